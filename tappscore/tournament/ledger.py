"""The ledger: what every table and every entry has, folded from a snapshot.

Nothing here is a fact and nothing is stored. A `TableResult` hangs on the
identity of its `Table`, so that a fold after one deal settles one table.

What a table has is made in `table_results.py`, what an entry has in `accounts.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from tappscore.rules.deal import Amount
from tappscore.rules.ruleset import Rules
from tappscore.tournament.accounts import Row, Sitting, rows_until
from tappscore.tournament.rules_in_force import Bound, all_in_force, bound_rules, in_force, ruled
from tappscore.tournament.snapshot import Round, Snapshot, Table
from tappscore.tournament.table_results import (
    NOTHING,
    TableResult,
    TableState,
    Tally,
    counted,
    planned_deals,
    table_result,
    unplayed_deals,
)

__all__ = [
    "NOTHING", "Ledger", "Row", "Sitting", "TableResult", "TableState", "Tally", "counted", "fold",
    "planned_deals", "rows_until", "unplayed_deals",
]  # fmt: skip


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """All tables and entries of one snapshot, by their ids; `till` is the sum of what pots left over.

    `rules` are those in use, by the first round in which they hold and the number of seats.
    """

    snapshot: Snapshot
    tables: Mapping[int, TableResult]
    rows: Mapping[int, Row]
    till: Amount
    rules: Bound

    @property
    def results(self) -> Iterable[TableResult]:
        """All tables in order of round and table."""
        return self.tables.values()

    def round(self, number: int) -> tuple[TableResult, ...]:
        """Give the tables of one round."""
        return tuple(result for result in self.tables.values() if result.round_number == number)


def fold(snapshot: Snapshot, previous: Ledger | None = None) -> Ledger:
    """Fold a snapshot into its ledger; results of unchanged tables are taken over from `previous`.

    Where this program doesn't know the rules, the totals of the paper are all that counts.
    """
    rules = _bound(snapshot, previous)
    same_rules = previous is not None and rules is previous.rules
    kept = previous.tables if previous is not None else {}
    known = {round_.id: round_ for round_ in previous.snapshot.rounds} if previous is not None and same_rules else {}
    tables: dict[int, TableResult] = {}
    for round_ in snapshot.rounds:
        if known.get(round_.id) is round_:
            tables.update({table.id: kept[table.id] for table in round_.tables})
            continue
        first = in_force(snapshot, round_.number).round
        for table in round_.tables:
            bound = rules[first, len(table.seats)]
            tables[table.id] = _reused(kept.get(table.id), bound, round_, table) or table_result(bound, round_, table)
    return Ledger(
        snapshot=snapshot,
        tables=tables,
        rows=_rows(snapshot, tables, previous),
        till=sum((result.till for result in tables.values()), 0),
        rules=rules,
    )


def _rows(snapshot: Snapshot, tables: Mapping[int, TableResult], previous: Ledger | None) -> dict[int, Row]:
    """Give all accounts; after a deal only those of people at a table that changed are made anew."""
    if previous is None or previous.tables.keys() != tables.keys() or _people(previous.snapshot) != _people(snapshot):
        return rows_until(snapshot, tables.values())
    changed = [table_id for table_id, result in tables.items() if result is not previous.tables[table_id]]
    touched = {entry for table_id in changed for entry in tables[table_id].table.seats}
    touched |= {entry for table_id in changed for entry in previous.tables[table_id].table.seats}
    if any(one.takes_points for one in snapshot.substitutes):
        touched |= {entry for one in snapshot.substitutes for entry in (one.entry, one.by)}
    return {**previous.rows, **rows_until(snapshot, tables.values(), only=touched)}


def _people(snapshot: Snapshot) -> tuple[object, ...]:
    """Give what accounts hang on besides tables."""
    rounds = [round_.number for round_ in snapshot.rounds]
    return snapshot.entries, snapshot.adjustments, snapshot.substitutes, rounds


def _bound(snapshot: Snapshot, previous: Ledger | None) -> Bound:
    """Bind the rules of every round for every number of seats in use; the same mapping when nothing changed."""
    starts = tuple(change.round for change in all_in_force(snapshot))
    sizes = {len(table.seats) for round_ in snapshot.rounds for table in round_.tables} | set(snapshot.deals)
    wanted = {(start, size) for start in starts for size in sizes}
    if previous is not None and ruled(previous.snapshot) == ruled(snapshot) and wanted <= previous.rules.keys():
        return previous.rules
    return bound_rules(snapshot, wanted)


def _reused(result: TableResult | None, rules: Rules | None, round_: Round, table: Table) -> TableResult | None:
    if (
        result is not None
        and result.table is table
        and result.rules is rules
        and result.round_number == round_.number
        and result.round_closed == (round_.state == "closed")
        and result.called_off == round_.called_off
        and result.planned == planned_deals(round_, table)
        and result.unplayed == unplayed_deals(round_, table)
    ):
        return result
    return None
