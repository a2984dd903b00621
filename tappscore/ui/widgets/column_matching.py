"""What each column of a list from a file is, and what is wrong with its lines: for every dialog that reads one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHeaderView, QLabel, QSizePolicy, QTableWidget, QTableWidgetItem, QWidget

from tappscore.i18n import Text, mark
from tappscore.problems import Problem
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import Field, column, row, scrolling
from tappscore.ui.words import translate

_COMPLAINTS_SHOWN = 5
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ColumnMatching(QWidget):
    """A box for each column, above the lines it belongs to; `columns` is what stands where now.

    `repeated` is a field that may stand in several columns: at first in those named with it.
    """

    changed = Signal()

    def __init__(
        self,
        fields: Mapping[str, Text],
        matched: Mapping[str, int],
        count: int,
        repeated: tuple[str, Collection[int]] = ("", ()),
        widest: int = 17 * theme.UNIT,  # six boxes beside each other at 1366 × 768 with 125 %
    ) -> None:
        super().__init__()
        self._widest = widest
        meant = {at: key for key, at in matched.items()} | dict.fromkeys(repeated[1], repeated[0])
        self.boxes = [self._box(fields, meant.get(at, "")) for at in range(count)]
        shown = (Field(mark("Entries", "Column {number}"), box, number=at) for at, box in enumerate(self.boxes, 1))
        line = row(*shown, None)
        line.setContentsMargins(0, 0, 0, theme.UNIT)
        scroll = scrolling(line)
        scroll.setFixedHeight(line.sizeHint().height() + 2 * theme.UNIT)
        self.setLayout(column(scroll))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _box(self, fields: Mapping[str, Text], meant: str) -> QComboBox:
        box = QComboBox()
        box.addItem(translate("Entries", "leave out"), "")
        for key, text in fields.items():
            box.addItem(words.spoken(text), key)
        box.setCurrentIndex(max(box.findData(meant), 0))
        box.setMaximumWidth(self._widest)
        box.currentIndexChanged.connect(lambda _at: self.changed.emit())
        return box

    @property
    def columns(self) -> dict[str, int]:
        """Which field stands in which column now."""
        return {str(box.currentData()): at for at, box in enumerate(self.boxes) if box.currentData()}

    def all_of(self, field: str) -> tuple[int, ...]:
        """Every column in which a field stands now."""
        return tuple(at for at, box in enumerate(self.boxes) if box.currentData() == field)


class Preview(QTableWidget):
    """How the lines are read; headings stand over their cells, figures at the right."""

    def __init__(self, name: Text) -> None:
        super().__init__()
        words.say(self, "setAccessibleName", name)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.verticalHeader().hide()
        self.setShowGrid(False)

    def show_lines(
        self,
        heads: Sequence[Text],
        lines: Sequence[Sequence[str]],
        *,
        figures: Collection[int] = (),
        wide: Collection[int] = (),
    ) -> None:
        """Show lines of cells; columns in `figures` stand at the right, those in `wide` share the room that is left."""
        self.setRowCount(0)  # takes editors of the last lines with it
        self.setColumnCount(len(heads))
        self.setRowCount(len(lines))
        side = [_RIGHT if at in figures else _LEFT for at in range(len(heads))]
        for at, head in enumerate(heads):
            self.setHorizontalHeaderItem(at, _cell(words.spoken(head), side[at]))
        for line, cells in enumerate(lines):
            for at, text in enumerate(cells):
                self.setItem(line, at, _cell(text, side[at]))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.resizeColumnsToContents()
        for at in wide:
            header.setSectionResizeMode(at, QHeaderView.ResizeMode.Stretch)


def _cell(text: str, side: Qt.AlignmentFlag) -> QTableWidgetItem:
    made = QTableWidgetItem(text)
    made.setToolTip(text)
    made.setTextAlignment(side)
    return made


def complain(target: QLabel, problems: Sequence[Problem]) -> None:
    """Say the first problems of a list, and how many more there are; none hides the label."""
    lines = [f"⚠ {words.spoken(problem.message)}" for problem in problems[:_COMPLAINTS_SHOWN]]
    if (more := len(problems) - _COMPLAINTS_SHOWN) > 0:
        lines.append(translate("Entries", "and %n more", n=more))
    target.setText("\n".join(lines))
    target.setVisible(bool(lines))
