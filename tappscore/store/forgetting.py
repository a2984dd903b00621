"""Remove a person's name from a club file for good, and from its copies within reach; the results stay.

DECISION: a copy is not patched in place. What it keeps free (pages, a log)
would still hold the name, and a copy half done would be no copy. It is opened
apart, goes through the same gate as the club file, so that its journal says
what was done and its chain holds, and is put in its place packed anew.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from tappscore.i18n.formats import folded
from tappscore.problems import RefusedError
from tappscore.store.backup import backups
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.drafts import drafted
from tappscore.store.faults import plainly
from tappscore.store.gate import Progress, Rows
from tappscore.store.glance import Glance
from tappscore.store.loading import person
from tappscore.store.lookups import ids
from tappscore.store.source import Source
from tappscore.store.tables import ENTRY, PERSON, whole

NAMELESS = "–"
_CLEARED = {"first": "", "last": NAMELESS, "club": "", "town": "", "note": "", "public": False}
# Where somebody may have typed a name as part of a reason: (table, column).
_TYPED = (
    ("adjustments", "reason"), ("tables", "accepted"), ("tables", "totals_reason"), ("deals", "facts"),
    ("entries", "team"),
)  # fmt: skip
_READABLE = (".json", ".csv", ".html", ".txt")
_MOST_BYTES = 20_000_000


class Traces(NamedTuple):
    """Where a name still stands: copies of the club file that can be cleared, and files that only people can delete.

    `typed` counts reasons and teams of the club file in which the name was typed as text.
    """

    copies: tuple[Path, ...]
    files: tuple[Path, ...] = ()
    typed: int = 0


def forget(file: ClubFile, person_id: int) -> ChangeSet:
    """Clear name, club, town and notes of a person from the facts and from all that the journal keeps of them.

    So it does with whoever was made one with the person, and with reasons in the journal that name the person.
    It can't be undone. RefusedError `unknown-person`.
    """
    with file.write("person.forget") as rows:
        _clear(rows, person_id)
    # The log and the free pages held the name too.
    file.checkpoint()
    return rows.changes


def _clear(rows: Rows, person_id: int) -> None:
    known = person(rows, person_id)
    names = _names(known.first, known.last) + _kept_names(rows, person_id)
    merged = _made_one_with(rows, person_id)
    for row_id in merged:
        names += _kept_names(rows, row_id)
        rows.forget(PERSON, row_id)
    rows.update(PERSON, person_id, _CLEARED)
    rows.forget(PERSON, person_id)
    for entry_id in ids(rows, ENTRY, person_id=person_id):
        rows.update(ENTRY, entry_id, {"note": ""})
        rows.forget(ENTRY, entry_id)
    for owner in (person_id, *merged):
        for entry_id in _gone_entries(rows, owner):
            rows.forget(ENTRY, entry_id)
    for entry_id, note in _kept_notes(rows):
        if any(name in folded(note) for name in names):
            rows.forget(ENTRY, entry_id)
    for number, reason in rows.query("SELECT journal_id, content FROM journal_private WHERE slot = 'note'"):
        if any(name in folded(reason) for name in names):
            rows.forget_reason(number)


def _names(*names: str) -> list[str]:
    return [name for name in map(folded, names) if len(name) > 2 and name != NAMELESS]


def _made_one_with(source: Source, person_id: int) -> tuple[int, ...]:
    """Give the ids of people who were made one with a person, from the journal: their rows are gone."""
    found: list[int] = []
    for number, _ in source.query(
        "SELECT j.id, 0 FROM journal j JOIN journal_rows r ON r.journal_id = j.id "
        "WHERE j.action = 'person.merge' AND r.name = 'entries' AND json_extract(r.after, '$.person_id') = ?",
        (person_id,),
    ):
        gone = source.query(
            "SELECT row_id FROM journal_rows WHERE journal_id = ? AND name = 'persons' AND after IS NULL", (number,)
        )
        found += [row[0] for row in gone if row[0] not in found and not ids(source, PERSON, id=row[0])]
    return tuple(found)


def _kept_names(source: Source, row_id: int) -> list[str]:
    """Give the names that the journal keeps of a row that is gone."""
    kept = source.query(
        "SELECT p.content FROM journal_rows r JOIN journal_private p ON p.journal_id = r.journal_id "
        "AND p.slot IN (r.position || 'a', r.position || 'b') WHERE r.name = 'persons' AND r.row_id = ?",
        (row_id,),
    )
    found: list[str] = []
    for (content,) in kept:
        for name in source.query(
            "SELECT value FROM json_each(?) WHERE key IN ('first', 'last') AND value <> ''", (content,)
        ):
            found += _names(str(name[0]))
    return found


def _gone_entries(source: Source, person_id: int) -> list[int]:
    """Give entries of a person that were taken out: the journal still has their notes."""
    rows = source.query(
        "SELECT DISTINCT row_id FROM journal_rows WHERE name = 'entries' AND after IS NULL "
        "AND json_extract(before, '$.person_id') = ?",
        (person_id,),
    )
    return [whole(row[0]) for row in rows]


def _kept_notes(source: Source) -> list[tuple[int, str]]:
    """Give what the journal keeps of notes of entries, each with its entry: one may speak of somebody else."""
    rows = source.query(
        "SELECT r.row_id, p.content FROM journal_rows r JOIN journal_private p ON p.journal_id = r.journal_id "
        "AND p.slot IN (r.position || 'a', r.position || 'b') WHERE r.name = 'entries'"
    )
    return [(row[0], str(row[1])) for row in rows]


def uuids_of(source: Source, person_id: int) -> tuple[str, ...]:
    """Give the uuids by which copies may know a person: the own one, and those of people made one with them."""
    found = [person(source, person_id).uuid]
    for row_id in _made_one_with(source, person_id):
        rows = source.query(
            "SELECT DISTINCT json_extract(coalesce(before, after), '$.uuid') FROM journal_rows "
            "WHERE name = 'persons' AND row_id = ?",
            (row_id,),
        )
        found += [str(row[0]) for row in rows]
    return tuple(found)


# Copies


def within_reach(path: Path, folders: Iterable[Path] = ()) -> tuple[Path, ...]:
    """Name the copies of a club file that can be seen: rotating, kept beside it, and in `folders` (a stick)."""
    found = [copy.path for copy in backups(path)]
    found += sorted(path.parent.glob(f"{path.stem} before *{path.suffix}"))
    for folder in folders:
        with contextlib.suppress(OSError):
            found += sorted(folder.glob("*.tapp")) + sorted(folder.glob("*/*.tapp"))
    own = path.resolve()
    return tuple(dict.fromkeys(one for one in found if one.resolve() != own))


def copies_that_know(path: Path, uuids: Collection[str], folders: Iterable[Path] = ()) -> tuple[Path, ...]:
    """Name the copies of this club within reach in which a person still has a name; damaged ones may, and are named."""
    with Glance(path) as own:
        club = own.query("SELECT uuid FROM club")
    found = []
    for copy in within_reach(path, folders):
        try:
            with Glance(copy) as file:
                if file.query("SELECT uuid FROM club") == club and _known_in(file, uuids):
                    found.append(copy)
        except RefusedError:
            found.append(copy)  # damaged: nobody can say what is left in it
    return tuple(found)


def _known_in(file: Glance, uuids: Collection[str]) -> list[int]:
    return [
        row[0]
        for uuid in uuids
        for row in file.query("SELECT id FROM persons WHERE uuid = ? AND last <> ?", (uuid, NAMELESS))
    ]


def forget_in_copies(
    copies: Sequence[Path], uuids: Collection[str], progress: Progress | None = None
) -> tuple[Path, ...]:
    """Clear a person's name from copies; give those that could not be cleared. One is either cleared or as it was."""
    left = []
    for done, copy in enumerate(copies, start=1):
        try:
            _forget_in(copy, uuids)
        except RefusedError:
            left.append(copy)
        if progress is not None and not progress(done, len(copies)):
            return (*left, *copies[done:])
    return tuple(left)


def _forget_in(copy: Path, uuids: Collection[str]) -> None:
    at = copy.stat()
    with tempfile.TemporaryDirectory() as folder, drafted(copy) as draft:
        apart = Path(folder) / "copy.tapp"
        with plainly(copy):
            shutil.copyfile(copy, apart)
            if Path(f"{copy}-wal").exists():
                shutil.copyfile(f"{copy}-wal", f"{apart}-wal")
        with ClubFile.open(apart) as file:
            known = [number for uuid in uuids for number in ids(file, PERSON, uuid=uuid)]
            for number in known:
                forget(file, number)
        with plainly(copy), contextlib.closing(sqlite3.connect(apart, isolation_level=None)) as conn:
            conn.execute("PRAGMA journal_mode=DELETE").fetchall()
            # Packed anew: no free page of the copy remembers anything.
            conn.execute("VACUUM INTO ?", (str(draft),))
    with contextlib.suppress(OSError):
        os.utime(copy, (at.st_atime, at.st_mtime))
        Path(f"{copy}-wal").unlink(missing_ok=True)


# What people have to look after themselves


def files_that_name(folders: Iterable[Path], spoken: Sequence[str]) -> tuple[Path, ...]:
    """Name saved lists and archives that hold a name as text; PDFs and pictures can't be looked through."""
    wanted = [folded(one) for one in spoken if len(one) > 3]
    found = []
    for folder in dict.fromkeys(folders):
        # Our own folder of documents is looked through to the bottom, others (a desktop, a stick) are not.
        pattern = "**/*" if folder.name == "TappScore" else "*"
        for path in sorted(folder.glob(pattern)) if folder.is_dir() else ():
            if path.suffix.lower() not in _READABLE or not wanted:
                continue
            with contextlib.suppress(OSError):
                if path.stat().st_size <= _MOST_BYTES:
                    text = folded(path.read_text("utf-8", errors="replace"))
                    if any(one in text for one in wanted):
                        found.append(path)
    return tuple(found)


def typed_names(source: Source, person_id: int) -> int:
    """Count reasons and teams in which a person's last name was typed as text."""
    names = _names(person(source, person_id).last)
    return sum(
        any(name in folded(str(text)) for name in names)
        for table, column in _TYPED
        for (text,) in source.query(f'SELECT "{column}" FROM "{table}" WHERE length("{column}") > 2')
    )
