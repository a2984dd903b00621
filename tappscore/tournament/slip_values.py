"""What the slip finder names: one slip, with its row, old and new."""

from __future__ import annotations

from typing import Literal

import msgspec

from tappscore.rules.deal import Amount, Deal
from tappscore.tournament.slip_steps import Kind

SlipKind = Kind | Literal["missing", "double", "control"]
Moves = tuple[Amount, ...]


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """One slip that would explain the difference, or half of a pair that would.

    `number` is the deal's place, 0 for the control line; `old` is what was
    typed (None: a deal is missing there), `new` what the paper may say (None:
    the deal was typed twice). `control` is the control line put right.
    `second` is the other half of a pair. `weight` compares slips of one search.
    """

    kind: SlipKind
    number: int
    old: Deal | None = None
    new: Deal | None = None
    control: Moves | None = None
    weight: int = 0
    second: Slip | None = None
