"""Deutschtarock, Sans Prendre: structure S33, all amounts of the house (rules.md 13.1)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, PotRole
from tappscore.rules.fields import Source
from tappscore.rules.house_tariff import KONTRA, NOTICE, common, resting_dealer_settles, tariff
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import (
    FAILED_TOUT,
    PER_POINT,
    POINTS,
    TOUT,
    TOUT_FACTOR,
    by_margin_or_tout,
    revoked_120,
    tout_agrees,
)

STRUCTURE = Source("sourced", "S33")
LABELS = {
    "frage": mark("rules", "Frage"),
    "solo": mark("rules", "Solo"),
    "herzsolo": mark("rules", "Herzsolo"),
}
TARIFF = tariff({"frage": 1, "solo": 2, "herzsolo": 4}, LABELS, Source("house", "the ladder of related games"))
ROWS: tuple[tuple[str, str, PotRole], ...] = (("frage", "f", "frage"), ("solo", "s", "solo"), ("herzsolo", "h", "solo"))

FIRST = RuleSet(
    key="german_tarok",
    revision=1,
    label=mark("rules", "Deutschtarock"),
    source=STRUCTURE,
    note=NOTICE,
    half="draw",
    own_kontra=True,
    settling=resting_dealer_settles,
    contracts=tuple(
        Contract(
            key=key,
            letter=letter,
            label=LABELS[key],
            meaning=mark("rules", "more than 60; the skat counts for the declarer"),
            worth=TARIFF.values[key],
            unit=PER_POINT,
            target=61,
            fields=(POINTS, TOUT, KONTRA),
            value=by_margin_or_tout,
            source=TARIFF.source,
            pot=role,
            checks=(tout_agrees,),
            revoked=revoked_120,
        )
        for key, letter, role in ROWS
    ),
    options=(TARIFF, TOUT_FACTOR, FAILED_TOUT, *common("draw")),
)
REVISIONS = (FIRST,)
