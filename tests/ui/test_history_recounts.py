"""Counting again, what changed after a list was handed out, and paper of the history, in the window."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPdf import QPdfDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.seasons import Seasons
from tappscore.store.loading import load
from tappscore.tournament.simulate import simulate
from tappscore.ui.dialogs.recount import RecountDialog
from tappscore.ui.dialogs.season_changes import SeasonChangesDialog
from tappscore.ui.models.people_list import register


@pytest.fixture
def desk(club: Path, open_desk: Callable[..., object]):
    """Three evenings of the same twelve people in a season, in the window."""
    with open_or_create(club) as file:
        for at in range(3):
            day = date(2026, 1, 10) + timedelta(days=28 * at)
            made = simulate(6, 12, 1, "wuerttemberg", name=f"Abend {at + 1}", day=day, deals=4 + at)
            Archive(file).bring_in(archive.read(made))
        Seasons(file).create("Winter", None, [1, 2, 3])
    hands = open_desk()
    hands.alt(7)
    return hands


def shown(hands, key: str):
    tab = hands.window.page("history").show_tab(key)
    hands.wait_until(lambda: not tab.reader.is_busy)
    return tab


# Two people of the simulated evenings whom only the town tells apart.
MAIERS = {"Maier Hans (Röt)", "Maier Hans (Igelsberg)"}


def maiers(model, column: int = 0) -> set[str]:
    """The namesakes as a list shows them."""
    names = (str(model.index(at, column).data()) for at in range(model.rowCount()))
    return {name for name in names if name.startswith("Maier Hans")}


def saved_as(monkeypatch: pytest.MonkeyPatch, path: Path) -> Path:
    """Let the system's file dialog, which no test can drive, answer with a path."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    return path


def corrected(hands) -> None:
    """Somebody mends a deal of the second evening long after."""
    snapshot = load(hands.desk.file, 2)
    hands.desk.bus.open(2)
    hands.desk.run(lambda: hands.desk.tournaments.reopen(2, "sheet found"))
    table = snapshot.rounds[0].tables[0]
    deal = next(booked for booked in table.deals if booked.deal.kind == "played")
    hands.desk.run(lambda: hands.desk.scoring.delete(deal.id, "struck later"))
    hands.desk.run(lambda: hands.desk.scoring.break_off(table.id, len(table.deals) - 1))
    hands.desk.run(lambda: hands.desk.tournaments.finish(2))


def test_what_a_correction_changed_after_a_list_was_saved_is_told_listed_and_printed(
    desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tab = shown(desk, "seasons")
    desk.wait_until(lambda: tab.model.rowCount() > 0)
    saved_as(monkeypatch, tmp_path / "season.pdf")
    desk.click(tab.paper.save)
    desk.wait_until(lambda: tab.handed_out is not None)
    assert not tab.late.isVisible()
    corrected(desk)
    desk.alt(7)
    desk.wait_until(lambda: tab.late.isVisible())
    assert "now differ from" in tab.late.text()
    desk.click(tab.what_changed)
    dialog = desk.dialog(SeasonChangesDialog)
    assert dialog.model.rowCount() >= 3
    assert maiers(tab.model, 1) == MAIERS
    assert maiers(dialog.model) <= MAIERS
    whys = [str(dialog.model.index(at, 5).data()) for at in range(dialog.model.rowCount())]
    assert all(why.endswith(" (Abend 2)") or why == "others have other points" for why in whys)
    assert sum(why.endswith(" (Abend 2)") for why in whys) >= 3
    paper = saved_as(monkeypatch, tmp_path / "changes.pdf")
    desk.click(dialog.paper.save)
    assert paper.read_bytes().startswith(b"%PDF")
    desk.press(Qt.Key.Key_Escape)
    # Handed out anew, the list is right again.
    desk.click(tab.paper.save)
    desk.wait_until(lambda: not tab.late.isVisible())


def test_a_season_is_counted_under_other_rules_beside_the_original(desk) -> None:
    tab = shown(desk, "seasons")
    desk.wait_until(lambda: tab.model.rowCount() > 0)
    before = [load(desk.desk.file, number) for number in (1, 2, 3)]
    desk.click(tab.recount)
    dialog = desk.dialog(RecountDialog)
    desk.click(dialog.count_button)
    desk.wait_until(lambda: "0 deals would count differently" in dialog.outcome.text())
    pot = dialog.form.editors["pot"]
    pot.setFocus()
    desk.press(Qt.Key.Key_Space)
    desk.click(dialog.count_button)
    desk.wait_until(lambda: dialog.changes.rowCount() > 0)
    assert maiers(dialog.changes) == MAIERS
    assert "(Abend 1)" in dialog.why.text()
    assert "stays first" in dialog.outcome.text() or "would be first" in dialog.outcome.text()
    assert [load(desk.desk.file, number) for number in (1, 2, 3)] == before


def test_an_evening_is_counted_as_another_game_and_what_does_not_fit_is_named(
    desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tab = desk.window.page("history").show_tab("evenings")
    tab.list.choose(0)
    desk.click(tab.recount)
    dialog = desk.dialog(RecountDialog)
    dialog.counted_as.setCurrentIndex(dialog.counted_as.findData("classic"))
    desk.click(dialog.count_button)
    desk.wait_until(lambda: dialog.changes.rowCount() > 0)
    assert maiers(dialog.changes) == MAIERS
    paper = saved_as(monkeypatch, tmp_path / "recount.pdf")
    desk.click(dialog.paper.save)
    assert paper.exists()
    dialog.counted_as.setCurrentIndex(dialog.counted_as.findData("frog"))
    desk.click(dialog.count_button)
    desk.wait_until(lambda: "don't allow" in dialog.outcome.text())
    *some, more = dialog.remarks.text().splitlines()
    assert all(line.startswith("Round 1, table") for line in some)
    assert re.fullmatch(r"and \d+ more", more)


@pytest.mark.parametrize("key", ["people", "club"])
def test_a_page_of_the_history_is_saved_as_pdf(desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, key: str) -> None:
    tab = shown(desk, key)
    paper = saved_as(monkeypatch, tmp_path / f"{key}.pdf")
    desk.wait_until(lambda: (tab.view if key == "people" else tab)._paper() is not None)
    desk.click((tab.view if key == "people" else tab).paper.save)
    assert paper.read_bytes().startswith(b"%PDF")


def test_the_list_of_evenings_is_saved_as_pdf(desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tab = desk.window.page("history").show_tab("evenings")
    paper = saved_as(monkeypatch, tmp_path / "evenings.pdf")
    door = next(each for each in tab.doors.actions() if each.text() == "List of the evenings as PDF …")
    desk.click(tab.bring)
    tab.doors.setActiveAction(door)
    QTest.keyClick(tab.doors, Qt.Key.Key_Return)
    assert all(f"Abend {number} Igelsberg" in printed(paper) for number in (1, 2, 3))


def test_the_register_of_people_is_saved_as_pdf_with_their_evenings(
    desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tab = shown(desk, "people")
    paper = saved_as(monkeypatch, tmp_path / "people.pdf")
    desk.wait_until(lambda: tab._paper() is not None)
    door = next(each for each in tab.papers.actions() if each.text() == "List of the people as PDF …")
    desk.click(tab.on_paper)
    tab.papers.setActiveAction(door)
    QTest.keyClick(tab.papers, Qt.Key.Key_Return)
    text = printed(paper)
    people = [tab.model.row_at(at) for at in range(tab.model.rowCount())]
    assert all(person.last in text for person in people)
    assert all(heading in text for heading in ("Club", "Town", "Evenings", "Last evening"))
    played = register(people, tab._past.digests)
    assert {row.evenings for row in played} - {0}
    assert all((row.last is None) == (row.evenings == 0) for row in played)


def test_what_a_search_found_is_saved_as_pdf(desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = shown(desk, "search")
    assert not found.paper.isEnabled()
    found.line.setFocus()
    desk.type("Maier solo")
    desk.wait_until(lambda: found.found.deals > 0)
    paper = saved_as(monkeypatch, tmp_path / "found.pdf")
    desk.click(found.paper.save)
    words = printed(paper)
    assert "Found: Maier solo" in words
    assert "Solo · Hans Maier (" in words


def printed(paper: Path) -> str:
    pages = QPdfDocument()
    pages.load(str(paper))
    return " ".join(pages.getAllText(number).text() for number in range(pages.pageCount()))
