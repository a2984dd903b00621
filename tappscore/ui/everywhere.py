"""The actions that work on every page."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from tappscore.ui import clubs, words
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from tappscore.store.changes import ChangeSet
    from tappscore.store.journal import JournalEntry
    from tappscore.ui.desk import Desk
    from tappscore.ui.hall.control import Hall, HallControl


class Everywhere(QObject):
    """Gives the actions without a page their hands."""

    def __init__(self, desk: Desk, window: QMainWindow) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self._control: HallControl | None = None
        hands: dict[str, Callable[[], object]] = {
            "find": self._find,
            "undo": self._undo,
            "redo": self._redo,
            "journal": self._journal,
            "tournament.new": lambda: desk.go("new"),
            "club.open": lambda: clubs.choose(desk, window),
            "club.take_along": lambda: clubs.take_along(desk, window),
            "sample": lambda: clubs.open_sample(desk),
            "language": lambda: desk.speak("en" if words.catalog().language == "de" else "de"),
            "theme": lambda: desk.dress("light" if desk.theme.is_dark else "dark"),
            "hall": self._hall_control,
            "hall.blank": self._blank,
            "full_screen": self._full_screen,
            "quit": window.close,
        }
        for key, hand in hands.items():
            desk.actions.bind(key, hand)
        desk.bus.changed.connect(self.refresh)
        desk.bus.opened.connect(self.refresh)
        desk.respoken.connect(self.refresh)
        self.refresh()

    def refresh(self, _changes: ChangeSet | None = None) -> None:
        """Name the steps that undo and redo would take, and switch off what can't be done."""
        last, undone = self._steps()
        undo, redo = self._desk.actions["undo"], self._desk.actions["redo"]
        undo.setEnabled(last is not None)
        redo.setEnabled(undone is not None)
        undo.setToolTip(_naming(translate("Window", "Undo: {step} (Ctrl+Z)", step="{step}"), last))
        redo.setToolTip(_naming(translate("Window", "Redo: {step} (Ctrl+Shift+Z)", step="{step}"), undone))
        has_file = self._desk.bus.file is not None
        for key in ("journal", "tournament.new", "club.take_along"):
            self._desk.actions[key].setEnabled(has_file)

    def _steps(self) -> tuple[JournalEntry | None, JournalEntry | None]:
        if self._desk.bus.file is None:
            return None, None
        history = self._desk.history
        return history.last(desk=self._desk.name), history.last_undone(desk=self._desk.name)

    def _undo(self) -> None:
        step, _ = self._steps()
        if step is not None and self._desk.run(lambda: self._desk.history.undo(step.id)) is not None:
            self._desk.say(translate("Window", "Undone: {step}", step=step_words(step)))

    def _redo(self) -> None:
        _, step = self._steps()
        if step is not None and self._desk.run(lambda: self._desk.history.redo(step.id)) is not None:
            self._desk.say(translate("Window", "Done again: {step}", step=step_words(step)))

    def _find(self) -> None:
        from tappscore.ui.dialogs.palette import Palette

        Palette(self._desk, self._window).open()

    def _journal(self) -> None:
        from tappscore.ui.dialogs.journal import JournalDialog

        JournalDialog(self._desk, self._window).open()

    @cached_property
    def hall(self) -> Hall:
        """The hall screen, made when it is first asked for."""
        from tappscore.ui.hall.control import Hall
        from tappscore.ui.hall.stage import Stage

        return Hall(self._desk, Stage(self._desk, self._desk.clock), self._window)

    def _hall_control(self) -> None:
        from tappscore.ui.hall.control import HallControl

        if self._control is None:
            self._control = HallControl(self._desk, self.hall, self._window)
        self._control.show()
        self._control.raise_()
        self._control.activateWindow()

    def _blank(self) -> None:
        self.hall.stage.blank()

    def _full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()


def _naming(pattern: str, step: JournalEntry | None) -> str:
    return "" if step is None else pattern.replace("{step}", step_words(step))


def step_words(step: JournalEntry) -> str:
    """Name a step of the journal in words."""
    from tappscore.ui.steps import words_of

    return words_of(step)
