"""Moving people between the tables of one round so that nobody is lost."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.problems import Problem, RefusedError
from tappscore.store.gate import Rows
from tappscore.store.tables import SEAT, SITTING_OUT


class Reseating:
    """Who sits where in one round while it is being changed."""

    def __init__(self, rows: Rows, round_id: int) -> None:
        self._rows = rows
        self._round = round_id
        self._before: dict[int, list[int]] = {
            row[0]: [] for row in rows.query("SELECT id FROM tables WHERE round_id = ?", (round_id,))
        }
        for table_id, entry_id in rows.query(
            "SELECT s.table_id, s.entry_id FROM seats s JOIN tables t ON t.id = s.table_id WHERE t.round_id = ? "
            "ORDER BY s.table_id, s.seat",
            (round_id,),
        ):
            self._before[table_id].append(entry_id)

    def seat(self, table_id: int, seats: Sequence[int]) -> None:
        """Seat these people at a table.

        Who is pushed out takes the places that became free elsewhere, else sits out.
        """
        after = {table: list(people) for table, people in self._before.items()}
        pushed = [one for one in after[table_id] if one not in seats]
        after[table_id] = list(seats)
        for table, people in after.items():
            if table == table_id:
                continue
            for place, one in enumerate(people):
                if one in seats:
                    people[place] = pushed.pop(0) if pushed else 0
            after[table] = [one for one in people if one]
        self._write(after, pushed, seats)

    def _write(self, after: dict[int, list[int]], left: Sequence[int], seats: Sequence[int]) -> None:
        for table, people in after.items():
            if people != self._before[table]:
                self._write_table(table, people)
        for row_id, entry_id in self._rows.query(
            "SELECT id, entry_id FROM sitting_out WHERE round_id = ?", (self._round,)
        ):
            if entry_id in seats:
                self._rows.delete(SITTING_OUT, row_id)
        for entry_id in left:
            self._rows.insert(SITTING_OUT, {"round_id": self._round, "entry_id": entry_id})

    def _write_table(self, table_id: int, people: Sequence[int]) -> None:
        there = self._rows.query("SELECT id FROM seats WHERE table_id = ? ORDER BY seat", (table_id,))
        if len(people) != len(there) and self._rows.query("SELECT 1 FROM deals WHERE table_id = ?", (table_id,)):
            number = self._rows.query("SELECT number FROM tables WHERE id = ?", (table_id,))[0][0]
            raise RefusedError(Problem("table-has-results", field="table", values={"table": number}))
        for seat, entry_id in enumerate(people, start=1):
            if seat <= len(there):
                self._rows.update(SEAT, there[seat - 1][0], {"entry_id": entry_id})
            else:
                self._rows.insert(SEAT, {"table_id": table_id, "seat": seat, "entry_id": entry_id})
        for (row_id,) in there[len(people) :]:
            self._rows.delete(SEAT, row_id)
