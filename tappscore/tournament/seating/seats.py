"""Who sits where in one round: the value that plans are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seating:
    """One round: people by table, in seat order (seat 1 first).

    `numbers` are the physical tables, one for each of `tables`; they may have
    gaps. `sitting_out` are people who were there and had no seat.
    """

    tables: tuple[tuple[int, ...], ...]
    numbers: tuple[int, ...]
    sitting_out: tuple[int, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """Everybody with a seat, table by table."""
        return tuple(person for table in self.tables for person in table)

    @property
    def numbered(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Table number and people, as `services.rounds.draw` takes them."""
        return tuple(zip(self.numbers, self.tables, strict=True))

    def table_of(self, person: int) -> int | None:
        """Find the index of a person's table; None without a seat."""
        for index, table in enumerate(self.tables):
            if person in table:
                return index
        return None


# What callers may hand in as a round: a value of ours, or bare tables numbered from 1.
Tables = Seating | Sequence[Sequence[int]]


def seating(tables: Iterable[Iterable[int]], numbers: Sequence[int] = (), sitting_out: Iterable[int] = ()) -> Seating:
    """Build a round; without `numbers` the tables count from 1."""
    rows = tuple(tuple(table) for table in tables)
    return Seating(rows, tuple(numbers) or tuple(range(1, len(rows) + 1)), tuple(sitting_out))


def rounds_of(history: Iterable[Tables]) -> tuple[Seating, ...]:
    """Bring earlier rounds into one form."""
    return tuple(one if isinstance(one, Seating) else seating(one) for one in history)


def pairs(people: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Walk all pairs of people, the smaller number first."""
    for index, one in enumerate(people):
        for other in people[index + 1 :]:
            yield (one, other) if one < other else (other, one)
