"""What a round's closing asks about, in two grades."""

from __future__ import annotations

from typing import NamedTuple

from tappscore.problems import Problem
from tappscore.tournament.ledger import TableResult, fold
from tappscore.tournament.snapshot import Snapshot


class OpenTable(NamedTuple):
    """A table that needs an answer before its round is closed; `grave` ones each need their own."""

    table_id: int
    grave: bool
    problem: Problem


def unanswered(snapshot: Snapshot, round_no: int) -> tuple[OpenTable, ...]:
    """List the tables of a round that are missing or contradictory (grave), or only unchecked."""
    ledger = fold(snapshot)
    found = (_open(ledger.tables[table.id]) for table in snapshot.round(round_no).tables)
    return tuple(one for one in found if one is not None)


def _open(result: TableResult) -> OpenTable | None:
    table = result.table
    if table.accepted:
        return None
    values = {"table": table.number, "missing": result.missing, "deals": len(table.deals), "planned": result.planned}
    if result.points is None or (result.missing and table.totals is None):
        return OpenTable(table.id, grave=True, problem=Problem("table-missing", field="table", values=values))
    if result.difference is not None and any(result.difference) and not table.totals_stand:
        return OpenTable(table.id, grave=True, problem=Problem("table-contradictory", field="table", values=values))
    if not result.checked:
        return OpenTable(table.id, grave=False, problem=Problem("table-unchecked", field="table", values=values))
    return None
