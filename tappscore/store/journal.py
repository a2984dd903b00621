"""The journal: what was done, read as a list; undone and redone as new entries.

DECISION: undo compares whole rows. A row that anything changed since is
refused, even where other columns changed, because a person looking at the
list can't see which columns an entry meant.
DECISION: undoing is no reasoned correction of its own; the entry names what
it takes back. Only a finished tournament asks for a reason (services.history).
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Head, Progress, Rows, entry_digest, private_hash, rows_digest
from tappscore.store.source import Source, json_of
from tappscore.store.tables import BY_NAME, Image

UNDO = "undo"
REDO = "redo"
_AT_ONCE = 500  # entries read by one query
LASTING = frozenset({"club.create", "person.forget"})  # actions that can't be taken back


class JournalEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was done.

    `values` are the numbers that a readable line shows; for an undo and a
    redo also `of` and `of_action`, the entry first meant. `undone_by` is the
    entry that took this one back and still holds. `note` is the reason, None
    where it was removed later.
    """

    id: int
    at: str
    desk: str
    action: str
    tournament_id: int | None
    values: Mapping[str, int | str]
    note: str | None
    undoes: int | None
    undone_by: int | None

    @property
    def is_step(self) -> bool:
        """True for what somebody did, False for an undo or a redo of it."""
        return self.undoes is None


class RowChange(msgspec.Struct, frozen=True, kw_only=True):
    """One row before and after an entry; None where it did not exist. Removed names are missing columns."""

    name: str
    row_id: int
    before: Image | None
    after: Image | None


_ENTRY = (
    'SELECT j.id, j.at, j.desk, j.action, j.tournament_id, j."values", j.note_hash, p.content, j.undoes '
    "FROM journal j LEFT JOIN journal_private p ON p.journal_id = j.id AND p.slot = 'note' "
)


def entries(
    source: Source,
    tournament_id: int | None = None,
    *,
    before: int | None = None,
    limit: int = 200,
    desk: str | None = None,
) -> tuple[JournalEntry, ...]:
    """List entries, the newest first; of one tournament, of one desk, and older than `before` where given."""
    where, parameters = ["1"], []
    for clause, value in (("j.tournament_id = ?", tournament_id), ("j.id < ?", before), ("j.desk = ?", desk)):
        if value is not None:
            where.append(clause)
            parameters.append(value)
    sql = f"{_ENTRY} WHERE {' AND '.join(where)} ORDER BY j.id DESC LIMIT ?"
    return _entries(source, source.query(sql, (*parameters, limit)))


def entry(source: Source, entry_id: int) -> JournalEntry:
    """Read one entry; RefusedError `unknown-entry` when there is none of that number."""
    found = source.query(_ENTRY + "WHERE j.id = ?", (entry_id,))
    if not found:
        raise RefusedError(Problem("journal-unknown", values={"entry": entry_id}))
    return _entries(source, found)[0]


def history(source: Source, name: str, row_id: int) -> tuple[JournalEntry, ...]:
    """List the entries that touched one row, the newest first."""
    sql = _ENTRY + (
        "WHERE j.id IN (SELECT journal_id FROM journal_rows WHERE name = ? AND row_id = ?) ORDER BY j.id DESC"
    )
    return _entries(source, source.query(sql, (name, row_id)))


def _entries(source: Source, rows: Sequence[tuple[Any, ...]]) -> tuple[JournalEntry, ...]:
    undone = _undone(source, min((row[0] for row in rows), default=0))
    return tuple(
        JournalEntry(
            id=row[0],
            at=row[1],
            desk=row[2],
            action=row[3],
            tournament_id=row[4],
            values=json_of(row[5]),
            note=row[7] if row[6] else "",
            undoes=row[8],
            undone_by=undone.get(row[0]),
        )
        for row in rows
    )


def _undone(source: Source, oldest: int) -> dict[int, int]:
    """Map each entry from `oldest` on that was taken back to the entry that did it and was not taken back itself."""
    undone: dict[int, int] = {}
    # An entry is taken back by a later one only: read from the newest down, what took it back is judged already.
    for number, meant in source.query("SELECT id, undoes FROM journal WHERE undoes >= ? ORDER BY id DESC", (oldest,)):
        if number not in undone:
            undone.setdefault(meant, number)
    return undone


def changed_rows(source: Source, entry_id: int) -> tuple[RowChange, ...]:
    """Give the rows of an entry, before and after, in the order of their first touch; bulk rows are not listed."""
    return changed_rows_of(source, (entry_id,)).get(entry_id, ())


def changed_rows_of(source: Source, entry_ids: Sequence[int]) -> dict[int, tuple[RowChange, ...]]:
    """Give the rows of many entries by their numbers; entries that changed no single row are missing."""
    found: dict[int, list[RowChange]] = {}
    for start in range(0, len(entry_ids), _AT_ONCE):
        wanted = tuple(entry_ids[start : start + _AT_ONCE])
        places = ", ".join("?" for _ in wanted)
        private = {
            (row[0], row[1]): row[2]
            for row in source.query(
                "SELECT journal_id, slot, content FROM journal_private "
                f"WHERE slot <> 'note' AND journal_id IN ({places})",
                wanted,
            )
        }
        for number, position, name, row_id, before, after in source.query(
            "SELECT journal_id, position, name, row_id, before, after FROM journal_rows "
            f"WHERE journal_id IN ({places}) ORDER BY journal_id, position",
            wanted,
        ):
            found.setdefault(number, []).append(
                RowChange(
                    name=name,
                    row_id=row_id,
                    before=_image(before, private.get((number, f"{position}b"))),
                    after=_image(after, private.get((number, f"{position}a"))),
                )
            )
    return {number: tuple(rows) for number, rows in found.items()}


def _image(text: str | None, private: str | None) -> Image | None:
    if text is None:
        return None
    image: dict[str, Any] = json_of(text)
    if "@private" in image:
        del image["@private"]
        if private is not None:
            image.update(json_of(private))
    return image


# Undo and redo


def last_step(
    source: Source, desk: str, tournament_id: int | None = None, actions: Sequence[str] = ()
) -> JournalEntry | None:
    """Find what Ctrl+Z takes back: the desk's newest step that still holds.

    `actions` narrows it to action keys with one of these beginnings (a page's own).
    """
    for found in _walk(source, desk, tournament_id):
        fits = not actions or found.action.startswith(tuple(actions))
        if found.is_step and fits and found.action not in LASTING and found.undone_by is None:
            return found
    return None


def next_redo(source: Source, desk: str, tournament_id: int | None = None) -> JournalEntry | None:
    """Find what Ctrl+Y brings back: the desk's newest undo that still holds, unless a new step was made since."""
    for found in _walk(source, desk, tournament_id):
        if found.action == UNDO and found.undone_by is None:
            return found
        if found.is_step:
            return None
    return None


def _walk(source: Source, desk: str, tournament_id: int | None) -> Iterator[JournalEntry]:
    # Asked after every accepted deal; nearly always the first or second entry answers.
    before: int | None = None
    size = 2
    while True:
        part = entries(source, tournament_id, before=before, limit=size, desk=desk)
        yield from part
        if len(part) < size:
            return
        before = part[-1].id
        size = min(size * 4, 200)


def undo(
    file: ClubFile,
    entry_id: int | None = None,
    *,
    desk: str | None = None,
    note: str = "",
    tournament_id: int | None = None,
    progress: Progress | None = None,
) -> ChangeSet:
    """Take back an entry, or the desk's last step, as a new entry.

    RefusedError `nothing-to-undo`, `undone-already`, `undo-moved-on` when a
    row was changed since, `undo-names-removed`, `undo-lasting`, and what the
    check after the write finds.
    """
    found = last_step(file, desk or file.desk, tournament_id) if entry_id is None else entry(file, entry_id)
    if found is None:
        raise RefusedError(Problem("nothing-to-undo"))
    if found.action in LASTING:
        raise RefusedError(Problem("undo-lasting"))
    return _take_back(file, found, UNDO if found.action != UNDO else REDO, desk, note, progress)


def redo(
    file: ClubFile,
    entry_id: int | None = None,
    *,
    desk: str | None = None,
    note: str = "",
    tournament_id: int | None = None,
    progress: Progress | None = None,
) -> ChangeSet:
    """Bring back what was undone: the desk's last undo, or the entry named (the step itself or its undo)."""
    if entry_id is None:
        found = next_redo(file, desk or file.desk, tournament_id)
    else:
        found = entry(file, entry_id)
        if found.action != UNDO and found.undone_by is not None:
            found = entry(file, found.undone_by)
    if found is None or found.action != UNDO:
        raise RefusedError(Problem("nothing-to-redo"))
    return _take_back(file, found, REDO, desk, note, progress)


def _take_back(
    file: ClubFile, found: JournalEntry, action: str, desk: str | None, note: str, progress: Progress | None
) -> ChangeSet:
    values = dict(found.values) if not found.is_step else {**found.values, "of": found.id, "of_action": found.action}
    with file.write(action, note=note, values=values, undoes=found.id, desk=desk) as rows:
        if found.id in _undone(rows, found.id):
            raise RefusedError(Problem("undone-already", values={"entry": found.id}))
        _apply_backwards(rows, found.id, progress)
    return rows.changes


def _apply_backwards(rows: Rows, entry_id: int, progress: Progress | None) -> None:
    changed = changed_rows(rows, entry_id)
    chunks = rows.query(
        "SELECT name, kind, tournament_id, ids, images, digest FROM journal_chunks WHERE journal_id = ? "
        "ORDER BY position DESC",
        (entry_id,),
    )
    _refuse_moved(rows, entry_id, changed, chunks)
    done = 0
    # Children go before their parents and come back after them: bulk rows hang on single ones.
    for name, kind, tournament_id, ids, _, _ in chunks:
        if kind == "inserted":
            rows.delete_many(BY_NAME[name], json.loads(ids), tournament_id)
            done = _step(done, len(chunks), progress)
    for change in reversed(changed):
        _restore(rows, change)
    for name, kind, tournament_id, _, images, _ in chunks:
        if kind == "deleted":
            rows.restore_many(BY_NAME[name], json.loads(zlib.decompress(images)), tournament_id)
            done = _step(done, len(chunks), progress)


def _step(done: int, total: int, progress: Progress | None) -> int:
    if progress is not None and not progress(done + 1, total):
        raise RefusedError(Problem("cancelled"))
    return done + 1


def _restore(rows: Rows, change: RowChange) -> None:
    table = BY_NAME[change.name]
    if change.before is None:
        rows.delete(table, change.row_id)
    elif change.after is None:
        rows.restore(table, change.before)
    else:
        rows.rewind(table, change.before)


def _refuse_moved(rows: Rows, entry_id: int, changed: Sequence[RowChange], chunks: Sequence[tuple[Any, ...]]) -> None:
    problems = []
    for change in changed:
        table = BY_NAME[change.name]
        if change.before is not None and not table.private <= change.before.keys():
            problems.append(Problem("undo-names-removed"))
        elif not _stands(rows.row(table, change.row_id), change.after):
            problems.append(_moved(rows, entry_id, change))
    for name, kind, _, ids, _, digest in chunks:
        images = rows.images(BY_NAME[name], json.loads(ids))
        if (rows_digest(images) != digest) if kind == "inserted" else images:
            problems.append(Problem("undo-moved-on-bulk"))
            break
    if problems:
        raise RefusedError(*problems)


def _stands(current: Image | None, after: Image | None) -> bool:
    """Say whether a row still is as the entry left it; columns added by later programs don't count."""
    if current is None or after is None:
        return current is after
    return all(current.get(key) == value for key, value in after.items())


def _moved(rows: Rows, entry_id: int, change: RowChange) -> Problem:
    found = rows.query(
        "SELECT j.id, substr(j.at, 12, 5) FROM journal_rows r JOIN journal j ON j.id = r.journal_id "
        "WHERE r.name = ? AND r.row_id = ? AND j.id > ? ORDER BY j.id DESC LIMIT 1",
        (change.name, change.row_id, entry_id),
    )
    if not found:
        return Problem("undo-moved-on-bulk")
    return Problem("undo-moved-on", values={"entry": found[0][0], "time": found[0][1]})


# The chain


def broken_links(source: Source) -> tuple[int, ...]:
    """Name the entries whose hash does not fit what they say, what they changed or what came before them."""
    broken: list[int] = []
    last = ""
    for row in source.query(
        'SELECT id, at, desk, action, tournament_id, "values", note_hash, undoes, digest FROM journal ORDER BY id'
    ):
        head = Head(*row[1:8])
        rows = source.query(
            "SELECT name, row_id, before, after FROM journal_rows WHERE journal_id = ? ORDER BY position", (row[0],)
        )
        chunks = source.query(
            "SELECT name, kind, tournament_id, ids, digest, images FROM journal_chunks WHERE journal_id = ? "
            "ORDER BY position",
            (row[0],),
        )
        fits = entry_digest(last, head, rows, [chunk[:5] for chunk in chunks]) == row[8]
        if not (fits and _private_fits(source, row[0], head, rows) and all(_images_fit(chunk) for chunk in chunks)):
            broken.append(row[0])
        last = row[8]
    return tuple(broken)


def _private_fits(source: Source, entry_id: int, head: Head, rows: Sequence[tuple[Any, ...]]) -> bool:
    """Hold what stands apart, as far as it was not removed, against its hash."""
    hashes = {"note": head.note_hash}
    for place, (_, _, before, after) in enumerate(rows):
        for side, text in (("b", before), ("a", after)):
            if text is not None and "@private" in text:
                hashes[f"{place}{side}"] = json.loads(text)["@private"][1]
    return all(
        hashes.get(slot) == private_hash(salt, content)
        for slot, salt, content in source.query(
            "SELECT slot, salt, content FROM journal_private WHERE journal_id = ?", (entry_id,)
        )
    )


def _images_fit(chunk: tuple[Any, ...]) -> bool:
    if chunk[5] is None:
        return bool(chunk[1] == "inserted")
    try:
        images = json.loads(zlib.decompress(chunk[5]))
    except (zlib.error, ValueError):
        return False
    return bool(rows_digest(images) == chunk[4])
