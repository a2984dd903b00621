"""Search the ready designs of the seating anew and compare them with those the program keeps.

    python tests/benchmarks/seating_designs.py                     everything; exit status 1 where a text differs
    python tests/benchmarks/seating_designs.py --only starters     or: planes, small
    python tests/benchmarks/seating_designs.py --only small --people 9 12
    python tests/benchmarks/seating_designs.py --write             puts what was found into the program
    python tests/benchmarks/seating_designs.py --field 17 5 6 --seeds 1 120    which seed is the best of a range

Everything is drawn by `Random.random()` from a seed and settled by whole
numbers and products of floats, so that the texts come out the same, byte for
byte, on every system. Least seconds on one core: starters 10, planes 1, small
fields four minutes.

*starters* and *planes*  the hard cases: `seating_starters.py`.

*small*  up to six tables, two to six rounds, annealed for repeats and
  coincidences, visits to short tables and returns to a physical table in one.
  `SEEDS` are the best of the first 60 (up to 12 people) to 120 seeds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from seating_starters import planes_text, starters_text

from tappscore.tournament.seating import measure, small_fields, split, starters
from tappscore.tournament.seating.chance import Chance

Table = list[int]
Rounds = list[list[Table]]
Field = tuple[int, int, int]  # people, tables, rounds
PACKAGE = Path(small_fields.__file__).parent
ROUNDS = (6, 5, 4, 3, 2)

# What is dear while small fields are annealed, in whole numbers.
MEETING = 20  # somebody met again
SHORT = 3  # one visit more than before to short tables, times the visits before
EVEN = {(20, 6, 5): 8, (21, 6, 5): 8}  # the same where it must be dearer: people, tables, rounds
RETURN = 2  # back at a physical table, times the visits before
STAGE = 2000  # exchanges at one warmth
WARM, COLD = 0.93, 0.78  # how often an exchange that costs one is taken, first and last
DEAREST = 80  # dearer exchanges are never taken
MOVES = 0.0625  # share of exchanges of whole tables

SEEDS: dict[tuple[int, int], tuple[int, ...]] = {
    # (people, tables): seeds for six, five, four, three, two rounds
    (6, 2): (1, 1, 1, 1, 1),
    (7, 2): (1, 1, 1, 1, 1),
    (8, 2): (1, 2, 1, 1, 1),
    (9, 3): (7, 13, 2, 25, 1),
    (10, 3): (42, 2, 6, 3, 1),
    (11, 3): (56, 3, 1, 1, 1),
    (12, 3): (3, 1, 2, 1, 1),
    (12, 4): (57, 5, 5, 1, 1),
    (13, 4): (31, 6, 5, 1, 1),
    (14, 4): (20, 15, 26, 11, 1),
    (15, 4): (34, 3, 24, 50, 1),
    (16, 4): (43, 43, 7, 1, 1),
    (15, 5): (114, 6, 49, 1, 1),
    (16, 5): (25, 59, 22, 4, 1),
    (17, 5): (30, 17, 21, 3, 1),
    (18, 5): (85, 25, 1, 43, 1),
    (19, 5): (20, 42, 25, 34, 1),
    (20, 5): (10, 79, 8, 9, 1),
    (18, 6): (116, 27, 22, 1, 1),
    (19, 6): (76, 58, 20, 1, 1),
    (20, 6): (53, 56, 39, 2, 1),
    (21, 6): (118, 48, 10, 1, 1),
    (22, 6): (30, 8, 43, 5, 1),
    (23, 6): (76, 13, 1, 2, 1),
    (24, 6): (58, 62, 8, 18, 1),
}


def steps_for(people: int) -> int:
    """How long a small field is annealed."""
    return 300_000 if people <= 12 else 600_000


def fields() -> Iterator[tuple[int, tuple[int, ...]]]:
    """All fields of up to six tables, each with its sizes."""
    known: dict[tuple[int, tuple[int, ...]], None] = {}
    for people in range(6, 25):
        for prefer in (4, 3):
            sizes = split(people, (3, 4), prefer).sizes
            if len(sizes) <= 6:
                known[people, sizes] = None
    yield from sorted(known, key=lambda row: (row[0], len(row[1])))


class Small:
    """One small field under annealing."""

    def __init__(self, people: int, sizes: Sequence[int], rounds: int, seed: int) -> None:
        self.people, self.tables, self.usual = people, len(sizes), max(sizes)
        self.dearness = EVEN.get((people, len(sizes), rounds), SHORT)  # of visits to short tables
        chance = Chance(seed)
        self.draw = chance.draw
        self.met = [[0] * people for _ in range(people)]
        self.been = [[0] * self.tables for _ in range(people)]
        self.short = [0] * people
        self.rounds: Rounds = []
        self.where: list[list[int]] = []
        self.cost = 0
        for _ in range(rounds):
            order = iter(chance.shuffled(range(people)))
            self._seat([[next(order) for _ in range(size)] for size in sizes])

    def _seat(self, tables: list[Table]) -> None:
        places = [0] * self.people
        for place, table in enumerate(tables):
            for index, one in enumerate(table):
                places[one] = place
                self.cost += RETURN * self.been[one][place]
                self.been[one][place] += 1
                if len(table) < self.usual:
                    self.cost += self.dearness * self.short[one]
                    self.short[one] += 1
                for other in table[index + 1 :]:
                    self.cost += TOLL[self.met[one][other]]
                    self.met[one][other] += 1
                    self.met[other][one] += 1
        self.rounds.append(tables)
        self.where.append(places)

    def anneal(self, steps: int) -> Rounds:
        """Exchange at falling warmth; the cheapest seats seen."""
        draw, many, taken = self.draw, len(self.rounds), [1.0]
        least, kept = self.cost, self._copy()
        for step in range(steps):
            if step % STAGE == 0:
                ease, taken = WARM + (COLD - WARM) * step / steps, [1.0]
                while len(taken) < DEAREST:
                    taken.append(taken[-1] * ease)
            number = int(draw() * many)
            move = self._move_tables if draw() < MOVES else self._exchange
            move(number, taken)
            if self.cost < least:
                least, kept = self.cost, self._copy()
        return kept

    def _copy(self) -> Rounds:
        return [[list(table) for table in tables] for tables in self.rounds]

    def _takes(self, price: int, taken: Sequence[float]) -> bool:
        return price <= 0 or (price < DEAREST and self.draw() < taken[price])

    def _move_tables(self, number: int, taken: Sequence[float]) -> None:
        one, other = int(self.draw() * self.tables), int(self.draw() * self.tables)
        if one == other:
            return
        tables, places, been = self.rounds[number], self.where[number], self.been
        price = sum([been[person][other] - been[person][one] + 1 for person in tables[one]])
        price += sum([been[person][one] - been[person][other] + 1 for person in tables[other]])
        if not self._takes(RETURN * price, taken):
            return
        for here, there in ((one, other), (other, one)):
            for person in tables[here]:
                been[person][here] -= 1
                been[person][there] += 1
                places[person] = there
        tables[one], tables[other] = tables[other], tables[one]
        self.cost += RETURN * price

    def _exchange(self, number: int, taken: Sequence[float]) -> None:
        one, other = int(self.draw() * self.people), int(self.draw() * self.people)
        places, tables, been, met = self.where[number], self.rounds[number], self.been, self.met
        here, there = places[one], places[other]
        if here == there:
            return
        of_one, of_other = met[one], met[other]
        mates = [mate for mate in tables[here] if mate != one]
        others = [mate for mate in tables[there] if mate != other]
        price = RETURN * (been[one][there] - been[one][here] + been[other][here] - been[other][there] + 2)
        for mate in mates:
            price += TOLL[of_other[mate]] - TOLL[of_one[mate] - 1]
        for mate in others:
            price += TOLL[of_one[mate]] - TOLL[of_other[mate] - 1]
        comes, goes = (other, one) if len(mates) < len(others) else (one, other)
        is_uneven = len(mates) != len(others)
        if is_uneven:
            price += self.dearness * (self.short[comes] - self.short[goes] + 1)
        if not self._takes(price, taken):
            return
        for mate in mates:
            of_one[mate] -= 1
            of_other[mate] += 1
            met[mate][one] -= 1
            met[mate][other] += 1
        for mate in others:
            of_other[mate] -= 1
            of_one[mate] += 1
            met[mate][other] -= 1
            met[mate][one] += 1
        for person, left, found in ((one, here, there), (other, there, here)):
            been[person][left] -= 1
            been[person][found] += 1
            places[person] = found
        if is_uneven:
            self.short[comes] += 1
            self.short[goes] -= 1
        tables[here][tables[here].index(one)] = other
        tables[there][tables[there].index(other)] = one
        self.cost += price


# The price of one meeting more after so many: a repeat, and the coincidences that it makes.
TOLL = [MEETING // 2 * (known + (known > 0)) for known in range(12)]


def worth(rounds: Rounds) -> tuple[int, ...]:
    """What designs of one field are compared by, the least first."""
    quality = measure(rounds)
    short = quality.short_visits.values()
    return (
        quality.repeats,
        quality.coincidences,
        max(short) - min(short),
        quality.table_repeats,
        quality.consecutive,
    )


def small_text(asked: Sequence[int]) -> str:
    """Anneal small fields; of each the shorter designs that are better than the begin of a longer one."""
    lines: list[str] = []
    for people, sizes in fields():
        if asked and not asked[0] <= people <= asked[-1]:
            continue
        kept: list[Rounds] = []
        for rounds, seed in zip(ROUNDS, SEEDS[people, len(sizes)], strict=True):
            found = Small(people, sizes, rounds, seed).anneal(steps_for(people))
            if measure(found).repeats and sizes[0] == sizes[-1] and starters.developed(people, sizes[0], rounds):
                continue  # a starter has no repeat
            if not kept or worth(found) < worth(kept[0][:rounds]):
                kept.insert(0, found)
        for design in kept:
            lines.append(f"{people} at {len(sizes)}")
            texts = [_words(tables) for tables in design]
            lines += [" / ".join(texts[place : place + 3]) for place in range(0, len(texts), 3)]
    return "\n".join(lines)


def _words(tables: list[Table]) -> str:
    return " ".join("".join(starters.LETTERS[person] for person in sorted(table)) for table in tables)


TEXTS = {
    "starters": ("starters.py", "STARTERS_TEXT"),
    "planes": ("starters.py", "PLANES"),
    "small": ("small_fields.py", "SCHEDULES"),
}


def found(name: str, people: Sequence[int]) -> str:
    """Search one kind of designs."""
    if name == "starters":
        return starters_text()
    if name == "planes":
        return planes_text()
    return small_text(people)


def put(name: str, text: str) -> None:
    """Put a text into its module."""
    module, constant = TEXTS[name]
    path = PACKAGE / module
    before, mark, rest = path.read_text(encoding="utf-8").partition(f'{constant} = """\n')
    _, end, after = rest.partition('\n"""')
    path.write_text(before + mark + text + end + after, encoding="utf-8")


def explore(field: Field, seeds: Iterable[int]) -> None:
    """Print which seed of a range anneals a small field best."""
    people, tables, rounds = field
    sizes = next(sizes for number, sizes in fields() if (number, len(sizes)) == (people, tables))
    best = min((worth(Small(people, sizes, rounds, seed).anneal(steps_for(people))), seed) for seed in seeds)
    print(f"{field}: seed {best[1]}, worth {best[0]}")


def main() -> int:
    """Run the command."""
    wanted = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    wanted.add_argument("--only", choices=tuple(TEXTS), help="one kind of designs")
    wanted.add_argument("--people", type=int, nargs="+", default=(), metavar="N", help="small fields from, to")
    wanted.add_argument("--write", action="store_true", help="put what was found into the program")
    wanted.add_argument("--field", type=int, nargs=3, metavar=("N", "TABLES", "ROUNDS"), help="compare seeds")
    wanted.add_argument("--seeds", type=int, nargs=2, default=(1, 60), metavar=("FROM", "TO"))
    asked = wanted.parse_args()
    if asked.field:
        explore(tuple(asked.field), range(asked.seeds[0], asked.seeds[1] + 1))
        return 0
    differing = 0
    for name in (asked.only,) if asked.only else TEXTS:
        start = time.process_time()
        text = found(name, asked.people)
        module, constant = TEXTS[name]
        kept = getattr(starters if module == "starters.py" else small_fields, constant).strip("\n")
        is_same = text in kept if asked.people else text == kept
        differing += not is_same
        print(f"{name}: {'as kept' if is_same else 'differs'}, {time.process_time() - start:.0f} s", flush=True)
        if asked.write and not asked.people:
            put(name, text)
        elif not is_same:
            print(text)
    return 1 if differing and not asked.write else 0


if __name__ == "__main__":
    sys.exit(main())
