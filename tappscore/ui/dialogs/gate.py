"""A gate of the evening: what is missing or contradictory is answered one by one, what is unchecked by one answer.

Every question has its reasons as buttons and leads to its place; a reason of
one's own may be typed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QLineEdit, QWidget

from tappscore.i18n import Text, mark
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import button, column, label, row, scrolling
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.services.gates import Question
    from tappscore.ui.desk import Desk

ALL = ""  # the key of the one answer for everything unchecked


class Asked(NamedTuple):
    """One question in words; `show` leads to where it can be seen."""

    key: str
    grave: bool
    sentence: str
    show: Callable[[], object] | None = None


def asked(desk: Desk, question: Question) -> Asked:
    """Put a question into words and give it its way."""
    where = question.where
    show: Callable[[], object] | None = None
    if where.table_id is not None:
        show = partial(desk.go, "scoring", table_id=where.table_id)
    elif where.entry is not None:
        show = partial(desk.go, "entries", entry=where.entry)
    elif question.page:
        show = partial(desk.go, question.page, **({"only": question.only} if question.only else {}))
    return Asked(question.key, question.grave, words.spoken(question.message), show)


class GateDialog(QDialog):
    """Asks; `passed` is called with the answers by their keys once all are given, and closes the dialog if it agrees.

    The answer under `ALL` is the one for everything unchecked.
    """

    def __init__(
        self,
        title: str,
        hint: Text,
        questions: Sequence[Asked],
        reasons: Sequence[Text],
        go_on: Text,
        passed: Callable[[dict[str, str]], bool],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.questions = questions
        self._passed = passed
        self._reasons = reasons
        self.answers: dict[str, QLineEdit] = {}
        self.setWindowTitle(title)
        head = label(role="large")
        head.setText(title)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.GAP)
        self._grid.setVerticalSpacing(theme.UNIT)
        self._grid.setColumnStretch(1, 1)
        grave = [each for each in questions if each.grave]
        unchecked = [each for each in questions if not each.grave]
        if grave:
            self._part(mark("Scoring", "Missing or contradictory: an answer for each"))
        for each in grave:
            self._say(each, "⚠ ")
            self._ask(each.key, each.sentence)
        if unchecked:
            self._part(mark("Scoring", "Unchecked: one answer for all"))
            for each in unchecked:
                self._say(each, "· ")
            self._ask(ALL, unchecked[0].sentence)
        scroll = scrolling(column(self._grid, None))
        self.close_button = button(go_on, self.go_on, kind="primary")
        self.close_button.setDefault(True)
        leave = button(mark("Scoring", "Not yet"), self.reject)
        # A red edge alone says nothing to those who don't see the colour.
        self.unanswered = label(role="bad", wraps=True)
        bottom = row(self.unanswered, leave, self.close_button)
        bottom.setStretch(0, 1)
        content = column(head, label(hint, "soft", wraps=True), scroll, bottom, gap=theme.GAP, margin=theme.MARGIN)
        self.setLayout(content)
        parts = bool(grave) + bool(unchecked)
        tall = 168 + 36 * (parts + len(questions)) + 44 * len(self.answers)
        self.resize(min(parent.width() - 64, 960), min(parent.height() - 64, tall))

    def _part(self, text: Text) -> None:
        part = label(text, "strong")
        if self.answers:
            part.setContentsMargins(0, theme.UNIT, 0, 0)  # what follows is another thing
        self._grid.addWidget(part, self._grid.rowCount(), 0, 1, 3)

    def _say(self, each: Asked, sign: str) -> None:
        at = self._grid.rowCount()
        said = label(wraps=True)
        said.setText(f"{sign}{each.sentence}")
        self._grid.addWidget(said, at, 0, 1, 2)
        if each.show is not None:
            link = button(mark("Scoring", "Show"), partial(self._leave_for, each.show), kind="quiet")
            link.setProperty("link", True)
            link.setAccessibleDescription(each.sentence)
            self._grid.addWidget(link, at, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def _ask(self, key: str, sentence: str) -> None:
        at = self._grid.rowCount()
        line = QLineEdit()
        line.setAccessibleName(sentence)
        words.say(line, "setPlaceholderText", mark("Scoring", "Reason"))
        chips = []
        for text in self._reasons:
            chip = button(text)
            chip.setAccessibleDescription(sentence)
            chip.clicked.connect(lambda _checked=False, chosen=chip: self._take(line, chosen.text()))
            chips.append(chip)
        line.textChanged.connect(lambda _text: self._mark(line, is_wrong=False))
        self._grid.addLayout(row(*chips), at, 0)
        self._grid.addWidget(line, at, 1, 1, 2)
        self.answers[key] = line

    def _take(self, line: QLineEdit, reason: str) -> None:
        """Take a ready reason; the next Enter goes to what has none yet, or through the gate."""
        line.setText(reason)
        next((each for each in self.answers.values() if not each.text().strip()), line).setFocus()

    def _mark(self, line: QLineEdit, *, is_wrong: bool) -> None:
        if bool(line.property("wrong")) != is_wrong:
            line.setProperty("wrong", is_wrong)
            theme.restyle(line)
        if not any(each.property("wrong") for each in self.answers.values()):
            self.unanswered.setText("")

    def _leave_for(self, show: Callable[[], object]) -> None:
        self.reject()
        show()

    def open(self) -> None:
        """Ask, or go on at once where there is nothing to ask."""
        if self.questions:
            super().open()
            next(iter(self.answers.values())).setFocus()
        else:
            self.go_on()

    def go_on(self) -> None:
        """Go through with the reasons given; what has none stays marked."""
        given = {key: line.text().strip() for key, line in self.answers.items() if line.text().strip()}
        empty = [line for key, line in self.answers.items() if key not in given]
        for line in self.answers.values():
            self._mark(line, is_wrong=line in empty)
        if empty:
            self.unanswered.setText("⚠ " + translate("Scoring", "%n reasons are missing.", n=len(empty)))
            empty[0].setFocus()
        elif self._passed(given):
            self.accept()
