"""One face of a score sheet, drawn into any rectangle of about A5."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tappscore.i18n import mark
from tappscore.report import fonts
from tappscore.report.fonts import BOLD, REGULAR
from tappscore.report.job import Job
from tappscore.report.page import BLACK, FAINT, QUIET, Modules, Page, Picture
from tappscore.report.painting import qr_runs
from tappscore.report.sheet_words import legend, marks, sample_row, turn_words
from tappscore.rules.deal import Deal, Turn
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import turns

TABLE = mark("report", "Table {table}")
TABLE_OPEN = mark("report", "Table")
ROUND = mark("report", "Round {round}")
ROUND_OPEN = mark("report", "Round")
PART = mark("report", "sheet {part} of {parts}")
DEAL = mark("report", "#")
DEALER = mark("report", "D")
SEAT = mark("report", "Seat")
GAME = mark("report", "Game")
POINTS = mark("report", "Points, ±")
MADE = mark("report", "±")
EXTRAS = mark("report", "Extras")
POT = mark("report", "Pot")
MOVE = mark("report", "±")
TOTAL = mark("report", "Total")
SAMPLE_ROW = mark("report", "e.g.")
CONTROL = mark("report", "Control line")
CARRIED = mark("report", "Carried over")
SUMS_TO_ZERO = mark("report", "adds up to 0")
SUMS_TO_POT = mark("report", "adds up to 0 with the pot")
SCRIBE = mark("report", "Scribe")
SIGNED = mark("report", "Signed {seat}")

MARGIN = 22.0
NAME_LINE = 16.0
HEAD = 36.0
IMPRINT = 8.0
CONTROL_LINE = 26.0
SIGNATURES = 30.0
QR_SIDE = 58.0
WRITING = 0.5  # grey of the lines one writes on


@dataclass(frozen=True)
class Face:
    """What one face shows: deals `first` to `last`; empty names are written by hand."""

    round_no: int | None
    table_no: int | None
    names: tuple[str, ...]
    code: str
    first: int
    last: int
    part: int = 1
    parts: int = 1

    @cached_property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.names)


class _Place(NamedTuple):
    """A column: its key, left edge and width."""

    key: str
    x: float
    width: float


@dataclass(frozen=True)
class _Drawing:
    """Everything one face needs while it is drawn."""

    job: Job
    face: Face
    page: Page
    x: float
    y: float
    width: float
    height: float

    @cached_property
    def rules(self) -> Rules:
        return self.job.rules(self.face.seats, self.face.round_no)

    @property
    def left(self) -> float:
        return self.x + MARGIN

    @property
    def right(self) -> float:
        return self.x + self.width - MARGIN

    @cached_property
    def rests(self) -> bool:
        return self.face.seats > self.rules.active_count

    @cached_property
    def has_pot(self) -> bool:
        return self.rules.options.get("pot") is True

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """Who deals, as far as the paper can know: where the declarer deals next, nobody knows beforehand."""
        if self.rules.rule_set.next_dealer == "declarer" or self.rules.seats != self.face.seats:
            return ()
        return turns(self.rules, (Deal(kind="passed"),) * self.face.last)

    @cached_property
    def places(self) -> tuple[_Place, ...]:
        """Give the columns in the order of typing."""
        wide = self.width > self.height
        two_rest = self.face.seats - self.rules.active_count > 1
        facts = {"deal": 17.0, "dealer": 34.0 if two_rest else 26.0 if self.rests else 17.0}
        roomy = self.face.seats <= 3 or wide
        facts |= {"seat": 26.0 if roomy else 22.0, "game": 32.0 if roomy else 26.0, "points": 38.0 if roomy else 32.0}
        if marks(self.rules):
            facts["extras"] = 44.0 if roomy else 34.0
        pot = 32.0 if self.has_pot else 0.0
        share = (self.right - self.left - sum(facts.values()) - pot) / (2 * self.face.seats)
        sizes = [*facts.items()]
        for seat in range(1, self.face.seats + 1):
            sizes += [(f"move{seat}", share), (f"total{seat}", share)]
        if pot:
            sizes.append(("pot", pot))
        places = []
        x = self.left
        for key, size in sizes:
            places.append(_Place(key, x, size))
            x += size
        return tuple(places)


def draw_face(job: Job, face: Face, page: Page, x: float, y: float, width: float, height: float) -> None:
    """Draw a face into the rectangle; whatever is left between head and foot is shared by the rows."""
    drawing = _Drawing(job, face, page, x, y, width, height)
    top = _draw_title(drawing)
    explained = legend(job, drawing.rules)
    lines = fonts.wrapped(explained, REGULAR, 7.5, drawing.right - drawing.left)
    foot = y + height - MARGIN - SIGNATURES - 10 * len(lines) - 4
    rows = face.last - face.first + 2
    room = foot - CONTROL_LINE - top - HEAD
    line = min(room / rows, 28.0)
    bottom = _draw_rows(drawing, top + HEAD, line)
    _draw_heads(drawing, top)
    _draw_grid(drawing, top, bottom)
    page.lines(drawing.left, foot + 10, lines, size=7.5, leading=10, within=drawing.right - drawing.left, grey=QUIET)
    _draw_signatures(drawing, y + height - MARGIN)


def _draw_title(drawing: _Drawing) -> float:
    """Draw names and numbers of the table and the code, and give the top of the columns."""
    job, face, page = drawing.job, drawing.face, drawing.page
    room = drawing.right - drawing.left
    top = drawing.y + MARGIN
    if face.code:
        room -= QR_SIDE + 16
        side, runs = qr_runs(face.code)
        left = drawing.right - QR_SIDE
        page.shapes.append(Modules(left, top, QR_SIDE / side, runs))
        page.text(
            left + QR_SIDE / 2, top + QR_SIDE + 12, face.code, size=10, font=BOLD, align="center", within=QR_SIDE + 8
        )
    logo = 0.0
    if job.club.logo:
        page.shapes.append(Picture(job.club.logo, drawing.left, top - 8, 22, 22))
        logo = 28.0
    _draw_imprint(drawing, drawing.left + logo, top + 8, room - logo)
    y = top + 36
    x = drawing.left
    if face.table_no is not None:
        x += page.text(x, y, job.say(TABLE, table=face.table_no), size=26, font=BOLD, within=room / 2) + 14
    else:
        x = _write_here(page, x, y, job.say(TABLE_OPEN), 16, BOLD, 44)
    if face.round_no is not None:
        x += page.text(x, y, job.say(ROUND, round=face.round_no), size=16, within=room / 3) + 12
    else:
        x = _write_here(page, x, y, job.say(ROUND_OPEN), 16, REGULAR, 44)
    if face.parts > 1:
        page.text(
            x, y, job.say(PART, part=face.part, parts=face.parts), size=9, within=drawing.left + room - x, grey=QUIET
        )
    y = _draw_names(drawing, y + 8, room)
    return max(y, top + QR_SIDE + 16 if face.code else y) + 10


def _draw_imprint(drawing: _Drawing, x: float, y: float, room: float) -> None:
    """Draw club and evening in one line, or in two where a long club's name would make it smaller."""
    job = drawing.job
    lines = [job.imprint]
    if job.club.name and fonts.width(job.imprint, REGULAR, IMPRINT) > room:
        lines = [line for line in (job.club.name, job.heading) if line]
    y -= (IMPRINT + 1) * (len(lines) - 1)
    for line in lines:
        drawing.page.text(x, y, line, size=IMPRINT, within=room, grey=QUIET)
        y += IMPRINT + 1


def _draw_names(drawing: _Drawing, y: float, room: float) -> float:
    """Draw a line a seat, on a broad face in two columns, and give the last baseline."""
    face, page = drawing.face, drawing.page
    columns = 2 if drawing.width > drawing.height else 1
    length = -(-face.seats // columns)
    wide = room / columns
    for index, name in enumerate(face.names):
        x = drawing.left + index // length * wide
        base = y + (index % length + 1) * NAME_LINE
        page.text(x, base, str(index + 1), size=11, font=BOLD, within=14)
        if name:
            page.text(x + 16, base, name, size=11, within=wide - 28)
        else:
            page.stroke(x + 16, base + 2, x + wide - 12, base + 2, grey=WRITING)
    return y + length * NAME_LINE


def _write_here(page: Page, x: float, y: float, label: str, size: float, font: str, room: float) -> float:
    x += page.text(x, y, label, size=size, font=font, within=120) + 4
    page.stroke(x, y + 2, x + room, y + 2, grey=WRITING)
    return x + room + 12


def _label(drawing: _Drawing, key: str) -> str:
    flat = not any(contract.field("points") for contract in drawing.rules.contracts)
    labels = {
        "deal": DEAL,
        "dealer": DEALER,
        "seat": SEAT,
        "game": GAME,
        "points": MADE if flat else POINTS,
        "extras": EXTRAS,
        "pot": POT,
    }
    if key in labels:
        return drawing.job.say(labels[key])
    return drawing.job.say(MOVE if key.startswith("move") else TOTAL)


def _draw_heads(drawing: _Drawing, top: float) -> None:
    page = drawing.page
    base = top + HEAD - 5
    for place in drawing.places:
        label = _label(drawing, place.key)
        page.text(place.x + place.width / 2, base, label, size=6.5, align="center", within=place.width - 2, grey=QUIET)
    for seat in range(1, drawing.face.seats + 1):
        move, total = _pair(drawing, seat)
        wide = move.width + total.width - 4
        name = _short(drawing.face.names[seat - 1])
        number = page.text(move.x + 3, top + 12, str(seat), size=11, font=BOLD, within=10)
        if name:
            lines, size = _in_two_lines(name, wide - number - 4)
            rise = 3 if len(lines) > 1 else 0
            page.lines(move.x + 3 + number + 4, top + 11 - rise, lines, size=size, leading=8, within=wide - number - 4)


def _in_two_lines(name: str, room: float) -> tuple[list[str], float]:
    """Fit a name over its columns; it may be cut, because the whole of it stands above."""
    size = 7.5
    while size >= 5.5:
        lines = fonts.wrapped(name, REGULAR, size, room)
        if len(lines) <= 2 and all(fonts.width(line, REGULAR, size) <= room for line in lines):
            return lines, size
        size -= 0.25
    size = 6.5
    lines = fonts.wrapped(name, REGULAR, size, room - fonts.width("…", REGULAR, size), forced=True)
    return ([lines[0], lines[1].rstrip("-") + "…"] if len(lines) > 2 else lines), size


def _pair(drawing: _Drawing, seat: int) -> tuple[_Place, _Place]:
    found = {place.key: place for place in drawing.places}
    return found[f"move{seat}"], found[f"total{seat}"]


def _short(name: str) -> str:
    """Give the last name: what stands before the number in brackets."""
    return name.rsplit(" (", 1)[0].split(" ")[-1] if name else ""


def _draw_rows(drawing: _Drawing, top: float, line: float) -> float:
    """Draw the sample, the deals and the last line, and give the lower edge."""
    page, face = drawing.page, drawing.face
    size = min(line * 0.5, 10.0)
    y = top
    page.box(drawing.left, y, drawing.right - drawing.left, line, fill=FAINT)
    fitting = drawing.rules.seats == face.seats
    sample = sample_row(drawing.job, drawing.rules, drawing.job.say(SAMPLE_ROW)) if fitting else {}
    for key, text in sample.items():
        for place in drawing.places:
            if place.key == key:
                _centred(page, place, y, line, text, min(size, 8.5), QUIET)
    y += line
    for number in range(face.first, face.last + 1):
        _draw_deal(drawing, number, y, line, size)
        y += line
        heavy = number % face.seats == 0
        page.stroke(drawing.left, y, drawing.right, y, thick=0.6 if heavy else 0.4, grey=0.25 if heavy else WRITING)
    return _draw_control(drawing, y)


def _draw_deal(drawing: _Drawing, number: int, y: float, line: float, size: float) -> None:
    turn = drawing.turns[number - 1] if drawing.turns else None
    for place in drawing.places[:2]:
        if place.key == "deal":
            _centred(drawing.page, place, y, line, str(number), size, QUIET)
        elif place.key == "dealer" and turn:
            _centred(drawing.page, place, y, line, turn_words(turn), size, BLACK)


def _draw_control(drawing: _Drawing, y: float) -> float:
    page, job = drawing.page, drawing.job
    first = next(place for place in drawing.places if place.key == "move1")
    room = first.x - drawing.left - 8
    page.stroke(drawing.left, y, drawing.right, y, thick=1.2)
    last = drawing.face.part == drawing.face.parts
    note = job.say(SUMS_TO_POT if drawing.has_pot else SUMS_TO_ZERO) if last else ""
    page.text(drawing.left + 2, y + 11, job.say(CONTROL if last else CARRIED), size=9, font=BOLD, within=room)
    page.text(drawing.left + 2, y + 21, note, size=7, within=room, grey=QUIET)
    for seat in range(1, drawing.face.seats + 1):
        move, _ = _pair(drawing, seat)
        page.box(move.x, y, move.width, CONTROL_LINE, fill=FAINT)
    return y + CONTROL_LINE


def _draw_grid(drawing: _Drawing, top: float, bottom: float) -> None:
    page = drawing.page
    first = top + HEAD
    control = bottom - CONTROL_LINE
    for place in drawing.places[1:]:
        group = place.key.startswith("move") or place.key == "pot"
        end = bottom if place.key[:3] in ("mov", "tot", "pot") else control
        start = top if group else first
        page.stroke(place.x, start, place.x, end, thick=0.75 if group else 0.35, grey=BLACK if group else WRITING)
    page.stroke(drawing.left, first, drawing.right, first, thick=0.75)
    page.stroke(drawing.left, bottom, drawing.right, bottom, thick=0.75)


def _draw_signatures(drawing: _Drawing, y: float) -> None:
    page, job, seats = drawing.page, drawing.job, drawing.face.seats
    labels = [job.say(SCRIBE), *(job.say(SIGNED, seat=seat) for seat in range(1, seats + 1))]
    gap = 8.0
    wide = (drawing.right - drawing.left - gap * seats) / (seats + 1)
    for index, label in enumerate(labels):
        x = drawing.left + index * (wide + gap)
        page.stroke(x, y - 9, x + wide, y - 9, grey=WRITING)
        page.text(x, y - 1, label, size=6.5, within=wide, grey=QUIET)


def _centred(page: Page, place: _Place, y: float, line: float, text: str, size: float, grey: float) -> None:
    base = y + (line + size * 0.72) / 2
    page.text(place.x + place.width / 2, base, text, size=size, align="center", within=place.width - 2, grey=grey)
