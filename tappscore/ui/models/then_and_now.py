"""The columns of every list that holds two counts against each other: place and points, then and now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from tappscore.i18n import Text
from tappscore.rules.deal import Amount
from tappscore.tournament.columns import Column


class Changed(Protocol):
    """Somebody whose place may be another one now; None for no place."""

    @property
    def place_before(self) -> int | None:
        """The place that it was."""

    @property
    def place_after(self) -> int | None:
        """The place that it is."""


C = TypeVar("C", bound=Changed)
# Place and points, then and now.
Heads = tuple[Text, Text, Text, Text]


def then_and_now(
    heads: Heads, before: Callable[[C], Amount | None], after: Callable[[C], Amount | None]
) -> tuple[Column[C], ...]:
    """Declare place and points, then and now; `before` and `after` give somebody's points."""
    return (
        Column(key="place_before", label=heads[0], align="right", kind="place", value=lambda one, _: one.place_before),
        Column(key="place_after", label=heads[1], align="right", kind="place", value=lambda one, _: one.place_after),
        Column(key="points_before", label=heads[2], align="right", kind="points", value=lambda one, _: before(one)),
        Column(key="points_after", label=heads[3], align="right", kind="points", value=lambda one, _: after(one)),
    )
