"""Chance that is the same on every system.

Python promises one thing for a seed: the sequence of `Random.random()`.
`shuffle`, `choice` and `randrange` may change from one version to the next,
so they are ours.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A seeded source of chance."""

    def __init__(self, seed: int) -> None:
        self.draw = random.Random(seed).random

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 to `limit` - 1."""
        return int(self.draw() * limit)

    def pick(self, things: Sequence[T]) -> T:
        """Draw one of several."""
        return things[int(self.draw() * len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Mix a copy (Fisher and Yates)."""
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = int(self.draw() * (last + 1))
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
