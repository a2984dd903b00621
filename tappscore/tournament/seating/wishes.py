"""What the organiser wants of a seating."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from tappscore.problems import Problem
from tappscore.tournament.seating.seats import pairs
from tappscore.tournament.seating.sizes import Split, split
from tappscore.tournament.seating.sizes import problems as size_problems


@dataclass(frozen=True, slots=True)
class Wishes:
    """Wishes for one evening; people are the caller's own whole numbers.

    `sizes` are the numbers of people a table may have, resting seats included
    (a rule set's `allowed_seats`); `prefer` the usual one. `apart` are pairs
    who never share a table: loosened last. `fixed_tables` and `fixed_seats`
    pair a person with a table number or a seat from 1. `writers` are people
    willing to write, spread over the tables. `top` sit together at the first
    table. `numbers` are the physical tables in order; empty counts from 1.
    """

    prefer: int = 4
    sizes: tuple[int, ...] = (3, 4)
    apart: tuple[tuple[int, int], ...] = ()
    fixed_tables: tuple[tuple[int, int], ...] = ()
    fixed_seats: tuple[tuple[int, int], ...] = ()
    writers: frozenset[int] = frozenset()
    top: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()

    def split(self, people: int) -> Split:
        """Table sizes for a number of people."""
        return split(people, self.sizes, self.prefer)

    def table_numbers(self, tables: int) -> tuple[int, ...]:
        """Physical tables for a number of tables: the listed ones first, then the next free ones."""
        if tables < 1:
            return ()
        reserved = dict.fromkeys(number for _, number in self.fixed_tables)
        known = self.numbers or tuple(range(1, tables + len(reserved) + 1))
        beyond = range(max(known) + 1, max(known) + tables + 1)
        chosen = [number for number in reserved if number in known or not self.numbers][:tables]
        free = (number for number in (*known, *beyond) if number not in chosen)
        chosen += [number for number, _ in zip(free, range(tables - len(chosen)), strict=False)]
        order = {number: place for place, number in enumerate(dict.fromkeys((*known, *sorted(reserved), *beyond)))}
        return tuple(sorted(chosen, key=order.__getitem__))

    def homes(self, tables: int) -> dict[int, int]:
        """People bound to a table, with the index of that table in `table_numbers`."""
        numbers = self.table_numbers(tables)
        homes = dict.fromkeys(self.top, 0)
        homes.update({person: numbers.index(number) for person, number in self.fixed_tables if number in numbers})
        return homes


USUAL = Wishes()


def apart_within(groups: Iterable[Collection[int]]) -> tuple[tuple[int, int], ...]:
    """Keep everybody of each group apart: couples, families, team mates; anybody may be in several."""
    found = (pair for group in groups for pair in pairs(sorted(set(group))))
    return tuple(dict.fromkeys(found))


def problems(people: Sequence[int], wishes: Wishes) -> tuple[Problem, ...]:
    """Check people and wishes before any draw; all problems, each with its remedy."""
    found = list(size_problems(len(people), wishes.sizes))
    doubled = sorted({person for person in people if people.count(person) > 1})
    found += [Problem("seated-twice", "people", values={"person": person}) for person in doubled]
    if found:
        return tuple(found)
    return tuple(found + _home_problems(people, wishes))


def _home_problems(people: Sequence[int], wishes: Wishes) -> list[Problem]:
    sizes = wishes.split(len(people)).sizes
    homes = {person: home for person, home in wishes.homes(len(sizes)).items() if person in people}
    found = [
        Problem("apart-at-one-table", "apart", values={"one": one, "other": other})
        for one, other in wishes.apart
        if one in homes and homes.get(one) == homes.get(other)
    ]
    for home in sorted(set(homes.values())):
        bound = sum(table == home for table in homes.values())
        if bound > max(sizes):
            number = wishes.table_numbers(len(sizes))[home]
            found.append(Problem("table-overfull", "fixed_tables", values={"table": number, "people": bound}))
    taken: dict[tuple[int, int], int] = {}
    for person, seat in wishes.fixed_seats:
        if person in homes and taken.setdefault((homes[person], seat), person) != person:
            found.append(Problem("seat-taken", "fixed_seats", values={"seat": seat, "person": person}))
    return found
