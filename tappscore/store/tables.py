"""The tables of facts as the gate knows them: names, columns, how values are kept.

Nothing that is not declared here can be written, so a misspelt table or
column is refused instead of created. A test compares this with the schema.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from tappscore.i18n.formats import one_line
from tappscore.problems import Problem, RefusedError

Kind = Literal["whole", "text", "line", "flag", "json"]
Stored = int | str | None
Image = dict[str, Stored]

_UNREADABLE = Problem("text-unreadable")
_ENCODER = msgspec.json.Encoder(order="sorted")


def json_text(value: object) -> str:
    """Write JSON in the one form used for storing and hashing: sorted keys, no spaces, UTF-8.

    RefusedError `text-unreadable` where a text holds half a sign.
    """
    try:
        return _ENCODER.encode(value).decode()
    except UnicodeEncodeError:
        raise RefusedError(_UNREADABLE) from None


def readable(text: str) -> str:
    """Give a text as it is; RefusedError `text-unreadable` where it holds half a sign."""
    # Lone surrogates come of broken input methods and spoilt files; nothing could write them down.
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise RefusedError(_UNREADABLE) from None
    return text


@functools.cache
def _insert_sql(name: str, columns: tuple[str, ...]) -> str:
    names = ", ".join(f'"{column}"' for column in columns)
    return f'INSERT INTO "{name}" ({names}) VALUES ({", ".join("?" for _ in columns)})'


@functools.cache
def _update_sql(name: str, columns: tuple[str, ...]) -> str:
    settings = ", ".join(f'"{column}" = ?' for column in columns)
    return f'UPDATE "{name}" SET {settings} WHERE id = ?'


@dataclass(frozen=True, slots=True)
class FactTable:
    """One table of facts. `private` columns hold names: the journal keeps them apart."""

    name: str
    columns: Mapping[str, Kind]
    private: frozenset[str] = frozenset()
    select_sql: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "select_sql", f'SELECT * FROM "{self.name}" WHERE id = ?')

    def insert_sql(self, columns: tuple[str, ...]) -> str:
        """Write the statement that inserts these columns."""
        return _insert_sql(self.name, columns)

    def update_sql(self, columns: tuple[str, ...]) -> str:
        """Write the statement that sets these columns of one row."""
        return _update_sql(self.name, columns)

    def stored(self, values: Mapping[str, object]) -> Image:
        """Turn values into what SQLite keeps; KeyError for a column that does not exist."""
        return {column: _stored(self.columns[column], value) for column, value in values.items()}


def _stored(kind: Kind, value: object) -> Stored:
    if value is None:
        return None
    if isinstance(value, str):
        if kind == "line":
            return one_line(readable(value))
        return readable(value) if kind != "json" else json_text(value)
    if kind == "json":
        return json_text({str(key): part for key, part in value.items()} if isinstance(value, Mapping) else value)
    if kind == "flag":
        return int(bool(value))
    if not isinstance(value, (int, str)):
        raise TypeError(value)
    return value


def whole(value: object) -> int:
    """Give a stored number as what it is; TypeError for anything else."""
    if not isinstance(value, int):
        raise TypeError(value)
    return value


line = one_line  # a name as the store keeps it
_NAMES = frozenset({"first", "last", "club", "town", "note"})

CLUB = FactTable(
    "club", {"uuid": "text", "name": "line", "created_at": "text", "created_by": "text", "settings": "json"}
)
PERSON = FactTable(
    "persons",
    {
        "uuid": "text",
        "first": "line",
        "last": "line",
        "club": "line",
        "town": "line",
        "group": "line",
        "note": "text",
        "public": "flag",
    },
    private=_NAMES,
)
TOURNAMENT = FactTable(
    "tournaments",
    {
        "uuid": "text",
        "name": "line",
        "day": "text",
        "place": "line",
        "variant": "text",
        "revision": "whole",
        "house": "json",
        "ranking": "json",
        "state": "text",
        "rounds_planned": "whole",
        "deals": "json",
        "prefer": "whole",
        "seed": "whole",
        "ended_after": "whole",
        "sample": "flag",
        "binned": "flag",
        "settings": "json",
        "extra": "json",
    },
)
ENTRY = FactTable(
    "entries",
    {
        "uuid": "text",
        "tournament_id": "whole",
        "person_id": "whole",
        "number": "whole",
        "state": "text",
        "withdrawn_from": "whole",
        "joined_in": "whole",
        "credit": "whole",
        "missed": "text",
        "guest": "flag",
        "owes": "whole",
        "team": "line",
        "fixed_table": "whole",
        "note": "text",
    },
    private=frozenset({"note"}),
)
ROUND = FactTable(
    "rounds",
    {
        "tournament_id": "whole",
        "number": "whole",
        "state": "text",
        "deals": "json",
        "method": "text",
        "seed": "whole",
        "loosened": "json",
        "called_off": "flag",
    },
)
SITTING_OUT = FactTable("sitting_out", {"round_id": "whole", "entry_id": "whole"})
TABLE = FactTable(
    "tables",
    {
        "round_id": "whole",
        "number": "whole",
        "code": "text",
        "totals": "json",
        "totals_stand": "flag",
        "totals_reason": "text",
        "control": "json",
        "accepted": "text",
        "broken_off": "whole",
        "deals_planned": "whole",
        "missing_deals": "text",
    },
)
SEAT = FactTable("seats", {"table_id": "whole", "seat": "whole", "entry_id": "whole"})
DEAL = FactTable(
    "deals", {"table_id": "whole", "position": "whole", "facts": "json", "disputed": "flag", "counts": "flag"}
)
ADJUSTMENT = FactTable(
    "adjustments",
    {
        "tournament_id": "whole",
        "entry_id": "whole",
        "round": "whole",
        "points": "json",
        "reason": "text",
    },
)
SUBSTITUTE = FactTable(
    "substitutes",
    {
        "tournament_id": "whole",
        "entry_id": "whole",
        "by_id": "whole",
        "round": "whole",
        "takes_points": "flag",
        "reason": "text",
    },
)
RELEASE = FactTable(
    "releases",
    {
        "tournament_id": "whole",
        "after_round": "whole",
        "state": "text",
        "at": "text",
        "protest_until": "text",
        "places": "json",
    },
)
APART = FactTable("apart", {"tournament_id": "whole", "person_id": "whole", "other_id": "whole"})
SEASON = FactTable("seasons", {"uuid": "text", "name": "line", "scheme": "json"})
SEASON_EVENING = FactTable("season_evenings", {"season_id": "whole", "tournament_id": "whole", "weight": "json"})
RULE_CHANGE = FactTable(
    "rule_changes", {"tournament_id": "whole", "round": "whole", "revision": "whole", "house": "json"}
)
PRESET = FactTable(
    "presets",
    {"uuid": "text", "name": "line", "variant": "text", "revision": "whole", "house": "json", "letters": "json"},
)

LISTED = FactTable("listed", {"tournament_id": "whole", "entry_id": "whole", "place": "whole", "points": "json"})
PUBLICATION = FactTable(
    "publications", {"season_id": "whole", "at": "text", "group": "line", "evenings": "json", "places": "json"}
)

# Parents before children: a whole tournament is copied in this order and removed in the reverse.
TABLES = (
    CLUB, PERSON, TOURNAMENT, ENTRY, ROUND, SITTING_OUT, TABLE, SEAT, DEAL, ADJUSTMENT, SUBSTITUTE, RELEASE, APART,
    SEASON, SEASON_EVENING, RULE_CHANGE, PRESET, LISTED, PUBLICATION,
)  # fmt: skip
BY_NAME: Mapping[str, FactTable] = {table.name: table for table in TABLES}
