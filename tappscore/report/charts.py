"""Curves and bars as vector graphics: places over the rounds, points per round, contracts played and won.

Read in black and white: lines differ by thickness and dashes and carry their
name at their end, bars are filled or open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tappscore.i18n import formats, mark
from tappscore.report import fonts
from tappscore.report.fonts import BOLD, REGULAR
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.page import BLACK, QUIET, RULE, Page, Point
from tappscore.report.standings import title
from tappscore.rules.deal import Amount
from tappscore.tournament.evening_curves import contract_counts, course, standings_so_far
from tappscore.tournament.standings import Place, Standing

PLACES = mark("report", "Places over the rounds")
POINTS = mark("report", "Points per round")
CONTRACTS = mark("report", "Games played and won")
ROUND = mark("report", "Round {round}")
NO_DEALS = mark("report", "No deals are typed in yet.")
SHOWN = 10
_DASHES: tuple[tuple[float, float] | None, ...] = (None, (6, 3), (2, 2))


def curves(job: Job) -> list[Page]:
    """Lay out the pictures of the evening, or of one person's evening."""
    standings = standings_so_far(job.snapshot, job.ledger, job.standing.after_round)
    if job.entry_id is None:
        chosen = [place for place in job.standing.places if place.place is not None][:SHOWN]
        heading = title(job)
    else:
        chosen = [job.standing.of(job.entry_id)]
        heading = chosen[0].entry.person.spoken
    flow = Flow(job, heading)
    _places(job, flow, chosen, standings)
    _contracts(job, flow)
    _points(job, flow, chosen)
    return flow.finish()


def _head(flow: Flow, text: str, height: float) -> None:
    flow.space(8)
    if not flow.fits(height + 28):
        flow.turn()
        flow.space(8)
    flow.paragraph(text, font=BOLD)
    flow.space(4)


class _Scale(NamedTuple):
    """Places downwards: the first dozen at even steps, the rest of the field squeezed below."""

    top: float
    step: float
    even: int
    last: int
    rest: float

    def y(self, place: float) -> float:
        """Give the height of a place."""
        if place <= self.even or self.last <= self.even:
            return self.top + (place - 1) * self.step
        return self.top + (self.even - 1) * self.step + (place - self.even) * self.rest / (self.last - self.even)


def _places(job: Job, flow: Flow, chosen: Sequence[Place], standings: Sequence[Standing]) -> None:
    courses = {place.entry.id: course(place, standings) for place in chosen}
    worst = max((place for course in courses.values() for place in course if place is not None), default=0)
    if not standings or not worst:
        return
    even = min(worst, 12)
    small = job.paper == "A5"
    scale = _Scale(flow.y + 48, 14 if small else 20, even, worst, 56 if small else 88)
    height = scale.y(worst) - flow.y + 12
    _head(flow, job.say(PLACES), height)
    scale = scale._replace(top=flow.y + 28)
    left, right = flow.left + 24, flow.right - flow.wide * 0.36
    xs = [left + (right - left) * index / max(len(standings) - 1, 1) for index in range(len(standings))]
    size = flow.measures.small
    for index, x in enumerate(xs):
        flow.page.stroke(x, scale.top - 8, x, scale.y(worst) + 4, thick=0.35, grey=RULE)
        words = job.say(ROUND, round=index + 1) if len(xs) <= 6 else str(index + 1)
        flow.page.text(
            x, scale.top - 16, words, size=size, align="center", within=(right - left) / len(xs) + 24, grey=QUIET
        )
    for tick in sorted({1, 2, 3, 5, 10, worst} & set(range(1, worst + 1))):
        y = scale.y(tick) + size * 0.36
        flow.page.text(flow.left + 14, y, str(tick), size=size, align="right", within=14, grey=QUIET)
    for order, place in enumerate(chosen):
        _course_line(job, flow, place, courses[place.entry.id], xs, scale, order)
    flow.y = scale.y(worst) + 20


def _course_line(
    job: Job,
    flow: Flow,
    place: Place,
    places: Sequence[int | None],
    xs: Sequence[float],
    scale: _Scale,
    order: int,
) -> None:
    points = [(x, scale.y(at)) for x, at in zip(xs, places, strict=True) if at is not None]
    if not points:
        return
    leading = order < len(_DASHES)
    grey = BLACK if leading else 0.55
    if len(points) > 1:
        flow.page.curve(points, thick=2 if leading else 1, grey=grey, dash=_DASHES[order] if leading else None)
    for x, y in points:
        flow.page.curve(_dot(x, y, 2.6 if leading else 1.8), fill=grey)
    x, y = points[-1]
    size = flow.measures.small + 0.5
    ordinal = "" if place.place is None else formats.ordinal(place.place, job.language)
    words = f"{ordinal} {place.entry.person.spoken}".strip()
    room = flow.right - xs[-1] - 10
    font = BOLD if leading else REGULAR
    lines, fit = fonts.fitted(words, font, size, room, lines=2)
    base = y + size * 0.36 + _nudge(place, order) - (len(lines) - 1) * fit / 2
    flow.page.lines(xs[-1] + 10, base, lines, size=fit, leading=fit, font=font, within=room)


def _nudge(place: Place, order: int) -> float:
    """Move the labels of a shared place under each other."""
    return 0.0 if not place.tied or place.place is None else (order + 1 - place.place) * 9.0


def _dot(x: float, y: float, radius: float) -> list[Point]:
    half = radius * 0.7
    return [
        (x, y - radius),
        (x + half, y - half),
        (x + radius, y),
        (x + half, y + half),
        (x, y + radius),
        (x - half, y + half),
        (x - radius, y),
        (x - half, y - half),
    ]


def _points(job: Job, flow: Flow, chosen: Sequence[Place]) -> None:
    """Draw each person's rounds as bars about a line: gains filled above, losses open below."""
    values: list[Amount] = [max(points, -points) for place in chosen for points in place.rounds if points is not None]
    if not values:
        return
    most = max([*values, 1])
    high = 92.0 if job.paper == "A4" else 76.0
    columns = 1 if len(chosen) == 1 else 2
    # All bars on one page, so that they can be compared.
    _head(flow, job.say(POINTS), high * -(-len(chosen) // columns))
    wide = (flow.wide - 24 * (columns - 1)) / columns
    for index, place in enumerate(chosen):
        if index % columns == 0:
            if index and not flow.fits(high):
                flow.turn()
                flow.space(8)
            top = flow.y
            flow.y += high
        x = flow.left + index % columns * (wide + 24)
        _bars(job, flow, place, (x, top, wide, high), most)
    flow.space(8)


def _bars(job: Job, flow: Flow, place: Place, spot: tuple[float, float, float, float], most: Amount) -> None:
    x, top, wide, high = spot
    page, size = flow.page, flow.measures.small
    page.text(x, top + size, place.entry.person.spoken, size=size + 0.5, font=BOLD, within=wide - 48)
    page.text(x + wide, top + size, job.number(place.points), size=size + 0.5, font=BOLD, align="right", within=44)
    reach = (high - 52) / 2
    middle = top + size + 14 + reach
    page.stroke(x, middle, x + wide, middle, thick=0.5)
    step = wide / max(len(place.rounds), 1)
    bar = min(step * 0.5, 28.0)
    for index, points in enumerate(place.rounds):
        at = x + step * index + step / 2
        if points is None:
            page.text(at, middle - 3, "–", size=size - 1, align="center", within=step, grey=QUIET)
            continue
        length = float(max(points, -points) / most) * reach
        y = middle - length if points > 0 else middle
        page.box(at - bar / 2, y, bar, length, fill=0.35 if points > 0 else 1, grey=BLACK, thick=0.5)
        label = y - 3 if points > 0 else y + length + size
        page.text(at, label, job.change(points), size=size - 1, align="center", within=step, grey=QUIET)


def _contracts(job: Job, flow: Flow) -> None:
    counts = contract_counts(job.ledger, job.standing.after_round, job.entry_id)
    line = 20.0
    _head(flow, job.say(CONTRACTS), line * max(len(counts), 1))
    if not counts:
        flow.paragraph(job.say(NO_DEALS), grey=QUIET)
        return
    most = max(count.played for count in counts.values())
    size = flow.measures.text - 1
    name, words = flow.wide * 0.22, flow.wide * 0.2
    reach = flow.wide - name - words - 24
    for count in counts.values():
        if not flow.fits(line):
            flow.turn()
            flow.space(8)
        base = flow.y + (line + size * 0.72) / 2
        flow.page.text(flow.left, base, job.say(count.label), size=size, within=name - 8)
        x = flow.left + name
        flow.page.box(x, flow.y + 4, reach * count.played / most, line - 8, fill=1, grey=BLACK)
        flow.page.box(x, flow.y + 4, reach * count.won / most, line - 8, fill=0.35)
        text = job.catalog.message(count.said)
        flow.page.text(flow.right, base, text, size=size - 1, align="right", within=words, grey=QUIET)
        flow.y += line
