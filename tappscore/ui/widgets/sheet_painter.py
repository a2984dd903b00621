"""Painting of the sheet, row by row.

QTableView asks style and delegate cell by cell; under a style sheet one row of
thirteen cells cost 1.5 ms, most of what Enter may cost at all. A row painted in
one go costs a fifth.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from tappscore.ui import theme as looks
from tappscore.ui.models.sheet import SheetColumn, SheetRow

PAD, TIGHT_PAD = 5, 4  # beside the text of a cell; the second where the columns would not stand side by side otherwise
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
CENTRE = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
FLAGS = {"number": RIGHT, "words": LEFT, "mark": CENTRE}
# The columns that a text without facts runs over.
SPANNED = ("game", "points", "extras")
_NAMES = ("sheet", "ink", "ink_soft", "line", "accent", "accent_soft", "bad", "line_strong", "paper")


class SheetPainter:
    """Knows colours and fonts of the sheet; `edges` are the left edges of the columns and the right one of the last."""

    def __init__(self, theme: looks.Theme, font: QFont) -> None:
        self._theme = theme
        self.pad = PAD
        self.dress(font)

    def dress(self, font: QFont) -> None:
        """Take the colours of the theme in force and the view's font."""
        self._font = QFont(font)
        self._colours = {name: self._theme.colour(name) for name in _NAMES}
        self._fonts: dict[tuple[bool, bool, bool], tuple[QFont, QFontMetrics]] = {}

    def paint_row(
        self, painter: QPainter, area: QRect, row: SheetRow, columns: Sequence[SheetColumn], edges: Sequence[int]
    ) -> None:
        """Paint one line of the sheet."""
        self._paint_ground(painter, area, row)
        top, height = area.top(), area.height()
        for at, column in enumerate(columns):
            text = row.cells[at]
            if not text or (row.spans and column.key in SPANNED[1:]):
                continue
            left, right = edges[at], edges[at + 1]
            if left == right:
                continue  # the pencil, where there is no room for it
            if at in row.wrong:
                left = edges[at - 1]  # its sign may stand in the empty cell before it
            flags = FLAGS[column.kind]
            if row.spans and column.key == SPANNED[0]:
                right, flags = edges[at + len(SPANNED)], LEFT
            metrics = self._dip(painter, row, column, at)
            width = right - left - 2 * self.pad
            if flags == LEFT and metrics.horizontalAdvance(text) > width:
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            painter.drawText(left + self.pad, top, width, height, flags, text)

    def _dip(self, painter: QPainter, row: SheetRow, column: SheetColumn, at: int) -> QFontMetrics:
        """Give the painter the font and the ink of one cell."""
        is_typed = row.state in ("preview", "correcting")
        is_wrong = at in row.wrong
        is_bold = is_wrong or column.key.startswith("total") or (at == 0 and row.is_under_work)
        # A word in the place of facts says by itself that the deal is struck, and its reason is to be read.
        is_crossed = row.struck and not row.spans and column.key in SPANNED
        font, metrics = self._styled(is_bold, is_typed, is_crossed)
        painter.setFont(font)
        colour = "ink"
        if is_wrong:
            colour = "bad"
        elif is_typed:
            colour = "accent"
        elif row.state == "blank" or row.struck or (at == 1 and row.state != "next"):
            colour = "ink_soft"
        painter.setPen(self._colours[colour])
        return metrics

    def _styled(self, bold: bool, italic: bool, struck: bool) -> tuple[QFont, QFontMetrics]:
        """Give one of the fonts of the sheet."""
        key = (bold, italic, struck)
        if key not in self._fonts:
            font = QFont(self._font)
            font.setBold(bold)
            font.setItalic(italic)
            font.setStrikeOut(struck)
            self._fonts[key] = font, QFontMetrics(font)
        return self._fonts[key]

    def _paint_ground(self, painter: QPainter, area: QRect, row: SheetRow) -> None:
        colours = self._colours
        left, right, top, bottom = area.left(), area.right(), area.top(), area.bottom()
        if row.is_under_work:
            painter.fillRect(area, colours["accent_soft"])
            painter.setPen(colours["accent"])
            painter.drawLine(left, top, right, top)
            painter.drawLine(left, bottom, right, bottom)
            painter.fillRect(left, top, 4, area.height(), colours["accent"])
        elif row.state == "control":
            painter.fillRect(area, colours["paper"])
            painter.setPen(colours["line_strong"])
            painter.drawLine(left, top, right, top)
        else:
            painter.fillRect(area, colours["sheet"])
            painter.setPen(colours["line"])
            painter.drawLine(left, bottom, right, bottom)
