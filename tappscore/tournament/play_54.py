"""One deal with the 54-card tarock pack, played: `tapp_tarock`.

Card points are counted in thirds, as `rules.md` 0.5 has it; with exchanges of
three cards both piles come out whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.trick_play import Aim, Pack, Play, Played

TAROCKS = 4  # the suit of the trumps
_PAGAT, _MOND, _SKUES = 32, 52, 53
_SUIT_VALUES = (1, 1, 1, 1, 2, 3, 4, 5)  # four pips, jack, knight, queen, king
_PLAYERS, _HAND = 3, 16

# Cards 0 to 31 are four suits of eight, 32 to 53 the tarocks from the Pagat (I) to the Sküs.
PACK = Pack(
    suits=tuple(card // 8 if card < _PAGAT else TAROCKS for card in range(54)),
    strengths=tuple(card % 8 if card < _PAGAT else card - _PAGAT for card in range(54)),
    points=tuple(
        _SUIT_VALUES[card % 8] if card < _PAGAT else (5 if card in (_PAGAT, _MOND, _SKUES) else 1) for card in range(54)
    ),
    must_trump=True,
)
_KINGS = frozenset(suit * 8 + 7 for suit in range(4))
_HONOURS = frozenset((_PAGAT, _MOND, _SKUES))


class Bid(NamedTuple):
    """What one player would play; `pagat` and `valat` say what is announced."""

    rank: int
    contract: str
    pagat: bool = False
    valat: bool = False


def play_deal(options: Mapping[str, Any], active: Sequence[int], chance: Chance, *, by_points: bool) -> dict[str, Any]:
    """Play one deal; `active` are the seats from forehand on. Gives the deal's members."""
    cards = chance.shuffled(range(54))
    hands = [cards[player * _HAND : (player + 1) * _HAND] for player in range(_PLAYERS)]
    talon = cards[_PLAYERS * _HAND :]
    bids = [_bid(hand, chance.draw()) for hand in hands]
    declarer = max(range(_PLAYERS), key=lambda player: (bids[player].rank, -player))
    bid = bids[declarer]
    if bid.rank == 0:
        return {"passed": True}
    facts: dict[str, Any] = {"declarer": active[declarer], "contract": bid.contract}
    held = _held(hands, active)
    away = _exchange(hands, declarer, talon, bid.contract)
    aim: Aim = "all" if bid.valat else "points"
    # A Pagat worth something at the end is held back till then.
    tarocks = sum(card >= _PAGAT for card in hands[declarer])
    kept = _PAGAT if _PAGAT in hands[declarer] and (bid.pagat or tarocks >= 8) else -1
    played = Play(PACK, hands, TAROCKS, declarer, aim, kept).run()
    valat = played.tricks[declarer] == _HAND
    if bid.valat and not valat:
        played = Play(PACK, hands, TAROCKS, declarer, "points", kept).run()
    points = card_points(played.won[declarer] + away)
    bonuses = _pagat(played, declarer, announced=bid.pagat, valat=valat) | _valat(announced=bid.valat, made=valat)
    if by_points or "valat" in bonuses:
        facts["points"] = points
    else:
        facts["made"] = points >= 36
    return facts | bonuses | held | _kontra(options, chance, bonuses)


def card_points(cards: Sequence[int]) -> int:
    """Count whole card points: three times the raw points less two for every card, in thirds."""
    thirds = 3 * sum(PACK.points[card] for card in cards) - 2 * len(cards)
    return thirds // 3


def _bid(hand: Sequence[int], boldness: float) -> Bid:
    tarocks = sorted(card for card in hand if card >= _PAGAT)
    high = sum(card >= _PAGAT + 15 for card in tarocks)
    kings = sum(card in _KINGS for card in hand)
    strength = 10 * len(tarocks) + 7 * high + 6 * kings
    announced = _PAGAT in tarocks and len(tarocks) >= 9 and boldness > 0.6
    valat = strength >= 190 and boldness > 0.5
    for rank, contract, least in ((4, "solo", 150), (3, "oberer", 138), (2, "unterer", 128), (1, "dreier", 110)):
        if strength >= least - 16 * boldness:
            return Bid(rank, contract, announced, valat)
    return Bid(0, "")


def _held(hands: Sequence[Sequence[int]], active: Sequence[int]) -> dict[str, Any]:
    """Name who was dealt Trull, Köpfe or four kings."""
    facts: dict[str, Any] = {}
    for player, hand in enumerate(hands):
        honours = len(_HONOURS.intersection(hand))
        if honours == 3:
            facts["trull"] = active[player]
        elif honours == 2:
            facts["heads"] = active[player]
        if _KINGS.issubset(hand):
            facts["kings"] = active[player]
    return facts


def _exchange(hands: list[list[int]], declarer: int, talon: Sequence[int], contract: str) -> list[int]:
    """Take half of the talon and lay three cards away; gives what counts for the declarer besides tricks."""
    if contract == "solo":
        return []
    halves = (list(talon[:3]), list(talon[3:]))
    if contract == "dreier":
        taken = max(halves, key=lambda half: sum(PACK.points[card] + 3 * (card >= _PAGAT) for card in half))
    else:
        taken = halves[0] if contract == "unterer" else halves[1]
    cards = hands[declarer] + taken

    def order(card: int) -> tuple[bool, bool, int, int]:
        length = sum(other // 8 == card // 8 and other < _PAGAT for other in cards)
        return (card >= _PAGAT, card in _KINGS, length, -PACK.points[card])

    ordered = sorted(cards, key=order)
    hands[declarer] = ordered[3:]
    return ordered[:3]


def _pagat(played: Played, declarer: int, *, announced: bool, valat: bool) -> dict[str, Any]:
    holder = next((player for player, card in played.last_trick if card == _PAGAT), None)
    made = holder == declarer == played.last_winner
    if announced:
        return {"pagat": "announced_made" if made else "announced_lost"}
    if made:
        return {"pagat": "made"}
    if holder is not None and played.last_winner != declarer and not valat:
        return {"pagat": "captured"}
    return {}


def _valat(*, announced: bool, made: bool) -> dict[str, Any]:
    if announced:
        return {"valat": "announced_made" if made else "announced_lost"}
    return {"valat": "made"} if made else {}


def _kontra(options: Mapping[str, Any], chance: Chance, bonuses: Mapping[str, Any]) -> dict[str, Any]:
    if options.get("kontra") is not True:
        return {}
    facts = {}
    for key, stands in (
        ("kontra", True),
        ("pagat_kontra", str(bonuses.get("pagat", "")).startswith("announced")),
        ("valat_kontra", str(bonuses.get("valat", "")).startswith("announced")),
    ):
        level = max(0, int(chance.draw() * 12) - 8) if stands else 0
        if level:
            facts[key] = level
    return facts
