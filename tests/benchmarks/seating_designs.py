"""Search the ready designs of the seating anew and compare them with those the program keeps.

    python tests/benchmarks/seating_designs.py                     everything; exit status 1 where a text differs
    python tests/benchmarks/seating_designs.py --only starters     or: planes, small, middle
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
  `seating_ways.SEEDS` are the best of the first 60 (up to 12 people) to 120 seeds.

*middle* and some small fields (`seating_ways.COOLED`)  where returns are few they are found
  only if annealing ends colder, and goes on several times from the best so far.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from seating_starters import planes_text, starters_text
from seating_ways import COOLED, CYCLES, ROUNDS, SEEDS, Field, Way, way_for

from tappscore.tournament.seating import measure, middle_fields, small_fields, split, starters
from tappscore.tournament.seating.chance import Chance

Table = list[int]
Rounds = list[list[Table]]
PACKAGE = Path(small_fields.__file__).parent
MOST_SMALL = 6  # tables of a small field

MEETING = 20  # what a meeting again costs, in whole numbers; all else is dear or cheap beside it
STAGE = 2000  # exchanges at one warmth
DEAREST = 80  # dearer exchanges are never taken
MOVES = 0.0625  # share of exchanges of whole tables


def fields() -> Iterator[tuple[int, tuple[int, ...]]]:
    """All fields of up to six tables, each with its sizes."""
    known: dict[tuple[int, tuple[int, ...]], None] = {}
    for people in range(6, 25):
        for prefer in (4, 3):
            sizes = split(people, (3, 4), prefer).sizes
            if len(sizes) <= MOST_SMALL:
                known[people, sizes] = None
    yield from sorted(known, key=lambda row: (row[0], len(row[1])))


class Small:
    """One small field under annealing."""

    def __init__(self, sizes: Sequence[int], rounds: int, way: Way, seed: int) -> None:
        self.people, self.tables, self.usual, self.way = sum(sizes), len(sizes), max(sizes), way
        # The price of coming to a table once more, after so many visits.
        self.back = [way.back * known + way.again * (known > 0) for known in range(12)]
        chance = Chance(seed)
        self.draw = chance.draw
        seats = []
        for _ in range(rounds):
            order = iter(chance.shuffled(range(self.people)))
            seats.append([[next(order) for _ in range(size)] for size in sizes])
        self._begin(seats)

    def _begin(self, seats: Rounds) -> None:
        people = self.people
        self.met = [[0] * people for _ in range(people)]
        self.been = [[0] * self.tables for _ in range(people)]
        self.short = [0] * people
        self.rounds: Rounds = []
        self.where: list[list[int]] = []
        self.cost = 0
        for tables in seats:
            self._seat(tables)

    def _floor(self) -> int:
        """What no seating costs less than: visits to short tables and to each table as even as can be."""
        visits, rounds = sum(self.short), len(self.rounds)
        turns = [rounds // self.tables + (place < rounds % self.tables) for place in range(self.tables)]
        low, more = divmod(visits, self.people)
        even = self.people * low * (low - 1) // 2 + more * low
        return self.way.short * even + self.people * sum([sum(self.back[:many]) for many in turns])

    def _seat(self, tables: list[Table]) -> None:
        places = [0] * self.people
        for place, table in enumerate(tables):
            for index, one in enumerate(table):
                places[one] = place
                self.cost += self.back[self.been[one][place]]
                self.been[one][place] += 1
                if len(table) < self.usual:
                    self.cost += self.way.short * self.short[one]
                    self.short[one] += 1
                for other in table[index + 1 :]:
                    self.cost += TOLL[self.met[one][other]]
                    self.met[one][other] += 1
                    self.met[other][one] += 1
        self.rounds.append(tables)
        self.where.append(places)

    def anneal(self) -> Rounds:
        """Exchange at falling warmth, in cycles; the cheapest seats seen."""
        way, floor = self.way, self._floor()
        least, kept = self._cooled(way.warm, self.cost, self._copy(), floor)
        for _ in range(way.cycles):
            if least > floor:
                self._begin(kept)
                least, kept = self._cooled(way.warm_again, least, self._copy(), floor)
        return kept

    def _cooled(self, warm: float, least: int, kept: Rounds, floor: int) -> tuple[int, Rounds]:
        draw, many, taken, steps = self.draw, len(self.rounds), [1.0], self.way.steps
        for step in range(steps):
            if least <= floor:
                break
            if step % STAGE == 0:
                ease, taken = warm + (self.way.cold - warm) * step / steps, [1.0]
                while len(taken) < DEAREST:
                    taken.append(taken[-1] * ease)
            number = int(draw() * many)
            move = self._move_tables if draw() < MOVES else self._exchange
            move(number, taken)
            if self.cost < least:
                least, kept = self.cost, self._copy()
        return least, kept

    def _copy(self) -> Rounds:
        return [[list(table) for table in tables] for tables in self.rounds]

    def _takes(self, price: int, taken: Sequence[float]) -> bool:
        return price <= 0 or (price < DEAREST and self.draw() < taken[price])

    def _move_tables(self, number: int, taken: Sequence[float]) -> None:
        one, other = int(self.draw() * self.tables), int(self.draw() * self.tables)
        if one == other:
            return
        tables, places, been, back = self.rounds[number], self.where[number], self.been, self.back
        price = sum([back[been[person][other]] - back[been[person][one] - 1] for person in tables[one]])
        price += sum([back[been[person][one]] - back[been[person][other] - 1] for person in tables[other]])
        if not self._takes(price, taken):
            return
        for here, there in ((one, other), (other, one)):
            for person in tables[here]:
                been[person][here] -= 1
                been[person][there] += 1
                places[person] = there
        tables[one], tables[other] = tables[other], tables[one]
        self.cost += price

    def _exchange(self, number: int, taken: Sequence[float]) -> None:
        one, other = int(self.draw() * self.people), int(self.draw() * self.people)
        places, tables, back, met = self.where[number], self.rounds[number], self.back, self.met
        here, there = places[one], places[other]
        if here == there:
            return
        of_one, of_other = met[one], met[other]
        mates = [mate for mate in tables[here] if mate != one]
        others = [mate for mate in tables[there] if mate != other]
        of_table, of_others = self.been[one], self.been[other]
        price = back[of_table[there]] - back[of_table[here] - 1]
        price += back[of_others[here]] - back[of_others[there] - 1]
        for mate in mates:
            price += TOLL[of_other[mate]] - TOLL[of_one[mate] - 1]
        for mate in others:
            price += TOLL[of_one[mate]] - TOLL[of_other[mate] - 1]
        comes, goes = (other, one) if len(mates) < len(others) else (one, other)
        is_uneven = len(mates) != len(others)
        if is_uneven:
            price += self.way.short * (self.short[comes] - self.short[goes] + 1)
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
        for person, visits, left, found in ((one, of_table, here, there), (other, of_others, there, here)):
            visits[left] -= 1
            visits[found] += 1
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


def annealed(field: Field) -> Rounds:
    """Anneal one field as it is stored."""
    way, seed = way_for(field)
    return Small(sizes_of(field), field[2], way, seed).anneal()


def sizes_of(field: Field) -> tuple[int, ...]:
    """Table sizes of a field, larger tables first."""
    people, tables, _ = field
    low, more = divmod(people, tables)
    return tuple(low + (place < more) for place in range(tables))


def small_text(asked: Sequence[int]) -> str:
    """Anneal small fields; of each the shorter designs that are better than the begin of a longer one."""
    lines: list[str] = []
    for people, sizes in fields():
        if asked and not asked[0] <= people <= asked[-1]:
            continue
        kept: list[Rounds] = []
        for rounds in ROUNDS:
            found = annealed((people, len(sizes), rounds))
            if measure(found).repeats and sizes[0] == sizes[-1] and starters.developed(people, sizes[0], rounds):
                continue  # a starter has no repeat
            if not kept or worth(found) < worth(kept[0][:rounds]):
                kept.insert(0, found)
        for design in kept:
            lines += _lines(design)
    return "\n".join(lines)


def middle_text(asked: Sequence[int]) -> str:
    """Anneal the fields of more than six tables that are stored."""
    lines: list[str] = []
    for field in sorted(COOLED):
        if field[1] > MOST_SMALL and (not asked or asked[0] <= field[0] <= asked[-1]):
            lines += _lines(annealed(field))
    return "\n".join(lines)


def _lines(design: Rounds) -> list[str]:
    texts = [_words(tables) for tables in design]
    people, tables = sum(map(len, design[0])), len(design[0])
    a_line = 3 if tables <= MOST_SMALL else 2
    rows = [" / ".join(texts[place : place + a_line]) for place in range(0, len(texts), a_line)]
    return [f"{people} at {tables}", *rows]


def _words(tables: list[Table]) -> str:
    return " ".join("".join(starters.LETTERS[person] for person in sorted(table)) for table in tables)


TEXTS = {
    "starters": ("starters.py", "STARTERS_TEXT"),
    "planes": ("starters.py", "PLANES"),
    "small": ("small_fields.py", "SCHEDULES"),
    "middle": ("middle_fields.py", "SCHEDULES"),
}


MODULES = {"starters.py": starters, "small_fields.py": small_fields, "middle_fields.py": middle_fields}


def found(name: str, people: Sequence[int]) -> str:
    """Search one kind of designs."""
    if name == "starters":
        return starters_text()
    if name == "planes":
        return planes_text()
    return small_text(people) if name == "small" else middle_text(people)


def put(name: str, text: str) -> None:
    """Put a text into its module."""
    module, constant = TEXTS[name]
    path = PACKAGE / module
    before, mark, rest = path.read_text(encoding="utf-8").partition(f'{constant} = """\n')
    _, end, after = rest.partition('\n"""')
    path.write_text(before + mark + text + end + after, encoding="utf-8")


def explore(field: Field, seeds: Iterable[int]) -> None:
    """Print which seed of a range anneals a small field best."""
    way, _ = way_for(field) if field in COOLED or field[:2] in SEEDS else (CYCLES, 0)
    best = min((worth(Small(sizes_of(field), field[2], way, seed).anneal()), seed) for seed in seeds)
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
        kept = getattr(MODULES[module], constant).strip("\n")
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
