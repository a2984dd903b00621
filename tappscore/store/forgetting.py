"""Remove a person's name from a club file for good; the results stay."""

from __future__ import annotations

from pathlib import Path

from tappscore.i18n.formats import folded
from tappscore.problems import RefusedError
from tappscore.store.backup import backups
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.glance import Glance
from tappscore.store.loading import person
from tappscore.store.lookups import ids
from tappscore.store.tables import ENTRY, PERSON

NAMELESS = "–"


def forget(file: ClubFile, person_id: int) -> ChangeSet:
    """Clear name, club, town and notes of a person from the facts and from all that the journal keeps of them.

    Reasons in the journal that name the person go too. It can't be undone. RefusedError `unknown-person`.
    """
    with file.write("person.forget") as rows:
        known = person(rows, person_id)
        names = [name for name in (folded(known.first), folded(known.last)) if len(name) > 2]
        rows.update(
            PERSON, person_id, {"first": "", "last": NAMELESS, "club": "", "town": "", "note": "", "public": False}
        )
        rows.forget(PERSON, person_id)
        for entry_id in ids(rows, ENTRY, person_id=person_id):
            rows.update(ENTRY, entry_id, {"note": ""})
            rows.forget(ENTRY, entry_id)
        for number, reason in rows.query("SELECT journal_id, content FROM journal_private WHERE slot = 'note'"):
            if any(name in folded(reason) for name in names):
                rows.forget_reason(number)
    # The log and the free pages held the name too.
    file.checkpoint()
    return rows.changes


def copies_that_know(path: Path, uuid: str) -> tuple[Path, ...]:
    """Name the rotating copies in which a person still has a name; what was carried elsewhere can't be seen."""
    found = []
    for copy in backups(path):
        try:
            with Glance(copy.path) as file:
                if file.query("SELECT 1 FROM persons WHERE uuid = ? AND last <> ?", (uuid, NAMELESS)):
                    found.append(copy.path)
        except RefusedError:
            found.append(copy.path)  # damaged: nobody can say what is left in it
    return tuple(found)
