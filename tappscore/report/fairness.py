"""The seating's fairness, for whoever asks: who met again and why, short tables, seats, free rounds."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.i18n import formats, mark
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import DENSE, SMALL, Cell, Column, Listing
from tappscore.report.page import QUIET, Page
from tappscore.report.press import ROUNDS
from tappscore.tournament.seating.bound import evening_bound
from tappscore.tournament.seating.measure import Quality, measure
from tappscore.tournament.seating.seats import Seating

TITLE = mark("report", "How fair the seating was")
REPEATS = mark("report", "Repeated meetings in {rounds}: {repeats}; at least {bound} can't be avoided.")
REPEATS_OPEN = mark("report", "Repeated meetings in {rounds}: {repeats}.")
NO_REPEATS = mark("report", "Nobody met anybody twice in {rounds}.")
CONSECUTIVE = mark("report", "In two rounds running: {times}.")
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
DRAWS = mark("report", "Draw numbers: {draws}")
LOOSENED = mark("report", "Loosened for round {round}: {what}")


def fairness(job: Job) -> list[Page]:
    """Lay out what the draws of this evening did to the people."""
    rounds = [
        Seating(
            tables=tuple(table.seats for table in round_.tables),
            numbers=tuple(table.number for table in round_.tables),
            sitting_out=round_.sitting_out,
        )
        for round_ in sorted(job.snapshot.rounds, key=lambda round_: round_.number)
    ]
    quality = measure(rounds)
    flow = Flow(job, job.say(TITLE), lines=_lines(job, quality, rounds))
    _set_repeats(job, flow, quality)
    _set_people(job, flow, quality)
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
    seeds = [str(round_.seed) for round_ in job.snapshot.rounds if round_.seed is not None]
    if seeds:
        lines.append(job.say(DRAWS, draws=", ".join(dict.fromkeys(seeds))))
    lines += [
        job.say(LOOSENED, round=round_.number, what=", ".join(round_.loosened))
        for round_ in job.snapshot.rounds
        if round_.loosened
    ]
    return tuple(lines)


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
