"""The wheel over a page that scrolls moves the page, never a value that happens to lie under the mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


def turn(field: QWidget, steps: int) -> None:
    """Turn the wheel over the middle of a field; minus is towards oneself, down the page."""
    window = field.window()
    middle = field.mapTo(window, field.rect().center())
    QTest.wheelEvent(window.windowHandle(), middle.toPointF(), QPoint(0, 120 * steps))
    QApplication.processEvents()


def shown(page, option: str) -> QWidget:
    """The field of an option, scrolled into the middle of the page."""
    field = page._form.editors[option]
    page.area.ensureWidgetVisible(field, 0, 80)
    return field


@pytest.mark.parametrize("option", ["jungfer", "ramsch_value"])
def test_the_wheel_over_a_tariff_scrolls_and_changes_no_rule(open_desk: Callable, option: str) -> None:
    hands = open_desk()
    hands.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = hands.window.page("new")
    bar = page.area.verticalScrollBar()
    hands.wait_until(lambda: bar.maximum() > 0)
    before = page._form.values
    for steps in (-1, 1):
        field = shown(page, option)
        place = bar.value()
        turn(field, steps)
        assert (bar.value() - place) * steps < 0
        assert page._form.values == before
        assert not field.hasFocus()


def test_the_wheel_over_a_tariff_built_later_changes_no_rule_either(open_desk: Callable) -> None:
    hands = open_desk()
    hands.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = hands.window.page("new")
    page._card_of["wuerttemberg"].click()
    hands.wait_until(lambda: page._form.editors["pot_end"].isVisible())
    before = page._form.values
    turn(shown(page, "pot_end"), -1)
    turn(shown(page, "ante"), 1)
    assert page._form.values == before
