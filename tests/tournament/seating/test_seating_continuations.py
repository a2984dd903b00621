"""Rounds drawn one at a time go on with the best evening known, whoever comes, goes or changes seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappscore.tournament.seating import Seating, Wishes, exchanged, measure, plan_evening, plan_round


def drawn_singly(
    people: list[int],
    planned: int,
    wishes: Wishes,
    seed: int,
    history: tuple[Seating, ...] = (),
    until: int | None = None,
) -> tuple[Seating, ...]:
    """Draw round after round of those planned, each from those before it, as the program does."""
    for number in range(len(history) + 1, (until or planned) + 1):
        plan = plan_round(people, history, wishes, 10 * seed + number, ahead=planned - number)
        history = (*history, plan.rounds[0])
    return history


# People, preferred size, rounds, repeats: what the best whole evening known has.
NARROW = [
    (12, 4, 4, 13), (13, 4, 6, 12), (14, 4, 5, 2), (15, 4, 5, 0), (16, 4, 5, 0), (16, 4, 6, 24), (17, 4, 6, 1),
    (18, 4, 6, 2), (19, 4, 6, 3), (20, 4, 6, 6), (21, 4, 6, 0), (22, 4, 6, 0), (23, 4, 6, 0), (24, 4, 6, 0),
    (20, 3, 6, 0), (15, 3, 7, 0), (28, 4, 9, 0),
]  # fmt: skip


@pytest.mark.parametrize(("people", "prefer", "rounds", "repeats"), NARROW)
def test_drawn_one_by_one_the_evening_is_as_good_as_planned_at_once(
    people: int, prefer: int, rounds: int, repeats: int
) -> None:
    course = drawn_singly(list(range(1, people + 1)), rounds, Wishes(prefer=prefer), 1)
    assert measure(course).repeats <= repeats


@pytest.mark.parametrize(("people", "rounds", "repeats"), [(18, 6, 2), (20, 5, 0), (22, 6, 0), (24, 6, 0)])
def test_a_substitute_takes_a_place_in_the_evening_of_whoever_went(people: int, rounds: int, repeats: int) -> None:
    field = list(range(1, people + 1))
    before = drawn_singly(field, rounds, Wishes(), 3, until=2)
    there = [99 if person == 5 else person for person in field]
    assert measure(drawn_singly(there, rounds, Wishes(), 3, before)).repeats <= repeats


def test_the_rest_of_an_evening_is_taken_from_a_design_that_fits_the_rounds_played() -> None:
    field = list(range(1, 19))
    begun = plan_evening(field, 6, seed=4).rounds[:3]
    rest = plan_evening(field, 3, seed=5, history=begun)
    assert rest.quality.repeats <= 2


def test_whoever_goes_home_leaves_a_table_smaller_and_the_rest_of_the_evening_as_it_was() -> None:
    field = list(range(1, 25))
    before = drawn_singly(field, 6, Wishes(), 1, until=2)
    assert measure(drawn_singly(field[:-1], 6, Wishes(), 2, before)).repeats == 0


def test_the_table_of_rounds_drawn_singly_has_every_field_and_none_worse_than_planned_at_once() -> None:
    table = Path(__file__).parents[2] / "benchmarks" / "seating_rounds_table.txt"
    head, *lines, verdict = table.read_text(encoding="utf-8").splitlines()
    assert head.split()[:3] == ["N", "prefer", "rounds"]
    assert verdict == "0 above practice.md"
    seen = set()
    for line in lines:
        people, prefer, rounds, *each = line.split()
        seen.add((int(people), int(prefer), int(rounds)))
        last, whole = int(each[int(rounds) - 1]), int(each[int(rounds)])
        assert last <= whole, line
    assert seen == {(n, prefer, rounds) for n in range(6, 151) for prefer in (3, 4) for rounds in range(2, 7)}


PLAYED = {"data": st.data(), "people": st.integers(13, 24), "rounds": st.integers(3, 6), "seed": st.integers(0, 99)}


@settings(max_examples=3, deadline=None)
@given(**PLAYED)
def test_whatever_was_played_the_next_round_seats_everybody_once_and_the_same_seed_the_same_way(
    data: st.DataObject, people: int, rounds: int, seed: int
) -> None:
    check_next_round(data, people, rounds, seed)


@pytest.mark.long
@settings(max_examples=40, deadline=None)
@given(**PLAYED)
def test_whatever_was_played_in_forty_evenings_the_next_round_seats_everybody_once(
    data: st.DataObject, people: int, rounds: int, seed: int
) -> None:
    check_next_round(data, people, rounds, seed)


def check_next_round(data: st.DataObject, people: int, rounds: int, seed: int) -> None:
    field = list(range(1, people + 1))
    history = drawn_singly(field, rounds + 1, Wishes(), seed, until=rounds - 1)
    # Some people sat at wrong tables, some went home, some came.
    last = history[-1]
    for _ in range(data.draw(st.integers(0, 2))):
        last = exchanged(last, data.draw(st.sampled_from(field)), data.draw(st.sampled_from(field)))
    gone = data.draw(st.sets(st.sampled_from(field), max_size=2))
    there = [person for person in field if person not in gone] + list(range(90, 90 + data.draw(st.integers(0, 3))))
    course = (*history[:-1], last)
    plan = plan_round(there, course, seed=seed, ahead=1)
    assert sorted(plan.rounds[0].people) == sorted(there)
    assert plan.rounds == plan_round(there, course, seed=seed, ahead=1).rounds


@pytest.mark.parametrize("people", [16, 18, 20, 24])
def test_couples_stay_apart_when_rounds_are_drawn_one_by_one(people: int) -> None:
    wishes = Wishes(apart=((1, 2), (3, 4), (5, 6)))
    quality = measure(drawn_singly(list(range(1, people + 1)), 4, wishes, 7))
    assert not [pair for pair in wishes.apart if pair in quality.meetings]
    assert quality.repeats == 0
