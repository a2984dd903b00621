"""The program's standings against the independent recount of the same archive.

The archive goes through the program (read, written again), then both count.
"""

from __future__ import annotations

from random import Random
from typing import Any

import enumeration
import pytest
from evenings import CRITERIA, evening
from legality import problems
from recount import standings
from settlement import plain

from tappscore.exchange import archive
from tappscore.rules.registry import ALL
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.standings import rank

VARIANTS = sorted({one.key for one in ALL})


def program_standings(snapshot: Any, after: int | None) -> list[dict[str, Any]]:
    standing = rank(snapshot, fold(snapshot), after)
    return [
        {
            "place": place.place,
            "tied": place.tied,
            "entry": place.entry.number,
            "name": place.entry.person.spoken,
            "points": plain(place.points),
            "rounds": [plain(value) for value in place.rounds],
        }
        for place in standing.places
    ]


def compare(variant: str, seed: int) -> set[str]:
    random = Random(f"{variant} {seed}")
    houses = list(enumeration.houses(variant, random, pairs=3))
    people = random.randint(8, 17)
    drawn = evening(variant, random.choice(houses), random, people, random.randint(1, 4))
    snapshot = archive.read(drawn)
    written = archive.write(snapshot)
    for after in (None, 1):
        ours = program_standings(snapshot, after)
        theirs = standings(written, after)
        assert ours == theirs, (variant, seed, written["ranking"], after)
    return set(written["ranking"])


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_evenings_are_ranked_alike(variant: str) -> None:
    for seed in range(4):
        compare(variant, seed)


@pytest.mark.parametrize("variant", VARIANTS)
def test_simulated_evenings_are_legal_and_ranked_alike(variant: str) -> None:
    drawn = simulate(7, 14, 2, variant, deals=6)
    for round_ in drawn["rounds"]:
        for table in round_["tables"]:
            sheet = {"variant": variant, "house": drawn["house"], "seats": table["seats"], "deals": table["deals"]}
            assert problems(sheet) == []
    snapshot = archive.read(drawn)
    assert program_standings(snapshot, None) == standings(archive.write(snapshot))


def test_every_criterion_was_drawn() -> None:
    drawn: set[str] = set()
    for seed in range(100, 130):
        drawn |= compare("wuerttemberg", seed)
    assert drawn == set(CRITERIA)


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
def test_hundreds_of_evenings_are_ranked_alike(variant: str) -> None:
    for seed in range(1000, 1300):
        compare(variant, seed)


@pytest.mark.parametrize(
    "said",
    [
        [{"place": 1, "points": 40}, {"place": 2, "points": -3}, {"place": 2}],
        [{"points": 12}, {"points": 30.5}, {"points": 12}],
        [{"place": 3}, {"points": 7}, {"place": 1, "points": -2}],
    ],
)
def test_an_evening_known_from_its_list_is_ranked_alike(said: list[dict[str, Any]]) -> None:
    drawn = simulate(7, len(said), 1, "dapp", deals=1)
    drawn |= {"rounds": [], "state": "final", "listed": [{"entry": at, **one} for at, one in enumerate(said, start=1)]}
    snapshot = archive.read(drawn)
    written = archive.write(snapshot)
    assert program_standings(snapshot, None) == standings(written)
    assert written["listed"] == drawn["listed"]
