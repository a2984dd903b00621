"""The door, through the real window: names in the rush, namesakes, chips, lists, late arrivals, people who leave."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
import xlsxwriter
from click.testing import CliRunner
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from tappscore.cli.commands import cli
from tappscore.ui.dialogs.entry import EntryDialog
from tappscore.ui.dialogs.import_players import ImportDialog, show
from tappscore.ui.dialogs.missing_values import MissingValuesDialog
from tappscore.ui.pages.seating_changes import LateLine

ROOT = Path(__file__).resolve().parents[2]
RECOUNT = ROOT / "tests" / "independent" / "recount.py"
CONTROL = Qt.KeyboardModifier.ControlModifier


def at_the_door(hands):
    hands.alt(2)
    return hands.window.page("entries")


def of_number(hands, number: int):
    return next(entry for entry in hands.desk.snapshot.entries if entry.number == number)


def recounted(club: Path, folder: Path) -> list[dict[str, object]]:
    """The standing, held against an independent recount of the archive."""
    archive = folder / "archive.json"
    for words in (("export", "1", str(archive)), ("standings", "1", "--json")):
        answer = CliRunner().invoke(cli, ["--club", str(club), *words])
        assert answer.exit_code == 0, answer.output
    second = subprocess.run([sys.executable, str(RECOUNT), str(archive)], capture_output=True, text=True, check=True)
    assert json.loads(second.stdout) == json.loads(answer.output)
    return json.loads(second.stdout)


def play_round(hands, sheet, number: int) -> None:
    hands.alt(3)
    if len(hands.desk.snapshot.rounds) < number:
        hands.press(Qt.Key.Key_F5)
        hands.wait_until(lambda: len(hands.desk.snapshot.rounds) >= number)
    late = hands.window.page("seating").findChild(LateLine)
    offers = [made for made in late.findChildren(QPushButton) if made.isVisible()]
    if offers:  # who came late gets a seat first
        hands.click(offers[0])
    hands.press(Qt.Key.Key_Return, CONTROL)
    assert hands.desk.snapshot.round(number).state == "open"
    hands.alt(4)
    for table in hands.desk.snapshot.round(number).tables:
        paper = sheet(len(table.seats), table.number + number)
        hands.enter(str(table.number))
        planned = hands.desk.bus.ledger.tables[table.id].planned
        for line in [*paper.lines, *["p"] * (planned - len(paper.lines))]:
            hands.enter(line)
        hands.enter(paper.control)
    hands.alt(1)
    hands.press(Qt.Key.Key_Return, CONTROL)
    hands.wait_until(lambda: hands.desk.snapshot.round(number).state == "closed")


def test_thirteen_names_typed_blind_with_namesakes_rename_nobody(open_desk: Callable[..., object], hands) -> None:
    page = at_the_door(hands)
    before = {entry.id: entry.person for entry in hands.desk.snapshot.entries}
    for name in ("Änne Weiß", "Zoë Şahin", "Otto Bräuer", "Fritz Neu", "Pat O'Neil", "Änne Weiß", "Gerda Neu"):
        hands.enter(name)
        assert page.line.hasFocus()
    after = hands.desk.snapshot.entries
    assert {entry.id: entry.person for entry in after if entry.id in before} == before
    assert [entry.person.spoken for entry in after if entry.id not in before] == ["Zoë Şahin", "Fritz Neu", "Gerda Neu"]


def test_a_second_person_of_a_name_is_warned_of_and_taken_in(hands) -> None:
    page = at_the_door(hands)
    hands.enter("Änne Weiß")
    assert "here already, number 1" in page.hint.text()
    assert len(hands.desk.snapshot.entries) == 13
    while page.found.chosen is None or not page.found.chosen.is_new:
        hands.press(Qt.Key.Key_Down)
    assert "somebody already" in page.found.rows.currentItem().text()
    hands.press(Qt.Key.Key_Return)
    assert [entry.person.spoken for entry in hands.desk.snapshot.entries].count("Änne Weiß") == 2


def test_letters_typed_into_the_list_go_to_the_line(hands) -> None:
    page = at_the_door(hands)
    page.arrive(entry=of_number(hands, 7).id)
    assert page.list.hasFocus()
    hands.enter("Zoë Şahin")
    assert hands.desk.snapshot.entries[-1].person.spoken == "Zoë Şahin"


def test_a_booked_person_is_here_with_one_key(hands) -> None:
    page = at_the_door(hands)
    hands.click(page.books, QPoint(8, page.books.height() // 2))
    hands.enter("Zoë Şahin")
    assert of_number(hands, 14).state == "booked"
    hands.click(page.books, QPoint(8, page.books.height() // 2))
    hands.type("sah")
    hands.press(Qt.Key.Key_Return)
    assert (of_number(hands, 14).state, len(hands.desk.snapshot.entries)) == ("present", 14)
    hands.press(Qt.Key.Key_Z, CONTROL)
    assert of_number(hands, 14).state == "booked"


def test_first_and_last_name_are_swapped_on_the_new_person_and_the_chip_s_number_typed(hands) -> None:
    page = at_the_door(hands)
    hands.type("Şahin Zoë 77")
    hands.click(page.found.swap)
    hands.press(Qt.Key.Key_Return)
    entry = of_number(hands, 77)
    assert (entry.person.first, entry.person.last) == ("Zoë", "Şahin")


def test_owing_is_the_exception_and_shows_in_the_counts(hands) -> None:
    page = at_the_door(hands)
    hands.click(page.owes, QPoint(8, page.owes.height() // 2))
    hands.enter("Zoë Şahin")
    hands.enter("Fritz Neu")
    assert (of_number(hands, 14).owes > 0, of_number(hands, 15).owes) == (True, 0)
    assert page._filter_buttons["owes"].isVisible()
    assert "15 people" in page.counts.text()


def test_the_large_line_goes_when_the_registration_is_undone(hands) -> None:
    page = at_the_door(hands)
    hands.enter("Zoë Şahin")
    assert page.booked.isVisible()
    hands.press(Qt.Key.Key_Z, CONTROL)
    assert len(hands.desk.snapshot.entries) == 13
    assert not page.booked.isVisible()


@pytest.mark.parametrize("name", ["\u200bZo\u0007ë\tŞahin\u202e", "  Zoë   Şahin  "])
def test_control_signs_and_spaces_are_squeezed_out_of_a_typed_name(hands, name: str) -> None:
    at_the_door(hands)
    QApplication.clipboard().setText(name)
    hands.press(Qt.Key.Key_V, CONTROL)
    hands.press(Qt.Key.Key_Return)
    assert hands.desk.snapshot.entries[-1].person.spoken == "Zoë Şahin"


def test_a_name_without_end_is_cut_and_breaks_no_list(hands, club: Path, tmp_path: Path) -> None:
    at_the_door(hands)
    QApplication.clipboard().setText("Zoë " + "Ş" * 5000)
    hands.press(Qt.Key.Key_V, CONTROL)
    hands.press(Qt.Key.Key_Return)
    assert len(hands.desk.snapshot.entries[-1].person.last) <= 200
    for what in ("roster", "standings"):
        target = tmp_path / f"{what}.pdf"
        answer = CliRunner().invoke(cli, ["--club", str(club), "export", "1", str(target), "--what", what])
        assert answer.exit_code == 0, answer.output


HEAD = "Nr;Vorname;Name;Ort;Verein;Klasse\r\n"
ROWS = "21;Änne;Weißhaupt;Calw;SV Horb;Damen\r\n22;Jürgen;Groß;Horb;;\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "cp850"])
def test_a_list_in_any_usual_encoding_is_previewed_and_one_undo_takes_it_back(
    hands, tmp_path: Path, encoding: str
) -> None:
    at_the_door(hands)
    path = tmp_path / "liste.csv"
    path.write_bytes((HEAD + ROWS).encode(encoding))
    show(hands.desk, path, hands.window)
    dialog = hands.dialog(ImportDialog)
    assert [(one.first, one.last) for one in dialog.players] == [("Änne", "Weißhaupt"), ("Jürgen", "Groß")]
    assert dialog.preview.item(0, 1).text() == "Weißhaupt"
    hands.click(dialog.take_button)
    hands.wait_until(lambda: len(hands.desk.snapshot.entries) == 15)
    hands.focus()
    one = of_number(hands, 21)
    assert (one.person.club, one.person.group, one.state) == ("SV Horb", "Damen", "booked")
    hands.press(Qt.Key.Key_Z, CONTROL)
    assert len(hands.desk.snapshot.entries) == 13


def test_a_spreadsheet_is_taken_in_too_with_its_columns_chosen_by_hand(hands, tmp_path: Path) -> None:
    at_the_door(hands)
    path = tmp_path / "liste.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        page = book.add_worksheet()
        for at, cells in enumerate((("A", "B", "C"), ("Zo\u0001ë", "Şahin\nx", 31), ("Fritz", "Neu" * 200, 32))):
            page.write_row(at, 0, cells)
    show(hands.desk, path, hands.window)
    dialog = hands.dialog(ImportDialog)
    dialog.has_header.setChecked(True)
    for box, key in zip(dialog.matching.boxes, ("first", "last", "number"), strict=True):
        box.setFocus()
        wanted = box.findData(key)
        while box.currentIndex() != wanted:
            hands.press(Qt.Key.Key_Down if box.currentIndex() < wanted else Qt.Key.Key_Up)
    hands.click(dialog.take_button)
    hands.wait_until(lambda: len(hands.desk.snapshot.entries) == 15)
    assert of_number(hands, 31).person.spoken.startswith("Zoë Şahin x")
    assert len(of_number(hands, 32).person.last) <= 200


def test_somebody_late_joins_with_the_usual_points_for_rounds_missed(hands, sheet, club: Path, tmp_path: Path) -> None:
    hands.desk.actions["missing"].trigger()
    dialog = hands.dialog(MissingValuesDialog)
    dialog.rounds.setFocus()
    hands.press(Qt.Key.Key_End)
    dialog.points.setFocus()
    hands.press(Qt.Key.Key_A, CONTROL)
    hands.type("-7")
    hands.press(Qt.Key.Key_Return)
    hands.wait_until(lambda: not dialog.isVisible())
    hands.focus()
    play_round(hands, sheet, 1)
    at_the_door(hands)
    hands.enter("Zoë Şahin")
    late = of_number(hands, 14)
    assert (late.joined_in, late.credit) == (2, -7)
    play_round(hands, sheet, 2)
    lines = recounted(club, tmp_path)
    line = next(line for line in lines if line["entry"] == 14)
    assert line["rounds"][0] is None
    assert line["points"] == line["rounds"][1] - 7


def test_or_with_the_own_average_chosen_at_the_entry(hands, sheet, club: Path, tmp_path: Path) -> None:
    play_round(hands, sheet, 1)
    page = at_the_door(hands)
    hands.enter("Zoë Şahin")
    page.arrive(entry=of_number(hands, 14).id)
    hands.press(Qt.Key.Key_Return)
    dialog = hands.dialog(EntryDialog)
    assert dialog.joined.value() == 2
    hands.click(dialog.average, QPoint(8, dialog.average.height() // 2))
    hands.press(Qt.Key.Key_Return)
    hands.wait_until(lambda: not dialog.isVisible())
    hands.focus()
    assert of_number(hands, 14).missed == "average"
    play_round(hands, sheet, 2)
    line = next(line for line in recounted(club, tmp_path) if line["entry"] == 14)
    assert line["points"] == 2 * Fraction(line["rounds"][1])


def test_who_leaves_after_a_round_keeps_what_was_played(hands, sheet, club: Path, tmp_path: Path) -> None:
    play_round(hands, sheet, 1)
    had = hands.desk.bus.standing.of(of_number(hands, 5).id).points
    page = at_the_door(hands)
    page.arrive(entry=of_number(hands, 5).id)
    hands.press(Qt.Key.Key_F2)
    hands.wait_until(lambda: any(menu.isVisible() for menu in hands.window.findChildren(QMenu)))
    menu = next(menu for menu in hands.window.findChildren(QMenu) if menu.isVisible())
    action = next(action for action in menu.actions() if "from round 2" in action.text())
    hands.click(menu, menu.actionGeometry(action).center())
    hands.focus()
    assert (of_number(hands, 5).state, of_number(hands, 5).withdrawn_from) == ("withdrawn", 2)
    play_round(hands, sheet, 2)
    line = next(line for line in recounted(club, tmp_path) if line["entry"] == 5)
    assert (line["points"], line["rounds"]) == (had, [had, None, None][: len(line["rounds"])])
    assert line["place"] is not None
