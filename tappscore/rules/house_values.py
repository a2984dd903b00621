"""The values in force that no source states: what a club should look at once before it plays by them.

Only what makes a difference is named: amounts of the tariff that the club has
not set, and the game's own options whose present value rests on nothing. What
is off, and what belongs to a pot that is not played for, is left out.
"""

from __future__ import annotations

from typing import NamedTuple

from tappscore.i18n import MessageValue, Text
from tappscore.rules.fields import Choice, Count, Field, Flag, Tariff
from tappscore.rules.ruleset import Rules

OF_POT = ("ante", "pot_end", "pot_contracts")  # rules.md 0.4


class HouseValue(NamedTuple):
    """One such value: what it is called, and what it is."""

    label: Text
    value: MessageValue


def house_values(rules: Rules) -> tuple[HouseValue, ...]:
    """Name the house values in force, contracts first, in the order of the variant's table."""
    if rules.rule_set.arranged is not None and rules.options.get("contracts") != _template(rules):
        return ()  # a club that wrote its own contracts knows its own values
    tariff = rules.options.get("tariff", {})
    found = [
        HouseValue(contract.label, tariff.get(contract.key, contract.worth.value))
        for contract in rules.contracts
        if contract.worth.source.mark == "house"
        and tariff.get(contract.key, contract.worth.value) == contract.worth.value
        and contract.worth.value
    ]
    for option in rules.rule_set.options:
        value = rules.options.get(option.key)
        if isinstance(option, Tariff) or value in (None, False, 0) or value != option.default:
            continue
        if option.key in OF_POT and not rules.options.get("pot"):
            continue
        said = _said(option, value)
        if said is not None:
            found.append(HouseValue(option.label, said))
    return tuple(found)


def _template(rules: Rules) -> object:
    return next((option.default for option in rules.rule_set.options if option.key == "contracts"), None)


def _said(option: Field, value: object) -> MessageValue | None:
    """Give a value as it is told, None where a source stands behind it."""
    if isinstance(option, Choice):
        alternative = option.alternative(value)
        return alternative.label if alternative is not None and alternative.source.mark == "house" else None
    if option.source.mark != "house" or isinstance(option, Flag):
        return None
    return int(str(value)) if isinstance(option, Count) else None
