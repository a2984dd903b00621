"""Changes in the middle: late, gone, substitute, more people than planned.

Only what must move moves. Tables that play or are finished (*locked*) keep
everybody; whoever has a seat at an open table keeps it unless the table would
become too small or must give somebody to a new one. Newcomers take the free
seats where they repeat the fewest meetings.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from tappscore.problems import Problem, RefusedError
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.judging import judge
from tappscore.tournament.seating.measure import measure
from tappscore.tournament.seating.plan import Plan
from tappscore.tournament.seating.seats import Seating, Tables, rounds_of, seating
from tappscore.tournament.seating.wishes import USUAL, Wishes

TOGETHER = 1000


@dataclass(frozen=True, slots=True)
class Change:
    """A round mended: the new plan, and who sits elsewhere than before.

    `moved` are people who had a seat and have another table now, `seated`
    those who came in, `unseated` those who had a seat and sit out now.
    """

    plan: Plan
    moved: tuple[int, ...]
    seated: tuple[int, ...]
    unseated: tuple[int, ...]


def substitute(current: Seating, gone: int, coming: int) -> Seating:
    """Give somebody's seat to somebody else; RefusedError `not-in-field`, `seated-twice`."""
    found = [] if gone in current.people else [Problem("not-in-field", "seats", values={"person": gone})]
    if coming in current.people:
        found.append(Problem("seated-twice", "people", values={"person": coming}))
    if found:
        raise RefusedError(*found)
    tables = [[coming if person == gone else person for person in table] for table in current.tables]
    return seating(tables, current.numbers, [person for person in current.sitting_out if person != coming])


def mend(
    current: Seating,
    present: Sequence[int],
    history: Iterable[Tables] = (),
    wishes: Wishes = USUAL,
    locked: Collection[int] = (),
    seed: int = 0,
) -> Change:
    """Bring a drawn round to the people who are really there.

    `locked` are table numbers that may not change. Whoever of them is not in
    `present` stays at a locked table: substitutes are another matter.
    """
    mending = _Mending(current, present, rounds_of(history), wishes, locked, Chance(seed))
    mending.run()
    return mending.change(seed)


class _Mending:
    """One mending under way: open tables by number, people waiting for a seat."""

    def __init__(
        self,
        current: Seating,
        present: Sequence[int],
        history: tuple[Seating, ...],
        wishes: Wishes,
        locked: Collection[int],
        chance: Chance,
    ) -> None:
        self.current, self.history, self.wishes, self.locked, self.chance = current, history, wishes, locked, chance
        here = set(present)
        self.kept: dict[int, list[int]] = {
            number: list(table) for number, table in current.numbered if number in locked
        }
        self.open: dict[int, list[int]] = {
            n: [p for p in table if p in here] for n, table in current.numbered if n not in locked
        }
        seated = {person for table in (*self.kept.values(), *self.open.values()) for person in table}
        # Whoever has no seat yet: those who sat out most often first, then by lot.
        times = measure(history, present).sat_out
        self.waiting = sorted(chance.shuffled(p for p in present if p not in seated), key=lambda p: -times[p])
        self.meetings = measure(history).meetings
        self.apart = {frozenset(pair) for pair in wishes.apart}
        self.least, self.most = min(wishes.sizes), max(wishes.prefer, min(wishes.sizes) + 1)
        self.most = min(self.most, max(wishes.sizes))

    def run(self) -> None:
        """Seat who waits, then mend tables that are too small, then open new ones."""
        for number in sorted(self.open, key=lambda n: len(self.open[n])):
            while self.open[number] and len(self.open[number]) < self.least and self.waiting:
                self._take(number)
        most, self.most = self.most, min(self.most, max(self.wishes.prefer, self.least))
        self._fill()
        while len(self.waiting) >= self.least:
            # Enough for a table of their own: nobody needs to move, and no table grows beyond the preferred size.
            self._open_table()
        self.most = most
        self._fill()
        self._mend_small()
        while self.waiting and self._can_give(max(0, self.least - len(self.waiting)), 0):
            self._open_table()
        # The last way out: tables beyond the usual size, if the game has them.
        self.most = max(self.wishes.sizes)
        self._fill()

    def _fill(self) -> None:
        """Seat who waits at tables with room, where the first of them repeats least."""
        while self.waiting and (room := self._room()):
            self._take(min(room, key=lambda n: (self._price(n, self.waiting[0]), len(self.open[n]), n)))

    def _room(self) -> list[int]:
        return [number for number, table in self.open.items() if table and len(table) < self.most]

    def _take(self, number: int) -> None:
        """Seat at a table the waiting person who repeats least there; the first among equals."""
        person = min(self.waiting, key=lambda p: self._price(number, p))
        self.waiting.remove(person)
        self.open[number].append(person)

    def _price(self, number: int, person: int) -> int:
        mates = [mate for mate in self.open[number] if mate != person]
        met = sum(self.meetings.get((min(person, mate), max(person, mate)), 0) for mate in mates)
        return met + TOGETHER * sum(frozenset((person, mate)) in self.apart for mate in mates)

    def _mend_small(self) -> None:
        """Fill tables below the least size from larger ones; dissolve those that can't be filled."""
        while small := [n for n, table in self.open.items() if 0 < len(table) < self.least]:
            number = max(small, key=lambda n: (len(self.open[n]), -n))
            if self._can_give(self.least - len(self.open[number]), number):
                while len(self.open[number]) < self.least:
                    self._give(number)
            else:
                self.waiting += self.open[number]
                self.open[number] = []
                self._fill()

    def _can_give(self, wanted: int, number: int) -> bool:
        return sum(max(0, len(table) - self.least) for n, table in self.open.items() if n != number) >= wanted

    def _give(self, number: int) -> None:
        """Move to a table the person of a larger open table who repeats least there."""
        offers = [
            (-len(table), self._price(number, person), n, person)
            for n, table in self.open.items()
            if n != number and len(table) > self.least
            for person in table
            if person not in dict(self.wishes.fixed_tables)
        ]
        if not offers:
            offers = [
                (-len(table), self._price(number, person), n, person)
                for n, table in self.open.items()
                if n != number and len(table) > self.least
                for person in table
            ]
        _, _, donor, person = min(offers)
        self.open[donor].remove(person)
        self.open[number].append(person)

    def _open_table(self) -> None:
        """Open a table for people waiting, with as few from other tables as it needs."""
        number = self._free_number()
        self.open[number] = []
        while self.waiting and len(self.open[number]) < self.most:
            self._take(number)
        while len(self.open[number]) < self.least:
            self._give(number)

    def _free_number(self) -> int:
        used = {number for number, table in (*self.kept.items(), *self.open.items()) if table}
        offered: list[int] = [*self.wishes.numbers, *range(1, max((*used, *self.wishes.numbers, 0)) + 2)]
        return next(number for number in offered if number not in used)

    def change(self, seed: int) -> Change:
        """Compare with the round before."""
        tables = {number: table for number, table in {**self.kept, **self.open}.items() if table}
        numbers = sorted(tables, key=self._order)
        after = seating([tables[number] for number in numbers], numbers, self.waiting)
        people = (*after.people, *after.sitting_out)
        old = {person: number for number, table in self.current.numbered for person in table}
        new = {person: number for number, table in after.numbered for person in table}
        return Change(
            plan=judge(self.history, people, [after], self.wishes, seed),
            moved=tuple(person for person in after.people if old.get(person, new[person]) != new[person]),
            seated=tuple(person for person in after.people if person not in old),
            unseated=tuple(person for person in after.sitting_out if person in old),
        )

    def _order(self, number: int) -> tuple[int, int]:
        known = self.current.numbers
        return (known.index(number), number) if number in known else (len(known), number)
