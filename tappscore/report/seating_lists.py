"""Who sits where: by table, by name, and the plan of a whole evening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tappscore.i18n import formats, mark
from tappscore.report import fonts
from tappscore.report.fonts import BOLD, REGULAR
from tappscore.report.frame import Flow
from tappscore.report.job import NUMBER, Job
from tappscore.report.listing import DENSE, SMALL, Cell, Column, Listing
from tappscore.report.page import QUIET, RULE, Page
from tappscore.report.standings import NAME, ROUND
from tappscore.tournament.columns import seating_rows
from tappscore.tournament.snapshot import Entry, Round, Table
from tappscore.tournament.stand_ins import first_name_for

BY_TABLE = mark("report", "Round {round}: tables")
BY_NAME = mark("report", "Round {round}: who sits where")
EVENING = mark("report", "Seating plan of the evening")
TABLES = mark("report", "%n tables")
PEOPLE = mark("report", "%n people")
DRAW = mark("report", "Draw number {seed}")
INSTEAD_OF = mark("report", "for {name}")
SITS_OUT = mark("report", "Sitting out this round")
TABLE = mark("report", "Table")
SEAT = mark("report", "Seat")
SEAT_ORDER = mark("report", "Seat 1 deals first.")
RESTS = mark("report", "out")
TABLE_AND_SEAT = mark("report", "Table and seat of each round, as in 7.2: table 7, seat 2.")

_GUTTER = 32.0


@dataclass(frozen=True, slots=True)
class _Setting:
    """One way to set a list: size of type, height of a line, columns a page."""

    size: float
    line: float
    columns: int


# From large to small: a list on the wall is set as large as one page allows.
_SETTINGS = (_Setting(20, 30, 1), _Setting(16, 24, 2), _Setting(13, 20, 2))
_BROAD = (_Setting(20, 30, 2), _Setting(16, 24, 3), _Setting(13, 20, 3))
_SMALL = (_Setting(14, 22, 1), _Setting(10, 16, 1))


def _settings(job: Job) -> tuple[_Setting, ...]:
    if job.paper == "A5":
        return _SMALL
    return _BROAD if job.landscape else _SETTINGS


def _lines(job: Job, round_: Round) -> tuple[str, ...]:
    people = sum(len(table.seats) for table in round_.tables)
    parts = [job.count(TABLES, len(round_.tables)), job.count(PEOPLE, people), job.say(SEAT_ORDER)]
    return (" · ".join(parts),)


def _note(job: Job, round_: Round) -> str:
    return "" if round_.seed is None else job.say(DRAW, seed=str(round_.seed))


@dataclass(frozen=True, slots=True)
class _Block:
    """A table ready to be set: its number, and for each seat the lines of the name and their size."""

    number: int
    seats: tuple[tuple[list[str], float], ...]
    height: float


def by_table(job: Job) -> list[Page]:
    """Lay out a round's tables as blocks: the number large, a line a seat."""
    round_ = job.drawn_round
    flow = Flow(job, job.say(BY_TABLE, round=round_.number), lines=_lines(job, round_), note=_note(job, round_))
    tables = sorted(round_.tables, key=lambda table: table.number)
    for setting in _settings(job):
        wide = _column_width(flow, setting)
        blocks = [_block(job, round_, table, setting, wide) for table in tables]
        columns = _columns(blocks, flow.bottom - flow.y, setting.columns)
        if len(columns) <= setting.columns:
            break
    top = flow.y
    for index, column in enumerate(columns):
        if index and index % setting.columns == 0:
            # Room is counted on the first page, whose head is the highest.
            flow.turn()
            top = flow.y
        x = flow.left + index % setting.columns * (wide + _GUTTER)
        y = top
        for block in column:
            _set_block(flow.page, block, x, y, wide, setting)
            y += block.height
        flow.y = max(flow.y, y)
    if round_.sitting_out:
        _sitting_out(job, flow, round_)
    return flow.finish()


def _column_width(flow: Flow, setting: _Setting) -> float:
    return (flow.wide - _GUTTER * (setting.columns - 1)) / setting.columns


def _columns(blocks: Sequence[_Block], room: float, wanted: int) -> list[list[_Block]]:
    """Cut blocks into columns; where one page holds all, the columns come out about equally long."""
    if sum(block.height for block in blocks) <= room * wanted:
        even = sum(block.height for block in blocks) / wanted
        tallest = max((block.height for block in blocks), default=0)
        trial = even
        while trial <= min(even + tallest, room):
            columns = _cut(blocks, trial)
            if len(columns) <= wanted:
                return columns
            trial += 4
    return _cut(blocks, room)


def _cut(blocks: Sequence[_Block], room: float) -> list[list[_Block]]:
    columns: list[list[_Block]] = [[]]
    used = 0.0
    for block in blocks:
        if columns[-1] and used + block.height > room + 0.01:
            columns.append([])
            used = 0.0
        columns[-1].append(block)
        used += block.height
    return columns


def _seat_name(job: Job, entry_id: int, round_: Round) -> str:
    """Give a name, with the one whose seat it was where somebody plays instead."""
    first = first_name_for(job.snapshot, entry_id, round_.number)
    name = job.name(entry_id)
    return name if first is None else f"{name} ({job.say(INSTEAD_OF, name=first.person.last or first.person.first)})"


def _block(job: Job, round_: Round, table: Table, setting: _Setting, wide: float) -> _Block:
    room = wide - setting.size * 4.6
    names = [_seat_name(job, entry, round_) for entry in table.seats]
    seats = tuple(fonts.fitted(name, REGULAR, setting.size, room, 2) for name in names)
    extra = sum(len(lines) - 1 for lines, _ in seats)
    height = setting.line * max(len(seats), 2) + extra * setting.size + setting.size + 4
    return _Block(table.number, seats, height)


def _set_block(page: Page, block: _Block, x: float, y: float, wide: float, setting: _Setting) -> None:
    size, line = setting.size, setting.line
    large = line * 1.6
    page.stroke(x, y, x + wide, y, thick=0.75)
    gutter = 3.4 * size
    room = gutter - size
    base = y + 6 + (line + size * 0.72) / 2
    page.text(x, y + 8 + large * 0.72, str(block.number), size=large, font=BOLD, within=room)
    left = gutter + size * 1.2
    for seat, (lines, fit) in enumerate(block.seats, start=1):
        page.text(x + gutter, base, str(seat), size=size, grey=QUIET, within=size)
        page.lines(x + left, base, lines, size=fit, leading=size, within=wide - left)
        base += line + (len(lines) - 1) * size


def _sitting_out(job: Job, flow: Flow, round_: Round) -> None:
    names = sorted((job.name(entry) for entry in round_.sitting_out), key=formats.folded)
    flow.space(16)
    flow.paragraph(job.say(SITS_OUT), font=BOLD)
    flow.paragraph(", ".join(names))


def _by_folded_name(entry: Entry) -> tuple[str, int]:
    return formats.folded(entry.person.name), entry.number


class _Seated(NamedTuple):
    """A line of the list by name; `alone` is the name without for whom somebody plays."""

    name: str
    table: str
    seat: str
    alone: str


def by_name(job: Job) -> list[Page]:
    """Lay out a round's people in order of their names, each with table and seat, in columns."""
    round_ = job.drawn_round
    flow = Flow(job, job.say(BY_NAME, round=round_.number), lines=_lines(job, round_), note=_note(job, round_))
    rows = [
        _Seated(_seat_name(job, row.entry.id, round_), str(row.table), str(row.seat), job.name(row.entry.id))
        for row in seating_rows(job.snapshot, round_)
    ]
    rows += [_Seated(name := job.name(entry), job.say(RESTS), "", name) for entry in round_.sitting_out]
    rows.sort(key=lambda row: formats.folded(row.name))
    for setting in _settings(job):
        room = int((flow.bottom - flow.y - 16) / setting.line)
        if len(rows) <= room * setting.columns:
            break
    wide = _column_width(flow, setting)
    index = 0
    while index < len(rows):
        if index:
            flow.turn()
        head = flow.y + 16
        left = len(rows) - index
        # On the last page the columns come out equally long.
        length = min(int((flow.bottom - head) / setting.line), -(-left // setting.columns))
        for column in range(setting.columns):
            part = rows[index : index + length]
            index += len(part)
            if part:
                _name_column(flow, part, flow.left + column * (wide + _GUTTER), head, wide, setting)
    return flow.finish()


def _name_column(flow: Flow, rows: Sequence[_Seated], x: float, y: float, wide: float, setting: _Setting) -> None:
    page, size = flow.page, setting.size
    head = flow.measures.small
    seat_at, table_at = x + wide, x + wide - 2.4 * size
    room = wide - 5 * size
    page.text(x, y - 6, flow.job.say(NAME), size=head, grey=QUIET)
    page.text(table_at, y - 6, flow.job.say(TABLE), size=head, grey=QUIET, align="right", within=3 * size)
    page.text(seat_at, y - 6, flow.job.say(SEAT), size=head, grey=QUIET, align="right", within=2.4 * size - 4)
    page.stroke(x, y, x + wide, y, thick=0.75)
    for row in rows:
        base = y + (setting.line + size * 0.72) / 2
        lines, fit = _fit_name(row, size, room)
        rise = (len(lines) - 1) * size * 0.36
        page.lines(x, base - rise, lines, size=fit, leading=size * 0.72, within=room)
        page.text(table_at, base, row.table, size=size, font=BOLD, align="right", within=2.4 * size)
        page.text(seat_at, base, row.seat, size=size, align="right", within=1.4 * size, grey=QUIET)
        y += setting.line
        page.stroke(x, y, x + wide, y, thick=0.35, grey=RULE)


def _fit_name(row: _Seated, size: float, room: float) -> tuple[list[str], float]:
    """Fit a name into the height of one line: whole, in two small lines, without for whom, or as small as it must."""
    if fonts.shrunk(row.name, REGULAR, size, room) >= size * fonts.SMALLEST:
        return fonts.fitted(row.name, REGULAR, size, room)
    # Two small lines in the height of one keep the columns even.
    small = size * 0.68
    for name in (row.name, row.alone):
        lines = fonts.wrapped(name, REGULAR, small, room, forced=True)
        if len(lines) <= 2:
            return ([name], size) if fonts.width(name, REGULAR, size) <= room else (lines, small)
    return fonts.fitted(row.alone, REGULAR, small, room)


def evening(job: Job) -> list[Page]:
    """Lay out the whole evening: a line a person, a column a round."""
    snapshot = job.snapshot
    where = {
        (entry, round_.number): f"{table.number}.{seat}"
        for round_ in snapshot.rounds
        for table in round_.tables
        for seat, entry in enumerate(table.seats, start=1)
    }
    resting = {(entry, round_.number) for round_ in snapshot.rounds for entry in round_.sitting_out}
    present = [entry for entry in snapshot.entries if any((entry.id, r.number) in where for r in snapshot.rounds)]
    flow = Flow(job, job.say(EVENING), lines=(job.say(TABLE_AND_SEAT),))
    rows = tuple(
        (
            Cell(str(entry.number), grey=QUIET),
            Cell(job.name(entry.id)),
            *(
                Cell(where.get(key, job.say(RESTS) if key in resting else "–"))
                for key in ((entry.id, round_.number) for round_ in snapshot.rounds)
            ),
        )
        for entry in sorted(present, key=_by_folded_name)
    )
    rounds = tuple(Column(job.say(ROUND, round=round_.number), "right", least=28) for round_ in snapshot.rounds)
    columns = (Column(job.say(NUMBER), "right"), Column(job.say(NAME), share=1, least=120), *rounds)
    Listing(columns, rows, settings=SMALL if job.paper == "A5" else DENSE, head_size=flow.measures.small).set(flow)
    return flow.finish()
