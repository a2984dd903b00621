"""Lists of players: rows of a sheet → people to register, their columns matched by header or by position.

    found = read_players(path)            # how it was read, what stands where, and the rows
    found.columns                         # {"first": 1, "last": 2, …}: shown before it counts
    read_rows(found.sheet, columns)       # the same sheet, matched otherwise

Without a known header, a list is taken by position: number (when the first
column has nothing else), last name, first name, town, club.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

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

FIELDS: Mapping[str, Text] = {
    "number": mark("tournament", "No."),
    **NAME_FIELDS,
    **HOME_FIELDS,
}
HEADERS: Mapping[str, tuple[str, ...]] = {
    "number": (
        "nr",
        "nummer",
        "startnummer",
        "startnr",
        "no",
        "number",
        "start no",
        "start number",
        "teilnehmernummer",
    ),
    **PERSON_HEADERS,
    # In a list of results this is the rank.
    "town": (*PERSON_HEADERS["town"], "place"),
}
_POSITIONS = ("last", "first", "town", "club")


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """One person of a list; `line` is the line in the file, `number` None where the list gives none."""

    line: int
    first: str = ""
    last: str = ""
    club: str = ""
    town: str = ""
    group: str = ""
    number: int | None = None


class PlayerList(msgspec.Struct, frozen=True, kw_only=True):
    """A list as it was read: where each field stands (columns from 0) and whether line 1 is a header."""

    sheet: Sheet
    columns: Mapping[str, int]
    has_header: bool
    players: tuple[Player, ...]


def read_players(path: Path) -> PlayerList:
    """Read a list of players from a file.

    Raises RefusedError with every row that can't be a person, OSError when the file can't be read.
    """
    return read_list(read_sheet(path))


def read_list(sheet: Sheet) -> PlayerList:
    """Match a sheet's columns and read its people."""
    if not sheet.rows:
        raise RefusedError(Problem("list-empty", "file"))
    sheet = without_title(sheet, HEADERS)
    columns = match_header(sheet.rows[0], HEADERS)
    has_header = bool(columns)
    if not has_header:
        columns = match_positions(sheet)
    return PlayerList(
        sheet=sheet, columns=columns, has_header=has_header, players=read_rows(sheet, columns, has_header=has_header)
    )


def match_positions(sheet: Sheet) -> dict[str, int]:
    """Guess the fields of a list without a header by their place."""
    width = max(len(row) for row in sheet.rows)
    columns: dict[str, int] = {}
    if width > 1 and all(row[0].isdecimal() for row in sheet.rows):
        columns["number"] = 0
    first = len(columns)
    if width - first == 1:
        return columns | {"name": first}
    return columns | {field: first + at for at, field in enumerate(_POSITIONS) if first + at < width}


def read_rows(sheet: Sheet, columns: Mapping[str, int], *, has_header: bool = True) -> tuple[Player, ...]:
    """Read the people of a sheet by given columns; RefusedError names every faulty line."""
    players: list[Player] = []
    found: list[Problem] = []
    numbers: dict[int, int] = {}
    for line, row in list(zip(sheet.lines, sheet.rows, strict=True))[int(has_header) :]:
        cells = cells_of(row, columns)
        first, last = names(cells)
        if not first and not last:
            found.append(Problem("player-without-name", "name", values={"line": line}))
            continue
        number = _number(cells.get("number", ""))
        if number is None and cells.get("number"):
            found.append(Problem("player-number-unclear", "number", values={"line": line, "value": cells["number"]}))
        elif number is not None and number in numbers:
            found.append(
                Problem(
                    "player-number-twice",
                    "number",
                    values={"line": line, "number": number, "other": numbers[number]},
                )
            )
        elif number is not None:
            numbers[number] = line
        players.append(
            Player(
                line=line,
                first=first,
                last=last,
                club=cells.get("club", ""),
                town=cells.get("town", ""),
                group=cells.get("group", ""),
                number=number,
            )
        )
    if not players and not found:
        found.append(Problem("list-empty", "file"))
    if found:
        raise RefusedError(*found)
    return tuple(players)


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch(r"[0-9]{1,6}", text) and int(text) else None
