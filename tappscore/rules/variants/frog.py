"""Frog (Rana, Solo Sixty, Sluff): each card point above or below sixty, times one, two or four (rules.md 6)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome
from tappscore.rules.fields import Alternative, Choice, Flag, Options, Source, Worth
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import PER_POINT, POINTS, by_margin, revoked_120

S13 = Source("sourced", "S13")
S13_S19 = Source("sourced", "S13 S19")
S18 = Source("sourced", "S18")

GRAND_VALUE = Choice(
    key="grand_value",
    label=mark("rules", "A Grand counts"),
    source=S13,
    alternatives=(
        Alternative(value=4, label=mark("rules", "fourfold"), source=S13, worth=4),
        Alternative(
            value=3, label=mark("rules", "threefold"), meaning=mark("rules", "as Sluff has it"), source=S18, worth=3
        ),
    ),
)
RESTING_PAID = Flag(
    key="resting_paid_on_loss",
    label=mark("rules", "A losing declarer pays the resting seats too"),
    meaning=mark("rules", "A winning one collects from the two opponents only, as Sluff has it."),
    source=S18,
    default=False,
)


def _settling(
    options: Options, active: tuple[int, ...], resting: tuple[int, ...], dealer: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Pay resting seats for a loss where the option says so (rules.md 6)."""
    del dealer
    return active, active + resting if options["resting_paid_on_loss"] else active


def _value(facts: Facts, game: Game) -> Outcome:
    """Score the margin; a Grand by the option."""
    grand = game.contract.key == "grand"
    return by_margin(facts["points"], game, game.options["grand_value"] if grand else game.worth)


FIRST = RuleSet(
    key="frog",
    revision=1,
    label=mark("rules", "Frog"),
    source=S13_S19,
    half="draw",
    settling=_settling,
    contracts=(
        Contract(
            key="frog",
            letter="f",
            label=mark("rules", "Frog"),
            meaning=mark("rules", "more than 60, hearts trump, with exchange"),
            worth=Worth(1, S13),
            unit=PER_POINT,
            target=61,
            fields=(POINTS,),
            value=_value,
            source=S13,
            revoked=revoked_120,
        ),
        Contract(
            key="chico",
            letter="c",
            label=mark("rules", "Chico"),
            meaning=mark("rules", "more than 60, any trump but hearts, without exchange"),
            worth=Worth(2, S13),
            unit=PER_POINT,
            target=61,
            fields=(POINTS,),
            value=_value,
            source=S13,
            revoked=revoked_120,
        ),
        Contract(
            key="grand",
            letter="g",
            label=mark("rules", "Grand"),
            meaning=mark("rules", "more than 60, hearts trump, without exchange"),
            worth=Worth(4, S13),
            unit=PER_POINT,
            target=61,
            fields=(POINTS,),
            value=_value,
            source=S13,
            revoked=revoked_120,
        ),
    ),
    options=(GRAND_VALUE, RESTING_PAID),
)
REVISIONS = (FIRST,)
