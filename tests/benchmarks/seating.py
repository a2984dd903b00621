"""Print how well fields are seated, and keep the best that was ever reached.

    python tests/benchmarks/seating.py                        every field of 6 to 150 people and some to 240
    python tests/benchmarks/seating.py --people 13 24 --rounds 4 6
    python tests/benchmarks/seating.py --write                writes better results into seating_best.csv
    python tests/benchmarks/seating.py --table                writes all lines into seating_table.txt

Columns: people, preferred table, rounds; repeats and their proven bound;
coincidences and theirs; meetings twice running; most and fewest visits to a
short table; visits to a physical table known already and their proven least;
search steps and seconds of one core. `seating_best.csv` may only improve: the command answers
with exit status 1 when a result is worse than the one kept.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tappscore.tournament.seating import Plan, Wishes, plan_evening

BEST = Path(__file__).with_name("seating_best.csv")
TABLE = Path(__file__).with_name("seating_table.txt")
HEAD = "   N prefer rounds  repeats  bound  coinc.  bound  running short  tables least    steps seconds"
SEED = 1
SOME_BEYOND = (160, 175, 176, 199, 201, 222, 239, 240)
# (people, prefer, rounds) where repeat-free schedules are known (practice.md D.1).
HARD = (
    (9, 3, 4), (15, 3, 7), (18, 3, 8), (21, 3, 10), (24, 3, 11),
    (16, 4, 5), (24, 4, 7), (28, 4, 9), (32, 4, 10),
)  # fmt: skip


class Case(NamedTuple):
    """One evening to plan."""

    people: int
    prefer: int
    rounds: int


class Kept(NamedTuple):
    """What was reached for a case; each number may only fall."""

    repeats: int
    coincidences: int
    short_spread: int
    returns: int


def cases(people: Iterable[int], rounds: Iterable[int]) -> Iterator[Case]:
    """All cases of these fields, hard ones with their own rounds included."""
    rounds = tuple(rounds)
    for number in people:
        for prefer in (4, 3):
            listed = {turn for field, table, turn in HARD if (field, table) == (number, prefer)}
            for turn in sorted({*rounds, *listed}):
                yield Case(number, prefer, turn)


def everybody() -> tuple[int, ...]:
    """The fields of the whole table."""
    return (*range(6, 151), *SOME_BEYOND)


def plan(case: Case) -> Plan:
    """Plan a case as the program does when asked for it."""
    return plan_evening(range(1, case.people + 1), case.rounds, Wishes(prefer=case.prefer), SEED)


def reached(found: Plan) -> Kept:
    """Take the kept numbers from the independent measure."""
    short = found.quality.short_visits.values()
    quality = found.quality
    return Kept(quality.repeats, quality.coincidences, max(short) - min(short), quality.table_repeats)


def read() -> dict[Case, Kept]:
    """Read the best results kept."""
    if not BEST.exists():
        return {}
    with BEST.open(newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))[1:]
    return {Case(*map(int, row[:3])): Kept(*map(int, row[3:])) for row in rows}


def write(best: dict[Case, Kept]) -> None:
    """Keep results, sorted."""
    with BEST.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow((*Case._fields, *Kept._fields))
        rows.writerows((*case, *best[case]) for case in sorted(best))


def _line(case: Case, found: Plan, seconds: float) -> str:
    quality, bound = found.quality, found.bound
    short = quality.short_visits.values()
    return (
        f"{case.people:4} {case.prefer:6} {case.rounds:6} {quality.repeats:8} {bound.repeats:6}"
        f" {quality.coincidences:8} {bound.coincidences:6} {quality.consecutive:8}"
        f" {min(short):3}–{max(short)} {quality.table_repeats:7} {found.table_bound.returns:5}"
        f" {found.steps:8} {seconds:7.2f}"
    )


def main() -> int:
    """Run the command."""
    wanted = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    wanted.add_argument("--people", type=int, nargs="+", metavar="N", help="fields; two numbers are a range")
    wanted.add_argument("--rounds", type=int, nargs=2, default=(2, 6), metavar=("FROM", "TO"))
    wanted.add_argument("--write", action="store_true", help="keep better results")
    wanted.add_argument("--table", action="store_true", help="write all lines into seating_table.txt")
    asked = wanted.parse_args()
    fields = tuple(asked.people or everybody())
    if asked.people and len(fields) == 2:
        fields = tuple(range(fields[0], fields[1] + 1))
    best, worse, slowest, lines = read(), 0, 0.0, [HEAD]
    print(HEAD)
    for case in cases(fields, range(asked.rounds[0], asked.rounds[1] + 1)):
        start = time.process_time()
        found = plan(case)
        seconds = time.process_time() - start
        slowest = max(slowest, seconds)
        now, kept = reached(found), best.get(case)
        is_worse = kept is not None and now > kept
        worse += is_worse
        lines.append(_line(case, found, seconds))
        print(lines[-1], "worse than kept" if is_worse else "", flush=True)
        if kept is None or now < kept:
            best[case] = now
    lines.append(f"{worse} worse than kept, slowest {slowest:.2f} s")
    print(lines[-1])
    if asked.write:
        write(best)
    if asked.table:
        TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
