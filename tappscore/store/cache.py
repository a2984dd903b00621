"""Derived figures beside the club file: found again quickly, lost without loss.

Each value hangs on the number of the last journal entry that could change it
and on the program that made it; anything older or from another program is
made anew. What can't be read or written is as if it were not there. Nothing
in it names a person.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tappscore import __version__
from tappscore.store.database import Database

_TABLE = (
    "CREATE TABLE IF NOT EXISTS kept (kind TEXT, id INTEGER, journal INTEGER, program TEXT, value BLOB, "
    "PRIMARY KEY (kind, id)) STRICT"
)


def cache_path(path: Path) -> Path:
    """Give the place of a club file's cache."""
    return path.with_name(f"{path.name}-cache")


def as_kept(value: object) -> Any:
    """Give a value as it comes back from having been kept: tuples as lists."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


class Cache:
    """The derived figures of one club file."""

    def __init__(self, path: Path) -> None:
        self._path = cache_path(path)

    def read(self, kind: str, number: int, journal: int) -> Any | None:
        """Give a value made at this journal number by this program; None where there is none."""
        with contextlib.suppress(sqlite3.Error, msgspec.DecodeError), self._open() as db:
            found = db.execute(
                "SELECT value FROM kept WHERE kind = ? AND id = ? AND journal = ? AND program = ?",
                (kind, number, journal, __version__),
            ).fetchone()
            return None if found is None else msgspec.msgpack.decode(found[0])
        return None

    def numbers(self, kind: str) -> dict[int, int]:
        """Give for each value of a kind by this program the journal number at which it was made."""
        with contextlib.suppress(sqlite3.Error), self._open() as db:
            asked = "SELECT id, journal FROM kept WHERE kind = ? AND program = ?"
            return dict(db.execute(asked, (kind, __version__)).fetchall())
        return {}

    def write(self, kind: str, number: int, journal: int, value: object) -> None:
        """Keep a value for the next time."""
        with contextlib.suppress(sqlite3.Error), self._open() as db:
            db.execute(
                "INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?, ?)",
                (kind, number, journal, __version__, msgspec.msgpack.encode(value)),
            )

    @contextlib.contextmanager
    def _open(self) -> Iterator[Database]:
        conn = sqlite3.connect(self._path, timeout=1, isolation_level=None)
        with contextlib.closing(conn):
            # Nothing waits for the disk: what a power cut takes is made anew.
            conn.execute("PRAGMA synchronous=OFF")
            try:
                conn.execute(_TABLE)
            except sqlite3.OperationalError:
                raise  # locked, or no place: nothing is wrong with the file
            except sqlite3.DatabaseError:
                conn.close()
                self._path.unlink(missing_ok=True)
                raise
            yield Database(conn, recursive_triggers=False, execute_plugins=False)
