"""One read-only table model over declared columns, for every list of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from tappscore.i18n import Message, Text, formats
from tappscore.rules.deal import Amount
from tappscore.tournament.columns import Cell, Column, Lists, heading, shown
from tappscore.ui import words

R = TypeVar("R")
Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()

_ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "right": Qt.AlignmentFlag.AlignRight,
    "center": Qt.AlignmentFlag.AlignHCenter,
}


class ListModel(QAbstractTableModel, Generic[R]):
    """Rows of one kind under declared columns; sorts by exact values, not by what is shown."""

    def __init__(self, key: Callable[[R], object]) -> None:
        super().__init__()
        self._key = key
        self._columns: tuple[Column[R], ...] = ()
        self._rows: list[R] = []
        self._given: Sequence[R] = ()
        self._lists: Lists | None = None
        self._sort: tuple[str, bool] | None = None

    def show(self, rows: Sequence[R], columns: tuple[Column[R], ...], lists: Lists | None = None) -> None:
        """Take new rows; a row of the same key keeps its place in the view's selection where it can.

        `lists` None: a list of no tournament, whose columns look at nothing beside the row.
        """
        self._lists = lists
        same_columns = [each.key for each in columns] == [each.key for each in self._columns]
        new = self._sorted(rows, columns)
        same_keys = same_columns and [self._key(row) for row in new] == [self._key(row) for row in self._rows]
        if same_keys:
            self._given, self._rows, self._columns = rows, new, columns
            if new:
                self.dataChanged.emit(self.index(0, 0), self.index(len(new) - 1, len(columns) - 1))
            return
        self.beginResetModel()
        self._given, self._rows, self._columns = rows, new, columns
        self.endResetModel()

    def row_at(self, number: int) -> R:
        """Give the row shown at a place."""
        return self._rows[number]

    def place_of(self, key: object) -> int | None:
        """Find where the row of a key is shown."""
        return next((number for number, row in enumerate(self._rows) if self._key(row) == key), None)

    @property
    def columns(self) -> tuple[Column[R], ...]:
        """The columns shown."""
        return self._columns

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self._columns)

    def cell(self, row: int, column: int) -> Cell:
        """Give a cell's exact value."""
        return self._columns[column].value(self._rows[row], cast("Lists", self._lists))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Show a cell in the window's language."""
        if not index.isValid():
            return None
        column = self._columns[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return shown(self.cell(index.row(), index.column()), column.kind, words.catalog())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGN[column.align] | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Show a column's label."""
        if orientation != Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return heading(self._columns[section], words.catalog())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGN[self._columns[section].align] | Qt.AlignmentFlag.AlignVCenter
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column's exact values; column -1 gives the order of the list itself."""
        if column < 0 or column >= len(self._columns):
            self._sort = None
        else:
            self._sort = (self._columns[column].key, order == Qt.SortOrder.DescendingOrder)
        self.beginResetModel()
        self._rows = self._sorted(self._given, self._columns)
        self.endResetModel()

    def _sorted(self, rows: Sequence[R], columns: tuple[Column[R], ...]) -> list[R]:
        column = next((each for each in columns if self._sort and each.key == self._sort[0]), None)
        if column is None or self._sort is None:
            return list(rows)
        lists = cast("Lists", self._lists)
        value = column.value
        known = [row for row in rows if value(row, lists) is not None]
        # What is nothing stands last in either direction: it is not the smallest number.
        nothing = [row for row in rows if value(row, lists) is None]
        known.sort(key=lambda row: _order(value(row, lists)), reverse=self._sort[1])
        return [*known, *nothing]


def _order(cell: Cell) -> tuple[int, Amount, str]:
    if isinstance(cell, (Text, Message)):
        return (1, 0, formats.folded(words.spoken(cell)))
    if isinstance(cell, str):
        return (1, 0, formats.folded(cell))
    return (0, 0 if cell is None else cell, "")
