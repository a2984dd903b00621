"""The club over the years on paper: champions by year, hall of fame, records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from tappscore.i18n import Text, formats, mark
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import LIST, SMALL, Cell, Column, Listing, Row
from tappscore.report.page import QUIET, Page
from tappscore.tournament.club_statistics import Record

TITLE = mark("report", "Hall of fame")
RESTS_ON = mark("report", "{evenings}, of these {deals} with all deals · {people}")
EVENINGS = mark("report", "%n evenings")
PEOPLE = mark("report", "%n people")
NOBODY = mark("report", "No finished evening yet.")
CHAMPIONS = mark("report", "Champions by year")
YEAR = mark("report", "Year")
HELD = mark("report", "Evenings")
CHAMPION = mark("report", "Champion")
WON = mark("report", "Won")
WINNERS = mark("report", "Winners of the evenings")
DAY = mark("report", "Day")
EVENING = mark("report", "Evening")
WINNER = mark("report", "Winner")
BEST = mark("report", "Most evenings won")
NAME = mark("report", "Name")
PODIUMS = mark("report", "Among the first three")
ATTENDED = mark("report", "Evenings played")
RECORDS = mark("report", "Records")
RECORD = mark("report", "Record")
VALUE = mark("report", "Value")
HOLDER = mark("report", "Held by")
WHEN = mark("report", "When")
KINDS: tuple[tuple[str, Text], ...] = (
    ("best_evening", mark("report", "Best evening")),
    ("best_round", mark("report", "Best round")),
    ("biggest_win", mark("report", "Biggest win of a deal")),
    ("biggest_loss", mark("report", "Biggest loss of a deal")),
    ("longest_streak", mark("report", "Most games won in a row")),
)
_FAME = 30
_HOLDERS = 4  # a record that more people share says little


def hall_of_fame(job: Job) -> list[Page]:
    """Lay out what the club file knows of the years; somebody who doesn't want to appear is left out of the names."""
    history = job.history
    if history is None or not history.page.evenings:
        flow = Flow(job, job.say(TITLE))
        flow.paragraph(job.say(NOBODY), grey=QUIET)
        return flow.finish()
    page = history.page
    if page.years:
        first, last = min(year.year for year in page.years), max(year.year for year in page.years)
        job = replace(job, about=f"{first} – {last}" if first < last else str(first))
    said = job.say(
        RESTS_ON,
        evenings=job.count(EVENINGS, page.evenings),
        deals=page.with_deals,
        people=job.count(PEOPLE, page.people),
    )
    flow = Flow(job, job.say(TITLE), lines=(said,))
    champions = [
        (str(year.year), str(year.evenings), _named(job, year.champions), str(year.titles) if year.titles else "–")
        for year in reversed(page.years)
    ]
    wins = (Column(job.say(WON), "right"),)
    _part(
        job,
        flow,
        CHAMPIONS,
        (
            Column(job.say(YEAR)),
            Column(job.say(HELD), "right"),
            Column(job.say(CHAMPION), share=1, font=BOLD, prose=True),
            *wins,
        ),
        champions,
    )
    fame = [
        (_named(job, (one.person,)), str(one.titles), str(one.podiums), str(one.evenings))
        for one in page.fame
        if one.titles and one.person in history.people
    ]
    places = (Column(job.say(PODIUMS), "right", least=56), Column(job.say(ATTENDED), "right", least=44))
    _part(job, flow, BEST, (Column(job.say(NAME), share=1, font=BOLD), *wins, *places), fame[:_FAME])
    _part(
        job,
        flow,
        RECORDS,
        (
            Column(job.say(RECORD), share=1, least=90),
            Column(job.say(VALUE), "right", font=BOLD),
            Column(job.say(HOLDER), share=1, least=90),
            Column(job.say(WHEN), share=1, grey=QUIET, least=80),
        ),
        [row for key, text in KINDS for row in _records(job, text, getattr(page, key))],
    )
    evenings = [(_day(job, day), name, _named(job, winners)) for day, _uuid, name, winners in page.winners]
    _part(
        job,
        flow,
        WINNERS,
        (
            Column(job.say(DAY)),
            Column(job.say(EVENING), share=1, grey=QUIET),
            Column(job.say(WINNER), share=2, prose=True),
        ),
        evenings,
    )
    return flow.finish()


def _part(job: Job, flow: Flow, head: Text, columns: Sequence[Column], rows: Sequence[Row]) -> None:
    if not rows:
        return
    flow.space(12)
    if not flow.fits(120):
        flow.turn()
    flow.paragraph(job.say(head), size=flow.measures.text + 2, font=BOLD)
    flow.space(2)
    settings = SMALL if job.paper == "A5" else LIST
    Listing(tuple(columns), tuple(rows), settings=settings, head_size=flow.measures.small).set(flow)


def _named(job: Job, people: Sequence[str]) -> str:
    known = job.history.people if job.history is not None else {}
    return ", ".join(known[person] for person in people if person in known) or "–"


def _day(job: Job, day: date) -> str:
    return formats.day(day, job.language)


def _records(job: Job, text: Text, records: Sequence[Record]) -> list[Row]:
    known = job.history.people if job.history is not None else {}
    shown = [record for record in records if record.person in known]
    if len(shown) > _HOLDERS:
        return []
    return [
        (Cell(job.say(text)), Cell(job.number(record.value)), _named(job, (record.person,)), _when(job, record))
        for record in shown
    ]


def _when(job: Job, record: Record) -> str:
    return f"{record.name}, {_day(job, record.date)}"
