"""Lists of players as clubs have them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import xlsxwriter

from tappscore.exchange.person_columns import match_header, split_name
from tappscore.exchange.players import HEADERS, Player, read_players
from tappscore.problems import RefusedError

TEXT = "Nr.;Vorname;Nachname;Verein;Ort\n1;Änne;Weiß;SV Igelsberg;Röt\n2;Jürgen;Groß;;Horb\n"
PEOPLE = [("Änne", "Weiß", "SV Igelsberg", "Röt", 1), ("Jürgen", "Groß", "", "Horb", 2)]


def facts(players: tuple[Player, ...]) -> list[tuple[Any, ...]]:
    return [(one.first, one.last, one.club, one.town, one.number) for one in players]


def written(folder: Path, data: bytes, name: str = "list.csv") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def codes(path: Path) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        read_players(path)
    return [problem.code for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("codec", "shown"),
    [
        ("utf-8", "UTF-8"),
        ("utf-8-sig", "UTF-8 with BOM"),
        ("cp1252", "cp1252"),
        ("cp850", "cp850"),
        ("mac_roman", "Mac Roman"),
        ("utf-16", "UTF-16"),
        ("utf-16-le", "utf-16-le"),
        ("utf-16-be", "utf-16-be"),
    ],
)
def test_encoding_is_recognised_and_told(tmp_path: Path, codec: str, shown: str) -> None:
    found = read_players(written(tmp_path, TEXT.encode(codec)))
    assert (found.sheet.encoding, facts(found.players)) == (shown, PEOPLE)


def test_one_sharp_s_of_ms_dos_is_no_letter_of_another_page(tmp_path: Path) -> None:
    found = read_players(written(tmp_path, "Vorname;Nachname\nOtto;Groß\n".encode("cp850")))
    assert facts(found.players)[0][:2] == ("Otto", "Groß")


def test_polish_letters_of_windows_are_read(tmp_path: Path) -> None:
    found = read_players(written(tmp_path, "Vorname;Nachname\nŁukasz;Roth\nGrażyna;Groß\n".encode("cp1250")))
    assert [one.first for one in found.players] == ["Łukasz", "Grażyna"]


@pytest.mark.parametrize("separator", [";", ",", "\t", "|"])
def test_separator_is_recognised_and_told(tmp_path: Path, separator: str) -> None:
    found = read_players(written(tmp_path, TEXT.replace(";", separator).encode()))
    assert (found.sheet.separator, facts(found.players)) == (separator, PEOPLE)


def test_separator_inside_quotes_is_text(tmp_path: Path) -> None:
    found = read_players(written(tmp_path, b'name;ort\n"Roth; gen. Rotkopf, Otto";Horb\n'))
    assert facts(found.players) == [("Otto", "Roth; gen. Rotkopf", "", "Horb", None)]


def test_spreadsheet_is_read_with_its_numbers(tmp_path: Path) -> None:
    path = tmp_path / "list.xlsx"
    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet()
        for at, row in enumerate(
            [("Start no.", "First name", "Surname", "Club", "Town"), (1.0, *PEOPLE[0][:4]), (2, *PEOPLE[1][:4])]
        ):
            sheet.write_row(at, 0, row)
    found = read_players(path)
    assert (facts(found.players), found.sheet.encoding) == (PEOPLE, "")


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        (("Vorname", "Name"), {"first": 0, "last": 1}),
        (("NAME", "VORNAME", "VEREIN"), {"last": 0, "first": 1, "club": 2}),
        (("Name", "Wohnort"), {"name": 0, "town": 1}),
        (("Startnr.", "Spieler:"), {"number": 0, "name": 1}),
        (("Last name", "First name", "City"), {"last": 0, "first": 1, "town": 2}),
        (("Ort", "Verein"), {}),
        (("Weiß", "Änne"), {}),
    ],
)
def test_columns_are_matched_by_their_heads(header: tuple[str, ...], expected: dict[str, int]) -> None:
    assert match_header(header, HEADERS) == expected


def test_list_without_heads_is_taken_by_position(tmp_path: Path) -> None:
    found = read_players(written(tmp_path, "7;Weiß;Änne;Röt;SV Igelsberg\n9;Groß;Jürgen;Horb;\n".encode()))
    assert not found.has_header
    assert facts(found.players) == [("Änne", "Weiß", "SV Igelsberg", "Röt", 7), ("Jürgen", "Groß", "", "Horb", 9)]


def test_list_of_bare_names_is_read(tmp_path: Path) -> None:
    found = read_players(written(tmp_path, "Änne Weiß\nMaria von der Au\n\nAlleinwort\n".encode()))
    assert [(one.first, one.last) for one in found.players] == [
        ("Änne", "Weiß"),
        ("Maria", "von der Au"),
        ("", "Alleinwort"),
    ]
    assert [one.line for one in found.players] == [1, 2, 4]


@pytest.mark.parametrize(
    ("name", "parts"),
    [("Weiß, Änne", ("Änne", "Weiß")), ("Karl Heinz Roth", ("Karl Heinz", "Roth")), ("Roth", ("", "Roth"))],
)
def test_full_names_are_split(name: str, parts: tuple[str, str]) -> None:
    assert split_name(name) == parts


@pytest.mark.parametrize(("line", "separator"), [("sep=;", ";"), ('"sep=,"', ","), ("SEP=\t", "\t"), ("sep=|", "|")])
def test_a_first_line_that_names_the_separator_is_nobody(tmp_path: Path, line: str, separator: str) -> None:
    text = f"{line}\r\n{TEXT.replace(';', separator)}"
    found = read_players(written(tmp_path, text.encode()))
    assert (found.sheet.separator, facts(found.players)) == (separator, PEOPLE)
    assert [one.line for one in found.players] == [3, 4]


def test_a_title_above_the_heads_is_nobody(tmp_path: Path) -> None:
    text = f"Teilnehmer;;;;\nStand: 28.11.2026;;;;\n;;;;\n{TEXT}"
    found = read_players(written(tmp_path, text.encode()))
    assert (found.has_header, facts(found.players)) == (True, PEOPLE)
    assert [one.line for one in found.players] == [5, 6]


def test_people_above_somebody_called_name_are_not_taken_for_a_title(tmp_path: Path) -> None:
    found = read_players(written(tmp_path, "Roth;Otto\nName;Änne\nGroß;Uli\n".encode()))
    assert [one.last for one in found.players] == ["Roth", "Name", "Groß"]


@pytest.mark.parametrize("head", ["Vorname Nachname", "Vor- und Zuname", "Vor- und Nachname", "First name last name"])
def test_one_head_for_the_whole_name_is_no_person(tmp_path: Path, head: str) -> None:
    found = read_players(written(tmp_path, f"{head};Ort\nÄnne Weiß;Röt\n".encode()))
    assert [(one.first, one.last, one.town) for one in found.players] == [("Änne", "Weiß", "Röt")]


def test_a_quotation_mark_that_is_never_closed_swallows_nobody(tmp_path: Path) -> None:
    found = read_players(written(tmp_path, b'Nachname;Vorname\n"Roth;Otto\nGross;Uli\n'))
    assert [(one.first, one.last) for one in found.players] == [
        ("Otto", '"Roth'),
        ("Uli", "Gross"),
    ]


def test_every_faulty_line_is_named(tmp_path: Path) -> None:
    text = "Nr;Vorname;Name\n1;Änne;Weiß\n1;Otto;Roth\n;;\nx7;Uli;Au\n5;;\n"
    with pytest.raises(RefusedError) as refused:
        read_players(written(tmp_path, text.encode()))
    assert [(problem.code, problem.values["line"]) for problem in refused.value.problems] == [
        ("player-number-twice", 3),
        ("player-number-unclear", 5),
        ("player-without-name", 6),
    ]


@pytest.mark.parametrize(
    ("data", "name", "code"),
    [
        (b"", "list.csv", "list-empty"),
        (b"Vorname;Nachname\n", "list.csv", "list-empty"),
        (b"PK\x03\x04 no spreadsheet", "list.xlsx", "spreadsheet-unreadable"),
        (b"text", "list.docx", "file-kind-unknown"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "list.csv", "not-a-list"),
        ("Weiß;Änne".encode("utf-16")[:-1], "list.csv", "not-a-list"),
    ],
)
def test_file_that_is_no_list_is_refused_in_a_sentence(tmp_path: Path, data: bytes, name: str, code: str) -> None:
    assert codes(written(tmp_path, data, name)) == [code]
