"""Verbs about points given or taken by the director."""

from __future__ import annotations

from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import Amount
from tappscore.services.states import required, writable
from tappscore.store.amounts import kept
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.loading import entries, head
from tappscore.store.lookups import numbers_of
from tappscore.store.tables import ADJUSTMENT, ROUND, whole


class Adjustments:
    """The adjustments of one tournament; each has a reason, counts in every sum and can be revoked."""

    def __init__(self, file: ClubFile, tournament_id: int) -> None:
        self._file = file
        self._tournament = tournament_id

    def add(self, entry_id: int, round_no: int | None, points: Amount, reason: str) -> ChangeSet:
        """Give points to an entry (take them, where negative), in a round or for the tournament as a whole."""
        with self._file.write("adjustment.add", note=required(reason)) as rows:
            writable(head(rows, self._tournament), reason)
            numbers = {entry.id: entry.number for entry in entries(rows, self._tournament)}
            if entry_id not in numbers:
                raise RefusedError(Problem("unknown-entry", field="entry", values={"entry": str(entry_id)}))
            drawn = numbers_of(rows, ROUND, self._tournament)
            if round_no is not None and round_no not in drawn:
                raise RefusedError(Problem("unknown-round", field="round", values={"round": str(round_no)}))
            if points == 0:
                raise RefusedError(Problem("adjustment-of-nothing", field="points"))
            rows.insert(
                ADJUSTMENT,
                {
                    "tournament_id": self._tournament,
                    "entry_id": entry_id,
                    "round": round_no,
                    "points": kept(points),
                    "reason": reason.strip(),
                },
            )
            rows.values |= {"number": numbers[entry_id], "points": kept(points)}
        return rows.changes

    def revoke(self, adjustment_id: int, reason: str) -> ChangeSet:
        """Take an adjustment back; the journal keeps both."""
        with self._file.write("adjustment.revoke", note=required(reason)) as rows:
            writable(head(rows, self._tournament), reason)
            found = rows.row(ADJUSTMENT, adjustment_id)
            if found is None or found["tournament_id"] != self._tournament:
                raise RefusedError(Problem("unknown-adjustment", field="adjustment"))
            numbers = {entry.id: entry.number for entry in entries(rows, self._tournament)}
            rows.delete(ADJUSTMENT, adjustment_id)
            rows.values["number"] = numbers[whole(found["entry_id"])]
        return rows.changes
