"""The sheet of one table, `tappscore-sheet/1` (formats.md 2): a file's members in, an answer's members out.

A faulty sheet settles nothing: every problem of every deal is listed, those of
variant, options and seats as deal 0. What is no sheet at all is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tappscore.i18n import ENGLISH, Catalog
from tappscore.problems import Problem, RefusedError
from tappscore.rules.checking import problems
from tappscore.rules.deal import Amount, Deal, from_members
from tappscore.rules.fields import shown
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import Rules, RuleSet, bind
from tappscore.rules.settlement import Line, SettledDeal, settle, turns

FORMAT = "tappscore-sheet/1"
DEEPEST = 20


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet that may be settled unless `problems` are found."""

    rules: Rules | None
    seats: tuple[str, ...]
    deals: tuple[Deal, ...]
    problems: tuple[Problem, ...]


def read_sheet(members: object) -> Sheet:
    """Read a sheet from the members of its file, with all that is wrong with it.

    Raises RefusedError (not-a-sheet) where it has another format or no seats or deals.
    """
    if not isinstance(members, Mapping) or members.get("format") != FORMAT:
        raise RefusedError(Problem("not-a-sheet", "format", values={"format": FORMAT}))
    seats, deals = members.get("seats"), members.get("deals")
    if not isinstance(seats, Sequence) or isinstance(seats, str) or not all(isinstance(name, str) for name in seats):
        raise RefusedError(Problem("sheet-without-list", "seats", values={"member": "seats"}))
    if not isinstance(deals, Sequence) or isinstance(deals, str):
        raise RefusedError(Problem("sheet-without-list", "deals", values={"member": "deals"}))
    house = members.get("house")
    if _is_deep(house):
        members = {**members, "house": "…"}
    rules, found = _rules(members, len(seats))
    deals = [None if _is_deep(deal) else deal for deal in deals]
    read = [from_members(deal) if isinstance(deal, Mapping) else Deal() for deal in deals]
    given = turns(rules, read) if rules else ()
    for number, deal in enumerate(deals, 1):
        if not isinstance(deal, Mapping):
            found.append(Problem("deal-unclear", "", number))
        elif rules:
            found += problems(rules, read[number - 1], given[number - 1], number)
    return Sheet(rules=rules, seats=tuple(seats), deals=tuple(read), problems=tuple(found))


def _is_deep(value: object) -> bool:
    """Tell whether lists lie in lists deeper than any sheet needs; without recursion, which such a value would end."""
    level: list[object] = [value]
    for _ in range(DEEPEST):
        level = [part for one in level for part in _parts(one)]
        if not level:
            return False
    return True


def _parts(value: object) -> list[object]:
    if isinstance(value, Mapping):
        return list(value.values())
    return list(value) if isinstance(value, (list, tuple)) else []


def _rules(members: Mapping[str, Any], seats: int) -> tuple[Rules | None, list[Problem]]:
    """Bind the sheet's rules; where only options are wrong, the others still serve to check the deals."""
    found: list[Problem] = []
    try:
        chosen = _variant(members)
    except RefusedError as refused:
        return None, list(refused.problems)
    house = members.get("house")
    if house is None:
        house = {}
    elif not isinstance(house, Mapping):
        found.append(Problem("member-unclear", "house", values={"member": "house", "value": shown(house)}))
        house = {}
    try:
        return bind(chosen, house, seats), found
    except RefusedError as refused:
        found += refused.problems
    wrong = {problem.field for problem in found}
    if "seats" in wrong:
        return None, found
    try:
        return bind(chosen, {key: value for key, value in house.items() if key not in wrong}, seats), found
    except RefusedError:
        return None, found


def _variant(members: Mapping[str, Any]) -> RuleSet:
    variant, revision = members.get("variant"), members.get("revision")
    if not isinstance(variant, str):
        raise RefusedError(Problem("unknown-variant", "variant", values={"variant": str(variant)}))
    if revision is not None and (not isinstance(revision, int) or isinstance(revision, bool)):
        values = {"variant": variant, "revision": str(revision)}
        rule_set(variant)
        raise RefusedError(Problem("unknown-revision", "revision", values=values))
    return rule_set(variant, revision)


def settle_sheet(members: object, catalog: Catalog = ENGLISH, *, explain: bool = False) -> dict[str, Any]:
    """Settle a sheet: its answer, or `{"problems": […]}` where anything is wrong.

    `explain` adds each line's mark and source. Raises RefusedError where it is no sheet.
    """
    sheet = read_sheet(members)
    if sheet.problems or sheet.rules is None:
        return {"problems": [_problem(problem, catalog) for problem in sheet.problems]}
    settlement = settle(sheet.rules, sheet.deals)
    return {
        "deals": [_deal(deal, catalog, explain, sheet.seats) for deal in settlement.deals],
        "closing": {"moves": _numbers(settlement.closing.moves), "pot": _number(settlement.closing.pot)},
        "totals": _numbers(settlement.totals),
        "pot": _number(settlement.pot),
    }


def _deal(deal: SettledDeal, catalog: Catalog, explain: bool, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "number": deal.number,
        "result": deal.result,
        "moves": _numbers(deal.moves),
        "pot": _number(deal.pot),
        "pot_after": _number(deal.pot_after),
        "lines": [_line(line, catalog, explain, names) for line in deal.lines],
    }


def _line(line: Line, catalog: Catalog, explain: bool, names: tuple[str, ...]) -> dict[str, Any]:
    written = {"label": catalog.message(line.told(names)), "moves": _numbers(line.moves), "pot": _number(line.pot)}
    if explain:
        written |= {"mark": line.evidence.mark, "source": line.evidence.text}
    return written


def _problem(problem: Problem, catalog: Catalog) -> dict[str, Any]:
    return {
        "deal": problem.deal,
        "field": problem.field,
        "code": problem.code,
        "message": catalog.message(problem.message),
    }


def _numbers(amounts: tuple[Amount, ...]) -> list[int | float]:
    return [_number(amount) for amount in amounts]


def _number(amount: Amount) -> int | float:
    """Write an amount for JSON: whole numbers as such, quarters as decimals, which binary numbers hold exactly."""
    return int(amount) if amount.denominator == 1 else float(amount)
