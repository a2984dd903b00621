"""By standing, fixed movements, chips from the door, sheets from the table."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappscore.problems import RefusedError
from tappscore.tournament.seating import (
    Wishes,
    blind_draw,
    by_standing,
    chips,
    from_chips,
    learn,
    move_on,
    seating,
    winners_up,
)

FOUR_TABLES = seating([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11], [12, 13, 14]], [1, 2, 3, 4])


def codes(refused: pytest.ExceptionInfo[RefusedError]) -> list[str]:
    return [problem.code for problem in refused.value.problems]


def test_by_standing_the_best_sit_at_the_first_table_and_neighbours_meet() -> None:
    places = [30, 10, 20, 40, 50, 70, 60, 80, 90, 100, 110]
    plan = by_standing(places)
    assert [sorted(table) for table in plan.tables] == [[10, 20, 30, 40], [50, 60, 70, 80], [90, 100, 110]]


def test_by_standing_those_kept_apart_change_with_the_nearest_place() -> None:
    plan = by_standing(range(1, 13), wishes=Wishes(apart=((1, 2), (9, 12))))
    assert [sorted(table) for table in plan.tables] == [[1, 3, 4, 5], [2, 6, 7, 9], [8, 10, 11, 12]]


def test_by_standing_a_fixed_table_stays() -> None:
    plan = by_standing(range(1, 13), wishes=Wishes(fixed_tables=((1, 3),)))
    assert [sorted(table) for table in plan.tables] == [[2, 3, 4, 5], [6, 7, 8, 9], [1, 10, 11, 12]]


@settings(max_examples=30, deadline=None)
@given(count=st.integers(6, 40), seed=st.integers(0, 99))
def test_by_standing_tables_are_cut_from_the_standing(count: int, seed: int) -> None:
    plan = by_standing(list(range(count)), seed=seed)
    assert [person for table in plan.tables for person in sorted(table)] == list(range(count))


def test_winners_move_up_and_the_last_of_the_upper_table_down() -> None:
    places = {1: 1, 2: 2, 3: 3, 4: 4, 5: 1, 6: 2, 7: 3, 8: 4, 9: 3, 10: 1, 11: 2, 12: 1, 13: 2, 14: 3}
    plan = winners_up(FOUR_TABLES, places, [FOUR_TABLES])
    assert plan.tables == ((1, 2, 3, 5), (4, 6, 7, 10), (12, 8, 11), (9, 13, 14))
    assert plan.quality.repeats == 3 + 1 + 0 + 1


def test_winners_up_needs_every_place() -> None:
    with pytest.raises(RefusedError) as refused:
        winners_up(FOUR_TABLES, dict.fromkeys(range(1, 13), 1))
    assert codes(refused) == ["place-missing", "place-missing"]


def test_seat_two_moves_one_table_on_and_the_last_to_the_first() -> None:
    plan = move_on(FOUR_TABLES)
    assert plan.tables == ((1, 13, 3, 4), (5, 2, 7, 8), (9, 6, 11), (12, 10, 14))


def test_seats_that_short_tables_lack_move_among_the_others() -> None:
    plan = move_on(FOUR_TABLES, {4: 1, 3: 2})
    assert plan.tables == ((1, 2, 11, 8), (5, 6, 14, 4), (9, 10, 3), (12, 13, 7))


def test_there_is_a_chip_for_everybody_and_typing_all_chips_gives_the_round() -> None:
    lots = chips(13, Wishes(numbers=(3, 5, 8, 9)))
    assert lots[:5] == ((3, 1), (3, 2), (3, 3), (3, 4), (5, 1))
    assert len(lots) == 13
    round_ = from_chips(dict(zip(range(101, 114), lots, strict=True)))
    assert round_.numbers == (3, 5, 8, 9)
    assert round_.tables[0] == (101, 102, 103, 104)


def test_where_only_the_table_was_drawn_people_take_the_free_seats_in_order() -> None:
    assert from_chips({7: (1, 0), 8: (1, 2), 9: (1, 0)}).tables == ((7, 8, 9),)


def test_doubled_chips_and_tables_of_a_wrong_size_are_all_named() -> None:
    with pytest.raises(RefusedError) as refused:
        from_chips({1: (1, 1), 2: (1, 1), 3: (1, 2), 4: (2, 1), 5: (2, 2)})
    assert codes(refused) == ["seat-drawn-twice", "table-size"]


def test_sheets_teach_the_round_and_who_is_on_none() -> None:
    round_, missing = learn([(4, [3, 1, 2]), (2, [5, 6, 7, 8])], range(1, 10))
    assert round_.numbered == ((2, (5, 6, 7, 8)), (4, (3, 1, 2)))
    assert missing == (4, 9)


def test_sheets_that_contradict_each_other_are_refused_with_every_reason() -> None:
    with pytest.raises(RefusedError) as refused:
        learn([(4, [3, 1, 2]), (4, [5, 6, 3]), (5, [7, 99])], range(1, 10))
    assert codes(refused) == ["on-two-sheets", "not-in-field", "table-twice", "table-size"]


def test_a_blind_draw_is_measured_like_everything_else() -> None:
    first = blind_draw(range(1, 17), seed=1)
    second = blind_draw(range(1, 17), first.rounds, seed=3)
    assert second.quality.rounds == 2
    assert second.quality.repeats > 0
