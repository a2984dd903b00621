"""Everything a plan starts from, as positions 0 .. n - 1: history, wishes, who plays which round."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from tappscore.problems import RefusedError
from tappscore.tournament.seating.bound import evening_bound, round_bound
from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.crowding import Crowding
from tappscore.tournament.seating.search import APART, Board, SmallBoard
from tappscore.tournament.seating.seats import Seating, pairs
from tappscore.tournament.seating.wishes import Wishes, problems

NARROW = 17  # people up to whom a single round must leave room for later ones
SMALL = 12  # people up to whom repeats cost more than their coincidences
SETTLING = 4000  # exchanges of two people in a whole design, to keep wishes
Rounds = list[list[list[int]]]
Design = Callable[[int, Sequence[int], int, Chance], Rounds | None]


def _trouble(people: Sequence[int], apart: Sequence[set[int]], place: Sequence[int], met: Sequence[set[int]]) -> int:
    """Count the pairs with one of these people that are to be kept apart and meet."""
    return len({(min(a, b), max(a, b)) for a in people for b in apart[a] if place[b] in met[place[a]]})


class Ground:
    """The people of the rounds to plan, and what earlier rounds and wishes say about them.

    RefusedError with all problems of people and wishes.
    """

    def __init__(
        self, history: tuple[Seating, ...], people: Sequence[int], rounds: int, wishes: Wishes, chance: Chance
    ) -> None:
        if found := problems(people, wishes):
            raise RefusedError(*found)
        self.history, self.people, self.wishes, self.chance = history, tuple(people), wishes, chance
        self.index = {person: place for place, person in enumerate(self.people)}
        self.split = wishes.split(len(self.people))
        self.sitting_out = self._sitting_out(rounds)
        homes = wishes.homes(len(self.split.sizes))
        self.homes = {self.index[person]: home for person, home in homes.items() if person in self.index}
        # Two people bound to one table always sit together: the search leaves them there.
        shared = [home for home in self.homes.values() if list(self.homes.values()).count(home) > 1]
        self.bound_together = {person for person, home in self.homes.items() if home in shared}
        self.pools = [
            [p for p in range(len(self.people)) if p not in out and p not in self.bound_together]
            for out in map(set, self.sitting_out)
        ]

    @property
    def is_plain(self) -> bool:
        """Whether a ready design can be laid under it: no history, everybody plays, nobody bound together."""
        return not (self.history or any(self.sitting_out) or self.bound_together)

    @property
    def is_narrow(self) -> bool:
        """Whether one round of several is planned where a careless one leaves no room for the next."""
        return (
            bool(self.history)
            and len(self.sitting_out) == 1
            and len(self.people) <= NARROW
            and not self.split.sitting_out
        )

    def _sitting_out(self, rounds: int) -> list[tuple[int, ...]]:
        """Choose who sits out, those with the fewest times first, by lot among equals."""
        times = [sum(person in one.sitting_out for one in self.history) for person in self.people]
        chosen: list[tuple[int, ...]] = []
        for _ in range(rounds):
            order = sorted(self.chance.shuffled(range(len(times))), key=times.__getitem__)
            chosen.append(tuple(order[: self.split.sitting_out]))
            for person in chosen[-1]:
                times[person] += 1
        return chosen

    def from_design(self, design: Design) -> tuple[Rounds, int]:
        """Put people on a ready design by lot, so that wishes to keep apart hold.

        Answers the rounds, by lot from where the design ends, and how many
        rounds it gave: the most that are known, none where less than half.
        """
        wanted = len(self.sitting_out)
        for count in range(wanted, wanted // 2, -1):
            found = design(len(self.people), self.split.sizes, count, self.chance)
            if found is not None:
                return self.settled(found) + self.by_lot()[count:], count
        return self.by_lot(), 0

    def settled(self, found: Rounds) -> Rounds:
        """Put people on the places of a design by lot, so that wishes to keep apart hold if that can be."""
        taken = self._settled(found)
        return [[[taken[place] for place in table] for table in tables] for tables in found]

    def _settled(self, found: Rounds) -> list[int]:
        """Draw who takes which place of a design; places of people kept apart never meet if that can be."""
        places = range(len(self.people))
        taken = self.chance.shuffled(places)
        strangers = self.strangers()
        if not strangers:
            return taken
        met = [set[int]() for _ in places]
        for tables in found:
            for table in tables:
                for one, other in pairs(table):
                    met[one].add(other)
                    met[other].add(one)
        place = [taken.index(person) for person in places]
        wrong = sum(place[b] in met[place[a]] for a, b in strangers)
        unsettled = sorted({person for pair in strangers for person in pair})
        apart = self._apart(strangers)
        for _ in range(SETTLING):
            if not wrong:
                break
            one, other = self.chance.pick(unsettled), self.chance.below(len(place))
            before = _trouble((one, other), apart, place, met)
            place[one], place[other] = place[other], place[one]
            now = wrong - before + _trouble((one, other), apart, place, met)
            if now <= wrong:
                wrong = now
            else:
                place[one], place[other] = place[other], place[one]
        for person, where in enumerate(place):
            taken[where] = person
        return taken

    def _apart(self, strangers: Iterable[tuple[int, int]]) -> list[set[int]]:
        apart: list[set[int]] = [set() for _ in self.people]
        for one, other in strangers:
            apart[one].add(other)
            apart[other].add(one)
        return apart

    def strangers(self) -> list[tuple[int, int]]:
        """Pairs of positions that may never share a table: kept apart, or bound to different tables."""
        wished = [(self.index[a], self.index[b]) for a, b in self.wishes.apart if a in self.index and b in self.index]
        homeward = [(a, b) for a, b in pairs(sorted(self.homes)) if self.homes[a] != self.homes[b]]
        return list(dict.fromkeys((*wished, *homeward)))

    def is_strained(self, rounds: Rounds) -> bool:
        """Whether seats break a wish to keep apart."""
        together = {pair for tables in rounds for table in tables for pair in pairs(table)}
        return any((min(pair), max(pair)) in together for pair in self.strangers())

    def by_lot(self) -> Rounds:
        """Seat people by lot, those bound together at one table, which is short in its turn."""
        return [self._dealt(number, out) for number, out in enumerate(self.sitting_out)]

    def _dealt(self, number: int, out: Sequence[int]) -> list[list[int]]:
        tables: list[list[int]] = [[] for _ in self.split.sizes]
        groups = self._together(out)
        for turn, group in enumerate(groups):
            fitting = [i for i, size in enumerate(self.split.sizes) if size >= len(group) and not tables[i]]
            if not fitting:
                fitting = [i for i, size in enumerate(self.split.sizes) if not tables[i]]
            spread = len(fitting) * (number + turn) // max(1, len(self.sitting_out))
            tables[fitting[-1 - spread % len(fitting)]] += group
        waiting = self.chance.shuffled(
            p for p in range(len(self.people)) if p not in out and p not in self.bound_together
        )
        for table, size in zip(tables, self.split.sizes, strict=True):
            while len(table) < size:
                table.append(waiting.pop())
        return tables

    def weights(self, rounds: int | None = None) -> list[list[int]]:
        """Meetings so far, or in so many first rounds, with a large number for those kept apart."""
        weight = [[0] * len(self.people) for _ in self.people]
        met = [pair for one in self.history[:rounds] for table in one.tables for pair in pairs(table)]
        known = [(self.index[a], self.index[b], 1) for a, b in met if a in self.index and b in self.index]
        for one, other, dearer in (*known, *((a, b, APART) for a, b in self.strangers())):
            weight[one][other] += dearer
            weight[other][one] += dearer
        return weight

    def board(self, rounds: Rounds) -> Board:
        """Seat rounds on a board that counts what such a field is short of."""
        kind = SmallBoard if len(self.people) <= SMALL else Board
        return kind(self.weights(), rounds)

    def floor(self) -> int:
        """What no seating can cost less than: where the search may stop."""
        sizes, rounds = self.split.sizes, len(self.sitting_out)
        if self.history:
            bound = round_bound(self.history, self.people, sizes)
        else:
            bound = evening_bound(len(self.people), [sizes] * rounds)
        # People bound together meet in every round, and nobody else need meet again for it.
        known = self._known_together()
        forced = sum(before + number for before in known for number in range(rounds))
        broken = self._broken()
        floor = APART * broken + max(forced, bound.coincidences)
        if len(self.people) > SMALL or broken:
            return floor
        return floor + max(sum(rounds - (not before) for before in known), bound.repeats)

    def _known_together(self) -> list[int]:
        """How often each two people met before who are bound together; empty where they may sit out."""
        if self.split.sitting_out:
            return []
        bound = [pair for pair in pairs(sorted(self.bound_together)) if self.homes[pair[0]] == self.homes[pair[1]]]
        tables = [{self.index[p] for p in table if p in self.index} for one in self.history for table in one.tables]
        return [sum(table.issuperset(pair) for table in tables) for pair in bound]

    def _broken(self) -> int:
        """Count the wishes to keep apart that no seats of these rounds can keep."""
        strangers = self.strangers()
        if not strangers:
            return 0
        crowding = Crowding(len(self.people), strangers, len(self.split.sizes))
        broken = 0
        for out in self.sitting_out:
            playing = [person for person in range(len(self.people)) if person not in out]
            broken += crowding.fewest(playing, self.split.sizes, self._together(out))
        return broken

    def _together(self, out: Collection[int] = ()) -> list[list[int]]:
        """List who is bound to the same table, table by table."""
        groups: dict[int, list[int]] = {}
        for person in sorted(self.bound_together.difference(out)):
            groups.setdefault(self.homes[person], []).append(person)
        return list(groups.values())

    def short_visits(self) -> list[int]:
        """Earlier visits of each person to short tables."""
        visits = [0] * len(self.people)
        for one in self.history:
            largest = max((len(table) for table in one.tables), default=0)
            for table in one.tables:
                for person in table if len(table) < largest else ():
                    if person in self.index:
                        visits[self.index[person]] += 1
        return visits

    def before(self) -> tuple[frozenset[int], ...]:
        """With whom each person sat in the round just before; empty without history."""
        if not self.history:
            return ()
        mates = {person: table for table in self.history[-1].tables for person in table}
        return tuple(
            frozenset(self.index[mate] for mate in mates.get(person, ()) if mate != person and mate in self.index)
            for person in self.people
        )

    def writers(self) -> frozenset[int]:
        """Positions of those willing to write."""
        return frozenset(self.index[person] for person in self.wishes.writers if person in self.index)

    def seat_visits(self) -> list[list[int]]:
        """Earlier visits of each person to each seat."""
        width = max((*self.split.sizes, *(len(table) for one in self.history for table in one.tables)), default=0)
        visits = [[0] * width for _ in self.people]
        for one in self.history:
            for table in one.tables:
                for seat, person in enumerate(table):
                    if person in self.index:
                        visits[self.index[person]][seat] += 1
        return visits

    def table_visits(self, numbers: Sequence[int]) -> list[list[int]]:
        """Earlier visits of each person to each physical table of `numbers`."""
        places = {number: place for place, number in enumerate(numbers)}
        visits = [[0] * len(numbers) for _ in self.people]
        for one in self.history:
            for number, table in one.numbered:
                for person in table if number in places else ():
                    if person in self.index:
                        visits[self.index[person]][places[number]] += 1
        return visits
