"""What every test stands on: a folder of its own that does not wait for the disk."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")  # where there is a file system in memory, it is here
ROOM = 256 * 1024 * 1024  # bytes; the largest test needs a tenth
ON_DISK = "store"  # the folder of tests that ask what a disk does to a file


def _has_room() -> bool:
    if not os.access(MEMORY, os.W_OK):
        return False
    there = os.statvfs(MEMORY)
    return there.f_bavail * there.f_frsize >= ROOM


@pytest.fixture(scope="session")
def memory() -> Iterator[Path | None]:
    """Give a folder in memory for the whole run, None where there is none; settings written late go with it."""
    if not _has_room():
        yield None
        return
    with tempfile.TemporaryDirectory(dir=MEMORY, prefix="tappscore-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path: Path, memory: Path | None) -> Iterator[Path]:
    """Give the test its folder in memory: thousands of club files each wait for the disk dozens of times."""
    if memory is None or ON_DISK in request.path.parent.parts:
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory, ignore_cleanup_errors=True) as folder:
        yield Path(folder)
