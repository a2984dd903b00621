"""One legal deal on its way to be settled, and the few ways in which moves come about.

A second opinion: imports nothing of tappscore. All amounts are `Fraction`.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

Moves = dict[int, Fraction]


class Outcome(NamedTuple):
    """What a deal comes to: its result, what each seat moves, and the amount per defender (for the pot)."""

    result: str
    moves: Moves
    value: Fraction = Fraction(0)


class Hand(NamedTuple):
    """The facts of a deal without nulls, beside its table."""

    facts: Mapping[str, Any]
    options: Mapping[str, Any]
    active: list[int]
    resting: list[int]
    dealer: int

    @property
    def contract(self) -> str:
        return str(self.facts["contract"])

    @property
    def declarer(self) -> int:
        return int(self.facts["declarer"])

    @property
    def points(self) -> int:
        return int(self.facts["points"])

    @property
    def defenders(self) -> list[int]:
        """Name all who pay A or are paid by A (0.2, 0.3)."""
        seats = [seat for seat in self.active if seat != self.declarer]
        # 13, resting_settles: a resting dealer wins and loses like a defender.
        if self.options.get("resting_settles") and self.dealer in self.resting:
            seats.append(self.dealer)
        return seats

    @property
    def doubling(self) -> int:
        """Tell the factor of a Kontra on the game: 2^level."""
        return int(2 ** self.facts.get("kontra", 0))

    def said(self, fact: str, default: Any = "none") -> Any:
        return self.facts.get(fact, default)

    def is_made(self, target: int) -> bool:
        """Tell whether A made it: by points where they are given, else as entered."""
        if "points" in self.facts:
            return self.points >= target
        return bool(self.facts["made"])


def result_of(made: bool) -> str:
    return "won" if made else "lost"


def compare(points: int, total: int, half: str) -> str:
    """Tell the result by card points; `half` is what exactly half of the total means."""
    if 2 * points == total:
        return half
    return result_of(2 * points > total)


def per_defender(hand: Hand, value: Fraction) -> Moves:
    """Let each defender pay A the value (0.2)."""
    moves = dict.fromkeys(hand.defenders, -value)
    moves[hand.declarer] = value * len(hand.defenders)
    return moves


def flat(hand: Hand, result: str, value: Fraction) -> Outcome:
    """Pay one fixed amount, won or lost."""
    value = {"won": value, "lost": -value, "draw": Fraction(0)}[result]
    return Outcome(result, per_defender(hand, value), value)


def at(hand: Hand, result: str, value: Fraction) -> Outcome:
    """Pay a signed amount per defender."""
    return Outcome(result, per_defender(hand, value), value)


def add(moves: Moves, more: Moves) -> Moves:
    return {seat: moves.get(seat, Fraction(0)) + more.get(seat, Fraction(0)) for seat in {*moves, *more}}


def collect(holder: int, active: list[int], value: Fraction) -> Moves:
    """Let the holder collect the value from each other active seat."""
    moves = {seat: -value for seat in active if seat != holder}
    moves[holder] = value * (len(active) - 1)
    return moves


def write(active: list[int], credits_of: Moves) -> Moves:
    """Turn written credits into moves: N·c − Σc (0.2)."""
    whole = sum(credits_of.values(), Fraction(0))
    return {seat: len(active) * credits_of.get(seat, Fraction(0)) - whole for seat in active}
