"""Brixentaler Bauerntarock: structure S20 S23 S24, all amounts of the house (rules.md 13.3)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome
from tappscore.rules.fields import MOST, Count, Source
from tappscore.rules.house_tariff import (
    KONTRA,
    NOTICE,
    TEMPLATE,
    common,
    flat_120,
    resting_dealer_settles,
    side_bonus,
    side_part,
    tariff,
)
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import POINTS, revoked_120

LABELS = {"hineinschauen": mark("rules", "Hineinschauen"), "sumpern": mark("rules", "Sumpern")}
TARIFF = tariff({"hineinschauen": 1, "sumpern": 2}, LABELS)
SPATZ = side_bonus("spatz", "sp", mark("rules", "Spatz"))
SPATZ_VALUE = Count(key="spatz_value", label=mark("rules", "A Spatz counts"), source=TEMPLATE, high=MOST, default=1)


def _value(facts: Facts, game: Game) -> Outcome:
    """Score the contract, and the Spatz by itself."""
    outcome = flat_120(facts, game)
    return Outcome(outcome.result, outcome.parts + side_part(SPATZ, facts, game.options["spatz_value"]))


FIRST = RuleSet(
    key="bauerntarock",
    revision=1,
    label=mark("rules", "Bauerntarock"),
    source=Source("sourced", "S20 S23 S24"),
    note=NOTICE,
    half="lost",
    own_kontra=True,
    active_seats=(3, 4),
    allowed_seats=(3, 4, 5, 6),
    settling=resting_dealer_settles,
    contracts=(
        Contract(
            key="hineinschauen",
            letter="h",
            label=LABELS["hineinschauen"],
            meaning=mark("rules", "61 card points"),
            worth=TARIFF.values["hineinschauen"],
            target=61,
            fields=(POINTS, SPATZ, KONTRA),
            value=_value,
            source=TEMPLATE,
            pot="frage",
            revoked=revoked_120,
        ),
        Contract(
            key="sumpern",
            letter="s",
            label=LABELS["sumpern"],
            meaning=mark("rules", "61 card points"),
            worth=TARIFF.values["sumpern"],
            target=61,
            fields=(POINTS, SPATZ, KONTRA),
            value=_value,
            source=TEMPLATE,
            pot="solo",
            revoked=revoked_120,
        ),
    ),
    options=(TARIFF, SPATZ_VALUE, *common("lost", kontra=3)),
)
REVISIONS = (FIRST,)
