"""Table sizes of every field."""

from __future__ import annotations

import pytest

from tappscore.tournament.seating import outlook, split
from tappscore.tournament.seating.sizes import missing_for_full_tables, problems


@pytest.mark.parametrize(
    ("people", "prefer", "sizes"),
    [
        (3, 4, (3,)),
        (4, 3, (4,)),
        (6, 4, (3, 3)),
        (9, 4, (3, 3, 3)),
        (13, 4, (4, 3, 3, 3)),
        (14, 4, (4, 4, 3, 3)),
        (15, 4, (4, 4, 4, 3)),
        (16, 4, (4, 4, 4, 4)),
        (42, 3, (3,) * 14),
        (43, 3, (4, *(3,) * 13)),
        (44, 3, (4, 4, *(3,) * 12)),
    ],
)
def test_sizes_follow_the_table_of_the_practice_document(people: int, prefer: int, sizes: tuple[int, ...]) -> None:
    found = split(people, (3, 4), prefer)
    assert found.sizes == sizes
    assert found.sitting_out == 0


def test_every_field_of_three_and_four_and_from_six_on_has_a_seat_for_everybody() -> None:
    for prefer in (3, 4):
        for people in (3, 4, *range(6, 241)):
            found = split(people, (3, 4), prefer)
            assert found.seats == people
            assert set(found.sizes) <= {3, 4}
            assert found.count(7 - prefer) <= 3


def test_five_people_make_one_table_with_resting_dealers_or_one_sits_out() -> None:
    assert split(5, (3, 4, 5)).sizes == (5,)
    assert split(5, (3, 4)).sitting_out == 1


def test_larger_tables_than_the_usual_are_the_way_out_only() -> None:
    used = {people for people in range(3, 241) if 5 in split(people, (3, 4, 5)).sizes}
    assert used == {5}


def test_a_game_for_four_only_lets_as_few_as_possible_sit_out() -> None:
    assert [split(people, (4,)).sitting_out for people in (8, 9, 10, 11, 12)] == [0, 1, 2, 3, 0]


def test_at_most_two_sizes_differing_by_one() -> None:
    for allowed in ((3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 7)):
        for people in range(min(allowed), 100):
            sizes = set(split(people, allowed, allowed[0]).sizes)
            assert max(sizes) - min(sizes) <= 1
            assert sizes <= set(allowed)


def test_the_outlook_shows_one_fewer_and_one_more() -> None:
    assert [(people, found.sizes) for people, found in outlook(13)] == [
        (12, (4, 4, 4)),
        (13, (4, 3, 3, 3)),
        (14, (4, 4, 3, 3)),
    ]
    assert missing_for_full_tables(13) == 3


def test_too_few_and_too_many_people_are_said_with_the_limit() -> None:
    assert problems(2, (3, 4))[0].values == {"people": 2, "least": 3}
    assert problems(241, (3, 4))[0].values == {"people": 241, "most": 240}
    assert problems(240, (3, 4)) == ()
