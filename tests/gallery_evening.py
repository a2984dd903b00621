"""The pictures of the evening: gates, changes of the evening, the clock's hands, the helper's window; for `gallery`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tappscore.ui.dialogs.close_round import CloseRoundDialog
from tappscore.ui.dialogs.evening import EveningDialog
from tappscore.ui.dialogs.finish import FinishDialog
from tappscore.ui.dialogs.start_round import StartRoundDialog
from tappscore.ui.main_window import MainWindow
from tests.gallery_showing import shown


def _door(window: MainWindow) -> None:
    """Somebody without a full name, somebody expected, somebody who owes."""
    desk = window.desk
    if not any(entry.owes for entry in desk.snapshot.entries):
        desk.run(lambda: desk.registration.book("Karl-Heinz", "Müller-Lüdenscheidt"))
        desk.run(lambda: desk.registration.change(desk.snapshot.entries[0].id, owes=500))


def _start(window: MainWindow) -> QWidget:
    _door(window)
    drawn = next(each for each in window.desk.snapshot.rounds if each.state == "drawn")
    return shown(StartRoundDialog(window.desk, drawn.id, window))


def _close(window: MainWindow) -> QWidget:
    going = next(each for each in window.desk.snapshot.rounds if each.state == "open")
    dialog = CloseRoundDialog(window.desk, going.id, window)
    shown(dialog)
    dialog.go_on()  # marked where an answer is missing
    return dialog


def _finish(window: MainWindow) -> QWidget:
    _door(window)
    return shown(FinishDialog(window.desk, window))


def _changes(window: MainWindow) -> QWidget:
    dialog = EveningDialog(window.desk, window)
    shown(dialog)
    planned = window.desk.snapshot.rounds_planned
    window.desk.run(lambda: window.desk.course.plan_rounds(planned + 1))
    window.desk.run(lambda: window.desk.course.plan_rounds(planned))
    QTest.qWait(60)
    return dialog


def _clock(window: MainWindow) -> QWidget:
    window.desk.clock.set(45)
    window.desk.clock.start()
    window.desk.clock.extend(5, 7)
    hands = window.header.clock.hands
    hands.refresh()
    hands.setParent(window)
    hands.resize(hands.sizeHint())
    hands.show()
    return hands


def _helper(window: MainWindow) -> QWidget:
    window.desk.actions["window.second"].trigger()
    return window.helpers[-1]


# name, in which state of the club file, what shows it
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("start_check", "drawn", _start),
    ("close_gate", "typical", _close),
    ("final_check", "typical", _finish),
    ("evening_changes", "typical", _changes),
    ("clock_hands", "typical", _clock),
    ("helper", "typical", _helper),
)
