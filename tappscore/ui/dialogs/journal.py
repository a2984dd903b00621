"""The journal: a readable list of everything that was done, each step to be taken back where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from tappscore.i18n import mark
from tappscore.ui import words

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk


class JournalDialog(QDialog):
    """The steps, newest first."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        words.say(self, "setWindowTitle", mark("Window", "Journal"))
