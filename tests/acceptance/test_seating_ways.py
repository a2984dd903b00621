"""Every way of drawing at the real window, by keys and mouse; what happens when people come and go."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from tappscore.services.draws import Draws
from tappscore.services.seating_wishes import SeatingWishes
from tappscore.tournament.seating_choices import choices_of
from tappscore.ui.dialogs.chips import ChipsDialog
from tappscore.ui.dialogs.entry import EntryDialog
from tappscore.ui.dialogs.fairness import FairnessDialog
from tappscore.ui.dialogs.hand_draw import HandDrawDialog
from tappscore.ui.dialogs.learn_table import LearnTableDialog
from tappscore.ui.dialogs.seating_ways import WaysDialog
from tappscore.ui.dialogs.seating_wishes import WishesDialog

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def seating(hands):
    hands.alt(3)
    return hands.window.page("seating")


def draw(hands, number: int) -> None:
    seating(hands).arrive(number)
    hands.press(Qt.Key.Key_F5)
    hands.wait_until(lambda: len(hands.desk.snapshot.rounds) >= number)


def way(hands, *, downs: int) -> str:
    """Choose a way by keys: F6, arrows, Enter."""
    seating(hands)
    hands.press(Qt.Key.Key_F6)
    hands.dialog(WaysDialog)
    for _ in range(downs):
        hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return)
    hands.wait_until(lambda: QApplication.activeModalWidget() is None)
    return choices_of(hands.desk.snapshot).method


def choose(start: str) -> None:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(each for each in menu.actions() if start in each.text())
    assert action.isEnabled(), action.text()
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)


def play(hands, number: int) -> None:
    """Close a round by its totals: the seats' numbers, so that seat 1 wins with the table's rest."""
    desk = hands.desk
    round_ = desk.snapshot.round(number)
    if round_.state == "drawn":
        desk.run(lambda: desk.rounds.start(round_.id))
    for table in round_.tables:
        lost = [-table.number - seat for seat in range(1, len(table.seats))]
        totals = (-sum(lost), *lost)
        desk.run(lambda at=table.id, points=totals: desk.scoring.totals(at, points))
    desk.run(lambda: desk.rounds.close(round_.id, {table.id: "agreed" for table in round_.tables} | {0: "agreed"}))
    assert desk.snapshot.round(number).state == "closed"


def tables(hands, number: int) -> dict[int, tuple[int, ...]]:
    return {table.number: table.seats for table in hands.desk.snapshot.round(number).tables}


def meetings(hands) -> list[frozenset[int]]:
    return [
        frozenset((one, other))
        for round_ in hands.desk.snapshot.rounds
        for table in round_.tables
        for at, one in enumerate(table.seats)
        for other in table.seats[at + 1 :]
    ]


def test_the_first_draw_plans_all_rounds_and_one_undo_takes_them_back(hands) -> None:
    draw(hands, 1)
    assert [round_.state for round_ in hands.desk.snapshot.rounds] == ["drawn", "drawn", "drawn"]
    met = meetings(hands)
    assert len(met) == len(set(met))
    hands.press(Qt.Key.Key_Z, CONTROL)
    assert hands.desk.snapshot.rounds == ()
    hands.press(Qt.Key.Key_Y, CONTROL)
    assert len(hands.desk.snapshot.rounds) == 3


def test_round_by_round_each_round_is_drawn_from_who_really_sat_with_whom(hands) -> None:
    assert way(hands, downs=1) == "rounds"
    draw(hands, 1)
    assert len(hands.desk.snapshot.rounds) == 1
    play(hands, 1)
    draw(hands, 2)
    met = meetings(hands)
    assert len(hands.desk.snapshot.rounds) == 2
    assert len(met) == len(set(met))


def test_by_the_standing_neighbours_meet_and_the_first_ones_sit_at_the_first_table(hands) -> None:
    assert way(hands, downs=2) == "standing"
    draw(hands, 1)
    play(hands, 1)
    order = [place.entry.id for place in hands.desk.bus.standing.places]
    draw(hands, 2)
    first, *others = tables(hands, 2).values()
    assert set(first) == set(order[: len(first)])
    seated = [*first, *(one for table in others for one in table)]
    ranks = [[order.index(one) for one in table] for table in tables(hands, 2).values()]
    assert all(max(upper) < min(lower) for upper, lower in pairwise(ranks))
    assert sorted(seated) == sorted(order)


def test_winners_move_up_and_the_last_ones_down(hands) -> None:
    assert way(hands, downs=3) == "winners"
    draw(hands, 1)
    play(hands, 1)
    before = tables(hands, 1)
    draw(hands, 2)
    after = tables(hands, 2)
    # Seat 1 wins, the last seat loses (`play`).
    assert before[2][0] in after[1]
    assert before[1][-1] in after[2]
    assert before[1][0] in after[1]


def test_seat_two_moves_one_table_on_and_everybody_else_stays(hands) -> None:
    assert way(hands, downs=4) == "move_on"
    draw(hands, 1)
    play(hands, 1)
    before = tables(hands, 1)
    draw(hands, 2)
    after = tables(hands, 2)
    for number in before:
        assert after[number % len(before) + 1][1] == before[number][1]
        assert after[number][0] == before[number][0]
        assert after[number][2:] == before[number][2:]


def test_winners_wait_for_the_results_and_say_so(hands) -> None:
    way(hands, downs=3)
    draw(hands, 1)
    page = seating(hands)
    page.arrive(2)
    assert "needs its results" in page.undrawn.why_not.text()
    hands.press(Qt.Key.Key_F5)
    hands.wait_until(lambda: hands.window.notice.isVisible())
    assert len(hands.desk.snapshot.rounds) == 1


def test_chips_are_typed_as_people_come_and_outlast_a_closed_dialog(hands) -> None:
    assert way(hands, downs=5) == "chips"
    page = seating(hands)
    hands.click(page.undrawn.draw_button)
    hands.dialog(ChipsDialog)
    hands.enter("3 7 1")
    hands.enter("gaiser 7 2")
    hands.press(Qt.Key.Key_Escape)
    hands.click(page.undrawn.draw_button)
    dialog = hands.dialog(ChipsDialog)
    assert [(chip.entry.number, chip.table, chip.seat) for chip in dialog.chips if chip.table] == [
        (3, 7, 1),
        (13, 7, 2),
    ]
    hands.enter("4 7 2")  # taken already
    assert dialog.line.text() == "4 7 2"
    dialog.line.clear()
    hands.enter("4 7 3")
    rest = [number for number in range(1, 13) if number not in (3, 4)]
    for at, number in enumerate(rest):
        hands.enter(f"{number} {1 + at // 4 if at < 4 else 2 + (at - 4) // 3}")
    assert dialog.left.text() == "Everybody has drawn."
    hands.click(dialog.keep_button)
    number_of = {entry.id: entry.number for entry in hands.desk.snapshot.entries}
    seats = {number: [number_of[one] for one in people] for number, people in tables(hands, 1).items()}
    assert seats == {1: [1, 2, 5, 6], 2: [7, 8, 9], 3: [10, 11, 12], 7: [3, 13, 4]}
    assert hands.desk.snapshot.round(1).method == "chips"


def test_by_hand_tables_are_filled_and_then_pulled_together(hands) -> None:
    assert way(hands, downs=6) == "hand"
    page = seating(hands)
    hands.click(page.undrawn.draw_button)
    dialog = hands.dialog(HandDrawDialog)
    hands.enter("13 1 2")
    hands.click(dialog.fill_button)
    assert dialog.lines[0][1].text() == "13 1 2 3"
    assert dialog.left.text() == "Everybody has a seat."
    hands.click(dialog.keep_button)
    board = page.drawn.board
    one, other = tables(hands, 1)[1][0], tables(hands, 1)[2][1]
    pull(board, (0, 0), (1, 1))
    assert "costs nothing" in page.drawn.price.text()
    release(board, (1, 1))
    assert (tables(hands, 1)[1][0], tables(hands, 1)[2][1]) == (other, one)


def test_a_table_that_would_lose_its_only_writer_is_said_before_the_swap_is_made(hands) -> None:
    desk = hands.desk
    assert way(hands, downs=6) == "hand"
    page = seating(hands)
    hands.click(page.undrawn.draw_button)
    dialog = hands.dialog(HandDrawDialog)
    hands.click(dialog.fill_button)
    hands.click(dialog.keep_button)
    wishes = SeatingWishes(desk.file, desk.snapshot.id)
    for table in desk.snapshot.round(1).tables:
        desk.run(lambda one=table.seats[0]: wishes.wish(one, writes=True))
    board = page.drawn.board
    pull(board, (0, 0), (1, 1))
    assert "without anybody willing to write" in page.drawn.price.text()
    pull(board, (0, 0), (1, 0))
    assert "costs nothing" in page.drawn.price.text()


def spot(board, place: tuple[int, int]) -> QPoint:
    return board.visualRect(board.seats.index(place[0], place[1] + 1)).center()


def pull(board, one: tuple[int, int], other: tuple[int, int]) -> None:
    """Take somebody by the mouse and hold them over another place."""
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, NONE, spot(board, one))
    to = spot(board, other)
    for at in (to, to + QPoint(1, 0)):
        place = QPointF(board.viewport().mapToGlobal(at))
        kind, button = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
        moved = QMouseEvent(kind, QPointF(at), place, button, Qt.MouseButton.LeftButton, NONE)
        QApplication.sendEvent(board.viewport(), moved)


def release(board, other: tuple[int, int]) -> None:
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, NONE, spot(board, other))


def test_somebody_is_pulled_to_a_free_seat_and_the_sizes_are_said_before(hands) -> None:
    hands.desk.run(lambda: hands.desk.registration.register(first="Zoe", last="Frey"))  # two tables of four
    page = seating(hands)
    draw(hands, 1)
    sizes = [len(people) for people in tables(hands, 1).values()]
    four, three = sizes.index(4), sizes.index(3)
    moved = hands.desk.snapshot.round(1).tables[four].seats[1]
    pull(page.drawn.board, (four, 1), (three, 3))
    assert "then sit 3" in page.drawn.price.text()
    release(page.drawn.board, (three, 3))
    assert hands.desk.snapshot.round(1).tables[three].seats[3] == moved
    assert len(hands.desk.snapshot.round(1).tables[four].seats) == 3


def test_seats_are_learned_from_the_sheets(hands) -> None:
    assert way(hands, downs=7) == "sheets"
    page = seating(hands)
    hands.click(page.undrawn.draw_button)
    dialog = hands.dialog(LearnTableDialog)
    for number, people in ((4, "1 2 3"), (2, "4 5 6"), (9, "7 8 9 10")):
        hands.type(str(number))
        hands.press(Qt.Key.Key_Tab)
        hands.enter(people)
    assert "11\u00a0Wössner\u00a0Gustav" in dialog.left.text()
    hands.press(Qt.Key.Key_Escape)
    assert {number: len(people) for number, people in tables(hands, 1).items()} == {2: 3, 4: 3, 9: 4}
    assert page.drawn.learn_button.isVisible()


def test_couples_families_places_and_tables_are_noted_and_kept(hands) -> None:
    page = seating(hands)
    hands.click(page.undrawn.wishes_button)
    dialog = hands.dialog(WishesDialog)
    for one, other in (("weiß", "roth"), ("weiß", "bräuer"), ("roth", "bräuer")):
        hands.type(one)
        hands.press(Qt.Key.Key_Tab)
        hands.type(other)
        hands.click(dialog.apart_button)
    assert len(hands.desk.snapshot.apart) == 3
    dialog.who.setFocus()
    hands.type("gaiser")
    dialog.table.setFocus()
    dialog.table.selectAll()
    hands.type("11")
    dialog.seat.setFocus()
    dialog.seat.selectAll()
    hands.type("1")
    hands.click(dialog.writes, QPoint(8, 13))
    hands.click(dialog.note_button)
    dialog.numbers.setFocus()
    hands.enter("1-3, 11")
    hands.press(Qt.Key.Key_Escape)
    assert "3 pairs kept apart" in page.undrawn.wished.text()
    draw(hands, 1)
    ids = [entry.id for entry in hands.desk.snapshot.entries]
    for round_ in hands.desk.snapshot.rounds:
        assert [table.number for table in round_.tables] == [1, 2, 3, 11]
        for table in round_.tables:
            assert len(set(table.seats) & set(ids[:3])) <= 1
        assert round_.tables[3].seats[0] == ids[12]


def test_from_the_entry_one_goes_on_to_the_wishes_of_that_person(hands) -> None:
    desk = hands.desk
    ids = [entry.id for entry in desk.snapshot.entries]
    desk.run(lambda: desk.registration.keep_apart(ids[0], ids[1]))
    desk.run(lambda: desk.registration.keep_apart(ids[0], ids[2], always=True))
    entry = EntryDialog(desk, desk.snapshot.entries[0], hands.window)
    entry.open()
    hands.dialog(EntryDialog)
    assert entry.apart.currentText() == "Roth Łukasz, Bräuer Otto"
    hands.click(entry.wishes_button)
    dialog = hands.dialog(WishesDialog)
    assert (dialog.one.chosen, dialog.who.chosen) == (ids[0], ids[0])
    hands.type("häberle")
    hands.click(dialog.apart_button)
    assert {pair[:2] for pair in desk.snapshot.apart} == {
        tuple(sorted((desk.snapshot.entries[0].person.id, desk.snapshot.entries[at].person.id))) for at in (1, 2, 5)
    }
    dialog.reject()


def test_people_of_one_club_sit_apart_and_who_could_not_is_named(hands) -> None:
    desk, page = hands.desk, seating(hands)
    # Two of Igelsberg; all others of one club, which is too large for four tables.
    for at, entry in enumerate(desk.snapshot.entries):
        who, club = entry.person, "SV Igelsberg" if at < 2 else "TV Baiersbronn"
        desk.run(lambda who=who, club=club: desk.registration.rename(who.id, who.first, who.last, club, ""))
    hands.click(page.undrawn.wishes_button)
    dialog = hands.dialog(WishesDialog)
    hands.click(dialog.clubs, QPoint(8, 13))
    hands.press(Qt.Key.Key_Escape)
    assert choices_of(desk.snapshot).clubs_apart
    assert "clubs kept apart" in page.undrawn.wished.text()
    hands.press(Qt.Key.Key_F5)
    # A wish that can't be kept takes the whole budget of steps.
    hands.wait_until(lambda: len(desk.snapshot.rounds) >= 1, 60_000)
    one, other, *rest = (entry.id for entry in desk.snapshot.entries)
    assert not any({one, other} <= set(people) for people in tables(hands, 1).values())
    page.arrive(1)
    said = page.drawn.facts.text()
    assert "Not kept: Kept apart (" in said
    assert sum(desk.snapshot.entry(each).person.spoken in said for each in rest) > 2


def test_what_cannot_be_kept_is_named_with_the_people(hands) -> None:
    desk = hands.desk
    ids = [entry.id for entry in desk.snapshot.entries]
    for entry_id in ids[:2]:
        desk.run(lambda at=entry_id: desk.registration.change(at, "", fixed_table=1))
    draw(hands, 1)
    desk.run(lambda: desk.registration.keep_apart(ids[0], ids[1]))
    page = seating(hands)
    page.arrive(1)
    assert "Not kept: Kept apart (Änne Weiß, Łukasz Roth)" in page.drawn.facts.text()


def offers(page) -> list[QPushButton]:
    return [each for each in page.drawn.late.findChildren(QPushButton) if each.isVisible()]


def test_a_latecomer_is_taken_into_all_rounds_drawn_ahead_by_one_click(hands) -> None:
    page = seating(hands)
    draw(hands, 1)
    desk = hands.desk
    desk.run(lambda: desk.rounds.start(desk.snapshot.round(1).id))
    running = tables(hands, 1)
    desk.run(lambda: desk.registration.register(first="Zoe", last="Frey"))
    zoe = desk.snapshot.entries[-1].id
    before = {number: tables(hands, number) for number in (2, 3)}
    page.arrive(2)
    hands.wait_until(lambda: len(offers(page)) == 1)
    hands.click(offers(page)[0])
    assert tables(hands, 1) == running
    for number in (2, 3):
        after = tables(hands, number)
        assert sum(zoe in people for people in after.values()) == 1
        for table, people in before[number].items():
            assert set(people) <= set(after[table])
    hands.press(Qt.Key.Key_Z, CONTROL)
    assert tables(hands, 2) == before[2]


def test_who_withdraws_at_the_entries_leaves_the_rounds_drawn_ahead(hands) -> None:
    draw(hands, 1)
    desk = hands.desk
    desk.run(lambda: desk.rounds.start(desk.snapshot.round(1).id))
    running = tables(hands, 1)
    gone = desk.snapshot.entries[4]
    desk.run(lambda: desk.registration.withdraw(gone.id))
    assert desk.snapshot.entry(gone.id).withdrawn_from == 2
    assert tables(hands, 1) == running
    for number in (2, 3):
        people = [one for table in tables(hands, number).values() for one in table]
        assert gone.id not in people
        assert len(people) == 12
        assert sorted(len(table) for table in tables(hands, number).values()) == [3, 3, 3, 3]


def test_gone_while_the_round_runs_says_who_would_come_before_it_is_done(hands) -> None:
    page = seating(hands)
    draw(hands, 1)
    desk = hands.desk
    desk.run(lambda: desk.rounds.start(desk.snapshot.round(1).id))
    page.arrive(1)
    sizes = [len(people) for people in tables(hands, 1).values()]
    row = sizes.index(3)
    page.drawn.board.choose((row, 1))
    hands.click(page.drawn.change_button)
    menu = QApplication.activePopupWidget()
    text = menu.actions()[0].text()
    assert f"to table {desk.snapshot.round(1).tables[row].number}" in text
    choose("is gone now")
    assert [len(people) for people in tables(hands, 1).values()] == [3, 3, 3, 3]
    typed = desk.snapshot.round(1)
    assert typed.state == "open"


def test_gone_where_no_other_table_can_give_anybody_needs_a_substitute(club, open_desk) -> None:
    from desk_hands import registered

    registered(club, 6)
    hands = open_desk()
    hands.desk.run(lambda: hands.desk.tournaments.change(hands.desk.snapshot.id, deals={3: 12}, prefer=3))
    page = seating(hands)
    draw(hands, 1)
    hands.desk.run(lambda: hands.desk.rounds.start(hands.desk.snapshot.round(1).id))
    page.arrive(1)
    page.drawn.board.choose((0, 0))
    hands.click(page.drawn.change_button)
    action = QApplication.activePopupWidget().actions()[0]
    assert "a substitute is needed" in action.text()
    assert not action.isEnabled()
    QApplication.activePopupWidget().close()


@pytest.mark.parametrize(("answer", "deals"), [("rests", {3: 12, 4: 16}), ("all", {3: 12, 4: 12})])
def test_tables_of_three_and_four_are_announced_with_their_effect(hands, answer: str, deals: dict[int, int]) -> None:
    page = seating(hands)
    assert page.undrawn.mixed_card.isVisible()
    assert page.undrawn.mixed["all"].isChecked()
    if answer == "all":
        hands.click(page.undrawn.mixed["rests"], QPoint(8, 13))
    assert f"{deals[4]} deals" in page.undrawn.mixed[answer].text()
    hands.click(page.undrawn.mixed[answer], QPoint(8, 13))
    snapshot = hands.desk.snapshot
    assert {size: snapshot.deals[size] for size in (3, 4)} == deals
    assert snapshot.house["four_seats"] == ("all" if answer == "all" else "dealer_rests")
    assert page.undrawn.mixed[answer].isChecked()
    hands.click(page.undrawn.mixed["average"], QPoint(8, 13))
    assert hands.desk.snapshot.ranking[0] == "points_per_deal"


def test_before_the_draw_the_number_of_people_is_explained(hands) -> None:
    page = seating(hands)
    assert page.undrawn.people.text() == "13 people: 1 table of 4 and 3 tables of 3; nobody sits out."


def test_who_can_not_be_seated_sits_out_in_turn(club, open_desk) -> None:
    from desk_hands import registered

    registered(club, 5, variant="wuerttemberg")
    hands = open_desk()
    hands.desk.run(lambda: hands.desk.tournaments.change(hands.desk.snapshot.id, deals={3: 12, 4: 16}))
    page = seating(hands)
    assert "1 sits out each round, in turn" in page.undrawn.people.text()
    draw(hands, 1)
    out = [round_.sitting_out for round_ in hands.desk.snapshot.rounds]
    assert [len(each) for each in out] == [1, 1, 1]
    assert len(set(out)) == 3


def test_how_fair_it_was_stands_in_a_dialog_with_proof_and_seed(hands) -> None:
    page = seating(hands)
    draw(hands, 1)
    hands.click(page.drawn.fair_button)
    dialog = hands.dialog(FairnessDialog)
    assert dialog.verdict.text() == "Nobody met anybody twice in 3 rounds."
    # A table of four comes from all four tables of the round before.
    assert "times somebody came back to a table." in dialog.returns.text()
    assert "With so few repeated meetings the people of a table" in dialog.returns.text()
    assert str(hands.desk.snapshot.round(1).seed) in dialog.rounds.text()
    assert dialog.people.rowCount() == 13
    mates = {share.entry.id: share.mates for share in (dialog.mates.row_at(row) for row in range(13))}
    number_of = {entry.id: entry.number for entry in hands.desk.snapshot.entries}
    for round_ in hands.desk.snapshot.rounds:
        for table in round_.tables:
            for one in table.seats:
                expected = sorted(number_of[other] for other in table.seats if other != one)
                assert mates[one][round_.number] == " ".join(map(str, expected))
    dialog.reject()


def test_where_fewer_repeats_are_impossible_the_proof_is_shown(club, open_desk) -> None:
    from desk_hands import registered

    registered(club, 6)
    hands = open_desk()
    page = seating(hands)
    # practice.md D.1: six people at two tables of three meet again from the second round on.
    assert "at least 5 meetings are repeats, whoever draws: Every seating of 6 people" in page.undrawn.bound.text()
    draw(hands, 1)
    met = meetings(hands)
    assert len(met) - len(set(met)) == 5
    hands.press(Qt.Key.Key_F8)
    dialog = hands.dialog(FairnessDialog)
    assert dialog.verdict.text().startswith("5 meetings were repeats. Fewer are impossible: Every seating of 6 people")
    assert "At least 6 can't be avoided: There are more rounds (3) than tables (2)." in dialog.returns.text()
    dialog.reject()
    page.arrive(2)
    assert "In this round fewer are impossible" in page.drawn.facts.text()


def test_a_long_search_ends_with_the_best_so_far_and_is_marked(hands) -> None:
    page = seating(hands)
    page.draw()
    page.take_best()
    hands.wait_until(lambda: len(hands.desk.snapshot.rounds) == 3)
    stopped = hands.desk.snapshot.round(1).method == "plan stopped"
    assert stopped == ("was stopped" in page.drawn.facts.text())
    for round_ in hands.desk.snapshot.rounds:
        people = [one for table in round_.tables for one in table.seats]
        assert sorted(people) == sorted(entry.id for entry in hands.desk.snapshot.entries)


def test_a_draw_taken_back_in_the_middle_leaves_the_rounds_before(hands) -> None:
    page = seating(hands)
    draw(hands, 1)
    play(hands, 1)
    page.arrive(2)
    hands.click(page.drawn.more_button)
    choose("Take the draw back")
    assert [round_.number for round_ in hands.desk.snapshot.rounds] == [1]
    hands.press(Qt.Key.Key_F5)
    hands.wait_until(lambda: len(hands.desk.snapshot.rounds) == 3)
    met = meetings(hands)
    assert len(met) == len(set(met))


def test_wishes_and_chips_go_into_an_archive_and_back(hands, tmp_path) -> None:
    from tappscore.exchange import archive
    from tappscore.services.archive import Archive
    from tappscore.services.club import open_or_create
    from tappscore.store.loading import load

    desk = hands.desk
    wishes = SeatingWishes(desk.file, desk.snapshot.id)
    entry = desk.snapshot.entries[3]
    desk.run(lambda: wishes.wish(entry.id, writes=True, seat=2, top=True))
    desk.run(lambda: wishes.choose(method="standing", tables=[4, 2]))
    desk.run(lambda: wishes.chip(entry.id, 1, 7, 3))
    draw(hands, 1)
    desk.run(lambda: Draws(desk.file, desk.snapshot.id).take_back(1))
    written = archive.write(desk.snapshot)
    with open_or_create(tmp_path / "other.tapp") as other:
        changes = Archive(other).bring_in(archive.read(written))
        assert choices_of(load(other, changes.made("tournaments"))) == choices_of(desk.snapshot)
