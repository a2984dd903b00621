"""Standings: a ledger and an ordered list of criteria → places.

Each criterion splits the groups that are still level after the ones before
it. What two share in all criteria is a shared place; the number of the entry
orders the list there, and is never shown as a criterion.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import Amount
from tappscore.tournament.ledger import Ledger, Row, rows_until
from tappscore.tournament.metrics import BY_KEY, Criterion, Field, Value
from tappscore.tournament.snapshot import Entry, Snapshot


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a standing.

    `place` is None for people without one: disqualified, not here, or nothing
    played yet. `values` run along the standing's criteria; None where a value
    is nothing, or where `direct_meeting` was not asked. `decided_by` is the
    criterion that parted this entry from the last ones level with it, None
    where the first criterion did or where the place is shared.
    """

    place: int | None
    tied: bool
    entry: Entry
    values: tuple[Value, ...]
    decided_by: Criterion | None
    row: Row

    @property
    def rounds(self) -> tuple[Amount | None, ...]:
        """Points of each round, None for one not played."""
        return self.row.rounds

    @property
    def points(self) -> Amount | None:
        """The sum of all points."""
        return self.row.total


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A ranking after a round: ranked people first, then those without a place.

    `tables_known` of `tables_drawn` tables are finished; `provisional` says
    that one is not, or that a deal is disputed. Of `tables_by_totals` deals
    are not typed: points count there, who won which deal is not known.
    """

    places: tuple[Place, ...]
    criteria: tuple[Criterion, ...]
    after_round: int
    tables_known: int
    tables_drawn: int
    provisional: bool
    tables_by_totals: int = 0

    def of(self, entry_id: int) -> Place:
        """Find an entry's line; KeyError when there is none."""
        for place in self.places:
            if place.entry.id == entry_id:
                return place
        raise KeyError(entry_id)


def criteria_of(ranking: Sequence[str]) -> tuple[Criterion, ...]:
    """Find the criteria of a list of keys; RefusedError names every one that is unknown."""
    unknown = [key for key in ranking if key not in BY_KEY]
    if unknown:
        raise RefusedError(*(Problem("unknown-criterion", "ranking", values={"key": key}) for key in unknown))
    return tuple(BY_KEY[key] for key in ranking)


def rank(
    snapshot: Snapshot, ledger: Ledger, after_round: int | None = None, previous: Standing | None = None
) -> Standing:
    """Rank a tournament's entries, of the first `after_round` rounds only where that is given.

    Lines of people who have what they had in `previous`, of the same tournament, are taken over from it.
    Raises RefusedError for a round that is not drawn or an unknown criterion.
    """
    if snapshot.listed:
        return _of_list(snapshot, ledger)
    drawn = max((round_.number for round_ in snapshot.rounds), default=0)
    if after_round is not None and not 0 <= after_round <= drawn:
        raise RefusedError(Problem("round-not-drawn", "after", values={"round": after_round, "drawn": drawn}))
    # Rounds planned ahead are drawn but nobody has played them: they count for nothing yet.
    begun = max((round_.number for round_ in snapshot.rounds if round_.state != "drawn"), default=0)
    next_one = next((round_.number for round_ in snapshot.rounds if round_.state != "closed"), 0)
    last = max(begun, next_one) if after_round is None else after_round
    rows = ledger.rows if last in (drawn, max(begun, next_one)) else rows_until(snapshot, ledger.results, last)
    criteria = criteria_of(snapshot.ranking)
    results = [result for result in ledger.results if result.round_number <= last]
    unfinished = [result for result in results if not result.is_finished]
    ranked = sorted((row for row in rows.values() if has_place(row)), key=lambda row: row.entry.number)
    others = sorted((row for row in rows.values() if not has_place(row)), key=_unranked_order)
    return Standing(
        places=(
            *_places(snapshot, ranked, criteria, _alone(previous, criteria)),
            *(_unranked(snapshot, row, criteria) for row in others),
        ),
        criteria=criteria,
        after_round=last,
        tables_known=len(results) - len(unfinished),
        tables_drawn=len(results),
        provisional=any(result.provisional for result in results),
        tables_by_totals=sum(result.missing > 0 and result.table.totals is not None for result in results),
    )


def _of_list(snapshot: Snapshot, ledger: Ledger) -> Standing:
    """Give the standing of an evening of which only the result list is known: its places are facts, not results.

    Where the list has points and no places, these follow from the points; equal places are shared.
    """
    said = {one.entry: one for one in snapshot.listed}
    known = [one.points for one in snapshot.listed if one.points is not None]
    order = {points: 1 + sum(other > points for other in known) for points in set(known)}
    by_points = all(one.place is None for one in snapshot.listed)
    places = {
        one.entry: order[one.points] if by_points and one.points is not None else one.place for one in snapshot.listed
    }
    taken = list(places.values())
    criteria = criteria_of(snapshot.ranking)
    lines = []
    for row in ledger.rows.values():
        of_list = said.get(row.entry.id)
        points = None if of_list is None else of_list.points
        place = places.get(row.entry.id)
        lines.append(
            Place(
                place=place,
                tied=place is not None and taken.count(place) > 1,
                entry=row.entry,
                values=tuple(points if criterion.key == "points" else None for criterion in criteria),
                decided_by=None,
                row=msgspec.structs.replace(row, total=points),
            )
        )
    lines.sort(key=lambda line: (line.place is None, line.place or 0, line.entry.number))
    return Standing(
        places=tuple(lines), criteria=criteria, after_round=0, tables_known=0, tables_drawn=0, provisional=False
    )


def has_place(row: Row) -> bool:
    """Say whether an entry is ranked: here or gone home, and with something to rank."""
    return row.entry.state in ("present", "withdrawn") and row.total is not None


_UNRANKED_STATES = ("present", "withdrawn", "disqualified", "waiting", "booked")


def _unranked_order(row: Row) -> tuple[int, int]:
    return _UNRANKED_STATES.index(row.entry.state), row.entry.number


def _unranked(snapshot: Snapshot, row: Row, criteria: Sequence[Criterion]) -> Place:
    values = tuple(criterion.value(row, Field(snapshot, (row,))) for criterion in criteria)
    return Place(place=None, tied=False, entry=row.entry, values=values, decided_by=None, row=row)


def _alone(previous: Standing | None, criteria: Sequence[Criterion]) -> dict[int, Place]:
    """Give the places, by entry, that the first criterion parted from all others: their values hang on nobody else."""
    if previous is None or previous.criteria != criteria or any(criterion.kind == "lot" for criterion in criteria):
        return {}
    return {
        place.entry.id: place
        for place in previous.places
        if place.place is not None and not place.tied and place.decided_by is None
    }


class _Line:
    """A row on its way to a place; `old` is its line in the standing before, where all its values still hold."""

    __slots__ = ("decided_by", "old", "row", "values")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.old: Place | None = None
        self.values: list[Value] = []
        self.decided_by: Criterion | None = None


def _places(
    snapshot: Snapshot, rows: Sequence[Row], criteria: Sequence[Criterion], alone_before: Mapping[int, Place]
) -> list[Place]:
    groups = [[_Line(row) for row in rows]] if rows else []
    alone = Field(snapshot, ())
    for index, criterion in enumerate(criteria):
        parted: list[list[_Line]] = []
        for group in groups:
            if len(group) == 1:
                if group[0].old is None:
                    group[0].values.append(criterion.value(group[0].row, alone))
                parted.append(group)
            else:
                parted.extend(_split(snapshot, group, criterion, first=index == 0))
        groups = parted
        if index == 0 and alone_before:
            for line in (group[0] for group in groups if len(group) == 1):
                old = alone_before.get(line.row.entry.id)
                line.old = old if old is not None and old.row is line.row else None
    places: list[Place] = []
    for group in groups:
        place = len(places) + 1
        tied = len(group) > 1
        for line in group:
            if line.old is not None:
                places.append(line.old if line.old.place == place else msgspec.structs.replace(line.old, place=place))
                continue
            decided_by = None if tied else line.decided_by
            entry, values = line.row.entry, tuple(line.values)
            places.append(
                Place(place=place, tied=tied, entry=entry, values=values, decided_by=decided_by, row=line.row)
            )
    return places


def _split(snapshot: Snapshot, group: list[_Line], criterion: Criterion, *, first: bool) -> list[list[_Line]]:
    """Part people who are level by one criterion."""
    field = Field(snapshot, tuple([line.row for line in group]))
    sign = 1 if criterion.lower_first else -1
    ordered: dict[tuple[bool, Amount], list[_Line]] = {}
    for line in group:
        value = criterion.value(line.row, field)
        line.values.append(value)
        ordered.setdefault((True, 0) if value is None else (False, sign * value), []).append(line)
    if len(ordered) > 1 and not first:
        for line in group:
            line.decided_by = criterion
    return [ordered[key] for key in sorted(ordered)]
