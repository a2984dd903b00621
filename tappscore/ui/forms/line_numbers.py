"""A line of numbers: the control line, the paper's totals, the running totals of a row."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from tappscore.rules.deal import Amount

_MINUS = "−–-"  # the plain one last, where a character class takes it literally
# Behind the number only where nothing else follows, so that `36-6` stays two numbers.
_NUMBER = re.compile(rf"(?P<before>[+{_MINUS}]?)(?P<size>\d+(?:[.,]\d+)?)(?P<behind>[{_MINUS}](?=[\s*/]|$))?")
_GAP = re.compile(r"[\s*/=;]*")


class Numbers(NamedTuple):
    """The numbers read, and the place where reading stopped (None: all of it was read)."""

    values: tuple[Amount, ...]
    stopped: int | None


def read_numbers(text: str) -> Numbers:
    """Read a line of numbers.

    Between them stand spaces, or `*` and `/` of the number pad; `-36`, `36-`
    and `−36` are one number; a comma is decimal. A leading `=` is allowed.
    """
    values: list[Amount] = []
    at = _gap(text, 0)
    while at < len(text):
        found = _NUMBER.match(text, at)
        if found is None:
            return Numbers(tuple(values), at)
        size = Fraction(found["size"].replace(",", "."))
        value = -size if found["before"] in tuple(_MINUS) or found["behind"] else size
        values.append(value.numerator if value.denominator == 1 else value)
        at = _gap(text, found.end())
    return Numbers(tuple(values), None)


def _gap(text: str, at: int) -> int:
    found = _GAP.match(text, at)
    return found.end() if found is not None else at


def table_number(text: str) -> int | None:
    """Read a bare number, which opens a table; None for anything else."""
    bare = text.strip()
    return int(bare) if bare.isascii() and bare.isdecimal() and len(bare) <= 4 else None


_DEAL = re.compile(r"\s*(\d{1,3})\s*[:.,)#]\s*(?=\S)")


def deal_number(text: str) -> tuple[int, int]:
    """Read a deal's number in front of its line, as `5: 2f74` or `5,2*1*74`, and where the line starts behind it.

    No number is 0, and the line starts where the text does.
    """
    found = _DEAL.match(text)
    return (0, 0) if found is None else (int(found.group(1)), found.end())
