"""The ledger: what every table and every entry has, folded from a snapshot.

Nothing here is a fact and nothing is stored. A `TableResult` hangs on the
identity of its `Table`, so that a fold after one deal settles one table.

What counts at a table (`formats.md` 3): the deals, once they are complete;
totals, while deals are missing or where they were declared to stand; the
deals as far as they go, marked provisional, where there are no totals. A
table with neither is nothing (None), which is not zero. The end of the pot
is settled once the sheet is complete or its round is closed; until then the
pot is still being played for.

DECISION: a disputed deal that does not count meanwhile settles like a struck
one. It keeps its turn, so the deals after it keep theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Literal

import msgspec

from tappscore.problems import RefusedError
from tappscore.rules.deal import Amount, Deal
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import Rules, bind
from tappscore.rules.settlement import Settlement, settle, turns
from tappscore.tournament.ranks import table_points
from tappscore.tournament.snapshot import Adjustment, Entry, Round, Snapshot, Table

TableState = Literal["empty", "started", "complete", "checked", "broken-off", "totals-only"]


class Tally(msgspec.Struct, frozen=True):
    """Counts of one seat or one entry: deals played (not rested), declared, won and lost as declarer.

    `high` is the sum over won declarations of the contract's rank in the
    variant's list, 1 the lowest.
    """

    played: int = 0
    declared: int = 0
    won: int = 0
    lost: int = 0
    high: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.played + other.played,
            self.declared + other.declared,
            self.won + other.won,
            self.lost + other.lost,
            self.high + other.high,
        )


NOTHING = Tally()


class TableResult(msgspec.Struct, frozen=True, kw_only=True):
    """What one table has. Tuples run along the table's seats.

    `computed` comes of the deals alone; `points` is what counts; None where
    nothing is known. `difference` is the paper (control line, else totals)
    minus `computed`; None where there is nothing to compare. `pot` is what
    the pot holds now, `till` what it leaves to the club's till.
    """

    table: Table
    round_number: int
    round_closed: bool
    planned: int
    rules: Rules | None
    state: TableState
    settlement: Settlement | None
    computed: tuple[Amount, ...] | None
    points: tuple[Amount, ...] | None
    provisional: bool
    checked: bool
    difference: tuple[Amount, ...] | None
    missing: int
    tallies: tuple[Tally, ...]
    table_points: tuple[Amount, ...] | None
    pot: Amount
    till: Amount

    @property
    def agrees(self) -> bool:
        """Whether paper and deals were compared and say the same."""
        return self.difference is not None and not any(self.difference)

    @property
    def is_finished(self) -> bool:
        """Whether nothing is to come: all deals are there, or totals count meanwhile."""
        return self.points is not None and (self.missing == 0 or self.table.totals is not None)

    @property
    def best(self) -> Amount | None:
        """The best total of the table."""
        return None if self.points is None else max(self.points)


class Sitting(msgspec.Struct, frozen=True):
    """One entry's seat (from 1) at one table."""

    result: TableResult
    seat: int

    @property
    def points(self) -> Amount | None:
        """What the seat has at this table, adjustments not included."""
        return None if self.result.points is None else self.result.points[self.seat - 1]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One entry's account.

    `rounds` has one place a round drawn; None where it was not played. A
    round's adjustments are part of a round that was played. `total` is None
    where there is nothing at all: no round, no credit, no adjustment.
    """

    entry: Entry
    rounds: tuple[Amount | None, ...]
    sittings: tuple[Sitting, ...]
    adjusted: Amount
    total: Amount | None
    tally: Tally
    provisional: bool


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """All tables and entries of one snapshot, by their ids; `till` is the sum of what pots left over."""

    snapshot: Snapshot
    tables: Mapping[int, TableResult]
    rows: Mapping[int, Row]
    till: Amount
    rules: Mapping[int, Rules | None]

    @property
    def results(self) -> Iterable[TableResult]:
        """All tables in order of round and table."""
        return self.tables.values()

    def round(self, number: int) -> tuple[TableResult, ...]:
        """Give the tables of one round."""
        return tuple(result for result in self.tables.values() if result.round_number == number)


def fold(snapshot: Snapshot, previous: Ledger | None = None) -> Ledger:
    """Fold a snapshot into its ledger; results of unchanged tables are taken over from `previous`.

    Raises RefusedError when the variant or revision is unknown.
    """
    rules = _bound(snapshot, previous)
    same_rules = previous is not None and rules is previous.rules
    kept = previous.tables if previous is not None and same_rules else {}
    known = {round_.id: round_ for round_ in previous.snapshot.rounds} if previous is not None and same_rules else {}
    tables: dict[int, TableResult] = {}
    for round_ in snapshot.rounds:
        if known.get(round_.id) is round_:
            tables.update({table.id: kept[table.id] for table in round_.tables})
            continue
        for table in round_.tables:
            tables[table.id] = _reused(kept.get(table.id), round_, table) or _table(rules, round_, table)
    return Ledger(
        snapshot=snapshot,
        tables=tables,
        rows=_rows(snapshot, tables, previous),
        till=sum((result.till for result in tables.values()), 0),
        rules=rules,
    )


def _rows(snapshot: Snapshot, tables: Mapping[int, TableResult], previous: Ledger | None) -> dict[int, Row]:
    """Give all accounts; after a deal only those of people at a table that changed are made anew."""
    if previous is None or previous.tables.keys() != tables.keys() or _people(previous.snapshot) != _people(snapshot):
        return rows_until(snapshot, tables.values())
    changed = [table_id for table_id, result in tables.items() if result is not previous.tables[table_id]]
    touched = {entry for table_id in changed for entry in tables[table_id].table.seats}
    touched |= {entry for table_id in changed for entry in previous.tables[table_id].table.seats}
    return {**previous.rows, **rows_until(snapshot, tables.values(), only=touched)}


def _people(snapshot: Snapshot) -> tuple[object, ...]:
    """Give what accounts hang on besides tables."""
    return snapshot.entries, snapshot.adjustments, [round_.number for round_ in snapshot.rounds]


def rows_until(
    snapshot: Snapshot,
    results: Iterable[TableResult],
    after_round: int | None = None,
    only: Set[int] | None = None,
) -> dict[int, Row]:
    """Give the entries' accounts, of the first `after_round` rounds only where that is given.

    Adjustments of the tournament as a whole count at any time. `only` names the entries (ids) that are wanted.
    """
    last = max((round_.number for round_ in snapshot.rounds), default=0)
    last = last if after_round is None else min(last, after_round)
    wanted = [entry for entry in snapshot.entries if only is None or entry.id in only]
    sittings: dict[int, list[Sitting]] = {entry.id: [] for entry in wanted}
    for result in results:
        if result.round_number <= last and not (only is not None and only.isdisjoint(result.table.seats)):
            for seat, entry_id in enumerate(result.table.seats, start=1):
                if entry_id in sittings:
                    sittings[entry_id].append(Sitting(result, seat))
    adjustments: dict[int, list[Adjustment]] = {}
    for adjustment in snapshot.adjustments:
        if adjustment.round is None or adjustment.round <= last:
            adjustments.setdefault(adjustment.entry, []).append(adjustment)
    return {entry.id: _row(entry, last, sittings[entry.id], adjustments.get(entry.id, ())) for entry in wanted}


def _row(entry: Entry, last: int, sittings: Sequence[Sitting], adjustments: Sequence[Adjustment]) -> Row:
    rounds: list[Amount | None] = [None] * last
    tally = NOTHING
    provisional = False
    for sitting in sittings:
        points = sitting.points
        if points is None:
            continue
        index = sitting.result.round_number - 1
        # Two tables in one round happen (a substitute, a wrong number): both count, the audit names them.
        rounds[index] = points + (rounds[index] or 0)
        tally += sitting.result.tallies[sitting.seat - 1]
        provisional = provisional or sitting.result.provisional
    elsewhere: Amount = 0
    for adjustment in adjustments:
        played = None if adjustment.round is None or adjustment.round > last else rounds[adjustment.round - 1]
        if played is None or adjustment.round is None:
            elsewhere += adjustment.points
        else:
            rounds[adjustment.round - 1] = played + adjustment.points
    known = [points for points in rounds if points is not None]
    nothing = not known and not adjustments and not entry.credit
    return Row(
        entry=entry,
        rounds=tuple(rounds),
        sittings=tuple(sittings),
        adjusted=sum((adjustment.points for adjustment in adjustments), 0),
        total=None if nothing else sum(known, elsewhere + entry.credit),
        tally=tally,
        provisional=provisional,
    )


def _bound(snapshot: Snapshot, previous: Ledger | None) -> Mapping[int, Rules | None]:
    """Bind the rules for every number of seats in use; the same mapping when nothing changed."""
    sizes = {len(table.seats) for round_ in snapshot.rounds for table in round_.tables} | set(snapshot.deals)
    if previous is not None:
        old = previous.snapshot
        same = (old.variant, old.revision, old.house) == (snapshot.variant, snapshot.revision, snapshot.house)
        if same and sizes <= previous.rules.keys():
            return previous.rules
    chosen = rule_set(snapshot.variant, snapshot.revision)
    bound: dict[int, Rules | None] = {}
    for seats in sorted(sizes):
        try:
            bound[seats] = bind(chosen, snapshot.house, seats)
        except RefusedError:
            # A table of two is left when somebody goes home; the audit names it, the evening goes on.
            bound[seats] = None
    return bound


def _reused(result: TableResult | None, round_: Round, table: Table) -> TableResult | None:
    if (
        result is not None
        and result.table is table
        and result.round_number == round_.number
        and result.round_closed == (round_.state == "closed")
        and result.planned == planned_deals(round_, table)
    ):
        return result
    return None


def planned_deals(round_: Round, table: Table) -> int:
    """Give the number of deals a table is to play; 0 where nobody has said it."""
    if table.broken_off is not None:
        return table.broken_off
    if table.deals_planned is not None:
        return table.deals_planned
    return round_.deals_per_table.get(len(table.seats), 0)


def counted(table: Table) -> tuple[Deal, ...]:
    """Give the deals as they are settled: a disputed one that does not count is struck meanwhile."""
    return tuple(
        booked.deal
        if booked.counts
        else Deal(kind="struck", dealer=booked.deal.dealer, resting=booked.deal.resting, reason=booked.deal.reason)
        for booked in table.deals
    )


def _table(bound: Mapping[int, Rules | None], round_: Round, table: Table) -> TableResult:
    rules = bound.get(len(table.seats))
    planned = planned_deals(round_, table)
    missing = max(planned - len(table.deals), 0)
    closed = round_.state == "closed"
    deals = counted(table)
    settlement = settle(rules, deals) if rules is not None and deals else None
    ended = missing == 0 or closed
    computed = None if settlement is None else _computed(settlement, ended=ended)
    by_totals = table.totals is not None and (table.totals_stand or missing > 0 or computed is None)
    points = table.totals if by_totals else computed
    paper = table.control if table.control is not None else table.totals
    difference = None
    if paper is not None and computed is not None and missing == 0 and len(paper) == len(computed):
        difference = tuple(said - reckoned for said, reckoned in zip(paper, computed, strict=True))
    state = _state(table, missing)
    checked = bool(table.accepted) or (difference is not None and (not any(difference) or table.totals_stand))
    if state == "complete" and checked:
        state = "checked"
    return TableResult(
        table=table,
        round_number=round_.number,
        round_closed=closed,
        planned=planned,
        rules=rules,
        state=state,
        settlement=settlement,
        computed=computed,
        points=points,
        provisional=points is not None and (missing > 0 or any(booked.disputed for booked in table.deals)),
        checked=checked,
        difference=difference,
        missing=missing,
        tallies=_tallies(rules, table, settlement, planned, by_totals=by_totals),
        table_points=None if points is None else table_points(points),
        pot=0 if settlement is None else settlement.pot - (0 if ended else settlement.closing.pot),
        till=_left_over(points, settlement) if ended else 0,
    )


def _computed(settlement: Settlement, *, ended: bool) -> tuple[Amount, ...]:
    if ended:
        return settlement.totals
    return tuple(total - end for total, end in zip(settlement.totals, settlement.closing.moves, strict=True))


def _left_over(points: Sequence[Amount] | None, settlement: Settlement | None) -> Amount:
    """Give what the seats lost to nobody: the pot's rest, or what the paper's totals leave."""
    if settlement is not None and points == settlement.totals:
        return settlement.pot
    return 0 if points is None else -sum(points)


def _state(table: Table, missing: int) -> TableState:
    if not table.deals:
        if table.totals is not None:
            return "totals-only"
        return "broken-off" if table.broken_off == 0 else "empty"
    if missing:
        return "started"
    return "broken-off" if table.broken_off is not None else "complete"


def _tallies(
    rules: Rules | None, table: Table, settlement: Settlement | None, planned: int, *, by_totals: bool
) -> tuple[Tally, ...]:
    seats = len(table.seats)
    if rules is None:
        return (NOTHING,) * seats
    played = [0] * seats
    declared, won, lost, high = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    # While the paper's totals stand for deals not typed yet, people have played what was planned.
    length = planned if by_totals and planned > len(table.deals) else len(table.deals)
    deals = counted(table) + (Deal(kind="passed"),) * (length - len(table.deals))
    for turn in turns(rules, deals):
        for seat in range(seats):
            played[seat] += seat + 1 not in turn.resting
    if settlement is not None:
        for deal, settled in zip(deals, settlement.deals, strict=False):
            if deal.declarer is None or deal.kind != "played":
                continue
            seat = deal.declarer - 1
            declared[seat] += 1
            won[seat] += settled.result == "won"
            lost[seat] += settled.result == "lost"
            if settled.result == "won":
                high[seat] += contract_rank(rules, deal.contract)
    return tuple(map(Tally, played, declared, won, lost, high))


def contract_rank(rules: Rules, key: str | None) -> int:
    """Give a contract's rank in the variant's list, 1 the lowest; 0 for one that is not in it."""
    for rank, contract in enumerate(rules.contracts, start=1):
        if contract.key == key:
            return rank
    return 0
