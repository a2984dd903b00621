"""Where the rounds played fit no design, people are put on one so that few meet again: somebody left for good."""

from __future__ import annotations

import pytest

from tappscore.tournament.seating import Seating, Wishes, measure, plan_evening, plan_round
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.continuation import again
from tappscore.tournament.seating.fitting import fitted


def without_the_fifth(people: int, planned: int, after: int) -> tuple[list[int], tuple[Seating, ...]]:
    """Give who is left, and the rounds played before person 5 went."""
    field = list(range(1, people + 1))
    history: tuple[Seating, ...] = ()
    for number in range(1, after + 1):
        history = (*history, plan_round(field, history, seed=10 + number, ahead=planned - number).rounds[0])
    return [person for person in field if person != 5], history


# People, rounds planned, rounds played, repeats in the rest: the search alone found 5, 9 and 8.
LEFT = [(18, 6, 1, 2), (21, 6, 1, 4), (21, 6, 2, 6)]


@pytest.mark.parametrize(("people", "planned", "after", "repeats"), LEFT)
def test_the_rest_of_an_evening_is_as_good_as_a_design_allows_after_somebody_left(
    people: int, planned: int, after: int, repeats: int
) -> None:
    there, history = without_the_fifth(people, planned, after)
    assert measure(history).repeats == 0
    assert plan_evening(there, planned - after, seed=7, history=history).quality.repeats <= repeats


def test_drawn_one_by_one_the_rounds_after_go_on_with_the_design_that_was_begun() -> None:
    there, course = without_the_fifth(21, 6, 1)
    for number in range(2, 7):
        course = (*course, plan_round(there, course, seed=40 + number, ahead=6 - number).rounds[0])
    assert measure(course).repeats <= 4  # each round for itself ended with six to ten


def test_people_kept_apart_stay_so_on_the_places_of_a_design() -> None:
    there, history = without_the_fifth(21, 6, 1)
    wishes = Wishes(apart=((1, 2), (3, 4), (6, 7), (6, 8)))
    quality = plan_evening(there, 5, wishes, seed=7, history=history).quality
    before = measure(history).meetings
    assert [pair for pair in wishes.apart if quality.meetings.get(pair, 0) > before.get(pair, 0)] == []


def test_what_fitting_counts_is_what_a_plain_count_finds() -> None:
    design = again(16, (4, 4, 4, 4), 5)
    assert design is not None
    met = [[list(range(first, first + 4)) for first in range(0, 16, 4)]]
    weight = [[int(a != b and a // 4 == b // 4) for b in range(16)] for a in range(16)]
    found = fitted([design], 4, weight, Chance(1))
    assert found is not None
    rounds, steps = found
    assert measure([*met, *rounds]).coincidences == 0
    assert 0 < steps < 100_000


def test_without_a_design_nothing_is_fitted() -> None:
    assert fitted([], 3, [[0]], Chance(1)) is None
