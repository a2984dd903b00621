"""All that is kept beside a club file, made in one pass: the same as each reader makes by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.derived import missing, rebuild
from tappscore.services.search import Filters, Search
from tappscore.services.seasons import Seasons
from tappscore.services.statistics import Statistics
from tappscore.store.cache import cache_path
from tappscore.store.club import ClubFile
from tappscore.tournament.simulate import simulate


@pytest.fixture
def file(tmp_path: Path) -> Any:
    """Hold two finished evenings in a season, and a running one."""
    with ClubFile.create(tmp_path / "club.tapp") as club:
        for seed, how in ((1, {}), (2, {}), (3, {"started": 1})):
            Archive(club).bring_in(archive.read(simulate(seed, 9, 2, "dapp", deals=4, **how)))
        Seasons(club).create("2026", tournaments=(1, 2))
        yield club


def told(file: ClubFile) -> tuple[object, ...]:
    deals = Search(file).find("", Filters(variant="dapp", kinds=("deal",)))
    return Seasons(file).ranking(1), Statistics(file).digests(running=True), deals


def test_one_pass_keeps_what_each_reader_would_make(file: ClubFile) -> None:
    fresh = told(file)
    cache_path(file.path).unlink()
    assert missing(file) == 3
    assert rebuild(file)
    assert missing(file) == 0
    assert told(file) == fresh


def test_one_pass_goes_over_changed_evenings_only(file: ClubFile) -> None:
    rebuild(file)
    Archive(file).bring_in(archive.read(simulate(4, 9, 1, "dapp", deals=4)))
    steps: list[tuple[int, int]] = []
    rebuild(file, lambda done, total: not steps.append((done, total)))
    assert steps == [(1, 1)]


def test_one_pass_can_be_stopped_and_goes_on_later(file: ClubFile) -> None:
    assert not rebuild(file, lambda done, total: done < 2)
    assert missing(file) == 1
    assert rebuild(file)
    assert missing(file) == 0
