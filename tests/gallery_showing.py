"""What the pictures of dialogs have in common; used by the modules of `gallery`."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget


def shown(dialog: QDialog, milliseconds: int = 60) -> QWidget:
    """Show a dialog and let it come to rest."""
    dialog.show()
    QTest.qWait(milliseconds)
    return dialog
