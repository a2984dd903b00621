"""Tapp Tarock by the tariff of 1821: a consolation, and the overshoot above 35 (rules.md 5)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part
from tappscore.rules.explanation import DOUBLED
from tappscore.rules.fields import Alternative, Choice, Source, Worth
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tarock_family import (
    KINGS,
    PAGAT,
    POINTS_EXCHANGE,
    POINTS_SOLO,
    S5,
    TIMES_BASE,
    TRULL,
    VALAT_SILENT,
    bonus,
    collected,
    overshoot,
    revoked_between,
    valat_agrees,
)

HALF_BASE = mark("rules", "half of the base, {n}")
WRITTEN = mark("rules", "written at once, not played")

# In multiples of the base C.
VALAT_BASES = Worth(10, S5)
PAGAT_BASES = {"made": Worth(1, S5), "announced_made": Worth(2, S5), "announced_lost": Worth(-2, S5)}
PAGAT_BASES["captured"] = Worth(-1, S5)
HAND_BASES = ((TRULL, Worth(1, S5)), (KINGS, Worth(1, S5)))
STEP = Worth(2, S5)

BASE = Choice(
    key="base",
    label=mark("rules", "Base C"),
    meaning=mark("rules", "The consolation of a Dreyer; everything else is counted in it."),
    source=S5,
    default=50,
    alternatives=(
        Alternative(value=30, label=mark("rules", "30"), source=S5),
        Alternative(value=40, label=mark("rules", "40"), source=S5),
        Alternative(value=50, label=mark("rules", "50"), source=S5),
    ),
)


def _tapper(facts: Facts, game: Game) -> Outcome:
    """Write half of the base to the declarer: a Tapper is not played out."""
    del facts
    half = game.options["base"] // 2
    return Outcome("won", (Part(half, game.contract.label, None, (WRITTEN,), S5),))


def _value(facts: Facts, game: Game) -> Outcome:
    """Score consolation and overshoot, or the Valat instead, and the bonuses."""
    base, multiple, points = game.options["base"], game.worth, facts["points"]
    if facts["valat"] == "made":
        how = VALAT_SILENT.alternatives[1].label
        won, game_part = True, bonus(VALAT_SILENT.label, VALAT_BASES.value * multiple * base, how, VALAT_BASES.source)
    else:
        won = points > 35
        game_part = overshoot(game, points, won, multiple * base, STEP.value * multiple, abs(points - 35))
    parts = [game_part]
    if worth := PAGAT_BASES.get(facts["pagat"]):
        pagat = PAGAT.alternative(facts["pagat"])
        clauses = (*((pagat.label,) if pagat else ()), *((DOUBLED,) if multiple == 2 else ()))
        parts.append(Part(worth.value * base * multiple, PAGAT.label, None, clauses, worth.source, game=False))
    for field, worth in HAND_BASES:
        if (holder := facts[field.key]) is not None:
            parts.append(collected(field, holder, worth.value * base, game, worth.source))
    return Outcome("won" if won else "lost", tuple(parts))


FIRST = RuleSet(
    key="tapp_tarock_1821",
    revision=1,
    label=mark("rules", "Tapp Tarock of 1821"),
    source=S5,
    total=70,
    half="lost",
    contracts=(
        Contract(
            key="tapper",
            letter="t",
            label=mark("rules", "Tapper"),
            meaning=WRITTEN,
            worth=Worth(1, S5),
            unit=mark("rules", "half of the base"),
            played=False,
            value=_tapper,
            source=S5,
        ),
        Contract(
            key="dreyer",
            letter="d",
            label=mark("rules", "Dreyer"),
            meaning=mark("rules", "36 card points with half of the talon"),
            worth=Worth(1, S5),
            unit=TIMES_BASE,
            target=36,
            fields=(POINTS_EXCHANGE, PAGAT, VALAT_SILENT, TRULL, KINGS),
            value=_value,
            source=S5,
            checks=(valat_agrees(57, 69),),
            revoked=revoked_between(1, 69, 35),
        ),
        Contract(
            key="solo",
            letter="s",
            label=mark("rules", "Solo"),
            meaning=mark("rules", "36 card points without the talon"),
            worth=Worth(2, S5),
            unit=TIMES_BASE,
            target=36,
            fields=(POINTS_SOLO, PAGAT, VALAT_SILENT, TRULL, KINGS),
            value=_value,
            source=Source("reported", "S5"),
            checks=(valat_agrees(44, 68),),
            revoked=revoked_between(0, 68, 35),
        ),
    ),
    options=(BASE,),
)
REVISIONS = (FIRST,)
