"""Search in real club files: what is found, what is found no more, and the index beside the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from tappscore.exchange.archive import read
from tappscore.i18n.catalog import ENGLISH, Catalog
from tappscore.rules.deal import Deal
from tappscore.services.search import Filters, Found, Search
from tappscore.store.cache import cache_path
from tappscore.tournament.simulate import simulate

Evening = Any
GERMAN = {"lost": "verloren", "won": "gewonnen", "Solo": "Solo", "passed": "gepasst"}


def lookup(_context: str, source: str, _n: int | None) -> str | None:
    return GERMAN.get(source)


LANGUAGES = (Catalog("de", lookup), ENGLISH)
PEOPLE = (
    ("Jürgen", "Müller", "Besenfeld"),
    ("Anna", "Weiß", "Igelsberg"),
    ("Käthe", "Dölker", "Huzenbach"),
)


def solo(declarer: int, points: int) -> Deal:
    return Deal(contract="solo", declarer=declarer, facts={"points": points})


def held(evening: Evening, name: str, day: date, deals: list[Deal], place: str = "Igelsberg") -> int:
    """One finished evening of the same three people."""
    known = {person.spoken: person.id for _, person in everybody(evening)}
    changes = evening.tournaments.create(
        name, day, place, "wuerttemberg", rounds=1, deals={3: len(deals), 4: 4}, prefer=3
    )
    evening.id = changes.made("tournaments")
    for first, last, town in PEOPLE:
        if f"{first} {last}" in known:
            evening.registration.register(person_id=known[f"{first} {last}"])
        else:
            evening.registration.register(first, last, "SV", town)
    evening.draw()
    for deal in deals:
        evening.scoring.record(evening.table(1).id, deal)
    evening.close_round().finish()
    return int(evening.id)


def everybody(evening: Evening) -> list[tuple[int, Any]]:
    if not evening.id:
        return []
    return [(entry.id, entry.person) for entry in evening.snapshot.entries]


@pytest.fixture
def club(evening: Evening) -> Evening:
    held(evening, "Herbstabend", date(2023, 10, 7), [solo(1, 74), solo(2, 40), Deal(kind="passed")])
    frage = Deal(contract="frage", declarer=3, facts={"points": 31})
    held(evening, "Dreikönigsturnier", date(2024, 1, 6), [solo(2, 33), solo(1, 70), frage], place="Besenfeld")
    return evening


@pytest.fixture
def find(club: Evening) -> Callable[..., Found]:
    def found(text: str = "", **filters: Any) -> Found:
        # A new search each time, as a desk that has just been opened; none shares what another read.
        return Search(club.file, LANGUAGES).find(text, Filters(**filters))

    return found


def deals(found: Found) -> list[tuple[str, str, int | None, str]]:
    return [(one.title, str(one.date), one.deal, one.result) for one in found.hits if one.kind == "deal"]


def titles(found: Found, kind: str) -> list[str]:
    return [one.title for one in found.hits if one.kind == kind]


def test_deals_are_found_by_contract_result_and_year_in_both_languages(find: Callable[..., Found]) -> None:
    lost = [("Solo · Anna Weiß", "2024-01-06", 1, "lost")]
    assert deals(find("solo lost 2024")) == lost
    assert deals(find("2024 verloren SOLO")) == lost
    assert find("solo").deals == 4
    assert find("solo lost").deals == 2


def test_newest_deals_come_first_and_only_as_many_as_asked_for(club: Evening) -> None:
    found = Search(club.file, LANGUAGES).find("solo", limit=3)
    assert [(str(one.date), one.deal) for one in found.hits] == [
        ("2024-01-06", 1),
        ("2024-01-06", 2),
        ("2023-10-07", 1),
    ]
    assert found.deals == 4


def test_deal_says_where_it_was_played_by_whom_and_what_it_brought(club: Evening) -> None:
    (hit,) = Search(club.file, LANGUAGES).find("solo lost 2024").hits
    declarer = next(entry for entry in club.snapshot.entries if entry.person.last == "Weiß")
    assert (hit.tournament, hit.round, hit.table, hit.person) == (club.id, 1, 1, declarer.person.id)
    assert isinstance(hit.move, int)
    assert hit.move < 0


@pytest.mark.parametrize("typed", ["müller solo", "MUELLER solo", "muller solo", "solo jürgen"])
def test_umlauts_are_found_however_they_are_typed(find: Callable[..., Found], typed: str) -> None:
    assert [title for title, *_ in deals(find(typed))] == ["Solo · Jürgen Müller"] * 2


def test_namesakes_are_found_with_where_they_are_from(club: Evening) -> None:
    weiss = next(entry.person for entry in club.snapshot.entries if entry.person.last == "Weiß")
    club.registration.rename(weiss.id, "Jürgen", "Müller")
    found = Search(club.file, LANGUAGES).find("müller solo lost 2024")
    assert [title for title, *_ in deals(found)] == ["Solo · Jürgen Müller (Igelsberg)"]
    named = titles(Search(club.file, LANGUAGES).find("müller"), "person")
    assert sorted(named) == ["Jürgen Müller (Besenfeld)", "Jürgen Müller (Igelsberg)"]


def test_slip_in_a_name_still_finds_the_deals(find: Callable[..., Found]) -> None:
    assert [title for title, *_ in deals(find("solo mülller"))] == ["Solo · Jürgen Müller"] * 2


def test_person_and_their_evenings_are_found_by_name(find: Callable[..., Found]) -> None:
    found = find("dölker")
    assert titles(found, "person") == ["Käthe Dölker"]
    assert titles(found, "evening") == ["Dreikönigsturnier", "Herbstabend"]
    assert deals(found) == []


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("dreikönig", ["Dreikönigsturnier"]),
        ("herbst 2023", ["Herbstabend"]),
        ("herbst 2024", []),
        ("6.1.2024", ["Dreikönigsturnier"]),
        ("2023-10-07", ["Herbstabend"]),
        ("igelsberg", ["Herbstabend"]),
    ],
)
def test_evenings_are_found_by_name_place_and_day(find: Callable[..., Found], typed: str, names: list[str]) -> None:
    assert titles(find(typed), "evening") == names


def test_filters_restrict_what_is_found(club: Evening, find: Callable[..., Found]) -> None:
    weiss = next(person.id for _, person in everybody(club) if person.last == "Weiß")
    assert deals(find(contract="solo", person=weiss, year=2023)) == [("Solo · Anna Weiß", "2023-10-07", 2, "lost")]
    assert deals(find(result="passed")) == [("gepasst", "2023-10-07", 3, "passed")]
    assert find("solo", variant="dapp").deals == 0
    assert titles(find(year=2024), "evening") == ["Dreikönigsturnier"]
    assert find(year=2024, kinds=("deal",)).deals == 3


def test_nothing_asked_finds_nothing(find: Callable[..., Found]) -> None:
    assert find("") == find(" – ") == Found()
    assert find("quatschwort") == Found()


def test_deal_that_is_corrected_or_undone_is_found_as_it_is_now(club: Evening) -> None:
    search = Search(club.file, LANGUAGES)
    before = search.find("solo lost 2024")
    booked = club.table(1).deals[0]
    club.scoring.correct(booked.id, solo(2, 80), "read wrongly")
    assert search.find("solo lost 2024").deals == 0
    club.history.undo(reason="was right")
    assert search.find("solo lost 2024") == before


def test_evening_undone_or_in_the_bin_is_found_no_more(club: Evening) -> None:
    search = Search(club.file, LANGUAGES)
    assert search.find("solo").deals == 4
    club.tournaments.bin(club.id)
    assert search.find("solo").deals == 2
    assert titles(search.find("dreikönig"), "evening") == []
    club.tournaments.unbin(club.id)
    assert search.find("solo").deals == 4


def test_import_that_was_undone_leaves_nothing_in_the_index(club: Evening, tmp_path: Any) -> None:
    search = Search(club.file, LANGUAGES)
    club.archive.bring_in(other_evening())
    assert search.find("dapp", Filters(kinds=("deal",))).deals > 0
    club.history.undo()
    assert search.find("dapp", Filters(kinds=("deal",))).deals == 0
    assert search.find("solo").deals == 4
    assert {row[0] for row in index_rows(club, "SELECT DISTINCT tournament FROM searched_deals")} == {1, 2}


def test_removed_name_is_found_no_more_and_is_nowhere_in_the_index(club: Evening) -> None:
    search = Search(club.file, LANGUAGES)
    weiss = next(person.id for _, person in everybody(club) if person.last == "Weiß")
    assert search.find("weiß solo").deals == 2
    club.people.forget(weiss)
    for typed in ("weiß solo", "anna", "weiß", "anna solo"):
        found = search.find(typed)
        assert (found.people, found.evenings, found.deals) == (0, 0, 0), typed
    assert search.find("solo lost").deals == 2
    content = cache_path(club.path).read_bytes()
    assert b"solo" in content
    for name in ("Weiß", "Anna", "Müller", "Jürgen", "weiss", "anna"):
        assert name.encode() not in content


def test_two_people_made_one_have_all_their_deals_at_once(club: Evening) -> None:
    search = Search(club.file, LANGUAGES)
    club.archive.bring_in(other_evening())
    people = {person.last: person.id for _, person in everybody(club)}
    # Somebody of the evening that was brought in.
    guest = club.file.query(
        "SELECT id, last FROM persons WHERE id NOT IN (SELECT person_id FROM entries WHERE tournament_id <= 2)"
    )[0]
    own = search.find("", Filters(person=people["Weiß"], kinds=("deal",))).deals
    theirs = search.find("", Filters(person=guest[0], kinds=("deal",))).deals
    club.people.merge(people["Weiß"], guest[0])
    assert search.find("", Filters(person=people["Weiß"], kinds=("deal",))).deals == own + theirs


def test_index_that_is_lost_spoilt_or_in_no_place_changes_nothing(club: Evening) -> None:
    search = Search(club.file, LANGUAGES)
    before = search.find("solo")
    assert before.deals == 4
    cache_path(club.path).unlink()
    assert search.find("solo") == before
    cache_path(club.path).write_bytes(b"rubbish" * 1000)
    assert search.find("solo") == before
    healthy = cache_path(club.path).read_bytes()
    cache_path(club.path).write_bytes(healthy[:4096] + b"\xff" * (len(healthy) - 4096))
    assert search.find("solo") == before
    cache_path(club.path).unlink()
    cache_path(club.path).mkdir()
    assert search.find("solo") == before
    cache_path(club.path).rmdir()


def test_index_of_another_program_is_made_anew(club: Evening) -> None:
    search = Search(club.file, LANGUAGES)
    before = search.find("solo")
    index_rows(club, "UPDATE searched SET program = 'older'")
    index_rows(club, "DELETE FROM searched_deals")
    assert search.find("solo") == before


def test_taking_in_can_be_stopped_and_goes_on_later(club: Evening) -> None:
    search = Search(club.file, LANGUAGES)
    assert not search.refresh(lambda done, total: False)
    assert len(search.stale()) == 1
    assert search.refresh(lambda done, total: True)
    assert search.stale() == {}


def index_rows(club: Evening, sql: str) -> list[Any]:
    db = sqlite3.connect(cache_path(club.path), isolation_level=None)
    try:
        return db.execute(sql).fetchall()
    finally:
        db.close()


def other_evening() -> Any:
    return read(simulate(3, 6, 1, "dapp", day=date(2022, 3, 4)))
