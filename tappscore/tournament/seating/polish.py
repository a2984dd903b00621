"""What is balanced once meetings are settled: writers, runs, visits to short tables.

Every exchange here keeps or lowers the cost of meetings. Among those, prices
follow the stated order of loosening: a meeting twice running weighs ten
times a visit more to a short table (practice.md D.4), a table without a
writer five times.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.search import REPORT_EVERY, Board, Progress

RUNNING = 10
UNWRITTEN = 5
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
    while step < budget and lowest > floor and entries and not cancelled:
        step += 1
        if step % REPORT_EVERY == 0 and progress is not None:
            cancelled = not progress(step, budget, board.cost)
        number, one = entries[int(chance.draw() * len(entries))]
        other = pools[number][int(chance.draw() * len(pools[number]))]
        here, there = board.where[number][one], board.where[number][other]
        if here is there or (price := board.price(one, here, other, there)) > 0:
            continue
        change = _change(board, wanted, number, one, other)
        if price < 0 or change <= 0 or (change == 1 and chance.draw() < WARMTH):
            board.swap(number, one, other, price)
            _count_visits(wanted, number, one, other, here, there)
            level += change
            if price < 0 or level < lowest:
                lowest, seats, visits = level, board.copy(), list(wanted.visits)
    board.put(seats)
    wanted.visits[:] = visits
    return step, cancelled


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
    return level


def _floor(board: Board, wanted: Courtesies) -> int:
    """The least that balanced visits can come to, all else kept."""
    if not wanted.visits:
        return 0
    low, more = divmod(sum(wanted.visits), len(wanted.visits))
    level = (len(wanted.visits) * low * (low - 1)) // 2 + more * low
    if wanted.writers:
        seated = sum(map(len, board.rounds[0])) if board.rounds else 0
        lacking = max(0, len(board.rounds[0]) - len(wanted.writers)) if seated else 0
        level += UNWRITTEN * lacking * len(board.rounds)
    return level
