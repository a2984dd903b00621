"""What leads on through the evening: the next round's first sheet, who leaves when, a paper found by its name."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from tappscore.rules.deal import Deal
from tappscore.ui.dialogs.palette import Palette
from tappscore.ui.pages.entries_menu import state_menu


def drawn(hands, number: int):
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, entries[0:4]), (2, entries[4:7]), (3, entries[7:10]), (4, entries[10:13])]
    desk.run(lambda: desk.rounds.draw(number, tables, method="hand"))
    return desk.snapshot.rounds[number - 1]


def begun(hands, number: int):
    round_ = drawn(hands, number)
    hands.desk.run(lambda: hands.desk.rounds.start(round_.id))
    return round_


def totalled(hands, round_) -> None:
    for table in round_.tables:
        hands.desk.run(partial(hands.desk.scoring.totals, table.id, (0,) * len(table.seats)))


def enter_the_sheets(hands) -> None:
    hands.alt(1)
    hands.click(hands.window.page("tonight").evening.next_button)
    assert hands.window.current == "scoring"


def test_sheets_of_the_next_round_begin_with_its_first_table(hands) -> None:
    first = begun(hands, 1)
    enter_the_sheets(hands)
    hands.enter("4")
    totalled(hands, first)
    hands.desk.run(lambda: hands.desk.rounds.close(first.id, {0: "agreed"}))
    second = begun(hands, 2)
    enter_the_sheets(hands)
    assert hands.window.page("scoring").loop.table_id == second.tables[0].id


def test_a_sheet_that_is_half_typed_stays_the_one_to_go_on_with(hands) -> None:
    round_ = begun(hands, 1)
    enter_the_sheets(hands)
    hands.enter("3")
    hands.desk.run(lambda: hands.desk.scoring.record(round_.tables[2].id, Deal(kind="passed")))
    enter_the_sheets(hands)
    assert hands.window.page("scoring").loop.table_id == round_.tables[2].id


def closed(hands, round_) -> None:
    hands.desk.run(lambda: hands.desk.rounds.close(round_.id, {0: "agreed"}))


def turn_back(hands, number: int) -> None:
    """On the scoring page, turn to an earlier round by its key."""
    page = hands.window.page("scoring")
    while page.loop.round_number > number:
        hands.press(Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)


def shown_round(hands) -> int:
    hands.alt(4)
    return hands.window.page("scoring").loop.round_number


def test_the_scoring_page_comes_back_to_the_round_that_runs(hands) -> None:
    first = begun(hands, 1)
    assert shown_round(hands) == 1
    totalled(hands, first)
    closed(hands, first)
    hands.alt(3)
    second = begun(hands, 2)
    assert shown_round(hands) == 2
    assert hands.window.page("scoring").loop.table_id == second.tables[0].id


def test_a_round_closed_beside_another_open_one_is_left(hands) -> None:
    first, _second = begun(hands, 1), begun(hands, 2)
    assert shown_round(hands) == 2
    turn_back(hands, 1)
    totalled(hands, first)
    hands.alt(1)
    closed(hands, first)
    assert shown_round(hands) == 2


def test_a_round_chosen_by_hand_stays_while_it_is_open(hands) -> None:
    begun(hands, 1)
    begun(hands, 2)
    assert shown_round(hands) == 2
    turn_back(hands, 1)
    hands.alt(1)
    hands.desk.run(lambda: hands.desk.registration.register("Ida", "Neu"))
    assert shown_round(hands) == 1


def test_a_closed_round_looked_at_by_hand_stays_until_another_round_begins(hands) -> None:
    first = begun(hands, 1)
    totalled(hands, first)
    closed(hands, first)
    second = begun(hands, 2)
    assert shown_round(hands) == 2
    turn_back(hands, 1)
    hands.alt(1)
    assert shown_round(hands) == 1
    hands.alt(1)
    totalled(hands, second)
    closed(hands, second)
    assert shown_round(hands) == 1
    hands.alt(1)
    begun(hands, 3)
    assert shown_round(hands) == 3


def test_of_several_open_rounds_the_page_comes_back_to_the_one_with_missing_sheets(hands) -> None:
    first, _second = begun(hands, 1), begun(hands, 2)
    third = begun(hands, 3)
    assert shown_round(hands) == 3
    turn_back(hands, 1)
    hands.alt(1)
    totalled(hands, first)
    totalled(hands, third)
    closed(hands, first)
    assert shown_round(hands) == 2


def test_the_half_typed_line_of_the_round_before_waits_there(hands) -> None:
    first = begun(hands, 1)
    hands.alt(4)
    hands.type("2f7")
    hands.alt(1)
    totalled(hands, first)
    closed(hands, first)
    begun(hands, 2)
    assert shown_round(hands) == 2
    page = hands.window.page("scoring")
    assert page.bar.field.text() == ""
    turn_back(hands, 1)
    assert page.bar.field.text() == "2f7"


def gone_from(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text().startswith("Gone from")]


def test_nobody_is_offered_to_leave_a_round_that_is_over(hands) -> None:
    first = begun(hands, 1)
    totalled(hands, first)
    hands.desk.run(lambda: hands.desk.rounds.close(first.id, {0: "agreed"}))
    drawn(hands, 2)
    menu = state_menu(hands.desk, hands.desk.snapshot.entries[0], hands.window)
    assert gone_from(menu) == ["Gone from round 2 on", "Gone from round 3 on"]


def test_nobody_is_offered_to_leave_a_round_that_the_evening_does_not_have(hands) -> None:
    desk = hands.desk
    for number in (1, 2, 3):
        round_ = begun(hands, number)
        totalled(hands, round_)
        if number < 3:
            desk.run(lambda key=round_.id: desk.rounds.close(key, {0: "agreed"}))
    menu = state_menu(desk, desk.snapshot.entries[0], hands.window)
    assert gone_from(menu) == ["Gone from round 3 on"]
    desk.run(lambda: desk.rounds.close(round_.id, {0: "agreed"}))
    menu = state_menu(desk, desk.snapshot.entries[0], hands.window)
    assert gone_from(menu) == []
    assert not menu.actions()[-1].isSeparator()


def test_a_paper_is_found_by_its_name(hands) -> None:
    hands.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    hands.dialog(Palette)
    hands.enter("certif")
    assert hands.window.current == "print"
    assert hands.window.page("print").chosen_key == "certificates"
