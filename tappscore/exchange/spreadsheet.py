"""Tables of text out of files that people have: .csv of any usual kind, .xlsx, .xls, .ods.

    sheet = read_sheet(path)      # rows of text, and how they were read
    sheet.encoding, sheet.separator

How a text file was read is recognised and told, never silently assumed.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from python_calamine import CalamineError, CalamineWorkbook

from tappscore.problems import Problem, RefusedError

SPREADSHEETS = (".xlsx", ".xls", ".ods")
TEXTS = (".csv", ".txt", ".tsv")
SEPARATORS = (";", "\t", ",", "|")
_SEPARATOR_LINE = re.compile(r'"?sep=([;,|\t])"?(?=[\r\n]|$)', re.IGNORECASE)
_END = "\ufffe"  # no sign of any text
_MOST_BYTES = 20_000_000
_MOST_ROWS = 10_000
# What German and Polish club lists were found in besides UTF-8: Windows, MS-DOS and old Mac code pages.
_CODE_PAGES = ("cp1252", "cp1250", "cp850", "mac_roman")
_SHOWN = {"utf-8-sig": "UTF-8 with BOM", "utf-8": "UTF-8", "utf-16": "UTF-16", "mac_roman": "Mac Roman"}


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Rows of trimmed text without empty ones; `lines` are their numbers in the file, from 1.

    `encoding` and `separator` are empty for a spreadsheet.
    """

    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]
    encoding: str = ""
    separator: str = ""


def read_sheet(path: Path) -> Sheet:
    """Read a file's first sheet; RefusedError when it can't be read as a list.

    Raises OSError when the file itself can't be read.
    """
    if path.stat().st_size > _MOST_BYTES:
        raise RefusedError(Problem("list-too-long", "file", values={"file": path.name}))
    ending = path.suffix.lower()
    if ending in SPREADSHEETS:
        return _sheet(_workbook_rows(path))
    if ending in TEXTS:
        return read_text(path.read_bytes())
    raise RefusedError(Problem("file-kind-unknown", "file", values={"file": path.name}))


def read_text(data: bytes) -> Sheet:
    """Read separated text; recognises encoding and separator."""
    encoding = recognise_encoding(data)
    text = data.decode(encoding, "replace")
    if any(sign == "\ufffd" or (sign < " " and sign not in "\t\r\n") for sign in text):
        raise RefusedError(Problem("not-a-list", "file"))
    if named := _SEPARATOR_LINE.match(text):
        # Spreadsheets say so in a line of their own; it stays as an empty one, so that lines keep their numbers.
        separator, text = named[1], text[named.end() :]
    else:
        separator = recognise_separator(text)
    try:
        rows = _rows(text, separator)
    except csv.Error as error:
        raise RefusedError(Problem("not-a-list", "file")) from error
    return _sheet(rows, encoding=_SHOWN.get(encoding, encoding), separator=separator)


def _rows(text: str, separator: str) -> list[list[str]]:
    """Cut a text into cells; where a quotation mark is never closed, such marks are signs like others."""
    rows = list(csv.reader(io.StringIO(f"{text}\n{_END}", newline=""), delimiter=separator))
    if rows[-1] == [_END]:
        return rows[:-1]
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=separator, quoting=csv.QUOTE_NONE))


def recognise_encoding(data: bytes) -> str:
    """Name the codec of a text: by its mark, else UTF-8 where it fits, else the likeliest code page."""
    if data.startswith(codecs.BOM_UTF8):
        return "utf-8-sig"
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    # Without a mark, every other byte of UTF-16 letters of the West is zero.
    sample = data[:2000]
    if sample.count(0) * 3 > len(sample) > 3:
        return "utf-16-le" if sample[1::2].count(0) > sample[::2].count(0) else "utf-16-be"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return max(_CODE_PAGES, key=lambda codec: _likeness(data.decode(codec, "replace")))
    return "utf-8"


def _likeness(text: str) -> int:
    """Rate how much a text looks like names of the region: umlauts most, other letters too, signs not at all.

    Statistics over whole languages, as charset-normalizer has them, go wrong on lists of thirty names.
    """
    return sum(
        3 if sign in "äöüÄÖÜß" else 1 if sign.isalpha() and sign < "\u0180" else -2
        for sign in text
        if not sign.isascii()
    )


def recognise_separator(text: str) -> str:
    """Name the separator that cuts most lines into the same number of cells; `;` where there is none."""
    lines = [line for line in text.splitlines()[:200] if line.strip()]

    def fitness(separator: str) -> tuple[int, int]:
        counts = [len(row) for row in csv.reader(lines, delimiter=separator)]
        usual = max(set(counts), key=counts.count, default=1)
        return (counts.count(usual) if usual > 1 else 0, usual)

    return max(SEPARATORS, key=fitness)


def _workbook_rows(path: Path) -> Iterable[Sequence[object]]:
    try:
        book = CalamineWorkbook.from_path(path)
        return book.get_sheet_by_index(0).to_python(skip_empty_area=False) if book.sheet_names else []
    except CalamineError as error:
        raise RefusedError(Problem("spreadsheet-unreadable", "file", values={"file": path.name})) from error


def _sheet(rows: Iterable[Sequence[object]], *, encoding: str = "", separator: str = "") -> Sheet:
    kept: list[tuple[str, ...]] = []
    lines: list[int] = []
    for line, row in enumerate(rows, start=1):
        cells = tuple(_text(cell) for cell in row)
        if any(cells):
            kept.append(cells)
            lines.append(line)
        if len(kept) > _MOST_ROWS:
            raise RefusedError(Problem("list-too-long", "file", values={"file": str(_MOST_ROWS)}))
    return Sheet(rows=tuple(kept), lines=tuple(lines), encoding=encoding, separator=separator)


def _text(cell: object) -> str:
    """Write a cell as people read it: a spreadsheet's 12.0 is 12."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return " ".join(str(cell).split())
