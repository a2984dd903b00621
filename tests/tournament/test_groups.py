"""Teams and categories: places counted anew, the best members count, shared places are shared."""

from __future__ import annotations

from typing import Any

import msgspec

from tappscore.exchange.archive import read
from tappscore.tournament.groups import categories, counting, of_category, team_names, teams
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.standings import Standing, rank


def standing(people: int = 12, **facts: Any) -> Standing:
    snapshot = read(simulate(3, people, 3, "wuerttemberg"))
    snapshot = msgspec.structs.replace(snapshot, **facts)
    return rank(snapshot, fold(snapshot))


def grouped(found: Standing, groups: str) -> Standing:
    """Give the places, best first, the groups of the letters."""
    places = tuple(
        msgspec.structs.replace(
            place,
            entry=msgspec.structs.replace(
                place.entry, person=msgspec.structs.replace(place.entry.person, group=group.strip()), team=group.strip()
            ),
        )
        for place, group in zip(found.places, groups, strict=True)
    )
    return msgspec.structs.replace(found, places=places)


def with_points(found: Standing, points: list[int]) -> Standing:
    places = tuple(
        msgspec.structs.replace(place, row=msgspec.structs.replace(place.row, total=each))
        for place, each in zip(found.places, points, strict=True)
    )
    return msgspec.structs.replace(found, places=places)


def test_places_of_a_category_are_counted_anew_in_the_same_order() -> None:
    found = grouped(standing(), " D D  DD  D ")
    ladies = of_category(found, "D")
    assert [place.place for place in ladies.places] == [1, 2, 3, 4, 5]
    everybody = [place.entry.id for place in found.places]
    assert [everybody.index(place.entry.id) for place in ladies.places] == [1, 3, 6, 7, 10]


def test_a_place_shared_with_somebody_outside_is_not_shared_inside() -> None:
    found = grouped(standing(3), "DJD")
    first, second, third = found.places
    tied = (msgspec.structs.replace(first, tied=True), msgspec.structs.replace(second, place=1, tied=True), third)
    ladies = of_category(msgspec.structs.replace(found, places=tied), "D")
    assert [(place.place, place.tied) for place in ladies.places] == [(1, False), (2, False)]


def test_what_decided_against_somebody_outside_is_not_said_inside() -> None:
    found = grouped(standing(3), "DJD")
    first, second, third = found.places
    decided = (
        msgspec.structs.replace(first, decided_by=found.criteria[1], values=(40, 3, 9)),
        msgspec.structs.replace(second, decided_by=found.criteria[1], values=(40, 2, 9)),
        msgspec.structs.replace(third, values=(20, 2, 9)),
    )
    found = msgspec.structs.replace(found, places=decided)
    assert of_category(found, "D").places[0].decided_by is None
    assert of_category(grouped(found, "DDD"), "D").places[0].decided_by is found.criteria[1]


def test_as_many_of_a_team_count_as_the_smallest_team_has() -> None:
    found = with_points(grouped(standing(9), "AABBBBA A"), [50, 40, 30, 20, 10, 5, -2, -3, -60])
    assert counting(found) == 4
    lines = teams(grouped(found, "AAABBBB  "))
    assert [(line.team, line.points, line.place) for line in lines] == [("A", 120, 1), ("B", 35, 2)]
    assert len(lines[1].members) == 4


def test_teams_with_equal_sums_share_the_place() -> None:
    found = with_points(grouped(standing(6), "ABABCC"), [30, 30, 10, 10, -40, -40])
    assert [(line.team, line.place, line.tied) for line in teams(found)] == [
        ("A", 1, True),
        ("B", 1, True),
        ("C", 3, False),
    ]


def test_an_evening_without_teams_has_none() -> None:
    snapshot = read(simulate(3, 12, 1, "wuerttemberg"))
    assert team_names(snapshot) == ()
    assert categories(snapshot) == ()
    assert teams(rank(snapshot, fold(snapshot))) == ()


def without_place(found: Standing, at: int) -> Standing:
    places = list(found.places)
    places[at] = msgspec.structs.replace(places[at], place=None)
    return msgspec.structs.replace(found, places=tuple(places))


def test_who_has_no_place_has_none_in_the_category_and_counts_for_no_team() -> None:
    found = without_place(with_points(grouped(standing(6), "AABBAB"), [50, 40, 30, 20, 10, 5]), 4)
    assert [place.place for place in of_category(found, "A").places] == [1, 2, None]
    assert [[place.points for place in line.members] for line in teams(found)] == [[50, 40], [30, 20, 5]]


def test_a_team_of_one_does_not_make_the_others_count_one_alone() -> None:
    found = with_points(grouped(standing(6), "AAABBC"), [50, 40, 30, 20, 10, 60])
    assert counting(found) == 2
    assert [(line.team, line.points) for line in teams(found)] == [("A", 90), ("C", 60), ("B", 30)]


def test_the_best_of_a_team_stand_first_whatever_their_numbers() -> None:
    for points in ([50, 40, 30, 20, 10], [30, 40, 50, 20, 10]):
        found = with_points(grouped(standing(5), "AAABB"), points)
        first = teams(found)[0]
        assert ([place.points for place in first.members], first.points) == ([50, 40, 30], 90)
