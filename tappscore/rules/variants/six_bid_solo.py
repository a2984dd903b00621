"""Six-Bid Solo: points above sixty in two Solos, fixed amounts for the others, doubling (rules.md 7)."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part
from tappscore.rules.explanation import LOST, MADE, Clause, times
from tappscore.rules.fields import Alternative, Choice, Count, Flag, Source, Worth
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import MADE as MADE_FLAG
from tappscore.rules.tapp_family import PER_POINT, POINTS, by_margin, revoked_120, revoked_made

S14 = Source("sourced", "S14")
S15 = Source("sourced", "targets S15, value S14")
DOUBLING_SOURCE = Source("sourced", "S16 S17")
GUARANTEE_HEARTS = Worth(74, Source("sourced", "S15"))
GUARANTEE_OTHER = Worth(80, Source("sourced", "S15"))
CALL_HEARTS = Worth(150, S14)

IN_HEARTS = mark("rules", "hearts are trump")
OTHER_TRUMP = mark("rules", "another suit is trump")
TARGET = mark("rules", "{n} card points wanted")

MISERE_VALUE = Choice(
    key="misere_value",
    label=mark("rules", "A Misère counts"),
    source=S14,
    alternatives=(
        Alternative(
            value=30, label=mark("rules", "30"), meaning=mark("rules", "keeps the ladder of bids rising"), source=S14
        ),
        Alternative(value=40, label=mark("rules", "40"), source=Source("reported", "S14, of Wikipedia")),
    ),
)
HEARTS = Flag(key="hearts", label=mark("rules", "Hearts trump"), letter="h", source=S15, required=True)
DOUBLING = Count(
    key="doubling",
    label=mark("rules", "Doublings"),
    letter="do",
    meaning=mark("rules", "1 doubled, 2 doubled and redoubled."),
    source=DOUBLING_SOURCE,
    high=2,
    default=0,
)


def _by_margin(facts: Facts, game: Game) -> Outcome:
    """Score the margin of a Solo, doubled as often as it was; sixty is a draw."""
    return _doubled(by_margin(facts["points"], game, game.worth), facts)


def _fixed(facts: Facts, game: Game) -> Outcome:
    """Score a fixed amount, won or lost."""
    contract, points = game.contract, facts.get("points")
    worth = game.worth
    clauses: tuple[Clause, ...] = ()
    if contract.key == "misere":
        worth = game.options["misere_value"]
    if "hearts" in facts:
        clauses = (IN_HEARTS if facts["hearts"] else OTHER_TRUMP,)
    if contract.key == "call_solo" and facts["hearts"]:
        worth = CALL_HEARTS.value
    if contract.key == "guarantee":
        target = GUARANTEE_HEARTS.value if facts["hearts"] else GUARANTEE_OTHER.value
        won, clauses = facts["points"] >= target, (*clauses, (TARGET, target))
    else:
        won = facts["made"]
    clauses = (MADE if won else LOST, *clauses)
    part = Part(worth if won else -worth, contract.label, points, clauses, game.source)
    return _doubled(Outcome("won" if won else "lost", (part,)), facts)


def _revoked_outright(facts: Facts, game: Game, by_declarer: bool, everything: bool) -> Facts:
    """Simply lose or make a Guarantee after a revoke (rules.md 0.7)."""
    del facts, game, everything
    return {"points": 0 if by_declarer else 120}


def _doubled(outcome: Outcome, facts: Facts) -> Outcome:
    factor = 2 ** facts["doubling"]
    (part,) = outcome.parts
    clauses = part.clauses + times(factor)
    return Outcome(outcome.result, (Part(part.amount * factor, part.head, part.points, clauses, part.source),))


FIRST = RuleSet(
    key="six_bid_solo",
    revision=1,
    label=mark("rules", "Six-Bid Solo"),
    source=Source("sourced", "S14 S15 S39"),
    half="draw",
    own_kontra=True,
    allowed_seats=(3, 4),
    contracts=(
        Contract(
            key="solo",
            letter="s",
            label=mark("rules", "Solo"),
            meaning=mark("rules", "more than 60, any trump but hearts"),
            worth=Worth(2, S14),
            unit=PER_POINT,
            target=61,
            fields=(POINTS, DOUBLING),
            value=_by_margin,
            source=S14,
            revoked=revoked_120,
        ),
        Contract(
            key="heart_solo",
            letter="hs",
            label=mark("rules", "Heart Solo"),
            meaning=mark("rules", "more than 60, hearts trump"),
            worth=Worth(3, S14),
            unit=PER_POINT,
            target=61,
            fields=(POINTS, DOUBLING),
            value=_by_margin,
            source=S14,
            revoked=revoked_120,
        ),
        Contract(
            key="misere",
            letter="m",
            label=mark("rules", "Misère"),
            meaning=mark("rules", "no card points, no trump, the widow not counted"),
            worth=Worth(30, S14),
            fields=(MADE_FLAG, DOUBLING),
            value=_fixed,
            source=S14,
            revoked=revoked_made,
        ),
        Contract(
            key="guarantee",
            letter="g",
            label=mark("rules", "Guarantee"),
            meaning=mark("rules", "74 card points with hearts trump, 80 otherwise"),
            worth=Worth(40, S14),
            fields=(POINTS, HEARTS, DOUBLING),
            value=_fixed,
            source=S15,
            revoked=_revoked_outright,
        ),
        Contract(
            key="spread_misere",
            letter="sm",
            label=mark("rules", "Spread Misère"),
            meaning=mark("rules", "no card points, the hand exposed"),
            worth=Worth(60, S14),
            fields=(MADE_FLAG, DOUBLING),
            value=_fixed,
            source=S14,
            revoked=revoked_made,
        ),
        Contract(
            key="call_solo",
            letter="cs",
            label=mark("rules", "Call Solo"),
            meaning=mark("rules", "all 120 card points, after calling a card; 150 with hearts trump"),
            worth=Worth(100, S14),
            fields=(HEARTS, MADE_FLAG, DOUBLING),
            value=_fixed,
            source=S14,
            revoked=revoked_made,
        ),
    ),
    options=(MISERE_VALUE,),
)
REVISIONS = (FIRST,)
