"""What stands on a page, as values, before anything is painted.

All measures are points (1/72 inch) from the upper left corner, y downwards, a
word's y being its baseline. Every word carries the place it was given (`limit`,
from x to the right): a test compares it with the word's width.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from tappscore.report import fonts
from tappscore.report.fonts import REGULAR

Align = Literal["left", "right", "center"]
Point = tuple[float, float]

PAPERS: dict[str, tuple[float, float]] = {"A4": (595.28, 841.89), "A5": (419.53, 595.28)}
MM = 72 / 25.4

BLACK = 0.0
QUIET = 0.38  # second-rank text: still 7:1 on white, and it survives a poor copier
RULE = 0.72  # row lines
FAINT = 0.90  # tints


class Word(NamedTuple):
    """A run of text; `limit` is the width it may take from its own x."""

    x: float
    y: float
    text: str
    font: str
    size: float
    grey: float
    limit: float
    turn: float = 0  # degrees counter-clockwise about its own start


class Stroke(NamedTuple):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    thick: float
    grey: float
    dash: tuple[float, float] | None = None


class Box(NamedTuple):
    """A rectangle; `fill` and `grey` (of its edge) are greys or None."""

    x: float
    y: float
    width: float
    height: float
    fill: float | None
    grey: float | None
    thick: float
    radius: float


class Curve(NamedTuple):
    """A line through points, open or closed, drawn or filled."""

    points: tuple[Point, ...]
    thick: float
    grey: float
    fill: float | None = None
    dash: tuple[float, float] | None = None


class Picture(NamedTuple):
    """An image file's bytes, fitted into a box and centred in it; `turned` stands on its head."""

    data: bytes
    x: float
    y: float
    width: float
    height: float
    turned: bool = False


class Modules(NamedTuple):
    """A QR code as runs of dark modules: (column, row, length), each `module` points wide."""

    x: float
    y: float
    module: float
    runs: tuple[tuple[int, int, int], ...]


class Band(NamedTuple):
    """A rectangle in the club's colour, `#rrggbb`; the only colour there is, and nothing depends on it."""

    x: float
    y: float
    width: float
    height: float
    colour: str


Shape = Stroke | Box | Curve | Picture | Modules | Band


@dataclass(slots=True)
class Page:
    """A page being laid out. Shapes lie under the words, in the order they were added; `under` lies below all."""

    width: float
    height: float
    bookmark: str = ""
    shapes: list[Shape] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    under: list[Word] = field(default_factory=list)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float,
        font: str = REGULAR,
        align: Align = "left",
        within: float | None = None,
        grey: float = BLACK,
    ) -> float:
        """Set one line of text and give its width.

        `x` is the left edge, the right edge or the middle of its place, by
        `align`; `within` the width of that place (up to the page's edge when
        not given). Text wider than its place is set smaller.
        """
        if not text:
            return 0.0
        text = fonts.printable(text, font)
        place = within if within is not None else self._room(x, align)
        size = fonts.shrunk(text, font, size, place)
        wide = fonts.width(text, font, size)
        left = x if align == "left" else x - wide if align == "right" else x - wide / 2
        limit = place if align == "left" else wide if align == "right" else (place + wide) / 2
        self.words.append(Word(left, y, text, font, size, grey, limit))
        return wide

    def _room(self, x: float, align: Align) -> float:
        if align == "left":
            return self.width - x
        return x if align == "right" else 2 * min(x, self.width - x)

    def lines(
        self,
        x: float,
        y: float,
        lines: Sequence[str],
        *,
        size: float,
        leading: float,
        font: str = REGULAR,
        align: Align = "left",
        within: float,
        grey: float = BLACK,
    ) -> float:
        """Set lines below each other from the baseline `y` and give the baseline after the last."""
        for line in lines:
            self.text(x, y, line, size=size, font=font, align=align, within=within, grey=grey)
            y += leading
        return y

    def paragraph(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float,
        leading: float,
        within: float,
        font: str = REGULAR,
        align: Align = "left",
        grey: float = BLACK,
    ) -> float:
        """Wrap text into its place and give the baseline after the last line."""
        broken = [line for part in text.split("\n") for line in fonts.wrapped(part, font, size, within)]
        return self.lines(x, y, broken, size=size, leading=leading, font=font, align=align, within=within, grey=grey)

    def stroke(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        *,
        thick: float = 0.5,
        grey: float = BLACK,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw a straight line."""
        self.shapes.append(Stroke(x1, y1, x2, y2, thick, grey, dash))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: float | None = None,
        grey: float | None = None,
        thick: float = 0.5,
        radius: float = 0,
    ) -> None:
        """Draw a rectangle, filled, outlined or both."""
        self.shapes.append(Box(x, y, width, height, fill, grey, thick, radius))

    def curve(
        self,
        points: Sequence[Point],
        *,
        thick: float = 1,
        grey: float = BLACK,
        fill: float | None = None,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw a line through points; with `fill` the closed area."""
        self.shapes.append(Curve(tuple(points), thick, grey, fill, dash))


def sheet(paper: str, *, landscape: bool = False) -> Page:
    """Begin an empty page of A4 or A5; KeyError for another paper."""
    wide, high = PAPERS[paper]
    return Page(high, wide) if landscape else Page(wide, high)
