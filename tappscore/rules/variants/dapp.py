"""Modern Tapp / Dapp (NSV leaflet): flat values, three or four players, Ramsch with Jungfern (rules.md 3)."""

from __future__ import annotations

from fractions import Fraction

from tappscore.i18n import mark
from tappscore.problems import Problem
from tappscore.rules.contracts import Check, Contract, Facts, Game, Outcome
from tappscore.rules.deal import Amount
from tappscore.rules.fields import (
    MOST,
    Alternative,
    Choice,
    Count,
    Options,
    PerSeat,
    Place,
    Seat,
    Seats,
    Source,
    Tariff,
    Worth,
)
from tappscore.rules.problem_kinds import Found, contradiction
from tappscore.rules.ramsch import Payment, ramsch_parts
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tapp_family import (
    MADE,
    POINTS,
    flat,
    made_agrees,
    optional,
    revoked_120,
    revoked_made,
)

S1 = Source("sourced", "S1")
LEAFLET = Source("sourced", "S1 S2")
FRAGE_VALUE = Source("house", "no edition of the leaflet states it")
EITHER = (optional(POINTS), optional(MADE))

LABELS = {
    "frage": mark("rules", "Frage"),
    "solo": mark("rules", "Solo"),
    "herzsolo": mark("rules", "Herzsolo"),
    "bettel": mark("rules", "Bettel"),
    "rufer": mark("rules", "Rufer"),
    "herzrufer": mark("rules", "Herzrufer"),
    "bettel_ouvert": mark("rules", "Bettel ouvert"),
    "durch": mark("rules", "Durch"),
    "herzdurch": mark("rules", "Herzdurch"),
}
VALUES = {
    "frage": Worth(5, FRAGE_VALUE),
    "solo": Worth(5, S1),
    "herzsolo": Worth(10, S1),
    "bettel": Worth(15, S1),
    "rufer": Worth(15, S1),
    "herzrufer": Worth(30, S1),
    "bettel_ouvert": Worth(30, S1),
    "durch": Worth(30, S1),
    "herzdurch": Worth(60, S1),
}
AT_61 = mark("rules", "61 card points")
AT_61_TAPP = mark("rules", "61 card points, with the Tapp picked up")
NO_TRICK = mark("rules", "no trick")
NO_TRICK_OPEN = mark("rules", "no trick, the hand exposed")
ALL_CALLED = mark("rules", "all tricks, after calling a card")
ALL_TRICKS = mark("rules", "all tricks")

TARIFF = Tariff(key="tariff", label=mark("rules", "Values of the contracts"), source=S1, values=VALUES, labels=LABELS)
RAMSCH_VALUE = Count(
    key="ramsch_value", label=mark("rules", "Ramsch: the loser pays each"), source=LEAFLET, high=MOST, default=5
)
JUNGFER_VALUE = Count(
    key="jungfer_value", label=mark("rules", "Ramsch: a Jungfer gets"), source=LEAFLET, high=MOST, default=10
)
JUNGFER = Choice(
    key="jungfer",
    label=mark("rules", "Who gets the Jungfer's value"),
    source=LEAFLET,
    alternatives=(
        Alternative(
            value="recipient",
            label=mark("rules", "the Jungfer only"),
            meaning=mark("rules", "Only the seat without a trick is paid the higher value."),
            source=LEAFLET,
        ),
        Alternative(
            value="everyone",
            label=mark("rules", "everybody"),
            meaning=mark("rules", "As soon as one seat has no trick, all are paid the higher value."),
            source=Source("inferred", "the plain reading of the sources"),
        ),
    ),
)
TIE_EACH = Source("house", "a custom of Königrufen")
RAMSCH_TIE = Choice(
    key="ramsch_tie",
    label=mark("rules", "Ramsch: tied for most points"),
    source=TIE_EACH,
    alternatives=(
        Alternative(
            value="each",
            label=mark("rules", "each pays in full"),
            meaning=mark("rules", "Every tied seat pays each untied seat."),
            source=TIE_EACH,
        ),
        Alternative(
            value="share",
            label=mark("rules", "they share"),
            meaning=mark("rules", "The tied seats split one payment to each untied seat."),
            source=Source("reported", "S5, a custom of Dreierles"),
            has_parts=True,
        ),
        Alternative(
            value="last_trick",
            label=mark("rules", "the last trick loses"),
            meaning=mark("rules", "Who took the last trick alone pays all others."),
            source=Source("house", "no source decides it"),
        ),
        Alternative(
            value="nobody",
            label=mark("rules", "nobody pays"),
            meaning=mark("rules", "A tie for most points costs nothing."),
            source=Source("house", "no source decides it"),
        ),
    ),
)
DURCHMARSCH = Choice(
    key="durchmarsch",
    label=mark("rules", "Ramsch: all tricks"),
    source=Source("inferred", "the plain reading of the sources"),
    alternatives=(
        Alternative(
            value="pays",
            label=mark("rules", "pays"),
            meaning=mark("rules", "A seat with all tricks pays like any loser."),
            source=Source("inferred", "the plain reading of the sources"),
        ),
        Alternative(
            value="wins",
            label=mark("rules", "wins"),
            meaning=mark("rules", "It receives the Jungfer's value from each other seat."),
            source=Source("house", "no source decides it"),
        ),
    ),
)
FOUR_SEATS = Choice(
    key="four_seats",
    label=mark("rules", "Four people at a table"),
    source=Source("sourced", "S1 S2 S35"),
    alternatives=(
        Alternative(
            value="all",
            label=mark("rules", "all play"),
            meaning=mark("rules", "Four play, each with eight cards."),
            source=Source("sourced", "S1 S2 S35"),
        ),
        Alternative(
            value="dealer_rests",
            label=mark("rules", "the dealer rests"),
            meaning=mark("rules", "Three play, the dealer sits out the deal."),
            source=Source("inferred", "the plain reading of the sources"),
        ),
    ),
)
PACK = Choice(
    key="pack",
    label=mark("rules", "Cards"),
    source=Source("sourced", "S1 S2 S35"),
    alternatives=(
        Alternative(value=36, label=mark("rules", "36 cards"), source=Source("sourced", "S1 S2 S35")),
        Alternative(
            value=32,
            label=mark("rules", "32 cards"),
            meaning=mark("rules", "Three have ten tricks; four have no Tapp and no Frage."),
            source=Source("sourced", "S1 S2 S35"),
        ),
    ),
)


def _tricks(options: Options, active: int) -> int:
    """Tell how many tricks there are: hands of 11, 10 with 32 cards, 8 at four."""
    if active == 4:
        return 8
    return 10 if options["pack"] == 32 else 11


def _all_points(options: Options, active: int) -> int:
    del options, active
    return 120


SEAT_POINTS = PerSeat(
    key="points",
    label=mark("rules", "Card points of each seat"),
    source=LEAFLET,
    high=120,
    impossible=(1, 119),
    total=_all_points,
)
SEAT_TRICKS = PerSeat(key="tricks", label=mark("rules", "Tricks of each seat"), source=LEAFLET, high=11, total=_tricks)
LAST_TRICK = Seat(key="last_trick", label=mark("rules", "Last trick"), letter="l", source=TIE_EACH)
LOSERS = Seats(key="losers", label=mark("rules", "Losers"), source=LEAFLET, low=1)
JUNGFERN = Seats(key="jungfern", label=mark("rules", "Seats without a trick"), letter="j", source=LEAFLET)


def _frage_needs_tapp(facts: Facts, place: Place) -> Found:
    """Refuse a Frage where there is no Tapp: four active with 32 cards (rules.md 0.5)."""
    del facts
    if place.options["pack"] == 32 and len(place.active) == 4:
        yield Problem("contract-impossible", "contract", values={"contract": LABELS["frage"]})


def _one_form(facts: Facts, place: Place) -> Found:
    """Hold the two ways to enter a Ramsch apart: points and tricks, or losers; what is missing is of the way taken."""
    counted = place.given & {"points", "tricks", "last_trick"}
    by_losers = "losers" in place.given or bool(facts["jungfern"])
    if by_losers and counted:
        yield contradiction("losers" if "losers" in place.given else "jungfern", "ramsch-twice")
    elif by_losers or (not counted and "jungfern" in place.given):
        if "losers" not in place.given:
            yield Problem("fact-missing", "losers", values={"fact": LOSERS.label})
    else:
        for field in (SEAT_POINTS, SEAT_TRICKS):
            if field.key not in place.given:
                yield Problem("fact-missing", field.key, values={"fact": field.label})


def _tricks_agree(facts: Facts, place: Place) -> Found:
    """Hold tricks against points, and the last trick against both."""
    points, tricks, last = facts["points"], facts["tricks"], facts["last_trick"]
    if points is not None and tricks is not None:
        for seat, own, taken in zip(place.active, points, tricks, strict=True):
            if own and not taken:
                yield contradiction("tricks", "points-without-trick", seat=seat)
    if tricks is not None and last in place.active and not tricks[place.active.index(last)]:
        yield contradiction("last_trick", "last-trick-without-trick", value=last)
    decides = place.options["ramsch_tie"] == "last_trick" and points is not None and points.count(max(points)) > 1
    if decides and last is None and facts["losers"] is None:
        yield Problem("fact-missing", "last_trick", values={"fact": LAST_TRICK.label})


def _losers_agree(facts: Facts, place: Place) -> Found:
    """Hold losers and Jungfern apart; where the last trick decides, one alone loses."""
    losers, jungfern = facts["losers"], facts["jungfern"]
    if losers is not None and len(losers) > 1 and place.options["ramsch_tie"] == "last_trick":
        yield contradiction("losers", "one-loser-only")
    for seat in losers or ():
        if seat in (jungfern or ()):
            yield contradiction("jungfern", "loser-without-trick", seat=seat)


def _ramsch(facts: Facts, game: Game) -> Outcome:
    """Let the seat with most points pay the others, Jungfern more."""
    if facts["losers"] is not None:
        losers = tuple(facts["losers"])
        jungfern = tuple(facts["jungfern"] or ())
        points = None
    else:
        own = dict(zip(game.active, facts["points"], strict=True))
        tricks = dict(zip(game.active, facts["tricks"], strict=True))
        points = max(own.values())
        losers = tuple(seat for seat in game.active if own[seat] == points)
        jungfern = tuple(seat for seat in game.active if not tricks[seat])
    payments = _payments(losers, jungfern, facts["last_trick"], game)
    return Outcome("ramsch", ramsch_parts(game, payments, losers, jungfern, points))


def _payments(losers: tuple[int, ...], jungfern: tuple[int, ...], last: int | None, game: Game) -> list[Payment]:
    """Tell who pays whom how much (rules.md 3)."""
    options = game.options
    if len(losers) == 1 and len(jungfern) == len(game.active) - 1 and options["durchmarsch"] == "wins":
        return [Payment(seat, losers[0], options["jungfer_value"]) for seat in jungfern]
    tie = options["ramsch_tie"] if len(losers) > 1 else "each"
    if tie == "nobody":
        return []
    if tie == "last_trick" and last is not None:
        losers = (last,)
    everyone = bool(jungfern) and options["jungfer"] == "everyone"
    paid: list[Payment] = []
    for other in game.active:
        if other in losers:
            continue
        value: Amount = options["jungfer_value"] if everyone or other in jungfern else options["ramsch_value"]
        # Thirds can't be written: shared only where the parts are quarters (rules.md 3, house value).
        if tie == "share" and value * 4 % len(losers) == 0:
            part = Fraction(value, len(losers))
            value = int(part) if part.denominator == 1 else part
        paid += [Payment(loser, other, value) for loser in losers]
    return paid


def _counted(key: str, letter: str, meaning_checks: tuple[Check, ...] = ()) -> Contract:
    """Declare a contract decided at 61 card points."""
    return Contract(
        key=key,
        letter=letter,
        label=LABELS[key],
        meaning=AT_61_TAPP if key == "frage" else AT_61,
        worth=VALUES[key],
        target=61,
        fields=EITHER,
        needs=(("points", "made"),),
        value=flat,
        source=LEAFLET,
        checks=(made_agrees(61), *meaning_checks),
        revoked=revoked_120,
    )


FIRST = RuleSet(
    key="dapp",
    revision=1,
    label=mark("rules", "Dapp (modern Tapp)"),
    source=Source("sourced", "S1 S2 S35, NSV leaflet"),
    half="lost",
    active_seats=(3, 4),
    allowed_seats=(3, 4, 5, 6),
    active=lambda options, seats: 3 if seats == 4 and options["four_seats"] == "dealer_rests" else min(seats, 4),
    contracts=(
        _counted("frage", "f", (_frage_needs_tapp,)),
        _counted("solo", "s"),
        _counted("herzsolo", "h"),
        *(
            Contract(
                key=key,
                letter=letter,
                label=LABELS[key],
                meaning=meaning,
                worth=VALUES[key],
                fields=(MADE,),
                value=flat,
                source=LEAFLET,
                revoked=revoked_made,
            )
            for key, letter, meaning in (
                ("bettel", "b", NO_TRICK),
                ("rufer", "r", ALL_CALLED),
                ("herzrufer", "hr", ALL_CALLED),
                ("bettel_ouvert", "bo", NO_TRICK_OPEN),
                ("durch", "d", ALL_TRICKS),
                ("herzdurch", "hd", ALL_TRICKS),
            )
        ),
        Contract(
            key="ramsch",
            letter="ra",
            label=mark("rules", "Ramsch"),
            meaning=mark("rules", "fewest card points, when all have passed"),
            worth=Worth(5, LEAFLET),
            party="each",
            fields=(SEAT_POINTS, SEAT_TRICKS, LAST_TRICK, LOSERS, JUNGFERN),
            value=_ramsch,
            source=LEAFLET,
            checks=(_one_form, _tricks_agree, _losers_agree),
        ),
    ),
    options=(TARIFF, RAMSCH_VALUE, JUNGFER_VALUE, JUNGFER, RAMSCH_TIE, DURCHMARSCH, FOUR_SEATS, PACK),
)
REVISIONS = (FIRST,)
