"""The seating's fairness, for whoever asks: who met again and why, short tables, seats, free rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tappscore.i18n import formats, mark
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import NUMBER, Job
from tappscore.report.listing import DENSE, SMALL, Cell, Column, Listing
from tappscore.report.page import QUIET, Page
from tappscore.report.press import ROUNDS
from tappscore.report.seating_lists import DRAW
from tappscore.report.standings import ROUND
from tappscore.tournament.seating.bound import evening_bound
from tappscore.tournament.seating.loosening import loosened
from tappscore.tournament.seating.measure import Quality, measure
from tappscore.tournament.seating.returns import returns_bound
from tappscore.tournament.seating.seats import Seating
from tappscore.tournament.seating_choices import BY_KEY, STOPPED
from tappscore.tournament.seating_facts import history_of, seated, wishes_of
from tappscore.tournament.snapshot import Round

TITLE = mark("report", "How fair the seating was")
REPEATS = mark("report", "Repeated meetings in {rounds}: {repeats}; at least {bound} can't be avoided.")
REPEATS_OPEN = mark("report", "Repeated meetings in {rounds}: {repeats}.")
NO_REPEATS = mark("report", "Nobody met anybody twice in {rounds}.")
CONSECUTIVE = mark("report", "In two rounds running: {times}.")
RETURNS = mark("report", "Back at a table known already: {returns}; fewer are impossible. {reason}")
RETURNS_LEAST = mark("report", "Back at a table known already: {returns}; at least {bound} can't be avoided. {reason}")
RETURNS_OPEN = mark("report", "Back at a table known already: {returns}; fewer may be possible.")
NO_RETURNS = mark("report", "Nobody came back to a table.")
MET_AGAIN = mark("report", "Who met again")
TIMES = mark("report", "Times")
ONE = mark("report", "Name")
OTHER = mark("report", "met")
PER_PERSON = mark("report", "Person by person")
NAME = mark("report", "Name")
MET = mark("report", "Met again")
SHORT = mark("report", "Short tables")
SAME_TABLE = mark("report", "Same table")
FREE = mark("report", "Free rounds")
SEAT = mark("report", "Seat {seat}")
OF_ROUND = mark("report", "Round {round}: {what}")
OF_ROUNDS = mark("report", "Rounds {round} to {last}: {what}")
BY_HAND = mark("report", "By hand")
BY_PROGRAM = mark("report", "Drawn by the program")
SEARCH_STOPPED = mark("report", "search stopped early: the same draw number need not give these tables again")
NOT_KEPT = mark("report", "not kept – {wish}: {names}")
SMALL_TABLES = mark("report", "%n tables were smaller than the others of their round.")
WHO_MET = mark("report", "Who met whom")
# Said by the lines about repeats and by the list person by person.
_SAID = ("repeats", "consecutive", "short-tables", "seats")


def fairness(job: Job) -> list[Page]:
    """Lay out what the draws of this evening did to the people."""
    rounds = [seated(round_) for round_ in sorted(job.snapshot.rounds, key=lambda round_: round_.number)]
    quality = measure(rounds)
    flow = Flow(job, job.say(TITLE), lines=_lines(job, quality, rounds))
    _set_repeats(job, flow, quality)
    _set_people(job, flow, quality)
    _set_meetings(job, flow)
    return flow.finish()


def _lines(job: Job, quality: Quality, rounds: Sequence[Seating]) -> tuple[str, ...]:
    if quality.repeats == 0:
        lines = [job.say(NO_REPEATS, rounds=job.count(ROUNDS, quality.rounds))]
    else:
        people = {len(seating.people) for seating in rounds}
        everybody = len(quality.people)
        # The bound speaks of the same people in every round; otherwise nothing is claimed.
        if people == {everybody}:
            bound = evening_bound(everybody, [[len(table) for table in seating.tables] for seating in rounds])
            text = job.say(REPEATS_OPEN, repeats=quality.repeats, rounds=job.count(ROUNDS, quality.rounds))
            if bound.repeats:
                text = job.say(
                    REPEATS, repeats=quality.repeats, rounds=job.count(ROUNDS, quality.rounds), bound=bound.repeats
                )
                text = f"{text} {job.catalog.message(bound.reason)}"
        else:
            text = job.say(REPEATS_OPEN, repeats=quality.repeats, rounds=job.count(ROUNDS, quality.rounds))
        if quality.consecutive:
            text = f"{text} {job.say(CONSECUTIVE, times=quality.consecutive)}"
        lines = [text]
    if quality.rounds > 1:
        lines.append(_returns(job, quality, rounds))
    sizes = Counter(len(table) for seating in rounds for table in seating.tables)
    if len(sizes) > 1:
        small = sum(len(table) < max(map(len, seating.tables)) for seating in rounds for table in seating.tables)
        lines.append(job.count(SMALL_TABLES, small))
    return (*lines, *_draws(job))


def _returns(job: Job, quality: Quality, rounds: Sequence[Seating]) -> str:
    """Say how often people came back to a physical table, and what is proven of it."""
    bound, returns = returns_bound(rounds, quality), quality.table_repeats
    if not returns:
        return job.say(NO_RETURNS)
    if not bound.returns:
        return job.say(RETURNS_OPEN, returns=returns)
    reason = job.catalog.message(bound.reason)
    if bound.returns == returns:
        return job.say(RETURNS, returns=returns, reason=reason)
    return job.say(RETURNS_LEAST, returns=returns, bound=bound.returns, reason=reason)


def _draws(job: Job) -> list[str]:
    """Say how the rounds were drawn; rounds of which the same is to be said stand in one line."""
    spans: list[tuple[int, int, str]] = []
    for round_ in sorted(job.snapshot.rounds, key=lambda round_: round_.number):
        what = _drawn(job, round_)
        if spans and spans[-1][2] == what:
            spans[-1] = (spans[-1][0], round_.number, what)
        else:
            spans.append((round_.number, round_.number, what))
    return [
        job.say(OF_ROUND, round=first, what=what)
        if first == last
        else job.say(OF_ROUNDS, round=first, last=last, what=what)
        for first, last, what in spans
    ]


def _drawn(job: Job, round_: Round) -> str:
    """Say how a round was drawn, with its seed, and which wishes it did not keep, for whom."""
    key, _, ending = round_.method.partition(" ")
    method = BY_KEY.get(key)
    said = [job.say(method.label) if method is not None else job.say(BY_HAND if round_.seed is None else BY_PROGRAM)]
    if round_.seed is not None:
        said.append(job.say(DRAW, seed=str(round_.seed)))
    if ending == STOPPED:
        said.append(job.say(SEARCH_STOPPED))
    found = loosened(history_of(job.snapshot, round_.number), [seated(round_)], wishes_of(job.snapshot))
    for each in found:
        if each.key == "writers":
            said.append(job.catalog.message(each.message))
        elif each.key not in _SAID:
            names = "; ".join(_names(job, group) for group in each.groups)
            said.append(job.say(NOT_KEPT, wish=job.say(each.label), names=names))
    return " · ".join(said)


def _names(job: Job, people: Sequence[int]) -> str:
    return " – ".join(job.name(each) for each in people if each in job.entries)


def _set_meetings(job: Job, flow: Flow) -> None:
    """Set who met whom: a line a person, a column a round, the numbers of those at the table."""
    snapshot = job.snapshot
    numbers = {entry.id: entry.number for entry in snapshot.entries}
    mates: dict[int, dict[int, str]] = {}
    for round_ in snapshot.rounds:
        for table in round_.tables:
            for one in table.seats:
                others = sorted(numbers[other] for other in table.seats if other != one and other in numbers)
                mates.setdefault(one, {})[round_.number] = " ".join(map(str, others))
    people = sorted((entry for entry in snapshot.entries if entry.id in mates), key=lambda entry: entry.number)
    rows = tuple(
        (
            Cell(str(entry.number), grey=QUIET),
            Cell(job.name(entry.id)),
            *(Cell(mates[entry.id].get(round_.number, "–")) for round_ in snapshot.rounds),
        )
        for entry in people
    )
    _head(flow, job.say(WHO_MET))
    columns = (
        Column(job.say(NUMBER), "right"),
        Column(job.say(NAME), share=1, least=96),
        *(Column(job.say(ROUND, round=round_.number)) for round_ in snapshot.rounds),
    )
    Listing(columns, rows, settings=SMALL if job.paper == "A5" else DENSE, head_size=flow.measures.small).set(flow)


def _set_repeats(job: Job, flow: Flow, quality: Quality) -> None:
    rows = tuple(
        (Cell(job.name(one)), Cell(job.name(other)), Cell(str(times)))
        for one, other, times in quality.repeated
        if one in job.entries and other in job.entries
    )
    if not rows:
        return
    _head(flow, job.say(MET_AGAIN))
    columns = (
        Column(job.say(ONE), share=1, least=96),
        Column(job.say(OTHER), share=1, least=96),
        Column(job.say(TIMES), "right"),
    )
    Listing(columns, rows, settings=SMALL if job.paper == "A5" else DENSE, head_size=flow.measures.small).set(flow)


def _set_people(job: Job, flow: Flow, quality: Quality) -> None:
    again = dict.fromkeys(quality.people, 0)
    for one, other, times in quality.repeated:
        again[one] += times - 1
        again[other] += times - 1
    width = max((len(visits) for visits in quality.seats.values()), default=0)
    known = [person for person in quality.people if person in job.entries]
    people = sorted(known, key=lambda person: formats.folded(job.name(person)))
    rows = tuple(
        (
            Cell(job.name(person)),
            Cell(_count(again[person])),
            Cell(_count(quality.short_visits.get(person, 0))),
            Cell(_count(quality.same_table.get(person, 0))),
            Cell(_count(quality.sat_out.get(person, 0))),
            *(Cell(str(visits), grey=QUIET) for visits in quality.seats.get(person, ())),
        )
        for person in people
    )
    _head(flow, job.say(PER_PERSON))
    columns = (
        Column(job.say(NAME), share=1, least=96),
        Column(job.say(MET), "right"),
        Column(job.say(SHORT), "right"),
        Column(job.say(SAME_TABLE), "right"),
        Column(job.say(FREE), "right"),
        *(Column(job.say(SEAT, seat=seat), "right") for seat in range(1, width + 1)),
    )
    Listing(columns, rows, settings=SMALL if job.paper == "A5" else DENSE, head_size=flow.measures.small).set(flow)


def _count(number: int) -> str:
    return str(number) if number else "–"


def _head(flow: Flow, text: str) -> None:
    flow.space(12)
    if not flow.fits(80):
        flow.turn()
    flow.paragraph(text, font=BOLD)
