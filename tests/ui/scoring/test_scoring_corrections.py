"""Everything typed can be corrected: taken back, changed, inserted, deleted, moved, undone."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QPoint, Qt

from tappscore.services.rounds import Rounds
from tappscore.services.tournaments import Tournaments

CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def test_up_takes_the_last_deal_back_and_shows_old_and_new(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    hall.press(Qt.Key.Key_Up)
    assert hall.prompt == "Correcting deal 2"
    assert hall.line == "1 s 71"
    assert hall.row_under_work == 2
    hall.press(Qt.Key.Key_Backspace)
    hall.keys("7")
    assert "1 s 71 → 1 s 77" in hall.says
    hall.press(Qt.Key.Key_Return)
    assert hall.deals(1) == ["2 f 74", "1 s 77"]
    assert hall.prompt == "Deal 3"


def test_esc_leaves_a_correction_and_gives_the_half_typed_line_back(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    hall.keys("3s")
    hall.press(Qt.Key.Key_Up)
    assert hall.line == "2 f 74"
    hall.press(Qt.Key.Key_Escape)
    assert (hall.prompt, hall.line) == ("Deal 2", "3s")
    assert hall.deals(1) == ["2 f 74"]


def test_up_and_down_walk_through_the_deals(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71", "p")
    for prompt, key in (
        ("Correcting deal 3", Qt.Key.Key_Up),
        ("Correcting deal 2", Qt.Key.Key_Up),
        ("Correcting deal 3", Qt.Key.Key_Down),
        ("Deal 4", Qt.Key.Key_Down),
    ):
        hall.press(key)
        assert hall.prompt == prompt


def test_booking_a_deal_unchanged_writes_nothing(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    journal = hall.snapshot.journal
    hall.press(Qt.Key.Key_Up)
    hall.press(Qt.Key.Key_Return)
    assert hall.snapshot.journal == journal
    assert hall.prompt == "Deal 2"


def test_a_deal_is_inserted_before_another(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    hall.press(Qt.Key.Key_Up)
    hall.press(Qt.Key.Key_Insert)
    assert hall.prompt == "Insert as deal 2"
    hall.enter("3f61")
    assert hall.deals(1) == ["2 f 74", "3 f 61", "1 s 71"]


def test_a_deal_is_deleted(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    hall.press(Qt.Key.Key_Up)
    hall.press(Qt.Key.Key_Delete, CTRL)
    assert hall.deals(1) == ["2 f 74"]


def test_a_deal_is_moved_up_and_stays_in_the_line(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71", "3f61")
    hall.press(Qt.Key.Key_Up)
    hall.press(Qt.Key.Key_Up, ALT)
    assert hall.deals(1) == ["2 f 74", "3 f 61", "1 s 71"]
    assert hall.prompt == "Correcting deal 2"


def test_a_struck_deal_asks_for_its_reason(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("x")
    assert hall.prompt == "Reason"
    assert hall.deals(1) == []
    hall.enter("2")
    assert hall.table(1).deals[0].deal.reason == "misdeal"
    assert hall.row(1)["game"] == "struck: misdeal"


def test_a_reason_may_be_typed_freely_and_esc_leaves_it(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("x")
    hall.press(Qt.Key.Key_Escape)
    assert hall.prompt == "Deal 1"
    hall.enter("x", "cards fell off the table")
    assert hall.table(1).deals[0].deal.reason == "cards fell off the table"


def test_an_unreadable_deal_stays_an_open_point(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("?")
    assert hall.table(1).deals[0].deal.kind == "unreadable"
    assert hall.row(1)["number"] == "?1"


def test_a_correction_in_a_closed_round_needs_its_reason(seat_hall) -> None:
    hall = seat_hall(sizes=(3,), deals=1)
    hall.enter("2f74", "-14 28 -14")
    round_ = hall.snapshot.round(1)
    hall.desk.run(lambda: Rounds(hall.desk.file, hall.snapshot.id).close(round_.id))
    assert hall.snapshot.round(1).state == "closed"
    hall.press(Qt.Key.Key_Up)
    hall.press(Qt.Key.Key_Backspace)
    hall.enter("5")
    assert hall.prompt == "Reason"
    assert hall.deals(1) == ["2 f 74"]
    hall.enter("1")
    assert hall.deals(1) == ["2 f 75"]
    assert hall.desk.history.entries()[0].note == "typing error"


def test_undo_takes_the_last_deal_back_and_redo_brings_it_again(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    hall.press(Qt.Key.Key_Z, CTRL)
    assert hall.deals(1) == ["2 f 74"]
    assert hall.prompt == "Deal 2"
    hall.press(Qt.Key.Key_Y, CTRL)
    assert hall.deals(1) == ["2 f 74", "1 s 71"]


def test_ctrl_z_in_a_half_typed_line_takes_back_the_typing_only(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    hall.keys("1s")
    hall.press(Qt.Key.Key_Z, CTRL)
    assert hall.deals(1) == ["2 f 74"]
    assert hall.line != "1s"


def test_totals_first_count_at_once_and_are_the_control_of_deals_typed_later(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.press(Qt.Key.Key_F8)
    hall.enter("30 6 -36")
    table = hall.table(1)
    assert hall.desk.bus.ledger.tables[table.id].points == (30, 6, -36)
    assert hall.title == "Table 2"
    hall.enter("1", "2f74", "1s71")
    assert hall.desk.bus.ledger.tables[table.id].checked
    assert hall.page.tables.model.lines[0].sign == "✓"


def test_totals_typed_with_an_equals_sign_need_no_key_of_their_own(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("=30 6 -36")
    assert hall.table(1).totals == (30, 6, -36)


def test_totals_that_do_not_sum_to_zero_are_refused_at_the_line(seat_hall) -> None:
    hall = seat_hall()
    hall.press(Qt.Key.Key_F8)
    hall.enter("30 6 -35")
    assert hall.table(1).totals is None
    assert hall.line == "30 6 -35"
    assert hall.says.startswith("✗")


def test_comparing_row_by_row_halves_the_search_and_ends_at_the_deal(seat_hall) -> None:
    hall = seat_hall(deals=4)
    hall.enter("2f74", "1s71", "3f61", "2f90", "0 0 0")
    hall.answer("Compare row by row")
    assert hall.prompt == "Totals after deal 2"
    hall.enter("30 6 -36")
    assert hall.prompt == "Totals after deal 3"
    hall.enter("0 5 -5")
    assert hall.prompt == "Correcting deal 3"


def test_a_deal_typed_twice_is_remarked_but_not_refused(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    hall.keys("2f74")
    assert "the same as deal 1" in hall.says
    hall.press(Qt.Key.Key_Return)
    assert len(hall.deals(1)) == 2


# --- by mouse alone ---------------------------------------------------------------------


def test_the_pad_writes_into_the_same_line_and_book_books(seat_hall) -> None:
    hall = seat_hall()
    hall.pad("2 ", "f ", "7", "4")
    assert hall.line.replace(" ", "") == "2f74"
    hall.click(hall.page.bar.book)
    assert hall.deals(1) == ["2 f 74"]
    assert hall.page.bar.field.hasFocus()


def test_the_pad_takes_back_what_it_typed(seat_hall) -> None:
    hall = seat_hall()
    hall.pad("2 ", "f ", "7", "5", "erase", "4")
    hall.click(hall.page.bar.book)
    assert hall.deals(1) == ["2 f 74"]


def test_a_table_is_opened_by_a_click_and_the_next_missing_by_its_button(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 3, 3))
    view = hall.page.tables.view
    hall.click(view.viewport(), view.visualRect(hall.page.tables.model.index(1)).center())
    assert hall.title == "Table 2"
    hall.click(hall.page.tables.next)
    assert hall.title == "Table 3"


def test_the_pencil_takes_a_deal_back_and_the_small_buttons_change_the_sheet(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    pencil = len(hall.page.model.columns) - 1
    rect = hall.page.view.visualRect(hall.page.model.index(0, pencil))
    hall.click(hall.page.view.viewport(), rect.center())
    assert hall.prompt == "Correcting deal 1"
    hall.verb("Delete")
    assert hall.deals(1) == ["1 s 71"]


def test_a_click_on_a_booked_line_tells_why_and_who_says_so(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    place = hall.page.view.visualRect(hall.page.model.index(1, 3)).center()
    hall.click(hall.page.view.viewport(), place)
    assert hall.says.startswith("Deal 2: Solo 71: 11 over 60")
    assert hall.says.endswith("]")
    assert "S1" not in hall.says.partition("[")[0]
    assert (hall.prompt, hall.line, len(hall.deals(1))) == ("Deal 3", "", 2)
    hall.keys("3f")
    typed = hall.says
    hall.click(hall.page.view.viewport(), place)  # what is being typed comes first
    assert hall.says == typed


def test_a_difference_is_answered_by_a_click(seat_hall) -> None:
    hall = seat_hall(deals=1)
    hall.enter("2f74", "-14 29 -15")
    hall.answer("Paper added wrongly")
    assert hall.table(1).accepted


def test_a_right_click_takes_the_deal_into_the_line(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    place = hall.page.view.visualRect(hall.page.model.index(0, 3)).center()
    hall.page.view.menu_wanted.emit(0, hall.page.view.viewport().mapToGlobal(QPoint(place)))
    assert hall.prompt == "Correcting deal 1"


def test_a_half_typed_line_comes_back_after_the_correction_is_booked(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    hall.keys("3s")
    hall.press(Qt.Key.Key_Up)
    hall.press(Qt.Key.Key_Backspace)
    hall.enter("5")
    assert hall.deals(1) == ["2 f 75"]
    assert (hall.prompt, hall.line) == ("Deal 2", "3s")


def test_a_correction_waits_at_its_table_while_an_evening_without_tables_is_open(seat_hall) -> None:
    hall = seat_hall()
    first = hall.snapshot.id
    hall.enter("2f74")
    hall.press(Qt.Key.Key_Up)
    assert hall.prompt == "Correcting deal 1"
    made = Tournaments(hall.desk.bus.file).create("Next year", date(2027, 1, 6), "", "wuerttemberg")
    hall.desk.bus.open(made.made("tournaments"))
    hall.press(Qt.Key.Key_D, CTRL)
    hall.desk.bus.open(first)
    assert (hall.prompt, hall.line) == ("Correcting deal 1", "2 f 74")
    assert not hall.table(1).deals[0].disputed


def test_a_half_typed_line_waits_at_its_table_while_another_evening_is_open(seat_hall) -> None:
    hall = seat_hall()
    first = hall.snapshot.id
    hall.keys("2f7")
    made = Tournaments(hall.desk.bus.file).create("Next year", date(2027, 1, 6), "", "wuerttemberg")
    hall.desk.bus.open(made.made("tournaments"))
    assert hall.line == ""
    hall.desk.bus.open(first)
    assert (hall.prompt, hall.line) == ("Deal 1", "2f7")
