"""The people at a table as explanations name them: by the last name, with more where two share it."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.tournament.snapshot import Entry, Snapshot


def seat_names(snapshot: Snapshot, seats: Sequence[int]) -> tuple[str, ...]:
    """Name the entries (ids) of a table in seat order; an entry that is gone has the empty name."""
    known = {entry.id: entry for entry in snapshot.entries}
    entries = [known.get(entry_id) for entry_id in seats]
    there = [entry for entry in entries if entry is not None]
    lasts = [entry.person.last for entry in there]
    spoken = [entry.person.spoken for entry in there]
    return tuple("" if entry is None else _short(entry, lasts, spoken) for entry in entries)


def _short(entry: Entry, lasts: list[str], spoken: list[str]) -> str:
    person = entry.person
    if person.last and lasts.count(person.last) == 1:
        return person.last
    # Two of the very same name are told apart by the number on their chip.
    return person.spoken if spoken.count(person.spoken) == 1 else f"{person.spoken} ({entry.number})"
