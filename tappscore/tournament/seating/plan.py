"""A finished plan: the rounds, how they came about, and what they are worth."""

from __future__ import annotations

from dataclasses import dataclass

from tappscore.i18n import Message, Text
from tappscore.tournament.seating.bound import Bound
from tappscore.tournament.seating.measure import Quality
from tappscore.tournament.seating.returns import ReturnsBound
from tappscore.tournament.seating.seats import Seating


@dataclass(frozen=True, slots=True)
class Loosened:
    """One wish that could not be kept, and for whom (people, or pairs of people in a row).

    `key` is a stable word of `loosening.ORDER`.
    """

    key: str
    label: Text
    groups: tuple[tuple[int, ...], ...]
    message: Message


@dataclass(frozen=True, slots=True)
class Plan:
    """Seats for one round or for a whole evening.

    `quality` counts earlier rounds and these together; `bound` is the proven
    least for the same, `table_bound` that of returns to a physical table.
    `loosened_in` has for each round the keys of what it could not keep after
    the rounds before it. `cancelled`: somebody stopped the search, so the same
    seed need not give this plan again.
    """

    rounds: tuple[Seating, ...]
    seed: int
    quality: Quality
    bound: Bound
    table_bound: ReturnsBound
    loosened: tuple[Loosened, ...] = ()
    cancelled: bool = False
    steps: int = 0
    loosened_in: tuple[tuple[str, ...], ...] = ()

    @property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The tables of the (first) round."""
        return self.rounds[0].tables if self.rounds else ()

    @property
    def is_optimal(self) -> bool:
        """Whether fewer repeats are proven impossible."""
        return self.quality.repeats == self.bound.repeats

    @property
    def is_evenest(self) -> bool:
        """Whether fewer coincidences (pairs of meetings of one pair) are proven impossible."""
        return self.quality.coincidences == self.bound.coincidences

    @property
    def has_fewest_returns(self) -> bool:
        """Whether fewer returns to a physical table are proven impossible, with no more meetings than these."""
        return self.quality.table_repeats == self.table_bound.returns
