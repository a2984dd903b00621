"""Ctrl+Z on the Scoring page: at once where the step lies in view, by name first where it does not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tappscore.services.rounds import Rounds

CTRL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key


def test_a_deal_of_a_table_that_is_not_open_is_named_at_the_line_before_it_is_taken_back(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "2")
    hall.press(KEY.Key_Z, CTRL)
    assert hall.deals(1) == ["2 f 74"]
    assert "Ctrl+Z again takes back: Round 1, table 1: deal 1 booked" in hall.says
    assert not hall.window.notice.isVisible()
    hall.press(KEY.Key_Z, CTRL)
    assert hall.deals(1) == []
    assert (hall.title, hall.prompt, hall.answers) == ("Table 2", "Deal 1", [])


def test_what_is_brought_again_at_a_table_that_is_not_open_is_named_first_too(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    hall.press(KEY.Key_Z, CTRL)
    hall.enter("2")
    hall.press(KEY.Key_Y, CTRL)
    assert hall.deals(1) == []
    assert "again brings back: Round 1, table 1: deal 1 booked" in hall.says
    hall.press(KEY.Key_Y, CTRL)
    assert hall.deals(1) == ["2 f 74"]


@pytest.mark.parametrize("by", ["click", "letter"])
def test_a_named_step_is_taken_back_by_the_button_under_the_line_or_its_letter(seat_hall, by: str) -> None:
    hall = seat_hall()
    hall.enter("2f74", "2")
    hall.press(KEY.Key_Z, CTRL)
    if by == "click":
        hall.answer("Take it back")
    else:
        hall.keys("a")
    assert hall.deals(1) == []
    assert hall.line == ""


def test_a_named_step_can_be_looked_at_first_and_is_in_view_then(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "2")
    hall.press(KEY.Key_Z, CTRL)
    hall.answer("Look at table 1 first")
    assert (hall.title, hall.deals(1)) == ("Table 1", ["2 f 74"])
    hall.press(KEY.Key_Z, CTRL)
    assert hall.deals(1) == []


def test_esc_leaves_a_named_step_alone_and_typing_forgets_it(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "2")
    hall.press(KEY.Key_Z, CTRL)
    hall.press(KEY.Key_Escape)
    assert (hall.answers, "again" in hall.says) == ([], False)
    hall.press(KEY.Key_Z, CTRL)
    hall.keys("1s")
    assert hall.answers == []
    hall.press(KEY.Key_Escape)
    hall.press(KEY.Key_Z, CTRL)  # named anew: what was said before is no longer in view
    assert hall.deals(1) == ["2 f 74"]
    assert "Ctrl+Z again takes back" in hall.says


def test_a_deal_of_another_round_is_named_first_even_at_a_table_of_the_same_number(seat_hall) -> None:
    hall = seat_hall(rounds=2)
    hall.enter("2f74")
    hall.page.loop.show_round(2)
    assert hall.title == "Table 1"
    hall.press(KEY.Key_Z, CTRL)
    assert hall.deals(1) == ["2 f 74"]
    assert "Round 1, table 1: deal 1 booked" in hall.says


def test_a_deal_that_is_scrolled_out_of_the_sheet_is_named_first(seat_hall) -> None:
    hall = seat_hall(sizes=(3,), deals=40)
    hall.enter("1s71", *["2f74"] * 39)
    hall.page.arrive(deal=1)
    hall.press(KEY.Key_End)
    hall.press(KEY.Key_Backspace)
    hall.enter("5")
    assert hall.deals(1)[0] == "1 s 75"
    hall.settle()
    hall.press(KEY.Key_Z, CTRL)
    assert hall.deals(1)[0] == "1 s 75"
    assert "deal 1 corrected" in hall.says
    hall.press(KEY.Key_Z, CTRL)
    assert hall.deals(1)[0] == "1 s 71"


def test_an_exchange_of_two_sheets_is_in_view_at_either_table(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 3, 3))
    hall.enter("2f74", "2", "1s71")
    one, other = hall.table(1).id, hall.table(2).id
    hall.desk.run(lambda: hall.desk.scoring.exchange_sheets(one, other))
    hall.press(KEY.Key_Z, CTRL)
    assert hall.deals(1) == ["2 f 74"]
    hall.press(KEY.Key_Y, CTRL)
    hall.enter("3")
    hall.press(KEY.Key_Z, CTRL)
    assert hall.deals(1) == ["1 s 71"]
    assert "sheets of tables 1 and 2 changed places" in hall.says


def test_a_page_that_does_not_show_a_step_names_it_in_the_notice_line(seat_hall) -> None:
    hall = seat_hall(rounds=2)
    hall.desk.run(lambda: hall.desk.course.plan_deals({3: 6}))
    hall.window.show_page("print")
    hall.press(KEY.Key_Z, CTRL)
    assert hall.snapshot.deals[3] == 6
    assert hall.window.notice.sentence.text() == "Ctrl+Z again takes back: Number of deals changed"
    hall.click(hall.window.notice.close_button)
    hall.press(KEY.Key_Z, CTRL)  # what can no longer be read is said again
    assert (hall.snapshot.deals[3], hall.window.notice.isVisible()) == (6, True)
    hall.press(KEY.Key_Z, CTRL)
    assert (hall.snapshot.deals[3], hall.window.notice.isVisible()) == (4, False)


def test_closing_a_round_is_in_view_where_that_round_is(seat_hall) -> None:
    hall = seat_hall(sizes=(3,), deals=1)
    hall.enter("2f74", "-14 28 -14")
    hall.desk.run(lambda: Rounds(hall.desk.file, hall.snapshot.id).close(hall.snapshot.round(1).id))
    hall.press(KEY.Key_Z, CTRL)
    assert hall.snapshot.round(1).state == "open"
