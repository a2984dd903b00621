"""Classic Tapp (Anton 1879, after Dummett): one point for every four, two or one card points (rules.md 2)."""

from __future__ import annotations

from fractions import Fraction

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part, PotRole
from tappscore.rules.deal import Amount
from tappscore.rules.explanation import EXACTLY_HALF, OVER_60, UNDER_60, Clause
from tappscore.rules.fields import Alternative, Choice, Options, Source, Worth
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import (
    FAILED_TOUT,
    POINTS,
    POT_OPTIONS,
    S1_S2,
    TOUT,
    by_half,
    revoked_120,
    tout_agrees,
)

ROUNDED = mark("rules", "one for every {n} or part of them")
EXACT = mark("rules", "one for every {n}, exactly")
TWICE_FRAGE = mark("rules", "twice what a Frage brings")
EVERY_POINT = mark("rules", "one for each")
TOUT_MADE = mark("rules", "Tout announced and made")
TOUT_FAILED = mark("rules", "announced Tout failed")
TOUT_DOUBLE = mark("rules", "twice {n}")

S1_S4 = Source("sourced", "S1 S4")
BY_ANALOGY = Source("inferred", "one per 2 card points S1 S2, rounding up by analogy")
# A Tout counts twice the whole distance of 60, however it is rounded (factor S1 S4).
TOUT_FACTOR = Worth(2, Source("sourced", "S1 Anton, S4"))

ROUNDING = Choice(
    key="rounding",
    label=mark("rules", "Rounding"),
    source=S1_S2,
    alternatives=(
        Alternative(
            value="up",
            label=mark("rules", "up"),
            meaning=mark("rules", "One point for every four card points or part of them."),
            source=S1_S2,
        ),
        Alternative(
            value="exact",
            label=mark("rules", "exact"),
            meaning=mark("rules", "Quarters and halves are written, as Meyer has it."),
            source=Source("sourced", "S4"),
            has_parts=True,
        ),
    ),
)
SOLO_ROUNDING = Choice(
    key="solo_rounding",
    label=mark("rules", "Rounding of a Solo"),
    source=BY_ANALOGY,
    alternatives=(
        Alternative(
            value="half_up",
            label=mark("rules", "halves rounded up"),
            meaning=mark("rules", "One point for every two card points or part of them."),
            source=BY_ANALOGY,
        ),
        Alternative(
            value="twice_frage",
            label=mark("rules", "twice the Frage"),
            meaning=mark("rules", "The rounded value of a Frage, doubled."),
            source=Source("inferred", "the plain reading of the sources"),
        ),
    ),
)
POT_CONTRACTS = Choice(
    key="pot_contracts",
    label=mark("rules", "Who takes the pot"),
    source=Source("inferred", "the plain reading of the sources"),
    alternatives=(
        Alternative(
            value="both",
            label=mark("rules", "both Solos"),
            meaning=mark("rules", "Every won Solo takes the pot, every lost one doubles it."),
            source=Source("inferred", "the plain reading of the sources"),
        ),
        Alternative(
            value="hearts",
            label=mark("rules", "the Herzsolo only"),
            meaning=mark("rules", "A Solo in another suit treats the pot like a Frage."),
            source=Source("inferred", "the plain reading of the sources"),
        ),
    ),
)


def _scaled(distance: int, game: Game) -> tuple[Amount, Clause]:
    """Turn a distance from sixty into points: rounded first, the sign comes after (rules.md 0.2)."""
    per = game.contract.worth.value
    if per == 1:
        return distance, EVERY_POINT
    if game.options["rounding"] == "exact":
        value = Fraction(distance, per)
        return (int(value) if value.denominator == 1 else value), (EXACT, per)
    if per == 2 and game.options["solo_rounding"] == "twice_frage":
        return 2 * -(-distance // 4), TWICE_FRAGE
    return -(-distance // per), (ROUNDED, per)


def _by_margin(facts: Facts, game: Game) -> Outcome:
    """Score the distance from sixty by quarters, halves or points."""
    points = facts["points"]
    if facts["tout"] != "none":
        return _tout(points, facts["tout"], game)
    distance = abs(points - 60)
    value, how = _scaled(distance, game)
    if not distance:
        part = Part(0, game.contract.label, points, (EXACTLY_HALF,), game.source)
        return Outcome("draw", (part,))
    why: Clause = (OVER_60 if points > 60 else UNDER_60, distance)
    part = Part(value if points > 60 else -value, game.contract.label, points, (why, how), game.source)
    return Outcome(by_half(points, 60, "draw"), (part,))


def _tout(points: int, tout: str, game: Game) -> Outcome:
    """Score an announced Tout, always computed on sixty, so that no fraction is left over."""
    whole, factor = 60 // game.contract.worth.value, TOUT_FACTOR.value
    if tout == "made":
        part = Part(factor * whole, game.contract.label, points, (TOUT_MADE, (TOUT_DOUBLE, whole)), TOUT_FACTOR.source)
        return Outcome("won", (part,))
    source = Source("inferred", "the plain reading of the sources")
    if game.options["failed_tout"] == "plain":
        return Outcome("lost", (Part(-whole, game.contract.label, points, (TOUT_FAILED,), source),))
    value: Amount = whole
    if game.options["failed_tout"] == "points":
        value, _ = _scaled(abs(points - 60), game)
    clauses: tuple[Clause, ...] = (TOUT_FAILED, (TOUT_DOUBLE, value))
    return Outcome("lost", (Part(-factor * value, game.contract.label, points, clauses, source),))


def _solo_in_pot(options: Options) -> PotRole:
    return "solo" if options["pot_contracts"] == "both" else "frage"


FIRST = RuleSet(
    key="classic",
    revision=1,
    label=mark("rules", "Classic Tapp"),
    source=Source("sourced", "S1, after Anton 1879 and Dummett"),
    half="draw",
    contracts=(
        Contract(
            key="frage",
            letter="f",
            label=mark("rules", "Frage"),
            meaning=mark("rules", "more than 60, hearts trump, with the Tapp"),
            worth=Worth(4, S1_S2),
            unit=mark("rules", "one point for every {n} card points"),
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
            meaning=mark("rules", "more than 60, any trump but hearts, the Tapp unseen"),
            worth=Worth(2, S1_S2),
            unit=mark("rules", "one point for every {n} card points"),
            target=61,
            fields=(POINTS, TOUT),
            value=_by_margin,
            source=BY_ANALOGY,
            pot=_solo_in_pot,
            checks=(tout_agrees,),
            revoked=revoked_120,
        ),
        Contract(
            key="herzsolo",
            letter="h",
            label=mark("rules", "Herzsolo"),
            meaning=mark("rules", "more than 60, hearts trump, the Tapp unseen"),
            worth=Worth(1, S1_S4),
            unit=mark("rules", "one point for every card point"),
            target=61,
            fields=(POINTS, TOUT),
            value=_by_margin,
            source=S1_S4,
            pot="solo",
            checks=(tout_agrees,),
            revoked=revoked_120,
        ),
    ),
    options=(ROUNDING, SOLO_ROUNDING, FAILED_TOUT, *POT_OPTIONS, POT_CONTRACTS),
)
REVISIONS = (FIRST,)
