"""Another laptop's club file brought into this one: looked at first, then one step with one undo.

Tournaments, people and seasons are known by their uuid. What is new comes in;
what is equal stays; where both files know a tournament differently, or a
person by another name, ours stays unless theirs is chosen.
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.services.archive import arrive
from tappscore.services.presets import bring
from tappscore.store.amounts import kept
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Progress, Rows
from tappscore.store.glance import Glance
from tappscore.store.loading import Summary, load, persons, tournaments
from tappscore.store.lookups import ids
from tappscore.store.preset_reading import presets
from tappscore.store.season_reading import kept_scheme, seasons
from tappscore.store.source import Source
from tappscore.store.tables import PERSON, SEASON, SEASON_EVENING, TOURNAMENT
from tappscore.tournament.snapshot import Entry, Person, Snapshot

_NAMES = ("first", "last", "club", "town", "group")


class JoinedTournament(NamedTuple):
    """A tournament of the other file: new here, equal to ours, or different from ours."""

    state: Literal["new", "equal", "different"]
    theirs: Summary
    ours: Summary | None


class JoinedPerson(NamedTuple):
    """Somebody whom both files know, by different names, club, town or group."""

    ours: Person
    theirs: Person


class Preview(NamedTuple):
    """What joining would bring: tournaments, people known differently, how many people and seasons are new."""

    tournaments: tuple[JoinedTournament, ...]
    people: tuple[JoinedPerson, ...]
    new_people: int
    new_seasons: int


class Joining:
    """Bringing another club file into this one."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def preview(self, other: Path, progress: Progress | None = None) -> Preview:
        """Look into the other file and say what joining would do; nothing changes in either.

        RefusedError when it is no sound club file, `join-with-itself`, or `cancelled`.
        """
        self._not_itself(other)
        with Glance(other) as theirs:
            known = {one.uuid: one for one in tournaments(self._file, binned=True)}
            listed = tournaments(theirs, binned=True)
            found = []
            for done, one in enumerate(listed, start=1):
                found.append(_compared(self._file, theirs, known.get(one.uuid), one))
                if progress is not None and not progress(done, len(listed)):
                    raise RefusedError(Problem("cancelled"))
            here = {one.uuid: one for one in persons(self._file)}
            their_people = persons(theirs)
            own_seasons = {one.uuid for one in seasons(self._file)}
            return Preview(
                tournaments=tuple(found),
                people=tuple(
                    JoinedPerson(here[one.uuid], one)
                    for one in their_people
                    if one.uuid in here and _card(one) != _card(here[one.uuid])
                ),
                new_people=sum(one.uuid not in here for one in their_people),
                new_seasons=sum(one.uuid not in own_seasons for one in seasons(theirs)),
            )

    def join(
        self,
        other: Path,
        replace: Collection[str] = (),
        rename: Collection[str] = (),
        progress: Progress | None = None,
    ) -> ChangeSet:
        """Bring in what is new; of the tournaments in `replace` and the people in `rename` (uuids) take theirs.

        RefusedError as in `preview`; the file is as before then.
        """
        self._not_itself(other)
        with Glance(other) as theirs, self._file.write("club.join") as rows:
            listed = tournaments(theirs, binned=True)
            came = 0
            for done, one in enumerate(listed, start=1):
                if one.uuid in replace or not ids(rows, TOURNAMENT, uuid=one.uuid):
                    arrive(rows, load(theirs, one.id), replace=True)
                    came += 1
                if progress is not None and not progress(done, len(listed)):
                    raise RefusedError(Problem("cancelled"))
            for person in persons(theirs):
                _meet(rows, person, rename)
            _bring_seasons(rows, theirs)
            bring(rows, presets(theirs))
            rows.values["count"] = came
        return rows.changes

    def _not_itself(self, other: Path) -> None:
        if other.exists() and other.samefile(self._file.path):
            raise RefusedError(Problem("join-with-itself", field="file"))


def _meet(rows: Rows, person: Person, rename: Collection[str]) -> None:
    here = ids(rows, PERSON, uuid=person.uuid)
    if not here:
        rows.insert(PERSON, {"uuid": person.uuid, **_card(person), "note": person.note, "public": person.public})
    elif person.uuid in rename:
        rows.update(PERSON, here[0], _card(person))


def _card(person: Person) -> dict[str, object]:
    return {key: getattr(person, key) for key in _NAMES}


def _bring_seasons(rows: Rows, theirs: Source) -> None:
    uuids = {one.id: one.uuid for one in tournaments(theirs, binned=True)}
    for season in reversed(seasons(theirs)):
        if ids(rows, SEASON, uuid=season.uuid):
            continue
        name, number = season.name, 1
        while ids(rows, SEASON, name=name):
            number += 1
            name = f"{season.name} ({number})"
        new = rows.insert(SEASON, {"uuid": season.uuid, "name": name, "scheme": kept_scheme(season.scheme)})
        for tournament_id, weight in season.evenings:
            (own,) = ids(rows, TOURNAMENT, uuid=uuids[tournament_id])
            rows.insert(SEASON_EVENING, {"season_id": new, "tournament_id": own, "weight": kept(weight)})


def _compared(file: ClubFile, theirs: Source, ours: Summary | None, one: Summary) -> JoinedTournament:
    if ours is None:
        return JoinedTournament("new", one, None)
    equal = _content(load(file, ours.id)) == _content(load(theirs, one.id))
    return JoinedTournament("equal" if equal else "different", one, ours)


def _content(snapshot: Snapshot) -> object:
    """Give a tournament without the ids that each file gives, and without names, so that two files can be compared."""
    numbers = {entry.id: entry.number for entry in snapshot.entries}
    people = {entry.person.id: entry.person.uuid for entry in snapshot.entries}
    rounds = [
        msgspec.structs.replace(
            one,
            id=0,
            sitting_out=tuple(sorted(numbers[entry] for entry in one.sitting_out)),
            tables=tuple(
                msgspec.structs.replace(
                    table,
                    id=0,
                    seats=tuple(numbers[entry] for entry in table.seats),
                    deals=tuple(msgspec.structs.replace(booked, id=0) for booked in table.deals),
                )
                for table in one.tables
            ),
        )
        for one in snapshot.rounds
    ]
    bare = msgspec.structs.replace(
        snapshot,
        id=0,
        journal=0,
        entries=(),
        rounds=tuple(rounds),
        adjustments=tuple(msgspec.structs.replace(one, id=0, entry=numbers[one.entry]) for one in snapshot.adjustments),
        releases=tuple(
            msgspec.structs.replace(
                one, id=0, places=tuple((numbers.get(entry, 0), *rest) for entry, *rest in one.places)
            )
            for one in snapshot.releases
        ),
        substitutes=tuple(
            msgspec.structs.replace(one, id=0, entry=numbers[one.entry], by=numbers[one.by])
            for one in snapshot.substitutes
        ),
        listed=tuple(msgspec.structs.replace(one, entry=numbers[one.entry]) for one in snapshot.listed),
        apart=(),
    )
    apart = sorted((*sorted((people[one], people[other])), always) for one, other, always in snapshot.apart)
    return msgspec.to_builtins(bare, enc_hook=_exact), apart, [_bare_entry(entry) for entry in snapshot.entries]


def _bare_entry(entry: Entry) -> dict[str, Any]:
    values = msgspec.structs.asdict(entry)
    return {**values, "id": 0, "person": entry.person.uuid}


def _exact(value: object) -> object:
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(value)
