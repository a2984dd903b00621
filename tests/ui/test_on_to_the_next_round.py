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
