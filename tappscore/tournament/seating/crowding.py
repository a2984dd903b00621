"""How many wishes to keep people apart no seating can keep, by counting alone.

Two arguments. A group whose members are all to be kept apart, larger than
there are tables, shares tables, however it is spread: as evenly as the seats
allow is the least (a club of fifty at 38 tables: twelve pairs). And whoever is
to be kept apart from so many that too few are left for the smallest table
shares one with some of them. Groups are found greedily and have no pair in
common, so that their pairs add up.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence


class Crowding:
    """Who is to be kept apart from whom, positions 0 .. n - 1, seated at so many tables."""

    def __init__(self, people: int, strangers: Iterable[tuple[int, int]], tables: int) -> None:
        self.apart = [0] * people
        for one, other in strangers:
            self.apart[one] |= 1 << other
            self.apart[other] |= 1 << one
        self.groups = tuple(_groups(list(self.apart), tables))

    def fewest(self, playing: Collection[int], sizes: Sequence[int], together: Iterable[Collection[int]] = ()) -> int:
        """Count the pairs that must share a table in one round of these sizes, whoever draws.

        `together` are people bound to a table each: they take seats there from everybody else.
        """
        here, bound = _mask(playing), [_mask(group) for group in together]
        shared = 0
        for group in self.groups:
            outsiders = sorted(((one & ~group).bit_count() for one in bound), reverse=True)
            # At the largest tables they leave the most even seats: the least that can be claimed.
            seats = list(sizes)
            for number, taken in zip(sorted(range(len(seats)), key=lambda at: -seats[at]), outsiders, strict=False):
                seats[number] -= taken
            shared += fewest_pairs((group & here).bit_count(), seats)
        mates, others = min(sizes, default=1) - 1, here.bit_count() - 1
        lacking = [max(0, mates - (others - (self.apart[person] & here).bit_count())) for person in playing]
        # A pair may be the one that two people lack.
        return max(shared, (sum(lacking) + 1) // 2, max(lacking, default=0))


def fewest_pairs(members: int, seats: Iterable[int]) -> int:
    """Fewest pairs at one table when so many members take these seats."""
    room, pairs, level = sorted(seats), 0, 0
    while members > 0:
        # One more at every table with room, those at it already being `level` each.
        room = [seat for seat in room if seat > level]
        if not room:
            break
        taken = min(members, len(room))
        pairs += taken * level
        members -= taken
        level += 1
    return pairs


def _groups(apart: list[int], tables: int) -> Iterator[int]:
    """Find groups larger than there are tables, all of them apart from each other; no pair is in two."""
    for person in sorted(range(len(apart)), key=lambda one: -apart[one].bit_count()):
        while True:
            group = _grown(person, apart, tables)
            if group.bit_count() <= tables:
                break
            yield group
            for member in _members(group):
                apart[member] &= ~group


def _grown(person: int, apart: Sequence[int], tables: int) -> int:
    """Take in whoever is apart from all taken in before, first who leaves the most others; given up where too few."""
    group, left = 1 << person, apart[person]
    while left and group.bit_count() + left.bit_count() > tables:
        chosen = max(_members(left), key=lambda one: (apart[one] & left).bit_count())
        group |= 1 << chosen
        left &= apart[chosen]
    return group


def _members(group: int) -> Iterator[int]:
    while group:
        last = group & -group
        yield last.bit_length() - 1
        group ^= last


def _mask(people: Iterable[int]) -> int:
    return sum(1 << person for person in people)
