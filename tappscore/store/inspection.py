"""Look at a file before it is opened as a club file."""

from __future__ import annotations

import collections
import contextlib
import os
import sqlite3
import stat
from pathlib import Path

from tappscore.problems import Problem, RefusedError
from tappscore.store import schema
from tappscore.store.faults import problem_of

_MAGIC = b"SQLite format 3\x00"
_NO_DAMAGE = frozenset({"file-busy", "disk-full"})  # what keeps a sound file from being looked through
# The club files that this process has open, by device and inode. Whoever opens such a file plainly and closes it
# again drops all locks of the process on it (POSIX): another program's closing would then take the log away.
_HELD: collections.Counter[tuple[int, int]] = collections.Counter()
_SMALL = 16 * 1024 * 1024  # bytes; a larger file is looked through by `check`, not at every start


def inspect(path: Path, *, to_write: bool = True) -> None:
    """Refuse what is not a sound club file of this program's age, in one plain sentence; touches nothing.

    Without `to_write` a file and a folder that can only be read are fine.
    """
    values = {"file": path.name, "folder": str(path.parent)}
    try:
        if not path.parent.is_dir():
            raise RefusedError(Problem("folder-missing", field="file", values=values))
        mode = path.stat().st_mode
    except FileNotFoundError:
        raise RefusedError(Problem("file-missing", field="file", values=values)) from None
    except PermissionError:
        raise RefusedError(Problem("file-no-permission", field="file", values=values)) from None
    if not stat.S_ISREG(mode):
        raise RefusedError(Problem("club-file-foreign", field="file", values=values))
    code = _header_problem(path) or (_access_problem(path) if to_write else "") or _content_problem(path, to_write)
    if code:
        raise RefusedError(Problem(code, field="file", values=values))


def hold(path: Path) -> tuple[int, int]:
    """Remember that this process has a file open; gives what `let_go` wants."""
    there = path.stat()
    mark = (there.st_dev, there.st_ino)
    _HELD[mark] += 1
    return mark


def let_go(mark: tuple[int, int]) -> None:
    """Forget it again, once for each `hold`."""
    _HELD[mark] -= 1
    if _HELD[mark] <= 0:
        del _HELD[mark]


def is_held(path: Path) -> bool:
    """Whether this process has the file open as a club file: then it is one, and of this program's age."""
    there = path.stat()
    return (there.st_dev, there.st_ino) in _HELD


def _header_problem(path: Path) -> str:
    if is_held(path):
        return ""
    try:
        with path.open("rb") as stream:
            head = stream.read(100)
    except PermissionError:
        return "file-no-permission"
    except OSError:
        return "disk-fault"
    if len(head) < 100:
        return "club-file-damaged"
    if not head.startswith(_MAGIC):
        return "club-file-foreign"
    # Offsets 60 and 68 of an SQLite file: user_version and application_id. Read before SQLite touches the
    # file: opening a stranger's database could already run its recovery.
    if int.from_bytes(head[68:72], "big") != schema.APPLICATION_ID:
        return "club-file-foreign"
    if int.from_bytes(head[60:64], "big") > schema.VERSION:
        return "club-file-newer"
    return ""


def _access_problem(path: Path) -> str:
    if not os.access(path, os.R_OK):
        return "file-no-permission"
    if not os.access(path, os.W_OK):
        return "file-read-only"
    if not os.access(path.parent, os.W_OK):
        return "folder-read-only"
    return ""


def address(path: Path, mode: str) -> str:
    """Write a path as the address by which SQLite opens it in a mode (`ro`, `rw`, `rwc`)."""
    # Only these three signs would be misread in it.
    name = path.absolute().as_posix().replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    return f"file:{name if name.startswith('/') else '/' + name}?mode={mode}"


def _content_problem(path: Path, to_write: bool) -> str:
    place = address(path, "rw" if to_write else "ro")
    try:
        with contextlib.closing(sqlite3.connect(place, uri=True, timeout=5, isolation_level=None)) as conn:
            return _content(conn, thorough=path.stat().st_size <= _SMALL)
    except UnicodeDecodeError:
        return "club-file-damaged"
    except sqlite3.DatabaseError as error:
        problem = problem_of(error, path)
        return problem.code if problem is not None and problem.code in _NO_DAMAGE else "club-file-damaged"


def _content(conn: sqlite3.Connection, *, thorough: bool) -> str:
    if thorough and conn.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        return "club-file-damaged"
    applied = {row[0] for row in conn.execute("SELECT name FROM _sqlite_migrations WHERE migration_set = 'tappscore'")}
    if not applied <= set(schema.NAMES):
        return "club-file-newer"
    there = {row[0] for row in conn.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    version = conn.execute("PRAGMA user_version").fetchone()[0]
    if applied != set(schema.NAMES[:version]) or not schema.tables_of(applied) <= there:
        return "club-file-damaged"
    if thorough and conn.execute("PRAGMA foreign_key_check").fetchone() is not None:
        return "club-file-damaged"
    return ""
