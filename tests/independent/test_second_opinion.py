"""The program's rules against the second opinion: equal legality and equal settlement.

Only this file sees both sides. The ordinary run takes a sample of every
variant and option; `pytest -m long` enumerates.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import enumeration
import legality
import pytest
import settlement
from evenings import legal_sheet
from house_options import CONTRACTS, resolve
from turns import active_count

from tappscore.problems import RefusedError
from tappscore.rules.checking import problems
from tappscore.rules.deal import Deal, from_members
from tappscore.rules.registry import ALL, rule_set
from tappscore.rules.ruleset import Rules, bind
from tappscore.rules.settlement import settle, turns
from tappscore.rules.sheet import settle_sheet

NAMES = ["Anna", "Bert", "Carl", "Dora", "Emil", "Fritz", "Gerda", "Hans", "Ida"]
VARIANTS = [key for key in CONTRACTS if key in {one.key for one in ALL}]
AT_ONCE = 400

Where = tuple[int, str]


def sheet_of(variant: str, house: dict[str, Any], seats: int, deals: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "format": "tappscore-sheet/1",
        "variant": variant,
        "house": house,
        "seats": NAMES[:seats],
        "deals": deals,
    }


def program_problems(rules: Rules, deals: list[Deal]) -> set[Where]:
    """Ask the program where the problems of all deals are."""
    found: set[Where] = set()
    for number, (deal, turn) in enumerate(zip(deals, turns(rules, deals), strict=True), start=1):
        found |= {(one.deal, one.field) for one in problems(rules, deal, turn, number)}
    return found


def program_settlement(rules: Rules, deals: list[Deal]) -> dict[str, Any]:
    """Ask the program for the settlement, in the shape of the second opinion's answer."""
    settled = settle(rules, deals)
    for one in settled.deals:
        for line in one.lines:
            assert sum(line.moves) + line.pot == 0, "each line balances"
    return {
        "deals": [
            {
                "number": one.number,
                "result": one.result,
                "moves": list(one.moves),
                "pot": one.pot,
                "pot_after": one.pot_after,
            }
            for one in settled.deals
        ],
        "closing": {"moves": list(settled.closing.moves), "pot": settled.closing.pot},
        "totals": list(settled.totals),
        "pot": settled.pot,
    }


def compare(variant: str, house: dict[str, Any], seats: int, deals: list[dict[str, Any]]) -> int:
    """Hold both opinions of these deals against each other; answer how many of the deals were legal."""
    rules = bind(rule_set(variant), house, seats)
    sheet = sheet_of(variant, house, seats, deals)
    ours = program_problems(rules, [from_members(deal) for deal in deals])
    theirs = {(number, field) for number, field, _ in legality.problems(sheet)}
    if ours != theirs:
        number = min(number for number, _ in ours ^ theirs)
        program = sorted(field for where, field in ours if where == number)
        second = sorted(field for where, field in theirs if where == number)
        pytest.fail(f"{variant} {house} {seats} seats: {deals[number - 1]}: program {program}, second opinion {second}")
    faulty = {number for number, _ in ours}
    legal = [deal for number, deal in enumerate(deals, start=1) if number not in faulty]
    _compare_settlements(rules, sheet_of(variant, house, seats, legal))
    return len(legal)


def _compare_settlements(rules: Rules, sheet: dict[str, Any]) -> None:
    ours = program_settlement(rules, [from_members(deal) for deal in sheet["deals"]])
    theirs = settlement.settle(sheet)
    if ours == theirs:
        return
    told = f"{sheet['variant']} {sheet['house']}"
    for deal, one, other in zip(sheet["deals"], ours["deals"], theirs["deals"], strict=True):
        if one != other:
            pytest.fail(f"{told}: {deal}: program {one}, second opinion {other}")
    pytest.fail(f"{told}: closing or totals: program {ours['closing']}, second opinion {theirs['closing']}")


def deals_of(variant: str, house: dict[str, Any], seats: int, random: Random, amount: int) -> Iterator[dict[str, Any]]:
    """Give deals of every kind, seated, some of them faulty in one more way."""
    options, _ = resolve(variant, house)
    active = active_count(variant, options, seats)
    assert active is not None
    whole = amount >= 5000
    systematic = enumeration.every_points(variant, seats)
    kinds: list[Iterator[dict[str, Any]]] = [
        systematic if whole else iter(random.choices(list(systematic) or [{"contract": "?"}], k=amount // 2)),
        enumeration.every_combination(variant, seats, random, amount if whole else amount // 8),
        enumeration.unplayed_deals(random, 8 + amount // 50),
    ]
    if variant == "dapp":
        kinds.append(enumeration.ramsch_deals(seats, active, random, amount // 2))
    if variant == "dreierles":
        kinds.append(enumeration.raeuber_deals(random, 10 + amount // 50))
    for kind in kinds:
        for deal in kind:
            seated = enumeration.with_table(deal, seats, random, faulty=0.08) if "contract" in deal else deal
            yield enumeration.club_members(seated, house, seats, random)


def in_sheets(deals: Iterator[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    while sheet := enumeration.first_of(deals, AT_ONCE):
        yield sheet


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_sample_of_deals_is_judged_and_settled_alike(variant: str) -> None:
    random = Random(f"sample of {variant}")
    legal = asked = 0
    for house in enumeration.houses(variant, random, pairs=12):
        seats = random.choice(enumeration.SEATS.get(variant, (3, 4, 5)))
        for deals in in_sheets(deals_of(variant, house, seats, random, 60)):
            legal += compare(variant, house, seats, deals)
            asked += len(deals)
    # Both kinds were met: neither opinion can hide behind the other's refusals.
    assert 0.15 * asked < legal < 0.98 * asked


@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_sheets_are_answered_alike(variant: str) -> None:
    random = Random(f"sheets of {variant}")
    for house in enumeration.first_of(enumeration.houses(variant, random, pairs=80), 200)[-80::8]:
        seats = random.choice(enumeration.SEATS.get(variant, (3, 4, 5)))
        sheet = legal_sheet(variant, house, seats, random, 12)
        answer = settle_sheet(sheet)
        for deal in answer["deals"]:
            assert all(line["label"] for line in deal.pop("lines"))
        assert answer == settlement.plain(settlement.settle(sheet))
        index = random.randrange(12)
        sheet["deals"][index] = enumeration.with_table(sheet["deals"][index], seats, random, faulty=1.0)
        found = settle_sheet(sheet).get("problems", [])
        assert {(one["deal"], one["field"]) for one in found} == {
            (number, field) for number, field, _ in legality.problems(sheet)
        }


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
def test_all_enumerable_deals_are_judged_and_settled_alike(variant: str) -> None:
    random = Random(f"all of {variant}")
    several = enumeration.SEATS.get(variant, (3, 4, 5))
    asked = 0
    houses = list(enumeration.houses(variant, random, pairs=60))
    for index, house in enumerate(houses):
        alone = index < len(houses) - 60  # one option value beside the defaults: enumerated; drawn together: sampled
        for deals in in_sheets(deals_of(variant, house, several[index % len(several)], random, 5000 if alone else 300)):
            compare(variant, house, several[index % len(several)], deals)
            asked += len(deals)
    assert asked > 20_000


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_options_and_numbers_of_seats_are_refused(variant: str) -> None:
    needed = {"contracts": enumeration.HOUSE_CONTRACTS} if variant == "house" else {}
    # How large an amount may be is the program's affair; rules.md knows no upper limit.
    strange = [*(value for value in enumeration.JUNK if value != 10**30), 0, 2, 3, 36, "no"]
    houses = [{**needed, name: value} for name in enumeration.option_values(variant) for value in strange]
    houses += [needed, {**needed, "sparkle": True}, {**needed, "pots": 1}, {**needed, "bock": None}]
    for house in houses:
        usual = enumeration.SEATS.get(variant, (3,))[:1]
        for seats in range(1, 10) if house is needed else usual:
            theirs = {
                field for number, field, _ in legality.problems(sheet_of(variant, house, seats, [])) if not number
            }
            try:
                bind(rule_set(variant), house, seats)
                ours: set[str] = set()
            except RefusedError as refused:
                ours = {one.field for one in refused.problems}
            assert ours == theirs, (house, seats)
