"""The round's clock in the header: shows the time left, a click opens its hands."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QMenu, QToolButton, QWidget, QWidgetAction

from tappscore.i18n import mark
from tappscore.ui import theme, words
from tappscore.ui.sound import Sounds
from tappscore.ui.widgets.parts import button, label, row, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk
    from tappscore.ui.round_clock import RoundClock

USUAL_MINUTES = 60
LONGEST_MINUTES = 600


class ClockButton(QToolButton):
    """Opens the clock's hands; its text is the time left."""

    def __init__(self, desk: Desk, clock: RoundClock) -> None:
        super().__init__()
        self._desk = desk
        self._clock = clock
        self._sounds = Sounds(self)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words.say(self, "setAccessibleName", mark("Window", "Clock of the round"))
        menu = QMenu(self)
        menu.aboutToShow.connect(lambda: self.hands.refresh())
        self.setMenu(menu)
        clock.ticked.connect(self.refresh)
        clock.warned.connect(self._warn)
        clock.ended.connect(self._end)
        clock.table_ended.connect(self._end_of_table)
        self.refresh()

    @cached_property
    def hands(self) -> ClockHands:
        """What the click opens, made at the first one: the start has no time for it."""
        made = ClockHands(self._desk, self._clock)
        action = QWidgetAction(self.menu())
        action.setDefaultWidget(made)
        self.menu().addAction(action)
        return made

    def refresh(self) -> None:
        """Show the time left, with a sign where it is running out."""
        face = self._clock.face
        phase = self._clock.phase
        signs = {"warning": "⚠ ", "over": "■ ", "set": "❙❙ "}
        if phase == "over":
            self.setText(translate("Window", "■ time is up"))
        else:
            self.setText(f"{signs.get(phase, '')}{face}" if phase else translate("Window", "Clock"))
        self.setVisible(self._desk.bus.snapshot is not None)
        if "hands" in self.__dict__:
            self.hands.refresh()

    def _warn(self) -> None:
        self._play("warning")
        self._desk.say(translate("Window", "The round ends in {time}.", time=self._clock.face), "note")

    def _end(self) -> None:
        self._play("end")
        self._desk.say(translate("Window", "Time is up: every table finishes the deal it has begun."), "note")

    def _end_of_table(self, table: int) -> None:
        self._play("end")
        said = translate("Window", "Time is up at table {table} too: it finishes the deal it has begun.", table=table)
        self._desk.say(said, "note")

    def _play(self, name: str) -> None:
        """Sound once, where two windows show the same clock."""
        ahead = (each for each in self._desk.fellows if each.name < self._desk.name)
        if all(each.clock.clock != self._clock.clock for each in ahead):
            self._sounds.play(name)


class ClockHands(QWidget):
    """Set, start, stop, more time; for everybody or one table."""

    def __init__(self, desk: Desk, clock: RoundClock) -> None:
        super().__init__()
        self._desk = desk
        self._clock = clock
        self.minutes = spin(1, LONGEST_MINUTES, int(desk.settings.text("clock_minutes") or USUAL_MINUTES))
        words.say(self.minutes, "setAccessibleName", mark("Window", "Minutes"))
        self.start = button(mark("Window", "Start"), self._start, kind="primary")
        self.stop = button(mark("Window", "Stop"), clock.stop)
        self.five = button(mark("Window", "5 minutes more"), lambda: clock.extend(5))
        self.table = spin(1, 999, 1)
        self.longer = label(role="soft", wraps=True)
        words.say(self.table, "setAccessibleName", mark("Window", "Table"))
        self.for_table = button(mark("Window", "5 minutes more for this table"), self._extend_table)
        self.remove = button(mark("Window", "No clock"), clock.remove, kind="quiet")
        content = QGridLayout()
        content.setContentsMargins(theme.GAP, theme.GAP, theme.GAP, theme.GAP)
        content.setSpacing(theme.UNIT)
        content.addWidget(label(mark("Window", "Minutes")), 0, 0)
        content.addWidget(self.minutes, 0, 1)
        content.addLayout(row(self.start, self.stop, self.five), 0, 2)
        content.addWidget(label(mark("Window", "Table")), 1, 0)
        content.addWidget(self.table, 1, 1)
        content.addWidget(self.for_table, 1, 2)
        content.addWidget(self.longer, 2, 0, 1, 2)
        content.addLayout(row(None, self.remove), 2, 2)
        self.setLayout(content)

    def refresh(self) -> None:
        """Switch off what can't be done now."""
        clock = self._clock.clock
        runs = clock is not None and clock.runs
        # Once the time is up the next round's begins with the same button.
        can_start = not runs or self._clock.phase == "over"
        self.start.setEnabled(can_start)
        self.stop.setEnabled(runs)
        for part in (self.five, self.for_table, self.remove):
            part.setEnabled(clock is not None)
        self.minutes.setEnabled(can_start)
        faces = (
            translate("Window", "Table {table}: {time}", table=table, time=face)
            for table, face in self._clock.table_faces()
        )
        self.longer.setText("\n".join(faces))

    def _start(self) -> None:
        clock = self._clock.clock
        minutes = self.minutes.value()
        # A clock that was only stopped runs on; another length, or nothing left, sets it anew.
        is_used_up = clock is not None and not clock.runs and clock.left <= 0
        if clock is None or clock.minutes != minutes or self._clock.phase == "over" or is_used_up:
            self._clock.set(minutes)
            self._desk.settings.keep("clock_minutes", str(minutes))
        self._clock.start()

    def _extend_table(self) -> None:
        self._clock.extend(5, self.table.value())
        self._desk.say(translate("Window", "Table {table} has 5 minutes more.", table=self.table.value()))
