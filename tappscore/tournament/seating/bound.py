"""Proven lower bounds: how few repeats a seating can have at best, and why.

Every bound holds for *repeats* (meetings beyond the first) and is named with
its reason, so that the program says "impossible with fewer" only where that
is proven.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tappscore.i18n import Message, mark, message
from tappscore.tournament.seating.seats import Tables, pairs, rounds_of

NOTHING = mark("tournament", "No meeting has to be repeated as far as is proven.")
PAIRS = mark("tournament", "{meetings} meetings take place, but {people} people make only {pairs} different pairs.")
PERSON = mark("tournament", "Somebody meets {meetings} others in {rounds} rounds, but only {others} are there.")
TABLES = mark(
    "tournament",
    "{seats} people of a table come from only {tables} tables: every further round repeats at least {again} meetings.",
)


@dataclass(frozen=True, slots=True)
class Bound:
    """At least so many repeats (and coincidences), whoever draws, with the reason."""

    repeats: int
    reason: Message
    coincidences: int = 0


def evening_bound(people: int, rounds: Sequence[Sequence[int]]) -> Bound:
    """Bound a whole evening: `rounds` has the table sizes of every round, all people anew."""
    candidates = [Bound(0, message(NOTHING)), _by_pairs(people, rounds), _by_tables(rounds)]
    best = max(candidates, key=lambda bound: bound.repeats)
    return Bound(best.repeats, best.reason, max(best.repeats, _coincidences(rounds)))


def round_bound(history: Iterable[Tables], people: Sequence[int], sizes: Sequence[int]) -> Bound:
    """Bound the repeats that one more round adds to a history."""
    met: dict[int, set[int]] = {person: set() for person in people}
    for one in rounds_of(history):
        for table in one.tables:
            for a, b in pairs(table):
                if a in met and b in met:
                    met[a].add(b)
                    met[b].add(a)
    short = min(sizes, default=1)
    missing = sum(max(0, short - 1 - (len(people) - 1 - len(others))) for others in met.values())
    if missing:
        return Bound(
            (missing + 1) // 2, message(PERSON, meetings=short - 1, rounds=1, others=short - 2), (missing + 1) // 2
        )
    return Bound(0, message(NOTHING))


def _by_pairs(people: int, rounds: Sequence[Sequence[int]]) -> Bound:
    meetings = sum(size * (size - 1) // 2 for sizes in rounds for size in sizes)
    possible = people * (people - 1) // 2
    return Bound(max(0, meetings - possible), message(PAIRS, meetings=meetings, people=people, pairs=possible))


def _by_tables(rounds: Sequence[Sequence[int]]) -> Bound:
    forced = [sum(_crowded(size, len(before)) for size in sizes) for before, sizes in pairwise(rounds)]
    if not rounds:
        return Bound(0, message(NOTHING))
    reason = message(TABLES, seats=max(rounds[0], default=0), tables=len(rounds[0]), again=max(forced, default=0))
    return Bound(sum(forced), reason)


def _coincidences(rounds: Sequence[Sequence[int]]) -> int:
    return sum(
        sum(_crowded(size, len(rounds[first])) for size in rounds[second])
        for second in range(len(rounds))
        for first in range(second)
    )


def _crowded(size: int, tables: int) -> int:
    """Fewest pairs from one old table when `size` people come from `tables` old tables."""
    if not tables:
        return 0
    full, rest = divmod(size, tables)
    return rest * (full + 1) * full // 2 + (tables - rest) * full * (full - 1) // 2
