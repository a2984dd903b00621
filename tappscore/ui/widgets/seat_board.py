"""The board of tables and seats: two people change places by drag, or by Space, arrows and Space."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView

from tappscore.i18n import mark
from tappscore.ui import theme, words
from tappscore.ui.models.seats import Place, SeatsModel


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
        self._pressed: Place | None = None
        self._from = QPoint()
        self.is_locked = False
        model.modelReset.connect(self._fit)
        self.selectionModel().currentChanged.connect(lambda _now, _before: self._weigh())

    def _fit(self) -> None:
        head = self.horizontalHeader()
        for column in range(self.seats.columnCount()):
            mode = QHeaderView.ResizeMode.ResizeToContents if column == 0 else QHeaderView.ResizeMode.Stretch
            head.setSectionResizeMode(column, mode)

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
