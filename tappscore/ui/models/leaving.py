"""What it takes when somebody leaves a table, in words, before it is done and after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from tappscore.services.drawing import mended
from tappscore.services.planning import sizes_of
from tappscore.tournament.seating.seats import Seating
from tappscore.tournament.snapshot import Entry, Round, Snapshot, Table
from tappscore.ui.words import translate


class Leaving(NamedTuple):
    """Somebody's leaving: what to say, which running tables must give somebody, whether it can be."""

    text: str
    giving: tuple[int, ...] = ()
    is_possible: bool = True


def leave_of(snapshot: Snapshot, round_: Round, table: Table, entry: Entry) -> Leaving:
    """Look ahead at somebody leaving a table whose sheet is empty; nothing is changed.

    A table with people enough plays on. Otherwise somebody comes from another one: in a round that runs from a
    table with more people than it needs, and that is said before it is done.
    """
    name = entry.person.spoken
    gone = msgspec.structs.replace(entry, state="withdrawn", withdrawn_from=round_.number)
    after = msgspec.structs.replace(
        snapshot, entries=tuple(gone if each.id == entry.id else each for each in snapshot.entries)
    )
    if len(table.seats) - 1 in sizes_of(snapshot):
        return Leaving(translate("Seating", "{name} is gone now", name=name))
    giving = tuple(
        each.number
        for each in round_.tables
        if each.id != table.id and len(each.seats) - 1 in sizes_of(snapshot) and not each.deals and not each.totals
    )
    seats = mended(after, round_, {table.number, *giving} if round_.state == "open" else None)
    left = set(table.seats) - {entry.id}
    if left & set(seats.sitting_out):
        text = translate(
            "Seating",
            "{name} is gone now – table {table} would have {count}: a substitute is needed",
            name=name,
            table=table.number,
            count=len(left),
        )
        return Leaving(text, is_possible=False)
    moved = _moves(after, {number: table.seats for number, table in _tables(round_).items()}, seats)
    text = translate("Seating", "{name} is gone now ({moves})", name=name, moves=", ".join(moved))
    return Leaving(text if moved else translate("Seating", "{name} is gone now", name=name), giving)


def _tables(round_: Round) -> dict[int, Table]:
    return {table.number: table for table in round_.tables}


def _moves(snapshot: Snapshot, before: Mapping[int, tuple[int, ...]], after: Seating) -> list[str]:
    """Name who sits at another table than before."""
    old = {person: number for number, seats in before.items() for person in seats}
    return [
        translate("Seating", "{name} to table {table}", name=_name(snapshot, person), table=number)
        for number, seats in after.numbered
        for person in seats
        if person in old and old[person] != number
    ]


def _name(snapshot: Snapshot, entry_id: int) -> str:
    entry = snapshot.entry(entry_id)
    return f"{entry.number} {entry.person.spoken}"


def moved_words(snapshot: Snapshot, before: Mapping[int, Round], round_no: int) -> str:
    """Say who sits elsewhere in a round than before, and how many later rounds changed."""
    said: list[str] = []
    for round_ in snapshot.rounds:
        old = before.get(round_.number)
        if old is None or old.tables == round_.tables:
            continue
        if round_.number == round_no:
            seats = {table.number: table.seats for table in old.tables}
            after = Seating(
                tuple(table.seats for table in round_.tables), tuple(table.number for table in round_.tables)
            )
            moves = _moves(snapshot, seats, after)
            known = {person for people in seats.values() for person in people}
            moves += [
                translate("Seating", "{name} to table {table}", name=_name(snapshot, person), table=table.number)
                for table in round_.tables
                for person in table.seats
                if person not in known
            ]
            said.append("; ".join(moves) + "." if moves else translate("Seating", "Nobody else moves."))
        else:
            said.append(translate("Seating", "Round {number} is adapted, too.", number=round_.number))
    return " ".join(said) or translate("Seating", "Nobody else moves.")
