"""Ctrl+K: type a few letters, find any action, person, table, paper or tournament."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tappscore.i18n import formats, mark
from tappscore.ui import theme, words
from tappscore.ui.actions import ACTIONS, Deed
from tappscore.ui.desk import Desk
from tappscore.ui.offers import offers_of
from tappscore.ui.page_table import PAGES
from tappscore.ui.widgets.parts import column, label
from tappscore.ui.words import translate

_SHOWN = 40
_KIND = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Find:
    """One thing that can be found, how it is called, and what choosing it does."""

    title: str
    kind: str
    choose: Callable[[], object]

    @property
    def sought(self) -> str:
        """The words that typed letters are held against."""
        return formats.folded(f"{self.title} {self.kind}")


class _Line(QStyledItemDelegate):
    """Draws what is found at the left, and its key or kind quietly at the right: keys stand below each other."""

    def __init__(self, soft: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._soft = QColor(soft)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the line; a long title gives way to its kind."""
        drawn = QStyleOptionViewItem(option)
        self.initStyleOption(drawn, index)
        title, kind = drawn.text, str(index.data(_KIND) or "")
        drawn.text = ""
        drawn.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, drawn, painter, drawn.widget)
        place = drawn.rect.adjusted(theme.UNIT + 4, 0, -theme.UNIT - 4, 0)
        metrics, middle = drawn.fontMetrics, Qt.AlignmentFlag.AlignVCenter
        room = place.width() - metrics.horizontalAdvance(kind) - theme.GAP
        painter.setPen(drawn.palette.text().color())
        painter.drawText(place, middle, metrics.elidedText(title, Qt.TextElideMode.ElideRight, room))
        painter.setPen(self._soft)
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignRight, kind)


class Palette(QDialog):
    """A line to type into and what fits."""

    def __init__(self, desk: Desk, window: QWidget, page: QWidget | None = None) -> None:
        super().__init__(window)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        words.say(self, "setWindowTitle", mark("Window", "Find"))
        self._desk = desk
        self._finds = all_finds(desk, page)
        self._shown: list[Find] = []
        self.line = QLineEdit()
        words.say(self.line, "setAccessibleName", mark("Window", "What are you looking for?"))
        words.say(self.line, "setPlaceholderText", mark("Window", "Action, person, table or tournament"))
        self.found = QListWidget()
        words.say(self.found, "setAccessibleName", mark("Window", "What was found"))
        self.found.setItemDelegate(_Line(desk.theme.colours.ink_soft, self.found))
        self.found.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = label(mark("Window", "Nothing of that name."), "soft")
        self.setLayout(column(self.line, self.found, self.nothing, margin=theme.GAP))
        self.resize(560, 420)
        top = window.mapToGlobal(window.rect().topLeft())
        self.move(top.x() + (window.width() - self.width()) // 2, top.y() + theme.HEADER + theme.GAP)
        self.line.textChanged.connect(self._search)
        self.line.installEventFilter(self)
        self.found.itemClicked.connect(lambda item: self._choose(self.found.row(item)))
        self._search("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list and choose while the cursor stays in the line."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.line:
            row = self.found.currentRow()
            match event.key():
                case Qt.Key.Key_Down:
                    self.found.setCurrentRow(min(row + 1, self.found.count() - 1))
                    return True
                case Qt.Key.Key_Up:
                    self.found.setCurrentRow(max(row - 1, 0))
                    return True
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._choose(row)
                    return True
        return super().eventFilter(watched, event)

    def _search(self, typed: str) -> None:
        parts = formats.folded(typed).split()
        fitting = [find for find in self._finds if all(part in find.sought for part in parts)]
        if not fitting and parts:
            fitting = [find for find in _papers(self._desk) if all(part in find.sought for part in parts)]
        # Whoever types "ma" means Maier, not the "jemand" of an action: beginnings of words first, the order else kept.
        fitting.sort(key=lambda find: not all(re.search(rf"\b{re.escape(part)}", find.sought) for part in parts))
        self._shown = fitting[:_SHOWN]
        if typed.strip() and self._desk.bus.file is not None:
            # Whatever is not found here may be in one of the evenings of all years.
            title = translate("Window", "Search all evenings for “{text}”", text=typed.strip())
            hand = partial(self._desk.go, "history", tab="search", text=typed.strip())
            self._shown.append(Find(title, translate("Window", "history"), hand))
        self.found.clear()
        for find in self._shown:
            item = QListWidgetItem(find.title)
            item.setData(_KIND, find.kind)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{find.title}, {find.kind}")
            self.found.addItem(item)
        self.found.setVisible(bool(self._shown))
        self.nothing.setVisible(not self._shown)
        self.found.setCurrentRow(0)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._shown):
            chosen = self._shown[row]
            self.accept()
            chosen.choose()


def _do(desk: Desk, deed: Deed) -> None:
    """Take an action; one of a page takes place there, before the eyes of whoever asked for it."""
    if deed.page:
        desk.go(deed.page)
    desk.actions[deed.key].trigger()


def all_finds(desk: Desk, page: QWidget | None = None) -> list[Find]:
    """Collect everything that can be found now; `page` is the open one, whose menus are offered too."""
    snapshot = desk.bus.snapshot
    finds = [
        Find(
            words.spoken(deed.label),
            QKeySequence(deed.shortcut.split("; ")[0]).toString(QKeySequence.SequenceFormat.NativeText),
            partial(_do, desk, deed),
        )
        for deed in ACTIONS
        if deed.is_listed and desk.actions[deed.key].isEnabled() and (not deed.page or snapshot is not None)
    ]
    finds += _offered(page, {find.title for find in finds})
    if snapshot is not None:
        person = translate("Window", "person")
        finds += [
            Find(f"{each.person.name} · {each.number}", person, partial(desk.go, "entries", entry=each.id))
            for each in snapshot.entries
        ]
        finds += [
            Find(
                translate("Window", "Table {number}, round {round}", number=table.number, round=each.number),
                translate("Window", "table"),
                partial(desk.go, "scoring", table_id=table.id),
            )
            for each in reversed(snapshot.rounds)
            for table in each.tables
        ]
    return finds + _evenings(desk)


def _offered(page: QWidget | None, known: set[str]) -> list[Find]:
    """Give what the menus of the open page hold; what stands among the actions, as "Totals first (F8)", comes once."""
    kind = next((words.spoken(row.label) for row in PAGES if type(page).__name__ == row.name), "")
    return [Find(text, kind, act) for text, act in offers_of(page) if text.partition(" (")[0] not in known]


def _papers(desk: Desk) -> list[Find]:
    """Every paper by its name: who wants certificates types that word and need not know the page.

    Only where nothing else fits: what draws the papers is not loaded before somebody asks for one.
    """
    if desk.bus.snapshot is None:
        return []
    from tappscore.report.documents import DOCUMENTS

    kind = translate("Window", "paper")
    return [Find(words.spoken(each.label), kind, partial(desk.go, "print", document=each.key)) for each in DOCUMENTS]


def _evenings(desk: Desk) -> list[Find]:
    from tappscore.store.loading import tournaments

    if desk.bus.file is None:
        return []
    kind = translate("Window", "tournament")

    def choose(key: int) -> None:
        desk.bus.open(key)
        desk.go("tonight")

    return [
        Find(f"{each.name} · {formats.day(each.date, desk.catalog.language)}", kind, partial(choose, each.id))
        for each in tournaments(desk.bus.file)
        if not each.binned
    ]
