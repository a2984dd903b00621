"""Recount: an evening settled under other options or another variant, beside the original and without touching it.

It tells which deals would change by how much, for whom, and which would
become illegal. While one is illegal there is no other ledger: nothing is
settled that the rules don't know.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.rules.checking import problems
from tappscore.rules.deal import Amount
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import resolve
from tappscore.rules.settlement import turns
from tappscore.tournament.ledger import Ledger, fold
from tappscore.tournament.rules_in_force import changed_from, in_force, rules_of
from tappscore.tournament.snapshot import Entry, Snapshot, Table
from tappscore.tournament.standings import rank


class ChangedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A booked deal that would settle otherwise; moves along the table's seats."""

    round_number: int
    table: Table
    number: int
    before: tuple[Amount, ...]
    after: tuple[Amount, ...]


class UnfitDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A booked deal that the other rules don't allow; number 0: the table as a whole."""

    round_number: int
    table: Table
    number: int
    problems: tuple[Problem, ...]


class PersonChange(msgspec.Struct, frozen=True, kw_only=True):
    """One entry's points and place, now and under the other rules; None for no place or no points."""

    entry: Entry
    points_before: Amount | None
    points_after: Amount | None
    place_before: int | None
    place_after: int | None

    @property
    def is_changed(self) -> bool:
        """Whether anything is different."""
        return (self.points_before, self.place_before) != (self.points_after, self.place_after)


class Recount(msgspec.Struct, frozen=True, kw_only=True):
    """The evening under other rules. `ledger` is None while a deal is unfit."""

    snapshot: Snapshot
    ledger: Ledger | None
    deals: tuple[ChangedDeal, ...]
    unfit: tuple[UnfitDeal, ...]
    people: tuple[PersonChange, ...]


def recount(
    snapshot: Snapshot,
    ledger: Ledger,
    house: Mapping[str, object],
    variant: str | None = None,
    revision: int | None = None,
    from_round: int = 1,
) -> Recount:
    """Settle a snapshot under other options from a round on, or under another variant that shares its facts.

    `ledger` is the snapshot's own. Another variant counts for the whole evening. RefusedError with the problems
    of the options themselves.
    """
    own = variant in (None, snapshot.variant)
    if own and revision is None:
        revision = in_force(snapshot, from_round).revision
    chosen = rule_set(variant or snapshot.variant, revision)
    options = resolve(chosen, house)
    other = snapshot if own else msgspec.structs.replace(snapshot, variant=chosen.key)
    other = changed_from(other, from_round if own else 1, chosen.revision, options)
    unfit = tuple(_named(one, ledger) for one in unfit_deals(other))
    if unfit:
        return Recount(snapshot=other, ledger=None, deals=(), unfit=unfit, people=())
    recounted = fold(other, ledger)
    return Recount(
        snapshot=other,
        ledger=recounted,
        deals=tuple(_changed(ledger, recounted)),
        unfit=(),
        people=_people(ledger, recounted),
    )


def unfit_deals(snapshot: Snapshot) -> Iterator[UnfitDeal]:
    """Find the booked deals that the rules of their round don't allow."""
    for round_ in snapshot.rounds:
        for table in round_.tables:
            try:
                rules = rules_of(snapshot, round_.number, len(table.seats))
            except RefusedError as refused:
                if table.deals:
                    yield UnfitDeal(round_number=round_.number, table=table, number=0, problems=refused.problems)
                continue
            given = turns(rules, [booked.deal for booked in table.deals])
            for booked, turn in zip(table.deals, given, strict=True):
                if found := problems(rules, booked.deal, turn, booked.number):
                    yield UnfitDeal(round_number=round_.number, table=table, number=booked.number, problems=found)


def _named(one: UnfitDeal, ledger: Ledger) -> UnfitDeal:
    """Call a contract that the other rules don't know as the evening's own rules do; people never see a key."""
    rules = ledger.tables[one.table.id].rules
    labels = {} if rules is None else {contract.key: contract.label for contract in rules.contracts}
    found = tuple(
        dataclasses.replace(each, values={"value": labels.get(str(each.values["value"]), each.values["value"])})
        if each.code == "contract-unknown"
        else each
        for each in one.problems
    )
    return msgspec.structs.replace(one, problems=found)


def _changed(before: Ledger, after: Ledger) -> Iterator[ChangedDeal]:
    for result in before.results:
        other = after.tables[result.table.id]
        if result.settlement is None or other.settlement is None:
            continue
        for old, new in zip(result.settlement.deals, other.settlement.deals, strict=True):
            if old.moves != new.moves:
                yield ChangedDeal(
                    round_number=result.round_number,
                    table=result.table,
                    number=old.number,
                    before=old.moves,
                    after=new.moves,
                )


def _people(before: Ledger, after: Ledger) -> tuple[PersonChange, ...]:
    """Set everybody's points and places beside each other, in the order of the places now."""
    now, then = rank(before.snapshot, before), rank(after.snapshot, after)
    places = {place.entry.id: place for place in then.places}
    return tuple(
        PersonChange(
            entry=place.entry,
            points_before=place.points,
            points_after=places[place.entry.id].points,
            place_before=place.place,
            place_after=places[place.entry.id].place,
        )
        for place in now.places
    )
