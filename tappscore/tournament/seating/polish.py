"""What is balanced once meetings are settled: writers, runs, visits to short tables, returns to a table.

Every exchange here keeps or lowers the cost of meetings. Among those, prices
follow the stated order of loosening: a meeting twice running weighs ten
times a visit more to a short table (practice.md D.4), a table without a
writer five times, coming back to a physical table a third of it. Now and then
two tables exchange their places, which costs returns only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import heapify, heapreplace

from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.search import REPORT_EVERY, Board, Progress

RUNNING = 10
UNWRITTEN = 5
SHORT = 3  # returns to a table that weigh as much as one price above
PATIENCE, EACH = 15_000, 600  # steps without a gain, at least and a person, after which ways between tables are let be
PLACES = 0.2  # how often two tables are exchanged, not two people
WARMTH = 0.05  # how often an exchange that costs one is taken


@dataclass(slots=True)
class Courtesies:
    """What earlier rounds left to balance, by position.

    `visits` to short tables, these rounds included; `before[p]` are the people
    who sat with p in the round just before the first of these.
    """

    visits: list[int]
    before: Sequence[frozenset[int]]
    writers: frozenset[int] = frozenset()
    short: list[int] = field(default_factory=list)  # size below which a table is short, per round
    # Physical tables: visits of each person to each, these rounds included; where people of each round are.
    been: list[list[int]] = field(default_factory=list)
    places: list[list[int]] = field(default_factory=list)
    bound: list[set[int]] = field(default_factory=list)  # places of each round that somebody is bound to
    at_home: frozenset[int] = frozenset()  # people bound to a table

    def stand(self, places: Sequence[Sequence[int]]) -> None:
        """Go back to earlier places, for people who are where they were then."""
        for where, earlier in zip(self.places, places, strict=True):
            for person, place in enumerate(earlier):
                if place != where[person]:
                    self.been[person][where[person]] -= 1
                    self.been[person][place] += 1
                    where[person] = place

    def put(self, tables: Sequence[Sequence[Sequence[int]]], places: Sequence[Sequence[int]]) -> None:
        """Note at which physical table each table of each round is."""
        self.places = [[0] * len(self.visits) for _ in tables]
        for where, seats, chosen in zip(self.places, tables, places, strict=True):
            for table, place in zip(seats, chosen, strict=True):
                for person in table:
                    where[person] = place
                    self.been[person][place] += 1

    def chosen(self, tables: Sequence[Sequence[Sequence[int]]]) -> list[list[int]]:
        """Give the physical table of each table."""
        return [[where[table[0]] for table in seats] for where, seats in zip(self.places, tables, strict=True)]


def courtesies(
    board: Board, visits: Sequence[int], before: Sequence[frozenset[int]], writers: frozenset[int]
) -> Courtesies:
    """Count the visits of the seats on a board, on top of earlier ones."""
    found = Courtesies(list(visits), before, writers, [max(map(len, tables), default=0) for tables in board.rounds])
    for size, tables in zip(found.short, board.rounds, strict=True):
        for table in tables:
            if len(table) < size:
                for person in table:
                    found.visits[person] += 1
    return found


def polish(
    board: Board,
    pools: Sequence[Sequence[int]],
    wanted: Courtesies,
    chance: Chance,
    budget: int,
    progress: Progress | None = None,
) -> tuple[int, bool]:
    """Exchange where no meeting is lost and the rest gets better; answers steps and whether cancelled."""
    entries = [(number, person) for number, pool in enumerate(pools) for person in pool]
    level = lowest = _level(board, wanted)
    floor = _floor(board, wanted)
    seats, step, cancelled, visits = board.copy(), 0, False, list(wanted.visits)
    places = [list(where) for where in wanted.places]
    patience = max(PATIENCE, EACH * len(wanted.visits)) if wanted.places else budget
    end = patience
    while step < min(end, budget) and lowest > floor and entries and not cancelled:
        step += 1
        if step % REPORT_EVERY == 0 and progress is not None:
            cancelled = not progress(step, budget, board.cost)
        number, one = entries[int(chance.draw() * len(entries))]
        other = pools[number][int(chance.draw() * len(pools[number]))]
        found = _attempt(board, wanted, number, one, other, chance)
        if found is not None:
            price, change = found
            level += change
            if price < 0 or level < lowest:
                lowest, seats, visits, end = level, board.copy(), list(wanted.visits), step + patience
                places = [list(where) for where in wanted.places]
    board.put(seats)
    wanted.visits[:] = visits
    wanted.stand(places)
    return step, cancelled


def _attempt(
    board: Board, wanted: Courtesies, number: int, one: int, other: int, chance: Chance
) -> tuple[int, int] | None:
    """Exchange two people, or the places of their tables, unless that is too dear: its price in meetings, and here."""
    here, there = board.where[number][one], board.where[number][other]
    if here is there:
        return None
    if wanted.places and chance.draw() < PLACES:
        change = _places_change(wanted, number, here, there)
        if change > 1 or (change == 1 and chance.draw() >= WARMTH):
            return None
        _exchange_places(wanted, number, here, there)
        return 0, change
    price = board.price(one, here, other, there)
    if price > 0 or (wanted.places and not wanted.at_home.isdisjoint((one, other))):
        return None
    dear = _change(board, wanted, number, one, other)
    again = _return_change(wanted, number, one, other) if wanted.places else 0
    change = SHORT * dear + again
    is_cheap = dear == 1 or (dear == 0 and again == 1)
    if price == 0 and change > 0 and not (is_cheap and chance.draw() < WARMTH):
        return None
    board.swap(number, one, other, price)
    _count_visits(wanted, number, one, other, here, there)
    if wanted.places:
        _move(wanted, number, one, other)
    return price, change


def _return_change(wanted: Courtesies, number: int, one: int, other: int) -> int:
    where, of_one, of_other = wanted.places[number], wanted.been[one], wanted.been[other]
    here, there = where[one], where[other]
    return of_one[there] - of_one[here] + of_other[here] - of_other[there] + 2


def _move(wanted: Courtesies, number: int, one: int, other: int) -> None:
    where = wanted.places[number]
    for person in (one, other):
        wanted.been[person][where[person]] -= 1
    where[one], where[other] = where[other], where[one]
    for person in (one, other):
        wanted.been[person][where[person]] += 1


def _places_change(wanted: Courtesies, number: int, here: Sequence[int], there: Sequence[int]) -> int:
    where = wanted.places[number]
    at, to = where[here[0]], where[there[0]]
    if at in wanted.bound[number] or to in wanted.bound[number]:
        return SHORT + 1
    change = len(here) + len(there)
    for person in here:
        been = wanted.been[person]
        change += been[to] - been[at]
    for person in there:
        been = wanted.been[person]
        change += been[at] - been[to]
    return change


def _exchange_places(wanted: Courtesies, number: int, here: Sequence[int], there: Sequence[int]) -> None:
    where = wanted.places[number]
    at, to = where[here[0]], where[there[0]]
    for table, old, new in ((here, at, to), (there, to, at)):
        for person in table:
            where[person] = new
            wanted.been[person][old] -= 1
            wanted.been[person][new] += 1


def _change(board: Board, wanted: Courtesies, number: int, one: int, other: int) -> int:
    here, there = board.where[number][one], board.where[number][other]
    change = 0
    if len(here) != len(there):
        comes, goes = (other, one) if len(here) < len(there) else (one, other)
        change = wanted.visits[comes] - wanted.visits[goes] + 1
    if number == 0 and wanted.before:
        change += RUNNING * _running_change(wanted, one, here, other, there)
    if (one in wanted.writers) != (other in wanted.writers):
        change += UNWRITTEN * _writer_change(wanted, one, here, there)
    return change


def _running_change(wanted: Courtesies, one: int, here: Sequence[int], other: int, there: Sequence[int]) -> int:
    of_one, of_other = wanted.before[one], wanted.before[other]
    left = sum(mate in of_one for mate in here) + sum(mate in of_other for mate in there)
    found = sum(mate in of_other for mate in here if mate != one) + sum(
        mate in of_one for mate in there if mate != other
    )
    return found - left


def _writer_change(wanted: Courtesies, one: int, here: Sequence[int], there: Sequence[int]) -> int:
    losing, gaining = (here, there) if one in wanted.writers else (there, here)
    loses = sum(mate in wanted.writers for mate in losing) == 1
    gains = not any(mate in wanted.writers for mate in gaining)
    return loses - gains


def _count_visits(
    wanted: Courtesies, number: int, one: int, other: int, here: Sequence[int], there: Sequence[int]
) -> None:
    if len(here) != len(there):
        comes, goes = (other, one) if len(here) < wanted.short[number] else (one, other)
        wanted.visits[comes] += 1
        wanted.visits[goes] -= 1


def _level(board: Board, wanted: Courtesies) -> int:
    """All that polishing lowers, in its own prices."""
    level = sum(number * (number - 1) // 2 for number in wanted.visits)
    if wanted.before and board.rounds:
        level += RUNNING * sum(
            other in wanted.before[one] for table in board.rounds[0] for one in table for other in table if one < other
        )
    if wanted.writers:
        level += UNWRITTEN * sum(wanted.writers.isdisjoint(table) for tables in board.rounds for table in tables)
    return SHORT * level + sum(number * (number - 1) // 2 for row in wanted.been for number in row)


def _floor(board: Board, wanted: Courtesies) -> int:
    """The least that balanced visits can come to after the earlier ones, all else kept."""
    if not wanted.visits:
        return 0
    earlier, added = list(wanted.visits), 0
    for size, tables in zip(wanted.short, board.rounds, strict=True):
        for person in (person for table in tables if len(table) < size for person in table):
            earlier[person] -= 1
            added += 1
    level = _spread(earlier, added)
    if wanted.writers:
        seated = sum(map(len, board.rounds[0])) if board.rounds else 0
        lacking = max(0, len(board.rounds[0]) - len(wanted.writers)) if seated else 0
        level += UNWRITTEN * lacking * len(board.rounds)
    return SHORT * level + sum(_least_returns(board, wanted, person) for person in range(len(wanted.been)))


def _least_returns(board: Board, wanted: Courtesies, person: int) -> int:
    """Fewest returns of one person: those bound to a table stay where they are."""
    row, added = list(wanted.been[person]), 0
    if person not in wanted.at_home:
        for where, tables in zip(wanted.places, board.where, strict=True):
            if tables[person]:
                row[where[person]] -= 1
                added += 1
    return _spread(row, added)


def _spread(earlier: Sequence[int], added: int) -> int:
    """Pairs of visits to the same place when further ones go where there were fewest."""
    counts = list(earlier)
    heapify(counts)
    level = sum(number * (number - 1) // 2 for number in counts)
    for _ in range(added if counts else 0):
        level += counts[0]
        heapreplace(counts, counts[0] + 1)
    return level
