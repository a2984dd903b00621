"""The club file itself: where it lies, opened or made, copied out and brought back. What cli and window call."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_path

from tappscore.i18n import mark
from tappscore.problems import Problem, RefusedError
from tappscore.store import backup as copies
from tappscore.store.backup import Contents, Copy, Occasion, fetch, kept_name, take_place
from tappscore.store.checks import CHECKS as FILE_CHECKS
from tappscore.store.checks import Check
from tappscore.store.club import ClubFile
from tappscore.store.faults import problem_of_system

__all__ = [
    "CHECKS", "Check", "ClubFile", "Contents", "Copy", "back_up", "backup_behind", "backup_due", "backups",
    "check_file", "contents", "copy_out", "default_path", "fetch", "kept_name", "make_folder", "nearest_backup",
    "open_or_create", "restore", "sample_path", "take_place",
]  # fmt: skip

ENDING = ".tapp"


def _doubtful(file: ClubFile) -> Iterator[Problem]:
    # Here, because a start needs no figures over all evenings.
    from tappscore.services.derived import doubtful

    return doubtful(file)


CHECKS = (*FILE_CHECKS, Check("derived-kept", mark("cli", "Kept figures are those of the deals"), _doubtful))


def check_file(file: ClubFile) -> tuple[tuple[Check, tuple[Problem, ...]], ...]:
    """Run every check of the file and of what is kept beside it; empty is sound."""
    return tuple((check, tuple(check.find(file))) for check in CHECKS)


def default_path() -> Path:
    """Give the place of the user's own club file; it need not exist."""
    return user_data_path("TappScore", appauthor=False) / f"club{ENDING}"


def sample_path() -> Path:
    """Give the place of the file for the sample evening and rehearsals; it never holds real people."""
    return user_data_path("TappScore", appauthor=False) / f"sample{ENDING}"


def open_or_create(path: Path | str | None = None, desk: str = "desk 1") -> ClubFile:
    """Open a club file, and make it where there is none; the user's own without a path, its folder included.

    RefusedError in one plain sentence when it can't be opened or made.
    """
    chosen = Path(path) if path is not None else default_path()
    try:
        is_there = chosen.exists()
    except OSError as error:  # a folder on the way may not be entered
        raise RefusedError(problem_of_system(error, chosen)) from error
    if is_there:
        return ClubFile.open(chosen, desk)
    if path is None:
        make_folder(chosen)
    return ClubFile.create(chosen, desk)


def make_folder(file: Path) -> None:
    """Make the folder that a file is to lie in; RefusedError where the system refuses."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        found = problem_of_system(error, file)
        # What can't be made is the folder, whatever the system calls it.
        code = {"file-no-permission": "folder-read-only", "file-missing": "folder-missing"}.get(found.code, found.code)
        raise RefusedError(Problem(code, field="file", values=found.values)) from error


def back_up(file: ClubFile, occasion: Occasion = "hand", folder: Path | None = None) -> Path:
    """Copy the open file into its rotating folder (or another one); give the copy's path."""
    return copies.back_up(file, occasion, folder=folder)


def backup_due(file: ClubFile) -> bool:
    """Say whether ten minutes of change are not in any copy yet."""
    return copies.is_due(file)


def backup_behind(file: ClubFile) -> bool:
    """Say whether any change is not in a copy yet; asked at closing."""
    return copies.is_behind(file)


def backups(path: Path) -> tuple[Copy, ...]:
    """List the rotating copies of a club file, the newest first."""
    return copies.backups(path)


def contents(path: Path) -> Contents:
    """Look into a copy before it is brought back."""
    return copies.contents(path)


def copy_out(file: ClubFile, target: Path | str, *, replace: bool = False) -> Path:
    """Copy the open file to a path or into a folder."""
    return copies.copy_out(file, target, replace=replace)


def nearest_backup(path: Path, stick: Path | None = None) -> Copy | None:
    """Find the newest sound copy, to be offered for a file that is damaged; `stick` is a folder there with copies."""
    return copies.nearest(path, folders=(None,) if stick is None else (None, stick))


def restore(path: Path, copy: Path) -> Path | None:
    """Put a copy in the place of a closed club file; the present one is kept, and where is the answer."""
    return copies.restore(path, copy)
