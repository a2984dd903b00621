"""What one table has, made of its deals, its paper and the rules of its round.

What counts at a table (`formats.md` 3): the deals, once they are complete;
totals, while deals are missing or where they were declared to stand; the
deals as far as they go, marked provisional, where there are no totals. A
table with neither is nothing (None), which is not zero. The end of the pot
is settled once the sheet is complete or its round is closed; until then the
pot is still being played for.

DECISION: a disputed deal that does not count meanwhile settles like a struck
one. It keeps its turn, so the deals after it keep theirs.

DECISION: the deals that a broken-off table did not play are nothing, zero or
average, as the table says. Nothing and zero are the same points; with zero
the deals count as played in points per deal. Average gives each seat its own
average for them, rounded to whole points: nobody reads `1920/7` in a standing.
By the rounding such a table may miss zero by a point or two.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from tappscore.rules.deal import Amount, Deal
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import Settlement, settle, turns
from tappscore.tournament.ranks import rounded, table_points
from tappscore.tournament.snapshot import Round, Table

TableState = Literal["empty", "started", "complete", "checked", "broken-off", "totals-only"]


class Tally(msgspec.Struct, frozen=True):
    """Counts of one seat or one entry: deals played (not rested), declared, won and lost as declarer.

    `typed` of the deals played are known one by one; of the others only the paper's totals are.
    `high` is the sum over won declarations of the contract's rank in the
    variant's list, 1 the lowest.
    """

    played: int = 0
    declared: int = 0
    won: int = 0
    lost: int = 0
    high: int = 0
    typed: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.played + other.played,
            self.declared + other.declared,
            self.won + other.won,
            self.lost + other.lost,
            self.high + other.high,
            self.typed + other.typed,
        )


NOTHING = Tally()


class TableResult(msgspec.Struct, frozen=True, kw_only=True):
    """What one table has. Tuples run along the table's seats.

    `computed` comes of the deals alone; `points` is what counts; None where
    nothing is known. `unplayed` are the deals that a broken-off table did not
    play. `difference` is the paper (control line, else totals)
    minus `computed`; None where there is nothing to compare. `pot` is what
    the pot holds now, `till` what it leaves to the club's till. `called_off`:
    the round was; its sheet can still be looked at and counts for nobody.
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
    unplayed: int
    tallies: tuple[Tally, ...]
    table_points: tuple[Amount, ...] | None
    pot: Amount
    till: Amount
    called_off: bool = False

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


def planned_deals(round_: Round, table: Table) -> int:
    """Give the number of deals a table is to play; 0 where nobody has said it."""
    if table.broken_off is not None:
        return table.broken_off
    if table.deals_planned is not None:
        return table.deals_planned
    return round_.deals_per_table.get(len(table.seats), 0)


def unplayed_deals(round_: Round, table: Table) -> int:
    """Give the number of deals that a broken-off table was to play and did not."""
    if table.broken_off is None:
        return 0
    return max(planned_deals(round_, msgspec.structs.replace(table, broken_off=None)) - table.broken_off, 0)


def _stretched(points: tuple[Amount, ...] | None, table: Table, unplayed: int) -> tuple[Amount, ...] | None:
    """Give a broken-off table's points with the deals not played at the average of those played."""
    if points is None or table.missing_deals != "average" or not table.broken_off or not unplayed:
        return points
    return tuple(each + rounded(Fraction(each) * unplayed / table.broken_off) for each in points)


def counted(table: Table) -> tuple[Deal, ...]:
    """Give the deals as they are settled: a disputed one that does not count is struck meanwhile."""
    return tuple(
        booked.deal
        if booked.counts
        else Deal(kind="struck", dealer=booked.deal.dealer, resting=booked.deal.resting, reason=booked.deal.reason)
        for booked in table.deals
    )


def table_result(rules: Rules | None, round_: Round, table: Table) -> TableResult:
    """Reckon what a table has under the rules of its round; None: only the paper's totals count."""
    planned = planned_deals(round_, table)
    missing = max(planned - len(table.deals), 0)
    unplayed = unplayed_deals(round_, table)
    closed = round_.state == "closed"
    deals = counted(table)
    settlement = settle(rules, deals) if rules is not None and deals else None
    ended = missing == 0 or closed
    computed = None if settlement is None else _computed(settlement, ended=ended)
    by_totals = table.totals is not None and (table.totals_stand or missing > 0 or computed is None)
    said = table.totals if by_totals else computed
    points = _stretched(said, table, unplayed)
    paper = table.control if table.control is not None else table.totals
    difference = None
    if paper is not None and computed is not None and missing == 0 and len(paper) == len(computed):
        difference = tuple(said - reckoned for said, reckoned in zip(paper, computed, strict=True))
    state = _state(table, missing)
    checked = bool(table.accepted) or (difference is not None and (not any(difference) or table.totals_stand))
    if state == "complete" and checked:
        state = "checked"
    result = TableResult(
        table=table,
        round_number=round_.number,
        round_closed=closed,
        planned=planned,
        rules=rules,
        state=state,
        settlement=settlement,
        computed=computed,
        points=points,
        # The signed last line is not going to change: what it leaves unknown is said apart.
        provisional=points is not None
        and ((missing > 0 and table.totals is None) or any(booked.disputed for booked in table.deals)),
        checked=checked,
        difference=difference,
        missing=missing,
        unplayed=unplayed,
        tallies=_tallies(rules, table, settlement, planned, unplayed, by_totals=by_totals),
        table_points=None if points is None else table_points(points),
        pot=0 if settlement is None else settlement.pot - (0 if ended else settlement.closing.pot),
        till=_left_over(said, settlement) if ended else 0,
    )
    return _called_off(result) if round_.called_off else result


def _called_off(result: TableResult) -> TableResult:
    """Take everything out of a table's result that anybody's account could count."""
    nothing = (NOTHING,) * len(result.table.seats)
    return msgspec.structs.replace(
        result, called_off=True, points=None, table_points=None, provisional=False, tallies=nothing, pot=0, till=0
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
    rules: Rules | None, table: Table, settlement: Settlement | None, planned: int, unplayed: int, *, by_totals: bool
) -> tuple[Tally, ...]:
    seats = len(table.seats)
    if rules is None:
        return (NOTHING,) * seats
    declared, won, lost, high = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    # While the paper's totals stand for deals not typed yet, people have played what was planned.
    length = planned if by_totals and planned > len(table.deals) else len(table.deals)
    length += unplayed if table.missing_deals != "nothing" else 0
    deals = counted(table) + (Deal(kind="passed"),) * (length - len(table.deals))
    played, typed = [len(deals)] * seats, [len(table.deals)] * seats
    for number, turn in enumerate(turns(rules, deals)):
        for seat in turn.resting:
            played[seat - 1] -= 1
            typed[seat - 1] -= number < len(table.deals)
    if settlement is not None:
        # A contract's rank is its place in the variant's list, 1 the lowest; 0 for one that is not in it.
        ranks = {contract.key: rank for rank, contract in enumerate(rules.contracts, start=1)}
        for deal, settled in zip(deals, settlement.deals, strict=False):
            if deal.declarer is None or deal.kind != "played":
                continue
            seat = deal.declarer - 1
            declared[seat] += 1
            won[seat] += settled.result == "won"
            lost[seat] += settled.result == "lost"
            if settled.result == "won":
                high[seat] += ranks.get(deal.contract or "", 0)
    return tuple(map(Tally, played, declared, won, lost, high, typed))
