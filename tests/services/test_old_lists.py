"""Evenings known from old lists: kept honestly, counted in seasons, on pages and in archives."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from tappscore.exchange import archive
from tappscore.problems import RefusedError
from tappscore.services.old_lists import OldEvening, OldResult, known_by
from tappscore.services.statistics import Statistics
from tappscore.store.checks import check_file
from tappscore.store.loading import load, persons, tournaments
from tappscore.tournament.ledger import fold
from tappscore.tournament.seasons import Scheme
from tappscore.tournament.standings import rank

Evening = Any
OLD = OldEvening(
    "Weihnachtstapp",
    date(1999, 12, 18),
    (
        OldResult("Otto", "Bräuer", 1, 120),
        OldResult("Änne", "Weiß", 2, 30, town="Röt"),
        OldResult("Karl", "Maier", 2, 30),
        OldResult("Emil", "Alt", None, -4),
    ),
)
WINNERS = tuple(
    OldEvening(f"Meister {year}", date(year, 1, 1), (OldResult("Otto", "Bräuer", 1),)) for year in (2000, 2001)
)


def _codes(action: Callable[[], object]) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        action()
    return [problem.code for problem in refused.value.problems]


def test_places_are_facts_and_level_people_share_theirs(evening: Evening) -> None:
    evening.old_lists.bring_in([OLD], "dapp")
    snapshot = load(evening.file, 1)
    places = rank(snapshot, fold(snapshot)).places
    assert [(one.place, one.tied, one.points, one.entry.person.last) for one in places] == [
        (1, False, 120, "Bräuer"), (2, True, 30, "Weiß"), (2, True, 30, "Maier"), (None, False, -4, "Alt"),
    ]  # fmt: skip
    assert (snapshot.state, snapshot.rounds) == ("final", ())


def test_places_follow_from_points_where_the_list_has_no_places(evening: Evening) -> None:
    rows = tuple(OldResult(name, name, None, points) for name, points in (("A", 5), ("B", 9), ("C", 5)))
    evening.old_lists.bring_in([OldEvening("Alt", date(2001, 1, 1), rows)], "dapp")
    snapshot = load(evening.file, 1)
    assert [(one.place, one.entry.person.last) for one in rank(snapshot, fold(snapshot)).places] == [
        (1, "B"), (2, "A"), (2, "C"),
    ]  # fmt: skip


def test_all_evenings_of_a_file_are_one_step_and_one_person_a_name(evening: Evening) -> None:
    changes = evening.old_lists.bring_in([OLD, *WINNERS], "dapp")
    assert len(persons(evening.file)) == 4
    evening.history.undo(changes.journal)
    assert (len(persons(evening.file)), len(tournaments(evening.file))) == (0, 0)


def test_the_archive_comes_back_the_same(evening: Evening) -> None:
    evening.old_lists.bring_in([OLD], "dapp")
    written = archive.write(load(evening.file, 1))
    assert archive.write(archive.read(written)) == written
    evening.archive.bring_in(archive.read(written), replace=True)
    assert archive.write(load(evening.file, 1)) == written
    assert not [problem for _, problems in check_file(evening.file) for problem in problems]


def test_namesakes_are_asked_for_and_a_town_tells_them_apart(evening: Evening) -> None:
    evening.begin(0)
    evening.registration.register("Karl", "Maier", town="Horb")
    evening.registration.register("Karl", "Maier", town="Röt")
    evening.registration.register("Otto", "BRAUER")
    found = evening.old_lists.recognise([OLD])
    assert set(found.doubtful) == {known_by("Karl", "Maier")}
    assert set(found.known) == {known_by("otto", "brauer")}
    evening.old_lists.bring_in([OLD], "dapp", {known_by("Karl", "Maier"): persons(evening.file)[1].id})
    listed = next(one for one in tournaments(evening.file) if one.name == OLD.name)
    assert {one.person.id for one in load(evening.file, listed.id).entries} >= {2, 3}
    in_town = OldEvening("A", date(2000, 1, 1), (OldResult("Karl", "Maier", 1, town="röt"),))
    assert [one.id for one in evening.old_lists.recognise([in_town]).known.values()] == [2]


def test_an_evening_that_is_here_or_names_somebody_twice_is_refused(evening: Evening) -> None:
    evening.old_lists.bring_in([OLD], "dapp")
    assert [one.name for one in evening.old_lists.recognise([OLD]).evenings_known] == [OLD.name]
    twice = OldEvening("Zwei", date(2000, 1, 1), (OldResult("A", "B", 1), OldResult("a", "b", 2), OldResult("C", "D")))
    assert _codes(lambda: evening.old_lists.bring_in([OLD, twice], "dapp")) == [
        "tournament-known", "list-person-twice", "list-without-result",
    ]  # fmt: skip
    assert len(tournaments(evening.file)) == 1


def test_a_person_without_a_town_may_be_the_one_of_the_list_or_somebody_new(evening: Evening) -> None:
    evening.begin(0)
    evening.registration.register("Änne", "Weiß")
    (weiss,) = persons(evening.file)
    assert evening.old_lists.recognise([OLD]).known == {known_by("Änne", "Weiß", "Röt"): weiss}
    evening.old_lists.bring_in([OLD], "dapp", {known_by("Änne", "Weiß", "Röt"): None})
    assert [one.last for one in persons(evening.file)].count("Weiß") == 2


def test_the_same_evening_twice_in_a_list_or_in_the_bin_is_refused(evening: Evening) -> None:
    assert _codes(lambda: evening.old_lists.bring_in([WINNERS[0], WINNERS[0]], "dapp")) == ["tournament-known"]
    evening.old_lists.bring_in([OLD], "dapp")
    evening.tournaments.bin(1)
    again = OldEvening("weihnachtstapp", OLD.day, OLD.results)
    assert _codes(lambda: evening.old_lists.bring_in([again], "dapp")) == ["tournament-known"]
    assert evening.old_lists.recognise([again]).evenings_known == (again,)


def test_a_list_stopped_half_way_brings_nothing_in(evening: Evening) -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> bool:
        told.append((done, total))
        return done < 2

    refused = _codes(lambda: evening.old_lists.bring_in([OLD, *WINNERS], "dapp", progress=stop))
    assert (refused, told) == (["cancelled"], [(1, 3), (2, 3)])
    assert (persons(evening.file), tournaments(evening.file)) == ((), ())


def test_old_evenings_count_in_seasons_and_on_pages_and_have_no_deals(evening: Evening) -> None:
    evening.old_lists.bring_in([OLD, *WINNERS], "dapp")
    season = evening.seasons.create("Alt", Scheme(source="place_formula"), [1, 2, 3]).made("seasons")
    # Three placed at the first: 3 points, 2 and 2; alone at the two others: 1 each.
    found = {line.name: line.value for line in evening.seasons.ranking(season)}
    assert found == {"Bräuer Otto": 5, "Weiß Änne": 2, "Maier Karl": 2, "Alt Emil": 0}
    page = Statistics(evening.file).club()
    assert (page.evenings, page.with_deals, page.people) == (3, 0, 4)
    assert [(year.year, year.titles) for year in page.years] == [(2001, 1), (2000, 1), (1999, 1)]
    otto = persons(evening.file)[0]
    person = Statistics(evening.file).person(otto.uuid)
    assert (person.titles, person.with_deals, [one.points for one in person.evenings]) == (3, 0, [120, 0, 0])
