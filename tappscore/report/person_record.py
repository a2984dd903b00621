"""A person's evening: every deal of every table with its explanation, and how the place came about."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.i18n import formats, mark
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import SMALL, Cell, Column, Listing, Setting
from tappscore.report.page import QUIET, Page
from tappscore.report.rules_card import MARKS
from tappscore.report.sheet_words import PASSED, STRUCK
from tappscore.report.standings import ranking
from tappscore.rules.deal import Amount, Deal
from tappscore.rules.settlement import SettledDeal
from tappscore.rules.sources import cited, reason
from tappscore.tournament.ledger import Sitting, counted
from tappscore.tournament.seat_names import seat_names
from tappscore.tournament.stand_ins import stand_in_words
from tappscore.tournament.standings import Place

NUMBER = mark("report", "No. {number}")
PLACE_OF = mark("report", "{place} place of {people} with {points} points")
SHARED_PLACE = mark("report", "{place} place of {people}, shared, with {points} points")
NO_PLACE = mark("report", "No place")
DECIDED_BY = mark("report", "decided by “{criterion}”: {value}")
ROUND_AT = mark("report", "Round {round}, table {table}, seat {seat}")
WITH = mark("report", "with {names}")
DEAL = mark("report", "Deal")
BY = mark("report", "By")
WHAT = mark("report", "What happened")
MOVE = mark("report", "±")
TOTAL = mark("report", "Total")
NO_DEALS = mark("report", "Only the totals of this table are known.")
NOTHING = mark("report", "Nothing is known of this table yet.")
DISPUTED = mark("report", "disputed")
POT_END = mark("report", "Pot")
PAPER_TOTAL = mark("report", "The signed total stands: {points}")
RULES_REST_ON = mark("report", "The rules rest on: {sources}")
ADJUSTMENTS = mark("report", "Given or taken by the director")
CREDIT = mark("report", "Credit for rounds missed: {points}")
OF_ROUND = mark("report", "Round {round}")
OF_EVENING = mark("report", "Evening")
UNREADABLE = mark("report", "unreadable")
_KINDS = {"passed": PASSED, "struck": STRUCK, "unreadable": UNREADABLE}
_SETTINGS = (Setting(9.5, 15, 10), Setting(8.5, 14, 8))


def person_record(job: Job) -> list[Page]:
    """Lay out one person's evening, or everybody's one after the other."""
    places = [place for place in job.standing.places if job.entry_id in (None, place.entry.id)]
    if job.entry_id is None:
        places = sorted((place for place in places if place.row.sittings), key=lambda place: place.entry.number)
    pages: list[Page] = []
    for number, place in enumerate(places):
        if not job.progress(number, len(places)):
            break
        pages += _record(job, place)
    return pages


def _record(job: Job, place: Place) -> list[Page]:
    person = place.entry.person
    home = ", ".join(part for part in (person.club, person.town) if part)
    number = job.say(NUMBER, number=place.entry.number)
    facts = " · ".join(part for part in (number, home) if part)
    stands_in = stand_in_words(job.snapshot, place.entry.id)
    lines = (
        (facts, _result(job, place))
        if stands_in is None
        else (facts, job.catalog.message(stands_in), _result(job, place))
    )
    flow = Flow(job, person.spoken, lines=lines, note=ranking(job))
    for sitting in place.row.sittings:
        _set_sitting(job, flow, sitting)
    _set_adjustments(job, flow, place)
    _set_sources(job, flow, place)
    return flow.finish()


def _result(job: Job, place: Place) -> str:
    if place.place is None or place.points is None:
        return job.say(NO_PLACE)
    people = sum(other.place is not None for other in job.standing.places)
    text = SHARED_PLACE if place.tied else PLACE_OF
    line = job.say(
        text, place=formats.ordinal(place.place, job.language), people=people, points=job.number(place.points)
    )
    if place.decided_by is not None:
        value = place.values[job.standing.criteria.index(place.decided_by)]
        shown = "✓" if place.decided_by.kind == "lot" else job.number(value)
        line += " · " + job.say(DECIDED_BY, criterion=place.decided_by.label, value=shown)
    return line.removesuffix(": ✓")


def _set_sitting(job: Job, flow: Flow, sitting: Sitting) -> None:
    result = sitting.result
    others = [job.entries[entry].person.spoken for entry in result.table.seats if entry != _me(sitting)]
    flow.space(12)
    if not flow.fits(96):
        flow.turn()
        flow.space(4)
    size = flow.measures.text
    at = job.say(ROUND_AT, round=result.round_number, table=result.table.number, seat=sitting.seat)
    points = job.number(sitting.points)
    flow.page.text(flow.left, flow.y + size, at, size=size, font=BOLD, within=flow.wide - 60)
    flow.page.text(flow.right, flow.y + size, points, size=size, font=BOLD, align="right", within=56)
    flow.y += size + 5
    flow.paragraph(job.say(WITH, names=", ".join(others)), size=flow.measures.small + 0.5, grey=QUIET)
    if result.settlement is None:
        flow.paragraph(job.say(NOTHING if sitting.points is None else NO_DEALS), size=size - 1, grey=QUIET)
        return
    rows = _deal_rows(job, sitting)
    columns = (
        Column(job.say(DEAL), "right"),
        Column(job.say(BY), share=1, least=72, grey=QUIET),
        Column(job.say(WHAT), share=4, least=120, prose=True),
        Column(job.say(MOVE), "right", least=28),
        Column(job.say(TOTAL), "right", least=28),
    )
    settings = SMALL[1:] if job.paper == "A5" else _SETTINGS
    Listing(columns, tuple(rows), settings=settings, head_size=flow.measures.small - 1).set(flow)
    if sitting.points is not None and result.computed is not None and result.points != result.computed:
        flow.space(4)
        flow.paragraph(job.say(PAPER_TOTAL, points=points), size=size - 1.5)


def _me(sitting: Sitting) -> int:
    return sitting.result.table.seats[sitting.seat - 1]


def _deal_rows(job: Job, sitting: Sitting) -> list[tuple[Cell, ...]]:
    result = sitting.result
    settlement = result.settlement
    if settlement is None:
        return []
    rows: list[tuple[Cell, ...]] = []
    total: Amount = 0
    names = seat_names(job.snapshot, result.table.seats)
    deals = zip(result.table.deals, counted(result.table), settlement.deals, strict=True)
    for booked, deal, settled in deals:
        move = settled.moves[sitting.seat - 1]
        total += move
        words = _words(job, deal, settled, names)
        if booked.disputed:
            words = f"{words} ({job.say(DISPUTED)})"
        own = deal.declarer == sitting.seat
        rows.append(
            (
                Cell(str(booked.number), grey=QUIET),
                Cell(_declarer(job, sitting, deal), font=BOLD if own else None, grey=0 if own else None),
                Cell(words),
                Cell(job.change(move)),
                Cell(job.number(total)),
            )
        )
    closing = settlement.closing.moves[sitting.seat - 1]
    if closing and (result.missing == 0 or result.round_closed):
        rows.append(
            (Cell(""), Cell(""), Cell(job.say(POT_END)), Cell(job.change(closing)), Cell(job.number(total + closing)))
        )
    return rows


def _declarer(job: Job, sitting: Sitting, deal: Deal) -> str:
    if deal.declarer is None or deal.kind != "played":
        return "–"
    person = job.entries[sitting.result.table.seats[deal.declarer - 1]].person
    return person.last or person.first


def _words(job: Job, deal: Deal, settled: SettledDeal, names: Sequence[str]) -> str:
    if deal.kind != "played" and not settled.lines:
        return job.say(_KINDS[deal.kind])
    words = "; ".join(job.catalog.message(line.told(names)) for line in settled.lines)
    return f"{job.say(_KINDS[deal.kind])}; {words}" if deal.kind != "played" else words


def _set_sources(job: Job, flow: Flow, place: Place) -> None:
    """Name what the rules of these deals rest on, each source once."""
    settlements = [sitting.result.settlement for sitting in place.row.sittings if sitting.result.settlement]
    found = dict.fromkeys(line.evidence for each in settlements for deal in each.deals for line in deal.lines)
    if not found:
        return
    said = "; ".join(f"{job.say(MARKS[source.mark])} ({job.say(reason(source))})" for source in found)
    flow.space(10)
    if not flow.fits(40):
        flow.turn()
    flow.paragraph(job.say(RULES_REST_ON, sources=said), size=flow.measures.small, grey=QUIET)
    # Nobody in the hall knows what "S1" is.
    for work in dict.fromkeys(work for source in found for work in cited(source)):
        flow.paragraph(work, size=flow.measures.small, grey=QUIET)


def _set_adjustments(job: Job, flow: Flow, place: Place) -> None:
    found = place.row.adjustments
    if not found and not place.row.credit:
        return
    flow.space(16)
    if not flow.fits(64):
        flow.turn()
    flow.paragraph(job.say(ADJUSTMENTS), font=BOLD)
    for one in found:
        where = job.say(OF_EVENING) if one.round is None else job.say(OF_ROUND, round=one.round)
        flow.paragraph(f"{where}: {job.change(one.points)} · {one.reason}", size=flow.measures.text - 1)
    if place.row.credit:
        flow.paragraph(job.say(CREDIT, points=place.row.credit), size=flow.measures.text - 1)
