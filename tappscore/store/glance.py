"""Looking into a club file without changing it: a backup, a file on a stick."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tappscore.store import schema
from tappscore.store.club import ClubFile
from tappscore.store.drafts import SIDES
from tappscore.store.faults import plainly
from tappscore.store.inspection import address, inspect, is_held


class Glance:
    """A club file that is only looked into; nothing in it or beside it changes.

    SQLite can't read a file with a log in a folder that it may not write to:
    there, file and log are copied away and the copy is read. So is an older file.
    """

    def __init__(self, path: Path | str) -> None:
        """Open it; RefusedError when it is missing, damaged, foreign or newer."""
        self.path = Path(path)
        with contextlib.ExitStack() as stack:
            place = self.path
            if Path(f"{place}-wal").exists() and not os.access(place.parent, os.W_OK):
                place = _copied(place, Path(stack.enter_context(tempfile.TemporaryDirectory())))
            inspect(place, to_write=False)
            if _version(place) < schema.VERSION:
                # This program's questions are those of its own schema: an older file is brought up to it elsewhere.
                place = _copied(place, Path(stack.enter_context(tempfile.TemporaryDirectory())))
                ClubFile(place, "glance").close()
            with plainly(self.path):
                self._conn = sqlite3.connect(address(place, "ro"), uri=True, timeout=5, isolation_level=None)
                stack.callback(self._conn.close)
            self._stack = stack.pop_all()

    def query(self, sql: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Read rows."""
        with plainly(self.path):
            return self._conn.execute(sql, tuple(parameters)).fetchall()

    def copy_into(
        self, target: sqlite3.Connection, pages: int = -1, moved: Callable[[int, int, int], object] | None = None
    ) -> None:
        """Copy all pages into another connection, so many at a time; `moved` gets status, pages left and all pages."""
        with plainly(self.path):
            self._conn.backup(target, pages=pages, progress=moved)

    def __enter__(self) -> Glance:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()


def _version(path: Path) -> int:
    if is_held(path):
        return schema.VERSION
    with path.open("rb") as stream:
        return int.from_bytes(stream.read(64)[60:], "big")


def _copied(path: Path, folder: Path) -> Path:
    for end in SIDES:
        if Path(f"{path}{end}").exists():
            shutil.copyfile(f"{path}{end}", folder / f"{path.name}{end}")
    return folder / path.name
