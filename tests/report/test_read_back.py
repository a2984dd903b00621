"""Each list read back from its PDF says what the standings, the seating and the statistics say."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from datetime import date, datetime
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tappscore.i18n import ENGLISH, formats
from tappscore.i18n.qt_catalog import load
from tappscore.report.documents import render, render_job
from tappscore.report.job import Club, History, Job
from tappscore.report.phone import render_phone
from tappscore.tournament.club_statistics import ClubPage, Fame, Record, Year
from tappscore.tournament.groups import categories, of_category, teams
from tappscore.tournament.ledger import fold
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import Standing, rank

NOW = datetime.fromisoformat("2026-11-28T21:13")
Read = Callable[[bytes], SimpleNamespace]
Make = Callable[..., Snapshot]


def plain(text: str) -> str:
    return unicodedata.normalize("NFC", re.sub(r"\s+", " ", text.replace("-\n", "-").replace("\u00a0", " ")))


def squeezed(text: str) -> str:
    """Take out what breaks a long name into lines."""
    return re.sub(r"[\s-]", "", text)


def told(key: str, snapshot: Snapshot, read: Read, **wishes: Any) -> str:
    return plain(read(render(key, snapshot, fold(snapshot), ENGLISH, printed_at=NOW, **wishes)).text)


def standing_of(snapshot: Snapshot) -> Standing:
    return rank(snapshot, fold(snapshot))


def number(value: int | Fraction | None) -> str:
    return "–" if value is None else formats.number(value, "en")


@pytest.fixture
def evening(make_evening: Make) -> Snapshot:
    return make_evening(30, 3)


def test_teams_say_place_sum_and_every_member(evening: Snapshot, read: Read) -> None:
    text = told("team-standings", evening, read)
    lines = teams(standing_of(evening))
    assert len(lines) == 3
    for line in lines:
        assert f"{formats.ordinal(line.place, 'en')} {plain(line.team)}" in text
        assert number(line.points) in text
        for place in line.members:
            assert plain(place.entry.person.spoken).replace("- ", "-") in text.replace("- ", "-")


def test_each_category_has_its_own_places(evening: Snapshot, read: Read) -> None:
    text = told("category-standings", evening, read)
    for category in categories(evening):
        assert f"Standings after round 3: {category}" in text
        part = text.split(f"Standings after round 3: {category}", 1)[1]
        for place in of_category(standing_of(evening), category).places[:5]:
            if len(place.entry.person.name) < 20:
                row = f"{formats.ordinal(place.place or 0, 'en')} {place.entry.number} {plain(place.entry.person.name)}"
                assert row in part


def test_one_category_is_printed_alone(evening: Snapshot, read: Read) -> None:
    text = told("category-standings", evening, read, category="Damen")
    assert ": Damen" in text
    assert ": Jugend" not in text


def test_the_announcer_reads_from_last_to_first(evening: Snapshot, read: Read) -> None:
    text = told("announcer", evening, read)
    names = [plain(place.entry.person.spoken) for place in standing_of(evening).places]
    short = [name for name in dict.fromkeys(names) if names.count(name) == 1 and len(name) < 20]
    where = [text.index(name) for name in short]
    assert where == sorted(where, reverse=True)


@pytest.mark.parametrize("key", ["seating-by-table", "seating-by-name"])
def test_everybody_of_the_round_stands_in_the_seating(evening: Snapshot, read: Read, key: str) -> None:
    text = squeezed(told(key, evening, read, round_no=2))
    for table in evening.round(2).tables:
        for entry_id in table.seats:
            assert squeezed(plain(evening.entry(entry_id).person.last)) in text


def test_a_person_s_record_ends_with_the_points_of_the_standing(evening: Snapshot, read: Read) -> None:
    place = standing_of(evening).places[0]
    text = told("person-record", evening, read, entry_id=place.entry.id)
    assert f"1st place of 30 with {number(place.points)} points" in text
    for points in place.rounds:
        assert number(points) in text


def test_a_person_s_record_has_the_name_as_it_is_now(evening: Snapshot, read: Read) -> None:
    place = standing_of(evening).places[0]
    renamed = msgspec.structs.replace(place.entry.person, first="Zita", last="Zimmermann")
    entries = tuple(
        msgspec.structs.replace(entry, person=renamed) if entry.id == place.entry.id else entry
        for entry in evening.entries
    )
    text = told("person-record", msgspec.structs.replace(evening, entries=entries), read, entry_id=place.entry.id)
    assert "Zita Zimmermann" in text
    assert place.entry.person.spoken not in text


def test_bars_and_curves_name_the_first_ten_and_all_contracts(evening: Snapshot, read: Read) -> None:
    text = told("curves", evening, read).replace("- ", "-")
    for place in standing_of(evening).places[:10]:
        assert plain(place.entry.person.last) in text
    played = sum(
        deal.deal.kind == "played" and deal.deal.contract == "solo"
        for round_ in evening.rounds
        for table in round_.tables
        for deal in table.deals
    )
    assert re.search(rf"\d+ of {played} won", text)


def club_history() -> History:
    def record(value: int, person: str) -> tuple[Record, ...]:
        return (Record(value=value, person=person, tournament="t", name="Herbst", date=date(2019, 11, 30)),)

    page = ClubPage(
        evenings=214,
        with_deals=37,
        deals=41000,
        people=312,
        winners=((date(2026, 11, 28), "t", "Herbst", ("a", "shy")),),
        years=(Year(year=1999, evenings=8, with_deals=0, attendance=30, champions=("a",), titles=3, contracts={}),),
        fame=(
            Fame(person="a", titles=9, podiums=20, evenings=40, points=1000),
            Fame(person="shy", titles=8, podiums=9, evenings=10, points=10),
        ),
        tempers=(),
        biggest_win=record(488, "a"),
        biggest_loss=record(-244, "shy"),
        best_evening=record(1281, "a"),
        best_round=record(602, "a"),
        longest_streak=record(17, "a"),
    )
    return History(page, {"a": "Änne Weiß"})


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_hall_of_fame_says_years_records_and_nobody_who_is_shy(
    evening: Snapshot, read: Read, language: str
) -> None:
    job = Job(snapshot=evening, ledger=fold(evening), catalog=load(language), printed_at=NOW, history=club_history())
    text = plain(read(render_job("hall-of-fame", job)).text)
    for part in ("1999", "Änne Weiß", "488", "1281", "602", "17", "214", "312"):
        assert part in text
    assert "244" not in text  # the record of somebody who does not want to appear
    assert ("Hall of fame" in text) == (language == "en")
    assert ("Ehrentafel" in text) == (language == "de")


def test_the_picture_for_phones_says_the_places(evening: Snapshot, read: Read) -> None:
    shy = standing_of(evening).places[2].entry
    entries = tuple(
        msgspec.structs.replace(entry, person=msgspec.structs.replace(entry.person, public=False))
        if entry.id == shy.id
        else entry
        for entry in evening.entries
    )
    facts = msgspec.structs.replace(evening, entries=entries)
    job = Job(snapshot=facts, ledger=fold(facts), catalog=ENGLISH, printed_at=NOW, club=Club("SV Igelsberg"))
    text = plain(read(render_phone(job)).text)
    for place in standing_of(facts).places:
        name = plain(place.entry.person.spoken)
        if place.entry.id == shy.id:
            assert name not in text
        elif len(name) < 20:
            assert name in text
            assert number(place.points) in text
    assert "SV Igelsberg" in text
    assert render_phone(job) == render_phone(job)


def test_the_club_s_name_stands_on_every_paper_and_its_colour_is_a_band(evening: Snapshot, read: Read) -> None:
    club = Club("SV Igelsberg", None, "#1d6b3c")
    for key in ("standings", "roster", "score-sheets", "person-cards", "table-signs", "certificates", "lots"):
        assert "SV Igelsberg" in told(key, evening, read, club=club), key
    plainly = render("standings", evening, fold(evening), ENGLISH, printed_at=NOW)
    coloured = render("standings", evening, fold(evening), ENGLISH, printed_at=NOW, club=Club("", None, "#1d6b3c"))
    assert plainly != coloured
