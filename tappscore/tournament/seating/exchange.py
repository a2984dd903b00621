"""Seating by hand: what an exchange of two people would change, before it is made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tappscore.problems import Problem, RefusedError
from tappscore.tournament.seating.measure import Quality, measure
from tappscore.tournament.seating.seats import Seating, Tables, pairs, rounds_of, seating
from tappscore.tournament.seating.wishes import USUAL, Wishes

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Price:
    """What exchanging `one` and `other` changes; positive numbers are worse.

    `meets_again` are pairs that had met in an earlier round and would now
    meet once more, `spared` those that would no longer. `consecutive` counts
    the same for the round just before. `short` is the change of the balance of
    short tables (sum of squared visits), `same_table` of visits to a physical
    table known already. `apart` are pairs to be kept apart that would share a
    table; `displaced` people who would leave their fixed table or seat;
    `unwritten` the change of tables without anybody willing to write.
    """

    one: int
    other: int
    meets_again: tuple[Pair, ...]
    spared: tuple[Pair, ...]
    consecutive: int
    short: int
    same_table: int
    apart: tuple[Pair, ...]
    displaced: tuple[int, ...]
    unwritten: int = 0

    @property
    def repeats(self) -> int:
        """Change of the number of repeated meetings."""
        return len(self.meets_again) - len(self.spared)

    @property
    def rank(self) -> tuple[int, ...]:
        """For sorting: the wish that is loosened last first."""
        return (
            len(self.apart),
            len(self.displaced),
            self.repeats,
            self.consecutive,
            self.unwritten,
            self.short,
            self.same_table,
        )


def exchanged(current: Seating, one: int, other: int) -> Seating:
    """Exchange two people, both with a seat, or one of them sitting out."""
    swapped = {one: other, other: one}
    tables = [[swapped.get(person, person) for person in table] for table in current.tables]
    return seating(tables, current.numbers, [swapped.get(person, person) for person in current.sitting_out])


def price(history: Iterable[Tables], current: Seating, one: int, other: int, wishes: Wishes = USUAL) -> Price:
    """Price one exchange in `current`, the round after `history`.

    RefusedError `not-in-field` when one of them is not in the round.
    """
    rounds = rounds_of(history)
    return _priced(rounds, measure(rounds), current, one, other, wishes)


def prices(history: Iterable[Tables], current: Seating, one: int, wishes: Wishes = USUAL) -> tuple[Price, ...]:
    """Price the exchange of one person with everybody at another table, the best first."""
    rounds = rounds_of(history)
    quality, own = measure(rounds), current.table_of(one)
    others = [p for index, table in enumerate(current.tables) if index != own for p in table]
    found = [_priced(rounds, quality, current, one, other, wishes) for other in others]
    return tuple(sorted(found, key=lambda row: (row.rank, row.other)))


def _priced(
    rounds: tuple[Seating, ...], quality: Quality, current: Seating, one: int, other: int, wishes: Wishes
) -> Price:
    everybody = (*current.people, *current.sitting_out)
    if strangers := [person for person in (one, other) if person not in everybody]:
        raise RefusedError(*(Problem("not-in-field", "seats", values={"person": person}) for person in strangers))
    after = exchanged(current, one, other)
    old, new = _meetings(current, one, other), _meetings(after, one, other)
    last = _everybody_met(rounds[-1:])
    apart = {(min(pair), max(pair)) for pair in wishes.apart}
    return Price(
        one=one,
        other=other,
        meets_again=tuple(sorted(pair for pair in new - old if quality.meetings.get(pair))),
        spared=tuple(sorted(pair for pair in old - new if quality.meetings.get(pair))),
        consecutive=len((new - old) & last) - len((old - new) & last),
        short=_unevenness(quality, after, one, other) - _unevenness(quality, current, one, other),
        same_table=_returns(rounds, after, one, other) - _returns(rounds, current, one, other),
        apart=tuple(sorted(apart & (new - old))),
        displaced=tuple(person for person in (one, other) if _is_displaced(after, person, wishes)),
        unwritten=_unwritten(after, wishes) - _unwritten(current, wishes),
    )


def _meetings(one: Seating, *people: int) -> set[Pair]:
    return {pair for table in one.tables if not set(people).isdisjoint(table) for pair in pairs(table)}


def _everybody_met(rounds: Iterable[Seating]) -> set[Pair]:
    return {pair for one in rounds for table in one.tables for pair in pairs(table)}


def _unevenness(quality: Quality, current: Seating, *people: int) -> int:
    largest = max(map(len, current.tables), default=0)
    total = 0
    for person in people:
        table = current.table_of(person)
        is_short = table is not None and len(current.tables[table]) < largest
        total += (quality.short_visits.get(person, 0) + is_short) ** 2
    return total


def _returns(rounds: tuple[Seating, ...], current: Seating, *people: int) -> int:
    total = 0
    for person in people:
        table = current.table_of(person)
        if table is not None:
            number = current.numbers[table]
            total += any(person in row for one in rounds for known, row in one.numbered if known == number)
    return total


def _unwritten(current: Seating, wishes: Wishes) -> int:
    return sum(wishes.writers.isdisjoint(table) for table in current.tables) if wishes.writers else 0


def _is_displaced(current: Seating, person: int, wishes: Wishes) -> bool:
    table = current.table_of(person)
    if table is None:
        return any(person == bound for bound, _ in (*wishes.fixed_tables, *wishes.fixed_seats))
    number, seat = current.numbers[table], current.tables[table].index(person) + 1
    tables, seats = dict(wishes.fixed_tables), dict(wishes.fixed_seats)
    return tables.get(person, number) != number or seats.get(person, seat) != seat
