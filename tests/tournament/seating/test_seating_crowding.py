"""Wishes to keep apart that no seating can keep are counted before the draw, and the count ends the search."""

from __future__ import annotations

from itertools import combinations

import pytest
from cost import cost
from hypothesis import given, settings
from hypothesis import strategies as st

from tappscore.tournament.seating import Wishes, apart_within, blind_draw, plan_evening, plan_round
from tappscore.tournament.seating.crowding import Crowding, fewest_pairs
from tappscore.tournament.seating.seats import Seating

SECOND = 14  # of `cost`
Pairs = list[tuple[int, int]]


def least_broken(people: tuple[int, ...], sizes: tuple[int, ...], apart: Pairs, bound: frozenset[int]) -> int:
    """Try every seating in which those bound together sit at one table."""
    if not people:
        return 0
    least = len(apart) + 1
    for table in combinations(people, sizes[0]):
        if bound and 0 < len(bound.intersection(table)) < len(bound):
            continue
        broken = sum(one in table and other in table for one, other in apart)
        rest = tuple(person for person in people if person not in table)
        least = min(least, broken + least_broken(rest, sizes[1:], apart, bound.difference(table)))
    return least


@settings(max_examples=120, deadline=None)
@given(data=st.data(), sizes=st.sampled_from([(3, 3), (4, 3), (4, 4), (3, 3, 3), (4, 3, 3)]))
def test_no_seating_breaks_fewer_wishes_than_counted(data: st.DataObject, sizes: tuple[int, ...]) -> None:
    people = tuple(range(sum(sizes)))
    every = list(combinations(people, 2))
    bound = frozenset(data.draw(st.sampled_from([(), (0, 1), (0, 1, 2)])))
    offered = [pair for pair in every if not bound.issuperset(pair)]
    apart = data.draw(st.lists(st.sampled_from(offered), unique=True, max_size=len(offered)))
    counted = Crowding(len(people), apart, len(sizes)).fewest(people, sizes, [bound] if bound else [])
    assert counted <= least_broken(people, sizes, apart, bound)


@pytest.mark.parametrize(
    ("clubs", "broken"),
    [((3,), 0), ((4,), 1), ((5,), 2), ((7,), 5), ((4, 5), 1 + 2), ((11,), 6 + 6 + 3)],
)
def test_clubs_larger_than_there_are_tables_share_as_few_as_can_be(clubs: tuple[int, ...], broken: int) -> None:
    sizes, begin = (4, 4, 3), 0
    groups = []
    for members in clubs:
        groups.append(range(begin, begin + members))
        begin += members
    assert Crowding(11, apart_within(groups), 3).fewest(range(11), sizes) == broken


def test_whoever_is_apart_from_everybody_shares_a_table_with_as_many_as_it_takes() -> None:
    apart = [(0, other) for other in range(1, 11)]
    assert Crowding(11, apart, 3).fewest(range(11), (4, 4, 3)) == 2
    assert Crowding(11, apart[:9], 3).fewest(range(11), (4, 4, 3)) == 1
    assert Crowding(11, apart[:8], 3).fewest(range(11), (4, 4, 3)) == 0


def test_more_members_than_seats_are_not_counted_and_a_full_table_takes_nobody() -> None:
    assert fewest_pairs(5, (2, 2)) == 2
    assert fewest_pairs(3, (0, 3)) == 3


HISTORY: tuple[Seating, ...] = ()
for number in range(5):
    HISTORY = (*HISTORY, blind_draw(range(150), HISTORY, seed=number).rounds[0])


@pytest.mark.parametrize(
    ("wishes", "broken"),
    [
        (Wishes(apart=apart_within([range(75)])), 37),
        (Wishes(apart=apart_within([range(50)])), 12),
        (Wishes(apart=apart_within([range(39), range(40, 79), range(80, 119)])), 3),
        (Wishes(apart=apart_within([range(4, 54)]), top=(0, 1, 2, 3)), 13),
        (Wishes(apart=apart_within([range(150)])), 222),
    ],
)
def test_a_club_larger_than_there_are_tables_ends_the_search_where_counting_proves_it(
    wishes: Wishes, broken: int
) -> None:
    plan = plan_round(range(150), HISTORY, wishes, seed=1)
    notes = {note.key: note.groups for note in plan.loosened}
    assert len(notes["apart"]) == broken
    # Of 100,000 steps for meetings the least part: the rest balances tables and seats.
    assert plan.steps < 75_000


def test_a_whole_evening_too() -> None:
    plan = plan_evening(range(150), 6, Wishes(apart=apart_within([range(75)])), seed=1)
    assert len(plan.loosened[-1].groups) >= 37
    assert plan.steps < 125_000


def test_a_round_after_any_history_with_any_wishes_takes_less_than_a_second() -> None:
    # Three of four pairs, all over the field: no counting proves what is left, the budget ends the search.
    scattered = Wishes(apart=tuple(pair for pair in combinations(range(150), 2) if pow(3, sum(pair) + 5, 127) % 4))
    assert plan_round(range(150), HISTORY, scattered, seed=1).steps > 100_000
    for wishes in (Wishes(), Wishes(apart=apart_within([range(75)])), scattered):
        assert cost(lambda wishes=wishes: plan_round(range(150), HISTORY, wishes, seed=1, ahead=2), tries=2) < SECOND
