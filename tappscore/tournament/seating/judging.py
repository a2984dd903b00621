"""Seats become a plan: measured, held against the bound, with what was loosened."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.tournament.seating.bound import Bound, evening_bound, round_bound
from tappscore.tournament.seating.loosening import loosened
from tappscore.tournament.seating.measure import measure
from tappscore.tournament.seating.plan import Plan
from tappscore.tournament.seating.returns import returns_bound
from tappscore.tournament.seating.seats import Seating
from tappscore.tournament.seating.wishes import Wishes


def judge(
    history: Sequence[Seating],
    people: Sequence[int],
    planned: Sequence[Seating],
    wishes: Wishes,
    seed: int = 0,
    *,
    cancelled: bool = False,
    steps: int = 0,
) -> Plan:
    """Measure new rounds after earlier ones and make a plan of them."""
    quality = measure((*history, *planned), people)
    notes, bound = loosened(history, planned, wishes), _bound(history, people, planned)
    keys = _each(history, planned, wishes) if len(planned) > 1 else (tuple(note.key for note in notes),)
    tables = returns_bound((*history, *planned), quality)
    return Plan(tuple(planned), seed, quality, bound, tables, notes, cancelled, steps, keys[: len(planned)])


def _each(history: Sequence[Seating], planned: Sequence[Seating], wishes: Wishes) -> tuple[tuple[str, ...], ...]:
    """Say of each round by itself what it could not keep."""
    before = [(*history, *planned[:number]) for number in range(len(planned))]
    return tuple(
        tuple(note.key for note in loosened(course, [one], wishes)) for course, one in zip(before, planned, strict=True)
    )


def _bound(history: Sequence[Seating], people: Sequence[int], planned: Sequence[Seating]) -> Bound:
    sizes = [[len(table) for table in one.tables] for one in planned]
    if not history:
        return evening_bound(len(people), sizes)
    before = measure(history)
    added = round_bound(history, people, sizes[0]) if sizes else Bound(0, evening_bound(0, []).reason)
    return Bound(before.repeats + added.repeats, added.reason, before.coincidences + added.coincidences)
