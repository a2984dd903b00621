"""How likely slips are, and how likely the deal is that the paper would have then. Whole numbers, no floats.

What was typed is known, what the paper has is sought. A deal R on the paper
that would have been typed as T weighs

    share of this kind of slip × chance that R becomes T by it × chance(R) / chance(T)

(Bayes). `chance` knows no card play: contracts are as frequent as elsewhere on
the same sheet, points lie around the half, marks are rare. It only ever ranks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Amount, Deal, size
from tappscore.rules.fields import Count
from tappscore.rules.ruleset import Rules
from tappscore.tournament.slip_steps import Kind, mistyped

# How slips share out, of a thousand: the mix of the experiment in tests/benchmarks/slips.py, and a little for the rest.
SHARES: Mapping[Kind | Literal["missing", "double", "control"], int] = {
    "digit": 340,
    "swapped": 95,
    "declarer": 190,
    "contract": 95,
    "result": 95,
    "mark": 30,
    "other": 10,
    "missing": 50,
    "double": 50,
    "control": 50,
}
ONE = 1_000_000  # certainty
# A second slip on a sheet that has one already, of a thousand: one sheet in three is typed in such haste.
SECOND = 300
# Nobody can tell a likely deal from an unlikely one better than this.
_MOST_TIMES = 12
_MARK_IS_SET = 12  # one mark in so many


class Odds:
    """The chances of deals, learned from the sheet itself."""

    def __init__(self, rules: Rules, deals: Sequence[Deal]) -> None:
        self._rules = rules
        self._contracts: dict[str, int] = {}
        self._won: dict[bool, int] = {True: 0, False: 0}
        for deal in deals:
            self._contracts[_key(deal)] = self._contracts.get(_key(deal), 0) + 1
            made = deal.facts.get("made")
            if isinstance(made, bool):
                self._won[made] += 1
        self._count = len(deals)

    def ratio(self, new: Deal, old: Deal) -> int:
        """Say how many times likelier another deal is than the one typed, of `ONE`; held within bounds."""
        likelier = ONE * self._chance(new, old) // max(self._chance(old, old), 1)
        return max(ONE // _MOST_TIMES, min(likelier, ONE * _MOST_TIMES))

    def chance(self, deal: Deal) -> int:
        """Say how likely a deal is among all that could be played, of `ONE`; 1 at least."""
        return max(self._chance(deal, None) // max(self._rules.active_count, 1), 1)

    def _chance(self, deal: Deal, but: Deal | None) -> int:
        """Weigh contract and facts; the deal in question itself is no evidence."""
        key = _key(deal)
        known = self._contracts.get(key, 0)
        count = self._count
        if but is not None:
            count -= 1
            known -= key == _key(but)
        chance = ONE * (known + 1) // (count + len(self._rules.contracts) + 1)
        contract = self._rules.contract(deal.contract)
        if deal.kind != "played" or contract is None:
            return chance
        return chance * self._facts(deal, contract, but) // ONE

    def _facts(self, deal: Deal, contract: Contract, but: Deal | None) -> int:
        chance = ONE
        points, made = deal.facts.get("points"), deal.facts.get("made")
        field = contract.field("points")
        if isinstance(points, int) and isinstance(field, Count):
            chance = _points(field.highest(self._rules.options))[points]
        elif isinstance(made, bool):
            gone = but is not None and but.facts.get("made")
            won, lost = self._won[True] - (gone is True), self._won[False] - (gone is False)
            chance = ONE * ((won if made else lost) + 2) // (won + lost + 4)
        for key, value in deal.facts.items():
            if key not in ("points", "made") and (one := contract.field(key)) is not None and value != one.default:
                chance //= _MARK_IS_SET
        return chance


def _key(deal: Deal) -> str:
    return deal.contract or deal.kind


@cache
def _points(high: int) -> tuple[int, ...]:
    """Spread card points around the half: a third evenly, the rest as a hump between a quarter and three quarters."""
    hump = [max(0, high - abs(4 * points - 2 * high)) for points in range(high + 1)]
    total = max(sum(hump), 1)
    return tuple(ONE // (3 * (high + 1)) + 2 * ONE * each // (3 * total) for each in hump)


@cache
def number_chances(meant: str) -> Mapping[str, tuple[int, int]]:
    """Give what becomes of a number that was mistyped: chance of each other number by a wrong digit, by a swap.

    The second says how many ways the slip had, so that chances of one number sum to `ONE`.
    """
    digits: dict[str, int] = {}
    swaps: dict[str, int] = {}
    for kind, text, likelihood in mistyped(meant):
        into = digits if kind == "digit" else swaps
        into[text] = into.get(text, 0) + likelihood
    all_digits, all_swaps = sum(digits.values()), sum(swaps.values())
    return {
        text: (
            ONE * digits.get(text, 0) // max(all_digits, 1),
            ONE * swaps.get(text, 0) // max(all_swaps, 1),
        )
        for text in {*digits, *swaps}
    }


def control_chance(typed: Amount, meant: Amount) -> int:
    """Say how likely a control number is typed or added up so wrongly, of `ONE`."""
    text, other = str(size(typed)), str(size(meant))
    if text == other:
        return ONE // 4  # the sign
    # Quarters are written with a comma; a slip in them is one of the whole part or just wrong.
    digit, swap = number_chances(other).get(text, (0, 0)) if other.isdecimal() else (0, 0)
    alike = digit if typed * meant >= 0 else 0
    # Otherwise added wrongly, mostly by a little.
    return (2 * alike + swap) // 4 + ONE // (40 + 8 * size(typed - meant))
