"""Seasons as the file keeps them: a name, a scheme, and which evenings count how much."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import Amount
from tappscore.store.amounts import amount, kept
from tappscore.store.reading import persons
from tappscore.store.source import Source, json_of
from tappscore.tournament.namesakes import told_apart
from tappscore.tournament.seasons import Line, Scheme


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """One season. `evenings` are tournament ids with their weights, in the order of their days."""

    id: int
    uuid: str
    name: str
    scheme: Scheme
    evenings: tuple[tuple[int, Amount], ...]


def seasons(source: Source) -> tuple[Season, ...]:
    """List the seasons, the newest first; evenings in the bin are left out."""
    evenings: dict[int, list[tuple[int, Amount]]] = {}
    for season_id, tournament_id, weight in source.query(
        "SELECT e.season_id, e.tournament_id, e.weight FROM season_evenings e "
        "JOIN tournaments t ON t.id = e.tournament_id WHERE NOT t.binned ORDER BY t.day, t.id"
    ):
        evenings.setdefault(season_id, []).append((tournament_id, amount(json_of(weight))))
    return tuple(
        Season(
            id=row[0],
            uuid=row[1],
            name=row[2],
            scheme=scheme_of(json_of(row[3])),
            evenings=tuple(evenings.get(row[0], ())),
        )
        for row in source.query("SELECT id, uuid, name, scheme FROM seasons ORDER BY id DESC")
    )


def season(source: Source, season_id: int) -> Season:
    """Read one season; RefusedError `unknown-season` when there is none of that id."""
    for found in seasons(source):
        if found.id == season_id:
            return found
    raise RefusedError(Problem("unknown-season", field="season", values={"season": str(season_id)}))


class Published(msgspec.Struct, frozen=True, kw_only=True):
    """A ranking as it was handed out. `group` names the list, empty for everybody's.

    `evenings` are the uuids of those that were held then; `lines` are the
    person's uuid, place, value and the value of each of these evenings
    (None: not there).
    """

    id: int
    at: str
    group: str
    evenings: tuple[str, ...]
    lines: tuple[tuple[str, int | None, Amount, tuple[Amount | None, ...]], ...]


def published(source: Source, season_id: int) -> tuple[Published, ...]:
    """List what of a season was handed out, the newest first."""
    return tuple(
        Published(
            id=row[0],
            at=row[1],
            group=row[2],
            evenings=tuple(json_of(row[3])),
            lines=tuple(
                (who, place, amount(value), tuple(None if each is None else amount(each) for each in values))
                for who, place, value, values in json_of(row[4])
            ),
        )
        for row in source.query(
            'SELECT id, at, "group", evenings, places FROM publications WHERE season_id = ? ORDER BY id DESC',
            (season_id,),
        )
    )


def kept_lines(lines: Sequence[Line], evenings: Sequence[str]) -> list[list[object]]:
    """Write a ranking for keeping, as `Published.lines` reads it."""
    found: list[list[object]] = []
    for line in lines:
        own = {counted.tournament: counted.value for counted in line.evenings if counted.attended}
        values = [kept(own[evening]) if evening in own else None for evening in evenings]
        found.append([line.person, line.place, kept(line.value), values])
    return found


def kept_published(one: Published) -> list[list[object]]:
    """Write what was handed out as `kept_lines` writes a ranking, to hold both against each other."""
    found: list[list[object]] = []
    for who, place, value, values in one.lines:
        found.append([who, place, kept(value), [None if each is None else kept(each) for each in values]])
    return found


def kept_scheme(scheme: Scheme) -> dict[str, object]:
    """Write a scheme for keeping, exact and complete: later defaults must not change an old season."""
    return {key: _kept(value) for key, value in msgspec.structs.asdict(scheme).items()}


def _kept(value: object) -> object:
    if isinstance(value, Fraction):
        return kept(value)
    return [_kept(part) for part in value] if isinstance(value, (tuple, list)) else value


_AMOUNTS = ("beyond", "absence", "winner_bonus", "sitting_out_bonus")


def scheme_of(data: Mapping[str, Any]) -> Scheme:
    """Read a scheme that was kept; facts of a newer program that this one does not know are left out."""
    known = {field.name for field in msgspec.structs.fields(Scheme)}
    values: dict[str, Any] = {key: value for key, value in data.items() if key in known}
    for key in _AMOUNTS:
        if values.get(key) is not None:
            values[key] = amount(values[key])
    if "table" in values:
        values["table"] = tuple(amount(value) for value in values["table"])
    if "ties" in values:
        values["ties"] = tuple(values["ties"])
    return Scheme(**values)


@dataclasses.dataclass(frozen=True, slots=True)
class Guise:
    """What of a person and an entry a season shows: joined when it is shown, never kept twice.

    `name` tells namesakes apart, on the screen, on paper and in what is counted again.
    """

    uuid: str
    name: str
    group: str
    guest: bool
    team: str


def guises(source: Source, tournaments: Sequence[int]) -> dict[int, dict[int, Guise]]:
    """Give who stands behind the entries of some tournaments: tournament id → entry id → guise."""
    marks = ", ".join("?" for _ in tournaments)
    found: dict[int, dict[int, Guise]] = {number: {} for number in tournaments}
    names = told_apart(persons(source), spoken=False)
    for tournament, entry, uuid, group, guest, team in source.query(
        'SELECT e.tournament_id, e.id, p.uuid, p."group", e.guest, e.team FROM entries e '
        f"JOIN persons p ON p.id = e.person_id WHERE e.tournament_id IN ({marks})",
        tuple(tournaments),
    ):
        found[tournament][entry] = Guise(uuid, names[uuid], group, bool(guest), team)
    return found


def last_change(source: Source, tournament_id: int) -> int:
    """Give the number of the last journal entry that touched a tournament's own facts.

    Entries that concern several tournaments (a person renamed, two made one) change nobody's points and are not asked.
    """
    found = source.query(
        "SELECT max((SELECT coalesce(max(id), 0) FROM journal WHERE tournament_id = ?1), "
        "(SELECT coalesce(max(journal_id), 0) FROM journal_chunks WHERE tournament_id = ?1))",
        (tournament_id,),
    )
    return int(found[0][0])
