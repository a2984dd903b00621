"""All that is kept beside a club file, made in one pass: the same as each reader makes by itself."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tappscore.exchange import archive
from tappscore.services import evenings, statistics
from tappscore.services.archive import Archive
from tappscore.services.club import check_file
from tappscore.services.derived import missing, rebuild
from tappscore.services.search import Filters, Search
from tappscore.services.seasons import Seasons
from tappscore.services.statistics import Statistics
from tappscore.services.tournaments import Tournaments
from tappscore.store.cache import Cache, cache_path
from tappscore.store.club import ClubFile
from tappscore.store.loading import load
from tappscore.store.search_index import last_changes
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


def found(file: ClubFile) -> list[tuple[str, str]]:
    """What `check` says: key of the check and the sentence's evening."""
    return [
        (check.key, str(problem.values.get("name", ""))) for check, problems in check_file(file) for problem in problems
    ]


def test_kept_figures_that_are_sound_old_or_none_are_no_finding(file: ClubFile) -> None:
    assert found(file) == []
    rebuild(file)
    assert found(file) == []
    Tournaments(file).rename(2, "Herbst")
    assert found(file) == []
    cache_path(file.path).write_bytes(b"rubbish" * 200)
    assert found(file) == []


@pytest.mark.parametrize("kind", [evenings.KIND, statistics.KIND])
def test_a_kept_figure_that_the_deals_do_not_give_is_found(file: ClubFile, kind: str) -> None:
    rebuild(file)
    cache = Cache(file.path)
    journal = last_changes(file)[2]
    value: Any = cache.read(kind, 2, journal)
    cache.write(kind, 2, journal, value[:-1])
    assert found(file) == [("derived-kept", load(file, 2).name)]


def test_a_kept_deal_that_is_not_the_one_typed_is_found(file: ClubFile) -> None:
    rebuild(file)
    with sqlite3.connect(cache_path(file.path)) as db:
        db.execute("UPDATE searched_deals SET declarer = declarer + 1 WHERE tournament = 1 AND deal = 1 AND round = 2")
    db.close()
    assert found(file) == [("derived-kept", load(file, 1).name)]


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
