"""What-if of a season: what somebody needs at the next evening to be first. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from tappscore.rules.deal import Amount
from tappscore.tournament.seasons import Earned, Evening, Line, Result, Scheme, earn, line_of, order_of, rank_season

# What brings points that no place tells.
BY_POINTS = ("points", "table_points")


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What one person needs at the next evening to stand first alone.

    `certain`: the worst place that is enough whatever the others do;
    `average`: the worst place that is enough when every rival brings home
    what he brought on average (unweighted) so far. None: no place is enough.
    `points`: where raw points, or points by rank at the tables, are counted,
    the fewest whole ones that are enough against those averages; a place says
    nothing about them. Team lists have no outlook: all None.
    """

    certain: int | None = None
    average: int | None = None
    points: int | None = None


def look_ahead(evenings: Sequence[Evening], scheme: Scheme, person: str, coming: Evening, field: int) -> Outlook:
    """Find what `person` needs at `coming`, an evening still to be played by `field` people."""
    if scheme.by_team:
        return Outlook()
    held = [evening for evening in evenings if evening.held]
    earned = [earn(evening, scheme) for evening in held]
    rivals = [line for line in rank_season(held, scheme) if line.person != person]
    ahead = _Ahead(scheme, earned, coming, field, person)
    average = ahead.best_of_averages(rivals)
    if scheme.source in BY_POINTS:
        points = ahead.fewest_points(average)
        # Nobody has fewer than none by rank.
        is_by_rank = scheme.source == "table_points" and points is not None
        return Outlook(points=max(points or 0, 0) if is_by_rank else points)
    if scheme.source == "attendance":
        return Outlook()
    best_first, best_second = (ahead.best_of(rivals, place) for place in (1, 2))
    worst: dict[str, int] = {}
    for place in range(1, field + 1):
        own = ahead.order_with(person, ahead.value_at(place), place)
        rival = best_second if place == 1 else best_first
        if own is not None and (rival is None or own < rival):
            worst["certain"] = place
        if own is not None and (average is None or own < average):
            worst["average"] = place
    return Outlook(certain=worst.get("certain"), average=worst.get("average"))


class _Ahead:
    """One evening ahead of a season: lines with one more result."""

    def __init__(self, scheme: Scheme, earned: Sequence[Earned], coming: Evening, field: int, person: str) -> None:
        self._scheme = scheme
        self._earned = earned
        self._coming = coming
        self._person = person
        strangers = tuple(
            Result(person=f"#{place}", name="", place=place, points=0, table_points=0) for place in range(1, field + 1)
        )
        self._by_place = earn(msgspec.structs.replace(coming, results=strangers), scheme).by_person

    def value_at(self, place: int) -> Amount:
        return self._by_place[f"#{place}"][0] if f"#{place}" in self._by_place else 0

    def order_with(self, person: str, value: Amount, place: int | None) -> tuple[Amount, ...] | None:
        """Order somebody after the coming evening; None when he has too few evenings even then."""
        coming = Earned(
            tournament=self._coming.tournament, weight=self._coming.weight, by_person={person: (value, place)}
        )
        line = line_of(person, "", guest=False, earned=[*self._earned, coming], scheme=self._scheme)
        return None if line.reason is not None else order_of(line)

    def best_of(self, rivals: Sequence[Line], place: int) -> tuple[Amount, ...] | None:
        """Order the best rival who takes `place`: each is tried, and somebody who never came before."""
        people = [*(rival.person for rival in rivals), "#newcomer"]
        orders = [self.order_with(person, self.value_at(place), place) for person in people]
        return min((order for order in orders if order is not None), default=None)

    def best_of_averages(self, rivals: Sequence[Line]) -> tuple[Amount, ...] | None:
        orders = []
        for rival in rivals:
            weight = {evening.tournament: evening.weight for evening in self._earned}
            own = [Fraction(each.value) / weight[each.tournament] for each in rival.evenings if each.attended]
            mean = sum(own, start=Fraction(0)) / len(own) if own else Fraction(0)
            orders.append(self.order_with(rival.person, mean * self._coming.weight, None))
        return min((order for order in orders if order is not None), default=None)

    def fewest_points(self, average: tuple[Amount, ...] | None) -> int | None:
        """Find the fewest whole points that put the person first; halving, since more is never worse."""
        if average is None:
            return 0
        low, high = -100_000, 100_000
        if (own := self.order_with(self._person, high * self._coming.weight, None)) is None or own >= average:
            return None
        while low < high:
            middle = (low + high) // 2
            own = self.order_with(self._person, middle * self._coming.weight, None)
            if own is not None and own < average:
                high = middle
            else:
                low = middle + 1
        return low
