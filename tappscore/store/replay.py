"""Hold the facts against the journal: what the entries say must be what the tables hold."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tappscore.store.gate import rows_digest
from tappscore.store.source import Source
from tappscore.store.tables import TABLES, Image, json_text

Key = tuple[str, int]


def strays(source: Source) -> tuple[Key, ...]:
    """Name the rows (table, id) that were changed, made or removed past the gate."""
    said = _said(source)
    found: set[Key] = set()
    for table in TABLES:
        cursor = source.query(f'SELECT * FROM "{table.name}"')
        columns = [row[1] for row in source.query(f'PRAGMA table_info("{table.name}")')]
        there = {row[0]: dict(zip(columns, row, strict=True)) for row in cursor}
        found |= _differing(table.name, there, said)
        found |= _bulk_differing(source, table.name, there, said)
    return tuple(sorted(found))


def _said(source: Source) -> dict[Key, tuple[int, str | None]]:
    """Give of each row the entry that touched it last and the image it left: empty for a bulk row, None for gone."""
    said: dict[Key, tuple[int, str | None]] = {}
    for entry, name, kind, ids in source.query("SELECT journal_id, name, kind, ids FROM journal_chunks"):
        for row_id in json.loads(ids):
            _later(said, (name, row_id), entry, "" if kind == "inserted" else None)
    for entry, name, row_id, after, apart in source.query(
        "SELECT r.journal_id, r.name, r.row_id, r.after, p.content FROM journal_rows r LEFT JOIN journal_private p "
        "ON p.journal_id = r.journal_id AND p.slot = r.position || 'a'"
    ):
        _later(said, (name, row_id), entry, _whole_image(after, apart))
    return said


def _whole_image(after: str | None, apart: str | None) -> str | None:
    """Put what stands apart back into an image; what was removed for good is not compared."""
    if after is None or "@private" not in after:
        return after
    image = json.loads(after)
    del image["@private"]
    return json_text({**image, **json.loads(apart or "{}")})


def _later(said: dict[Key, tuple[int, str | None]], key: Key, entry: int, after: str | None) -> None:
    # One entry may remove a row and bring it back under the same id: what is there at its end counts.
    known = said.get(key)
    if known is None or known[0] < entry or (known[0] == entry and after is not None):
        said[key] = (entry, after)


def _differing(name: str, there: Mapping[int, Image], said: Mapping[Key, tuple[int, str | None]]) -> set[Key]:
    found = {(name, row_id) for row_id in there if said.get((name, row_id), (0, None))[1] is None}
    for (table, row_id), (_, after) in said.items():
        if table == name and after is not None and not _as_said(there.get(row_id), after):
            found.add((name, row_id))
    return found


def _as_said(image: Image | None, after: str) -> bool:
    if image is None:
        return False
    if not after:
        return True
    return all(image.get(key) == value for key, value in json.loads(after).items())


def _bulk_differing(
    source: Source, name: str, there: Mapping[int, Image], said: Mapping[Key, tuple[int, str | None]]
) -> set[Key]:
    """Compare the bulk rows that nothing touched since, chunk by chunk."""
    found: set[Key] = set()
    for entry, ids, digest in source.query(
        "SELECT journal_id, ids, digest FROM journal_chunks WHERE name = ? AND kind = 'inserted'", (name,)
    ):
        numbers = json.loads(ids)
        untouched = all(said[name, number] == (entry, "") for number in numbers)
        if untouched and rows_digest(there[number] for number in numbers if number in there) != digest:
            found |= {(name, number) for number in numbers}
    return found
