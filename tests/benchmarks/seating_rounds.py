"""Print how well fields are seated when each round is drawn alone, from the rounds before it.

    python tests/benchmarks/seating_rounds.py                   every field of 6 to 150 people
    python tests/benchmarks/seating_rounds.py --people 13 24
    python tests/benchmarks/seating_rounds.py --table           writes all lines into seating_rounds_table.txt

Columns: people, preferred table, rounds planned; repeats after each round;
repeats of the whole evening planned at once (`seating_best.csv`) and those of
practice.md D.2 where it has the field; visits to a physical table known
already; seconds of one core for the slowest round. The command answers with
exit status 1 when an evening ends above practice.md.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tappscore.tournament.seating import Seating, Wishes, measure, plan_round

TABLE = Path(__file__).with_name("seating_rounds_table.txt")
BEST = Path(__file__).with_name("seating_best.csv")
HEAD = "   N prefer rounds  after each round            whole practice tables seconds"
ROUNDS = range(2, 7)
NARROW = 40  # beyond so many people a round does not depend on the number still to come
# practice.md D.2, tables of four preferred: repeats after 3, 4, 5 and 6 rounds; from 31 people on none.
PRACTICE: dict[int, tuple[int, int, int, int]] = {
    12: (9, 18, 30, 44), 13: (6, 6, 8, 16), 14: (4, 4, 8, 17), 15: (0, 4, 8, 21), 16: (0, 4, 8, 24), 17: (4, 6, 7, 14),
    18: (0, 0, 0, 6), 19: (0, 0, 2, 12), 20: (0, 0, 0, 7), **dict.fromkeys((21, 22, 23, 24), (0, 0, 0, 3)),
    **dict.fromkeys((26, 27, 28), (0, 0, 0, 0)), 30: (0, 0, 1, 1), **dict.fromkeys(range(31, 151), (0, 0, 0, 0)),
}  # fmt: skip


def practice(people: int, prefer: int, rounds: int) -> int | None:
    """Give the repeats of practice.md for an evening; None where it has none."""
    if rounds < 3:
        return None
    if prefer == 3:
        # From 18 people on no repeat up to five rounds was measured, but five of 20 people.
        return (5 if people == 20 else 0) if people >= 18 and rounds <= 5 else None
    return PRACTICE[people][rounds - 3] if people in PRACTICE else None


def course(people: int, prefer: int, rounds: int, seed: int) -> tuple[tuple[Seating, ...], float]:
    """Draw the rounds of an evening one after the other; with the seconds of the slowest."""
    drawn: tuple[Seating, ...] = ()
    slowest = 0.0
    for number in range(1, rounds + 1):
        start = time.process_time()
        plan = plan_round(range(people), drawn, Wishes(prefer=prefer), 100 * seed + number, ahead=rounds - number)
        slowest = max(slowest, time.process_time() - start)
        drawn = (*drawn, plan.rounds[0])
    return drawn, slowest


def lines(people: int, prefer: int, seed: int = 1) -> Iterator[tuple[int, int, str]]:
    """Measure the evenings of a field: repeats, those allowed, the line to print."""
    with BEST.open(newline="", encoding="utf-8") as file:
        kept = {tuple(map(int, row[:3])): int(row[3]) for row in list(csv.reader(file))[1:]}
    whole = course(people, prefer, ROUNDS[-1], seed) if people > NARROW else None
    for rounds in ROUNDS:
        drawn, slowest = whole or course(people, prefer, rounds, seed)
        drawn = drawn[:rounds]
        repeats = [measure(drawn[:number]).repeats for number in range(1, rounds + 1)]
        most = practice(people, prefer, rounds)
        line = (
            f"{people:4} {prefer:6} {rounds:6}  {' '.join(map(str, repeats)):27}"
            f" {kept.get((people, prefer, rounds), 0):5} {'–' if most is None else most:>8}"
            f" {measure(drawn).table_repeats:6} {slowest:7.2f}"
        )
        yield repeats[-1], repeats[-1] if most is None else most, line


def main() -> int:
    """Run the command."""
    wanted = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    wanted.add_argument("--people", type=int, nargs=2, default=(6, 150), metavar=("FROM", "TO"))
    wanted.add_argument("--table", action="store_true", help="write all lines into seating_rounds_table.txt")
    asked = wanted.parse_args()
    printed, above = [HEAD], 0
    print(HEAD)
    for people in range(asked.people[0], asked.people[1] + 1):
        for prefer in (4, 3):
            for repeats, most, line in lines(people, prefer):
                above += repeats > most
                printed.append(line)
                print(line, "above practice.md" if repeats > most else "", flush=True)
    printed.append(f"{above} above practice.md")
    print(printed[-1])
    if asked.table:
        TABLE.write_text("\n".join(printed) + "\n", encoding="utf-8")
    return 1 if above else 0


if __name__ == "__main__":
    sys.exit(main())
