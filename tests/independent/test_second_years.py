"""The program's years against a recount from exported archives: standings of evenings, ranking of seasons."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from benchmarks.years_file import file_in, make
from recount import standings
from recount_years import season
from settlement import plain

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.derived import rebuild
from tappscore.services.seasons import Seasons
from tappscore.store.club import ClubFile
from tappscore.tournament.ledger import fold
from tappscore.tournament.standings import rank


def exported(file: ClubFile, tournament: int, folder: Path) -> dict[str, Any]:
    """Export an evening as a file and read it back as anybody would."""
    path = folder / f"{tournament}.json"
    path.write_bytes(archive.encode(archive.write(Archive(file).snapshot(tournament))))
    found: dict[str, Any] = json.loads(path.read_text("utf-8-sig"))
    return found


def program_standings(file: ClubFile, tournament: int) -> list[dict[str, Any]]:
    snapshot = Archive(file).snapshot(tournament)
    return [
        {
            "place": place.place,
            "tied": place.tied,
            "entry": place.entry.number,
            "name": place.entry.person.spoken,
            "points": plain(place.points),
            "rounds": [plain(value) for value in place.rounds],
        }
        for place in rank(snapshot, fold(snapshot)).places
    ]


def compare(path: Path, folder: Path) -> int:
    """Hold every season and all its evenings against the recount; tells how many evenings."""
    evenings = 0
    with ClubFile.open(path) as file:
        rebuild(file)  # what is ranked then comes out of the kept results
        for one in Seasons(file).all():
            archives = {number: exported(file, number, folder) for number, _ in one.evenings}
            evenings += len(archives)
            for number, data in archives.items():
                assert program_standings(file, number) == standings(data), number
            points = {line.person: Fraction(line.value) for line in Seasons(file).ranking(one.id)}
            theirs = season(list(archives.values()))
            assert points == {person: points for person, (_, points) in theirs.items()}
            # The season tells level people apart further; more points never stand behind fewer.
            order = [theirs[line.person][0] for line in Seasons(file).ranking(one.id)]
            assert order == sorted(order)
    return evenings


def test_years_of_the_program_are_those_recounted_from_its_archives(tmp_path: Path) -> None:
    path = tmp_path / "years.tapp"
    make(path, evenings=5, people=30, field=14, deals=4)
    assert compare(path, tmp_path) == 5


@pytest.mark.long
def test_twenty_years_are_those_recounted_from_the_archives(tmp_path: Path) -> None:
    assert compare(file_in(tmp_path), tmp_path) == 250
