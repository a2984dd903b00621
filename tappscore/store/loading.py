"""From rows to snapshots, and from one snapshot to the next.

All functions read through anything that answers `query`: the club file, or
the open gate, so that a verb decides on what its own transaction sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import NamedTuple

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.store import reading
from tappscore.store.changes import ChangeSet
from tappscore.store.contracts import contracts_are_known
from tappscore.store.reading import entries, head, person, persons, round_row
from tappscore.store.source import Source
from tappscore.tournament.snapshot import Entry, Round, Snapshot, Table, TournamentState

__all__ = [
    "Sheet", "Summary", "entries", "head", "load", "person", "persons", "refresh", "round_row", "sheet", "tournaments",
]  # fmt: skip


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the list of tournaments; `number` is what the command line calls it."""

    number: int
    uuid: str
    name: str
    date: date
    place: str
    variant: str
    state: TournamentState
    sample: bool
    binned: bool
    entries: int
    rounds: int

    @property
    def id(self) -> int:
        """The id, which is the number."""
        return self.number


class Sheet(NamedTuple):
    """One table with its round (its other tables left out) and its tournament (without entries and rounds)."""

    tournament: Snapshot
    round: Round
    table: Table


_SUMMARY = (
    "SELECT o.id, o.uuid, o.name, o.day, o.place, o.variant, o.state, o.sample, o.binned, "
    "(SELECT count(*) FROM entries e WHERE e.tournament_id = o.id), "
    "(SELECT count(*) FROM rounds r WHERE r.tournament_id = o.id) FROM tournaments o "
)


def tournaments(source: Source, *, binned: bool = False) -> tuple[Summary, ...]:
    """List the tournaments, the newest day first; those in the bin on request."""
    rows = source.query(_SUMMARY + "WHERE o.binned <= ? ORDER BY o.day DESC, o.id DESC", (int(binned),))
    return tuple(
        Summary(
            number=row[0],
            uuid=row[1],
            name=row[2],
            date=date.fromisoformat(row[3]),
            place=row[4],
            variant=row[5],
            state=row[6],
            sample=bool(row[7]),
            binned=bool(row[8]),
            entries=row[9],
            rounds=row[10],
        )
        for row in rows
    )


def load(source: Source, tournament_id: int) -> Snapshot:
    """Read everything of one tournament; RefusedError `unknown-tournament` when there is none of that id."""
    base = head(source, tournament_id)
    found = msgspec.structs.replace(
        base,
        entries=entries(source, tournament_id),
        rounds=reading.rounds(source, tournament_id),
        adjustments=reading.adjustments(source, tournament_id),
        substitutes=reading.substitutes(source, tournament_id),
        releases=reading.releases(source, tournament_id),
        listed=reading.listed(source, tournament_id),
        apart=reading.apart(source, tournament_id),
    )
    if not contracts_are_known(found):
        raise RefusedError(Problem("content-damaged"))
    return found


def refresh(source: Source, snapshot: Snapshot, changes: ChangeSet) -> Snapshot:
    """Read what changed and share the rest: an untouched Table is the same object.

    Where a change was missed or was a bulk entry, all is read; equal parts are shared still.
    """
    if changes.journal == snapshot.journal:
        return snapshot
    if changes.journal != snapshot.journal + 1 or (changes.whole and snapshot.id in changes.tournaments):
        return _shared(snapshot, load(source, snapshot.id))
    if snapshot.id not in changes.tournaments:
        return msgspec.structs.replace(snapshot, journal=changes.journal)
    names = {name for name, _ in changes.touched}
    fresh: dict[str, object] = {"journal": changes.journal}
    if names & {"tournaments", "rule_changes"}:
        base = head(source, snapshot.id)
        fresh |= {field: getattr(base, field) for field in _HEAD_FIELDS}
    if names & {"entries", "persons"}:
        fresh["entries"] = _kept(snapshot.entries, entries(source, snapshot.id))
    if names & {"rounds", "tables", "seats", "deals", "sitting_out"}:
        fresh["rounds"] = _refreshed(source, snapshot, changes)
    fresh |= {name: read(source, snapshot.id) for name, read in _LISTS.items() if name in names}
    if names & {"apart", "entries"}:
        fresh["apart"] = reading.apart(source, snapshot.id)
    return msgspec.structs.replace(snapshot, **fresh)


_LISTS = {
    "adjustments": reading.adjustments,
    "substitutes": reading.substitutes,
    "listed": reading.listed,
    "releases": reading.releases,
}
_HEAD_FIELDS = (
    "name", "date", "place", "variant", "revision", "house", "ranking", "state", "rounds_planned", "deals", "prefer",
    "seed", "ended_after", "sample", "binned", "settings", "rule_changes", "extra",
)  # fmt: skip


def sheet(source: Source, table_id: int) -> Sheet:
    """Read one table and what it hangs on; RefusedError `unknown-table` when there is none of that id."""
    tables = reading.tables_of(source, "WHERE t.id = ?", (table_id,))
    if not tables:
        raise RefusedError(Problem("unknown-table", field="table", values={"table": str(table_id)}))
    ((round_id, found),) = tables.items()
    owner = round_row(source, round_id)
    if owner is None:
        raise RefusedError(Problem("unknown-table", field="table", values={"table": str(table_id)}))
    return Sheet(head(source, owner[0]), owner[1], found[0])


# Sharing


def _refreshed(source: Source, snapshot: Snapshot, changes: ChangeSet) -> tuple[Round, ...]:
    known = {round_.id: round_ for round_ in snapshot.rounds}
    ids = [
        row[0] for row in source.query("SELECT id FROM rounds WHERE tournament_id = ? ORDER BY number", (snapshot.id,))
    ]
    rounds = (
        known[round_id]
        if round_id in known and round_id not in changes.rounds
        else _reread(source, round_id, known, changes)
        for round_id in ids
    )
    return tuple(rounds)


def _reread(source: Source, round_id: int, known: Mapping[int, Round], changes: ChangeSet) -> Round:
    """Read a touched round, but of its tables only those touched."""
    row = source.query(reading.ROUND + "WHERE id = ?", (round_id,))[0]
    old = {table.id: table for table in known[round_id].tables} if round_id in known else {}
    ids = [found[0] for found in source.query("SELECT id FROM tables WHERE round_id = ? ORDER BY number", (round_id,))]
    if old:
        tables = tuple(
            old[number] if number in old and number not in changes.tables else _one_table(source, number)
            for number in ids
        )
    else:
        tables = tuple(reading.tables_of(source, "WHERE t.round_id = ?", (round_id,)).get(round_id, ()))
    out = reading.sitting_out(source, "WHERE o.round_id = ?", (round_id,))
    return reading.round_of(row, tables, tuple(out.get(round_id, ())))


def _one_table(source: Source, table_id: int) -> Table:
    ((found,),) = reading.tables_of(source, "WHERE t.id = ?", (table_id,)).values()
    return found


def _kept(old: Iterable[Entry], new: tuple[Entry, ...]) -> tuple[Entry, ...]:
    known = {entry.id: entry for entry in old}
    return tuple(known[entry.id] if known.get(entry.id) == entry else entry for entry in new)


def _shared(old: Snapshot, new: Snapshot) -> Snapshot:
    """Put the old objects where the new ones are equal."""
    rounds: list[Round] = []
    known = {round_.id: round_ for round_ in old.rounds}
    for round_ in new.rounds:
        before = known.get(round_.id)
        if before is None:
            rounds.append(round_)
        elif before == round_:
            rounds.append(before)
        else:
            tables = {table.id: table for table in before.tables}
            same = tuple(tables[t.id] if tables.get(t.id) == t else t for t in round_.tables)
            rounds.append(msgspec.structs.replace(round_, tables=same))
    return msgspec.structs.replace(new, entries=_kept(old.entries, new.entries), rounds=tuple(rounds))
