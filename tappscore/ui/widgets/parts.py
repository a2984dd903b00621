"""Small parts that every page is set from: labels in their roles, buttons, fields, rules, empty places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tappscore.i18n import MessageValue, Text
from tappscore.ui import theme, words

_KEYPAD = Qt.KeyboardModifier.KeypadModifier

Role = Literal["body", "title", "large", "strong", "soft", "good", "bad", "warn"]


def label(text: Text | None = None, role: Role = "body", *, wraps: bool = False, **values: MessageValue) -> QLabel:
    """Make a label; `text` None where facts will fill it."""
    made = QLabel()
    made.setProperty("role", role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wraps)
    if text is not None:
        words.say(made, "setText", text, **values)
    return made


def set_role(target: QWidget, role: str) -> None:
    """Give a label another role while it lives."""
    if target.property("role") != role:
        target.setProperty("role", role)
        theme.restyle(target)


def is_enter(event: QKeyEvent) -> bool:
    """Whether a key is Enter alone, the number pad's too."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & ~_KEYPAD


class Button(QPushButton):
    """A button that Enter presses while it has the focus, as Space does.

    Qt's own way (autoDefault) is off: in a dialog it gives an Enter that was meant for a field to some button.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter, once however long it is held."""
        if is_enter(event):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)


def button(
    text: Text | None,
    hand: Callable[[], object] | None = None,
    *,
    kind: Literal["plain", "primary", "quiet"] = "plain",
    is_large: bool = False,
) -> Button:
    """Make a button. One a page is `primary`."""
    made = Button()
    if kind != "plain":
        made.setProperty(kind, True)
    if is_large:
        made.setProperty("large", True)
    if text is not None:
        words.say(made, "setText", text)
    if hand is not None:
        made.clicked.connect(lambda _checked=False: hand())
    return made


def column(*parts: QWidget | QLayout | int | None, gap: int = theme.UNIT, margin: int = 0) -> QVBoxLayout:
    """Set parts below each other; a number is a space, None takes the room that is left."""
    made = QVBoxLayout()
    _fill(made, parts, gap, margin)
    return made


def row(*parts: QWidget | QLayout | int | None, gap: int = theme.UNIT, margin: int = 0) -> QHBoxLayout:
    """Set parts beside each other; a number is a space, None takes the room that is left."""
    made = QHBoxLayout()
    _fill(made, parts, gap, margin)
    return made


def _fill(
    target: QVBoxLayout | QHBoxLayout, parts: tuple[QWidget | QLayout | int | None, ...], gap: int, margin: int
) -> None:
    target.setSpacing(gap)
    target.setContentsMargins(margin, margin, margin, margin)
    for part in parts:
        if part is None:
            target.addStretch(1)
        elif isinstance(part, int):
            target.addSpacing(part)
        elif isinstance(part, QLayout):
            target.addLayout(part)
        else:
            target.addWidget(part)


class _UndoThrough(QObject):
    """Leaves Ctrl+Z of an empty line to the desk: there is nothing of the line's own to take back."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Decline the shortcut where the line is empty."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QLineEdit)
            and not watched.text()
            and (event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo))
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def undo_through(line: QLineEdit) -> None:
    """Let Ctrl+Z in an empty line take back the desk's last step."""
    line.installEventFilter(_UndoThrough(line))


def clear(layout: QLayout) -> None:
    """Take everything out of a layout."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def spin(low: int, high: int, value: int, *, width: int = 12 * theme.UNIT) -> QSpinBox:
    """Make a field for a whole number, its figures at the right."""
    made = QSpinBox()
    made.setRange(low, high)
    made.setValue(value)
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    made.setFixedWidth(width)
    return made


def rule() -> QFrame:
    """Make a quiet horizontal rule."""
    made = QFrame()
    made.setProperty("rule", True)
    return made


def card(content: QLayout, *, margin: int = theme.GAP) -> QFrame:
    """Put a layout onto a card."""
    made = QFrame()
    made.setProperty("card", True)
    content.setContentsMargins(margin, margin, margin, margin)
    made.setLayout(content)
    return made


def scrolling(inner: QWidget | QLayout, *, sideways: bool = True, folded: bool = True) -> QScrollArea:
    """Put what may be taller than its place into a frame that scrolls; the focus goes to the parts within.

    A quiet line marks where it goes on below; without `folded` the place draws one itself.
    """
    if isinstance(inner, QLayout):
        holder = QWidget()
        holder.setLayout(inner)
        inner = holder
    made = QScrollArea()
    # A viewport of our own: asking for the one Qt made would bring in the names of all kinds of widgets, 20 ms.
    viewport = QWidget()
    viewport.setBackgroundRole(QPalette.ColorRole.NoRole)
    made.setViewport(viewport)
    made.setWidgetResizable(True)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if not sideways:
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setWidget(inner)
    _WheelScrolls(made, inner)
    if folded:
        _Fold(made)
    return made


class _Fold(QFrame):
    """Marks the lower end of what scrolls while there is more below: half a line there then reads as cut on purpose."""

    def __init__(self, area: QScrollArea) -> None:
        # It lies over the area and takes no height from it.
        super().__init__(area)
        self.setProperty("rule", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._area = area
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        area.viewport().installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the lower end when the place grows or shrinks."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._follow()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        bar = self._area.verticalScrollBar()
        place = self._area.viewport().geometry()
        self.setGeometry(place.left(), place.bottom(), place.width(), 1)
        self.setVisible(bar.value() < bar.maximum())


class Foot(QWidget):
    """A row of buttons below what scrolls, in line with it: the scroll bar takes room from the fields, not from it."""

    def __init__(self, area: QScrollArea, buttons: QLayout) -> None:
        super().__init__()
        self._buttons = buttons
        self.setLayout(buttons)
        self._bar = area.verticalScrollBar()
        self._bar.rangeChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        right = theme.MARGIN + (self._bar.sizeHint().width() if self._bar.maximum() > 0 else 0)
        self._buttons.setContentsMargins(theme.MARGIN, theme.UNIT, right, theme.GAP)


class _WheelScrolls(QObject):
    """Lets the wheel move the page and never a value on its way: whoever scrolls over a tariff changes no rule."""

    def __init__(self, area: QScrollArea, inner: QWidget) -> None:
        super().__init__(area)
        self._inner = inner
        inner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch the fields that came, and pass the wheel on from them to the page."""
        if watched is self._inner:
            if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
                for field in (*self._inner.findChildren(QComboBox), *self._inner.findChildren(QAbstractSpinBox)):
                    if field.focusPolicy() == Qt.FocusPolicy.WheelFocus:
                        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                        field.installEventFilter(self)
        elif event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False


class Field(QWidget):
    """An editor with its label above and room for a complaint below."""

    def __init__(self, text: Text, editor: QWidget, hint: Text | None = None, **values: MessageValue) -> None:
        super().__init__()
        self.editor = editor
        self.caption = label()
        words.say(self.caption, "setText", text, **values)
        self.caption.setBuddy(editor)
        words.say(editor, "setAccessibleName", text, **values)
        self._hint = label(hint, "soft", wraps=True) if hint is not None else None
        self._complaint = label(None, "bad", wraps=True)
        self._complaint.hide()
        content = column(self.caption, editor, self._complaint, gap=theme.UNIT // 2)
        if self._hint is not None:
            content.addWidget(self._hint)
        self.setLayout(content)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def complain(self, sentence: str) -> None:
        """Say below the editor what is wrong with it; an empty sentence takes it back."""
        # The sign says it to those who don't see the colour.
        self._complaint.setText(f"⚠ {sentence}" if sentence else "")
        self._complaint.setVisible(bool(sentence))


class EmptyPlace(QWidget):
    """Says what belongs on an empty page and offers the button that begins, and another way where there is one."""

    def __init__(
        self,
        heading: Text,
        sentence: Text,
        begin: QPushButton | None = None,
        more: Text | None = None,
        other: QPushButton | None = None,
    ) -> None:
        super().__init__()
        self.heading = label(heading, "large")
        self.sentence = label(sentence, "soft", wraps=True)
        self.sentence.setFixedWidth(55 * theme.UNIT)
        content = column(None, self.heading, self.sentence, gap=theme.UNIT)
        if begin is not None:
            content.addSpacing(theme.UNIT)
            content.addLayout(row(begin, None))
        if more is not None and other is not None:
            self.more = label(more, "soft", wraps=True)
            self.more.setFixedWidth(55 * theme.UNIT)
            self.other = other
            content.addSpacing(theme.GAP)
            content.addWidget(self.more)
            content.addLayout(row(other, None))
        content.addStretch(2)
        self.setLayout(row(None, content, None))
