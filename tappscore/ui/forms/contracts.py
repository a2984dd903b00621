"""The contracts that a club writes itself, as a small table: name, letter, value, aim, trump."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from tappscore.i18n import formats, mark
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import button, column, row

# Member, heading; whole numbers are read as such, an empty cell leaves the member out.
COLUMNS = (
    ("label", mark("Rules", "Name")),
    ("letter", mark("Rules", "Letter")),
    ("value", mark("Rules", "Value")),
    ("per_point", mark("Rules", "a point")),
    ("target", mark("Rules", "from")),
    ("total", mark("Rules", "of")),
    ("trump", mark("Rules", "Trump")),
)
NUMBERS = ("value", "target", "total")
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ContractsEditor(QWidget):
    """One row a contract; a contract without an aim is made or lost."""

    changed = Signal()

    def __init__(self, given: tuple[Mapping[str, Any], ...]) -> None:
        super().__init__()
        self._kept: list[Mapping[str, Any]] = []
        self.table = QTableWidget(0, len(COLUMNS))
        # Seven columns stand in half a window, each heading over its text.
        self.table.setStyleSheet("QHeaderView::section { padding: 0 6px; } QTableView::item { padding: 0 3px; }")
        words.say(self.table, "setAccessibleName", mark("Rules", "The club's contracts"))
        for at, (member, heading) in enumerate(COLUMNS):
            head = QTableWidgetItem(words.spoken(heading))
            head.setTextAlignment(_RIGHT if member in NUMBERS else _LEFT)
            self.table.setHorizontalHeaderItem(at, head)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(len(COLUMNS) - 1, QHeaderView.ResizeMode.Stretch)
        self.table.setHorizontalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
        self.table.verticalHeader().hide()
        self.table.setTabKeyNavigation(False)
        for contract in given:
            self._append(contract)
        self.table.itemChanged.connect(lambda _item: self.changed.emit())
        self.add_button = button(mark("Rules", "Another contract"), self.add)
        self.remove_button = button(mark("Rules", "Remove the contract"), self.remove, kind="quiet")
        self.table.setMinimumSize(30 * theme.UNIT, 20 * theme.UNIT)
        self.setLayout(column(self.table, row(self.add_button, self.remove_button, None)))

    @property
    def values(self) -> tuple[dict[str, Any], ...]:
        """The contracts as the option takes them; what is no number stays a text and is named by the rules."""
        return tuple(self._contract(line) for line in range(self.table.rowCount()))

    def add(self) -> None:
        """Add an empty contract and put the cursor into its name."""
        self._append({"key": "", "value": 1, "target": 61, "total": 120})
        self.table.setCurrentCell(self.table.rowCount() - 1, 0)
        self.table.setFocus()
        self.changed.emit()

    def remove(self) -> None:
        """Take out the contract under the cursor."""
        at = self.table.currentRow()
        if at >= 0:
            self.table.removeRow(at)
            del self._kept[at]
            self.changed.emit()

    def _append(self, contract: Mapping[str, Any]) -> None:
        at = self.table.rowCount()
        self._kept.append(contract)
        self.table.blockSignals(True)
        self.table.insertRow(at)
        for place, (member, _) in enumerate(COLUMNS):
            value = contract.get(member)
            item = QTableWidgetItem("" if value is None or member == "per_point" else str(value))
            if member == "per_point":
                item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled)
                item.setCheckState(Qt.CheckState.Checked if value else Qt.CheckState.Unchecked)
            elif member in NUMBERS:
                item.setTextAlignment(_RIGHT)
            self.table.setItem(at, place, item)
        self.table.blockSignals(False)

    def _contract(self, line: int) -> dict[str, Any]:
        kept = self._kept[line]
        written: dict[str, Any] = {"half": kept["half"]} if kept.get("half") else {}
        for place, (member, _) in enumerate(COLUMNS):
            item = self.table.item(line, place)
            if member == "per_point":
                written[member] = item is not None and item.checkState() == Qt.CheckState.Checked
                continue
            text = "" if item is None else item.text().strip()
            if text:
                written[member] = int(text) if member in NUMBERS and text.isdecimal() else text
        named = "".join(sign if sign.isalnum() else "_" for sign in formats.folded(str(written.get("label", ""))))
        return {"key": kept.get("key") or named or f"contract_{line + 1}", **written}
