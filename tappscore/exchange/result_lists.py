"""Old result lists: rows of a sheet → evenings known by places and totals only.

    found = read_results(path)                  # how it was read, what stands where
    evenings(found.sheet, found.columns)        # the evenings, the oldest first

A list is one evening (place, name, points), or many, told apart by a column
of days or years. Where it has neither places nor points, the order of its
lines is the order of the places: a winners' list has one line an evening.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from pathlib import Path

import msgspec

from tappscore.exchange.person_columns import HOME_FIELDS, NAME_FIELDS, PERSON_HEADERS, cells_of, match_header, names
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
    **HOME_FIELDS,
}
HEADERS: Mapping[str, tuple[str, ...]] = {
    **PERSON_HEADERS,
    "name": (*PERSON_HEADERS["name"], "sieger", "gewinner", "winner", "champion"),
    "place": ("platz", "rang", "pl", "place", "rank", "pos", "position"),
    "points": ("punkte", "punktzahl", "summe", "gesamt", "gesamtpunkte", "points", "total", "score", "sum"),
    "day": ("datum", "tag", "jahr", "date", "day", "year"),
    "evening": ("turnier", "abend", "veranstaltung", "tournament", "evening", "event"),
}
_DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})(?: 00:00:00)?|(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4}|\d{2})")
_YEAR = re.compile(r"(?:19|20)\d\d")
_PLACE = re.compile(r"(\d{1,4})\s*\.?(?:\s*\(.*\))?")
_POINTS = re.compile(r"([+−-]?)(\d{1,9})(?:[.,](\d{1,2}))?([−-]?)")


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
    """A list as it was read: where each field stands (columns from 0) and whether line 1 is a header."""

    sheet: Sheet
    columns: Mapping[str, int]
    has_header: bool


def read_results(path: Path) -> ResultList:
    """Read a result list and match its columns; RefusedError when it is none, OSError when it can't be read."""
    sheet = read_sheet(path)
    if not sheet.rows:
        raise RefusedError(Problem("list-empty", "file"))
    columns = match_header(sheet.rows[0], HEADERS)
    if columns:
        return ResultList(sheet=sheet, columns=columns, has_header=True)
    return ResultList(sheet=sheet, columns=match_contents(sheet), has_header=False)


def match_contents(sheet: Sheet) -> dict[str, int]:
    """Guess the columns of a list without a header: days, small numbers first, words, other numbers."""
    width = max(len(row) for row in sheet.rows)
    columns: dict[str, int] = {}
    for at in range(width):
        cells = [row[at] for row in sheet.rows if at < len(row) and row[at]]
        if not cells:
            continue
        if "day" not in columns and all(_day(cell) is not None for cell in cells):
            columns["day"] = at
        elif "place" not in columns and "name" not in columns and all(_PLACE.fullmatch(cell) for cell in cells):
            columns["place"] = at
        elif all(_POINTS.fullmatch(cell) for cell in cells):
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
        day = _day(cells.get("day", ""))
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


def _row(line: int, cells: Mapping[str, str], in_order: int | None) -> ListedRow | list[Problem]:
    first, last = names(cells)
    if not first and not last:
        return [Problem("player-without-name", "name", values={"line": line})]
    found: list[Problem] = []
    place, points = in_order, None
    if text := cells.get("place", "").strip("–- "):
        match = _PLACE.fullmatch(text)
        place = int(match[1]) if match is not None and int(match[1]) else None
        if place is None:
            found.append(Problem("list-place-unclear", "place", values={"line": line, "value": text}))
    if text := cells.get("points", "").strip():
        points = _points(text)
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


def _points(text: str) -> Amount | None:
    """Read points exactly; quarters are the finest that any game gives. A thousands separator is none of ours."""
    match = _POINTS.fullmatch(text)
    if match is None:
        return None
    value = Fraction(f"{match[2]}.{match[3] or 0}")
    if value.denominator not in (1, 2, 4):
        return None
    signed = -value if match[1] in ("-", "−") or match[4] else value
    return signed.numerator if signed.denominator == 1 else signed


def _day(text: str) -> date | None:
    if _YEAR.fullmatch(text):
        return date(int(text), 1, 1)
    match = _DAY.fullmatch(text)
    if match is None:
        return None
    year, month, day = (match[1], match[2], match[3]) if match[1] else (match[6], match[5], match[4])
    full = int(year) if len(year) == 4 else int(year) + (1900 if int(year) >= 50 else 2000)
    try:
        return date(full, int(month), int(day))
    except ValueError:
        return None
