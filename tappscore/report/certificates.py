"""Certificates in four templates, with the club's own text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tappscore.i18n import Text, formats, mark
from tappscore.problems import Problem, RefusedError
from tappscore.report import fonts, ornaments
from tappscore.report.fonts import BOLD, REGULAR, SERIF
from tappscore.report.frame import mark_sample
from tappscore.report.job import Job
from tappscore.report.page import BLACK, QUIET, Page, Picture, sheet
from tappscore.tournament.standings import Place

CERTIFICATE = mark("report", "Certificate")
PLACE = mark("report", "{place} place")
DEFAULT_TEXT = mark(
    "report",
    "{name} took {place} place among {people} players at {tournament}, {where}, on {date} with {points} points.",
)
DIRECTOR = mark("report", "Tournament director")
FOR_THE_CLUB = mark("report", "For the club")
_BEST = 3
_BAND = 0.3


class _Words(NamedTuple):
    """Everything a template sets."""

    heading: str
    name: str
    place: str
    figure: str
    text: str
    club: str
    signed: tuple[str, str]


def certificates(job: Job) -> list[Page]:
    """Lay out a certificate for one person, or for the first three places.

    In the club's own text {name}, {place}, {points}, {people}, {tournament},
    {where} and {date} stand for what they say; other braces stay as they are.
    Refuses with `template-unknown` and `entry-without-place`.
    """
    template = _template(job.template)
    if job.entry_id is not None:
        chosen = [job.standing.of(job.entry_id)]
        if chosen[0].place is None:
            name = chosen[0].entry.person.spoken
            raise RefusedError(Problem("entry-without-place", "entry", values={"name": name}))
    else:
        chosen = [place for place in job.standing.places if place.place is not None and place.place <= _BEST]
    pages = []
    for place in chosen:
        page = template.draw(job, _words(job, place))
        page.bookmark = place.entry.person.spoken
        left = page.width * template.band
        mark_sample(page, job, (left, 0, page.width - left, page.height))
        pages.append(page)
    return pages


def _words(job: Job, place: Place) -> _Words:
    person = place.entry.person
    ordinal = formats.ordinal(place.place or 0, job.language)
    values = {
        "name": person.spoken,
        "place": ordinal,
        "points": job.number(place.points),
        "people": str(sum(other.place is not None for other in job.standing.places)),
        "tournament": job.snapshot.name,
        "where": job.snapshot.place,
        "date": job.day.replace(" ", "\N{NO-BREAK SPACE}"),
    }
    own = job.text.strip()
    text = fill_in(own, values) if own else job.say(DEFAULT_TEXT, **values)
    # A tournament without a place leaves no hole in the sentence.
    text = text.replace(" , ", " ").replace(", ,", ",")
    # "den 3." at a line's end and "Platz" on the next reads like two things; so do "195" and "Punkten".
    for value in (ordinal, values["points"], values["people"]):
        text = re.sub(rf"(?<!\S){re.escape(value)} ", f"{value}\N{NO-BREAK SPACE}", text)
    return _Words(
        heading=job.say(CERTIFICATE),
        name=person.spoken,
        place=job.say(PLACE, place=ordinal),
        figure=str(place.place),
        text=text,
        club=job.club.name or job.snapshot.name,
        signed=(job.say(DIRECTOR), job.say(FOR_THE_CLUB)),
    )


def fill_in(text: str, values: Mapping[str, str]) -> str:
    """Put values into a text of the club; what stands in other braces is left alone."""
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found.group(1), found.group(0)), text)


def _middle_lines(
    page: Page, y: float, text: str, font: str, size: float, room: float, *, lines: int = 2, grey: float = BLACK
) -> float:
    """Set centred text in the middle of the page and give the baseline after it."""
    broken, fit = fonts.fitted(text, font, size, room, lines)
    return page.lines(
        page.width / 2, y, broken, size=fit, leading=fit * 1.25, font=font, align="center", within=room, grey=grey
    )


def _text_block(page: Page, y: float, text: str, font: str, size: float, room: float) -> float:
    """Set the club's text, as small as it takes for eight lines."""
    parts = text.split("\n")
    fit = size
    while fit > 7 and sum(len(fonts.wrapped(part, font, fit, room)) for part in parts) > 8:
        fit -= 0.5
    return page.paragraph(page.width / 2, y, text, size=fit, leading=fit * 1.5, within=room, font=font, align="center")


def _signatures(page: Page, words: _Words, y: float, left: float, right: float, font: str) -> None:
    wide = (right - left - 48) / 2
    for index, label in enumerate(words.signed):
        x = left + index * (wide + 48)
        page.stroke(x, y, x + wide, y, thick=0.5)
        page.text(x + wide / 2, y + 14, label, size=9, font=font, align="center", within=wide, grey=QUIET)


def _logo(job: Job, page: Page, x: float, y: float, size: float) -> None:
    if job.club.logo:
        page.shapes.append(Picture(job.club.logo, x - size / 2, y, size, size))


def _classic(job: Job, words: _Words) -> Page:
    """Upright, a double frame, serif throughout."""
    page = sheet(job.paper)
    scale = page.width / 595.28
    for inset, thick in ((28, 2.5), (36, 0.5)):
        page.box(
            inset * scale,
            inset * scale,
            page.width - 2 * inset * scale,
            page.height - 2 * inset * scale,
            grey=BLACK,
            thick=thick * scale,
        )
    room = page.width - 160 * scale
    _logo(job, page, page.width / 2, 72 * scale, 72 * scale)
    y = _middle_lines(page, (176 if job.club.logo else 148) * scale, words.club, SERIF, 17 * scale, room)
    y = _middle_lines(page, y + 64 * scale, words.heading, SERIF, 60 * scale, room)
    y = _middle_lines(page, y + 40 * scale, words.name, SERIF, 36 * scale, room)
    page.stroke(page.width / 2 - 40 * scale, y - 12 * scale, page.width / 2 + 40 * scale, y - 12 * scale, thick=0.75)
    y = _middle_lines(page, y + 32 * scale, words.place, SERIF, 28 * scale, room)
    _text_block(page, y + 32 * scale, words.text, SERIF, 16 * scale, room - 40 * scale)
    _signatures(page, words, page.height - 104 * scale, 88 * scale, page.width - 88 * scale, REGULAR)
    return page


def _modern(job: Job, words: _Words) -> Page:
    """Broad, a black band with the place in it, the rest flush left in sans."""
    page = sheet(job.paper, landscape=True)
    scale = page.width / 841.89
    band = page.width * _BAND
    page.box(0, 0, band, page.height, fill=BLACK)
    figure = words.figure
    size = fonts.shrunk(figure, BOLD, 150 * scale, band - 40 * scale)
    page.text(
        band / 2,
        page.height / 2 + size * 0.36,
        figure,
        size=size,
        font=BOLD,
        align="center",
        within=band - 32 * scale,
        grey=1,
    )
    left, right = band + 56 * scale, page.width - 56 * scale
    room = right - left
    page.text(left, 84 * scale, words.club, size=13 * scale, within=room - 88 * scale, grey=QUIET)
    _logo(job, page, right - 32 * scale, 56 * scale, 64 * scale)
    page.text(left, 164 * scale, words.heading, size=46 * scale, font=BOLD, within=room)
    names, fit = fonts.fitted(words.name, REGULAR, 32 * scale, room, lines=2)
    y = page.lines(left, 232 * scale, names, size=fit, leading=fit * 1.2, within=room)
    page.text(left, y + 8 * scale, words.place, size=20 * scale, font=BOLD, within=room)
    text_size = 13.5 * scale
    page.paragraph(
        left, y + 52 * scale, words.text, size=text_size, leading=text_size * 1.5, within=min(room, 420 * scale)
    )
    _signatures(page, words, page.height - 76 * scale, left, right, REGULAR)
    return page


def _festive(job: Job, words: _Words) -> Page:
    """Upright, the four suits above and in the corners, serif names."""
    page = sheet(job.paper)
    scale = page.width / 595.28
    inset = 40 * scale
    corner = 20 * scale
    page.box(inset, inset, page.width - 2 * inset, page.height - 2 * inset, grey=BLACK, thick=1)
    spots = (
        (inset, inset),
        (page.width - inset, inset),
        (page.width - inset, page.height - inset),
        (inset, page.height - inset),
    )
    for suit, (x, y) in zip(ornaments.SUITS, spots, strict=True):
        page.box(x - corner, y - corner, 2 * corner, 2 * corner, fill=1)
        suit(page, x, y, corner * 1.5)
    room = page.width - 150 * scale
    # Two suits at each side of the logo, where there is one: below the text a long one would run into it.
    spread = (-120, -72, 72, 120) if job.club.logo else (-84, -28, 28, 84)
    for suit, offset in zip(ornaments.SUITS, spread, strict=True):
        suit(page, page.width / 2 + offset * scale, 124 * scale, 36 * scale)
    _logo(job, page, page.width / 2, 88 * scale, 72 * scale)
    y = _middle_lines(page, 232 * scale, words.heading, SERIF, 60 * scale, room)
    y = _middle_lines(page, y - 24 * scale, words.club, REGULAR, 13 * scale, room, grey=QUIET)
    y = _middle_lines(page, y + 64 * scale, words.name, SERIF, 36 * scale, room)
    y = _middle_lines(page, y + 16 * scale, words.place, BOLD, 22 * scale, room)
    _text_block(page, y + 32 * scale, words.text, REGULAR, 14 * scale, room - 40 * scale)
    _signatures(page, words, page.height - 112 * scale, 92 * scale, page.width - 92 * scale, REGULAR)
    return page


def _plain(job: Job, words: _Words) -> Page:
    """Broad, much white, thin rules: for a club that stamps or paints its own paper."""
    page = sheet(job.paper, landscape=True)
    scale = page.width / 841.89
    room = page.width - 240 * scale
    page.stroke(120 * scale, 72 * scale, page.width - 120 * scale, 72 * scale, thick=0.75)
    page.stroke(120 * scale, page.height - 72 * scale, page.width - 120 * scale, page.height - 72 * scale, thick=0.75)
    _logo(job, page, page.width - 152 * scale, 92 * scale, 56 * scale)
    y = _middle_lines(page, 116 * scale, words.club, REGULAR, 12 * scale, room, grey=QUIET)
    y = _middle_lines(page, y + 48 * scale, words.heading, REGULAR, 38 * scale, room)
    y = _middle_lines(page, y + 24 * scale, words.name, BOLD, 30 * scale, room)
    y = _middle_lines(page, y + 8 * scale, words.place, REGULAR, 20 * scale, room)
    _text_block(page, y + 16 * scale, words.text, REGULAR, 12.5 * scale, room - 80 * scale)
    _signatures(page, words, page.height - 108 * scale, 160 * scale, page.width - 160 * scale, REGULAR)
    return page


class Template(NamedTuple):
    """One look of a certificate; `band` is the part of the width that a dark band takes at the left."""

    key: str
    label: Text
    draw: Callable[[Job, _Words], Page]
    band: float = 0


TEMPLATES: tuple[Template, ...] = (
    Template("classic", mark("report", "Classic, with a frame"), _classic),
    Template("modern", mark("report", "Modern, with a black band"), _modern, band=_BAND),
    Template("festive", mark("report", "Festive, with the four suits"), _festive),
    Template("plain", mark("report", "Plain, for your own paper"), _plain),
)


def _template(key: str) -> Template:
    for template in TEMPLATES:
        if template.key == (key or "classic"):
            return template
    raise RefusedError(Problem("template-unknown", "template", values={"template": key}))
