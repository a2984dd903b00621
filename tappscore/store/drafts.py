"""Files that appear whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from tappscore.problems import Problem, RefusedError
from tappscore.store.faults import problem_of_system

# What SQLite lays beside a database while it works.
SIDES = ("", "-wal", "-shm", "-journal")


@contextlib.contextmanager
def drafted(target: Path) -> Iterator[Path]:
    """Give a path beside the target to write to; put it in the target's place at the end, or leave nothing.

    RefusedError `folder-missing`, `folder-read-only` before anything is written, and what the disk refuses.
    """
    values = {"file": target.name, "folder": str(target.parent)}
    try:
        there = target.parent.is_dir()
    except OSError as error:  # a folder on the way may not be entered
        raise RefusedError(problem_of_system(error, target)) from error
    if not there:
        raise RefusedError(Problem("folder-missing", field="file", values=values))
    if not os.access(target.parent, os.W_OK):
        raise RefusedError(Problem("folder-read-only", field="file", values=values))
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        yield draft
        to_disk(draft)
        draft.replace(target)
        to_disk(target.parent)
    except OSError as error:
        raise RefusedError(problem_of_system(error, target)) from error
    finally:
        for end in SIDES:
            # A medium that vanished meanwhile must not hide what was wrong in the first place.
            with contextlib.suppress(OSError):
                Path(f"{draft}{end}").unlink(missing_ok=True)


def to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk; Windows has no way for folders and needs none."""
    if path.is_dir() and os.name == "nt":
        return
    number = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(number)
    finally:
        os.close(number)
