"""Deals of variants whose card play is not modelled: legal facts, drawn at random.

Facts are proposed from what the contracts declare and kept when the rules find
nothing wrong with them. They say nothing about how such games go.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tappscore.rules.checking import problems
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Turn, from_members
from tappscore.rules.fields import Choice, Count, Field, Flag, PerSeat, Seat, Seats
from tappscore.rules.ruleset import Rules
from tappscore.tournament.seating.chance import Chance

_TRIES = 40


def invent_deal(rules: Rules, turn: Turn, chance: Chance) -> dict[str, Any]:
    """Draw the members of one legal deal; a passed one when nothing legal is found."""
    if chance.draw() < 0.04:
        return {"passed": True}
    active = rules.active(turn)
    for attempt in range(_TRIES):
        # Low contracts are played more often than high ones.
        contract = rules.contracts[int(len(rules.contracts) * chance.draw() ** 2)]
        proposed: dict[str, Any] = {"contract": contract.key}
        if contract.party == "alone":
            proposed = {"declarer": chance.pick(active), **proposed}
        proposed |= _facts(rules, contract, active, chance, extras=attempt < _TRIES // 2)
        if not problems(rules, from_members(proposed), turn):
            return proposed
    return {"passed": True}


def _facts(
    rules: Rules, contract: Contract, active: tuple[int, ...], chance: Chance, *, extras: bool
) -> Mapping[str, Any]:
    needed = {group[int(chance.draw() * len(group))] for group in contract.needs}
    grouped = {key for group in contract.needs for key in group}
    facts: dict[str, Any] = {}
    for field in contract.fields:
        wanted = field.key in needed or (field.required and field.key not in grouped)
        if not wanted and (field.key in grouped or not extras or chance.draw() > 0.08):
            continue
        value = _value(rules, field, active, chance)
        if value is not None and value != field.default:
            facts[field.key] = value
    return facts


def _value(rules: Rules, field: Field, active: tuple[int, ...], chance: Chance) -> Any:
    if isinstance(field, Count):
        high = field.highest(rules.options)
        return field.low + chance.below(high - field.low + 1)
    if isinstance(field, Choice):
        return chance.pick(field.alternatives).value
    if isinstance(field, Flag):
        return chance.draw() < 0.6
    if isinstance(field, Seat):
        return chance.pick(active)
    if isinstance(field, Seats):
        return [chance.pick(active)]
    if isinstance(field, PerSeat):
        total = field.total(rules.options, len(active))
        if total is None:
            return [field.low + chance.below(field.high - field.low + 1) for _ in active]
        return _parts(total, len(active), chance)
    return None


def _parts(total: int, count: int, chance: Chance) -> list[int]:
    cuts = sorted(chance.below(total + 1) for _ in range(count - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, total], strict=True)]
