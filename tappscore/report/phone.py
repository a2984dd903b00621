"""The standings as pictures for a phone: upright pages of a phone's shape, large type, few columns.

Pages are laid out like all others and drawn as PNG by whoever can draw a PDF;
so a picture and a list on the wall have the same faces and the same places.
"""

from __future__ import annotations

from typing import NamedTuple

from tappscore.i18n import formats, mark
from tappscore.report import fonts
from tappscore.report.fonts import BOLD, REGULAR
from tappscore.report.frame import SAMPLE, mark_sample
from tappscore.report.job import Job
from tappscore.report.page import QUIET, RULE, Band, Page, Picture
from tappscore.report.painting import paint
from tappscore.report.standings import title
from tappscore.tournament.groups import TeamLine
from tappscore.tournament.standings import Place

PAGE_OF = mark("report", "{page} of {pages}")
PROVISIONAL = mark("report", "provisional")
NOBODY = mark("report", "Nothing has been played yet.")
TEAMS = mark("report", "Teams")
MORE = mark("report", "and %n more")

# 9 : 16. Three dots a point make 1080 × 1920, which is drawn on a phone's screen dot by dot.
WIDE, HIGH = 360.0, 640.0
DOTS_A_POINT = 3
_SIDE = 18.0
_HEAD = 92.0
_LINE = 26.0
_FOOT = 14.0


class _Line(NamedTuple):
    place: str
    name: str
    below: str
    points: str


def phone_pages(job: Job, teams: tuple[TeamLine, ...] = ()) -> list[Page]:
    """Lay out a standing (or the teams), twenty lines a picture; whoever doesn't want to appear is left out."""
    lines = _team_lines(job, teams) if teams else _lines(job)
    named = job.say(TEAMS) if teams else ""
    high = 2 * _LINE if teams else _LINE
    rows = int((HIGH - _HEAD - 2 * _FOOT) // high)
    count = max(1, -(-len(lines) // rows))
    widest = max((fonts.width(line.points, BOLD, 15) for line in lines), default=0.0)
    # Even pages look better than a last one of two lines.
    length = -(-len(lines) // count)
    pages = []
    for number in range(count):
        page = Page(WIDE, HIGH)
        _set_head(job, page, named, number + 1, count)
        part = lines[number * length : (number + 1) * length]
        for index, line in enumerate(part):
            _set_line(page, line, _HEAD + index * high, high, widest)
        if not part:
            page.text(WIDE / 2, HIGH / 2, job.say(NOBODY), size=14, align="center", within=WIDE - 2 * _SIDE, grey=QUIET)
        foot = " · ".join(part for part in (job.snapshot.place, job.day) if part)
        page.text(_SIDE, HIGH - _FOOT, foot, size=10, within=WIDE * 0.6, grey=QUIET)
        page.text(WIDE - _SIDE, HIGH - _FOOT, job.club.name, size=10, align="right", within=WIDE * 0.36, grey=QUIET)
        mark_sample(page, job)
        pages.append(page)
    return pages


def render_phone(job: Job, teams: tuple[TeamLine, ...] = ()) -> bytes:
    """Make the pictures as the pages of a PDF of a phone's shape; equal jobs give equal bytes."""
    subject = f"{job.heading}{' · ' + job.say(SAMPLE) if job.is_sample else ''}"
    return paint(phone_pages(job, teams), title=title(job), subject=subject, language=job.language)


def _set_head(job: Job, page: Page, named: str, number: int, count: int) -> None:
    accent = job.club.accent or "#000000"
    page.shapes.append(Band(0, 0, WIDE, 6, accent))
    room = WIDE - 2 * _SIDE
    if job.club.logo:
        page.shapes.append(Picture(job.club.logo, WIDE - _SIDE - 44, 18, 44, 44))
        room -= 54
    names, size = fonts.fitted(job.snapshot.name, BOLD, 21, room, lines=2)
    y = page.lines(_SIDE, 34, names, size=size, leading=size + 2, font=BOLD, within=room)
    said = [title(job), named]
    if job.standing.provisional or job.standing.tables_known < job.standing.tables_drawn:
        said.append(job.say(PROVISIONAL))
    if count > 1:
        said.append(job.say(PAGE_OF, page=number, pages=count))
    page.text(_SIDE, min(y, 76), " · ".join(part for part in said if part), size=12.5, within=room, grey=QUIET)
    page.stroke(_SIDE, _HEAD - 6, WIDE - _SIDE, _HEAD - 6, thick=1)


def _set_line(page: Page, line: _Line, top: float, high: float, widest: float) -> None:
    base = top + 16
    page.text(_SIDE + 30, base, line.place, size=14.5, font=BOLD, align="right", within=32)
    page.text(WIDE - _SIDE, base, line.points, size=15, font=BOLD, align="right", within=72)
    left = _SIDE + 40
    room = WIDE - _SIDE - widest - 12 - left
    if high > _LINE:
        page.text(left, base, line.name, size=15, within=room)
        said, size = fonts.fitted(line.below, REGULAR, 11, room, lines=2)
        page.lines(left, base + 14, said, size=size, leading=size + 1, within=room, grey=QUIET)
    else:
        # A name too long for its line is set in two, and its town is left out: names come first.
        names, size = fonts.fitted(line.name, REGULAR, 15, room, lines=2)
        page.lines(
            left,
            base - (len(names) - 1) * 6,
            names,
            size=min(size, 15 - 3.5 * (len(names) - 1)),
            leading=11.5,
            within=room,
        )
        rest = room - fonts.width(line.name, REGULAR, 15) - 10
        if line.below and len(names) == 1 and rest > 0 and fonts.width(line.below, REGULAR, 8) < rest:
            page.text(left + room, base, line.below, size=11, align="right", within=rest, grey=QUIET)
    page.stroke(_SIDE, top + high - 4, WIDE - _SIDE, top + high - 4, thick=0.4, grey=RULE)


def _lines(job: Job) -> list[_Line]:
    return [_line(job, place) for place in job.standing.places if place.place is not None and place.entry.person.public]


def _line(job: Job, place: Place) -> _Line:
    person = place.entry.person
    ordinal = formats.ordinal(place.place or 0, job.language)
    return _Line(ordinal, person.spoken, person.town or person.club, job.number(place.points))


def _team_lines(job: Job, teams: tuple[TeamLine, ...]) -> list[_Line]:
    lines = []
    for line in teams:
        named = [place.entry.person.last or place.entry.person.first for place in line.members if _is_public(place)]
        if hidden := len(line.members) - len(named):
            named.append(job.count(MORE, hidden))
        ordinal = formats.ordinal(line.place, job.language)
        lines.append(_Line(ordinal, line.team, ", ".join(named), job.number(line.points)))
    return lines


def _is_public(place: Place) -> bool:
    return place.entry.person.public
