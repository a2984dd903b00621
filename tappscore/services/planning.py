"""A seating searched for a round of a tournament, by whichever method.

The search is loaded when one is asked for: a window's start needs only `plays`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.problems import Problem, RefusedError
from tappscore.tournament.seating_choices import NEEDS_ROUND_BEFORE
from tappscore.tournament.seating_facts import (
    fits,
    history_of,
    plays,
    round_now,
    seated,
    sizes_of,
    wishes_of,
)
from tappscore.tournament.snapshot import Round, Snapshot

if TYPE_CHECKING:
    from tappscore.tournament.ledger import Ledger
    from tappscore.tournament.seating import Plan, Progress

__all__ = ["fits", "history_of", "plan_by", "plan_from", "plays", "round_now", "seated", "sizes_of", "wishes_of"]

# Values of a seating's problems that name people, by their id there and by name here.
_PEOPLE = ("person", "one", "other")


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
    # A round drawn alone leaves room for those that are still to come.
    ahead = max(snapshot.rounds_planned - round_no, 0)
    return seating.plan_round(people, history, wishes, seed, progress, ahead=ahead)


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
