"""The schema of the club file as SQL, one part a migration (`migrations.py`), each frozen once released.

DECISION: `ids` are AUTOINCREMENT. An undone insert may be redone years later
with its old id; a reused rowid would give that id to somebody else.
DECISION: the place of a deal in its sheet is a sparse `position`, numbered
1, 2, 3 … only when loaded: inserting or moving a deal touches one row, so
its journal entry and its undo touch one row too.
"""

from __future__ import annotations

import re
from collections.abc import Collection

APPLICATION_ID = 0x54415050  # "TAPP"

FACTS = """
CREATE TABLE club (
  id INTEGER PRIMARY KEY CHECK (id = 1), uuid TEXT NOT NULL, name TEXT NOT NULL,
  created_at TEXT NOT NULL, created_by TEXT NOT NULL, settings TEXT NOT NULL CHECK (json_valid(settings))
) STRICT;
CREATE TABLE persons (
  id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE,
  first TEXT NOT NULL, last TEXT NOT NULL, club TEXT NOT NULL DEFAULT '', town TEXT NOT NULL DEFAULT '',
  "group" TEXT NOT NULL DEFAULT '', note TEXT NOT NULL DEFAULT '',
  public INTEGER NOT NULL DEFAULT 1 CHECK (public IN (0, 1))
) STRICT;
CREATE TABLE tournaments (
  id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (name <> ''), day TEXT NOT NULL, place TEXT NOT NULL,
  variant TEXT NOT NULL, revision INTEGER NOT NULL, house TEXT NOT NULL CHECK (json_valid(house)),
  ranking TEXT NOT NULL CHECK (json_valid(ranking)),
  state TEXT NOT NULL CHECK (state IN ('planned', 'running', 'final', 'cancelled')),
  rounds_planned INTEGER NOT NULL CHECK (rounds_planned >= 1), deals TEXT NOT NULL CHECK (json_valid(deals)),
  prefer INTEGER NOT NULL, seed INTEGER NOT NULL, ended_after INTEGER,
  sample INTEGER NOT NULL DEFAULT 0 CHECK (sample IN (0, 1)),
  binned INTEGER NOT NULL DEFAULT 0 CHECK (binned IN (0, 1)),
  settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings)),
  extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra))
) STRICT;
CREATE TABLE entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE,
  tournament_id INTEGER NOT NULL REFERENCES tournaments(id) ON DELETE RESTRICT,
  person_id INTEGER NOT NULL REFERENCES persons(id) ON DELETE RESTRICT,
  number INTEGER NOT NULL CHECK (number >= 1),
  state TEXT NOT NULL CHECK (state IN ('booked', 'present', 'waiting', 'withdrawn', 'disqualified')),
  withdrawn_from INTEGER CHECK ((withdrawn_from IS NOT NULL) = (state IN ('withdrawn', 'disqualified'))),
  joined_in INTEGER NOT NULL DEFAULT 1 CHECK (joined_in >= 1), credit INTEGER NOT NULL DEFAULT 0,
  guest INTEGER NOT NULL DEFAULT 0 CHECK (guest IN (0, 1)), owes INTEGER NOT NULL DEFAULT 0 CHECK (owes >= 0),
  team TEXT NOT NULL DEFAULT '', fixed_table INTEGER, note TEXT NOT NULL DEFAULT '',
  UNIQUE (tournament_id, number), UNIQUE (tournament_id, person_id)
) STRICT;
CREATE INDEX entries_person ON entries(person_id);
CREATE TABLE rounds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament_id INTEGER NOT NULL REFERENCES tournaments(id) ON DELETE RESTRICT,
  number INTEGER NOT NULL CHECK (number >= 1), state TEXT NOT NULL CHECK (state IN ('drawn', 'open', 'closed')),
  deals TEXT NOT NULL CHECK (json_valid(deals)), method TEXT NOT NULL DEFAULT '', seed INTEGER,
  loosened TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(loosened)),
  UNIQUE (tournament_id, number)
) STRICT;
CREATE TABLE sitting_out (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  round_id INTEGER NOT NULL REFERENCES rounds(id) ON DELETE RESTRICT,
  entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE RESTRICT,
  UNIQUE (round_id, entry_id)
) STRICT;
CREATE INDEX sitting_out_entry ON sitting_out(entry_id);
CREATE TABLE tables (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  round_id INTEGER NOT NULL REFERENCES rounds(id) ON DELETE RESTRICT,
  number INTEGER NOT NULL CHECK (number >= 1), code TEXT NOT NULL DEFAULT '',
  totals TEXT CHECK (totals IS NULL OR json_valid(totals)),
  totals_stand INTEGER NOT NULL DEFAULT 0 CHECK (totals_stand IN (0, 1)), totals_reason TEXT NOT NULL DEFAULT '',
  control TEXT CHECK (control IS NULL OR json_valid(control)), accepted TEXT NOT NULL DEFAULT '',
  broken_off INTEGER CHECK (broken_off >= 0), deals_planned INTEGER CHECK (deals_planned >= 1),
  UNIQUE (round_id, number)
) STRICT;
CREATE TABLE seats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id INTEGER NOT NULL REFERENCES tables(id) ON DELETE RESTRICT,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 7),
  entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE RESTRICT,
  UNIQUE (table_id, seat)
) STRICT;
CREATE INDEX seats_entry ON seats(entry_id);
CREATE TABLE deals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id INTEGER NOT NULL REFERENCES tables(id) ON DELETE RESTRICT,
  position INTEGER NOT NULL, facts TEXT NOT NULL CHECK (json_valid(facts)),
  disputed INTEGER NOT NULL DEFAULT 0 CHECK (disputed IN (0, 1)),
  counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1))
) STRICT;
CREATE INDEX deals_sheet ON deals(table_id, position);
CREATE TABLE adjustments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament_id INTEGER NOT NULL REFERENCES tournaments(id) ON DELETE RESTRICT,
  entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE RESTRICT,
  round INTEGER CHECK (round >= 1), points TEXT NOT NULL CHECK (json_valid(points)),
  reason TEXT NOT NULL CHECK (reason <> '')
) STRICT;
CREATE INDEX adjustments_tournament ON adjustments(tournament_id);
CREATE INDEX adjustments_entry ON adjustments(entry_id);
CREATE TABLE releases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament_id INTEGER NOT NULL REFERENCES tournaments(id) ON DELETE RESTRICT,
  after_round INTEGER NOT NULL CHECK (after_round >= 0),
  state TEXT NOT NULL CHECK (state IN ('interim', 'final', 'corrected')),
  at TEXT NOT NULL, protest_until TEXT NOT NULL DEFAULT '', places TEXT NOT NULL CHECK (json_valid(places))
) STRICT;
CREATE INDEX releases_tournament ON releases(tournament_id);
CREATE TABLE apart (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament_id INTEGER REFERENCES tournaments(id) ON DELETE RESTRICT,
  person_id INTEGER NOT NULL REFERENCES persons(id) ON DELETE RESTRICT,
  other_id INTEGER NOT NULL REFERENCES persons(id) ON DELETE RESTRICT CHECK (other_id <> person_id)
) STRICT;
CREATE INDEX apart_tournament ON apart(tournament_id);
CREATE INDEX apart_person ON apart(person_id);
CREATE INDEX apart_other ON apart(other_id);
"""

# The journal is only ever added to. What may have to be forgotten on request (names, free text) stands in
# journal_private alone; the chain holds its salted hash, so deleting a row there leaves the chain whole.
JOURNAL = """
CREATE TABLE journal (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, desk TEXT NOT NULL, action TEXT NOT NULL,
  tournament_id INTEGER, "values" TEXT NOT NULL, note_hash TEXT NOT NULL DEFAULT '',
  undoes INTEGER REFERENCES journal(id), digest TEXT NOT NULL
) STRICT;
CREATE INDEX journal_undoes ON journal(undoes) WHERE undoes IS NOT NULL;
CREATE INDEX journal_tournament ON journal(tournament_id);
CREATE TABLE journal_rows (
  journal_id INTEGER NOT NULL REFERENCES journal(id), position INTEGER NOT NULL,
  name TEXT NOT NULL, row_id INTEGER NOT NULL, before TEXT, after TEXT,
  PRIMARY KEY (journal_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX journal_rows_row ON journal_rows(name, row_id);
CREATE TABLE journal_chunks (
  journal_id INTEGER NOT NULL REFERENCES journal(id), position INTEGER NOT NULL,
  name TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('inserted', 'deleted')), tournament_id INTEGER,
  ids TEXT NOT NULL, images BLOB, digest TEXT NOT NULL,
  PRIMARY KEY (journal_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE journal_private (
  journal_id INTEGER NOT NULL REFERENCES journal(id), slot TEXT NOT NULL, salt TEXT NOT NULL, content TEXT NOT NULL,
  PRIMARY KEY (journal_id, slot)
) STRICT, WITHOUT ROWID;
"""

SEASONS = """
CREATE TABLE seasons (
  id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE CHECK (name <> ''), scheme TEXT NOT NULL CHECK (json_valid(scheme))
) STRICT;
CREATE TABLE season_evenings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  season_id INTEGER NOT NULL REFERENCES seasons(id) ON DELETE RESTRICT,
  tournament_id INTEGER NOT NULL REFERENCES tournaments(id) ON DELETE RESTRICT,
  weight TEXT NOT NULL DEFAULT '1' CHECK (json_valid(weight)),
  UNIQUE (season_id, tournament_id)
) STRICT;
CREATE INDEX season_evenings_tournament ON season_evenings(tournament_id);
CREATE INDEX journal_chunks_tournament ON journal_chunks(tournament_id);
"""

# What holds from a round on, and what a club keeps to choose from. Letters are a setting: they change no result.
RULES = """
CREATE TABLE rule_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament_id INTEGER NOT NULL REFERENCES tournaments(id) ON DELETE RESTRICT,
  round INTEGER NOT NULL CHECK (round >= 2),
  revision INTEGER NOT NULL, house TEXT NOT NULL CHECK (json_valid(house)),
  UNIQUE (tournament_id, round)
) STRICT;
CREATE TABLE presets (
  id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  variant TEXT NOT NULL, revision INTEGER NOT NULL,
  house TEXT NOT NULL CHECK (json_valid(house)), letters TEXT NOT NULL CHECK (json_valid(letters))
) STRICT;
"""

SUBSTITUTES = """
CREATE TABLE substitutes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament_id INTEGER NOT NULL REFERENCES tournaments(id) ON DELETE RESTRICT,
  entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE RESTRICT,
  by_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE RESTRICT CHECK (by_id <> entry_id),
  round INTEGER NOT NULL CHECK (round >= 1),
  takes_points INTEGER NOT NULL DEFAULT 0 CHECK (takes_points IN (0, 1)),
  reason TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX substitutes_tournament ON substitutes(tournament_id);
CREATE INDEX substitutes_entry ON substitutes(entry_id);
CREATE INDEX substitutes_by ON substitutes(by_id);
ALTER TABLE tables ADD COLUMN missing_deals TEXT NOT NULL DEFAULT 'nothing'
  CHECK (missing_deals IN ('nothing', 'zero', 'average'));
ALTER TABLE entries ADD COLUMN missed TEXT NOT NULL DEFAULT 'stated' CHECK (missed IN ('stated', 'average'));
"""

# Evenings known from a list alone (places and totals), and what of a season was handed out, by uuid and never by name.
OLD_LISTS = """
CREATE TABLE listed (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament_id INTEGER NOT NULL REFERENCES tournaments(id) ON DELETE RESTRICT,
  entry_id INTEGER NOT NULL UNIQUE REFERENCES entries(id) ON DELETE RESTRICT,
  place INTEGER CHECK (place >= 1), points TEXT CHECK (points IS NULL OR json_valid(points)),
  CHECK (place IS NOT NULL OR points IS NOT NULL)
) STRICT;
CREATE INDEX listed_tournament ON listed(tournament_id);
CREATE TABLE publications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  season_id INTEGER NOT NULL REFERENCES seasons(id) ON DELETE RESTRICT,
  at TEXT NOT NULL, "group" TEXT NOT NULL DEFAULT '', evenings TEXT NOT NULL CHECK (json_valid(evenings)),
  places TEXT NOT NULL CHECK (json_valid(places))
) STRICT;
CREATE INDEX publications_season ON publications(season_id);
"""

CALLED_OFF = """
ALTER TABLE rounds ADD COLUMN called_off INTEGER NOT NULL DEFAULT 0 CHECK (called_off IN (0, 1));
"""

NAMES = (
    "0001 facts and journal", "0002 seasons", "0003 rules", "0004 substitutes", "0005 old lists",
    "0006 rounds called off",
)  # fmt: skip
VERSION = len(NAMES)  # PRAGMA user_version


def tables_of(applied: Collection[str]) -> set[str]:
    """Name the tables that a file must have after these migrations."""
    made = {NAMES[0]: (FACTS, JOURNAL), NAMES[1]: (SEASONS,), NAMES[2]: (RULES,), NAMES[3]: (SUBSTITUTES,)}
    made[NAMES[4]] = (OLD_LISTS,)
    scripts = [script for name in applied for script in made.get(name, ())]
    return {word for script in scripts for word in re.findall(r"CREATE TABLE (\w+)", script)}
