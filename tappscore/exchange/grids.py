"""A list that leaves the hall, as a grid of cells → .csv for spreadsheets, .xlsx, one .html page without a script."""

from __future__ import annotations

import csv
import html
import io
from decimal import Decimal
from fractions import Fraction
from typing import Literal, NamedTuple

import msgspec
import xlsxwriter

from tappscore.i18n import Catalog
from tappscore.rules.deal import Amount


class Head(NamedTuple):
    """A column: its label and the side its cells stand at."""

    label: str
    align: Literal["left", "right", "center"] = "left"


class GridCell(NamedTuple):
    """A cell: its exact value for spreadsheets, its words for eyes, and the columns that it is the sum of."""

    value: Amount | str | None
    words: str
    sum_of: tuple[int, int] | None = None  # first and last column of the same row


class Grid(msgspec.Struct, frozen=True, kw_only=True):
    """A titled table; `about` and `notes` stand above it on a page, and in no spreadsheet."""

    title: str
    sheet: str
    about: str = ""
    notes: tuple[str, ...] = ()
    heads: tuple[Head, ...]
    rows: tuple[tuple[GridCell, ...], ...]


def decimal(value: Amount) -> str:
    """Write a number with an ASCII minus; six places where no decimal is exact (only an average can be such)."""
    exact = Decimal(Fraction(value).numerator) / Decimal(Fraction(value).denominator)
    return format(round(exact, 6).normalize(), "f")


def to_csv(grid: Grid, catalog: Catalog) -> bytes:
    """Write for spreadsheets: UTF-8 with BOM; `;` and decimal comma in German, `,` and point in English."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=";" if catalog.language == "de" else ",", lineterminator="\r\n")
    writer.writerow([head.label for head in grid.heads])
    for row in grid.rows:
        writer.writerow([_plain(cell, catalog) for cell in row])
    return text.getvalue().encode("utf-8-sig")


def _plain(cell: GridCell, catalog: Catalog) -> str:
    if cell.value is None:
        return ""
    if isinstance(cell.value, (int, Fraction)):
        text = decimal(cell.value)
        return text.replace(".", ",") if catalog.language == "de" else text
    # A spreadsheet takes a text that begins like this for a formula.
    return f"'{cell.value}" if cell.value[:1] in ("=", "+", "-", "@") else cell.value


def to_xlsx(grid: Grid) -> bytes:
    """Write a spreadsheet: numbers as numbers, a header that stays, sums as formulas."""
    file = io.BytesIO()
    book = xlsxwriter.Workbook(file, {"in_memory": True})
    sheet = book.add_worksheet(grid.sheet[:31])
    bold = book.add_format({"bold": True, "bottom": 1})
    for at, head in enumerate(grid.heads):
        sheet.write_string(0, at, head.label, bold)
        width = max([len(head.label), *(len(row[at].words) for row in grid.rows)])
        sheet.set_column(at, at, min(width, 40) + 2)
    for line, row in enumerate(grid.rows, start=1):
        for at, cell in enumerate(row):
            _write_cell(sheet, line, at, cell)
    sheet.freeze_panes(1, 0)
    sheet.repeat_rows(0)
    sheet.set_landscape()
    sheet.fit_to_pages(1, 0)
    book.close()
    return file.getvalue()


def _write_cell(sheet: xlsxwriter.worksheet.Worksheet, line: int, at: int, cell: GridCell) -> None:
    value = cell.value
    if value is None:
        return
    if isinstance(value, str):
        sheet.write_string(line, at, value)
    elif cell.sum_of is not None:
        first, last = (xlsxwriter.utility.xl_rowcol_to_cell(line, column) for column in cell.sum_of)
        sheet.write_formula(line, at, f"=SUM({first}:{last})", None, float(decimal(value)))
    else:
        sheet.write_number(line, at, value if isinstance(value, int) else float(decimal(value)))


_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; margin: 0; } p { margin: .3rem 0 1rem; opacity: .75; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: left; border-bottom: 1px solid #8884; }
thead th { border-bottom: 2px solid #8888; position: sticky; top: 0; background: Canvas; }
.right { text-align: right; } @media print { body { margin: 0; font-size: 11pt; } }
"""


def to_html(grid: Grid, catalog: Catalog) -> bytes:
    """Write one page that needs nothing else, no script and no other file; columns without a word are left out."""
    kept = [at for at in range(len(grid.heads)) if any(row[at].words for row in grid.rows)]
    title = html.escape(grid.title)
    head = "".join(f'<th class="{grid.heads[at].align}">{html.escape(grid.heads[at].label)}</th>' for at in kept)
    rows = "\n".join(
        "<tr>"
        + "".join(f'<td class="{grid.heads[at].align}">{html.escape(row[at].words)}</td>' for at in kept)
        + "</tr>"
        for row in grid.rows
    )
    above = "<br>".join(html.escape(line) for line in (grid.about, *grid.notes) if line)
    page = (
        f'<!DOCTYPE html>\n<html lang="{catalog.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{_STYLE}</style>\n'
        f"</head>\n<body>\n<h1>{title}</h1>\n<p>{above}</p>\n<table>\n<thead><tr>{head}</tr></thead>\n"
        f"<tbody>\n{rows}\n</tbody>\n</table>\n</body>\n</html>\n"
    )
    return page.encode()
