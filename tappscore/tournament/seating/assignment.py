"""Tables onto places at the least cost: the exact method (Kuhn and Munkres, by shortest ways)."""

from __future__ import annotations

from collections.abc import Sequence


def cheapest(cost: Sequence[Sequence[int]]) -> list[int]:
    """Give each row a column of its own so that the sum is least; as many columns as rows."""
    size = len(cost)
    # Rows and columns count from 1; column 0 stands for the row that looks for one.
    row_price, column_price = [0] * (size + 1), [0] * (size + 1)
    taken = [0] * (size + 1)  # the row of each column
    for row in range(1, size + 1):
        taken[0] = row
        way, here = _shortest_way(cost, taken, row_price, column_price)
        while here:
            taken[here] = taken[way[here]]
            here = way[here]
    found = [0] * size
    for column, row in enumerate(taken[1:]):
        found[row - 1] = column
    return found


def _shortest_way(
    cost: Sequence[Sequence[int]], taken: Sequence[int], row_price: list[int], column_price: list[int]
) -> tuple[list[int], int]:
    """Walk from column 0 to the nearest free column; where each column was come to from, and that column."""
    size, here = len(cost), 0
    far = 1 + sum(map(max, cost))
    least, way, waiting = [far] * (size + 1), [0] * (size + 1), set(range(1, size + 1))
    walked = [0]
    while taken[here]:
        row = taken[here]
        for column in waiting:
            rest = cost[row - 1][column - 1] - row_price[row] - column_price[column]
            if rest < least[column]:
                least[column], way[column] = rest, here
        here = min(waiting, key=lambda column: (least[column], column))
        step = least[here]
        for column in walked:
            row_price[taken[column]] += step
            column_price[column] -= step
        for column in waiting:
            least[column] -= step
        waiting.remove(here)
        walked.append(here)
    return way, here
