"""The small steps from one typed deal to another: what a hand mistypes, what an eye misreads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec import structs

from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Deal, FactValue
from tappscore.rules.fields import Choice, Count, Field, Flag, PerSeat, Seat, Seats
from tappscore.rules.ruleset import Rules

Kind = Literal["digit", "swapped", "declarer", "contract", "result", "mark", "other"]
# Digits that lie beside each other on the number pad or above the letters.
_NEIGHBOURS = dict(
    zip("0123456789", ("1", "240", "135", "26", "1575", "2468", "3597", "486", "5790", "680"), strict=True)
)


class Step(NamedTuple):
    """Another deal, the kind of slip that leads to it, and how likely it is among its kind."""

    kind: Kind
    deal: Deal
    likelihood: int = 1


def steps(rules: Rules, deal: Deal) -> Iterator[Step]:
    """Give all deals one slip away; some may be illegal, the caller checks."""
    contract = rules.contract(deal.contract)
    if deal.kind != "played" or contract is None:
        return
    yield from _results(rules, contract, deal)
    yield from _declarers(rules, deal)
    yield from _contracts(rules, deal, contract)
    for field in contract.fields:
        yield from _marks(rules, deal, field)


def _with(deal: Deal, key: str, value: FactValue | None) -> Deal:
    facts = {name: fact for name, fact in deal.facts.items() if name != key}
    if value is not None:
        facts[key] = value
    return structs.replace(deal, facts=facts)


def _results(rules: Rules, contract: Contract, deal: Deal) -> Iterator[Step]:
    """Mistype the points, or plus for minus."""
    points, made = deal.facts.get("points"), deal.facts.get("made")
    if isinstance(made, bool):
        yield Step("result", _with(deal, "made", not made))
    if not isinstance(points, int) or isinstance(points, bool):
        return
    typed = str(points)
    near = set()
    for kind, text, likelihood in mistyped(typed):
        value = int(text)
        if value != points and value not in near:
            near.add(value)
            yield Step(kind, _with(deal, "points", value), likelihood)
    field = contract.field("points")
    high = field.highest(rules.options) if isinstance(field, Count) else 120
    # The defenders' points instead of the declarer's.
    theirs = (rules.rule_set.total or high) - points
    if theirs not in near and theirs != points:
        near.add(theirs)
        yield Step("result", _with(deal, "points", theirs))


def far_steps(rules: Rules, deal: Deal) -> Iterator[Step]:
    """Give the deal with any other points at all: misread, or typed from another row."""
    contract = rules.contract(deal.contract)
    field = contract.field("points") if contract is not None else None
    points = deal.facts.get("points")
    if isinstance(field, Count) and isinstance(points, int):
        for value in range(field.highest(rules.options) + 1):
            if value != points:
                yield Step("other", _with(deal, "points", value))


def mistyped(typed: str) -> Iterator[tuple[Literal["digit", "swapped"], str, int]]:
    """Give the numbers that a slip makes of a typed one: a digit wrong, two swapped, one too few or too many."""
    for at, digit in enumerate(typed):
        for other in "0123456789":
            if other != digit:
                likelihood = 5 if other in _NEIGHBOURS[digit] else 4
                yield "digit", typed[:at] + other + typed[at + 1 :], likelihood
    for at in range(len(typed) - 1):
        yield "swapped", typed[:at] + typed[at + 1] + typed[at] + typed[at + 2 :], 1
    if len(typed) > 1:
        for at in range(len(typed)):
            yield "digit", typed[:at] + typed[at + 1 :], 1
    if len(typed) < 3:
        for at in range(len(typed) + 1):
            for other in "0123456789":
                yield "digit", typed[:at] + other + typed[at:], 1


def _declarers(rules: Rules, deal: Deal) -> Iterator[Step]:
    if deal.declarer is None:
        return
    for seat in range(1, rules.seats + 1):
        if seat != deal.declarer:
            yield Step("declarer", structs.replace(deal, declarer=seat))


def _contracts(rules: Rules, deal: Deal, contract: Contract) -> Iterator[Step]:
    """Take another contract; its facts as far as it knows them, won staying won."""
    if deal.declarer is None:
        return
    for other in rules.contracts:
        if other.key == contract.key or other.party == "each":
            continue
        facts = {key: value for key, value in deal.facts.items() if other.field(key) is not None}
        if other.field("points") is None and other.field("made") is not None and "made" not in facts:
            points = deal.facts.get("points")
            facts["made"] = isinstance(points, int) and points > 60
        yield Step("contract", structs.replace(deal, contract=other.key, facts=facts))


def _seats(rules: Rules, deal: Deal, field: Field, given: tuple[FactValue, ...]) -> Iterator[Step]:
    """Give numbers by seat to each other's seats, or name another seat in a list of them."""
    if isinstance(field, PerSeat):
        for one in range(len(given)):
            for other in range(one + 1, len(given)):
                swapped = list(given)
                swapped[one], swapped[other] = swapped[other], swapped[one]
                yield Step("mark", _with(deal, field.key, tuple(swapped)))
    elif isinstance(field, Seats):
        for at in range(len(given)):
            for seat in range(1, rules.seats + 1):
                if seat not in given:
                    yield Step(
                        "mark", _with(deal, field.key, tuple(sorted((*given[:at], seat, *given[at + 1 :]), key=str)))
                    )


def _marks(rules: Rules, deal: Deal, field: Field) -> Iterator[Step]:
    """Leave a mark out, set it, or set another one."""
    given = deal.facts.get(field.key)
    if isinstance(given, tuple):
        yield from _seats(rules, deal, field, given)
        return
    if field.key in ("points", "made") or not field.letter:
        return
    values: list[FactValue] = []
    if isinstance(field, Choice):
        values = [one.value for one in field.alternatives if one.value != field.default]
    elif isinstance(field, Flag):
        values = [True, False]
    elif isinstance(field, Seat):
        values = list(range(1, rules.seats + 1))
    elif isinstance(field, Count) and field.style == "bangs":
        values = list(range(1, field.highest(rules.options) + 1))
    if given is not None:
        yield Step("mark", _with(deal, field.key, None))
    for value in values:
        if value != given:
            yield Step("mark", _with(deal, field.key, value))
