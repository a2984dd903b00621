"""Comparing two entries of one sheet, deal by deal, so that one missing row is one finding and not twelve."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tappscore.rules.deal import Deal
from tappscore.rules.notation import without_defaults
from tappscore.rules.ruleset import Rules

_NEVER = 1000  # a deal typed with its number is never another one
_ONE_SIDED = 4  # a deal that only one entry has
_UNLIKE = 7  # two deals at one place that have nothing in common: still rather that than one gone and one come


class Difference(msgspec.Struct, frozen=True):
    """One finding: the deal's place in each entry (0: it is not there) and what each says."""

    first_number: int
    second_number: int
    first: Deal | None
    second: Deal | None


def compare(
    rules: Rules, first: Sequence[Deal], second: Sequence[Deal], numbers: Sequence[int] = ()
) -> tuple[Difference, ...]:
    """Find where two entries of a sheet differ, by the alignment with the fewest and smallest edits.

    `numbers` are the deals' numbers as they were typed in the second entry, 0 where none was: such a deal is held
    against the one of that number and no other, in whatever order they were typed.
    """
    order = _in_order(numbers, len(second))
    ours = [without_defaults(rules, deal) for deal in first]
    theirs = [without_defaults(rules, second[at]) for at in order]
    said = [numbers[at] if at < len(numbers) else 0 for at in order]
    costs = _costs(ours, theirs, said)
    found: list[Difference] = []
    row, column = len(ours), len(theirs)
    while row or column:
        here = costs[row][column]
        if row and column:
            pair = costs[row - 1][column - 1] + _pair(ours, theirs, said, row, column)
            if here == pair and here < _NEVER:
                row, column = row - 1, column - 1
                if ours[row] != theirs[column]:
                    found.append(Difference(row + 1, order[column] + 1, first[row], second[order[column]]))
                continue
        if row and here == costs[row - 1][column] + _ONE_SIDED:
            row -= 1
            found.append(Difference(row + 1, 0, first[row], None))
        else:
            column -= 1
            found.append(Difference(0, order[column] + 1, None, second[order[column]]))
    return tuple(reversed(found))


def _in_order(numbers: Sequence[int], count: int) -> list[int]:
    """Put the second entry's deals in the order of the sheet; one without a number follows the one before it."""
    places: list[tuple[int, int]] = []
    before = 0
    for at in range(count):
        before = numbers[at] if at < len(numbers) and numbers[at] else before
        places.append((before, at))
    return [at for _, at in sorted(places)]


def _costs(ours: Sequence[Deal], theirs: Sequence[Deal], said: Sequence[int]) -> list[list[int]]:
    """Fill the table of the cheapest edits of all beginnings."""
    costs = [[column * _ONE_SIDED for column in range(len(theirs) + 1)]]
    for row in range(1, len(ours) + 1):
        line = [row * _ONE_SIDED]
        for column in range(1, len(theirs) + 1):
            line.append(
                min(
                    costs[row - 1][column - 1] + _pair(ours, theirs, said, row, column),
                    costs[row - 1][column] + _ONE_SIDED,
                    line[column - 1] + _ONE_SIDED,
                )
            )
        costs.append(line)
    return costs


def _pair(ours: Sequence[Deal], theirs: Sequence[Deal], said: Sequence[int], row: int, column: int) -> int:
    """Tell what it costs to hold two deals against each other; nothing else fits a typed number."""
    number = said[column - 1]
    if number and number != row:
        return _NEVER
    if not number and row in said:
        return _NEVER
    unlike = _cost(ours[row - 1], theirs[column - 1])
    return min(unlike, 2 * _ONE_SIDED - 1) if number else unlike


def _cost(one: Deal, other: Deal) -> int:
    """Tell how unlike two deals are: 0 the same, 3 alike but for one thing, `_UNLIKE` nothing in common."""
    if one == other:
        return 0
    shared = (one.kind == other.kind) + (one.contract == other.contract) + (one.declarer == other.declarer)
    shared += one.facts == other.facts
    return _UNLIKE - shared if shared > 1 else _UNLIKE
