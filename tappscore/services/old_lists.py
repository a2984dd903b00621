"""Evenings from before the program: places and totals from an old list, kept as what they are.

An evening known from its list has no rounds and no deals; its places are
facts. Everything is one step with one undo. People are known again by their
name where just one person has it; who they are can be said for each name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple
from uuid import uuid4

from tappscore.i18n.formats import folded
from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import Amount
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import resolve
from tappscore.store.amounts import kept
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Progress, Rows
from tappscore.store.loading import persons, tournaments
from tappscore.store.lookups import ids
from tappscore.store.tables import ENTRY, LISTED, PERSON, TOURNAMENT, line
from tappscore.tournament.snapshot import Person


class OldResult(NamedTuple):
    """One line: who, and what the list says; at least one of place and points is known."""

    first: str
    last: str
    place: int | None = None
    points: Amount | None = None
    club: str = ""
    town: str = ""
    group: str = ""

    @property
    def known_by(self) -> str:
        """What makes two lines one person: the name and, where it is given, the town."""
        return known_by(self.first, self.last, self.town)


class OldEvening(NamedTuple):
    """One evening of the list."""

    name: str
    day: date
    results: tuple[OldResult, ...]
    place: str = ""


class Recognised(NamedTuple):
    """Who of a list is known: by one person's name, by that of several (to be chosen), or new."""

    known: Mapping[str, Person]
    doubtful: Mapping[str, tuple[Person, ...]]
    new: tuple[str, ...]
    evenings_known: tuple[OldEvening, ...]


def known_by(first: str, last: str, town: str = "") -> str:
    """Write a name as it is compared: `last|first|town`, without case and accents."""
    return "|".join(folded(line(part)) for part in (last, first, town))


class OldLists:
    """Bringing old result lists into a club file."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def recognise(self, evenings: Sequence[OldEvening]) -> Recognised:
        """Say who of the list is known, and which evenings are here already (same day and name). Nothing changes."""
        by_name = _by_name(persons(self._file))
        known: dict[str, Person] = {}
        doubtful: dict[str, tuple[Person, ...]] = {}
        new: dict[str, None] = {}
        for one in (result for evening in evenings for result in evening.results):
            fitting = _fitting(by_name, one)
            if len(fitting) == 1:
                known[one.known_by] = fitting[0]
            elif fitting:
                doubtful[one.known_by] = fitting
            else:
                new[one.known_by] = None
        here = {(one.date, folded(one.name)) for one in tournaments(self._file, binned=True)}
        return Recognised(
            known, doubtful, tuple(new), tuple(one for one in evenings if (one.day, folded(line(one.name))) in here)
        )

    def bring_in(
        self,
        evenings: Sequence[OldEvening],
        variant: str,
        who: Mapping[str, int | None] | None = None,
        progress: Progress | None = None,
    ) -> ChangeSet:
        """Keep evenings of old lists, finished, as one step.

        `who` says for a name (`known_by`) which person it is, None for somebody new. Unsaid, one fitting person is
        taken, and where several fit somebody new. RefusedError for every evening that is here already, has no name,
        or names somebody twice; `cancelled` when progress says False.
        """
        with self._file.write("tournament.listed") as rows:
            found = list(_problems(rows, evenings))
            if found:
                raise RefusedError(*found)
            by_name = _by_name(persons(rows))
            chosen: dict[str, int] = {key: person for key, person in (who or {}).items() if person is not None}
            fresh = {key for key, person in (who or {}).items() if person is None}
            for done, evening in enumerate(evenings, start=1):
                self._evening(rows, evening, variant, by_name, chosen, fresh)
                if progress is not None and not progress(done, len(evenings)):
                    raise RefusedError(Problem("cancelled"))
            rows.values["count"] = len(evenings)
        return rows.changes

    def _evening(
        self, rows: Rows, evening: OldEvening, variant: str,
        by_name: Mapping[str, Sequence[Person]], chosen: dict[str, int], fresh: set[str],
    ) -> None:  # fmt: skip
        rules = rule_set(variant)
        tournament = rows.insert(
            TOURNAMENT,
            {
                "uuid": str(uuid4()), "name": evening.name, "day": evening.day.isoformat(), "place": evening.place,
                "variant": rules.key, "revision": rules.revision, "house": resolve(rules, {}), "ranking": ["points"],
                "state": "final", "rounds_planned": 1, "deals": {3: 12, 4: 16}, "prefer": 3, "seed": 0,
            },
        )  # fmt: skip
        listed = []
        for number, one in enumerate(evening.results, start=1):
            key = one.known_by
            if key not in chosen:
                fitting = () if key in fresh else _fitting(by_name, one)
                chosen[key] = fitting[0].id if len(fitting) == 1 else _new_person(rows, one)
            entry = rows.insert(
                ENTRY,
                {
                    "uuid": str(uuid4()), "tournament_id": tournament, "person_id": chosen[key], "number": number,
                    "state": "present",
                },
            )  # fmt: skip
            points = None if one.points is None else kept(one.points)
            listed.append({"tournament_id": tournament, "entry_id": entry, "place": one.place, "points": points})
        rows.insert_many(LISTED, listed, tournament)


def _new_person(rows: Rows, one: OldResult) -> int:
    values = {"first": one.first, "last": one.last, "club": one.club, "town": one.town, "group": one.group}
    return rows.insert(PERSON, {"uuid": str(uuid4()), **values})


def _by_name(people: Sequence[Person]) -> dict[str, list[Person]]:
    found: dict[str, list[Person]] = {}
    for person in people:
        found.setdefault(known_by(person.first, person.last), []).append(person)
    return found


def _fitting(by_name: Mapping[str, Sequence[Person]], one: OldResult) -> tuple[Person, ...]:
    """Give the people of that name; where the list has a town, those of another town are others."""
    named = by_name.get(known_by(one.first, one.last), ())
    if not one.town:
        return tuple(named)
    town = folded(line(one.town))
    return tuple(person for person in named if not person.town or folded(person.town) == town)


def _problems(rows: Rows, evenings: Sequence[OldEvening]) -> list[Problem]:
    found: list[Problem] = []
    here = {(one.date, folded(one.name)) for one in tournaments(rows, binned=True)}
    for evening in evenings:
        name = line(evening.name)
        if not name:
            found.append(Problem("name-missing", field="name"))
        elif (evening.day, folded(name)) in here or ids(rows, TOURNAMENT, name=name, day=evening.day.isoformat()):
            found.append(Problem("tournament-known", field="name", values={"name": name}))
        here.add((evening.day, folded(name)))
        seen: set[str] = set()
        for one in evening.results:
            if one.known_by in seen:
                said = f"{one.first} {one.last}".strip()
                found.append(Problem("list-person-twice", field="name", values={"name": said, "evening": name}))
            seen.add(one.known_by)
            if one.place is None and one.points is None:
                found.append(Problem("list-without-result", field="place", values={"line": len(seen)}))
    return found
