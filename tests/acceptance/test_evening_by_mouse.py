"""A whole evening at the real window by mouse events alone; only names are typed. Everything else here only reads."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from pypdf import PdfReader
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QListWidget, QMenu, QWidget

from tappscore.cli.commands import cli

RECOUNT = Path(__file__).resolve().parents[2] / "tests" / "independent" / "recount.py"
TOKENS = re.compile(r"bo|hd|hr|ra|[a-z]|\d|[-+]")


class Mouse:
    """One hand on the mouse, the other one far from the keys."""

    def __init__(self, hands) -> None:
        self.hands = hands
        self.window = hands.window

    def click(self, target: QWidget, place: QPoint | None = None, button=Qt.MouseButton.LeftButton) -> None:
        assert target.isVisible()
        assert target.isEnabled()
        QTest.mouseClick(target, button, Qt.KeyboardModifier.NoModifier, place or target.rect().center())

    def press(self, words: str) -> None:
        """Click the button that says this."""
        found = [
            each
            for each in self.window.findChildren(QAbstractButton)
            if each.isVisible() and words in (each.text(), each.accessibleName())
        ]
        assert found, f"no button says {words}"
        self.click(found[0])

    def go(self, page: str) -> None:
        self.click(self.window.rail.buttons[page])

    def item(self, view: QListWidget, row: int) -> None:
        view.scrollToItem(view.item(row))
        self.click(view.viewport(), view.visualItemRect(view.item(row)).center())

    def choose(self, opener: QAbstractButton, words: str) -> None:
        """Open a menu and click one of its lines."""

        def click_line() -> None:
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            action = next(each for each in menu.actions() if words in each.text())
            self.click(menu, menu.actionGeometry(action).center())

        QTimer.singleShot(50, click_line)
        self.click(opener)


@pytest.fixture
def mouse(open_desk: Callable[..., object], own_folder: Path) -> Mouse:
    return Mouse(open_desk(size=(1366, 768)))


class Scoring:
    """The scoring page by clicks."""

    def __init__(self, mouse: Mouse) -> None:
        self.mouse = mouse
        self.page = mouse.window.page("scoring")

    def open(self, row: int) -> None:
        view = self.page.tables.view
        self.mouse.click(view.viewport(), view.visualRect(self.page.tables.model.index(row)).center())

    def line(self, typed: str) -> None:
        """Click a line together on the pad and book it: seat, game, digits, signs."""
        buttons = self.page.pad.buttons
        tokens = TOKENS.findall(typed)
        for at, token in enumerate(tokens):
            is_seat = at == 0 and token.isdigit()
            key = f"{token} " if is_seat or (token.isalpha() and token not in ("p", "x")) else token
            self.mouse.click(buttons[key])
        self.mouse.click(self.page.bar.book)

    def control(self, numbers: list[int]) -> None:
        buttons = self.page.pad.buttons
        for at, number in enumerate(numbers):
            if at:
                self.mouse.click(buttons[" "])
            for sign in str(number):
                self.mouse.click(buttons[sign])
        self.mouse.click(self.page.bar.book)

    def correct(self, row: int) -> None:
        """Click the pencil of a deal."""
        pencil = self.page.model.columns.__len__() - 1
        index = self.page.model.index(row, pencil)
        self.page.view.scrollTo(index)
        self.mouse.click(self.page.view.viewport(), self.page.view.visualRect(index).center())

    def erase(self) -> None:
        while self.page.bar.field.text():
            self.mouse.click(self.page.pad.buttons["erase"])


def begin(mouse: Mouse, people: tuple[str, ...]) -> None:
    mouse.click(mouse.window.page("tonight").welcome.first)
    mouse.hands.type("Preis-Dapp mit der Maus")
    mouse.press("Create the tournament")
    entries = mouse.window.page("entries")
    for name in people:
        mouse.hands.type(name)
        rows = entries.found.rows
        mouse.item(rows, rows.count() - 1)
    assert [entry.person.spoken for entry in mouse.hands.desk.snapshot.entries] == list(people)
    mouse.press("On to the draw")


def type_round(mouse: Mouse, number: int, sheet, expected: dict[int, int]) -> None:
    scoring = Scoring(mouse)
    for row, table in enumerate(mouse.hands.desk.snapshot.round(number).tables):
        paper = sheet(len(table.seats), table.number + number)
        scoring.open(row)
        if number == 2 and table.number == 2:
            mouse.choose(scoring.page.head.more, "Totals first")
            scoring.control(paper.totals)
            assert mouse.hands.desk.bus.ledger.tables[table.id].state == "totals-only"
            scoring.open(row)
        for line in paper.lines:
            first = mouse.hands.desk.snapshot.settings.get("values_confirmed") is False
            scoring.line(line)
            if first:
                # Before deal 1 the house values are confirmed, once and for all.
                assert not mouse.hands.desk.snapshot.table(table.id).deals
                mouse.press("a  Yes, we play it so")
                assert len(mouse.hands.desk.snapshot.table(table.id).deals) == 1
        if not (number == 2 and table.number == 2):
            scoring.control(paper.totals)
        result = mouse.hands.desk.bus.ledger.tables[table.id]
        assert (result.state, list(result.points)) == ("checked", paper.totals)
        for entry, points in zip(table.seats, paper.totals, strict=True):
            expected[entry] += points


def reason(scoring: Scoring) -> str:
    """Read the first of the reasons that are offered."""
    offered = scoring.page.bar.question.findChildren(QAbstractButton)
    return next(each.text() for each in offered if each.isVisible())


def points(mouse: Mouse) -> dict[int, int]:
    return {place.entry.id: place.points for place in mouse.hands.desk.bus.standing.places}


def run(club: Path, *words: str) -> str:
    answer = CliRunner().invoke(cli, ["--club", str(club), *words])
    assert answer.exit_code == 0, answer.output
    return answer.output


def agree(club: Path, folder: Path, shown: dict[int, int]) -> None:
    """Window, command line and the recount from the archive alone say the same."""
    archive = folder / "archive.json"
    run(club, "export", "1", str(archive))
    told = subprocess.run([sys.executable, str(RECOUNT), str(archive)], capture_output=True, text=True, check=True)
    standings = json.loads(run(club, "standings", "1", "--json"))
    assert standings == json.loads(told.stdout)
    assert {line["entry"]: line["points"] for line in standings} == shown


def by_number(mouse: Mouse) -> dict[int, int]:
    return {mouse.hands.desk.snapshot.entry(entry).number: total for entry, total in points(mouse).items()}


def test_an_evening_by_mouse_from_the_first_name_to_the_undone_correction(
    mouse: Mouse, people: tuple[str, ...], sheet, own_folder: Path, open_desk: Callable[..., object],
    club: Path, tmp_path: Path,
) -> None:  # fmt: skip
    begin(mouse, people)
    expected: dict[int, int] = defaultdict(int)
    for number in (1, 2, 3):
        if number == 1:
            mouse.press("Draw round 1")
            # The first draw plans all rounds.
            mouse.hands.wait_until(lambda: len(mouse.hands.desk.snapshot.rounds) == 3)
        mouse.press(f"Start round {number}")
        mouse.go("scoring")
        type_round(mouse, number, sheet, expected)
        if number < 3:
            mouse.go("tonight")
            mouse.press(f"Close round {number}")
            mouse.hands.wait_until(lambda over=number: mouse.hands.desk.snapshot.round(over).state == "closed")
            mouse.go("seating")
    assert points(mouse) == expected

    # One deal is struck, with its reason by a click, one corrected by its pencil.
    mouse.go("scoring")
    scoring = Scoring(mouse)
    scoring.open(3)
    scoring.correct(11)
    scoring.erase()
    scoring.line("x")
    mouse.press(reason(scoring))
    table = mouse.hands.desk.snapshot.round(3).tables[3]
    assert table.deals[11].deal.kind == "struck"
    before_correction = points(mouse)
    assert before_correction != expected
    scoring.open(1)
    scoring.correct(0)
    scoring.erase()
    scoring.line("1d+")
    corrected = points(mouse)
    assert corrected != before_correction

    # The standings on paper, read back.
    mouse.go("print")
    page = mouse.window.page("print")
    keys = [page.list.item(at).data(Qt.ItemDataRole.UserRole) for at in range(page.list.count())]
    mouse.item(page.list, keys.index("standings"))
    mouse.hands.wait_until(lambda: page.is_ready, 20_000)
    mouse.click(page.save)
    text = "\n".join(each.extract_text() for path in own_folder.rglob("*.pdf") for each in PdfReader(path).pages)
    first = mouse.hands.desk.bus.standing.places[0]
    assert first.entry.person.last in text
    assert str(first.points) in text

    agree(club, tmp_path, by_number(mouse))

    # Closed, opened again, and the correction undone.
    mouse.window.close()
    again = Mouse(open_desk(size=(1366, 768)))
    assert points(again) == corrected
    again.go("scoring")
    again.click(again.window.header.undo)
    if points(again) == corrected:  # a step out of view is named first
        again.click(again.window.header.undo)
    assert points(again) == before_correction
    agree(club, tmp_path, by_number(again))
