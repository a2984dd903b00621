"""Point Tarock (Beck 1983): flat games, and announced steps of 40 to 55 settled each by itself (rules.md 9)."""

from __future__ import annotations

from tappscore.i18n import Text, mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part, Result
from tappscore.rules.explanation import LOST, MADE, Clause
from tappscore.rules.fields import Alternative, Choice, Count, Source, Worth
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import by_half
from tappscore.rules.tarock_family import (
    PAGAT,
    POINTS_EXCHANGE,
    POINTS_SOLO,
    S3,
    S5,
    S6,
    VALAT,
    bonus,
    revoked_between,
    valat_agrees,
)

GAME_VALUE = Source("house", "by analogy with Tapp Tarock")
# Pagat and Valat "as section 4 with its defaults": doubled in a Solo, a fixed Valat (rules.md 9).
PAGAT_WORTHS = {
    "made": Worth(4, S6),
    "announced_made": Worth(8, S3),
    "announced_lost": Worth(-8, S3),
    "captured": Worth(-4, S6),
}
VALAT_WORTHS = {"made": Worth(12, S6), "announced_made": Worth(24, S3), "announced_lost": Worth(-24, S3)}
REACHED = mark("rules", "reached")
MISSED = mark("rules", "missed")
DOUBLED_IN_SOLO = mark("rules", "doubled in a Solo")

ANNOUNCED = Choice(
    key="announced",
    label=mark("rules", "Announced points"),
    letter="an",
    meaning=mark("rules", "The highest step announced; it includes all lower ones."),
    source=S5,
    alternatives=(
        Alternative(value=0, label=mark("rules", "none"), source=S5),
        Alternative(value=40, label=mark("rules", "40"), sign="40", source=S5, worth=3),
        Alternative(value=45, label=mark("rules", "45"), sign="45", source=S5, worth=6),
        Alternative(value=50, label=mark("rules", "50"), sign="50", source=S5, worth=10),
        Alternative(value=55, label=mark("rules", "55"), sign="55", source=S5, worth=15),
    ),
)


def _value(facts: Facts, game: Game) -> Outcome:
    """Score the game or the Valat, every announced step, and the Pagat."""
    points, valat, contract = facts["points"], facts["valat"], game.contract
    if worth := VALAT_WORTHS.get(valat):
        how = VALAT.alternative(valat)
        result: Result = "lost" if valat == "announced_lost" else "won"
        parts = [bonus(VALAT.label, worth.value, how.label if how else MADE, worth.source)]
    else:
        result = by_half(points, 35, "lost")
        won = result == "won"
        amount = game.worth if won else -game.worth
        parts = [Part(amount, contract.label, points, (MADE if won else LOST,), game.source)]
    for step in ANNOUNCED.alternatives[1:]:
        # Announcing a step includes all lower ones, and each is settled by itself.
        if int(step.value) <= facts["announced"]:
            reached = points >= int(step.value)
            amount, why = (step.worth, REACHED) if reached else (-step.worth, MISSED)
            parts.append(Part(amount, ANNOUNCED.label, int(step.value), (why,), step.source, game=False))
    if worth := PAGAT_WORTHS.get(facts["pagat"]):
        how, solo = PAGAT.alternative(facts["pagat"]), contract.key == "solo"
        clauses: tuple[Clause, ...] = (how.label if how else MADE, *((DOUBLED_IN_SOLO,) if solo else ()))
        parts.append(Part(worth.value * (2 if solo else 1), PAGAT.label, None, clauses, worth.source, game=False))
    return Outcome(result, tuple(parts))


def _contract(key: str, letter: str, label: Text, worth: int, points: Count) -> Contract:
    solo = key == "solo"
    return Contract(
        key=key,
        letter=letter,
        label=label,
        meaning=mark("rules", "36 card points"),
        worth=Worth(worth, GAME_VALUE),
        target=36,
        fields=(points, ANNOUNCED, PAGAT, VALAT),
        value=_value,
        source=GAME_VALUE,
        checks=(valat_agrees(44, 68) if solo else valat_agrees(57, 69),),
        revoked=revoked_between(0, 68, 35) if solo else revoked_between(1, 69, 35),
    )


FIRST = RuleSet(
    key="point_tarock",
    revision=1,
    label=mark("rules", "Point Tarock"),
    source=S5,
    total=70,
    half="lost",
    contracts=(
        _contract("dreier", "d", mark("rules", "Dreier"), 3, POINTS_EXCHANGE),
        _contract("unterer", "u", mark("rules", "Unterer"), 4, POINTS_EXCHANGE),
        _contract("oberer", "o", mark("rules", "Oberer"), 5, POINTS_EXCHANGE),
        _contract("solo", "s", mark("rules", "Solo"), 8, POINTS_SOLO),
    ),
)
REVISIONS = (FIRST,)
