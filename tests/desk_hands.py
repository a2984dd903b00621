"""A real window on a real club file in `tmp_path`; hands that only press keys and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QElapsedTimer, QEventLoop, QPoint, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tappscore.i18n import ENGLISH
from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.services.tournaments import Tournaments
from tappscore.ui import clubs, words
from tappscore.ui.app import open_window
from tappscore.ui.desk import Desk
from tappscore.ui.main_window import MainWindow
from tappscore.ui.settings import Settings

PEOPLE = (
    ("Änne", "Weiß", "Igelsberg"),
    ("Łukasz", "Roth", "Freudenstadt"),
    ("Otto", "Bräuer", "Igelsberg"),
    ("Karl-Heinz", "Müller-Lüdenscheidt", "Baiersbronn"),
    ("Pat", "O'Neil", "Dublin"),
    ("Rösle", "Häberle", "Igelsberg"),
    ("Anna", "Maier", "Besenfeld"),
    ("Anna", "Maier", "Göttelfingen"),
    ("Emil", "Schäuble", "Igelsberg"),
    ("Frieda", "Kächele", "Igelsberg"),
    ("Gustav", "Wössner", "Wittlensweiler"),
    ("Hilde", "Finkbeiner", "Baiersbronn"),
    ("Ines", "Gaiser", "Obertal"),
)


def wait_for(holds: Callable[[], bool], milliseconds: int) -> bool:
    """Let the window work until something holds; an event loop lets its worker threads run, too."""
    clock = QElapsedTimer()
    clock.start()
    while not holds() and clock.elapsed() < milliseconds:
        loop = QEventLoop()
        QTimer.singleShot(5, loop.quit)
        loop.exec()
    return holds()


D = TypeVar("D", bound=QWidget)


class Hands:
    """What a person at the desk can do: keys and mouse."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.said: list[str] = []  # every sentence that the window said
        window.desk.said.connect(lambda sentence, _kind: self.said.append(sentence))

    @property
    def desk(self) -> Desk:
        return self.window.desk

    def focus(self) -> QWidget:
        """The widget under the keyboard; a closed dialog gives it back to the window, as on a real screen."""
        if QApplication.activeWindow() is None:
            self.window.activateWindow()
            wait_for(lambda: QApplication.activeWindow() is not None, 1000)
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the focus"
        return focused

    def type(self, text: str) -> None:
        """Type into whatever has the focus, any letter of any language."""
        for sign in text:
            if sign.isascii():
                QTest.keyClicks(self.focus(), sign)
            else:
                plain = Qt.KeyboardModifier.NoModifier
                QTest.sendKeyEvent(QTest.KeyAction.Click, self.focus(), Qt.Key.Key_unknown, sign, plain)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus(), key, modifier)

    def enter(self, text: str = "") -> None:
        self.type(text)
        QTest.keyClick(self.focus(), Qt.Key.Key_Return)

    def alt(self, number: int) -> None:
        """Jump to a page of the rail."""
        QTest.keyClick(self.window, Qt.Key(Qt.Key.Key_0.value + number), Qt.KeyboardModifier.AltModifier)

    def click(self, target: QWidget, place: QPoint | None = None) -> None:
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place or QPoint())

    def dialog(self, kind: type[D]) -> D:
        """The dialog of a kind that came up, once it has the keyboard."""
        self.wait_until(lambda: isinstance(QApplication.activeWindow(), kind))
        found = QApplication.activeWindow()
        assert isinstance(found, kind)
        return found

    def wait_until(self, holds: Callable[[], bool], milliseconds: int = 5000) -> None:
        assert wait_for(holds, milliseconds), f"it did not happen in time; last said: {self.said[-3:]}"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folders, somewhere where no real ones are."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_DOCUMENTS_DIR", str(home / "documents"))
    return home


@pytest.fixture
def club(tmp_path: Path) -> Path:
    return tmp_path / "club.tapp"


def registered(
    club: Path, people: int = 13, *, day: date | None = None, variant: str = "dapp", name: str = "Preis-Dapp"
) -> None:
    """Put a tournament with people into a club file, before the window opens it."""
    with open_or_create(club) as file:
        changes = Tournaments(file).create(
            name, day or clubs.today(), "Igelsberg", variant, settings={"values_confirmed": True}
        )
        registration = Registration(file, changes.made("tournaments"))
        for at in range(people):
            first, last, town = PEOPLE[at % len(PEOPLE)]
            registration.register(first=first, last=last if at < len(PEOPLE) else f"{last} {at}", town=town)


@pytest.fixture
def open_desk(qtbot: QtBot, settings: Settings, club: Path, own_folder: Path) -> Iterator[Callable[..., Hands]]:
    """Open the window on the club file, in English unless another language is asked for."""
    opened: list[MainWindow] = []

    def open_it(language: str = "en", size: tuple[int, int] = (1093, 614)) -> Hands:
        settings.language = language
        settings.mode = "light"
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        window = open_window(app, settings, club)
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        wait_for(lambda: QApplication.activeWindow() is window, 1000)
        opened.append(window)
        return Hands(window)

    yield open_it
    for window in opened:
        window.close()
        if window.desk.bus.file is not None:
            window.desk.bus.file.close()
    words.use(ENGLISH)


@pytest.fixture
def hands(club: Path, open_desk: Callable[..., Hands]) -> Hands:
    """A window with thirteen people at the door."""
    registered(club)
    return open_desk()
