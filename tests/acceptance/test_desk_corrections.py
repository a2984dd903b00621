"""Corrections of any deal, seat or result of any round at any time, through the real window by keys and buttons."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tappscore.cli.commands import cli
from tappscore.ui.dialogs.journal import JournalDialog

ROOT = Path(__file__).resolve().parents[2]
RECOUNT = ROOT / "tests" / "independent" / "recount.py"
CONTROL = Qt.KeyboardModifier.ControlModifier


def checked(club: Path, folder: Path) -> list[dict[str, object]]:
    """The standing, held against an independent recount of the archive."""
    archive = folder / "archive.json"
    for words in (("export", "1", str(archive)), ("standings", "1", "--json")):
        answer = CliRunner().invoke(cli, ["--club", str(club), *words])
        assert answer.exit_code == 0, answer.output
    second = subprocess.run([sys.executable, str(RECOUNT), str(archive)], capture_output=True, text=True, check=True)
    assert json.loads(second.stdout) == json.loads(answer.output)
    return json.loads(second.stdout)


def play_first_round(hands, sheet) -> None:
    hands.alt(3)
    hands.press(Qt.Key.Key_F5)
    hands.wait_until(lambda: len(hands.desk.snapshot.rounds) >= 1)
    hands.press(Qt.Key.Key_Return, CONTROL)
    hands.alt(4)
    for table in hands.desk.snapshot.round(1).tables:
        paper = sheet(len(table.seats), table.number + 1)
        hands.enter(str(table.number))
        planned = hands.desk.bus.ledger.tables[table.id].planned
        for line in [*paper.lines, *["p"] * (planned - len(paper.lines))]:
            hands.enter(line)
        hands.enter(paper.control)
    hands.alt(1)
    hands.press(Qt.Key.Key_Return, CONTROL)
    hands.wait_until(lambda: hands.desk.snapshot.round(1).state == "closed")


@pytest.fixture
def closed(play_once, sheet):
    """Round 1 played and closed; the Scoring page shows it."""
    hands = play_once("first round closed", lambda hands: play_first_round(hands, sheet))
    hands.window.show_page("scoring")
    hands.window.page("scoring").loop.show_round(1)
    hands.window.page("scoring").bar.field.setFocus()
    return hands


def scoring(hands):
    return hands.window.page("scoring")


def table(hands, number: int):
    return next(each for each in hands.desk.snapshot.round(1).tables if each.number == number)


def act(hands, text: str) -> None:
    """Choose a line of the sheet's menu."""
    menu = scoring(hands).head.more.menu()

    def choose() -> None:
        action = next(action for action in menu.actions() if text in action.text())
        hands.click(menu, menu.actionGeometry(action).center())

    QTimer.singleShot(0, choose)  # the menu holds the window until something is chosen
    hands.press(Qt.Key.Key_F2)
    hands.window.activateWindow()  # as a real screen does once the menu is gone
    hands.wait_until(lambda: QApplication.focusWidget() is not None)


def answer(hands, text: str) -> None:
    """Press the button of an answer."""
    for made in scoring(hands).bar.question.findChildren(QPushButton):
        if made.isVisible() and text in made.text():
            hands.click(made)
            return
    raise AssertionError(f"no answer {text}: {scoring(hands).bar.preview.text()}")


def test_typing_the_number_of_a_full_sheet_asks_what_is_wanted(closed) -> None:
    closed.enter("1")
    assert [answer.words for answer in scoring(closed).bar.answers] == [
        "Check again",
        "Correct",
        "This is another table",
        "Another round",
        "Continued sheet",
    ]
    closed.press(Qt.Key.Key_A)
    assert scoring(closed).bar.prompt.text() == "Control line"
    closed.press(Qt.Key.Key_Escape)
    closed.enter("1")
    closed.press(Qt.Key.Key_C)
    closed.enter("2")
    assert scoring(closed).head.title.text() == "Table 2"


def test_a_deal_of_a_closed_round_shows_old_and_new_and_asks_for_its_reason(closed, club: Path, tmp_path: Path) -> None:
    closed.enter("2")
    closed.press(Qt.Key.Key_B)
    for _ in table(closed, 2).deals[1:]:
        closed.press(Qt.Key.Key_Up)
    before = table(closed, 2).deals[0]
    closed.press(Qt.Key.Key_A, CONTROL)
    closed.type("1d+")
    assert "→ 1 d +" in scoring(closed).bar.preview.text()
    closed.press(Qt.Key.Key_Return)
    assert scoring(closed).bar.prompt.text() == "Reason"
    assert table(closed, 2).deals[0] == before
    closed.enter("1")
    assert table(closed, 2).deals[0].deal.contract == "durch"
    last = closed.desk.history.last()
    assert (last.action, last.note) == ("deal.correct", "typing error")
    checked(club, tmp_path)


def test_a_continued_sheet_takes_more_deals_and_they_count(closed, club: Path, tmp_path: Path) -> None:
    closed.enter("2")
    closed.press(Qt.Key.Key_E)
    count = len(table(closed, 2).deals)
    closed.enter("1d+")
    closed.enter("agreed at the table")
    assert len(table(closed, 2).deals) == count + 1
    assert closed.desk.history.last().note == "agreed at the table"
    checked(club, tmp_path)


def test_other_people_sat_here_and_the_other_table_follows(closed, club: Path, tmp_path: Path) -> None:
    one, two = table(closed, 1), table(closed, 2)
    numbers = {entry.id: entry.number for entry in closed.desk.snapshot.entries}
    points = {each.number: list(closed.desk.bus.ledger.tables[each.id].points) for each in (one, two)}
    closed.enter("1")
    closed.press(Qt.Key.Key_Escape)
    act(closed, "Other people sat here")
    closed.type(" ".join(str(numbers[one_]) for one_ in (two.seats[0], *one.seats[1:])))
    said = scoring(closed).bar.preview.text()
    assert "comes from table 2" in said
    assert "goes to table 2" in said
    closed.press(Qt.Key.Key_Return)
    closed.enter("they changed seats")
    assert table(closed, 1).seats == (two.seats[0], *one.seats[1:])
    assert table(closed, 2).seats == (one.seats[0], *two.seats[1:])
    lines = {line["entry"]: line for line in checked(club, tmp_path)}
    assert lines[numbers[two.seats[0]]]["rounds"][0] == points[1][0]
    assert lines[numbers[one.seats[0]]]["rounds"][0] == points[2][0]


def test_a_disputed_deal_is_an_open_point_until_it_is_settled(closed, club: Path, tmp_path: Path) -> None:
    closed.enter("2")
    closed.press(Qt.Key.Key_B)
    while table(closed, 2).deals[scoring(closed).loop.work.number - 1].deal.kind == "passed":
        closed.press(Qt.Key.Key_Up)
    number = scoring(closed).loop.work.number
    closed.press(Qt.Key.Key_D, CONTROL)
    closed.enter("the trick was not seen")
    booked = table(closed, 2).deals[number - 1]
    assert (booked.disputed, booked.counts) == (True, False)
    assert closed.desk.bus.standing.provisional
    closed.alt(1)
    page = closed.window.page("tonight")
    texts = [made.text() for made in page.findChildren(QPushButton)]
    texts += [made.text() for made in page.findChildren(QLabel)]
    assert any("disputed" in text for text in texts)
    checked(club, tmp_path)
    closed.alt(4)
    closed.enter("2")
    closed.press(Qt.Key.Key_B)
    while scoring(closed).loop.work.number != number:
        closed.press(Qt.Key.Key_Up)
    closed.press(Qt.Key.Key_D, CONTROL)
    closed.enter("agreed")
    booked = table(closed, 2).deals[number - 1]
    assert (booked.disputed, booked.counts) == (False, True)
    assert not closed.desk.bus.standing.provisional


def test_a_broken_off_table_says_in_the_standings_what_was_not_played(closed, club: Path, tmp_path: Path) -> None:
    closed.enter("2")
    closed.press(Qt.Key.Key_B)
    for reason in ("a", "b"):
        closed.press(Qt.Key.Key_Delete, CONTROL)
        closed.enter(f"reason {reason}")
        closed.press(Qt.Key.Key_Up)
    closed.press(Qt.Key.Key_Escape)
    left = len(table(closed, 2).deals)
    act(closed, f"Broken off after {left}")
    closed.enter("time was up")
    assert table(closed, 2).broken_off == left
    act(closed, "not played count")
    answer(closed, "average")
    closed.enter("time was up")
    assert table(closed, 2).missing_deals == "average"
    checked(club, tmp_path)
    closed.alt(5)
    view = closed.window.page("standings")
    model = view.model
    cells = [
        str(model.index(row, column).data()) for row in range(model.rowCount()) for column in range(model.columnCount())
    ]
    unplayed = closed.desk.bus.ledger.tables[table(closed, 2).id].unplayed
    assert unplayed > 0
    assert any(f"{unplayed} unplayed, at the average" in cell for cell in cells)


def test_a_correction_of_a_closed_round_is_undone_by_its_line_in_the_journal(closed) -> None:
    closed.enter("2")
    closed.press(Qt.Key.Key_B)
    before = table(closed, 2).deals
    closed.press(Qt.Key.Key_Delete, CONTROL)
    closed.enter("double")
    assert len(table(closed, 2).deals) == len(before) - 1
    last = closed.desk.history.last()
    closed.desk.actions["journal"].trigger()
    dialog = closed.dialog(JournalDialog)
    closed.press(Qt.Key.Key_Down)
    assert dialog.chosen.number == last.id
    closed.click(dialog.undo)
    assert table(closed, 2).deals == before
