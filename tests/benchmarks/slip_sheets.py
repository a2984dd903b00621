"""Sheets with slips: simulated evenings, and what hands do to them. Imports nothing of the finder.

    for sheet in sheets(case, seed): put(kind, sheet, dice)

The slips change the members of the archive's deals, as a hand would. A slip
that the line would have refused is drawn anew, within its own kind, so that
the mix stays the one that is declared.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tappscore.rules.checking import problems
from tappscore.rules.deal import Deal, from_members
from tappscore.rules.registry import newest, rule_set
from tappscore.rules.ruleset import Rules, bind
from tappscore.rules.settlement import settle, turns
from tappscore.tournament.simulate import simulate

MIX = (
    ("digit", 35), ("transposed", 10), ("declarer", 20), ("contract", 10),
    ("made or lost", 10), ("missing", 5), ("double", 5), ("control", 5),
)  # fmt: skip
# How far a control number is off: added wrongly, a digit wrong, digits swapped.
CONTROL_ERRORS = (-90, -27, -18, -9, -3, -2, -1, 1, 2, 3, 9, 18, 27, 90)
DEALS = 12
_SEATS = {"dobbm": 4, "zuger_tapp": 4, "schellen_tapp": 4, "schwarzwald_dappen": 6}
Members = dict[str, Any]
Amounts = tuple[Any, ...]


class Case(NamedTuple):
    """A game as it is played: variant, seats at a table, house options."""

    name: str
    variant: str
    seats: int
    house: dict[str, object]


# All variants, and two ways of playing that change what a deal is worth to whom.
CASES = (
    *(Case(one.key, one.key, _SEATS.get(one.key, 3), {}) for one in newest()),
    Case("wuerttemberg, pot", "wuerttemberg", 3, {"pot": True}),
    Case("dapp at four", "dapp", 4, {}),
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the paper has (`right`, `paper`) and what was typed; the names tell deals apart."""

    rules: Rules
    right: tuple[tuple[int, Members], ...]
    typed: tuple[tuple[int, Members], ...]
    paper: Amounts
    said: Amounts  # the control line as typed

    @property
    def deals(self) -> list[Deal]:
        """What was typed."""
        return [from_members(members) for _, members in self.typed]

    @property
    def true_deals(self) -> list[Deal]:
        """What the paper has."""
        return [from_members(members) for _, members in self.right]

    @property
    def is_legal(self) -> bool:
        """Say whether the line would have taken all of it."""
        deals = self.deals
        return not any(
            problems(self.rules, deal, turn) for deal, turn in zip(deals, turns(self.rules, deals), strict=True)
        )

    @property
    def differs(self) -> bool:
        """Say whether deals and control line disagree: what the program sees."""
        return bool(settle(self.rules, self.deals).totals != self.said) or len(self.typed) != len(self.right)

    @property
    def matters(self) -> bool:
        """Say whether somebody's points, or the line that they are checked by, came out wrong."""
        return bool(settle(self.rules, self.deals).totals != self.paper) or self.said != self.paper


def sheets(case: Case, seed: int) -> Iterator[Sheet]:
    """Give sheets of simulated evenings without end."""
    number = 0
    while True:
        number += 1
        people = 48 if case.seats != 6 else 36
        archive = simulate(1000 * seed + number, people, 2, case.variant, case.house, deals=DEALS, prefer=case.seats)
        rules = bind(rule_set(case.variant), archive["house"], case.seats)
        for round_ in archive["rounds"]:
            for table in round_["tables"]:
                if len(table["seats"]) == case.seats:
                    members = tuple(enumerate(table["deals"][:DEALS]))
                    paper = settle(rules, [from_members(each) for _, each in members]).totals
                    yield Sheet(rules, members, members, paper, paper)


def put(kind: str, sheet: Sheet, dice: random.Random) -> tuple[Sheet | None, int]:
    """Put a slip of a kind into a sheet, into a deal that is right so far.

    Answers the sheet, None where the kind has no place on it, and how many such slips the line would have refused.
    """
    if kind == "control":
        return _control(sheet, dice), 0
    refused = 0
    for place in _places(sheet, dice):
        for changed in _changed(kind, sheet, place, dice):
            if changed.is_legal:
                return changed, refused
            refused += 1
    return None, refused


def _places(sheet: Sheet, dice: random.Random) -> list[int]:
    right = dict(sheet.right)
    names = [name for name, _ in sheet.typed]
    places = [
        place for place, (name, members) in enumerate(sheet.typed) if members == right[name] and names.count(name) == 1
    ]
    dice.shuffle(places)
    return places


def _control(sheet: Sheet, dice: random.Random) -> Sheet | None:
    if sheet.said != sheet.paper:
        return None
    wrong = list(sheet.paper)
    wrong[dice.randrange(len(wrong))] += dice.choice(CONTROL_ERRORS)
    return replace(sheet, said=tuple(wrong))


def _changed(kind: str, sheet: Sheet, place: int, dice: random.Random) -> Iterator[Sheet]:
    """Give all slips of a kind at a place, in an order that chance decides."""
    typed = sheet.typed
    name, members = typed[place]
    if kind == "missing":
        yield replace(sheet, typed=(*typed[:place], *typed[place + 1 :]))
    elif kind == "double":
        yield replace(sheet, typed=(*typed[: place + 1], (name, dict(members)), *typed[place + 1 :]))
    else:
        for other in _mistaken(kind, sheet.rules, members, dice):
            yield replace(sheet, typed=(*typed[:place], (name, other), *typed[place + 1 :]))


def _mistaken(kind: str, rules: Rules, members: Members, dice: random.Random) -> list[Members]:
    found: list[Members] = []
    points = members.get("points")
    if kind in ("digit", "transposed") and isinstance(points, int):
        numbers = _digits(str(points)) if kind == "digit" else _transposed(str(points))
        found = [{**members, "points": number} for number in numbers if number != points]
    elif kind == "declarer" and "declarer" in members:
        found = [{**members, "declarer": seat} for seat in range(1, rules.seats + 1) if seat != members["declarer"]]
    elif kind == "contract" and "declarer" in members:
        keys = [contract.key for contract in rules.contracts if contract.party == "alone"]
        found = [{**members, "contract": key} for key in keys if key != members["contract"]]
    elif kind == "made or lost" and "made" in members:
        found = [{**members, "made": not members["made"]}]
    elif kind == "made or lost" and isinstance(points, int):
        found = [{**members, "points": (rules.rule_set.total or 120) - points}]
    dice.shuffle(found)
    return [each for each in found if each != members]


def _digits(text: str) -> list[int]:
    return [
        int(text[:at] + other + text[at + 1 :])
        for at in range(len(text))
        for other in "0123456789"
        if other != text[at]
    ]


def _transposed(text: str) -> list[int]:
    return [int(text[:at] + text[at + 1] + text[at] + text[at + 2 :]) for at in range(len(text) - 1)]


def kinds(sheets_: int, dice: random.Random) -> list[str]:
    """Share the kinds out over so many sheets, exactly as the mix says, in an order that chance decides."""
    shared = [kind for kind, share in MIX for _ in range(sheets_ * share // 100)]
    shared += dice.choices([kind for kind, _ in MIX], [share for _, share in MIX], k=sheets_ - len(shared))
    dice.shuffle(shared)
    return shared
