"""Blind second entry: what is booked is hidden, both are compared deal by deal."""

from __future__ import annotations

from PySide6.QtCore import Qt

LINES = ("2f74", "1s71", "3f61")


def begin(hall) -> None:
    hall.page.head.more.menu().aboutToShow.emit()
    next(action for action in hall.page.head.more.menu().actions() if "blind" in action.text()).trigger()


def test_the_first_entry_is_hidden_while_the_second_is_typed(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter(*LINES)
    begin(hall)
    assert hall.prompt == "Second entry, deal 1"
    assert hall.row(1)["game"] == ""
    hall.enter("2f74")
    assert hall.row(1)["game"] == "Frage"
    assert hall.row(2)["game"] == ""
    assert hall.deals(1) == ["2 f 74", "1 s 71", "3 f 61"]


def test_agreeing_entries_check_the_sheet_and_open_the_next_table(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter(*LINES)
    begin(hall)
    hall.enter(*LINES)
    assert hall.table(1).accepted == "second entry agrees"
    assert hall.title == "Table 2"
    line = hall.page.tables.model.lines[0]
    assert (line.sign, line.words.source) == ("✓", "checked")


def test_a_difference_is_named_with_both_and_the_second_can_be_taken(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter("2f74", "1s17", "3f61")
    begin(hall)
    hall.enter(*LINES)
    assert hall.says == "! Deal 2: first entry 1 s 17, second entry 1 s 71"
    hall.keys("b")
    assert hall.deals(1) == ["2 f 74", "1 s 71", "3 f 61"]
    assert hall.table(1).accepted


def test_the_first_can_be_kept(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter(*LINES)
    begin(hall)
    hall.enter("2f74", "1s17", "3f61")
    hall.keys("a")
    assert hall.deals(1) == ["2 f 74", "1 s 71", "3 f 61"]
    assert hall.table(1).accepted


def test_up_takes_the_last_deal_of_the_second_entry_back(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter(*LINES)
    begin(hall)
    hall.enter("2f47")
    hall.press(Qt.Key.Key_Up)
    assert (hall.prompt, hall.line) == ("Second entry, deal 1", "2 f 47")


def test_esc_leaves_the_second_entry_and_it_goes_on_where_it_was(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter(*LINES)
    begin(hall)
    hall.enter("2f74")
    hall.press(Qt.Key.Key_Escape)
    assert hall.prompt == "Control line"
    begin(hall)
    assert hall.prompt == "Second entry, deal 2"


def test_deals_typed_with_their_numbers_come_in_any_order(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter(*LINES)
    begin(hall)
    hall.enter("3: 3f61", "1:2f74")
    assert hall.prompt == "Second entry, deal 3"
    hall.keys("2.1s7")
    assert hall.row(3)["game"] == "Solo"
    hall.enter("1")
    assert hall.table(1).accepted == "second entry agrees"


def test_out_of_order_each_deal_keeps_the_dealer_of_its_number_who_rests(seat_hall) -> None:
    hall = seat_hall(sizes=(4, 3), deals=4)
    lines = ("2f74", "1s71", "1f61", "1f88")  # seat 1 deals and rests in the first deal, seat 2 in the second
    hall.enter(*lines)
    begin(hall)
    hall.enter("4: 1f88", "2: 1s71", "1: 1f74")
    assert "Seat 1 rests in this deal" in hall.says
    hall.press(Qt.Key.Key_Escape)
    begin(hall)
    hall.enter("1: 2f74", "3: 1f61")
    assert hall.table(1).accepted == "second entry agrees"


def test_a_slip_behind_a_number_is_marked_at_its_place(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter(*LINES)
    begin(hall)
    hall.keys("3: 3f119")
    assert [hall.line[start:end] for start, end in hall.page.bar.field.slips] == ["119"]


def test_one_row_missing_in_the_second_entry_is_one_question(seat_hall) -> None:
    hall = seat_hall(deals=5)
    hall.enter("2f74", "1s71", "3f61", "2f88", "1f97")
    begin(hall)
    hall.enter("2f74", "3f61", "2f88", "1f97", "+")
    assert hall.says == "! Deal 2: first entry 1 s 71, second entry –"
    hall.keys("a")
    assert hall.table(1).accepted == "second entry agrees"
    assert hall.deals(1) == ["2 f 74", "1 s 71", "3 f 61", "2 f 88", "1 f 97"]


def test_one_row_missing_in_the_first_entry_is_one_question(seat_hall) -> None:
    hall = seat_hall(deals=5)
    hall.enter("2f74", "3f61", "2f88", "1f97")
    begin(hall)
    hall.enter("2f74", "1s71", "3f61", "2f88", "1f97")
    assert hall.says == "! Deal 2: first entry –, second entry 1 s 71"
    hall.keys("b")
    assert hall.deals(1) == ["2 f 74", "1 s 71", "3 f 61", "2 f 88", "1 f 97"]
    assert hall.table(1).accepted == "second entry agrees"
