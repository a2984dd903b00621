"""A new tournament by keys: Tab goes where the eye goes, Enter leads on, and every new one begins anew at its name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

CONTROL = Qt.KeyboardModifier.ControlModifier


def new_page(hands):
    hands.press(Qt.Key.Key_N, CONTROL)
    return hands.window.page("new")


def walked(hands, page, steps: int) -> list[int]:
    """The heights on the page at which Tab stops, from the name on."""
    page.name.setFocus()
    heights = []
    for _ in range(steps):
        hands.press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        if page.area.widget().isAncestorOf(focused):
            heights.append(focused.mapTo(page.area.widget(), QPoint(0, 0)).y())
    return heights


def test_tab_goes_down_the_page_through_the_tariff(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    tariff = page._form.editors["tariff"].mapTo(page.area.widget(), QPoint(0, 0)).y()
    heights = walked(hands, page, 30)
    firsts = [max(heights[: at + 1]) for at in range(len(heights))]
    assert any(tariff <= height < tariff + 200 for height in heights)
    # Two columns of a tariff go up once; from the name to the table sizes it is downwards.
    assert [height for height, first in zip(heights, firsts, strict=True) if height < first - 200] == []


def test_tab_goes_through_the_tariff_of_another_game_too(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    page._card_of["wuerttemberg"].click()
    hands.wait_until(lambda: page._form.isVisible())
    heights = walked(hands, page, 22)
    assert page._form.editors["ante"].mapTo(page.area.widget(), QPoint(0, 0)).y() in heights
    assert heights == sorted(heights)


def test_enter_leads_from_the_place_to_the_games(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    page.place.setFocus()
    hands.enter("Igelsberg")
    assert page._card_of["dapp"].hasFocus()


def test_the_next_new_tournament_begins_anew_at_its_name(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    hands.type("Abend")
    page._card_of["wuerttemberg"].click()
    page.rounds.setValue(2)
    page.deals.setValue(3)
    page._form.editors["pot"].click()
    page.area.verticalScrollBar().setValue(page.area.verticalScrollBar().maximum())
    hands.click(page.create_button)
    assert hands.desk.snapshot.house["pot"] is True
    new_page(hands)
    assert page.name.hasFocus()
    assert (page.name.text(), page.variant, page.rounds.value(), page.deals.value()) == ("", "dapp", 3, 12)
    assert page.area.verticalScrollBar().value() == 0


def test_a_tariff_that_was_changed_for_one_evening_is_the_usual_one_for_the_next(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    hands.type("Abend")
    box = page._form.editors["ramsch_value"]
    usual = box.value()
    box.setValue(usual + 1)
    hands.click(page.create_button)
    new_page(hands)
    assert page._form.values["ramsch_value"] == usual
