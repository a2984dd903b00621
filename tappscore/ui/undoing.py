"""Undo and redo of this window: what is in view is done at once, what is not is named first.

A page that shows only a part of what is done on it says with `shows_step` whether a step lies in view there; a
page that has a better place for a sentence than the notice line names it with `name_step` and says with
`is_naming` whether it still stands there. A step that no page shows is always named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject

from tappscore.services.actions import described
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.store.journal import JournalEntry
    from tappscore.ui.desk import Desk
    from tappscore.ui.main_window import MainWindow
    from tappscore.ui.widgets.lists import ListView

# Pages whose undo keeps to what is done there; the others look over the whole evening.
_WITH_OWN_STEPS = ("entries", "seating", "scoring", "standings")

# Where somebody sees what an action did.
_SHOWN_ON = (
    ("entry.", ("entries",)),
    ("person.", ("entries", "history")),
    ("season.", ("history",)),
    ("round.", ("seating", "tonight", "scoring")),
    ("tournament.", ("tonight", "history")),
    ("course.", ("tonight",)),
    ("seat.", ("seating", "scoring")),
    ("seating.", ("seating",)),
    ("deal.", ("scoring",)),
    ("table.", ("scoring", "seating")),
    ("adjustment.", ("standings",)),
    ("standing.", ("standings",)),
)


class NamedStep(NamedTuple):
    """A step that waits to be taken: its sentence, what it is about, and what takes it."""

    sentence: str
    step: JournalEntry
    take: Callable[[], None]


class Undoing(QObject):
    """The hands of Ctrl+Z and Ctrl+Shift+Z."""

    def __init__(self, desk: Desk, window: MainWindow) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self._announced: NamedStep | None = None  # named and not yet taken

    def refresh(self) -> None:
        """Say on the two actions what they would do, and switch off what can't be done."""
        last, undone = self._steps()
        self._announced = None
        undo, redo = self._desk.actions["undo"], self._desk.actions["redo"]
        undo.setEnabled(last is not None)
        redo.setEnabled(undone is not None)
        undo.setToolTip("" if last is None else translate("Window", "Undo: {step} (Ctrl+Z)", step=described(last)))
        redo.setToolTip(
            "" if undone is None else translate("Window", "Redo: {step} (Ctrl+Shift+Z)", step=described(undone))
        )

    def forget(self) -> None:
        """Name the next step anew: something was done meanwhile."""
        self._announced = None

    def undo(self) -> None:
        """Take back this page's last step; one that is not in view is named, and taken back by the second press."""
        step, _ = self._steps()
        if step is None:
            return
        sentence = translate("Window", "Ctrl+Z again takes back: {step}", step=described(step))
        if not self._is_named_only(NamedStep(sentence, step, self.undo)):
            done = translate("Window", "Undone: {step}", step=described(step))
            self._take(lambda: self._desk.history.undo(step.id), done)

    def redo(self) -> None:
        """Bring back what was undone last, named first where it is not in view."""
        _, step = self._steps()
        if step is None:
            return
        meant = described(step if step.undoes is None else self._desk.history.entry(step.undoes))
        sentence = translate("Window", "Ctrl+Shift+Z again brings back: {step}", step=meant)
        if not self._is_named_only(NamedStep(sentence, step, self.redo)):
            done = translate("Window", "Done again: {step}", step=meant)
            self._take(lambda: self._desk.history.redo(step.id), done)

    def _take(self, verb: Callable[[], ChangeSet], sentence: str) -> None:
        self._announced = None
        self._desk.unsay()
        if self._desk.run(verb) is not None:
            self._desk.say(sentence)

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

    # --- naming ------------------------------------------------------------------------

    def _is_named_only(self, named: NamedStep) -> bool:
        """Name a step that is not in view before taking it; True when it was only named."""
        if self._is_in_view(named.step) or self._still_names(named.step):
            return False
        self._announced = named
        name_step = getattr(self._page, "name_step", None)
        if callable(name_step):
            name_step(named)
        else:
            self._desk.say(named.sentence, "note")
        return True

    @property
    def _page(self) -> QObject | None:
        return self._window.pages.get(self._window.current)

    def _is_in_view(self, step: JournalEntry) -> bool:
        action = str(step.values.get("of_action", step.action))
        pages = next((pages for start, pages in _SHOWN_ON if action.startswith(start)), ())
        if self._window.current not in pages:
            return False
        shows_step = getattr(self._page, "shows_step", None)
        return not callable(shows_step) or bool(shows_step(step))

    def _still_names(self, step: JournalEntry) -> bool:
        """Whether a step was named and can still be read: what was said an hour ago is not confirmed by a key."""
        named = self._announced
        if named is None or named.step.id != step.id:
            return False
        is_naming = getattr(self._page, "is_naming", None)
        if callable(is_naming):
            return bool(is_naming(named))
        notice = self._window.notice
        return notice.isVisible() and notice.sentence.text() == named.sentence


def shows_entries(desk: Desk, view: ListView[Any], step: JournalEntry) -> bool:
    """Whether a list of entries shows those that a step names; one that is gone is missed in it, which is seen too."""
    named = set(numbers_of(step, "number", "other"))
    keys = [entry.id for entry in desk.snapshot.entries if entry.number in named]
    places = [view.list_model.place_of(key) for key in keys]
    return all(place is not None and view.shows(place) for place in places)


def numbers_of(step: JournalEntry, *keys: str) -> Iterator[int]:
    """Give the whole numbers that a step names under some keys: tables, entries, a round."""
    for key in keys:
        if isinstance(value := step.values.get(key), int):
            yield value
