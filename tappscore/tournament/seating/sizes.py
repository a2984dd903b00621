"""How many tables of which size a number of people makes.

practice.md D.3: at most two sizes, differing by one, the same in every round.
The smallest size of a variant and the next one are its everyday tables; a
larger one (five people, two of them resting) is the way out where nothing
else fits, and only then does somebody sit out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tappscore.problems import Problem

MOST_PEOPLE = 240


@dataclass(frozen=True, slots=True)
class Split:
    """Table sizes of one round, larger tables first, and how many people have no seat."""

    sizes: tuple[int, ...]
    sitting_out: int = 0

    @property
    def seats(self) -> int:
        """People with a seat."""
        return sum(self.sizes)

    @property
    def is_mixed(self) -> bool:
        """Whether tables differ in size."""
        return len(set(self.sizes)) > 1

    def count(self, size: int) -> int:
        """Tables of one size."""
        return self.sizes.count(size)


def problems(people: int, allowed: Sequence[int]) -> tuple[Problem, ...]:
    """Say why a number of people makes no tables at all; empty when it does."""
    if people < min(allowed):
        return (Problem("too-few-people", "people", values={"people": people, "least": min(allowed)}),)
    if people > MOST_PEOPLE:
        return (Problem("too-many-people", "people", values={"people": people, "most": MOST_PEOPLE}),)
    return ()


def split(people: int, allowed: Sequence[int] = (3, 4), prefer: int = 4) -> Split:
    """Choose the table sizes for a number of people.

    `allowed` are the sizes a variant takes, resting seats included. As few
    people as possible sit out, then large tables are avoided, then as many
    tables as possible have the preferred size. Below the smallest size nobody
    has a seat: ask `problems` first.
    """
    ordered = sorted(set(allowed))
    best: tuple[tuple[int, int, int, int], Split] | None = None
    for out in range(people + 1):
        for sizes in _combinations(people - out, ordered):
            rank = _rank(sizes, ordered, prefer)
            if best is None or rank < best[0]:
                best = (rank, Split(sizes, out))
        if best is not None:
            return best[1]
    return Split((), people)


def outlook(people: int, allowed: Sequence[int] = (3, 4), prefer: int = 4) -> tuple[tuple[int, Split], ...]:
    """Show the sizes for one fewer, this many, and one more person."""
    numbers = (people - 1, people, people + 1)
    return tuple((n, split(n, allowed, prefer)) for n in numbers if min(allowed) <= n <= MOST_PEOPLE)


def missing_for_full_tables(people: int, allowed: Sequence[int] = (3, 4), prefer: int = 4) -> int:
    """Count the people missing until all tables have the preferred size."""
    size = prefer if prefer in allowed else min(allowed)
    return -people % size


def _combinations(seats: int, allowed: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for size in allowed:
        if seats > 0 and seats % size == 0:
            yield (size,) * (seats // size)
        if size + 1 in allowed:
            for large in range(1, seats // (size + 1) + 1):
                rest = seats - large * (size + 1)
                if rest > 0 and rest % size == 0:
                    yield (size + 1,) * large + (size,) * (rest // size)


def _rank(sizes: tuple[int, ...], allowed: Sequence[int], prefer: int) -> tuple[int, int, int, int]:
    everyday = max(prefer, allowed[0] + 1)
    oversize = sum(size > everyday for size in sizes)
    other = sum(size != prefer for size in sizes)
    # The last two settle what the preference leaves open: fewer resting people, then fewer tables.
    return (oversize, other, sum(size - allowed[0] for size in sizes), len(sizes))
