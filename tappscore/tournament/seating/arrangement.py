"""Who sits on which seat of a table, and at which physical table, and in which order rounds come.

Meetings are settled before; here only places are dealt: each seat (seat 1
deals first) equally often for everybody, and nobody at the same physical
table twice where that can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, permutations

from tappscore.tournament.seating.assignment import cheapest
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.returns import least_visits
from tappscore.tournament.seating.seat_turns import even_seats
from tappscore.tournament.seating.seats import pairs

Rounds = list[list[list[int]]]
PASSES = 6
TABLE_STEPS = 25_000
SEAT_ROUNDS = 250
WARMTH = 0.1  # how often an exchange of tables that costs one is taken
ALL_ORDERS = 5  # people at a table up to which all orders are tried
MOST_ORDERS = 720  # rounds are put into the best of all orders up to six rounds


def order_rounds(rounds: Rounds, before: Sequence[Sequence[int]]) -> Rounds:
    """Order rounds so that few pairs meet twice running; `before` are the tables of the round before them."""
    met = [{pair for table in tables for pair in pairs(table)} for tables in (before, *rounds)]
    numbers = range(1, len(met))
    common = [[len(one & other) for other in met] for one in met]
    if not any(common[a][b] for a in numbers for b in numbers if a != b) and not any(common[0][1:]):
        return rounds
    best: tuple[int, tuple[int, ...]] = (sum(common[a][a + 1] for a in range(len(rounds))), tuple(numbers))
    for count, order in enumerate(permutations(numbers)):
        if count > MOST_ORDERS:
            break
        runs = common[0][order[0]] + sum(common[a][b] for a, b in pairwise(order))
        best = min(best, (runs, order))
    return [rounds[number - 1] for number in best[1]]


def number_tables(
    rounds: Rounds,
    tables: int,
    visited: Sequence[Sequence[int]],
    homes: Mapping[int, int],
    chance: Chance,
    begun: Sequence[Sequence[int]] = (),
) -> list[list[int]]:
    """Choose for every table of every round the index of its physical table.

    `visited[p]` counts earlier visits of p to each physical table; `homes`
    binds people to one; `begun` is a choice to better. Answers indices in the
    order of the rounds' tables: no other choice for a single round is better.
    """
    bindings = [bound_tables(seats, homes) for seats in rounds]
    if begun:
        chosen = [list(places) for places in begun]
    else:
        # The tables of a good design come in an order in which people go round: the same lot for all rounds keeps it.
        lot = chance.shuffled(range(tables))
        chosen = [_lots(len(seats), lot, bound) for seats, bound in zip(rounds, bindings, strict=True)]
    been = [list(row) for row in visited]
    for seats, places in zip(rounds, chosen, strict=True):
        _visit(been, seats, places, 1)
    for seats, places, bound in zip(rounds, chosen, bindings, strict=True):
        _visit(been, seats, places, -1)
        cost = [[sum([been[person][place] for person in table]) for place in range(tables)] for table in seats]
        _exchange(places, cost, bound)
        _visit(been, seats, places, 1)
    if len(rounds) > 1:  # the numbers of a single round are exact at once
        _walk_tables(rounds, chosen, bindings, been, chance)
    _choose_exactly(rounds, chosen, bindings, visited)
    return chosen


def _choose_exactly(
    rounds: Rounds, chosen: list[list[int]], bindings: Sequence[Mapping[int, int]], visited: Sequence[Sequence[int]]
) -> None:
    """Deal the tables of one round anew while that saves returns, all other rounds as they are."""
    been = [list(row) for row in visited]
    for seats, places in zip(rounds, chosen, strict=True):
        _visit(been, seats, places, 1)
    better = any(number > 1 for row in been for number in row)
    while better:
        better = False
        for seats, places, bound in zip(rounds, chosen, bindings, strict=True):
            _visit(been, seats, places, -1)
            free = [index for index in range(len(seats)) if index not in bound]
            held = [places[index] for index in free]
            cost = [[sum([been[person][place] for person in seats[index]]) for place in held] for index in free]
            if sum(cost[at][at] for at in range(len(free))):
                found = cheapest(cost)
                if sum(row[at] for row, at in zip(cost, found, strict=True)) < sum(
                    cost[at][at] for at in range(len(free))
                ):
                    better = True
                    for index, at in zip(free, found, strict=True):
                        places[index] = held[at]
            _visit(been, seats, places, 1)


def _walk_tables(
    rounds: Rounds,
    chosen: list[list[int]],
    bindings: Sequence[Mapping[int, int]],
    been: list[list[int]],
    chance: Chance,
) -> None:
    """Exchange the places of tables at random where that costs few visits; keep the best, stop where none is better."""
    free = [
        (turn, index) for turn, bound in enumerate(bindings) for index in range(len(rounds[turn])) if index not in bound
    ]
    # Pairs of visits to one table first, so that one who always comes back weighs most; of equal ones fewest returns.
    visits = sum(number * (number - 1) // 2 for row in been for number in row)
    again = _returned(been)
    least, floor = (visits, again), least_visits(rounds, len(been[0]))
    best = [list(places) for places in chosen]
    for _ in range(TABLE_STEPS if free else 0):
        if least <= floor:
            break
        turn, one = chance.pick(free)
        other = chance.below(len(rounds[turn]))
        if other == one or other in bindings[turn]:
            continue
        tables, places = (rounds[turn][one], rounds[turn][other]), (chosen[turn][one], chosen[turn][other])
        change = _returns(tables[0], places, been) + _returns(tables[1], places[::-1], been)
        if change <= 0 or (change < 3 and chance.draw() < WARMTH**change):
            again += _again(tables[0], places, been) + _again(tables[1], places[::-1], been)
            _visit(been, tables, places, -1)
            chosen[turn][one], chosen[turn][other] = places[::-1]
            _visit(been, tables, places[::-1], 1)
            visits += change
            if (visits, again) < least:
                least, best = (visits, again), [list(row) for row in chosen]
    chosen[:] = best


def _returned(been: Sequence[Sequence[int]]) -> int:
    """Count the visits beyond the first to each table."""
    return sum([number - 1 for row in been for number in row if number > 1])


def _returns(table: Sequence[int], places: tuple[int, int], been: Sequence[Sequence[int]]) -> int:
    """Count the visits more to known tables if people move from one place to the other."""
    here, there = places
    return sum([been[person][there] - been[person][here] + 1 for person in table])


def _again(table: Sequence[int], places: tuple[int, int], been: Sequence[Sequence[int]]) -> int:
    """Count the returns more if people move from one place to the other."""
    here, there = places
    return sum([(been[person][there] > 0) - (been[person][here] > 1) for person in table])


def _visit(been: Sequence[list[int]], seats: Sequence[Sequence[int]], places: Sequence[int], change: int) -> None:
    for table, place in zip(seats, places, strict=True):
        for person in table:
            been[person][place] += change


def bound_tables(seats: Sequence[Sequence[int]], homes: Mapping[int, int]) -> dict[int, int]:
    """Say which tables of a round are bound to which physical table, by somebody at them."""
    bound: dict[int, int] = {}
    for index, table in enumerate(seats):
        for person in table:
            if person in homes and homes[person] not in bound.values():
                bound.setdefault(index, homes[person])
    return bound


def _lots(count: int, lot: Sequence[int], bound: Mapping[int, int]) -> list[int]:
    places = list(lot[:count])
    for index, home in bound.items():
        if home in places:
            other = places.index(home)
            places[index], places[other] = home, places[index]
        else:
            places[index] = home
    return places


def _exchange(places: list[int], cost: Sequence[Sequence[int]], bound: Mapping[int, int]) -> None:
    """Exchange the places of two tables while that saves visits."""
    free = [index for index in range(len(places)) if index not in bound]
    better = True
    while better:
        better = False
        for one in free:
            if not cost[one][places[one]]:
                continue
            for other in free:
                now = cost[one][places[one]] + cost[other][places[other]]
                if cost[one][places[other]] + cost[other][places[one]] < now:
                    places[one], places[other] = places[other], places[one]
                    better = True


def order_seats(rounds: Rounds, visits: Sequence[Sequence[int]], fixed: Mapping[int, int], chance: Chance) -> Rounds:
    """Seat the people of each table so that everybody has each seat equally often.

    `visits[p]` counts earlier visits of p to seats 0, 1, ...; `fixed` binds
    people to a seat index.
    """
    seated = [[chance.shuffled(table) for table in tables] for tables in rounds]
    counts = _seat_counts(seated, visits)
    for tables in seated:
        for table in tables:
            _bind_seats(table, fixed, counts)
    for _ in range(PASSES):
        if not sum(_better_seats(table, counts, fixed) for tables in seated for table in tables):
            break
    if not fixed and not any(map(any, visits)):
        even_seats([table for tables in seated for table in tables])
        counts = _seat_counts(seated, visits)
    _walk_seats(seated, counts, fixed, chance)
    return seated


def _seat_counts(seated: Rounds, visits: Sequence[Sequence[int]]) -> list[list[int]]:
    counts = [list(row) for row in visits]
    for tables in seated:
        for table in tables:
            for seat, person in enumerate(table):
                counts[person][seat] += 1
    return counts


def _walk_seats(seated: Rounds, counts: Sequence[list[int]], fixed: Mapping[int, int], chance: Chance) -> None:
    """Hand uneven seats on from person to person until somebody can take them without harm."""
    everywhere = min((len(table) for tables in seated for table in tables), default=0)
    for _ in range(SEAT_ROUNDS):
        if all(max(row[:everywhere]) - min(row[:everywhere]) < 2 for row in counts if everywhere):
            break
        for table in [table for tables in seated for table in tables]:
            one, other = chance.below(len(table)), chance.below(len(table))
            p, q = table[one], table[other]
            change = counts[p][other] - counts[p][one] + counts[q][one] - counts[q][other] + 2
            if change <= 0 and one != other and p not in fixed and q not in fixed:
                table[one], table[other] = q, p
                for person, old, new in ((p, one, other), (q, other, one)):
                    counts[person][old] -= 1
                    counts[person][new] += 1


def _better_seats(table: list[int], counts: Sequence[list[int]], fixed: Mapping[int, int]) -> bool:
    """Put one table into its best order against all other rounds; whether anything changed."""
    for seat, person in enumerate(table):
        counts[person][seat] -= 1
    bound = {seat: person for seat, person in enumerate(table) if fixed.get(person) == seat}
    best, least = table, sum([counts[person][seat] for seat, person in enumerate(table)])
    for order in _orders(table):
        price = sum([counts[person][seat] for seat, person in enumerate(order)])
        if price < least and all(order[seat] == person for seat, person in bound.items()):
            best, least = list(order), price
    changed = best is not table
    table[:] = best
    for seat, person in enumerate(table):
        counts[person][seat] += 1
    return changed


def _orders(table: Sequence[int]) -> Iterator[Sequence[int]]:
    """All orders of a small table, all single exchanges of a large one."""
    if len(table) <= ALL_ORDERS:
        yield from permutations(table)
        return
    for one in range(len(table)):
        for other in range(one):
            order = list(table)
            order[one], order[other] = order[other], order[one]
            yield order


def _bind_seats(table: list[int], fixed: Mapping[int, int], counts: Sequence[list[int]]) -> None:
    for person in list(table):
        seat = fixed.get(person, len(table))
        if seat < len(table):
            here, other = table.index(person), table[seat]
            table[here], table[seat] = other, person
            counts[person][here] -= 1
            counts[person][seat] += 1
            counts[other][seat] -= 1
            counts[other][here] += 1
