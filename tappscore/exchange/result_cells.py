"""What stands in the cells of an old result list: days, years, places, points. Pure."""

from __future__ import annotations

import re
from collections.abc import Collection
from datetime import date
from fractions import Fraction

from tappscore.exchange.spreadsheet import Sheet
from tappscore.i18n import formats
from tappscore.rules.deal import Amount

_DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})(?: 00:00:00)?|(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4}|\d{2})")
_SHORT_DAY = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.?")
_YEAR = re.compile(r"(?:19|20)\d\d")
_PLACE = re.compile(r"(\d{1,4})\s*\.?(?:\s*\(.*\))?")
_POINTS = re.compile(r"([+−-]?)(\d{1,9})(?:[.,](\d{1,2}))?([−-]?)")
# "1. Abend", "Abend 3", "Spieltag 2": what heads the column of an evening where no day does.
_EVENING = re.compile(r"(?:\d{1,3}\.?\s*)?(?:abend|spieltag|tag|termin|turnier|evening|round|day)(?:\s*\d{1,3}\.?)?")
_NOTHING = frozenset("–—-/x*.")


def is_place(text: str) -> bool:
    """Whether a cell may be a place: `3`, `3.`, `3 (geteilt)`."""
    return _PLACE.fullmatch(text) is not None


def place(text: str) -> int | None:
    """Read a place; None where it is none."""
    match = _PLACE.fullmatch(text)
    return int(match[1]) if match is not None and int(match[1]) else None


def is_points(text: str) -> bool:
    """Whether a cell looks like points."""
    return _POINTS.fullmatch(text) is not None


def points(text: str) -> Amount | None:
    """Read points exactly; quarters are the finest that any game gives. A thousands separator is none of ours."""
    match = _POINTS.fullmatch(text)
    if match is None:
        return None
    value = Fraction(f"{match[2]}.{match[3] or 0}")
    if value.denominator not in (1, 2, 4):
        return None
    signed = -value if match[1] in ("-", "−") or match[4] else value
    return signed.numerator if signed.denominator == 1 else signed


def day(text: str) -> date | None:
    """Read a day; of a bare year it is the first one. None where it is none."""
    if _YEAR.fullmatch(text):
        return date(int(text), 1, 1)
    match = _DAY.fullmatch(text)
    if match is None:
        return None
    year, month, number = (match[1], match[2], match[3]) if match[1] else (match[6], match[5], match[4])
    full = int(year) if len(year) == 4 else int(year) + (1900 if int(year) >= 50 else 2000)
    return _date(full, month, number)


def day_of_season(text: str, year: int, after: date | None) -> date | None:
    """Read a day that may lack its year: that of the evening before, or `year`, and the next one past New Year."""
    if _YEAR.fullmatch(text):
        return None  # a column headed by a year alone is no day of a season
    if (full := day(text)) is not None:
        return full
    match = _SHORT_DAY.fullmatch(text)
    if match is None:
        return None
    found = _date(year if after is None else after.year, match[2], match[1])
    return found if found is None or after is None or found >= after else _date(after.year + 1, match[2], match[1])


def _date(year: int, month: str, number: str) -> date | None:
    try:
        return date(year, int(month), int(number))
    except ValueError:
        return None


def unbracketed(text: str) -> str:
    """Give what a cell of a season table holds: struck results stand in brackets, a dash is nobody's result."""
    inner = text.strip().removeprefix("(").removesuffix(")").strip()
    return "" if inner in _NOTHING else inner


def evening_columns(sheet: Sheet, taken: Collection[int]) -> tuple[int, ...]:
    """Find the columns of a season table that are an evening each: headed by a day or as one, with points alone.

    Nothing where there is only one such column: then it is a list of an evening.
    """
    head, rows = sheet.rows[0], sheet.rows[1:]
    found = []
    for at, heading in enumerate(head):
        if at in taken or not (day_of_season(heading, 2000, None) or _EVENING.fullmatch(formats.folded(heading))):
            continue
        cells = [unbracketed(row[at]) for row in rows if at < len(row)]
        if any(cells) and all(is_points(cell) for cell in cells if cell):
            found.append(at)
    return tuple(found) if len(found) > 1 else ()
