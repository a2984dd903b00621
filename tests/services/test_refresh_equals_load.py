"""A snapshot kept up to date change by change is the snapshot read afresh, and shares what was not touched."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.store.changes import ChangeSet
from tappscore.store.loading import load, refresh
from tappscore.store.tables import SEAT, TOURNAMENT
from tappscore.tournament.ledger import fold
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import rank

Evening = Any
Step = Callable[[Evening, Snapshot, random.Random], ChangeSet]


def _any_table(snapshot: Snapshot, chance: random.Random) -> Any:
    return chance.choice([table for round_ in snapshot.rounds for table in round_.tables])


def _any_deal(snapshot: Snapshot, chance: random.Random) -> Any:
    deals = [d for round_ in snapshot.rounds for table in round_.tables for d in table.deals]
    return chance.choice(deals) if deals else None


def _deal(chance: random.Random) -> Deal:
    if chance.random() < 0.2:
        return Deal(kind="passed")
    points = chance.choice([0, 30, 59, 60, 61, 74, 120])
    return Deal(contract=chance.choice(["frage", "solo"]), declarer=chance.randint(1, 3), facts={"points": points})


def _reseat(e: Evening, s: Snapshot, c: random.Random) -> ChangeSet:
    table = _any_table(s, c)
    return e.rounds.seat(table.id, c.sample([entry.id for entry in s.entries], len(table.seats)), "moved")


def _swap(e: Evening, s: Snapshot, c: random.Random) -> ChangeSet:
    round_ = c.choice(s.rounds)
    one, other = c.choice(round_.tables), c.choice(round_.tables)
    return e.rounds.swap(one.id, c.randint(1, len(one.seats)), other.id, c.randint(1, len(other.seats)), "moved")


def _turn_round(e: Evening, s: Snapshot, c: random.Random) -> ChangeSet:
    round_ = c.choice(s.rounds)
    if round_.state == "closed":
        return e.rounds.reopen(round_.id, "again")
    return e.rounds.close(round_.id, {0: "late", **{table.id: "late" for table in round_.tables}})


STEPS: tuple[Step, ...] = (
    *[lambda e, s, c: e.scoring.record(_any_table(s, c).id, _deal(c), c.choice([None, 1]), "late", continued=True)] * 6,
    *[lambda e, s, c: e.scoring.correct(_any_deal(s, c).id, _deal(c), "wrong")] * 3,
    lambda e, s, c: e.scoring.delete(_any_deal(s, c).id, "double"),
    lambda e, s, c: e.scoring.move(_any_deal(s, c).id, c.randint(1, 5), "order"),
    lambda e, s, c: e.scoring.dispute(_any_deal(s, c).id, c.random() < 0.5, c.random() < 0.5, "quarrel"),
    lambda e, s, c: e.scoring.totals(_any_table(s, c).id, c.choice([(3, -1, -2), None]), "paper"),
    lambda e, s, c: e.scoring.control(_any_table(s, c).id, c.choice([(3, -1, -1), None]), "paper"),
    lambda e, s, c: e.scoring.accept(_any_table(s, c).id, c.choice(["lost", "late"])),
    lambda e, s, c: e.registration.register("Neu", "Gast", guest=True),
    lambda e, s, c: e.registration.rename(c.choice(s.entries).person.id, last=c.choice(["Groß", "Klein"])),
    lambda e, s, c: e.registration.change(c.choice(s.entries).id, owes=c.choice([0, 500])),
    lambda e, s, c: e.registration.withdraw(c.choice(s.entries).id),
    lambda e, s, c: e.registration.keep_apart(c.choice(s.entries).id, c.choice(s.entries).id, always=c.random() < 0.5),
    lambda e, s, c: e.adjustments.add(c.choice(s.entries).id, None, c.choice([-5, 5]), "late"),
    lambda e, s, c: e.tournaments.rename(e.id, c.choice(["Abend", "Nacht"])),
    lambda e, s, c: e.tournaments.create("Anderes", s.date, "", "wuerttemberg"),
    _reseat,
    _swap,
    _turn_round,
    *[lambda e, s, c: e.history.undo()] * 3,
    *[lambda e, s, c: e.history.redo()] * 2,
    lambda e, s, c: e.history.undo(c.randint(2, e.file.journal)),
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_a_refreshed_snapshot_equals_a_fresh_one_and_shares_what_was_not_touched(seed: int, evening: Evening) -> None:
    chance = random.Random(seed)
    evening.begin(7, rounds=3).draw(1).draw(2)
    snapshot = evening.snapshot
    ledger = fold(snapshot)
    standing = rank(snapshot, ledger)
    done = 0
    for _ in range(60):
        try:
            changes = chance.choice(STEPS)(evening, snapshot, chance)
        except (RefusedError, AttributeError):
            continue  # nothing there to do it to, or not allowed now
        before, snapshot = snapshot, refresh(evening.file, snapshot, changes)
        assert snapshot == load(evening.file, evening.id), changes
        _shares(before, snapshot, changes)
        ledger = fold(snapshot, ledger)
        fresh = fold(snapshot)
        assert (ledger.rows, ledger.till) == (fresh.rows, fresh.till)
        standing = rank(snapshot, ledger, previous=standing)
        assert standing == rank(snapshot, fresh)
        done += 1
    assert done > 25


def _shares(before: Snapshot, after: Snapshot, changes: ChangeSet) -> None:
    old = {table.id: table for round_ in before.rounds for table in round_.tables}
    for round_ in after.rounds:
        for table in round_.tables:
            if table.id in old and table.id not in changes.tables:
                assert table is old[table.id]
    people = {entry.id: entry for entry in before.entries}
    for entry in after.entries:
        if people.get(entry.id) == entry:
            assert entry is people[entry.id]


def test_a_snapshot_of_another_tournament_only_moves_on_in_the_journal(evening: Evening) -> None:
    evening.begin()
    before = evening.snapshot
    changes = evening.tournaments.create("Anderes", before.date, "", "wuerttemberg")
    after = refresh(evening.file, before, changes)
    assert after.entries is before.entries
    assert after == msgspec.structs.replace(before, journal=changes.journal)


def test_a_missed_change_is_made_good_by_a_full_reading_that_still_shares(evening: Evening) -> None:
    evening.begin().draw()
    before = evening.snapshot
    evening.tournaments.rename(evening.id, "Nacht")
    changes = evening.scoring.record(evening.table(1).id, Deal(kind="passed"))
    after = refresh(evening.file, before, changes)
    assert after == evening.snapshot
    assert after.round(1).tables[1] is before.round(1).tables[1]
    assert after.entries[0] is before.entries[0]


def test_a_bulk_entry_is_read_whole(evening: Evening) -> None:
    evening.begin().draw()
    before = evening.snapshot
    with evening.file.write("tournament.import") as rows:
        rows.update(TOURNAMENT, evening.id, {"name": "Neu"})
        rows.insert_many(
            SEAT, [{"table_id": evening.table(1).id, "seat": 4, "entry_id": _stranger(evening, rows)}], evening.id
        )
    after = refresh(evening.file, before, rows.changes)
    assert after == evening.snapshot
    assert after.name == "Neu"
    assert after.round(1).tables[1] is before.round(1).tables[1]


def _stranger(evening: Evening, rows: Any) -> int:
    from tappscore.store.tables import ENTRY, PERSON

    person = rows.insert(PERSON, {"uuid": "x", "first": "", "last": "Neu"})
    values = {"uuid": "y", "tournament_id": evening.id, "person_id": person, "number": 50, "state": "present"}
    return int(rows.insert(ENTRY, values))
