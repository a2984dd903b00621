"""A stick that takes copies too, known by its mark and not by its letter.

The mark is a small file with an identity of its own. Whoever looks for the
stick looks for the mark: at the place within the volume where it was laid, at
the top of each volume, and one level of folders below. Which volumes there are
the caller says.

DECISION: which stick was chosen stands in the club file (`services/club_face`):
the club chose it, and on next year's laptop the same stick is found again by
the same mark. When this computer wrote onto it last is no fact of the club and
stands in the computer's own settings: a step in the journal for each copy would
bury the evening, and a copy brought back would tell an old time.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.store.backup import Copy, Progress, backups, superfluous
from tappscore.store.drafts import drafted
from tappscore.store.faults import problem_of_system

MARK_NAME = "tappscore-copies.json"
_CHUNK = 1 << 20  # bytes between two looks at Cancel
_LARGEST = 4096  # bytes of a mark


class Stick(NamedTuple):
    """A chosen stick: the identity in its mark, and the folder within its volume (empty for the top)."""

    mark: str
    within: str = ""


class _Mark(msgspec.Struct):
    tappscore: str  # the identity


def mark_folder(folder: Path, volumes: Sequence[Path]) -> Stick:
    """Lay a mark into a folder, or take the one that lies there; RefusedError where the folder takes nothing."""
    known = mark_in(folder)
    if known is None:
        known = str(uuid4())
        with drafted(folder / MARK_NAME) as draft:
            draft.write_bytes(msgspec.json.encode(_Mark(known)))
    within = [folder.relative_to(volume) for volume in volumes if folder.is_relative_to(volume)]
    nearest = min(within, key=lambda one: len(one.parts), default=Path())
    return Stick(known, "" if nearest == Path() else nearest.as_posix())


def mark_in(folder: Path) -> str | None:
    """Read the identity in a folder's mark; None where there is none that can be read."""
    with contextlib.suppress(OSError, msgspec.DecodeError, msgspec.ValidationError):
        place = folder / MARK_NAME
        if place.stat().st_size <= _LARGEST:
            return msgspec.json.decode(place.read_bytes(), type=_Mark).tappscore
    return None


def find(stick: Stick, volumes: Iterable[Path]) -> Path | None:
    """Find the folder of a stick's mark on the volumes there are now; None when it is not here."""
    return next((folder for folder in _places(stick.within, volumes) if mark_in(folder) == stick.mark), None)


def _places(within: str, volumes: Iterable[Path]) -> Iterator[Path]:
    volumes = tuple(volumes)
    if within:
        yield from (volume / within for volume in volumes)
    yield from volumes
    for volume in volumes:
        with contextlib.suppress(OSError):
            with os.scandir(volume) as inside:
                folders = [Path(one.path) for one in inside if one.is_dir(follow_symlinks=False)]
            yield from sorted(folders)


def copies_folder(folder: Path, path: Path, club: str) -> Path:
    """Give the folder on a stick where a club's copies rotate; two clubs may share one stick."""
    return folder / f"{path.stem} backups {club[:8]}"


def put_onto(copy: Copy, target: Path, path: Path, progress: Progress | None = None) -> Path:
    """Put a copy of a club file into a stick's folder whole, and thin the old ones out; what is there is left.

    RefusedError with what the stick refuses, and `cancelled` when progress says False.
    """
    place = target / copy.path.name
    try:
        if place.exists():
            return place
        target.mkdir(exist_ok=True)
    except OSError as error:
        raise RefusedError(problem_of_system(error, place)) from error
    with drafted(place) as draft, copy.path.open("rb") as source, draft.open("wb") as sink:
        whole, done = copy.path.stat().st_size, 0
        while chunk := source.read(_CHUNK):
            sink.write(chunk)
            done += len(chunk)
            if progress is not None and not progress(done, whole):
                raise RefusedError(Problem("cancelled"))
    with contextlib.suppress(OSError):  # the copy is there; an old one that stays does no harm
        for old in superfluous(backups(path, folder=target), max(copy.at, datetime.now(UTC))):
            old.path.unlink(missing_ok=True)
    return place
