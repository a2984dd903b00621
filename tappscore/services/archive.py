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
from tappscore.store.glance import Glance
from tappscore.store.loading import load, tournaments
from tappscore.store.lookups import ids, parts, rows_where
from tappscore.store.tables import (
    ADJUSTMENT,
    APART,
    DEAL,
    ENTRY,
    LISTED,
    PERSON,
    RELEASE,
    ROUND,
    RULE_CHANGE,
    SEAT,
    SITTING_OUT,
    SUBSTITUTE,
    TABLE,
    TOURNAMENT,
    FactTable,
    line,
    whole,
)
from tappscore.tournament.snapshot import Entry, Person, Round, Snapshot, Table

_STEP = 1024


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
        with Glance(backup) as copy:
            there = [one.id for one in tournaments(copy, binned=True) if one.uuid == uuid]
            if not there:
                raise RefusedError(Problem("unknown-tournament", field="tournament", values={"tournament": uuid}))
            snapshot = load(copy, there[0])
        return self._bring_in("tournament.restore", snapshot, replace=True, progress=progress)

    def _bring_in(self, action: str, snapshot: Snapshot, *, replace: bool, progress: Progress | None) -> ChangeSet:
        with self._file.write(action) as rows:
            arrive(rows, snapshot, replace=replace, progress=progress)
        return rows.changes


def arrive(rows: Rows, snapshot: Snapshot, *, replace: bool, progress: Progress | None = None) -> int:
    """Write a tournament from outside into an open gate and give its id; `replace` overwrites the one of its uuid."""
    if not line(snapshot.name):
        raise RefusedError(Problem("name-missing", field="name"))
    uuid = snapshot.uuid or str(uuid4())
    there = rows_where(rows, TOURNAMENT, uuid=uuid)
    if there and not replace:
        raise RefusedError(Problem("tournament-known", field="uuid", values={"name": str(there[0]["name"])}))
    if there:
        tournament_id = whole(there[0]["id"])
        _remove_parts(rows, tournament_id)
        rows.update(TOURNAMENT, tournament_id, _facts(snapshot, uuid))
    else:
        tournament_id = rows.insert(TOURNAMENT, _facts(snapshot, uuid))
    _Arrival(rows, tournament_id, snapshot, progress).write()
    return tournament_id


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
    for table, numbers in parts(rows, tournament_id):
        rows.delete_many(table, numbers, tournament_id)
    for entry_id in ids(rows, ENTRY, tournament_id=tournament_id):
        rows.delete(ENTRY, entry_id)


class _Arrival:
    """The parts of one tournament on their way into the file; parents before children."""

    def __init__(
        self, rows: Rows, tournament_id: int, snapshot: Snapshot, progress: Callable[[int, int], bool] | None
    ) -> None:
        self._rows = rows
        self._id = tournament_id
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
                    "withdrawn_from": self._withdrawn_from(entry),
                    "joined_in": entry.joined_in,
                    "credit": entry.credit,
                    "missed": entry.missed,
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
        tables = [(number, table) for number, one in zip(round_ids, rounds, strict=True) for table in one.tables]
        table_ids = self._many(TABLE, [self._table(number, table) for number, table in tables])
        placed = [(number, table) for number, (_, table) in zip(table_ids, tables, strict=True)]
        self._many(SEAT, [seat for number, table in placed for seat in self._seats(number, table)])
        self._many(DEAL, [deal for number, table in placed for deal in _deals(number, table)], self._progress)
        self._rest()

    def _withdrawn_from(self, entry: Entry) -> int | None:
        """Say from which round on an entry is gone; an archive may tell only that it is."""
        if entry.state not in ("withdrawn", "disqualified"):
            return None
        if entry.withdrawn_from is not None:
            return entry.withdrawn_from
        sat = [one.number for one in self._snapshot.rounds for table in one.tables if entry.id in table.seats]
        return max(sat, default=0) + 1

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
            LISTED,
            [
                {
                    "tournament_id": self._id,
                    "entry_id": self._entries[one.entry],
                    "place": one.place,
                    "points": None if one.points is None else kept(one.points),
                }
                for one in snapshot.listed
            ],
        )
        self._many(
            SUBSTITUTE,
            [
                {
                    "tournament_id": self._id,
                    "entry_id": self._entries[one.entry],
                    "by_id": self._entries[one.by],
                    "round": one.round,
                    "takes_points": one.takes_points,
                    "reason": one.reason,
                }
                for one in snapshot.substitutes
            ],
        )
        for change in snapshot.rule_changes:
            values = {"round": change.round, "revision": change.revision, "house": change.house}
            self._rows.insert(RULE_CHANGE, {"tournament_id": self._id, **values})
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
        of = None if always else self._id
        known = ids(self._rows, APART, person_id=one, other_id=other, tournament_id=of)
        if not known:
            values = {"tournament_id": of, "person_id": one, "other_id": other}
            self._rows.insert(APART, values)

    def _many(
        self, table: FactTable, rows: Sequence[Mapping[str, object]], progress: Progress | None = None
    ) -> list[int]:
        return self._rows.insert_many(table, rows, self._id, progress)

    def _person(self, person: Person) -> int:
        """Find a person by uuid, or make one; a name alone says nothing about who it is."""
        known = ids(self._rows, PERSON, uuid=person.uuid) if person.uuid else []
        if known:
            person_id = known[0]
        else:
            person_id = self._rows.insert(
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
        self._people[person.id] = person_id
        return person_id

    def _fresh_uuid(self, uuid: str) -> str:
        taken = not uuid or ids(self._rows, ENTRY, uuid=uuid)
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
            "called_off": one.called_off,
        }

    def _table(self, round_id: int, table: Table) -> dict[str, object]:
        return {
            "round_id": round_id,
            "number": table.number,
            "code": table.code,
            "totals": kept_all(table.totals),
            "totals_stand": table.totals_stand,
            "totals_reason": table.totals_reason,
            "control": kept_all(table.control),
            "accepted": table.accepted,
            "broken_off": table.broken_off,
            "missing_deals": table.missing_deals,
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
