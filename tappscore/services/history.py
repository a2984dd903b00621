"""Undo, redo and the readable journal."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.problems import Problem, RefusedError
from tappscore.store import journal
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Progress
from tappscore.store.journal import JournalEntry, RowChange
from tappscore.store.loading import head
from tappscore.store.lookups import ids
from tappscore.store.tables import TOURNAMENT


class History:
    """What was done in a club file. `desk` is this window's own unless another is named."""

    def __init__(self, file: ClubFile, desk: str | None = None) -> None:
        self._file = file
        self._desk = desk

    def undo(
        self,
        entry: int | None = None,
        desk: str | None = None,
        *,
        reason: str = "",
        tournament_id: int | None = None,
        progress: Progress | None = None,
    ) -> ChangeSet:
        """Take back an entry by its number, or this desk's last step. A finished tournament asks for a reason."""
        at = desk or self._desk or self._file.desk
        found = journal.entry(self._file, entry) if entry is not None else self.last(at, tournament_id)
        if found is not None:
            self._writable(found, reason)
        return journal.undo(
            self._file, None if found is None else found.id, desk=at, note=reason, tournament_id=tournament_id,
            progress=progress,
        )  # fmt: skip

    def redo(
        self,
        entry: int | None = None,
        desk: str | None = None,
        *,
        reason: str = "",
        tournament_id: int | None = None,
        progress: Progress | None = None,
    ) -> ChangeSet:
        """Bring back what was undone: by its number, or this desk's last undo."""
        at = desk or self._desk or self._file.desk
        found = journal.entry(self._file, entry) if entry is not None else self.next_redo(at, tournament_id)
        if found is not None:
            self._writable(found, reason)
        return journal.redo(
            self._file, None if found is None else found.id, desk=at, note=reason, tournament_id=tournament_id,
            progress=progress,
        )  # fmt: skip

    def entries(
        self, tournament_id: int | None = None, *, before: int | None = None, limit: int = 200, desk: str | None = None
    ) -> tuple[JournalEntry, ...]:
        """List what was done, the newest first."""
        return journal.entries(self._file, tournament_id, before=before, limit=limit, desk=desk)

    def entry(self, number: int) -> JournalEntry:
        """Read one entry."""
        return journal.entry(self._file, number)

    def rows(self, number: int) -> tuple[RowChange, ...]:
        """Give the rows of an entry, before and after."""
        return journal.changed_rows(self._file, number)

    def of_row(self, name: str, row_id: int) -> tuple[JournalEntry, ...]:
        """List what was done to one deal, table, entry …, the newest first."""
        return journal.history(self._file, name, row_id)

    def last(
        self, desk: str | None = None, tournament_id: int | None = None, actions: Sequence[str] = ()
    ) -> JournalEntry | None:
        """Name what undo would take back at this desk, so that it can be shown first."""
        return journal.last_step(self._file, desk or self._desk or self._file.desk, tournament_id, actions)

    def next_redo(self, desk: str | None = None, tournament_id: int | None = None) -> JournalEntry | None:
        """Name what redo would bring back at this desk."""
        return journal.next_redo(self._file, desk or self._desk or self._file.desk, tournament_id)

    def _writable(self, found: JournalEntry, reason: str) -> None:
        """Ask for a reason where the tournament is finished, unless it is the finishing that is taken back."""
        if found.tournament_id is None or reason.strip():
            return
        about = found.values.get("of_action", found.action)
        if str(about).startswith(("tournament.", "standing.", "person.", "season.")):
            return
        finished = ids(self._file, TOURNAMENT, id=found.tournament_id, state="final")
        if finished:
            name = head(self._file, found.tournament_id).name
            raise RefusedError(Problem("tournament-final", field="reason", values={"name": name}))
