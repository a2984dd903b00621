"""Who a line of a list is about: the columns that name a person, found by their heads, and the name out of its cells.

Known heads are German and English; case, accents and full stops don't matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tappscore.exchange.spreadsheet import Sheet
from tappscore.i18n import Text, formats, mark

_TITLE_LINES = 10

# How each field is called where columns are matched.
NAME_FIELDS: Mapping[str, Text] = {
    "name": mark("tournament", "Full name"),
    "first": mark("tournament", "First name"),
    "last": mark("tournament", "Last name"),
}
HOME_FIELDS: Mapping[str, Text] = {
    "club": mark("tournament", "Club"),
    "town": mark("tournament", "Town"),
    "group": mark("tournament", "Group"),
}
# Lists of every kind call them so; the kind adds what only it has.
PERSON_HEADERS: Mapping[str, tuple[str, ...]] = {
    "first": ("vorname", "rufname", "first", "first name", "firstname", "given name", "forename"),
    "last": ("nachname", "familienname", "zuname", "last", "last name", "lastname", "surname", "family name"),
    "name": (
        "name",
        "spieler",
        "teilnehmer",
        "player",
        "full name",
        "vor- und nachname",
        "vor- und zuname",
        "vorname nachname",
        "vorname name",
        "vorname und nachname",
        "name, vorname",
        "nachname, vorname",
        "first name last name",
        "first and last name",
    ),
    "club": ("verein", "klub", "club", "gruppierung"),
    "town": ("ort", "wohnort", "stadt", "gemeinde", "town", "city", "residence"),
    "group": ("gruppe", "kategorie", "klasse", "group", "category", "class"),
}


def match_header(cells: Sequence[str], headers: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """Find the fields that a header names; empty when it names no person's name."""
    found: dict[str, int] = {}
    for column, cell in enumerate(cells):
        plain = formats.folded(cell).replace(".", "").strip(" :")
        for field, names in headers.items():
            if plain in names and field not in found:
                found[field] = column
    if "name" in found and "first" in found and "last" not in found:
        # "Vorname; Name": then the name is the last name.
        found["last"] = found.pop("name")
    return found if found.keys() & {"name", "last", "first"} else {}


def without_title(sheet: Sheet, headers: Mapping[str, Sequence[str]]) -> Sheet:
    """Leave out the lines above the heads: a title, a date. Two heads side by side are heads, one may be anything."""
    found = [len(match_header(row, headers)) for row in sheet.rows[:_TITLE_LINES]]
    most = max(found, default=0)
    at = found.index(most) if most > 1 else 0
    return msgspec.structs.replace(sheet, rows=sheet.rows[at:], lines=sheet.lines[at:])


def cells_of(row: Sequence[str], columns: Mapping[str, int]) -> dict[str, str]:
    """Take the matched cells of a row, each as one line; empty where the row is shorter."""
    return {field: formats.one_line(row[at]) if at < len(row) else "" for field, at in columns.items()}


def names(cells: Mapping[str, str]) -> tuple[str, str]:
    """Give first and last name of matched cells; both empty where the row names nobody."""
    first, last = cells.get("first", ""), cells.get("last", "")
    return (first, last) if first or last else split_name(cells.get("name", ""))


def split_name(name: str) -> tuple[str, str]:
    """Split a full name into first and last: `Weiß, Änne` or `Änne Weiß`; one word is a last name.

    Small words before the last one (`von der`) belong to the last name.
    """
    if "," in name:
        last, _, first = name.partition(",")
        return first.strip(), last.strip()
    words = name.split()
    at = len(words) - 1
    while at > 1 and words[at - 1].islower():
        at -= 1
    return " ".join(words[:at]), " ".join(words[at:])
