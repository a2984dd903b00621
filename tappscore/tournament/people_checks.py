"""Checks of people and seats."""

from __future__ import annotations

from collections.abc import Iterator

from tappscore.i18n import formats, mark, message
from tappscore.tournament.columns import entry_state
from tappscore.tournament.findings import Found, Where
from tappscore.tournament.ledger import Ledger
from tappscore.tournament.snapshot import Entry, Round, Snapshot, Table

TWICE = mark("tournament", "Round {round}: {name} sits at {table} and at {other}.")
TABLE_TWICE = mark("tournament", "Round {round}: table {table} is there twice.")
UNSEATED = mark("tournament", "Round {round}: {name} is present and has no seat.")
ABSENT_SEATED = mark("tournament", "Round {round}, table {table}: {name} sits there, but is {state}.")
NAME = mark("tournament", "Number {number} has no full name: {name}.")
NAMESAKES = mark("tournament", "{name} is there twice: numbers {number} and {other}.")
NO_REASON = mark("tournament", "An adjustment for {name} has no reason.")


def person_twice(snapshot: Snapshot, _: Ledger) -> Iterator[Found]:
    """Find people who sit at two tables of one round."""
    for round_ in snapshot.rounds:
        seen: dict[int, Table] = {}
        for table in round_.tables:
            for entry_id in table.seats:
                if entry_id in seen:
                    entry = snapshot.entry(entry_id)
                    text = message(
                        TWICE,
                        round=round_.number,
                        name=entry.person.name,
                        table=seen[entry_id].number,
                        other=table.number,
                    )
                    yield Found(text, Where(round=round_.number, table_id=table.id, table=table.number, entry=entry_id))
                seen.setdefault(entry_id, table)


def table_twice(snapshot: Snapshot, _: Ledger) -> Iterator[Found]:
    """Find table numbers that occur twice in a round."""
    for round_ in snapshot.rounds:
        numbers = [table.number for table in round_.tables]
        for number in sorted({number for number in numbers if numbers.count(number) > 1}):
            text = message(TABLE_TWICE, round=round_.number, table=number)
            yield Found(text, Where(round=round_.number, table=number))


def _is_due(entry: Entry, round_: Round) -> bool:
    """Say whether somebody is to play in a round."""
    left = entry.withdrawn_from is not None and entry.withdrawn_from <= round_.number
    return entry.state in ("present", "withdrawn") and entry.joined_in <= round_.number and not left


def unseated(snapshot: Snapshot, _: Ledger) -> Iterator[Found]:
    """Find people who are here and have no seat."""
    for round_ in snapshot.rounds:
        seated = {entry_id for table in round_.tables for entry_id in table.seats} | set(round_.sitting_out)
        for entry in snapshot.entries:
            if round_.tables and entry.state == "present" and _is_due(entry, round_) and entry.id not in seated:
                text = message(UNSEATED, round=round_.number, name=entry.person.name)
                yield Found(text, Where(round=round_.number, entry=entry.id))


def absent_seated(snapshot: Snapshot, _: Ledger) -> Iterator[Found]:
    """Find people at a table who are not here."""
    entries = {entry.id: entry for entry in snapshot.entries}
    for round_ in snapshot.rounds:
        for table in round_.tables:
            for entry in (entries[entry_id] for entry_id in table.seats):
                left = entry.withdrawn_from is not None and entry.withdrawn_from <= round_.number
                if entry.state in ("booked", "waiting") or (left and entry.state != "present"):
                    text = message(
                        ABSENT_SEATED,
                        round=round_.number,
                        table=table.number,
                        name=entry.person.name,
                        state=entry_state(entry),
                    )
                    yield Found(text, Where(round=round_.number, table_id=table.id, table=table.number, entry=entry.id))


def name_incomplete(snapshot: Snapshot, _: Ledger) -> Iterator[Found]:
    """Find people without first or last name."""
    for entry in snapshot.entries:
        if not entry.person.first or not entry.person.last:
            text = message(NAME, number=entry.number, name=entry.person.name)
            yield Found(text, Where(entry=entry.id))


def namesakes(snapshot: Snapshot, _: Ledger) -> Iterator[Found]:
    """Find people whom neither name nor town nor club tells apart."""
    seen: dict[str, Entry] = {}
    for entry in snapshot.entries:
        person = entry.person
        key = formats.folded(f"{person.name}|{person.town}|{person.club}")
        if key in seen:
            text = message(NAMESAKES, name=person.name, number=seen[key].number, other=entry.number)
            yield Found(text, Where(entry=entry.id))
        seen.setdefault(key, entry)


def no_reason(snapshot: Snapshot, _: Ledger) -> Iterator[Found]:
    """Find adjustments that nobody gave a reason for."""
    for adjustment in snapshot.adjustments:
        if not adjustment.reason.strip():
            text = message(NO_REASON, name=snapshot.entry(adjustment.entry).person.name)
            yield Found(text, Where(round=adjustment.round, entry=adjustment.entry))
