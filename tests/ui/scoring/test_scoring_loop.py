"""The loop of the Scoring page by keys: number, deals, control line, next table."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tappscore.ui.dialogs.close_round import CloseRoundDialog


def test_number_and_enter_opens_the_table(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2")
    assert hall.title == "Table 2"
    assert hall.line == ""


def test_a_deal_is_booked_with_enter_and_the_line_is_empty_again(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    assert hall.deals(1) == ["2 f 74"]
    assert hall.line == ""
    assert hall.prompt == "Deal 2"
    assert hall.row(1)["move2"] == "+28"
    assert hall.row(1)["total1"] == "−14"


def test_the_preview_stands_in_its_row_and_says_why_before_anything_is_booked(seat_hall) -> None:
    hall = seat_hall()
    hall.keys("2f74")
    assert "14 over 60" in hall.says
    assert hall.row(1)["move2"] == "+28"
    assert hall.row_under_work == 1
    assert hall.deals(1) == []


def test_an_empty_enter_books_nothing(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("", "", "2f74", "", "")
    assert hall.deals(1) == ["2 f 74"]


def test_impossible_points_are_named_and_marked_at_their_place_and_not_booked(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f119")
    assert hall.deals(1) == []
    assert hall.page.bar.field.slips == ((2, 5),)
    assert "119" in hall.says
    assert hall.line == "2f119"


def test_after_the_last_deal_the_line_is_the_control_line_and_agreeing_opens_the_next_table(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71")
    assert hall.prompt == "Control line"
    hall.enter("30 6 -36")
    assert hall.table(1).control == (30, 6, -36)
    assert hall.title == "Table 2"
    assert hall.prompt == "Deal 1"
    assert hall.page.tables.model.lines[0].sign == "✓"


def test_a_differing_control_line_names_the_seats_and_asks(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71", "30 9 -36")
    assert "seat 2: paper 9, deals 6" in hall.says
    assert hall.answers[:3] == ["We mistyped", "Paper added wrongly, the deals stand", "The signed total stands"]
    assert hall.page.tables.model.lines[0].sign == "≠"


def test_the_deals_stand_when_the_paper_was_added_wrongly(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71", "30 9 -36")
    hall.keys("b")
    assert hall.table(1).accepted
    assert hall.title == "Table 2"
    assert hall.page.tables.model.lines[0].sign == "✓"


def test_a_sheet_accepted_without_a_check_has_a_sign_and_a_word_of_its_own(seat_hall) -> None:
    hall = seat_hall(deals=1)
    hall.enter("2f74")
    hall.desk.run(lambda: hall.desk.scoring.accept(hall.table(1).id, "agreed at the table"))
    line = hall.page.tables.model.lines[0]
    assert (line.sign, line.words.source) == ("(✓)", "accepted, not checked")
    assert "(✓) accepted, not checked" in hall.page.head.progress.accessibleName()
    assert hall.says.startswith("This sheet was accepted without a check: agreed at the table.")


def test_the_signed_total_stands_with_a_reason(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71", "33 3 -36")
    hall.keys("c")
    assert hall.prompt == "Reason"
    hall.enter("1")
    table = hall.table(1)
    assert table.totals_stand
    assert table.totals_reason == "agreed at the table"
    assert hall.desk.bus.ledger.tables[table.id].points == (33, 3, -36)


def test_a_full_sheet_typed_again_asks_what_is_wanted(seat_hall) -> None:
    hall = seat_hall(deals=1)
    hall.enter("2f74", "-14 28 -14")
    hall.enter("1")
    assert hall.title == "Table 1"
    assert hall.answers == ["Check again", "Correct", "This is another table", "Another round", "Continued sheet"]
    hall.keys("a")
    assert hall.prompt == "Control line"


def test_a_full_sheet_takes_a_further_deal_only_as_continued(seat_hall) -> None:
    hall = seat_hall(deals=1)
    hall.enter("2f74", "-14 28 -14", "1", "3f61")
    assert hall.deals(1) == ["2 f 74"]
    hall.press(Qt.Key.Key_Escape)
    hall.enter("1")
    hall.keys("e")
    hall.enter("3f61")
    assert hall.deals(1) == ["2 f 74", "3 f 61"]


def test_the_sheet_of_another_table_leads_there(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 3, 3), deals=1)
    hall.enter("2f74", "-14 28 -14", "1")
    hall.keys("c")
    hall.enter("3")
    assert hall.title == "Table 3"


def test_the_sheet_of_another_round_leads_there(seat_hall) -> None:
    hall = seat_hall(deals=1, rounds=2)
    hall.enter("2f74", "-14 28 -14", "1")
    hall.keys("d")
    hall.enter("2")
    assert hall.page.loop.round_number == 2
    assert hall.title == "Table 1"


def test_a_half_typed_line_stays_with_its_table(seat_hall) -> None:
    hall = seat_hall()
    hall.keys("2f7")
    hall.press(Qt.Key.Key_F7)
    assert (hall.title, hall.line) == ("Table 2", "")
    hall.press(Qt.Key.Key_F7)
    assert (hall.title, hall.line) == ("Table 1", "2f7")


def test_plus_on_an_empty_line_opens_the_next_missing_sheet(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 3, 3), deals=1)
    hall.enter("2f74")
    hall.keys("+")
    assert hall.title == "Table 2"
    hall.keys("+")
    assert hall.title == "Table 3"
    hall.keys("+")
    assert hall.title == "Table 2"


def test_a_number_opens_its_table_from_the_list_too(seat_hall) -> None:
    hall = seat_hall()
    hall.page.tables.view.setFocus()
    hall.enter("2")
    assert hall.title == "Table 2"


def test_the_code_on_the_sheet_opens_its_table_in_any_round(seat_hall) -> None:
    from tappscore.tournament.sheet_code import sheet_code

    hall = seat_hall(rounds=2)
    hall.enter(sheet_code(hall.snapshot.uuid, 2, 2))
    assert (hall.page.loop.round_number, hall.title) == (2, "Table 2")


def test_the_number_pad_alone_is_enough(seat_hall) -> None:
    hall = seat_hall(deals=2)
    pad = Qt.KeyboardModifier.KeypadModifier
    for key in (
        Qt.Key.Key_Down,
        Qt.Key.Key_Asterisk,
        Qt.Key.Key_End,
        Qt.Key.Key_Asterisk,
        Qt.Key.Key_Home,
        Qt.Key.Key_Left,
    ):
        if key == Qt.Key.Key_Asterisk:
            hall.keys("*")
        else:
            hall.press(key, pad)
    hall.press(Qt.Key.Key_Enter, pad)
    assert hall.deals(1) == ["2 f 74"]
    hall.enter("1*2*71", "30*6*-36")
    assert hall.table(1).control == (30, 6, -36)


def test_an_unknown_table_number_is_said_at_the_line(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("9")
    assert "no table 9" in hall.says
    assert hall.title == "Table 1"


def test_after_the_last_sheet_closing_the_round_is_one_key(seat_hall) -> None:
    hall = seat_hall(sizes=(3,), deals=1)
    hall.enter("2f74", "-14 28 -14")
    assert hall.says == "✓ All sheets of round 1 are in."
    hall.keys("a")
    assert hall.snapshot.round(1).state == "closed"


def test_sheets_passed_without_a_control_line_lead_to_the_gate_of_the_round(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 3, 3), deals=1)
    for _ in range(2):
        hall.enter("2f74")
        hall.press(Qt.Key.Key_F7)
    hall.enter("2f74")
    hall.press(Qt.Key.Key_F7)  # the first two were gone on from already
    assert hall.says == "✓ All sheets of round 1 are in, 3 of them unchecked. Enter closes the round."
    hall.press(Qt.Key.Key_Return)
    gate = hall.window.findChild(CloseRoundDialog)
    assert gate is not None
    assert gate.isVisible()
    assert hall.snapshot.round(1).state == "open"
    gate.reject()
    hall.keys("+")  # once more around, for whoever has the papers now
    assert hall.title == "Table 1"


def test_each_unchecked_sheet_is_offered_once_before_the_round_is(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 3, 3), deals=1)
    for number in ("1", "2", "3"):  # opened by their numbers, so that none was passed
        hall.enter(*((number,) if number != "1" else ()), "2f74")
    hall.press(Qt.Key.Key_F7)
    assert hall.title == "Table 1"
    hall.press(Qt.Key.Key_F7)
    assert hall.title == "Table 2"
    hall.press(Qt.Key.Key_F7)
    assert "Enter closes the round" in hall.says


def test_enter_books_what_stands_in_the_line_and_closes_nothing(seat_hall) -> None:
    hall = seat_hall(sizes=(3,), deals=1)
    hall.enter("2f74")
    hall.keys("-14 28")
    hall.press(Qt.Key.Key_F7)
    assert hall.says == "✓ All sheets of round 1 are in."
    hall.keys(" -14")
    hall.press(Qt.Key.Key_Return)
    assert hall.table(1).control == (-14, 28, -14)
    assert hall.snapshot.round(1).state == "open"


def test_rounds_are_turned_by_keys_and_the_half_typed_line_waits(seat_hall) -> None:
    hall = seat_hall(rounds=2)
    hall.keys("2f7")
    hall.press(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert (hall.page.loop.round_number, hall.line) == (2, "")
    hall.press(Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert (hall.page.loop.round_number, hall.line) == (1, "2f7")


def test_the_filter_shows_what_is_missing_and_keeps_the_table_under_work(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 3, 3), deals=1)
    hall.enter("2f74", "-14 28 -14")
    hall.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert [line.number for line in hall.page.tables.model.lines] == [2, 3]
    hall.enter("1")
    assert [line.number for line in hall.page.tables.model.lines] == [1, 2, 3]
    hall.press(Qt.Key.Key_Escape)
    hall.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert [line.number for line in hall.page.tables.model.lines] == [1]


def test_the_jump_field_takes_numbers_and_codes_and_gives_the_line_back(seat_hall) -> None:
    hall = seat_hall()
    hall.press(Qt.Key.Key_F3)
    assert hall.page.head.jump.hasFocus()
    hall.enter("2")
    assert hall.title == "Table 2"
    assert hall.page.bar.field.hasFocus()
    hall.press(Qt.Key.Key_F3)
    hall.press(Qt.Key.Key_Escape)
    assert hall.page.bar.field.hasFocus()


def test_an_unusual_value_is_marked_with_the_number_that_makes_it_so(seat_hall) -> None:
    hall = seat_hall(deals=8)
    hall.keys("2f112")
    assert "112 card points are rare" in hall.says
    hall.press(Qt.Key.Key_Return)
    hall.enter("1f55", "3f66", "2f58", "1f63", "3f65")
    hall.keys("1s97")
    assert "148 change hands, at this table 10 are usual" in hall.says
    hall.press(Qt.Key.Key_Return)
    assert [row.flag for row in hall.page.model.rows][:7] == ["!", "", "", "", "", "", "!"]
    assert hall.deals(1)[6] == "1 s 97"
