"""Declared columns: every cell of every list has words, in both languages."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tappscore.cli import words
from tappscore.exchange import archive
from tappscore.i18n import ENGLISH
from tappscore.tournament import columns
from tappscore.tournament.columns import ENTRIES, SEATING_BY_NAME, TABLES, Lists, heading, shown
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.standings import rank


@pytest.fixture
def lists() -> Lists:
    made = simulate(3, 7, 2, "classic", {"rounding": "exact"}, started=1, ranking=("points", "points_per_deal", "lot"))
    made["entries"][0] |= {"state": "withdrawn", "withdrawn_from": 2, "owes": 750}
    made["entries"][1] |= {"guest": True, "team": "A", "fixed_table": 2, "note": "stairs"}
    snapshot = archive.read(made)
    ledger = fold(snapshot)
    return Lists(snapshot=snapshot, ledger=ledger, standing=rank(snapshot, ledger))


def all_lists(lists: Lists) -> list[tuple[Any, Any]]:
    assert lists.standing is not None
    round_ = lists.snapshot.rounds[0]
    return [
        (columns.standings_columns(lists.snapshot), lists.standing.places),
        (columns.criterion_columns(lists.standing), lists.standing.places),
        (ENTRIES, lists.snapshot.entries),
        (SEATING_BY_NAME, columns.seating_rows(lists.snapshot, round_)),
        (TABLES, lists.ledger.round(2)),
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_cell_and_heading_has_words(lists: Lists, language: str) -> None:
    catalog = words.catalog(language)
    for declared, rows in all_lists(lists):
        assert len({column.key for column in declared}) == len(declared)
        for column in declared:
            assert heading(column, catalog)
            for row in rows:
                assert "{" not in shown(column.value(row, lists), column.kind, catalog)


def test_headings_are_translated(lists: Lists) -> None:
    german = [heading(column, words.catalog("de")) for column in columns.standings_columns(lists.snapshot)]
    assert german[:4] == ["Platz", "Nr.", "Name", "Verein"]
    assert {"R 1", "R 2", "Punkte", "Entschieden durch"} <= set(german)


def test_seating_by_name_is_sorted_as_a_telephone_book(lists: Lists) -> None:
    names = [seat.entry.person.last for seat in columns.seating_rows(lists.snapshot, lists.snapshot.rounds[0])]
    assert names == sorted(names, key=columns.formats.folded)
    assert len(names) == 7


def test_lot_and_points_are_no_further_columns(lists: Lists) -> None:
    assert lists.standing is not None
    assert [column.key for column in columns.criterion_columns(lists.standing)] == ["points_per_deal"]


@pytest.mark.parametrize(
    ("cell", "kind", "german", "english"),
    [
        (None, "points", "–", "–"),
        (None, "count", "", ""),
        (-12, "points", "−12", "−12"),
        (0, "change", "0", "0"),
        (7, "change", "+7", "+7"),
        (Fraction(-3, 4), "points", "−0,75", "−0.75"),
        (Fraction(10, 3), "fraction", "10/3", "10/3"),
        (25, "average", "25,0", "25.0"),
        (Fraction(-1, 10), "average", "−0,1", "−0.1"),
        (None, "average", "–", "–"),
        (Fraction(113, 10), "difference", "+11,3", "+11.3"),
        (-2, "difference", "−2,0", "−2.0"),
        (0, "difference", "0,0", "0.0"),
        (3, "place", "3.", "3rd"),
        (750, "money", "7,50", "7.50"),
        (-5, "money", "−0,05", "−0.05"),
        (1, "mark", "ja", "yes"),
        ("2026-11-28", "day", "28.11.2026", "28 November 2026"),
        ("Weiß Änne", "name", "Weiß Änne", "Weiß Änne"),
    ],
)
def test_cells_are_shown_as_people_write_them(cell: Any, kind: Any, german: str, english: str) -> None:
    assert (shown(cell, kind, words.catalog("de")), shown(cell, kind, ENGLISH)) == (german, english)


def test_private_columns_are_marked() -> None:
    assert {column.key for column in ENTRIES if not column.public} == {"owes", "note"}
