"""Who is to be seated in a round, and a seating searched for them.

The search is loaded when one is asked for: a window's start needs only `plays`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.problems import Problem, RefusedError
from tappscore.rules.registry import rule_set
from tappscore.services.seating_choices import NEEDS_ROUND_BEFORE, choices_of
from tappscore.tournament.snapshot import Entry, Round, Snapshot

if TYPE_CHECKING:
    from tappscore.tournament.ledger import Ledger
    from tappscore.tournament.seating import Plan, Progress, Seating, Wishes

# Values of a seating's problems that name people, by their id there and by name here.
_PEOPLE = ("person", "one", "other")


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
    return tuple(sorted(snapshot.deals)) or rule_set(snapshot.variant, snapshot.revision).allowed_seats


def wishes_of(snapshot: Snapshot) -> Wishes:
    """Give what the tournament's facts ask of a seating: sizes, fixed places, people kept apart, writers, tables."""
    from tappscore.tournament.seating import Wishes

    by_person = {entry.person.id: entry.id for entry in snapshot.entries}
    by_uuid = {entry.uuid: entry.id for entry in snapshot.entries}
    choices = choices_of(snapshot)
    apart = [
        (by_person[one], by_person[other])
        for one, other, _ in snapshot.apart
        if one in by_person and other in by_person
    ]
    if choices.teams_apart:
        apart += _team_mates(snapshot)
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


def _team_mates(snapshot: Snapshot) -> list[tuple[int, int]]:
    teams: dict[str, list[int]] = {}
    for entry in snapshot.entries:
        if entry.team:
            teams.setdefault(entry.team, []).append(entry.id)
    return [(one, other) for team in teams.values() for at, one in enumerate(team) for other in team[at + 1 :]]


def plan_from(snapshot: Snapshot, round_no: int, seed: int, progress: Progress | None = None) -> Plan:
    """Search a seating for a round of a snapshot; people are entry ids. RefusedError when they can't be seated."""
    return plan_by("rounds", snapshot, round_no, seed, progress)


def plan_by(
    method: str,
    snapshot: Snapshot,
    round_no: int,
    seed: int,
    progress: Progress | None = None,
    ledger: Ledger | None = None,
) -> Plan:
    """Seat a round by a method of `seating_choices.METHODS`; `plan` seats all planned rounds from this one on.

    What follows results or the round before is drawn where there is none yet. RefusedError names people by name.
    """
    people = [entry.id for entry in snapshot.entries if plays(entry, round_no)]
    before = next((each for each in snapshot.rounds if each.number == round_no - 1 and each.tables), None)
    if method in NEEDS_ROUND_BEFORE and before is None:
        method = "rounds"
    try:
        return _plan(method, snapshot, round_no, people, before, seed, progress, ledger)
    except RefusedError as refused:
        raise RefusedError(*(_named(snapshot, problem) for problem in refused.problems)) from None


def _plan(
    method: str,
    snapshot: Snapshot,
    round_no: int,
    people: list[int],
    before: Round | None,
    seed: int,
    progress: Progress | None,
    ledger: Ledger | None,
) -> Plan:
    from tappscore.tournament import seating

    wishes, history = wishes_of(snapshot), history_of(snapshot, round_no)
    if method == "standing":
        return seating.by_standing(_by_place(snapshot, people, ledger), history, wishes, seed)
    if method in ("winners", "move_on") and before is not None:
        last = seated(before)
        if method == "winners":
            moved = seating.winners_up(last, _table_places(snapshot, before, ledger), history, wishes)
        else:
            moved = seating.move_on(last, None, history, wishes)
        # Whoever came or went meanwhile is taken in, and nobody else moves.
        return seating.mend(moved.rounds[0], people, history, wishes, (), seed).plan
    if method == "plan":
        rounds = max(snapshot.rounds_planned - round_no + 1, 1)
        return seating.plan_evening(people, rounds, wishes, seed, progress, history=history)
    return seating.plan_round(people, history, wishes, seed, progress)


def _by_place(snapshot: Snapshot, people: list[int], ledger: Ledger | None) -> list[int]:
    from tappscore.tournament.ledger import fold
    from tappscore.tournament.standings import rank

    ranked = [place.entry.id for place in rank(snapshot, ledger or fold(snapshot)).places]
    order = [one for one in ranked if one in people]
    return order + [one for one in people if one not in order]


def _table_places(snapshot: Snapshot, round_: Round, ledger: Ledger | None) -> dict[int, int]:
    """Give everybody's place at the table of a round, from the points that count there."""
    from tappscore.tournament.ledger import fold

    results = (ledger or fold(snapshot)).tables
    places: dict[int, int] = {}
    for table in round_.tables:
        points = results[table.id].points
        if points is not None:
            for entry_id, own in zip(table.seats, points, strict=True):
                places[entry_id] = 1 + sum(other > own for other in points)
    return places


def _named(snapshot: Snapshot, problem: Problem) -> Problem:
    names = {entry.id: f"{entry.number} {entry.person.spoken}".strip() for entry in snapshot.entries}
    values = {
        key: names.get(value, str(value)) if key in _PEOPLE and isinstance(value, int) else value
        for key, value in problem.values.items()
    }
    return Problem(problem.code, problem.field, values=values)


def history_of(snapshot: Snapshot, before: int) -> list[Seating]:
    """Give who sat where before a round, with the tables' numbers and who sat out, so that both go round in turn."""
    return [seated(round_) for round_ in snapshot.rounds if round_.number < before]


def seated(round_: Round) -> Seating:
    """Give a round's seats as a seating."""
    from tappscore.tournament.seating import seating

    return seating(
        [table.seats for table in round_.tables], [table.number for table in round_.tables], round_.sitting_out
    )
