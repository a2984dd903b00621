from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from desk_hands import registered
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from tappscore.rules.deal import Deal
from tappscore.services.club import copy_out
from tappscore.ui import clubs, words
from tappscore.ui.dialogs.close_round import CloseRoundDialog
from tappscore.ui.models.course import course, open_points
from tappscore.ui.pages.welcome import Choice


def tonight(hands):
    hands.alt(1)
    return hands.window.page("tonight").evening


def draw(hands, number: int) -> None:
    entries = [entry.id for entry in hands.desk.snapshot.entries]
    tables = [(1, entries[0:4]), (2, entries[4:7]), (3, entries[7:10]), (4, entries[10:13])]
    hands.desk.run(lambda: hands.desk.rounds.draw(number, tables, method="hand"))


def give_totals(hands) -> None:
    """All sheets of round 1 come in as totals."""
    for table in hands.desk.snapshot.rounds[0].tables:
        zeros = (0,) * len(table.seats)
        hands.desk.run(partial(hands.desk.scoring.totals, table.id, zeros))


def round_line(desk, at: int) -> str:
    """What Tonight says of a round."""
    title = f"Round {at + 1}"
    return next(
        words.spoken(step.detail)
        for step in course(desk.snapshot, desk.bus.ledger)
        if words.spoken(step.title) == title and step.detail is not None
    )


def type_all(desk, table) -> None:
    """All deals of a sheet are passed ones, and its totals say what they come to."""
    for _ in range(desk.bus.ledger.tables[table.id].planned):
        desk.run(lambda: desk.scoring.record(table.id, Deal(kind="passed")))
    computed = desk.bus.ledger.tables[table.id].computed
    desk.run(lambda: desk.scoring.totals(table.id, computed))


def test_a_sheet_that_differs_is_named_once_whether_its_round_is_open_or_closed(hands) -> None:
    draw(hands, 1)
    desk = hands.desk
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    give_totals(hands)
    first = round_.tables[0]
    type_all(desk, first)
    desk.run(lambda: desk.rounds.close(round_.id, {0: "agreed"}))
    wrong = [10, -10, *(0 for _ in first.seats[2:])]
    desk.run(lambda: desk.scoring.control(first.id, wrong, "read again"))

    def named() -> list[str]:
        said = [words.spoken(point.sentence) for point in open_points(desk.snapshot, desk.bus.ledger)]
        return [each for each in said if "table 1" in each.casefold()]

    assert named() == ["Round 1, table 1: the sheet's sums differ"]
    desk.run(lambda: desk.rounds.reopen(round_.id, "to look again"))
    assert named() == ["Round 1, table 1: the sheet's sums differ"]


def test_a_difference_that_was_answered_is_no_open_point_any_more(hands) -> None:
    draw(hands, 1)
    desk = hands.desk
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    first = round_.tables[0]
    for _ in range(desk.bus.ledger.tables[first.id].planned):
        desk.run(lambda: desk.scoring.record(first.id, Deal(kind="passed")))
    desk.run(lambda: desk.scoring.control(first.id, [10, -10, *(0 for _ in first.seats[2:])]))

    def differs() -> bool:
        said = [words.spoken(point.sentence) for point in open_points(desk.snapshot, desk.bus.ledger)]
        return "Round 1, table 1: the sheet's sums differ" in said

    assert differs()
    desk.run(lambda: desk.scoring.accept(first.id, "paper added wrongly"))
    assert not differs()
    assert round_line(desk, 0) == "open: 1 of 4 sheets complete, 1 checked"


def test_an_unreadable_deal_stays_open_when_the_sums_of_its_sheet_were_accepted(hands) -> None:
    draw(hands, 1)
    desk = hands.desk
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    give_totals(hands)
    first = round_.tables[0]
    type_all(desk, first)
    deal = desk.bus.ledger.tables[first.id].table.deals[4]
    desk.run(lambda: desk.scoring.correct(deal.id, Deal(kind="unreadable")))
    desk.run(lambda: desk.scoring.control(first.id, [10, -10, *(0 for _ in first.seats[2:])]))
    desk.run(lambda: desk.scoring.accept(first.id, "the paper was added wrongly"))

    def named() -> list[str]:
        said = [words.spoken(point.sentence) for point in open_points(desk.snapshot, desk.bus.ledger)]
        return [each for each in said if "table 1" in each.casefold()]

    assert named() == ["Round 1, table 1, deal 5 is unreadable."]
    CloseRoundDialog(desk, round_.id, hands.window).open()
    dialog = hands.dialog(CloseRoundDialog)
    assert [each.sentence for each in dialog.questions if each.grave] == ["Round 1, table 1, deal 5 is unreadable."]
    line = dialog.answers[str(first.id)]
    line.setFocus()
    hands.type("nobody remembers")
    dialog.answers[""].setText("agreed")
    dialog.go_on()
    assert desk.snapshot.rounds[0].state == "closed"
    assert named() == []
    desk.run(lambda: desk.rounds.reopen(round_.id, "to look again"))
    assert named() == []  # its reason stays with the deal


def play(hands, number: int) -> None:
    """Draw, start and close a round whose sheets got lost."""
    desk = hands.desk
    draw(hands, number)
    round_ = desk.snapshot.rounds[number - 1]
    desk.run(lambda: desk.rounds.start(round_.id))
    desk.run(lambda: desk.rounds.close(round_.id, {0: "test", **{table.id: "test" for table in round_.tables}}))


def test_first_start_asks_nothing_and_offers_three_ways(open_desk: Callable) -> None:
    hands = open_desk()
    page = hands.window.page("tonight")
    assert page.currentWidget() is page.welcome
    ways = [each.heading.text() for each in page.welcome.findChildren(Choice) if each.isVisible()]
    assert ways == ["New tournament", "Bring our club from another computer", "Look around with a sample evening"]
    assert page.welcome.first.hasFocus()
    hands.press(Qt.Key.Key_Return)
    assert hands.window.current == "new"


def test_next_step_follows_the_evening(hands) -> None:
    page = tonight(hands)
    steps = [page.next_button.text()]
    draw(hands, 1)
    steps.append(page.next_button.text())
    hands.click(page.next_button)
    steps.append(page.next_button.text())
    give_totals(hands)
    steps.append(page.next_button.text())
    assert steps == ["Draw round 1", "Start round 1", "Enter the sheets of round 1", "Close round 1"]


def test_open_points_name_the_tables_whose_sheets_are_missing(hands) -> None:
    page = tonight(hands)
    draw(hands, 1)
    hands.click(page.next_button)
    points = [each.text() for each in page.findChildren(QPushButton) if "sheet missing" in each.text()]
    assert points == [f"Round 1, table {number}: sheet missing" for number in (1, 2, 3, 4)]
    hands.click(next(each for each in page.findChildren(QPushButton) if "table 3" in each.text()))
    assert hands.window.current == "scoring"
    assert hands.window.page("scoring").loop.table_id == hands.desk.snapshot.rounds[0].tables[2].id


def test_people_without_full_names_are_an_open_point_that_leads_to_them(hands) -> None:
    desk = hands.desk
    desk.run(lambda: desk.registration.register(first="Otto"))
    page = tonight(hands)
    hands.click(next(each for each in page.findChildren(QPushButton) if "without a full name" in each.text()))
    assert hands.window.current == "entries"
    assert hands.window.page("entries").model.rowCount() == 1


def test_closing_a_round_with_unchecked_tables_asks_once_for_all(hands) -> None:
    page = tonight(hands)
    draw(hands, 1)
    hands.click(page.next_button)
    desk = hands.desk
    give_totals(hands)
    hands.click(page.next_button)
    dialog = hands.dialog(CloseRoundDialog)
    assert len(dialog.answers) == 1
    said = [each.text() for each in dialog.findChildren(QLabel)]
    assert "One reason for all is enough. It stays with each table." in said
    assert "· 4 tables are complete, but no control line was compared." in said
    hands.click(dialog.close_button)
    assert desk.snapshot.rounds[0].state == "open"
    hands.click(next(each for each in dialog.findChildren(QPushButton) if each.text() == "agreed at the table"))
    hands.click(dialog.close_button)
    assert desk.snapshot.rounds[0].state == "closed"
    assert round_line(desk, 0) == "closed: 4 of 4 complete, 4 accepted"  # nobody checked them


def test_checked_and_accepted_sheets_of_a_round_are_told_apart(hands) -> None:
    draw(hands, 1)
    desk = hands.desk
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    give_totals(hands)
    one, other = round_.tables[:2]
    desk.run(lambda: desk.scoring.accept(other.id, "agreed"))
    assert round_line(desk, 0) == "open: 4 of 4 complete, 1 accepted"
    type_all(desk, one)
    assert round_line(desk, 0) == "open: 4 of 4 complete, 1 checked, 1 accepted"
    desk.run(lambda: desk.rounds.close(round_.id, {0: "agreed"}))
    assert round_line(desk, 0) == "closed: 4 of 4 complete, 1 checked, 3 accepted"


def test_a_missing_table_needs_its_own_answer(hands) -> None:
    draw(hands, 1)
    desk = hands.desk
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    desk.run(lambda: desk.scoring.record(round_.tables[0].id, Deal(kind="passed")))
    dialog = CloseRoundDialog(desk, round_.id, hands.window)
    dialog.open()
    assert len(dialog.answers) == 4
    hands.click(dialog.close_button)
    assert desk.snapshot.rounds[0].state == "open"
    assert all(line.property("wrong") for line in dialog.answers.values())
    assert dialog.unanswered.text() == "⚠ 4 reasons are missing."  # said, not only coloured
    for line in dialog.answers.values():
        line.setText("time was up")
    hands.click(dialog.close_button)
    assert desk.snapshot.rounds[0].state == "closed"


def test_nothing_goes_on_in_an_evening_that_was_called_off(hands) -> None:
    draw(hands, 1)
    desk = hands.desk
    desk.run(lambda: desk.rounds.start(desk.snapshot.rounds[0].id))
    assert "now" in [step.state for step in course(desk.snapshot, desk.bus.ledger)]
    desk.run(lambda: desk.tournaments.cancel(desk.snapshot.id, "snow"))
    states = [step.state for step in course(desk.snapshot, desk.bus.ledger)]
    assert "now" not in states
    assert states[-1] == "later"  # no final standings
    told = [words.spoken(step.detail) for step in course(desk.snapshot, desk.bus.ledger) if step.detail is not None]
    assert told[1] == "not finished: 0 of 4 complete"  # not "open"
    assert tonight(hands).reason.text() == "This evening was called off."


def test_finished_evening_offers_one_like_it(hands) -> None:
    desk = hands.desk
    for number in (1, 2, 3):
        play(hands, number)
    page = tonight(hands)
    assert page.next_button.text() == "Finish the evening"
    hands.click(page.next_button)
    assert desk.snapshot.state == "final"
    assert page.next_button.text() == "New tournament like this one"
    hands.click(page.next_button)
    assert hands.window.current == "new"
    assert hands.window.page("new").name.text() == "Preis-Dapp"


def test_sample_lives_in_its_own_file_and_leads_back(club: Path, open_desk: Callable) -> None:
    hands = open_desk()
    welcome = hands.window.page("tonight").welcome
    hands.click(welcome.look)
    assert hands.desk.file.path != club
    assert hands.window.sample.isVisible()
    back = hands.window.sample.findChild(QPushButton)
    hands.click(back)
    assert hands.desk.file.path == club
    assert not hands.window.sample.isVisible()


def test_a_data_folder_that_can_not_be_made_is_said_and_the_open_club_stays(
    club: Path, open_desk: Callable, own_folder: Path, tmp_path: Path
) -> None:
    hands = open_desk()
    (own_folder / "data").write_text("in the way", encoding="utf-8")
    said = []
    hands.desk.said.connect(lambda sentence, _kind: said.append(sentence))
    hands.click(hands.window.page("tonight").welcome.look)
    assert said == [f"There is no folder {own_folder / 'data' / 'TappScore'}."]
    assert hands.desk.file.path == club
    hands.desk.own_club = own_folder / "data" / "TappScore" / "club.tapp"
    clubs.bring_from(hands.desk, copy_out(hands.desk.file, tmp_path / "copy.tapp"))
    assert said[-1] == said[0]


def test_club_of_another_computer_is_copied_here_and_the_old_one_kept(
    club: Path, tmp_path: Path, open_desk: Callable
) -> None:
    from datetime import date

    from tappscore.services.club import open_or_create
    from tappscore.services.tournaments import Tournaments
    from tappscore.store.club import ClubFile
    from tappscore.store.loading import tournaments
    from tappscore.ui.clubs import bring_from

    registered(club)
    stick = tmp_path / "stick.tapp"
    with open_or_create(stick) as file:
        Tournaments(file).create("Vom Stick", date(2026, 11, 28), "Igelsberg", "dapp")
    hands = open_desk()
    bring_from(hands.desk, stick)
    assert hands.desk.snapshot.name == "Vom Stick"
    assert hands.desk.file.path == club
    assert stick.exists()
    kept = Path(hands.said[-1].removeprefix("The club file that was here is kept as ").removesuffix("."))
    with ClubFile.open(kept) as old:
        assert [each.name for each in tournaments(old)] == ["Preis-Dapp"]


def test_taking_the_club_along_writes_a_file_that_opens_elsewhere(tmp_path: Path, hands) -> None:
    from tappscore.store.club import ClubFile
    from tappscore.store.loading import tournaments
    from tappscore.ui.clubs import copy_to

    copy_to(hands.desk, tmp_path / "along.tapp")
    with ClubFile.open(tmp_path / "along.tapp") as copy:
        assert [each.name for each in tournaments(copy)] == ["Preis-Dapp"]
