"""What the hall is shown now: one scene, one page of it, how much is revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from tappscore.services.club_face import Face, face
from tappscore.ui.hall.drawing import Crest

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
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
        self.is_dark = desk.settings.text("hall_dark") == "yes"
        self._crest: Crest | None = None
        self._turn = QTimer(self)
        self._turn.setInterval(PAGE_MILLISECONDS)
        self._turn.timeout.connect(self.next_page)
        desk.bus.changed.connect(self._follow)
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

    @property
    def crest(self) -> Crest:
        """What the hall sees of the club; its logo is read once."""
        if self._crest is None:
            file = self._desk.bus.file
            shown = Face() if file is None else face(file)
            logo = QImage.fromData(shown.logo) if shown.logo is not None else QImage()
            self._crest = Crest(shown.name, None if logo.isNull() else logo, shown.accent or "")
        return self._crest

    def _follow(self, changes: ChangeSet | None) -> None:
        if changes is None or changes.touches("club"):
            self._crest = None
        self.changed.emit()

    def darken(self, *, is_dark: bool) -> None:
        """Show white on black, or black on white again; kept for the next evening."""
        self.is_dark = is_dark
        self._desk.settings.keep("hall_dark", "yes" if is_dark else "")
        self.changed.emit()

    @property
    def is_revealing(self) -> bool:
        """Whether the scene shown is revealed step by step."""
        return self.scene == "prizes" or (self.scene == "standings" and self.extent == "reversed")

    @property
    def most_revealed(self) -> int:
        """How many steps there are to reveal in the scene shown."""
        view = self.view()
        if view is None or view.release is None:
            return 0
        places = [place for _entry, place, _points in view.release.places if place]
        return len(set(places)) if self.scene == "prizes" else len(view.release.places)

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
        self.revealed = min(max(0, self.revealed + step), self.most_revealed)
        self.changed.emit()

    def step(self, step: int) -> None:
        """Reveal one more place or take one back; where nothing is to be revealed, turn the page."""
        if self.is_revealing:
            self.reveal(step)
        elif step > 0:
            self.next_page()

    def blank(self) -> None:
        """Blank the hall, or show it again."""
        self.is_blank = not self.is_blank
        self.changed.emit()

    def _tick(self) -> None:
        if self.scene == "clock":
            self.changed.emit()

    def _reopen(self) -> None:
        self._crest = None
        self.show_scene("welcome")
