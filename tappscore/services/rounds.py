"""Verbs about rounds: drawn, opened, reseated, closed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tappscore.problems import Problem, RefusedError
from tappscore.services.drawing import (
    Tables,
    deals_of_sizes,
    doubled,
    drawing_problems,
    keep_round,
    lay,
    take_back,
)
from tappscore.services.gates import keep_reason, unanswered
from tappscore.services.planning import plan_from
from tappscore.services.registration import joining
from tappscore.services.reseating import Reseating
from tappscore.services.states import reasoned, required, running, unfinished, writable
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.loading import Sheet, entries, head, load, round_row, sheet
from tappscore.store.lookups import has_results, rows_where
from tappscore.store.tables import ENTRY, ROUND, SEAT, TABLE, whole
from tappscore.tournament.rules_in_force import rules_of
from tappscore.tournament.snapshot import Round, Snapshot

if TYPE_CHECKING:
    from tappscore.tournament.seating import Plan, Progress


class Rounds:
    """The rounds of one tournament."""

    def __init__(self, file: ClubFile, tournament_id: int) -> None:
        self._file = file
        self._tournament = tournament_id

    def draw(
        self,
        round_no: int,
        tables: Tables,
        method: str = "",
        seed: int | None = None,
        loosened: Sequence[str] = (),
        sitting_out: Sequence[int] = (),
    ) -> ChangeSet:
        """Keep the seating of a round: (table number, entry ids in seat order) for each table.

        Without tables the seats are learned from the sheets (`add_table`). The tournament begins with its
        first round. RefusedError names everybody seated twice, not of this round, or left out unseen, and
        every table of a size that the game does not know.
        """
        with self._file.write("round.draw", values={"round": round_no}) as rows:
            running(rows, self._tournament)
            tournament = load(rows, self._tournament)
            if found := drawing_problems(tournament, round_no, tables, sitting_out):
                raise RefusedError(*found)
            keep_round(rows, tournament, round_no, tables, sitting_out, method=method, seed=seed, loosened=loosened)
        return rows.changes

    def start(self, round_id: int, note: str = "") -> ChangeSet:
        """Open a drawn round: its sheets may come in. `note` is what the start check was answered."""
        with self._file.write("round.start", note=note) as rows:
            round_ = self._round(rows, round_id)
            unfinished(load(rows, self._tournament))
            self._from(round_, "drawn")
            rows.update(ROUND, round_id, {"state": "open"})
        return rows.changes

    def close(self, round_id: int, reasons: Mapping[int, str] | None = None) -> ChangeSet:
        """Close a round through its gate.

        `reasons` by table id answer for tables that are missing or contradictory, one each; the reason under 0
        answers for all that are only unchecked. Every reason stays with its table and its unreadable deals.
        RefusedError names each table without an answer (`table-missing`, `table-contradictory`, `table-odd`,
        `table-unchecked`). The file is tidied after it.
        """
        reasons = {key: reason.strip() for key, reason in (reasons or {}).items() if reason.strip()}
        with self._file.write("round.close", note="; ".join(dict.fromkeys(reasons.values()))) as rows:
            round_ = self._round(rows, round_id)
            tournament = unfinished(load(rows, self._tournament))
            self._from(round_, "open", "drawn")
            opens = unanswered(tournament, round_.number)
            answers = {
                one.table_id: reasons.get(one.table_id, "" if one.grave else reasons.get(0, "")) for one in opens
            }
            if found := [one.problem for one in opens if not answers[one.table_id]]:
                raise RefusedError(*found)
            for table in tournament.round(round_.number).tables:
                if table.id in answers:
                    keep_reason(rows, table, answers[table.id])
            rows.update(ROUND, round_id, {"state": "closed"})
        self._file.checkpoint()
        return rows.changes

    def reopen(self, round_id: int, reason: str) -> ChangeSet:
        """Take up a closed round again; needs a reason."""
        with self._file.write("round.reopen", note=required(reason)) as rows:
            round_ = self._round(rows, round_id)
            unfinished(load(rows, self._tournament))
            self._from(round_, "closed")
            if round_.called_off:
                raise RefusedError(Problem("round-called-off", values={"round": round_.number}))
            rows.update(ROUND, round_id, {"state": "open"})
        return rows.changes

    def discard(self, round_id: int) -> ChangeSet:
        """Throw a seating away.

        RefusedError `round-has-results` once anything of it was typed, `round-not-last` when another one follows.
        """
        with self._file.write("round.discard") as rows:
            round_ = self._round(rows, round_id)
            tournament = unfinished(load(rows, self._tournament))
            found = tournament.round(round_.number)
            if any(has_results(rows, table.id) for table in found.tables):
                raise RefusedError(Problem("round-has-results", values={"round": round_.number}))
            if tournament.rounds[-1].id != round_id:
                raise RefusedError(Problem("round-not-last", values={"round": round_.number}))
            take_back(rows, found)
        return rows.changes

    def swap(self, table_id: int, seat: int, other_table_id: int, other_seat: int, reason: str = "") -> ChangeSet:
        """Let two people of one round change places."""
        with self._file.write("seat.swap", note=reason) as rows:
            one, other = sheet(rows, table_id), sheet(rows, other_table_id)
            self._own(one.tournament)
            _reseatable(one, reason)
            if one.round.id != other.round.id:
                raise RefusedError(Problem("other-round", field="table", values={"table": other.table.number}))
            seats = [_seat(rows, table_id, seat), _seat(rows, other_table_id, other_seat)]
            rows.update(SEAT, seats[0][0], {"entry_id": seats[1][1]})
            rows.update(SEAT, seats[1][0], {"entry_id": seats[0][1]})
            rows.values |= {"round": one.round.number, "table": one.table.number, "other": other.table.number}
        return rows.changes

    def seat(self, table_id: int, seats: Sequence[int], reason: str = "") -> ChangeSet:
        """Say who really sat at a table, in seat order, and move everybody concerned.

        Who is taken from another table is replaced there by who is pushed out here, in order; who has no seat
        left sits out. RefusedError `table-has-results` when another sheet with results would get another size.
        """
        with self._file.write("seat.people", note=reason) as rows:
            found = sheet(rows, table_id)
            self._own(found.tournament)
            _reseatable(found, reason)
            self._known(rows, seats)
            rules_of(found.tournament, found.round.number, len(seats))
            if len(seats) != len(found.table.seats) and has_results(rows, table_id):
                raise RefusedError(Problem("table-has-results", field="table", values={"table": found.table.number}))
            Reseating(rows, found.round.id).seat(table_id, seats)
            self._present(rows, seats, found.round.number)
            rows.values |= {"round": found.round.number, "table": found.table.number}
        return rows.changes

    def add_table(self, round_id: int, number: int, seats: Sequence[int], reason: str = "") -> ChangeSet:
        """Add a table to a round: a late one, or one learned from its sheet."""
        with self._file.write("table.add", note=reason) as rows:
            round_ = self._round(rows, round_id)
            tournament = writable(load(rows, self._tournament), reason)
            reasoned(round_, reason)
            self._known(rows, seats)
            rules_of(tournament, round_.number, len(seats))
            there = tournament.round(round_.number)
            if not 1 <= number <= 400:
                raise RefusedError(Problem("table-number-out-of-range", field="table", values={"low": 1, "high": 400}))
            if any(table.number == number for table in there.tables):
                raise RefusedError(Problem("table-number-taken", field="table", values={"table": number}))
            rows.update(ROUND, round_id, {"deals": deals_of_sizes(tournament, (len(seats),), there.deals_per_table)})
            table_id = lay(rows, tournament, round_id, round_.number, number, ())
            Reseating(rows, round_id).seat(table_id, seats)
            self._present(rows, seats, round_.number)
            rows.values |= {"round": round_.number, "table": number}
        return rows.changes

    def remove_table(self, table_id: int) -> ChangeSet:
        """Take an empty table out of a round; its people sit out."""
        with self._file.write("table.remove") as rows:
            found = sheet(rows, table_id)
            self._own(found.tournament)
            unfinished(found.tournament)
            self._from(found.round, "drawn", "open")
            if has_results(rows, table_id):
                raise RefusedError(Problem("table-has-results", field="table", values={"table": found.table.number}))
            Reseating(rows, found.round.id).seat(table_id, ())
            rows.delete(TABLE, table_id)
            rows.values |= {"round": found.round.number, "table": found.table.number}
        return rows.changes

    def plan(self, round_no: int, seed: int, progress: Progress | None = None) -> Plan:
        """Search a seating for a round from the facts as they are; nothing is kept. Its tables go to `draw`."""
        return plan_from(load(self._file, self._tournament), round_no, seed, progress)

    # What verbs share

    def _round(self, rows: Rows, round_id: int) -> Round:
        found = round_row(rows, round_id)
        if found is None or found[0] != self._tournament:
            raise RefusedError(Problem("unknown-round", field="round", values={"round": str(round_id)}))
        rows.values["round"] = found[1].number
        return found[1]

    def _from(self, round_: Round, *states: str) -> None:
        if round_.state not in states:
            code = {"drawn": "round-not-open", "open": "round-is-open", "closed": "round-is-closed"}[round_.state]
            raise RefusedError(Problem(code, values={"round": round_.number}))

    def _own(self, tournament: Snapshot) -> None:
        if tournament.id != self._tournament:
            raise RefusedError(Problem("unknown-tournament", values={"tournament": str(tournament.id)}))

    def _known(self, rows: Rows, seats: Sequence[int]) -> None:
        people = {entry.id for entry in entries(rows, self._tournament)}
        found = [
            Problem("unknown-entry", field="seats", values={"entry": str(one)}) for one in seats if one not in people
        ]
        found += doubled(Counter(seats), {entry.id: entry for entry in entries(rows, self._tournament)})
        if found:
            raise RefusedError(*found)

    def _present(self, rows: Rows, seats: Sequence[int], round_no: int) -> None:
        """Who sits at a table is here, and has joined in that round if not before."""
        for entry in entries(rows, self._tournament):
            if entry.id not in seats:
                continue
            facts: dict[str, object] = {"state": "present"} if entry.state in ("booked", "waiting") else {}
            if entry.joined_in > round_no:
                facts |= joining(rows, head(rows, self._tournament), entry, round_no)
            rows.update(ENTRY, entry.id, facts)


def _reseatable(found: Sheet, reason: str) -> None:
    """Refuse other seats where the states forbid them; a round that is only drawn stays so."""
    writable(found.tournament, reason)
    reasoned(found.round, reason)


def _seat(rows: Rows, table_id: int, seat: int) -> tuple[int, int]:
    there = rows_where(rows, SEAT, table_id=table_id, seat=seat)
    if not there:
        raise RefusedError(Problem("unknown-seat", field="seat", values={"seat": seat}))
    return whole(there[0]["id"]), whole(there[0]["entry_id"])
