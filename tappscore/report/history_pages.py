"""Pages of the history on paper: a person's, the club's, what became of a ranking, an evening under other rules.

The lists are those of the window (`tournament.columns`), the course of a
person's evenings is drawn. A long list stops with a line that says so: on
paper somebody looks for the first ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from fractions import Fraction
from typing import Any, NamedTuple

from tappscore.i18n import Catalog, formats, mark
from tappscore.report import listing
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import Club, Order
from tappscore.report.listing import LIST, SMALL, Cell, Listing
from tappscore.report.page import BLACK, QUIET, RULE, Page
from tappscore.report.painting import paint
from tappscore.rules.deal import Amount
from tappscore.tournament.columns import Column, heading, shown

MORE = mark("report", "and %n more")
FIRST_PLACE_ON_TOP = mark("report", "The first place is at the top.")
_HEIGHT = 110  # of a drawn course
_DOT = 1.6
_LEAST_LIST = 104  # a head of four lines and three rows


class Part(NamedTuple):
    """One list under its heading; at most `most` rows are printed. `facts` are lines of name and text above it."""

    heading: str
    columns: Sequence[Column[Any]] = ()
    rows: Sequence[Any] = ()
    remark: str = ""
    facts: Sequence[tuple[str, str]] = ()
    most: int = 60


class Course(NamedTuple):
    """A value over evenings, drawn; None where there is none. `is_place`: the first place is at the top."""

    heading: str
    days: Sequence[date]
    values: Sequence[Amount | None]
    is_place: bool = False


def history_page(order: Order, title: str, lines: Sequence[str], parts: Sequence[Part | Course]) -> list[Page]:
    """Lay the parts out below each other; what says nothing is left out."""
    flow = Flow(order, title, lines=tuple(line for line in lines if line))
    for part in parts:
        if isinstance(part, Course):
            _set_course(order, flow, part)
        elif part.rows or part.facts or part.remark:
            _set_part(order, flow, part)
    return flow.finish()


def render_history(
    title: str,
    lines: Sequence[str],
    parts: Sequence[Part | Course],
    catalog: Catalog,
    *,
    printed_at: datetime,
    paper: str = "A4",
    landscape: bool = False,
    club: Club | None = None,
    about: str = "",
) -> bytes:
    """Make a page of the history as PDF bytes."""
    order = Order(
        catalog=catalog, printed_at=printed_at, paper=paper, landscape=landscape, club=club or Club(), about=about
    )
    return paint(history_page(order, title, lines, parts), title=title, subject=about, language=order.language)


def _head(flow: Flow, text: str, height: float) -> None:
    flow.space(10)
    if not flow.fits(height + 24):
        flow.turn()
    flow.paragraph(text, font=BOLD)
    flow.space(4)


def _set_part(order: Order, flow: Flow, part: Part) -> None:
    # A heading stays with its list, whose head and first rows stay together.
    _head(flow, part.heading, _LEAST_LIST if part.rows and not part.facts else 48)
    if part.remark:
        flow.paragraph(part.remark, size=flow.measures.small, grey=QUIET)
        flow.space(4)
    settings = SMALL if order.paper == "A5" else LIST[2:]
    for name, text in part.facts:
        flow.paragraph(f"{name}: {text}")
    if not part.rows:
        return
    columns = tuple(
        listing.Column(
            heading(column, order.catalog),
            "right" if column.align == "right" else "left",
            share=column.weight,
            least=72 if column.weight else 0,
        )
        for column in part.columns
    )
    # The columns of the history look at nothing beside the row.
    nothing: Any = None
    rows = [
        tuple(Cell(shown(column.value(row, nothing), column.kind, order.catalog)) for column in part.columns)
        for row in part.rows[: part.most]
    ]
    Listing(columns, tuple(rows), settings=settings, head_size=flow.measures.small).set(flow)
    if len(part.rows) > part.most:
        flow.space(4)
        flow.paragraph(order.count(MORE, len(part.rows) - part.most), size=flow.measures.small, grey=QUIET)


def _set_course(order: Order, flow: Flow, course: Course) -> None:
    known = [(at, value) for at, value in enumerate(course.values) if value is not None]
    if len(known) < 2:
        return
    _head(flow, course.heading, _HEIGHT + 32)
    size = flow.measures.small
    low, high = min(value for _, value in known), max(value for _, value in known)
    if low == high:
        low, high = low - 1, high + 1
    left, right = flow.left + 36, flow.right - 8
    top = flow.y + 6
    across = (right - left) / max(len(course.values) - 1, 1)
    height = _height(top, low, high, is_place=course.is_place)
    for value in _ticks(low, high):
        y = height(value)
        flow.page.stroke(left, y, right, y, thick=0.35, grey=RULE)
        flow.page.text(left - 6, y + size * 0.36, order.number(value), size=size, align="right", within=32, grey=QUIET)
    points = [(left + at * across, height(value)) for at, value in known]
    flow.page.curve(points, thick=1, grey=BLACK)
    for x, y in points:
        flow.page.box(x - _DOT, y - _DOT, 2 * _DOT, 2 * _DOT, fill=BLACK)
    step = max(-(-len(course.days) // 6), 1)
    for at in range(0, len(course.days), step):
        words = (
            formats.day(course.days[at], order.language) if order.language == "de" else f"{course.days[at]:%d %b %Y}"
        )
        x = min(max(left + at * across, left + 24), right - 24)
        flow.page.text(x, top + _HEIGHT + 14, words, size=size, align="center", within=across * step + 8, grey=QUIET)
    flow.y = top + _HEIGHT + 22
    if course.is_place:
        flow.paragraph(order.say(FIRST_PLACE_ON_TOP), size=size, grey=QUIET)


def _height(top: float, low: Amount, high: Amount, *, is_place: bool) -> Callable[[Amount], float]:
    def y(value: Amount) -> float:
        share = float(Fraction(value - low) / Fraction(high - low))
        return top + _HEIGHT * (share if is_place else 1 - share)

    return y


def _ticks(low: Amount, high: Amount) -> list[Amount]:
    """Choose few whole values between the ends, both of these among them; and zero where it lies between."""
    middle: Amount = round(Fraction(low + high) / 2)
    ticks: list[Amount] = [low, high]
    near = Fraction(high - low) / 5
    candidates: tuple[Amount, ...] = (0, middle)
    for value in candidates:
        if low < value < high and all(abs(Fraction(value - other)) > near for other in ticks):
            ticks.append(value)
    return ticks
