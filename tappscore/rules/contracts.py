"""Contracts: one row of a variant's table, and what its value function gets and answers.

A value function is pure: `value(facts, game) -> Outcome`. It gets every
declared fact (absent ones as their default) and the compiled `Game`, and
answers the result and the parts that become lines. It never shares out:
an amount is *per defender* (rules.md 0.2), positive when the defenders pay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal

import msgspec

from tappscore.i18n import Text
from tappscore.problems import Problem
from tappscore.rules.deal import Amount
from tappscore.rules.explanation import Clause
from tappscore.rules.fields import Field, Options, Place, Source, Worth

Facts = Mapping[str, Any]
Result = Literal["won", "lost", "draw", "passed", "ramsch", "struck", "unreadable"]
PotRole = Literal["", "frage", "solo"]


class Part(msgspec.Struct, frozen=True, gc=False):
    """What becomes one line: an amount per defender, or the moves of all seats where nobody is the declarer.

    `game` parts are those that Kontra multiplies.
    """

    amount: Amount
    head: Text
    points: int | None
    clauses: tuple[Clause, ...]
    source: Source
    game: bool = True
    moves: tuple[Amount, ...] | None = None


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The result of a contract and its parts; the result is not the sign of their sum (rules.md 0.6)."""

    result: Result
    parts: tuple[Part, ...]


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed once contract, declarer and resting seats are known: compiled once, used for every such deal.

    `worth` is the contract's value under the tariff in force, `source` what the
    game and this value rest on: a house value makes the line one. `declarer` is 0
    where everybody plays for himself. `won` and `lost` multiply the amount per
    defender into the moves of all seats, for gains and for losses of the declarer;
    `before` and `after` are zeros for the seats beside him.
    """

    contract: Contract
    value: Value
    options: Options
    worth: int
    source: Source
    seats: int
    declarer: int
    dealer: int
    resting: tuple[int, ...]
    active: tuple[int, ...]
    settling: tuple[int, ...]
    won: tuple[int, ...]
    lost: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    pot: PotRole
    defaults: Facts

    def rests_on(self, source: Source) -> Source:
        """Give what a line of the contract's own amount rests on: its rule's source, or the house value below it."""
        return self.source if self.source.mark == "house" else source

    def moves(self, given: Mapping[int, Amount]) -> tuple[Amount, ...]:
        """Write moves by seat as one number a seat."""
        return tuple([given.get(seat, 0) for seat in range(1, self.seats + 1)])

    def collect(self, seat: int, amount: Amount) -> tuple[Amount, ...]:
        """Let a seat collect an amount from every other seat that settles."""
        others = [other for other in self.settling if other != seat]
        return self.moves({seat: amount * len(others), **dict.fromkeys(others, -amount)})


Value = Callable[[Facts, Game], Outcome]
Check = Callable[[Facts, Place], Iterable[Problem]]
# (facts, game, whether the declarer revoked, whether the option is `all`) -> facts that stand instead
Revoked = Callable[[Facts, Game, bool, bool], Facts]


class Contract(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the table.

    `worth` is its number, `unit` says of what ({n} is the number; None: a flat
    value), `meaning` its objective, `target` the card points that make it.
    `party` each: everybody for himself, without a declarer. `played` False:
    written down without play. `needs` are groups of facts of which one must be
    given. `revoked` puts facts in the place of those that a revoke
    voids (rules.md 0.7); without it a revoke is a problem. `rare` are checks
    whose findings are asked about, never refused.
    """

    key: str
    letter: str
    label: Text
    worth: Worth
    value: Value
    source: Source
    meaning: Text | None = None
    fields: tuple[Field, ...] = ()
    party: Literal["alone", "each"] = "alone"
    played: bool = True
    pot: PotRole | Callable[[Options], PotRole] = ""
    needs: tuple[tuple[str, ...], ...] = ()
    checks: tuple[Check, ...] = ()
    rare: tuple[Check, ...] = ()
    revoked: Revoked | None = None
    unit: Text | None = None
    target: int | None = None

    def field(self, key: str) -> Field | None:
        """Find a declared fact, or None."""
        for field in self.fields:
            if field.key == key:
                return field
        return None
