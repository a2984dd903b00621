"""Württembergischer Tarock (Beck; Dummett): each card point above or below sixty, Tout, pot (rules.md 1)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract
from tappscore.rules.fields import Source, Worth
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import (
    FAILED_TOUT,
    PER_POINT,
    POINTS,
    POT_OPTIONS,
    S1_S2,
    TOUT,
    TOUT_FACTOR,
    by_margin_or_tout,
    revoked_120,
    tout_agrees,
)

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
            value=by_margin_or_tout,
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
            value=by_margin_or_tout,
            source=S1_S2,
            pot="solo",
            checks=(tout_agrees,),
            revoked=revoked_120,
        ),
    ),
    options=(TOUT_FACTOR, FAILED_TOUT, *POT_OPTIONS),
)
REVISIONS = (FIRST,)
