"""Verbs that seat several rounds at once, and that bring drawn rounds to the people who are really there."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from tappscore.problems import Problem, RefusedError
from tappscore.services.drawing import drawing_problems, keep_round, mend_drawn, mended, rewrite, take_back
from tappscore.services.states import running, unfinished
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.loading import load
from tappscore.store.lookups import has_results
from tappscore.store.tables import ENTRY
from tappscore.tournament.seating_choices import STOPPED
from tappscore.tournament.snapshot import Round, Snapshot

if TYPE_CHECKING:
    from tappscore.tournament.seating import Plan


class Draws:
    """The draws of one tournament."""

    def __init__(self, file: ClubFile, tournament_id: int) -> None:
        self._file = file
        self._tournament = tournament_id

    def keep(self, round_no: int, plan: Plan, method: str) -> ChangeSet:
        """Keep the seats of a plan, its first round as `round_no`; a plan that was cancelled is marked.

        People who come later or leave earlier than the first round says are taken in where they play.
        RefusedError as `Rounds.draw`.
        """
        last = round_no + len(plan.rounds) - 1
        action = "round.draw" if last == round_no else "round.plan"
        with self._file.write(action, values={"round": round_no, "last": last}) as rows:
            running(rows, self._tournament)
            # Loaded once: of what is written here only the number of the last round matters to the next.
            tournament = self._now(rows)
            for number, seats in enumerate(plan.rounds, start=round_no):
                last_drawn = None if number == round_no else number - 1
                found = drawing_problems(tournament, number, seats.numbered, seats.sitting_out, last_drawn)
                if number > round_no:
                    # Known already who comes or goes later: `mend_drawn` sees to it below.
                    found = [each for each in found if each.code not in ("entry-not-playing", "people-left-out")]
                if found:
                    raise RefusedError(*found)
                keep_round(
                    rows,
                    tournament,
                    number,
                    seats.numbered,
                    seats.sitting_out,
                    method=f"{method} {STOPPED}" if plan.cancelled else method,
                    seed=plan.seed,
                    loosened=plan.loosened_in[number - round_no],
                )
            if last > round_no:
                mend_drawn(rows, self._tournament, round_no + 1)
        return rows.changes

    def take_back(self, round_no: int) -> ChangeSet:
        """Take back the draw of a round and of all rounds drawn after it.

        RefusedError `round-has-results` once anything of them was typed, `round-is-closed`.
        """
        with self._file.write("round.discard", values={"round": round_no}) as rows:
            tournament = unfinished(load(rows, self._tournament))
            later = [each for each in tournament.rounds if each.number >= round_no]
            if not later:
                raise RefusedError(Problem("unknown-round", field="round", values={"round": str(round_no)}))
            found = [
                Problem("round-is-closed", values={"round": each.number})
                if each.state == "closed"
                else Problem("round-has-results", values={"round": each.number})
                for each in later
                if each.state == "closed" or any(has_results(rows, table.id) for table in each.tables)
            ]
            if found:
                raise RefusedError(*found)
            for each in reversed(later):
                take_back(rows, each)
        return rows.changes

    def mend(self, round_no: int) -> ChangeSet:
        """Bring this round and the drawn ones after it to the people who play; only what must move moves.

        Rounds that have begun are left alone. RefusedError `nothing-to-mend`.
        """
        with self._file.write("round.mend", values={"round": round_no}) as rows:
            unfinished(load(rows, self._tournament))
            if not mend_drawn(rows, self._tournament, round_no):
                raise RefusedError(Problem("nothing-to-mend", values={"round": round_no}))
        return rows.changes

    def leave(self, entry_id: int, round_no: int, giving: Collection[int] = ()) -> ChangeSet:
        """Let somebody go now, from a seat in a round whose sheet there is empty, and out of all rounds after it.

        In a round that has begun no other table changes but those of `giving` (table numbers), which may have to
        give somebody. RefusedError `table-too-few` when the table would be left with too few people otherwise,
        `table-has-results` when its sheet is begun.
        """
        with self._file.write("seat.leave") as rows:
            tournament = unfinished(load(rows, self._tournament))
            round_ = self._round(tournament, round_no)
            entry = tournament.entry(entry_id)
            rows.update(ENTRY, entry_id, {"state": "withdrawn", "withdrawn_from": round_no})
            rows.values |= {"number": entry.number, "round": round_no}
            if round_.state == "open":
                self._leave_open(rows, round_, entry_id, giving)
            mend_drawn(rows, self._tournament, round_no)
        return rows.changes

    def _leave_open(self, rows: Rows, round_: Round, entry_id: int, giving: Collection[int]) -> None:
        table = next((each for each in round_.tables if entry_id in each.seats), None)
        if table is None:
            return
        if has_results(rows, table.id):
            raise RefusedError(Problem("table-has-results", field="table", values={"table": table.number}))
        snapshot = self._now(rows)
        after = mended(snapshot, round_, {table.number, *giving})
        left = set(table.seats) - {entry_id}
        if left & set(after.sitting_out):
            values = {"table": table.number, "left": len(left)}
            raise RefusedError(Problem("table-too-few", field="table", values=values))
        rewrite(rows, snapshot, round_, after)

    def _round(self, tournament: Snapshot, round_no: int) -> Round:
        for round_ in tournament.rounds:
            if round_.number == round_no:
                if round_.state == "closed":
                    raise RefusedError(Problem("round-is-closed", values={"round": round_no}))
                return round_
        raise RefusedError(Problem("unknown-round", field="round", values={"round": str(round_no)}))

    def _now(self, rows: Rows) -> Snapshot:
        return load(rows, self._tournament)
