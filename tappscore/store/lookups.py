"""Questions that verbs ask about single rows, so that no SQL stands outside the store."""

from __future__ import annotations

import functools

from tappscore.store.source import Source
from tappscore.store.tables import (
    ADJUSTMENT,
    APART,
    DEAL,
    LISTED,
    RELEASE,
    ROUND,
    RULE_CHANGE,
    SEAT,
    SITTING_OUT,
    SUBSTITUTE,
    TABLE,
    FactTable,
    Image,
    Stored,
    whole,
)

_OF_TABLES = (
    "JOIN tables t ON t.id = x.table_id JOIN rounds r ON r.id = t.round_id WHERE r.tournament_id = ? ORDER BY x.id"
)
_OF_ROUNDS = "JOIN rounds r ON r.id = x.round_id WHERE r.tournament_id = ? ORDER BY x.id"
_OF_TOURNAMENT = "WHERE x.tournament_id = ? ORDER BY x.id"

# What a tournament consists of besides its entries, children first.
_PARTS: tuple[tuple[FactTable, str], ...] = (
    (DEAL, _OF_TABLES),
    (SEAT, _OF_TABLES),
    (TABLE, _OF_ROUNDS),
    (SITTING_OUT, _OF_ROUNDS),
    (ROUND, _OF_TOURNAMENT),
    (ADJUSTMENT, _OF_TOURNAMENT),
    (SUBSTITUTE, _OF_TOURNAMENT),
    (RELEASE, _OF_TOURNAMENT),
    (APART, _OF_TOURNAMENT),
    (RULE_CHANGE, _OF_TOURNAMENT),
    (LISTED, _OF_TOURNAMENT),
)


def rows_where(source: Source, table: FactTable, **where: Stored) -> list[Image]:
    """Read the rows whose columns have these values (None: empty), in the order of their ids."""
    columns = ("id", *table.columns)
    rows = source.query(_select(table.name, columns, tuple(where)), tuple(where.values()))
    return [dict(zip(columns, row, strict=True)) for row in rows]


def ids(source: Source, table: FactTable, **where: Stored) -> list[int]:
    """Give the ids of such rows."""
    return [row[0] for row in source.query(_select(table.name, ("id",), tuple(where)), tuple(where.values()))]


@functools.cache
def _select(name: str, columns: tuple[str, ...], where: tuple[str, ...]) -> str:
    shown = ", ".join(f'"{column}"' for column in columns)
    clause = " AND ".join(f'"{column}" IS ?' for column in where) or "1"
    return f'SELECT {shown} FROM "{name}" WHERE {clause} ORDER BY id'


def numbers_of(source: Source, table: FactTable, tournament_id: int) -> list[int]:
    """Give the numbers of a tournament's entries or rounds."""
    return sorted(whole(row["number"]) for row in rows_where(source, table, tournament_id=tournament_id))


def parts(source: Source, tournament_id: int) -> list[tuple[FactTable, list[int]]]:
    """Give the rows that a tournament consists of besides its entries, children first."""
    return [
        (table, [row[0] for row in source.query(f'SELECT x.id FROM "{table.name}" x {where}', (tournament_id,))])
        for table, where in _PARTS
    ]


def sittings(source: Source, entry_id: int) -> list[tuple[int, int]]:
    """List where an entry sits: numbers of round and table."""
    return [
        (row[0], row[1])
        for row in source.query(
            "SELECT r.number, t.number FROM seats s JOIN tables t ON t.id = s.table_id "
            "JOIN rounds r ON r.id = t.round_id WHERE s.entry_id = ? ORDER BY r.number",
            (entry_id,),
        )
    ]


def seats_of_round(source: Source, round_id: int) -> dict[int, list[int]]:
    """Give the entry ids at each table of a round, in seat order; empty tables included."""
    seats: dict[int, list[int]] = {number: [] for number in ids(source, TABLE, round_id=round_id)}
    for table_id, entry_id in source.query(
        "SELECT s.table_id, s.entry_id FROM seats s JOIN tables t ON t.id = s.table_id WHERE t.round_id = ? "
        "ORDER BY s.table_id, s.seat",
        (round_id,),
    ):
        seats[table_id].append(entry_id)
    return seats


def has_results(source: Source, table_id: int) -> bool:
    """Say whether anything of a table's sheet was typed."""
    table = rows_where(source, TABLE, id=table_id)
    typed = any(row["totals"] is not None or row["control"] is not None for row in table)
    return typed or bool(ids(source, DEAL, table_id=table_id))


def apart_rows(source: Source, tournament_id: int, one: int, other: int) -> list[int]:
    """Give the rows that keep two persons apart, this evening or always."""
    return [
        row[0]
        for row in source.query(
            "SELECT id FROM apart WHERE (tournament_id IS NULL OR tournament_id = ?1) "
            "AND ((person_id = ?2 AND other_id = ?3) OR (person_id = ?3 AND other_id = ?2))",
            (tournament_id, one, other),
        )
    ]
