"""Where the Scoring page is: which round, which table, and what that sheet needs next. Asks only, changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.services.planning import round_now
from tappscore.ui.models.sheet_tables import sign_of
from tappscore.ui.pages.scoring_work import Work

if TYPE_CHECKING:
    from tappscore.tournament.ledger import TableResult
    from tappscore.tournament.snapshot import BookedDeal
    from tappscore.ui.desk import Desk

_MISSING = ("–", "…")
_UNCHECKED = ("≠", "○")


class Place:
    """The round and the table on view; `continued` are tables that take more deals than planned."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tournament = 0
        self._round_number = 0
        self._open_then: frozenset[int] = frozenset()  # rounds, when the page turned to the one on view
        self.table_id = 0
        self.continued: set[int] = set()
        self._passed: set[int] = set()  # unchecked sheets that were gone on from

    @property
    def round_number(self) -> int:
        """The round on view; 0 where nothing is drawn."""
        return self._round_number

    @round_number.setter
    def round_number(self, number: int) -> None:
        self._round_number, self._open_then = number, frozenset(self._open_rounds())

    def _open_rounds(self) -> list[int]:
        snapshot = self._desk.bus.snapshot
        return [each.number for each in snapshot.rounds if each.state == "open"] if snapshot is not None else []

    @property
    def moved_on(self) -> int:
        """The round that runs where the one on view was closed meanwhile, or looked at before that one began; else 0.

        Of several the first with a missing sheet. A closed round that somebody turned to stays until another begins.
        """
        runs = self._open_rounds()
        was_closed = self._round_number in self._open_then
        if not runs or self._round_number in runs or not (was_closed or set(runs) - self._open_then):
            return 0
        return next((number for number in runs if self._missing(number)), runs[-1])

    def _missing(self, number: int) -> list[int]:
        """Give the tables of a round whose sheets are not all there."""
        results = sorted(self._desk.bus.ledger.round(number), key=lambda one: one.table.number)
        return [one.table.id for one in results if sign_of(one) in _MISSING]

    @property
    def result(self) -> TableResult | None:
        """The open table as the ledger has it; None where nothing is drawn."""
        if self._desk.bus.snapshot is None:
            return None
        return self._desk.bus.ledger.tables.get(self.table_id)

    @property
    def booked(self) -> tuple[BookedDeal, ...]:
        """The deals of the open table."""
        result = self.result
        return () if result is None else result.table.deals

    def find(self, number: int, round_number: int) -> int | None:
        """Find a table's id by its number in a round."""
        for round_ in self._desk.snapshot.rounds:
            if round_.number == round_number:
                return next((table.id for table in round_.tables if table.number == number), None)
        return None

    def go_to_round_of(self, table_id: int) -> None:
        """Turn to the round of a table."""
        for round_ in self._desk.snapshot.rounds:
            if any(table.id == table_id for table in round_.tables):
                self.round_number = round_.number

    def settle(self) -> bool:
        """Hold fast to what is still there; True when another table had to be opened."""
        snapshot = self._desk.bus.snapshot
        if snapshot is None or not snapshot.rounds:
            self.round_number = self.table_id = 0
            return True
        numbers = [round_.number for round_ in snapshot.rounds]
        if snapshot.id != self._tournament or self.round_number not in numbers:
            self._tournament = snapshot.id
            opened = self._open_rounds()
            now = round_now(snapshot)
            self.round_number = opened[-1] if opened else now.number if now else numbers[-1]
        tables = snapshot.round(self.round_number).tables
        if self.table_id in [table.id for table in tables]:
            return False
        self.table_id = min(tables, key=lambda table: table.number).id if tables else 0
        return True

    def show_round(self, number: int) -> None:
        """Turn to another round, with the same table where it has it."""
        here = self.result
        self.round_number = number
        tables = self._desk.snapshot.round(number).tables
        same = [table.id for table in tables if here is not None and table.number == here.table.number]
        self.table_id = same[0] if same else (tables[0].id if tables else 0)

    def work_on(self, number: int) -> None:
        """Turn to a round where its work goes on: at the open sheet while it is unfinished, else at the first one."""
        missing = self._missing(number)
        if self.round_number == number and self.table_id in missing:
            return
        self.show_round(number)
        if missing:
            self.table_id = missing[0]

    def needed(self) -> Work:
        """Say what the open sheet needs next."""
        result = self.result
        if result is None or result.rules is None:
            return Work("done")
        if result.missing or not result.planned or self.table_id in self.continued:
            return Work("deal", len(result.table.deals) + 1)
        return Work("done" if result.checked else "control")

    def next_missing(self) -> int | None:
        """Find the next sheet of the round on which deals are missing, then one that differs or is unchecked.

        Whoever goes on from an unchecked sheet has passed it: it is offered once, and again only after None has
        ended the walk. A hall that compares no control lines would go round its sheets for ever otherwise.
        """
        results = sorted(self._desk.bus.ledger.round(self.round_number), key=lambda one: one.table.number)
        current = self.result
        here = current.table.number if current is not None else 0
        ahead = [one for one in results if one.table.number > here]
        ahead += [one for one in results if one.table.number < here]
        if current is not None and sign_of(current) in _UNCHECKED:
            self._passed.add(current.table.id)
        for one in ahead:
            if sign_of(one) in _MISSING:
                return one.table.id
        for one in ahead:
            if sign_of(one) in _UNCHECKED and one.table.id not in self._passed:
                return one.table.id
        self._passed.difference_update(one.table.id for one in results)
        return None
