"""Every option of every variant has a worked example that changes with its choice."""

from __future__ import annotations

from typing import Any

import pytest

from tappscore.rules.fields import Choice, Field, Flag, Items, Tariff
from tappscore.rules.registry import rule_set as of_key
from tappscore.rules.ruleset import RuleSet, resolve
from tappscore.rules.telling import settled, telling


def choices(option: Field) -> list[Any]:
    """The values that the form offers; of a number its default and what stands around it."""
    if isinstance(option, Choice):
        return [one.value for one in option.alternatives]
    if isinstance(option, Flag):
        return [False, True]
    return [option.default, option.default + 1, max(option.default - 1, 0)]


def test_every_option_s_example_settles_otherwise_under_another_choice(rule_set: RuleSet) -> None:
    standing = resolve(rule_set, {})
    for option in rule_set.all_options:
        if isinstance(option, (Tariff, Items)):
            continue  # a worked deal of its own stands beside each contract
        example = telling(rule_set, standing, option)
        assert example is not None, option.key
        told = {
            repr(found and (found.totals, found.pot))
            for choice in choices(option)
            for found in [settled(rule_set, {**standing, option.key: choice}, example)]
        }
        assert len(told) > 1, (option.key, example, told)


@pytest.mark.parametrize(
    ("variant", "option"), [("illustrated_tarock", "bonus_table"), ("schwarzwald_dappen", "pot_end")]
)
def test_what_needs_an_extra_or_a_full_pot_has_its_example_too(variant: str, option: str) -> None:
    chosen = of_key(variant)
    declared = next(one for one in chosen.all_options if one.key == option)
    example = telling(chosen, resolve(chosen, {}), declared)
    assert example is not None
    assert example.deal.facts.get("extras") or example.needs.get("pot")
