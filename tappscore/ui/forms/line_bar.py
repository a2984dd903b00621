"""The line under work: what is being typed, what it would book and why, and what has to be answered.

Prompt, field and *Book* stand in one row; below it the preview, in the words
of the settlement, or a question with its answers. Everything keeps its place
while one types: the height of the preview is that of its longest form.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tappscore.ui import theme as looks
from tappscore.ui.forms.line import LineField, Span
from tappscore.ui.widgets.pad import FlowLayout

Tone = Literal["plain", "bad", "warn", "good", "soft"]
_SIGNS = {"plain": "", "bad": "✗ ", "warn": "! ", "good": "✓ ", "soft": ""}
_INKS = {"plain": "ink", "bad": "bad", "warn": "warn", "good": "good", "soft": "ink_soft"}
LETTERS = "abcdefghij"


class Answer(NamedTuple):
    """One answer to a question: its words and what it does."""

    words: str
    act: Callable[[], None]


class Verb(NamedTuple):
    """A small button beside the line: what it shows, its spoken name, what it does."""

    label: str
    name: str
    act: Callable[[], None]


class LineBar(QWidget):
    """Prompt, field, buttons of the moment, preview, question."""

    booked = Signal()
    asking = Signal(bool)  # a question came, or went

    def __init__(self, theme: looks.Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.answers: tuple[Answer, ...] = ()
        self.suggestions: tuple[Answer, ...] = ()
        self.usual: Answer | None = None  # what Enter on the empty line chooses
        self.is_passing = False  # typing on takes the question away
        self._verb_names: list[str] = []
        self._asks = False
        self._heights = (0, 0)
        self.prompt = QLabel()
        self.prompt.setProperty("role", "strong")
        self.field = LineField()
        self.field.setObjectName("line")
        self.field.setProperty("line", True)
        self.field.setFont(looks.sized(self.font(), looks.LARGE_PT))
        self.field.setMinimumWidth(18 * looks.UNIT)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.prompt.setBuddy(self.field)
        self._verbs = QWidget()
        self._verbs.hide()
        self._verb_row = QHBoxLayout(self._verbs)
        self._verb_row.setContentsMargins(0, 0, 0, 0)
        self._verb_row.setSpacing(looks.UNIT // 2)
        self.book = QPushButton()
        self.book.setProperty("primary", True)
        self.book.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.book.clicked.connect(self.booked)
        row = QHBoxLayout()
        row.setSpacing(looks.UNIT)
        for widget, stretch in ((self.prompt, 0), (self.field, 1), (self._verbs, 0), (self.book, 0)):
            row.addWidget(widget, stretch)
        self.preview = QLabel()
        self.preview.setObjectName("preview")
        self.preview.setWordWrap(True)
        self.preview.setTextFormat(Qt.TextFormat.PlainText)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.question = QWidget()
        self.question.setObjectName("question")
        self._answer_row = FlowLayout(spacing=looks.UNIT)
        self.question.setLayout(self._answer_row)
        self.question.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(row)
        self._column.addWidget(self.preview)
        self._column.addWidget(self.question)
        self._fix_height()

    def _fix_height(self) -> None:
        self.preview.setFixedHeight(2 * self.preview.fontMetrics().lineSpacing())

    def tighten(self, answer: int, field: int) -> None:
        """Give answers and field a height: small where sixteen deals have to stay in view."""
        if (answer, field) == self._heights:
            return
        self._heights = (answer, field)
        is_roomy = answer >= looks.FIELD
        self._answer_row.setSpacing(looks.UNIT if is_roomy else looks.UNIT // 2)
        padding = 12 if is_roomy else 6
        self.question.setStyleSheet(f"QPushButton {{ min-height: {answer - 2}px; padding: 0 {padding}px; }}")
        # No higher than the field: the line keeps its place when they come.
        inner = field - 2
        self._verbs.setStyleSheet(
            f"QPushButton {{ min-height: {inner}px; max-height: {inner}px; padding: 0 {padding // 2}px; }}"
        )
        self._column.setSpacing(looks.UNIT // 2 if field >= looks.FIELD else looks.UNIT // 4)
        # In the style, because a style rule outranks the height that a field was given.
        self.field.setStyleSheet(f"font-size: {looks.LARGE_PT:g}pt; min-height: {field - 4}px;")
        self.book.setStyleSheet(f"min-height: {field - 2}px;")

    def say(self, text: str, tone: Tone = "plain") -> None:
        """Show what the line would do, or what is wrong with it."""
        words = _SIGNS[tone] + text if text else ""
        if self.preview.text() != words:
            self.preview.setText(words)
        colour = self._theme.colour(_INKS[tone])
        palette = self.preview.palette()
        # Not by a style rule: putting a rule on anew costs more than the whole preview.
        if palette.color(QPalette.ColorRole.WindowText) != colour:
            palette.setColor(QPalette.ColorRole.WindowText, colour)
            self.preview.setPalette(palette)
        self.field.setAccessibleDescription(words)

    def mark(self, slips: Sequence[Span]) -> None:
        """Mark the slips of the line at their places."""
        self.field.mark_slips(slips, self._theme.colour("bad"))

    def show_prompt(self, words: str, hint: str, book: str) -> None:
        """Say what the line is for now."""
        if self.prompt.text() != words:
            self.prompt.setText(words)
            self.field.setAccessibleName(words)
        if self.field.placeholderText() != hint:
            self.field.setPlaceholderText(hint)
        if self.book.text() != book:
            self.book.setText(book)

    def show_verbs(self, verbs: Sequence[Verb]) -> None:
        """Show the small buttons beside the field; the same ones again cost nothing."""
        names = [verb.name for verb in verbs]
        if names == self._verb_names:
            return
        self._verb_names = names
        _empty(self._verb_row)
        for verb in verbs:
            button = QPushButton(verb.label)
            button.setProperty("quiet", True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAccessibleName(verb.name)
            button.setToolTip(verb.name)
            button.clicked.connect(lambda _checked=False, act=verb.act: act())
            self._verb_row.addWidget(button)
            button.show()
        self._verbs.setVisible(bool(verbs))

    def ask(
        self, answers: Sequence[Answer], *, by_number: bool = False, enter: bool = False, passing: bool = False
    ) -> None:
        """Put a question's answers under the line; none takes the question away.

        `by_number`: free text is an answer too, so letters choose nothing and the page reads the numbers.
        `enter`: Enter on the empty line chooses the first one.
        `passing`: whoever types on has put the question aside; its answers don't stay under other words.
        """
        self.usual = answers[0] if enter and answers else None
        self.is_passing = passing
        shown = [answer.words for answer in answers]
        if by_number and shown == [answer.words for answer in self.suggestions]:
            return
        self.answers = () if by_number else tuple(answers)
        self.suggestions = tuple(answers) if by_number else ()
        _empty(self._answer_row)
        for sign, answer in zip("123456789" if by_number else LETTERS, answers, strict=False):
            button = QPushButton(f"{sign}  {answer.words}")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAccessibleName(answer.words)
            button.clicked.connect(lambda _checked=False, act=answer.act: act())
            self._answer_row.addWidget(button)
            button.show()
        if bool(answers) != self._asks:
            self._asks = bool(answers)
            self.question.setVisible(self._asks)
            self.asking.emit(self._asks)

    def complain(self, sentence: str) -> None:
        """Say what a refused verb said, at the line that caused it."""
        if sentence:
            self.say(sentence, "bad")

    def answer_for(self, text: str) -> Answer | None:
        """Find the answer that a typed letter, or `*` and a number, chooses."""
        typed = text.strip().casefold()
        if len(typed) == 1 and typed in LETTERS:
            at = LETTERS.index(typed)
        elif len(typed) == 2 and typed[0] == "*" and typed[1] in "123456789":
            at = int(typed[1]) - 1
        else:
            return None
        return self.answers[at] if at < len(self.answers) else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep two lines for the preview."""
        super().resizeEvent(event)
        self._fix_height()


def _empty(layout: QHBoxLayout | FlowLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
