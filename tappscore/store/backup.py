"""Copies of the club file: made while it is open, rotated, brought back.

A copy is made with SQLite's own backup into a file beside its place and put
there whole. Bringing back keeps the present file under another name first.
When a copy is due is asked here (`is_due`); the clock that asks is the window's.

DECISION: bringing back is two steps, since a file of twenty years takes seconds
to be fetched from a stick, and the club file stays open meanwhile: `fetch` lays
the copy beside it, whole and looked through, and can be stopped; `take_place`
only changes names, when the file is closed.
"""

from __future__ import annotations

import contextlib
import re
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Literal, NamedTuple

from tappscore.problems import Problem, RefusedError
from tappscore.store.club import ClubFile
from tappscore.store.drafts import SIDES, drafted, to_disk
from tappscore.store.faults import plainly, problem_of_system
from tappscore.store.glance import Glance
from tappscore.store.inspection import inspect
from tappscore.store.loading import Summary, tournaments
from tappscore.store.source import Source

Occasion = Literal["round", "closing", "time", "hand", "update"]
Progress = Callable[[int, int], bool]

EVERY = timedelta(minutes=10)
KEPT_RECENT = 24  # the newest copies, all kept
KEPT_DAYS = 60  # of older ones, the last of each day
_NAME = re.compile(r"(?P<stem>.+) (?P<at>\d{4}-\d\d-\d\d \d\d-\d\d-\d\d) (?P<occasion>[a-z]+)\.tapp")
_KEPT = re.compile(r"(?P<stem>.+) before restoring (?P<at>\d{4}-\d\d-\d\d \d\d-\d\d-\d\d)\.tapp")
KEPT = "kept"  # the occasion of a file that was kept when another one was brought back
_STEP = 2048  # pages that are fetched between two looks at Cancel


class Copy(NamedTuple):
    """One backup: where it lies, when it was made and why."""

    path: Path
    at: datetime
    occasion: str


class Contents(NamedTuple):
    """What is in a backup, shown before it is brought back; `deals` by the uuid of the evening, `club` is a uuid."""

    tournaments: tuple[Summary, ...]
    journal: int
    last_at: str
    deals: Mapping[str, int]
    club: str


def folder_of(path: Path) -> Path:
    """Give the folder where copies of a club file rotate: beside it, named after it."""
    return path.with_name(f"{path.stem} backups")


def is_due(file: ClubFile, now: datetime | None = None, *, folder: Path | None = None) -> bool:
    """Say whether something was changed since the last copy and that is ten minutes old."""
    now = now or datetime.now(UTC)
    # Copies of the future: the clock was wrong then, or is now. They say nothing of the last ten minutes.
    copies = [copy for copy in backups(file.path, folder=folder) if copy.at <= now]
    if not copies:
        return file.journal > 1
    return now - copies[0].at >= EVERY and _changed_since(file, copies[0].at)


def is_behind(file: ClubFile, now: datetime | None = None, *, folder: Path | None = None) -> bool:
    """Say whether something was changed since the last copy, however young that is; asked at closing."""
    now = now or datetime.now(UTC)
    at = next((copy.at for copy in backups(file.path, folder=folder) if copy.at <= now), None)
    return file.journal > 1 if at is None else _changed_since(file, at)


def _changed_since(file: ClubFile, at: datetime) -> bool:
    last = file.query("SELECT at FROM journal ORDER BY id DESC LIMIT 1")
    return bool(last) and datetime.fromisoformat(last[0][0]) >= at


def back_up(
    file: ClubFile, occasion: Occasion = "hand", *, folder: Path | None = None, now: datetime | None = None
) -> Path:
    """Copy the file into its rotating folder, and thin the old copies out; give the copy's path."""
    place = folder or folder_of(file.path)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RefusedError(problem_of_system(error, place / file.path.name)) from error
    at = (now or datetime.now(UTC)).astimezone(UTC).replace(microsecond=0)
    # Two copies of one second: the later one must neither replace the other nor stand before it.
    taken = {copy.at for copy in backups(file.path, folder=folder)}
    while at in taken:
        at += timedelta(seconds=1)
    target = place / f"{file.path.stem} {at:%Y-%m-%d %H-%M-%S} {occasion}.tapp"
    copy_out(file, target, replace=True)
    for old in superfluous(backups(file.path, folder=folder), at):
        old.path.unlink(missing_ok=True)
    return target


def copy_out(file: ClubFile, target: Path | str, *, replace: bool = False) -> Path:
    """Copy the open file to a path, whole or not at all; a folder gets the file's own name.

    RefusedError `file-exists` unless `replace`, and what disk and permissions refuse.
    """
    target = Path(target)
    if target.is_dir():
        target = target / file.path.name
    if target.exists() and not replace:
        raise RefusedError(Problem("file-exists", field="target", values={"file": target.name}))
    if target.exists() and target.samefile(file.path):
        raise RefusedError(Problem("backup-same-file", field="target"))
    with drafted(target) as draft, plainly(target), contextlib.closing(_plain(draft)) as conn:
        file.copy_into(conn)
        # A copy is one file: without this it would ask for a log beside it wherever it is opened.
        conn.execute("PRAGMA journal_mode=DELETE").fetchall()
    return target


def backups(path: Path, *, folder: Path | None = None) -> tuple[Copy, ...]:
    """List the rotating copies of a club file, the newest first."""
    place = folder or folder_of(path)
    found = []
    for file in place.glob("*.tapp") if place.is_dir() else ():
        match = _NAME.fullmatch(file.name)
        if match is not None and match["stem"] == path.stem:
            at = datetime.strptime(match["at"], "%Y-%m-%d %H-%M-%S").replace(tzinfo=UTC)
            found.append(Copy(file, at, match["occasion"]))
    return tuple(sorted(found, key=lambda copy: (copy.at, copy.path.name), reverse=True))


def superfluous(copies: Sequence[Copy], now: datetime | None = None) -> tuple[Copy, ...]:
    """Name the copies that rotation lets go: older than the newest ones and not the last of one of the last days.

    Copies of the future, of a clock that was wrong, are rotated by themselves: they push no present one out.
    """
    now = now or datetime.now(UTC)
    groups = ([copy for copy in copies if copy.at <= now], [copy for copy in copies if copy.at > now])
    return tuple(copy for group in groups for copy in _superfluous(group))


def _superfluous(copies: Sequence[Copy]) -> Iterator[Copy]:
    ordered = sorted(copies, key=lambda copy: copy.at, reverse=True)
    last_of_day: dict[str, Copy] = {}
    for copy in ordered:
        last_of_day.setdefault(f"{copy.at:%Y-%m-%d}", copy)
    days = list(last_of_day.values())[:KEPT_DAYS]
    return (copy for copy in ordered[KEPT_RECENT:] if copy not in days)


def kept_files(path: Path) -> tuple[Copy, ...]:
    """List the files that were kept when another one was brought back, the newest first."""
    found = []
    for file in path.parent.glob("*.tapp") if path.parent.is_dir() else ():
        match = _KEPT.fullmatch(file.name)
        if match is not None and match["stem"] == path.stem:
            # Their names carry the time on the wall: people read them.
            at = datetime.strptime(match["at"], "%Y-%m-%d %H-%M-%S").astimezone()
            found.append(Copy(file, at.astimezone(UTC), KEPT))
    return tuple(sorted(found, key=lambda copy: (copy.at, copy.path.name), reverse=True))


def nearest(path: Path, *, folders: Sequence[Path | None] = (None,)) -> Copy | None:
    """Find the sound copy that holds the most, to be offered for a file that is not sound.

    `folders` are those that are looked through: None is the one beside the file, a stick's goes with it.
    """
    now = datetime.now(UTC)
    found = [copy for folder in folders for copy in backups(path, folder=folder)]
    copies = sorted(found, key=lambda copy: (copy.at, copy.path.name), reverse=True)
    # The newest by the clock; where it was set back in between, the journal tells which came last.
    sound = [
        _first_sound(copy for copy in copies if copy.at <= now),
        _first_sound(copy for copy in copies if copy.at > now),
    ]
    return max((one for one in sound if one is not None), key=lambda one: contents(one.path).journal, default=None)


def _first_sound(copies: Iterable[Copy]) -> Copy | None:
    for copy in copies:
        with contextlib.suppress(RefusedError):
            inspect(copy.path, to_write=False)
            return copy
    return None


def contents(path: Path) -> Contents:
    """Look into a copy without changing it; RefusedError when it is no sound club file."""
    with Glance(path) as file:
        return contents_of(file)


def contents_of(source: Source) -> Contents:
    """Say what is in a club file that is open."""
    journal, last_at = (source.query("SELECT id, at FROM journal ORDER BY id DESC LIMIT 1") or [(0, "")])[0]
    deals = source.query(
        "SELECT o.uuid, count(*) FROM deals d JOIN tables t ON t.id = d.table_id JOIN rounds r ON r.id = t.round_id "
        "JOIN tournaments o ON o.id = r.tournament_id GROUP BY o.id"
    )
    club = source.query("SELECT uuid FROM club") or [("",)]
    return Contents(tournaments(source, binned=True), journal, last_at, {row[0]: row[1] for row in deals}, club[0][0])


def restore(path: Path, copy: Path, now: datetime | None = None) -> Path | None:
    """Put a copy in the place of a club file that is closed; give where the present file is kept, None where none was.

    RefusedError when the copy is not sound; the present file is as before then.
    """
    return take_place(path, fetch(path, copy), now)


def fetch(path: Path, copy: Path, progress: Progress | None = None) -> Path:
    """Lay a sound copy beside the club file, for `take_place`; the club file may be open.

    RefusedError when the copy is not sound, and `cancelled` when progress says False; nothing is left behind then.
    """
    path, copy = Path(path), Path(copy)
    if not copy.exists():
        raise RefusedError(Problem("file-missing", "file", values={"file": copy.name, "folder": str(copy.parent)}))
    if path.exists() and path.samefile(copy):
        raise RefusedError(Problem("backup-same-file", field="file"))

    def moved(_status: int, left: int, whole: int) -> None:
        if progress is not None and not progress(whole - left, whole):
            raise RefusedError(Problem("cancelled"))

    coming = path.with_name(f".{path.name}.{secrets.token_hex(4)}.coming")
    # A refusal names the club file's folder, not the draft's name.
    with Glance(copy) as source, drafted(coming) as draft, plainly(path), contextlib.closing(_plain(draft)) as conn:
        source.copy_into(conn, _STEP, moved)
        conn.execute("PRAGMA journal_mode=DELETE").fetchall()
    return coming


def take_place(path: Path, coming: Path, now: datetime | None = None) -> Path | None:
    """Give a fetched copy the name of the closed club file; the present one is kept, and where is the answer."""
    from tappscore.store.cache import cache_path  # brings sqlite-utils, which a start does not wait for

    kept = kept_name(path, now)
    try:
        if not path.exists():
            coming.replace(path)
            return None
        # The log belongs to the present file and goes with it; left behind, it would be played into the copy.
        for end in SIDES[1:]:
            side = Path(f"{path}{end}")
            if side.exists():
                side.rename(f"{kept}{end}")
        try:
            kept.hardlink_to(path)  # so that at no moment there is no club file
        except OSError:
            path.rename(kept)  # a stick's file system knows no second names
        coming.replace(path)
        to_disk(path.parent)
    except OSError as error:
        raise RefusedError(problem_of_system(error, path)) from error
    finally:
        with contextlib.suppress(OSError):
            coming.unlink(missing_ok=True)
    # Its figures hang on journal numbers, and those of the file before stand for other steps.
    with contextlib.suppress(OSError):
        cache_path(path).unlink(missing_ok=True)
    return kept


def kept_name(path: Path, now: datetime | None = None) -> Path:
    """Give the name under which the present file is kept when another one takes its place."""
    at = (now or datetime.now(UTC)).astimezone()
    return path.with_name(f"{path.stem} before restoring {at:%Y-%m-%d %H-%M-%S}{path.suffix}")


def _plain(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)
