"""Other people sat here, sheets of another table, sheets broken off: what the paper says against the plan."""

from __future__ import annotations


def act(hall, words: str) -> None:
    """Choose from the menu of the sheet."""
    menu = hall.page.head.more.menu()
    menu.aboutToShow.emit()
    for action in menu.actions():
        if words in action.text():
            action.trigger()
            return
    raise AssertionError([action.text() for action in menu.actions()])


def names(hall, number: int) -> list[str]:
    return [hall.snapshot.entry(entry_id).person.spoken for entry_id in hall.table(number).seats]


def test_people_are_typed_in_paper_order_and_everybody_concerned_moves(seat_hall) -> None:
    hall = seat_hall()
    act(hall, "Other people")
    assert hall.prompt == "Who sat here"
    hall.keys("1 4 3")
    assert hall.says == "! Mary O'Neil comes from table 2; Łukasz Roth goes to table 2"
    hall.enter("")
    assert names(hall, 1) == ["Änne Weiß", "Mary O'Neil", "Otto Bräuer"]
    assert names(hall, 2)[0] == "Łukasz Roth"
    assert hall.prompt == "Deal 1"


def test_names_are_found_by_the_beginning_of_any_part(seat_hall) -> None:
    hall = seat_hall()
    act(hall, "Other people")
    hall.enter("weiss roth Br")
    assert names(hall, 1) == ["Änne Weiß", "Łukasz Roth", "Otto Bräuer"]


def test_namesakes_are_named_with_their_numbers_and_marked(seat_hall) -> None:
    hall = seat_hall()
    act(hall, "Other people")
    hall.enter("1 2 Maier")
    assert "5 Hans Maier, 6 Hans Maier" in hall.says
    assert hall.page.bar.field.slips == ((4, 9),)
    assert hall.prompt == "Who sat here"


def test_seats_of_booked_deals_stay_with_the_paper(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    act(hall, "Other people")
    hall.enter("1 4 3")
    assert hall.deals(1) == ["2 f 74"]
    rows = hall.desk.bus.ledger.rows
    totals = {hall.snapshot.entry(entry).person.spoken: row.total for entry, row in rows.items()}
    assert totals["Mary O'Neil"] == 28
    assert totals["Łukasz Roth"] is None


def test_a_whole_sheet_moves_to_the_table_it_belongs_to(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    act(hall, "belongs to another table")
    hall.enter("2")
    assert hall.deals(1) == []
    assert hall.deals(2) == ["2 f 74", "1 s 71"]
    assert hall.title == "Table 2"


def test_a_sheet_is_broken_off_where_it_stands_and_taken_up_again(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    act(hall, "Broken off after 2")
    assert hall.table(1).broken_off == 2
    assert hall.prompt == "Control line"
    act(hall, "Not broken off")
    assert hall.prompt == "Deal 3"


def test_a_disputed_deal_does_not_count_until_it_is_settled(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74", "1s71")
    hall.page.loop.correct(1)
    hall.page.loop.moves.dispute()
    assert hall.row(1)["number"] == "⚑1"
    assert hall.row(1)["move2"] == "0"
    hall.page.loop.correct(1)
    hall.page.loop.moves.dispute()
    assert hall.row(1)["move2"] == "+28"


def test_an_acceptance_is_taken_back_and_the_slip_for_the_table_is_one_choice_away(seat_hall) -> None:
    hall = seat_hall(deals=2)
    hall.enter("2f74", "1s71", "30 9 -36")
    hall.answer("Paper added wrongly")
    hall.enter("1")
    act(hall, "Take back that the sheet was accepted")
    assert hall.table(1).accepted == ""
    act(hall, "Print a slip")
    assert hall.window.current == "print"
