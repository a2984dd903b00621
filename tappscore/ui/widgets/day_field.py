"""Fields for a day and a time: one stop of the Tab key each, the arrow keys go from part to part within.

DECISION: Qt's own fields stop at day, month and year; from the name of an
evening to its place that were four Tabs, and whoever counts on one typed the
place into the month.
"""

from __future__ import annotations

from PySide6.QtCore import QDate, Qt, QTime
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDateEdit, QDateTimeEdit, QTimeEdit, QWidget

_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class DayField(QDateEdit):
    """A day, with a calendar to unfold; typed as day, month and year without a sign between them, too."""

    def __init__(self, day: QDate | None = None) -> None:
        super().__init__()
        self.setCalendarPopup(True)
        self.setDisplayFormat("dd.MM.yyyy")
        if day is not None:
            self.setDate(day)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Leave the field at the first Tab."""
        return QWidget.focusNextPrevChild(self, forwards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the part beside."""
        if not _goes_sideways(self, event):
            super().keyPressEvent(event)


class TimeField(QTimeEdit):
    """A time of day, hours and minutes."""

    def __init__(self, at: QTime) -> None:
        super().__init__(at)
        self.setDisplayFormat("HH:mm")

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Leave the field at the first Tab."""
        return QWidget.focusNextPrevChild(self, forwards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the part beside."""
        if not _goes_sideways(self, event):
            super().keyPressEvent(event)


def _goes_sideways(field: QDateTimeEdit, event: QKeyEvent) -> bool:
    """Select the part at the left or right; False where the key means something else."""
    step = _SIDEWAYS.get(Qt.Key(event.key()))
    if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    at = min(max(field.currentSectionIndex() + step, 0), field.sectionCount() - 1)
    field.setSelectedSection(field.sectionAt(at))
    return True
