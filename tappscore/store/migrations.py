"""Numbered migrations of the club file, run by sqlite-utils; needed only to make or to update a file.

Kept apart from `schema.py`, so that opening a file of today does not load the library.
"""

from __future__ import annotations

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

_APPEND_ONLY = """
CREATE TRIGGER {name}_keeps_{verb} BEFORE {verb} ON {name} BEGIN
  SELECT RAISE(ABORT, 'the journal is only added to');
END;
"""


@MIGRATIONS(name=NAMES[0])
def _facts_and_journal(db: Database) -> None:
    db.executescript(FACTS)
    db.executescript(JOURNAL)
    for name in ("journal", "journal_rows", "journal_chunks"):
        for verb in ("UPDATE", "DELETE"):
            db.executescript(_APPEND_ONLY.format(name=name, verb=verb))
    db.executescript(
        "CREATE TRIGGER journal_private_keeps_UPDATE BEFORE UPDATE ON journal_private BEGIN "
        "SELECT RAISE(ABORT, 'the journal is only added to'); END;"
    )


@MIGRATIONS(name=NAMES[1])
def _seasons(db: Database) -> None:
    db.executescript(SEASONS)


@MIGRATIONS(name=NAMES[2])
def _rules(db: Database) -> None:
    db.executescript(RULES)


@MIGRATIONS(name=NAMES[3])
def _substitutes(db: Database) -> None:
    db.executescript(SUBSTITUTES)


@MIGRATIONS(name=NAMES[4])
def _old_lists(db: Database) -> None:
    db.executescript(OLD_LISTS)


@MIGRATIONS(name=NAMES[5])
def _called_off(db: Database) -> None:
    db.executescript(CALLED_OFF)


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
