"""Two people of one name: told apart by where they are from; everybody else is named by the name alone. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tappscore.tournament.snapshot import Entry, Person


class Apart(NamedTuple):
    """What tells an entry from others of its name: where the person is from, the number where that says too little."""

    home: str
    number: int | None


def told_apart(people: Iterable[Person], *, spoken: bool = True) -> dict[str, str]:
    """Name everybody, by uuid; namesakes with the town, or else the club, that tells them apart.

    `spoken` False: the last name first, as lists are sorted.
    """
    everybody = tuple(people)
    shared = Counter(person.name for person in everybody)
    names = {}
    for person in everybody:
        name, home = person.spoken if spoken else person.name, _home(person)
        names[person.uuid] = f"{name} ({home})" if home and shared[person.name] > 1 else name
    return names


def entries_apart(entries: Iterable[Entry]) -> dict[int, Apart]:
    """Say by entry id what tells namesakes apart: town or club; the number too where two are from one place."""
    everybody = tuple(entries)
    shared = Counter(entry.person.name for entry in everybody)
    alike = Counter((entry.person.name, _home(entry.person)) for entry in everybody)
    return {
        entry.id: Apart(home, entry.number if not home or alike[entry.person.name, home] > 1 else None)
        for entry in everybody
        if shared[entry.person.name] > 1
        for home in (_home(entry.person),)
    }


def _home(person: Person) -> str:
    return person.town or person.club
