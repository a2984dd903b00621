"""Random hands at the real window: `python tests/monkey/monkey.py FOLDER SEED EVENTS [VARIANT]`.

Keys, typed lines, clicks, lists, boxes and dialogs, drawn from the seed, on a
club file in FOLDER, with the user's folders in there too. Afterwards the file
must be whole and its standings equal to the recount that knows only the
archive. Prints every fault once; exit status 1 when there was one. What is
typed is kept in FOLDER/keys.txt, the last lines lead to the fault.
"""

from __future__ import annotations

import faulthandler
import importlib
import json
import os
import random
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from PySide6.QtCore import QPoint, QSettings, Qt, QTimer, qInstallMessageHandler
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QComboBox, QFileDialog, QWidget

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.store.checks import check_file
from tappscore.store.club import ClubFile
from tappscore.store.loading import load, tournaments
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.standings import rank
from tappscore.ui.app import open_window
from tappscore.ui.settings import Settings

W = TypeVar("W", bound=QWidget)
_PLAIN = Qt.KeyboardModifier.NoModifier
_STUCK = 60  # seconds without an event: the window hangs
_KEYS = (
    *[Qt.Key.Key_Return] * 6,
    *[Qt.Key.Key_Escape] * 3,
    *(Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_Space, Qt.Key.Key_Enter),
    *(Qt.Key(Qt.Key.Key_F1.value + number) for number in range(12)),
)
_PAGES = (1, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 5, 6, 7, 8, 9)  # mostly where something is written
_WITH_CTRL = "ZYKJGNOPSFAVDERLBHMTU"
_LINES = (
    *("1", "2", "3", "7", "2f74", "1s50", "3f61", "1h70", "2f59", "3b+", "2s80", "Otto Groß", "p", "x", "?", "ra1"),
    *("= 30 6 -36", "0", "99", "²", "Weiß", "an", "neu", "1 s 119", "2 o 39 pa+", "@3", "rv2", "ä", "ABC", "ZABCDE"),
    *("-36", "1,5", "30 -10 -20", "12:30"),
)


class Monkey:
    """Acts in the window's own event loop, so that it goes on inside every dialog."""

    def __init__(self, folder: Path, seed: int, events: int, variant: str) -> None:
        self.folder = folder
        self.random = random.Random(seed)
        self.left = events
        self.variant = variant
        self.faults: set[str] = set()
        self.keys = (folder / "keys.txt").open("w", encoding="utf-8")
        self.club = folder / "club.tapp"
        archived = simulate(seed, self.random.choice((13, 22)), 3, variant, deals=12, started=2)
        with open_or_create(self.club) as file:
            Archive(file).bring_in(archive.read(archived))
        app = QApplication.instance() or QApplication(sys.argv[:1])
        assert isinstance(app, QApplication)
        settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        settings.language = self.random.choice(("en", "de"))
        self.app = app
        self.window = open_window(app, settings, self.club)
        self.window.resize(1093, 614)

    # --- what it notices -----------------------------------------------------

    def fault(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Print a fault of the program the first time it comes."""
        steps = traceback.extract_tb(trace)[-3:]
        key = f"{kind.__name__} {[(step.filename, step.lineno) for step in steps]}"
        if key not in self.faults:
            self.faults.add(key)
            traceback.print_exception(kind, fault, trace)

    def complaint(self, _kind: object, _context: object, text: str) -> None:
        """Print what Qt complains of."""
        if "This plugin does not support" not in text and text not in self.faults:
            self.faults.add(text)
            print("Qt:", text, flush=True)

    # --- what it does --------------------------------------------------------

    def run(self) -> None:
        """Act until the events are used up."""
        sys.excepthook = self.fault
        qInstallMessageHandler(self.complaint)
        # The system's own windows are not ours to press on: they are answered from a few places of this folder.
        answers: tuple[tuple[type, str, object], ...] = (
            (QFileDialog, "getOpenFileName", staticmethod(lambda *_, **__: (self._file(), ""))),
            (QFileDialog, "getSaveFileName", staticmethod(lambda *_, **__: (self._file(), ""))),
            (QFileDialog, "getOpenFileNames", staticmethod(lambda *_, **__: ([self._file()], ""))),
            (QFileDialog, "getExistingDirectory", staticmethod(lambda *_, **__: str(self.folder))),
            (QPrintDialog, "exec", lambda *_: 0),
        )
        for owner, name, answer in answers:
            setattr(owner, name, answer)
        self.window.show()
        QTimer.singleShot(200, self._act)
        self.app.exec()

    def _file(self) -> str:
        names = ("", "missing/x.json", "f1.json", "f2.csv", "f3.tapp", "f4.xlsx", "x.pdf", "x.png")
        name = self.random.choice(names)
        return str(self.folder / name) if name else ""

    def _act(self) -> None:
        faulthandler.dump_traceback_later(_STUCK, exit=True)
        self.left -= 1
        if self.left < 0:
            self.app.exit()
            return
        QTimer.singleShot(self.random.choice((1, 3, 8)), self._act)
        if not self.window.isVisible():
            self.window.show()
        self._come_forward()
        doing = self.random.choices(
            (self._jump, self._type, self._press, self._command, self._click, self._point, self._choose),
            (8, 22, 20, 8, 30, 7, 5),
        )[0]
        try:
            doing()
        except RuntimeError as error:
            # A widget may be gone between the choice and the click; that is the monkey's fault.
            if "already deleted" not in str(error):
                self.fault(type(error), error, error.__traceback__)

    def _top(self) -> QWidget:
        front = (QApplication.activePopupWidget(), QApplication.activeModalWidget(), QApplication.activeWindow())
        return next((each for each in front if each is not None and each.isVisible()), self.window)

    def _come_forward(self) -> None:
        """Give the keyboard to the window in front, as a window manager does when another one closes."""
        top = self._top()
        if QApplication.activePopupWidget() is None and QApplication.activeWindow() is not top:
            top.activateWindow()
        if QApplication.focusWidget() is None:
            top.setFocus()

    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self._top()

    def _note(self, text: str) -> None:
        print(f"{self.window.current}, {type(self._focus()).__name__}: {text}", file=self.keys, flush=True)

    def _jump(self) -> None:
        number = self.random.choice(_PAGES)
        self._note(f"Alt+{number}")
        QTest.keyClick(self._top(), Qt.Key(Qt.Key.Key_0.value + number), Qt.KeyboardModifier.AltModifier)

    def _type(self) -> None:
        line = self.random.choice(_LINES)
        self._note(f"type {line}")
        for sign in line:
            key = Qt.Key(ord(sign.upper())) if sign.isascii() else Qt.Key.Key_unknown
            QTest.sendKeyEvent(QTest.KeyAction.Click, self._focus(), key, sign, _PLAIN)
        if self.random.random() < 0.7:
            QTest.keyClick(self._focus(), Qt.Key.Key_Return)

    def _press(self) -> None:
        key = self.random.choice(_KEYS)
        shift = Qt.KeyboardModifier.ShiftModifier if self.random.random() < 0.1 else _PLAIN
        self._note(f"{key.name} {shift.name}")
        QTest.keyClick(self._focus(), key, shift)

    def _command(self) -> None:
        letter = self.random.choice(_WITH_CTRL)
        self._note(f"Ctrl+{letter}")
        modifier = Qt.KeyboardModifier.ControlModifier
        if self.random.random() < 0.15:
            modifier |= Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(self._focus(), Qt.Key(ord(letter)), modifier)

    def _among(self, kind: type[W], fits: Callable[[W], bool]) -> W | None:
        shown = [each for each in self._top().findChildren(kind) if each.isVisible() and each.isEnabled()]
        there = [each for each in shown if fits(each)]
        return self.random.choice(there) if there else None

    def _click(self) -> None:
        button = self._among(QAbstractButton, lambda each: each.width() > 1)
        if button is not None:
            self._note(f"click {button.text() or button.accessibleName()}")
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _point(self) -> None:
        view = self._among(QAbstractItemView, lambda each: each.model() is not None and each.model().rowCount() > 0)
        if view is not None:
            size = view.viewport().size()
            place = QPoint(self.random.randint(0, max(size.width(), 1)), self.random.randint(0, max(size.height(), 1)))
            self._note(f"point {type(view).__name__} {place.x()} {place.y()}")
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, _PLAIN, place)
            if self.random.random() < 0.4:
                QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, _PLAIN, place)

    def _choose(self) -> None:
        box = self._among(QComboBox, lambda each: each.count() > 0)
        if box is not None:
            self._note(f"box {box.accessibleName()}")
            QTest.keyClick(box, self.random.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)))

    # --- what must hold afterwards -------------------------------------------

    def judge(self) -> bool:
        """Check every club file, and hold the standings of each evening against the recount from its archive."""
        files = [open_or_create(path) for path in sorted(self.folder.glob("*.tapp"))]
        written = sum(file.journal for file in files)
        print(f"{written} steps in the journals of {len(files)} files")
        # Made and filled are two steps; hands that write nothing more have found nothing either.
        whole = [written > 2, *(self._is_whole(file) for file in files)]
        for file in files:
            file.close()
        return all(whole)

    def _is_whole(self, file: ClubFile) -> bool:
        recount = importlib.import_module("recount")
        wrong = [f"check {part}: {problem.code}" for part, problems in check_file(file) for problem in problems]
        for summary in tournaments(file):
            snapshot = load(file, summary.id)
            ours = json.loads(archive.encode(archive.write(snapshot)))
            if archive.write(archive.read(ours)) != archive.write(snapshot):
                wrong.append(f"an archive read and written again differs: {summary.name}")
            counted = [(line["place"], line["entry"], line["points"]) for line in recount.standings(ours)]
            places = rank(snapshot, fold(snapshot)).places
            if counted != [(place.place, place.entry.number, _plain(place.points)) for place in places]:
                wrong.append(f"standings and recount differ: {summary.name}")
        print(*(f"{file.path.name}: {what}" for what in wrong), sep="\n")
        return not wrong


def _plain(points: object) -> object:
    return points if points is None or isinstance(points, int) else str(points)


def main(words: list[str]) -> int:
    """Let the monkey act; 0 when nothing was wrong."""
    faulthandler.enable()
    folder = Path(words[0])
    # Before anything asks for them: the user's own folders are not the monkey's.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.update(HOME=str(folder), XDG_DATA_HOME=str(folder / "data"), XDG_DOCUMENTS_DIR=str(folder / "documents"))
    sys.path.append(str(Path(__file__).resolve().parents[1] / "independent"))
    monkey = Monkey(folder, int(words[1]), int(words[2]), words[3] if len(words) > 3 else "dapp")
    monkey.run()
    faulthandler.cancel_dump_traceback_later()
    monkey.window.close()
    whole = monkey.judge()
    print(f"{words[2]} events, {len(monkey.faults)} faults, the file {'is' if whole else 'is NOT'} as it should be")
    sys.stdout.flush()
    # Dialogs of the monkey's are still open; what Qt does with them at the end is not asked here.
    os._exit(0 if whole and not monkey.faults else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
