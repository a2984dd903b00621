"""Teams and categories of one evening, made from its standing.

DECISION: of each team as many members count, the best ones, as the smallest
team of two or more has. So a team of four has no better chance than one of
three, and nobody has to set a number before the first list. The alternative, a
number in the tournament's settings, is asked for by seasons only, which have it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tappscore.rules.deal import Amount
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import Place, Standing


class TeamLine(msgspec.Struct, frozen=True, kw_only=True):
    """One team: its shared or own place, the sum of the members that count, and all members, the best first."""

    place: int
    tied: bool
    team: str
    points: Amount
    members: tuple[Place, ...]


def team_names(snapshot: Snapshot) -> tuple[str, ...]:
    """Give the names of all teams, in alphabetical order."""
    return tuple(sorted({entry.team for entry in snapshot.entries if entry.team}))


def categories(snapshot: Snapshot) -> tuple[str, ...]:
    """Give the groups that people of this evening belong to (ladies, youth), in alphabetical order."""
    return tuple(sorted({entry.person.group for entry in snapshot.entries if entry.person.group}))


def of_category(standing: Standing, category: str) -> Standing:
    """Give the standing of one category: the same order, places counted anew."""
    lines = [place for place in standing.places if place.entry.person.group == category]
    ranked = [place for place in lines if place.place is not None]
    places = [
        msgspec.structs.replace(
            line,
            place=None if line.place is None else 1 + sum((other.place or 0) < line.place for other in ranked),
            tied=line.place is not None and sum(other.place == line.place for other in ranked) > 1,
            decided_by=line.decided_by if _parted_inside(standing, line, ranked) else None,
        )
        for line in lines
    ]
    return msgspec.structs.replace(standing, places=tuple(places))


def _parted_inside(standing: Standing, line: Place, ranked: Iterable[Place]) -> bool:
    """Say whether somebody of the category was level until the criterion that decided."""
    if line.decided_by is None:
        return False
    until = standing.criteria.index(line.decided_by)
    return any(other is not line and other.values[:until] == line.values[:until] for other in ranked)


def counting(standing: Standing) -> int:
    """Say how many members of each team count; 0 without a team."""
    sizes = [len(members) for members in _members(standing).values()]
    return min((size for size in sizes if size > 1), default=max(sizes, default=0))


def teams(standing: Standing) -> tuple[TeamLine, ...]:
    """Rank the teams by the sum of their best members; equal sums share the place."""
    size = counting(standing)
    sums = {team: _sum(members[:size]) for team, members in _members(standing).items()}
    lines = [
        TeamLine(
            place=1 + sum(other > sums[team] for other in sums.values()),
            tied=sum(other == sums[team] for other in sums.values()) > 1,
            team=team,
            points=sums[team],
            members=members,
        )
        for team, members in _members(standing).items()
    ]
    return tuple(sorted(lines, key=lambda line: (line.place, line.team)))


def _members(standing: Standing) -> dict[str, tuple[Place, ...]]:
    found: dict[str, list[Place]] = {}
    for place in standing.places:
        if place.entry.team and place.place is not None:
            found.setdefault(place.entry.team, []).append(place)
    return {
        team: tuple(sorted(members, key=lambda place: (-(place.points or 0), place.entry.number)))
        for team, members in found.items()
    }


def _sum(members: Iterable[Place]) -> Amount:
    total: Amount = 0
    for place in members:
        total += place.points or 0
    return total
