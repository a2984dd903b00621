"""The rules that an archive names: those of the first round, and what changed from a later one on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tappscore.exchange.archive_model import ArchiveModel, RuleChangeModel
from tappscore.problems import Problem, RefusedError
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import Rules, bind, resolve, table_sizes
from tappscore.tournament.rules_in_force import LETTERS
from tappscore.tournament.snapshot import RuleChange


def rules_problems(model: ArchiveModel) -> Iterator[Problem]:
    """Name what is wrong with the rules of any round and with the letters."""
    yield from doubled("rule_changes", [change.round for change in model.rule_changes])
    found = model.settings.get(LETTERS)
    letters = {str(key): str(letter) for key, letter in found.items()} if isinstance(found, dict) else None
    for at, change in enumerate((None, *model.rule_changes)):
        revision, house = _in_force(model, change)
        where = f"rule_changes[{at - 1}]." if change is not None else ""
        try:
            chosen = rule_set(model.variant, revision)
            bind(chosen, house, table_sizes(chosen, house)[0], letters)
        except RefusedError as refused:
            yield from (replace(problem, field=f"{where}{problem.field}") for problem in refused.problems)


def rules_of_round(model: ArchiveModel, round_number: int, seats: int) -> Rules:
    """Bind the rules of a round for a table; RefusedError as `bind` has it."""
    holding = [change for change in model.rule_changes if change.round <= round_number]
    revision, house = _in_force(model, max(holding, key=lambda change: change.round, default=None))
    return bind(rule_set(model.variant, revision), house, seats)


def rule_changes(model: ArchiveModel) -> tuple[RuleChange, ...]:
    """Give the changes in the order of their rounds, every option resolved."""
    return tuple(_change(model, change) for change in sorted(model.rule_changes, key=lambda change: change.round))


def _change(model: ArchiveModel, change: RuleChangeModel) -> RuleChange:
    revision, house = _in_force(model, change)
    chosen = rule_set(model.variant, revision)
    return RuleChange(round=change.round, revision=chosen.revision, house=resolve(chosen, house))


def _in_force(model: ArchiveModel, change: RuleChangeModel | None) -> tuple[int | None, dict[str, Any]]:
    """Give revision and options of a change, or of the first round."""
    if change is None:
        return model.revision, model.house
    return change.revision if change.revision is not None else model.revision, change.house


def doubled(where: str, numbers: list[int]) -> Iterator[Problem]:
    """Name the numbers that stand twice."""
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        yield Problem("number-twice", where, values={"where": where, "number": number})
