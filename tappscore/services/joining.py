"""Other club files, or archives, brought into this one: looked at first, then one step with one undo.

Tournaments, people and seasons are known by their uuid. What is new comes in;
what is equal stays; where both files know a tournament differently, or a
person by another name, ours stays unless theirs is chosen.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Collection, Sequence
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


# A club file by its place, or a tournament that was read from an archive.
Other = Path | Snapshot


class Joining:
    """Bringing other club files, or archives, into this one."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def preview(self, other: Other | Sequence[Other], progress: Progress | None = None) -> Preview:
        """Look into what is to be joined and say what joining would do; nothing changes anywhere.

        RefusedError when one is no sound club file, `join-with-itself`, or `cancelled`.
        """
        with _Brought(self._file, other) as brought:
            known = {one.uuid: one for one in tournaments(self._file, binned=True)}
            found = []
            for done, (one, theirs) in enumerate(brought.tournaments, start=1):
                found.append(_compared(self._file, theirs, known.get(one.uuid), one))
                if progress is not None and not progress(done, len(brought.tournaments)):
                    raise RefusedError(Problem("cancelled"))
            here = {one.uuid: one for one in persons(self._file)}
            own_seasons = {one.uuid for one in seasons(self._file)}
            their_seasons = {one.uuid for source in brought.files for one in seasons(source)}
            return Preview(
                tournaments=tuple(found),
                people=tuple(
                    JoinedPerson(here[one.uuid], one)
                    for one in brought.people
                    if one.uuid in here and _card(one) != _card(here[one.uuid])
                ),
                new_people=sum(one.uuid not in here for one in brought.people),
                new_seasons=len(their_seasons - own_seasons),
            )

    def join(
        self,
        other: Other | Sequence[Other],
        replace: Collection[str] = (),
        rename: Collection[str] = (),
        progress: Progress | None = None,
    ) -> ChangeSet:
        """Bring in what is new; of the tournaments in `replace` and the people in `rename` (uuids) take theirs.

        RefusedError as in `preview`; the file is as before then.
        """
        with _Brought(self._file, other) as brought, self._file.write("club.join") as rows:
            came = 0
            for done, (one, theirs) in enumerate(brought.tournaments, start=1):
                if one.uuid in replace or not ids(rows, TOURNAMENT, uuid=one.uuid):
                    arrive(rows, theirs(), replace=True)
                    came += 1
                if progress is not None and not progress(done, len(brought.tournaments)):
                    raise RefusedError(Problem("cancelled"))
            for person in brought.people:
                _meet(rows, person, rename)
            for source in brought.files:
                _bring_seasons(rows, source)
                bring(rows, presets(source))
            rows.values["count"] = came
        return rows.changes


class _Brought:
    """All that is to be joined, its club files open for reading."""

    def __init__(self, own: ClubFile, other: Other | Sequence[Other]) -> None:
        self._own = own
        self._others = tuple(other) if isinstance(other, (list, tuple)) else (other,)
        self._open = contextlib.ExitStack()
        self.files: list[Glance] = []
        self.tournaments: list[tuple[Summary, Callable[[], Snapshot]]] = []
        self.people: list[Person] = []

    def __enter__(self) -> _Brought:
        with contextlib.ExitStack() as opened:
            for one in self._others:
                if isinstance(one, Snapshot):
                    self._add(summary(one), functools.partial(_itself, one), [entry.person for entry in one.entries])
                    continue
                if one.exists() and one.samefile(self._own.path):
                    raise RefusedError(Problem("join-with-itself", field="file"))
                theirs = opened.enter_context(Glance(one))
                self.files.append(theirs)
                for listed in tournaments(theirs, binned=True):
                    self._add(listed, functools.partial(load, theirs, listed.id), ())
                self._meet(persons(theirs))
            self._open = opened.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _add(self, listed: Summary, read: Callable[[], Snapshot], people: Sequence[Person]) -> None:
        if all(listed.uuid != known.uuid for known, _ in self.tournaments):
            self.tournaments.append((listed, read))
        self._meet(people)

    def _meet(self, people: Sequence[Person]) -> None:
        known = {one.uuid for one in self.people}
        self.people += [one for one in people if one.uuid not in known]


def _itself(snapshot: Snapshot) -> Snapshot:
    return snapshot


def summary(snapshot: Snapshot) -> Summary:
    """Give the line of a list for a tournament that stands in no club file."""
    return Summary(
        number=0,
        uuid=snapshot.uuid,
        name=snapshot.name,
        date=snapshot.date,
        place=snapshot.place,
        variant=snapshot.variant,
        state=snapshot.state,
        sample=snapshot.sample,
        binned=snapshot.binned,
        entries=len(snapshot.entries),
        rounds=len(snapshot.rounds),
    )


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


def _compared(file: ClubFile, theirs: Callable[[], Snapshot], ours: Summary | None, one: Summary) -> JoinedTournament:
    if ours is None:
        return JoinedTournament("new", one, None)
    equal = _content(load(file, ours.id)) == _content(theirs())
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
