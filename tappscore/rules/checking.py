"""Checking: everything that is wrong with a deal, as values. Nothing is settled and nothing refused here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tappscore.i18n import Text
from tappscore.problems import Problem
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import KINDS, Deal, Turn
from tappscore.rules.fields import Field, Place, shown
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import settler

# Members that every deal may have; a value that fits none of them is kept in the facts by `deal.from_members`.
_GENERAL = ("dealer", "resting", *KINDS, "declarer", "contract", "note", "reason")


def problems(rules: Rules, deal: Deal, turn: Turn | None = None, number: int = 0) -> tuple[Problem, ...]:
    """Give all that is wrong with a deal, in the order in which its facts are named.

    `turn` is who deals and rests as it follows from the deals before; what the deal itself says outranks it.
    """
    found = list(_general(rules, deal))
    place = _place(rules, deal, turn)
    if deal.kind != "played":
        found += _unplayed(deal)
    else:
        found += _played(rules, deal, place)
    return tuple(Problem(one.code, one.field, number, one.values) for one in found)


def unusual(rules: Rules, deal: Deal) -> tuple[Problem, ...]:
    """Give what is legal but so rare that one should look again; never a reason to refuse."""
    contract = rules.contract(deal.contract) if deal.kind == "played" else None
    if contract is None:
        return ()
    return tuple(one for check in contract.rare for one in check(_given(contract, deal, ()), _place(rules, deal, None)))


def _place(rules: Rules, deal: Deal, turn: Turn | None) -> Place:
    """Tell which seats are active; where nobody knows who rests, none does."""
    seats = range(1, rules.seats + 1)
    resting: tuple[int, ...] = ()
    dealer = deal.dealer or (turn.dealer if turn else 0)
    if deal.resting is not None and _resting_problem(rules, deal) is None:
        resting = deal.resting
    elif deal.dealer is None and turn is not None:
        resting = turn.resting
    elif dealer in seats:
        resting = settler(rules).turns[dealer].resting
    active = tuple(seat for seat in seats if seat not in resting)[: rules.active_count]
    return Place(rules.seats, active, resting, rules.options, frozenset(deal.facts))


def _general(rules: Rules, deal: Deal) -> Iterator[Problem]:
    """Check the members that every deal may have."""
    if deal.dealer is not None and not 1 <= deal.dealer <= rules.seats:
        yield Problem("dealer-unknown", "dealer", values={"value": deal.dealer})
    if problem := _resting_problem(rules, deal):
        yield problem
    for key in _GENERAL:
        if key in deal.facts:
            code = "kind-twice" if key in KINDS else "member-unclear"
            yield Problem(code, key, values={"member": key, "value": shown(deal.facts[key])})


def _resting_problem(rules: Rules, deal: Deal) -> Problem | None:
    if deal.resting is None:
        return None
    count = rules.seats - rules.active_count
    known = all(1 <= seat <= rules.seats for seat in deal.resting)
    if known and len(deal.resting) == count == len(set(deal.resting)):
        return None
    return Problem("resting-wrong", "resting", values={"count": count})


def _unplayed(deal: Deal) -> Iterator[Problem]:
    if deal.declarer is not None:
        yield Problem("fact-unexpected-unplayed", "declarer", values={"member": "declarer"})
    if deal.contract is not None:
        yield Problem("fact-unexpected-unplayed", "contract", values={"member": "contract"})
    for key in deal.facts:
        if key not in _GENERAL:
            yield Problem("fact-unexpected-unplayed", key, values={"member": key})


def _named(rules: Rules, key: str) -> Text | str:
    """Give a fact the name that it has with some contract of the game; people never see a key."""
    fields = (field for contract in rules.contracts for field in contract.fields)
    return next((field.label for field in fields if field.key == key), key)


def _played(rules: Rules, deal: Deal, place: Place) -> Iterator[Problem]:
    contract = rules.contract(deal.contract)
    if contract is None:
        yield from _declarer(deal, place)
        if deal.contract is not None:
            yield Problem("contract-unknown", "contract", values={"value": shown(deal.contract)})
        elif "contract" not in deal.facts:
            yield Problem("contract-missing", "contract")
        return
    if contract.party == "each":
        if deal.declarer is not None:
            yield Problem("declarer-unexpected", "declarer", values={"contract": contract.label})
    elif deal.declarer is not None or "declarer" not in deal.facts:
        yield from _declarer(deal, place, missing=True)
    yield from _facts(rules, contract, deal, place)


def _declarer(deal: Deal, place: Place, *, missing: bool = False) -> Iterator[Problem]:
    if deal.declarer is None:
        if missing:
            yield Problem("declarer-missing", "declarer")
    elif not 1 <= deal.declarer <= place.seats:
        yield Problem("declarer-unknown", "declarer", values={"value": deal.declarer})
    elif deal.declarer in place.resting:
        yield Problem("declarer-rests", "declarer", values={"value": deal.declarer})


def _facts(rules: Rules, contract: Contract, deal: Deal, place: Place) -> Iterator[Problem]:
    """Check each fact by itself, then what is missing, then what contradicts."""
    voided = _voided(contract, deal)
    wrong: list[Problem] = []
    for field in contract.fields:
        if field.key in deal.facts:
            problem = field.problem(deal.facts[field.key], place)
            if problem:
                wrong.append(problem)
        elif _is_missing(field, contract, voided):
            wrong.append(_missing(field.label, field.key))
    for group in contract.needs:
        if not any(key in deal.facts or key in voided for key in group):
            first = contract.field(group[0])
            code = "points-or-made-missing" if "made" in group else "fact-missing"
            wrong.append(Problem(code, group[0], values={"fact": first.label if first else group[0]}))
    yield from wrong
    declared = {field.key for field in contract.fields}
    for key in deal.facts:
        if key not in declared and key not in _GENERAL:
            yield Problem("fact-unexpected", key, values={"contract": contract.label, "member": _named(rules, key)})
    given = _given(contract, deal, tuple(one.field for one in wrong))
    for check in contract.checks:
        yield from check(given, place)
    yield from _revoke(contract, given)


def _is_missing(field: Field, contract: Contract, voided: tuple[str, ...]) -> bool:
    grouped = any(field.key in group for group in contract.needs)
    return field.required and not grouped and field.key not in voided


def _missing(label: Text | str, key: str) -> Problem:
    if key == "made":
        return Problem("made-missing", key)
    return Problem("fact-missing", key, values={"fact": label})


def _voided(contract: Contract, deal: Deal) -> tuple[str, ...]:
    """Name the facts that needn't be entered: after a revoke, points and made (rules.md 0.7)."""
    if contract.field("revoke") and contract.revoked and "revoke" in deal.facts:
        return ("points", "made")
    return ()


def _given(contract: Contract, deal: Deal, wrong: tuple[str, ...]) -> dict[str, Any]:
    """Give every declared fact, None where it is wrong or, after a revoke, doesn't count."""
    facts: dict[str, Any] = {field.key: field.default for field in contract.fields}
    facts.update({key: value for key, value in deal.facts.items() if key in facts})
    for key in (*wrong, *_voided(contract, deal)):
        if key in facts:
            facts[key] = None
    return facts


def _revoke(contract: Contract, facts: dict[str, Any]) -> Iterator[Problem]:
    """Refuse a revoke where the rules know none: Ramsch, unplayed, beside a Tout or an announced Valat."""
    if facts.get("revoke") is None:
        return
    if contract.revoked is None:
        yield Problem("revoke-impossible", "revoke", values={"contract": contract.label})
    elif facts.get("tout") in ("made", "failed") or facts.get("valat") in ("announced_made", "announced_lost"):
        yield Problem("revoke-beside-announcement", "revoke")
