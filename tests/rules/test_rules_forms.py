"""Forms and lines that nobody finished: what is untouched is legal, what is half typed is answered."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Any

import tappscore.rules
from tappscore.problem_codes import CODES
from tappscore.rules.checking import problems
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Deal
from tappscore.rules.fields import Count, Flag, PerSeat
from tappscore.rules.notation import read_line
from tappscore.rules.ruleset import Rules, RuleSet, bind
from tappscore.rules.settlement import settle_deal, settler

SIGNS = "123456789 0 fshbdrtpauoezvkglmjn+-−/@~!*,.=?xZ²٣"


def untouched(contract: Contract, rules: Rules) -> dict[str, Any]:
    """A form as it opens, with nothing filled in but what has no default."""
    facts: dict[str, Any] = {}
    for field in contract.fields:
        needed = field.required or any(field.key == group[0] for group in contract.needs)
        if field.default is not None and field.key != "factor":
            facts[field.key] = field.default
        elif needed and isinstance(field, Count):
            facts[field.key] = field.highest(rules.options) // 2
        elif needed and isinstance(field, Flag):
            facts[field.key] = True
        elif isinstance(field, PerSeat):
            count = rules.active_count
            total = field.total(rules.options, count) or 60
            facts[field.key] = (total - count + 1 - (count - 1), *(2,) * (count - 1))
            if field.key == "tricks":
                facts[field.key] = (total - count + 1, *(1,) * (count - 1))
    return facts


def test_an_untouched_form_is_legal_and_settles(rule_set: RuleSet) -> None:
    house = {"tariff": {"bettel": 5}} if rule_set.key == "bavarian_tarock" else {}
    house = {"tariff": {"zweier": 3, "einer": 4}} if rule_set.key == "dreierles" else house
    for seats in rule_set.allowed_seats if rule_set.arranged is None else (3, 4, 5):
        rules = bind(rule_set, {**house, "bock": True, "revoke": "all"}, seats)
        turn = settler(rules).turns[1]
        for contract in rules.contracts:
            declarer = rules.active(turn)[0] if contract.party == "alone" else None
            deal = Deal(contract=contract.key, declarer=declarer, facts=untouched(contract, rules))
            if contract.key == "ramsch":
                deal = Deal(contract="ramsch", facts={key: deal.facts[key] for key in ("points", "tricks")})
            assert problems(rules, deal, turn) == (), (contract.key, deal)
            assert settle_deal(rules, deal, turn).lines


def test_whatever_is_typed_is_answered_with_slips_inside_the_text(rule_set: RuleSet) -> None:
    chance = random.Random(rule_set.key)
    house = {"bock": True, "revoke": "least", **({} if rule_set.own_kontra else {"game_kontra": 3})}
    rules = bind(rule_set, house, rule_set.allowed_seats[0])
    turn = settler(rules).turns[1]
    words = [contract.letter for contract in rules.contracts] + list(rules.letters.values()) + list("1234+-")
    for number in range(1500):
        if number == 0:
            line = "1" * 5000
        elif chance.random() < 0.5:
            line = "".join(chance.choice(SIGNS) for _ in range(chance.randint(0, 14)))
        else:
            line = " ".join(chance.choice(words) for _ in range(chance.randint(1, 7)))
        reading = read_line(rules, line, turn)
        assert (reading.deal is None) or not reading.slips
        for slip in reading.slips:
            assert 0 <= slip.start <= slip.end <= len(line), (line, slip)
            assert slip.problem.message


def used_codes() -> set[str]:
    """The problem codes that the modules of the rules name."""
    found: set[str] = set()
    for file in Path(tappscore.rules.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in CODES:
                found.add(node.value)
    return found


def test_every_code_that_the_rules_name_has_its_sentence() -> None:
    for file in Path(tappscore.rules.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    assert first.value in CODES, (file.name, first.value)
    assert "fact-missing" in used_codes()
