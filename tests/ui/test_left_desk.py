"""One key covers the whole desk when somebody leaves it: no name, no standing, no other key that works."""

from __future__ import annotations

import pytest
from desk_hands import PEOPLE, Hands
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QTableView, QWidget

SHIFT, CONTROL, ALT = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


def readable(window: QWidget) -> str:
    """Everything that can be read in a window now."""
    said = [window.windowTitle()]
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, (QLabel, QAbstractButton, QLineEdit)):
            said.append(widget.text())
        elif isinstance(widget, QTableView):
            model = widget.model()
            columns = range(model.columnCount())
            said += [str(model.index(at, of).data()) for at in range(model.rowCount()) for of in columns]
    return " ".join(said)


def names_in(text: str) -> list[str]:
    return [last for _, last, _ in PEOPLE if last in text]


@pytest.mark.parametrize("page", ["tonight", "entries", "seating", "scoring", "standings", "print", "history"])
def test_no_page_tells_a_name_while_the_desk_is_left(hands: Hands, page: str) -> None:
    hands.window.show_page(page)
    if page == "entries":
        assert len(names_in(readable(hands.window))) > 5
    QTest.keyClick(hands.window, Qt.Key.Key_F9, SHIFT)
    text = readable(hands.window)
    assert "The desk is covered" in text
    assert names_in(text) == []
    assert "Preis-Dapp" not in text
    hands.press(Qt.Key.Key_F9, SHIFT)
    assert "The desk is covered" not in readable(hands.window)
    assert hands.window.windowTitle().startswith("Preis-Dapp")


def test_a_half_typed_line_stays_and_has_the_cursor_again(hands: Hands) -> None:
    hands.alt(2)
    page = hands.window.page("entries")
    page.line.setFocus()
    hands.type("Häb")
    hands.press(Qt.Key.Key_F9, SHIFT)
    hands.type("erle")  # somebody passes by
    hands.click(hands.window.left.back)
    assert page.line.text() == "Häb"
    assert hands.focus() is page.line


def test_no_other_key_brings_anything_up(hands: Hands) -> None:
    hands.alt(2)
    before = len(hands.desk.snapshot.entries)
    QTest.keyClick(hands.window, Qt.Key.Key_F9, SHIFT)
    for key, with_key in (
        (Qt.Key.Key_K, CONTROL), (Qt.Key.Key_Z, CONTROL), (Qt.Key.Key_J, CONTROL), (Qt.Key.Key_5, ALT),
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F10, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    ):  # fmt: skip
        hands.press(key, with_key)
    assert hands.window.is_left
    assert len(hands.desk.snapshot.entries) == before
    assert [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not hands.window] == []


def test_the_helper_goes_on_while_the_first_desk_is_left(hands: Hands) -> None:
    hands.desk.actions["window.second"].trigger()
    (helper,) = hands.window.helpers
    QTest.keyClick(hands.window, Qt.Key.Key_F9, SHIFT)
    assert hands.window.is_left
    assert not helper.is_left
    helper.desk.run(lambda: helper.desk.registration.register(first="Kim", last="Gut"))
    assert names_in(readable(hands.window)) == []
    QTest.keyClick(hands.window, Qt.Key.Key_F9, SHIFT)
    assert len(hands.desk.snapshot.entries) == 14
