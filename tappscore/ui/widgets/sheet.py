"""The view of the sheet: seats' names large over their columns, the row under work unmistakable."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QWidget,
)

from tappscore.ui import theme as looks
from tappscore.ui.models.sheet import SheetModel
from tappscore.ui.widgets.sheet_painter import FLAGS, PAD, RIGHT, TIGHT_PAD, SheetPainter


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


class SheetHeader(QHeaderView):
    """Two tiers: the seat's name over its pair of columns, the columns' own labels below."""

    def __init__(self, theme: looks.Theme, model: SheetModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._sheet = model
        self.is_dense = False
        self.pad = PAD
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        """Give room for both tiers."""
        size = super().sizeHint()
        return QSize(size.width(), 2 * self.fontMetrics().height() + (2 if self.is_dense else 6))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint one column's share of both tiers."""
        model = self._sheet
        if section >= len(model.columns):
            return
        painter.save()
        painter.setClipRect(rect)
        painter.fillRect(rect, self._theme.colour("sheet"))
        middle = rect.top() + rect.height() // 2
        column = model.columns[section]
        painter.setFont(self.font())
        painter.setPen(self._theme.colour("ink_soft"))
        low = QRect(rect.left() + self.pad, middle, rect.width() - 2 * self.pad, rect.bottom() - middle)
        painter.drawText(low, FLAGS[column.kind], model.headings[section])
        if column.seat:
            self._paint_name(painter, rect, column.seat)
        # A rectangle: the ends of lines drawn side by side leave gaps at fractions of a pixel.
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, self._theme.colour("line_strong"))
        painter.restore()

    def _paint_name(self, painter: QPainter, rect: QRect, seat: int) -> None:
        model = self._sheet
        own = [at for at, column in enumerate(model.columns) if column.seat == seat]
        left = self.sectionViewportPosition(own[0])
        width = sum(self.sectionSize(at) for at in own)
        painter.setFont(_bold(self.font()))
        painter.setPen(self._theme.colour("ink"))
        area = QRect(left + self.pad, rect.top(), width - 2 * self.pad, rect.height() // 2 + 2)
        metrics = painter.fontMetrics()
        forms = model.names[seat - 1]
        name = next((form for form in forms if metrics.horizontalAdvance(form) <= area.width()), forms[-1])
        painter.drawText(area, RIGHT, metrics.elidedText(name, Qt.TextElideMode.ElideRight, area.width()))


class SheetView(QTableView):
    """The sheet. A click on a booked line tells why, a double click or the pencil takes it back into the line."""

    told_wanted = Signal(int)  # row index
    correct_wanted = Signal(int)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, theme: looks.Theme, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = model
        self._theme = theme
        self._head = SheetHeader(theme, model, self)
        self.setHorizontalHeader(self._head)
        self.setModel(model)
        self._painter = SheetPainter(theme, self.font())
        self._edges: list[int] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # Low, where six seats and more are wider than the page: sixteen deals stay in view above it.
        self.horizontalScrollBar().setStyleSheet("QScrollBar:horizontal { height: 8px; }")
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(12)
        self.horizontalHeader().setMinimumSectionSize(16)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._hovered = -1
        model.modelReset.connect(self.fit)
        model.headerDataChanged.connect(lambda *_: self.fit())  # other people: their names take other room
        model.rowsInserted.connect(lambda *_: self.fit())
        model.rowsRemoved.connect(lambda *_: self.fit())

    def dress(self) -> None:
        """Take the colours of the theme in force."""
        self._painter.dress(self.font())
        role = QPalette.ColorRole.Base
        palette = self.palette()
        palette.setColor(role, QColor(self._theme.colour("sheet")))
        self.setPalette(palette)
        self.viewport().update()

    def tighten(self, *, dense: bool) -> None:
        """Keep head and rows to the height of their letters where sixteen deals would not be in view otherwise."""
        if dense == self._head.is_dense:
            return
        self._head.is_dense = dense
        self.updateGeometries()
        if self._sheet.columns:
            self.fit()

    def show_work(self) -> None:
        """Bring the row under work into view."""
        if (row := self._sheet.work_row()) >= 0:
            self.scrollTo(self._sheet.index(row, 0))

    def shows(self, row: int) -> bool:
        """Whether a row can be read without scrolling."""
        top = self.rowViewportPosition(row)
        return top >= 0 and top + self.rowHeight(row) <= self.viewport().height()

    def least_height(self) -> int:
        """Give the least height that shows all rows."""
        head = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        return head + len(self._sheet.rows) * (self.fontMetrics().height() - self._head.is_dense)

    def fit(self) -> None:
        """Give the columns their widths and the rows all the height there is, within reason."""
        rows = max(len(self._sheet.rows), 1)
        # Letters with marks over them and tails below; a font's own height has air for lines of prose.
        least = self.fontMetrics().height() - self._head.is_dense
        frame = 2 * self.frameWidth()  # the style sheet's line: without it a scroll bar would come for two pixels
        height = self.height() - frame - self.horizontalHeader().sizeHint().height()
        # Not the viewport's width: a scroll bar that stands there now has no business once the rows fit. Where they
        # don't, the columns leave it its place: else a second bar would lie over the row under work.
        bar = self.verticalScrollBar().sizeHint().width() if rows * least > height else 0
        self._fit_columns(self.width() - frame - bar)
        self._edges = [sum(self.columnWidth(at) for at in range(end)) for end in range(len(self._sheet.columns) + 1)]
        if self._edges[-1] > self.width() - frame - bar:
            height -= self.horizontalScrollBar().sizeHint().height()  # its bar would lie over the last row
        room = height // rows
        self.verticalHeader().setDefaultSectionSize(max(least, min(room, least + 11)))

    def _least_widths(self, labels: Sequence[str], pad: int) -> list[int]:
        metrics = QFontMetrics(_bold(self.font()))
        plain = self.fontMetrics()
        return [
            max(metrics.horizontalAdvance(column.sample), plain.horizontalAdvance(label)) + 2 * pad
            for column, label in zip(self._sheet.columns, labels, strict=True)
        ]

    def wanted_width(self) -> int:
        """Give the least width that shows all columns."""
        return sum(self._least_widths(self._sheet.labels, PAD)) + 2

    def _fit_columns(self, room: int) -> None:
        columns = self._sheet.columns
        if not columns:
            return
        whole, short = self._sheet.labels, self._sheet.shorts
        # Where many seats want more room than there is, labels become short, then margins small,
        # then the pencil goes: a double click on the line does the same.
        for labels, pad in ((whole, PAD), (short, PAD), (short, TIGHT_PAD)):
            widths = self._least_widths(labels, pad)
            if sum(widths) <= room:
                break
        else:
            widths[-1] = 0
        self.setColumnHidden(len(columns) - 1, widths[-1] == 0)
        self._sheet.is_short, self._head.pad, self._painter.pad = labels is short, pad, pad
        spare = room - sum(widths)
        shares = sum(column.stretch for column in columns)
        if spare > 0 and shares:
            least = list(widths)
            # Numbers far from each other are read wrongly: spare room has its limit.
            for at, column in enumerate(columns):
                widths[at] += min(spare * column.stretch // shares, 40 * column.stretch)
            if (left := room - sum(widths)) < shares:
                # What dividing left over: the lines would end before the edge.
                widths[next(at for at, column in enumerate(columns) if column.stretch)] += left
            self._make_room_for_names(widths, least, 2 * pad)
        for at, width in enumerate(widths):
            if self.columnWidth(at) != width:
                self.setColumnWidth(at, width)

    def _make_room_for_names(self, widths: list[int], least: Sequence[int], around: int) -> None:
        """Give spare room to names that would be cut, the words' columns first; who needs too much stays cut."""
        columns, metrics = self._sheet.columns, QFontMetrics(_bold(self.font()))
        pairs = {column.seat: at for at, column in enumerate(columns) if column.key.startswith("move")}
        around += 1  # an advance is rounded, and a fraction of a pixel too much is cut already
        # What a pair has beyond its name; below zero: what it lacks.
        over = {
            seat: widths[at] + widths[at + 1] - metrics.horizontalAdvance(self._sheet.names[seat - 1][-1]) - around
            for seat, at in pairs.items()
        }
        donors = [(at, 0) for at, column in enumerate(columns) if column.stretch and not column.seat]
        donors += [(at, seat) for seat, at in pairs.items() if over[seat] > 0]
        for needy in sorted((seat for seat in pairs if over[seat] < 0), key=lambda seat: -over[seat]):
            spare = [min(widths[at] - least[at], over[seat]) if seat else widths[at] - least[at] for at, seat in donors]
            if sum(spare) < -over[needy]:
                return
            for (at, seat), most in zip(donors, spare, strict=True):
                given = min(most, -over[needy])
                widths[at] -= given
                # Left of the change: it stays beside its total.
                widths[pairs[needy]] += given
                over[needy] += given
                if seat:
                    over[seat] -= given

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows that need it."""
        painter = QPainter(self.viewport())
        rect = event.rect()
        painter.fillRect(rect, self._theme.colour("sheet"))
        first, last = self.rowAt(rect.top()), self.rowAt(rect.bottom())
        if first < 0:
            return
        last = len(self._sheet.rows) - 1 if last < 0 else last
        shift = self.columnViewportPosition(0)
        edges = [edge + shift for edge in self._edges]
        height = self.verticalHeader().defaultSectionSize()
        for at in range(first, last + 1):
            area = QRect(edges[0], self.rowViewportPosition(at), edges[-1] - edges[0], height)
            self._painter.paint_row(painter, area, self._sheet.rows[at], self._sheet.columns, edges)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again."""
        super().resizeEvent(event)
        self.fit()
        self.show_work()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the line under the mouse back into the field."""
        if (row := self.indexAt(event.position().toPoint()).row()) >= 0:
            self.correct_wanted.emit(row)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a line back by its pencil; anywhere else tell why it came to what it came to."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        is_pencil = self._sheet.columns[index.column()].key == "pencil"
        (self.correct_wanted if is_pencil else self.told_wanted).emit(index.row())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with a booked line."""
        if (row := self.rowAt(self.viewport().mapFromGlobal(event.globalPos()).y())) >= 0:
            self.menu_wanted.emit(row, event.globalPos())

    def changeEvent(self, event: QEvent) -> None:
        """Fit to another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self._sheet.columns:
            self._painter.dress(self.font())
            self.fit()
