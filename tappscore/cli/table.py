"""Tables of text for a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence


def lines(head: Sequence[str], rows: Sequence[Sequence[str]], aligns: Sequence[str]) -> Iterator[str]:
    """Lay out rows under their heads, every column as wide as its widest cell."""
    widths = [max(map(_width, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        cells = (
            " " * (width - _width(cell)) + cell if align == "right" else cell + " " * (width - _width(cell))
            for cell, width, align in zip(row, widths, aligns, strict=True)
        )
        yield "  ".join(cells).rstrip()


def _width(text: str) -> int:
    return sum(not unicodedata.combining(sign) for sign in text)
