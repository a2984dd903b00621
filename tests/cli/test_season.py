"""The ranking of a season on the command line."""

from __future__ import annotations

from typing import Any

import pytest

from tappscore.services.club import open_or_create
from tappscore.services.seasons import Seasons
from tappscore.tournament.seasons import Scheme


@pytest.fixture
def season(line: Any) -> Any:
    """Make a season of two evenings of the same twelve people, of which the better one counts."""
    for variant in ("dapp", "classic"):
        line.done(
            "simulate", "--players", "12", "--rounds", "1", "--variant", variant, "--seed", "6", "--name", variant
        )
    with open_or_create(line.club) as file:
        Seasons(file).create("Winter", Scheme(source="points", best=1), (1, 2))
    return line


def test_season_ranks_with_counted_and_struck_evenings(season: Any) -> None:
    ranking = season.json("season", "Winter")
    uuids = {one["name"]: one["uuid"] for one in season.json("tournaments")}
    assert [one["value"] for one in ranking] == sorted((one["value"] for one in ranking), reverse=True)
    of_evening = {
        name: {one["name"]: one["points"] for one in season.json("standings", name)} for name in ("dapp", "classic")
    }
    assert len(ranking) == 12
    for one in ranking:
        (counted,), (struck,) = one["counted"], one["struck"]
        assert {counted["tournament"], struck["tournament"]} == set(uuids.values())
        assert counted["value"] == one["value"] >= struck["value"]
        last, *first = one["name"].split(" ")
        spoken = f"{' '.join(first)} {last}"
        # The two Hans Maier can't be told apart by name.
        if spoken != "Hans Maier" and spoken in of_evening["dapp"]:
            assert one["value"] == max(points[spoken] for points in of_evening.values())
        assert set(one) == {"place", "tied", "person", "name", "value", "counted", "struck"}


def test_newest_season_is_shown_without_a_name_and_for_people(season: Any) -> None:
    assert season.json("season") == season.json("season", "Winter")
    assert season.done("season", language="de").splitlines()[0] == "Winter"


def test_unknown_season_is_refused(season: Any) -> None:
    assert season.json("season", "Sommer", status=1)["problems"][0]["code"] == "unknown-season"


def test_file_without_a_season_says_so(evening: Any) -> None:
    assert evening.refused("season") == "There is no season yet.\n"
    assert evening.json("season", status=1)["problems"][0]["code"] == "no-season"
