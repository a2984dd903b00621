"""A substitute comes in: from Seating, from Scoring and from Entries, by keys and buttons of the real window."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QMenu

from tappscore.cli.commands import cli
from tappscore.ui.dialogs.reason import ReasonDialog
from tappscore.ui.dialogs.substitute import SubstituteDialog

ROOT = Path(__file__).resolve().parents[2]
RECOUNT = ROOT / "tests" / "independent" / "recount.py"
CONTROL = Qt.KeyboardModifier.ControlModifier


def run(club: Path, *words: str) -> str:
    answer = CliRunner().invoke(cli, ["--club", str(club), *words])
    assert answer.exit_code == 0, answer.output
    return answer.output


def agrees_with_an_independent_recount(club: Path, folder: Path) -> list[dict[str, object]]:
    archive = folder / "archive.json"
    run(club, "export", "1", str(archive))
    answer = subprocess.run([sys.executable, str(RECOUNT), str(archive)], capture_output=True, text=True, check=True)
    standings = json.loads(run(club, "standings", "1", "--json"))
    assert json.loads(answer.stdout) == standings
    return standings


def choose_in_menu(hands, text: str) -> None:
    """Choose a line of the menu that is open, by its arrow keys."""
    hands.wait_until(lambda: any(menu.isVisible() for menu in hands.window.findChildren(QMenu)))
    menu = next(menu for menu in hands.window.findChildren(QMenu) if menu.isVisible())
    action = next(action for action in menu.actions() if text in action.text())
    hands.click(menu, menu.actionGeometry(action).center())


def draw(hands, number: int) -> None:
    hands.alt(3)
    hands.press(Qt.Key.Key_F5)
    hands.wait_until(lambda: len(hands.desk.snapshot.rounds) >= number)
    hands.press(Qt.Key.Key_Return, CONTROL)


def play(hands, sheet, number: int) -> None:
    """Type every sheet of a round that is open."""
    hands.alt(4)
    for table in hands.desk.snapshot.round(number).tables:
        paper = sheet(len(table.seats), table.number + number)
        hands.enter(str(table.number))
        planned = hands.desk.bus.ledger.tables[table.id].planned
        for line in [*paper.lines, *["p"] * (planned - len(paper.lines))]:
            hands.enter(line)
        hands.enter(paper.control)
        assert hands.desk.bus.ledger.tables[table.id].state == "checked"


def close_round(hands, number: int) -> None:
    hands.alt(1)
    hands.press(Qt.Key.Key_Return, CONTROL)
    hands.wait_until(lambda: hands.desk.snapshot.round(number).state == "closed")


def answer(hands, who: str, *, takes_points: bool = False) -> None:
    dialog = hands.dialog(SubstituteDialog)
    hands.type(who)
    if takes_points:
        hands.click(dialog.over, QPoint(12, dialog.over.height() // 2))
    hands.press(Qt.Key.Key_Return)
    hands.wait_until(lambda: not dialog.isVisible())
    hands.focus()  # the window has the keyboard again


def play_into_the_second_round(hands, sheet) -> None:
    draw(hands, 1)
    play(hands, sheet, 1)
    close_round(hands, 1)
    draw(hands, 2)


@pytest.fixture
def evening(play_once, sheet):
    """One round played and closed, the second one drawn and running."""
    return play_once("second round running", lambda hands: play_into_the_second_round(hands, sheet))


def of_number(hands, number: int):
    return next(entry for entry in hands.desk.snapshot.entries if entry.number == number)


def test_from_the_seating_with_the_points(evening, sheet, club: Path, tmp_path: Path) -> None:
    hands = evening
    table = hands.desk.snapshot.round(2).tables[1]
    gone = hands.desk.snapshot.entry(table.seats[0])
    had = hands.desk.bus.standing.of(gone.id).points
    hands.alt(3)
    page = hands.window.page("seating")
    hands.wait_until(lambda: page.board.isVisible())
    page.show_seat(gone.id)
    hands.press(Qt.Key.Key_F2)
    choose_in_menu(hands, "Substitute")
    answer(hands, "Zoë Şahin", takes_points=True)
    assert hands.desk.snapshot.table(table.id).seats[0] == of_number(hands, 14).id
    standing = hands.desk.bus.standing
    assert standing.of(of_number(hands, 14).id).points == had
    assert standing.of(gone.id).place is None
    play(hands, sheet, 2)
    lines = agrees_with_an_independent_recount(club, tmp_path)
    assert next(line for line in lines if line["entry"] == 14)["rounds"][0] == had
    assert next(line for line in lines if line["entry"] == gone.number)["place"] is None
    # Deals were typed since; the step is taken back all the same.
    step = next(one for one in hands.desk.history.entries(limit=500) if one.action == "entry.substitute")
    hands.desk.run(lambda: hands.desk.history.undo(step.id))
    assert not hands.desk.snapshot.substitutes
    assert hands.desk.bus.standing.of(gone.id).rounds[0] == had


def test_from_the_sheet_with_an_own_account(evening, sheet, club: Path, tmp_path: Path) -> None:
    hands = evening
    hands.alt(4)
    hands.enter("2")
    table = next(table for table in hands.desk.snapshot.round(2).tables if table.number == 2)
    gone = hands.desk.snapshot.entry(table.seats[0])
    had = hands.desk.bus.standing.of(gone.id).points
    menu = hands.window.page("scoring").head.more.menu()

    def choose() -> None:
        action = next(action for action in menu.actions() if action.text() == "Substitute…")
        hands.click(menu, menu.actionGeometry(action).center())

    QTimer.singleShot(0, choose)  # the menu holds the window until something is chosen
    hands.press(Qt.Key.Key_F2)
    answer(hands, "Zoë Şahin")
    assert hands.desk.snapshot.table(table.id).seats[0] == of_number(hands, 14).id
    play(hands, sheet, 2)
    standing = hands.desk.bus.standing
    assert standing.of(gone.id).points == had
    assert standing.of(gone.id).place is not None
    assert standing.of(of_number(hands, 14).id).rounds[0] is None
    agrees_with_an_independent_recount(club, tmp_path)


def test_from_the_entries_somebody_who_waits_and_back_by_undo(evening) -> None:
    hands = evening
    hands.alt(2)
    hands.enter("Karl Wartend")
    page = hands.window.page("entries")
    page.arrive(entry=of_number(hands, 5).id)
    before = [table.seats for table in hands.desk.snapshot.round(2).tables]
    hands.press(Qt.Key.Key_F2)
    choose_in_menu(hands, "Substitute")
    answer(hands, "14")
    after = [table.seats for table in hands.desk.snapshot.round(2).tables]
    five, fourteen = of_number(hands, 5), of_number(hands, 14)
    assert after == [tuple(fourteen.id if one == five.id else one for one in seats) for seats in before]
    assert five.state == "withdrawn"
    shown = [page.model.index(row, column).data() for row in range(page.model.rowCount()) for column in range(6)]
    assert any("from round 2 on: Karl Wartend" in str(cell) for cell in shown)
    hands.press(Qt.Key.Key_Z, CONTROL)
    assert [table.seats for table in hands.desk.snapshot.round(2).tables] == before
    assert of_number(hands, 5).state == "present"


def test_whose_the_points_are_is_decided_later_and_the_substitute_taken_back(evening) -> None:
    hands = evening
    hands.alt(2)
    hands.enter("Karl Wartend")
    page = hands.window.page("entries")
    page.arrive(entry=of_number(hands, 5).id)
    hands.press(Qt.Key.Key_F2)
    choose_in_menu(hands, "Substitute")
    answer(hands, "14")
    had = hands.desk.bus.standing.of(of_number(hands, 5).id).points
    for text, number, why in (
        ("takes over the points", 14, "both say so"),
        ("counts for themselves", 5, "the director decided"),
    ):
        page.arrive(entry=of_number(hands, 5).id)
        hands.press(Qt.Key.Key_F2)
        choose_in_menu(hands, text)
        dialog = hands.dialog(ReasonDialog)
        hands.enter(why)
        hands.wait_until(lambda dialog=dialog: not dialog.isVisible())
        hands.focus()
        assert hands.desk.bus.standing.of(of_number(hands, number).id).points == had
        assert hands.desk.history.entries()[0].note == why
    page.arrive(entry=of_number(hands, 14).id)
    hands.press(Qt.Key.Key_F2)
    choose_in_menu(hands, "Take the substitute back")
    dialog = hands.dialog(ReasonDialog)
    hands.click(dialog.usual[2])
    hands.click(dialog.keep_button)
    hands.focus()
    assert hands.desk.history.entries()[0].note == "is back again"
    assert not hands.desk.snapshot.substitutes
    assert of_number(hands, 5).state == "present"


def test_another_answer_for_a_closed_round_insists_on_its_reason(evening, sheet) -> None:
    hands = evening
    hands.alt(2)
    hands.enter("Karl Wartend")
    page = hands.window.page("entries")
    page.arrive(entry=of_number(hands, 5).id)
    hands.press(Qt.Key.Key_F2)
    choose_in_menu(hands, "Substitute")
    answer(hands, "14")
    play(hands, sheet, 2)
    close_round(hands, 2)
    hands.alt(2)
    page.arrive(entry=of_number(hands, 5).id)
    hands.press(Qt.Key.Key_F2)
    choose_in_menu(hands, "takes over the points")
    dialog = hands.dialog(ReasonDialog)
    hands.press(Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert not hands.desk.snapshot.substitutes[0].takes_points
    hands.enter("asked for in writing")
    hands.wait_until(lambda: not dialog.isVisible())
    assert hands.desk.snapshot.substitutes[0].takes_points
