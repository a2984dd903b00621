"""What a desk shows that was left for a moment: no name, no standing, and no key that would bring one up.

DECISION: F9 blanks the hall and covers what tells a place, and scoring goes on
below it. Who leaves the desk wants the opposite: the hall goes on, and nothing
of the desk can be read or typed. So it is a cover of its own over the whole
window, for that window alone; the helper's goes on.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from tappscore.i18n import mark
from tappscore.ui.widgets.parts import EmptyPlace, button, column


class LeftDesk(QWidget):
    """Covers a window; its button and its one key take it away."""

    def __init__(self, hand: Callable[[], object], key: QKeySequence) -> None:
        super().__init__()
        self._key = key
        self.back = button(mark("Window", "I am back"), hand, kind="primary")
        place = EmptyPlace(
            mark("Window", "The desk is covered"),
            mark("Window", "Nothing is lost, a half-typed line stays. Shift+F9 or the button uncovers it."),
            self.back,
        )
        self.setLayout(column(place))
        self.setFocusProxy(self.back)

    def event(self, event: QEvent) -> bool:
        """Keep every shortcut of the window from what is covered, but for the one that uncovers it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and not self._uncovers(event):
            event.accept()
            return True
        return super().event(event)

    def _uncovers(self, event: QKeyEvent) -> bool:
        return QKeySequence(event.keyCombination()) == self._key
