"""Who may be meant by what was typed at the door, and what the people who are here make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tappscore.ui.models.table_sizes import size_word
from tappscore.ui.models.typed_name import TypedName
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.services.people import Match
    from tappscore.tournament.snapshot import Entry, Snapshot
    from tappscore.ui.desk import Desk

MOST = 6


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody who may be meant: an entry of this evening, a person of earlier ones, or somebody new."""

    first: str
    last: str
    club: str = ""
    town: str = ""
    number: int | None = None
    person_id: int | None = None
    entry: Entry | None = None
    namesakes: int = 0
    is_certain: bool = True  # typed letters stand in the name, nothing was guessed

    @property
    def is_new(self) -> bool:
        """Whether this is somebody whom the club file doesn't know."""
        return self.person_id is None


def candidates(desk: Desk, typed: TypedName) -> tuple[Candidate, ...]:
    """Give the people who fit, the likeliest first, and the new person as the last row."""
    if not typed.sought:
        return ()
    found = [_known(match, typed) for match in desk.people.find(typed.sought, MOST)]
    namesakes = len(desk.people.namesakes(typed.first, typed.last))
    return (*found, Candidate(typed.first, typed.last, number=typed.number, namesakes=namesakes))


def _known(match: Match, typed: TypedName) -> Candidate:
    person = match.person
    return Candidate(
        person.first,
        person.last,
        person.club,
        person.town,
        typed.number,
        person.id,
        match.entry,
        is_certain=match.certain,
    )


def told(snapshot: Snapshot, entry: Entry) -> str:
    """Say who was just let in: number, name, where from, the fee, and the table where a seat is waiting already."""
    if entry.state == "booked":
        paid = translate("Entries", "booked")
    else:
        paid = translate("Entries", "owes the fee") if entry.owes else translate("Entries", "paid")
    parts = [f"{entry.number}  {entry.person.name}", entry.person.club or entry.person.town, paid]
    now = next((round_ for round_ in snapshot.rounds if round_.state != "closed"), None)
    parts += [
        translate("Entries", "sits at table {table}", table=table.number)
        for table in (now.tables if now is not None else ())
        if entry.id in table.seats
    ]
    return ", ".join(part for part in parts if part)


def summary(snapshot: Snapshot) -> str:
    """Say people, tables and what is missing for full tables."""
    from tappscore.rules.registry import nearest
    from tappscore.tournament.seating.sizes import missing_for_full_tables, problems, split

    here = sum(entry.state == "present" for entry in snapshot.entries)
    people = translate("Entries", "%n people here", n=here)
    allowed = nearest(snapshot.variant, snapshot.revision).allowed_seats
    if here == 0:
        return people
    if problems(here, allowed):
        return f"{people} · " + translate("Entries", "%n more needed for a table", n=max(min(allowed) - here, 1))
    parts = split(here, allowed, snapshot.prefer)
    sizes = " + ".join(
        translate("Entries", "{count} × {size}", count=parts.count(size), size=size)
        for size in sorted(set(parts.sizes), reverse=True)
    )
    tables = translate("Entries", "%n tables", n=len(parts.sizes))
    said = [people, f"{tables} ({sizes})"]
    if parts.sitting_out:
        said.append(translate("Entries", "%n without a seat", n=parts.sitting_out))
    missing = missing_for_full_tables(here, allowed, snapshot.prefer)
    if missing:
        said.append(
            translate("Entries", "%n missing for full tables of {size}", n=missing, size=size_word(snapshot.prefer))
        )
    else:
        said.append(translate("Entries", "all tables full"))
    return " · ".join(said)
