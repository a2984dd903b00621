"""Schellen Tapp: only players and cards are known; an empty tariff for the club to fill (rules.md 13.7)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.fields import Source
from tappscore.rules.house_tariff import (
    UNKNOWN_NOTICE,
    common,
    resting_dealer_settles,
    template_contracts,
    template_tariff,
)
from tappscore.rules.ruleset import RuleSet

FIRST = RuleSet(
    key="schellen_tapp",
    revision=1,
    label=mark("rules", "Schellen Tapp"),
    source=Source("sourced", "S1 S2, players and cards only"),
    note=UNKNOWN_NOTICE,
    half="lost",
    own_kontra=True,
    active_seats=(4,),
    allowed_seats=(4, 5, 6),
    settling=resting_dealer_settles,
    contracts=template_contracts(),
    options=(template_tariff(), *common("lost", kontra=3)),
)
REVISIONS = (FIRST,)
