"""Physical tables: nobody comes back to one where that can be helped."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappscore.tournament.seating import Plan, Seating, Wishes, measure, plan_evening, plan_round, seating
from tappscore.tournament.seating.assignment import cheapest


def coincidences(plan: Plan, number: int, places: tuple[int, ...]) -> int:
    """Count for each person and table the pairs of visits, so that one who always comes back weighs most."""
    total = 0
    rounds = list(plan.rounds)
    rounds[number] = seating(rounds[number].tables, places)
    visits: dict[tuple[int, int], int] = {}
    for one in rounds:
        for place, table in one.numbered:
            for person in table:
                total += visits.get((person, place), 0)
                visits[person, place] = visits.get((person, place), 0) + 1
    return total


@settings(max_examples=10, deadline=None)
@given(count=st.integers(6, 24), rounds=st.integers(2, 6), prefer=st.sampled_from([3, 4]), seed=st.integers(0, 99))
def test_no_other_numbers_for_the_tables_of_a_round_would_bring_fewer_people_back(
    count: int, rounds: int, prefer: int, seed: int
) -> None:
    plan = plan_evening(range(count), rounds, Wishes(prefer=prefer), seed, budget=2000)
    for number, one in enumerate(plan.rounds):
        now = coincidences(plan, number, one.numbers)
        orders = permutations(one.numbers) if len(one.numbers) < 6 else _exchanges(one.numbers)
        assert all(coincidences(plan, number, order) >= now for order in orders)


def _exchanges(numbers: tuple[int, ...]) -> list[tuple[int, ...]]:
    found = []
    for a in range(len(numbers)):
        for b in range(a):
            order = list(numbers)
            order[a], order[b] = order[b], order[a]
            found.append(tuple(order))
    return found


@pytest.mark.parametrize(("people", "prefer", "rounds"), [(25, 4, 6), (27, 4, 6), (31, 3, 6), (28, 4, 6), (32, 4, 6)])
def test_nobody_comes_back_to_a_table_in_fields_with_room(people: int, prefer: int, rounds: int) -> None:
    assert plan_evening(range(people), rounds, Wishes(prefer=prefer), seed=1).quality.table_repeats == 0


@pytest.mark.parametrize("prefer", [3, 4])
@pytest.mark.parametrize("people", [54, 66, 93, 121, 150])
def test_in_larger_fields_nobody_comes_back_to_a_table_at_all(people: int, prefer: int) -> None:
    assert plan_evening(range(people), 6, Wishes(prefer=prefer), seed=3).quality.table_repeats == 0


@pytest.mark.parametrize("people", [64, 97, 120])
def test_nor_when_rounds_are_drawn_one_by_one(people: int) -> None:
    history: list[Seating] = []
    for number in range(1, 5):
        history.append(plan_round(range(people), history, seed=number, ahead=4 - number).rounds[0])
    assert measure(history).table_repeats == 0


def test_tables_are_dealt_at_the_least_cost() -> None:
    lot = random.Random(7)
    for _ in range(150):
        size = lot.randint(1, 6)
        cost = [[lot.randint(0, 6) for _ in range(size)] for _ in range(size)]
        found = cheapest(cost)
        assert sorted(found) == list(range(size))
        least = min(sum(cost[i][order[i]] for i in range(size)) for order in permutations(range(size)))
        assert sum(row[at] for row, at in zip(cost, found, strict=True)) == least


def test_the_table_of_somebody_at_home_stays_where_it_is() -> None:
    plan = plan_evening(range(40), 6, Wishes(fixed_tables=((3, 2), (8, 5))), seed=2)
    assert all(3 in dict(one.numbered)[2] and 8 in dict(one.numbered)[5] for one in plan.rounds)
    # Those two come back every time, and hardly anybody else.
    assert 10 <= plan.quality.table_repeats <= 12
