"""Ready schedules, counted pair by pair without the package's own measure."""

from __future__ import annotations

from itertools import combinations

import pytest

from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.designs import design
from tappscore.tournament.seating.fields import columns
from tappscore.tournament.seating.sizes import split
from tappscore.tournament.seating.small_fields import schedules
from tappscore.tournament.seating.starters import Starter, developed, starters


def repeats(rounds: list[list[list[int]]]) -> int:
    met = [pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2)]
    return len(met) - len(set(met))


@pytest.mark.parametrize("starter", starters(), ids=lambda starter: f"{starter.people} at {starter.size}")
def test_every_starter_develops_without_a_repeat(starter: Starter) -> None:
    rounds = developed(starter.people, starter.size, starter.rounds)
    assert rounds is not None
    assert len(rounds) == starter.rounds
    assert all(sorted(p for table in tables for p in table) == list(range(starter.people)) for tables in rounds)
    assert all(len(table) == starter.size for tables in rounds for table in tables)
    assert repeats(rounds) == 0


def test_two_planes_with_signs_seat_32_people_in_ten_rounds_without_a_repeat() -> None:
    rounds = developed(32, 4, 10)
    assert rounds is not None
    assert len(rounds) == 10
    assert all(sorted(p for table in tables for p in table) == list(range(32)) for tables in rounds)
    assert all(len(table) == 4 for tables in rounds for table in tables)
    assert repeats(rounds) == 0
    # Eleven would need 33 meetings of everybody with 31 others.
    assert developed(32, 4, 11) is None


@pytest.mark.parametrize(("people", "tables", "schedule"), schedules(), ids=lambda value: str(value)[:4])
def test_every_stored_schedule_seats_everybody_once_a_round(
    people: int, tables: int, schedule: tuple[tuple[str, ...], ...]
) -> None:
    for words in schedule:
        assert len(words) == tables
        assert sorted("".join(words)) == [chr(ord("a") + person) for person in range(people)]
        assert {len(word) for word in words} <= {3, 4}


@pytest.mark.parametrize("prefer", [3, 4])
def test_from_twenty_five_people_on_six_rounds_are_free_of_repeats(prefer: int) -> None:
    for people in (*range(25, 62), 75, 98, 101, 119, 127, 150, 203, 240):
        rounds = design(people, split(people, (3, 4), prefer).sizes, 6, Chance(people))
        assert rounds is not None, people
        assert all(sorted(p for table in tables for p in table) == list(range(people)) for tables in rounds)
        assert repeats(rounds) == 0, people


@pytest.mark.parametrize("order", [7, 8, 9, 16, 25, 27])
def test_a_field_gives_as_many_columns_as_it_has_elements(order: int) -> None:
    found = columns(order, 4, order, Chance(1))
    assert found is not None
    # a + b = c has one solution for every a and c: subtraction by search, so that only `add` is trusted.
    minus = {(found.add(a, b), a): b for a in range(order) for b in range(order)}
    for i, j in combinations(range(4), 2):
        assert len({minus[column[j], column[i]] for column in found.values}) == order


def test_more_columns_than_elements_are_never_claimed() -> None:
    assert columns(6, 4, 7, Chance(1)) is None
