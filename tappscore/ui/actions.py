"""All actions of the window in one table: key, words, shortcut, page.

An action of a page works while that page is shown; one without a page works
everywhere. Shortcuts never clash inside a page, a test sees to it. The palette
(Ctrl+K) lists them all, so each has a key even where it has no shortcut.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tappscore.i18n import Text, mark
from tappscore.ui import words


@dataclass(frozen=True, slots=True)
class Deed:
    """One row of the table. `shortcut` in Qt's portable form, several with `; `."""

    key: str
    label: Text
    shortcut: str = ""
    page: str = ""
    is_listed: bool = True  # in the palette


ACTIONS: tuple[Deed, ...] = (
    Deed("page.tonight", mark("Window", "Go to Tonight"), "Alt+1"),
    Deed("page.entries", mark("Window", "Go to Entries"), "Alt+2"),
    Deed("page.seating", mark("Window", "Go to Seating"), "Alt+3"),
    Deed("page.scoring", mark("Window", "Go to Scoring"), "Alt+4"),
    Deed("page.standings", mark("Window", "Go to Standings"), "Alt+5"),
    Deed("page.print", mark("Window", "Go to Print"), "Alt+6"),
    Deed("page.history", mark("Window", "Go to History"), "Alt+7"),
    Deed("page.settings", mark("Window", "Go to Settings"), "Alt+8"),
    Deed("primary", mark("Window", "Press the main button of the page"), "Ctrl+Return; Ctrl+Enter", is_listed=False),
    Deed("find", mark("Window", "Find an action, person, table or tournament"), "Ctrl+K", is_listed=False),
    Deed("undo", mark("Window", "Undo"), "Ctrl+Z"),
    Deed("redo", mark("Window", "Redo"), "Ctrl+Shift+Z; Ctrl+Y"),
    Deed("journal", mark("Window", "Show the journal"), "Ctrl+J"),
    Deed("rules", mark("Window", "The rules of this evening"), "Ctrl+R"),
    Deed("missing", mark("Window", "What missing deals and rounds count")),
    Deed("tournament.new", mark("Window", "New tournament"), "Ctrl+N"),
    Deed("club.open", mark("Window", "Open another club file"), "Ctrl+O"),
    Deed("club.new", mark("Window", "Begin a new club file")),
    Deed("club.take_along", mark("Window", "Take the club along to another computer")),
    Deed("club.bring_back", mark("Window", "Bring back a copy")),
    Deed("club.stick", mark("Window", "Also copy onto a stick")),
    Deed("sample", mark("Window", "Look around with a sample evening")),
    Deed("language", mark("Window", "Switch between German and English"), "Ctrl+Shift+L"),
    Deed("theme", mark("Window", "Switch between light and dark"), "Ctrl+Shift+D"),
    Deed("help", mark("Window", "Help"), "F1"),
    Deed("hall", mark("Window", "Hall screen"), "F10"),
    Deed("hall.next", mark("Window", "Hall: reveal the next place, or turn the page"), "Ctrl+F10"),
    Deed("hall.back", mark("Window", "Hall: take the last place back"), "Ctrl+Shift+F10"),
    Deed("hall.blank", mark("Window", "Blank the hall and the standings"), "F9"),
    Deed("desk.leave", mark("Window", "Cover the whole desk, or uncover it"), "Shift+F9"),
    Deed("window.second", mark("Window", "A second window for a helper"), "Ctrl+Shift+N"),
    Deed("evening.other", mark("Window", "Switch to the other evening of tonight"), "Ctrl+Shift+E"),
    Deed("clock", mark("Window", "Clock of the round"), "Ctrl+T"),
    Deed("clock.more", mark("Window", "Clock: 5 minutes more"), "Ctrl+Shift+T"),
    Deed("full_screen", mark("Window", "Full screen"), "F11"),
    Deed("quit", mark("Window", "Close the program"), "Ctrl+Q"),
    Deed("tonight.change", mark("Tonight", "Change the evening"), "F2", "tonight"),
    Deed("entries.remove", mark("Entries", "Take the entry out"), "Del", "entries"),
    Deed("entries.mark", mark("Entries", "Change the state of the entry"), "F2", "entries"),
    Deed("seating.draw", mark("Seating", "Draw the round"), "F5", "seating"),
    Deed("seating.other_draw", mark("Seating", "Draw again with another seed"), "Shift+F5", "seating"),
    Deed("seating.ways", mark("Seating", "Choose another way of drawing"), "F6", "seating"),
    Deed("seating.wishes", mark("Seating", "Wishes: kept apart, fixed places, writers, tables"), "F7", "seating"),
    Deed("seating.fair", mark("Seating", "How fair was the seating?"), "F8", "seating"),
    Deed("scoring.next", mark("Scoring", "Next missing sheet"), "F7", "scoring"),
    Deed("scoring.jump", mark("Scoring", "Go to table"), "F3; Ctrl+G", "scoring"),
    Deed("scoring.totals", mark("Scoring", "Totals first"), "F8", "scoring"),
    Deed("scoring.sheet", mark("Scoring", "What can be done with this sheet"), "F2", "scoring"),
    Deed("scoring.earlier", mark("Scoring", "Earlier round"), "Ctrl+PgUp", "scoring"),
    Deed("scoring.later", mark("Scoring", "Later round"), "Ctrl+PgDown", "scoring"),
    Deed("scoring.filter", mark("Scoring", "Show all, missing or different sheets"), "Ctrl+F", "scoring"),
    Deed("scoring.dispute", mark("Scoring", "Mark this deal as disputed, or settle it"), "Ctrl+D", "scoring"),
    Deed("scoring.insert", mark("Scoring", "Insert a deal before this one"), "Ins", "scoring", is_listed=False),
    Deed("scoring.delete", mark("Scoring", "Delete this deal"), "Ctrl+Del", "scoring", is_listed=False),
    Deed("scoring.up", mark("Scoring", "Move this deal up"), "Alt+Up", "scoring", is_listed=False),
    Deed("scoring.down", mark("Scoring", "Move this deal down"), "Alt+Down", "scoring", is_listed=False),
    Deed("seating.change", mark("Seating", "Gone, substitute for the chosen person"), "F2", "seating"),
    Deed("standings.why", mark("Standings", "Why is this person in this place?"), "F4", "standings"),
    Deed("standings.release", mark("Standings", "Release the standings to the hall"), "F12", "standings"),
    Deed("standings.pictures", mark("Standings", "Pictures of the evening"), "F6", "standings"),
    Deed("standings.share", mark("Standings", "Share the standings"), "Ctrl+E", "standings"),
    Deed("print.share", mark("Print", "Share the standings"), "Ctrl+E", "print"),
    Deed("print.save", mark("Print", "Save the document"), "Ctrl+S", "print"),
    Deed("print.print", mark("Print", "Print the document"), "Ctrl+P", "print"),
)


class Actions(QObject):
    """The actions as Qt objects. They are born disabled and wake up when somebody gives them a hand."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._made: dict[str, QAction] = {}
        for deed in ACTIONS:
            action = QAction(self)
            action.setObjectName(deed.key)
            words.say(action, "setText", deed.label)
            action.setShortcuts([QKeySequence(part) for part in deed.shortcut.split("; ") if part])
            action.setEnabled(False)
            self._made[deed.key] = action
            if not deed.page:
                window.addAction(action)

    def __getitem__(self, key: str) -> QAction:
        """Give an action by its key."""
        return self._made[key]

    def bind(self, key: str, hand: Callable[[], object], page: QWidget | None = None) -> QAction:
        """Let an action do something; an action of a page is given the page's widget and works while it is shown."""
        action = self._made[key]
        action.triggered.connect(lambda _checked=False: hand() if page is None or page.isVisible() else None)
        action.setEnabled(True)
        if page is not None:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            page.addAction(action)
        return action
