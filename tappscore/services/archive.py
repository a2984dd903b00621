"""Whole tournaments in and out: archives, other club files, backups.

Files are read and written by `exchange`; here a snapshot becomes facts:

    Archive(file).bring_in(exchange.archive.read(data))
    exchange.archive.write(Archive(file).snapshot(tournament_id))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from uuid import uuid4

from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import members
from tappscore.store.amounts import kept, kept_all
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Progress, Rows
from tappscore.store.loading import load, tournaments
from tappscore.store.tables import (
    ADJUSTMENT,
    APART,
    DEAL,
    ENTRY,
    PERSON,
    RELEASE,
    ROUND,
    SEAT,
    SITTING_OUT,
    TABLE,
    TOURNAMENT,
    FactTable,
    whole,
)
from tappscore.tournament.sheet_code import sheet_code
from tappscore.tournament.snapshot import Person, Round, Snapshot, Table

_STEP = 1024

# Children first: what a tournament consists of, and how its rows are found.
_OF_TABLES = (
    "JOIN tables t ON t.id = x.table_id JOIN rounds r ON r.id = t.round_id WHERE r.tournament_id = ? ORDER BY x.id"
)
_OF_ROUNDS = "JOIN rounds r ON r.id = x.round_id WHERE r.tournament_id = ? ORDER BY x.id"
_OF_TOURNAMENT = "WHERE x.tournament_id = ? ORDER BY x.id"
_PARTS: tuple[tuple[FactTable, str], ...] = (
    (DEAL, f"SELECT x.id FROM deals x {_OF_TABLES}"),
    (SEAT, f"SELECT x.id FROM seats x {_OF_TABLES}"),
    (TABLE, f"SELECT x.id FROM tables x {_OF_ROUNDS}"),
    (SITTING_OUT, f"SELECT x.id FROM sitting_out x {_OF_ROUNDS}"),
    (ROUND, f"SELECT x.id FROM rounds x {_OF_TOURNAMENT}"),
    (ADJUSTMENT, f"SELECT x.id FROM adjustments x {_OF_TOURNAMENT}"),
    (RELEASE, f"SELECT x.id FROM releases x {_OF_TOURNAMENT}"),
    (APART, f"SELECT x.id FROM apart x {_OF_TOURNAMENT}"),
)


class Archive:
    """Whole tournaments of a club file."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def snapshot(self, tournament_id: int) -> Snapshot:
        """Read a tournament for writing it out."""
        return load(self._file, tournament_id)

    def bring_in(self, snapshot: Snapshot, *, replace: bool = False, progress: Progress | None = None) -> ChangeSet:
        """Keep a tournament that came from outside, as one step; ids are given anew, people are known by their uuid.

        RefusedError `tournament-known` when one of that uuid is here, unless `replace` puts this one in its
        place; `cancelled` when progress says False. The file is as before then.
        """
        return self._bring_in("tournament.import", snapshot, replace=replace, progress=progress)

    def restore_one(self, backup: Path, uuid: str, progress: Progress | None = None) -> ChangeSet:
        """Bring back one tournament as a backup has it; the rest of the file stays.

        RefusedError `unknown-tournament` when the backup does not hold it.
        """
        with ClubFile.open(backup) as copy:
            there = [one.id for one in tournaments(copy, binned=True) if one.uuid == uuid]
            if not there:
                raise RefusedError(Problem("unknown-tournament", field="tournament", values={"tournament": uuid}))
            snapshot = load(copy, there[0])
        return self._bring_in("tournament.restore", snapshot, replace=True, progress=progress)

    def _bring_in(self, action: str, snapshot: Snapshot, *, replace: bool, progress: Progress | None) -> ChangeSet:
        with self._file.write(action) as rows:
            uuid = snapshot.uuid or str(uuid4())
            there = rows.query("SELECT id, name FROM tournaments WHERE uuid = ?", (uuid,))
            if there and not replace:
                raise RefusedError(Problem("tournament-known", field="uuid", values={"name": there[0][1]}))
            if there:
                tournament_id = int(there[0][0])
                _remove_parts(rows, tournament_id)
                rows.update(TOURNAMENT, tournament_id, _facts(snapshot, uuid))
            else:
                tournament_id = rows.insert(TOURNAMENT, _facts(snapshot, uuid))
            _Arrival(rows, tournament_id, uuid, snapshot, progress).write()
        return rows.changes


def _facts(snapshot: Snapshot, uuid: str) -> dict[str, object]:
    return {
        "uuid": uuid,
        "name": snapshot.name,
        "day": snapshot.date.isoformat(),
        "place": snapshot.place,
        "variant": snapshot.variant,
        "revision": snapshot.revision,
        "house": snapshot.house,
        "ranking": list(snapshot.ranking),
        "state": snapshot.state,
        "rounds_planned": snapshot.rounds_planned,
        "deals": snapshot.deals,
        "prefer": snapshot.prefer,
        "seed": snapshot.seed,
        "ended_after": snapshot.ended_after,
        "sample": snapshot.sample,
        "binned": snapshot.binned,
        "settings": snapshot.settings,
        "extra": snapshot.extra,
    }


def _remove_parts(rows: Rows, tournament_id: int) -> None:
    for table, sql in _PARTS:
        rows.delete_many(table, [row[0] for row in rows.query(sql, (tournament_id,))], tournament_id)
    for (entry_id,) in rows.query("SELECT id FROM entries WHERE tournament_id = ?", (tournament_id,)):
        rows.delete(ENTRY, entry_id)


class _Arrival:
    """The parts of one tournament on their way into the file; parents before children."""

    def __init__(
        self, rows: Rows, tournament_id: int, uuid: str, snapshot: Snapshot, progress: Callable[[int, int], bool] | None
    ) -> None:
        self._rows = rows
        self._id = tournament_id
        self._uuid = uuid
        self._snapshot = snapshot
        self._progress = progress
        self._people: dict[int, int] = {}
        self._entries: dict[int, int] = {}

    def write(self) -> None:
        for entry in self._snapshot.entries:
            self._entries[entry.id] = self._rows.insert(
                ENTRY,
                {
                    "uuid": self._fresh_uuid(entry.uuid),
                    "tournament_id": self._id,
                    "person_id": self._person(entry.person),
                    "number": entry.number,
                    "state": entry.state,
                    "withdrawn_from": entry.withdrawn_from,
                    "joined_in": entry.joined_in,
                    "credit": entry.credit,
                    "guest": entry.guest,
                    "owes": entry.owes,
                    "team": entry.team,
                    "fixed_table": entry.fixed_table,
                    "note": entry.note,
                },
            )
        rounds = self._snapshot.rounds
        round_ids = self._many(ROUND, [self._round(one) for one in rounds])
        self._many(
            SITTING_OUT,
            [
                {"round_id": number, "entry_id": self._entries[entry]}
                for number, one in zip(round_ids, rounds, strict=True)
                for entry in one.sitting_out
            ],
        )
        tables = [(number, one, table) for number, one in zip(round_ids, rounds, strict=True) for table in one.tables]
        table_ids = self._many(TABLE, [self._table(number, one, table) for number, one, table in tables])
        placed = [(number, table) for number, (_, _, table) in zip(table_ids, tables, strict=True)]
        self._many(SEAT, [seat for number, table in placed for seat in self._seats(number, table)])
        self._many(DEAL, [deal for number, table in placed for deal in _deals(number, table)], self._progress)
        self._rest()

    def _rest(self) -> None:
        snapshot = self._snapshot
        self._many(
            ADJUSTMENT,
            [
                {
                    "tournament_id": self._id,
                    "entry_id": self._entries[one.entry],
                    "round": one.round,
                    "points": kept(one.points),
                    "reason": one.reason or "–",
                }
                for one in snapshot.adjustments
            ],
        )
        self._many(
            RELEASE,
            [
                {
                    "tournament_id": self._id,
                    "after_round": one.after_round,
                    "state": one.state,
                    "at": one.at,
                    "protest_until": one.protest_until,
                    "places": [
                        [self._entries[entry], *shown] for entry, *shown in one.places if entry in self._entries
                    ],
                }
                for one in snapshot.releases
            ],
        )
        for one, other, always in snapshot.apart:
            if one in self._people and other in self._people:
                self._keep_apart(self._people[one], self._people[other], always=always)

    def _keep_apart(self, one: int, other: int, *, always: bool) -> None:
        known = self._rows.query(
            "SELECT 1 FROM apart WHERE person_id IN (?1, ?2) AND other_id IN (?1, ?2) AND tournament_id IS ?3",
            (one, other, None if always else self._id),
        )
        if not known:
            values = {"tournament_id": None if always else self._id, "person_id": one, "other_id": other}
            self._rows.insert(APART, values)

    def _many(
        self, table: FactTable, rows: Sequence[Mapping[str, object]], progress: Progress | None = None
    ) -> list[int]:
        return self._rows.insert_many(table, rows, self._id, progress)

    def _person(self, person: Person) -> int:
        """Find a person by uuid, or make one; a name alone says nothing about who it is."""
        known = self._rows.query("SELECT id FROM persons WHERE uuid = ?", (person.uuid,)) if person.uuid else []
        if known:
            found = whole(known[0][0])
        else:
            found = self._rows.insert(
                PERSON,
                {
                    "uuid": person.uuid or str(uuid4()),
                    "first": person.first,
                    "last": person.last,
                    "club": person.club,
                    "town": person.town,
                    "group": person.group,
                    "note": person.note,
                    "public": person.public,
                },
            )
        self._people[person.id] = found
        return found

    def _fresh_uuid(self, uuid: str) -> str:
        taken = not uuid or self._rows.query("SELECT 1 FROM entries WHERE uuid = ?", (uuid,))
        return str(uuid4()) if taken else uuid

    def _round(self, one: Round) -> dict[str, object]:
        return {
            "tournament_id": self._id,
            "number": one.number,
            "state": one.state,
            "deals": one.deals_per_table,
            "method": one.method,
            "seed": one.seed,
            "loosened": list(one.loosened),
        }

    def _table(self, round_id: int, one: Round, table: Table) -> dict[str, object]:
        return {
            "round_id": round_id,
            "number": table.number,
            "code": table.code or _code(self._uuid, one.number, table.number),
            "totals": kept_all(table.totals),
            "totals_stand": table.totals_stand,
            "totals_reason": table.totals_reason,
            "control": kept_all(table.control),
            "accepted": table.accepted,
            "broken_off": table.broken_off,
            "deals_planned": table.deals_planned,
        }

    def _seats(self, table_id: int, table: Table) -> list[dict[str, object]]:
        return [
            {"table_id": table_id, "seat": seat, "entry_id": self._entries[entry]}
            for seat, entry in enumerate(table.seats, start=1)
        ]


def _deals(table_id: int, table: Table) -> list[dict[str, object]]:
    return [
        {
            "table_id": table_id,
            "position": booked.number * _STEP,
            "facts": members(booked.deal),
            "disputed": booked.disputed,
            "counts": booked.counts,
        }
        for booked in table.deals
    ]


def _code(uuid: str, round_no: int, table_no: int) -> str:
    try:
        return sheet_code(uuid, round_no, table_no)
    except ValueError:
        return ""  # numbers of another program that no code of ours can name
