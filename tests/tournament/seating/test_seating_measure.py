"""The measure against counts by hand and by plain loops."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tappscore.tournament.seating import blind_draw, measure, seating

ROUNDS = (
    seating([[1, 2, 3, 4], [5, 6, 7]], [1, 2]),
    seating([[2, 1, 5, 6], [3, 4, 7]], [1, 2], [8]),
    seating([[1, 2, 7, 3], [4, 5, 6]], [2, 1]),
)


def test_three_rounds_of_seven_people_counted_by_hand() -> None:
    quality = measure(ROUNDS)
    assert quality.repeated == ((1, 2, 3), (5, 6, 3), (1, 3, 2), (2, 3, 2), (3, 4, 2), (3, 7, 2))
    assert quality.repeats == 2 + 2 + 1 + 1 + 1 + 1
    assert quality.coincidences == 3 + 3 + 1 + 1 + 1 + 1
    # Round 1 to 2: 1-2, 3-4, 5-6; round 2 to 3: 1-2, 5-6, 3-7.
    assert quality.consecutive == 6
    assert quality.short_visits == {1: 0, 2: 0, 3: 1, 4: 2, 5: 2, 6: 2, 7: 2, 8: 0}
    assert quality.odd_visits == quality.short_visits
    assert quality.seats[1] == (2, 1, 0, 0)
    assert quality.seats[3] == (1, 0, 1, 1)
    # Only 7 leaves table 2 never; 1 and 2 come back to table 1 once, 5 and 6 too.
    assert quality.same_table == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 0}
    assert quality.table_repeats == 8
    assert quality.sat_out[8] == 1


def test_the_odd_table_is_the_rarer_one_also_where_it_is_the_larger() -> None:
    quality = measure([[[1, 2, 3, 4], [5, 6, 7], [8, 9, 10]]])
    assert [person for person, visits in quality.odd_visits.items() if visits] == [1, 2, 3, 4]
    assert [person for person, visits in quality.short_visits.items() if visits] == [5, 6, 7, 8, 9, 10]


def test_people_without_any_seat_are_counted_too() -> None:
    assert measure([], [4, 5]).short_visits == {4: 0, 5: 0}


@settings(max_examples=15, deadline=None)
@given(count=st.integers(6, 30), rounds=st.integers(1, 5), seed=st.integers(0, 999))
def test_repeats_agree_with_a_plain_count_over_all_pairs(count: int, rounds: int, seed: int) -> None:
    field = list(range(count))
    drawn = [blind_draw(field, seed=seed + turn).rounds[0] for turn in range(rounds)]
    times = [sum(any({a, b} <= set(table) for table in one.tables) for one in drawn) for a, b in combinations(field, 2)]
    quality = measure(drawn)
    assert quality.repeats == sum(max(0, number - 1) for number in times)
    assert quality.coincidences == sum(number * (number - 1) // 2 for number in times)


def test_a_blind_draw_repeats_about_as_often_as_the_practice_document_measured() -> None:
    for rounds, expected in ((2, 4.5), (3, 13), (4, 26)):
        totals = []
        for seed in range(24):
            drawn = [blind_draw(range(64), seed=100 * seed + turn).rounds[0] for turn in range(rounds)]
            totals.append(measure(drawn).repeats)
        assert abs(sum(totals) / len(totals) - expected) < 0.2 * expected
