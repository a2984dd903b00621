"""A card for each person to keep during the evening: number, name, and where to sit in each round."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.i18n import formats, mark
from tappscore.report import fonts
from tappscore.report.fonts import BOLD, REGULAR
from tappscore.report.frame import mark_sample
from tappscore.report.job import Job
from tappscore.report.page import MM, QUIET, RULE, Page, Picture, sheet
from tappscore.tournament.snapshot import Entry

CARDS = mark("report", "Cards for people")
ROUND = mark("report", "Round {round}")
SPOT = mark("report", "Table {table}, seat {seat}")
FREE = mark("report", "free")
POINTS = mark("report", "points")
KEEP = mark("report", "Please keep this card; it is needed for the prize.")
_EDGE = 8 * MM
_MOST_ROUNDS = 8


def cards(job: Job) -> list[Page]:
    """Lay out the cards by name, on a grid to cut: eight to an A4 page, four to an A5 page."""
    present = [entry for entry in job.snapshot.entries if entry.state in ("booked", "present", "waiting")]
    chosen = [entry for entry in present if job.entry_id in (None, entry.id)]
    chosen.sort(key=lambda entry: (formats.folded(entry.person.name), entry.number))
    columns, rows = (2, 4) if job.paper == "A4" else (1, 3)
    each = columns * rows
    pages = []
    for start in range(0, len(chosen), each):
        page = sheet(job.paper)
        _set_cards(job, page, chosen[start : start + each], columns, rows)
        mark_sample(page, job)
        pages.append(page)
    if pages:
        pages[0].bookmark = job.say(CARDS)
    return pages


def _set_cards(job: Job, page: Page, entries: Sequence[Entry], columns: int, rows: int) -> None:
    wide = (page.width - 2 * _EDGE) / columns
    high = (page.height - 2 * _EDGE) / rows
    used = -(-len(entries) // columns)
    for column in range(columns + 1):
        x = _EDGE + column * wide
        page.stroke(x, _EDGE / 2, x, _EDGE * 1.5 + used * high, thick=0.35, grey=0.5, dash=(2, 3))
    for row in range(used + 1):
        y = _EDGE + row * high
        page.stroke(_EDGE / 2, y, page.width - _EDGE / 2, y, thick=0.35, grey=0.5, dash=(2, 3))
    for index, entry in enumerate(entries):
        x, y = _EDGE + index % columns * wide, _EDGE + index // columns * high
        _set_card(job, page, entry, (x + 16, y + 12, wide - 32, high - 24))


def _set_card(job: Job, page: Page, entry: Entry, spot: tuple[float, float, float, float]) -> None:
    x, y, wide, high = spot
    logo = 18.0 if job.club.logo else 0.0
    if job.club.logo:
        page.shapes.append(Picture(job.club.logo, x, y - 4, logo, logo))
        logo += 6
    said, small = fonts.fitted(job.imprint, REGULAR, 7, wide - logo, lines=2)
    page.lines(x + logo, y + 4, said, size=small, leading=small + 1, within=wide - logo, grey=QUIET)
    number = str(entry.number)
    taken = page.text(x + wide, y + 38, number, size=28, font=BOLD, align="right", within=wide * 0.3) + 12
    lines, size = fonts.fitted(entry.person.spoken, BOLD, 15, wide - taken, lines=2)
    if len(lines) > 2:
        lines, size = fonts.fitted(entry.person.spoken, BOLD, 10, wide - taken, lines=2)
    first = y + 38 - (len(lines) - 1) * size * 0.55
    page.lines(x, first, lines, size=size, leading=size + 1, font=BOLD, within=wide - taken)
    rounds = max(job.snapshot.rounds_planned, job.last_round, 1)
    line = min((high - 66) / min(rounds, _MOST_ROUNDS), 20.0)
    where = {
        round_.number: job.say(SPOT, table=table.number, seat=table.seats.index(entry.id) + 1)
        for round_ in job.snapshot.rounds
        for table in round_.tables
        if entry.id in table.seats
    }
    free = {round_.number for round_ in job.snapshot.rounds if entry.id in round_.sitting_out}
    base = y + 52
    size = min(line * 0.55, 9.5)
    for round_no in range(1, min(rounds, _MOST_ROUNDS) + 1):
        base += line
        page.text(x, base, job.say(ROUND, round=round_no), size=size, within=wide * 0.24)
        spot_words = where.get(round_no, job.say(FREE) if round_no in free else "")
        page.text(x + wide * 0.26, base, spot_words, size=size, font=REGULAR, within=wide * 0.4)
        page.text(x + wide, base, job.say(POINTS), size=7, align="right", within=wide * 0.14, grey=QUIET)
        page.stroke(x + wide * 0.68, base + 2, x + wide * 0.86, base + 2, grey=RULE)
    page.text(x, y + high, job.say(KEEP), size=7, within=wide, grey=QUIET)
