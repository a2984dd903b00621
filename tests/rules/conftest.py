"""What the tests of the rules share: examples as data, and a generator of legal deals driven by the declared fields."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tappscore.rules.checking import problems
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Deal, Turn
from tappscore.rules.fields import Choice, Count, Field, Flag, Items, PerSeat, Place, Seat, Seats, Tariff
from tappscore.rules.registry import newest
from tappscore.rules.ruleset import Rules, RuleSet, bind
from tappscore.rules.settlement import settler

EXAMPLES = Path(__file__).parent / "examples"
VARIANTS = tuple(one.key for one in newest())


class Drawn(NamedTuple):
    rules: Rules
    deal: Deal
    turn: Turn


def option_values(option: Field) -> list[Any]:
    """The values of an option that the generator draws from; of numbers a few that matter."""
    if isinstance(option, Choice):
        return [one.value for one in option.alternatives]
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Count):
        high = option.high if isinstance(option.high, int) else 3
        return sorted({option.low, option.default, min(high, option.default + 1), min(high, 3)})
    if isinstance(option, Tariff):
        keys = list(option.values)
        return [{}, {keys[0]: 7}, dict.fromkeys(keys, 3)]
    assert isinstance(option, Items)
    return [
        option.default,
        (
            {
                "key": "frage",
                "letter": "f",
                "label": "Frage",
                "value": 1,
                "per_point": True,
                "target": 60,
                "half": "draw",
            },
            {"key": "herzsolo", "label": "Herzsolo", "value": 30, "target": None, "trump": "Herz"},
            {"key": "single", "letter": "si", "value": 10, "total": 90, "target": 46},
        ),
    ]


def draw_house(chance: random.Random, rule_set: RuleSet) -> dict[str, Any]:
    """Draw every option of a variant."""
    return {option.key: chance.choice(option_values(option)) for option in rule_set.all_options}


def random_deals(
    rule_set: RuleSet, seed: int, count: int, house: dict[str, Any] | None = None, alike: int = 5
) -> Iterator[Drawn]:
    """Draw legal deals; with options drawn anew for every `alike` deals unless they are given."""
    chance = random.Random(seed)
    for number in range(count):
        if number % alike == 0:
            drawn = draw_house(chance, rule_set) if house is None else house
            seats = chance.choice(rule_set.allowed_seats)
            if rule_set.arranged:
                seats = drawn.get("active", 3) + chance.randint(0, 2)
            rules = bind(rule_set, drawn, seats)
        dealer = chance.randint(1, rules.seats)
        turn = settler(rules).turns[dealer]
        yield Drawn(rules, _legal(chance, rules, turn), turn)


def _legal(chance: random.Random, rules: Rules, turn: Turn) -> Deal:
    roll = chance.random()
    if roll < 0.06:
        return Deal(kind=chance.choice(("passed", "struck", "unreadable")), dealer=turn.dealer)
    place = Place(rules.seats, rules.active(turn), turn.resting, rules.options)
    for _ in range(200):
        deal = _draw(chance, chance.choice(rules.contracts), place, turn)
        for _ in range(6):
            found = {problem.field for problem in problems(rules, deal, turn)}
            if not found:
                return deal
            # What contradicts is left out, so that rare facts are not drawn in vain.
            kept = {key: value for key, value in deal.facts.items() if key not in found}
            if len(kept) == len(deal.facts):
                break
            deal = Deal(contract=deal.contract, declarer=deal.declarer, dealer=deal.dealer, facts=kept)
    raise AssertionError(f"no legal deal of {rules.rule_set.key} was found")


def _draw(chance: random.Random, contract: Contract, place: Place, turn: Turn) -> Deal:
    facts: dict[str, Any] = {}
    for field in contract.fields:
        grouped = any(field.key in group for group in contract.needs)
        if field.required or chance.random() < (0.6 if grouped else 0.3):
            facts[field.key] = draw_value(chance, field, place)
    if facts.get("tout") == "made":
        facts["points"] = 120
    if str(facts.get("valat", "")).endswith("made") and "points" in facts:
        facts["points"] = chance.choice((57, 60, 68))
    if "tricks" in facts and "points" in facts:
        facts["points"] = _matching(facts["points"], facts["tricks"])
    declarer = chance.choice(place.active) if contract.party == "alone" else None
    return Deal(contract=contract.key, declarer=declarer, dealer=turn.dealer, facts=facts)


def _matching(points: tuple[int, ...], tricks: tuple[int, ...]) -> tuple[int, ...]:
    """Give the points of seats without a trick to the first that has one."""
    own = [point if trick else 0 for point, trick in zip(points, tricks, strict=True)]
    first = next(place for place, trick in enumerate(tricks) if trick)
    own[first] += sum(points) - sum(own)
    return tuple(own)


@lru_cache
def _counts(low: int, high: int, impossible: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The numbers that may be, and those of them around the middle."""
    allowed = [value for value in range(low, high + 1) if value not in impossible]
    return allowed, [value for value in allowed if abs(value - (low + high) // 2) <= 2]


def draw_value(chance: random.Random, field: Field, place: Place) -> Any:
    """Draw a value that a field allows by itself."""
    if isinstance(field, Count):
        allowed, middle = _counts(field.low, field.highest(place.options), tuple(field.impossible))
        return chance.choice(middle if chance.random() < 0.2 else allowed)
    if isinstance(field, Choice):
        return chance.choice([one.value for one in field.alternatives])
    if isinstance(field, Flag):
        return chance.random() < 0.5
    if isinstance(field, Seat):
        return chance.choice(place.active)
    if isinstance(field, Seats):
        return tuple(chance.sample(place.active, chance.randint(field.low, len(place.active) - 1)))
    if isinstance(field, PerSeat):
        return _per_seat(chance, field, place)
    assert isinstance(field, Items)
    return tuple({one.key: draw_value(chance, one, place) for one in field.fields} for _ in range(chance.randint(0, 3)))


def _per_seat(chance: random.Random, field: PerSeat, place: Place) -> tuple[int, ...]:
    count = len(place.active)
    total = field.total(place.options, count)
    total = 60 if total is None else total
    if chance.random() < 0.25:
        even = [total // count] * count
        even[0] += total - sum(even)
        return tuple(even)
    cuts = sorted(chance.randint(0, total) for _ in range(count - 1))
    return tuple(high - low for low, high in zip([0, *cuts], [*cuts, total], strict=True))


@pytest.fixture(scope="session")
def deals_of() -> Callable[..., Iterator[Drawn]]:
    return random_deals


@pytest.fixture(scope="session")
def values_of() -> Callable[[Field], list[Any]]:
    return option_values


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "rule_set" in metafunc.fixturenames:
        metafunc.parametrize("rule_set", newest(), ids=VARIANTS)
    if "example" in metafunc.fixturenames:
        files = sorted(EXAMPLES.glob("*/*.json"))
        metafunc.parametrize(
            "example",
            [json.loads(file.read_text(encoding="utf-8")) for file in files],
            ids=[f"{file.parent.name}/{file.stem}" for file in files],
        )
