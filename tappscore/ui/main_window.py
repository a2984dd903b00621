"""The window: rail, header, notice line and stacked pages, each built when it is first shown."""

from __future__ import annotations

import importlib
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QMainWindow, QStackedWidget, QWidget

from tappscore.i18n import mark
from tappscore.ui import clubs, theme
from tappscore.ui.actions import Actions
from tappscore.ui.desk import Desk
from tappscore.ui.everywhere import Everywhere
from tappscore.ui.page_table import PAGES, PageRow
from tappscore.ui.widgets.header import Header
from tappscore.ui.widgets.notice import Notice
from tappscore.ui.widgets.parts import EmptyPlace, button, column, label, row
from tappscore.ui.widgets.rail import Rail
from tappscore.ui.words import translate
from tappscore.ui.work import Work

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tappscore.store.changes import ChangeSet
    from tappscore.ui.awake import Awake
    from tappscore.ui.safekeeping import Safekeeping
    from tappscore.ui.widgets.left_desk import LeftDesk

_ROWS = {page.key: page for page in PAGES}


class Page(Protocol):
    """What the window calls on a page besides being a QWidget."""

    def refresh(self, changes: ChangeSet | None) -> None:
        """Show the current snapshot; `changes` None when anything may have changed."""
        ...

    def retranslate(self) -> None:
        """Say what is not kept by `words.say` in the new language."""
        ...


class MainWindow(QMainWindow):
    """One window of one desk."""

    def __init__(self, desk: Desk, first: MainWindow | None = None) -> None:
        super().__init__()
        self.desk = desk
        self.first = first  # the program's first window, where this one is a helper's
        self.helpers: list[MainWindow] = []
        desk.actions = Actions(self)
        self.pages: dict[str, QWidget] = {}
        self._stale: set[str] = set()
        self.current = ""
        self.safekeeping: Safekeeping | None = None
        self.awake: Awake | None = None
        self.rail = Rail(desk)
        self.header = Header(desk)
        self.notice = Notice(desk.theme)
        self.stack = QStackedWidget()
        self._nothing = self._nothing_open()
        self.stack.addWidget(self._nothing)
        self.sample = QFrame()
        self.sample.setObjectName("sample")
        leave = button(mark("Window", "Back to our own club"), lambda: clubs.open_own(desk), kind="quiet")
        sample = row(None, label(mark("Window", "SAMPLE – invented people, nothing here counts")), leave, None)
        sample.setContentsMargins(0, 0, 0, 0)
        self.sample.setLayout(sample)
        right = column(self.notice, self.stack, gap=0)
        body = row(self.rail, right, gap=0)
        body.setStretch(1, 1)
        whole = QWidget()
        whole.setObjectName("desk")
        content = column(self.sample, self.header, body, gap=0)
        content.setStretch(2, 1)
        whole.setLayout(content)
        self._places = QStackedWidget()
        self._places.addWidget(whole)
        self.left: LeftDesk | None = None  # made when the desk is left for the first time
        self._typed_in: QWidget | None = None
        self.setCentralWidget(self._places)
        self.setMinimumSize(800, 480)
        self._connect()
        self._reopened()

    def _connect(self) -> None:
        desk = self.desk
        self.rail.chosen.connect(self.show_page)
        desk.said.connect(self._say)
        desk.unsaid.connect(self.notice.hide)
        desk.sent.connect(self.show_page)
        desk.bus.changed.connect(self._changed)
        desk.bus.opened.connect(self._reopened)
        desk.respoken.connect(self._respeak)
        desk.redressed.connect(self._redress)
        for page in PAGES:
            if page.is_in_rail:
                desk.actions.bind(f"page.{page.key}", partial(self.show_page, page.key))
        self.everywhere = Everywhere(desk, self)

    # --- pages ---------------------------------------------------------------

    def show_page(self, key: str, where: Mapping[str, object] | None = None) -> None:
        """Show a page, building it the first time and refreshing it when something changed since."""
        page = _ROWS[key]
        self.current = key
        self.rail.mark_page(key)
        if page.needs_tournament and self.desk.bus.snapshot is None:
            self.stack.setCurrentWidget(self._nothing)
            self._nothing_button.setFocus()
            return
        if key not in self.pages:
            self.pages[key] = self._build(page)
            self.stack.addWidget(self.pages[key])
            self._stale.add(key)
        widget = self.pages[key]
        if key in self._stale:
            self._stale.discard(key)
            cast("Page", widget).refresh(None)
        self.stack.setCurrentWidget(widget)
        self.desk.arrived.emit(key)
        arrive = getattr(widget, "arrive", None)
        if where and callable(arrive):
            arrive(**where)
        else:
            widget.setFocus()

    def _build(self, page: PageRow) -> QWidget:
        module = importlib.import_module(f"tappscore.ui.pages.{page.module}")
        return cast("QWidget", getattr(module, page.name)(self.desk))

    @property
    def is_left(self) -> bool:
        """Whether this window is covered because nobody sits here."""
        return self.left is not None and self._places.currentWidget() is self.left

    def leave_or_return(self) -> None:
        """Cover everything that this window tells, or show it again with the cursor where it was."""
        from tappscore.ui.widgets.left_desk import LeftDesk

        if self.is_left:
            self._places.setCurrentIndex(0)
            if self._typed_in is not None and self._typed_in.isVisible():
                self._typed_in.setFocus()
            else:
                self.show_page(self.current or "tonight")
            self._entitle()
            return
        if self.left is None:
            self.left = LeftDesk(self.leave_or_return, self.desk.actions["desk.leave"].shortcut())
            self._places.addWidget(self.left)
        self._typed_in = self.focusWidget()
        self._places.setCurrentWidget(self.left)
        self.left.back.setFocus()
        self.setWindowTitle("TappScore")

    def page(self, key: str) -> QWidget:
        """Give a page that was built; KeyError before it was shown."""
        return self.pages[key]

    def _nothing_open(self) -> QWidget:
        self._nothing_button = button(
            mark("Window", "Go to Tonight"), lambda: self.show_page("tonight"), kind="primary"
        )
        return EmptyPlace(
            mark("Window", "No tournament is open"),
            mark("Window", "This page belongs to a tournament. Open one of your evenings or begin a new one."),
            self._nothing_button,
        )

    # --- what happens --------------------------------------------------------

    def _changed(self, changes: ChangeSet) -> None:
        self.header.refresh()
        self._stale.update(key for key in self.pages if key != self.current)
        if self._is_current_shown():
            cast("Page", self.pages[self.current]).refresh(changes)

    def _reopened(self) -> None:
        snapshot = self.desk.bus.snapshot
        self._entitle()
        self.sample.setVisible(snapshot is not None and snapshot.sample)
        self.header.refresh()
        self.notice.hide()
        self._stale.update(self.pages)
        if self.current:
            self.show_page(self.current)

    def _entitle(self) -> None:
        if self.is_left:
            return
        snapshot = self.desk.bus.snapshot
        program = "TappScore" if self.desk.is_first else translate("Window", "TappScore, helper's window")
        self.setWindowTitle(f"{snapshot.name} – {program}" if snapshot is not None else program)

    def _is_current_shown(self) -> bool:
        return self.stack.currentWidget() is self.pages.get(self.current)

    def _say(self, sentence: str, kind: str) -> None:
        if kind == "done":
            self.header.say(sentence)
        else:
            self.notice.say(sentence, kind)

    def _respeak(self) -> None:
        self._entitle()
        self.header.refresh()
        for key, page in self.pages.items():
            cast("Page", page).retranslate()
            self._stale.add(key)
        if self._is_current_shown():
            self._stale.discard(self.current)
            cast("Page", self.pages[self.current]).refresh(None)

    def _redress(self) -> None:
        self.rail.dress()
        self.header.dress()
        self.notice.dress()
        for page in self.pages.values():
            dress = getattr(page, "dress", None)
            if callable(dress):
                dress()

    # --- Qt ------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the rail where the page needs the room."""
        super().resizeEvent(event)
        is_narrow = event.size().width() < theme.FOLDED_BELOW
        if is_narrow != self.rail.is_folded:
            self.rail.fold(is_narrow)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop slow work, make the last copy, keep the window's place; there is nothing else to save.

        A helper's window only goes; the first window takes the helpers' with it, since the file closes.
        """
        if self.first is None and self.safekeeping is not None and self.safekeeping.is_finishing(self.close):
            event.ignore()
            return
        for work in self.findChildren(Work):
            work.cancel()
        if self.first is not None:
            self.first.helpers.remove(self)
            self.desk.leave()
            super().closeEvent(event)
            self.deleteLater()
            return
        for helper in tuple(self.helpers):
            helper.close()
        if self.awake is not None:
            self.awake.let_go()
        self.desk.settings.geometry = self.saveGeometry()
        if self.safekeeping is not None:
            self.safekeeping.close()
        if self.desk.bus.file is not None:
            self.desk.bus.file.close()
        super().closeEvent(event)
