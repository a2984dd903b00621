"""Moving people between the tables of one round so that nobody is lost."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.problems import Problem, RefusedError
from tappscore.store.gate import Rows
from tappscore.store.lookups import has_results, ids, rows_where, seats_of_round
from tappscore.store.tables import SEAT, SITTING_OUT, TABLE, whole


class Reseating:
    """Who sits where in one round while it is being changed."""

    def __init__(self, rows: Rows, round_id: int) -> None:
        self._rows = rows
        self._round = round_id
        self._before = seats_of_round(rows, round_id)

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
        for entry_id in seats:
            for row_id in ids(self._rows, SITTING_OUT, round_id=self._round, entry_id=entry_id):
                self._rows.delete(SITTING_OUT, row_id)
        for entry_id in left:
            self._rows.insert(SITTING_OUT, {"round_id": self._round, "entry_id": entry_id})

    def _write_table(self, table_id: int, people: Sequence[int]) -> None:
        rows = rows_where(self._rows, SEAT, table_id=table_id)
        there = [whole(row["id"]) for row in sorted(rows, key=lambda row: whole(row["seat"]))]
        if len(people) != len(there) and has_results(self._rows, table_id):
            number = whole(rows_where(self._rows, TABLE, id=table_id)[0]["number"])
            raise RefusedError(Problem("table-has-results", field="table", values={"table": number}))
        for seat, entry_id in enumerate(people, start=1):
            if seat <= len(there):
                self._rows.update(SEAT, there[seat - 1], {"entry_id": entry_id})
            else:
                self._rows.insert(SEAT, {"table_id": table_id, "seat": seat, "entry_id": entry_id})
        for row_id in there[len(people) :]:
            self._rows.delete(SEAT, row_id)
