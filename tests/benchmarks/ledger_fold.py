"""What follows a deal in memory: ledger, standing and checks, at 150 people, 50 tables, 6 rounds of 12 deals.

    python tests/benchmarks/ledger_fold.py

No disk, no window. The named bare operation is settling the one table that
changed; each figure is printed with its ratio to it. CPU milliseconds, median
and 95th percentile.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import msgspec

from tappscore.exchange import archive
from tappscore.rules.settlement import settle
from tappscore.tournament.audit import audit
from tappscore.tournament.ledger import Ledger, fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import rank

PEOPLE, ROUNDS, DEALS = 150, 6, 12


def changed(snapshot: Snapshot, number: int) -> Snapshot:
    """Take the last deal of another table away each time, sharing all that stays."""
    round_ = snapshot.rounds[-1]
    at = number % len(round_.tables)
    shorter = msgspec.structs.replace(round_.tables[at], deals=round_.tables[at].deals[:-1])
    tables = (*round_.tables[:at], shorter, *round_.tables[at + 1 :])
    return msgspec.structs.replace(
        snapshot, rounds=(*snapshot.rounds[:-1], msgspec.structs.replace(round_, tables=tables))
    )


def times(work: Callable[[int], object], repeats: int) -> tuple[float, float]:
    """Time something in CPU milliseconds: median and 95th percentile."""
    spent = []
    for number in range(repeats):
        began = time.process_time_ns()
        work(number)
        spent.append((time.process_time_ns() - began) / 1e6)
    return statistics.median(spent), statistics.quantiles(spent, n=20)[-1]


def main() -> None:
    """Print the figures."""
    made = simulate(1, PEOPLE, ROUNDS, "wuerttemberg", {"pot": True}, DEALS)
    snapshot = archive.read(made)
    whole: Ledger = fold(snapshot)
    versions = [changed(snapshot, number) for number in range(60)]
    result = next(iter(whole.results))
    deals = [booked.deal for booked in result.table.deals]
    assert result.rules is not None
    rules = result.rules
    bare, bare_95 = times(lambda _: settle(rules, deals), 400)
    figures: tuple[tuple[str, Callable[[int], object], int], ...] = (
        ("ledger after one deal", lambda number: fold(versions[number], whole), 60),
        ("standing", lambda _: rank(snapshot, whole), 60),
        ("checks of the desk", lambda _: audit(snapshot, whole), 30),
        ("ledger from nothing", lambda _: fold(snapshot), 10),
        ("checks, every deal judged again", lambda _: audit(snapshot, whole, thorough=True), 10),
        ("archive written", lambda _: archive.encode(archive.write(snapshot)), 10),
        ("archive read", lambda _: archive.read(made), 10),
    )
    print(f"{sum(len(result.table.deals) for result in whole.results)} deals, {PEOPLE} people")
    print(f"{'settling one table':<34} {bare:8.3f} ms  p95 {bare_95:8.3f} ms")
    for name, work, repeats in figures:
        median, late = times(work, repeats)
        print(f"{name:<34} {median:8.3f} ms  p95 {late:8.3f} ms  × {median / bare:.0f}")


if __name__ == "__main__":
    main()
