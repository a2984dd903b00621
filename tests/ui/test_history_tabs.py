"""Seasons, people and the club in the window, by keys and mouse, on real evenings."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QFileDialog, QLabel

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.people import People
from tappscore.services.seasons import Seasons
from tappscore.services.statistics import Statistics
from tappscore.store.loading import load, persons, tournaments
from tappscore.tournament.seasons import Scheme
from tappscore.tournament.simulate import simulate
from tappscore.ui.dialogs.person import PersonDialog
from tappscore.ui.dialogs.person_forget import ForgetDialog
from tappscore.ui.dialogs.person_merge import MergeDialog
from tappscore.ui.dialogs.person_split import SplitDialog
from tappscore.ui.dialogs.season import SeasonDialog

CONTROL = Qt.KeyboardModifier.ControlModifier
NEXT = Qt.Key.Key_PageDown


def held(club: Path, evenings: int = 3) -> list[int]:
    """Put finished evenings of the same twelve people into a club file: one seed makes one set of people."""
    made = []
    with open_or_create(club) as file:
        for at, variant in enumerate(("dapp", "classic", "wuerttemberg")[:evenings]):
            day = date(2026, 1, 10) + timedelta(days=28 * at)
            snapshot = archive.read(simulate(6, 12, 1, variant, name=f"Abend {at + 1}", day=day))
            changes = Archive(file).bring_in(snapshot)
            made.append(changes.made("tournaments"))
    return made


@pytest.fixture
def desk(club: Path, open_desk: Callable[..., object]):
    held(club)
    hands = open_desk()
    hands.alt(7)
    return hands


def shown(hands, key: str):
    """Show a tab and wait until its evenings are read."""
    tab = hands.window.page("history").show_tab(key)
    hands.wait_until(lambda: not tab.reader.is_busy)
    tab.setFocus()
    return tab


def begun(hands, name: str = "Winter"):
    """Begin a season of all evenings by keys."""
    tab = shown(hands, "seasons")
    hands.press(Qt.Key.Key_Return, CONTROL)
    dialog = hands.dialog(SeasonDialog)
    hands.type(name)
    dialog.evenings.setFocus()
    for _ in range(dialog.evenings.count()):
        hands.press(Qt.Key.Key_Space)
        hands.press(Qt.Key.Key_Down)
    hands.click(dialog.keep_button)
    hands.wait_until(lambda: tab.model.rowCount() > 0)
    return tab


def test_tabs_are_reached_by_keys_and_by_mouse(desk) -> None:
    page = desk.window.page("history")
    desk.press(NEXT, CONTROL)
    assert page.key == "seasons"
    desk.press(Qt.Key.Key_PageUp, CONTROL)
    assert page.key == "evenings"
    desk.click(page.bar, page.bar.tabRect(3).center())
    assert page.key == "club"
    assert page.tab("club").isVisible()


@pytest.mark.parametrize(
    ("key", "heading"), [("seasons", "No season yet"), ("people", "Nobody yet"), ("club", "No fin")]
)
def test_without_an_evening_each_tab_says_what_belongs_there(open_desk, key: str, heading: str) -> None:
    hands = open_desk()
    hands.alt(7)
    tab = hands.window.page("history").show_tab(key)
    assert tab.empty.isVisible()
    assert tab.empty.heading.text().startswith(heading)


def test_season_begun_by_keys_ranks_as_the_service_does(desk) -> None:
    tab = begun(desk)
    verbs = Seasons(desk.desk.file)
    season = verbs.find("Winter")
    assert [number for number, _ in season.evenings] == [1, 2, 3]
    expected = [(line.place, line.name, line.value) for line in verbs.ranking(season.id)]
    rows = [tab.model.row_at(at) for at in range(tab.model.rowCount())]
    assert [(line.place, line.name, line.value) for line in rows] == expected
    assert "points there" in tab.needs.text()
    first = next(one for one in persons(desk.desk.file) if one.uuid == tab.model.row_at(0).person)
    assert tab.needs.text().startswith(f"{first.spoken} is first")


def test_preset_fills_the_form_and_lets_the_final_count_double(desk) -> None:
    tab = begun(desk)
    desk.click(tab.change)
    dialog = desk.dialog(SeasonDialog)
    dialog.preset.setFocus()
    for _ in range(4):
        desk.press(Qt.Key.Key_Down)
    assert dialog.preset.currentData() == "formula_one"
    assert dialog.sentence.text()
    desk.click(dialog.keep_button)
    season = Seasons(desk.desk.file).find("Winter")
    assert season.scheme == Scheme(source="place_table", beyond=1, best=2)
    assert season.evenings == ((1, 1), (2, 1), (3, 2))


def test_struck_evening_stands_in_brackets_and_is_said(desk) -> None:
    tab = begun(desk)
    season = tab.chosen
    desk.desk.run(lambda: Seasons(desk.desk.file).change(season.id, scheme=Scheme(best=2)))
    desk.wait_until(lambda: not tab.reader.is_busy and "best 2 of 3" in tab.counts.text())
    model = tab.model
    struck = [
        (row, column)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        if model.is_struck(row, column)
    ]
    # Nothing is under way that could count as it stands.
    assert not tab.running.isVisible()
    # One of three each, and no more.
    assert [row for row, _ in struck] == list(range(model.rowCount()))
    index = model.index(*struck[0])
    value = model.cell(*struck[0])
    assert str(model.data(index)) == f"({str(value).replace('-', '−')})"
    assert "others in brackets" in tab.counts.text()
    assert "struck" in model.data(index, Qt.ItemDataRole.AccessibleTextRole)


def test_evening_under_way_counts_as_if_it_ended_now(club: Path, open_desk: Callable[..., object]) -> None:
    held(club)
    with open_or_create(club) as file:
        running = archive.read(simulate(6, 12, 1, "tapp_tarock", name="Heute", started=1))
        Archive(file).bring_in(running)
    hands = open_desk()
    hands.alt(7)
    tab = begun(hands)
    assert tab.counts.text().startswith("3 of 4 evenings held")
    assert tab.running.isVisible()
    hands.click(tab.running)
    hands.wait_until(lambda: tab.counts.text().startswith("4 of 4 evenings held"))
    season = tab.chosen
    expected = [(line.name, line.value) for line in Seasons(hands.desk.file).ranking(season.id, running=True)]
    assert [(line.name, line.value) for line in tab._lines] == expected


def test_season_deleted_comes_back_by_the_button_beside_the_tabs(desk) -> None:
    tab = begun(desk)
    desk.click(tab.delete)
    assert tab.empty.isVisible()
    desk.click(desk.window.page("history").steps.undo)
    assert tab.chosen.name == "Winter"
    assert not desk.window.page("history").steps.undo.isVisible()


def test_season_table_is_saved_as_pdf(desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tab = begun(desk)
    target = tmp_path / "season.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    desk.click(tab.paper.save)
    assert target.read_bytes().startswith(b"%PDF")


def test_season_without_a_name_is_refused_at_its_field(desk) -> None:
    shown(desk, "seasons")
    desk.press(Qt.Key.Key_Return, CONTROL)
    dialog = desk.dialog(SeasonDialog)
    desk.click(dialog.keep_button)
    assert dialog.isVisible()
    assert dialog.name.property("wrong")


def test_table_of_places_that_is_no_numbers_is_refused_at_its_field(desk) -> None:
    shown(desk, "seasons")
    desk.press(Qt.Key.Key_Return, CONTROL)
    dialog = desk.dialog(SeasonDialog)
    dialog.form.absence.setFocus()
    desk.type("many")
    assert dialog.form.scheme() is None
    assert dialog.form.absence.property("wrong")


def test_person_typed_has_the_page_of_their_evenings(desk) -> None:
    tab = shown(desk, "people")
    person = tab.chosen
    desk.type(person.last)
    assert tab.chosen.last == person.last
    page = Statistics(desk.desk.file).person(tab.chosen.uuid)
    assert tab.view.evenings.rowCount() == len(page.evenings)
    assert tab.view.contracts.rowCount() == len(page.contracts)
    assert tab.view.met.rowCount() == len(page.met)


def test_curve_is_drawn_zoomed_by_keys_and_saved(desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tab = shown(desk, "people")
    tab.view.setFocus()
    desk.press(Qt.Key.Key_Right)
    curve = tab.view.curve
    assert curve.isVisible()
    curve.setFocus()
    before = curve.plot.getViewBox().viewRect().width()
    desk.press(Qt.Key.Key_Plus)
    assert curve.plot.getViewBox().viewRect().width() < before
    desk.press(Qt.Key.Key_0)
    assert curve.plot.getViewBox().viewRect().width() == pytest.approx(before)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "curve.png"), ""))
    desk.click(curve.save)
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_the_best_of_somebody_is_seen_in_the_turn_that_shows_it(desk) -> None:
    tab = shown(desk, "people")
    tab.view.sections.setCurrentIndex(4)
    desk.wait_until(lambda: tab.view.evenings.rowCount() > 0)
    tab.arrive(tab.model.row_at(1).id)
    said = [one for one in tab.view.findChildren(QLabel) if one.text() in ("Best evening", "Weakest evening")]
    assert [one.isVisible() for one in said[-2:]] == [True, True]


def test_rating_is_worked_out_on_request(desk) -> None:
    tab = shown(desk, "people")
    tab.view.sections.setCurrentIndex(4)
    assert not tab.view.rating.isVisible()
    desk.click(tab.view.rate)
    desk.wait_until(lambda: "uncertainty" in tab.view.rating.text())


def test_whoever_asks_for_a_rating_at_once_still_gets_the_page(desk) -> None:
    history = desk.window.page("history")
    people, club = history.show_tab("people"), history.show_tab("club")
    people.view.rating_wanted.emit()
    club.ratings.work_out.click()
    desk.wait_until(lambda: club.years.rowCount() > 0 and club.ratings.shown is not None)
    desk.wait_until(lambda: people.view.evenings.rowCount() > 0 and people.view.rating.text() != "")


def test_ratings_are_a_list_with_classes_over_all_evenings_or_a_season_and_go_on_paper(
    desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    desk.desk.run(lambda: Seasons(desk.desk.file).create("Winter", tournaments=[1]))
    tab = shown(desk, "club")
    desk.wait_until(lambda: tab.years.rowCount() > 0)
    tab.sections.setFocus()
    for _ in range(6):
        desk.press(Qt.Key.Key_Right)
    view = tab.ratings
    assert "strong people" in tab.remark.text()
    assert not view.list.isVisible()
    desk.click(view.work_out)
    desk.wait_until(lambda: view.list.isVisible())
    expected = Statistics(desk.desk.file).ratings()
    assert [view.model.row_at(at).rating for at in range(view.model.rowCount())] == list(expected)
    assert [str(view.model.index(0, at).data()) for at in (0, 2)] == ["1st", "masters"]
    assert sum(one.tables for one in expected) == 3 * 12
    # Another set of evenings is worked out anew; the list of all of them is not shown for it.
    view.among.setFocus()
    desk.press(Qt.Key.Key_Down)
    assert not view.list.isVisible()
    desk.click(view.work_out)
    desk.wait_until(lambda: view.list.isVisible())
    assert [view.model.row_at(at).rating for at in range(12)] == list(Statistics(desk.desk.file).ratings([1]))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "club.pdf"), ""))
    desk.click(tab.paper.save)
    pages = QPdfDocument()
    pages.load(str(tmp_path / "club.pdf"))
    words = " ".join(pages.getAllText(number).text() for number in range(pages.pageCount()))
    assert "Rating (Winter)" in words
    assert "masters" in words


def test_card_keeps_group_and_the_wish_not_to_appear(desk) -> None:
    tab = shown(desk, "people")
    number = tab.chosen.id
    desk.click(tab.edit)
    dialog = desk.dialog(PersonDialog)
    dialog.lines["group"].setFocus()
    desk.type("Damen")
    dialog.hidden.setFocus()
    desk.press(Qt.Key.Key_Space)
    desk.press(Qt.Key.Key_Return)
    known = next(person for person in persons(desk.desk.file) if person.id == number)
    assert (known.group, known.public) == ("Damen", False)
    assert "Damen" in tab.view.card.text()


def test_one_made_two_and_made_one_again(desk) -> None:
    tab = shown(desk, "people")
    person = next(
        one for one in persons(desk.desk.file) if len(Statistics(desk.desk.file).person(one.uuid).evenings) > 1
    )
    tab.arrive(person.id)
    count = len(persons(desk.desk.file))
    desk.click(tab.split)
    dialog = desk.dialog(SplitDialog)
    assert not dialog.part.isEnabled()
    desk.press(Qt.Key.Key_Space)
    desk.click(dialog.part)
    assert len(persons(desk.desk.file)) == count + 1

    newest = persons(desk.desk.file)[-1]
    tab.arrive(person.id)
    desk.click(tab.merge)
    merging = desk.dialog(MergeDialog)
    merging.list.choose(merging.model.place_of(newest.id))
    desk.click(merging.join)
    assert len(persons(desk.desk.file)) == count
    desk.click(desk.window.page("history").steps.undo)
    assert len(persons(desk.desk.file)) == count + 1


def test_name_is_removed_only_by_typing_it(desk) -> None:
    tab = shown(desk, "people")
    person = tab.chosen
    desk.click(tab.forget)
    dialog = desk.dialog(ForgetDialog)
    desk.wait_until(lambda: not dialog.reader.is_busy)
    desk.type(person.first + " X")
    assert not dialog.remove.isEnabled()
    dialog.typed.clear()
    desk.type(person.spoken)
    assert dialog.remove.isEnabled()
    desk.click(dialog.remove)
    desk.wait_until(lambda: not dialog.isVisible())
    known = next(one for one in persons(desk.desk.file) if one.id == person.id)
    assert known.spoken == "–"
    assert not People(desk.desk.file).find(person.spoken) or person.id not in [
        match.person.id for match in People(desk.desk.file).find(person.spoken)
    ]


def test_club_says_how_many_evenings_have_deals_and_who_won(desk) -> None:
    tab = shown(desk, "club")
    desk.wait_until(lambda: tab.winners.rowCount() == 3)
    assert tab.rests_on.text().startswith("3 evenings, 3 with deals")
    newest = max(tournaments(desk.desk.file), key=lambda one: one.date)
    assert tab.winners.row_at(0).name == newest.name
    tab.sections.setFocus()
    desk.press(Qt.Key.Key_Right)
    tab.lists[1].setFocus()
    desk.press(Qt.Key.Key_Return)
    assert desk.window.current == "standings"
    assert desk.desk.snapshot.uuid == load(desk.desk.file, newest.id).uuid


def test_covered_desk_shows_no_names_in_the_history(desk) -> None:
    tab = shown(desk, "people")
    desk.desk.cover(True)
    assert not tab.isVisible()
    assert desk.window.page("history").cover.isVisible()
    desk.desk.cover(False)
    assert tab.isVisible()


def test_tabs_speak_german_at_once(desk) -> None:
    shown(desk, "club")
    desk.desk.speak("de")
    page = desk.window.page("history")
    assert [page.bar.tabText(at) for at in range(4)] == ["Abende", "Saison", "Leute", "Verein"]
    assert page.tab("club").rests_on.text().startswith("3 Abende, davon 3 mit Spielen")
