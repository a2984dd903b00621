"""Exact points in JSON: whole numbers as they are, fractions as `"3/4"`."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from tappscore.rules.deal import Amount


def kept(amount: Amount) -> int | str:
    """Turn an amount into what JSON keeps exactly."""
    if type(amount) is int:
        return amount
    exact = Fraction(amount)
    return exact.numerator if exact.denominator == 1 else f"{exact.numerator}/{exact.denominator}"


def amount(value: object) -> Amount:
    """Read an amount that was kept."""
    if isinstance(value, int):
        return value
    exact = Fraction(str(value))
    return exact.numerator if exact.denominator == 1 else exact


def kept_all(amounts: Iterable[Amount] | None) -> list[int | str] | None:
    """Turn a row of amounts into what JSON keeps; None stays None."""
    return None if amounts is None else [kept(each) for each in amounts]
