"""Numbered migrations of the club file, run by sqlite-utils; needed only to make or to update a file.

Kept apart from `schema.py`, so that opening a file of today does not load the library.
"""

from __future__ import annotations

from sqlite3 import complete_statement

from tappscore.store.database import Database, Migrations
from tappscore.store.schema import (
    APPLICATION_ID,
    CALLED_OFF,
    FACTS,
    JOURNAL,
    NAMES,
    OLD_LISTS,
    RULES,
    SEASONS,
    SUBSTITUTES,
    VERSION,
)

MIGRATIONS = Migrations("tappscore")


def _run(db: Database, script: str) -> None:
    """Run a script of ours within the open transaction; each statement ends with its line.

    The library's own way looks for the end of a statement after every
    semicolon anew, word by word: more than half of the time of a new file.
    """
    begun = ""
    for line in script.splitlines(keepends=True):
        begun += line
        if complete_statement(begun):
            db.execute(begun)
            begun = ""
    if begun.strip():
        raise ValueError(f"a statement without its end: {begun.strip()[:60]}")


_APPEND_ONLY = """
CREATE TRIGGER {name}_keeps_{verb} BEFORE {verb} ON {name} BEGIN
  SELECT RAISE(ABORT, 'the journal is only added to');
END;
"""


@MIGRATIONS(name=NAMES[0])
def _facts_and_journal(db: Database) -> None:
    _run(db, FACTS)
    _run(db, JOURNAL)
    for name in ("journal", "journal_rows", "journal_chunks"):
        for verb in ("UPDATE", "DELETE"):
            _run(db, _APPEND_ONLY.format(name=name, verb=verb))
    _run(
        db,
        "CREATE TRIGGER journal_private_keeps_UPDATE BEFORE UPDATE ON journal_private BEGIN "
        "SELECT RAISE(ABORT, 'the journal is only added to'); END;",
    )


@MIGRATIONS(name=NAMES[1])
def _seasons(db: Database) -> None:
    _run(db, SEASONS)


@MIGRATIONS(name=NAMES[2])
def _rules(db: Database) -> None:
    _run(db, RULES)


@MIGRATIONS(name=NAMES[3])
def _substitutes(db: Database) -> None:
    _run(db, SUBSTITUTES)


@MIGRATIONS(name=NAMES[4])
def _old_lists(db: Database) -> None:
    _run(db, OLD_LISTS)


@MIGRATIONS(name=NAMES[5])
def _called_off(db: Database) -> None:
    _run(db, CALLED_OFF)


def migrate(db: Database) -> None:
    """Bring a file to this program's schema in one transaction: the file is of the old version or of the new one.

    Keys are off meanwhile, since a rebuilt table would be refused with them
    on; the whole file is checked for broken references before it is kept.
    """
    db.execute("PRAGMA foreign_keys=OFF")
    with db.atomic():
        MIGRATIONS.apply(db)
        broken = db.execute("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise ValueError(f"migration left broken references: {broken[:3]}")
        db.execute(f"PRAGMA application_id={APPLICATION_ID}")
        db.execute(f"PRAGMA user_version={VERSION}")
    db.execute("PRAGMA foreign_keys=ON")
