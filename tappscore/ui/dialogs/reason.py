"""Why something is done that may be asked about later: the usual reasons as buttons, any other typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tappscore.i18n import Text, mark
from tappscore.ui import theme, words
from tappscore.ui.widgets.pad import FlowLayout
from tappscore.ui.widgets.parts import Field, button, column, label, row

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk


class ReasonDialog(QDialog):
    """A sentence, a reason, Enter. Without a reason it is done too, where the verb asks for none."""

    def __init__(
        self, desk: Desk, title: str, sentence: str, reasons: Sequence[Text], verb: Callable[[str], ChangeSet],
        parent: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._desk = desk
        self._verb = verb
        self.setWindowTitle(title)
        head, told = label(role="large", wraps=True), label(wraps=True)
        head.setText(title)
        told.setText(sentence)
        self.reason = QLineEdit()
        self.usual = [button(text, partial(self._take, text)) for text in reasons]
        usual, flow = QWidget(), FlowLayout(spacing=theme.UNIT)
        for made in self.usual:
            flow.addWidget(made)
        usual.setLayout(flow)
        self.keep_button = button(mark("Entries", "Keep it so"), self.keep, kind="primary")
        self.keep_button.setDefault(True)
        leave = button(mark("Entries", "Leave as it was"), self.reject)
        self.setLayout(
            column(
                head,
                told,
                Field(mark("Entries", "Reason"), self.reason),
                usual,
                row(None, leave, self.keep_button),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.setMinimumWidth(min(72 * theme.UNIT, parent.width() - 32))
        self.reason.setFocus()

    def _take(self, reason: Text) -> None:
        self.reason.setText(words.spoken(reason))
        self.reason.setFocus()

    def keep(self) -> None:
        """Do it with this reason; a refusal leaves the dialog open with its mark."""
        reason = self.reason.text().strip()
        if self._desk.run(lambda: self._verb(reason), {"reason": self.reason}) is not None:
            self.accept()
