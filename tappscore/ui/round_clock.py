"""The round's clock in the window: ticks, warns, ends; kept over a restart in the system's settings."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tappscore.tournament import clock as clocks
from tappscore.tournament.clock import Clock

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk


class RoundClock(QObject):
    """The clock of the round that is played now; one a tournament.

    `now` is asked from `moment`, which tests may replace by a clock of their own.
    """

    ticked = Signal()
    warned = Signal()
    ended = Signal()
    table_ended = Signal(int)  # the number of a table that had more time than the others

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.clock: Clock | None = None
        self._phase: clocks.Phase = "set"
        self._timer = QTimer(self)
        self._timer.setInterval(250)  # a tick may be late; a quarter keeps the shown second right
        self._timer.timeout.connect(self.tick)
        self._shown = -1
        self._over: frozenset[int] = frozenset()  # tables with more time whose time is up, too
        desk.bus.opened.connect(self._reopen)
        self._reopen()

    @staticmethod
    def moment() -> datetime:
        """Give the time now."""
        return datetime.now(UTC)

    @property
    def phase(self) -> clocks.Phase | None:
        """Where the clock stands; None when no clock is set."""
        return clocks.phase(self.clock, self.moment()) if self.clock is not None else None

    @property
    def face(self) -> str:
        """What a clock shows, empty when none is set."""
        return clocks.face(clocks.seconds_left(self.clock, self.moment())) if self.clock is not None else ""

    # --- hands ----------------------------------------------------------------

    def set(self, minutes: int, warn_minutes: int = 5) -> None:
        """Set the clock anew, stopped."""
        self._take(clocks.set_clock(minutes, warn_minutes))

    def start(self) -> None:
        """Let it run."""
        if self.clock is not None:
            self._take(clocks.start(self.clock, self.moment()))

    def stop(self) -> None:
        """Stop it; what is left stays."""
        if self.clock is not None:
            self._take(clocks.stop(self.clock, self.moment()))

    def extend(self, minutes: int, table: int | None = None) -> None:
        """Give more time, to everybody or to one table."""
        if self.clock is not None:
            self._take(clocks.extend(self.clock, minutes, self.moment(), table))

    def remove(self) -> None:
        """Take the clock away."""
        self._take(None)

    def tick(self) -> None:
        """Tell everybody when the shown second or the phase changed."""
        if self.clock is None:
            return
        left = clocks.seconds_left(self.clock, self.moment())
        now = clocks.phase(self.clock, self.moment())
        before, self._phase = self._phase, now
        if left != self._shown:
            self._shown = left
            self.ticked.emit()
        if now == "warning" and before == "running":
            self.warned.emit()
        if now == "over" and before in ("running", "warning"):
            self.ended.emit()
        known, self._over = self._over, self._tables_over()
        for table in sorted(self._over - known):
            self.table_ended.emit(table)

    def table_faces(self) -> tuple[tuple[int, str], ...]:
        """Give the time left of each table that has more than the others, in order of their numbers."""
        if self.clock is None:
            return ()
        now = self.moment()
        return tuple(
            (table, clocks.face(clocks.seconds_left(self.clock, now, table))) for table in sorted(self.clock.extended)
        )

    def _tables_over(self) -> frozenset[int]:
        if self.clock is None:
            return frozenset()
        now = self.moment()
        return frozenset(table for table in self.clock.extended if clocks.phase(self.clock, now, table) == "over")

    # --- keeping --------------------------------------------------------------

    def _key(self) -> str:
        snapshot = self._desk.bus.snapshot
        return f"clock/{snapshot.uuid}" if snapshot is not None else ""

    def _take(self, clock: Clock | None) -> None:
        self.clock = clock
        if key := self._key():
            self._desk.settings.keep(key, clocks.encode(clock) if clock is not None else "")
        self._follow()
        for fellow in self._desk.fellows:  # the same clock in the other windows
            fellow.clock.follow(key)

    def follow(self, key: str) -> None:
        """Take over what another window did to the clock of the same evening."""
        if key == self._key():
            self._reopen()

    def _reopen(self) -> None:
        key = self._key()
        self.clock = clocks.decode(self._desk.settings.text(key)) if key else None
        self._follow()

    def _follow(self) -> None:
        """Begin or stop ticking; what happened while nobody looked is not called out late."""
        self._phase = self.phase or "set"
        self._over = self._tables_over()
        self._shown = -1
        if self.clock is not None and self.clock.runs:
            self._timer.start()
        else:
            self._timer.stop()
        self.ticked.emit()
