"""A sheet's code opens its table, whatever page is shown and wherever the keyboard is.

A scanner is a keyboard that types six signs and Enter. What it typed is taken
out of the field again, so that a half-typed name or line stays as it was.

DECISION: whatever gets the keyboard is watched from then on, not the whole
application: a filter there would be asked about every repaint as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tappscore.problems import RefusedError
from tappscore.tournament.sheet_code import LENGTH, is_sheet_code, read_sheet_code

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk
    from tappscore.ui.main_window import MainWindow


class ScannedCode(QObject):
    """Watches the keys of one window for a code of the open tournament."""

    def __init__(self, desk: Desk, window: MainWindow) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self._typed = ""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._watch)

    def _watch(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now.window() is self._window:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Enter behind a code; everything else goes its way."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched is not QApplication.focusWidget():
            return False  # a key that nobody wanted, on its way up
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            code, self._typed = self._typed, ""
            return self._opens(code)
        sign = event.text()
        if sign and sign.isprintable():
            self._typed = (self._typed + sign)[-LENGTH:]
        elif event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_CapsLock):
            self._typed = ""
        return False

    def _opens(self, code: str) -> bool:
        snapshot = self._desk.bus.snapshot
        if snapshot is None or not is_sheet_code(code):
            return False
        try:
            round_number, number = read_sheet_code(snapshot.uuid, code)
        except RefusedError:
            return False  # the line says what is wrong with it
        drawn = next((round_ for round_ in snapshot.rounds if round_.number == round_number), None)
        if drawn is None or all(table.number != number for table in drawn.tables):
            return False
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit) and field.text().endswith(code):
            field.setText(field.text()[: -len(code)])
            field.textEdited.emit(field.text())
        self._desk.go("scoring", code=code)
        return True
