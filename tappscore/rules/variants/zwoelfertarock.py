"""Zwölfertarock, Tarok-Tappen with 42 cards (1821): consolation and distance from 33 (rules.md 11)."""

from __future__ import annotations

from tappscore.i18n import Text, mark
from tappscore.rules.contracts import Check, Contract, Facts, Game, Outcome, Part
from tappscore.rules.explanation import DOUBLED
from tappscore.rules.fields import Count, Field, Place, Source, Worth
from tappscore.rules.problem_kinds import Found, contradiction
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tarock_family import (
    CARD_POINTS,
    KINGS,
    PAGAT,
    S5,
    TRULL,
    VALAT_SILENT,
    bonus,
    collected,
    overshoot,
    revoked_between,
)

BY_AGREEMENT = Source("house", "valued as in the tariff of 1821 with a base of 30")
WRITTEN = mark("rules", "written at once, not played")
CONSOLATION = mark("rules", "{n} as consolation, and so much for each card point from 33")

POINTS = Count(
    key="points",
    label=CARD_POINTS,
    meaning=mark("rules", "In whole points: 33⅓ and 33⅔ are both 33."),
    source=Source("reported", "S5"),
    high=66,
    required=True,
)
# By contract: points for each card point from 33, and the Valat instead of the game.
STEPS = {"dreyer": Worth(2, S5), "zweyer": Worth(3, S5), "einer": Worth(4, S5), "solo": Worth(6, S5)}
VALATS = {"dreyer": Worth(300, S5), "solo": Worth(600, S5)}
PAGATS = {
    "made": Worth(30, BY_AGREEMENT),
    "announced_made": Worth(60, BY_AGREEMENT),
    "announced_lost": Worth(-60, BY_AGREEMENT),
    "captured": Worth(-30, BY_AGREEMENT),
}
HELD = ((TRULL, Worth(30, BY_AGREEMENT)), (KINGS, Worth(30, BY_AGREEMENT)))


def _tapper(facts: Facts, game: Game) -> Outcome:
    """Write the consolation to the declarer: a Tapper is not played out."""
    del facts
    return Outcome("won", (Part(game.worth, game.contract.label, None, (WRITTEN,), S5),))


def _value(facts: Facts, game: Game) -> Outcome:
    """Score consolation and distance, or the Valat instead, and what the club agreed on."""
    key, points = game.contract.key, facts["points"]
    won = points > 33
    if facts.get("valat") == "made":
        won = True
        how = VALAT_SILENT.alternatives[1].label
        parts = [bonus(VALAT_SILENT.label, VALATS[key].value, how, VALATS[key].source)]
    else:
        parts = [overshoot(game, points, won, game.worth, STEPS[key].value, abs(points - 33))]
    if worth := PAGATS.get(facts["pagat"]):
        pagat, solo = PAGAT.alternative(facts["pagat"]), key == "solo"
        clauses = (*((pagat.label,) if pagat else ()), *((DOUBLED,) if solo else ()))
        parts.append(Part(worth.value * (2 if solo else 1), PAGAT.label, None, clauses, worth.source, game=False))
    for field, worth in HELD:
        if (holder := facts[field.key]) is not None:
            parts.append(collected(field, holder, worth.value, game, worth.source))
    return Outcome("won" if won else "lost", tuple(parts))


def _nothing_captured(facts: Facts, place: Place) -> Found:
    del place
    if facts["valat"] == "made" and facts["pagat"] == "captured":
        yield contradiction("valat", "valat-pagat-captured")


def _contract(key: str, letter: str, label: Text, meaning: Text, worth: int) -> Contract:
    """Declare a contract by the number of cards taken."""
    valat = key in VALATS
    fields: tuple[Field, ...] = (POINTS, *((VALAT_SILENT,) if valat else ()), PAGAT, TRULL, KINGS)
    checks: tuple[Check, ...] = (_nothing_captured,) if valat else ()
    return Contract(
        key=key,
        letter=letter,
        label=label,
        meaning=meaning,
        worth=Worth(worth, S5),
        unit=CONSOLATION,
        target=34,
        fields=fields,
        value=_value,
        source=S5,
        checks=checks,
        revoked=revoked_between(0, 66, 33),
    )


FIRST = RuleSet(
    key="zwoelfertarock",
    revision=1,
    label=mark("rules", "Zwölfertarock"),
    source=S5,
    total=66,
    half="lost",
    contracts=(
        Contract(
            key="tapper",
            letter="t",
            label=mark("rules", "Tapper"),
            meaning=WRITTEN,
            worth=Worth(15, S5),
            played=False,
            value=_tapper,
            source=S5,
        ),
        _contract("dreyer", "d", mark("rules", "Dreyer"), mark("rules", "34 card points, three cards taken"), 30),
        _contract("zweyer", "z", mark("rules", "Zweyer"), mark("rules", "34 card points, two cards taken"), 50),
        _contract("einer", "e", mark("rules", "Einer"), mark("rules", "34 card points, one card taken"), 100),
        _contract("solo", "s", mark("rules", "Solo"), mark("rules", "34 card points, no card taken"), 150),
    ),
)
REVISIONS = (FIRST,)
