"""Buttons that type: the mouse writes into the same line as the hand, and so teaches the typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QLayoutItem, QPushButton, QWidget

from tappscore.ui import theme


class PadKey(NamedTuple):
    """One button: what it shows, what it types, its spoken name, its group, and what it shows where room is short.

    The key that types nothing takes the last sign back.
    """

    label: str
    types: str
    name: str
    group: str
    short: str = ""


# Which groups say less first, where the buttons would need more rows than there are; contracts last, they are looked
# for by their words. Where nothing else helps the buttons are narrower too.
_SHORTENED = ("mark", "seat", "unplayed", "contract")


class FlowLayout(QLayout):
    """Rows of widgets that break where the width ends; a wider gap between groups."""

    def __init__(self, spacing: int = 4, group_gap: int = 12) -> None:
        super().__init__()
        self._items: list[tuple[QLayoutItem, str]] = []
        self._group = ""
        self._gap = group_gap
        self.keeps_groups = True
        # Qt asks for the height again with each layout of the page, at every key that changes a label.
        self._heights: dict[int, int] = {}
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def add_to(self, group: str, widget: QWidget) -> None:
        """Add a widget to a group."""
        self._group = group
        self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        """Keep an item with the group it was added to."""
        self._items.append((item, self._group))

    def count(self) -> int:
        """Count the items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Give an item, or None past the end, as Qt asks for it."""
        return self._items[index][0] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out."""
        return self._items.pop(index)[0] if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Say that the height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height that the rows need at a width."""
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), moves=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Forget the heights: an item came, went or changed."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Place the items."""
        super().setGeometry(rect)
        self._place(rect, moves=True)

    def sizeHint(self) -> QSize:
        """Give the least size; the height follows from the width."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Give room for the widest item."""
        size = QSize()
        for item, _ in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, moves: bool) -> int:
        x, y, height, before = rect.x(), rect.y(), 0, ""
        widths = self._group_widths()
        for item, group in self._shown():
            size = item.sizeHint()
            if x > rect.x():
                x += self._gap if group != before and self.keeps_groups else self.spacing()
            # A group stays together where a row can hold it.
            starts = self.keeps_groups and group != before and widths[group] <= rect.width()
            need = widths[group] if starts else size.width()
            if x + need > rect.right() + 1 and x > rect.x():
                x, y, height = rect.x(), y + height + self.spacing(), 0
            if moves:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width()
            height = max(height, size.height())
            before = group
        return y + height - rect.y()

    def _shown(self) -> list[tuple[QLayoutItem, str]]:
        """Give the items that are not hidden: those leave no gap."""
        return [(item, group) for item, group in self._items if not item.isEmpty()]

    def _group_widths(self) -> dict[str, int]:
        widths: dict[str, int] = {}
        for item, group in self._shown():
            width = item.sizeHint().width()
            widths[group] = widths[group] + self.spacing() + width if group in widths else width
        return widths


class Pad(QWidget):
    """The click pad under the line. It never takes the focus from the line."""

    typed = Signal(str)
    erased = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout()
        self.setLayout(self._flow)
        self._height = 0
        self._most_rows = 0
        self._keys: tuple[PadKey, ...] = ()
        self.buttons: dict[str, QPushButton] = {}

    @property
    def keys(self) -> tuple[PadKey, ...]:
        """The buttons on view."""
        return self._keys

    def show_keys(self, keys: Sequence[PadKey]) -> None:
        """Show these buttons; the same ones again cost nothing."""
        if tuple(keys) == self._keys:
            return
        self._keys = ()  # a new button moves the layout, which asks for labels while others are still to come
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = {}
        for key in keys:
            self._flow.add_to(key.group, self._button(key))
        self._keys = tuple(keys)
        self._word()
        self._flow.activate()
        self.updateGeometry()

    def grow(self, height: int, *, most_rows: int = 0) -> None:
        """Give all buttons a height: large where there is room, so that they are hit in a hurry.

        `most_rows`: where room is short, words give way to signs until the
        buttons stand in so many rows; 0 leaves every word.
        """
        if (height, most_rows) == (self._height, self._most_rows):
            return
        self._height, self._most_rows = height, most_rows
        # In the style, because a style rule outranks the height that a button was given.
        inner = height - 2
        self.setStyleSheet(f"QPushButton {{ padding: 0; min-height: {inner}px; max-height: {inner}px; }}")
        self._word()

    def rows_within(self, room: int, height: int) -> int:
        """Count the rows of buttons of a height that a room holds."""
        return (room + self._flow.spacing()) // (height + self._flow.spacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as the new width has room for."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._word()
            self.updateGeometry()  # other words, other rows

    def _word(self) -> None:
        """Write the longest labels that have room."""
        is_small = self._most_rows and self._height < theme.FIELD
        first, last = 1 if is_small else 0, len(_SHORTENED)
        # Where the shortest labels still need a row too many, groups are broken at the end of a row.
        for shortened, keeps_groups in (*((each, True) for each in range(first, last + 1)), (last, False)):
            self._flow.keeps_groups = keeps_groups
            for key in self._keys:
                label = key.short if key.short and key.group in _SHORTENED[:shortened] else key.label
                _write(
                    self.buttons[key.types or "erase"],
                    label,
                    margin=(14 if shortened < last else 8) if keeps_groups else 4,
                )
            self._flow.invalidate()
            room = self._most_rows * (self._height + self._flow.spacing()) - self._flow.spacing()
            if not self._most_rows or self._flow.heightForWidth(self.width()) <= room:
                break

    def _button(self, key: PadKey) -> QPushButton:
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(key.name)
        button.setToolTip(key.name)
        button.setObjectName(f"pad_{key.group}")
        button.setProperty("pad", True)
        if key.types:
            button.clicked.connect(lambda _checked=False, text=key.types: self.typed.emit(text))
        else:
            button.setAutoRepeat(True)
            button.clicked.connect(self.erased)
        self.buttons[key.types or "erase"] = button
        button.show()
        button.ensurePolished()  # its height comes of the style
        return button


def _write(button: QPushButton, label: str, *, margin: int) -> None:
    """Write a label and make the button as wide as it needs; what is the same costs nothing."""
    text = label.replace("&", "&&")
    if button.text() != text:
        button.setText(text)
    width = max({14: 30, 8: 28}.get(margin, 22), button.fontMetrics().horizontalAdvance(label) + margin)
    if button.minimumWidth() != width:
        button.setFixedWidth(width)
