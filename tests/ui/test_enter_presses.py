"""Enter presses the button that has the focus, on pages and in dialogs, and never another one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tappscore.i18n import mark
from tappscore.ui.dialogs.fault import FaultDialog
from tappscore.ui.forms.game_button import GameButton
from tappscore.ui.forms.games import GAMES
from tappscore.ui.pages.tonight import PointLine
from tappscore.ui.pages.welcome import Choice
from tappscore.ui.widgets.parts import button, column


def test_the_sentence_about_a_fault_goes_away_with_enter(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    dialog = FaultDialog("details", window)
    dialog.open()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_a_held_enter_presses_once_and_the_number_pads_too(qtbot: QtBot) -> None:
    pressed: list[int] = []
    made = button(mark("Window", "Go on"), lambda: pressed.append(1))
    qtbot.addWidget(made)
    QTest.keyClick(made, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(made, held)
    assert pressed == [1]


def test_an_enter_in_a_field_presses_no_button(qtbot: QtBot) -> None:
    pressed: list[int] = []
    dialog = QDialog()
    qtbot.addWidget(dialog)
    field = QLineEdit()
    dialog.setLayout(column(field, button(mark("Window", "Go on"), lambda: pressed.append(1))))
    dialog.show()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert pressed == []


def test_enter_presses_an_open_point_and_a_large_choice(qtbot: QtBot) -> None:
    pressed: list[str] = []
    point = PointLine("Table 3 has no sheet", lambda: pressed.append("point"))
    choice = Choice(mark("Window", "Go on"), mark("Window", "Go on"))
    choice.clicked.connect(lambda: pressed.append("choice"))
    for made in (point, choice):
        qtbot.addWidget(made)
        QTest.keyClick(made, Qt.Key.Key_Return)
    assert pressed == ["point", "choice"]


def test_a_held_enter_chooses_a_game_once(qtbot: QtBot) -> None:
    taken: list[int] = []
    game = GameButton(GAMES[0])
    qtbot.addWidget(game)
    game.taken.connect(lambda: taken.append(1))
    QTest.keyClick(game, Qt.Key.Key_Return)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(game, held)
    assert taken == [1]
    assert game.isChecked()


def test_enter_goes_on_from_a_scoring_page_without_tables(hands) -> None:
    hands.alt(4)
    page = hands.window.page("scoring")
    assert hands.focus() is page.draw_first
    hands.press(Qt.Key.Key_Return)
    assert hands.window.current == "seating"
