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
from tappscore.tournament.seating.fitting import fitted
from tappscore.tournament.seating.ground import Ground, Rounds
from tappscore.tournament.seating.laying import NODES, Laying

MOST_PEOPLE = 40
CROWDED = 2  # a design is followed where people meet more than one in so many of all others
MOST_ROUNDS = 11  # the longest designs (`starters`)
LONGER = 2  # designs for so many rounds more are tried, too
MOST_GHOSTS = 3
CHOICES = 60  # choices of a design's rounds that are looked at where people have come or gone

Around = dict[tuple[int, int, int], int]


class Followed(NamedTuple):
    """Rounds of a design; `is_best` where it has exactly the rounds of the evening, so that none better is known.

    `with_rest` is what they and the rounds ahead cost where people were fitted on a design.
    """

    rounds: Rounds
    is_best: bool
    steps: int
    with_rest: int | None = None


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
    all_rounds: Rounds = []  # of the best design, those ahead included
    for length, rest in course.after(total):
        living = [tables for tables in map(cast.living, rest) if sorted(map(len, tables)) == sorted(sizes)]
        priced = sorted(living, key=lambda tables: (ground.board([tables]).cost, _unevenness(ground, tables)))
        cost = sum(ground.board([tables]).cost for tables in priced[: wanted + ahead])
        if len(priced) >= wanted and (best is None or (cost, -length) < best[0]):
            best, all_rounds = ((cost, -length), priced[:wanted]), priced[: wanted + ahead]
        if length == total:
            break
    if best is not None and -best[0][1] == total and not cast.ghosts:
        return Followed(best[1], is_best=True, steps=course.nodes)
    laid = ground.board(all_rounds).cost if best is not None else None
    other = _fitted(ground, total) if laid != 0 else None
    if other is not None and (laid is None or other.with_rest < laid):
        return Followed(
            other.rounds[:wanted], is_best=False, steps=course.nodes + other.steps, with_rest=other.with_rest
        )
    return Followed(best[1], is_best=False, steps=course.nodes) if best is not None else None


class _Fitted(NamedTuple):
    """Rounds to come, those to be played first that repeat the fewest meetings; what all cost, and the steps done."""

    rounds: Rounds
    with_rest: int
    steps: int


def _fitted(ground: Ground, total: int) -> _Fitted | None:
    """Put people on a design of the rounds to come: again on the one they follow since the field is as it is now.

    What was played before that is laid on no design; it says only who had met. The lot is always the same, so that the
    next round finds what the last one began.
    """
    played = [
        frozenset(frozenset(ground.index.get(p, -1) for p in table) for table in one.tables) for one in ground.history
    ]
    begin = len(played)
    while begin and set(ground.history[begin - 1].people) == set(ground.people):
        begin -= 1
    steps = 0
    for since in range(begin, len(played) + 1):
        rounds = total - since
        if rounds > MOST_ROUNDS:
            continue
        fit = fitted(_designs(ground, rounds), rounds, ground.weights(since), Chance(rounds))
        if fit is None:
            continue
        steps += fit[1]
        tables = {frozenset(map(frozenset, one)): one for one in fit[0]}
        if all(one in tables for one in played[since:]):
            left = [one for key, one in tables.items() if key not in played[since:]]
            left.sort(key=lambda one: (ground.board([one]).cost, _unevenness(ground, one)))
            return _Fitted(left, ground.board(left).cost, steps)
    return None


def _designs(ground: Ground, rounds: int) -> list[Rounds]:
    found: list[Rounds] = []
    for count in range(rounds, min(rounds + LONGER, MOST_ROUNDS) + 1):
        one = again(len(ground.people), tuple(ground.split.sizes), count)
        if one is not None and one not in found:
            found.append(one)
    return found


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
            laying = Laying(self, alike, [masks[number] for number in chosen], [masks[number] for number in left])
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
