"""Bayerisches Tarock, Haferltarock: structure S25 to S31, all amounts of the house (rules.md 13.2)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part
from tappscore.rules.explanation import MADE as MADE_IT
from tappscore.rules.explanation import Clause, times
from tappscore.rules.fields import MOST, Count, Flag, Source, Worth
from tappscore.rules.house_tariff import (
    KONTRA,
    NOTICE,
    TEMPLATE,
    at_target,
    common,
    flat_result,
    has_value,
    resting_dealer_settles,
    tariff,
)
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import MADE, POINTS, flat, revoked_made

STRUCTURE = Source("sourced", "S25 S26 S27 S28 S29")
STEPS_SOURCE = Source("sourced", "S25 S26 S27")
TARGET_POINTS = mark("rules", "{n} card points wanted")

LABELS = {"bettel": mark("rules", "Bettel")}
TARIFF = tariff({"bettel": 0}, LABELS, Source("house", "no template: the club must fill it in"), unfilled=("bettel",))
STEPS = Count(
    key="steps",
    label=mark("rules", "Raises by five"),
    letter="st",
    meaning=mark("rules", "How often five more were announced; each raises the aim by five card points."),
    source=STEPS_SOURCE,
    high=11,
    default=0,
)
BASE = Count(key="base", label=mark("rules", "Value of a game"), source=TEMPLATE, high=MOST, default=10)
STEP = Count(key="step", label=mark("rules", "Value of a raise"), source=TEMPLATE, high=MOST, default=5)
HAND_FACTOR = Count(
    key="hand_factor", label=mark("rules", "A hand game counts times"), source=TEMPLATE, low=1, high=100, default=2
)
SCHNEIDER = Count(key="schneider", label=mark("rules", "Schneider, from 91"), source=TEMPLATE, high=MOST, default=10)
MATSCH = Count(key="matsch", label=mark("rules", "Matsch, all 120"), source=TEMPLATE, high=MOST, default=20)
BIDDING = Flag(
    key="bidding",
    label=mark("rules", "Card points are bid"),
    meaning=mark("rules", "Without bidding, Schneider and Matsch are paid extra."),
    source=STEPS_SOURCE,
    default=True,
)
TARGET = Count(
    key="target",
    label=mark("rules", "Card points that win"),
    meaning=mark("rules", "61; one source has 62."),
    source=Source("sourced", "61 S25 S26, 62 S29"),
    low=1,
    high=120,
    default=61,
)


def _value(facts: Facts, game: Game) -> Outcome:
    """Score the game by its raises, and without bidding Schneider or Matsch, which nothing multiplies."""
    options, steps, points = game.options, facts["steps"], facts["points"]
    target = options["target"] + 5 * steps
    factor = options["hand_factor"] if game.contract.key == "hand" else 1
    result = at_target(facts, game, 60, target)
    part = flat_result(result, (options["base"] + options["step"] * steps) * factor, facts, game)
    why: tuple[Clause, ...] = (*part.clauses, (TARGET_POINTS, target), *times(factor))
    parts = [Part(part.amount, part.head, points, why, TEMPLATE)]
    if result == "won" and not options["bidding"] and points > 90:
        field = MATSCH if points == 120 else SCHNEIDER
        parts.append(Part(options[field.key], field.label, None, (MADE_IT,), TEMPLATE, game=False))
    return Outcome(result, tuple(parts))


def _revoked(facts: Facts, game: Game, by_declarer: bool, everything: bool) -> Facts:
    """Lose by as little as possible, or reach what was announced (rules.md 0.7)."""
    if by_declarer:
        return {"points": 0 if everything else 59}
    return {"points": 120 if everything else game.options["target"] + 5 * facts.get("steps", 0)}


FIRST = RuleSet(
    key="bavarian_tarock",
    revision=1,
    label=mark("rules", "Bayerisches Tarock"),
    source=STRUCTURE,
    note=NOTICE,
    half="lost",
    own_kontra=True,
    settling=resting_dealer_settles,
    contracts=(
        Contract(
            key="pickup",
            letter="p",
            label=mark("rules", "Pick-up game"),
            meaning=mark("rules", "61, or what was announced, after looking at the stock"),
            worth=Worth(10, TEMPLATE),
            target=61,
            fields=(POINTS, STEPS, KONTRA),
            value=_value,
            source=TEMPLATE,
            pot="frage",
            revoked=_revoked,
        ),
        Contract(
            key="hand",
            letter="h",
            label=mark("rules", "Hand game"),
            meaning=mark("rules", "61, or what was announced, the stock unseen"),
            worth=Worth(20, TEMPLATE),
            target=61,
            fields=(POINTS, STEPS, KONTRA),
            value=_value,
            source=TEMPLATE,
            pot="solo",
            revoked=_revoked,
        ),
        Contract(
            key="bettel",
            letter="b",
            label=LABELS["bettel"],
            meaning=mark("rules", "no trick"),
            worth=TARIFF.values["bettel"],
            fields=(MADE, KONTRA),
            value=flat,
            source=TARIFF.source,
            pot="frage",
            checks=(has_value("bettel", LABELS["bettel"]),),
            revoked=revoked_made,
        ),
    ),
    options=(TARIFF, BASE, STEP, HAND_FACTOR, SCHNEIDER, MATSCH, BIDDING, TARGET, *common("lost")),
)
REVISIONS = (FIRST,)
