"""What the store and the services cost at 150 people, 300 tables and 3,600 deals.

    python tests/benchmarks/store.py [DEALS]

Each figure stands beside the named bare operation, measured in the same run on
the same disk: one INSERT with its commit by sqlite3 into a file of the same
kind (write-ahead log, synchronous FULL). Aim: an accepted deal, kept, read
again and folded, costs at most that and 3 ms of CPU.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tappscore.exchange.archive import read
from tappscore.rules.deal import Deal, members
from tappscore.services.archive import Archive
from tappscore.services.history import History
from tappscore.services.people import People
from tappscore.services.scoring import Scoring
from tappscore.store.backup import copy_out
from tappscore.store.changes import ChangeSet
from tappscore.store.checks import check_file
from tappscore.store.club import ClubFile
from tappscore.store.loading import load, refresh
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate

PEOPLE, ROUNDS, DEALS = 150, 6, 12


class Figure(NamedTuple):
    median: float
    p95: float
    cpu: float

    @classmethod
    def of(cls, clock: list[float], cpu: list[float]) -> Figure:
        return cls(statistics.median(clock), sorted(clock)[int(len(clock) * 0.95)], statistics.median(cpu))


def measured(step: Callable[[int], object], times: int) -> Figure:
    clock, cpu = [], []
    for number in range(times):
        began, worked = time.perf_counter(), time.process_time()
        step(number)
        clock.append((time.perf_counter() - began) * 1000)
        cpu.append((time.process_time() - worked) * 1000)
    return Figure.of(clock, cpu)


def say(what: str, figure: Figure, bare: Figure | None = None) -> None:
    ratio = f"  {figure.median / bare.median:5.2f} × bare, CPU +{figure.cpu - bare.cpu:5.2f} ms" if bare else ""
    print(f"{what:<44} median {figure.median:8.2f} ms  p95 {figure.p95:8.2f}  CPU {figure.cpu:8.2f}{ratio}")


def bare_insert(folder: Path, times: int) -> Figure:
    facts = json.dumps(members(Deal(contract="frage", declarer=1, facts={"points": 74})))
    with contextlib.closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as conn:
        conn.execute("PRAGMA journal_mode=WAL").fetchall()
        conn.execute("PRAGMA synchronous=FULL")
        conn.execute("CREATE TABLE deals (id INTEGER PRIMARY KEY, table_id INTEGER, position INTEGER, facts TEXT)")
        return measured(
            lambda n: conn.execute("INSERT INTO deals (table_id, position, facts) VALUES (1, ?, ?)", (n, facts)), times
        )


class Desk:
    """What the window holds: a snapshot and its ledger, kept up to date deal by deal."""

    def __init__(self, file: ClubFile, tournament: int) -> None:
        self.file = file
        self.scoring = Scoring(file, tournament)
        self.snapshot = load(file, tournament)
        self.ledger = fold(self.snapshot)
        self.changes = ChangeSet(self.snapshot.journal, "")
        self.tables = [table for round_ in self.snapshot.rounds for table in round_.tables]

    def correct(self, number: int) -> None:
        """Correct some deal of some table back and forth: the same work as booking one, at full size."""
        table = self.snapshot.table(self.tables[number * 7 % len(self.tables)].id)
        booked = table.deals[number % len(table.deals)]
        points = 74 if booked.deal.facts.get("points") != 74 else 75
        deal = Deal(contract="frage", declarer=1, facts={"points": points})
        self.changes = self.scoring.correct(booked.id, deal, "benchmark")

    def record(self, number: int) -> None:
        table = self.tables[number * 7 % len(self.tables)]
        deal = Deal(contract="frage", declarer=1, facts={"points": 74})
        self.changes = self.scoring.record(table.id, deal, reason="benchmark", continued=True)

    def took(self, changes: ChangeSet) -> None:
        self.changes = changes
        self.read()
        self.fold()

    def read(self) -> None:
        self.snapshot = refresh(self.file, self.snapshot, self.changes)

    def fold(self) -> None:
        self.ledger = fold(self.snapshot, self.ledger)


def accepted(desk: Desk, verb: Callable[[int], None], what: str, times: int, bare: Figure) -> None:
    """Measure the three parts of an accepted deal one after the other, as they follow at the desk."""
    parts: tuple[Callable[[int], None], ...] = (verb, lambda _: desk.read(), lambda _: desk.fold())
    figures: list[list[Figure]] = [[], [], []]
    for number in range(times):
        for place, part in enumerate(parts):
            figures[place].append(measured(lambda _, part=part, number=number: part(number), 1))
    for name, found, base in zip(
        (f"{what}: kept", "  read again", "  folded"), figures, (bare, None, None), strict=True
    ):
        say(name, Figure.of([one.median for one in found], [one.cpu for one in found]), base)
    kept, read_again = ([one.cpu for one in found] for found in figures[:2])
    ours = statistics.median(kept) + statistics.median(read_again) - bare.cpu
    print(f"  kept and read again: CPU +{ours:.2f} ms beyond the bare INSERT (aim: below 3)")


def main(times: int = 300) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        evening = read(simulate(1, PEOPLE, ROUNDS, "wuerttemberg", deals=DEALS))
        bare = bare_insert(folder, times)
        say("bare INSERT and commit", bare)
        with ClubFile.create(folder / "club.tapp") as file:
            say(
                "import of 3,600 deals, one entry", measured(lambda _: Archive(file).bring_in(evening, replace=True), 3)
            )
            tournament = file.query("SELECT max(id) FROM tournaments")[0][0]
            desk = Desk(file, tournament)
            print(f"{len(desk.tables)} tables, {file.query('SELECT count(*) FROM deals')[0][0]} deals")
            accepted(desk, desk.correct, "a deal corrected", times, bare)
            accepted(desk, desk.record, "a deal booked", times, bare)
            history = History(file)
            say("what undo would take back", measured(lambda _: (history.last(), history.next_redo()), times))
            say(
                "undo, read again, folded", measured(lambda _: desk.took(history.undo(reason="benchmark")), times), bare
            )
            say(
                "redo, read again, folded", measured(lambda _: desk.took(history.redo(reason="benchmark")), times), bare
            )
            say("the newest 200 journal entries", measured(lambda _: history.entries(tournament), 20))
            say("full load", measured(lambda _: load(file, tournament), 20))
            people = People(file, tournament)
            people.find("warm")
            texts = ("wei", "maier", "kaechle", "an igels", "schmitd")
            say("people found", measured(lambda n: people.find(texts[n % len(texts)]), times))
            say("all checks of the file", measured(lambda _: check_file(file), 3))
            say("backup while open", measured(lambda _: copy_out(file, folder / "copy.tapp", replace=True), 5))
            path = file.path
        say("opening and closing the file", measured(lambda _: ClubFile.open(path).close(), 10))
        print(f"size of the file: {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
