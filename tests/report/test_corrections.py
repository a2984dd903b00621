from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tappscore.i18n import ENGLISH
from tappscore.report.documents import render
from tappscore.report.season_tables import render_season
from tappscore.tournament.ledger import fold
from tappscore.tournament.seasons import Evening, Result, Scheme, rank_season
from tappscore.tournament.snapshot import Release, Snapshot
from tappscore.tournament.standings import rank

NOW = datetime.fromisoformat("2026-11-28T21:13")
Read = Callable[[bytes], SimpleNamespace]
Make = Callable[..., Snapshot]


def printed(key: str, snapshot: Snapshot, **wishes: Any) -> bytes:
    return render(key, snapshot, fold(snapshot), ENGLISH, printed_at=NOW, **wishes)


def with_control(snapshot: Snapshot, table_index: int, shift: tuple[int, ...]) -> Snapshot:
    """Write a control line on a table of round 1 that differs from its deals by `shift`."""
    first = snapshot.rounds[0]
    table = first.tables[table_index]
    computed = fold(snapshot).tables[table.id].computed
    assert computed is not None
    control = tuple(value + more for value, more in zip(computed, shift, strict=True))
    changed = msgspec.structs.replace(table, control=control)
    tables = tuple(changed if one is table else one for one in first.tables)
    return msgspec.structs.replace(
        snapshot, rounds=(msgspec.structs.replace(first, tables=tables), *snapshot.rounds[1:])
    )


def test_only_tables_that_differ_get_a_slip(make_evening: Make, read: Read) -> None:
    snapshot = with_control(with_control(make_evening(12, 2), 1, (10, -10, 0)), 2, (0, 0, 0))
    result = read(printed("slips", snapshot, round_no=1, paper="A5"))
    assert len(result.pages) == 1
    assert "Table 2, round 1" in result.text
    assert "+10" in result.text
    assert "−10" in result.text


def test_slip_for_one_table_is_made_whatever_it_says(make_evening: Make, read: Read) -> None:
    result = read(printed("slips", make_evening(12, 2), round_no=1, table_no=3))
    assert "Table 3, round 1" in result.text


def test_no_slip_says_that_all_agree(make_evening: Make, read: Read) -> None:
    assert "All sheets agree" in read(printed("slips", make_evening(12, 2), round_no=1)).text


def test_list_of_changes_names_exactly_those_who_changed(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(20, 2)
    places = rank(snapshot, fold(snapshot)).places
    moved = places[4].entry
    shown = tuple((p.entry.id, p.place or 0, str((p.points or 0) - (30 if p.entry is moved else 0))) for p in places)
    release = Release(id=1, after_round=2, state="interim", at="2026-11-28T21:00", places=shown)
    text = read(printed("changes", msgspec.structs.replace(snapshot, releases=(release,)))).text
    assert moved.person.name in text
    assert not [p.entry.person.name for p in places if p.entry is not moved and p.entry.person.name in text]


def test_minus_of_a_posted_list_may_be_of_either_kind(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(20, 2)
    places = rank(snapshot, fold(snapshot)).places
    shown = tuple((p.entry.id, p.place or 0, str(p.points).replace("-", "−")) for p in places)
    release = Release(id=1, after_round=2, state="interim", at="2026-11-28T21:00", places=shown)
    text = read(printed("changes", msgspec.structs.replace(snapshot, releases=(release,)))).text
    assert "Nothing has changed" in text


def test_roster_shows_numbers_names_and_towns_but_no_money(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 0)
    owing = msgspec.structs.replace(snapshot.entries[2], owes=750, note="pays later")
    text = read(printed("roster", msgspec.structs.replace(snapshot, entries=(*snapshot.entries[:2], owing)))).text
    assert "O'Neil Pat" in text
    assert "Kraków" in text
    assert "7.50" not in text
    assert "later" not in text


@pytest.mark.parametrize("evenings", [1, 12])
def test_season_table_sets_struck_evenings_in_brackets(evenings: int, read: Read) -> None:
    people = [("a", "Weiß Änne"), ("b", "Wójcik Łukasz"), ("c", "O'Neil Pat")]
    held = [
        Evening(
            tournament=str(number),
            name=f"Evening {number}",
            date=f"2026-{number + 1:02d}-11",
            results=tuple(
                Result(person=uuid, name=name, place=place, points=10 * place + number)
                for place, (uuid, name) in enumerate(people, start=1)
            ),
        )
        for number in range(evenings)
    ]
    scheme = Scheme(source="points", best=1)
    lines = rank_season(held, scheme)
    data = render_season("Cup 2026", held, lines, scheme, ENGLISH, printed_at=NOW)
    text = read(data).text
    assert data == render_season("Cup 2026", held, lines, scheme, ENGLISH, printed_at=NOW)
    assert text.count("(") == 3 * (evenings - 1)
    assert str(lines[0].value) in text
    assert lines[0].name in text


def test_list_that_differs_from_the_posted_one_does_not_pass_for_it(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 2)
    places = rank(snapshot, fold(snapshot)).places
    shown = tuple((place.entry.id, place.place or 0, str(place.points)) for place in places)
    same = Release(id=1, after_round=2, state="final", at="2026-11-28T21:00", places=shown)
    other = msgspec.structs.replace(same, places=((shown[0][0], 1, "9999"), *shown[1:]))
    assert "Final, posted" in read(printed("standings", msgspec.structs.replace(snapshot, releases=(same,)))).text
    text = read(printed("standings", msgspec.structs.replace(snapshot, releases=(other,)))).text
    assert "Not released: changed since the list posted" in text
    assert "Final, posted" not in text


def test_corrected_final_list_is_still_final(make_evening: Make, read: Read) -> None:
    final = Release(id=1, after_round=2, state="final", at="2026-11-28T21:00")
    again = Release(id=2, after_round=2, state="corrected", at="2026-11-28T21:20")
    text = read(printed("standings", msgspec.structs.replace(make_evening(12, 2), releases=(final, again)))).text
    assert "Final standings" in text
    assert "Corrected, posted" in text
