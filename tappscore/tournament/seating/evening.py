"""Plans: a whole evening before round 1, or one round from the real history."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tappscore.problems import RefusedError
from tappscore.tournament.seating.bound import Bound, evening_bound, round_bound
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.loosening import loosened
from tappscore.tournament.seating.measure import measure
from tappscore.tournament.seating.plan import Plan
from tappscore.tournament.seating.search import Board, Progress, improve
from tappscore.tournament.seating.seats import Seating, Tables, pairs, rounds_of, seating
from tappscore.tournament.seating.wishes import USUAL, Wishes, problems

EVENING_BUDGET = 150_000
ROUND_BUDGET = 100_000
KEEP_APART = 1000


def plan_evening(
    people: Sequence[int],
    rounds: int,
    wishes: Wishes = USUAL,
    seed: int = 0,
    progress: Progress | None = None,
    budget: int = EVENING_BUDGET,
) -> Plan:
    """Plan all rounds at once.

    RefusedError with all problems of `wishes.problems`. `progress(done,
    budget, best)` is asked now and then; False ends the search with the best
    seats so far.
    """
    return _plan((), people, rounds, wishes, seed, progress, budget)


def plan_round(
    people: Sequence[int],
    history: Iterable[Tables] = (),
    wishes: Wishes = USUAL,
    seed: int = 0,
    progress: Progress | None = None,
    budget: int = ROUND_BUDGET,
) -> Plan:
    """Plan one round after the rounds that were really played."""
    return _plan(rounds_of(history), people, 1, wishes, seed, progress, budget)


def _plan(
    history: tuple[Seating, ...],
    people: Sequence[int],
    rounds: int,
    wishes: Wishes,
    seed: int,
    progress: Progress | None,
    budget: int,
) -> Plan:
    if found := problems(people, wishes):
        raise RefusedError(*found)
    chance = Chance(seed)
    split = wishes.split(len(people))
    sitting = _sitting_out(history, people, rounds, split.sitting_out, chance)
    index = {person: place for place, person in enumerate(people)}
    weight = _weights(history, people, wishes)
    start = [_deal([p for p in people if p not in out], split.sizes, wishes, chance) for out in sitting]
    board = Board(weight, [[[index[p] for p in table] for table in tables] for tables in start])
    homes = wishes.homes(len(split.sizes))
    movable = [(n, [index[p] for t in tables for p in t if p not in homes]) for n, tables in enumerate(start)]
    steps, cancelled = improve(board, movable, chance, budget, 0, progress)
    numbers = wishes.table_numbers(len(split.sizes))
    planned = tuple(
        seating([[people[p] for p in table] for table in tables], numbers, out)
        for tables, out in zip(board.rounds, sitting, strict=True)
    )
    bound = _bound(history, people, planned)
    quality = measure((*history, *planned), people)
    return Plan(planned, seed, quality, bound, loosened(history, planned, wishes), cancelled, steps)


def _bound(history: tuple[Seating, ...], people: Sequence[int], planned: tuple[Seating, ...]) -> Bound:
    if history:
        added = round_bound(history, people, [len(table) for table in planned[0].tables])
        before = measure(history)
        return Bound(before.repeats + added.repeats, added.reason, before.coincidences + added.coincidences)
    return evening_bound(len(people), [[len(table) for table in one.tables] for one in planned])


def _sitting_out(
    history: tuple[Seating, ...], people: Sequence[int], rounds: int, out: int, chance: Chance
) -> list[tuple[int, ...]]:
    """Choose who sits out, those with the fewest times first, by lot among equals."""
    times = {person: sum(person in one.sitting_out for one in history) for person in people}
    chosen: list[tuple[int, ...]] = []
    for _ in range(rounds):
        order = sorted(chance.shuffled(people), key=times.__getitem__)
        chosen.append(tuple(order[:out]))
        for person in chosen[-1]:
            times[person] += 1
    return chosen


def _weights(history: tuple[Seating, ...], people: Sequence[int], wishes: Wishes) -> list[list[int]]:
    index = {person: place for place, person in enumerate(people)}
    weight = [[0] * len(people) for _ in people]
    met = [(pair, 1) for one in history for table in one.tables for pair in pairs(table)]
    for (one, other), dearer in (*met, *((pair, KEEP_APART) for pair in wishes.apart)):
        if one in index and other in index:
            weight[index[one]][index[other]] += dearer
            weight[index[other]][index[one]] += dearer
    return weight


def _deal(people: Sequence[int], sizes: Sequence[int], wishes: Wishes, chance: Chance) -> list[list[int]]:
    """Seat people by lot, those with a home at their table."""
    homes = wishes.homes(len(sizes))
    tables: list[list[int]] = [[] for _ in sizes]
    for person in people:
        if person in homes:
            tables[homes[person]].append(person)
    waiting = chance.shuffled(person for person in people if person not in homes)
    for table, size in zip(tables, sizes, strict=True):
        while len(table) < size:
            table.append(waiting.pop())
    return tables
