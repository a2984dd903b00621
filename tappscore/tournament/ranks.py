"""Ranks of plain numbers: higher first, shared ranks averaged."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tappscore.rules.deal import Amount


def exact(value: Amount) -> Amount:
    """Give a whole Fraction as the integer it is."""
    # Nearly every amount is an integer, and asking whether one is a Fraction takes ten times as long.
    if type(value) is int:
        return value
    return value.numerator if value.denominator == 1 else value


def rounded(value: Fraction) -> int:
    """Round to whole points; a half goes away from zero, so that plus and minus are alike."""
    size = (abs(value) + Fraction(1, 2)).__floor__()
    return size if value >= 0 else -size


def table_points(totals: Sequence[Amount]) -> tuple[Amount, ...]:
    """Give each seat the number of people at the table minus its rank, shared ranks averaged.

    Three people without a tie have 2, 1, 0; two who share the best have 3/2 each.
    """
    return tuple(
        exact(Fraction(2 * sum(other < own for other in totals) + sum(other == own for other in totals) - 1, 2))
        for own in totals
    )
