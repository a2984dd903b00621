"""What a tournament's facts say about its seating: who plays, who sat where, what is wished.

Pure, and light: the search is loaded when somebody asks for wishes or seats, since a window's start needs only `plays`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tappscore.rules.registry import nearest
from tappscore.tournament.seating_choices import choices_of
from tappscore.tournament.snapshot import Entry, Round, Snapshot

if TYPE_CHECKING:
    from tappscore.tournament.seating import Seating, Wishes


def plays(entry: Entry, round_no: int) -> bool:
    """Say whether an entry is to be seated in a round."""
    gone = entry.withdrawn_from is not None and entry.withdrawn_from <= round_no
    return entry.state in ("present", "withdrawn", "disqualified") and entry.joined_in <= round_no and not gone


def round_now(snapshot: Snapshot) -> Round | None:
    """Give the round that people are at: the first that is not closed, else the last; None before the first draw.

    Rounds may be drawn ahead, so the last one drawn is seldom the one that is played.
    """
    waiting = [round_ for round_ in snapshot.rounds if round_.state != "closed"]
    return waiting[0] if waiting else snapshot.rounds[-1] if snapshot.rounds else None


def fits(snapshot: Snapshot, round_: Round) -> bool:
    """Say whether exactly the people who play are in a round: at its tables, or sitting out."""
    there = {one for table in round_.tables for one in table.seats} | set(round_.sitting_out)
    return not round_.tables or there == {entry.id for entry in snapshot.entries if plays(entry, round_.number)}


def sizes_of(snapshot: Snapshot) -> tuple[int, ...]:
    """Give the sizes that a table of this evening may have."""
    return tuple(sorted(snapshot.deals)) or nearest(snapshot.variant, snapshot.revision).allowed_seats


def wishes_of(snapshot: Snapshot) -> Wishes:
    """Give what the tournament's facts ask of a seating: sizes, fixed places, people kept apart, writers, tables."""
    from tappscore.tournament.seating import Wishes, apart_within

    by_person = {entry.person.id: entry.id for entry in snapshot.entries}
    by_uuid = {entry.uuid: entry.id for entry in snapshot.entries}
    choices = choices_of(snapshot)
    apart = [
        (by_person[one], by_person[other])
        for one, other, _ in snapshot.apart
        if one in by_person and other in by_person
    ]
    if choices.teams_apart:
        apart += apart_within(_groups((entry.team, entry.id) for entry in snapshot.entries))
    if choices.clubs_apart:
        # However the club is spelt tonight: "sv igelsberg" is the SV Igelsberg.
        apart += apart_within(_groups((entry.person.club.casefold(), entry.id) for entry in snapshot.entries))
    return Wishes(
        prefer=snapshot.prefer,
        sizes=sizes_of(snapshot),
        apart=tuple(dict.fromkeys((min(pair), max(pair)) for pair in apart)),
        fixed_tables=tuple(
            (entry.id, entry.fixed_table) for entry in snapshot.entries if entry.fixed_table is not None
        ),
        fixed_seats=tuple((by_uuid[uuid], seat) for uuid, seat in choices.seats.items() if uuid in by_uuid),
        writers=frozenset(by_uuid[uuid] for uuid in choices.writers if uuid in by_uuid),
        top=tuple(by_uuid[uuid] for uuid in choices.top if uuid in by_uuid),
        numbers=choices.tables,
    )


def _groups(members: Iterable[tuple[str, int]]) -> list[list[int]]:
    """Put people together who share a word; nobody without one."""
    groups: dict[str, list[int]] = {}
    for word, entry_id in members:
        if word.strip():
            groups.setdefault(" ".join(word.split()), []).append(entry_id)
    return list(groups.values())


def history_of(snapshot: Snapshot, before: int) -> list[Seating]:
    """Give who sat where before a round, with the tables' numbers and who sat out, so that both go round in turn."""
    return [seated(round_) for round_ in snapshot.rounds if round_.number < before]


def seated(round_: Round) -> Seating:
    """Give a round's seats as a seating."""
    from tappscore.tournament.seating import seating

    return seating(
        [table.seats for table in round_.tables], [table.number for table in round_.tables], round_.sitting_out
    )
