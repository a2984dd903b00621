"""The open club file and the one current snapshot, for all pages."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tappscore.problems import RefusedError

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.tournament.ledger import Ledger
    from tappscore.tournament.snapshot import Snapshot
    from tappscore.tournament.standings import Standing


class Bus(QObject):
    """Holds what is open and tells when it changed.

    The snapshot is refreshed with each change and shares everything that did
    not change; the ledger hangs on it and is folded when first asked for.
    """

    changed = Signal(object)  # ChangeSet
    opened = Signal()  # another tournament, another club file, or none

    def __init__(self, file: ClubFile | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.snapshot: Snapshot | None = None
        self.saved_at: datetime | None = None
        self._ledger: Ledger | None = None
        self._folded: Snapshot | None = None
        self._standing: Standing | None = None
        self._ranked: Snapshot | None = None

    @property
    def ledger(self) -> Ledger:
        """What every table and entry of the open tournament has.

        Raises LookupError when no tournament is open.
        """
        from tappscore.tournament.ledger import fold

        snapshot = self._open()
        if self._ledger is None or self._folded is not snapshot:
            self._ledger = fold(snapshot, self._ledger)
            self._folded = snapshot
        return self._ledger

    @property
    def standing(self) -> Standing:
        """The places of all rounds so far."""
        from tappscore.tournament.standings import rank

        snapshot = self._open()
        if self._standing is None or self._ranked is not snapshot:
            self._standing = rank(snapshot, self.ledger)
            self._ranked = snapshot
        return self._standing

    def switch(self, file: ClubFile | None) -> None:
        """Take another club file; no tournament is open after it."""
        self.file = file
        self.open(None)

    def open(self, tournament_id: int | None) -> None:
        """Open a tournament of the club file, or none."""
        from tappscore.store.loading import load

        self._ledger = self._standing = None
        if tournament_id is None or self.file is None:
            self.snapshot = None
        else:
            self.snapshot = load(self.file, tournament_id)
        self.opened.emit()

    def apply(self, changes: ChangeSet) -> None:
        """Take in what a verb changed and tell all pages."""
        from tappscore.store.loading import refresh

        self.saved_at = datetime.now().astimezone()
        if self.snapshot is not None and self.file is not None:
            try:
                self.snapshot = refresh(self.file, self.snapshot, changes)
            except RefusedError:
                # The making of the open tournament was undone.
                self.open(None)
        self.changed.emit(changes)

    def _open(self) -> Snapshot:
        if self.snapshot is None:
            raise LookupError("no tournament is open")
        return self.snapshot
