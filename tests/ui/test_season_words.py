"""How a season counts and what somebody needs, in sentences; the conventions under their names."""

from __future__ import annotations

import pytest

from tappscore.tournament.seasons import Evening, Result, Scheme, rank_season
from tappscore.ui.models.season_lines import season_columns
from tappscore.ui.models.season_schemes import PRESETS, preset_of
from tappscore.ui.models.season_words import described, outlook


def evening(number: int, *order: str, held: bool = True, points: int = 10) -> Evening:
    """An evening that ended in this order, each with ten points less than the one before."""
    results = tuple(
        Result(person=name, name=name, place=at, points=points * (len(order) - at)) for at, name in enumerate(order, 1)
    )
    return Evening(tournament=str(number), name=f"{number}", date=f"2026-0{number}-10", results=results, held=held)


def needs(evenings: list[Evening], scheme: Scheme, name: str) -> str:
    return outlook(evenings, scheme, next(line for line in rank_season(evenings, scheme) if line.name == name))


def test_nine_conventions_differ_and_are_recognised() -> None:
    schemes = [preset.scheme(4) for preset in PRESETS]
    assert len(PRESETS) == 9
    assert all(schemes.count(scheme) == 1 for scheme in schemes)
    assert [preset_of(scheme, 4) for scheme in schemes] == list(PRESETS)
    assert preset_of(Scheme(best=3, least_evenings=2), 4) is None


@pytest.mark.parametrize("evenings", [0, 1, 40])
def test_conventions_count_something_for_any_number_of_evenings(evenings: int) -> None:
    for preset in PRESETS:
        best = preset.scheme(evenings).best
        assert best is None or 1 <= best <= max(evenings, 1)


def test_scheme_is_said_in_a_line() -> None:
    scheme = Scheme(source="place_table", table=(3, 2, 1), best=2, least_evenings=2, group="Damen", ties=("wins",))
    assert described(scheme, 4) == (
        "Places, by a table (3-2-1) · best 2 of 4, others in brackets · at least 2 evenings · only Damen · "
        "when level: evenings won"
    )


def test_needed_points_are_said_with_the_name() -> None:
    # Anna has 20, Bert 10 and 10 on average: he would have 20 too, but she won an evening, so 0 are enough.
    sentence = needs([evening(1, "Anna", "Bert", "Carl")], Scheme(), "Anna")
    assert sentence == (
        "Anna is first after the next evening with 0 points there, if the others do as before. "
        "No number is enough whatever the others do: points have no limit."
    )


def test_needed_points_by_rank_are_said_without_a_place() -> None:
    held = [evening(1, "Anna", "Bert")]
    sentence = needs(held, Scheme(source="table_points"), "Anna")
    assert sentence == (
        "Anna is first after the next evening with 0 points by rank there, if the others do as before. "
        "No place makes it certain: rank at the tables is not the place."
    )


def test_needed_place_is_said() -> None:
    scheme = Scheme(source="place_formula")
    sentence = needs([evening(1, "Anna", "Bert", "Carl"), evening(2, "Anna", "Bert", "Carl")], scheme, "Anna")
    # Anna has 6, Bert 4: third place brings her 7, and Bert's win 7 as well, but she won more evenings.
    assert sentence.startswith("Anna is first after the next evening with a 3rd place or better")
    # Level with 5 each: a win makes 8; second makes 7, against 8 of Anna's win and 7.5 of her average.
    level = [evening(1, "Anna", "Bert", "Carl"), evening(2, "Bert", "Anna", "Carl")]
    assert needs(level, scheme, "Bert") == (
        "Bert is first after the next evening with a win there, whatever the others do."
    )
    lost = needs([evening(1, "Anna", "Bert", "Carl"), evening(2, "Anna", "Bert", "Carl")], scheme, "Carl")
    assert lost == "Carl can't be first after one more evening."


@pytest.mark.parametrize("scheme", [Scheme(by_team=True), Scheme(source="attendance")])
def test_nothing_is_said_where_nothing_can_be_said(scheme: Scheme) -> None:
    held = [evening(1, "Anna", "Bert")]
    line = rank_season(held, Scheme())[0]
    assert outlook(held, scheme, line) == ""


def test_evenings_to_come_have_no_column() -> None:
    evenings = [evening(1, "Anna", "Bert"), evening(2, held=False)]
    keys = [column.key for column in season_columns(evenings, Scheme(), rank_season(evenings, Scheme()))]
    assert keys == ["place", "name", "value", "evening:1", "attended"]
