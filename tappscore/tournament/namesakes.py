"""Two people of one name: told apart by where they are from; everybody else is named by the name alone. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tappscore.tournament.snapshot import Entry, Person


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


def entries_apart(entries: Iterable[Entry]) -> dict[int, str | int]:
    """Say by entry id what tells namesakes apart: town or club, and where two are of one place (or none) the number."""
    everybody = tuple(entries)
    shared = Counter(entry.person.name for entry in everybody)
    alike = Counter((entry.person.name, _home(entry.person)) for entry in everybody)
    return {
        entry.id: home if home and alike[entry.person.name, home] == 1 else entry.number
        for entry in everybody
        if shared[entry.person.name] > 1
        for home in (_home(entry.person),)
    }


def _home(person: Person) -> str:
    return person.town or person.club
