from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSpinBox, QWidget

from tappscore.rules.registry import rule_set
from tappscore.ui.forms.games import GAMES, worked
from tappscore.ui.models.schedule import deals_by_size, expected_end


def new_page(hands):
    hands.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    return hands.window.page("new")


def test_a_tournament_is_made_by_its_name_alone(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    hands.type("Igelsberger Abend")
    hands.click(page.create_button)
    snapshot = hands.desk.snapshot
    assert (snapshot.name, snapshot.variant, snapshot.rounds_planned) == ("Igelsberger Abend", "dapp", 3)
    assert hands.window.current == "entries"


def test_a_tournament_without_a_name_is_refused_at_the_name(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    hands.click(page.create_button)
    assert hands.desk.bus.snapshot is None
    assert page.name.property("wrong")
    assert page.name.hasFocus()


def test_the_button_below_ends_where_the_fields_above_it_end(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)

    def right(part: QWidget) -> int:
        return part.mapTo(page, part.rect().topRight()).x()

    for height in (600, 2400):  # with a scroll bar, and without one
        hands.window.resize(1200, height)
        hands.wait_until(lambda height=height: (page.area.verticalScrollBar().maximum() > 0) == (height < 1000))
        hands.wait_until(lambda: right(page.create_button) == right(page.place))


def test_another_game_is_chosen_by_click_and_its_tariff_changed(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    hands.type("Abend")
    bettel = next(box for box in page.findChildren(QSpinBox) if box.accessibleName() == "Bettel")
    bettel.setValue(20)
    hands.click(page.create_button)
    assert hands.desk.snapshot.house["tariff"]["bettel"] == 20


def test_a_game_is_chosen_by_keys_alone(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    hands.enter("Abend")
    assert page._card_of["dapp"].hasFocus()
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Space)
    hands.click(page.create_button)
    assert hands.desk.snapshot.variant == "wuerttemberg"


def test_enter_leads_from_the_name_over_the_game_to_the_tournament(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    hands.enter("Abend")
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Return)
    assert page.create_button.hasFocus()
    hands.press(Qt.Key.Key_Return)
    assert hands.desk.snapshot.variant == "wuerttemberg"


def test_worked_deals_follow_the_tariff(open_desk: Callable) -> None:
    hands = open_desk()
    page = new_page(hands)
    bettel = next(box for box in page.findChildren(QSpinBox) if box.accessibleName() == "Bettel")
    bettel.setValue(21)
    assert any("+42" in each.text() for each in page.findChildren(QLabel))


def test_every_game_has_three_worked_deals_under_its_own_rules() -> None:
    for game in GAMES:
        assert len(worked(game, {})) == 3, game.key


def test_like_an_earlier_one_takes_rules_and_numbers_over(hands) -> None:
    hands.window.show_page("new", {"like": hands.desk.snapshot.id})
    page = hands.window.page("new")
    assert page.name.text() == "Preis-Dapp"
    assert page.rounds.value() == hands.desk.snapshot.rounds_planned


def test_everybody_plays_the_same_number_of_deals_at_every_table() -> None:
    assert deals_by_size(rule_set("wuerttemberg"), {}, 12) == {3: 12, 4: 16, 5: 20}
    assert deals_by_size(rule_set("dapp"), {"four_seats": "all"}, 12)[4] == 12


def test_expected_end_of_an_ordinary_evening() -> None:
    end = expected_end(datetime.fromisoformat("2026-11-28T19:30"), 3, 12)
    assert f"{end:%H:%M}" == "22:10"
