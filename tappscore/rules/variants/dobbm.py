"""Dobbm (Stubai): the declarer deals next; structure S20 S21 S22, all amounts of the house (rules.md 13.4)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part
from tappscore.rules.explanation import times
from tappscore.rules.fields import Count, Source
from tappscore.rules.house_tariff import (
    KONTRA,
    NOTICE,
    TEMPLATE,
    at_target,
    common,
    flat_result,
    resting_dealer_settles,
    tariff,
)
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import POINTS

TARGET_POINTS = mark("rules", "{n} card points announced")
LABELS = {"dobbm": mark("rules", "Dobbm"), "solo": mark("rules", "Solo")}
TARIFF = tariff({"dobbm": 1, "solo": 2}, LABELS)
ANNOUNCED = Count(
    key="announced",
    label=mark("rules", "Announced points"),
    letter="an",
    meaning=mark("rules", "61 unless a higher figure was announced."),
    source=Source("sourced", "S20"),
    low=61,
    high=120,
    default=61,
)
ANNOUNCED_FACTOR = Count(
    key="announced_factor",
    label=mark("rules", "A higher announcement counts times"),
    source=TEMPLATE,
    low=1,
    high=100,
    default=2,
)


def _value(facts: Facts, game: Game) -> Outcome:
    """Score the contract at the announced figure."""
    announced = facts["announced"]
    factor = game.options["announced_factor"] if announced > 61 else 1
    result = at_target(facts, game, 60, announced)
    part = flat_result(result, game.worth * factor, facts, game)
    why = (*part.clauses, *(((TARGET_POINTS, announced),) if announced > 61 else ()), *times(factor))
    return Outcome(result, (Part(part.amount, part.head, part.points, why, TEMPLATE),))


def _revoked(facts: Facts, game: Game, by_declarer: bool, everything: bool) -> Facts:
    """Lose by as little as possible, or reach what was announced (rules.md 0.7)."""
    del game
    if by_declarer:
        return {"points": 0 if everything else 59}
    return {"points": 120 if everything else facts["announced"]}


FIRST = RuleSet(
    key="dobbm",
    revision=1,
    label=mark("rules", "Dobbm"),
    source=Source("sourced", "S20 S21 S22"),
    note=NOTICE,
    half="lost",
    own_kontra=True,
    active_seats=(4,),
    allowed_seats=(4, 5, 6),
    next_dealer="declarer",
    settling=resting_dealer_settles,
    contracts=(
        Contract(
            key="dobbm",
            letter="d",
            label=LABELS["dobbm"],
            meaning=mark("rules", "more than 60, or what was announced, with exchange"),
            worth=TARIFF.values["dobbm"],
            target=61,
            fields=(POINTS, ANNOUNCED, KONTRA),
            value=_value,
            source=TEMPLATE,
            pot="frage",
            revoked=_revoked,
        ),
        Contract(
            key="solo",
            letter="s",
            label=LABELS["solo"],
            meaning=mark("rules", "more than 60, or what was announced, without exchange"),
            worth=TARIFF.values["solo"],
            target=61,
            fields=(POINTS, ANNOUNCED, KONTRA),
            value=_value,
            source=TEMPLATE,
            pot="solo",
            revoked=_revoked,
        ),
    ),
    options=(TARIFF, ANNOUNCED_FACTOR, *common("lost", kontra=3)),
)
REVISIONS = (FIRST,)
