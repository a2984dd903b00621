"""Rule sets (the declared table of one revision of a variant) and rules (a rule set bound to options and seats)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from tappscore.i18n import Text
from tappscore.problems import Problem, RefusedError
from tappscore.rules.club_options import CLUB_OPTIONS, EXTRAS, GAME_KONTRA
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Turn
from tappscore.rules.fields import Count, Field, Options, OptionValue, Place, Source, Tariff, is_whole
from tappscore.rules.own_letters import unclear

Half = Literal["draw", "lost", "won"]
# (options, active seats, resting seats, dealer) -> who settles when the declarer wins, and when he loses
Settling = Callable[[Options, tuple[int, ...], tuple[int, ...], int], tuple[tuple[int, ...], tuple[int, ...]]]


def active_only(
    options: Options, active: tuple[int, ...], resting: tuple[int, ...], dealer: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Let resting seats neither pay nor be paid (rules.md 0.3)."""
    del options, resting, dealer
    return active, active


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RuleSet:
    """One revision of a variant: everything particular to it.

    `total` is the sum of the card points (None: unknown or set by the club),
    `half` what exactly half of them means. `settling` says who settles in a
    deal, `active` how many play where the option decides, `arranged` makes the
    contracts where the club writes its own, `next_dealer` declarer: the deal
    follows the last declarer instead of going round. `own_kontra`: the
    variant has a way of doubling of its own, so clubs need no other.
    `has_parts`: points may have halves and quarters whatever the options say.
    """

    key: str
    revision: int
    label: Text
    source: Source
    contracts: tuple[Contract, ...]
    options: tuple[Field, ...] = ()
    active_seats: tuple[int, ...] = (3,)
    allowed_seats: tuple[int, ...] = (3, 4, 5)
    total: int | None = 120
    half: Half | None = "lost"
    own_kontra: bool = False
    has_parts: bool = False
    settling: Settling = active_only
    active: Callable[[Options, int], int] | None = None
    arranged: Callable[[Options], tuple[Contract, ...]] | None = None
    next_dealer: Literal["round", "declarer"] = "round"
    note: Text | None = None

    @property
    def all_options(self) -> tuple[Field, ...]:
        """The variant's own options and those that every variant takes."""
        return self.options + CLUB_OPTIONS + (() if self.own_kontra else (GAME_KONTRA,))


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Rules:
    """A rule set with every option resolved, for a table of so many seats.

    `contracts` declare exactly the facts that these options offer. `letters`
    maps contract and fact keys to the letters that write them.
    """

    rule_set: RuleSet
    options: Mapping[str, Any]
    seats: int
    contracts: tuple[Contract, ...]
    letters: Mapping[str, str] = field(default_factory=dict)

    @property
    def active_count(self) -> int:
        """How many play in each deal."""
        return active_count(self.rule_set, self.options, self.seats)

    def active(self, turn: Turn) -> tuple[int, ...]:
        """Give the seats that play in a deal, in order."""
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in turn.resting)

    def contract(self, key: str | None) -> Contract | None:
        """Find a contract by its key, or None."""
        for contract in self.contracts:
            if contract.key == key:
                return contract
        return None


def active_count(rule_set: RuleSet, options: Options, seats: int) -> int:
    """Tell how many of so many seats play."""
    if rule_set.active is not None:
        return rule_set.active(options, seats)
    return max((count for count in rule_set.active_seats if count <= seats), default=rule_set.active_seats[0])


def table_sizes(rule_set: RuleSet, options: Options) -> tuple[int, ...]:
    """Give the numbers of seats that a table may have; where the club sets the active ones, up to two more."""
    active = options.get("active")
    if rule_set.arranged is None or not is_whole(active):
        return rule_set.allowed_seats
    return (active, active + 1, active + 2)


def resolve(rule_set: RuleSet, house: Mapping[str, object]) -> dict[str, OptionValue]:
    """Give every option its value, defaults filled in.

    Raises RefusedError with a problem for each unknown option and each value that an option can't take.
    """
    declared = {option.key: option for option in rule_set.all_options}
    place = Place(0, (), (), {})
    found = [Problem("option-unknown", key, values={"option": key}) for key in house if key not in declared]
    resolved: dict[str, OptionValue] = {}
    for key, option in declared.items():
        value = _frozen(house.get(key))
        problem = None if value is None else option.problem(value, place)
        if problem:
            found.append(problem)
        elif isinstance(option, Tariff):
            standard = {
                contract: worth.value for contract, worth in option.values.items() if contract not in option.unfilled
            }
            resolved[key] = {**standard, **(value or {})}
        else:
            resolved[key] = option.default if value is None else value
    if found:
        raise RefusedError(*found)
    return resolved


def bind(rule_set: RuleSet, house: Mapping[str, object], seats: int, letters: Mapping[str, str] | None = None) -> Rules:
    """Bind a rule set to a tournament's options and a table's seats.

    `letters` are the club's own letters by contract or fact key. Equal arguments give the same object.
    Raises RefusedError with all problems of the options, the number of seats and the letters.
    """
    try:
        name = json.dumps([house, seats, letters or {}], sort_keys=True)
    except TypeError:
        name = ""
    key = (rule_set, name)
    if name and key in _BOUND:
        return _BOUND[key]
    rules = _bind(rule_set, house, seats, letters or {})
    if name:
        if len(_BOUND) > 500:
            _BOUND.clear()
        _BOUND[key] = rules
    return rules


# Tables of one tournament share their rules, and with them the compiled settler.
_BOUND: dict[tuple[RuleSet, str], Rules] = {}


def _bind(rule_set: RuleSet, house: Mapping[str, object], seats: int, letters: Mapping[str, str]) -> Rules:
    found: list[Problem] = []
    options: dict[str, OptionValue] = {}
    try:
        options = resolve(rule_set, house)
    except RefusedError as refused:
        found += refused.problems
    allowed = table_sizes(rule_set, options)
    if seats not in allowed:
        found.append(Problem("seats-wrong", "seats", values={"count": seats, "low": allowed[0], "high": allowed[-1]}))
    if found:
        raise RefusedError(*found)
    contracts = rule_set.arranged(options) if rule_set.arranged else rule_set.contracts
    bound = tuple(_offered(contract, options) for contract in contracts)
    written = _letters(rule_set, bound, letters)
    return Rules(rule_set, options, seats, bound, written)


def _offered(contract: Contract, options: Options) -> Contract:
    """Leave out the facts that the options don't offer and add those that every contract may take."""
    own = tuple(one for one in contract.fields if one.offered is None or one.offered(options))
    extras = tuple(extra for extra in EXTRAS if extra.taken_by(contract, options))
    return msgspec.structs.replace(contract, fields=own + tuple(extra.field for extra in extras))


def _letters(rule_set: RuleSet, contracts: tuple[Contract, ...], changed: Mapping[str, str]) -> dict[str, str]:
    """Give each contract and fact its letter; raises RefusedError where the club's own ones clash.

    A letter of a fact that these options don't offer is kept for those that do.
    """
    known = {contract.key for contract in rule_set.contracts} | {extra.field.key for extra in EXTRAS}
    known |= {one.key for contract in rule_set.contracts for one in contract.fields}
    standard = {contract.key: contract.letter for contract in contracts}
    fields = {one.key: one for contract in contracts for one in contract.fields if one.letter}
    marks = {key: one.letter for key, one in fields.items()}
    found = []
    for key, letter in changed.items():
        if key not in standard and key not in marks:
            if key in known:
                continue
            found.append(Problem("letter-unknown", "letters", values={"key": key}))
        elif not letter.rstrip("!").isalpha():
            found.append(Problem("letter-has-digit", "letters", values={"fact": key, "value": letter}))
    for group in (standard, marks):
        group.update({key: letter.casefold() for key, letter in changed.items() if key in group})
        # Kontra to the game, to the Pagat and to the Valat share a mark: it counts for what stands before it.
        used = [letter for key, letter in group.items() if not _is_doubling(fields.get(key))]
        for key, letter in group.items():
            if used.count(letter) > 1 and not _is_doubling(fields.get(key)):
                found.append(Problem("letter-twice", "letters", values={"letter": letter, "key": key}))
    if changed:
        found += unclear(contracts, standard, marks)
    if found:
        raise RefusedError(*found)
    return {**{f"mark:{key}": letter for key, letter in marks.items()}, **standard}


def _is_doubling(field: Field | None) -> bool:
    return isinstance(field, Count) and field.doubles != ""


def _frozen(value: object) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(_frozen(part) for part in value)
    return value
