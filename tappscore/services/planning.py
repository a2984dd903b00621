"""Who is to be seated in a round, and a seating searched for them.

The search is loaded when one is asked for: a window's start needs only `plays`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.rules.registry import rule_set
from tappscore.tournament.snapshot import Entry, Snapshot

if TYPE_CHECKING:
    from tappscore.tournament.seating import Plan, Progress, Seating, Wishes


def plays(entry: Entry, round_no: int) -> bool:
    """Say whether an entry is to be seated in a round."""
    gone = entry.withdrawn_from is not None and entry.withdrawn_from <= round_no
    return entry.state in ("present", "withdrawn", "disqualified") and entry.joined_in <= round_no and not gone


def wishes_of(snapshot: Snapshot) -> Wishes:
    """Give what the tournament's facts ask of a seating: sizes, fixed tables, people kept apart."""
    from tappscore.tournament.seating import Wishes

    by_person = {entry.person.id: entry.id for entry in snapshot.entries}
    return Wishes(
        prefer=snapshot.prefer,
        sizes=tuple(sorted(snapshot.deals)) or rule_set(snapshot.variant, snapshot.revision).allowed_seats,
        apart=tuple(
            (by_person[one], by_person[other])
            for one, other, _ in snapshot.apart
            if one in by_person and other in by_person
        ),
        fixed_tables=tuple(
            (entry.id, entry.fixed_table) for entry in snapshot.entries if entry.fixed_table is not None
        ),
    )


def plan_from(snapshot: Snapshot, round_no: int, seed: int, progress: Progress | None = None) -> Plan:
    """Search a seating for a round of a snapshot; people are entry ids. RefusedError when they can't be seated."""
    from tappscore.tournament.seating import plan_round

    people = [entry.id for entry in snapshot.entries if plays(entry, round_no)]
    return plan_round(people, history_of(snapshot, round_no), wishes_of(snapshot), seed, progress)


def history_of(snapshot: Snapshot, before: int) -> list[Seating]:
    """Give who sat where before a round, with the tables' numbers and who sat out, so that both go round in turn."""
    from tappscore.tournament.seating import seating

    return [
        seating([table.seats for table in one.tables], [table.number for table in one.tables], one.sitting_out)
        for one in snapshot.rounds
        if one.number < before
    ]
