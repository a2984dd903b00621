"""Score sheets: filled with names or blank, one A5 face each, two to an A4 page in cutting order.

The columns stand in the order of typing (`formats.md` 5), so that whoever
types runs along the row. What the paper can know beforehand is printed:
deal, dealer, who rests, letters, a sample row made by the settlement itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tappscore.i18n import mark
from tappscore.report.frame import mark_sample, measures
from tappscore.report.job import Job
from tappscore.report.page import RULE, Page, sheet
from tappscore.report.seating_lists import INSTEAD_OF
from tappscore.report.sheet_face import Face, draw_face
from tappscore.tournament.sheet_code import ROUNDS, TABLES, sheet_code
from tappscore.tournament.snapshot import Round, Table
from tappscore.tournament.stand_ins import first_name_for

SHEETS = mark("report", "Score sheets, round {round}")
BLANK_SHEETS = mark("report", "Blank score sheets")
# Below five millimetres nobody can write.
MOST_ROWS = 18
MOST_ROWS_BROAD = 12


@dataclass(frozen=True, slots=True)
class _Order:
    """One table's sheet before it is cut into faces."""

    round_no: int | None
    table_no: int | None
    names: tuple[str, ...]
    deals: int


def filled(job: Job) -> list[Page]:
    """Lay out the sheets of a round, names filled in, and blanks behind them if asked for."""
    round_ = job.drawn_round
    tables = sorted(round_.tables, key=lambda table: table.number)
    orders = [_of_table(job, round_, table) for table in tables]
    orders += [_blank(job, None, None)] * job.blanks
    return _pages(job, orders, job.say(SHEETS, round=round_.number))


def blank(job: Job) -> list[Page]:
    """Lay out blank sheets; with a round asked for, they carry table numbers from 1 and their codes."""
    count = max(job.blanks, 1)
    if job.round_no is None:
        orders = [_blank(job, None, None)] * count
    else:
        orders = [_blank(job, job.round_no, number) for number in range(1, count + 1)]
    return _pages(job, orders, job.say(BLANK_SHEETS))


def _of_table(job: Job, round_: Round, table: Table) -> _Order:
    names = tuple(_name(job, entry, round_.number) for entry in table.seats)
    seats = len(table.seats)
    deals = table.deals_planned or round_.deals_per_table.get(seats) or _deals(job, seats)
    return _Order(round_.number, table.number, names, deals)


def _name(job: Job, entry_id: int, round_no: int) -> str:
    """Give name and number, and whose seat it was where somebody plays instead."""
    entry, first = job.entries[entry_id], first_name_for(job.snapshot, entry_id, round_no)
    name, number = entry.person.spoken, str(entry.number)
    if first is None:
        return f"{name} ({number})"
    return f"{name} ({number}, {job.say(INSTEAD_OF, name=first.person.last or first.person.first)})"


def _blank(job: Job, round_no: int | None, table_no: int | None) -> _Order:
    seats = job.seats or job.snapshot.prefer
    return _Order(round_no, table_no, ("",) * seats, _deals(job, seats))


def _deals(job: Job, seats: int) -> int:
    return job.snapshot.deals.get(seats) or 4 * seats


def _pages(job: Job, orders: Sequence[_Order], title: str) -> list[Page]:
    faces = [face for order in orders for face in _faces(job, order)]
    pages = _singly(job, faces) if job.paper == "A5" else _in_pairs(job, faces)
    if pages:
        pages[0].bookmark = title
    return pages


def _faces(job: Job, order: _Order) -> list[Face]:
    """Cut a sheet with many deals into faces of equal length."""
    parts = max(-(-order.deals // (MOST_ROWS_BROAD if job.landscape else MOST_ROWS)), 1)
    length = -(-order.deals // parts)
    code = ""
    if order.round_no is not None and order.table_no is not None:
        known = order.round_no <= ROUNDS and order.table_no <= TABLES
        code = sheet_code(job.snapshot.uuid, order.round_no, order.table_no) if known else ""
    return [
        Face(
            round_no=order.round_no,
            table_no=order.table_no,
            names=order.names,
            code=code,
            first=part * length + 1,
            last=min((part + 1) * length, order.deals),
            part=part + 1,
            parts=parts,
        )
        for part in range(parts)
    ]


def _singly(job: Job, faces: Sequence[Face]) -> list[Page]:
    pages = []
    for face in faces:
        page = sheet("A5", landscape=job.landscape)
        draw_face(job, face, page, 0, 0, page.width, page.height)
        mark_sample(page, job)
        pages.append(page)
    return pages


def _in_pairs(job: Job, faces: Sequence[Face]) -> list[Page]:
    """Put two faces on a page so that the cut stacks, laid one on the other, are in order.

    Page i holds face i and face i + n of n pages. Upright faces lie side by
    side on a broad page, broad faces above each other on an upright one.
    """
    count = -(-len(faces) // 2)
    pages = []
    for index in range(count):
        page = sheet("A4", landscape=not job.landscape)
        broad = page.width > page.height
        wide, high = (page.width / 2, page.height) if broad else (page.width, page.height / 2)
        for half, number in enumerate((index, index + count)):
            if number < len(faces):
                x, y = (half * wide, 0.0) if broad else (0.0, half * high)
                draw_face(job, faces[number], page, x, y, wide, high)
                mark_sample(page, job, (x, y, wide, high))
        _mark_cut(page, broad=broad)
        pages.append(page)
    return pages


def _mark_cut(page: Page, *, broad: bool) -> None:
    long = measures("A4").side / 3
    if broad:
        middle = page.width / 2
        page.stroke(middle, 0, middle, page.height, thick=0.35, grey=RULE, dash=(2, 4))
        page.stroke(middle, 0, middle, long, thick=0.5)
        page.stroke(middle, page.height - long, middle, page.height, thick=0.5)
    else:
        middle = page.height / 2
        page.stroke(0, middle, page.width, middle, thick=0.35, grey=RULE, dash=(2, 4))
        page.stroke(0, middle, long, middle, thick=0.5)
        page.stroke(page.width - long, middle, page.width, middle, thick=0.5)
