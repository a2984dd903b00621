"""Whole evenings by lot: every method, people who come and go, tables that play; laws that always hold."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tappscore.tournament.seating import (
    Plan,
    Seating,
    Wishes,
    apart_within,
    blind_draw,
    by_standing,
    chips,
    exchanged,
    from_chips,
    learn,
    mend,
    move_on,
    plan_evening,
    plan_round,
    split,
    winners_up,
)

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)  # what fails is small enough
MOVEMENTS = ("winners", "seat two", "sheets")  # tables stay as they are
METHODS = ("search", "standing", "lot", "chips", *MOVEMENTS)


def next_round(method: str, field: list[int], history: list[Seating], wishes: Wishes, seed: int) -> Plan | Seating:
    """Seat a field with one of the methods; movements need a round before them with the same people."""
    before = history[-1] if history else None
    if method == "standing":
        return by_standing(field, history, wishes, seed)
    if method == "lot":
        return blind_draw(field, history, wishes, seed)
    if method == "chips":
        return from_chips(dict(zip(field, chips(len(field), wishes), strict=False)), wishes)
    if before is not None and sorted(before.people) == sorted(field):
        if method == "winners":
            return winners_up(before, {person: number for number, person in enumerate(field)}, history, wishes)
        if method == "seat two":
            return move_on(before, None, history, wishes)
        if method == "sheets":
            return learn([(number, table[::-1]) for number, table in before.numbered], field, wishes)[0]
    return plan_round(field, history, wishes, seed, budget=400)


FIELDS = {"data": st.data(), "count": st.integers(6, 40), "prefer": st.sampled_from([3, 4])}


@settings(max_examples=15, deadline=None, phases=PHASES)
@given(**FIELDS)
def test_in_every_round_of_every_method_everybody_has_one_place_at_a_table_of_a_legal_size(
    data: st.DataObject, count: int, prefer: int
) -> None:
    check_evening(data, count, prefer)


@pytest.mark.long
@settings(max_examples=150, deadline=None, phases=PHASES)
@given(**FIELDS)
def test_in_every_round_of_150_evenings_everybody_has_one_place_at_a_table_of_a_legal_size(
    data: st.DataObject, count: int, prefer: int
) -> None:
    check_evening(data, count, prefer)


def check_evening(data: st.DataObject, count: int, prefer: int) -> None:
    wishes, field, history = Wishes(prefer=prefer), list(range(1, count + 1)), list[Seating]()
    for number in range(4):
        method = data.draw(st.sampled_from(METHODS), label="method")
        drawn = next_round(method, field, history, wishes, seed=number)
        one = drawn.rounds[0] if isinstance(drawn, Plan) else drawn
        assert sorted((*one.people, *one.sitting_out)) == sorted(field), method
        if method in MOVEMENTS:
            assert {len(table) for table in one.tables} <= set(wishes.sizes), method
        else:
            assert sorted(map(len, one.tables)) == sorted(split(len(field), wishes.sizes, prefer).sizes), method
        assert len(set(one.numbers)) == len(one.tables)
        # Somebody goes home, somebody comes, some tables play already: then nobody at them moves.
        gone = data.draw(st.sets(st.sampled_from(field), max_size=2), label="gone")
        late = list(range(100 + 10 * number, 100 + 10 * number + data.draw(st.integers(0, 3), label="late")))
        playing = data.draw(st.sets(st.sampled_from(one.numbers)), label="playing")
        here = [person for person in field if person not in gone] + late
        change = mend(one, here, history, wishes, playing, seed=number)
        after = change.plan.rounds[0]
        expected = {*here, *(person for n, table in one.numbered if n in playing for person in table)}
        assert sorted((*after.people, *after.sitting_out)) == sorted(expected)
        assert all(dict(after.numbered)[n] == table for n, table in one.numbered if n in playing)
        assert all(len(table) in wishes.sizes for n, table in after.numbered if n not in playing)
        seats = {person: n for n, table in one.numbered for person in table}
        stayed = [p for n, table in after.numbered for p in table if seats.get(p, n) == n]
        assert set(change.moved).isdisjoint(stayed)
        history.append(after)
        field = [person for person in (*after.people, *after.sitting_out) if person not in gone]
        if len(field) < 6:
            return


@settings(max_examples=25, deadline=None)
@given(data=st.data(), count=st.integers(6, 24), method=st.sampled_from(("winners", "seat two")))
def test_a_movement_moves_only_those_it_names(data: st.DataObject, count: int, method: str) -> None:
    field = list(range(1, count + 1))
    before = plan_round(field, seed=count, budget=100).rounds[0]
    ranks = {person: data.draw(st.integers(1, 4)) for person in field}
    after = winners_up(before, ranks) if method == "winners" else move_on(before)
    moved = [p for n, table in after.rounds[0].numbered for p in table if p not in dict(before.numbered)[n]]
    if method == "seat two":
        assert sorted(moved) == sorted(table[1] for table in before.tables)
    else:
        # One up from every table but the first, one down from every table but the last.
        assert len(moved) == 2 * (len(before.tables) - 1)
        assert max(Counter(before.table_of(person) for person in moved).values()) <= 2
    for person in moved:
        old, new = before.table_of(person), after.rounds[0].table_of(person)
        assert old is not None
        assert new is not None
        assert abs(old - new) in (1, len(before.tables) - 1)


@settings(max_examples=15, deadline=None)
@given(data=st.data(), count=st.integers(16, 48), rounds=st.integers(1, 4))
def test_families_and_teams_never_share_a_table_whatever_else_is_wished(
    data: st.DataObject, count: int, rounds: int
) -> None:
    field = list(range(count))
    groups = data.draw(st.lists(st.sets(st.sampled_from(field), min_size=2, max_size=3), max_size=4))
    at_home = data.draw(st.sampled_from(field))
    wishes = Wishes(
        apart=apart_within(groups), fixed_tables=((at_home, 2),), writers=frozenset(field[::4]), fixed_seats=((0, 1),)
    )
    plan = plan_evening(field, rounds, wishes, seed=rounds)
    for one in plan.rounds:
        assert at_home in dict(one.numbered)[2]
        assert next(table for table in one.tables if 0 in table)[0] == 0
        for table in one.tables:
            assert not [
                pair for pair in combinations(sorted(table), 2) if any(group.issuperset(pair) for group in groups)
            ]
    assert not {"apart", "fixed"} & {note.key for note in plan.loosened}


def test_everybody_of_a_group_is_apart_from_everybody_of_it_and_may_be_in_several() -> None:
    assert apart_within([(3, 1, 2), (2, 9), (1, 2)]) == ((1, 2), (1, 3), (2, 3), (2, 9))
    assert apart_within([]) == ()
    assert apart_within([(5,)]) == ()


COURSES = {"count": st.integers(5, 30), "rounds": st.integers(2, 8), "seed": st.integers(0, 99)}


@settings(max_examples=8, deadline=None)
@given(**COURSES)
def test_free_rounds_go_round_before_anybody_has_two_more_than_another(count: int, rounds: int, seed: int) -> None:
    check_free_rounds(count, rounds, seed)


@pytest.mark.long
@settings(max_examples=100, deadline=None)
@given(**COURSES)
def test_free_rounds_of_a_hundred_evenings_go_round(count: int, rounds: int, seed: int) -> None:
    check_free_rounds(count, rounds, seed)


def check_free_rounds(count: int, rounds: int, seed: int) -> None:
    # A game for four only: up to three people sit out, in one plan or round by round.
    wishes, field = Wishes(prefer=4, sizes=(4,)), list(range(count))
    whole = plan_evening(field, rounds, wishes, seed, budget=300)
    history: list[Seating] = []
    for _ in range(rounds):
        history.append(plan_round(field, history, wishes, seed, budget=100).rounds[0])
    for course in (whole.rounds, history):
        free = Counter(person for one in course for person in one.sitting_out)
        times = [free[person] for person in field]
        assert max(times) - min(times) <= 1


@settings(max_examples=25, deadline=None)
@given(data=st.data(), count=st.integers(8, 30))
def test_two_exchanges_of_the_same_people_leave_everything_as_it_was(data: st.DataObject, count: int) -> None:
    current = plan_round(range(count), seed=count, budget=100).rounds[0]
    one, other = data.draw(st.sampled_from(current.people)), data.draw(st.sampled_from(current.people))
    assert exchanged(exchanged(current, one, other), one, other) == current
