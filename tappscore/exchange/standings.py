"""Standings that leave the hall: .csv for spreadsheets, .xlsx, and one .html page without a script.

The columns are those of screen and paper (`tournament.columns`). People who
don't want to appear are left out; nobody's place changes by that.
"""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

import xlsxwriter

from tappscore.i18n import Catalog, Message, Text, formats, mark, message
from tappscore.rules.deal import Amount
from tappscore.tournament.columns import (
    Cell,
    Column,
    Lists,
    criterion_columns,
    heading,
    shown,
    standings_columns,
)
from tappscore.tournament.ledger import Ledger
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import Place, Standing

AFTER = mark("tournament", "Standing after round {round}")
ORDER = mark("tournament", "Level scores are decided by: {criteria}; then the place is shared.")
PROVISIONAL = mark("tournament", "Provisional: {known} of {drawn} tables are finished.")
SHEET_NAME = mark("tournament", "Standing")
OTHER = mark("tournament", "Other")


def public_places(standing: Standing) -> tuple[Place, ...]:
    """Give the lines that may leave the hall."""
    return tuple(place for place in standing.places if place.entry.person.public)


def standing_columns(snapshot: Snapshot, standing: Standing) -> tuple[Column[Place], ...]:
    """Give the columns of a standing that leaves the hall, further criteria before the deciding one."""
    columns = [column for column in standings_columns(snapshot, standing.after_round) if column.public]
    shown_already = {column.key for column in columns}
    criteria = [column for column in criterion_columns(standing) if column.key not in shown_already]
    at = next(index for index, column in enumerate(columns) if column.key == "points") + 1
    return (*columns[:at], *criteria, *columns[at:])


def to_csv(snapshot: Snapshot, ledger: Ledger, standing: Standing, catalog: Catalog) -> bytes:
    """Write a standing for spreadsheets: UTF-8 with BOM; `;` and decimal comma in German, `,` and point in English."""
    lists = Lists(snapshot=snapshot, ledger=ledger, standing=standing)
    columns = standing_columns(snapshot, standing)
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=";" if catalog.language == "de" else ",", lineterminator="\r\n")
    writer.writerow([heading(column, catalog) for column in columns])
    for place in public_places(standing):
        writer.writerow([_plain(column.value(place, lists), catalog) for column in columns])
    return text.getvalue().encode("utf-8-sig")


def _plain(cell: Cell, catalog: Catalog) -> str:
    if cell is None:
        return ""
    if isinstance(cell, (int, Fraction)):
        text = decimal(cell)
        return text.replace(".", ",") if catalog.language == "de" else text
    text = shown(cell, "text", catalog)
    # A spreadsheet takes a text that begins like this for a formula.
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def decimal(value: Amount) -> str:
    """Write a number with an ASCII minus; six places where no decimal is exact (only an average can be such)."""
    exact = Decimal(Fraction(value).numerator) / Decimal(Fraction(value).denominator)
    return format(round(exact, 6).normalize(), "f")


def to_xlsx(snapshot: Snapshot, ledger: Ledger, standing: Standing, catalog: Catalog) -> bytes:
    """Write a standing as a spreadsheet: numbers as numbers, a header that stays, points as sums of their row."""
    lists = Lists(snapshot=snapshot, ledger=ledger, standing=standing)
    places = public_places(standing)
    columns = _summable(standing_columns(snapshot, standing), places)
    file = io.BytesIO()
    book = xlsxwriter.Workbook(file, {"in_memory": True})
    sheet = book.add_worksheet(catalog.text(SHEET_NAME))
    head = book.add_format({"bold": True, "bottom": 1})
    for at, column in enumerate(columns):
        sheet.write_string(0, at, heading(column, catalog), head)
        width = max([len(heading(column, catalog)), *(len(_words(column, place, lists, catalog)) for place in places)])
        sheet.set_column(at, at, min(width, 40) + 2)
    summed = [at for at, column in enumerate(columns) if column.key.startswith("round") or column.key == "other"]
    for row, place in enumerate(places, start=1):
        for at, column in enumerate(columns):
            cell = column.value(place, lists)
            if column.key == "points" and summed and cell is not None:
                first = xlsxwriter.utility.xl_rowcol_to_cell(row, summed[0])
                last = xlsxwriter.utility.xl_rowcol_to_cell(row, summed[-1])
                sheet.write_formula(row, at, f"=SUM({first}:{last})", None, float(decimal(_amount(cell))))
            elif isinstance(cell, (int, Fraction)):
                sheet.write_number(row, at, cell if isinstance(cell, int) else float(decimal(cell)))
            elif cell is not None:
                sheet.write_string(row, at, shown(cell, column.kind, catalog))
    sheet.freeze_panes(1, 0)
    sheet.repeat_rows(0)
    sheet.set_landscape()
    sheet.fit_to_pages(1, 0)
    book.close()
    return file.getvalue()


def _amount(cell: Cell) -> Amount:
    return cell if isinstance(cell, (int, Fraction)) else 0


def _words(column: Column[Place], place: Place, lists: Lists, catalog: Catalog) -> str:
    return shown(column.value(place, lists), column.kind, catalog)


def _other(place: Place) -> Amount:
    """Give what the points hold besides the rounds: credit, and adjustments that belong to no round played."""
    return (place.points or 0) - sum((points for points in place.rounds if points is not None), 0)


def _summable(columns: Sequence[Column[Place]], places: Sequence[Place]) -> tuple[Column[Place], ...]:
    """Put what the rounds don't hold beside them, so that a row's points are the sum of its cells."""
    kept = [column for column in columns if column.key != "adjusted"]
    if any(_other(place) for place in places):
        at = next(index for index, column in enumerate(kept) if column.key == "points")
        column: Column[Place] = Column(
            key="other", label=OTHER, align="right", kind="change", value=lambda place, _: _other(place) or None
        )
        kept.insert(at, column)
    return tuple(kept)


_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; margin: 0; } p { margin: .3rem 0 1rem; opacity: .75; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: left; border-bottom: 1px solid #8884; }
thead th { border-bottom: 2px solid #8888; position: sticky; top: 0; background: Canvas; }
.right { text-align: right; } @media print { body { margin: 0; font-size: 11pt; } }
"""


def to_html(snapshot: Snapshot, ledger: Ledger, standing: Standing, catalog: Catalog) -> bytes:
    """Write a standing as one page that needs nothing else: no script, no other file."""
    lists = Lists(snapshot=snapshot, ledger=ledger, standing=standing)
    columns = [
        column
        for column in standing_columns(snapshot, standing)
        if any(column.value(place, lists) not in (None, "") for place in public_places(standing))
    ]
    title = html.escape(snapshot.name)
    head = "".join(f'<th class="{column.align}">{html.escape(heading(column, catalog))}</th>' for column in columns)
    rows = "\n".join(
        "<tr>"
        + "".join(
            f'<td class="{column.align}">{html.escape(_words(column, place, lists, catalog))}</td>'
            for column in columns
        )
        + "</tr>"
        for place in public_places(standing)
    )
    notes = "<br>".join(html.escape(catalog.message(note)) for note in remarks(standing))
    when = html.escape(
        ", ".join(part for part in (snapshot.place, formats.day(snapshot.date, catalog.language)) if part)
    )
    page = (
        f'<!DOCTYPE html>\n<html lang="{catalog.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{_STYLE}</style>\n'
        f"</head>\n<body>\n<h1>{title}</h1>\n<p>{when}<br>{notes}</p>\n<table>\n<thead><tr>{head}</tr></thead>\n"
        f"<tbody>\n{rows}\n</tbody>\n</table>\n</body>\n</html>\n"
    )
    return page.encode()


def remarks(standing: Standing) -> tuple[Message, ...]:
    """Say what a reader must know: after which round, whether provisional, and what decides level scores."""
    found = [message(AFTER, round=standing.after_round)]
    if standing.provisional or standing.tables_known < standing.tables_drawn:
        found.append(message(PROVISIONAL, known=standing.tables_known, drawn=standing.tables_drawn))
    labels = [criterion.label for criterion in standing.criteria]
    if len(labels) > 1:
        found.append(message(ORDER, criteria=_listed(labels[1:])))
    return tuple(found)


PAIR = mark("tournament", "{one}, {more}")


def _listed(labels: Sequence[Text]) -> Text | Message:
    if len(labels) == 1:
        return labels[0]
    return message(PAIR, one=labels[0], more=_listed(labels[1:]))
