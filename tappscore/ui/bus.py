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

    Each window of a program has a bus of its own, so that two of them can show
    two evenings. Buses of one club file stand beside each other: what one of
    them writes, all take in at once, and what one has read or folded of an
    evening, the others share.
    """

    changed = Signal(object)  # ChangeSet
    opened = Signal()  # another tournament, another club file, or none

    def __init__(
        self, file: ClubFile | None = None, parent: QObject | None = None, beside: Bus | None = None, desk: str = ""
    ) -> None:
        super().__init__(parent)
        self.desk = desk
        self.file = file
        self.beside: tuple[Bus, ...] = ()
        self.snapshot: Snapshot | None = None
        self.saved_at: datetime | None = None
        self._ledger: Ledger | None = None
        self._folded: Snapshot | None = None
        self._standing: Standing | None = None
        self._ranked: Snapshot | None = None
        if beside is not None:
            self._stand_beside(beside)

    @property
    def ledger(self) -> Ledger:
        """What every table and entry of the open tournament has.

        Raises LookupError when no tournament is open.
        """
        from tappscore.tournament.ledger import fold

        snapshot = self._open()
        if self._ledger is None or self._folded is not snapshot:
            known = (each.folded(snapshot) for each in self.beside)
            self._ledger = next(filter(None, known), None) or fold(snapshot, self._ledger)
            self._folded = snapshot
        return self._ledger

    @property
    def standing(self) -> Standing:
        """The places of all rounds so far."""
        from tappscore.tournament.standings import rank

        snapshot = self._open()
        if self._standing is None or self._ranked is not snapshot:
            known = (each.ranked(snapshot) for each in self.beside)
            self._standing = next(filter(None, known), None) or rank(snapshot, self.ledger, previous=self._standing)
            self._ranked = snapshot
        return self._standing

    def folded(self, snapshot: Snapshot) -> Ledger | None:
        """Give the ledger of a snapshot where it is folded already."""
        return self._ledger if self._folded is snapshot else None

    def ranked(self, snapshot: Snapshot) -> Standing | None:
        """Give the places of a snapshot where they are reckoned already."""
        return self._standing if self._ranked is snapshot else None

    def switch(self, file: ClubFile | None) -> None:
        """Take another club file, in all windows; no tournament is open after it."""
        for each in (self, *self.beside):
            # Each window writes under the name of its own desk.
            each.file = file if file is None or not each.desk else file.at_desk(each.desk)
            each.open(None)

    def _stand_beside(self, other: Bus) -> None:
        family = (other, *other.beside)
        for each in family:
            each.beside = (*each.beside, self)
        self.beside = family
        # The same open file, under the name of this window's desk.
        self.file = None if other.file is None else other.file.at_desk(self.desk)

    def leave(self) -> None:
        """Stand alone again: the window is closing, the others keep the file."""
        for each in self.beside:
            each.beside = tuple(one for one in each.beside if one is not self)
        self.beside = ()

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
        """Take in what a verb changed and tell all pages of all windows."""
        for each in (self, *self.beside):
            each.take_in(changes)

    def take_in(self, changes: ChangeSet) -> None:
        """Take in what was changed, in this window or another one."""
        from tappscore.store.loading import refresh

        self.saved_at = datetime.now().astimezone()
        if self.snapshot is not None and self.file is not None:
            read = (each.snapshot for each in self.beside if each.snapshot is not None)
            known = (one for one in read if one.id == self.snapshot.id and one.journal == changes.journal)
            try:
                self.snapshot = next(known, None) or refresh(self.file, self.snapshot, changes)
            except RefusedError:
                # The making of the open tournament was undone.
                self.open(None)
        self.changed.emit(changes)

    def _open(self) -> Snapshot:
        if self.snapshot is None:
            raise LookupError("no tournament is open")
        return self.snapshot
