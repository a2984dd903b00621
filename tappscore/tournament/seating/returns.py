"""Proven lower bounds of returns: how often people must come back to a physical table, and why.

A *return* is a visit to a physical table beyond the first (`measure`). The
bound speaks of evenings with the same tables and no more coincidences (pairs
of meetings of one pair) than those counted: meetings come first, so that an
evening with more of them is no answer. It is the larger of two arguments:

rounds    whoever plays more rounds than there are tables comes back
meetings  where tables are few, the people of one come from so many tables of
          each earlier round that some of them have been at this very table

For the second, `_least_back` says of one table how few of its people have been
there in a given earlier round, if so many of its pairs met in that round.
`_fewest_visits` shares the coincidences out among all tables and earlier
rounds so that visits to a known table become fewest, and `_fewest_returns`
heaps those visits on as few people as can take them: three visits to one table
are three pairs of visits, and only two returns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from tappscore.i18n import Message, mark, message
from tappscore.tournament.seating.bound import crowded
from tappscore.tournament.seating.measure import Quality
from tappscore.tournament.seating.seats import Seating, pairs

NOTHING = mark("tournament", "It is not proven that anybody must come back to a table.")
ROUNDS = mark("tournament", "There are more rounds ({rounds}) than tables ({tables}).")
MEETINGS = mark(
    "tournament",
    "With so few repeated meetings the people of a table come from nearly all tables of every earlier round.",
)
Sizes = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReturnsBound:
    """At least so many returns to a physical table, all people together, and why."""

    returns: int
    reason: Message


def returns_bound(rounds: Sequence[Seating], quality: Quality) -> ReturnsBound:
    """Bound the returns of an evening; `quality` is what `measure` says of these rounds."""
    numbers = {number for one in rounds for number in one.numbers}
    played = [sum(person in one.people for one in rounds) for person in quality.people]
    by_rounds = sum(max(0, turns - len(numbers)) for turns in played)
    best = ReturnsBound(0, message(NOTHING))
    if by_rounds:
        best = ReturnsBound(by_rounds, message(ROUNDS, rounds=max(played), tables=len(numbers)))
    is_alike = all(set(one.people) == set(quality.people) and set(one.numbers) == numbers for one in rounds)
    if is_alike:
        sizes = tuple(tuple(sorted(map(len, one.tables))) for one in rounds[1:])
        visits = _fewest_visits(sizes, len(numbers), quality.coincidences)
        by_meetings = _fewest_returns(len(quality.people), len(rounds), len(numbers), visits)
        if by_meetings > best.returns:
            best = ReturnsBound(by_meetings, message(MEETINGS))
    return best


def least_visits(rounds: Sequence[Sequence[Sequence[int]]], tables: int) -> tuple[int, int]:
    """Bound what numbers of tables can reach for seats that stand: pairs of visits, and returns where those are so few.

    A pair of visits are two of one person to one table. (0, 0) where nothing is known.
    """
    people = {person for table in rounds[0] for person in table} if rounds else set()
    if any(len(one) != tables or {person for table in one for person in table} != people for one in rounds):
        return 0, 0
    sizes = tuple(tuple(sorted(map(len, one))) for one in rounds[1:])
    if all(size < tables for later in sizes for size in later) and len(rounds) <= tables:
        return 0, 0
    met = Counter(pair for one in rounds for table in one for pair in pairs(table))
    often, rest = divmod(len(rounds), tables)  # of somebody who goes round evenly
    even = tables * (often * (often - 1) // 2) + rest * often
    by_meetings = _fewest_visits(sizes, tables, sum(times * (times - 1) // 2 for times in met.values()))
    visits = max(len(people) * even, by_meetings)
    return visits, _fewest_returns(len(people), len(rounds), tables, visits)


@cache
def _fewest_visits(sizes: tuple[Sizes, ...], tables: int, coincidences: int) -> int:
    """Fewest pairs of visits of one person to one table, from the table sizes of all rounds but the first."""
    if all(size < tables for later in sizes for size in later):
        return 0  # the people of a table may all come from other tables, and nobody need meet again for it
    least = {0: 0}  # pairs of meetings so far → pairs of visits
    for earlier, later in enumerate(sizes, start=1):
        for size in later * earlier:
            added: dict[int, int] = {}
            for made, visits in least.items():
                for meetings, back in _least_back(size, tables).items():
                    now = made + meetings
                    if now <= coincidences:
                        added[now] = min(added.get(now, visits + back), visits + back)
            least = added
    return min(least.values(), default=0)


@cache
def _least_back(size: int, tables: int) -> dict[int, int]:
    """Say of a table how few come back to it, for each number of its pairs who met in the earlier round."""
    if tables == 1:
        return {size * (size - 1) // 2: size}
    return {back * (back - 1) // 2 + crowded(size - back, tables - 1): back for back in range(size, -1, -1)}


@cache
def _fewest_returns(people: int, rounds: int, tables: int, visits: int) -> int:
    """Fewest returns of so many people that make so many pairs of visits to one table."""
    most: dict[int, int] = {}  # returns of one person → the most pairs of visits they can make
    for shares in _partitions(rounds, tables, rounds):
        returns, pairs = rounds - len(shares), sum(many * (many - 1) // 2 for many in shares)
        most[returns] = max(most.get(returns, 0), pairs)
    least = {0: 0}  # pairs of visits so far → returns
    for _ in range(people):
        added: dict[int, int] = {}
        for made, returns in least.items():
            for more, pairs in most.items():
                now = min(visits, made + pairs)
                added[now] = min(added.get(now, returns + more), returns + more)
        least = added
    return least.get(visits, 0)


def _partitions(rounds: int, tables: int, largest: int) -> Iterator[Sizes]:
    """Ways to share rounds out among tables, the most visited one first."""
    if not rounds:
        yield ()
    elif tables:
        for many in range(min(rounds, largest), 0, -1):
            for others in _partitions(rounds - many, tables - 1, many):
                yield (many, *others)
