"""Late, gone, substitute: only what must move moves."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappscore.problems import RefusedError
from tappscore.tournament.seating import Wishes, mend, plan_evening, seating, substitute

THREE_TABLES = seating([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11]], [1, 2, 3])
MIXED = Wishes()


@settings(max_examples=15, deadline=None)
@given(data=st.data(), count=st.integers(6, 40))
def test_whatever_happens_locked_tables_stay_and_everybody_has_one_place(data: st.DataObject, count: int) -> None:
    field = list(range(1, count + 1))
    history = plan_evening(field, 2, seed=1, budget=200).rounds
    current, earlier = history[1], history[:1]
    locked = data.draw(st.sets(st.sampled_from(current.numbers)))
    playing = {person for number, table in current.numbered if number in locked for person in table}
    gone = data.draw(st.sets(st.sampled_from(field), max_size=6)) - playing
    late = list(range(100, 100 + data.draw(st.integers(0, 7))))
    present = [person for person in field if person not in gone] + late
    change = mend(current, present, earlier, MIXED, locked, seed=3)
    after = change.plan.rounds[0]
    assert sorted((*after.people, *after.sitting_out)) == sorted(present)
    before, now = dict(current.numbered), dict(after.numbered)
    assert all(now[number] == before[number] for number in locked)
    assert all(len(table) in (3, 4) for table in after.tables)
    home = {person: number for number, table in before.items() for person in table}
    stays = {person for number, table in now.items() for person in table if home.get(person) == number}
    assert set(change.moved) == set(after.people) - stays - set(late)
    assert set(change.unseated) == set(after.sitting_out) - set(late)


def test_somebody_late_takes_the_free_seat_and_nobody_moves() -> None:
    change = mend(THREE_TABLES, range(1, 13))
    assert change.plan.tables == ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    assert (change.moved, change.seated, change.unseated) == ((), (12,), ())


def test_somebody_late_takes_the_free_seat_where_he_repeats_nothing() -> None:
    current = seating([[1, 2, 3], [4, 5, 6]], [1, 2])
    change = mend(current, range(1, 8), [seating([[7, 1, 9], [4, 2, 6]])])
    assert change.plan.tables == ((1, 2, 3), (4, 5, 6, 7))


def test_somebody_gone_from_a_table_of_four_moves_nobody() -> None:
    change = mend(THREE_TABLES, [person for person in range(1, 12) if person != 6])
    assert change.plan.tables == ((1, 2, 3, 4), (5, 7, 8), (9, 10, 11))
    assert change.moved == ()


def test_a_table_of_two_gets_one_from_a_larger_open_table() -> None:
    change = mend(THREE_TABLES, range(1, 11), locked=[1])
    assert change.plan.tables[0] == (1, 2, 3, 4)
    assert sorted(map(len, change.plan.tables)) == [3, 3, 4]
    assert len(change.moved) == 1
    assert change.moved[0] in (5, 6, 7, 8)


def test_a_table_that_can_not_be_filled_is_dissolved_into_free_seats() -> None:
    current = seating([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [1, 2, 3])
    change = mend(current, range(1, 9))
    assert sorted(map(len, change.plan.tables)) == [4, 4]
    assert set(change.moved) == {7, 8}


def test_three_latecomers_get_a_table_of_their_own() -> None:
    current = seating([[1, 2, 3, 4], [5, 6, 7, 8]], [1, 3])
    change = mend(current, range(1, 12))
    assert change.plan.rounds[0].numbered == ((1, (1, 2, 3, 4)), (3, (5, 6, 7, 8)), (2, change.plan.tables[2]))
    assert sorted(change.plan.tables[2]) == [9, 10, 11]


def test_one_latecomer_at_full_tables_gets_a_table_with_two_who_move() -> None:
    current = seating([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])
    change = mend(current, range(1, 14))
    assert sorted(map(len, change.plan.tables)) == [3, 3, 3, 4]
    assert len(change.moved) == 2


def test_who_can_not_be_seated_without_touching_locked_tables_sits_out() -> None:
    change = mend(THREE_TABLES, range(1, 14), locked=[1, 2, 3])
    assert sorted(change.plan.rounds[0].sitting_out) == [12, 13]
    assert change.seated == ()


def test_latecomers_kept_apart_from_a_table_go_to_the_other() -> None:
    current = seating([[1, 2, 3], [4, 5, 6]])
    change = mend(current, range(1, 8), wishes=Wishes(apart=((7, 5),)))
    assert 7 in change.plan.tables[0]


def test_a_substitute_takes_exactly_the_seat() -> None:
    assert substitute(THREE_TABLES, 6, 20).tables == ((1, 2, 3, 4), (5, 20, 7, 8), (9, 10, 11))
    with pytest.raises(RefusedError) as refused:
        substitute(THREE_TABLES, 30, 1)
    assert [problem.code for problem in refused.value.problems] == ["not-in-field", "seated-twice"]


def test_three_latecomers_where_three_are_preferred_get_their_own_table_and_no_table_grows() -> None:
    current = seating([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
    change = mend(current, range(1, 13), wishes=Wishes(prefer=3))
    assert change.plan.rounds[0].tables[:3] == current.tables
    assert sorted(change.plan.rounds[0].tables[3]) == [10, 11, 12]
    assert change.moved == ()


def test_somebody_new_is_not_seated_with_whom_they_are_kept_apart_from() -> None:
    current = seating([[1, 2, 3], [4, 5, 6]])
    for apart, table in (((1, 7), 2), ((4, 7), 1)):
        change = mend(current, range(1, 8), wishes=Wishes(apart=(apart,)))
        assert 7 in dict(change.plan.rounds[0].numbered)[table]


def test_who_has_a_fixed_table_is_not_moved_while_somebody_else_can_be() -> None:
    current = seating([[1, 2, 3, 4], [5, 6, 7]])
    for fixed in (1, 2):
        change = mend(current, [1, 2, 3, 4, 6, 7], wishes=Wishes(fixed_tables=((fixed, 1),)))
        assert change.moved == (3 - fixed,)


def test_a_seat_that_gets_free_is_for_who_sat_out_most_often() -> None:
    wishes = Wishes(prefer=3, sizes=(3,))
    for often, other in ((4, 5), (5, 4)):
        before = seating([[6, 7, 8]], [1], [often])
        change = mend(seating([[1, 2, 3]], [1], [4, 5]), [1, 2, 4, 5], [before], wishes)
        assert (change.seated, change.plan.rounds[0].sitting_out) == ((often,), (other,))
