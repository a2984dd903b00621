"""Old result lists: rows of a sheet → evenings known by places and totals only.

    found = read_results(path)                  # how it was read, what stands where
    evenings(found.sheet, found.columns)        # the evenings, the oldest first

A list is one evening (place, name, points), or many, told apart by a column
of days or years. Where it has neither places nor points, the order of its
lines is the order of the places: a winners' list has one line an evening.
A season table has a column an evening (`each`): its own places and sums are
not read, they follow from the evenings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path

import msgspec

from tappscore.exchange import result_cells
from tappscore.exchange.person_columns import (
    HOME_FIELDS,
    NAME_FIELDS,
    PERSON_HEADERS,
    cells_of,
    match_header,
    names,
    without_title,
)
from tappscore.exchange.spreadsheet import Sheet, read_sheet
from tappscore.i18n import Text, mark
from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import Amount

FIELDS: Mapping[str, Text] = {
    "place": mark("tournament", "Place"),
    **NAME_FIELDS,
    "points": mark("tournament", "Points"),
    "day": mark("tournament", "Day or year"),
    "evening": mark("tournament", "Name of the evening"),
    "each": mark("tournament", "one evening"),
    **HOME_FIELDS,
}
# What may stand in several columns: a season table has one an evening.
REPEATED = "each"
HEADERS: Mapping[str, tuple[str, ...]] = {
    **PERSON_HEADERS,
    "name": (*PERSON_HEADERS["name"], "sieger", "gewinner", "winner", "champion"),
    "place": ("platz", "rang", "pl", "place", "rank", "pos", "position"),
    "points": ("punkte", "punktzahl", "summe", "gesamt", "gesamtpunkte", "points", "total", "score", "sum"),
    "day": ("datum", "tag", "jahr", "date", "day", "year"),
    "evening": ("turnier", "abend", "veranstaltung", "tournament", "evening", "event"),
}


class ListedRow(msgspec.Struct, frozen=True, kw_only=True):
    """One person of a list; `line` is the line in the file."""

    line: int
    first: str
    last: str
    place: int | None = None
    points: Amount | None = None
    club: str = ""
    town: str = ""
    group: str = ""


class ListedEvening(msgspec.Struct, frozen=True, kw_only=True):
    """One evening of a list. `day` None: the list doesn't say; of a bare year it is the first day."""

    day: date | None
    name: str
    rows: tuple[ListedRow, ...]


class ResultList(msgspec.Struct, frozen=True, kw_only=True):
    """A list as it was read: where each field stands (columns from 0) and whether line 1 is a header.

    `each` are the columns of a season table that are an evening each.
    """

    sheet: Sheet
    columns: Mapping[str, int]
    has_header: bool
    each: tuple[int, ...] = ()


def read_results(path: Path) -> ResultList:
    """Read a result list and match its columns; RefusedError when it is none, OSError when it can't be read."""
    sheet = read_sheet(path)
    if not sheet.rows:
        raise RefusedError(Problem("list-empty", "file"))
    sheet = without_title(sheet, HEADERS)
    columns = match_header(sheet.rows[0], HEADERS)
    if columns:
        each = result_cells.evening_columns(sheet, columns.values())
        if each:
            # Place and sum of such a table are those of the season.
            columns = {field: at for field, at in columns.items() if field not in ("place", "points")}
        return ResultList(sheet=sheet, columns=columns, has_header=True, each=each)
    return ResultList(sheet=sheet, columns=match_contents(sheet), has_header=False)


def match_contents(sheet: Sheet) -> dict[str, int]:
    """Guess the columns of a list without a header: days, small numbers first, words, other numbers."""
    width = max(len(row) for row in sheet.rows)
    columns: dict[str, int] = {}
    for at in range(width):
        cells = [row[at] for row in sheet.rows if at < len(row) and row[at]]
        if not cells:
            continue
        if "day" not in columns and all(result_cells.day(cell) is not None for cell in cells):
            columns["day"] = at
        elif "place" not in columns and "name" not in columns and all(map(result_cells.is_place, cells)):
            columns["place"] = at
        elif all(map(result_cells.is_points, cells)):
            columns.setdefault("points", at)
        else:
            columns.setdefault("town" if "name" in columns else "name", at)
    return columns if "name" in columns else {"name": 0}


def evenings(sheet: Sheet, columns: Mapping[str, int], *, has_header: bool = True) -> tuple[ListedEvening, ...]:
    """Read the evenings of a sheet by given columns, the oldest first; RefusedError names every faulty line."""
    found: list[Problem] = []
    gathered: dict[tuple[date | None, str], list[ListedRow]] = {}
    by_order = not columns.keys() & {"place", "points"}
    for line, row in list(zip(sheet.lines, sheet.rows, strict=True))[int(has_header) :]:
        cells = cells_of(row, columns)
        day = result_cells.day(cells.get("day", ""))
        if day is None and cells.get("day"):
            found.append(Problem("list-day-unclear", "day", values={"line": line, "value": cells["day"]}))
            continue
        rows = gathered.setdefault((day, cells.get("evening", "")), [])
        read = _row(line, cells, len(rows) + 1 if by_order else None)
        if isinstance(read, ListedRow):
            rows.append(read)
        else:
            found.extend(read)
    made = [ListedEvening(day=day, name=name, rows=tuple(rows)) for (day, name), rows in gathered.items() if rows]
    if not made and not found:
        found.append(Problem("list-empty", "file"))
    if found:
        raise RefusedError(*found)
    return tuple(sorted(made, key=lambda one: (one.day or date.min, one.name)))


def season_evenings(
    sheet: Sheet, columns: Mapping[str, int], each: Sequence[int], year: int, *, has_header: bool = True
) -> tuple[ListedEvening, ...]:
    """Read a season table by given columns, an evening a column of `each`, in their order.

    The heading of a column is its day or its name; a day without a year is one of `year`, or of the next past New
    Year. Who has no points in a column was not there. RefusedError names every faulty cell by its line.
    """
    found: list[Problem] = []
    heads = _season_heads(sheet, each, year, has_header=has_header)
    gathered: list[list[ListedRow]] = [[] for _ in each]
    who = {field: at for field, at in columns.items() if field not in ("place", "points", "day", "evening", REPEATED)}
    for line, row in list(zip(sheet.lines, sheet.rows, strict=True))[int(has_header) :]:
        cells = cells_of(row, who)
        for rows, at in zip(gathered, each, strict=True):
            text = result_cells.unbracketed(row[at]) if at < len(row) else ""
            if not text:
                continue
            read = _row(line, {**cells, "points": text}, None)
            if isinstance(read, ListedRow):
                rows.append(read)
            else:
                found.extend(problem for problem in read if problem not in found)
    made = [
        ListedEvening(day=day, name=name, rows=tuple(rows))
        for (day, name), rows in zip(heads, gathered, strict=True)
        if rows
    ]
    if not made and not found:
        found.append(Problem("list-empty", "file"))
    if found:
        raise RefusedError(*found)
    return tuple(made)


def _season_heads(sheet: Sheet, each: Sequence[int], year: int, *, has_header: bool) -> list[tuple[date | None, str]]:
    """Give day and name of each evening; a heading that is no day, or stands there twice, is told by its number."""
    heads: list[tuple[date | None, str]] = []
    before: date | None = None
    for number, at in enumerate(each, start=1):
        text = sheet.rows[0][at] if has_header and at < len(sheet.rows[0]) else ""
        day = result_cells.day_of_season(text, year, before)
        before = day or before
        head = (day, "" if day is not None else text or f"{number}.")
        heads.append(head if head not in heads else (day, f"{text} ({number})"))
    return heads


def _row(line: int, cells: Mapping[str, str], in_order: int | None) -> ListedRow | list[Problem]:
    first, last = names(cells)
    if not first and not last:
        return [Problem("player-without-name", "name", values={"line": line})]
    found: list[Problem] = []
    place, points = in_order, None
    if text := cells.get("place", "").strip("–- "):
        place = result_cells.place(text)
        if place is None:
            found.append(Problem("list-place-unclear", "place", values={"line": line, "value": text}))
    if text := cells.get("points", "").strip():
        points = result_cells.points(text)
        if points is None:
            found.append(Problem("list-points-unclear", "points", values={"line": line, "value": text}))
    if not found and place is None and points is None:
        found.append(Problem("list-without-result", "place", values={"line": line}))
    if found:
        return found
    return ListedRow(
        line=line, first=first, last=last, place=place, points=points,
        club=cells.get("club", ""), town=cells.get("town", ""), group=cells.get("group", ""),
    )  # fmt: skip
