"""One deal with 36 (or 32) German-suited cards, played: `wuerttemberg`, `classic` and `dapp`.

Bidding is a beginner's: trumps, aces and short suits are counted, and some
evenings people are bold. What comes out are facts as a scorer would write
them; that they are legal follows from the play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.trick_play import Aim, Pack, Play

HEARTS = 2
_VALUES = (0, 0, 0, 0, 2, 3, 4, 10, 11)  # six … nine, Unter, Ober, king, ten, ace (rules.md 0.5)
_ACE, _TEN = 8, 7
PACK = Pack(
    suits=tuple(card // 9 for card in range(36)),
    strengths=tuple(card % 9 for card in range(36)),
    points=tuple(_VALUES[card % 9] for card in range(36)),
)


class Bid(NamedTuple):
    """What one player would play: rank and key of the contract, the trump suit (-1 none), an announced Tout."""

    rank: int
    contract: str
    trump: int
    tout: bool = False


class Hands(NamedTuple):
    """A deal of the pack: hands from forehand on, and the Tapp."""

    hands: tuple[tuple[int, ...], ...]
    tapp: tuple[int, ...]


def deal_out(chance: Chance, players: int, *, short: bool) -> Hands:
    """Mix and deal: 11 each and a Tapp of 3, or 8 each and a Tapp of 4; 32 cards without the sixes."""
    cards = chance.shuffled(card for card in range(36) if not short or card % 9)
    size = (10 if short else 11) if players == 3 else 8
    hands = tuple(tuple(cards[player * size : (player + 1) * size]) for player in range(players))
    return Hands(hands, tuple(cards[players * size :]))


def play_deal(
    variant: str, options: Mapping[str, Any], active: Sequence[int], chance: Chance, *, by_points: bool
) -> dict[str, Any]:
    """Play one deal; `active` are the seats from forehand on. Gives the deal's members.

    `by_points` False writes only won or lost where the variant lets the paper do so (`dapp`).
    """
    short = options.get("pack") == 32
    hands = deal_out(chance, len(active), short=short)
    bids = [_bid(variant, hand, chance, has_tapp=bool(hands.tapp)) for hand in hands.hands]
    declarer = max(range(len(active)), key=lambda player: (bids[player].rank, -player))
    bid = bids[declarer]
    if bid.rank == 0:
        return _ramsch(hands, options, active) if variant == "dapp" else {"passed": True}
    facts = _facts(variant, hands, declarer, bid, by_points=by_points)
    return {"declarer": active[declarer], "contract": bid.contract, **facts}


Ranks = tuple[tuple[int, ...], ...]


def _by_suit(hand: Sequence[int]) -> Ranks:
    """Give a hand's ranks suit by suit, each from low to high."""
    suits: tuple[list[int], ...] = ([], [], [], [])
    for card in sorted(hand):
        suits[card // 9].append(card % 9)
    return tuple(map(tuple, suits))


def _strength(ranks: Ranks, trump: int) -> float:
    """Estimate a hand in tenths of its cards: trumps count, high ones more, side aces and short suits too."""
    trumps = ranks[trump]
    worth = 10 * len(trumps) + 6 * (_ACE in trumps) + 6 * (_TEN in trumps) + 3 * sum(rank >= 5 for rank in trumps)
    for suit, side in enumerate(ranks):
        if suit != trump:
            worth += 9 * (_ACE in side) + 4 * (_TEN in side and len(side) > 1) + 4 * (not side)
    return worth * 10 / sum(map(len, ranks))


def _losers(ranks: Ranks, trump: int) -> int:
    """Count the tricks that a hand can't be sure of, if it wants them all."""
    losers = 0
    for suit, held in enumerate(ranks):
        safe = 0
        while safe < len(held) and held[-1 - safe] == _ACE - safe:
            safe += 1
        # With six trumps in one hand the three outside fall under the first rounds.
        losers += max(0, min(len(held), 9 - len(held)) - safe) if suit == trump else len(held) - safe
    return losers


def _risk(ranks: Ranks) -> int:
    """Count the cards that may take a trick against a player who wants none."""
    return sum(rank > 2 * at + 1 for held in ranks for at, rank in enumerate(held))


def _bid(variant: str, hand: Sequence[int], chance: Chance, *, has_tapp: bool) -> Bid:
    boldness = chance.draw()
    ranks = _by_suit(hand)
    strengths = [_strength(ranks, suit) for suit in range(4)]
    side = max((0, 1, 3), key=strengths.__getitem__)
    best = max((side, HEARTS), key=strengths.__getitem__)
    if variant == "dapp":
        special = _special(ranks, best, boldness)
        if special.rank:
            return special
    tout = variant != "dapp" and _losers(ranks, best) <= (2 if boldness > 0.4 else 1)
    solo = 77 - 6 * boldness
    if strengths[HEARTS] >= solo and variant != "wuerttemberg":
        return Bid(3, "herzsolo", HEARTS, tout and best == HEARTS)
    if strengths[side] >= solo:
        return Bid(2, "solo", side, tout and best == side)
    if has_tapp and strengths[HEARTS] >= 56 - 10 * boldness:
        return Bid(1, "frage", HEARTS, tout and best == HEARTS)
    return Bid(0, "", -1)


def _special(ranks: Ranks, best: int, boldness: float) -> Bid:
    """Look for the contracts of `dapp` that want no trick or every trick."""
    losers = _losers(ranks, best)
    in_hearts = best == HEARTS
    if losers <= 1 or (losers == 2 and boldness > 0.8):
        return Bid(9, "herzdurch", best) if in_hearts else Bid(8, "durch", best)
    if losers == 2 or (losers == 3 and boldness > 0.85):
        return Bid(6, "herzrufer", best) if in_hearts else Bid(5, "rufer", best)
    risk = _risk(ranks)
    if risk == 0 and boldness > 0.5:
        return Bid(7, "bettel_ouvert", -1)
    if risk <= 1:
        return Bid(4, "bettel", -1)
    return Bid(0, "", -1)


_AIMS: Mapping[str, Aim] = {
    "bettel": "none",
    "bettel_ouvert": "none",
    "rufer": "all",
    "herzrufer": "all",
    "durch": "all",
    "herzdurch": "all",
}


def _facts(variant: str, hands: Hands, declarer: int, bid: Bid, *, by_points: bool) -> dict[str, Any]:
    aim: Aim = "all" if bid.tout else _AIMS.get(bid.contract, "points")
    dealt = [list(hand) for hand in hands.hands]
    away = list(hands.tapp)
    if bid.contract == "frage":
        dealt[declarer], away = _exchange([*dealt[declarer], *hands.tapp], len(hands.tapp))
    elif bid.contract.endswith("rufer"):
        _call(dealt, declarer, bid.trump)
    # Played to the end where points count, so that a failed Tout has points of its own.
    played = Play(PACK, dealt, bid.trump, declarer, aim).run()
    made = played.tricks[declarer] == (0 if aim == "none" else len(hands.hands[0]))
    if bid.tout and not made:
        played = Play(PACK, dealt, bid.trump, declarer, "points").run()
        return {"points": _points(played.won[declarer] + away), "tout": "failed"}
    if bid.tout:
        return {"points": 120, "tout": "made"}
    if aim != "points":
        return {"made": made}
    points = _points(played.won[declarer] + away)
    return {"points": points} if by_points or variant != "dapp" else {"made": points >= 61}


def _points(cards: Sequence[int]) -> int:
    return sum(PACK.points[card] for card in cards)


def _exchange(cards: list[int], count: int) -> tuple[list[int], list[int]]:
    """Lay away as many cards as were taken: no trumps and no aces, tens first, then what shortens a suit."""

    def order(card: int) -> tuple[bool, bool, int, int]:
        suit, rank = divmod(card, 9)
        length = sum(other // 9 == suit for other in cards)
        return (suit == HEARTS, rank == _ACE, -PACK.points[card], length)

    ordered = sorted(cards, key=order)
    return ordered[count:], ordered[:count]


def _call(dealt: list[list[int]], declarer: int, trump: int) -> None:
    """Call the best card that is missing and give the worst back for it."""
    own = dealt[declarer]
    wanted = [trump * 9 + rank for rank in range(_ACE, -1, -1)]
    wanted += [suit * 9 + _ACE for suit in range(4) if suit != trump]
    for card in wanted:
        holder = next((player for player, hand in enumerate(dealt) if card in hand and player != declarer), None)
        if holder is not None:
            worst = min((held for held in own if held // 9 != trump), key=lambda held: held % 9, default=own[0])
            own.remove(worst)
            dealt[holder].remove(card)
            own.append(card)
            dealt[holder].append(worst)
            return


def _ramsch(hands: Hands, options: Mapping[str, Any], active: Sequence[int]) -> dict[str, Any]:
    """Play the deal that nobody wanted; numbers stand in order of the seats."""
    played = Play(PACK, hands.hands, -1, -1, "each").run()
    order = sorted(range(len(active)), key=active.__getitem__)
    points = [_points(played.won[player]) for player in range(len(active))]
    points[played.last_winner] += _points(hands.tapp)
    facts: dict[str, Any] = {
        "contract": "ramsch",
        "points": [points[player] for player in order],
        "tricks": [played.tricks[player] for player in order],
    }
    if options.get("ramsch_tie") == "last_trick" and points.count(max(points)) > 1:
        facts["last_trick"] = active[played.last_winner]
    return facts
