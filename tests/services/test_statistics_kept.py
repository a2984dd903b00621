"""Figures over the evenings of a real club file, kept beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.people import People
from tappscore.services.statistics import Statistics
from tappscore.store.cache import cache_path
from tappscore.store.club import ClubFile
from tappscore.store.loading import load, tournaments
from tappscore.tournament.simulate import simulate
from tappscore.tournament.statistics import digest


@pytest.fixture
def file(tmp_path: Path) -> Any:
    """Hold two finished evenings of the same twelve people, a running one, and a sample."""
    with ClubFile.create(tmp_path / "club.tapp") as club:
        for variant, how in (
            ("dapp", {}),
            ("classic", {}),
            ("wuerttemberg", {"started": 1}),
            ("dapp", {"sample": True, "rounds": 2}),
        ):
            rounds = how.pop("rounds", 1)
            Archive(club).bring_in(archive.read(simulate(6, 12, rounds, variant, **how)))
        yield club


def test_history_is_of_finished_evenings_that_are_no_samples(file: ClubFile) -> None:
    assert [one.variant for one in Statistics(file).digests()] == ["dapp", "classic"]
    assert len(Statistics(file).digests(running=True)) == 3


def test_what_is_kept_is_what_a_fresh_count_gives(file: ClubFile) -> None:
    fresh = [digest(load(file, one.id)) for one in tournaments(file) if one.state == "final" and not one.sample][::-1]
    assert list(Statistics(file).digests()) == fresh
    assert cache_path(file.path).exists()
    # Once more, now from what was kept.
    assert list(Statistics(file).digests()) == fresh


def test_ratings_rest_on_finished_evenings_in_order_of_time_or_on_those_chosen(file: ClubFile) -> None:
    final = [one.id for one in tournaments(file) if one.state == "final" and not one.sample]
    told: list[int] = []
    everything = Statistics(file).ratings(progress=lambda done, _total: not told.append(done))
    assert everything is not None
    assert (told, {one.tables for one in everything}) == ([1, 2], {2})
    only = Statistics(file).ratings(final[:1])
    assert only is not None
    assert {one.tables for one in only} == {1}
    assert Statistics(file).ratings(progress=lambda _done, _total: False) is None
    assert Statistics(file).ratings([]) == ()


def test_cache_that_is_lost_or_spoilt_changes_nothing(file: ClubFile) -> None:
    before = Statistics(file).club()
    cache_path(file.path).write_bytes(b"rubbish")
    assert Statistics(file).club() == before
    cache_path(file.path).unlink(missing_ok=True)
    assert Statistics(file).club() == before


def test_person_has_both_evenings(file: ClubFile) -> None:
    uuid = load(file, 1).entries[0].person.uuid
    page = Statistics(file).person(uuid)
    points = {one.tournament: one.of(uuid) for one in Statistics(file).digests()}
    assert len(page.evenings) == 2
    assert all(evening.points == points[evening.tournament].points for evening in page.evenings)


def test_two_people_made_one_have_one_page_at_once(file: ClubFile) -> None:
    other = simulate(9, 3, 1, "dapp")
    Archive(file).bring_in(archive.read(other))
    statistics = Statistics(file)
    kept, gone = load(file, 1).entries[0].person, load(file, 5).entries[0].person
    assert (len(statistics.person(kept.uuid).evenings), len(statistics.person(gone.uuid).evenings)) == (2, 1)
    People(file).merge(kept.id, gone.id)
    assert (len(statistics.person(kept.uuid).evenings), len(statistics.person(gone.uuid).evenings)) == (3, 0)


def test_gathering_can_be_stopped(file: ClubFile) -> None:
    assert len(Statistics(file).digests(progress=lambda done, _: done < 1)) == 1
