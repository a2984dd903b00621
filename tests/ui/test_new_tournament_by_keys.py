"""A new tournament by keys: Tab goes where the eye goes, Enter leads on, and every new one begins anew at its name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from desk_hands import registered
from PySide6.QtCore import QDate, QPoint, QRect, Qt
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
    heights = walked(hands, page, 20)
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


def test_the_day_is_one_stop_of_the_tab_key(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    hands.press(Qt.Key.Key_Tab)
    assert page.day.hasFocus()
    hands.press(Qt.Key.Key_Tab)
    assert page.place.hasFocus()
    hands.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    hands.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert page.name.hasFocus()


def test_arrow_keys_go_from_part_to_part_of_the_day(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    page.day.setDate(QDate(2026, 11, 28))
    hands.press(Qt.Key.Key_Tab)
    hands.press(Qt.Key.Key_Up)
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Up)
    assert page.day.date() == QDate(2027, 10, 29)
    hands.press(Qt.Key.Key_Left)
    hands.press(Qt.Key.Key_Left)
    hands.type("05012028")
    assert page.day.date() == QDate(2028, 1, 5)


def test_the_hour_of_the_beginning_is_one_stop_too(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    page.begin.setFocus()
    hands.press(Qt.Key.Key_Tab)
    assert not page.begin.hasFocus()


def test_a_question_not_answered_is_brought_into_view_whole(open_desk: Callable, club: Path) -> None:
    registered(club)
    hands = open_desk("de", (960, 540))
    hands.desk.go("new", like=hands.desk.snapshot.id)
    page = hands.window.page("new")
    page.area.verticalScrollBar().setValue(0)
    hands.click(page.create_button)
    seen = page.area.viewport().rect()
    place = page.still.mapTo(page.area.viewport(), QPoint(0, 0))
    assert page.still.yes.hasFocus()
    assert seen.contains(QRect(place, page.still.size()))
