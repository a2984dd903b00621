"""Says that the program itself has a fault; the evening goes on."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from tappscore.i18n import mark
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import button, column, label, row


class FaultDialog(QDialog):
    """One plain sentence, and the details for whoever mends it."""

    def __init__(self, details: str, parent: QWidget) -> None:
        super().__init__(parent)
        words.say(self, "setWindowTitle", mark("Window", "A fault in the program"))
        heading = label(mark("Window", "The program has made a mistake"), "large")
        sentence = label(
            mark(
                "Window",
                "Everything booked so far is saved. You can go on working. "
                "Please send the text below to whoever looks after the program.",
            ),
            wraps=True,
        )
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        words.say(self.details, "setAccessibleName", mark("Window", "Details of the fault"))
        close = button(mark("Window", "Go on"), self.accept, kind="primary")
        self.setLayout(column(heading, sentence, self.details, row(None, close), margin=theme.MARGIN))
        self.resize(640, 420)
        close.setFocus()
