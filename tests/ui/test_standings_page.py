from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from desk_hands import Hands
from PySide6.QtCore import QPoint, Qt

from tappscore.exchange.archive import read
from tappscore.rules.deal import Deal
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.tournament.simulate import simulate
from tappscore.ui.dialogs.journal import JournalDialog
from tappscore.ui.dialogs.why import WhyDialog


def played(hands):
    """Round 1 with one Solo of the first seat at table 1."""
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, entries[0:4]), (2, entries[4:7]), (3, entries[7:10]), (4, entries[10:13])]
    desk.run(lambda: desk.rounds.draw(1, tables, method="hand"))
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    desk.run(lambda: desk.scoring.record(round_.tables[1].id, Deal(contract="solo", declarer=2, facts={"points": 71})))
    hands.alt(5)
    return hands.window.page("standings")


def column(page, key: str) -> int:
    return next(at for at, each in enumerate(page.model.columns) if each.key == key)


def test_without_results_the_page_says_what_will_be_here(hands) -> None:
    hands.alt(5)
    page = hands.window.page("standings")
    assert page.empty.isVisible()
    assert not page.list.isVisible()


def test_the_empty_page_leads_to_where_the_evening_can_go_on(hands) -> None:
    hands.alt(5)
    page, desk = hands.window.page("standings"), hands.desk
    assert page.begin_button.text() == "Go to Seating"
    page.begin_button.click()
    assert hands.window.page("seating").isVisible()
    entries = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, entries[0:4]), (2, entries[4:7]), (3, entries[7:10]), (4, entries[10:13])]
    desk.run(lambda: desk.rounds.draw(1, tables, method="hand"))
    hands.alt(5)
    assert page.empty.isVisible()
    assert page.begin_button.text() == "Go to Scoring"
    page.begin_button.click()
    assert hands.window.page("scoring").isVisible()


def test_first_place_is_who_won_the_only_deal(hands) -> None:
    page = played(hands)
    assert page.model.row_at(0).entry.number == 6
    assert "of 4 tables" in page.played.text()


def test_standings_follow_a_deal_while_they_are_shown(hands) -> None:
    page = played(hands)
    desk = hands.desk
    table = desk.snapshot.rounds[0].tables[2]
    desk.run(lambda: desk.scoring.record(table.id, Deal(contract="durch", declarer=1, facts={"made": True})))
    assert page.model.row_at(0).entry.number == 8


def test_a_click_on_a_heading_sorts_by_exact_values_and_a_third_gives_the_list_back(hands) -> None:
    page = played(hands)
    own = [page.model.row_at(at).entry.number for at in range(page.model.rowCount())]
    at = column(page, "number")
    head = page.list.horizontalHeader()
    spot = QPoint(head.sectionViewportPosition(at) + 8, head.height() // 2)
    hands.click(head.viewport(), spot)
    assert [page.model.row_at(each).entry.number for each in range(13)] == list(range(1, 14))
    hands.click(head.viewport(), spot)
    assert page.model.row_at(0).entry.number == 13
    hands.click(head.viewport(), spot)
    assert [page.model.row_at(each).entry.number for each in range(13)] == own


def test_people_with_nothing_stand_last_in_either_direction(hands) -> None:
    page = played(hands)
    at = column(page, "points")
    for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
        page.model.sort(at, order)
        assert page.model.row_at(12).points is None


def test_why_lists_every_deal_and_the_running_sum(hands) -> None:
    page = played(hands)
    page.list.choose(0)
    page.list.setFocus()
    hands.press(Qt.Key.Key_Return)
    dialog = hands.dialog(WhyDialog)
    assert "1st place: Rösle Häberle, 10 points" in dialog.windowTitle()
    assert dialog.model.rowCount() == 1
    line = dialog.model.row_at(0)
    assert (line.round, line.table, line.deal, line.points, line.sum) == (1, 2, 1, 10, 10)
    hands.click(dialog.record)
    assert hands.window.current == "print"


def test_journal_lists_the_steps_and_takes_one_back(hands) -> None:
    page = played(hands)
    hands.press(Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    dialog = hands.dialog(JournalDialog)
    dialog.list.choose(0)
    dialog.reason.setText("typed twice")
    hands.click(dialog.undo)
    assert not hands.desk.snapshot.rounds[0].tables[1].deals
    assert dialog.reason.text() == ""  # the next step has a reason of its own
    assert page.empty.isVisible()
    dialog.accept()


def test_undo_from_another_page_names_the_step_first(hands) -> None:
    played(hands)
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.window.notice.isVisible()
    assert "deal 1" in hands.window.notice.sentence.text()
    assert hands.desk.snapshot.rounds[0].tables[1].deals
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not hands.desk.snapshot.rounds[0].tables[1].deals


def test_f9_covers_the_standings_on_the_desk_and_uncovers_them(hands) -> None:
    page = played(hands)
    hands.press(Qt.Key.Key_F9)
    assert page.cover.isVisible()
    assert not page.list.isVisible()
    hands.press(Qt.Key.Key_F9)
    assert page.list.isVisible()
    assert not page.cover.isVisible()


@pytest.fixture
def many_rounds(club: Path) -> None:
    with open_or_create(club) as file:
        Archive(file).bring_in(read(simulate(seed=4, players=12, rounds=6, variant="dapp")))


@pytest.mark.usefixtures("many_rounds")
def test_towns_give_way_to_names_where_many_rounds_leave_no_room(open_desk: Callable[..., Hands]) -> None:
    hands = open_desk(size=(960, 540))
    hands.alt(5)
    page = hands.window.page("standings")

    def keys() -> list[str]:
        return [column.key for column in page.model.columns]

    assert "town" not in keys()
    hands.window.resize(1366, 768)
    hands.wait_until(lambda: "town" in keys())
    hands.window.resize(960, 540)
    hands.wait_until(lambda: "town" not in keys())


def test_covering_after_the_chosen_round_was_taken_back_elsewhere_ranks_what_is_left(hands) -> None:
    page = played(hands)
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, entries[0:4]), (2, entries[4:7]), (3, entries[7:10]), (4, entries[10:13])]
    assert desk.run(lambda: desk.rounds.draw(2, tables, method="hand")) is not None
    page.after.setCurrentIndex(2)
    assert page.after.currentData() == 2
    hands.alt(3)
    desk.run(lambda: desk.rounds.discard(desk.snapshot.rounds[1].id))
    hands.press(Qt.Key.Key_F9)
    hands.press(Qt.Key.Key_F9)
    hands.alt(5)
    assert page.after.currentData() is None
    assert page.model.row_at(0).entry.number == 6


@pytest.mark.usefixtures("many_rounds")
def test_tab_alone_goes_from_the_list_to_its_buttons_and_all_choices_above_it(open_desk: Callable[..., Hands]) -> None:
    hands = open_desk()
    hands.alt(5)
    page = hands.window.page("standings")
    assert page.list.hasFocus()
    reached = []
    while not reached or not page.list.hasFocus():
        hands.press(Qt.Key.Key_Tab)
        reached.append(hands.focus())
        assert len(reached) < 20, [each.accessibleName() or each.text() for each in reached]
    below = (page.why_button, page.release_button, page.share_button, page.print_button)
    assert reached == [*below, page.criteria, page.pictures_button, page.after, page.list]


@pytest.mark.usefixtures("many_rounds")
def test_the_round_chosen_is_the_one_printed_and_stays_in_another_language(open_desk: Callable[..., Hands]) -> None:
    hands = open_desk()
    hands.alt(5)
    page = hands.window.page("standings")
    page.after.setFocus()
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Down)
    assert page.after.currentData() == 2
    hands.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert (page.after.currentText(), page.after.currentData()) == ("Nach Runde 2", 2)
    hands.click(page.print_button)
    paper = hands.window.page("print")
    assert (paper.chosen_key, paper.options.choosers["round"].currentData()) == ("standings", 2)
    hands.alt(5)
    page.after.setFocus()
    hands.press(Qt.Key.Key_Home)
    hands.click(page.print_button)
    assert paper.options.choosers["round"].currentData() == 6
