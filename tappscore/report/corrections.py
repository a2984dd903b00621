"""Papers about mistakes: a slip for the table whose sheet doesn't add up, and what a correction changed."""

from __future__ import annotations

from datetime import datetime

from tappscore.i18n import formats, mark
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import LIST, SMALL, Cell, Column, Listing, Setting
from tappscore.report.page import QUIET, Page
from tappscore.report.standings import NAME, PLACE, POINTS
from tappscore.rules.deal import Amount
from tappscore.tournament.ledger import TableResult
from tappscore.tournament.releases import changed_since, posted
from tappscore.tournament.seat_names import seat_names
from tappscore.tournament.snapshot import Release
from tappscore.tournament.standings import Place

SLIP = mark("report", "Table {table}, round {round}: please check the sheet")
SLIP_LINE = mark("report", "The deals and the last line of your sheet don't agree. Please correct and sign.")
SEAT = mark("report", "Seat")
DEALS_SAY = mark("report", "By the deals")
PAPER_SAYS = mark("report", "By the sheet")
DIFFERENCE = mark("report", "Difference")
RIGHT = mark("report", "Right is")
BY_SEAT = mark("report", "By seat")
WHAT = mark("report", "As typed in")
TOTAL_OF = mark("report", "Total {seat}")
SIGNED = mark("report", "Signed")
ALL_AGREE = mark("report", "All sheets agree with their deals.")
CHANGES = mark("report", "What the correction changed")
SINCE = mark("report", "Since the list posted {at}")
WAS = mark("report", "was")
NOW = mark("report", "is")
NOTHING_CHANGED = mark("report", "Nothing has changed since then.")
NOT_POSTED = mark("report", "No list has been posted yet.")
_SLIP = (Setting(12, 32, 12), Setting(11, 28, 10))


def slips(job: Job) -> list[Page]:
    """Lay out a slip for each table of a round whose paper and deals differ, or for the one asked for."""
    number = job.drawn_round.number
    found = [
        result
        for result in job.ledger.round(number)
        if job.table_no == result.table.number
        or (job.table_no is None and result.difference and any(result.difference))
    ]
    if not found:
        flow = Flow(job, job.say(ALL_AGREE))
        return flow.finish()
    return [page for result in found for page in _slip(job, result)]


def _slip(job: Job, result: TableResult) -> list[Page]:
    table = result.table
    flow = Flow(job, job.say(SLIP, table=table.number, round=result.round_number), lines=(job.say(SLIP_LINE),))
    paper = table.control if table.control is not None else table.totals
    rows = []
    for index, entry in enumerate(table.seats):
        rows.append(
            (
                Cell(str(index + 1), grey=QUIET),
                Cell(job.entries[entry].person.spoken),
                Cell(job.number(_at(result.computed, index))),
                Cell(job.number(_at(paper, index))),
                Cell(job.change(_at(result.difference, index) or 0), font=BOLD),
                Cell(""),
                Cell(""),
            )
        )
    columns = (
        Column(job.say(SEAT), "right"),
        Column(job.say(NAME), share=1, least=96),
        Column(job.say(DEALS_SAY), "right"),
        Column(job.say(PAPER_SAYS), "right"),
        Column(job.say(DIFFERENCE), "right"),
        Column(job.say(RIGHT), "right", least=48),
        Column(job.say(SIGNED), least=64),
    )
    Listing(columns, tuple(rows), settings=_SLIP, head_size=flow.measures.small).set(flow)
    _set_deals(job, flow, result)
    return flow.finish()


def _set_deals(job: Job, flow: Flow, result: TableResult) -> None:
    """Set the deals as they were typed, with the running totals, to be held against the sheet."""
    settlement = result.settlement
    if settlement is None:
        return
    totals: list[Amount] = [0] * len(result.table.seats)
    names = seat_names(job.snapshot, result.table.seats)
    rows = []
    for booked, settled in zip(result.table.deals, settlement.deals, strict=True):
        totals = [total + move for total, move in zip(totals, settled.moves, strict=True)]
        words = "; ".join(job.catalog.message(line.told(names)) for line in settled.lines)
        declarer = "–" if booked.deal.declarer is None else str(booked.deal.declarer)
        rows.append(
            (Cell(str(booked.number)), Cell(declarer), Cell(words or "–"), *(Cell(job.number(t)) for t in totals))
        )
    flow.space(12)
    columns = (
        Column("#", "right", grey=QUIET),
        Column(job.say(BY_SEAT), "center"),
        Column(job.say(WHAT), share=1, least=96, prose=True),
        *(Column(job.say(TOTAL_OF, seat=seat), "right") for seat in range(1, len(totals) + 1)),
    )
    settings = SMALL if job.paper == "A5" else LIST[2:]
    Listing(columns, tuple(rows), settings=settings, head_size=flow.measures.small).set(flow)


def _at(values: tuple[Amount, ...] | None, index: int) -> Amount | None:
    return None if values is None or index >= len(values) else values[index]


def changes(job: Job) -> list[Page]:
    """Lay out who has another place or other points than on the list that was posted last."""
    frozen = [release for release in job.snapshot.releases if release.places]
    if not frozen:
        return Flow(job, job.say(CHANGES), lines=(job.say(NOT_POSTED),)).finish()
    last = max(frozen, key=lambda release: release.id)
    # The list compared with is that of the same round, whatever was asked for.
    at = job.time(datetime.fromisoformat(last.at))
    flow = Flow(job, job.say(CHANGES), lines=(job.say(SINCE, at=at),))
    rows = _changed(job, last)
    if not rows:
        flow.paragraph(job.say(NOTHING_CHANGED), grey=QUIET)
        return flow.finish()
    columns = (
        Column(job.say(NAME), share=1, least=120),
        Column(f"{job.say(PLACE)} {job.say(WAS)}", "right", grey=QUIET),
        Column(f"{job.say(PLACE)} {job.say(NOW)}", "right"),
        Column(f"{job.say(POINTS)} {job.say(WAS)}", "right", grey=QUIET),
        Column(f"{job.say(POINTS)} {job.say(NOW)}", "right", font=BOLD),
    )
    settings = SMALL if job.paper == "A5" else LIST
    Listing(columns, tuple(rows), settings=settings, head_size=flow.measures.small).set(flow)
    return flow.finish()


def _changed(job: Job, last: Release) -> list[tuple[Cell, ...]]:
    before = posted(last)
    standing = job.standing_after(last.after_round)
    return [_change(job, place, before.get(place.entry.id)) for place in changed_since(standing, last)]


def _change(job: Job, place: Place, before: tuple[int, Amount] | None) -> tuple[Cell, ...]:
    now = "–" if place.place is None else formats.ordinal(place.place, job.language)
    was = "–" if before is None else formats.ordinal(before[0], job.language)
    return (
        Cell(job.name(place.entry.id)),
        Cell(was),
        Cell(now, font=BOLD if now != was else None),
        Cell("–" if before is None else job.number(before[1])),
        Cell(job.number(place.points)),
    )
