from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.services.tournaments import Tournaments
from tappscore.ui.dialogs.entry import EntryDialog

UNDO = (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def entries_page(hands):
    hands.alt(2)
    return hands.window.page("entries")


def names(hands) -> list[str]:
    return [entry.person.spoken for entry in hands.desk.snapshot.entries]


def test_a_walk_in_is_registered_by_typing_a_name_and_enter(hands) -> None:
    page = entries_page(hands)
    hands.enter("Zoë Şahin")
    entry = hands.desk.snapshot.entries[-1]
    assert (entry.person.first, entry.person.last, entry.number, entry.state, entry.owes) == (
        "Zoë",
        "Şahin",
        14,
        "present",
        0,
    )
    assert page.line.text() == ""
    assert page.line.hasFocus()
    assert "14  Şahin Zoë" in page.booked.accessibleName()


def test_the_number_of_a_chip_is_typed_behind_the_name(hands) -> None:
    entries_page(hands)
    hands.enter("Zoe Frey 77")
    assert hands.desk.snapshot.entries[-1].number == 77


def test_a_taken_number_is_named_at_the_line_and_nothing_is_lost(hands) -> None:
    page = entries_page(hands)
    hands.enter("Zoe Frey 7")
    assert len(hands.desk.snapshot.entries) == 13
    assert page.line.property("wrong")
    assert page.line.text() == "Zoe Frey 7"


def test_enter_takes_only_a_unique_match(hands) -> None:
    page = entries_page(hands)
    hands.enter("maier")
    assert len(hands.desk.snapshot.entries) == 13
    assert page.hint.isVisible()
    assert page.line.text() == "maier"


def test_somebody_who_is_here_is_shown_not_doubled(hands) -> None:
    page = entries_page(hands)
    hands.enter("haeb")
    assert len(hands.desk.snapshot.entries) == 13
    assert page.chosen.person.last == "Häberle"


def test_a_person_of_an_earlier_evening_is_found_by_three_letters(club: Path, open_desk: Callable) -> None:
    with open_or_create(club) as file:
        from datetime import date

        before = Tournaments(file).create("Gestern", date(2025, 11, 28), "Igelsberg", "dapp").made("tournaments")
        Registration(file, before).register(first="Łukasz", last="Roth", town="Freudenstadt")
        Tournaments(file).create("Heute", date(2099, 1, 1), "Igelsberg", "dapp")
    hands = open_desk()
    assert hands.desk.snapshot.name == "Heute"
    entries_page(hands)
    hands.enter("luk")
    assert names(hands) == ["Łukasz Roth"]
    assert hands.desk.file.query("SELECT count(*) FROM persons")[0][0] == 1


def test_a_namesake_is_warned_of_and_never_blocked(hands) -> None:
    page = entries_page(hands)
    hands.type("Anna Maier")
    assert "!" in page.found.rows.item(page.found.rows.count() - 1).text()
    for _ in range(page.found.rows.count()):
        hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return)
    assert names(hands).count("Anna Maier") == 3


def test_first_and_last_name_are_swapped_by_the_button(hands) -> None:
    page = entries_page(hands)
    hands.type("Frey Zoe")
    hands.click(page.found.swap)
    hands.press(Qt.Key.Key_Return)
    person = hands.desk.snapshot.entries[-1].person
    assert (person.first, person.last) == ("Zoe", "Frey")


def test_a_click_on_the_new_person_registers_it(hands) -> None:
    page = entries_page(hands)
    hands.type("Zoe Frey")
    rows = page.found.rows
    hands.click(rows.viewport(), rows.visualItemRect(rows.item(rows.count() - 1)).center())
    assert names(hands)[-1] == "Zoe Frey"


def test_a_booked_person_who_arrives_is_present_by_one_enter(club: Path, open_desk: Callable) -> None:
    with open_or_create(club) as file:
        from datetime import date

        made = Tournaments(file).create("Heute", date(2099, 1, 1), "Igelsberg", "dapp").made("tournaments")
        Registration(file, made).book(first="Otto", last="Bräuer")
        Registration(file, made).register(first="Pat", last="O'Neil")
    hands = open_desk()
    page = entries_page(hands)
    assert "1 person here" in page.counts.text()
    hands.enter("brau")
    assert [entry.state for entry in hands.desk.snapshot.entries] == ["present", "present"]
    assert "2 people here" in page.counts.text()


def test_whoever_comes_late_is_told_the_table_once_there_is_a_seat(hands) -> None:
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, entries[0:3]), (2, entries[3:7]), (3, entries[7:10]), (4, entries[10:13])]
    desk.run(lambda: desk.rounds.draw(1, tables, method="hand"))
    page = entries_page(hands)
    hands.enter("Zoë Şahin")
    assert page.booked.accessibleName().endswith("14  Şahin Zoë, paid")
    table = desk.snapshot.rounds[0].tables[2]
    desk.run(lambda: desk.rounds.seat(table.id, (*table.seats, desk.snapshot.entries[-1].id)))
    assert page.booked.accessibleName().endswith("14  Şahin Zoë, paid, sits at table 3")


def test_undo_takes_the_last_registration_back_and_redo_brings_it(hands) -> None:
    entries_page(hands)
    hands.enter("Zoe Frey")
    hands.press(*UNDO)
    assert "Zoe Frey" not in names(hands)
    hands.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert "Zoe Frey" in names(hands)


def test_people_tables_and_what_is_missing_are_always_in_view(hands) -> None:
    page = entries_page(hands)
    assert "13 people here" in page.counts.text()
    assert "1 × 4 + 3 × 3" in page.counts.text()
    assert "3 missing for full tables of 4" in page.counts.text()


def test_present_filter_shows_who_is_here(hands) -> None:
    page = entries_page(hands)
    hands.desk.run(lambda: hands.desk.registration.mark(hands.desk.snapshot.entries[0].id, "waiting"))
    hands.click(page._filter_buttons["waiting"])
    assert page.model.rowCount() == 1
    assert page._filter_buttons["waiting"].text() == "Waiting 1"


def test_state_menu_withdraws_by_keys(hands) -> None:
    page = entries_page(hands)
    page.list.choose(0)
    page.list.setFocus()
    hands.press(Qt.Key.Key_F2)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    waits = next(action for action in menu.actions() if "Waits" in action.text())
    menu.setActiveAction(waits)
    from PySide6.QtTest import QTest

    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert hands.desk.snapshot.entries[0].state == "waiting"


def test_delete_takes_an_entry_out_and_undo_brings_it_back(hands) -> None:
    page = entries_page(hands)
    page.list.choose(2)
    page.list.setFocus()
    hands.press(Qt.Key.Key_Delete)
    assert "Otto Bräuer" not in names(hands)
    hands.press(*UNDO)
    assert "Otto Bräuer" in names(hands)


def test_edit_dialog_renames_everywhere_and_keeps_what_is_not_touched(hands) -> None:
    page = entries_page(hands)
    page.list.choose(0)
    page.list.setFocus()
    hands.press(Qt.Key.Key_Return)
    dialog = hands.dialog(EntryDialog)
    dialog.first.setText("Anne")
    dialog.owes.setValue(8)
    dialog.keep()
    entry = hands.desk.snapshot.entries[0]
    assert (entry.person.first, entry.person.last, entry.person.town, entry.owes) == ("Anne", "Weiß", "Igelsberg", 800)


def test_edit_dialog_stays_open_with_a_mark_when_refused(hands) -> None:
    page = entries_page(hands)
    page.list.choose(0)
    page.edit()
    dialog = hands.dialog(EntryDialog)
    dialog.number.setValue(5)
    dialog.keep()
    assert dialog.isVisible()
    assert dialog.number.property("wrong")
    assert hands.desk.snapshot.entries[0].number == 1
    dialog.reject()


def test_an_empty_list_says_what_belongs_here(club: Path, open_desk: Callable) -> None:
    with open_or_create(club) as file:
        from datetime import date

        Tournaments(file).create("Heute", date(2099, 1, 1), "Igelsberg", "dapp")
    hands = open_desk()
    page = entries_page(hands)
    assert page.empty.isVisible()
    assert not page.list.isVisible()
    hands.enter("Zoe Frey")
    assert page.list.isVisible()


def test_a_couple_is_kept_apart_and_let_together_again(hands) -> None:
    page = entries_page(hands)
    for partner, apart in ((1, 1), (0, 0)):
        page.list.choose(0)
        page.edit()
        dialog = hands.dialog(EntryDialog)
        dialog.apart.setCurrentIndex(partner)
        dialog.keep()
        assert len(hands.desk.snapshot.apart) == apart


def test_names_stay_whole_beside_long_names_of_teams(hands) -> None:
    desk = hands.desk
    for entry in desk.snapshot.entries:
        desk.run(
            lambda key=entry.id: desk.registration.change(
                key, team="Tarockfreunde Freudenstadt-Wittlensweiler", note="kommt mit dem letzten Bus und bleibt lange"
            )
        )
    page = entries_page(hands)
    page.list.fit()
    column = [each.key for each in page.model.columns].index("name")
    for row in range(page.model.rowCount()):
        index = page.model.index(row, column)
        assert page.list.fontMetrics().horizontalAdvance(index.data()) <= page.list.visualRect(index).width() - 24
