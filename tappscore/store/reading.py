"""From rows to the parts of a snapshot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import date
from operator import itemgetter
from typing import Any

from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import from_members
from tappscore.store.amounts import amount
from tappscore.store.source import Row, Source, json_of
from tappscore.tournament.snapshot import (
    Adjustment,
    BookedDeal,
    Entry,
    Listed,
    Person,
    Release,
    Round,
    RuleChange,
    Snapshot,
    Substitute,
    Table,
)

_HEAD = (
    "SELECT id, uuid, name, day, place, variant, revision, house, ranking, state, rounds_planned, deals, prefer, seed, "
    "ended_after, sample, binned, settings, extra, (SELECT coalesce(max(id), 0) FROM journal), "
    "(SELECT json_group_array(json_array(round, revision, json(house))) FROM rule_changes "
    "WHERE tournament_id = tournaments.id) FROM tournaments WHERE id = ?"
)
_ENTRY = (
    "SELECT e.id, e.uuid, e.number, e.state, e.withdrawn_from, e.joined_in, e.credit, e.guest, e.owes, e.team, "
    'e.fixed_table, e.note, e.missed, p.id, p.uuid, p.first, p.last, p.club, p.town, p."group", p.note, p.public '
    "FROM entries e JOIN persons p ON p.id = e.person_id "
)
_PERSON = 'SELECT id, uuid, first, last, club, town, "group", note, public FROM persons '
ROUND = "SELECT id, number, state, deals, method, seed, loosened, called_off FROM rounds "
_TABLE = (
    "SELECT t.id, t.round_id, t.number, t.code, t.totals, t.totals_stand, t.totals_reason, t.control, t.accepted, "
    "t.broken_off, t.deals_planned, t.missing_deals FROM tables t "
)


def head(source: Source, tournament_id: int) -> Snapshot:
    """Read a tournament's own facts, without entries and rounds."""
    found = source.query(_HEAD, (tournament_id,))
    if not found:
        raise RefusedError(Problem("unknown-tournament", field="tournament", values={"tournament": str(tournament_id)}))
    row = found[0]
    return Snapshot(
        id=row[0],
        uuid=row[1],
        name=row[2],
        date=date.fromisoformat(row[3]),
        place=row[4],
        variant=row[5],
        revision=row[6],
        house=json_of(row[7]),
        ranking=tuple(json_of(row[8])),
        state=row[9],
        rounds_planned=row[10],
        deals=_by_seats(row[11]),
        prefer=row[12],
        seed=row[13],
        ended_after=row[14],
        sample=bool(row[15]),
        binned=bool(row[16]),
        settings=json_of(row[17]),
        extra=json_of(row[18]),
        journal=row[19],
        rule_changes=tuple(
            RuleChange(round=number, revision=revision, house=house)
            for number, revision, house in sorted(json_of(row[20]), key=itemgetter(0))
        ),
    )


def round_row(source: Source, round_id: int) -> tuple[int, Round] | None:
    """Read a round without its tables, with the id of its tournament; None when there is none of that id."""
    rows = source.query(ROUND + "WHERE id = ?", (round_id,))
    if not rows:
        return None
    owner = source.query("SELECT tournament_id FROM rounds WHERE id = ?", (round_id,))
    return owner[0][0], round_of(rows[0], (), ())


def entries(source: Source, tournament_id: int) -> tuple[Entry, ...]:
    """Read the entries of a tournament in the order of their numbers."""
    rows = source.query(_ENTRY + "WHERE e.tournament_id = ? ORDER BY e.number", (tournament_id,))
    return tuple(_entry(row) for row in rows)


def persons(source: Source) -> tuple[Person, ...]:
    """Read everybody of the club file."""
    return tuple(_person(row) for row in source.query(_PERSON + "ORDER BY id"))


def person(source: Source, person_id: int) -> Person:
    """Read one person; RefusedError `unknown-person` when there is none of that id."""
    found = source.query(_PERSON + "WHERE id = ?", (person_id,))
    if not found:
        raise RefusedError(Problem("unknown-person", field="person", values={"person": str(person_id)}))
    return _person(found[0])


def _person(row: Row) -> Person:
    return Person(
        id=row[0],
        uuid=row[1],
        first=row[2],
        last=row[3],
        club=row[4],
        town=row[5],
        group=row[6],
        note=row[7],
        public=bool(row[8]),
    )


def _entry(row: Row) -> Entry:
    return Entry(
        id=row[0],
        uuid=row[1],
        number=row[2],
        state=row[3],
        withdrawn_from=row[4],
        joined_in=row[5],
        credit=row[6],
        guest=bool(row[7]),
        owes=row[8],
        team=row[9],
        fixed_table=row[10],
        note=row[11],
        missed=row[12],
        person=_person(row[13:]),
    )


def rounds(source: Source, tournament_id: int) -> tuple[Round, ...]:
    """Read the rounds of a tournament with all their tables."""
    rows = source.query(ROUND + "WHERE tournament_id = ? ORDER BY number", (tournament_id,))
    tables = tables_of(source, "JOIN rounds r ON r.id = t.round_id WHERE r.tournament_id = ?", (tournament_id,))
    out = sitting_out(source, "JOIN rounds r ON r.id = o.round_id WHERE r.tournament_id = ?", (tournament_id,))
    return tuple(round_of(row, tuple(tables.get(row[0], ())), tuple(out.get(row[0], ()))) for row in rows)


def round_of(row: Row, tables: tuple[Table, ...], out: tuple[int, ...]) -> Round:
    """Make a round of its row, its tables and the entries that sit it out."""
    return Round(
        id=row[0],
        number=row[1],
        state=row[2],
        deals_per_table=_by_seats(row[3]),
        method=row[4],
        seed=row[5],
        loosened=tuple(json_of(row[6])),
        called_off=bool(row[7]),
        tables=tables,
        sitting_out=out,
    )


def sitting_out(source: Source, where: str, parameters: Sequence[object]) -> Mapping[int, list[int]]:
    """Read the entries that sit out, by the id of their round."""
    found: dict[int, list[int]] = defaultdict(list)
    for round_id, entry_id in source.query(
        f"SELECT o.round_id, o.entry_id FROM sitting_out o {where} ORDER BY o.id", parameters
    ):
        found[round_id].append(entry_id)
    return found


def tables_of(source: Source, where: str, parameters: Sequence[object]) -> dict[int, list[Table]]:
    """Read tables with their seats and deals, by the id of their round, in the order of their numbers."""
    rows = source.query(f"{_TABLE} {where} ORDER BY t.number", parameters)
    seats: dict[int, list[int]] = defaultdict(list)
    deals: dict[int, list[BookedDeal]] = defaultdict(list)
    for table_id, entry_id in source.query(
        f"SELECT s.table_id, s.entry_id FROM tables t JOIN seats s ON s.table_id = t.id {where} "
        "ORDER BY s.table_id, s.seat",
        parameters,
    ):
        seats[table_id].append(entry_id)
    for deal_id, table_id, facts, disputed, counts in source.query(
        "SELECT d.id, d.table_id, d.facts, d.disputed, d.counts FROM tables t JOIN deals d ON d.table_id = t.id "
        f"{where} ORDER BY d.table_id, d.position, d.id",
        parameters,
    ):
        sheet_deals = deals[table_id]
        sheet_deals.append(
            BookedDeal(
                id=deal_id,
                number=len(sheet_deals) + 1,
                deal=from_members(json_of(facts)),
                disputed=bool(disputed),
                counts=bool(counts),
            )
        )
    found: dict[int, list[Table]] = defaultdict(list)
    for row in rows:
        found[row[1]].append(
            Table(
                id=row[0],
                number=row[2],
                code=row[3],
                totals=_amounts(row[4]),
                totals_stand=bool(row[5]),
                totals_reason=row[6],
                control=_amounts(row[7]),
                accepted=row[8],
                broken_off=row[9],
                deals_planned=row[10],
                missing_deals=row[11],
                seats=tuple(seats.get(row[0], ())),
                deals=tuple(deals.get(row[0], ())),
            )
        )
    return found


def _amounts(text: str | None) -> tuple[Any, ...] | None:
    return None if text is None else tuple(amount(value) for value in json_of(text))


def _by_seats(text: str) -> dict[int, int]:
    return {int(seats): deals for seats, deals in json_of(text).items()}


def adjustments(source: Source, tournament_id: int) -> tuple[Adjustment, ...]:
    """Read the adjustments of a tournament in the order of their making."""
    rows = source.query(
        "SELECT id, entry_id, round, points, reason FROM adjustments WHERE tournament_id = ? ORDER BY id",
        (tournament_id,),
    )
    return tuple(
        Adjustment(id=row[0], entry=row[1], round=row[2], points=amount(json_of(row[3])), reason=row[4]) for row in rows
    )


def substitutes(source: Source, tournament_id: int) -> tuple[Substitute, ...]:
    """Read who plays instead of whom, in the order of the rounds."""
    rows = source.query(
        "SELECT id, entry_id, by_id, round, takes_points, reason FROM substitutes WHERE tournament_id = ? "
        "ORDER BY round, id",
        (tournament_id,),
    )
    return tuple(
        Substitute(id=row[0], entry=row[1], by=row[2], round=row[3], takes_points=bool(row[4]), reason=row[5])
        for row in rows
    )


def listed(source: Source, tournament_id: int) -> tuple[Listed, ...]:
    """Read what an old result list says, in the order of the entries' numbers."""
    rows = source.query(
        "SELECT l.entry_id, l.place, l.points FROM listed l JOIN entries e ON e.id = l.entry_id "
        "WHERE l.tournament_id = ? ORDER BY e.number",
        (tournament_id,),
    )
    return tuple(
        Listed(entry=row[0], place=row[1], points=None if row[2] is None else amount(json_of(row[2]))) for row in rows
    )


def releases(source: Source, tournament_id: int) -> tuple[Release, ...]:
    """Read the released standings of a tournament in the order of their release."""
    rows = source.query(
        "SELECT id, after_round, state, at, protest_until, places FROM releases WHERE tournament_id = ? ORDER BY id",
        (tournament_id,),
    )
    return tuple(
        Release(
            id=row[0],
            after_round=row[1],
            state=row[2],
            at=row[3],
            protest_until=row[4],
            places=tuple((place[0], place[1], place[2]) for place in json_of(row[5])),
        )
        for row in rows
    )


def apart(source: Source, tournament_id: int) -> tuple[tuple[int, int, bool], ...]:
    """Read who is kept apart: two person ids, and whether always."""
    rows = source.query(
        "SELECT person_id, other_id, tournament_id IS NULL FROM apart WHERE tournament_id = ?1 OR "
        "(tournament_id IS NULL AND person_id IN (SELECT person_id FROM entries WHERE tournament_id = ?1) "
        "AND other_id IN (SELECT person_id FROM entries WHERE tournament_id = ?1)) ORDER BY id",
        (tournament_id,),
    )
    return tuple((row[0], row[1], bool(row[2])) for row in rows)
