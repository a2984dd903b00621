"""The people at a table as explanations name them: by the last name, with more where two share it."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.tournament.snapshot import Person, Snapshot


def seat_names(snapshot: Snapshot, seats: Sequence[int]) -> tuple[str, ...]:
    """Name the entries (ids) of a table in seat order; an entry that is gone has the empty name."""
    known = {entry.id: entry.person for entry in snapshot.entries}
    persons = [known.get(entry_id) for entry_id in seats]
    lasts = [person.last for person in persons if person is not None]
    return tuple("" if person is None else _short(person, lasts) for person in persons)


def _short(person: Person, lasts: list[str]) -> str:
    return person.last if person.last and lasts.count(person.last) == 1 else person.spoken
