"""The club over many evenings: winners by year, hall of fame, records, attendance, contracts, luck and boldness."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction

import msgspec

from tappscore.rules.deal import Amount
from tappscore.tournament.person_statistics import Streak, in_time, longest
from tappscore.tournament.ranks import exact
from tappscore.tournament.statistics import Appearance, ContractCount, DealMark, Digest


class Fame(msgspec.Struct, frozen=True, kw_only=True):
    """One person in the hall of fame: evenings won, among the first three, attended, and all points."""

    person: str
    titles: int
    podiums: int
    evenings: int
    points: Amount


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    """How bold and how lucky somebody plays, of evenings with deals.

    `boldness` is the share of deals declared. `luck` is what the deals that
    others declared brought on average: nobody earns it by bidding.
    """

    person: str
    played: int
    boldness: Fraction
    luck: Amount | None
    success: Fraction | None
    average_won: Amount | None
    average_lost: Amount | None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A record: its value, who holds it (uuid), the evening, and the deal where it was one."""

    value: Amount
    person: str
    tournament: str
    name: str
    date: date
    deal: DealMark | None = None


class Year(msgspec.Struct, frozen=True, kw_only=True):
    """One year: evenings, those with deals, average attendance, who won most evenings, and the contracts declared.

    `champions` share the most titles; more than one where level. `contracts`
    by variant and key; contracts without a declarer have no wins.
    """

    year: int
    evenings: int
    with_deals: int
    attendance: Amount
    champions: tuple[str, ...]
    titles: int
    contracts: Mapping[tuple[str, str], ContractCount]


class ClubPage(msgspec.Struct, frozen=True, kw_only=True):
    """What the club file knows of the club. `with_deals` of `evenings` have deals.

    Records: `biggest_win` and `biggest_loss` of one deal, `best_evening` and
    `best_round` by points, `longest_streak` of won declarations (value: its
    length), each with all who share it. `fame` is ordered by titles, podiums,
    evenings; `tempers` by boldness.
    """

    evenings: int
    with_deals: int
    deals: int
    people: int
    winners: tuple[tuple[date, str, str, tuple[str, ...]], ...]
    years: tuple[Year, ...]
    fame: tuple[Fame, ...]
    tempers: tuple[Temper, ...]
    biggest_win: tuple[Record, ...]
    biggest_loss: tuple[Record, ...]
    best_evening: tuple[Record, ...]
    best_round: tuple[Record, ...]
    longest_streak: tuple[Record, ...]


# Fewer deals than these say nothing about how somebody plays.
LEAST_DEALS = 50


def club_page(digests: Iterable[Digest], least_deals: int = LEAST_DEALS) -> ClubPage:
    """Gather what all evenings say about the club; `least_deals` must be played to have a temper."""
    evenings = in_time(digests)
    parts: dict[str, list[tuple[Digest, Appearance]]] = {}
    for evening in evenings:
        for part in evening.people:
            parts.setdefault(part.person, []).append((evening, part))
    fame = [_fame(person, there) for person, there in parts.items()]
    tempers = [temper for person, there in parts.items() if (temper := _temper(person, there, least_deals))]
    marks = [(evening, mark) for evening in evenings for mark in evening.marks]
    return ClubPage(
        evenings=len(evenings),
        with_deals=sum(evening.deals > 0 for evening in evenings),
        deals=sum(evening.deals for evening in evenings),
        people=len(parts),
        winners=tuple(
            (evening.date, evening.tournament, evening.name, _winners(evening)) for evening in reversed(evenings)
        ),
        years=_years(evenings),
        fame=tuple(sorted(fame, key=lambda one: (-one.titles, -one.podiums, -one.evenings, -one.points, one.person))),
        tempers=tuple(sorted(tempers, key=lambda one: (-one.boldness, one.person))),
        biggest_win=_highest([_of_mark(evening, mark) for evening, mark in marks if mark.move > 0]),
        biggest_loss=_highest([_of_mark(evening, mark) for evening, mark in marks if mark.move < 0], sign=-1),
        best_evening=_highest(
            [_record(evening, part, part.points) for evening in evenings for part in evening.people if part.points]
        ),
        best_round=_highest(
            [
                _record(evening, part, points)
                for evening in evenings
                for part in evening.people
                for points in part.rounds
                if points is not None
            ]
        ),
        longest_streak=_highest([record for person, there in parts.items() for record in _streak(person, there)]),
    )


def _winners(evening: Digest) -> tuple[str, ...]:
    return tuple(part.person for part in evening.people if part.place == 1)


def _fame(person: str, there: Sequence[tuple[Digest, Appearance]]) -> Fame:
    return Fame(
        person=person,
        titles=sum(part.place == 1 for _, part in there),
        podiums=sum(part.place is not None and part.place <= 3 for _, part in there),
        evenings=len(there),
        points=exact(sum((part.points or 0 for _, part in there), 0)),
    )


def _temper(person: str, there: Sequence[tuple[Digest, Appearance]], least_deals: int) -> Temper | None:
    with_deals = [part for evening, part in there if evening.deals]
    played = sum(part.typed for part in with_deals)
    if played < max(least_deals, 1):
        return None
    count = sum((part.count for part in with_deals), ContractCount())
    others = count.declared - count.won
    defended = played - count.declared
    return Temper(
        person=person,
        played=played,
        boldness=Fraction(count.declared, played),
        luck=exact(Fraction(sum((part.defended for part in with_deals), 0)) / defended) if defended else None,
        success=count.success,
        average_won=exact(Fraction(count.gained) / count.won) if count.won else None,
        average_lost=exact(Fraction(count.paid) / others) if others else None,
    )


def _record(evening: Digest, part: Appearance, value: Amount | None) -> Record:
    return Record(
        value=value or 0, person=part.person, tournament=evening.tournament, name=evening.name, date=evening.date
    )


def _of_mark(evening: Digest, mark: DealMark) -> Record:
    return Record(
        value=mark.move,
        person=mark.person,
        tournament=evening.tournament,
        name=evening.name,
        date=evening.date,
        deal=mark,
    )


def _streak(person: str, there: Sequence[tuple[Digest, Appearance]]) -> list[Record]:
    streak: Streak = longest(there, "w")
    ended = [evening for evening, _ in there if evening.tournament == streak.ended]
    return [_record(evening, part, streak.length) for evening in ended[:1] if (part := evening.of(person))]


def _highest(records: Sequence[Record], sign: int = 1) -> tuple[Record, ...]:
    """Keep the record and all who share it, the first to set it first."""
    best = max((sign * record.value for record in records), default=None)
    return tuple(record for record in records if sign * record.value == best)


def _years(evenings: Sequence[Digest]) -> tuple[Year, ...]:
    by_year: dict[int, list[Digest]] = {}
    for evening in evenings:
        by_year.setdefault(evening.date.year, []).append(evening)
    return tuple(_year(year, held) for year, held in sorted(by_year.items(), reverse=True))


def _year(year: int, held: Sequence[Digest]) -> Year:
    titles: dict[str, int] = {}
    contracts: dict[tuple[str, str], ContractCount] = {}
    for evening in held:
        for person in _winners(evening):
            titles[person] = titles.get(person, 0) + 1
        for part in evening.people:
            for key, count in part.contracts.items():
                own = (evening.variant, key)
                contracts[own] = contracts.get(own, ContractCount()) + count
        for key, times in evening.each.items():
            own = (evening.variant, key)
            contracts[own] = contracts.get(own, ContractCount()) + ContractCount(times)
    most = max(titles.values(), default=0)
    return Year(
        year=year,
        evenings=len(held),
        with_deals=sum(evening.deals > 0 for evening in held),
        attendance=exact(Fraction(sum(len(evening.people) for evening in held), len(held))),
        champions=tuple(sorted(person for person, count in titles.items() if count == most)),
        titles=most,
        contracts=dict(sorted(contracts.items(), key=lambda item: (-item[1].declared, item[0]))),
    )
