"""Bounds hold against every seating of tiny fields, and name their reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from tappscore.i18n import ENGLISH
from tappscore.tournament.seating import measure, plan_evening, plan_round, seating
from tappscore.tournament.seating.bound import evening_bound, round_bound

Tables = tuple[tuple[int, ...], ...]


def all_seatings(people: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[Tables]:
    if not sizes:
        yield ()
        return
    # Equal tables in one order only: the first table holds the smallest person where sizes are equal.
    for table in combinations(people, sizes[0]):
        if len(sizes) > 1 and sizes[0] == sizes[1] and table[0] != people[0]:
            continue
        rest = tuple(person for person in people if person not in table)
        for others in all_seatings(rest, sizes[1:]):
            yield (table, *others)


def least(people: int, sizes: tuple[int, ...], rounds: int) -> tuple[int, int]:
    """Try every evening whose first round is fixed."""
    seatings = list(all_seatings(tuple(range(people)), sizes))
    best = [10**6, 10**6]

    def walk(course: list[Tables]) -> None:
        if len(course) == rounds:
            quality = measure(course)
            best[0], best[1] = min(best[0], quality.repeats), min(best[1], quality.coincidences)
            return
        for one in seatings:
            walk([*course, one])

    walk([seatings[0]])
    return best[0], best[1]


@pytest.mark.parametrize(
    ("people", "sizes", "rounds"),
    [(6, (3, 3), 2), (6, (3, 3), 3), (6, (3, 3), 4), (7, (4, 3), 2), (7, (4, 3), 3), (8, (4, 4), 3), (9, (3, 3, 3), 2)],
)
def test_no_evening_of_a_tiny_field_goes_below_its_bound(people: int, sizes: tuple[int, ...], rounds: int) -> None:
    bound = evening_bound(people, [sizes] * rounds)
    repeats, coincidences = least(people, sizes, rounds)
    assert bound.repeats <= repeats
    assert bound.coincidences <= coincidences
    assert bound.coincidences == coincidences


@pytest.mark.parametrize("sizes", [(3, 3), (4, 3), (4, 4), (3, 3, 3)])
def test_no_further_round_goes_below_its_bound(sizes: tuple[int, ...]) -> None:
    people = tuple(range(sum(sizes)))
    first, *_, last = all_seatings(people, sizes)
    history = [first, last]
    before = measure(history).repeats
    added = min(measure([*history, one]).repeats for one in all_seatings(people, sizes)) - before
    assert round_bound([seating(one) for one in history], people, sizes).repeats <= added


@pytest.mark.parametrize(
    ("people", "rounds", "bound"),
    [(16, 5, 0), (16, 6, 24), (15, 6, 21), (12, 3, 6), (12, 5, 24), (12, 6, 42), (14, 6, 17), (13, 5, 3), (20, 6, 0)],
)
def test_known_bounds_at_tables_of_four(people: int, rounds: int, bound: int) -> None:
    assert plan_evening(range(people), rounds, budget=10).bound.repeats == bound


def test_the_reason_is_a_sentence_with_its_numbers() -> None:
    assert "144 meetings" in ENGLISH.message(plan_evening(range(16), 6, budget=10).bound.reason)
    assert "3 tables" in ENGLISH.message(plan_evening(range(12), 3, budget=10).bound.reason)
    assert "Every seating of 13 people in 5 rounds" in ENGLISH.message(
        plan_evening(range(13), 5, budget=10).bound.reason
    )


def test_a_round_from_history_has_a_bound_of_its_own() -> None:
    history = plan_evening(range(1, 17), 5, seed=1).rounds
    plan = plan_round(range(1, 17), history, seed=2)
    # After five rounds everybody has met everybody: the sixth repeats all 24 meetings.
    assert plan.quality.repeats == plan.bound.repeats == 24
    assert plan.is_optimal


def test_people_who_were_not_there_or_sit_out_leave_room_that_no_bound_denies() -> None:
    before = seating([[1, 2, 3], [4, 5, 6]])
    assert measure([before, seating([[1, 4, 7], [2, 5, 8], [3, 6, 9]])]).repeats == 0
    assert round_bound([before], range(1, 10), (3, 3, 3)).repeats == 0
    assert measure([before, seating([[1, 4, 7], [2, 3, 5]], (), [6])]).repeats == 1
    assert evening_bound(7, [(3, 3), (3, 3)]).repeats <= 1
