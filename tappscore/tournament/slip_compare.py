"""Comparing two entries of one sheet, deal by deal, so that one missing row is one finding and not twelve."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tappscore.rules.deal import Deal
from tappscore.rules.notation import without_defaults
from tappscore.rules.ruleset import Rules

_ONE_SIDED = 4  # a deal that only one entry has
_UNLIKE = 7  # two deals at one place that have nothing in common: still rather that than one gone and one come


class Difference(msgspec.Struct, frozen=True):
    """One finding: the deal's place in each entry (0: it is not there) and what each says."""

    first_number: int
    second_number: int
    first: Deal | None
    second: Deal | None


def compare(rules: Rules, first: Sequence[Deal], second: Sequence[Deal]) -> tuple[Difference, ...]:
    """Find where two entries of a sheet differ, by the alignment with the fewest and smallest edits."""
    ours = [without_defaults(rules, deal) for deal in first]
    theirs = [without_defaults(rules, deal) for deal in second]
    costs = _costs(ours, theirs)
    found: list[Difference] = []
    row, column = len(ours), len(theirs)
    while row or column:
        here = costs[row][column]
        if row and column and here == costs[row - 1][column - 1] + _cost(ours[row - 1], theirs[column - 1]):
            row, column = row - 1, column - 1
            if ours[row] != theirs[column]:
                found.append(Difference(row + 1, column + 1, first[row], second[column]))
        elif row and here == costs[row - 1][column] + _ONE_SIDED:
            row -= 1
            found.append(Difference(row + 1, 0, first[row], None))
        else:
            column -= 1
            found.append(Difference(0, column + 1, None, second[column]))
    return tuple(reversed(found))


def _costs(ours: Sequence[Deal], theirs: Sequence[Deal]) -> list[list[int]]:
    """Fill the table of the cheapest edits of all beginnings."""
    costs = [[column * _ONE_SIDED for column in range(len(theirs) + 1)]]
    for row, one in enumerate(ours, start=1):
        line = [row * _ONE_SIDED]
        for column, other in enumerate(theirs, start=1):
            line.append(
                min(
                    costs[row - 1][column - 1] + _cost(one, other),
                    costs[row - 1][column] + _ONE_SIDED,
                    line[column - 1] + _ONE_SIDED,
                )
            )
        costs.append(line)
    return costs


def _cost(one: Deal, other: Deal) -> int:
    """Tell how unlike two deals are: 0 the same, 3 alike but for one thing, `_UNLIKE` nothing in common."""
    if one == other:
        return 0
    shared = (one.kind == other.kind) + (one.contract == other.contract) + (one.declarer == other.declarer)
    shared += one.facts == other.facts
    return _UNLIKE - shared if shared > 1 else _UNLIKE
