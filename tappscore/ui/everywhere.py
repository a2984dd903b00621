"""The actions that work on every page."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QPushButton

from tappscore.ui import clubs, words
from tappscore.ui.club_face import ClubFace
from tappscore.ui.emergency_pack import EmergencyPack
from tappscore.ui.scanned_code import ScannedCode
from tappscore.ui.undoing import Undoing

if TYPE_CHECKING:
    from collections.abc import Callable

    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk
    from tappscore.ui.dialogs.help import HelpDialog
    from tappscore.ui.hall.control import Hall, HallControl
    from tappscore.ui.main_window import MainWindow


NAMED_AFTER = 150  # milliseconds


class Everywhere(QObject):
    """Gives the actions without a page their hands."""

    def __init__(self, desk: Desk, window: MainWindow) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self.undoing = Undoing(desk, window)
        self._control: HallControl | None = None
        self._handbook: HelpDialog | None = None
        hands: dict[str, Callable[[], object]] = {
            "primary": self._press_primary,
            "find": self._find,
            "undo": self.undoing.undo,
            "redo": self.undoing.redo,
            "journal": self._journal,
            "rules": self._rules,
            "missing": self._missing,
            "tournament.new": lambda: desk.go("new"),
            "club.open": lambda: clubs.choose(desk, window),
            "club.new": lambda: clubs.begin(desk, window),
            "club.take_along": lambda: clubs.take_along(desk, window),
            "club.bring_back": self._bring_back,
            "club.stick": lambda: clubs.choose_stick(desk, window),
            "sample": lambda: clubs.open_sample(desk),
            "language": lambda: desk.speak("en" if words.catalog().language == "de" else "de"),
            "theme": lambda: desk.dress("light" if desk.theme.is_dark else "dark"),
            "help": self._help,
            "hall": self._hall_control,
            "hall.blank": lambda: self.hall.blank(),
            "hall.next": lambda: self.hall.stage.step(1),
            "hall.back": lambda: self.hall.stage.step(-1),
            "full_screen": self._full_screen,
            "desk.leave": window.leave_or_return,
            "quit": window.close,
            "window.second": self._second_window,
            "evening.other": lambda: clubs.open_other_evening(desk),
            "clock": lambda: window.header.clock.showMenu() if desk.bus.snapshot is not None else None,
            "clock.more": lambda: desk.clock.extend(5),
        }
        for key, hand in hands.items():
            desk.actions.bind(key, hand)
        # A step is named a moment later: the next deal must not wait for the words of the last one.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(NAMED_AFTER)
        self._soon.timeout.connect(self._name_later)
        desk.bus.changed.connect(self._changed)
        desk.bus.opened.connect(self.refresh)
        desk.respoken.connect(self.refresh)
        desk.arrived.connect(lambda _page: self.refresh())
        self.codes = ScannedCode(desk, window)
        self.face = ClubFace(desk)
        self.pack = EmergencyPack(desk, self.face, window) if desk.is_first else None
        self.refresh()

    def _changed(self, changes: ChangeSet) -> None:
        if changes.action in ("undo", "redo"):
            self.refresh()
            return
        self.undoing.forget()
        if changes and not self._desk.actions["undo"].isEnabled():
            self._desk.actions["undo"].setEnabled(True)
        self._soon.start()

    def _name_later(self) -> None:
        if self._window.isVisible():  # a window that was closed meanwhile has no file to ask any more
            self.refresh()

    def refresh(self) -> None:
        """Name the steps that undo and redo would take, and switch off what can't be done."""
        self.undoing.refresh()
        has_file = self._desk.bus.file is not None
        for key in ("journal", "tournament.new", "club.take_along", "club.stick"):
            self._desk.actions[key].setEnabled(has_file)
        for key in ("rules", "missing"):
            self._desk.actions[key].setEnabled(self._desk.bus.snapshot is not None)

    def _press_primary(self) -> None:
        """Press the one primary button of the page shown, wherever the focus is."""
        for made in self._window.findChildren(QPushButton):
            if made.property("primary") and made.isVisible() and made.isEnabled():
                made.click()
                return

    def _find(self) -> None:
        from tappscore.ui.dialogs.palette import Palette

        Palette(self._desk, self._window, self._window.stack.currentWidget()).open()

    def _missing(self) -> None:
        from tappscore.ui.dialogs.missing_values import MissingValuesDialog

        if self._desk.bus.snapshot is not None:
            MissingValuesDialog(self._desk, self._window).open()

    def _bring_back(self) -> None:
        from tappscore.ui.dialogs.bring_back import BringBackDialog

        BringBackDialog(self._desk, self._window).open()

    def _journal(self) -> None:
        from tappscore.ui.dialogs.journal import JournalDialog

        JournalDialog(self._desk, self._window).open()

    def _rules(self) -> None:
        from tappscore.ui.dialogs.rules import show_rules

        show_rules(self._desk, self._window)

    @cached_property
    def hall(self) -> Hall:
        """The hall screen, made when it is first asked for."""
        from tappscore.ui.hall.control import Hall
        from tappscore.ui.hall.stage import Stage

        if self._window.first is not None:
            return self._window.first.everywhere.hall
        return Hall(self._desk, Stage(self._desk, self._desk.clock), self._window)

    def _help(self) -> None:
        from tappscore.ui.dialogs.help import HelpDialog

        if self._handbook is None:
            self._handbook = HelpDialog(self._desk, self._window.current, self._window)
        self._handbook.turn_to(self._window.current)
        self._handbook.show()
        self._handbook.raise_()

    def _hall_control(self) -> None:
        from tappscore.ui.hall.control import HallControl

        if self._control is None:
            self._control = HallControl(self._desk, self.hall, self._window)
            # It is a window of its own, and has the keys that its buttons name.
            self._control.addActions([self._desk.actions[key] for key in ("hall.blank", "hall.next", "hall.back")])
        self._control.show()
        self._control.raise_()
        self._control.activateWindow()

    def _second_window(self) -> None:
        from tappscore.ui.windows import open_helper

        open_helper(self._window.first or self._window)

    def _full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
