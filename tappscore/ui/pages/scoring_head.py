"""The head of the Scoring page: which table, which round, the jump, how many sheets are in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QToolButton, QWidget

from tappscore.i18n import mark
from tappscore.tournament.ledger import TableResult
from tappscore.ui import theme as looks
from tappscore.ui import words
from tappscore.ui.forms.line import pad_digit
from tappscore.ui.pages.scoring_tables import TableField
from tappscore.ui.widgets import parts
from tappscore.ui.widgets.header import Elided
from tappscore.ui.words import translate


class JumpField(QLineEdit):
    """Takes a table's number or the code on its sheet."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the line back at Esc; number-pad keys are digits."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        elif digit := pad_digit(event):
            self.insert(digit)
        else:
            super().keyPressEvent(event)


class Head(QWidget):
    """One row above the sheet."""

    round_chosen = Signal(int)
    jumped = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._height = 0
        self.title = parts.label(None, "large")
        self.folded = TableField()
        self.folded.hide()
        self.rounds = QComboBox()
        self.rounds.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        words.say(self.rounds, "setAccessibleName", mark("Scoring", "Round"))
        self.rounds.activated.connect(lambda at: self.round_chosen.emit(self._numbers[at]))
        self._numbers: tuple[int, ...] = ()
        self.jump = JumpField()
        self.jump.setFixedWidth(10 * looks.UNIT)
        self.jump.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        words.say(self.jump, "setPlaceholderText", mark("Scoring", "table"))
        words.say(self.jump, "setAccessibleName", mark("Scoring", "Go to table (number or code)"))
        words.say(self.jump, "setToolTip", mark("Scoring", "Go to table (F3): its number, or the code on the sheet"))
        self.jump.returnPressed.connect(self._jump)
        self.progress = Elided("soft")
        self.progress.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.more = QToolButton()
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words.say(self.more, "setText", mark("Scoring", "This sheet …"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(looks.UNIT)
        for widget, stretch in (
            (self.title, 0), (self.folded, 0), (self.more, 0), (self.progress, 1), (self.jump, 0), (self.rounds, 0),
        ):  # fmt: skip
            row.addWidget(widget, stretch)

    def _jump(self) -> None:
        text = self.jump.text().strip()
        self.jump.clear()
        if text:
            self.jumped.emit(text)

    def tighten(self, height: int) -> None:
        """Give the fields a height: small where sixteen deals have to stay in view."""
        if height == self._height:
            return
        self._height = height
        self.setStyleSheet(f"QComboBox, QLineEdit {{ min-height: {height - 2}px; max-height: {height - 2}px; }}")

    def forget(self) -> None:
        """Write everything anew the next time: another language."""
        self._numbers = ()
        self.folded.forget()

    def show_rounds(self, numbers: Sequence[int], current: int) -> None:
        """Show the rounds that are drawn."""
        if tuple(numbers) != self._numbers:
            self.rounds.clear()
            self.rounds.addItems([translate("Scoring", "Round {number}", number=number) for number in numbers])
        self._numbers = tuple(numbers)
        at = self._numbers.index(current) if current in self._numbers else -1
        if at != self.rounds.currentIndex():
            self.rounds.setCurrentIndex(at)

    def show_state(self, result: TableResult | None, state: str, complete: int, tables: int) -> None:
        """Show the table's number, how its sheet stands, and how far the round is."""
        title = "" if result is None else translate("Scoring", "Table {number}", number=result.table.number)
        if self.title.text() != title:
            self.title.setText(title)
        progress = translate("Scoring", "{done} of {all} sheets complete", done=complete, all=tables)
        # How this sheet stands is in the list of tables too, by its sign.
        self.progress.tell(f"{state} · {progress}" if state else progress, progress)
