"""Declarations that several 54-card variants share: points in whole numbers, Pagat, Valat, hand bonuses.

Card points come to 70; thirds that exchanges of one or two cards leave are rounded before entry.
"""

from __future__ import annotations

from tappscore.i18n import Message, Text, mark
from tappscore.rules import explanation
from tappscore.rules.contracts import Check, Facts, Game, Part, Revoked
from tappscore.rules.explanation import LOST, MADE
from tappscore.rules.fields import Alternative, Choice, Count, Field, Place, Seat, Source
from tappscore.rules.problem_kinds import Found, contradiction

S3 = Source("sourced", "S3")
S5 = Source("reported", "S5")
S6 = Source("sourced", "S6")
COUNTED = Source("inferred", "from counting the cards")

SILENT = mark("rules", "silent")
ANNOUNCED_MADE = mark("rules", "announced and made")
ANNOUNCED_LOST = mark("rules", "announced and lost")
CAPTURED = mark("rules", "captured by the defenders")
HELD_BY_DECLARER = mark("rules", "held by the declarer")
HELD_BY_DEFENDER = mark("rules", "held by a defender")
SEAT_COLLECTS = mark("rules", "{who} collects")
FROM_EACH_OTHER = mark("rules", "{n} from each other seat")
CARD_POINTS = mark("rules", "Card points")

POINTS_EXCHANGE = Count(
    key="points",
    label=CARD_POINTS,
    source=COUNTED,
    low=1,
    high=69,
    required=True,
    meaning=mark("rules", "The declarer's card points, discards and his half of the talon included."),
)
POINTS_SOLO = Count(
    key="points",
    label=CARD_POINTS,
    source=COUNTED,
    low=0,
    high=68,
    required=True,
    meaning=mark("rules", "The declarer's card points; the whole talon counts for the defenders."),
)
PAGAT = Choice(
    key="pagat",
    label=mark("rules", "Pagat ultimo"),
    letter="pa",
    source=S3,
    meaning=mark("rules", "Trump I in the last trick, seen from the declarer."),
    alternatives=(
        Alternative(value="none", label=mark("rules", "none"), source=S3),
        Alternative(value="made", label=SILENT, source=S6),
        Alternative(value="announced_made", label=ANNOUNCED_MADE, sign="+", source=S3),
        Alternative(value="announced_lost", label=ANNOUNCED_LOST, sign="-", source=S3),
        Alternative(value="captured", label=CAPTURED, sign="0", source=S3),
    ),
)
_NO_VALAT = Alternative(value="none", label=mark("rules", "none"), source=S6)
_SILENT_VALAT = Alternative(value="made", label=SILENT, source=S6)
VALAT = Choice(
    key="valat",
    label=mark("rules", "Valat"),
    letter="v",
    source=S6,
    meaning=mark("rules", "All tricks."),
    alternatives=(
        _NO_VALAT,
        _SILENT_VALAT,
        Alternative(value="announced_made", label=ANNOUNCED_MADE, sign="+", source=S3),
        Alternative(value="announced_lost", label=ANNOUNCED_LOST, sign="-", source=S3),
    ),
)
VALAT_SILENT = Choice(
    key="valat",
    label=mark("rules", "Valat"),
    letter="v",
    source=S5,
    meaning=mark("rules", "All tricks."),
    alternatives=(_NO_VALAT, _SILENT_VALAT),
)
TRULL = Seat(
    key="trull",
    label=mark("rules", "Trull"),
    letter="tr",
    source=S6,
    meaning=mark("rules", "All three honours in the opening hand."),
)
KINGS = Seat(
    key="kings",
    label=mark("rules", "Four kings"),
    letter="k",
    source=S6,
    meaning=mark("rules", "All four kings in the opening hand."),
)
HEADS = Seat(
    key="heads",
    label=mark("rules", "Köpfe"),
    letter="he",
    source=S6,
    meaning=mark("rules", "Two honours in the opening hand."),
)


def valat_agrees(low: int, high: int) -> Check:
    """Make a check that holds a Valat made against points and Pagat (rules.md 0.5)."""

    def agree(facts: Facts, place: Place) -> Found:
        del place
        if facts["valat"] not in ("made", "announced_made"):
            return
        points = facts["points"]
        if points is not None and not low <= points <= high:
            yield contradiction("valat", "valat-points", points=points, low=low, high=high)
        if facts["pagat"] == "captured":
            yield contradiction("valat", "valat-pagat-captured")

    return agree


def heads_alone(facts: Facts, place: Place) -> Found:
    """Refuse Köpfe beside a Trull: two of the honours lie in one hand (rules.md 0.5)."""
    del place
    if facts["trull"] is not None and facts["heads"] is not None:
        yield contradiction("heads", "heads-beside-trull")


def revoked_between(low: int, high: int, lost: int) -> Revoked:
    """Put points in place after a revoke: `lost` is the smallest loss (rules.md 0.7)."""

    def revoked(facts: Facts, game: Game, by_declarer: bool, everything: bool) -> Facts:
        del facts, game
        if by_declarer:
            return {"points": low if everything else lost, "made": False}
        return {"points": high if everything else lost + 1, "made": True}

    return revoked


def collected(field: Field, seat: int, amount: int, game: Game, source: Source) -> Part:
    """Let the holder of a hand bonus collect it from every other seat."""
    holder = Message(SEAT_COLLECTS, {"who": explanation.seat(seat)})
    clauses = (holder, (FROM_EACH_OTHER, amount))
    return Part(0, field.label, None, clauses, source, game=False, moves=game.collect(seat, amount))


def bonus(label: Text, amount: int, how: Text, source: Source) -> Part:
    """Make the line of a bonus that the sides pay each other."""
    return Part(amount, label, None, (how,), source, game=False)


TIMES_BASE = mark("rules", "{n} times the base, and for each card point from 35 twice that in points")
CONSOLATION = mark("rules", "{n} as consolation")
EACH_TIMES = mark("rules", "{points} points from {half}, {n} for each")


def overshoot(game: Game, points: int, won: bool, consolation: int, per_point: int, distance: int) -> Part:
    """Score a consolation and so much for each point of the distance, as games of 1821 do."""
    far = Message(EACH_TIMES, {"points": distance, "half": (game.contract.target or 0) - 1, "n": per_point})
    value = consolation + per_point * distance
    clauses = (MADE if won else LOST, (CONSOLATION, consolation), far)
    return Part(value if won else -value, game.contract.label, points, clauses, game.source)
