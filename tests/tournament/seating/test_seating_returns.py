"""Returns to a physical table: none where that is possible, and what is proven where they are."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappscore.tournament.seating import Seating, Wishes, measure, plan_evening, seating
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.returns import least_visits, returns_bound


def drawn(people: int, sizes: tuple[int, ...], rounds: int, seed: int) -> list[Seating]:
    """Seat people wholly by lot."""
    chance, found = Chance(seed), []
    for _ in range(rounds):
        waiting = chance.shuffled(range(people))
        tables = [[waiting.pop() for _ in range(size)] for size in chance.shuffled(sizes)]
        found.append(seating(tables))
    return found


@settings(max_examples=150, deadline=None)
@given(
    sizes=st.lists(st.sampled_from([2, 3, 4]), min_size=1, max_size=4),
    rounds=st.integers(1, 6),
    seed=st.integers(0, 9999),
)
def test_no_evening_at_all_has_fewer_returns_than_its_bound(sizes: list[int], rounds: int, seed: int) -> None:
    seats = drawn(sum(sizes), tuple(sizes), rounds, seed)
    quality = measure(seats)
    assert returns_bound(seats, quality).returns <= quality.table_repeats


@settings(max_examples=150, deadline=None)
@given(
    sizes=st.lists(st.sampled_from([2, 3, 4]), min_size=1, max_size=4),
    rounds=st.integers(1, 6),
    seed=st.integers(0, 9999),
)
def test_no_numbers_of_tables_are_better_than_where_the_search_for_them_stops(
    sizes: list[int], rounds: int, seed: int
) -> None:
    seats = drawn(sum(sizes), tuple(sizes), rounds, seed)
    been = Counter(
        (person, number)
        for one in seats
        for number, table in zip(one.numbers, one.tables, strict=True)
        for person in table
    )
    visits = sum(times * (times - 1) // 2 for times in been.values())
    least = least_visits([one.tables for one in seats], len(sizes))
    assert least <= (visits, measure(seats).table_repeats)


@settings(max_examples=8, deadline=None)
@given(people=st.integers(6, 24), rounds=st.integers(2, 6), seed=st.integers(0, 99))
def test_nor_has_a_planned_one(people: int, rounds: int, seed: int) -> None:
    plan = plan_evening(range(people), rounds, seed=seed, budget=2000)
    assert plan.table_bound.returns <= plan.quality.table_repeats
    assert plan.has_fewest_returns == (plan.table_bound.returns == plan.quality.table_repeats)


@pytest.mark.parametrize(
    ("people", "rounds", "returns"),
    [
        # Two tables: half of each goes on to the same one.
        (6, 2, 2),
        (8, 2, 4),
        # Fifteen and sixteen people at four tables: those of a full table come from all four.
        (15, 4, 9),
        (16, 2, 4),
        (16, 3, 8),
        (16, 4, 12),
        (16, 5, 25),
        # Six rounds at five tables.
        (20, 6, 20),
        (24, 7, 24),
        (28, 9, 56),
    ],
)
def test_where_returns_cannot_be_avoided_their_least_number_is_proven_and_reached(
    people: int, rounds: int, returns: int
) -> None:
    plan = plan_evening(range(people), rounds, seed=4)
    assert plan.table_bound.returns == plan.quality.table_repeats == returns
    assert plan.has_fewest_returns


# (people, prefer, rounds) of up to twelve tables, whose short tables are hard to keep in turn besides.
NARROW = (
    *((15, 3, turns) for turns in (4, 5)),
    *((19, 4, turns) for turns in (4, 5)),
    *((people, 4, 4) for people in (21, 22, 23, 24)),
    *((people, 3, 5) for people in (18, 20, 22, 23)),
    *((25, 4, turns) for turns in (2, 3, 4, 5, 6)),
    *((26, 4, turns) for turns in (3, 4, 6)),
    *((26, 3, turns) for turns in (5, 6)),
    *((people, 3, 6) for people in (25, 28, 32, 34, 37)),
    *((29, prefer, turns) for prefer in (3, 4) for turns in (5, 6)),
    (30, 4, 5),
    *((people, 4, turns) for people in (33, 34, 37, 38, 41, 42, 45, 46) for turns in (5, 6)),
)


def returns(people: int, prefer: int, rounds: int) -> int:
    """Plan an evening in which nobody meets twice, with a seed of its own; its returns."""
    plan = plan_evening(range(people), rounds, Wishes(prefer=prefer), seed=people + rounds)
    assert plan.quality.repeats == 0
    return plan.quality.table_repeats


def test_nobody_comes_back_to_a_table_in_a_sample_of_narrow_fields() -> None:
    assert [case for case in ((19, 4, 5), (25, 4, 5), (29, 4, 6), (46, 4, 6)) if returns(*case)] == []


@pytest.mark.long
@pytest.mark.parametrize("case", NARROW)
def test_nobody_comes_back_to_a_table_where_that_is_known_to_be_possible(case: tuple[int, int, int]) -> None:
    assert returns(*case) == 0


def test_a_bound_counts_rounds_and_tables_of_each_person() -> None:
    # Three people at one table four times, and one who came for the last two rounds only.
    seats = [seating([[1, 2, 3]]), seating([[1, 2, 3]]), seating([[1, 2, 3, 4]]), seating([[1, 2, 3, 4]])]
    bound = returns_bound(seats, measure(seats))
    assert bound.returns == measure(seats).table_repeats == 10
    assert dict(bound.reason.values) == {"rounds": 4, "tables": 1}


def test_more_tables_in_use_prove_nothing_about_fewer_rounds() -> None:
    seats = [seating([[1, 2, 3], [4, 5, 6]], [1, 2]), seating([[1, 4, 2], [3, 5, 6]], [2, 3])]
    assert returns_bound(seats, measure(seats)).returns == 0
