"""The actions that work on every page."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QPushButton

from tappscore.services.actions import described
from tappscore.ui import clubs, words
from tappscore.ui.club_face import ClubFace
from tappscore.ui.emergency_pack import EmergencyPack
from tappscore.ui.scanned_code import ScannedCode
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from tappscore.store.changes import ChangeSet
    from tappscore.store.journal import JournalEntry
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
        self._announced = 0  # the step that was named and not yet taken
        self._control: HallControl | None = None
        self._handbook: HelpDialog | None = None
        hands: dict[str, Callable[[], object]] = {
            "primary": self._press_primary,
            "find": self._find,
            "undo": self._undo,
            "redo": self._redo,
            "journal": self._journal,
            "rules": self._rules,
            "missing": self._missing,
            "tournament.new": lambda: desk.go("new"),
            "club.open": lambda: clubs.choose(desk, window),
            "club.new": lambda: clubs.begin(desk, window),
            "club.take_along": lambda: clubs.take_along(desk, window),
            "sample": lambda: clubs.open_sample(desk),
            "language": lambda: desk.speak("en" if words.catalog().language == "de" else "de"),
            "theme": lambda: desk.dress("light" if desk.theme.is_dark else "dark"),
            "help": self._help,
            "hall": self._hall_control,
            "hall.blank": self._blank,
            "hall.next": lambda: self.hall.stage.step(1),
            "hall.back": lambda: self.hall.stage.step(-1),
            "full_screen": self._full_screen,
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
        self._announced = 0
        if changes and not self._desk.actions["undo"].isEnabled():
            self._desk.actions["undo"].setEnabled(True)
        self._soon.start()

    def _name_later(self) -> None:
        if self._window.isVisible():  # a window that was closed meanwhile has no file to ask any more
            self.refresh()

    def refresh(self) -> None:
        """Name the steps that undo and redo would take, and switch off what can't be done."""
        last, undone = self._steps()
        self._announced = 0
        undo, redo = self._desk.actions["undo"], self._desk.actions["redo"]
        undo.setEnabled(last is not None)
        redo.setEnabled(undone is not None)
        undo.setToolTip("" if last is None else translate("Window", "Undo: {step} (Ctrl+Z)", step=described(last)))
        redo.setToolTip(
            "" if undone is None else translate("Window", "Redo: {step} (Ctrl+Shift+Z)", step=described(undone))
        )
        has_file = self._desk.bus.file is not None
        for key in ("journal", "tournament.new", "club.take_along"):
            self._desk.actions[key].setEnabled(has_file)
        for key in ("rules", "missing"):
            self._desk.actions[key].setEnabled(self._desk.bus.snapshot is not None)

    def _steps(self) -> tuple[JournalEntry | None, JournalEntry | None]:
        """Give this desk's last step and its last undo, of the open tournament where one is open.

        A step of this page comes before steps of others; only when it has none left, the last one anywhere is
        named. History looks at the whole club: seasons and merged people belong to no tournament.
        """
        desk, page = self._desk, self._window.current
        if desk.bus.file is None:
            return None, None
        is_of_club = desk.bus.snapshot is None or page == "history"
        of = None if is_of_club else desk.snapshot.id
        own = [start for start, pages in _SHOWN_ON if page in pages] if page in _WITH_OWN_STEPS else []
        last = desk.history.last(desk.name, of, own)
        if last is None and own:
            last = desk.history.last(desk.name, of)
        return last, desk.history.next_redo(desk.name, of)

    def _undo(self) -> None:
        step, _ = self._steps()
        if step is None or self._is_announcing(
            step, translate("Window", "Ctrl+Z again takes back: {step}", step=described(step))
        ):
            return
        if self._desk.run(lambda: self._desk.history.undo(step.id)) is not None:
            self._desk.say(translate("Window", "Undone: {step}", step=described(step)))

    def _redo(self) -> None:
        _, step = self._steps()
        if step is None:
            return
        meant = described(step if step.undoes is None else self._desk.history.entry(step.undoes))
        if self._is_announcing(step, translate("Window", "Ctrl+Shift+Z again brings back: {step}", step=meant)):
            return
        if self._desk.run(lambda: self._desk.history.redo(step.id)) is not None:
            self._desk.say(translate("Window", "Done again: {step}", step=meant))

    def _is_announcing(self, step: JournalEntry, sentence: str) -> bool:
        """Name a step that is not in view before taking it; True when it was only named."""
        action = str(step.values.get("of_action", step.action))
        pages = next((pages for start, pages in _SHOWN_ON if action.startswith(start)), ())
        if not pages or self._window.current in pages or self._announced == step.id:
            return False
        self._announced = step.id
        self._desk.say(sentence, "note")
        return True

    def _press_primary(self) -> None:
        """Press the one primary button of the page shown, wherever the focus is."""
        for made in self._window.findChildren(QPushButton):
            if made.property("primary") and made.isVisible() and made.isEnabled():
                made.click()
                return

    def _find(self) -> None:
        from tappscore.ui.dialogs.palette import Palette

        Palette(self._desk, self._window).open()

    def _missing(self) -> None:
        from tappscore.ui.dialogs.missing_values import MissingValuesDialog

        if self._desk.bus.snapshot is not None:
            MissingValuesDialog(self._desk, self._window).open()

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
        self._control.show()
        self._control.raise_()
        self._control.activateWindow()

    def _blank(self) -> None:
        self.hall.stage.blank()
        self._desk.cover(self.hall.stage.is_blank)

    def _second_window(self) -> None:
        from tappscore.ui.windows import open_helper

        open_helper(self._window.first or self._window)

    def _full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()


# Pages whose undo keeps to what is done there; the others look over the whole evening.
_WITH_OWN_STEPS = ("entries", "seating", "scoring", "standings")

# Where somebody sees what an action did.
_SHOWN_ON = (
    ("entry.", ("entries",)),
    ("person.", ("entries", "history")),
    ("season.", ("history",)),
    ("round.", ("seating", "tonight", "scoring")),
    ("tournament.", ("tonight", "history")),
    ("seat.", ("seating", "scoring")),
    ("deal.", ("scoring",)),
    ("table.", ("scoring", "seating")),
    ("adjustment.", ("standings",)),
    ("standing.", ("standings",)),
)
