"""Short ways to name a problem of a deal."""

from __future__ import annotations

from collections.abc import Iterable

from tappscore.i18n import MessageValue
from tappscore.problems import Problem

Found = Iterable[Problem]


def contradiction(field: str, code: str, **values: MessageValue) -> Problem:
    """Report facts that contradict each other, at the later one."""
    return Problem(code, field, values=values)
