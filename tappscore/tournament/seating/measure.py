"""The quality of seatings, counted plainly from who sat where.

Everything shown to people comes from here. It shares nothing with the
search: no weights, no incremental counts, only the tables themselves.

practice.md D.1: *repeats* are meetings beyond the first (a pair meeting m
times counts m - 1), *coincidences* count m(m - 1)/2. They agree while nobody
meets three times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tappscore.tournament.seating.seats import Seating, Tables, pairs, rounds_of

Pair = tuple[int, int]
_Kind = Callable[[Seating], list[tuple[int, ...]]]


@dataclass(frozen=True, slots=True)
class Quality:
    """What some rounds did to the people in them.

    `meetings` has every pair that met, with how often. `consecutive` counts
    pairs who met again in the very next round, each such time. A *short*
    visit is one to a table with fewer people than the largest of its round;
    an *odd* visit one to a table of the rarer size (the smaller one at equal
    numbers). `seats` has for each person the visits to seat 1, 2, ..., and
    `narrowest` is the smallest number of seats at a table;
    `same_table` the times a person came back to a physical table.
    """

    rounds: int
    people: tuple[int, ...]
    meetings: Mapping[Pair, int]
    repeats: int
    coincidences: int
    consecutive: int
    short_visits: Mapping[int, int]
    odd_visits: Mapping[int, int]
    seats: Mapping[int, tuple[int, ...]]
    narrowest: int
    same_table: Mapping[int, int]
    sat_out: Mapping[int, int]

    @property
    def repeated(self) -> tuple[tuple[int, int, int], ...]:
        """Pairs who met more than once, the most frequent first: (one, other, meetings)."""
        again = [(*pair, times) for pair, times in self.meetings.items() if times > 1]
        return tuple(sorted(again, key=lambda row: (-row[2], row[0], row[1])))

    @property
    def table_repeats(self) -> int:
        """Times that somebody came back to a physical table, all people together."""
        return sum(self.same_table.values())

    @property
    def seat_spread(self) -> int:
        """The largest difference, for one person, between visits to the seats that all tables have."""
        return max((max(visits) - min(visits) for visits in self.common_seats.values()), default=0)

    @property
    def common_seats(self) -> Mapping[int, tuple[int, ...]]:
        """Visits of each person to the seats that every table had."""
        return {person: visits[: self.narrowest] for person, visits in self.seats.items() if self.narrowest}


def measure(history: Iterable[Tables], people: Sequence[int] = ()) -> Quality:
    """Count what rounds in their order did; `people` adds those who never had a seat."""
    rounds = rounds_of(history)
    everybody = tuple(
        dict.fromkeys((*people, *(person for one in rounds for person in (*one.people, *one.sitting_out))))
    )
    meetings = Counter(pair for one in rounds for table in one.tables for pair in pairs(table))
    return Quality(
        rounds=len(rounds),
        people=everybody,
        meetings=dict(meetings),
        repeats=sum(times - 1 for times in meetings.values()),
        coincidences=sum(times * (times - 1) // 2 for times in meetings.values()),
        consecutive=sum(len(_met(one) & _met(following)) for one, following in pairwise(rounds)),
        short_visits=_visits(rounds, everybody, _short_tables),
        odd_visits=_visits(rounds, everybody, _odd_tables),
        seats=_seats(rounds, everybody),
        narrowest=min((len(table) for one in rounds for table in one.tables), default=0),
        same_table=_same_table(rounds, everybody),
        sat_out={person: sum(person in one.sitting_out for one in rounds) for person in everybody},
    )


def _met(one: Seating) -> set[Pair]:
    return {pair for table in one.tables for pair in pairs(table)}


def _short_tables(one: Seating) -> list[tuple[int, ...]]:
    largest = max((len(table) for table in one.tables), default=0)
    return [table for table in one.tables if len(table) < largest]


def _odd_tables(one: Seating) -> list[tuple[int, ...]]:
    sizes = Counter(len(table) for table in one.tables)
    usual = max(sizes, key=lambda size: (sizes[size], size), default=0)
    return [table for table in one.tables if len(table) != usual]


def _visits(rounds: Sequence[Seating], everybody: Sequence[int], kind: _Kind) -> dict[int, int]:
    visits = Counter(person for one in rounds for table in kind(one) for person in table)
    return {person: visits[person] for person in everybody}


def _seats(rounds: Sequence[Seating], everybody: Sequence[int]) -> dict[int, tuple[int, ...]]:
    width = max((len(table) for one in rounds for table in one.tables), default=0)
    visits = Counter((person, seat) for one in rounds for table in one.tables for seat, person in enumerate(table))
    return {person: tuple(visits[person, seat] for seat in range(width)) for person in everybody}


def _same_table(rounds: Sequence[Seating], everybody: Sequence[int]) -> dict[int, int]:
    visits = Counter((person, number) for one in rounds for number, table in one.numbered for person in table)
    again = Counter[int]()
    for (person, _), times in visits.items():
        again[person] += times - 1
    return {person: again[person] for person in everybody}
