"""SQLite's and the system's faults as plain sentences."""

from __future__ import annotations

import contextlib
import errno
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tappscore.problems import Problem, RefusedError

# The beginning of sqlite3's error name -> problem code; the longest that fits counts.
_CODES = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "disk-fault",
    # A quota or a limit of the file's size; SQLite calls only the last free byte of the disk "full".
    "SQLITE_IOERR_WRITE": "disk-full",
    "SQLITE_IOERR_SHMSIZE": "disk-full",  # no room for the small file beside it, at opening
    "SQLITE_READONLY": "file-read-only",
    "SQLITE_READONLY_DIRECTORY": "folder-read-only",
    "SQLITE_CANTOPEN": "file-cannot-open",
    "SQLITE_PERM": "file-no-permission",
    "SQLITE_AUTH": "file-no-permission",
    "SQLITE_BUSY": "file-busy",
    "SQLITE_LOCKED": "file-busy",
    "SQLITE_CORRUPT": "club-file-damaged",
    "SQLITE_NOTADB": "club-file-damaged",
    "SQLITE_CONSTRAINT_FOREIGNKEY": "row-in-use",
    "SQLITE_CONSTRAINT_TRIGGER": "row-in-use",
    "SQLITE_CONSTRAINT_UNIQUE": "row-doubled",
    "SQLITE_CONSTRAINT_PRIMARYKEY": "row-doubled",
    "SQLITE_CONSTRAINT": "row-impossible",
}


def problem_of(error: sqlite3.Error, path: Path) -> Problem | None:
    """Name the problem behind an error of SQLite; None for a fault of the program itself."""
    name = getattr(error, "sqlite_errorname", "") or ""
    fitting = [start for start in _CODES if name.startswith(start)]
    if not fitting:
        return None
    values = {"file": path.name, "folder": str(path.parent)}
    return Problem(_CODES[max(fitting, key=len)], field="file", values=values)


# What Python's sqlite3 says of a text whose bytes were spoilt; it gives no error name for it.
_UNDECODED = "Could not decode to UTF-8"


def _damaged(path: Path) -> Problem:
    return Problem("club-file-damaged", field="file", values={"file": path.name, "folder": str(path.parent)})


_SYSTEM = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "folder-read-only",
    errno.EACCES: "file-no-permission",
    errno.EPERM: "file-no-permission",
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "folder-missing",
    errno.EEXIST: "folder-missing",  # what was to be a folder is a file
}


def problem_of_system(error: OSError, path: Path) -> Problem:
    """Name the problem behind an error of the operating system."""
    values = {"file": path.name, "folder": str(path.parent)}
    return Problem(_SYSTEM.get(error.errno or 0, "disk-fault"), field="file", values=values)


@contextlib.contextmanager
def plainly(path: Path) -> Iterator[None]:
    """Turn faults of disk, permission, lock and damage into refusals; leave bugs as they are."""
    try:
        yield
    except UnicodeDecodeError as error:
        raise RefusedError(_damaged(path)) from error
    except sqlite3.Error as error:
        problem = _damaged(path) if str(error).startswith(_UNDECODED) else problem_of(error, path)
        if problem is None:
            raise
        raise RefusedError(problem) from error
