"""The price of an exchange against measuring before and after."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappscore.problems import RefusedError
from tappscore.tournament.seating import (
    Wishes,
    blind_draw,
    exchanged,
    measure,
    plan_evening,
    plan_round,
    price,
    prices,
    seating,
)


@settings(max_examples=20, deadline=None)
@given(data=st.data(), count=st.integers(7, 30), rounds=st.integers(1, 4))
def test_every_number_of_a_price_is_the_difference_of_two_measures(
    data: st.DataObject, count: int, rounds: int
) -> None:
    field = list(range(1, count + 1))
    history = [blind_draw(field, seed=turn).rounds[0] for turn in range(rounds)]
    current = blind_draw(field, seed=99).rounds[0]
    one, other = data.draw(st.lists(st.sampled_from(field), min_size=2, max_size=2, unique=True))
    found = price(history, current, one, other)
    before, after = measure([*history, current]), measure([*history, exchanged(current, one, other)])
    assert found.repeats == after.repeats - before.repeats
    assert found.consecutive == after.consecutive - before.consecutive
    squares = [sum(visits**2 for visits in quality.short_visits.values()) for quality in (before, after)]
    assert found.short == squares[1] - squares[0]
    assert found.same_table == after.table_repeats - before.table_repeats


def test_all_exchanges_of_a_person_come_sorted_with_the_best_first() -> None:
    field = list(range(1, 25))
    history = plan_evening(field, 3, seed=1).rounds
    current = blind_draw(field, seed=5).rounds[0]
    found = prices(history, current, 7, Wishes(apart=((7, 8),)))
    assert len(found) == 20
    assert [row.rank for row in found] == sorted(row.rank for row in found)
    with_eight = next(table for table in current.tables if 8 in table)
    assert 7 not in with_eight
    assert {row.other for row in found if row.apart} == set(with_eight) - {8}


def test_an_exchange_names_who_would_meet_again_and_who_is_spared() -> None:
    history = [seating([[1, 2, 3], [4, 5, 6]])]
    current = seating([[1, 2, 4], [3, 5, 6]])
    found = price(history, current, 2, 5)
    assert found.meets_again == ((2, 3), (4, 5))
    assert found.spared == ((1, 2), (5, 6))
    assert found.repeats == 0


def test_leaving_a_fixed_place_and_sitting_with_somebody_kept_apart_are_named() -> None:
    current = seating([[1, 2, 3], [4, 5, 6]], [1, 2])
    wishes = Wishes(apart=((1, 4),), fixed_tables=((2, 1),), fixed_seats=((4, 1),))
    found = price([], current, 2, 4, wishes)
    assert found.apart == ((1, 4),)
    assert found.displaced == (2, 4)


def test_somebody_who_sits_out_can_be_exchanged_too() -> None:
    current = seating([[1, 2, 3, 4]], [1], [5])
    assert exchanged(current, 2, 5) == seating([[1, 5, 3, 4]], [1], [2])
    assert price([[[1, 5, 6]]], current, 2, 5).meets_again == ((1, 5),)


def test_people_who_do_not_play_are_refused() -> None:
    with pytest.raises(RefusedError) as refused:
        price([], seating([[1, 2, 3]]), 1, 9)
    assert refused.value.problems[0].code == "not-in-field"


def test_exchanging_back_costs_the_opposite() -> None:
    history = plan_evening(range(1, 21), 2, seed=1).rounds
    current = plan_round(range(1, 21), history, seed=2).rounds[0]
    one, other = current.tables[0][0], current.tables[1][1]
    there = price(history, current, one, other)
    back = price(history, exchanged(current, one, other), one, other)
    assert (there.repeats, there.consecutive, there.short) == (-back.repeats, -back.consecutive, -back.short)


def test_taking_the_only_writer_from_a_table_has_its_price() -> None:
    current = seating([[1, 2, 3], [4, 5, 6]])
    assert price([], current, 1, 4, Wishes(writers=frozenset({1, 4}))).unwritten == 0
    assert price([], current, 1, 5, Wishes(writers=frozenset({1, 4}))).unwritten == 1
    assert price([], current, 5, 2, Wishes(writers=frozenset({1, 2}))).unwritten == -1
    assert price([], current, 1, 5).unwritten == 0
