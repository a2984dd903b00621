"""Verbs about substitutes: somebody plays instead of somebody else from a round on.

DECISION: both keep their own entry and number, so both names stay in every
list, on the sheets and in the archive. Whether the points go over is a choice
of the director and can be changed later; it moves no deal and no seat.

DECISION: a seat's round is not split between two people. Paper knows one name
a column; whoever has the seat at the end of a round has its points. Who left
in the middle keeps a round by being substituted from the next one on.
"""

from __future__ import annotations

from tappscore.problems import Problem, RefusedError
from tappscore.services.registration import enter, new_person
from tappscore.services.states import entry_of, reasoned, writable
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.loading import head, person, sheet
from tappscore.store.lookups import ids, numbers_of, rows_where
from tappscore.store.reading import round_row, substitutes
from tappscore.store.tables import ENTRY, ROUND, SEAT, SITTING_OUT, SUBSTITUTE, whole
from tappscore.tournament.snapshot import Entry, Round, Snapshot, Substitute


class Substitutes:
    """Who plays instead of whom in one tournament."""

    def __init__(self, file: ClubFile, tournament_id: int) -> None:
        self._file = file
        self._tournament = tournament_id

    def substitute(
        self,
        entry_id: int,
        by_id: int | None,
        from_round: int,
        *,
        takes_points: bool = False,
        reason: str = "",
        person_id: int | None = None,
        first: str = "",
        last: str = "",
        club: str = "",
        town: str = "",
    ) -> ChangeSet:
        """Let another entry play instead of one from a round on, in every round drawn already too.

        Without `by_id` the substitute is entered with it: a person of earlier evenings, or a new one. The one who
        leaves is withdrawn from that round on. RefusedError `substitute-of-oneself`, `substitute-seated` where the
        other has a seat in one of these rounds, `round-closed` without a reason, and what entering refuses.
        """
        with self._file.write("entry.substitute", note=reason) as rows:
            tournament = writable(head(rows, self._tournament), reason)
            gone = entry_of(rows, self._tournament, entry_id)
            if by_id is None:
                names = {"first": first, "last": last, "club": club, "town": town}
                by_id = self._enter(rows, tournament, from_round, person_id, names)
            by = entry_of(rows, self._tournament, by_id)
            rows.values |= {"number": gone.number, "other": by.number, "round": from_round}
            if by.id == gone.id:
                raise RefusedError(Problem("substitute-of-oneself", field="by", values={"number": gone.number}))
            self._take_seats(rows, gone, by, from_round, reason)
            self._leave(rows, gone, from_round)
            self._arrive(rows, gone, by, from_round)
            rows.insert(
                SUBSTITUTE,
                {
                    "tournament_id": tournament.id,
                    "entry_id": gone.id,
                    "by_id": by.id,
                    "round": from_round,
                    "takes_points": takes_points,
                    "reason": reason.strip(),
                },
            )
        return rows.changes

    def choose_points(self, substitute_id: int, takes_points: bool, reason: str = "") -> ChangeSet:
        """Say whether a substitute has the other's points too."""
        with self._file.write("entry.substitute_points", note=reason) as rows:
            writable(head(rows, self._tournament), reason)
            found = self._found(rows, substitute_id)
            for one in _rounds_from(rows, self._tournament, found.round):
                reasoned(one, reason)
            rows.update(SUBSTITUTE, found.id, {"takes_points": takes_points})
            self._name(rows, found)
        return rows.changes

    def revoke(self, substitute_id: int, reason: str = "") -> ChangeSet:
        """Let the first one play again from that round on, as if nobody had come; the other has no seat then."""
        with self._file.write("entry.substitute_revoke", note=reason) as rows:
            writable(head(rows, self._tournament), reason)
            found = self._found(rows, substitute_id)
            rows.delete(SUBSTITUTE, found.id)
            gone, by = entry_of(rows, self._tournament, found.entry), entry_of(rows, self._tournament, found.by)
            self._take_seats(rows, by, gone, found.round, reason)
            rows.update(ENTRY, gone.id, {"state": "present", "withdrawn_from": None})
            if not ids(rows, SEAT, entry_id=by.id) and not ids(rows, SITTING_OUT, entry_id=by.id):
                rows.update(ENTRY, by.id, {"state": "waiting", "withdrawn_from": None})
            self._name(rows, found)
        return rows.changes

    # What verbs share

    def _found(self, rows: Rows, substitute_id: int) -> Substitute:
        for one in substitutes(rows, self._tournament):
            if one.id == substitute_id:
                return one
        raise RefusedError(Problem("unknown-substitute", values={"substitute": substitute_id}))

    def _name(self, rows: Rows, found: Substitute) -> None:
        gone, by = entry_of(rows, self._tournament, found.entry), entry_of(rows, self._tournament, found.by)
        rows.values |= {"number": gone.number, "other": by.number, "round": found.round}

    def _enter(
        self, rows: Rows, tournament: Snapshot, from_round: int, person_id: int | None, names: dict[str, str]
    ) -> int:
        if person_id is None:
            person_id = new_person(rows, names)
        else:
            person(rows, person_id)
        number = max(numbers_of(rows, ENTRY, self._tournament), default=0) + 1
        facts = {"person_id": person_id, "number": number, "state": "present", "joined_in": from_round, "credit": 0}
        return enter(rows, tournament, facts)

    def _take_seats(self, rows: Rows, gone: Entry, by: Entry, from_round: int, reason: str) -> None:
        """Give `by` the seats of `gone` from a round on, and its turns to sit out."""
        theirs = _seats_from(rows, by, from_round)
        if theirs:
            round_no, table_no, _ = theirs[0]
            values = {"number": by.number, "round": round_no, "table": table_no}
            raise RefusedError(Problem("substitute-seated", field="by", values=values))
        for one in _rounds_from(rows, self._tournament, from_round):
            for row_id in ids(rows, SITTING_OUT, round_id=one.id, entry_id=by.id):
                rows.delete(SITTING_OUT, row_id)
            for row_id in ids(rows, SITTING_OUT, round_id=one.id, entry_id=gone.id):
                reasoned(one, reason)
                rows.update(SITTING_OUT, row_id, {"entry_id": by.id})
        for _, _, row_id in _seats_from(rows, gone, from_round, reason):
            rows.update(SEAT, row_id, {"entry_id": by.id})

    def _leave(self, rows: Rows, gone: Entry, from_round: int) -> None:
        since = from_round if gone.withdrawn_from is None else min(gone.withdrawn_from, from_round)
        state = "disqualified" if gone.state == "disqualified" else "withdrawn"
        rows.update(ENTRY, gone.id, {"state": state, "withdrawn_from": since})

    def _arrive(self, rows: Rows, gone: Entry, by: Entry, from_round: int) -> None:
        facts: dict[str, object] = {"state": "present", "withdrawn_from": None}
        if not ids(rows, SITTING_OUT, entry_id=by.id) and not _seats_from(rows, by, 1, before=from_round):
            facts["joined_in"] = from_round
        if gone.team and not by.team:
            facts["team"] = gone.team
        rows.update(ENTRY, by.id, facts)


def _rounds_from(rows: Rows, tournament_id: int, first: int) -> list[Round]:
    numbers = [whole(row["id"]) for row in rows_where(rows, ROUND, tournament_id=tournament_id)]
    found = [owned[1] for owned in (round_row(rows, number) for number in numbers) if owned is not None]
    return [one for one in found if one.number >= first]


def _seats_from(
    rows: Rows, entry: Entry, first: int, reason: str | None = None, *, before: int | None = None
) -> list[tuple[int, int, int]]:
    """List the seats of an entry from a round on: numbers of round and table, id of the seat; ask for the reason."""
    found = []
    for row in rows_where(rows, SEAT, entry_id=entry.id):
        there = sheet(rows, whole(row["table_id"]))
        if there.round.number >= first and (before is None or there.round.number < before):
            if reason is not None:
                reasoned(there.round, reason)
            found.append((there.round.number, there.table.number, whole(row["id"])))
    return sorted(found)
