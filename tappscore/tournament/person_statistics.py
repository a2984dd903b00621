"""A person over many evenings: curve, contracts, people met, streaks, best and worst, titles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from fractions import Fraction

import msgspec

from tappscore.rules.deal import Amount
from tappscore.tournament.ranks import exact
from tappscore.tournament.statistics import Appearance, ContractCount, Digest, Meeting


class CurvePoint(msgspec.Struct, frozen=True, kw_only=True):
    """One evening on a person's curve; `per_deal` None where no deal is known to have been played."""

    tournament: str
    name: str
    date: date
    place: int | None
    field: int
    points: Amount
    per_deal: Amount | None


class Streak(msgspec.Struct, frozen=True, kw_only=True):
    """A run of declarations won (or lost), and the evenings (uuid) where it began and ended; length 0: none."""

    length: int = 0
    began: str = ""
    ended: str = ""


class PersonPage(msgspec.Struct, frozen=True, kw_only=True):
    """What the club file knows of one person, evenings in order of time.

    `with_deals` of the evenings have deals: contracts, streaks and boldness
    rest on those alone. `contracts` by variant and key, the most declared
    first; `met` by uuid, the most often met first.
    """

    person: str
    evenings: tuple[CurvePoint, ...]
    with_deals: int
    titles: int
    podiums: int
    played: int
    count: ContractCount
    contracts: Mapping[tuple[str, str], ContractCount]
    met: Mapping[str, Meeting]
    won_streak: Streak
    lost_streak: Streak
    running_streak: Streak

    @property
    def boldness(self) -> Fraction | None:
        """The share of deals declared, of those played; None where none is known."""
        return Fraction(self.count.declared, self.played) if self.played else None

    @property
    def best(self) -> CurvePoint | None:
        """The evening with the most points; of equal ones the first."""
        return max(self.evenings, key=lambda evening: evening.points, default=None)

    @property
    def worst(self) -> CurvePoint | None:
        """The evening with the fewest points; of equal ones the first."""
        return min(self.evenings, key=lambda evening: evening.points, default=None)

    @property
    def average_won(self) -> Amount | None:
        """What a won declaration brought on average."""
        return exact(Fraction(self.count.gained) / self.count.won) if self.count.won else None

    @property
    def average_lost(self) -> Amount | None:
        """What a declaration that was not won cost on average (negative)."""
        others = self.count.declared - self.count.won
        return exact(Fraction(self.count.paid) / others) if others else None


def person_page(digests: Iterable[Digest], person: str) -> PersonPage:
    """Gather what many evenings say about one person (uuid); somebody unknown has an empty page."""
    there = list(_appearances(digests, person))
    contracts: dict[tuple[str, str], ContractCount] = {}
    met: dict[str, Meeting] = {}
    played = 0
    for evening, part in there:
        # What was declared is known of typed deals only; a table known by its totals has no share in it.
        played += part.typed
        for key, count in part.contracts.items():
            own = (evening.variant, key)
            contracts[own] = contracts.get(own, ContractCount()) + count
        for other, meeting in part.met.items():
            met[other] = met.get(other, Meeting()) + meeting
    return PersonPage(
        person=person,
        evenings=tuple(_curve_point(evening, part) for evening, part in there),
        with_deals=sum(evening.deals > 0 for evening, _ in there),
        titles=sum(part.place == 1 for _, part in there),
        podiums=sum(part.place is not None and part.place <= 3 for _, part in there),
        played=played,
        count=sum(contracts.values(), ContractCount()),
        contracts=dict(sorted(contracts.items(), key=lambda item: (-item[1].declared, item[0]))),
        met=dict(sorted(met.items(), key=lambda item: (-item[1].tables, -item[1].balance, item[0]))),
        won_streak=longest(there, "w"),
        lost_streak=longest(there, "l"),
        running_streak=_running(there),
    )


def in_time(digests: Iterable[Digest]) -> list[Digest]:
    """Order evenings by date; those of one day by name and uuid, so that nothing hangs on the order of reading."""
    return sorted(digests, key=lambda evening: (evening.date, evening.name, evening.tournament))


def _appearances(digests: Iterable[Digest], person: str) -> Iterator[tuple[Digest, Appearance]]:
    for evening in in_time(digests):
        part = evening.of(person)
        if part is not None:
            yield evening, part


def _curve_point(evening: Digest, part: Appearance) -> CurvePoint:
    points = part.points or 0
    return CurvePoint(
        tournament=evening.tournament,
        name=evening.name,
        date=evening.date,
        place=part.place,
        field=evening.field,
        points=points,
        per_deal=exact(Fraction(points) / part.played) if part.played else None,
    )


def longest(there: Sequence[tuple[Digest, Appearance]], letter: str) -> Streak:
    """Find the longest run of one result over all evenings; of equal ones the first. A draw ends any run."""
    best = Streak()
    length, began = 0, ""
    for evening, part in there:
        for result in part.declarations:
            if result != letter:
                length = 0
                continue
            began = evening.tournament if length == 0 else began
            length += 1
            if length > best.length:
                best = Streak(length=length, began=began, ended=evening.tournament)
    return best


def _running(there: Sequence[tuple[Digest, Appearance]]) -> Streak:
    """Give the run of won declarations that goes on still."""
    length, began, ended = 0, "", ""
    for evening, part in reversed(there):
        for result in reversed(part.declarations):
            if result != "w":
                return Streak(length=length, began=began, ended=ended)
            length, began, ended = length + 1, evening.tournament, ended or evening.tournament
    return Streak(length=length, began=began, ended=ended)
