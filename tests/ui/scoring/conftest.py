"""A real window on a real club file, driven by key and mouse events; and how to read what it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tappscore.services.registration import Registration
from tappscore.services.rounds import Rounds
from tappscore.services.tournaments import Tournaments
from tappscore.store.club import ClubFile
from tappscore.tournament.snapshot import Snapshot, Table
from tappscore.ui import words
from tappscore.ui.bus import Bus
from tappscore.ui.desk import Desk
from tappscore.ui.main_window import MainWindow
from tappscore.ui.pages.scoring import ScoringPage
from tappscore.ui.settings import Settings
from tappscore.ui.theme import Theme

PEOPLE = (
    ("Änne", "Weiß"), ("Łukasz", "Roth"), ("Otto", "Bräuer"), ("Mary", "O'Neil"), ("Hans", "Maier"),
    ("Hans", "Maier"), ("Karl-Heinz", "Müller-Großmann"), ("Zoë", "Đurić"), ("Özlem", "Şahin"),
    ("Eva", "Frey"), ("Fritz", "Gut"), ("Gerda", "Haas"), ("Ida", "Jung"), ("Kurt", "Lang"), ("Nora", "Ott"),
)  # fmt: skip


class Hall:
    """The window, and hands that only press keys and buttons."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.desk = window.desk

    @property
    def page(self) -> ScoringPage:
        page = self.window.page("scoring")
        assert isinstance(page, ScoringPage)
        return page

    @property
    def snapshot(self) -> Snapshot:
        return self.desk.snapshot

    def table(self, number: int, round_no: int = 1) -> Table:
        return next(table for table in self.snapshot.round(round_no).tables if table.number == number)

    def deals(self, number: int) -> list[str]:
        """What is booked for a table, as it would be typed."""
        from tappscore.rules.notation import write

        table = self.table(number)
        rules = self.desk.bus.ledger.tables[table.id].rules
        assert rules is not None
        return [write(rules, booked.deal) for booked in table.deals]

    def keys(self, text: str) -> None:
        """Type into whatever has the focus."""
        for sign in text:
            QTest.keyClicks(self._focus(), sign)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self._focus(), key, modifier)

    def enter(self, *lines: str) -> None:
        """Type lines, each with Enter."""
        for line in lines:
            self.keys(line)
            self.press(Qt.Key.Key_Return)

    def _focus(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused

    def settle(self) -> None:
        """Let layouts and repaints happen."""
        for _ in range(3):
            QApplication.processEvents()

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        QTest.mouseClick(
            widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place or widget.rect().center()
        )

    def pad(self, *types: str) -> None:
        """Click buttons of the pad by what they type."""
        for text in types:
            self.click(self.page.pad.buttons[text])

    def answer(self, words_: str) -> None:
        """Click the answer of the question that is open."""
        for button in self.page.bar.question.findChildren(QPushButton):
            if button.isVisible() and words_ in button.text():
                self.click(button)
                return
        raise AssertionError(words_)

    def verb(self, words_: str) -> None:
        """Click one of the small buttons beside the line."""
        for button in self.page.bar.findChildren(QPushButton):
            if button.isVisible() and words_ in (button.text(), button.accessibleName()):
                self.click(button)
                return
        raise AssertionError(words_)

    @property
    def title(self) -> str:
        return self.page.head.title.text()

    @property
    def prompt(self) -> str:
        return self.page.bar.prompt.text()

    @property
    def line(self) -> str:
        return self.page.bar.field.text()

    @property
    def says(self) -> str:
        return self.page.bar.preview.text()

    @property
    def answers(self) -> list[str]:
        return [answer.words for answer in self.page.bar.answers]

    def row(self, number: int) -> dict[str, str]:
        """What a line of the sheet shows, by column; 0 is the control line."""
        model = self.page.model
        keys = [column.key for column in model.columns]
        found = [row for row in model.rows if row.number == number]
        return dict(zip(keys, found[-1].cells, strict=True))

    @property
    def row_under_work(self) -> int:
        model = self.page.model
        return model.rows[model.work_row()].number


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    """Letters and margins as the program has them: without its dress everything would be smaller."""
    font, palette, rules = qapp.font(), qapp.palette(), qapp.styleSheet()
    Theme("light").apply(qapp)
    yield
    qapp.setStyleSheet(rules)
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture
def english() -> Iterator[None]:
    """Words as they stand in the source, whatever ran before."""
    from tappscore.i18n import ENGLISH

    words.use(ENGLISH)
    yield
    words.use(ENGLISH)


@pytest.fixture
def seat_hall(qtbot: QtBot, tmp_path: Path, english: None) -> Iterator[Callable[..., Hall]]:
    """Make a club file with a drawn and opened round and show its Scoring page."""
    made: list[Hall] = []

    def make(
        sizes: Sequence[int] = (3, 3), variant: str = "wuerttemberg", deals: int = 4, rounds: int = 1, *,
        confirmed: bool | None = True, **house: object,
    ) -> Hall:  # fmt: skip
        path = tmp_path / "club.tapp"
        file = ClubFile.create(path)
        planned = dict.fromkeys(set(sizes), deals)
        created = Tournaments(file).create(
            "Abend", date(2026, 11, 28), "Igelsberg", variant, house=house, rounds=rounds, deals=planned, prefer=3,
            settings={} if confirmed is None else {"values_confirmed": confirmed},
        )  # fmt: skip
        tournament = created.made("tournaments")
        people = [
            Registration(file, tournament).register(first, last).made("entries") for first, last in PEOPLE[: sum(sizes)]
        ]
        desk = Desk(Bus(file), Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)), Theme("light"))
        for number in range(1, rounds + 1):
            tables, at = [], 0
            for table, size in enumerate(sizes, start=1):
                tables.append((table, tuple(people[at : at + size])))
                at += size
            round_id = Rounds(file, tournament).draw(number, tables).made("rounds")
            Rounds(file, tournament).start(round_id)
        desk.bus.open(tournament)
        window = MainWindow(desk)
        qtbot.addWidget(window)
        window.resize(1280, 760)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        window.show_page("scoring")
        hall = Hall(window)
        hall.page.loop.show_round(1)
        made.append(hall)
        return hall

    yield make
    for hall in made:
        hall.window.close()
        hall.desk.file.close()
