"""The dialog that changes the evening, by keys: its name, and a button that is pressed more than once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton

from tappscore.ui.dialogs.evening import EveningDialog


def change(hands) -> EveningDialog:
    hands.alt(1)
    hands.press(Qt.Key.Key_F2)
    return hands.dialog(EveningDialog)


def test_a_name_that_was_mistyped_is_written_anew(hands) -> None:
    line = change(hands).findChild(QLineEdit, "name")
    line.setFocus()
    line.selectAll()
    hands.enter("Preis-Dapp im Löwen")
    assert hands.desk.snapshot.name == "Preis-Dapp im Löwen"
    assert hands.said[-1] == "The evening is called Preis-Dapp im Löwen now."


def test_a_finished_evening_takes_another_name_too(hands) -> None:
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    desk.run(lambda: desk.rounds.draw(1, [(1, entries[:4])], method="hand", sitting_out=entries[4:]))
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    desk.run(lambda: desk.scoring.totals(round_.tables[0].id, (5, -5, 10, -10)))
    desk.run(lambda: desk.rounds.close(round_.id, {0: "agreed"}))
    desk.run(lambda: desk.tournaments.finish(desk.snapshot.id, after_round=1))
    assert desk.snapshot.state == "final", hands.said
    line = change(hands).findChild(QLineEdit, "name")
    line.setFocus()
    line.selectAll()
    hands.enter("Preis-Dapp im Schnee")
    assert desk.snapshot.name == "Preis-Dapp im Schnee"


def test_an_empty_name_is_not_kept(hands) -> None:
    line = change(hands).findChild(QLineEdit, "name")
    line.setFocus()
    line.selectAll()
    hands.enter(" ")
    assert hands.desk.snapshot.name == "Preis-Dapp"


def test_a_button_pressed_twice_steps_twice_and_takes_nothing_back(hands) -> None:
    dialog = change(hands)
    dialog.findChild(QPushButton, "rounds-more").setFocus()
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Space)
    assert hands.desk.snapshot.rounds_planned == 5
