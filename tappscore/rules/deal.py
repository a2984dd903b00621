"""A deal: the facts that the paper knows, and nothing derived from them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal

import msgspec

Amount = int | Fraction
FactValue = int | float | str | bool | tuple["FactValue", ...] | Mapping[str, "FactValue"]
Kind = Literal["played", "passed", "struck", "unreadable"]

KINDS: tuple[Kind, ...] = ("passed", "struck", "unreadable")
_WHOLE = frozenset({"declarer", "dealer"})
_WORDS = frozenset({"contract", "note", "reason"})


class Deal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game as it was reported; seats count from 1.

    `facts` holds what the contract declares (`points`, `tout`, …) and the
    members that a house option adds (`factor`, `revoke`), as they were given.
    `dealer` and `resting` are None where the paper leaves them to the turn.
    """

    kind: Kind = "played"
    contract: str | None = None
    declarer: int | None = None
    dealer: int | None = None
    resting: tuple[int, ...] | None = None
    facts: Mapping[str, FactValue] = {}
    note: str = ""
    reason: str = ""


def size(amount: Amount) -> Amount:
    """Give an amount without its sign."""
    return amount if amount >= 0 else -amount


class Turn(msgspec.Struct, frozen=True):
    """Who deals and who rests in one deal, given or derived; seats from 1."""

    dealer: int
    resting: tuple[int, ...]


def from_members(members: Mapping[str, object]) -> Deal:
    """Read a deal from its members in a public file (`formats.md` 1 and 2).

    An explicit null counts as absent. Nothing is judged here: members that
    fit no deal are kept in `facts`, where `checking.problems` finds them.
    """
    facts: dict[str, FactValue] = {}
    fields: dict[str, Any] = {}
    for key, value in members.items():
        # Asked by exact type first: an evening has thousands of deals, and nearly every member is one of these.
        if type(value) is int:
            (fields if key in _WHOLE else facts)[key] = value
        elif type(value) is str:
            (fields if key in _WORDS else facts)[key] = value
        elif value is not None:
            facts[key] = _frozen(value)
    for name in KINDS:
        given = facts.get(name)
        if given is False or (given is True and "kind" not in fields):
            del facts[name]
            if given is True:
                fields["kind"] = name
    resting = facts.get("resting")
    if isinstance(resting, tuple) and all(_is_whole(seat) for seat in resting):
        fields["resting"] = facts.pop("resting")
    return Deal(facts=facts, **fields)


def members(deal: Deal) -> dict[str, object]:
    """Write a deal as members of a public file; the inverse of `from_members`."""
    written: dict[str, object] = {}
    if deal.dealer is not None:
        written["dealer"] = deal.dealer
    if deal.resting is not None:
        written["resting"] = list(deal.resting)
    if deal.kind != "played":
        written[deal.kind] = True
    if deal.declarer is not None:
        written["declarer"] = deal.declarer
    if deal.contract is not None:
        written["contract"] = deal.contract
    for key, value in deal.facts.items():
        written[key] = _thawed(value)
    if deal.note:
        written["note"] = deal.note
    if deal.reason:
        written["reason"] = deal.reason
    return written


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _frozen(value: object) -> FactValue:
    """Make a value of a JSON file hashable where it is a list, all the way down."""
    if isinstance(value, (list, tuple)):
        return tuple(_frozen(part) for part in value)
    if isinstance(value, Mapping):
        return {str(key): _frozen(part) for key, part in value.items()}
    if isinstance(value, (int, float, str)):
        return value
    return str(value)


def _thawed(value: FactValue) -> object:
    if isinstance(value, tuple):
        return [_thawed(part) for part in value]
    if isinstance(value, Mapping):
        return {key: _thawed(part) for key, part in value.items()}
    return value
