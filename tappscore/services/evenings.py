"""What a tournament brings to a season."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tappscore.rules.deal import Amount
from tappscore.store.amounts import amount, kept
from tappscore.store.cache import Cache
from tappscore.store.club import ClubFile
from tappscore.store.gate import Progress
from tappscore.store.loading import load, tournaments
from tappscore.store.season_reading import Guise, guises, last_change
from tappscore.tournament.ledger import Row, fold
from tappscore.tournament.ranks import exact
from tappscore.tournament.seasons import Evening, Result
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import Standing, rank

KIND = "results, sat out"

# (entry id, place, points, points by table rank, rounds sat out): all that a season needs and no name.
Bare = tuple[int, int | None, Amount, Amount, int]


def bare_results(snapshot: Snapshot, standing: Standing | None = None) -> tuple[Bare, ...]:
    """Give place and points of everybody who took part; who came and sat out every round was there all the same."""
    standing = standing or rank(snapshot, fold(snapshot))
    out = Counter(entry for round_ in snapshot.rounds if round_.state != "drawn" for entry in round_.sitting_out)
    return tuple(
        (place.entry.id, place.place, place.points or 0, _table_points(place.row), out[place.entry.id])
        for place in standing.places
        if place.points is not None or (snapshot.listed and place.place is not None) or out[place.entry.id]
    )


def evening_of(snapshot: Snapshot, weight: Amount = 1) -> Evening:
    """Give an evening as a season sees it, as it stands now; it counts as held."""
    people = {
        entry.id: Guise(entry.person.uuid, entry.person.name, entry.person.group, entry.guest, entry.team)
        for entry in snapshot.entries
    }
    return Evening(
        tournament=snapshot.uuid,
        name=snapshot.name,
        date=snapshot.date.isoformat(),
        results=_dressed(bare_results(snapshot), people),
        weight=weight,
    )


def evenings_of(
    file: ClubFile,
    counted: Sequence[tuple[int, Amount]],
    *,
    running: bool = False,
    progress: Progress | None = None,
) -> tuple[Evening, ...]:
    """Give some tournaments (id, weight) as evenings; results are kept beside the file, made anew where they are old.

    A tournament that is not finished is still to come, unless `running` counts it as it stands; a cancelled one is left
    out. Fewer evenings than asked for when progress says False.
    """
    known = {one.id: one for one in tournaments(file, binned=True)}
    people = guises(file, [number for number, _ in counted])
    cache = Cache(file.path)
    found: list[Evening] = []
    for done, (number, weight) in enumerate(counted, start=1):
        one = known[number]
        if one.state != "cancelled":
            held = one.state == "final" or (running and one.state == "running")
            results = _results(file, cache, number) if held else ()
            found.append(
                Evening(
                    tournament=one.uuid,
                    name=one.name,
                    date=one.date.isoformat(),
                    results=_dressed(results, people[number]),
                    weight=weight,
                    held=held,
                )
            )
        if progress is not None and not progress(done, len(counted)):
            break
    return tuple(found)


def _results(file: ClubFile, cache: Cache, tournament_id: int) -> tuple[Bare, ...]:
    journal = last_change(file, tournament_id)
    stored: Any = cache.read(KIND, tournament_id, journal)
    if stored is not None:
        return tuple(
            (entry, place, amount(points), amount(at_tables), out) for entry, place, points, at_tables, out in stored
        )
    results = bare_results(load(file, tournament_id))
    keep_results(cache, tournament_id, journal, results)
    return results


def keep_results(cache: Cache, tournament_id: int, journal: int, results: Sequence[Bare]) -> None:
    """Keep an evening's results as they were at a journal number."""
    cache.write(KIND, tournament_id, journal, packed_results(results))


def packed_results(results: Sequence[Bare]) -> list[tuple[object, ...]]:
    """Give an evening's results in the form in which they are kept."""
    return [(entry, place, kept(points), kept(tables), out) for entry, place, points, tables, out in results]


def dressed_results(snapshot: Snapshot, standing: Standing, people: Mapping[int, Guise]) -> tuple[Result, ...]:
    """Give everybody's result of a standing, as a season counts it."""
    return _dressed(bare_results(snapshot, standing), people)


def _dressed(results: Sequence[Bare], people: Mapping[int, Guise]) -> tuple[Result, ...]:
    return tuple(_result(bare, people[bare[0]]) for bare in results)


def _result(bare: Bare, guise: Guise) -> Result:
    _, place, points, at_tables, sat_out = bare
    return Result(
        person=guise.uuid,
        name=guise.name,
        place=place,
        points=points,
        table_points=at_tables,
        guest=guise.guest,
        group=guise.group,
        team=guise.team,
        sat_out=sat_out,
    )


def _table_points(row: Row) -> Amount:
    ranked = (
        sitting.result.table_points[sitting.seat - 1]
        for sitting in row.sittings
        if sitting.result.table_points is not None
    )
    return exact(sum(ranked, start=0))
