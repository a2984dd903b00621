"""Standings that leave the hall."""

from __future__ import annotations

import csv
import html.parser
import io
from datetime import date
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest
from python_calamine import CalamineWorkbook

from tappscore.cli import words
from tappscore.exchange import archive, grids, standings
from tappscore.i18n import ENGLISH
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.snapshot import Substitute
from tappscore.tournament.standings import rank

Parts = tuple[Any, Any, Any]


@pytest.fixture
def evening() -> Parts:
    return parts(simulate(6, 13, 3, "classic", {"rounding": "exact"}))


def parts(made: dict[str, Any]) -> Parts:
    snapshot = archive.read(made)
    ledger = fold(snapshot)
    return snapshot, ledger, rank(snapshot, ledger)


def rows_of(data: bytes, delimiter: str) -> list[list[str]]:
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=delimiter))


def test_german_csv_has_semicolons_and_decimal_commas(evening: Parts) -> None:
    rows = rows_of(standings.to_csv(*evening, words.catalog("de")), ";")
    assert len(rows) == 14
    assert any("," in cell and cell.replace(",", "").lstrip("-").isdigit() for row in rows[1:] for cell in row)
    assert not any("−" in cell for row in rows for cell in row)


def test_english_csv_has_commas_and_decimal_points_and_the_numbers_of_the_standing(evening: Parts) -> None:
    rows = rows_of(standings.to_csv(*evening, ENGLISH), ",")
    points = rows[0].index("Points")
    assert [float(row[points]) for row in rows[1:]] == [float(place.points) for place in evening[2].places]
    assert [row[rows[0].index("Place")] for row in rows[1:]] == [str(place.place) for place in evening[2].places]


def test_round_not_played_is_an_empty_cell() -> None:
    made = simulate(6, 7, 2, "classic")
    made["rounds"][1]["tables"] = made["rounds"][1]["tables"][:1]
    snapshot, ledger, standing = parts(made)
    rows = rows_of(standings.to_csv(snapshot, ledger, standing, ENGLISH), ",")
    assert sum(row[rows[0].index("R 2")] == "" for row in rows[1:]) == 7 - len(made["rounds"][1]["tables"][0]["seats"])


def test_spreadsheet_has_numbers_and_sums_that_agree(evening: Parts) -> None:
    data = standings.to_xlsx(*evening, ENGLISH)
    rows = CalamineWorkbook.from_filelike(io.BytesIO(data)).get_sheet_by_index(0).to_python()
    head, *body = rows
    rounds = [at for at, cell in enumerate(head) if str(cell).startswith("R ")]
    for row, place in zip(body, evening[2].places, strict=True):
        assert row[head.index("Points")] == float(place.points) == sum(row[at] for at in rounds)
    with ZipFile(io.BytesIO(data)) as file:
        sheet = file.read("xl/worksheets/sheet1.xml").decode()
    assert sheet.count("<f>SUM(") == 13
    assert 'state="frozen"' in sheet


def test_spreadsheet_sums_hold_with_credit_and_adjustments() -> None:
    made = simulate(6, 6, 2, "classic")
    made["entries"][0]["credit"] = 9
    made["adjustments"] = [
        {"entry": 2, "points": -4, "reason": "x"},
        {"entry": 3, "round": 1, "points": 5, "reason": "x"},
    ]
    snapshot, ledger, standing = parts(made)
    head, *body = (
        CalamineWorkbook.from_filelike(io.BytesIO(standings.to_xlsx(snapshot, ledger, standing, ENGLISH)))
        .get_sheet_by_index(0)
        .to_python()
    )
    summed = [at for at, cell in enumerate(head) if str(cell).startswith("R ") or cell == "Other"]
    assert len(summed) == 3
    for row in body:
        assert sum(row[at] or 0 for at in summed) == row[head.index("Points")]


class Page(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_page_needs_no_script_and_no_other_file(evening: Parts) -> None:
    page = Page()
    page.feed(standings.to_html(*evening, ENGLISH).decode())
    assert "script" not in page.tags
    assert page.links == []
    assert page.tags.count("tr") == 14
    assert "O'Neil Patrick" in page.text
    assert "decided by: Deals won, Best round" in page.text


def test_names_cannot_smuggle_tags_or_formulas() -> None:
    made = simulate(6, 6, 1, "classic")
    made["entries"][0] |= {"last": "<b>Roth", "first": "=1+1", "town": "=cmd|' /C calc'!A1"}
    evening = parts(made)
    assert b"<b>Roth" not in standings.to_html(*evening, ENGLISH)
    cells = [cell for row in rows_of(standings.to_csv(*evening, ENGLISH), ",") for cell in row]
    assert "'=cmd|' /C calc'!A1" in cells
    with ZipFile(io.BytesIO(standings.to_xlsx(*evening, ENGLISH))) as file:
        assert "<f>cmd" not in file.read("xl/worksheets/sheet1.xml").decode()


@pytest.mark.parametrize("write", [standings.to_csv, standings.to_html, standings.to_xlsx])
def test_people_who_do_not_want_to_appear_are_left_out_and_places_stay(write: Any) -> None:
    made = simulate(6, 6, 1, "classic")
    first = parts(made)[2].places[0].entry.number
    made["entries"][first - 1] |= {"public": False, "last": "Geheimnis", "town": "Nirgendheim", "club": "Keiner"}
    snapshot, ledger, standing = parts(made)
    assert [place.place for place in standings.public_places(standing)] == [2, 3, 4, 5, 6]
    data = write(snapshot, ledger, standing, ENGLISH)
    texts = (
        [data]
        if write is not standings.to_xlsx
        else [ZipFile(io.BytesIO(data)).read(name) for name in ZipFile(io.BytesIO(data)).namelist()]
    )
    assert not any(secret in text for text in texts for secret in (b"Geheimnis", b"Nirgendheim", b"Keiner"))


@pytest.mark.parametrize("write", [standings.to_csv, standings.to_html, standings.to_xlsx])
def test_a_remark_names_nobody_who_does_not_want_to_appear(write: Any) -> None:
    snapshot, ledger, _ = parts(simulate(6, 7, 1, "classic"))
    came, left, *others = snapshot.entries
    for is_public in (True, False):
        person = msgspec.structs.replace(left.person, last="Geheimnis", public=is_public)
        named = msgspec.structs.replace(
            snapshot,
            entries=(came, msgspec.structs.replace(left, person=person), *others),
            substitutes=(Substitute(id=1, entry=left.id, by=came.id, round=1),),
        )
        data = write(named, ledger, rank(named, fold(named)), ENGLISH)
        texts = [data]
        if write is standings.to_xlsx:
            file = ZipFile(io.BytesIO(data))
            texts = [file.read(name) for name in file.namelist()]
        assert any(b"Geheimnis" in text for text in texts) == is_public


def test_a_finished_evening_leaves_the_hall_as_the_final_standing() -> None:
    snapshot, ledger, standing = parts(simulate(6, 6, 2, "classic"))
    running = msgspec.structs.replace(snapshot, state="running")
    final = msgspec.structs.replace(snapshot, state="final")
    assert "Standing after round 2" in standings.to_html(running, ledger, standing, ENGLISH).decode()
    assert "Final standing" in standings.to_html(final, ledger, standing, ENGLISH).decode()
    earlier = rank(final, ledger, 1)
    assert "Standing after round 1" in standings.to_html(final, ledger, earlier, ENGLISH).decode()


def test_unfinished_evening_says_that_it_is_provisional() -> None:
    snapshot, ledger, standing = parts(simulate(6, 12, 1, "classic", started=2))
    page = Page()
    page.feed(standings.to_html(snapshot, ledger, standing, ENGLISH).decode())
    assert "Provisional: 2 of 4 tables" in page.text


def test_one_criterion_is_no_list_of_deciders() -> None:
    snapshot, ledger, _ = parts(simulate(6, 6, 1, "classic"))
    snapshot = msgspec.structs.replace(snapshot, ranking=("points",), date=date(2026, 1, 2))
    assert len(standings.remarks(rank(snapshot, ledger))) == 1


@pytest.mark.parametrize(("value", "text"), [(3, "3"), (-3, "-3"), (100, "100"), (0, "0")])
def test_whole_numbers_are_written_whole(value: int, text: str) -> None:
    assert grids.decimal(value) == text
