"""History: evenings, seasons, people, the club and a search, each a tab that is built when it is first shown."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget

from tappscore.i18n import Text, mark
from tappscore.ui import theme, words
from tappscore.ui.pages.history_steps import StepBack
from tappscore.ui.widgets.parts import EmptyPlace, button, column, label, row

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk


@dataclass(frozen=True, slots=True)
class TabRow:
    """One tab. `names_people`: it is covered with the standings when the desk is left."""

    key: str
    label: Text
    module: str
    name: str
    names_people: bool = True


TABS: tuple[TabRow, ...] = (
    TabRow("evenings", mark("History", "Evenings"), "history_evenings", "EveningsTab", names_people=False),
    TabRow("seasons", mark("History", "Seasons"), "history_seasons", "SeasonsTab"),
    TabRow("people", mark("History", "People"), "history_people", "PeopleTab"),
    TabRow("club", mark("History", "Club"), "history_club", "ClubTab"),
    TabRow("search", mark("History", "Search"), "history_search", "SearchTab"),
)


class Tab(Protocol):
    """What the page calls on a tab besides being a QWidget."""

    def refresh(self, changes: ChangeSet | None) -> None:
        """Show the club file as it is; `changes` None when anything may have changed."""
        ...


class HistoryPage(QWidget):
    """The tabs; Ctrl+Page Down leads to the next one."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.steps = StepBack(desk)
        self.bar = QTabBar()
        self.bar.setDrawBase(False)
        self.bar.setExpanding(False)
        words.say(self.bar, "setAccessibleName", mark("History", "What of the history"))
        self._stack = QStackedWidget()
        self._tabs: dict[str, QWidget] = {}
        self._stale: set[str] = set()
        self.cover = EmptyPlace(
            mark("History", "Names are covered"),
            mark("History", "So that nobody reads them while the desk is left. F9 uncovers hall and desk."),
            button(mark("History", "Uncover"), desk.actions["hall.blank"].trigger, kind="primary"),
        )
        self._stack.addWidget(self.cover)
        for tab in TABS:
            self.bar.addTab(words.spoken(tab.label))
        content = column(
            row(label(mark("History", "History"), "title"), theme.GAP, self.bar, None, self.steps),
            self._stack,
            gap=theme.GAP,
        )
        content.setStretch(1, 1)
        content.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.GAP)
        self.setLayout(content)
        self.bar.currentChanged.connect(lambda _at: self._show())
        desk.covered.connect(self._show)
        for keys, step in (("Ctrl+PgDown", 1), ("Ctrl+PgUp", -1)):
            # The bar wraps around: five tabs are soon through.
            QShortcut(
                QKeySequence(keys),
                self,
                partial(self._step, step),
                context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
            )

    # --- what the window calls ------------------------------------------------------

    def refresh(self, changes: ChangeSet | None) -> None:
        """Let the tab shown take a change in, the others when they are shown again."""
        self.steps.refresh()
        if changes is None:
            for at, tab in enumerate(TABS):
                self.bar.setTabText(at, words.spoken(tab.label))
        self._stale.update(key for key in self._tabs if key != self.key)
        if self.key in self._tabs:
            self._tab_of(self.key).refresh(changes)
        self._show()

    def retranslate(self) -> None:
        """Everything is said in refresh."""

    def dress(self) -> None:
        """Draw curves in the colours of the new theme."""
        for tab in self._tabs.values():
            dress = getattr(tab, "dress", None)
            if callable(dress):
                dress()

    def arrive(self, tab: str = "evenings", **where: object) -> None:
        """Show a tab, and on it a season or a person (ids), or what a text finds."""
        self.show_tab(tab)
        arrive = getattr(self._tabs[tab], "arrive", None)
        if where and callable(arrive):
            arrive(**where)

    # --- tabs -----------------------------------------------------------------------

    @property
    def key(self) -> str:
        """The key of the tab chosen."""
        return TABS[self.bar.currentIndex()].key

    def show_tab(self, key: str) -> QWidget:
        """Choose a tab and give its widget."""
        self.bar.setCurrentIndex(next(at for at, tab in enumerate(TABS) if tab.key == key))
        self._show()
        return self._tabs[key]

    def tab(self, key: str) -> QWidget:
        """Give a tab that was built; KeyError before it was shown."""
        return self._tabs[key]

    def _step(self, step: int) -> None:
        self.bar.setCurrentIndex((self.bar.currentIndex() + step) % len(TABS))
        if not self.bar.hasFocus():
            self._tabs[self.key].setFocus()

    def _show(self) -> None:
        chosen = TABS[self.bar.currentIndex()]
        if chosen.key not in self._tabs:
            module = importlib.import_module(f"tappscore.ui.pages.{chosen.module}")
            made = cast("QWidget", getattr(module, chosen.name)(self._desk, self.steps))
            self._tabs[chosen.key] = made
            self._stack.addWidget(made)
            self._stale.add(chosen.key)
        if chosen.key in self._stale:
            self._stale.discard(chosen.key)
            self._tab_of(chosen.key).refresh(None)
        is_hidden = self._desk.is_covered and chosen.names_people
        self._stack.setCurrentWidget(self.cover if is_hidden else self._tabs[chosen.key])
        self.setFocusProxy(self._tabs[chosen.key])

    def _tab_of(self, key: str) -> Tab:
        return cast("Tab", self._tabs[key])
