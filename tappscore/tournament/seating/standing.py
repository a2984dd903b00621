"""Rounds that follow results: by standing, and the two fixed movements clubs play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tappscore.problems import Problem, RefusedError
from tappscore.tournament.seating import arrangement
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.ground import Ground
from tappscore.tournament.seating.judging import judge
from tappscore.tournament.seating.plan import Plan
from tappscore.tournament.seating.seats import Seating, Tables, rounds_of, seating
from tappscore.tournament.seating.wishes import USUAL, Wishes


def by_standing(places: Sequence[int], history: Iterable[Tables] = (), wishes: Wishes = USUAL, seed: int = 0) -> Plan:
    """Seat neighbours of the standing together, the first table on top.

    `places` are people, the best first. Those kept apart are parted by the
    smallest exchange of places. Who sits out is chosen in turn, not by place.
    RefusedError with all problems of `wishes.problems`.
    """
    ground = Ground(rounds_of(history), places, 1, wishes, Chance(seed))
    sitting = [places[p] for p in ground.sitting_out[0]]
    order = [person for person in places if person not in sitting]
    sizes = ground.split.sizes
    order = _homed(order, ground)
    for _ in range(len(order)):
        clash = _clash(order, sizes, ground)
        if clash is None or not _part(order, clash, sizes, ground):
            break
    tables = [[ground.index[p] for p in table] for table in _cut(order, sizes)]
    fixed = {ground.index[p]: seat - 1 for p, seat in wishes.fixed_seats if p in ground.index}
    seated = arrangement.order_seats([tables], ground.seat_visits(), fixed, ground.chance)[0]
    numbers = wishes.table_numbers(len(sizes))
    round_ = seating([[places[p] for p in table] for table in seated], numbers, sitting)
    return judge(ground.history, places, [round_], wishes, seed)


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    tables, start = [], 0
    for size in sizes:
        tables.append(list(order[start : start + size]))
        start += size
    return tables


def _homed(order: list[int], ground: Ground) -> list[int]:
    """Bring people with a fixed table to it, the others keep their order."""
    bound = {person: ground.homes[ground.index[person]] for person in order if ground.index[person] in ground.homes}
    waiting = [person for person in order if person not in bound]
    seated: list[int] = []
    for table, size in enumerate(ground.split.sizes):
        here = [person for person in order if bound.get(person) == table][:size]
        others, waiting = waiting[: size - len(here)], waiting[size - len(here) :]
        seated += sorted((*here, *others), key=order.index)
    return seated + [person for person in order if person not in seated]


def _clash(order: Sequence[int], sizes: Sequence[int], ground: Ground) -> tuple[int, int] | None:
    apart = {frozenset(pair) for pair in ground.wishes.apart}
    for table in _cut(order, sizes):
        for index, one in enumerate(table):
            for other in table[index + 1 :]:
                if frozenset((one, other)) in apart:
                    return order.index(one), order.index(other)
    return None


def _part(order: list[int], clash: tuple[int, int], sizes: Sequence[int], ground: Ground) -> bool:
    """Exchange one of two people with the nearest one where that mends the clash; whether it did."""
    before = _clashes(order, sizes, ground)
    steps = sorted(((abs(a - b), a, b) for a in clash for b in range(len(order)) if b not in clash), reverse=False)
    for _, a, b in steps:
        if ground.index[order[a]] in ground.homes or ground.index[order[b]] in ground.homes:
            continue
        order[a], order[b] = order[b], order[a]
        if _clashes(order, sizes, ground) < before:
            return True
        order[a], order[b] = order[b], order[a]
    return False


def _clashes(order: Sequence[int], sizes: Sequence[int], ground: Ground) -> int:
    tables = [set(table) for table in _cut(order, sizes)]
    return sum(table.issuperset(pair) for table in tables for pair in ground.wishes.apart)


def winners_up(
    before: Seating, places: Mapping[int, int], history: Iterable[Tables] = (), wishes: Wishes = USUAL
) -> Plan:
    """Move each table's winner one table up and the last of the table above down.

    `places` is everybody's place at the table just played, 1 the best. The
    first table of `before` is the top. `history` includes `before`.
    RefusedError `places-missing` when somebody has no place.
    """
    _check_places(before, places)
    tables = [list(table) for table in before.tables]
    ranked = [sorted(table, key=places.__getitem__) for table in before.tables]
    for upper, lower in zip(range(len(tables)), range(1, len(tables)), strict=False):
        loser, winner = ranked[upper][-1], ranked[lower][0]
        tables[upper][before.tables[upper].index(loser)] = winner
        tables[lower][before.tables[lower].index(winner)] = loser
    after = seating(tables, before.numbers, before.sitting_out)
    return judge(rounds_of(history), before.people, [after], wishes)


def move_on(
    before: Seating, steps: Mapping[int, int] | None = None, history: Iterable[Tables] = (), wishes: Wishes = USUAL
) -> Plan:
    """Move seats on by a fixed number of tables, from the last table to the first.

    `steps` maps a seat from 1 to the tables it moves on; without it seat 2
    moves one table on and everybody else stays. Seats that some tables lack
    move among the tables that have them.
    """
    tables = [list(table) for table in before.tables]
    for seat, by in (steps or {2: 1}).items():
        having = [index for index, table in enumerate(before.tables) if len(table) >= seat]
        for place, index in enumerate(having):
            tables[having[(place + by) % len(having)]][seat - 1] = before.tables[index][seat - 1]
    after = seating(tables, before.numbers, before.sitting_out)
    return judge(rounds_of(history), before.people, [after], wishes)


def _check_places(before: Seating, places: Mapping[int, int]) -> None:
    missing = [person for person in before.people if person not in places]
    if missing:
        raise RefusedError(*(Problem("place-missing", "places", values={"person": person}) for person in missing))
