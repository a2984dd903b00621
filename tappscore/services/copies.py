"""Copies of the club file on a stick: which one was chosen, whether it is here, what lies on it.

Copies(file).choose_stick(folder, volumes)     a step of the journal; undo forgets the choice
onto_stick(path, chosen, volumes)              the newest copy put there, in a worker
copies_within_reach(path, chosen, volumes)     all that can be brought back
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tappscore.store.backup import Copy, Progress, backups, kept_files
from tappscore.store.lookups import rows_where
from tappscore.store.source import json_of
from tappscore.store.stick import Stick, copies_folder, find, mark_folder, put_onto
from tappscore.store.tables import CLUB, whole

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.store.source import Source


class Chosen(msgspec.Struct, frozen=True):
    """The stick that a club chose; `club` is the uuid by which its copies are told from another club's."""

    mark: str
    within: str = ""
    club: str = ""

    @property
    def stick(self) -> Stick:
        """By what the stick is found."""
        return Stick(self.mark, self.within)


class Landed(NamedTuple):
    """Where the newest copy lies on the stick; both None when the stick is not here."""

    folder: Path | None
    copy: Copy | None


class Reachable(NamedTuple):
    """One copy that can be brought back."""

    copy: Copy
    on_stick: bool


def chosen_stick(source: Source) -> Chosen | None:
    """Read which stick the club chose; None for none."""
    (row,) = rows_where(source, CLUB, id=1)
    settings = json_of(str(row["settings"]))
    found = settings.get("stick") if isinstance(settings, dict) else None
    if not isinstance(found, dict) or not isinstance(found.get("mark"), str):
        return None
    return Chosen(found["mark"], str(found.get("within", "")), str(row["uuid"]))


class Copies:
    """Verbs about where copies go."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def choose_stick(self, folder: Path, volumes: Sequence[Path]) -> ChangeSet:
        """Let copies go into a folder too, from now on known by a mark that is laid there.

        RefusedError where the folder takes nothing.
        """
        return self.keep_stick(mark_folder(folder, volumes))

    def keep_stick(self, stick: Stick) -> ChangeSet:
        """Let copies go onto a stick that has its mark already."""
        with self._file.write("club.stick") as rows:
            (row,) = rows_where(rows, CLUB, id=1)
            settings = {**json_of(str(row["settings"])), "stick": {"mark": stick.mark, "within": stick.within}}
            rows.update(CLUB, whole(row["id"]), {"settings": settings})
        return rows.changes

    def leave_stick(self) -> ChangeSet:
        """Make no more copies onto the stick; those that lie there stay."""
        with self._file.write("club.no_stick") as rows:
            (row,) = rows_where(rows, CLUB, id=1)
            settings = {key: value for key, value in json_of(str(row["settings"])).items() if key != "stick"}
            rows.update(CLUB, whole(row["id"]), {"settings": settings})
        return rows.changes


def onto_stick(path: Path, chosen: Chosen, volumes: Sequence[Path], progress: Progress | None = None) -> Landed:
    """Put the newest copy of a club file onto the chosen stick, unless it lies there; for a worker.

    RefusedError with what a stick that is here refuses.
    """
    folder = find(chosen.stick, volumes)
    newest = next(iter(backups(path)), None)
    if folder is not None and newest is not None:
        put_onto(newest, copies_folder(folder, path, chosen.club), path, progress)
    return Landed(folder, newest if folder is not None else None)


def stick_folder(path: Path, chosen: Chosen, volumes: Sequence[Path]) -> Path | None:
    """Give the folder on the stick where copies of a club file lie; None when the stick is not here."""
    folder = find(chosen.stick, volumes)
    return None if folder is None else copies_folder(folder, path, chosen.club)


def copies_within_reach(path: Path, chosen: Chosen | None, volumes: Sequence[Path]) -> tuple[Reachable, ...]:
    """List all copies that can be brought back, the newest first; a copy on the stick only where no other is the same.

    Files that were kept when another one was brought back are among them.
    """
    here = [Reachable(copy, on_stick=False) for copy in (*backups(path), *kept_files(path))]
    folder = None if chosen is None else stick_folder(path, chosen, volumes)
    known = {each.copy.path.name for each in here}
    there = [] if folder is None else [Reachable(copy, on_stick=True) for copy in backups(path, folder=folder)]
    found = [*here, *(each for each in there if each.copy.path.name not in known)]
    return tuple(sorted(found, key=lambda each: (each.copy.at, each.copy.path.name), reverse=True))
