"""Prove the lower bounds that `bound.TRIED` claims, by trying every seating.

    python tests/benchmarks/seating_proofs.py                 all of them
    python tests/benchmarks/seating_proofs.py --field 4 4 3 --rounds 4 --repeats 7

A claim "at least n repeats" holds if no evening has n - 1. The trial:

1. The two rounds with the fewest pairs in common come first (no other two have
   fewer). The first is fixed; of the second there are as many kinds as tables
   of numbers saying how many people of each old table sit at each new one.
2. Then pair by pair: the first pair that has not met either meets in one of
   the rounds to come, each of which is tried, or never; only so many pairs may
   never meet, because more repeats would follow.
3. A round that repeats too many meetings is never looked at again: what it has
   in common with the rounds chosen can only grow.

Nothing of the search of the program is used. It prints how many evenings were
begun, and finds an evening where one more repeat is allowed, so that the trial
is seen not to overlook those there are.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from tappscore.tournament.seating.bound import TRIED, crowded

Tables = tuple[tuple[int, ...], ...]


class Outcome(NamedTuple):
    """Whether an evening was found, and how many were begun."""

    found: bool
    begun: int


def seatings(people: Sequence[int], sizes: Sequence[int], last: tuple[int, int] = (0, -1)) -> Iterator[Tables]:
    """Seat people in every way; equal tables come in the order of their first person."""
    if not sizes:
        yield ()
        return
    size = sizes[0]
    least = last[1] if last[0] == size else -1
    for table in combinations(people, size):
        if table[0] < least:
            continue
        rest = [person for person in people if person not in table]
        for others in seatings(rest, sizes[1:], (size, table[0])):
            yield (table, *others)


class Trial:
    """All evenings of one field with at most so many repeats."""

    def __init__(self, sizes: Sequence[int], rounds: int, most: int) -> None:
        self.sizes, self.rounds, self.most, self.begun = tuple(sizes), rounds, most, 0
        people = range(sum(sizes))
        bits = {pair: 1 << number for number, pair in enumerate(combinations(people, 2))}
        self.pairs = len(bits)
        self.all_tables = list(seatings(people, self.sizes))
        self.all = [
            sum([bits[pair] for table in tables for pair in combinations(table, 2)]) for tables in self.all_tables
        ]
        # Every round repeats at least so many meetings of any other.
        self.forced = sum(crowded(size, len(sizes)) for size in sizes)

    def run(self) -> Outcome:
        """Try everything until an evening is found."""
        first = self.all[0]
        meetings = self.rounds * first.bit_count()
        # More pairs that never meet would mean more repeats.
        unmet = self.pairs - (meetings - self.most)
        for second, common in sorted(self._kinds().items(), key=lambda row: row[1]):
            others = [
                one for one in self.all if (one & first).bit_count() >= common and (one & second).bit_count() >= common
            ]
            if unmet >= 0 and self._extends(first | second, common, 2, others, 0, unmet):
                return Outcome(found=True, begun=self.begun)
        return Outcome(found=False, begun=self.begun)

    def _kinds(self) -> dict[int, int]:
        """One second round of each kind, with how many meetings it repeats."""
        kinds: dict[tuple[tuple[int, ...], ...], int] = {}
        first = [set(table) for table in self.all_tables[0]]
        orders = [
            order
            for order in permutations(range(len(first)))
            if all(self.sizes[a] == self.sizes[b] for a, b in enumerate(order))
        ]
        for one, tables in zip(self.all, self.all_tables, strict=True):
            columns = [(len(table), *(len(old.intersection(table)) for old in first)) for table in tables]
            kinds.setdefault(
                min(
                    tuple(sorted((size, *(row[place] for place in order)) for size, *row in columns))
                    for order in orders
                ),
                one,
            )
        return {one: (one & self.all[0]).bit_count() for one in kinds.values()}

    def _extends(self, met: int, repeats: int, chosen: int, others: Sequence[int], never: int, unmet: int) -> bool:
        self.begun += 1
        if chosen == self.rounds:
            return True
        spare = self.most - repeats - self.forced * (self.rounds - chosen - 1)
        possible = [one for one in others if (one & met).bit_count() <= spare]
        open_pairs = ~(met | never) & ((1 << self.pairs) - 1)
        pair = open_pairs & -open_pairs
        for one in possible:
            if one & pair or not pair:
                again = repeats + (one & met).bit_count()
                if self._extends(met | one, again, chosen + 1, possible, never, unmet):
                    return True
        if not pair or not unmet:
            return False
        return self._extends(met, repeats, chosen, [one for one in possible if not one & pair], never | pair, unmet - 1)


def main() -> int:
    """Run the command."""
    wanted = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    wanted.add_argument("--field", type=int, nargs="+", metavar="SIZE", help="table sizes")
    wanted.add_argument("--rounds", type=int, default=3)
    wanted.add_argument("--repeats", type=int, default=0, help="the most that is allowed")
    asked = wanted.parse_args()
    if asked.field:
        print(Trial(asked.field, asked.rounds, asked.repeats).run())
        return 0
    failed = 0
    for sizes, rounds, repeats in TRIED:
        start = time.process_time()
        fewer, as_many = Trial(sizes, rounds, repeats - 1).run(), Trial(sizes, rounds, repeats).run()
        holds = as_many.found and not fewer.found
        failed += not holds
        print(
            f"{sizes} {rounds} rounds: {repeats} repeats {'are the fewest' if holds else 'NOT PROVEN'};"
            f" {fewer.begun} begun, {time.process_time() - start:.1f} s",
            flush=True,
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
