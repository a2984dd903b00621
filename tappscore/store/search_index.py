"""Every deal of a club file beside it, so narrow that two hundred thousand are looked through at once.

DECISION: a table of keys, not FTS5. What people search for are words of a
language (contracts, results) or names, and names must be nowhere but in the
club file: both become keys before the index is asked, so it holds no word
that a full-text index could serve, and nothing that has to be forgotten.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tappscore import __version__
from tappscore.problems import Problem, RefusedError
from tappscore.store.cache import cache_path
from tappscore.store.source import Source

_TABLES = """
CREATE TABLE IF NOT EXISTS searched (
  tournament INTEGER PRIMARY KEY, journal INTEGER NOT NULL, program TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS searched_deals (
  tournament INTEGER NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL, deal INTEGER NOT NULL,
  contract TEXT NOT NULL, result TEXT NOT NULL, declarer INTEGER NOT NULL, move ANY,
  PRIMARY KEY (tournament, round, number, deal)
) STRICT, WITHOUT ROWID;
"""
_FACTS = "d.tournament, d.round, d.number, d.deal, d.contract, d.result, d.declarer, d.move"


class IndexedDeal(NamedTuple):
    """One deal: `number` is its table's, `contract` is `variant/key`, `declarer` an entry id or 0, `move` as kept."""

    tournament: int
    round: int
    number: int
    deal: int
    contract: str
    result: str
    declarer: int
    move: int | str | None


class Wanted(NamedTuple):
    """What one word may mean: a deal fits when any of these holds."""

    contracts: frozenset[str] = frozenset()
    results: frozenset[str] = frozenset()
    tournaments: frozenset[int] = frozenset()
    declarers: frozenset[int] = frozenset()


_COLUMNS = (("contract", "contracts"), ("result", "results"), ("tournament", "tournaments"), ("declarer", "declarers"))


class SearchIndex:
    """The deals of one club file; where its folder can't be written, they are held in memory."""

    def __init__(self, path: Path) -> None:
        self._path = cache_path(path)
        self._memory: sqlite3.Connection | None = None

    def known(self) -> dict[int, int]:
        """Give the journal number at which each tournament was last taken in by this program."""
        with self._open() as db:
            rows = db.execute("SELECT tournament, journal FROM searched WHERE program = ?", (__version__,)).fetchall()
        return dict(rows)

    def take(self, tournament: int, journal: int, deals: Sequence[IndexedDeal]) -> None:
        """Put a tournament's deals in the place of what was known of it."""
        with self._writing() as db:
            db.execute("DELETE FROM searched_deals WHERE tournament = ?", (tournament,))
            db.executemany("INSERT INTO searched_deals VALUES (?, ?, ?, ?, ?, ?, ?, ?)", deals)
            db.execute("INSERT OR REPLACE INTO searched VALUES (?, ?, ?)", (tournament, journal, __version__))

    def deals(self, tournament: int) -> list[IndexedDeal]:
        """Give all that is known of a tournament's deals, in their order."""
        with self._open() as db:
            rows = db.execute(
                f"SELECT {_FACTS} FROM searched_deals d WHERE tournament = ? ORDER BY round, number, deal",
                (tournament,),
            ).fetchall()
        return [IndexedDeal(*row) for row in rows]

    def drop(self, tournaments: Collection[int]) -> None:
        """Leave tournaments out that are no more."""
        with self._writing() as db:
            for table in ("searched_deals", "searched"):
                db.executemany(f"DELETE FROM {table} WHERE tournament = ?", [(number,) for number in tournaments])

    def find(
        self, wanted: Sequence[Wanted], among: Sequence[int], first: Collection[str] = (), limit: int = 50
    ) -> tuple[list[IndexedDeal], int]:
        """Give the deals that fit all that is wanted, and how many they are in all.

        `among` are the tournaments looked at, in the order in which they shall come; contracts in `first` come
        before all others.
        """
        clauses, values = ["1"], []
        for one in wanted:
            if one.tournaments and one == Wanted(tournaments=one.tournaments):
                # A year alone leaves twelve evenings of 250 to be looked through.
                among = [number for number in among if number in one.tournaments]
                continue
            parts = [(column, sorted(getattr(one, name))) for column, name in _COLUMNS if getattr(one, name)]
            clauses.append(" OR ".join(f"d.{column} IN (SELECT value FROM json_each(?))" for column, _ in parts) or "0")
            values += [json.dumps(keys) for _, keys in parts]
        where = " AND ".join(f"({clause})" for clause in clauses)
        source = f"json_each(?) j CROSS JOIN searched_deals d ON d.tournament = j.value WHERE {where}"
        asked = (json.dumps(list(among)), *values)
        order = "d.contract IN (SELECT value FROM json_each(?)) DESC, j.key, d.round, d.number, d.deal"
        with self._open() as db:
            rows = db.execute(
                f"SELECT {_FACTS} FROM {source} ORDER BY {order} LIMIT ?",
                (*asked, json.dumps(sorted(first)), limit + 1),
            ).fetchall()
            count = len(rows)
            if count > limit:
                # Only what does not fit has to be counted: that is a second walk through all deals.
                (count,) = db.execute(f"SELECT count(*) FROM {source}", asked).fetchone()
        return [IndexedDeal(*row) for row in rows[:limit]], int(count)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._open() as db:
            db.execute("BEGIN IMMEDIATE")
            with contextlib.ExitStack() as stack:
                stack.callback(db.rollback)
                yield db
                stack.pop_all()
            db.commit()

    def discard(self) -> None:
        """Throw the file away, spoilt or not; it is begun anew with the next question."""
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        db = self._memory or self._connected()
        try:
            yield db
        except sqlite3.DatabaseError:
            raise RefusedError(Problem("content-damaged")) from None
        finally:
            if db is not self._memory:
                db.close()

    def _connected(self) -> sqlite3.Connection:
        """Open the file; a spoilt one is begun anew, and memory serves where it can't be opened or is locked."""
        with contextlib.suppress(sqlite3.OperationalError):
            try:
                return _ready(str(self._path))
            except sqlite3.OperationalError:
                raise
            except sqlite3.DatabaseError:
                self.discard()
                return _ready(str(self._path))
        self._memory = _ready(":memory:")
        return self._memory


def _ready(place: str) -> sqlite3.Connection:
    db = sqlite3.connect(place, timeout=1, isolation_level=None)
    try:
        # Nothing waits for the disk: what a power cut takes is made anew.
        db.execute("PRAGMA synchronous=OFF")
        db.executescript(_TABLES)
    except sqlite3.Error:
        db.close()
        raise
    return db


# What a search asks of the club file itself


def last_changes(source: Source) -> dict[int, int]:
    """Give for each tournament the number of the last journal entry that touched its own facts."""
    rows = source.query(
        "SELECT t.id, max((SELECT coalesce(max(id), 0) FROM journal WHERE tournament_id = t.id), "
        "(SELECT coalesce(max(journal_id), 0) FROM journal_chunks WHERE tournament_id = t.id)) FROM tournaments t"
    )
    return dict(rows)


def entries_of(source: Source, persons: Collection[int]) -> list[tuple[int, int]]:
    """Give all entries of some persons, each with its tournament."""
    return [
        (row[0], row[1])
        for row in source.query(
            "SELECT id, tournament_id FROM entries WHERE person_id IN (SELECT value FROM json_each(?))",
            (json.dumps(sorted(persons)),),
        )
    ]


def persons_of(source: Source, entries: Collection[int]) -> dict[int, int]:
    """Give who stands behind some entries: entry id → person id."""
    return dict(
        source.query(
            "SELECT id, person_id FROM entries WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(sorted(entries)),),
        )
    )
