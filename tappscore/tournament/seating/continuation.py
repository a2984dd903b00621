"""A ready design that goes on where the real history stands: its next round, people by their real meetings.

Where meetings are scarce, a round chosen for itself spoils the rounds after
it: seated one round at a time, 18 people in six rounds repeat eight meetings,
the best evening known repeats two. So the rounds played are laid onto a ready
design: every table of theirs onto one of its tables, other rounds of it in
any order, people renamed. Where that succeeds the rest of the design is what
is left of the best evening known. Nothing is remembered from one round to the
next: only the history counts, so a substitute takes a place in the design as
whoever sat there before him, and after a round that fits no design the search
of `evening` goes on alone.

Laying is a search with going back: always the person with the fewest places
left, places in the order of the lot. It counts its steps and gives up at a
limit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice, permutations
from typing import NamedTuple

from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.designs import design
from tappscore.tournament.seating.ground import Ground, Rounds

MOST_PEOPLE = 40
CROWDED = 2  # a design is followed where people meet more than one in so many of all others
MOST_ROUNDS = 11  # the longest designs (`starters`)
LONGER = 2  # designs for so many rounds more are tried, too
MOST_GHOSTS = 3
NODES = 3000  # people put on a place, all designs of a field together
DEALS = 300  # of those, for one choice of the design's rounds
CHOICES = 60  # choices of a design's rounds that are looked at where people have come or gone

Around = dict[tuple[int, int, int], int]


class Followed(NamedTuple):
    """Rounds of a design; `is_best` where it has exactly the rounds of the evening, so that none better is known."""

    rounds: Rounds
    is_best: bool
    steps: int


def follow(ground: Ground, ahead: int) -> Followed | None:
    """Take the rounds of `ground` from the design that serves the rounds played, these, and those ahead best."""
    people, sizes, wanted = len(ground.people), ground.split.sizes, len(ground.sitting_out)
    total = len(ground.history) + wanted + ahead
    if people > MOST_PEOPLE or CROWDED * total * (max(sizes, default=1) - 1) < people:
        return None
    if any(ground.sitting_out) or ground.bound_together:
        return None
    if not ground.history:
        return _first(ground, total) if ahead else None
    cast = _Cast(ground)
    course = Continuation(people + cast.ghosts, cast.sizes, cast.history, ground.strangers(), ground.chance)
    best: tuple[tuple[int, int], Rounds] | None = None
    for length, rest in course.after(total):
        living = [tables for tables in map(cast.living, rest) if sorted(map(len, tables)) == sorted(sizes)]
        priced = sorted(living, key=lambda tables: (ground.board([tables]).cost, _unevenness(ground, tables)))
        cost = sum(ground.board([tables]).cost for tables in priced[: wanted + ahead])
        if len(priced) >= wanted and (best is None or (cost, -length) < best[0]):
            best = (cost, -length), priced[:wanted]
        if length == total:
            break
    if best is None:
        return None
    is_best = -best[0][1] == total and not cast.ghosts
    return Followed(best[1], is_best, course.nodes)


class _Cast:
    """Who plays whose part in a design: newcomers that of people who are gone, who in turn stay on as ghosts.

    Tables of ghosts are one smaller than the design's.
    """

    def __init__(self, ground: Ground) -> None:
        seated = [set(one.people) for one in ground.history]
        rounds_of = {person: [n for n, one in enumerate(seated) if person in one] for person in set().union(*seated)}
        came = {person: rounds_of.get(person, [len(seated)])[0] for person in ground.people}
        newcomers = sorted((person for person in ground.people if came[person]), key=came.__getitem__)
        part, unreplaced = dict(ground.index), list[int]()
        for old in dict.fromkeys(person for one in ground.history for person in one.people):
            if old in ground.index:
                continue
            after = [person for person in newcomers if came[person] > rounds_of[old][-1]]
            if after:
                newcomers.remove(after[0])
                part[old] = ground.index[after[0]]
            else:
                unreplaced.append(old)
        ghosts = unreplaced if len(unreplaced) <= MOST_GHOSTS else []
        part |= {old: len(ground.people) + number for number, old in enumerate(ghosts)}
        self.people, self.ghosts = len(ground.people), len(ghosts)
        self.sizes = ground.wishes.split(self.people + self.ghosts).sizes if ghosts else ground.split.sizes
        self.history = [[[part[p] for p in table if p in part] for table in one.tables] for one in ground.history]

    def living(self, tables: Sequence[Sequence[int]]) -> list[list[int]]:
        """Leave the ghosts out."""
        return [[person for person in table if person < self.people] for table in tables]


def _first(ground: Ground, total: int) -> Followed | None:
    """Begin an evening so that those kept apart stay so in a design of all its rounds."""
    found = again(len(ground.people), tuple(ground.split.sizes), total) if ground.strangers() else None
    if found is None:
        return None
    rounds = ground.settled(found)
    return None if ground.is_strained(rounds) else Followed(rounds[: len(ground.sitting_out)], is_best=False, steps=0)


def _unevenness(ground: Ground, tables: Sequence[Sequence[int]]) -> int:
    largest, visits = max(map(len, tables)), ground.short_visits()
    for table in tables:
        for person in table if len(table) < largest else ():
            visits[person] += 1
    return sum(number * number for number in visits)


@cache
def again(people: int, sizes: tuple[int, ...], rounds: int) -> Rounds | None:
    """Find the design that every round of an evening finds again: its lot is always the same."""
    return design(people, sizes, rounds, Chance(rounds))


class Continuation:
    """Rounds played and ready designs for the same tables, positions 0 .. n - 1 throughout.

    `history` has the tables of each round, of people who are still there;
    `strangers` are pairs that may not meet in the rounds to come.
    """

    def __init__(
        self,
        people: int,
        sizes: Sequence[int],
        history: Sequence[Sequence[Sequence[int]]],
        strangers: Sequence[tuple[int, int]],
        chance: Chance,
    ) -> None:
        self.people, self.sizes, self.chance = people, sizes, chance
        self.history = [[frozenset(table) for table in tables if table] for tables in history]
        self.apart: list[set[int]] = [set() for _ in range(people)]
        for one, other in strangers:
            self.apart[one].add(other)
            self.apart[other].add(one)
        self.nodes = 0

    def after(self, rounds: int) -> Iterator[tuple[int, Rounds]]:
        """Go through the designs of a field that the history can be laid onto: their length, what is left of them.

        The design for exactly so many rounds comes first, then longer ones, then the longest of the shorter ones.
        """
        seen: list[Rounds] = []
        longer = range(rounds, min(rounds + LONGER, MOST_ROUNDS) + 1)
        for count in (*longer, *range(min(rounds, MOST_ROUNDS + 1) - 1, len(self.history), -1)):
            found = again(self.people, tuple(self.sizes), count)
            if found is None or found in seen:
                continue
            seen.append(found)
            rest = self.laid_on(found)
            if rest is not None:
                yield count, rest
                if count < rounds:
                    return

    def laid_on(self, ready: Rounds) -> Rounds | None:
        """Lay the history onto a design; what is left of it, by the people's own positions."""
        masks = [[sum(1 << place for place in table) for table in tables] for tables in ready]
        for chosen, alike in self._choices(ready):
            left = [number for number in range(len(ready)) if number not in chosen]
            laying = _Laying(self, alike, [masks[number] for number in chosen], [masks[number] for number in left])
            places = laying.run()
            if places is not None:
                person = {place: one for one, place in enumerate(places)}
                return [[[person[place] for place in table] for table in ready[number]] for number in left]
            if self.nodes >= NODES:
                break
        return None

    def _choices(self, ready: Rounds) -> Iterator[tuple[tuple[int, ...], list[int]]]:
        """Choose rounds of a design that may be the rounds played; with the places that are like each person's.

        Where everybody has been there all the time, people and places must have the same neighbourhoods.
        """
        played = len(self.history)
        lot = self.chance.shuffled(range(len(ready)))
        if any(sum(map(len, one)) < self.people for one in self.history):
            everywhere = [(1 << self.people) - 1] * self.people
            yield from ((chosen, everywhere) for chosen in islice(permutations(lot, played), CHOICES))
            return
        theirs, kinds = neighbourhoods(ready, self.people), _Kinds()
        own = [[0] * self.people]
        for last in range(played):
            own.append(kinds.finer(own[-1], neighbourhoods(self.history, self.people), range(last + 1)))
        counts = [Counter(level) for level in own]
        chosen: list[tuple[tuple[int, ...], list[int]]] = [((), own[0])]
        while chosen:
            rounds, level = chosen.pop()
            if len(rounds) == played:
                places: dict[int, int] = {}
                for place, kind in enumerate(level):
                    places[kind] = places.get(kind, 0) | 1 << place
                yield rounds, [places[kind] for kind in own[-1]]
                continue
            for number in lot:
                if number not in rounds:
                    finer = kinds.finer(level, theirs, (*rounds, number))
                    if Counter(finer) == counts[len(rounds) + 1]:
                        chosen.append(((*rounds, number), finer))


class _Kinds:
    """Kinds of people, told apart more finely with each round; a number for each."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, ...], int] = {}

    def finer(self, kinds: Sequence[int], around: Sequence[Around], rounds: Sequence[int]) -> list[int]:
        """Tell people apart by what the last of `rounds` adds to their neighbourhoods."""
        last = len(rounds) - 1
        turns = [
            (rounds[i], rounds[j], rounds[k])
            for i in range(last + 1)
            for j in range(i, last + 1)
            for k in range(last + 1)
            if last in (i, j, k)
        ]
        found = [(kind, *[own[turn] for turn in turns]) for kind, own in zip(kinds, around, strict=True)]
        return [self.numbers.setdefault(kind, len(self.numbers) + 1) for kind in found]


def neighbourhoods(rounds: Sequence[Sequence[Iterable[int]]], people: int) -> list[Around]:
    """Count around each person, for rounds i, j, k, how often mates of round i and mates of round j met in round k."""
    table_of = [{person: number for number, table in enumerate(tables) for person in table} for tables in rounds]
    mates = [
        {person: [one for one in table if one != person] for table in tables for person in table} for tables in rounds
    ]
    numbers = range(len(rounds))
    found: list[Around] = []
    for person in range(people):
        around: Around = {}
        for k, table in enumerate(table_of):
            at = [[table[mate] for mate in mates[i][person]] for i in numbers]
            for i in numbers:
                for j in range(i, len(rounds)):
                    there = at[j]
                    around[i, j, k] = around[j, i, k] = sum([there.count(one) for one in at[i]])
        found.append(around)
    return found


class _Laying:
    """One attempt: the rounds played onto certain rounds of a design; places as bits."""

    def __init__(
        self,
        wanted: Continuation,
        alike: Sequence[int],
        masks: Sequence[Sequence[int]],
        left: Sequence[Sequence[int]],
    ) -> None:
        self.wanted, self.alike, self.masks = wanted, alike, masks
        self.limit = min(NODES, wanted.nodes + DEALS)
        self.table_of = [
            {person: number for number, table in enumerate(tables) for person in table} for tables in wanted.history
        ]
        self.seats = [list(map(len, tables)) for tables in wanted.history]
        self.onto: list[dict[int, int]] = [{} for _ in masks]
        self.taken: list[set[int]] = [set() for _ in masks]
        self.place: list[int] = [-1] * wanted.people
        self.free = (1 << wanted.people) - 1
        self.order = wanted.chance.shuffled(range(wanted.people))
        self.mates = [0] * wanted.people  # places met in the rounds that are left
        for tables in left:
            for mask in tables:
                for place in range(wanted.people):
                    if mask >> place & 1:
                        self.mates[place] |= mask

    def run(self) -> list[int] | None:
        """Put everybody on a place; None where nothing fits, or nothing was found."""
        return self.place if self._put(self.wanted.people) else None

    def _put(self, waiting: int) -> bool:
        if not waiting:
            return True
        person, places = self._narrowest()
        for place in self.order:
            if not places >> place & 1:
                continue
            self.wanted.nodes += 1
            if self.wanted.nodes > self.limit:
                return False
            tables = self._seat(person, place)
            if self._put(waiting - 1):
                return True
            self._unseat(person, tables)
        return False

    def _narrowest(self) -> tuple[int, int]:
        """The person with the fewest places left, and those places."""
        best, least, found = -1, self.wanted.people + 1, 0
        for person, place in enumerate(self.place):
            if place < 0:
                places = self._places(person)
                count = places.bit_count()
                if count < least:
                    best, least, found = person, count, places
                    if count < 2:
                        break
        return best, found

    def _places(self, person: int) -> int:
        places = self.free & self.alike[person]
        for number, table_of in enumerate(self.table_of):
            table = table_of.get(person)
            if table is None:
                continue
            if table in self.onto[number]:
                places &= self.masks[number][self.onto[number][table]]
            else:
                size = self.seats[number][table]
                open_ = (
                    mask
                    for at, mask in enumerate(self.masks[number])
                    if at not in self.taken[number] and mask.bit_count() >= size
                )
                places &= sum(open_)
            if not places:
                return 0
        for other in self.wanted.apart[person]:
            if self.place[other] >= 0:
                places &= ~self.mates[self.place[other]]
        return places

    def _seat(self, person: int, place: int) -> list[tuple[int, int]]:
        self.place[person] = place
        self.free &= ~(1 << place)
        opened = []
        for number, table_of in enumerate(self.table_of):
            table = table_of.get(person)
            if table is not None and table not in self.onto[number]:
                at = next(at for at, mask in enumerate(self.masks[number]) if mask >> place & 1)
                self.onto[number][table] = at
                self.taken[number].add(at)
                opened.append((number, table))
        return opened

    def _unseat(self, person: int, opened: Sequence[tuple[int, int]]) -> None:
        self.free |= 1 << self.place[person]
        self.place[person] = -1
        for number, table in opened:
            self.taken[number].remove(self.onto[number].pop(table))
