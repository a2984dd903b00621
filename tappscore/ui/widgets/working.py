"""The line that slow work shows: what is being done, how far it is, and Cancel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from tappscore.i18n import Text, mark
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import button, label, row
from tappscore.ui.work import Work

_PATIENCE = 400  # milliseconds; what is quicker shows nothing


class Working(QWidget):
    """Follows one work at a time."""

    def __init__(self) -> None:
        super().__init__()
        self._work: Work | None = None
        self._what = label()
        self.bar = QProgressBar()
        words.say(self.bar, "setAccessibleName", mark("Window", "Progress"))
        self._enough: Callable[[], object] | None = None
        self.enough_button = button(mark("Window", "Take the best so far"), self.take_best)
        self.cancel_button = button(mark("Window", "Cancel"), self.cancel)
        content = row(self._what, self.bar, self.enough_button, self.cancel_button, gap=theme.GAP)
        content.setStretch(1, 1)
        self.setLayout(content)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._appear)
        self.hide()

    @property
    def is_busy(self) -> bool:
        """Whether a work is under way."""
        return self._work is not None and not self._work.is_over

    def follow(self, work: Work, what: Text, enough: Callable[[], object] | None = None) -> None:
        """Show this work from now on, once it takes longer than a moment.

        `enough` ends a search early that then answers with the best it has.
        """
        self._work, self._enough = work, enough
        self.enough_button.setVisible(enough is not None)
        words.say(self._what, "setText", what)
        self.bar.setRange(0, 0)
        work.moved.connect(self._moved)
        work.ended.connect(self._ended)
        self._timer.start(_PATIENCE)

    def cancel(self) -> None:
        """Give the desk back."""
        if self._work is not None:
            self._work.cancel()

    def take_best(self) -> None:
        """Let the work end with what it has."""
        if self._enough is not None:
            self._enough()

    def _appear(self) -> None:
        if self.is_busy:
            self.show()

    def _moved(self, done: int, budget: int) -> None:
        self.bar.setRange(0, max(budget, 1))
        self.bar.setValue(done)

    def _ended(self) -> None:
        self._timer.stop()
        self.hide()
