"""The header: which evening, which round, what was done just now, when it was saved, undo, find."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolButton

from tappscore.i18n import mark
from tappscore.services.planning import round_now
from tappscore.ui import clubs, icons, theme, words
from tappscore.ui.desk import Desk
from tappscore.ui.widgets.clock_button import ClockButton
from tappscore.ui.widgets.parts import label, row
from tappscore.ui.words import translate

_NARROW = 1200  # pixels
_SHOWN_FOR = 8000  # milliseconds that "done" stays


class Elided(QLabel):
    """A label that shortens its text instead of pushing others away: to a shorter one, else with …; the tip has all."""

    def __init__(self, role: str = "body") -> None:
        super().__init__()
        self.setProperty("role", role)
        self._whole = ""
        self._brief = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def tell(self, text: str, brief: str = "") -> None:
        """Set the whole text, and what stands for it where there is less room."""
        self._whole, self._brief = text, brief or text
        self.setAccessibleName(text)
        self._fit()
        self.updateGeometry()

    def wanted(self) -> int:
        """The width that shows all of it."""
        return QFontMetrics(self.font()).horizontalAdvance(self._whole) + 2

    def wanted_brief(self) -> int:
        """The width that shows the shorter text."""
        return QFontMetrics(self.font()).horizontalAdvance(self._brief) + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten anew."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Shorten anew with another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        metrics, room = self.fontMetrics(), max(self.width(), 1)
        wanted = self._whole if metrics.horizontalAdvance(self._whole) <= room else self._brief
        shown = metrics.elidedText(wanted, Qt.TextElideMode.ElideRight, room)
        if shown != self.text():
            self.setText(shown)
        self.setToolTip("" if shown == self._whole else self._whole)


class Header(QFrame):
    """One line over all pages."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("header")
        self.setFixedHeight(theme.HEADER)
        self._desk = desk
        self.evening = Elided("strong")
        self.done = Elided("soft")
        self.done.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.other = QToolButton()
        self.other.setProperty("icon_name", "swap")
        self.other.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.other.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.other.clicked.connect(desk.actions["evening.other"].trigger)
        self.other.hide()
        self.clock = ClockButton(desk, desk.clock)
        self.saved = label(role="soft")
        self.undo = self._tool("undo", desk.actions["undo"])
        self.redo = self._tool("redo", desk.actions["redo"])
        self.search = QToolButton()
        self.search.setProperty("icon_name", "find")
        words.say(self.search, "setText", mark("Window", "Ctrl+K"))
        self.search.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.search.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.search.clicked.connect(desk.actions["find"].trigger)
        find = mark("Window", "Find an action, person, table or tournament")
        words.say(self.search, "setAccessibleName", find)
        words.say(self.search, "setToolTip", find)
        content = row(self.evening, self.other, self.done, self.clock, self.saved, self.undo, self.redo, self.search)
        self._content = content
        content.setContentsMargins(theme.GAP, 0, theme.UNIT, 0)
        self.setLayout(content)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pass_by)
        self.done.hide()
        desk.bus.opened.connect(self.offer_other)
        desk.bus.changed.connect(lambda changes: self.offer_other() if changes.touches("tournaments") else None)
        desk.respoken.connect(self.offer_other)
        self.offer_other()
        self.dress()

    def _tool(self, name: str, action: QAction) -> QToolButton:
        made = QToolButton()
        made.setProperty("icon_name", name)
        made.setDefaultAction(action)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # each has its key; Tab stays on the page
        words.say(made, "setAccessibleName", _NAMES[name])
        return made

    def dress(self) -> None:
        """Draw the icons in the theme's colours."""
        ink = self._desk.theme.colours.ink
        for tool in (self.undo, self.redo, self.search, self.other):
            drawn = icons.icon(str(tool.property("icon_name")), ink)
            tool.setIcon(drawn)
            if tool.defaultAction() is not None:
                tool.defaultAction().setIcon(drawn)

    def offer_other(self) -> None:
        """Offer the way to the other evening where two are played on one night."""
        tonight = clubs.evenings_of_tonight(self._desk)
        self.other.setVisible(len(tonight) > 1)
        if len(tonight) > 1:
            following = clubs.following_evening(self._desk, tonight)
            name = self.fontMetrics().elidedText(following.name, Qt.TextElideMode.ElideRight, 16 * theme.UNIT)
            self.other.setText(name)
            said = translate("Window", "Switch to {name} (Ctrl+Shift+E)", name=following.name)
            self.other.setToolTip(said)
            self.other.setAccessibleName(said)

    def say(self, sentence: str) -> None:
        """Let a sentence pass by."""
        self.done.tell(f"✓ {sentence}")
        self.done.show()
        self._share()
        self._timer.start(_SHOWN_FOR)

    def _pass_by(self) -> None:
        self.done.hide()
        self._share()

    def _share(self) -> None:
        """Give the evening and what was done the room each of them needs; on a narrow desk the time of saving waits.

        The sentence has the sign of what is done, and the time comes back when it has passed by.
        """
        is_told = not self.done.isHidden() and self.width() < _NARROW
        # The other evening's name waits too: its sign and its tip stay, and this evening's name is read whole.
        beside = Qt.ToolButtonStyle.ToolButtonIconOnly if is_told else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.other.setToolButtonStyle(beside)
        self.saved.setHidden(self._desk.bus.saved_at is None or is_told)
        # Where not both fit, the evening needs no more than its name.
        fits = self.evening.wanted() + self.done.wanted() <= self._room()
        self._content.setStretchFactor(self.evening, self.evening.wanted() if fits else self.evening.wanted_brief())
        self._content.setStretchFactor(self.done, self.done.wanted())

    def _room(self) -> int:
        """The width that is left to the evening and what was done."""
        others = (self.other, self.clock, self.saved, self.undo, self.redo, self.search)
        shown = [each.sizeHint().width() for each in others if not each.isHidden()]
        around = self._content.contentsMargins()
        return self.width() - sum(shown) - around.left() - around.right() - self._content.spacing() * (len(shown) + 1)

    def refresh(self) -> None:
        """Show evening, round and time of saving."""
        snapshot = self._desk.bus.snapshot
        self.clock.refresh()
        # Where there is no room for both, the name is whole and the round is on the page.
        if snapshot is None:
            self.evening.tell("")
        else:
            self.evening.tell(evening_words(self._desk), snapshot.name)
        saved = self._desk.bus.saved_at
        self.saved.setText("" if saved is None else translate("Window", "saved {time}", time=f"{saved:%H:%M:%S}"))
        self._share()


_NAMES = {"undo": mark("Window", "Undo"), "redo": mark("Window", "Redo")}


def evening_words(desk: Desk) -> str:
    """Name the evening and where it stands."""
    snapshot = desk.snapshot
    if snapshot.state == "final":
        return f"{snapshot.name} · " + translate("Window", "final")
    if snapshot.state == "cancelled":
        return f"{snapshot.name} · " + translate("Window", "cancelled")
    if not snapshot.rounds:
        return snapshot.name
    now = round_now(snapshot)
    opened = [each.number for each in snapshot.rounds if each.state == "open"]
    number = max(opened, default=now.number if now else 1)
    place = translate("Window", "Round {number} of {planned}", number=number, planned=snapshot.rounds_planned)
    return f"{snapshot.name} · {place}"
