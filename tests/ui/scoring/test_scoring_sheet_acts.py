"""What is done with a whole sheet: broken off and what that counts, moved, exchanged, a table nobody drew."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu


def act(hall, text: str) -> None:
    """Choose a line of the sheet's menu with the mouse."""
    menu = hall.page.head.more.menu()
    assert isinstance(menu, QMenu)
    found: list[str] = []

    def choose() -> None:
        action = next((action for action in menu.actions() if text in action.text()), None)
        if action is None:
            menu.close()
            return
        found.append(action.text())
        hall.click(menu, menu.actionGeometry(action).center())

    # The menu holds the window until something is chosen.
    QTimer.singleShot(0, choose)
    hall.press(Qt.Key.Key_F2)
    hall.settle()
    hall.window.activateWindow()  # as a real screen does once the menu is gone
    for _ in range(200):
        if QApplication.focusWidget() is not None:
            break
        QTest.qWait(5)
    assert found, text


def points(hall, table: int, round_no: int = 1) -> list[object]:
    found = next(each for each in hall.snapshot.round(round_no).tables if each.number == table)
    return list(hall.desk.bus.ledger.tables[found.id].points or ())


def table(hall, number: int, round_no: int = 1):
    return next(each for each in hall.snapshot.round(round_no).tables if each.number == number)


def test_a_table_broken_off_says_what_the_rest_counts_and_lets_it_be_changed(seat_hall) -> None:
    hall = seat_hall(deals=4)
    hall.enter("2f74", "1s71", "3f61")
    act(hall, "Broken off after 3")
    assert "Broken off after 3 of 4 deals" in hall.says
    assert "nothing" in hall.says
    plain = points(hall, 1)
    act(hall, "not played count")
    assert hall.answers == [
        "nothing: they were not played",
        "zero: played without points",
        "the average of the deals played",
    ]
    hall.answer("average")
    # 28, −14, −14 and so on: each seat has its own average of three deals once more, in whole points.
    assert points(hall, 1) == [each + round(each / 3) for each in plain]
    assert all(isinstance(each, int) for each in points(hall, 1))
    assert hall.desk.bus.ledger.tables[table(hall, 1).id].tallies[0].played == 4
    act(hall, "not played count")
    hall.answer("zero")
    assert points(hall, 1) == plain
    assert hall.desk.bus.ledger.tables[table(hall, 1).id].tallies[0].played == 4
    act(hall, "Not broken off after all")
    assert table(hall, 1).missing_deals == "nothing"


def test_the_usual_value_of_the_evening_is_taken_without_asking(seat_hall) -> None:
    hall = seat_hall(deals=4)
    hall.desk.run(lambda: hall.desk.tournaments.change(hall.snapshot.id, settings={"missing_deals": "average"}))
    hall.enter("2f74", "1s71")
    act(hall, "Broken off after 2")
    assert table(hall, 1).missing_deals == "average"


def test_broken_off_later_than_what_is_typed(seat_hall) -> None:
    hall = seat_hall(deals=4)
    hall.enter("2f74")
    act(hall, "Broken off after another deal")
    hall.enter("3")
    assert table(hall, 1).broken_off == 3
    assert hall.prompt == "Deal 2"


def test_a_sheet_typed_under_a_wrong_number_goes_to_its_table_with_its_control_line(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71", "8 6 -14")
    whole = table(hall, 1)
    act(hall, "belongs to another table")
    hall.enter("2")
    assert hall.title == "Table 2"
    assert (table(hall, 1).deals, table(hall, 1).control) == ((), None)
    assert [booked.id for booked in table(hall, 2).deals] == [booked.id for booked in whole.deals]
    assert table(hall, 2).control == whole.control
    hall.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table(hall, 1).deals == whole.deals


def test_two_sheets_typed_under_each_other_s_numbers_change_places(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71")
    hall.press(Qt.Key.Key_F7)
    hall.enter("p", "3f90")
    one, two = table(hall, 1), table(hall, 2)
    hall.enter("1")
    act(hall, "belongs to another table")
    hall.enter("2")
    assert "already" in hall.says
    hall.answer("Exchange")
    assert [booked.deal for booked in table(hall, 1).deals] == [booked.deal for booked in two.deals]
    assert [booked.deal for booked in table(hall, 2).deals] == [booked.deal for booked in one.deals]


def test_a_sheet_goes_to_another_round(seat_hall) -> None:
    hall = seat_hall(deals=2, rounds=2)
    hall.enter("2f74", "1s71")
    act(hall, "belongs to another table")
    hall.enter("2.1")
    assert len(table(hall, 1, 2).deals) == 2
    assert table(hall, 1).deals == ()
    assert hall.page.loop.round_number == 2


def test_in_a_closed_round_moving_asks_for_the_reason_first(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71")
    round_id = hall.snapshot.round(1).id
    empty = table(hall, 2)
    hall.desk.run(lambda: hall.desk.rounds.close(round_id, {0: "agreed", empty.id: "sheet lost"}))
    act(hall, "belongs to another table")
    hall.enter("2")
    assert hall.prompt == "Reason"
    assert table(hall, 2).deals == ()
    hall.enter("typed under the wrong number")
    assert len(table(hall, 2).deals) == 2
    assert hall.title == "Table 2"
    assert hall.desk.history.last().note == "typed under the wrong number"


def test_a_table_that_nobody_drew_is_added_with_its_people(seat_hall) -> None:
    hall = seat_hall(deals=2)
    people = table(hall, 2).seats
    act(hall, "A table that was not drawn")
    hall.enter("9")
    assert hall.prompt == "Who sat here"
    numbers = [str(hall.snapshot.entry(one).number) for one in people]
    hall.enter("nobody 1 2")
    assert "Nobody is called" in hall.says
    hall.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    hall.enter(" ".join(numbers))
    assert table(hall, 9).seats == people
    assert hall.title == "Table 9"


def test_a_control_line_typed_again_shows_old_and_new(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71", "8 6 -13")
    hall.press(Qt.Key.Key_Escape)
    act(hall, "Type the control line again")
    hall.keys("8 6 -14")
    assert "8 6 −13 → 8 6 −14: " in hall.says
    hall.press(Qt.Key.Key_Return)
    assert table(hall, 1).control == (8, 6, -14)


def test_totals_typed_again_show_old_and_new(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.press(Qt.Key.Key_F8)
    hall.enter("8 6 -14")
    hall.enter("1")
    hall.press(Qt.Key.Key_F8)
    hall.keys("9 6 -15")
    assert hall.says.startswith("8 6 −14 → 9 6 −15: ")
    hall.press(Qt.Key.Key_Return)
    assert table(hall, 1).totals == (9, 6, -15)
