"""The view of the sheet: seats' names large over their columns, the row under work unmistakable."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QFontMetrics, QMouseEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tappscore.ui import theme as looks
from tappscore.ui.models.sheet import SheetModel, SheetRow

_PAD = 5
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_CENTRE = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_FLAGS = {"number": _RIGHT, "words": _LEFT, "mark": _CENTRE}
Index = QModelIndex | QPersistentModelIndex
# The columns that a text without facts runs over.
_SPANNED = ("game", "points", "extras")


class SheetHeader(QHeaderView):
    """Two tiers: the seat's name over its pair of columns, the columns' own labels below."""

    def __init__(self, theme: looks.Theme, model: SheetModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._sheet = model
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        """Give room for both tiers."""
        size = super().sizeHint()
        return QSize(size.width(), 2 * self.fontMetrics().height() + 6)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        """Paint one column's share of both tiers."""
        model = self._sheet
        if logicalIndex >= len(model.columns):
            return
        painter.save()
        painter.setClipRect(rect)
        painter.fillRect(rect, self._theme.colour("sheet"))
        middle = rect.top() + rect.height() // 2
        column = model.columns[logicalIndex]
        painter.setFont(self.font())
        painter.setPen(self._theme.colour("ink_soft"))
        low = QRect(rect.left() + _PAD, middle, rect.width() - 2 * _PAD, rect.bottom() - middle)
        painter.drawText(low, _FLAGS[column.kind], model.labels[logicalIndex])
        if column.seat:
            self._paint_name(painter, rect, column.seat)
        painter.setPen(self._theme.colour("line_strong"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    def _paint_name(self, painter: QPainter, rect: QRect, seat: int) -> None:
        model = self._sheet
        own = [at for at, column in enumerate(model.columns) if column.seat == seat]
        left = self.sectionViewportPosition(own[0])
        width = sum(self.sectionSize(at) for at in own)
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(self._theme.colour("ink"))
        area = QRect(left + _PAD, rect.top(), width - 2 * _PAD, rect.height() // 2 + 2)
        metrics = painter.fontMetrics()
        forms = model.names[seat - 1]
        name = next((form for form in forms if metrics.horizontalAdvance(form) <= area.width()), forms[-1])
        painter.drawText(area, _RIGHT, metrics.elidedText(name, Qt.TextElideMode.ElideRight, area.width()))


class SheetDelegate(QStyledItemDelegate):
    """Paints cells straight from the row's values: a third of the time of asking the model role by role."""

    def __init__(self, theme: looks.Theme, model: SheetModel, parent: QTableView) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sheet = model
        self._view = parent
        self.dress()

    def dress(self) -> None:
        """Take the colours of the theme in force."""
        names = ("sheet", "ink", "ink_soft", "line", "accent", "accent_soft", "bad", "line_strong", "paper")
        self._colours = {name: self._theme.colour(name) for name in names}
        self._fonts: dict[tuple[bool, ...], QFont] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        row = self._sheet.rows[index.row()]
        at = index.column()
        rect: QRect = option.rect
        self._paint_ground(painter, rect, row, first=at == 0)
        column = self._sheet.columns[at]
        if row.spans and column.key in _SPANNED:
            self._paint_spanned(painter, rect, row, at)
            return
        text = row.cells[at]
        if not text:
            return
        self._dip(painter, row, at)
        area = rect.adjusted(_PAD, 0, -_PAD, 0)
        if column.kind == "words":
            text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, _FLAGS[column.kind], text)

    def _dip(self, painter: QPainter, row: SheetRow, at: int) -> None:
        """Give the painter the font and the ink of one cell."""
        is_typed = row.state in ("preview", "correcting")
        is_wrong = at in row.wrong
        is_bold = is_wrong or self._sheet.columns[at].key.startswith("total") or (at == 0 and row.is_under_work)
        painter.setFont(self._font(is_bold, is_typed, row.struck and self._sheet.columns[at].key in _SPANNED))
        colour = "ink"
        if is_wrong:
            colour = "bad"
        elif is_typed:
            colour = "accent"
        elif row.state == "blank" or row.struck or (at == 1 and row.state != "next"):
            colour = "ink_soft"
        painter.setPen(self._colours[colour])

    def _font(self, *style: bool) -> QFont:
        """Give one of the fonts of the sheet: bold, italic, struck out. Making one a cell would take half the time."""
        font = self._fonts.get(style)
        if font is None:
            font = QFont(self._view.font())
            font.setBold(style[0])
            font.setItalic(style[1])
            font.setStrikeOut(style[2])
            self._fonts[style] = font
        return font

    def _paint_spanned(self, painter: QPainter, rect: QRect, row: SheetRow, at: int) -> None:
        """Paint one column's share of a text that runs over several."""
        columns = self._sheet.columns
        first = next(place for place, column in enumerate(columns) if column.key == _SPANNED[0])
        widths = [self._view.columnWidth(place) for place in range(first, first + len(_SPANNED))]
        left = rect.left() + _PAD - sum(widths[: at - first])
        area = QRect(left, rect.top(), sum(widths) - 2 * _PAD, rect.height())
        painter.save()
        painter.setClipRect(rect)
        self._dip(painter, row, first)
        text = painter.fontMetrics().elidedText(row.cells[first], Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, _LEFT, text)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRect, row: SheetRow, *, first: bool) -> None:
        colours = self._colours
        if row.is_under_work:
            painter.fillRect(rect, colours["accent_soft"])
            painter.setPen(colours["accent"])
            painter.drawLine(rect.topLeft(), rect.topRight())
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
            if first:
                painter.fillRect(QRect(rect.topLeft(), QSize(4, rect.height())), colours["accent"])
            return
        if row.state == "control":
            painter.fillRect(rect, colours["paper"])
            painter.setPen(colours["line_strong"])
            painter.drawLine(rect.topLeft(), rect.topRight())
            return
        painter.fillRect(rect, colours["sheet"])
        painter.setPen(colours["line"])
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


class SheetView(QTableView):
    """The sheet. A click on a booked line chooses it, a double click or the pencil takes it back into the line."""

    correct_wanted = Signal(int)  # row index
    menu_wanted = Signal(int, QPoint)

    def __init__(self, theme: looks.Theme, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = model
        self._theme = theme
        self.setHorizontalHeader(SheetHeader(theme, model, self))
        self.setModel(model)
        self._delegate = SheetDelegate(theme, model, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(12)
        self.horizontalHeader().setMinimumSectionSize(16)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._hovered = -1
        model.modelReset.connect(self.fit)
        model.rowsInserted.connect(lambda *_: self.fit())
        model.rowsRemoved.connect(lambda *_: self.fit())

    def dress(self) -> None:
        """Take the colours of the theme in force."""
        self._delegate.dress()
        role = QPalette.ColorRole.Base
        palette = self.palette()
        palette.setColor(role, QColor(self._theme.colour("sheet")))
        self.setPalette(palette)
        self.viewport().update()

    def show_work(self) -> None:
        """Bring the row under work into view."""
        if (row := self._sheet.work_row()) >= 0:
            self.scrollTo(self._sheet.index(row, 0))

    def fit(self) -> None:
        """Give the columns their widths and the rows all the height there is, within reason."""
        self._fit_columns()
        rows = max(len(self._sheet.rows), 1)
        least = self.fontMetrics().height()
        room = (self.height() - self.horizontalHeader().sizeHint().height()) // rows
        self.verticalHeader().setDefaultSectionSize(max(least, min(room, least + 11)))

    def _least_widths(self) -> list[int]:
        bold = QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        plain = self.fontMetrics()
        return [
            max(metrics.horizontalAdvance(column.sample), plain.horizontalAdvance(label)) + 2 * _PAD
            for column, label in zip(self._sheet.columns, self._sheet.labels, strict=True)
        ]

    def wanted_width(self) -> int:
        """Give the least width that shows all columns."""
        return sum(self._least_widths()) + 2

    def _fit_columns(self) -> None:
        columns = self._sheet.columns
        if not columns:
            return
        widths = self._least_widths()
        spare = self.viewport().width() - sum(widths)
        shares = sum(column.stretch for column in columns)
        if spare > 0 and shares:
            # Numbers far from each other are read wrongly: spare room has its limit.
            for at, column in enumerate(columns):
                widths[at] += min(spare * column.stretch // shares, 40 * column.stretch)
        for at, width in enumerate(widths):
            if self.columnWidth(at) != width:
                self.setColumnWidth(at, width)

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
        """Take a line back by its pencil."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and self._sheet.columns[index.column()].key == "pencil":
            self.correct_wanted.emit(index.row())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with a booked line."""
        if (row := self.rowAt(self.viewport().mapFromGlobal(event.globalPos()).y())) >= 0:
            self.menu_wanted.emit(row, event.globalPos())

    def changeEvent(self, event: QEvent) -> None:
        """Fit to another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self._sheet.columns:
            self._delegate.dress()
            self.fit()
