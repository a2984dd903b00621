"""The list of the window: quiet row lines, sticky header, whole rows, keys and mouse alike."""

from __future__ import annotations

from heapq import nlargest
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QToolTip, QWidget

from tappscore.i18n import Text
from tappscore.tournament.columns import Column
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel

R = TypeVar("R")
_AROUND = 28  # the space at both sides of a cell
_SPARED = 4  # of it, where there is little room: the style sheet pads a cell by 22
_SIGN = 16  # of sorting
_NARROWEST = 48  # a step of weight, of a text that has to be shortened
_MEASURED = 8  # cells of a column, those with most letters

# Milliseconds after the last change: measuring all cells of 150 rows takes as long as five deals.
_MEASURED_AFTER = 300


class ListView(QTableView, Generic[R]):
    """Shows a `ListModel`. Enter and double click `open` a row, a click on a heading sorts."""

    opened = Signal(int)  # row
    moved = Signal(int)  # row, -1 for none

    def __init__(self, model: ListModel[R], name: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list_model = model
        self.setModel(model)
        words.say(self, "setAccessibleName", name)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.ROW)
        self.verticalHeader().setMinimumSectionSize(theme.TIGHT_ROW - 2)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(True)
        head.setStretchLastSection(False)
        head.setMinimumSectionSize(32)
        head.sectionClicked.connect(self._sort)
        self._sorted_by = (-1, False)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        self.selectionModel().currentRowChanged.connect(lambda now, _before: self.moved.emit(now.row()))
        self._natural: list[int] = []
        self._longest: list[int] = []
        self._least: list[int] = []
        # After the repaint: a deal just booked must not wait for the measuring of a list.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_MEASURED_AFTER)
        self._soon.timeout.connect(self.fit)
        model.modelReset.connect(self.fit)
        model.dataChanged.connect(lambda *_: self._soon.start())
        model.layoutChanged.connect(lambda *_: self._soon.start())

    def fit(self) -> None:
        """Measure each column by its longest cell, then share the width out.

        The heading has room for the sign of sorting from the start, so that a
        click on it moves nothing.
        """
        model = self.list_model
        rows = range(model.rowCount())
        head, body = self.horizontalHeader().fontMetrics(), self.fontMetrics()
        self._natural, self._longest, self._least = [], [], []
        for number in range(model.columnCount()):
            heading = str(model.headerData(number, Qt.Orientation.Horizontal))
            cells = {str(model.data(model.index(at, number))) for at in rows}
            # Of as many letters, some are wider: a few of the longest are measured.
            widest = max(map(body.horizontalAdvance, nlargest(_MEASURED, cells, key=len)), default=0)
            least = head.horizontalAdvance(heading) + _AROUND + _SIGN
            self._least.append(least)
            self._longest.append(widest + _AROUND)
            self._natural.append(max(least, self._longest[-1]))
        self._share()

    def _share(self) -> None:
        """Give each column what it needs, and what is left to those with weight."""
        columns: tuple[Column[Any], ...] = self.list_model.columns
        if len(columns) != len(self._natural):
            return
        widths = list(self._natural)
        weights = [column.weight for column in columns]
        left = self.viewport().width() - sum(widths)
        if left < 0:
            # The room for the sign of sorting goes first, then some of that around the cells, then long names are
            # shortened, then it is scrolled.
            for at, width in enumerate(widths):
                given = min(-left, _SIGN, width - max(self._longest[at], self._least[at] - _SIGN))
                widths[at] -= max(given, 0)
                left += max(given, 0)
            for at in range(len(widths)):
                given = min(-left, _SPARED)
                widths[at] -= given
                left += given
            self._shorten(widths, weights, -left)
        elif total := sum(weights):
            widths = [width + left * weight // total for width, weight in zip(widths, weights, strict=True)]
        for at, width in enumerate(widths):
            self.horizontalHeader().resizeSection(at, width)

    def _shorten(self, widths: list[int], weights: list[int], missing: int) -> None:
        """Take from what is widest for its weight: one long name must not shorten every town."""
        heavy = [at for at, weight in enumerate(weights) if weight]
        while missing > 0:
            able = [at for at in heavy if widths[at] > max(self._least[at] - _SIGN, _NARROWEST * weights[at])]
            if not able:
                return
            widest = max(able, key=lambda at: widths[at] / weights[at])
            given = min(missing, theme.UNIT)
            widths[widest] -= given
            missing -= given

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width out."""
        super().resizeEvent(event)
        self._share()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show what was shortened whole, as the tip of its cell; a tip of the model's own goes first."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            if index.isValid() and index.data(Qt.ItemDataRole.ToolTipRole) is None:
                text = str(index.data() or "")
                room = self.visualRect(index).width() - _AROUND + _SPARED
                if self.fontMetrics().horizontalAdvance(text) > room:
                    QToolTip.showText(event.globalPos(), text, self.viewport(), self.visualRect(index))
                    return True
        return super().viewportEvent(event)

    def choose(self, row: int) -> None:
        """Make a row the current one and bring it into view."""
        index = self.list_model.index(row, 0)
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        )
        self.scrollTo(index)

    def shows(self, row: int) -> bool:
        """Whether a row can be read whole without scrolling."""
        rect = self.visualRect(self.list_model.index(row, 0))
        return self.isVisible() and rect.top() >= 0 and rect.bottom() < self.viewport().height()

    @property
    def current_row(self) -> int:
        """The current row, -1 for none."""
        return self.currentIndex().row()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the current row by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current_row >= 0:
            self.opened.emit(self.current_row)
            return
        super().keyPressEvent(event)

    def _sort(self, section: int) -> None:
        # Up, down, and the list's own order again.
        by, downwards = self._sorted_by
        head = self.horizontalHeader()
        if by != section:
            self._sorted_by = (section, False)
        elif not downwards:
            self._sorted_by = (section, True)
        else:
            self._sorted_by = (-1, False)
        by, downwards = self._sorted_by
        order = Qt.SortOrder.DescendingOrder if downwards else Qt.SortOrder.AscendingOrder
        head.setSortIndicatorShown(by >= 0)
        head.setSortIndicator(by, order)
        self.list_model.sort(by, order)
