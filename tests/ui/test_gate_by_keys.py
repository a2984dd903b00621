"""The gate of a round by keys: a ready reason is taken by one key, and the next Enter goes on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tappscore.ui.dialogs.close_round import CloseRoundDialog


def gate(hands) -> CloseRoundDialog:
    """The gate of a round whose four sheets are missing."""
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, entries[0:4]), (2, entries[4:7]), (3, entries[7:10]), (4, entries[10:13])]
    desk.run(lambda: desk.rounds.draw(1, tables, method="hand"))
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    CloseRoundDialog(desk, round_.id, hands.window).open()
    return hands.dialog(CloseRoundDialog)


def chips(dialog: CloseRoundDialog) -> list[QPushButton]:
    return [each for each in dialog.findChildren(QPushButton) if each.text() == "time was up"]


def test_ready_reasons_lead_from_table_to_table_and_through_the_gate(hands) -> None:
    dialog = gate(hands)
    for chip, following in zip(chips(dialog), [*dialog.answers.values()][1:], strict=False):
        chip.setFocus()
        hands.press(Qt.Key.Key_Space)
        assert following.hasFocus()
    chips(dialog)[-1].setFocus()
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Return)
    assert hands.desk.snapshot.rounds[0].state == "closed"


def test_a_reason_given_late_is_not_called_missing_any_more(hands) -> None:
    dialog = gate(hands)
    dialog.go_on()
    assert dialog.unanswered.text() == "⚠ 4 reasons are missing."
    for line in dialog.answers.values():
        line.setFocus()
        hands.type("lost")
        assert not line.property("wrong")
    assert dialog.unanswered.text() == ""
