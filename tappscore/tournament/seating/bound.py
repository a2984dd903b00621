"""Proven lower bounds: how few repeats a seating can have at best, and why.

*Repeats* are meetings beyond the first, *coincidences* count m(m - 1)/2 for a
pair meeting m times (practice.md D.1). Each bound is the largest of several
arguments and is named with the reason of the largest, so that the program
says "impossible with fewer" only where that is proven:

pairs     more meetings take place than there are pairs
tables    s people of a table come from t tables of an earlier round, so at
          least `crowded(s, t)` of its pairs have met there; for repeats one
          earlier round counts for each round, for coincidences all do
people    (one round) somebody has not enough people left whom he never met
tried     small fields where every seating was tried (`TRIED`); the command
          tests/benchmarks/seating_proofs.py tries them again

The trial: two rounds that have the fewest pairs in common come first, the
second in every way that differs by more than names; then every set of further
rounds that stays below the number claimed. What two rounds have in common may
only grow, so whatever is too much once is never looked at again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tappscore.i18n import Message, mark, message
from tappscore.tournament.seating.seats import Seating, Tables, pairs, rounds_of

NOTHING = mark("tournament", "It is not proven that any meeting must be repeated.")
PAIRS = mark("tournament", "{meetings} meetings take place, but {people} people make only {pairs} different pairs.")
TABLES = mark(
    "tournament",
    "{seats} people of a table come from only {tables} tables: every further round repeats at least {again} meetings.",
)
LEFT = mark("tournament", "People who have not enough others left whom they never met: {people}.")
TRIED_OUT = mark(
    "tournament",
    "Every seating of {people} people in {rounds} rounds was tried: none repeats fewer than {again} meetings.",
)

# Table sizes of every round, rounds, repeats at least. From these rounds on no evening has fewer.
TRIED: tuple[tuple[tuple[int, ...], int, int], ...] = (
    ((3, 3), 3, 5),
    ((4, 4, 3), 4, 8),
    ((3, 3, 3, 3), 5, 3),
    ((3, 3, 3, 3), 6, 7),
    ((4, 4, 4), 4, 13),
    ((4, 3, 3, 3), 5, 3),
    ((4, 4, 3, 3), 5, 2),
)


@dataclass(frozen=True, slots=True)
class Bound:
    """At least so many repeats and coincidences, whoever draws; `reason` is that of the repeats."""

    repeats: int
    reason: Message
    coincidences: int = 0


def evening_bound(people: int, rounds: Sequence[Sequence[int]]) -> Bound:
    """Bound a whole evening: `rounds` has the table sizes of every round, and nobody has met before."""
    best = Bound(0, message(NOTHING))
    for candidate in (_by_pairs(people, rounds), _by_tables(people, rounds), _tried(people, rounds)):
        if candidate.repeats > best.repeats:
            best = candidate
    return Bound(best.repeats, best.reason, max(best.repeats, _coincidences(people, rounds)))


def round_bound(history: Iterable[Tables], people: Sequence[int], sizes: Sequence[int]) -> Bound:
    """Bound what one more round adds to a history; its coincidences are at least its repeats."""
    rounds = rounds_of(history)
    best = _by_people(rounds, people, sizes)
    for one in rounds:
        tables = sum(not set(people).isdisjoint(table) for table in one.tables)
        newcomers = len(set(people).difference(one.people))
        # Somebody who was not there is as good as a table of his own.
        again = sum(crowded(size, tables + newcomers) for size in sizes)
        if again > best.repeats:
            reason = message(TABLES, seats=max(sizes), tables=tables, again=again)
            best = Bound(again, reason, again)
    return best


def crowded(size: int, tables: int) -> int:
    """Fewest pairs from one old table when `size` people come from `tables` old tables."""
    if not tables:
        return 0
    full, rest = divmod(size, tables)
    return rest * (full + 1) * full // 2 + (tables - rest) * full * (full - 1) // 2


def _by_pairs(people: int, rounds: Sequence[Sequence[int]]) -> Bound:
    meetings = _meetings(rounds)
    possible = people * (people - 1) // 2
    return Bound(max(0, meetings - possible), message(PAIRS, meetings=meetings, people=people, pairs=possible))


def _meetings(rounds: Sequence[Sequence[int]]) -> int:
    return sum(size * (size - 1) // 2 for sizes in rounds for size in sizes)


def _by_tables(people: int, rounds: Sequence[Sequence[int]]) -> Bound:
    if any(sum(sizes) < people for sizes in rounds):
        return Bound(0, message(NOTHING))
    forced = [sum(crowded(size, len(before)) for size in sizes) for before, sizes in pairwise(rounds)]
    seats, tables = (max(rounds[0]), len(rounds[0])) if rounds and rounds[0] else (0, 0)
    return Bound(sum(forced), message(TABLES, seats=seats, tables=tables, again=max(forced, default=0)))


def _tried(people: int, rounds: Sequence[Sequence[int]]) -> Bound:
    best = Bound(0, message(NOTHING))
    for sizes, count, repeats in TRIED:
        fits = sum(sizes) == people and all(sorted(one) == sorted(sizes) for one in rounds)
        if fits and len(rounds) >= count and repeats > best.repeats:
            best = Bound(repeats, message(TRIED_OUT, people=people, rounds=count, again=repeats))
    return best


def _coincidences(people: int, rounds: Sequence[Sequence[int]]) -> int:
    possible = people * (people - 1) // 2
    # Meetings spread as evenly as can be over the pairs.
    low, more = divmod(_meetings(rounds), possible) if possible else (0, 0)
    spread = possible * low * (low - 1) // 2 + more * low
    if any(sum(sizes) < people for sizes in rounds):
        return spread
    shared = sum(
        crowded(size, len(rounds[first]))
        for second in range(len(rounds))
        for first in range(second)
        for size in rounds[second]
    )
    return max(spread, shared)


def _by_people(rounds: Sequence[Seating], people: Sequence[int], sizes: Sequence[int]) -> Bound:
    met: dict[int, set[int]] = {person: set() for person in people}
    for one in rounds:
        for table in one.tables:
            for a, b in pairs(table):
                if a in met and b in met:
                    met[a].add(b)
                    met[b].add(a)
    mates = min(sizes, default=1) - 1
    lacking = [mates - (len(people) - 1 - len(others)) for others in met.values()]
    lacking = [number for number in lacking if number > 0] if sum(sizes) == len(people) else []
    again = (sum(lacking) + 1) // 2
    reason = message(LEFT, people=len(lacking)) if lacking else message(NOTHING)
    return Bound(again, reason, again)
