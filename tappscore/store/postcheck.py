"""What must hold after every write, undo and redo included, of whatever was touched.

The verbs refuse earlier and in better words; this is the net below them and
the only check that an undo has.
"""

from __future__ import annotations

from tappscore.problems import Problem, RefusedError
from tappscore.store.legality import illegal_deals
from tappscore.store.owners import Owned, Touches
from tappscore.store.source import Source
from tappscore.store.tables import json_text

# (code, the rows that break the law; of the tables `wanted`, or of one round or tournament, the only parameter)
_OF_TABLES = (
    (
        "seats-with-gap",
        (
            "SELECT t.number FROM tables t WHERE t.id IN (SELECT value FROM wanted) AND "
            "(SELECT count(*) FROM seats s WHERE s.table_id = t.id) <> "
            "(SELECT coalesce(max(s.seat), 0) FROM seats s WHERE s.table_id = t.id)"
        ),
    ),
    (
        "seat-of-stranger",
        (
            "SELECT t.number FROM tables t JOIN rounds r ON r.id = t.round_id JOIN seats s ON s.table_id = t.id "
            "JOIN entries e ON e.id = s.entry_id "
            "WHERE t.id IN (SELECT value FROM wanted) AND e.tournament_id <> r.tournament_id"
        ),
    ),
    (
        "totals-do-not-fit",
        (
            "SELECT t.number FROM tables t WHERE t.id IN (SELECT value FROM wanted) "
            "AND (json_array_length(coalesce(t.totals, t.control)) <> "
            "(SELECT count(*) FROM seats s WHERE s.table_id = t.id) "
            "OR json_array_length(coalesce(t.control, t.totals)) <> "
            "(SELECT count(*) FROM seats s WHERE s.table_id = t.id))"
        ),
    ),
)
_OF_ROUNDS = (
    (
        "seated-twice",
        (
            "SELECT e.number FROM (SELECT s.entry_id FROM seats s JOIN tables t ON t.id = s.table_id "
            "WHERE t.round_id = ?1 UNION ALL SELECT o.entry_id FROM sitting_out o WHERE o.round_id = ?1) x "
            "JOIN entries e ON e.id = x.entry_id GROUP BY e.id HAVING count(*) > 1"
        ),
    ),
)
_OF_TOURNAMENTS = (
    (
        "open-round-in-final",
        (
            "SELECT r.number FROM tournaments o JOIN rounds r ON r.tournament_id = o.id "
            "WHERE o.id = ? AND o.state = 'final' AND r.state <> 'closed'"
        ),
    ),
)


def check_touched(rows: Source, before: Source, owned: Owned, touches: Touches, *, bulk: bool) -> None:
    """Refuse the block when something it touched contradicts itself; after a bulk write its whole tournaments.

    `before` reads the file as it was before the block.
    """
    names = {name for name, _ in touches}
    tables, rounds = set(owned.tables), set(owned.rounds)
    if bulk or _new_rules(touches):
        names |= {"tables", "seats", "rounds", "deals"}
        for tournament in owned.tournaments:
            found = rows.query(
                "SELECT t.id, r.id FROM tables t JOIN rounds r ON r.id = t.round_id WHERE r.tournament_id = ?",
                (tournament,),
            )
            tables.update(row[0] for row in found)
            rounds.update(row[1] for row in found)
    problems: list[Problem] = []
    if names & {"seats", "tables"}:
        problems += _broken_at_once(rows, _OF_TABLES, tables)
    if names & {"seats", "sitting_out"}:
        problems += _broken(rows, _OF_ROUNDS, rounds)
    if names & {"rounds", "tournaments"}:
        problems += _broken(rows, _OF_TOURNAMENTS, owned.tournaments)
    if not problems and names & {"deals", "seats"}:
        problems += _illegal(rows, before, tables)
    if problems:
        raise RefusedError(*problems)


def _new_rules(touches: Touches) -> bool:
    return any(
        name == "rule_changes"
        or (
            name == "tournaments"
            and touch.before is not None
            and touch.after is not None
            and any(touch.before[key] != touch.after[key] for key in ("variant", "revision", "house"))
        )
        for (name, _), touch in touches.items()
    )


def _illegal(rows: Source, before: Source, tables: set[int]) -> list[Problem]:
    """Give what the block made illegal; a deal that was so before (an old import) must not bar mending another."""
    found: list[Problem] = []
    # A draw makes hundreds of tables on which nothing is played yet: only those with a deal are read.
    played = "SELECT DISTINCT table_id FROM deals WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id"
    for (table_id,) in rows.query(played, (json_text(sorted(tables)),)):
        if wrong := illegal_deals(rows, table_id):
            known = illegal_deals(before, table_id)
            found += [problem for deal, problems in wrong.items() if deal not in known for problem in problems]
    return found


def _broken_at_once(rows: Source, laws: tuple[tuple[str, str], ...], ids: set[int]) -> list[Problem]:
    wanted = json_text(sorted(ids))
    return [
        Problem(code, values={"number": found[0]})
        for code, sql in laws
        for found in rows.query(f"WITH wanted AS (SELECT value FROM json_each(?)) {sql} ORDER BY t.id", (wanted,))
    ]


def _broken(rows: Source, laws: tuple[tuple[str, str], ...], ids: set[int]) -> list[Problem]:
    return [
        Problem(code, values={"number": found[0]})
        for code, sql in laws
        for number in sorted(ids)
        for found in rows.query(sql, (number,))
    ]
