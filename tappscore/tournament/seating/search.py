"""The swap search: exchange two people of one round until nobody meets again.

Works on positions 0 .. n - 1. `weight[a][b]` is what one more meeting of a
and b costs now: earlier meetings, and a large number for those kept apart.
A pair meeting for the m-th time costs m - 1, so that the sum is the number of
coincidences, and one pair sitting together all night is dearer than many
pairs meeting twice (practice.md D.1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tappscore.tournament.seating.chance import Chance

# (steps done, steps at most, best cost so far) -> go on?
Progress = Callable[[int, int, int], bool]
REPORT_EVERY = 2000


class Board:
    """Tables of several rounds that people are exchanged on."""

    def __init__(self, weight: list[list[int]], rounds: Sequence[Sequence[Sequence[int]]]) -> None:
        self.weight = weight
        self.rounds = [[list(table) for table in tables] for tables in rounds]
        self.cost = 0
        for tables in self.rounds:
            for table in tables:
                self._seat(table)

    def _seat(self, table: Sequence[int]) -> None:
        for index, one in enumerate(table):
            for other in table[index + 1 :]:
                self.cost += self.weight[one][other]
                self.weight[one][other] += 1
                self.weight[other][one] += 1

    def copy(self) -> list[list[list[int]]]:
        """Keep the seats as they are now."""
        return [[list(table) for table in tables] for tables in self.rounds]

    def gain(self, here: list[int], at: int, there: list[int], place: int) -> int:
        """Price of exchanging two people of two tables; negative is better."""
        one, other = here[at], there[place]
        of_one, of_other = self.weight[one], self.weight[other]
        price = 0
        for mate in here:
            if mate != one:
                price += of_other[mate] - of_one[mate] + 1
        for mate in there:
            if mate != other:
                price += of_one[mate] - of_other[mate] + 1
        return price

    def swap(self, here: list[int], at: int, there: list[int], place: int) -> None:
        """Exchange two people and keep the counts."""
        one, other = here[at], there[place]
        self.cost += self.gain(here, at, there, place)
        for mate in here:
            if mate != one:
                self._count(one, mate, -1)
                self._count(other, mate, 1)
        for mate in there:
            if mate != other:
                self._count(other, mate, -1)
                self._count(one, mate, 1)
        here[at], there[place] = other, one

    def _count(self, one: int, other: int, change: int) -> None:
        self.weight[one][other] += change
        self.weight[other][one] += change


def improve(
    board: Board,
    movable: Sequence[tuple[int, Sequence[int]]],
    chance: Chance,
    budget: int,
    floor: int,
    progress: Progress | None = None,
) -> tuple[int, bool]:
    """Exchange until the cost reaches `floor` or the budget is used.

    `movable` has for each round its number and the people who may be moved.
    Answers the steps done and whether `progress` cancelled. The board ends
    with the best seats found.
    """
    best, seats = board.cost, board.copy()
    step = 0
    where = [{p: (t, i) for t, table in enumerate(tables) for i, p in enumerate(table)} for tables in board.rounds]
    while step < budget and best > floor and movable:
        step += 1
        if step % REPORT_EVERY == 0 and progress is not None and not progress(step, budget, best):
            _restore(board, seats)
            return step, True
        # Only products of floats: `exp` may differ in its last digit from one system to the next.
        ease = 0.3 * (1 - (step % 40000) / 40000)
        number, people = movable[chance.below(len(movable))]
        one, other = people[chance.below(len(people))], people[chance.below(len(people))]
        (ta, ia), (tb, ib) = where[number][one], where[number][other]
        if ta == tb:
            continue
        here, there = board.rounds[number][ta], board.rounds[number][tb]
        price = board.gain(here, ia, there, ib)
        if price <= 0 or (price < 9 and chance.draw() < ease**price):
            board.swap(here, ia, there, ib)
            where[number][one], where[number][other] = (tb, ib), (ta, ia)
            if board.cost < best:
                best, seats = board.cost, board.copy()
    _restore(board, seats)
    return step, False


def _restore(board: Board, seats: list[list[list[int]]]) -> None:
    board.rounds = seats
