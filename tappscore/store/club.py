"""The club file: opened, fenced, written through its gate, closed."""

from __future__ import annotations

import contextlib
import copy
import functools
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from tappscore import __version__
from tappscore.problems import Problem, RefusedError
from tappscore.store import gate, schema
from tappscore.store.drafts import SIDES, drafted
from tappscore.store.faults import plainly
from tappscore.store.folders import risk
from tappscore.store.inspection import address, hold, inspect, let_go
from tappscore.store.tables import CLUB, TABLES, FactTable, readable

if TYPE_CHECKING:
    from tappscore.store.database import Database

_BUSY_MILLISECONDS = 5000


class ClubFile:
    """One open club file.

    Two connections: one that only reads, for everybody, and one that writes,
    for the gate alone; so nothing but the gate can write, whatever SQL it
    runs. `warnings` are problems that don't keep the file from being used.
    """

    def __init__(self, path: Path, desk: str) -> None:
        self.path = path
        self.desk = desk
        self.warnings: tuple[Problem, ...] = ()
        self._writing = False
        self._closed = False
        with plainly(path):
            self._writing_end = _connected(path, "rw")
            try:
                self._prepare()
                self._reader = _connected(path, "ro")
            except BaseException:
                self._writing_end.close()
                raise
        self._seen = self._data_version()
        self._identity = hold(path)

    @classmethod
    def create(cls, path: Path | str, desk: str = "desk 1", name: str = "") -> ClubFile:
        """Make a new club file and open it; RefusedError when something of that name is there already."""
        path = Path(path)
        # os.path: a folder that may not be entered is told of below, in a sentence.
        if os.path.lexists(path):
            raise RefusedError(Problem("file-exists", field="file", values={"file": path.name}))
        # Made beside its place and put there whole: a start that is cut off leaves no half file behind.
        with drafted(path) as draft, plainly(path):
            from tappscore.store.migrations import migrate

            with contextlib.closing(_connected(draft, "rwc")) as conn:
                migrate(_wrapped(conn))
            with cls(draft, desk) as file, file.write("club.create") as rows:
                rows.insert(CLUB, _new_club(name))
        return cls(path, desk)

    @classmethod
    def open(cls, path: Path | str, desk: str = "desk 1") -> ClubFile:
        """Open a club file; RefusedError when it is missing, damaged, foreign, newer or can't be written."""
        path = Path(path)
        inspect(path)
        return cls(path, desk)

    def clone(self, desk: str | None = None) -> ClubFile:
        """Open the same file once more, for a worker; to be called on the worker's own thread."""
        return ClubFile(self.path, desk or self.desk)

    def at_desk(self, desk: str) -> ClubFile:
        """Give the same open file under the name of another desk of this program; close only the first."""
        other = copy.copy(self)
        other.desk = desk
        return other

    @functools.cached_property
    def _writer(self) -> Database:
        """The writing connection as sqlite-utils has it, loaded with the first write: a start only reads."""
        return _wrapped(self._writing_end)

    def _prepare(self) -> None:
        db = self._writing_end
        found = risk(self.path)
        mode = "DELETE" if found else "WAL"
        if found:
            self.warnings = (Problem("folder-risky", values={"folder": str(self.path.parent), "kind": found}),)
        db.execute(f"PRAGMA journal_mode={mode}").fetchall()
        db.execute("PRAGMA synchronous=FULL")
        # What is deleted is overwritten: a name that was removed must not be found in the file's free pages.
        db.execute("PRAGMA secure_delete=ON").fetchall()
        if db.execute("PRAGMA user_version").fetchone()[0] < schema.VERSION:
            from tappscore.store.migrations import migrate

            self._back_up_before_migration()
            migrate(self._writer)
        if not all(_as_declared(db, table) for table in TABLES):
            raise RefusedError(Problem("club-file-damaged", field="file", values={"file": self.path.name}))
        db.execute("PRAGMA foreign_keys=ON")

    def _back_up_before_migration(self) -> None:
        version = self._writing_end.execute("PRAGMA user_version").fetchone()[0]
        target = self.path.with_name(f"{self.path.stem} before update {version}{self.path.suffix}")
        with drafted(target) as draft, contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            self._writing_end.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE").fetchall()

    # Reading

    def query(self, sql: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Read rows, all at once: an open cursor would hold up the writer."""
        with plainly(self.path):
            return self._reader.execute(sql, parameters).fetchall()

    @property
    def journal(self) -> int:
        """The number of the last journal entry, 0 before the first."""
        return int(self.query("SELECT coalesce(max(id), 0) FROM journal")[0][0])

    def changed_elsewhere(self) -> bool:
        """Say whether another program or desk wrote since the last question; then load everything anew."""
        version = self._data_version()
        changed = version != self._seen
        self._seen = version
        return changed

    def _data_version(self) -> int:
        # Asked of the writing connection: it counts only what others committed.
        with plainly(self.path):
            return int(self._writing_end.execute("PRAGMA data_version").fetchone()[0])

    # Its place

    @property
    def is_in_place(self) -> bool:
        """Whether what lies at the path is this very file: False once it was taken away, renamed or replaced.

        The system lets a deleted file be written to until it is closed, and then everything is gone.
        """
        try:
            there = self.path.stat()
        except OSError:
            return False
        # On a network a file's number may change by itself.
        return bool(self.warnings) or (there.st_dev, there.st_ino) == self._identity

    def put_back(self) -> None:
        """Write everything to the path once more after the file was taken away; open it anew then.

        RefusedError when something lies there by now, the folder is gone too, or takes nothing.
        """
        if os.path.lexists(self.path):
            raise RefusedError(Problem("file-exists", field="file", values={"file": self.path.name}))
        with drafted(self.path) as draft, plainly(self.path), contextlib.closing(sqlite3.connect(draft)) as conn:
            self._writing_end.backup(conn)
            conn.execute("PRAGMA journal_mode=DELETE").fetchall()
            # The log of the file that went; left behind, it would be played into this one.
            for end in SIDES[1:]:
                Path(f"{self.path}{end}").unlink(missing_ok=True)

    def _displaced(self) -> Problem:
        code = "club-file-replaced" if os.path.lexists(self.path) else "club-file-removed"
        return Problem(code, field="file", values={"file": self.path.name, "folder": str(self.path.parent)})

    # Writing

    @contextlib.contextmanager
    def write(
        self,
        action: str,
        note: str = "",
        values: Mapping[str, int | str] | None = None,
        undoes: int | None = None,
        desk: str | None = None,
    ) -> Iterator[gate.Rows]:
        """Open the gate: everything in the block is one journal entry on the disk, or nothing.

        `values` are numbers that the readable journal shows (round, table, deal), never names.
        RefusedError from inside, a full disk, a lock held too long, a file taken away: it is as before.
        """
        if self._writing:
            raise ValueError("the gate is open already")
        if not self.is_in_place:
            raise RefusedError(self._displaced())
        db = self._writer
        self._writing = True
        try:
            with plainly(self.path):
                db.execute("BEGIN IMMEDIATE")
                rows = gate.Rows(db, self, action, desk or self.desk, readable(note), undoes)
                rows.values.update(values or {})
                yield rows
                rows.finish()
                db.conn.execute("COMMIT")
        except BaseException:
            # SQLite has rolled back by itself after some faults (a full disk); then there is nothing to do.
            with contextlib.suppress(sqlite3.Error):
                db.rollback()
            raise
        finally:
            self._writing = False

    def checkpoint(self) -> None:
        """Bring the write-ahead log into the file itself; at the end of a round and at closing."""
        with plainly(self.path):
            self._writing_end.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def copy_into(self, target: sqlite3.Connection) -> None:
        """Copy all pages into another connection while the file stays open."""
        with plainly(self.path):
            self._reader.backup(target)

    @property
    def is_closed(self) -> bool:
        """Whether `close` was called."""
        return self._closed

    def close(self) -> None:
        """Close the file; its log is brought in, so that one file holds everything."""
        if self._closed:
            return
        self._closed = True
        self._reader.close()
        # What the disk refuses now stays in the log and is brought in at the next opening.
        with contextlib.suppress(RefusedError):
            self.checkpoint()
        self._writing_end.close()
        let_go(self._identity)

    def __enter__(self) -> ClubFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _new_club(name: str) -> dict[str, object]:
    return {
        "uuid": str(uuid4()),
        "name": name,
        "created_at": gate.now(),
        "created_by": f"TappScore {__version__}",
        "settings": {},
    }


def _as_declared(db: sqlite3.Connection, table: FactTable) -> bool:
    """Say whether a table has the columns that the gate writes; one spoilt letter in the schema is enough that not."""
    there = {row[1] for row in db.execute(f'PRAGMA table_info("{table.name}")').fetchall()}
    return there == {"id", *table.columns}


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    """Connect without ever making a file that was not asked for."""
    return sqlite3.connect(address(path, mode), uri=True, timeout=_BUSY_MILLISECONDS / 1000, isolation_level=None)


def _wrapped(conn: sqlite3.Connection) -> Database:
    from tappscore.store.database import Database

    return Database(conn, recursive_triggers=False, execute_plugins=False)
