"""What must hold after every write, undo and redo included, of whatever was touched.

The verbs refuse earlier and in better words; this is the net below them and
the only check that an undo has.
"""

from __future__ import annotations

from collections.abc import Mapping

from tappscore.problems import Problem, RefusedError
from tappscore.store.owners import Owned
from tappscore.store.source import Source

# (code, the rows that break the law; one parameter: the id of the table or round)
_OF_TABLES = (
    (
        "seats-with-gap",
        (
            "SELECT t.number FROM tables t WHERE t.id = ? AND "
            "(SELECT count(*) FROM seats s WHERE s.table_id = t.id) <> "
            "(SELECT coalesce(max(s.seat), 0) FROM seats s WHERE s.table_id = t.id)"
        ),
    ),
    (
        "seat-of-stranger",
        (
            "SELECT t.number FROM tables t JOIN rounds r ON r.id = t.round_id JOIN seats s ON s.table_id = t.id "
            "JOIN entries e ON e.id = s.entry_id WHERE t.id = ? AND e.tournament_id <> r.tournament_id"
        ),
    ),
    (
        "totals-do-not-fit",
        (
            "SELECT t.number FROM tables t WHERE t.id = ? AND (json_array_length(coalesce(t.totals, t.control)) <> "
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


def check_touched(rows: Source, owned: Owned, touches: Mapping[tuple[str, int], object], *, bulk: bool) -> None:
    """Refuse the block when something it touched contradicts itself; after a bulk write its whole tournaments."""
    names = {name for name, _ in touches}
    if bulk:
        names |= {"tables", "seats", "rounds"}
        for tournament in owned.tournaments:
            tables = rows.query(
                "SELECT t.id, r.id FROM tables t JOIN rounds r ON r.id = t.round_id WHERE r.tournament_id = ?",
                (tournament,),
            )
            owned.tables.update(row[0] for row in tables)
            owned.rounds.update(row[1] for row in tables)
    problems: list[Problem] = []
    if names & {"seats", "tables"}:
        problems += _broken(rows, _OF_TABLES, owned.tables)
    if names & {"seats", "sitting_out"}:
        problems += _broken(rows, _OF_ROUNDS, owned.rounds)
    if names & {"rounds", "tournaments"}:
        problems += _broken(rows, _OF_TOURNAMENTS, owned.tournaments)
    if problems:
        raise RefusedError(*problems)


def _broken(rows: Source, laws: tuple[tuple[str, str], ...], ids: set[int]) -> list[Problem]:
    return [
        Problem(code, values={"number": found[0]})
        for code, sql in laws
        for number in sorted(ids)
        for found in rows.query(sql, (number,))
    ]
