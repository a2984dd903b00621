"""The list of the window: quiet row lines, sticky header, whole rows, keys and mouse alike."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from tappscore.i18n import Text
from tappscore.tournament.columns import Column
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel

R = TypeVar("R")


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
        model.modelReset.connect(self.fit)

    def fit(self) -> None:
        """Give each column the width of its widest cell, and what is left to those with weight."""
        head = self.horizontalHeader()
        columns: tuple[Column[Any], ...] = self.list_model.columns
        total = sum(column.weight for column in columns)
        for number, column in enumerate(columns):
            if total and column.weight:
                head.setSectionResizeMode(number, QHeaderView.ResizeMode.Stretch)
            else:
                head.setSectionResizeMode(number, QHeaderView.ResizeMode.ResizeToContents)

    def choose(self, row: int) -> None:
        """Make a row the current one and bring it into view."""
        index = self.list_model.index(row, 0)
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        )
        self.scrollTo(index)

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
