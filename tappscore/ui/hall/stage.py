"""What the hall is shown now: one scene, one page of it, how much is revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from tappscore.tournament.ledger import Ledger
    from tappscore.tournament.snapshot import Release, Snapshot
    from tappscore.ui.desk import Desk
    from tappscore.ui.round_clock import RoundClock

Extent = Literal["full", "ten", "reversed"]
PAGE_MILLISECONDS = 8000


@dataclass(frozen=True, slots=True)
class View:
    """Everything a scene may look at while it is drawn."""

    snapshot: Snapshot
    ledger: Ledger
    clock: RoundClock
    page: int
    extent: Extent
    revealed: int
    language: str

    @property
    def release(self) -> Release | None:
        """The newest standing released to the hall; the hall never sees another."""
        return self.snapshot.releases[-1] if self.snapshot.releases else None


class Stage(QObject):
    """The director's side of the hall screen. Pages turn by themselves."""

    changed = Signal()

    def __init__(self, desk: Desk, clock: RoundClock) -> None:
        super().__init__(desk)
        self._desk = desk
        self._clock = clock
        self.scene = "welcome"
        self.page = 0
        self.extent: Extent = "full"
        self.revealed = 0
        self.is_blank = False
        self._turn = QTimer(self)
        self._turn.setInterval(PAGE_MILLISECONDS)
        self._turn.timeout.connect(self.next_page)
        desk.bus.changed.connect(lambda _changes: self.changed.emit())
        desk.bus.opened.connect(self._reopen)
        desk.respoken.connect(self.changed)
        clock.ticked.connect(self._tick)

    def view(self) -> View | None:
        """Give what a scene may look at; None without a tournament."""
        bus = self._desk.bus
        if bus.snapshot is None:
            return None
        return View(
            snapshot=bus.snapshot,
            ledger=bus.ledger,
            clock=self._clock,
            page=self.page,
            extent=self.extent,
            revealed=self.revealed,
            language=self._desk.catalog.language,
        )

    def show_scene(self, key: str) -> None:
        """Show a scene from its first page."""
        self.scene, self.page, self.revealed = key, 0, 0
        self._turn.start()
        self.changed.emit()

    def show_extent(self, extent: Extent) -> None:
        """Show the standings in full, the first ten, or one by one from the last."""
        self.extent, self.page, self.revealed = extent, 0, 0
        self.changed.emit()

    def next_page(self) -> None:
        """Turn the page; scenes begin again after their last one."""
        self.page += 1
        self._turn.start()
        self.changed.emit()

    def reveal(self, step: int = 1) -> None:
        """Reveal one more place (or take one back) when they are shown one by one."""
        self.revealed = max(0, self.revealed + step)
        self.changed.emit()

    def blank(self) -> None:
        """Blank the hall, or show it again."""
        self.is_blank = not self.is_blank
        self.changed.emit()

    def _tick(self) -> None:
        if self.scene == "clock":
            self.changed.emit()

    def _reopen(self) -> None:
        self.show_scene("welcome")
