"""Old result lists and other club files brought in through the window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDateTimeEdit, QFileDialog

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.services.scoring import Scoring
from tappscore.services.tournaments import Tournaments
from tappscore.store.loading import load, persons, tournaments
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.standings import rank
from tappscore.ui.dialogs.joining import JoinDialog
from tappscore.ui.dialogs.old_list import OldListDialog

LIST = (
    "Datum;Turnier;Platz;Name;Punkte\n"
    "18.12.1999;Weihnachtstapp;1;Otto Groß;120\n"
    "18.12.1999;Weihnachtstapp;2;Änne Weiß;-3\n"
    "2004;Meister;1;Otto Groß;\n"
)


def answered(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    """Let the system's file dialog, which no test can drive, answer with paths."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(paths[0]), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path) for path in paths], ""))


def door(hands, at: int):
    """Choose a door of the menu by keys."""
    hands.alt(7)
    page = hands.window.page("history").show_tab("evenings")

    hands.click(page.bring)
    page.doors.setActiveAction(page.doors.actions()[at])
    QTest.keyClick(page.doors, Qt.Key.Key_Return)
    return page


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "alt.csv"
    path.write_bytes(LIST.encode("cp1252"))
    answered(monkeypatch, path)
    return path


def test_old_lists_begin_a_history_on_the_empty_page(open_desk: Callable[..., object], old: Path) -> None:
    hands = open_desk()
    hands.alt(7)
    hands.click(hands.window.page("history").tab("evenings")._nothing.other)
    dialog = hands.dialog(OldListDialog)
    assert "2 evenings (1999–2004)" in dialog.summary.text()
    assert "2 new" in dialog.summary.text()
    assert not dialog.day_field.isVisible()
    hands.click(dialog.take_button)
    hands.wait_until(lambda: not dialog.isVisible())
    known = tournaments(hands.desk.file)
    assert [(one.name, one.date, one.state) for one in known] == [
        ("Meister", date(2004, 1, 1), "final"), ("Weihnachtstapp", date(1999, 12, 18), "final"),
    ]  # fmt: skip
    assert len(persons(hands.desk.file)) == 2
    club = hands.window.page("history").show_tab("club")
    hands.wait_until(lambda: club.rests_on.text().startswith("2 evenings, 0 with deals"))
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    if tournaments(hands.desk.file):
        hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert tournaments(hands.desk.file) == ()


def test_an_old_evening_opens_with_its_places(open_desk: Callable[..., object], old: Path) -> None:
    hands = open_desk()
    door(hands, 2)
    hands.click(hands.dialog(OldListDialog).take_button)
    page = hands.window.page("history").tab("evenings")
    hands.wait_until(lambda: page.list.list_model.rowCount() == 2)
    page.list.choose(1)
    page.list.setFocus()
    hands.press(Qt.Key.Key_Return)
    for number in (1, 2, 3, 4, 7, 5):  # every page bears an evening without rounds
        hands.alt(number)
    model = hands.window.page("standings").model
    assert [(model.row_at(at).place, model.row_at(at).points) for at in range(2)] == [(1, 120), (2, -3)]


def test_names_that_several_people_have_are_asked_for(club: Path, open_desk: Callable[..., object], old: Path) -> None:
    with open_or_create(club) as file:
        made = Tournaments(file).create("Heute", date(2026, 11, 30), "Igelsberg", "dapp")
        registration = Registration(file, made.made("tournaments"))
        registration.register("Otto", "Groß", town="Horb")
        registration.register("Otto", "Groß", town="Röt")
    hands = open_desk()
    door(hands, 2)
    dialog = hands.dialog(OldListDialog)
    assert "1 name that several people have" in dialog.summary.text()
    (choice,) = dialog.choices.values()
    choice.setFocus()
    hands.press(Qt.Key.Key_Down)
    assert choice.currentText() == "Otto Groß, Röt"
    hands.click(dialog.take_button)
    hands.wait_until(lambda: not dialog.isVisible())
    meister = next(one.id for one in tournaments(hands.desk.file) if one.name == "Meister")
    assert [entry.person.town for entry in load(hands.desk.file, meister).entries] == ["Röt"]


def test_who_a_name_is_stays_said_while_name_day_and_columns_are_mended(
    club: Path, open_desk: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_or_create(club) as file:
        made = Tournaments(file).create("Heute", date(2026, 11, 30), "Igelsberg", "dapp")
        registration = Registration(file, made.made("tournaments"))
        for town in ("Horb", "Röt"):
            registration.register("Otto", "Groß", town=town)
            registration.register("Änne", "Weiß", town=town)
    path = tmp_path / "alt.csv"
    path.write_text("Name;Punkte\nOtto Groß;12\nÄnne Weiß;3\n", encoding="utf-8")
    answered(monkeypatch, path)
    hands = open_desk()
    door(hands, 2)
    dialog = hands.dialog(OldListDialog)
    otto, weiss = dialog.choices.values()
    otto.setFocus()
    hands.press(Qt.Key.Key_Down)
    weiss.setFocus()
    hands.press(Qt.Key.Key_Up)
    assert (otto.currentText(), weiss.currentText()) == ("Otto Groß, Röt", "somebody new")
    dialog.name.setFocus()
    dialog.name.selectAll()
    hands.type("Weihnachten")
    dialog.day.setFocus()
    hands.press(Qt.Key.Key_Up)
    hands.click(dialog.has_header)
    hands.click(dialog.has_header)
    assert [box.currentText() for box in dialog.choices.values()] == ["Otto Groß, Röt", "somebody new"]
    hands.click(dialog.take_button)
    hands.wait_until(lambda: not dialog.isVisible())
    old = next(one.id for one in tournaments(hands.desk.file) if one.name == "Weihnachten")
    assert [entry.person.town for entry in load(hands.desk.file, old).entries] == ["Röt", ""]


SEASON = (
    "Platz;Name;11.10.;15.11.;10.1.;Gesamt\n"
    "1;Weiß, Änne;60;(-20);30;90\n"
    "2;Groß, Otto;40;–;12;52\n"
    "3;Maier, Karl;;50;-90;-40\n"
)


def test_a_season_table_becomes_an_evening_a_column_in_one_step(
    open_desk: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Winter 2003.csv"
    path.write_text(SEASON, encoding="utf-8")
    answered(monkeypatch, path)
    hands = open_desk()
    hands.alt(7)
    hands.click(hands.window.page("history").tab("evenings")._nothing.other)
    dialog = hands.dialog(OldListDialog)
    assert dialog.day_field.isVisible()
    assert dialog.day_field.caption.text() == "First day of the table"
    assert dialog.name_field.caption.text() == "Name of the season"
    dialog.day.setFocus()
    dialog.day.setSelectedSection(QDateTimeEdit.Section.YearSection)
    hands.type("2003")
    assert "3 evenings (2003–2004)" in dialog.summary.text()
    # Seven results, each under its day; who has a dash was not there.
    assert dialog.preview.rowCount() == 7
    assert [dialog.preview.item(0, at).text() for at in (0, 1, 3, 4)] == [
        "11 Oct 2003", "Winter 2003", "Änne Weiß", "60",
    ]  # fmt: skip
    hands.click(dialog.take_button)
    hands.wait_until(lambda: not dialog.isVisible())
    kept = tournaments(hands.desk.file)
    assert [(one.name, one.date, one.entries) for one in kept] == [
        ("Winter 2003", date(2004, 1, 10), 3),
        ("Winter 2003", date(2003, 11, 15), 2),
        ("Winter 2003", date(2003, 10, 11), 2),
    ]
    winner = load(hands.desk.file, kept[0].id)
    assert [(place.place, place.entry.person.last, place.points) for place in rank(winner, fold(winner)).places] == [
        (1, "Weiß", 30), (2, "Groß", 12), (3, "Maier", -90),
    ]  # fmt: skip

    def undone() -> bool:
        # What is not in view is named first, and named again where that was too long ago.
        if tournaments(hands.desk.file):
            hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        return not tournaments(hands.desk.file)

    hands.wait_until(undone)
    assert (tournaments(hands.desk.file), persons(hands.desk.file)) == ((), ())


def test_columns_of_evenings_can_be_chosen_by_hand(
    open_desk: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Alt.csv"
    path.write_text("Name;Krone;Ochsen\nOtto Groß;12;\nÄnne Weiß;3;4\n", encoding="utf-8")
    answered(monkeypatch, path)
    hands = open_desk()
    hands.alt(7)
    hands.click(hands.window.page("history").tab("evenings")._nothing.other)
    dialog = hands.dialog(OldListDialog)
    for box in dialog.matching.boxes[1:]:
        box.setFocus()
        while box.currentText() != "one evening":
            hands.press(Qt.Key.Key_Down)
    assert [one.name for one in dialog.evenings] == ["Alt, Krone", "Alt, Ochsen"]
    assert "2 evenings" in dialog.summary.text()
    assert dialog.complaint.isHidden()


def test_faulty_lines_are_named_and_columns_matched_otherwise(
    open_desk: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "alt.csv"
    path.write_text("Name;Ergebnis\nOtto Groß;12\nÄnne Weiß;viel\n", encoding="utf-8")
    answered(monkeypatch, path)
    hands = open_desk()
    hands.alt(7)
    hands.click(hands.window.page("history").tab("evenings")._nothing.other)
    dialog = hands.dialog(OldListDialog)
    assert dialog.take_button.isEnabled()
    dialog.matching.boxes[1].setFocus()
    hands.type("Points")
    assert "Line 3" in dialog.complaint.text()
    assert not dialog.take_button.isEnabled()


# --- joining ----------------------------------------------------------------------


@pytest.fixture
def other(club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Our file with one evening; another laptop's with the same one gone on, and a new one."""
    first, second = archive.read(simulate(6, 12, 1, "dapp")), archive.read(simulate(8, 12, 1, "dapp", name="Neu"))
    path = tmp_path / "other.tapp"
    with open_or_create(club) as file:
        Archive(file).bring_in(first)
    with open_or_create(path) as file:
        Archive(file).bring_in(first)
        Archive(file).bring_in(second)
        table = load(file, 1).rounds[0].tables[0]
        Registration(file, 1).rename(load(file, 1).entries[0].person.id, "Umbenannt", "Worden")
        Tournaments(file).reopen(1, "found")
        Scoring(file, 1).accept(table.id, "signed")
        Tournaments(file).finish(1)
    answered(monkeypatch, path)
    return path


def test_another_file_is_looked_at_joined_and_taken_back_in_one_step(
    other: Path, open_desk: Callable[..., object]
) -> None:
    hands = open_desk()
    page = door(hands, 1)
    dialog = hands.dialog(JoinDialog)
    hands.wait_until(lambda: dialog.preview is not None)
    assert "1 evening new" in dialog.what.text()
    assert "1 different" in dialog.what.text()
    assert "1 person known differently" in dialog.what.text()
    before = load(hands.desk.file, 1)
    hands.press(Qt.Key.Key_Space)  # take theirs of the evening that differs
    assert len(dialog.ticked("evening")) == 1
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Space)
    assert len(dialog.ticked("person")) == 1
    hands.click(dialog.join_button)
    hands.wait_until(lambda: len(tournaments(hands.desk.file)) == 2)
    assert load(hands.desk.file, 1).rounds[0].tables[0].accepted == "signed"
    assert any(one.last == "Worden" for one in persons(hands.desk.file))
    hands.wait_until(lambda: page.list.list_model.rowCount() == 2)
    hands.click(hands.window.page("history").steps.undo)
    assert len(tournaments(hands.desk.file)) == 1
    after = load(hands.desk.file, 1)
    assert (after.rounds, after.entries) == (before.rounds, before.entries)


def test_an_archive_that_is_here_already_brings_nothing(
    other: Path, open_desk: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = open_desk()
    path = tmp_path / "evening.json"
    path.write_bytes(archive.encode(archive.write(load(hands.desk.file, 1))))
    answered(monkeypatch, path)
    door(hands, 1)
    dialog = hands.dialog(JoinDialog)
    hands.wait_until(lambda: dialog.preview is not None)
    assert "1 equal" in dialog.what.text()
    assert not dialog.join_button.isEnabled()


@pytest.mark.parametrize("name", ["club.tapp", "gone.tapp", "gone.json"])
def test_what_can_not_be_joined_is_said_in_the_dialog(
    other: Path, open_desk: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    hands = open_desk()
    answered(monkeypatch, tmp_path / name)
    door(hands, 1)
    dialog = hands.dialog(JoinDialog)
    hands.wait_until(lambda: dialog.complaint.isVisible())
    assert not dialog.join_button.isEnabled()


# --- the club file itself -----------------------------------------------------------


def choose_action(hands, key: str):
    """Choose an action of the club file in the menu, by keys."""
    hands.alt(7)
    page = hands.window.page("history").show_tab("evenings")
    hands.click(page.bring)
    page.doors.setActiveAction(hands.desk.actions[key])
    QTest.keyClick(page.doors, Qt.Key.Key_Return)
    return page


def test_a_club_is_taken_along_a_new_one_begun_and_the_first_opened_again(
    other: Path, club: Path, open_desk: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = open_desk()
    stick = tmp_path / "stick.tapp"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(stick), ""))
    choose_action(hands, "club.take_along")
    assert stick.exists()
    fresh = tmp_path / "second"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(fresh), ""))
    choose_action(hands, "club.new")
    assert hands.desk.file.path == tmp_path / "second.tapp"
    assert tournaments(hands.desk.file) == ()
    assert "second.tapp" in hands.said[-1]
    answered(monkeypatch, club)
    choose_action(hands, "club.open")
    assert hands.desk.file.path == club
    assert len(tournaments(hands.desk.file)) == 1
    # What stands there already is opened, not written over.
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(stick), ""))
    choose_action(hands, "club.new")
    assert hands.desk.file.path == stick
    assert len(tournaments(hands.desk.file)) == 1
