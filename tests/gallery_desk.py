"""The pictures of the desk: substitute, entry, what is missing counts, journal, a sheet broken off; for `gallery`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from tappscore.ui.dialogs.entry import EntryDialog
from tappscore.ui.dialogs.journal import JournalDialog
from tappscore.ui.dialogs.missing_values import MissingValuesDialog
from tappscore.ui.dialogs.substitute import SubstituteDialog
from tappscore.ui.main_window import MainWindow


def _shown(dialog: QDialog) -> QWidget:
    dialog.show()
    QTest.qWait(60)
    return dialog


def _substitute(window: MainWindow) -> QWidget:
    snapshot = window.desk.snapshot
    people = [snapshot.entry(entry) for entry in snapshot.rounds[-1].tables[0].seats]
    dialog = SubstituteDialog(window.desk, people, snapshot.rounds[-1].number, window)
    dialog.line.setText("Zoë Şahin-Oberländer")
    dialog.line.textEdited.emit(dialog.line.text())
    return _shown(dialog)


def _entry(window: MainWindow) -> QWidget:
    return _shown(EntryDialog(window.desk, window.desk.snapshot.entries[1], window))


def _missing(window: MainWindow) -> QWidget:
    return _shown(MissingValuesDialog(window.desk, window))


def _journal(window: MainWindow) -> QWidget:
    dialog = JournalDialog(window.desk, window)
    dialog.list.choose(0)
    QTest.qWait(400)  # the list measures its columns a moment later
    return _shown(dialog)


def _stood_in(window: MainWindow) -> QWidget:
    """The list of entries with somebody who left and somebody who came."""
    desk = window.desk
    if not desk.snapshot.substitutes:
        gone = desk.snapshot.entries[2]
        desk.run(
            lambda: desk.substitutes.substitute(
                gone.id, None, 2, takes_points=True, first="Zoë", last="Şahin-Oberländer", reason="krank"
            )
        )
    window.show_page("entries")
    return window


# name, in which state of the club file, what shows it
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("substitute", "typical", _substitute),
    ("entry", "typical", _entry),
    ("missing", "typical", _missing),
    ("journal", "typical", _journal),
    ("stood_in", "typical", _stood_in),
)
