"""What is possible but unusual for this table and this game, with the number that makes it so.

Marked while a deal is typed and on the booked row, never blocked. Measured on
evenings played with the real pack (tests/benchmarks/remarks.py): of sheets of
twelve deals on which nothing is wrong, 2 % (tapp_tarock), 7 % (dapp), 19 %
(wuerttemberg) and 25 % (classic) have a remark.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median_low

from tappscore.problems import Problem
from tappscore.rules.checking import unusual
from tappscore.rules.deal import Amount, Deal
from tappscore.rules.fields import Count
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import SettledDeal

# Fewer deals than this say nothing about what is usual at a table.
_ENOUGH = 5
_TIMES = 10
_RUNNING = 6
# The outer twelfth of the card points on either side.
_EDGE = 12


def remarks(rules: Rules, deals: Sequence[Deal], settled: Sequence[SettledDeal], at: int) -> tuple[Problem, ...]:
    """Say what is unusual about the deal at a place, from 0, among the deals of its table."""
    deal = deals[at]
    if deal.kind != "played":
        return ()
    found = [*unusual(rules, deal), *_points(rules, deal), *_amount(settled, at), *_running(deals, at)]
    return tuple({(one.code, one.field): one for one in found}.values())


def _points(rules: Rules, deal: Deal) -> list[Problem]:
    """Nearly all card points, or nearly none; not where that was announced or asked for."""
    contract = rules.contract(deal.contract)
    field = contract.field("points") if contract is not None else None
    points = deal.facts.get("points")
    if contract is None or not isinstance(field, Count) or not isinstance(points, int):
        return []
    high = field.highest(rules.options)
    announced = any(
        key != "points" and (one := contract.field(key)) is not None and value != one.default
        for key, value in deal.facts.items()
    )
    if announced or high < 2 * _EDGE or high // _EDGE < points < high - high // _EDGE:
        return []
    return [Problem("points-unusual", "points", values={"points": points})]


def _amount(settled: Sequence[SettledDeal], at: int) -> list[Problem]:
    """Many times as much as is usual at this table."""
    amount = _most(settled[at])
    others = [_most(one) for place, one in enumerate(settled) if place != at and _most(one)]
    if len(others) < _ENOUGH:
        return []
    usual = median_low(others)
    if amount < _TIMES * usual:
        return []
    return [Problem("amount-unusual", "", values={"amount": amount, "usual": usual})]


def _most(settled: SettledDeal) -> Amount:
    """Take the largest move of the game itself; what a pot gives depends on the deals before."""
    games = [line.moves for line in settled.lines if not line.pot]
    return max((abs(sum(column)) for column in zip(*games, strict=True)), default=0)


def _running(deals: Sequence[Deal], at: int) -> list[Problem]:
    """The same seat again and again: perhaps the seat is the row's, not the declarer's."""
    seat, count = deals[at].declarer, 0
    if seat is None:
        return []
    for deal in reversed(deals[: at + 1]):
        if deal.kind == "played" and deal.declarer is not None:
            if deal.declarer != seat:
                break
            count += 1
    return [Problem("declarer-unusual", "declarer", values={"seat": seat, "count": count})] if count >= _RUNNING else []
