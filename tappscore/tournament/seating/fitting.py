"""A ready design for the rounds still to come, people put on its places so that few meet whom they met before.

Where the rounds played fit no design (somebody left for good, and the tables
are others now), the rest of the evening is still best taken from one. Only who
takes which place is searched: exchanges of two places, as in annealing, all
choices of its rounds first, then the most promising ones for longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice

from tappscore.tournament.seating.chance import Chance
from tappscore.tournament.seating.seats import pairs

Rounds = list[list[list[int]]]
CHOICES = 24  # choices of rounds of one design that are looked at
FIRST, FURTHER = 1000, 12_000  # exchanges tried for each of them, and for the best of them
KEPT = 3
WARM, COLD = 0.25, 0.01  # how often an exchange that costs one is taken, at the begin and at the end
DEAREST = 8  # dearer exchanges are never taken


def fitted(
    designs: Sequence[Rounds], rounds: int, weight: Sequence[Sequence[int]], chance: Chance
) -> tuple[Rounds, int] | None:
    """Take so many rounds from one of the designs; with the steps done. None without a design.

    `weight[a][b]` is what a meeting of a and b costs: how often they met, a large number for those kept apart.
    """
    begun = [
        _Fitting(list(chosen), weight, chance)
        for design in designs
        for chosen in islice(combinations(design, rounds), CHOICES)
    ]
    for one in begun:
        one.improve(FIRST)
    kept = sorted(begun, key=lambda one: one.least)[:KEPT]
    for one in kept:
        one.improve(FURTHER)
    if not kept:
        return None
    best = min(kept, key=lambda one: one.least)
    return best.rounds(), FIRST * len(begun) + FURTHER * len(kept)


class _Fitting:
    """Rounds of one design with people on their places; what they cost, and the cheapest seen."""

    def __init__(self, design: Rounds, weight: Sequence[Sequence[int]], chance: Chance) -> None:
        self.design, self.weight, self.chance = design, weight, chance
        people = range(len(weight))
        self.known = [[other for other in people if weight[one][other]] for one in people]
        self.meetings = [[0] * len(weight) for _ in people]
        own = 0  # what the design repeats by itself
        for one, other in (pair for tables in design for table in tables for pair in pairs(table)):
            own += self.meetings[one][other]
            self.meetings[one][other] += 1
            self.meetings[other][one] += 1
        self.place = chance.shuffled(people)
        met = sum(weight[a][b] * self.meetings[self.place[a]][self.place[b]] for a, b in pairs(people))
        self.cost = self.least = own + met
        self.best = list(self.place)

    def improve(self, steps: int) -> None:
        """Exchange places from the best known ones on, worse ones less and less often."""
        chance, place = self.chance, self.place
        place[:], self.cost = self.best, self.least
        taken: list[float] = []
        for step in range(steps):
            if not self.least:
                break
            if step % (steps // 10) == 0:
                taken = _taken(WARM + (COLD - WARM) * step / steps)
            one, other = chance.below(len(place)), chance.below(len(place))
            price = self._price(one, other)
            if price <= 0 or (price < DEAREST and chance.draw() < taken[price]):
                place[one], place[other] = place[other], place[one]
                self.cost += price
                if self.cost < self.least:
                    self.least, self.best = self.cost, list(place)

    def _price(self, one: int, other: int) -> int:
        place = self.place
        here, there = self.meetings[place[one]], self.meetings[place[other]]
        of_one, of_other, price = self.weight[one], self.weight[other], 0
        for mate in self.known[one]:
            if mate != other:
                at = place[mate]
                price += of_one[mate] * (there[at] - here[at])
        for mate in self.known[other]:
            if mate != one:
                at = place[mate]
                price += of_other[mate] * (here[at] - there[at])
        return price

    def rounds(self) -> Rounds:
        """Name people instead of places."""
        person = {place: one for one, place in enumerate(self.best)}
        return [[[person[place] for place in table] for table in tables] for tables in self.design]


def _taken(ease: float) -> list[float]:
    """How often an exchange of price 0, 1, 2, ... is taken; products only, the same on every system."""
    powers = [1.0]
    while len(powers) < DEAREST:
        powers.append(powers[-1] * ease)
    return powers
