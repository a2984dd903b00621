"""One attempt to lay the rounds played onto certain rounds of a ready design: a search with going back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tappscore.tournament.seating.continuation import Continuation

NODES = 3000  # people put on a place, all designs of a field together
DEALS = 300  # of those, for one choice of the design's rounds


class Laying:
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
