"""Settlement, variant by variant: the games with tarock cards (rules.md 4, 5, 8 to 11).

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from fractions import Fraction

from hand import Hand, Moves, Outcome, add, at, collect, flat, per_defender, result_of, write

GAMES = {"dreier": 3, "unterer": 4, "oberer": 5, "solo": 8}


def _with_valat(hand: Hand, result: str) -> str:
    """Tell the result beside a Valat: made is won, announced and lost is lost."""
    return {"made": "won", "announced_made": "won", "announced_lost": "lost"}.get(hand.said("valat"), result)


def _pagat(hand: Hand, unit: int) -> int:
    """Value the Pagat seen from A, before any Kontra."""
    return {"none": 0, "made": unit, "announced_made": 2 * unit, "announced_lost": -2 * unit, "captured": -unit}[
        hand.said("pagat")
    ]


def _viennese(hand: Hand, result: str, valat: str, pagat_unit: int) -> tuple[int, int]:
    """Value game (or Valat) and Pagat of sections 4 and 9."""
    game = GAMES[hand.contract]
    silent, announced = (12, 24) if valat == "fixed" else (4 * game, 8 * game)
    doubled = 2 ** hand.said("valat_kontra", 0)
    said = hand.said("valat")
    if said == "none":
        value = (game if result == "won" else -game) * hand.doubling
    elif said == "made":
        value = silent
    else:
        value = (announced if said == "announced_made" else -announced) * doubled
    pagat = _pagat(hand, pagat_unit)
    if hand.said("pagat").startswith("announced"):
        pagat *= 2 ** hand.said("pagat_kontra", 0)
    return value, pagat


def tapp_tarock(hand: Hand) -> Outcome:
    result = result_of(hand.is_made(36))
    unit = 8 if hand.contract == "solo" and hand.options["pagat_in_solo"] == "doubled" else 4
    game, pagat = _viennese(hand, result, hand.options["valat"], unit)
    moves = per_defender(hand, Fraction(game + pagat))
    for bonus, value in (("trull", 3), ("kings", 3), ("heads", 1)):
        holder = hand.said(bonus, None)
        if holder is None or hand.options["hand_bonus"] == "off":
            continue
        if hand.options["hand_bonus"] == "holder":
            moves = add(moves, collect(holder, hand.active, Fraction(value)))
        else:
            moves = add(moves, per_defender(hand, Fraction(value if holder == hand.declarer else -value)))
    return Outcome(_with_valat(hand, result), moves)


def _consolation(hand: Hand, game: int, base: int) -> Moves:
    """Add Pagat, Trull and kings as section 5 values them."""
    pagat = _pagat(hand, 2 * base if hand.contract == "solo" else base)
    moves = per_defender(hand, Fraction(game + pagat))
    for bonus in ("trull", "kings"):
        if hand.said(bonus, None) is not None:
            moves = add(moves, collect(hand.facts[bonus], hand.active, Fraction(base)))
    return moves


def tapp_tarock_1821(hand: Hand) -> Outcome:
    base = hand.options["base"]
    if hand.contract == "tapper":
        return flat(hand, "won", Fraction(base, 2))
    result = result_of(hand.points >= 36)
    times, overshoot = (1, 2) if hand.contract == "dreyer" else (2, 4)
    game = times * base + overshoot * abs(hand.points - 35)
    game = (game if result == "won" else -game) * hand.doubling
    if hand.said("valat") == "made":
        game = 10 * times * base
    return Outcome(_with_valat(hand, result), _consolation(hand, game, base))


def dreiertarock(hand: Hand) -> Outcome:
    if hand.contract == "solo_valat":
        return flat(hand, result_of(hand.facts["made"]), Fraction(960 * hand.doubling))
    result = result_of(hand.points >= 36)
    game = {"einser": 30, "zweier": 40, "dreier": 50, "vierer": 60, "fuenfer": 70, "solo": 120}[hand.contract]
    value = (game if result == "won" else -game) * hand.doubling
    for side in ("trull", "kings", "mondfang"):
        value += {"none": 0, "declarer": 10, "defenders": -10}[hand.said(side)]
    for bonus, silent in (("pagat", 40), ("uhu", 60), ("drei", 80)):
        value += {
            "none": 0,
            "made": silent,
            "announced_made": 2 * silent,
            "announced_lost": -2 * silent,
            "defenders": -silent,
        }[hand.said(bonus)]
    return at(hand, result, Fraction(value))


def point_tarock(hand: Hand) -> Outcome:
    result = result_of(hand.points >= 36)
    game, pagat = _viennese(hand, result, "fixed", 8 if hand.contract == "solo" else 4)
    value = game + pagat
    for step, worth in ((40, 3), (45, 6), (50, 10), (55, 15)):
        if step <= hand.said("announced", 0):
            value += worth if hand.points >= step else -worth
    return at(hand, _with_valat(hand, result), Fraction(value))


# silent, announced after the exchange, announced before
GERMAN_BONUSES = {
    "pagat": (5, 10, 20),
    "uhu": (5, 10, 20),
    "trull": (4, 4, 8),
    "kings": (5, 5, 10),
    "heads": (2, 2, 4),
    "no_trull": (4, 4, 8),
    "no_kings": (5, 5, 10),
    "forty": (5, 5, 10),
    "fifty": (10, 10, 20),
    "valat": (12, 24, 48),
}
ENGLISH_BONUSES = GERMAN_BONUSES | {"no_trull": (4, 8, 16), "no_kings": (5, 10, 15), "fifty": (10, 20, 40)}
COLLECTION_BONUSES = GERMAN_BONUSES | {
    "pagat": (5, 10, 20),
    "trull": (3, 3, 3),
    "kings": (3, 3, 3),
    "no_trull": (10, 10, 20),
    "no_kings": (10, 10, 20),
    "forty": (5, 5, 10),
    "fifty": (20, 20, 40),
    "valat": (20, 40, 80),
}


def illustrated_tarock(hand: Hand) -> Outcome:
    leaf = {"dreiblatt": 1, "zweiblatt": 2, "einblatt": 3, "solo": 4}[hand.contract]
    game = {"announced": 3, "taken_over": 4, "held": 5}[hand.said("bid", "announced")]
    bonuses = ENGLISH_BONUSES if hand.options["bonus_table"] == "english" else GERMAN_BONUSES
    if hand.options["scheme"] == "collection":
        game = {"dreiblatt": 3, "zweiblatt": 5, "einblatt": 7, "solo": 10}[hand.contract]
        bonuses = COLLECTION_BONUSES
    times = Fraction(leaf * hand.doubling)
    result = result_of(hand.points >= 36)
    winners = [hand.declarer] if result == "won" else [seat for seat in hand.active if seat != hand.declarer]
    written: Moves = dict.fromkeys(winners, (game + abs(hand.points - 35)) * times)
    for extra in hand.said("extras", []):
        column = ("silent", "after", "before").index(extra.get("when") or "silent")
        value = bonuses[extra["item"]][column] * times
        writers = [extra["seat"]]
        if extra.get("made") is False:  # a failed announcement is written by both other seats instead
            writers = [seat for seat in hand.active if seat != extra["seat"]]
        written = add(written, dict.fromkeys(writers, value))
    return Outcome(result, write(hand.active, written))


def zwoelfertarock(hand: Hand) -> Outcome:
    if hand.contract == "tapper":
        return flat(hand, "won", Fraction(15))
    result = result_of(hand.points >= 34)
    consolation, overshoot = {"dreyer": (30, 2), "zweyer": (50, 3), "einer": (100, 4), "solo": (150, 6)}[hand.contract]
    game = consolation + overshoot * abs(hand.points - 33)
    game = (game if result == "won" else -game) * hand.doubling
    if hand.said("valat") == "made":
        game = {"dreyer": 300, "solo": 600}[hand.contract]
    return Outcome(_with_valat(hand, result), _consolation(hand, game, 30))
