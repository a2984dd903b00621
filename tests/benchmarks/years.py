"""What twenty years cost: every figure of the club file of 250 evenings, beside its bare operation.

    python tests/benchmarks/years.py FOLDER [--evenings 250] [--without-window]

The file is made in the folder once (`years_file.py`, some minutes) and copied
before anything is measured. The bare operation is sqlite3 reading the same
rows in the same run. Windows are opened in processes of their own, in turn.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import NamedTuple

from startup import EMPTY, OURS, READY, ROOT
from years_file import EVENINGS, file_in

from tappscore.i18n.catalog import ENGLISH
from tappscore.i18n.qt_catalog import load as catalog
from tappscore.rules.deal import Deal
from tappscore.services import statistics as statistics_kept
from tappscore.services.derived import rebuild
from tappscore.services.registration import Registration
from tappscore.services.rounds import Rounds
from tappscore.services.scoring import Scoring
from tappscore.services.search import Search
from tappscore.services.seasons import Seasons
from tappscore.services.statistics import Statistics
from tappscore.services.tournaments import Tournaments
from tappscore.store.cache import cache_path
from tappscore.store.club import ClubFile
from tappscore.store.loading import load, refresh
from tappscore.tournament.ledger import fold
from tappscore.tournament.standings import rank

SEARCHES = ("Herzsolo verloren 2024", "solo won", "Müller ramsch", "igelsberg dapp solo", "weiß", "passed", "2014")
# After the window is ready: everything that looks back over the years, in the same process.
LOOKING_BACK = """
def ready():
    try:
        from tappscore.services.search import Search
        from tappscore.services.seasons import Seasons
        from tappscore.services.statistics import Statistics
        from tappscore.store.club import ClubFile
        file = ClubFile.open(folder / "club.tapp")
        found = [Seasons(file).ranking(one.id) for one in Seasons(file).all()]
        found.append(Statistics(file).club())
        found.append(Search(file).find("solo"))
    finally:
        app.exit()
"""
# Not resource.ru_maxrss: it begins with what the process that started this one had.
PEAK = """
status = Path("/proc/self/status").read_text()
print(int(status.split("VmHWM:")[1].split()[0]) / 1024)
"""


class Row(NamedTuple):
    """One line of the table: seconds (or what `unit` says), its bare operation, and what it may be."""

    what: str
    value: float
    target: float
    bare: float | None = None
    unit: str = "s"

    def shown(self) -> str:
        ratio = f"{self.value / self.bare:7.1f} × {self.bare:.4f}" if self.bare else ""
        fine = "" if self.value <= self.target else "  MISSED"
        return f"{self.what:<46} {self.value:8.3f} {self.unit:<3} at most {self.target:7.3f}   {ratio}{fine}"


def seconds(step: Callable[[], object], times: int = 5) -> float:
    """Time something some times and give the median."""
    spent = []
    for _ in range(times):
        began = time.perf_counter()
        step()
        spent.append(time.perf_counter() - began)
    return statistics.median(spent)


@contextlib.contextmanager
def bare(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        yield db


def history(path: Path) -> list[Row]:
    """Measure what looks back: a season, the search, the club's page; and all that is kept made anew."""
    rows = []
    with ClubFile.open(path) as file, bare(path) as db:
        began = time.perf_counter()
        rebuild(file, lambda done, total: True)
        took = time.perf_counter() - began
        everything = "SELECT * FROM entries", "SELECT * FROM tables", "SELECT * FROM seats", "SELECT * FROM deals"
        reading = seconds(lambda: [db.execute(sql).fetchall() for sql in everything], 3)
        rows.append(Row("every cache made anew, with progress", took, 10, reading))

        season = Seasons(file).all()[0].id
        evenings = (
            'SELECT e.id, p.uuid, p.first, p.last, e.guest, e.team, p."group" FROM season_evenings s '
            "JOIN entries e ON e.tournament_id = s.tournament_id JOIN persons p ON p.id = e.person_id "
            "WHERE s.season_id = ?"
        )
        reading = seconds(lambda: db.execute(evenings, (season,)).fetchall())
        rows.append(Row("a season's ranking", seconds(lambda: Seasons(file).ranking(season)), 0.2, reading))

        languages = (catalog("de"), ENGLISH)
        rows.append(
            Row("the first search of a window", seconds(lambda: Search(file, languages).find("solo lost"), 3), 0.2)
        )
        search = Search(file, languages)
        reading = seconds(lambda: db.execute("SELECT id FROM deals WHERE facts ->> 'contract' = 'solo'").fetchall(), 3)
        rows.extend(_searched(search, text, reading) for text in SEARCHES)

        with bare(cache_path(path)) as kept:
            asked = "SELECT value FROM kept WHERE kind = ?"
            reading = seconds(lambda: kept.execute(asked, (statistics_kept.KIND,)).fetchall())
        rows.append(Row("the club's page", seconds(lambda: Statistics(file).club(), 3), 1, reading))
        uuid = db.execute("SELECT uuid FROM persons ORDER BY id LIMIT 1").fetchone()[0]
        rows.append(Row("a person's page", seconds(lambda: Statistics(file).person(uuid), 3), 1, reading))
    return rows


def _searched(search: Search, text: str, reading: float) -> Row:
    return Row(f"search: {text}", seconds(lambda: search.find(text)), 0.2, reading)


def entering(path: Path, deals: int = 99) -> float:
    """Enter deals at a table of a new evening, each kept, read again, folded and ranked; the median of one."""
    with ClubFile.open(path) as file:
        made = Tournaments(file).create(
            "Heute", date(2026, 11, 28), "Igelsberg", "wuerttemberg", rounds=1, deals={3: deals, 4: deals}, prefer=3
        )
        tournament = made.made("tournaments")
        desk = Registration(file, tournament)
        for number in range(6):
            desk.register(f"Neu{number}", "Neuling")
        entries = [entry.id for entry in load(file, tournament).entries]
        Rounds(file, tournament).draw(1, [(1, entries[:3]), (2, entries[3:])])
        scoring = Scoring(file, tournament)
        snapshot = load(file, tournament)
        ledger = fold(snapshot)
        table = snapshot.rounds[0].tables[0].id
        spent = []
        for _ in range(deals):
            began = time.perf_counter()
            changes = scoring.record(table, Deal(contract="frage", declarer=1, facts={"points": 74}))
            snapshot = refresh(file, snapshot, changes)
            ledger = fold(snapshot, ledger)
            rank(snapshot, ledger)
            spent.append(time.perf_counter() - began)
    return statistics.median(spent)


def process(program: str, folder: Path) -> float:
    """Run a program of its own and give the last number that it prints."""
    surroundings = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    command = [sys.executable, "-c", program, repr(time.time()), str(folder)]
    answer = subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True, timeout=120
    )
    return float(answer.stdout.split()[-1])


def windows(years: Path, empty: Path, runs: int) -> list[Row]:
    """Open the window on both files in turn, and look at the memory of one that has looked at everything."""
    pairs = [(process(OURS + READY, years), process(OURS + READY, empty)) for _ in range(runs + 1)][1:]
    more = statistics.median(one for one, _ in pairs) - statistics.median(other for _, other in pairs)
    with bare(years / "club.tapp") as db:
        reading = seconds(lambda: db.execute("SELECT * FROM tournaments").fetchall())
    tail = READY.split("app.exit()\n", 1)[1]
    bare_window = process("from pathlib import Path" + EMPTY + READY + PEAK, years)
    looked = process(OURS + LOOKING_BACK + tail + PEAK, years)
    return [
        Row("opening the program, more than an empty file", more, 1, reading),
        Row("  opening it on the empty file", statistics.median(other for _, other in pairs), 10),
        Row("peak memory above an empty PySide6 window", looked - bare_window, 200, bare_window, "MB"),
    ]


def main() -> int:
    """Print the table; 1 where a target is missed."""
    parser = argparse.ArgumentParser(description="Measure the club file of twenty years.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--evenings", type=int, default=EVENINGS)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--without-window", action="store_true")
    chosen = parser.parse_args()
    made = file_in(chosen.folder, chosen.evenings)
    with tempfile.TemporaryDirectory(dir=chosen.folder) as name:
        years, empty = Path(name) / "years", Path(name) / "empty"
        years.mkdir()
        empty.mkdir()
        shutil.copy(made, years / "club.tapp")
        ClubFile.create(empty / "club.tapp").close()
        with bare(years / "club.tapp") as db:
            counts = [
                db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tournaments", "persons", "deals")
            ]
        print("{} evenings, {} people, {} deals, {:.0f} MB".format(*counts, made.stat().st_size / 1e6))
        rows = history(years / "club.tapp")
        if not chosen.without_window:
            rows += windows(years, empty, chosen.runs)
        short = entering(empty / "club.tapp")
        # As fast as in an empty file: what differs by less than a quarter and a millisecond is the machine's noise.
        rows.append(Row("entering a deal", entering(years / "club.tapp"), short * 1.25 + 0.001, short))
    for row in rows:
        print(row.shown())
    return int(any(row.value > row.target for row in rows))


if __name__ == "__main__":
    raise SystemExit(main())
