"""The sheet of one table as a table model: declared columns, rows that change singly.

A row is a value; showing new rows compares them with those on view and tells
the view of the changed ones only. There is no reset while the columns stay:
a full repaint at each key would cost more than everything else of a deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tappscore.i18n.text import Text

# blank: a planned deal not yet played · next: the one to be typed · preview: what the line would book ·
# correcting: the same over a booked deal · control: the paper's last line
RowState = Literal["blank", "next", "preview", "correcting", "booked", "control"]
Kind = Literal["number", "words", "mark"]
Index = QModelIndex | QPersistentModelIndex
# Signs in front of a deal's number.
UNUSUAL, UNREADABLE, DISPUTED = "!", "?", "⚑"


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """One column of the sheet.

    `seat` groups columns under a seat's name (0: none). `sample` is the
    widest text that has to fit; `stretch` says which columns take spare room.
    `short` is the label of a sheet with many seats, where room is short.
    """

    key: str
    label: Text | str
    kind: Kind = "number"
    seat: int = 0
    sample: str = "00"
    stretch: int = 0
    short: Text | str = ""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line of the sheet: its texts in the order of the columns.

    `deal_id` is 0 where nothing is booked. `struck` crosses the line out;
    `flag` is a sign in front of the number (`!` unusual, `?` unreadable, `⚑` disputed).
    `speech` says the whole line to a screen reader. `wrong` columns are those
    that differ from the deals. `spans`: the game's text takes the columns up to the seats.
    """

    number: int
    state: RowState
    cells: tuple[str, ...]
    deal_id: int = 0
    struck: bool = False
    flag: str = ""
    speech: str = ""
    wrong: frozenset[int] = frozenset()
    spans: bool = False

    @property
    def is_under_work(self) -> bool:
        """Whether the hand is on this line."""
        return self.state in ("next", "preview", "correcting")


_ALIGN = {
    "number": Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    "words": Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    "mark": Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter,
}


class SheetModel(QAbstractTableModel):
    """Rows of one sheet over declared columns; read-only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[SheetColumn, ...] = ()
        # For each seat its name, the longest form first: a view takes the first that fits.
        self.names: tuple[tuple[str, ...], ...] = ()
        self.labels: tuple[str, ...] = ()
        self.shorts: tuple[str, ...] = ()  # the same where room is short
        self.is_short = False  # which of them the view has room for
        self.rows: list[SheetRow] = []

    def show_columns(
        self,
        columns: Sequence[SheetColumn],
        labels: Sequence[str],
        shorts: Sequence[str],
        names: Sequence[tuple[str, ...]],
    ) -> None:
        """Show other columns, or the same in other words, or other people."""
        if (tuple(columns), tuple(labels), tuple(names)) == (self.columns, self.labels, self.names):
            return
        self.shorts = tuple(shorts)
        if tuple(columns) == self.columns:
            self.labels, self.names = tuple(labels), tuple(names)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(columns) - 1)
            return
        self.beginResetModel()
        self.columns, self.labels, self.names = tuple(columns), tuple(labels), tuple(names)
        self.rows = []
        self.endResetModel()

    @property
    def headings(self) -> tuple[str, ...]:
        """The labels as the view has room for them."""
        return self.shorts if self.is_short else self.labels

    def show_rows(self, rows: Sequence[SheetRow]) -> None:
        """Show these rows; only what differs is told to the view."""
        last = len(self.columns) - 1
        for at, (old, new) in enumerate(zip(self.rows, rows, strict=False)):
            if old is not new and old != new:
                self.rows[at] = new
                self.dataChanged.emit(self.index(at, 0), self.index(at, last))
        have, want = len(self.rows), len(rows)
        if want > have:
            self.beginInsertRows(QModelIndex(), have, want - 1)
            self.rows.extend(rows[have:])
            self.endInsertRows()
        elif want < have:
            self.beginRemoveRows(QModelIndex(), want, have - 1)
            del self.rows[want:]
            self.endRemoveRows()

    def work_row(self) -> int:
        """Give the index of the row under work, -1 without one."""
        return next((at for at, row in enumerate(self.rows) if row.is_under_work), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Count the columns."""
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give the text of a cell, its alignment, or the spoken line."""
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGN[column.kind]
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return row.speech if index.column() == 0 else f"{self.labels[index.column()]}: {row.cells[index.column()]}"
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give the label of a column, its spoken form, or the whole name of its seat."""
        if orientation == Qt.Orientation.Horizontal and section < len(self.labels):
            if role == Qt.ItemDataRole.DisplayRole:
                return self.headings[section]
            if role == Qt.ItemDataRole.AccessibleTextRole:
                seat = self.columns[section].seat
                return f"{self.names[seat - 1][0]} {self.labels[section]}" if seat else self.labels[section]
            if role == Qt.ItemDataRole.ToolTipRole and (seat := self.columns[section].seat):
                return self.names[seat - 1][0]
        return None
