"""Old result lists as clubs have them on paper and in spreadsheets."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
import xlsxwriter

from tappscore.exchange.result_lists import evenings, read_results
from tappscore.problems import RefusedError


def written(folder: Path, text: str, name: str = "list.csv") -> Path:
    path = folder / name
    path.write_bytes(text.encode("cp1252"))
    return path


def read(path: Path):
    found = read_results(path)
    return evenings(found.sheet, found.columns, has_header=found.has_header)


def test_one_evening_with_places_and_points(tmp_path: Path) -> None:
    (evening,) = read(
        written(tmp_path, "Platz;Name;Ort;Punkte\n1.;Weiß, Änne;Röt;123\n2.;Otto Groß;;45,5\n3;Karl Maier;;-36\n")
    )
    assert (evening.day, evening.name) == (None, "")
    assert [(row.place, row.first, row.last, row.town) for row in evening.rows] == [
        (1, "Änne", "Weiß", "Röt"), (2, "Otto", "Groß", ""), (3, "Karl", "Maier", ""),
    ]  # fmt: skip
    assert [str(row.points) for row in evening.rows] == ["123", "91/2", "-36"]


def test_a_winners_list_has_a_line_a_year(tmp_path: Path) -> None:
    found = read(written(tmp_path, "Jahr;Sieger\n2001;Otto Groß\n1999;Änne Weiß\n"))
    assert [(one.day, one.rows[0].last, one.rows[0].place) for one in found] == [
        (date(1999, 1, 1), "Weiß", 1), (date(2001, 1, 1), "Groß", 1),
    ]  # fmt: skip


def test_many_evenings_are_told_apart_by_day_and_name(tmp_path: Path) -> None:
    text = "Datum;Turnier;Platz;Name\n20.11.99;Herbst;1;A B\n20.11.99;Herbst;2;C D\n2004-01-06;Dreikönig;1;C D\n"
    found = read(written(tmp_path, text))
    assert [(one.day, one.name, len(one.rows)) for one in found] == [
        (date(1999, 11, 20), "Herbst", 2), (date(2004, 1, 6), "Dreikönig", 1),
    ]  # fmt: skip


def test_a_list_without_a_header_is_matched_by_what_stands_in_it(tmp_path: Path) -> None:
    found = read_results(written(tmp_path, "1;Otto Groß;Horb;88\n2;Änne Weiß;Röt;-12\n"))
    assert not found.has_header
    assert found.columns == {"place": 0, "name": 1, "town": 2, "points": 3}


def test_a_spreadsheet_has_days_of_its_own_kind(tmp_path: Path) -> None:
    path = tmp_path / "list.xlsx"
    book = xlsxwriter.Workbook(str(path))
    sheet = book.add_worksheet()
    sheet.write_row(0, 0, ["Datum", "Name", "Punkte"])
    sheet.write_datetime(1, 0, date(2003, 2, 1), book.add_format({"num_format": "dd.mm.yyyy"}))
    sheet.write_row(1, 1, ["Otto Groß", 17])
    book.close()
    (evening,) = read(path)
    assert (evening.day, evening.rows[0].points, evening.rows[0].place) == (date(2003, 2, 1), 17, None)


def test_a_title_above_the_heads_is_no_winner(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text("Vereinsmeister\n\nJahr;Sieger;Punkte\n1999;Otto Roth;120\n", encoding="utf-8")
    found = read_results(path)
    (one,) = evenings(found.sheet, found.columns, has_header=found.has_header)
    assert [(row.last, row.points, row.line) for row in one.rows] == [("Roth", 120, 4)]


def test_every_faulty_line_is_named(tmp_path: Path) -> None:
    text = (
        "Datum;Platz;Name;Punkte\nirgendwann;1;A B;5\n2001;x;C D;5\n2001;1;;5\n"
        "2001;1;E F;viele\n2001;;G H;\n2001;2;I J;0,3\n"
    )
    with pytest.raises(RefusedError) as refused:
        read(written(tmp_path, text))
    assert [(one.code, one.values["line"]) for one in refused.value.problems] == [
        ("list-day-unclear", 2), ("list-place-unclear", 3), ("player-without-name", 4), ("list-points-unclear", 5),
        ("list-without-result", 6), ("list-points-unclear", 7),
    ]  # fmt: skip


def test_a_minus_may_stand_behind_the_number_and_the_last_name_in_a_column_called_name(tmp_path: Path) -> None:
    (evening,) = read(written(tmp_path, "Platz;Name;Vorname;Punkte\n1;Weiß;Änne;12\n2;Groß;Otto;30-\n"))
    assert [(row.first, row.last, row.points) for row in evening.rows] == [("Änne", "Weiß", 12), ("Otto", "Groß", -30)]


@pytest.mark.parametrize(
    ("text", "code"),
    [("Platz;Name\n", "list-empty"), ("Datum;Platz;Name\n31.02.2001;1;A B\n", "list-day-unclear")],
)
def test_a_list_without_lines_and_a_day_that_never_was_are_refused(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(RefusedError) as refused:
        read(written(tmp_path, text))
    assert [one.code for one in refused.value.problems] == [code]
