"""Declarations that several variants share: card points, Tout, pot, who settles, what a revoke puts in place.

Variants know nothing of each other; what two of them have in common stands here.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tappscore.i18n import mark
from tappscore.rules.contracts import Check, Facts, Game, Outcome, Part, Result
from tappscore.rules.explanation import EXACTLY_HALF, OVER_60, UNDER_60, Clause, times
from tappscore.rules.explanation import LOST as LOST_IT
from tappscore.rules.explanation import MADE as MADE_IT
from tappscore.rules.fields import MOST, Alternative, Choice, Count, Field, Flag, Place, Source
from tappscore.rules.problem_kinds import Found, contradiction

Kept = TypeVar("Kept", bound=Field)

S1_S2 = Source("sourced", "S1 S2")
PACK_36 = Source("sourced", "S1 S2 S35")
INFERRED_POT = Source("inferred", "the plain reading of the sources")
POT_HOUSE = Source("house", "no source decides it")

POINTS = Count(
    key="points",
    label=mark("rules", "Card points"),
    meaning=mark("rules", "The declarer's card points, with what lies in the Tapp."),
    source=PACK_36,
    high=120,
    impossible=(1, 119),
    required=True,
)
MADE = Flag(
    key="made",
    letter="m",
    label=mark("rules", "Made"),
    meaning=mark("rules", "Whether the declarer reached his aim."),
    source=Source("inferred", "the plain reading of the sources"),
    required=True,
)
TOUT = Choice(
    key="tout",
    label=mark("rules", "Announced Tout"),
    letter="t",
    meaning=mark("rules", "Only a Tout announced after the auction and before the first trick."),
    source=S1_S2,
    alternatives=(
        Alternative(value="none", label=mark("rules", "none"), source=S1_S2),
        Alternative(value="made", label=mark("rules", "made"), sign="+", source=S1_S2),
        Alternative(value="failed", label=mark("rules", "failed"), sign="-", source=S1_S2),
    ),
)

FAILED_TOUT = Choice(
    key="failed_tout",
    label=mark("rules", "A failed Tout costs"),
    source=Source("inferred", "S4 fits the first"),
    alternatives=(
        Alternative(
            value="full",
            label=mark("rules", "the full Tout value"),
            meaning=mark("rules", "As much as a Tout made brings in."),
            source=Source("inferred", "S4: an announced Tout costs double"),
        ),
        Alternative(
            value="points",
            label=mark("rules", "the points times the factor"),
            meaning=mark("rules", "The distance from 60, times the Tout's factor."),
            source=Source("inferred", "the plain reading of the sources"),
        ),
        Alternative(
            value="plain",
            label=mark("rules", "all points without the factor"),
            meaning=mark("rules", "As if the declarer had lost by 60."),
            source=Source("inferred", "the plain reading of the sources"),
        ),
    ),
)
POT = Flag(
    key="pot",
    label=mark("rules", "Play with a pot"),
    meaning=mark("rules", "The dealer antes; lost games feed the pot, a won Solo takes it."),
    source=S1_S2,
    default=False,
)
ANTE = Count(
    key="ante",
    label=mark("rules", "Ante"),
    meaning=mark("rules", "What the dealer pays into the pot in every deal."),
    source=S1_S2,
    high=MOST,
    default=2,
)
POT_END = Choice(
    key="pot_end",
    label=mark("rules", "Pot after the last deal"),
    source=POT_HOUSE,
    alternatives=(
        Alternative(
            value="split",
            label=mark("rules", "split"),
            meaning=mark("rules", "Equal whole shares to all seats, the rest to the club."),
            source=POT_HOUSE,
        ),
        Alternative(
            value="keep", label=mark("rules", "kept"), meaning=mark("rules", "It goes to the club."), source=POT_HOUSE
        ),
    ),
)
POT_OPTIONS: tuple[Field, ...] = (POT, ANTE, POT_END)


PER_POINT = mark("rules", "{n} for each card point above or below 60")


def optional(field: Kept) -> Kept:
    """Declare a field that another one can stand for."""
    return msgspec.structs.replace(field, required=False)


def made_agrees(target: int) -> Check:
    """Make a check that holds `made` against the points (rules.md 0.5)."""

    def agree(facts: Facts, place: Place) -> Found:
        del place
        points, made = facts["points"], facts["made"]
        if points is not None and made is not None and made != (points >= target):
            yield contradiction("made", "made-disagrees", points=points)

    return agree


def reached(facts: Facts, target: int) -> bool:
    """Tell whether the declarer reached his aim, by points or, where the paper has no more, by `made`."""
    points = facts.get("points")
    if points is None:
        return bool(facts["made"])
    return bool(points >= target)


def flat(facts: Facts, game: Game) -> Outcome:
    """Score the contract's value, won or lost."""
    contract = game.contract
    won = reached(facts, contract.target or 0)
    part = Part(
        game.worth if won else -game.worth,
        contract.label,
        facts.get("points"),
        (MADE_IT if won else LOST_IT,),
        game.source,
    )
    return Outcome("won" if won else "lost", (part,))


def by_margin(points: int, game: Game, per_point: int, exactly: Result = "draw") -> Outcome:
    """Score each card point above or below sixty."""
    over = points - 60
    why: Clause = (OVER_60, over) if over > 0 else (UNDER_60, -over) if over else EXACTLY_HALF
    part = Part(over * per_point, game.contract.label, points, (why, *times(per_point)), game.source)
    return Outcome(by_half(points, 60, exactly), (part,))


def tout_agrees(facts: Facts, place: Place) -> Found:
    """Hold a Tout made against the points: all tricks give 120 (rules.md 0.5)."""
    del place
    if facts["tout"] == "made" and facts["points"] not in (None, 120):
        yield contradiction("tout", "tout-without-all", points=facts["points"])


def by_half(points: int, half: int, exactly: Result) -> Result:
    """Tell won from lost where `half` points are exactly half."""
    if points > half:
        return "won"
    return "lost" if points < half else exactly


def revoked_120(facts: Facts, game: Game, by_declarer: bool, everything: bool) -> Facts:
    """Put points in place after a revoke, in games of 120 (rules.md 0.7)."""
    del facts, game
    if by_declarer:
        return {"points": 0 if everything else 59, "made": False}
    return {"points": 120 if everything else 61, "made": True}


def revoked_made(facts: Facts, game: Game, by_declarer: bool, everything: bool) -> Facts:
    """Lose or make a contract that counts no points after a revoke."""
    del facts, game, everything
    return {"made": not by_declarer}


TOUT_MADE = mark("rules", "Tout announced and made: {n} card points")
TOUT_FAILED = mark("rules", "announced Tout failed: {n} card points")

TOUT_FACTOR = Choice(
    key="tout_factor",
    label=mark("rules", "An announced Tout counts"),
    source=S1_S2,
    alternatives=(
        Alternative(
            value=2, label=mark("rules", "double"), meaning=mark("rules", "as Anton has it"), source=S1_S2, worth=2
        ),
        Alternative(
            value=3, label=mark("rules", "threefold"), meaning=mark("rules", "as Beck has it"), source=S1_S2, worth=3
        ),
    ),
)


def by_margin_or_tout(facts: Facts, game: Game) -> Outcome:
    """Score each card point above or below sixty."""
    # Exactly sixty is a draw: nobody scores (rules.md 1, sourced S1 S2).
    points, tout, worth = facts["points"], facts["tout"], game.worth
    over = points - 60
    if tout != "none":
        return _tout(points, tout, game)
    result: Result = "won" if over > 0 else "lost" if over else game.options.get("half", "draw")
    why: Clause = (OVER_60, over) if over > 0 else (UNDER_60, -over) if over else EXACTLY_HALF
    part = Part(over * worth, game.contract.label, points, (why,) if worth == 1 else (why, *times(worth)), game.source)
    return Outcome(result, (part,))


def _tout(points: int, tout: str, game: Game) -> Outcome:
    """Score an announced Tout; a failed one is lost whatever the points are."""
    factor, worth = game.options["tout_factor"], game.worth
    if tout == "made":
        part = Part(
            60 * worth * factor,
            game.contract.label,
            points,
            ((TOUT_MADE, 60), *times(worth), *times(factor)),
            game.rests_on(Source("sourced", "factor S1 S2, base of 60 inferred")),
        )
        return Outcome("won", (part,))
    costs = game.options["failed_tout"]
    base = abs(points - 60) if costs == "points" else 60
    factor = 1 if costs == "plain" else factor
    why: tuple[Clause, ...] = ((TOUT_FAILED, base), *times(worth), *times(factor))
    source = game.rests_on(Source("inferred", "S4 fits the full value"))
    return Outcome("lost", (Part(-base * worth * factor, game.contract.label, points, why, source),))
