"""A deal: the facts that the paper knows, and nothing derived from them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

import msgspec

Amount = int | Fraction
FactValue = int | str | bool | tuple["FactValue", ...] | Mapping[str, "FactValue"]
Kind = Literal["played", "passed", "struck", "unreadable"]


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


class Turn(msgspec.Struct, frozen=True):
    """Who deals and who rests in one deal, given or derived; seats from 1."""

    dealer: int
    resting: tuple[int, ...]


def from_members(members: Mapping[str, object]) -> Deal:
    """Read a deal from its members in a public file (`formats.md` 1 and 2).

    An explicit null counts as absent. Nothing is judged here: members that
    fit no deal are kept in `facts`, where `checking.problems` finds them.
    """
    given = {key: value for key, value in members.items() if value is not None}
    kind: Kind = "played"
    for flag in ("passed", "struck", "unreadable"):
        if given.get(flag) is True:
            kind = flag  # type: ignore[assignment]
    raise NotImplementedError


def members(deal: Deal) -> dict[str, object]:
    """Write a deal as members of a public file; the inverse of `from_members`."""
    raise NotImplementedError
