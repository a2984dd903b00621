"""Rows under declared columns: widths, repeated heads, rows kept together, no lonely last row."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tappscore.report import fonts
from tappscore.report.fonts import REGULAR
from tappscore.report.frame import Flow
from tappscore.report.page import BLACK, QUIET, RULE, Align

_DECIMALS = re.compile(r"[.,]\d+$")
_NEARLY = 0.94  # of its size, a head that nobody sees to be smaller
_HEAD_LINES = 4
_LEAST_LAST = 3  # rows on the last page
_HANDFUL = 10  # rows that sooner do without a spare column than break a line
_LONG = 2  # texts that may be broken, so that one long club never sets nine people in small print
_HALF = 0.6  # of its width, what a text on two lines needs: it breaks between words


class Cell(NamedTuple):
    """What stands in one place of a row.

    `marked` underlines it, `framed` frames it, `box` draws a box to tick instead. `aside` follows in
    brackets, below the text where both don't fit: it never makes a list smaller.
    """

    text: str
    font: str | None = None
    grey: float | None = None
    marked: bool = False
    framed: bool = False
    box: bool = False
    aside: str = ""


class Setting(NamedTuple):
    """One way to set a table: size of type, height of a row of one line, gap between columns."""

    size: float
    line: float
    gap: float


WALL = (Setting(12, 24, 14), Setting(11, 20, 12), Setting(10, 18, 10), Setting(9, 16, 8), Setting(8, 14, 6))
LIST = WALL[1:]
DENSE = (Setting(11, 16, 12), Setting(10, 16, 10), Setting(9, 16, 8), Setting(8, 14, 6))
SMALL = (Setting(9.5, 16, 9), Setting(8.5, 14, 8), Setting(7.5, 12, 6))


@dataclass(frozen=True, slots=True)
class Column:
    """One column: figures take what they need, columns with `share` divide the rest.

    A `spare` column is left out where the others would get too small; `prose`
    is wrapped into as many lines as it takes and never set smaller.
    """

    label: str
    align: Align = "left"
    share: float = 0
    font: str = REGULAR
    grey: float = BLACK
    least: float = 0
    spare: bool = False
    prose: bool = False


Row = Sequence[Cell | str]


class _Laid(NamedTuple):
    """A row after fitting: (lines, size) per cell, the lines of asides below them, and its height."""

    cells: tuple[tuple[Cell, list[str], float], ...]
    asides: tuple[list[str], ...]
    height: float


@dataclass(frozen=True)
class Listing:
    """A table of one document, set in the largest of `settings` that suits most of its texts."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    settings: tuple[Setting, ...] = LIST
    head_size: float = 8.5

    @cached_property
    def natural(self) -> tuple[_Natural, ...]:
        """What the texts of each column need, measured once."""
        return tuple(
            _natural(column, [_cell(row[index]) for row in self.rows]) for index, column in enumerate(self.columns)
        )

    def set(self, flow: Flow) -> None:
        """Set all rows, turning pages as needed, with the head on every page."""
        kept, setting = self._chosen(flow.wide)
        table = self._table(kept, setting)
        smaller = self.settings[self.settings.index(setting) + 1 :]
        if smaller and not table.is_on_one_page(flow):
            # A last page with a handful of people is worse than type that is one step smaller.
            closer = self._table(kept, smaller[0])
            table = closer if closer.is_on_one_page(flow) else table
        table.set(flow)

    def keeps_all(self, wide: float) -> bool:
        """Say whether all columns have room, the spare ones too."""
        return len(self._chosen(wide)[0]) == len(self.columns)

    def _chosen(self, wide: float) -> tuple[list[int], Setting]:
        """Choose columns and a setting; where even the smallest is too large, do without the spare columns."""
        every = list(range(len(self.columns)))
        kept = [index for index in every if not self.columns[index].spare]
        whole = len(self.rows) <= _HANDFUL and not self._suits(every, self.settings[-1], wide, whole=True)
        for columns in (every, kept):
            for setting in self.settings:
                if self._suits(columns, setting, wide, whole=whole and columns is not kept and kept != every):
                    return columns, setting
        return kept, self.settings[-1]

    def _suits(self, kept: Sequence[int], setting: Setting, wide: float, *, whole: bool) -> bool:
        """Say whether figures fit whole, and of every column of texts most, the others on two lines."""
        need = setting.gap * (len(kept) - 1)
        for index in kept:
            column, natural = self.columns[index], self.natural[index]
            if column.prose:
                need += max(column.least, natural.need(-1, setting.size, self.head_size) / 3)
            elif column.share and not whole:
                need += natural.most(setting.size, self.head_size)
            else:
                need += natural.need(-1, setting.size, self.head_size)
        return need <= wide

    def _table(self, kept: Sequence[int], setting: Setting) -> _Table:
        return _Table(
            columns=tuple(self.columns[index] for index in kept),
            rows=tuple(tuple(row[index] for index in kept) for row in self.rows),
            natural=tuple(self.natural[index] for index in kept),
            setting=setting,
            head_size=self.head_size,
        )


class _Natural(NamedTuple):
    """What a column's texts need at a size of one point: all widths in rising order, the widest decimals.

    `head` is the widest word of the head.
    """

    widths: list[float]
    tail: float
    head: float
    least: float

    def need(self, at: int, size: float, head_size: float) -> float:
        """Give the width of the text at a place of the order; none is narrower than the head's widest word."""
        widest = self.widths[at] * size if self.widths else 0.0
        return max(self.head * head_size, self.least, widest) + 0.1

    def most(self, size: float, head_size: float) -> float:
        """Give the width for nine texts in ten, in a short list for all but two: those take two lines."""
        at = min(len(self.widths) * 9 // 10, len(self.widths) - 1 - _LONG)
        return self.need(at, size, head_size) if at >= 0 else self.need(-1, size * _HALF, head_size)


def _natural(column: Column, cells: Sequence[Cell]) -> _Natural:
    tails = [_tail(cell, column, 1) for cell in cells]
    deepest = max(tails, default=0.0)
    widths = [
        fonts.width(cell.text, cell.font or column.font, 1) + deepest - tail
        for cell, tail in zip(cells, tails, strict=True)
    ]
    head = max((fonts.width(word, REGULAR, 1) for word in column.label.split()), default=0)
    return _Natural(sorted(widths), deepest, head, column.least)


def _tail(cell: Cell, column: Column, size: float) -> float:
    """Measure a number's decimals: whole numbers stand before the decimal sign of the others."""
    found = _DECIMALS.search(cell.text) if column.align == "right" else None
    return fonts.width(found.group(), cell.font or column.font, size) if found else 0.0


@dataclass(frozen=True)
class _Table:
    """Rows in one chosen setting."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    natural: tuple[_Natural, ...]
    setting: Setting
    head_size: float

    @cached_property
    def tails(self) -> tuple[float, ...]:
        """The widest decimals of each column."""
        return tuple(natural.tail * self.size for natural in self.natural)

    @property
    def size(self) -> float:
        return self.setting.size

    @property
    def line(self) -> float:
        return self.setting.line

    def is_on_one_page(self, flow: Flow) -> bool:
        """Say whether all rows have room below each other where the flow stands."""
        if not flow.fits(len(self.rows) * self.line):
            return False
        edges = self._edges(flow.wide)
        return flow.fits(self._head(edges).height + sum(self._lay(row, edges).height for row in self.rows))

    def set(self, flow: Flow) -> None:
        edges = self._edges(flow.wide)
        rows = [self._lay(row, edges) for row in self.rows]
        head = self._head(edges)
        index = 0
        first = True
        while first or index < len(rows):
            if not first or not flow.fits(head.height + self.line * min(_LEAST_LAST, max(len(rows), 1))):
                flow.turn()
            first = False
            self._set_head(flow, head, edges)
            for row in rows[index : (index := self._break(flow, rows, index))]:
                self._set_row(flow, row, edges)

    def _break(self, flow: Flow, rows: Sequence[_Laid], index: int) -> int:
        """Find the first row of the next page."""
        y = flow.y
        end = index
        while end < len(rows) and y + rows[end].height <= flow.bottom + 0.01:
            y += rows[end].height
            end += 1
        left = len(rows) - end
        if 0 < left < _LEAST_LAST and end - index > 2 * _LEAST_LAST:
            end -= _LEAST_LAST - left
        return max(end, index + 1)

    def _edges(self, wide: float) -> list[tuple[float, float]]:
        """Give each column's left edge and width, relative to the left margin."""
        needs = [natural.need(-1, self.size, self.head_size) for natural in self.natural]
        room = wide - self.setting.gap * (len(self.columns) - 1)
        widths = _shared_out(needs, [column.share for column in self.columns], room)
        edges = []
        x = 0.0
        for width in widths:
            edges.append((x, width))
            x += width + self.setting.gap
        return edges

    def _lay(self, row: Row, edges: Sequence[tuple[float, float]]) -> _Laid:
        cells = []
        asides = []
        height = self.line
        for item, column, (_, width) in zip(row, self.columns, edges, strict=True):
            cell = _cell(item)
            font = cell.font or column.font
            below: list[str] = []
            if column.prose:
                lines, size = fonts.wrapped(cell.text, font, self.size, width, forced=True), self.size
            elif cell.aside and fonts.width(whole := f"{cell.text} ({cell.aside})", font, self.size) <= width:
                lines, size = [whole], self.size
            else:
                lines, size = fonts.fitted(cell.text, font, self.size, width, 2 if column.share else 1)
                if cell.aside:
                    below = fonts.wrapped(f"({cell.aside})", REGULAR, self.small, width, forced=True)
            cells.append((cell, lines, size))
            asides.append(below)
            needed = (len(lines) - 1) * self.leading + len(below) * self.small_leading
            height = max(height, self.line + needed)
        return _Laid(tuple(cells), tuple(asides), height)

    @cached_property
    def leading(self) -> float:
        return round(self.size * 1.2)

    @cached_property
    def small(self) -> float:
        """The size of asides: never smaller than the small print at the foot."""
        return min(self.size, max(self.head_size, self.size * 0.8))

    @cached_property
    def small_leading(self) -> float:
        return round(self.small * 1.2)

    def _head(self, edges: Sequence[tuple[float, float]]) -> _Laid:
        cells = []
        deepest = 1
        for column, (_, width) in zip(self.columns, self._head_rooms(edges), strict=True):
            lines, size = _fit_head(column.label, self.head_size, width)
            deepest = max(deepest, len(lines))
            cells.append((Cell(column.label), lines, size))
        return _Laid(tuple(cells), (), 8 + deepest * (self.head_size + 2))

    def _head_rooms(self, edges: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        """Let heads reach into the gap, but for one that would reach over the margin."""
        last = len(edges) - 1
        return [
            (x, width if index == last and self.columns[index].align == "left" else width + self.setting.gap / 2)
            for index, (x, width) in enumerate(edges)
        ]

    def _set_head(self, flow: Flow, head: _Laid, edges: Sequence[tuple[float, float]]) -> None:
        leading = self.head_size + 2
        rooms = self._head_rooms(edges)
        for column, (_, lines, size), (x, width), (_, room) in zip(self.columns, head.cells, edges, rooms, strict=True):
            y = flow.y + head.height - 6 - (len(lines) - 1) * leading
            at = _anchor(flow.left + x, width, column.align)
            flow.page.lines(at, y, lines, size=size, leading=leading, align=column.align, within=room, grey=QUIET)
        flow.y += head.height
        flow.page.stroke(flow.left, flow.y, flow.right, flow.y, thick=0.75)

    def _set_row(self, flow: Flow, row: _Laid, edges: Sequence[tuple[float, float]]) -> None:
        leading = self.leading
        # Lato's capitals are 0.72 of the size: the first line stands in the middle of a one-line row.
        base = flow.y + (self.line + self.size * 0.72) / 2
        for column, tail, (cell, lines, size), below, (x, width) in zip(
            self.columns, self.tails, row.cells, row.asides, edges, strict=True
        ):
            font = cell.font or column.font
            grey = column.grey if cell.grey is None else cell.grey
            at = _anchor(flow.left + x, width, column.align)
            if tail:
                at -= tail - _tail(cell, column, size)
            flow.page.lines(
                at, base, lines, size=size, leading=leading, font=font, align=column.align, within=width, grey=grey
            )
            if below:
                under = base + (len(lines) - 1) * leading + self.small_leading
                flow.page.lines(
                    at,
                    under,
                    below,
                    size=self.small,
                    leading=self.small_leading,
                    align=column.align,
                    within=width,
                    grey=QUIET,
                )
            if cell.framed and lines[0]:
                wide = fonts.width(lines[0], font, size)
                flow.page.box(at - 2.5, base - size * 0.84, wide + 5, size * 1.14, grey=BLACK, thick=0.4, radius=2)
            if cell.box:
                side = self.size * 0.75
                flow.page.box(at - side if column.align == "right" else at, base - side, side, side, grey=BLACK)
            if cell.marked and cell.text:
                wide = fonts.width(lines[0], font, size)
                start = at if column.align == "left" else at - wide if column.align == "right" else at - wide / 2
                flow.page.stroke(start, base + 2.5, start + wide, base + 2.5, thick=1)
        flow.y += row.height
        flow.page.stroke(flow.left, flow.y, flow.right, flow.y, thick=0.35, grey=RULE)


def _shared_out(needs: Sequence[float], shares: Sequence[float], room: float) -> list[float]:
    """Give every column its width: figures first, the rest by share, nobody more than needed while others lack."""
    widths = list(needs)
    growing = [index for index, share in enumerate(shares) if share]
    if not growing:
        scale = min(1.0, room / sum(needs)) if needs else 1.0
        return [need * scale for need in needs]
    rest = room - sum(need for need, share in zip(needs, shares, strict=True) if not share)
    if rest >= sum(needs[index] for index in growing):
        slack = rest - sum(needs[index] for index in growing)
        whole = sum(shares[index] for index in growing)
        for index in growing:
            widths[index] += slack * shares[index] / whole
        return widths
    while growing:
        whole = sum(shares[index] for index in growing)
        content = [index for index in growing if needs[index] <= rest * shares[index] / whole]
        for index in content or growing:
            widths[index] = needs[index] if content else rest * shares[index] / whole
        rest -= sum(widths[index] for index in content)
        growing = [index for index in growing if index not in content] if content else []
    return widths


def _fit_head(label: str, size: float, width: float) -> tuple[list[str], float]:
    """Break a head before it is set smaller: heads of different sizes side by side look like a fault."""
    small = fonts.shrunk(label, REGULAR, size, width)
    if small >= size * _NEARLY:
        return [label], small
    lines = fonts.wrapped(label, REGULAR, size, width)
    if len(lines) <= _HEAD_LINES and all(fonts.width(line, REGULAR, size) <= width for line in lines):
        return lines, size
    return fonts.fitted(label, REGULAR, size, width, lines=2)


def _cell(item: Cell | str) -> Cell:
    return Cell(item) if isinstance(item, str) else item


def _anchor(x: float, width: float, align: Align) -> float:
    return x if align == "left" else x + width if align == "right" else x + width / 2
