"""Starters and signed planes: how the designs of the hard cases are found.

*Starters*: base rounds turned through a cyclic group, annealed on the orbits
of pairs: a pair of a base round stands for all that it is turned into.

*Planes*: 32 people at fours in ten rounds. Two affine planes of order four lie
over the same 16 points, one of them moved by a random permutation, so that
every two points are on two lines. Each point stands for two people, each line
for two tables: the people named by its signs, and their doubles. Nobody meets
twice if every two points agree in sign on one of their two lines and differ on
the other: 120 equations modulo two. The seeds from 1 on were tried, one
permutation each; `PLANES_SEED` is the first that has a solution.

`seating_designs.py` is the command.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.starters import LETTERS

Table = list[int]
Rounds = list[list[Table]]
STAGE = 2000  # exchanges at one warmth


class Shape(NamedTuple):
    """A starter to look for: tables of `size`, circles of `modulus` people, `fixed` people who stay."""

    size: int
    modulus: int
    circles: int
    fixed: int
    base: int = 1  # base rounds
    transversals: int = 0
    seed: int = 1

    @property
    def people(self) -> int:
        """Everybody."""
        return self.modulus * self.circles + self.fixed

    def turned(self, person: int) -> int:
        """Where somebody is one turn later."""
        circle, place = divmod(person, self.modulus)
        return person if circle >= self.circles else circle * self.modulus + (place + 1) % self.modulus


SHAPES = (
    Shape(3, 7, 2, 1),
    Shape(3, 4, 4, 2, base=2),
    Shape(3, 7, 3, 0, transversals=3, seed=180),
    Shape(3, 11, 2, 2),
    Shape(4, 7, 3, 3),
    Shape(4, 9, 3, 1, seed=26),
)
TURNS = 200_000  # exchanges before the next seed
HOT, COOL = 0.86, 0.5


class Turning:
    """Base rounds under annealing; each pair counts for all pairs that it is turned into."""

    def __init__(self, shape: Shape, seed: int) -> None:
        self.shape, chance = shape, Chance(seed)
        self.draw = chance.draw
        self.orbit, self.lengths = _orbits(shape)
        self.hits = [0] * len(self.lengths)
        tables = shape.people // shape.size
        self.rounds: Rounds = []
        for _ in range(shape.base):
            order = iter(chance.shuffled(range(shape.people)))
            self.rounds.append([[next(order) for _ in range(shape.size)] for _ in range(tables)])
        self.cost = sum(self._hit(a, b, 1) for tables in self.rounds for row in tables for a, b in combinations(row, 2))

    def _hit(self, one: int, other: int, change: int) -> int:
        """Count a pair in or out; what that costs."""
        orbit = self.orbit[one][other]
        length = self.lengths[orbit]
        before = self.hits[orbit] * self.shape.modulus // length
        self.hits[orbit] += change
        after = self.hits[orbit] * self.shape.modulus // length
        return length * (after * (after - 1) - before * (before - 1)) // 2

    def anneal(self, steps: int) -> bool:
        """Exchange at falling warmth until nobody meets twice; whether that came."""
        dearest, taken = 12 * self.shape.modulus, [1.0]
        for step in range(steps):
            if not self.cost:
                return True
            if step % STAGE == 0:
                ease, taken = HOT + (COOL - HOT) * step / steps, [1.0]
                while len(taken) < dearest:
                    taken.append(taken[-1] * ease)
            tables = self.rounds[int(self.draw() * len(self.rounds))]
            here, there = (tables[int(self.draw() * len(tables))] for _ in range(2))
            one, other = int(self.draw() * self.shape.size), int(self.draw() * self.shape.size)
            if here is there:
                continue
            price = self._swap(here, one, there, other)
            self.cost += price
            if price > 0 and (price >= dearest or self.draw() >= taken[price]):
                self.cost += self._swap(here, one, there, other)
        return not self.cost

    def _swap(self, here: Table, one: int, there: Table, other: int) -> int:
        p, q = here[one], there[other]
        mates, others = [m for m in here if m != p], [m for m in there if m != q]
        price = sum([self._hit(p, m, -1) for m in mates]) + sum([self._hit(q, m, -1) for m in others])
        price += sum([self._hit(q, m, 1) for m in mates]) + sum([self._hit(p, m, 1) for m in others])
        here[one], there[other] = q, p
        return price

    def transversals(self) -> list[tuple[int, ...]] | None:
        """Offsets of further rounds, one person of every circle at each table; None where too few are left."""
        modulus, wanted = self.shape.modulus, self.shape.transversals
        used: set[tuple[int, int, int]] = {
            (a // modulus, b // modulus, (b - a) % modulus)
            for tables in self.rounds
            for table in tables
            for a, b in combinations(sorted(table), 2)
        }
        return _transversals(used, self.shape, wanted)


def _orbits(shape: Shape) -> tuple[list[list[int]], list[int]]:
    people = shape.people
    orbit, lengths = [[-1] * people for _ in range(people)], list[int]()
    for pair in combinations(range(people), 2):
        one, other = pair
        if orbit[one][other] >= 0:
            continue
        turned: set[tuple[int, int]] = set()
        while (min(one, other), max(one, other)) not in turned:
            turned.add((min(one, other), max(one, other)))
            orbit[one][other] = orbit[other][one] = len(lengths)
            one, other = shape.turned(one), shape.turned(other)
        lengths.append(len(turned))
    return orbit, lengths


def _transversals(used: set[tuple[int, int, int]], shape: Shape, wanted: int) -> list[tuple[int, ...]] | None:
    if not wanted:
        return []
    for number in range(shape.modulus ** (shape.circles - 1)):
        offsets = (0, *(number // shape.modulus**place % shape.modulus for place in range(shape.circles - 1)))
        steps = {(a, b, (offsets[b] - offsets[a]) % shape.modulus) for a, b in combinations(range(shape.circles), 2)}
        if used.isdisjoint(steps):
            others = _transversals(used | steps, shape, wanted - 1)
            if others is not None:
                return [offsets, *others]
    return None


def starters_text() -> str:
    """Find every starter; its seed is the first from 1 on that gives one."""
    lines: list[str] = []
    for shape in SHAPES:
        seed, offsets = shape.seed, None
        while offsets is None:
            turning = Turning(shape, seed)
            offsets = turning.transversals() if turning.anneal(TURNS) else None
            seed += 1
        lines.append(f"{shape.size} at {shape.modulus} x {shape.circles} + {shape.fixed}")
        lines += [" ".join(sorted(_words(tables))) for tables in turning.rounds]
        lines += ["turned " + " ".join(map(str, row)) for row in offsets]
    return "\n".join(lines)


POINTS = 16
PLANES_SEED = 49_250


def planes_text(seed: int = PLANES_SEED) -> str:
    """Lay two planes over each other and sign them; ValueError where the equations have no solution."""
    moved = Chance(seed).shuffled(range(POINTS))
    plane = _plane()
    classes = plane + [[[moved[point] for point in line] for line in lines] for lines in plane]
    signs = _signs([line for lines in classes for line in lines])
    if signs is None:
        raise ValueError(seed)
    rounds = []
    for number, lines in enumerate(classes):
        words = []
        for place, line in enumerate(lines):
            row = signs[4 * (4 * number + place) :]
            letters = [(LETTERS[point], sign) for point, sign in sorted(zip(line, row, strict=False))]
            words.append("".join(letter.upper() if sign else letter for letter, sign in letters))
        rounds.append(" ".join(sorted(words, key=str.lower)))
    return "\n".join(rounds)


def _words(tables: list[Table]) -> list[str]:
    return ["".join(LETTERS[person] for person in sorted(table)) for table in tables]


def _plane() -> list[list[Table]]:
    """The affine plane over four elements: five classes of four lines."""

    def times(a: int, b: int) -> int:
        return 1 + (a + b - 2) % 3 if a and b else 0

    sloping = [[[4 * x + (times(slope, x) ^ c) for x in range(4)] for c in range(4)] for slope in range(4)]
    return [*sloping, [[4 * x + y for y in range(4)] for x in range(4)]]


def _signs(lines: Sequence[Table]) -> list[int] | None:
    """Solve modulo two: the signs of two points differ on one of their two lines."""
    equations: dict[tuple[int, int], int] = {}
    for number, line in enumerate(lines):
        for i, j in combinations(range(4), 2):
            pair = (min(line[i], line[j]), max(line[i], line[j]))
            # Bit 0 is the right side, the others are the unknown signs.
            equations[pair] = equations.get(pair, 1) ^ 2 << (4 * number + i) ^ 2 << (4 * number + j)
    leading: dict[int, int] = {}
    for row in equations.values():
        rest = row
        while rest:
            top = rest.bit_length() - 1
            if not top:
                return None
            if top not in leading:
                leading[top] = rest
                break
            rest ^= leading[top]
    signs = [0] * (4 * len(lines))
    for top in sorted(leading):
        known = sum(signs[place] for place in range(top - 1) if leading[top] >> (place + 1) & 1)
        signs[top - 1] = (known + leading[top]) % 2
    return signs
