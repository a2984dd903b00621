"""A control line that differs names the likeliest slip, and one key puts it right."""

from __future__ import annotations

from PySide6.QtCore import Qt


def test_swapped_digits_are_offered_with_their_row_and_one_key_accepts(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter("2f74", "1s17", "3f61", "30 6 -36")
    # The paper has 1 s 71 and its last line is (30, 6, -36) + (-1, -1, 2).
    hall.press(Qt.Key.Key_Escape)
    hall.enter("29 5 -34")
    assert hall.answers[4] == "Deal 2: 1 s 17 → 1 s 71"
    hall.keys("e")
    assert hall.deals(1) == ["2 f 74", "1 s 71", "3 f 61"]
    assert hall.title == "Table 2"
    assert hall.page.tables.model.lines[0].sign == "✓"


def test_a_mistyped_control_number_is_offered_and_put_right(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71", "30 9 -36")
    assert hall.answers[4] == "Control line: 30 6 −36"
    hall.keys("e")
    assert hall.table(1).control == (30, 6, -36)
    assert hall.title == "Table 2"


def test_the_wrong_seat_is_offered(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("3f74", "1s71", "30 6 -36")
    assert "Deal 1: 3 f 74 → 2 f 74" in hall.answers[4:]


def test_a_deal_typed_twice_is_offered_and_taken_off(seat_hall) -> None:
    hall = seat_hall(deals=3)
    hall.enter("2f74", "2f74", "1s71", "30 6 -36")
    assert any("typed twice" in answer for answer in hall.answers)


def test_any_row_can_be_compared_with_the_arrows(seat_hall) -> None:
    hall = seat_hall(deals=4)
    hall.enter("2f74", "1s71", "3f61", "2f90", "0 0 0")
    hall.keys("d")
    assert hall.prompt == "Totals after deal 2"
    hall.press(Qt.Key.Key_Up)
    assert hall.prompt == "Totals after deal 1"
    hall.press(Qt.Key.Key_Down)
    hall.press(Qt.Key.Key_Down)
    assert hall.prompt == "Totals after deal 3"


def test_running_totals_of_a_row_leave_only_the_slips_above_or_below(seat_hall) -> None:
    hall = seat_hall(deals=5)
    # The paper's second and fourth deal are like the first: a slip of ten in any of three.
    hall.enter("2f74", "2f64", "3f61", "2f64", "2f70", "-43 83 -40")
    assert len([answer for answer in hall.answers[4:] if "64 → " in answer or "74 → 84" in answer]) >= 2
    hall.keys("d")
    assert hall.prompt == "Totals after deal 3"
    hall.enter("-29 55 -26")
    assert hall.prompt == "Totals after deal 2"
    assert hall.answers[0] == "Deal 2: 2 f 64 → 2 f 74"
    hall.keys("a")
    assert hall.deals(1)[1] == "2 f 74"
    assert hall.title == "Table 2"
    assert hall.page.tables.model.lines[0].sign == "✓"


def test_rows_find_a_slip_on_a_sheet_without_a_last_line(seat_hall) -> None:
    hall = seat_hall(deals=4)
    hall.enter("2f74", "2f64", "3f61", "2f64")
    hall.page.loop.moves.begin_rows()
    hall.enter("-28 56 -28")
    assert hall.answers[0] == "Deal 2: 2 f 64 → 2 f 74"


def test_of_two_slips_each_is_offered_with_a_word_about_the_other(seat_hall) -> None:
    hall = seat_hall(deals=5)
    # Swapped digits and a wrong seat: the paper has 1 s 71 and 1 f 97.
    hall.enter("2f74", "1s17", "3f61", "2s88", "2f97", "47 80 -127")
    assert any(answer.startswith("Deal 2: 1 s 17 → 1 s 71, and another slip") for answer in hall.answers[4:])
    letter = "abcdefgh"[
        next(at for at, answer in enumerate(hall.answers) if answer.startswith("Deal 2: 1 s 17 → 1 s 71"))
    ]
    hall.keys(letter)
    assert "Deal 5: 2 f 97 → 1 f 97" in hall.answers[4:]
