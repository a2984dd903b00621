"""The board of tables and seats: two people change places by drag, or by Space, arrows and Space."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from tappscore.i18n import mark
from tappscore.ui import theme, words
from tappscore.ui.models.seats import LEAD, Place, SeatsModel

_AROUND = 24  # the space at both sides of a cell
_FIGURE_SPACE, _HAIR_SPACE = "\u2007", "\u200a"
_LINE = "\u2028"  # what a cell's text is broken by


def in_lines(text: str, lead: str, metrics: QFontMetricsF, room: float) -> str:
    """Break the text of a seat into lines of a width, those after the first below the beginning of the name.

    `lead` is the number before the name. A double name is parted at its hyphen only where it has no room itself.
    """
    if metrics.horizontalAdvance(text) <= room:
        return text
    room -= metrics.horizontalAdvance(lead)
    lines = [""]
    for word in text.removeprefix(lead).split(" "):
        parts = [word] if metrics.horizontalAdvance(word) <= room else re.findall(r"[^-]+-?|-", word)
        for at, part in enumerate(parts):
            longer = f"{lines[-1]} {part}" if lines[-1] and at == 0 else f"{lines[-1]}{part}"
            if not lines[-1] or metrics.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(part)
    indent = _indent(metrics, metrics.horizontalAdvance(lead))
    return lead + f"{_LINE}{indent}".join(lines)


def _indent(metrics: QFontMetricsF, width: float) -> str:
    """Make a space as wide as something, to a hair."""
    wide, narrow = metrics.horizontalAdvance(_FIGURE_SPACE), metrics.horizontalAdvance(_HAIR_SPACE)
    figures = int(width / max(wide, 1.0))
    return _FIGURE_SPACE * figures + _HAIR_SPACE * round((width - figures * wide) / max(narrow, 1.0))


def shares(needs: Sequence[int], room: int) -> list[int]:
    """Share a width out, as evenly as what each needs allows; where not everybody gets it, the long ones give way.

    DECISION: one long name does not take from the other seats what makes them break their short ones.
    """
    left, widths = room, [0] * len(needs)
    is_tight = sum(needs) > room
    for done, at in enumerate(sorted(range(len(needs)), key=needs.__getitem__, reverse=not is_tight)):
        even = left // (len(needs) - done)
        widths[at] = min(needs[at], even) if is_tight else max(needs[at], even)
        left -= widths[at]
    return widths


class _SeatText(QStyledItemDelegate):
    """Breaks a name that has no room in one line."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Set the text as it is shown."""
        super().initStyleOption(option, index)
        board = self.parent()
        if isinstance(board, SeatBoard) and (text := board.broken_text(index.row(), index.column())):
            option.text = text
        if isinstance(board, SeatBoard) and option.font.bold():
            # Whoever is held keeps the lines of the others, so that no row moves under the hand.
            wide = max(QFontMetricsF(option.font).horizontalAdvance(line) for line in option.text.split(_LINE))
            room = board.columnWidth(index.column()) - _AROUND
            if wide > room > 0:
                option.font.setStretch(int(100 * room / wide))


class SeatBoard(QTableView):
    """Says where somebody would go (`weighed`) and where they are put (`swapped`); the page does it."""

    weighed = Signal(object, object)  # Place held, Place under the cursor
    swapped = Signal(object, object)  # Place, Place
    let_go = Signal()

    def __init__(self, model: SeatsModel) -> None:
        super().__init__()
        self.seats = model
        self.setModel(model)
        words.say(self, "setAccessibleName", mark("Seating", "Tables and seats"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.ROW)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.setItemDelegate(_SeatText(self))
        self._broken: dict[tuple[int, int], str] = {}
        self._pressed: Place | None = None
        self._from = QPoint()
        self.is_locked = False
        model.modelReset.connect(self._fit)
        self.selectionModel().currentChanged.connect(lambda _now, _before: self._weigh())

    def _fit(self) -> None:
        """Give each seat its width, and a row more lines only where somebody's name needs them."""
        head, metrics = self.horizontalHeader(), QFontMetricsF(self.font())
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        rows, seats = range(self.seats.rowCount()), range(1, self.seats.columnCount())
        room = self.viewport().width() - self.columnWidth(0)
        needs = [max((self._whole(row, seat, metrics) for row in rows), default=0) for seat in seats]
        for seat, width in zip(seats, shares(needs, room), strict=True):
            head.resizeSection(seat, width)
        self._broken = {}
        for row in rows:
            lines = 1
            for seat in seats:
                index = self.seats.index(row, seat)
                text, lead = str(index.data() or ""), str(index.data(LEAD) or "")
                broken = in_lines(text, lead, metrics, self.columnWidth(seat) - _AROUND)
                if broken != text:
                    self._broken[row, seat] = broken
                    lines = max(lines, broken.count(_LINE) + 1)
            self.setRowHeight(row, theme.ROW + ceil((lines - 1) * metrics.lineSpacing()))

    def _whole(self, row: int, seat: int, metrics: QFontMetricsF) -> int:
        return ceil(metrics.horizontalAdvance(str(self.seats.index(row, seat).data() or ""))) + _AROUND

    def broken_text(self, row: int, column: int) -> str:
        """Give a name in lines where the column is too narrow for it; empty where it isn't."""
        return self._broken.get((row, column), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width out."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew with another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def choose(self, place: Place) -> None:
        """Make a seat the current one."""
        self.setCurrentIndex(self.seats.index(place[0], place[1] + 1))

    @property
    def current(self) -> Place | None:
        """The seat under the cursor, where somebody sits."""
        return self._seat(self.currentIndex().row(), self.currentIndex().column())

    def _seat(self, row: int, column: int) -> Place | None:
        place = (row, column - 1)
        return place if self.seats.entry_at(place) is not None else None

    def _target(self, row: int, column: int) -> Place | None:
        """Somebody to change places with, or a free seat."""
        place = (row, column - 1)
        return place if self.seats.entry_at(place) is not None or self.seats.is_seat(place) else None

    def _weigh(self) -> None:
        held, now = self.seats.held, self._target(self.currentIndex().row(), self.currentIndex().column())
        if held is not None and now is not None and now != held:
            self.weighed.emit(held, now)

    def pick_up(self, place: Place) -> None:
        """Take somebody up to change places."""
        if not self.is_locked:
            self.seats.hold(place)

    def drop(self) -> None:
        """Let whoever is held go again."""
        if self.seats.held is not None:
            self.seats.hold(None)
            self.let_go.emit()

    def put(self, place: Place) -> None:
        """Let the held one and the one at this place change places."""
        held = self.seats.held
        self.seats.hold(None)
        if held is not None and held != place:
            self.swapped.emit(held, place)
        else:
            self.let_go.emit()

    # --- keys and mouse ------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick up and put by Space or Enter, let go by Escape."""
        now, held = self.current, self.seats.held
        target = self._target(self.currentIndex().row(), self.currentIndex().column())
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if held is None and now is not None:
                self.pick_up(now)
                return
            if held is not None and target is not None:
                self.put(target)
                return
        if event.key() == Qt.Key.Key_Escape and self.seats.held is not None:
            self.drop()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag would begin."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._pressed = self._seat(index.row(), index.column())
        self._from = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag somebody and weigh each seat on the way."""
        spot = event.position().toPoint()
        far = (spot - self._from).manhattanLength() >= QApplication.startDragDistance()
        if self._pressed is not None and far and not self.is_locked:
            if self.seats.held is None:
                self.pick_up(self._pressed)
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            index = self.indexAt(spot)
            if self._target(index.row(), index.column()) is not None:
                self.setCurrentIndex(index)
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the dragged one where the mouse is."""
        super().mouseReleaseEvent(event)
        self.viewport().unsetCursor()
        was_dragged = self._pressed is not None and self.seats.held == self._pressed
        index = self.indexAt(event.position().toPoint())
        place = self._target(index.row(), index.column())
        self._pressed = None
        if was_dragged:
            if place is None:
                self.drop()
            else:
                self.put(place)
