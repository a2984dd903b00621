"""Württembergischer Tarock (Beck; Dummett): each card point above or below sixty, Tout, pot (rules.md 1)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part, Result
from tappscore.rules.explanation import EXACTLY_HALF, OVER_60, UNDER_60, Clause, times
from tappscore.rules.fields import Alternative, Choice, Source, Worth
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import (
    FAILED_TOUT,
    PER_POINT,
    POINTS,
    POT_OPTIONS,
    S1_S2,
    TOUT,
    revoked_120,
    tout_agrees,
)

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


def _by_margin(facts: Facts, game: Game) -> Outcome:
    """Score each card point above or below sixty."""
    # Exactly sixty is a draw: nobody scores (rules.md 1, sourced S1 S2).
    points, tout, worth = facts["points"], facts["tout"], game.worth
    over = points - 60
    if tout != "none":
        return _tout(points, tout, game)
    result: Result = "won" if over > 0 else "lost" if over else "draw"
    why: Clause = (OVER_60, over) if over > 0 else (UNDER_60, -over) if over else EXACTLY_HALF
    part = Part(over * worth, game.contract.label, points, (why, *times(worth)), S1_S2)
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
            Source("sourced", "factor S1 S2, base of 60 inferred"),
        )
        return Outcome("won", (part,))
    costs = game.options["failed_tout"]
    base = abs(points - 60) if costs == "points" else 60
    factor = 1 if costs == "plain" else factor
    why: tuple[Clause, ...] = ((TOUT_FAILED, base), *times(worth), *times(factor))
    source = Source("inferred", f"rules.md 1, {costs}")
    return Outcome("lost", (Part(-base * worth * factor, game.contract.label, points, why, source),))


FIRST = RuleSet(
    key="wuerttemberg",
    revision=1,
    label=mark("rules", "Württembergischer Tarock"),
    source=Source("sourced", "S1 S2, after Beck and Dummett"),
    half="draw",
    contracts=(
        Contract(
            key="frage",
            letter="f",
            label=mark("rules", "Frage"),
            meaning=mark("rules", "more than 60, with the Tapp picked up"),
            worth=Worth(1, S1_S2),
            unit=PER_POINT,
            target=61,
            fields=(POINTS, TOUT),
            value=_by_margin,
            source=S1_S2,
            pot="frage",
            checks=(tout_agrees,),
            revoked=revoked_120,
        ),
        Contract(
            key="solo",
            letter="s",
            label=mark("rules", "Solo"),
            meaning=mark("rules", "more than 60, the Tapp unseen"),
            worth=Worth(2, S1_S2),
            unit=PER_POINT,
            target=61,
            fields=(POINTS, TOUT),
            value=_by_margin,
            source=S1_S2,
            pot="solo",
            checks=(tout_agrees,),
            revoked=revoked_120,
        ),
    ),
    options=(TOUT_FACTOR, FAILED_TOUT, *POT_OPTIONS),
)
REVISIONS = (FIRST,)
