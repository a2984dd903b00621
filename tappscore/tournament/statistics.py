"""What one evening says about its people and games, gathered once: a digest.

    digests = [digest(snapshot) for snapshot in …]      # made when an evening changes, kept in the cache
    page = person_page(digests, uuid)                   # person_statistics
    page = club_page(digests)                           # club_statistics

A digest knows people by their uuid and never by name, so that a name that is
removed is gone from every cache too. All figures are exact.

Evenings without deals (totals, or an old result list) have places, points and
meetings, and no deals; whoever shows figures says how many evenings they rest on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction

import msgspec

from tappscore.rules.deal import Amount
from tappscore.rules.settlement import SettledDeal
from tappscore.tournament.ledger import Ledger, TableResult, counted, fold
from tappscore.tournament.ranks import exact
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import Place, Standing, rank


class ContractCount(msgspec.Struct, frozen=True):
    """How often a contract was declared, won and lost, and what the declarer made of it in all.

    `gained` is the sum over won deals, `paid` over all others (not positive as a rule).
    """

    declared: int = 0
    won: int = 0
    lost: int = 0
    gained: Amount = 0
    paid: Amount = 0

    def __add__(self, other: ContractCount) -> ContractCount:
        return ContractCount(
            self.declared + other.declared,
            self.won + other.won,
            self.lost + other.lost,
            exact(self.gained + other.gained),
            exact(self.paid + other.paid),
        )

    @property
    def success(self) -> Fraction | None:
        """The share of won deals; None where none was declared."""
        return Fraction(self.won, self.declared) if self.declared else None

    @property
    def average(self) -> Amount | None:
        """What a declaration brought on average."""
        return exact(Fraction(self.gained + self.paid) / self.declared) if self.declared else None


class Meeting(msgspec.Struct, frozen=True):
    """How it went between two people: tables together, how often the one was ahead, level or behind, and the balance.

    `balance` is the one's points at those tables minus the other's.
    """

    tables: int = 0
    ahead: int = 0
    level: int = 0
    behind: int = 0
    balance: Amount = 0

    def __add__(self, other: Meeting) -> Meeting:
        return Meeting(
            self.tables + other.tables,
            self.ahead + other.ahead,
            self.level + other.level,
            self.behind + other.behind,
            exact(self.balance + other.balance),
        )


class DealMark(msgspec.Struct, frozen=True, kw_only=True):
    """One deal worth remembering: where it was played, by whom (uuid), and what it brought the declarer."""

    round: int
    table: int
    deal: int
    person: str
    contract: str
    won: bool
    move: Amount
    points: int | None = None


class Appearance(msgspec.Struct, frozen=True, kw_only=True):
    """One person at one evening.

    `place` None: without one. `typed` of the deals `played` are known one by
    one. `declarations` has one letter for each deal declared, in order: w won,
    l lost, d drawn. `defended` is what the typed deals that somebody else
    declared (or nobody) brought in all. `contracts` by key, `met` by uuid.
    """

    person: str
    place: int | None
    tied: bool
    points: Amount | None
    rounds: tuple[Amount | None, ...]
    guest: bool
    played: int
    typed: int
    declarations: str
    defended: Amount
    contracts: Mapping[str, ContractCount]
    met: Mapping[str, Meeting]

    @property
    def count(self) -> ContractCount:
        """All declarations together."""
        return sum(self.contracts.values(), ContractCount())


class Digest(msgspec.Struct, frozen=True, kw_only=True):
    """One evening. `deals` is how many were typed; `marks` are the deals worth remembering, the biggest first.

    `each` counts deals without a declarer, by contract (a Ramsch).
    """

    tournament: str
    name: str
    date: date
    variant: str
    revision: int
    field: int
    tables: int
    deals: int
    people: tuple[Appearance, ...]
    marks: tuple[DealMark, ...]
    each: Mapping[str, int]

    def of(self, person: str) -> Appearance | None:
        """Find a person's part in the evening, None who was not there."""
        for appearance in self.people:
            if appearance.person == person:
                return appearance
        return None


# So many of an evening's biggest wins and losses are kept; a club's records need no more.
_MARKS = 5


def digest(snapshot: Snapshot, ledger: Ledger | None = None, standing: Standing | None = None) -> Digest:
    """Gather what one evening says; people who only booked or waited were not there."""
    ledger = ledger or fold(snapshot)
    standing = standing or rank(snapshot, ledger)
    gathered = _Gathering(snapshot)
    for result in ledger.results:
        gathered.add(result)
    there = [
        place for place in standing.places if place.points is not None or (snapshot.listed and place.place is not None)
    ]
    return Digest(
        tournament=snapshot.uuid,
        name=snapshot.name,
        date=snapshot.date,
        variant=snapshot.variant,
        revision=snapshot.revision,
        field=sum(place.place is not None for place in standing.places),
        tables=sum(result.points is not None for result in ledger.results),
        deals=sum(len(result.table.deals) for result in ledger.results),
        people=tuple(gathered.appearance(place) for place in there),
        marks=gathered.marks(),
        each=gathered.each,
    )


def _counted(count: Sequence[Amount]) -> ContractCount:
    declared, won, lost, gained, paid = count
    return ContractCount(int(declared), int(won), int(lost), exact(gained), exact(paid))


class _Gathering:
    """Counts on their way into a digest."""

    def __init__(self, snapshot: Snapshot) -> None:
        self._uuids = {entry.id: entry.person.uuid for entry in snapshot.entries}
        self._contracts: dict[str, dict[str, list[Amount]]] = {}  # declared, won, lost, gained, paid
        self._met: dict[str, dict[str, Meeting]] = {}
        self._declarations: dict[str, list[str]] = {}
        self._marks: list[DealMark] = []
        self._defended: dict[str, Amount] = {}
        self.each: dict[str, int] = {}

    def add(self, result: TableResult) -> None:
        """Count one table: who met whom, and its deals."""
        if result.points is not None:
            self._meet([self._uuids[seat] for seat in result.table.seats], result.points)
        if result.settlement is not None and not result.called_off:
            people = [self._uuids[seat] for seat in result.table.seats]
            for number, (deal, settled) in enumerate(
                zip(counted(result.table), result.settlement.deals, strict=True), start=1
            ):
                for seat, move in enumerate(settled.moves, start=1):
                    if move and seat != deal.declarer:
                        self._defended[people[seat - 1]] = self._defended.get(people[seat - 1], 0) + move
                if deal.kind != "played" or deal.contract is None:
                    continue
                if deal.declarer is None:
                    self.each[deal.contract] = self.each.get(deal.contract, 0) + 1
                    continue
                points = deal.facts.get("points")
                mark = DealMark(
                    round=result.round_number,
                    table=result.table.number,
                    deal=number,
                    person=people[deal.declarer - 1],
                    contract=deal.contract,
                    won=settled.result == "won",
                    move=settled.moves[deal.declarer - 1],
                    points=points if isinstance(points, int) else None,
                )
                self._declare(mark, settled)

    def _meet(self, people: list[str], points: tuple[Amount, ...]) -> None:
        for one, own in zip(people, points, strict=True):
            met = self._met.setdefault(one, {})
            for other, theirs in zip(people, points, strict=True):
                if other != one:
                    meeting = Meeting(1, int(own > theirs), int(own == theirs), int(own < theirs), own - theirs)
                    met[other] = met.get(other, Meeting()) + meeting

    def _declare(self, mark: DealMark, settled: SettledDeal) -> None:
        lost = settled.result == "lost"
        # Added up in place: a count made anew for each of 200,000 deals took a tenth of the whole reading.
        count = self._contracts.setdefault(mark.person, {}).setdefault(mark.contract, [0, 0, 0, 0, 0])
        count[0] += 1
        count[1] += mark.won
        count[2] += lost
        count[3 if mark.won else 4] += mark.move
        self._declarations.setdefault(mark.person, []).append("w" if mark.won else "l" if lost else "d")
        self._marks.append(mark)

    def appearance(self, place: Place) -> Appearance:
        """Give a person's part."""
        person = place.entry.person.uuid
        return Appearance(
            person=person,
            place=place.place,
            tied=place.tied,
            points=place.points,
            rounds=place.rounds,
            guest=place.entry.guest,
            played=place.row.tally.played,
            typed=place.row.tally.typed,
            declarations="".join(self._declarations.get(person, ())),
            defended=exact(self._defended.get(person, 0)),
            contracts={key: _counted(count) for key, count in self._contracts.get(person, {}).items()},
            met=self._met.get(person, {}),
        )

    def marks(self) -> tuple[DealMark, ...]:
        """Keep the biggest wins and losses, wins first."""
        # Deals of one size stay in the order in which they were played.
        ordered = sorted(self._marks, key=lambda mark: -mark.move)
        wins = [mark for mark in ordered if mark.move > 0][:_MARKS]
        losses = [mark for mark in reversed(ordered) if mark.move < 0][:_MARKS]
        return (*wins, *losses)
