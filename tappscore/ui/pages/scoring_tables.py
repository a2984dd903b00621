"""The left of the Scoring page: the round's tables with state, filter and jump; a field where room is short."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QListView, QPushButton, QWidget

from tappscore.i18n import mark
from tappscore.ui import theme as looks
from tappscore.ui import words
from tappscore.ui.models.sheet_tables import STATES, TableLine, TablesModel
from tappscore.ui.widgets import parts
from tappscore.ui.words import translate

FILTERS = (
    mark("Scoring", "All"),
    mark("Scoring", "Missing"),
    mark("Scoring", "Different"),
)


class TablesView(QListView):
    """The list; what is typed on it belongs to the line."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave signs to the page, which sends them into the line."""
        if event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)


class TableList(QWidget):
    """The list, its filter, and the button to the next missing sheet."""

    chosen = Signal(int)  # table id
    next_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[TableLine, ...] = ()
        self._current = 0
        self.model = TablesModel(self)
        self.filter = QComboBox()
        self.filter.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        words.say(self.filter, "setAccessibleName", mark("Scoring", "Which tables to show"))
        self.filter.addItems([text.source for text in FILTERS])
        self.filter.currentIndexChanged.connect(lambda _: self._filter())
        self.view = TablesView()
        self.view.setModel(self.model)
        self.view.setUniformItemSizes(True)
        self.view.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words.say(self.view, "setAccessibleName", mark("Scoring", "Tables of the round"))
        self.view.clicked.connect(lambda index: self.chosen.emit(self.model.lines[index.row()].table_id))
        self.view.activated.connect(lambda index: self.chosen.emit(self.model.lines[index.row()].table_id))
        self.next = QPushButton()
        self.next.setProperty("quiet", True)
        self.next.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words.say(self.next, "setText", mark("Scoring", "Next missing"))
        words.say(self.next, "setToolTip", mark("Scoring", "Next missing sheet (F7, or + on an empty line)"))
        self.next.clicked.connect(lambda _checked=False: self.next_wanted.emit())
        self.setLayout(parts.column(self.filter, self.view, self.next, gap=looks.UNIT // 2))
        self.setFixedWidth(17 * looks.UNIT)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the states and filters in the window's language."""
        for at, text in enumerate(FILTERS):
            self.filter.setItemText(at, words.spoken(text))
        self.model.words = {sign: words.spoken(text) for sign, text in STATES}

    def show_tables(self, lines: Sequence[TableLine], current: int) -> None:
        """Show the tables of a round; the filter stays as it is."""
        if tuple(lines) == self._lines and current == self._current:
            return
        self._lines, self._current = tuple(lines), current
        self._filter()

    def next_filter(self) -> None:
        """Turn to the next filter: all, missing, different."""
        self.filter.setCurrentIndex((self.filter.currentIndex() + 1) % len(FILTERS))

    def _filter(self) -> None:
        wanted = self.filter.currentIndex()
        # The table under work stays in view, whatever the filter says.
        shown = [
            line
            for line in self._lines
            if wanted == 0 or line.table_id == self._current or (line.is_missing if wanted == 1 else line.is_different)
        ]
        self.model.show_lines(shown)
        row = self.model.row_of(self._current)
        if row >= 0 and row != self.view.currentIndex().row():
            self.view.setCurrentIndex(self.model.index(row))

    def sizeHint(self) -> QSize:
        """Stay as small as it can."""
        return QSize(self.width(), 0)


class TableField(QComboBox):
    """The same list folded to a field."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMinimumContentsLength(14)
        words.say(self, "setAccessibleName", mark("Scoring", "Tables of the round"))
        self._lines: tuple[TableLine, ...] = ()
        self.activated.connect(lambda at: self.chosen.emit(self._lines[at].table_id))

    def forget(self) -> None:
        """Write everything anew the next time: another language."""
        self._lines = ()

    def show_tables(self, lines: Sequence[TableLine], current: int) -> None:
        """Show the tables of a round in short; what stays costs nothing."""
        if [line.table_id for line in lines] != [line.table_id for line in self._lines]:
            self.clear()
            self.addItems([_short(line) for line in lines])
        else:
            for at, (old, new) in enumerate(zip(self._lines, lines, strict=True)):
                if old is not new and old != new:
                    self.setItemText(at, _short(new))
        self._lines = tuple(lines)
        at = next((at for at, line in enumerate(lines) if line.table_id == current), -1)
        if at != self.currentIndex():
            self.setCurrentIndex(at)


def _short(line: TableLine) -> str:
    return f"{translate('Scoring', 'Table {number}', number=line.number)}  {line.sign} {line.count}".rstrip()
