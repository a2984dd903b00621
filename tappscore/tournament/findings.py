"""Checks and findings as values."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

import msgspec

from tappscore.i18n import Message, Text, mark
from tappscore.tournament.ledger import Ledger
from tappscore.tournament.snapshot import Snapshot

Severity = Literal["contradictory", "unchecked", "look"]
SEVERITIES: dict[Severity, Text] = {
    "contradictory": mark("tournament", "missing or contradictory"),
    "unchecked": mark("tournament", "unchecked"),
    "look": mark("tournament", "worth a look"),
}


class Where(msgspec.Struct, frozen=True, kw_only=True):
    """The place of a finding: round, table (its id and number), deal, entry id; None where it has none."""

    round: int | None = None
    table_id: int | None = None
    table: int | None = None
    deal: int | None = None
    entry: int | None = None


class Found(NamedTuple):
    """What a check found: the sentence and the place."""

    message: Message
    where: Where


Find = Callable[[Snapshot, Ledger], Iterable[Found]]


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One named check; a thorough one judges every deal anew and is left to `tappscore check`."""

    key: str
    label: Text
    severity: Severity
    find: Find
    thorough: bool = False


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One thing found, by which check, where, and how grave."""

    check: str
    severity: Severity
    message: Message
    where: Where
