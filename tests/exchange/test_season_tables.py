"""A season on one old sheet, a column an evening: read as evenings, from every kind of file that clubs have."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
import xlsxwriter

from tappscore.exchange.result_lists import ListedEvening, ResultList, read_results, season_evenings
from tappscore.problems import RefusedError

Rows = Sequence[Sequence[object]]
_MANIFEST = "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"
# As it hung on the wall: struck results in brackets, a dash for who was not there, over New Year.
TABLE: Rows = (
    ("Platz", "Name", "Ort", "11.10.", "15.11.", "10.1.", "Gesamt"),
    (1, "Weiß, Änne", "Röt", 60, "(-20)", 30, 90),
    (2, "Groß, Otto", "Horb", 40, "–", "12,5", "52,5"),
    (3, "Maier, Karl", "", "", 50, -90, -40),
    (4, "Nie, Da", "", "-", "-", "", 0),
)


def csv(path: Path, rows: Rows) -> Path:
    made = path.with_suffix(".csv")
    made.write_bytes("\n".join(";".join(map(str, row)) for row in rows).encode("cp1252"))
    return made


def xlsx(path: Path, rows: Rows) -> Path:
    made = path.with_suffix(".xlsx")
    book = xlsxwriter.Workbook(str(made))
    sheet = book.add_worksheet()
    for number, row in enumerate(rows):
        sheet.write_row(number, 0, row)
    book.close()
    return made


def ods(path: Path, rows: Rows) -> Path:
    """The least that an office program takes for an .ods file."""
    cells = "".join(f"<table:table-row>{''.join(_cell(value) for value in row)}</table:table-row>" for row in rows)
    names = (
        'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
        'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
        'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
    )
    body = f'<office:body><office:spreadsheet><table:table table:name="Winter">{cells}</table:table>'
    content = f"<office:document-content {names}>{body}</office:spreadsheet></office:body></office:document-content>"
    made = path.with_suffix(".ods")
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("META-INF/manifest.xml", f"<manifest:manifest xmlns:manifest='{_MANIFEST}'/>")
        archive.writestr("content.xml", f'<?xml version="1.0" encoding="UTF-8"?>{content}')
    return made


def _cell(value: object) -> str:
    kind = f'"float" office:value="{value}"' if isinstance(value, int) else '"string"'
    return f"<table:table-cell office:value-type={kind}><text:p>{escape(str(value))}</text:p></table:table-cell>"


def read(found: ResultList, year: int = 2003) -> tuple[ListedEvening, ...]:
    return season_evenings(found.sheet, found.columns, found.each, year, has_header=found.has_header)


def told(evenings: Sequence[ListedEvening]) -> list[tuple[date | None, str, list[tuple[str, str]]]]:
    return [(one.day, one.name, [(row.last, str(row.points)) for row in one.rows]) for one in evenings]


@pytest.mark.parametrize("written", [csv, xlsx, ods])
def test_each_column_headed_by_a_day_is_an_evening(tmp_path: Path, written: Callable[[Path, Rows], Path]) -> None:
    found = read_results(written(tmp_path / "winter", TABLE))
    assert (found.each, found.columns) == ((3, 4, 5), {"name": 1, "town": 2})
    assert told(read(found)) == [
        (date(2003, 10, 11), "", [("Weiß", "60"), ("Groß", "40")]),
        (date(2003, 11, 15), "", [("Weiß", "-20"), ("Maier", "50")]),
        (date(2004, 1, 10), "", [("Weiß", "30"), ("Groß", "25/2"), ("Maier", "-90")]),
    ]
    assert [row.town for row in read(found)[0].rows] == ["Röt", "Horb"]
    assert all(row.place is None for one in read(found) for row in one.rows)


def test_numbered_evenings_have_a_name_and_no_day(tmp_path: Path) -> None:
    rows = (("Name", "1. Abend", "2. Abend", "Summe"), ("Otto Groß", 3, 4, 7), ("Änne Weiß", 5, "", 5))
    found = read_results(csv(tmp_path / "alt", rows))
    assert told(read(found)) == [
        (None, "1. Abend", [("Groß", "3"), ("Weiß", "5")]),
        (None, "2. Abend", [("Groß", "4")]),
    ]


def test_headings_that_say_nothing_are_numbered_where_columns_are_chosen_by_hand(tmp_path: Path) -> None:
    rows = (("Name", "Krone", "Krone", ""), ("Otto Groß", 3, 4, 5))
    found = read_results(csv(tmp_path / "alt", rows))
    assert found.each == ()
    made = season_evenings(found.sheet, found.columns, (1, 2, 3), 2003)
    assert [one.name for one in made] == ["Krone", "Krone (2)", "3."]


def test_a_list_of_one_evening_is_no_season_table(tmp_path: Path) -> None:
    found = read_results(csv(tmp_path / "alt", (("Platz", "Name", "Abend", "Punkte"), (1, "Otto Groß", "Mai", 9))))
    assert (found.each, found.columns) == ((), {"place": 0, "name": 1, "evening": 2, "points": 3})


def test_a_full_day_keeps_its_year_and_a_day_that_never_was_is_a_name(tmp_path: Path) -> None:
    rows = (("Name", "11.10.1998", "8.1.", "31.2."), ("Otto Groß", 3, 4, 5))
    found = read_results(csv(tmp_path / "alt", rows))
    made = season_evenings(found.sheet, found.columns, (1, 2, 3), 2003)
    assert [(one.day, one.name) for one in made] == [(date(1998, 10, 11), ""), (date(1999, 1, 8), ""), (None, "31.2.")]


def test_faulty_cells_are_named_by_their_line_and_nothing_at_all_is_refused(tmp_path: Path) -> None:
    rows = (("Name", "1.10.", "1.11."), ("Otto Groß", 3, "viel"), ("", 3, 4), ("Änne Weiß", "0,3", 1))
    found = read_results(csv(tmp_path / "alt", rows))
    with pytest.raises(RefusedError) as refused:
        season_evenings(found.sheet, found.columns, (1, 2), 2003)
    assert [(one.code, one.values["line"]) for one in refused.value.problems] == [
        ("list-points-unclear", 2), ("player-without-name", 3), ("list-points-unclear", 4),
    ]  # fmt: skip
    empty = read_results(csv(tmp_path / "leer", (("Name", "1.10.", "1.11."), ("Otto Groß", "", "-"))))
    with pytest.raises(RefusedError) as refused:
        season_evenings(empty.sheet, empty.columns, (1, 2), 2003)
    assert [one.code for one in refused.value.problems] == ["list-empty"]
