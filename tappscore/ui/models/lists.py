"""One read-only table model over declared columns, for every list of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from tappscore.i18n import Message, Text, formats
from tappscore.rules.deal import Amount
from tappscore.tournament.columns import Cell, Column, Lists, heading, shown
from tappscore.ui import words

R = TypeVar("R")
Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()

# Looked up once: Qt asks for each cell in eight roles, most of which are nothing here.
_ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    "right": Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    "center": Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter,
}
_DISPLAY = Qt.ItemDataRole.DisplayRole.value
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole.value
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole.value


class ListModel(QAbstractTableModel, Generic[R]):
    """Rows of one kind under declared columns; sorts by exact values, not by what is shown.

    `same` says whether two rows show the same in every column; a list that is shown anew after each deal needs it,
    so that only the rows that changed are painted.
    """

    def __init__(self, key: Callable[[R], object], same: Callable[[R, R], bool] | None = None) -> None:
        super().__init__()
        self._key = key
        self._same = same or _never_same
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
        if not same_columns or len(new) != len(self._rows):
            self.beginResetModel()
            self._given, self._rows, self._columns = rows, new, columns
            self.endResetModel()
        elif self._keeps_order(new) or not self.persistentIndexList():
            changed = [
                at for at, (old, row) in enumerate(zip(self._rows, new, strict=True)) if not self._same(old, row)
            ]
            self._given, self._rows, self._columns = rows, new, columns
            for first, last in _runs(changed):
                self.dataChanged.emit(self.index(first, 0), self.index(last, len(columns) - 1))
        else:
            self._rearrange(rows, new, columns)

    def _keeps_order(self, new: list[R]) -> bool:
        return all(self._key(old) == self._key(row) for old, row in zip(self._rows, new, strict=True))

    def _rearrange(self, rows: Sequence[R], new: list[R], columns: tuple[Column[R], ...]) -> None:
        """Change the order of the rows; a row that is chosen stays chosen in its new place."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        keys = [self._key(self._rows[index.row()]) for index in before]
        self._given, self._rows, self._columns = rows, new, columns
        places = {self._key(row): at for at, row in enumerate(new)}
        after = [
            self.index(places[key], index.column()) if key in places else QModelIndex()
            for key, index in zip(keys, before, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

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
        if role in (_DISPLAY, _SPOKEN):
            cell, kind = self.cell(index.row(), index.column()), self._columns[index.column()].kind
            if kind == "day" and role == _DISPLAY and isinstance(cell, str):
                # Spoken it is said in full; on a small screen a month's name would push the last column out.
                return formats.short_day(date.fromisoformat(cell), words.catalog().language)
            return shown(cell, kind, words.catalog())
        if role == _ALIGNMENT:
            return _ALIGN[self._columns[index.column()].align]
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Show a column's label."""
        if orientation != Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return heading(self._columns[section], words.catalog())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGN[self._columns[section].align]
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


def _never_same(_one: object, _other: object) -> bool:
    return False


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Join rising numbers that follow each other: first and last of each run."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs


def _order(cell: Cell) -> tuple[int, Amount, str]:
    if isinstance(cell, (Text, Message)):
        return (1, 0, formats.folded(words.spoken(cell)))
    if isinstance(cell, str):
        return (1, 0, formats.folded(cell))
    return (0, 0 if cell is None else cell, "")
