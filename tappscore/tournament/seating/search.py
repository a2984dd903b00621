"""The swap search: exchange two people of one round until nobody meets again.

Works on positions 0 .. n - 1. `weight[a][b]` is the number of meetings of a
and b, plus a large number for those kept apart. A pair meeting for the m-th
time costs m - 1, so that the sum is the number of coincidences, and one pair
sitting together all night is dearer than many pairs meeting twice
(practice.md D.1).

Two passes. `improve` counts meetings only and lets worse exchanges pass now
and then, less and less often (annealing, in cycles). `polish` never gives up
a meeting gained: it takes exchanges that cost none and improve the rest, in
the order of the loosening: writers, meetings twice running, short tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tappscore.tournament.seating.chance import Chance

# (steps done, steps at most, best cost so far) -> go on?
Progress = Callable[[int, int, int], bool]
REPORT_EVERY = 2000
APART = 1000  # weight of a pair to be kept apart
CYCLE = 100_000
WORST_PRICE = 12  # dearer exchanges are never taken
HOT, COLD = 0.2, 0.02  # how often an exchange that costs one is taken, at a cycle's begin and end
PASSED_OVER = 0.8  # how often somebody who repeats nothing is left in peace


class Board:
    """Tables of several rounds that people are exchanged on.

    `where[r][p]` is the very list that p sits in, an empty one for people who
    sit out.
    """

    def __init__(self, weight: list[list[int]], rounds: Sequence[Sequence[Sequence[int]]]) -> None:
        self.weight = weight
        self.cost = 0
        self.rounds: list[list[list[int]]] = []
        self.where: list[list[list[int]]] = []
        self.put(rounds)

    def put(self, rounds: Sequence[Sequence[Sequence[int]]]) -> None:
        """Seat everybody anew; the meetings of the seats before no longer count."""
        for tables in self.rounds:
            for table in tables:
                self._count(table, -1)
        self.rounds = [[list(table) for table in tables] for tables in rounds]
        nowhere: list[int] = []
        self.where = [[nowhere] * len(self.weight) for _ in rounds]
        for places, tables in zip(self.where, self.rounds, strict=True):
            for table in tables:
                self._count(table, 1)
                for person in table:
                    places[person] = table

    def _count(self, table: Sequence[int], change: int) -> None:
        for index, one in enumerate(table):
            for other in table[index + 1 :]:
                self.cost += self.weight[one][other] if change > 0 else 1 - self.weight[one][other]
                self.weight[one][other] += change
                self.weight[other][one] += change

    def copy(self) -> list[list[list[int]]]:
        """Keep the seats as they are now."""
        return [[list(table) for table in tables] for tables in self.rounds]

    def price(self, one: int, here: list[int], other: int, there: list[int]) -> int:
        """Price of exchanging two people of two tables; negative is better."""
        of_one, of_other = self.weight[one], self.weight[other]
        price = len(here) + len(there) - 2 - 2 * of_one[other]
        for mate in here:
            price += of_other[mate] - of_one[mate]
        for mate in there:
            price += of_one[mate] - of_other[mate]
        return price

    def swap(self, number: int, one: int, other: int, price: int) -> None:
        """Exchange two people of a round at a known price."""
        places = self.where[number]
        here, there = places[one], places[other]
        self._move(one, other, here)
        self._move(other, one, there)
        here[here.index(one)], there[there.index(other)] = other, one
        places[one], places[other] = there, here
        self.cost += price

    def _move(self, leaving: int, coming: int, table: list[int]) -> None:
        gone, new = self.weight[leaving], self.weight[coming]
        for mate in table:
            if mate != leaving:
                row = self.weight[mate]
                row[leaving] -= 1
                gone[mate] -= 1
                row[coming] += 1
                new[mate] += 1


class SmallBoard(Board):
    """A board on which a repeat costs one more than its coincidences.

    In fields that must repeat, the same coincidences may be many repeats or
    few: three couples meeting in three rounds are six, nine pairs meeting
    twice are nine.
    """

    def _count(self, table: Sequence[int], change: int) -> None:
        for index, one in enumerate(table):
            for other in table[index + 1 :]:
                known = self.weight[one][other]
                self.cost += toll(known) if change > 0 else -toll(known - 1)
                self.weight[one][other] += change
                self.weight[other][one] += change

    def price(self, one: int, here: list[int], other: int, there: list[int]) -> int:
        """Price of exchanging two people of two tables; negative is better."""
        of_one, of_other = self.weight[one], self.weight[other]
        price = 0
        for mate in here:
            if mate != one:
                price += toll(of_other[mate]) - toll(of_one[mate] - 1)
        for mate in there:
            if mate != other:
                price += toll(of_one[mate]) - toll(of_other[mate] - 1)
        return price


def toll(meetings: int) -> int:
    """What a further meeting costs after so many; see `SmallBoard`."""
    return meetings + (0 < meetings < APART)


def improve(
    board: Board,
    pools: Sequence[Sequence[int]],
    chance: Chance,
    budget: int,
    floor: int,
    progress: Progress | None = None,
) -> tuple[int, bool]:
    """Exchange until the cost reaches `floor` or the budget of steps is used.

    `pools` lists for each round the people who may be moved. The board ends
    with the best seats found. Answers the steps done, and whether `progress`
    ended the search.
    """
    entries = [(number, person) for number, pool in enumerate(pools) for person in pool]
    draw, many, weight, where = chance.draw, len(entries), board.weight, board.where
    best, seats, step = board.cost, board.copy(), 0
    ease, cancelled = _eases(0), False
    while step < budget and best > floor and many and not cancelled:
        step += 1
        if step % REPORT_EVERY == 0:
            ease = _eases(step)
            cancelled = progress is not None and not progress(step, budget, best)
        number, one = entries[int(draw() * many)]
        here, row = where[number][one], weight[one]
        if sum([row[mate] for mate in here]) < len(here) and draw() < PASSED_OVER:
            continue
        other = pools[number][int(draw() * len(pools[number]))]
        there = where[number][other]
        if there is here:
            continue
        price = board.price(one, here, other, there)
        if price <= 0 or (price < WORST_PRICE and draw() < ease[price]):
            board.swap(number, one, other, price)
            if board.cost < best:
                best, seats = board.cost, board.copy()
    board.put(seats)
    return step, cancelled


def _eases(step: int) -> list[float]:
    """How often an exchange of price 0, 1, 2, ... is taken at a step of the cycle."""
    ease = HOT + (COLD - HOT) * (step % CYCLE) / CYCLE
    # Only products of floats: `exp` may differ in its last digit from one system to the next.
    powers = [1.0]
    while len(powers) < WORST_PRICE:
        powers.append(powers[-1] * ease)
    return powers
