"""What lies on the tables and in the hat: table signs to fold, lots to cut, and a page to test the printer."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.i18n import mark
from tappscore.problems import RefusedError
from tappscore.report import fonts
from tappscore.report.fonts import BOLD, REGULAR
from tappscore.report.frame import Flow, mark_sample
from tappscore.report.job import Job
from tappscore.report.page import BLACK, FAINT, MM, QUIET, RULE, Page, Picture, Word, sheet
from tappscore.tournament.seating import chips
from tappscore.tournament.seating_facts import plays, wishes_of
from tappscore.tournament.snapshot import Snapshot

SIGNS = mark("report", "Table signs")
LOTS = mark("report", "Lots to cut")
TABLE = mark("report", "Table {table}")
SEAT = mark("report", "Seat {seat}")
TEST = mark("report", "Test page")
TEST_FRAME = mark("report", "All four sides of the frame must be there, whole and straight.")
TEST_SIZE = mark("report", "This line is 100 mm long when nothing was scaled.")
TEST_GREYS = mark("report", "Four greys, each darker than the last, and lines from thin to thick:")
TEST_SIGNS = mark("report", "Letters and figures of all kinds:")
_FEWEST = 3  # people that make a table
ALL_SIGNS = "Änne Weiß · Łukasz Wójcik · Pat O'Neil · Ñúñez y Ōtani · Çelik · Őry · Þór · 0123456789 · +14 −28"


def table_numbers(job: Job) -> list[int]:
    """Give the tables to print for: of the round, else of the people who are here, else 1 to the number asked for."""
    if job.round is not None and not job.blanks:
        return sorted(table.number for table in job.round.tables)
    if not job.blanks and (people := _here(job)):
        return sorted({number for number, _seat in _chips(people, job.snapshot)})
    return list(range(1, max(job.blanks, 1) + 1))


def signs(job: Job) -> list[Page]:
    """Lay out a sign for each table, to be folded in the middle: the number is read from both sides."""
    pages = []
    for number in table_numbers(job):
        page = sheet(job.paper)
        half = page.height / 2
        page.stroke(0, half, page.width / 16, half, grey=RULE)
        page.stroke(page.width * 15 / 16, half, page.width, half, grey=RULE)
        _sign_half(job, page, number)
        mark_sample(page, job)
        pages.append(page)
    if pages:
        pages[0].bookmark = job.say(SIGNS)
    return pages


def _sign_half(job: Job, page: Page, number: int) -> None:
    """Set the lower half, and the same turned about for the upper one."""
    half = page.height / 2
    side = page.width / 12
    room = page.width - 2 * side
    text = str(number)
    size = min(half * 0.86, fonts.shrunk(text, BOLD, half, room))
    small = page.width / 34
    head = half + side + small * 0.5
    own = " · ".join(part for part in (job.club.name, job.snapshot.name) if part)
    logo = 2.4 * small if job.club.logo else 0.0
    _both(page, page.width / 2, head, own, REGULAR, small, room - 2 * logo, QUIET)
    if job.club.logo:
        top = head - small * 0.36 - logo / 2
        page.shapes.append(Picture(job.club.logo, side / 2, top, logo, logo))
        left = page.width - side / 2 - logo
        page.shapes.append(Picture(job.club.logo, left, page.height - top - logo, logo, logo, turned=True))
    # Lato's figures are 0.72 of their size high: number and name share the half.
    base = half + (half + size * 0.72) / 2 + small
    _both(page, page.width / 2, base, text, BOLD, size, room, BLACK)


def _both(page: Page, middle: float, y: float, text: str, font: str, size: float, room: float, grey: float) -> None:
    """Set a centred line, and once more turned about the middle of the page."""
    text = fonts.printable(text, font)
    size = fonts.shrunk(text, font, size, room)
    wide = fonts.width(text, font, size)
    page.words.append(Word(middle - wide / 2, y, text, font, size, grey, room))
    page.words.append(Word(middle + wide / 2, page.height - y, text, font, size, grey, room, turn=180))


def lots(job: Job) -> list[Page]:
    """Lay out a lot for each seat, on a grid to cut with a ruler."""
    if job.round is not None and not job.blanks:
        tables = sorted(job.round.tables, key=lambda table: table.number)
        seats = [(table.number, seat) for table in tables for seat in range(1, len(table.seats) + 1)]
    elif not job.blanks and (people := _here(job)):
        # As many as are here, tables of mixed sizes and the club's own table numbers included.
        seats = list(_chips(people, job.snapshot))
    else:
        each = job.seats or job.snapshot.prefer
        seats = [(number, seat) for number in range(1, max(job.blanks, 1) + 1) for seat in range(1, each + 1)]
    columns, rows = (3, 8) if job.paper == "A4" else (2, 6)
    pages = []
    for start in range(0, len(seats), columns * rows):
        page = sheet(job.paper)
        _lot_grid(job, page, seats[start : start + columns * rows], columns, rows)
        mark_sample(page, job)
        pages.append(page)
    if pages:
        pages[0].bookmark = job.say(LOTS)
    return pages


def _here(job: Job) -> int:
    return sum(plays(entry, 1) for entry in job.snapshot.entries)


def _chips(people: int, snapshot: Snapshot) -> tuple[tuple[int, int], ...]:
    """Give table and seat of each lot; a number that no tables can be made of has one table."""
    wishes = wishes_of(snapshot)
    if people >= _FEWEST:
        try:
            return chips(people, wishes)
        except RefusedError:
            pass
    return tuple((1, seat) for seat in range(1, people + 1))


def _lot_grid(job: Job, page: Page, seats: Sequence[tuple[int, int]], columns: int, rows: int) -> None:
    edge = 8 * MM  # what printers can't reach
    wide = (page.width - 2 * edge) / columns
    high = (page.height - 2 * edge) / rows
    used = -(-len(seats) // columns)
    for column in range(columns + 1):
        x = edge + column * wide
        page.stroke(x, edge / 2, x, edge * 1.5 + used * high, thick=0.35, grey=0.5, dash=(2, 3))
    for row in range(used + 1):
        y = edge + row * high
        page.stroke(edge / 2, y, page.width - edge / 2, y, thick=0.35, grey=0.5, dash=(2, 3))
    for index, (number, seat) in enumerate(seats):
        x = edge + index % columns * wide + wide / 2
        y = edge + index // columns * high
        room = wide - 24
        page.text(x, y + high * 0.50, job.say(TABLE, table=number), size=26, font=BOLD, align="center", within=room)
        page.text(x, y + high * 0.74, job.say(SEAT, seat=seat), size=16, align="center", within=room)
        own = job.club.name or job.snapshot.name
        page.text(x, y + high * 0.92, own, size=7, align="center", within=room, grey=QUIET)


def test_page(job: Job) -> list[Page]:
    """Lay out a page that shows whether printer, margins and letters are right."""
    flow = Flow(job, job.say(TEST))
    page = flow.page
    inset = (5 if job.paper == "A5" else 6) * MM  # the small paper's foot stands nearer to the edge
    page.box(inset, inset, page.width - 2 * inset, page.height - 2 * inset, grey=BLACK)
    flow.paragraph(job.say(TEST_FRAME))
    flow.space(16)
    flow.paragraph(job.say(TEST_SIZE))
    y = flow.y + 12
    page.stroke(flow.left, y, flow.left + 100 * MM, y, thick=1)
    for end in (flow.left, flow.left + 100 * MM):
        page.stroke(end, y - 4, end, y + 4, thick=1)
    flow.y = y + 24
    flow.paragraph(job.say(TEST_GREYS))
    flow.space(8)
    for index, grey in enumerate((FAINT, RULE, QUIET, BLACK)):
        page.box(flow.left + index * 72, flow.y, 64, 40, fill=grey)
    for index, thick in enumerate((0.25, 0.5, 1.0, 2.0)):
        page.stroke(flow.left + 300, flow.y + 4 + index * 10, flow.right, flow.y + 4 + index * 10, thick=thick)
    flow.y += 64
    flow.paragraph(job.say(TEST_SIGNS))
    flow.space(4)
    for size in (8.0, 11.0, 16.0):
        flow.paragraph(ALL_SIGNS, size=size)
        flow.space(4)
    return flow.finish()
