"""Ready schedules in which nobody meets twice, or as few as we know.

Three sources:

*stored* the smallest fields, where only a long search finds the best
  (`small_fields`), and some up to twelve tables where only such a one brings
  nobody back to a table while short tables stay even (`middle_fields`);
*grid* one row of the grid per seat, one column per table; in round r row i is
  shifted by `columns[r][i]`. People of one row never meet, so leaving part of
  the last row empty gives every mixture of two table sizes at once. Where the
  columns have a row more, it names the physical tables, and nobody comes back
  to one;
*starters* a base round turned through a cyclic group: the hard cases
  (`starters`), with *ghosts* removed: people of the design who never meet in
  the rounds used make their tables one smaller (practice.md D.2).

Designs speak of positions 0 .. n - 1; the plan draws by lot who takes which.
"""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.tournament.seating import middle_fields, small_fields
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.fields import columns
from tappscore.tournament.seating.seats import pairs
from tappscore.tournament.seating.starters import developed

Rounds = list[list[list[int]]]
GHOST_TRIES = 60


def design(people: int, sizes: Sequence[int], rounds: int, chance: Chance) -> Rounds | None:
    """Find a ready schedule for these table sizes (larger first); None where we know none."""
    known = stored(people, sizes, rounds)
    if known is not None:
        return known
    return (
        _grid(people, sizes, rounds, chance, with_places=True)
        or _with_ghosts(people, sizes, rounds, chance)
        or _grid(people, sizes, rounds, chance, with_places=False)
    )


def stored(people: int, sizes: Sequence[int], rounds: int) -> Rounds | None:
    """Look up a schedule that was searched as a whole: tables in their physical order, short ones in turn."""
    return small_fields.stored(people, sizes, rounds) or middle_fields.stored(people, sizes, rounds)


def _grid(people: int, sizes: Sequence[int], rounds: int, chance: Chance, *, with_places: bool) -> Rounds | None:
    tables, rows = len(sizes), max(sizes, default=0)
    # One row more than seats says at which physical table a column meets, so that nobody comes back to one.
    shifts = columns(tables, rows + with_places, rounds, chance)
    if shifts is None:
        return None
    full = min(sizes)
    if full == rows:
        last: dict[int, int] = {}
    else:
        # The seats of the last row that are taken, spread over the columns.
        taken = people - full * tables
        last = {number * tables // taken: full * tables + number for number in range(taken)}
    schedule: Rounds = []
    for column in shifts.values:
        met: list[list[int]] = [[] for _ in range(tables)]
        for row in range(full):
            for place in range(tables):
                met[shifts.add(place, column[row])].append(row * tables + place)
        for place, person in last.items():
            met[shifts.add(place, column[rows - 1])].append(person)
        turn = column[rows] if len(column) > rows else 0
        schedule.append([met[shifts.add(table, turn)] for table in range(tables)])
    return schedule


def _larger_first(tables: list[list[int]]) -> list[list[int]]:
    return sorted(tables, key=len, reverse=True)


def _with_ghosts(people: int, sizes: Sequence[int], rounds: int, chance: Chance) -> Rounds | None:
    size = max(sizes, default=0)
    full = size * len(sizes)
    schedule = developed(full, size, rounds)
    if schedule is None or min(sizes) < size - 1:
        return None
    met = {pair for tables in schedule for table in tables for pair in pairs(table)}
    best: tuple[int, Rounds] | None = None
    for _ in range(GHOST_TRIES if people < full else 1):
        ghosts = _strangers(full, full - people, met, chance)
        if ghosts is None:
            continue
        left = _without(schedule, full, ghosts)
        unevenness = _unevenness(left, people, size)
        if best is None or unevenness < best[0]:
            best = (unevenness, left)
    return best[1] if best else None


def _strangers(full: int, count: int, met: set[tuple[int, int]], chance: Chance) -> list[int] | None:
    """Pick people who never meet, by lot."""
    chosen: list[int] = []
    for person in chance.shuffled(range(full)):
        if len(chosen) == count:
            break
        if all((min(person, other), max(person, other)) not in met for other in chosen):
            chosen.append(person)
    return chosen if len(chosen) == count else None


def _without(schedule: Rounds, full: int, ghosts: Sequence[int]) -> Rounds:
    living = [person for person in range(full) if person not in ghosts]
    place = {person: number for number, person in enumerate(living)}
    return [
        _larger_first([[place[person] for person in table if person in place] for table in tables])
        for tables in schedule
    ]


def _unevenness(schedule: Rounds, people: int, size: int) -> int:
    visits = [0] * people
    for tables in schedule:
        for table in tables:
            if len(table) < size:
                for person in table:
                    visits[person] += 1
    return sum(number * number for number in visits)
