"""What each entry has: its seats, rounds, credit and adjustments, summed up.

DECISION: a substitute who takes over the points has all that the other had
before the round, with every deal of it, credit and adjustments included; the
other has no account left from that round on. In a standing after an earlier
round both are as they were then.

DECISION: a round missed before somebody joined is never a round played: what
is stated for it, or the own average in whole points, is credit beside the rounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from fractions import Fraction

import msgspec

from tappscore.rules.deal import Amount
from tappscore.tournament.ranks import rounded
from tappscore.tournament.snapshot import Adjustment, Entry, Snapshot, Substitute
from tappscore.tournament.table_results import NOTHING, TableResult, Tally


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
    round's adjustments are part of a round that was played. `credit` is what
    counts for rounds missed. `total` is None where there is nothing at all: no
    round, no credit, no adjustment. `sittings` and `adjustments` include those
    taken over from somebody else (`taken_from`: entry ids); `taken_by` is who
    has taken this account over.
    """

    entry: Entry
    rounds: tuple[Amount | None, ...]
    sittings: tuple[Sitting, ...]
    adjustments: tuple[Adjustment, ...]
    adjusted: Amount
    credit: Amount
    taken_from: tuple[int, ...]
    taken_by: int | None
    total: Amount | None
    tally: Tally
    provisional: bool


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
    accounts = {entry.id: _Account(entry) for entry in wanted}
    for result in results:
        if result.round_number <= last and not (only is not None and only.isdisjoint(result.table.seats)):
            for seat, entry_id in enumerate(result.table.seats, start=1):
                if entry_id in accounts:
                    accounts[entry_id].sittings.append(Sitting(result, seat))
    for adjustment in snapshot.adjustments:
        if adjustment.entry in accounts and (adjustment.round is None or adjustment.round <= last):
            accounts[adjustment.entry].adjustments.append(adjustment)
    for one in snapshot.substitutes:
        if one.takes_points and one.round <= last and one.entry in accounts and one.by in accounts:
            accounts[one.by].take_over(accounts[one.entry], one)
    return {entry_id: account.row(last) for entry_id, account in accounts.items()}


class _Account:
    """What belongs to one entry while the accounts are made."""

    __slots__ = ("adjustments", "credit", "entry", "sittings", "taken_by", "taken_from")

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.credit: Amount = entry.credit
        self.sittings: list[Sitting] = []
        self.adjustments: list[Adjustment] = []
        self.taken_from: list[int] = []
        self.taken_by: int | None = None

    def take_over(self, other: _Account, one: Substitute) -> None:
        """Take what the other has before a round, and what is beside the rounds."""
        before = [sitting for sitting in other.sittings if sitting.result.round_number < one.round]
        self.sittings = sorted([*before, *self.sittings], key=lambda sitting: sitting.result.round_number)
        other.sittings = [sitting for sitting in other.sittings if sitting.result.round_number >= one.round]
        beside = [item for item in other.adjustments if item.round is None or item.round < one.round]
        self.adjustments = [*beside, *self.adjustments]
        other.adjustments = [item for item in other.adjustments if item not in beside]
        self.credit, other.credit = self.credit + other.credit, 0
        self.taken_from = [*other.taken_from, other.entry.id, *self.taken_from]
        other.taken_from, other.taken_by, self.taken_by = [], self.entry.id, None

    def row(self, last: int) -> Row:
        """Sum the account up."""
        rounds: list[Amount | None] = [None] * last
        tally = NOTHING
        provisional = False
        for sitting in self.sittings:
            points = sitting.points
            if points is None:
                continue
            index = sitting.result.round_number - 1
            # Two tables in one round happen (a wrong number): both count, the audit names them.
            rounds[index] = points + (rounds[index] or 0)
            tally += sitting.result.tallies[sitting.seat - 1]
            provisional = provisional or sitting.result.provisional
        credit = self.credit + self._average_of_missed(rounds)
        elsewhere: Amount = 0
        for adjustment in self.adjustments:
            played = None if adjustment.round is None or adjustment.round > last else rounds[adjustment.round - 1]
            if played is None or adjustment.round is None:
                elsewhere += adjustment.points
            else:
                rounds[adjustment.round - 1] = played + adjustment.points
        known = [points for points in rounds if points is not None]
        nothing = not known and not self.adjustments and not credit
        return Row(
            entry=self.entry,
            rounds=tuple(rounds),
            sittings=tuple(self.sittings),
            adjustments=tuple(self.adjustments),
            adjusted=sum((adjustment.points for adjustment in self.adjustments), 0),
            credit=credit,
            taken_from=tuple(self.taken_from),
            taken_by=self.taken_by,
            total=None if nothing else sum(known, elsewhere + credit),
            tally=tally,
            provisional=provisional,
        )

    def _average_of_missed(self, rounds: Sequence[Amount | None]) -> Amount:
        """Give the own average for each round missed before the first, penalties left out."""
        if self.entry.missed != "average" or self.taken_by is not None:
            return 0
        missed = sum(points is None for points in rounds[: self.entry.joined_in - 1])
        known = [points for points in rounds if points is not None]
        return rounded(Fraction(sum(known)) * missed / len(known)) if known and missed else 0
