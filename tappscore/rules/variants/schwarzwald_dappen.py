"""Dappen (Furtwangen): one alone against five or six; structure S10 S11, the stake is the house's (rules.md 13.6)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome
from tappscore.rules.fields import MOST, Alternative, Choice, Count, Options, Place, Source, Worth
from tappscore.rules.house_tariff import (
    KONTRA,
    NOTICE,
    TEMPLATE,
    common,
    flat_result,
    resting_dealer_settles,
)
from tappscore.rules.problem_kinds import Found, contradiction
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import MADE, optional, reached
from tappscore.rules.tarock_family import CARD_POINTS

STRUCTURE = Source("sourced", "S10 S11")
TOTALS = {"raw": 106, "pairs": 79}

COUNTING = Choice(
    key="counting",
    label=mark("rules", "Card points are counted"),
    source=Source("inferred", "S11, cut off"),
    alternatives=(
        Alternative(
            value="raw", label=mark("rules", "card by card, 106 in all"), source=Source("inferred", "S11, cut off")
        ),
        Alternative(
            value="pairs", label=mark("rules", "in pairs, 79 in all"), source=Source("inferred", "S11, cut off")
        ),
    ),
)
STAKE = Count(key="stake", label=mark("rules", "Stake"), source=TEMPLATE, high=MOST, default=1)


def _total(options: Options) -> int:
    return TOTALS[options["counting"]]


POINTS = Count(key="points", label=CARD_POINTS, source=STRUCTURE, high=_total)


def _target(options: Options) -> int:
    """Give the fewest points that win: half of them, or more where half isn't won."""
    half, odd = divmod(_total(options), 2)
    return half + 1 if odd or options["half"] != "won" else half


def _made_agrees(facts: Facts, place: Place) -> Found:
    points, made = facts["points"], facts["made"]
    if points is not None and made is not None and made != (points >= _target(place.options)):
        yield contradiction("made", "made-disagrees", points=points)


def _value(facts: Facts, game: Game) -> Outcome:
    """Score the stake, won or lost; at least half is won unless the club says otherwise."""
    points = facts["points"]
    drawn = points is not None and 2 * points == _total(game.options) and game.options["half"] == "draw"
    won = reached(facts, _target(game.options))
    result = flat_result("draw" if drawn else "won" if won else "lost", game.options["stake"], facts, game)
    return Outcome("draw" if drawn else "won" if won else "lost", (result,))


def _revoked(facts: Facts, game: Game, by_declarer: bool, everything: bool) -> Facts:
    """Put points in place after a revoke: all, none, or the smallest win or loss (rules.md 0.7)."""
    del facts
    target = _target(game.options)
    if by_declarer:
        smallest = target - 2 if game.options["half"] == "draw" and game.options["counting"] == "raw" else target - 1
        return {"points": 0 if everything else smallest, "made": False}
    return {"points": _total(game.options) if everything else target, "made": True}


FIRST = RuleSet(
    key="schwarzwald_dappen",
    revision=1,
    label=mark("rules", "Dappen (Black Forest)"),
    source=STRUCTURE,
    note=NOTICE,
    total=106,
    half="won",
    own_kontra=True,
    active_seats=(6, 7),
    allowed_seats=(6, 7, 8, 9),
    settling=resting_dealer_settles,
    contracts=(
        Contract(
            key="dapp",
            letter="d",
            label=mark("rules", "Dapp"),
            meaning=mark("rules", "at least half of the card points, alone against all"),
            worth=Worth(1, TEMPLATE),
            fields=(POINTS, optional(MADE), KONTRA),
            needs=(("points", "made"),),
            value=_value,
            source=TEMPLATE,
            pot="frage",
            checks=(_made_agrees,),
            revoked=_revoked,
        ),
    ),
    options=(COUNTING, STAKE, *common("won")),
)
REVISIONS = (FIRST,)
