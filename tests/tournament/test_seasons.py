"""Seasons as real series count them; every expected value was worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tappscore.tournament.outlook import Outlook, look_ahead
from tappscore.tournament.seasons import Evening, Line, Result, Scheme, rank_season, value_of

# Three evenings of five people: points by person; places follow from them, level points share a place.
POINTS = (
    {"Anna": 60, "Bert": 40, "Carl": 10, "Dora": -30, "Emil": -80},
    {"Bert": 50, "Anna": 20, "Dora": 20, "Carl": -90},
    {"Carl": 100, "Anna": 30, "Bert": 5, "Dora": -60, "Emil": -75},
)
GROUPS = {"Anna": "ladies", "Dora": "ladies"}
TEAMS = {"Anna": "Ost", "Bert": "Ost", "Carl": "West", "Dora": "West", "Emil": "West"}


def evening(number: int, points: dict[str, int], **more: object) -> Evening:
    results = tuple(
        Result(
            person=name,
            name=name,
            place=1 + sum(other > own for other in points.values()),
            points=own,
            group=GROUPS.get(name, ""),
            team=TEAMS.get(name, ""),
        )
        for name, own in points.items()
    )
    return Evening(
        tournament=f"t{number}", name=f"Evening {number}", date=f"2026-0{number}-01", results=results, **more
    )


SEASON = tuple(evening(number, points) for number, points in enumerate(POINTS, start=1))


def shown(lines: tuple[Line, ...]) -> list[tuple[int | None, str, object]]:
    return [(line.place, line.name, line.value) for line in lines]


def test_raw_points_of_all_evenings_without_drop() -> None:
    # Cego championship: Anna 60+20+30, Bert 40+50+5, Carl 10−90+100, Dora −30+20−60, Emil −80−75.
    assert shown(rank_season(SEASON, Scheme())) == [
        (1, "Anna", 110), (2, "Bert", 95), (3, "Carl", 20), (4, "Dora", -70), (5, "Emil", -155),
    ]  # fmt: skip


def test_title_only_for_those_who_came_every_evening() -> None:
    # Binokel triathlon: Emil missed the second evening and is listed without a place.
    lines = rank_season(SEASON, Scheme(least_evenings=3))
    assert shown(lines)[-1] == (None, "Emil", -155)
    assert [line.place for line in lines[:-1]] == [1, 2, 3, 4]


def test_sum_of_three_days_with_day_winners_extra() -> None:
    # Meckenbeuren with 100 for a day's win: Anna 110+100, Bert 95+100, Carl 20+100.
    assert shown(rank_season(SEASON, Scheme(winner_bonus=100)))[:3] == [
        (1, "Anna", 210),
        (2, "Bert", 195),
        (3, "Carl", 120),
    ]


def test_points_per_place_from_rank_and_field_size() -> None:
    # Tirol: people beaten plus one. Anna 5+3+4, Bert 4+4+3, Carl 3+1+5, Dora 2+3+2, Emil 1+1.
    assert shown(rank_season(SEASON, Scheme(source="place_formula"))) == [
        (1, "Anna", 12), (2, "Bert", 11), (3, "Carl", 9), (4, "Dora", 7), (5, "Emil", 2),
    ]  # fmt: skip


def test_formula_one_with_best_of_and_a_final_that_counts_double() -> None:
    # Stächerei, best 2 of 3, final double: Anna 25 18 18·2, struck 18; Bert 18 25 15·2, struck 18;
    # Carl 15 12 25·2, struck 12; Dora 12 18 12·2, struck 12; Emil 10 – 10·2.
    season = (*SEASON[:2], evening(3, POINTS[2], weight=2))
    assert shown(rank_season(season, Scheme(source="place_table", beyond=1, best=2))) == [
        (1, "Carl", 65), (2, "Anna", 61), (3, "Bert", 55), (4, "Dora", 42), (5, "Emil", 30),
    ]  # fmt: skip


def test_places_beyond_the_table_still_get_one_point() -> None:
    scheme = Scheme(source="place_table", table=(25, 18), beyond=1)
    assert value_of(SEASON[0].results[4], SEASON[0], scheme) == 1


def test_the_first_so_many_qualify_for_the_final() -> None:
    # Tarock, Austria: the first two by raw points.
    lines = rank_season(SEASON, Scheme(qualified=2))
    assert [line.name for line in lines if line.qualified] == ["Anna", "Bert"]


def test_best_rounds_and_a_bonus_for_sitting_out_willingly() -> None:
    # dipvis: best 2, 30 for a round sat out. Bert 40 50 5+30: 90, struck 35; Anna 60 20 30: 90.
    # Level at 90; Anna has one day's win, Bert too; the best evening 60 against 50 decides.
    results = tuple(
        result if result.name != "Bert" else Result(person="Bert", name="Bert", place=3, points=5, sat_out=1)
        for result in SEASON[2].results
    )
    last = Evening(tournament="t3", name="", date="", results=results)
    lines = rank_season((*SEASON[:2], last), Scheme(best=2, sitting_out_bonus=30))
    assert [(line.place, line.name, line.value, line.decided_by) for line in lines if line.value == 90] == [
        (2, "Anna", 90, "best_evening"), (3, "Bert", 90, "best_evening"),
    ]  # fmt: skip


def test_only_the_top_quarter_of_the_field_scores() -> None:
    # Cribbage: five people make a quarter of two: 2 for the winner, 1 for the second; of four people one.
    assert shown(rank_season(SEASON, Scheme(source="place_formula", formula="top_quarter"))) == [
        (1, "Anna", 3), (2, "Carl", 2), (3, "Bert", 2), (4, "Dora", 0), (5, "Emil", 0),
    ]  # fmt: skip


def test_percent_of_the_field_stays_exact() -> None:
    scheme = Scheme(source="place_formula", formula="percent")
    nine = evening(1, {str(number): -number for number in range(3)})
    assert [value_of(result, nine, scheme) for result in nine.results] == [100, Fraction(200, 3), Fraction(100, 3)]


def test_attendance_counts_evenings() -> None:
    assert shown(rank_season(SEASON, Scheme(source="attendance", ties=())))[0:2] == [(1, "Anna", 3), (1, "Bert", 3)]


def test_an_evening_missed_is_nothing_unless_absence_has_a_value() -> None:
    nothing = next(line for line in rank_season(SEASON, Scheme()) if line.name == "Emil")
    assert len(nothing.evenings) == 2
    stated = next(line for line in rank_season(SEASON, Scheme(absence=-100)) if line.name == "Emil")
    assert (stated.value, [each.attended for each in stated.evenings]) == (-255, [True, False, True])


def test_lists_of_ladies_and_of_teams() -> None:
    assert shown(rank_season(SEASON, Scheme(group="ladies"))) == [(1, "Anna", 110), (2, "Dora", -70)]
    # Teams of the two best: Ost 100, 70, 35; West 10−30, 20−90, 100−60.
    assert shown(rank_season(SEASON, Scheme(by_team=True, team_size=2))) == [(1, "Ost", 205), (2, "West", -50)]


def test_a_guest_is_listed_without_a_place() -> None:
    results = (*SEASON[0].results, Result(person="Gast", name="Gast", place=1, points=500, guest=True))
    season = (Evening(tournament="t1", name="", date="", results=results),)
    assert shown(rank_season(season, Scheme()))[-1] == (None, "Gast", 500)
    assert shown(rank_season(season, Scheme(guests_ranked=True)))[0] == (1, "Gast", 500)


def test_level_in_everything_is_a_shared_place() -> None:
    season = (evening(1, {"Anna": 5, "Bert": 5, "Carl": -10}),)
    lines = rank_season(season, Scheme())
    assert [(line.place, line.tied) for line in lines] == [(1, True), (1, True), (3, False)]


NEXT = Evening(tournament="t4", name="", date="", held=False)


@pytest.mark.parametrize(
    ("person", "certain", "average"),
    [
        # Anna 61, Bert 58, Carl 52, Dora 42, Emil 20 by Formula 1; field of five next time.
        ("Anna", 1, 2),  # second gives 79 against Bert's best 83; against averages (Bert 77⅓) 79 is enough, 76 is not
        ("Bert", 1, 1),  # a win gives 83 against Anna second 79; second gives 76, Anna on average 81⅓
        ("Carl", None, None),  # a win gives 77, Anna second 79; Anna on average 81⅓
    ],
)
def test_what_somebody_needs_to_be_first(person: str, certain: int | None, average: int | None) -> None:
    scheme = Scheme(source="place_table", beyond=1)
    found = look_ahead(SEASON, scheme, person, NEXT, field=5)
    assert (found.certain, found.average) == (certain, average)


def test_what_somebody_needs_in_raw_points() -> None:
    # Bert 95, Anna 110 and 36⅔ on average: 146⅔; Bert needs 52.
    assert look_ahead(SEASON, Scheme(), "Bert", NEXT, field=5).points == 52


def test_what_somebody_needs_in_points_by_rank_at_the_tables() -> None:
    # Three people at one table, two rounds each evening: Anna 4 and 3, Bert 2 and 3, Carl 0 and 0.
    def at_tables(number: int, **points: int) -> Evening:
        ranked = sorted(points, key=lambda name: -points[name])
        results = tuple(
            Result(person=name, name=name, place=place, points=0, table_points=points[name])
            for place, name in enumerate(ranked, start=1)
        )
        return Evening(tournament=f"t{number}", name="", date="", results=results)

    season = (at_tables(1, Anna=4, Bert=2, Carl=0), at_tables(2, Anna=3, Bert=3, Carl=0))
    scheme = Scheme(source="table_points", ties=())
    # A place says nothing about points by rank. Anna has 7, Bert 5 and 2½ on average, 7½: she needs 1 to pass that.
    assert look_ahead(season, scheme, "Anna", NEXT, field=3) == Outlook(points=1)
    # Anna 7 and 3½ on average, 10½: Bert needs 6, Carl 11.
    assert look_ahead(season, scheme, "Bert", NEXT, field=3).points == 6
    assert look_ahead(season, scheme, "Carl", NEXT, field=3).points == 11
    # Whoever is far ahead needs none, not fewer.
    far = (at_tables(1, Anna=40, Bert=2, Carl=0),)
    assert look_ahead(far, scheme, "Anna", NEXT, field=3).points == 0


def test_nobody_is_first_with_too_few_evenings() -> None:
    scheme = Scheme(source="place_table", least_evenings=4)
    assert look_ahead(SEASON, scheme, "Emil", NEXT, field=5).certain is None
    assert look_ahead((), Scheme(), "Emil", NEXT, field=5).points == 0
