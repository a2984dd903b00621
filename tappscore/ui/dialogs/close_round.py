"""The gate of a round's closing: missing or contradictory tables each need an answer, unchecked ones one for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QDialog, QGridLayout, QLineEdit, QScrollArea, QWidget

from tappscore.i18n import mark
from tappscore.services.gates import unanswered
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

REASONS = (
    mark("Scoring", "agreed at the table"),
    mark("Scoring", "time was up"),
    mark("Scoring", "sheet lost"),
)


class CloseRoundDialog(QDialog):
    """Asks for what is missing; closes the round at once where nothing is."""

    def __init__(self, desk: Desk, round_id: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._round_id = round_id
        round_ = next(each for each in desk.snapshot.rounds if each.id == round_id)
        self.open_tables = unanswered(desk.snapshot, round_.number)
        self.answers: dict[int, QLineEdit] = {}
        words.say(self, "setWindowTitle", mark("Scoring", "Close the round"))
        title = label(role="large")
        title.setText(translate("Scoring", "Close round {number}", number=round_.number))
        grave = [each for each in self.open_tables if each.grave]
        unchecked = [each for each in self.open_tables if not each.grave]
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.GAP)
        grid.setVerticalSpacing(theme.UNIT)
        grid.setColumnStretch(1, 1)
        for each in grave:
            self._ask(grid, each.table_id, words.spoken(each.problem.message))
        if unchecked:
            self._ask(
                grid,
                0,
                translate("Scoring", "%n tables are complete, but no control line was compared.", n=len(unchecked)),
            )
        inner = QWidget()
        inner.setLayout(column(grid, None))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        hint = label(
            mark("Scoring", "Say for each why it is closed all the same. The reason stays with the table."),
            "soft",
            wraps=True,
        )
        self.close_button = button(mark("Scoring", "Close the round"), self.close_round, kind="primary")
        leave = button(mark("Scoring", "Not yet"), self.reject)
        self.setLayout(
            column(title, hint, scroll, row(None, leave, self.close_button), gap=theme.GAP, margin=theme.MARGIN)
        )
        self.resize(min(parent.width() - 64, 760), min(parent.height() - 64, 200 + 96 * max(len(self.answers), 1)))

    def _ask(self, grid: QGridLayout, key: int, sentence: str) -> None:
        at = grid.rowCount()
        said = label(wraps=True)
        said.setText(f"⚠ {sentence}" if key else sentence)
        line = QLineEdit()
        line.setAccessibleName(sentence)
        words.say(line, "setPlaceholderText", mark("Scoring", "Reason"))
        group = QButtonGroup(self)
        chips = []
        for text in REASONS:
            chip = button(text)
            chip.clicked.connect(lambda _checked=False, chosen=chip: line.setText(chosen.text()))
            group.addButton(chip)
            chips.append(chip)
        grid.addWidget(said, at, 0, 1, 2)
        grid.addLayout(row(*chips), at + 1, 0)
        grid.addWidget(line, at + 1, 1)
        self.answers[key] = line

    def open(self) -> None:
        """Ask, or close the round at once where there is nothing to ask."""
        if self.open_tables:
            super().open()
        else:
            self.close_round()

    def close_round(self) -> None:
        """Close the round with the reasons given; what has none stays marked."""
        reasons = {key: line.text().strip() for key, line in self.answers.items() if line.text().strip()}
        fields: dict[str, QWidget] = {}
        empty = [line for key, line in self.answers.items() if key not in reasons]
        if empty:
            for line in self.answers.values():
                line.setProperty("wrong", line in empty)
                line.style().unpolish(line)
                line.style().polish(line)
            empty[0].setFocus()
            return
        number = next(each.number for each in self._desk.snapshot.rounds if each.id == self._round_id)
        if self._desk.run(lambda: self._desk.rounds.close(self._round_id, reasons), fields) is not None:
            self._desk.say(translate("Scoring", "Round {number} is closed.", number=number))
            self.accept()
