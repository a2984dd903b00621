"""Dreierles (central Baden): a resting dealer settles too; structure S5 S12, amounts of the house (rules.md 13.5)."""

from __future__ import annotations

from fractions import Fraction

from tappscore.i18n import Text, mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, PotRole
from tappscore.rules.deal import Amount
from tappscore.rules.fields import MOST, Count, Options, PerSeat, Place, Source, Worth
from tappscore.rules.house_tariff import (
    KONTRA,
    NOTICE,
    TEMPLATE,
    at_target,
    common,
    flat_result,
    has_value,
    resting_dealer_settles,
    side_bonus,
    side_part,
    tariff,
)
from tappscore.rules.problem_kinds import Found, contradiction
from tappscore.rules.ramsch import Payment, ramsch_parts
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tarock_family import CARD_POINTS, S5, revoked_between

STRUCTURE = Source("sourced", "S12, more through S5")
LABELS = {
    "dreier": mark("rules", "Dreier"),
    "zweier": mark("rules", "Zweier"),
    "einer": mark("rules", "Einer"),
    "solo": mark("rules", "Solo"),
}
TARIFF = tariff({"dreier": 2, "zweier": 0, "einer": 0, "solo": 4}, LABELS, unfilled=("zweier", "einer"))
POINTS = Count(key="points", label=CARD_POINTS, source=STRUCTURE, high=70, required=True)
EXTRAS = (
    side_bonus("druckrolle", "dr", mark("rules", "Druckrolle")),
    side_bonus("koenigsrolle", "kr", mark("rules", "Königsrolle")),
    side_bonus("zehn_druck", "zd", mark("rules", "Zehn Druck")),
    side_bonus("pfeife", "pf", mark("rules", "Pfeife")),
)
EXTRA_VALUE = Count(key="extra_value", label=mark("rules", "An extra counts"), source=TEMPLATE, high=MOST, default=1)
RAEUBER_VALUE = Count(
    key="raeuber_value", label=mark("rules", "Räuber: the loser pays each"), source=S5, high=MOST, default=2
)


def _unknown_sum(options: Options, active: int) -> None:
    """Leave the sum open: the blind lies aside in a Räuber."""
    del options, active


SEAT_POINTS = PerSeat(
    key="points", label=mark("rules", "Card points of each seat"), source=S5, high=70, total=_unknown_sum, required=True
)


def _within_pack(facts: Facts, place: Place) -> Found:
    del place
    if facts["points"] is not None and sum(facts["points"]) > 70:
        yield contradiction("points", "sum-wrong", fact=SEAT_POINTS.label, value=sum(facts["points"]), total=70)


def _value(facts: Facts, game: Game) -> Outcome:
    """Score the contract at 36 and every extra by itself."""
    result = at_target(facts, game, 35, 36)
    parts = [flat_result(result, game.worth, facts, game)]
    for extra in EXTRAS:
        parts += side_part(extra, facts, game.options["extra_value"])
    return Outcome(result, tuple(parts))


def _raeuber(facts: Facts, game: Game) -> Outcome:
    """Let the seat with most points pay all others, a resting dealer included; tied seats share (rules.md 13.5)."""
    own = dict(zip(game.active, facts["points"], strict=True))
    most = max(own.values())
    losers = tuple(seat for seat in game.active if own[seat] == most)
    value: Amount = game.options["raeuber_value"]
    # What can't be written in quarters is paid in full by each, as in Dapp (rules.md 3).
    if value * 4 % len(losers) == 0:
        part = Fraction(value, len(losers))
        value = int(part) if part.denominator == 1 else part
    payments = [Payment(loser, seat, value) for seat in game.settling if seat not in losers for loser in losers]
    return Outcome("ramsch", ramsch_parts(game, payments, losers, (), most))


def _contract(key: str, letter: str, meaning: Text, pot: PotRole) -> Contract:
    label, worth = LABELS[key], TARIFF.values[key]
    return Contract(
        key=key,
        letter=letter,
        label=label,
        meaning=meaning,
        worth=worth,
        target=36,
        fields=(POINTS, KONTRA, *EXTRAS),
        value=_value,
        source=TEMPLATE,
        pot=pot,
        checks=(has_value(key, label),),
        revoked=revoked_between(0, 70, 35),
    )


FIRST = RuleSet(
    key="dreierles",
    revision=1,
    label=mark("rules", "Dreierles"),
    source=STRUCTURE,
    note=NOTICE,
    total=70,
    half="lost",
    own_kontra=True,
    has_parts=True,  # tied seats share
    settling=resting_dealer_settles,
    contracts=(
        _contract("dreier", "d", mark("rules", "36 card points, three cards exchanged"), "frage"),
        _contract("zweier", "z", mark("rules", "36 card points, two cards exchanged"), "frage"),
        _contract("einer", "e", mark("rules", "36 card points, one card exchanged"), "frage"),
        _contract("solo", "s", mark("rules", "36 card points without exchange"), "solo"),
        Contract(
            key="raeuber",
            letter="ra",
            label=mark("rules", "Räuber"),
            meaning=mark("rules", "fewest card points, when all have passed"),
            worth=Worth(2, S5),
            party="each",
            fields=(SEAT_POINTS,),
            value=_raeuber,
            source=S5,
            checks=(_within_pack,),
        ),
    ),
    options=(TARIFF, EXTRA_VALUE, RAEUBER_VALUE, *common("lost", resting=True, kontra=1)),
)
REVISIONS = (FIRST,)
