"""A worked example for an option: one deal that the option's choices settle differently.

Found, not written: deals are made of the declared facts, the plainest first,
and the first that tells two choices apart is the example. So an option that a
variant adds has its example without anybody having to think of one, and no
example can go stale.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tappscore.problems import RefusedError
from tappscore.rules.checking import problems
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Deal
from tappscore.rules.fields import Choice, Count, Field, Flag, Items, Options, PerSeat, Seat, Seats
from tappscore.rules.ruleset import Rules, RuleSet, bind, table_sizes
from tappscore.rules.settlement import Settlement, settle, turns

# Points tried first are those of ordinary games; then the edges.
_POINTS = (74, 71, 52, 45, 40, 30, 91, 120, 60, 65, 0)
_MANY = 12
_SHARES = ((58, 42, 0), (40, 40, 20), (100, 0, 0), (34, 33, 33))  # in hundredths of the whole


class Telling(NamedTuple):
    """An example: the deal, the rules it was found for, and other options that it needs."""

    deal: Deal
    seats: int
    needs: Mapping[str, object]


def telling(rule_set: RuleSet, options: Options, option: Field) -> Telling | None:
    """Find a deal that some choices of an option settle differently under the other options as they stand.

    None for tariffs and lists, which other examples show, and where no deal of a table of three or four tells.
    """
    choices = _choices(option)
    if len(choices) < 2:
        return None
    # The first contract and ordinary points tell most choices apart; only then all is tried.
    for is_brief in (True, False):
        for needs in _settings(rule_set, options, option):
            for seats in table_sizes(rule_set, options)[:3]:
                every = [_bound(rule_set, {**options, **needs, option.key: choice}, seats) for choice in choices]
                found = _first(every, is_brief=is_brief)
                if found is not None:
                    return Telling(found, seats, needs)
    return None


def settled(rule_set: RuleSet, options: Options, example: Telling) -> Settlement | None:
    """Settle an example under options; None where they don't know such a deal."""
    rules = _bound(rule_set, {**options, **example.needs}, example.seats)
    return None if rules is None or _wrong(rules, example.deal) else settle(rules, (example.deal,))


def _first(every: list[Rules | None], *, is_brief: bool) -> Deal | None:
    known = [rules for rules in every if rules is not None]
    candidates = itertools.chain.from_iterable(_deals(rules, is_brief=is_brief) for rules in known)
    partial: Deal | None = None
    tried: list[Deal] = []  # the choices of an option have most of their deals in common
    for deal in candidates:
        if deal in tried:
            continue
        tried.append(deal)
        outcomes = [None if rules is None or _wrong(rules, deal) else settle(rules, (deal,)).totals for rules in every]
        told = {outcome for outcome in outcomes if outcome is not None}
        if len(told) > 1:
            return deal
        if partial is None and told and None in outcomes:
            partial = deal  # one choice knows it, another doesn't: a Kontra, a Bock
    return partial


def _wrong(rules: Rules, deal: Deal) -> bool:
    return bool(problems(rules, deal, turns(rules, (deal,))[0]))


def _bound(rule_set: RuleSet, options: Options, seats: int) -> Rules | None:
    try:
        return bind(rule_set, options, seats)
    except RefusedError:
        return None


def _choices(option: Field) -> list[object]:
    if isinstance(option, Choice):
        return [alternative.value for alternative in option.alternatives]
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Count):
        more = option.default + 1
        high = option.high if isinstance(option.high, int) else more
        return [option.default, more if more <= high else option.default - 1]
    return []


def _settings(rule_set: RuleSet, options: Options, option: Field) -> Iterator[dict[str, object]]:
    """Give the other options as they stand, then with one of them set otherwise, then two: an ante needs a pot."""
    yield {}
    others = [
        (other, choice)
        for other in rule_set.all_options
        if other.key != option.key
        for choice in _choices(other)
        if choice != options.get(other.key)
    ]
    yield from ({other.key: choice} for other, choice in others)
    # Six seats share no pot of two: with the switch a number counts for something.
    counts = [(other, _MANY) for other in rule_set.all_options if isinstance(other, Count) and other.key != option.key]
    for switch, on in others:
        if isinstance(switch, Flag):
            yield from (
                {switch.key: on, other.key: choice} for other, choice in (*others, *counts) if other is not switch
            )


def _deals(rules: Rules, *, is_brief: bool) -> Iterator[Deal]:
    """Make deals of the declared facts: plain ones of every contract, then with one more fact each."""
    contracts = rules.contracts[:1] if is_brief else rules.contracts
    for contract in contracts:
        for plain in itertools.islice(_plain(contract, rules), 5 if is_brief else None):
            yield _deal(contract, plain)
    for contract in contracts:
        for plain in itertools.islice(_plain(contract, rules), 2 if is_brief else 8):
            for field in contract.fields:
                if field.key not in plain:
                    for value in _values(field, rules):
                        yield _deal(contract, {**plain, field.key: value})


def _deal(contract: Contract, facts: Mapping[str, Any]) -> Deal:
    # Seat 2: at four the dealer, seat 1, rests.
    return Deal(contract=contract.key, declarer=2 if contract.party == "alone" else None, facts=facts)


def _plain(contract: Contract, rules: Rules) -> Iterator[dict[str, Any]]:
    """Give the facts that a contract can't do without, in some ways each."""
    grouped = {group[0] for group in contract.needs}
    needed = [field for field in contract.fields if field.required or field.key in grouped]
    per_seat = [field for field in contract.fields if isinstance(field, PerSeat)]
    if per_seat:
        for shares in _SHARES:
            yield {field.key: _shared(field, shares, rules) for field in per_seat}
    for values in itertools.product(*(_values(field, rules) for field in needed)):
        yield {field.key: value for field, value in zip(needed, values, strict=True)}


def _values(field: Field, rules: Rules) -> list[Any]:
    if isinstance(field, Count):
        high = field.highest(rules.options)
        if field.key == "points":
            half = (rules.rule_set.total or 120) // 2
            ordinary = (*_POINTS[:2], half, *_POINTS[2:]) if high > _POINTS[0] else (half + 4, half, *_POINTS)
            return [one for one in ordinary if field.low <= one <= high and one not in field.impossible]
        return [one for one in (1, 2, 3, 70) if field.low <= one <= high]
    if isinstance(field, Choice):
        return [one.value for one in field.alternatives if one.value != field.default]
    if isinstance(field, Flag):
        return [True, False]
    if isinstance(field, Seat):
        return [3, 2]
    if isinstance(field, Seats):
        return [(1,), (3,)]
    return _items(field) if isinstance(field, Items) else []


def _items(field: Items) -> list[Any]:
    """Give lists of one thing each, in every way that it can be written behind its seat."""
    what, whose = field.fields[0], field.fields[1]
    if not isinstance(what, Choice):
        return []
    endings = [dict(members) for _, members in field.endings] or [{}]
    return [({what.key: one.value, whose.key: 3, **members},) for one in what.alternatives for members in endings]


def _shared(field: PerSeat, shares: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """Divide a whole among the active seats by some shares; the first seats have the rest."""
    count = rules.active_count
    whole = field.total(rules.options, count) or 60
    given = [whole * share // 100 for share in (*shares, 0, 0, 0, 0)[:count]]
    given[0] += whole - sum(given)
    return tuple(given)
