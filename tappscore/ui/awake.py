"""The computer stays awake while a round runs, and its battery is watched.

A round runs while it is open on its own evening, midnight included, or while
its clock does. The lid closed at the end of the evening must put the computer
to sleep, so an evening of long ago that was left open keeps nothing awake.

DECISION: wakepy asks the system (D-Bus on Linux, SetThreadExecutionState on
Windows, caffeinate on the Mac) and psutil reads the battery; both are kept up
by others on systems that we don't have, and each is loaded when it is first
needed. Where the system has no such thing, nothing is said: nobody can do
anything about it in the hall.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from datetime import timedelta
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

from tappscore.ui.clubs import today
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.tournament.snapshot import Snapshot
    from tappscore.ui.desk import Desk

_LOOK_EVERY = 20_000  # milliseconds
LOW = (30, 15, 7)  # percent: each is told once


class Charge(Protocol):
    """What the system says of its battery."""

    percent: float
    power_plugged: bool | None


def charge() -> Charge | None:
    """Read the battery; None where there is none, or where the system doesn't say."""
    import psutil

    read: Callable[[], Charge | None] | None = getattr(psutil, "sensors_battery", None)
    return None if read is None else read()


class Awake(QObject):
    """Watches for all windows of the program; lives at the desk of the first one."""

    def __init__(self, desk: Desk, battery: Callable[[], Charge | None] = charge) -> None:
        super().__init__(desk)
        self._desk = desk
        self._battery = battery
        self._held: ExitStack | None = None
        self._told = 0  # how many of the marks in LOW were told since the computer was plugged in
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        desk.bus.changed.connect(self._changed)

    @property
    def is_held(self) -> bool:
        """Whether the system was asked to stay awake."""
        return self._held is not None

    @property
    def is_wanted(self) -> bool:
        """Whether a round runs in any window."""
        for each in (self._desk, *self._desk.fellows):
            if each.clock.phase in ("running", "warning") or _is_playing(each.bus.snapshot):
                return True
        return False

    def look(self) -> None:
        """Hold or let go, and tell of a battery that runs down."""
        if self.is_wanted and self._held is None:
            self._held = _hold()
        elif self._held is not None and not self.is_wanted:
            self.let_go()
        self._watch()

    def let_go(self) -> None:
        """Let the computer sleep again."""
        if self._held is not None:
            self._held.close()
            self._held = None

    def _changed(self, changes: ChangeSet) -> None:
        if changes.touches("rounds") or changes.action in ("undo", "redo"):
            QTimer.singleShot(0, self, self.look)  # after the pages: the hand at the desk comes first

    def _watch(self) -> None:
        found = self._battery()
        if found is None or found.power_plugged:
            self._told = 0
            return
        passed = sum(found.percent <= mark for mark in LOW)
        if passed > self._told:
            percent = int(found.percent)
            self._desk.say(
                translate("Window", "The battery is down to {percent} %. Plug the computer in.", percent=percent),
                "warn",
            )
        self._told = max(self._told, passed)


def _is_playing(snapshot: Snapshot | None) -> bool:
    if snapshot is None or not any(round_.state == "open" for round_ in snapshot.rounds):
        return False
    return snapshot.date >= today() - timedelta(days=1)


def _hold() -> ExitStack:
    from wakepy import keep

    held = ExitStack()
    held.enter_context(keep.presenting(on_fail="pass"))
    return held
