"""The gate: the one way to change a fact.

A block of writes is one transaction and one journal entry. The gate keeps
each touched row as it was before the block and as it is after it, derives
the ChangeSet from them, checks what was touched, and commits; or nothing of
it happened.
"""

from __future__ import annotations

import hashlib
import secrets
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.store.changes import ChangeSet
from tappscore.store.owners import owners
from tappscore.store.postcheck import check_touched
from tappscore.store.source import Row, Source
from tappscore.store.tables import BY_NAME, FactTable, Image, json_text, whole
from tappscore.store.touches import Chunk, Touch

if TYPE_CHECKING:
    from tappscore.store.database import Database

Progress = Callable[[int, int], bool]
_CHUNK = 500
_FORGET = (
    "DELETE FROM journal_private WHERE (journal_id, slot) IN (SELECT r.journal_id, r.position || s.column1 "
    "FROM journal_rows r, (VALUES ('a'), ('b')) s WHERE r.name = ? AND r.row_id = ?)"
)


def private_hash(salt: str, content: str) -> str:
    """Hash what stands apart; without its salt nobody can try names against it."""
    return hashlib.sha256(f"{salt}\n{content}".encode()).hexdigest()


def rows_digest(images: Iterable[Image]) -> str:
    """Hash rows in their order."""
    digest = hashlib.sha256()
    for image in images:
        digest.update(json_text(image).encode())
        digest.update(b"\n")
    return digest.hexdigest()


class Rows:
    """The open gate: reads and writes of one block. Made by `ClubFile.write` only."""

    def __init__(self, db: Database, before: Source, action: str, desk: str, note: str, undoes: int | None) -> None:
        self._db = db
        self._before = before
        self._action = action
        self._desk = desk
        self._undoes = undoes
        self._touches: dict[tuple[str, int], Touch] = {}
        self._chunks: list[Chunk] = []
        self._forgotten: list[tuple[str, int]] = []
        self.note = note
        self.values: dict[str, int | str] = {}
        self.changes = ChangeSet(0, action)

    # Reading inside the transaction: what a verb decides on can't change before it writes.

    def query(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Read rows as this block has left them."""
        return self._db.execute(sql, parameters).fetchall()

    def row(self, table: FactTable, row_id: int) -> Image | None:
        """Read one row as it is stored; None when it does not exist."""
        cursor = self._db.execute(table.select_sql, (row_id,))
        found = cursor.fetchone()
        if found is None:
            return None
        return {column[0]: value for column, value in zip(cursor.description, found, strict=True)}

    # Writing

    def insert(self, table: FactTable, values: Mapping[str, object], row_id: int | None = None) -> int:
        """Add a row and give its id; columns left out take their default."""
        stored = table.stored({key: value for key, value in values.items() if key != "id"})
        if row_id is not None:
            stored["id"] = row_id
        # The row comes back as it is stored, defaults included: a draw adds two thousand, a SELECT each cost a third.
        cursor = self._db.execute(f"{table.insert_sql(tuple(stored))} RETURNING *", tuple(stored.values()))
        columns = [column[0] for column in cursor.description]
        (values_stored,) = cursor.fetchall()
        image = dict(zip(columns, values_stored, strict=True))
        new_id = whole(image["id"])
        self._touch(table, new_id, None, image)
        return new_id

    def restore(self, table: FactTable, image: Image) -> None:
        """Put a row back as it was stored; columns that its time did not know take their default."""
        self._db.execute(table.insert_sql(tuple(image)), tuple(image.values()))
        row_id = whole(image["id"])
        self._touch(table, row_id, None, self.row(table, row_id))

    def rewind(self, table: FactTable, image: Image) -> None:
        """Set a row that exists to the values of an image."""
        row_id = whole(image["id"])
        before = self._there(table, row_id)
        changed = {key: value for key, value in image.items() if before[key] != value}
        if not changed:
            return
        self._db.execute(table.update_sql(tuple(changed)), (*changed.values(), row_id))
        self._touch(table, row_id, before, {**before, **changed})

    def update(self, table: FactTable, row_id: int, values: Mapping[str, object]) -> None:
        """Change columns of a row; what is equal already is not touched. KeyError when there is no such row."""
        before = self._there(table, row_id)
        stored = table.stored(values)
        changed = {key: value for key, value in stored.items() if before[key] != value}
        if changed:
            self._db.execute(table.update_sql(tuple(changed)), (*changed.values(), row_id))
            self._touch(table, row_id, before, {**before, **changed})

    def delete(self, table: FactTable, row_id: int) -> None:
        """Remove a row; refused by the file while others refer to it. KeyError when there is no such row."""
        before = self._there(table, row_id)
        self._db.execute(f'DELETE FROM "{table.name}" WHERE id = ?', (row_id,))
        self._touch(table, row_id, before, None)

    def _there(self, table: FactTable, row_id: int) -> Image:
        found = self.row(table, row_id)
        if found is None:
            raise KeyError((table.name, row_id))
        return found

    def _touch(self, table: FactTable, row_id: int, before: Image | None, after: Image | None) -> None:
        touch = self._touches.get((table.name, row_id))
        if touch is None:
            self._touches[table.name, row_id] = Touch(before, after)
        else:
            touch.after = after

    # Bulk: many rows, journaled by ids and a hash

    def insert_many(
        self,
        table: FactTable,
        rows: Sequence[Mapping[str, object]],
        tournament_id: int | None,
        progress: Progress | None = None,
    ) -> list[int]:
        """Add many rows of equal columns and give their ids; refused with `cancelled` when progress says False.

        A table with private columns is refused with ValueError: its rows go one by one, so that names stay apart.
        """
        if table.private:
            raise ValueError(table.name)
        numbers = self._free_ids(table, len(rows))
        stored = [{**table.stored(row), "id": number} for row, number in zip(rows, numbers, strict=True)]
        self.restore_many(table, stored, tournament_id, progress)
        return numbers

    def restore_many(
        self, table: FactTable, images: Sequence[Image], tournament_id: int | None, progress: Progress | None = None
    ) -> None:
        """Put many rows in as they are to be stored, ids included."""
        for start in range(0, len(images), _CHUNK):
            part = images[start : start + _CHUNK]
            columns = tuple(part[0])
            self._db.conn.executemany(
                table.insert_sql(columns), [tuple(image[column] for column in columns) for image in part]
            )
            ids = [number for image in part if isinstance(number := image["id"], int)]
            digest = rows_digest(self.images(table, ids))
            self._chunks.append(Chunk(table.name, "inserted", tournament_id, ids, None, digest))
            if progress is not None and not progress(start + len(part), len(images)):
                raise RefusedError(Problem("cancelled"))

    def delete_many(self, table: FactTable, ids: Sequence[int], tournament_id: int | None) -> None:
        """Remove many rows, their images kept packed."""
        for start in range(0, len(ids), _CHUNK):
            part = list(ids[start : start + _CHUNK])
            images = self.images(table, part)
            packed = zlib.compress(json_text(images).encode(), 6)
            self._chunks.append(Chunk(table.name, "deleted", tournament_id, part, packed, rows_digest(images)))
            self._db.conn.executemany(f'DELETE FROM "{table.name}" WHERE id = ?', [(number,) for number in part])

    def images(self, table: FactTable, ids: Sequence[int]) -> list[Image]:
        """Read the images of rows in the order of their ids; missing rows are left out."""
        found = (self.row(table, number) for number in ids)
        return [image for image in found if image is not None]

    def _free_ids(self, table: FactTable, count: int) -> list[int]:
        last = self.query("SELECT seq FROM sqlite_sequence WHERE name = ?", (table.name,))
        first = (last[0][0] if last else 0) + 1
        return list(range(first, first + count))

    def forget(self, table: FactTable, row_id: int) -> None:
        """Remove all that the journal keeps apart about a row, this block's own images included. It can't be undone."""
        self._forgotten.append((table.name, row_id))

    def forget_reason(self, journal_id: int) -> None:
        """Remove the reason of an entry; its hash stays."""
        self._db.execute("DELETE FROM journal_private WHERE journal_id = ? AND slot = 'note'", (journal_id,))

    # The end of the block

    def finish(self) -> None:
        """Check and journal what was touched, and derive the changes. Nothing touched: no entry."""
        touches = {key: touch for key, touch in self._touches.items() if touch.before != touch.after}
        last_id, last_digest = self._last_entry()
        if not touches and not self._chunks:
            self.changes = ChangeSet(last_id, self._action)
            return
        owned = owners(self, touches, self._chunks)
        check_touched(self, self._before, owned, touches, bulk=bool(self._chunks))
        created = tuple(key for key, touch in touches.items() if touch.before is None)
        touched = frozenset(touches)
        tournament = next(iter(owned.tournaments)) if len(owned.tournaments) == 1 else None
        number = self._journal(tournament, touches, last_digest)
        for name, row_id in self._forgotten:
            self._db.execute(_FORGET, (name, row_id))
        self.changes = ChangeSet(
            journal=number,
            action=self._action,
            touched=touched,
            tournaments=frozenset(owned.tournaments),
            rounds=frozenset(owned.rounds),
            tables=frozenset(owned.tables),
            created=created,
            whole=bool(self._chunks),
        )

    def _last_entry(self) -> tuple[int, str]:
        found = self.query("SELECT id, digest FROM journal ORDER BY id DESC LIMIT 1")
        return (found[0][0], found[0][1]) if found else (0, "")

    def _journal(self, tournament: int | None, touches: Mapping[tuple[str, int], Touch], last_digest: str) -> int:
        private: list[tuple[str, str, str]] = []  # slot, salt, content

        def apart(slot: str, content: str) -> str:
            salt = secrets.token_hex(16)
            private.append((slot, salt, content))
            return private_hash(salt, content)

        note_hash = apart("note", self.note) if self.note else ""
        rows = [
            (
                name,
                row_id,
                _parted(touch.before, name, f"{place}b", apart),
                _parted(touch.after, name, f"{place}a", apart),
            )
            for place, ((name, row_id), touch) in enumerate(touches.items())
        ]
        chunks = [(c.name, c.kind, c.tournament_id, json_text(c.ids), c.digest) for c in self._chunks]
        head = Head(
            at=now(),
            desk=self._desk,
            action=self._action,
            tournament_id=tournament,
            values=json_text(self.values),
            note_hash=note_hash,
            undoes=self._undoes,
        )
        digest = entry_digest(last_digest, head, rows, chunks)
        cursor = self._db.execute(
            'INSERT INTO journal (at, desk, action, tournament_id, "values", note_hash, undoes, digest) '
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (*msgspec.structs.astuple(head), digest),
        )
        number = whole(cursor.lastrowid)
        conn = self._db.conn
        conn.executemany(
            "INSERT INTO journal_rows (journal_id, position, name, row_id, before, after) VALUES (?, ?, ?, ?, ?, ?)",
            [(number, place, *row) for place, row in enumerate(rows)],
        )
        if private:
            conn.executemany(
                "INSERT INTO journal_private (journal_id, slot, salt, content) VALUES (?, ?, ?, ?)",
                [(number, *part) for part in private],
            )
        if self._chunks:
            conn.executemany(
                "INSERT INTO journal_chunks (journal_id, position, name, kind, tournament_id, ids, digest, images) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(number, place, *chunk, self._chunks[place].images) for place, chunk in enumerate(chunks)],
            )
        return number


class Head(msgspec.Struct, frozen=True):
    """What a journal entry says about itself, in the order of its columns."""

    at: str
    desk: str
    action: str
    tournament_id: int | None
    values: str
    note_hash: str
    undoes: int | None


def entry_digest(last: str, head: Head, rows: Sequence[Row], chunks: Sequence[Row]) -> str:
    """Chain an entry to the one before it.

    The images of deleted bulk rows are not hashed twice: their digest is.
    """
    return hashlib.sha256(json_text([last, head, rows, chunks]).encode()).hexdigest()


def _parted(image: Image | None, name: str, slot: str, apart: Callable[[str, str], str]) -> str | None:
    """Write an image with its private columns replaced by their hash."""
    if image is None:
        return None
    private = BY_NAME[name].private
    hidden = {key: image[key] for key in private if image.get(key)}
    if not hidden:
        return json_text(image)
    shown: dict[str, object] = {key: value for key, value in image.items() if key not in hidden}
    return json_text({**shown, "@private": [sorted(hidden), apart(slot, json_text(hidden))]})


def now() -> str:
    """Tell the time of day as the journal keeps it: local, with its offset, to the second."""
    return datetime.now(UTC).astimezone().isoformat(timespec="seconds")
