"""What a piece of work costs, measured so that it holds on a slow day too: against bare Python in the same breath."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

STEPS = 500_000


def cost(work: Callable[[], object], tries: int = 3) -> float:
    """Give the CPU time of `work` as a multiple of a bare loop over a million steps run right before and after it.

    The cheapest of `tries` counts: a busy machine makes both dearer, and seldom three times in a row only the one.
    A million steps take some 0.07 s on the machine that the targets are meant for: a second is about 14.
    """
    cheapest = float("inf")
    for _ in range(tries):
        bare = _loop()
        started = process_time()
        work()
        spent = process_time() - started
        bare += _loop()
        cheapest = min(cheapest, spent / bare)
    return cheapest


def loops(spent: float) -> float:
    """Give CPU seconds that were just spent as a multiple of the same bare loop, for work that can't be done twice."""
    return spent / min(_loop() + _loop() for _ in range(3))


def _loop() -> float:
    started = process_time()
    total = 0
    for step in range(STEPS):
        total += step & 7
    return process_time() - started
