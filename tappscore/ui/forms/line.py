"""The field in which a deal is typed: one line, its slips marked at their very place."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLineEdit, QWidget

# What the keys of a number pad say while NumLock is off.
_PAD_WITHOUT_NUMLOCK = {
    Qt.Key.Key_Insert: "0",
    Qt.Key.Key_End: "1",
    Qt.Key.Key_Down: "2",
    Qt.Key.Key_PageDown: "3",
    Qt.Key.Key_Left: "4",
    Qt.Key.Key_Clear: "5",
    Qt.Key.Key_Right: "6",
    Qt.Key.Key_Home: "7",
    Qt.Key.Key_Up: "8",
    Qt.Key.Key_PageUp: "9",
}
Span = tuple[int, int]


def pad_digit(event: QKeyEvent) -> str:
    """Give the digit of a number-pad key pressed with NumLock off, or nothing.

    On a Mac the arrow keys carry the pad's modifier too, and there is no
    NumLock; nothing is translated there.
    """
    if sys.platform == "darwin" or not event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
        return ""
    return _PAD_WITHOUT_NUMLOCK.get(Qt.Key(event.key()), "")


class LineField(QLineEdit):
    """One typed line. Reports what the hand wants; decides nothing.

    `submitted` carries the text at Enter; `next_wanted` is `+` on an empty
    line, so that the number pad alone walks from sheet to sheet.
    """

    submitted = Signal(str)
    left = Signal()
    took_back = Signal()
    went_forward = Signal()
    next_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slips: tuple[Span, ...] = ()
        self._slip_colour = QColor("#b3261e")
        self.plus_walks = True
        self.setMaxLength(200)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    @property
    def slips(self) -> tuple[Span, ...]:
        """The marked places, as (start, end) in the text."""
        return self._slips

    def mark_slips(self, slips: Sequence[Span], colour: QColor | None = None) -> None:
        """Underline places of the text; an empty place at its end is shown behind it."""
        self._slips = tuple(slips)
        if colour is not None:
            self._slip_colour = colour
        self.update()

    def type_text(self, text: str) -> None:
        """Put a text at the cursor, as if it had been typed."""
        self.insert(text)
        self.textEdited.emit(self.text())

    def erase(self) -> None:
        """Take away the sign before the cursor, as the backspace key does."""
        self.backspace()
        self.textEdited.emit(self.text())

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+Z to the window while there is nothing typed to take back; keep the pad's digits from it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if pad_digit(event):
                # Without NumLock its zero is the Insert key, which is a deed of the page.
                event.accept()
                return True
            undoes = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redoes = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undoes or redoes:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Sort out the keys that mean something to the page."""
        digit = pad_digit(event)
        key = event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if digit:
            self.type_text(digit)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.submitted.emit(self.text())
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key == Qt.Key.Key_Up and plain:
            self.took_back.emit()
        elif key == Qt.Key.Key_Down and plain:
            self.went_forward.emit()
        elif event.text() == "+" and not self.text() and self.plus_walks:
            self.next_wanted.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def x_of(self, position: int) -> float:
        """Give the x of a place in the text, in pixels of the field."""
        metrics = self.fontMetrics()
        ahead = metrics.horizontalAdvance(self.text()[: self.cursorPosition()])
        # The field may have scrolled: only the cursor's own place is known for certain.
        cursor = self.cursorRect().center().x()
        return float(cursor - ahead + metrics.horizontalAdvance(self.text()[:position]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line and a wave under each slip."""
        super().paintEvent(event)
        if not self._slips:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._slip_colour, 2))
        metrics = self.fontMetrics()
        bottom = self.rect().center().y() + metrics.height() / 2
        for start, end in self._slips:
            left = self.x_of(start)
            right = max(self.x_of(end), left + metrics.averageCharWidth())
            painter.drawPolyline(_wave(left, right, bottom))


def _wave(left: float, right: float, y: float) -> QPolygonF:
    """Build a small zigzag from left to right."""
    points, x, up = [], left, False
    while x <= right:
        points.append(QPointF(x, y - (2.0 if up else 0.0)))
        x, up = x + 3, not up
    return QPolygonF(points)
