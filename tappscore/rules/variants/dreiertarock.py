"""Dreiertarock, the Carinthian tournament form (Mayr & Sedlaczek 2008): cents, bonuses in tricks (rules.md 8)."""

from __future__ import annotations

from tappscore.i18n import Text, mark
from tappscore.problems import Problem
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part
from tappscore.rules.fields import Alternative, Choice, Count, Place, Worth
from tappscore.rules.problem_kinds import Found
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import MADE, flat
from tappscore.rules.tapp_family import revoked_made as revoked_valat
from tappscore.rules.tarock_family import ANNOUNCED_LOST, ANNOUNCED_MADE, CARD_POINTS, S5, SILENT, revoked_between

NONE = Alternative(value="none", label=mark("rules", "none"), source=S5)
BY_DECLARER = mark("rules", "by the declarer")
BY_DEFENDERS = mark("rules", "by the defenders")
POINTS = Count(key="points", label=CARD_POINTS, source=S5, high=70, required=True)


def _in_tricks(worth: int) -> tuple[Alternative, ...]:
    """Declare what cards in tricks are worth, of either side."""
    return (
        NONE,
        Alternative(value="declarer", label=BY_DECLARER, sign="+", source=S5, worth=worth),
        Alternative(value="defenders", label=BY_DEFENDERS, sign="-", source=S5, worth=-worth),
    )


def _late(silent: int, announced: int) -> tuple[Alternative, ...]:
    """Declare what a low trump is worth that wins one of the last tricks."""
    return (
        NONE,
        Alternative(value="made", label=SILENT, source=S5, worth=silent),
        Alternative(value="announced_made", label=ANNOUNCED_MADE, sign="+", source=S5, worth=announced),
        Alternative(value="announced_lost", label=ANNOUNCED_LOST, sign="-", source=S5, worth=-announced),
        Alternative(value="defenders", label=BY_DEFENDERS, sign="0", source=S5, worth=-silent),
    )


def _bonus(key: str, letter: str, label: Text, meaning: Text, alternatives: tuple[Alternative, ...]) -> Choice:
    return Choice(key=key, letter=letter, label=label, meaning=meaning, source=S5, alternatives=alternatives)


BONUSES = (
    _bonus("trull", "tr", mark("rules", "Trull"), mark("rules", "All three honours in tricks."), _in_tricks(10)),
    _bonus("kings", "k", mark("rules", "Four kings"), mark("rules", "All four kings in tricks."), _in_tricks(10)),
    _bonus("mondfang", "mf", mark("rules", "Mondfang"), mark("rules", "XXI caught with the Sküs."), _in_tricks(10)),
    _bonus("pagat", "pa", mark("rules", "Pagat"), mark("rules", "I wins the last trick."), _late(40, 80)),
    _bonus("uhu", "uh", mark("rules", "Uhu"), mark("rules", "II wins the last trick but one."), _late(60, 120)),
    _bonus("drei", "dr", mark("rules", "Drei"), mark("rules", "III wins the last trick but two."), _late(80, 160)),
)


def _value(facts: Facts, game: Game) -> Outcome:
    """Score the contract and every bonus by itself; nothing is doubled in a Solo."""
    outcome = flat(facts, game)
    chosen = [(field, field.alternative(facts[field.key])) for field in BONUSES]
    parts = [
        Part(how.worth, field.label, None, (how.label,), how.source, game=False)
        for field, how in chosen
        if how is not None and how.worth
    ]
    return Outcome(outcome.result, (*outcome.parts, *parts))


def _extreme(facts: Facts, place: Place) -> Found:
    """Ask about 0 and 70: with exchanges both sides hold a point (rules.md 0.5)."""
    del place
    if facts["points"] in (0, 70):
        yield Problem("points-unusual", "points", values={"points": facts["points"]})


def _level(key: str, letter: str, label: Text, cents: int) -> Contract:
    """Declare a level; each takes one of the two talon packets, bidding only raises the stake."""
    return Contract(
        key=key,
        letter=letter,
        label=label,
        meaning=mark("rules", "36 card points"),
        worth=Worth(cents, S5),
        target=36,
        fields=(POINTS, *BONUSES),
        value=_value,
        source=S5,
        rare=(_extreme,),
        revoked=revoked_between(0, 70, 35),
    )


FIRST = RuleSet(
    key="dreiertarock",
    revision=1,
    label=mark("rules", "Dreiertarock (Carinthia)"),
    source=S5,
    total=70,
    half="lost",
    contracts=(
        _level("einser", "e", mark("rules", "Einser"), 30),
        _level("zweier", "z", mark("rules", "Zweier"), 40),
        _level("dreier", "d", mark("rules", "Dreier"), 50),
        _level("vierer", "v", mark("rules", "Vierer"), 60),
        _level("fuenfer", "f", mark("rules", "Fünfer"), 70),
        _level("solo", "s", mark("rules", "Solo"), 120),
        Contract(
            key="solo_valat",
            letter="sv",
            label=mark("rules", "Solo Valat"),
            meaning=mark("rules", "all tricks; bonuses are off"),
            worth=Worth(960, S5),
            fields=(MADE,),
            value=flat,
            source=S5,
            revoked=revoked_valat,
        ),
    ),
)
REVISIONS = (FIRST,)
