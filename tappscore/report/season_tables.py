"""The table of a season: a line a person, a column an evening, struck evenings in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from tappscore.i18n import Catalog, formats, mark
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import Club, Order
from tappscore.report.listing import LIST, SMALL, Cell, Column, Listing
from tappscore.report.page import QUIET, Page
from tappscore.report.painting import paint
from tappscore.report.standings import NAME, PLACE, POINTS
from tappscore.tournament.seasons import Counted, Evening, Line, Scheme

TITLE = mark("report", "Season table")
BEST_OF = mark("report", "The best {best} evenings of each count; others stand in brackets.")
ALL_COUNT = mark("report", "All evenings count.")
LEAST = mark("report", "A place needs {least} evenings.")
HELD = mark("report", "{held} of {all} evenings held")
EVENINGS = mark("report", "Evenings")


def season_table(order: Order, evenings: Sequence[Evening], lines: Sequence[Line], scheme: Scheme) -> list[Page]:
    """Lay out a ranked season."""
    held = [evening for evening in evenings if evening.held]
    rule = order.say(ALL_COUNT) if scheme.best is None else order.say(BEST_OF, best=scheme.best)
    if scheme.least_evenings:
        rule = f"{rule} {order.say(LEAST, least=scheme.least_evenings)}"
    flow = Flow(order, order.say(TITLE), lines=(order.say(HELD, held=len(held), all=len(evenings)),), note=rule)
    columns = (
        Column(order.say(PLACE), "right", font=BOLD),
        Column(order.say(NAME), share=1, least=96),
        *(Column(_short_day(evening, order.language), "right") for evening in held),
        Column(order.say(EVENINGS), "right", grey=QUIET),
        Column(order.say(POINTS), "right", font=BOLD),
    )
    rows = tuple(_row(order, line, held) for line in lines)
    settings = SMALL if order.paper == "A5" else LIST
    Listing(columns, rows, settings=settings, head_size=flow.measures.small).set(flow)
    return flow.finish()


def _short_day(evening: Evening, language: str) -> str:
    day = date.fromisoformat(evening.date)
    return f"{day.day}.{day.month}." if language == "de" else f"{day.day} {day:%b}"


def _row(order: Order, line: Line, held: Sequence[Evening]) -> tuple[Cell, ...]:
    of = {counted.tournament: counted for counted in line.evenings}
    name = line.name if line.reason is None else f"{line.name} ({order.say(line.reason)})"
    attended = sum(counted.attended for counted in line.evenings)
    return (
        Cell("–" if line.place is None else formats.ordinal(line.place, order.language)),
        Cell(name),
        *(_value(order, of.get(evening.tournament)) for evening in held),
        Cell(str(attended)),
        Cell(order.number(line.value)),
    )


def _value(order: Order, counted: Counted | None) -> Cell:
    if counted is None or not (counted.attended or counted.value):
        return Cell("–", grey=QUIET)
    text = order.number(counted.value)
    return Cell(text) if counted.counts else Cell(f"({text})", grey=QUIET)


def render_season(
    name: str,
    evenings: Sequence[Evening],
    lines: Sequence[Line],
    scheme: Scheme,
    catalog: Catalog,
    *,
    printed_at: datetime,
    paper: str = "A4",
    landscape: bool = False,
    club: Club | None = None,
) -> bytes:
    """Make the table of a season as PDF bytes."""
    order = Order(
        catalog=catalog, printed_at=printed_at, paper=paper, landscape=landscape, club=club or Club(), about=name
    )
    pages = season_table(order, evenings, lines, scheme)
    return paint(pages, title=f"{order.say(TITLE)} – {name}", subject=name, language=order.language)
