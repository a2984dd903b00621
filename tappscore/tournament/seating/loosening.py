"""Which wishes a plan could not keep, and for whom.

The search gives way in a stated order, first named first (practice.md D.5):
balance of seats, short tables, writers, meetings in consecutive rounds,
repeated meetings, fixed places, and keeping apart last. This module does not
trust the search: it compares the finished seats with the wishes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from tappscore.i18n import Message, Text, mark
from tappscore.tournament.seating.measure import Quality, measure
from tappscore.tournament.seating.plan import Loosened
from tappscore.tournament.seating.seats import Seating, pairs
from tappscore.tournament.seating.wishes import Wishes

ORDER: tuple[tuple[str, Text], ...] = (
    ("seats", mark("tournament", "Seats and tables in turn")),
    ("short-tables", mark("tournament", "Short tables in turn")),
    ("writers", mark("tournament", "A writer at every table")),
    ("consecutive", mark("tournament", "No meeting twice running")),
    ("repeats", mark("tournament", "Nobody meets twice")),
    ("fixed", mark("tournament", "Fixed tables and seats")),
    ("apart", mark("tournament", "Kept apart")),
)
LABELS = dict(ORDER)

SEATS = mark("tournament", "People with one seat at least twice more often than another: {people}.")
SHORT = mark("tournament", "People at a short table at least twice more often than others: {people}.")
CONSECUTIVE = mark("tournament", "Pairs who meet again in the very next round: {pairs}.")
REPEATS = mark("tournament", "Pairs who meet again: {pairs}.")
WRITERS = mark("tournament", "Tables without anybody willing to write: {tables}.")
FIXED = mark("tournament", "People without their fixed table or seat: {people}.")
APART = mark("tournament", "Pairs to be kept apart who share a table: {pairs}.")


def loosened(history: Sequence[Seating], rounds: Sequence[Seating], wishes: Wishes) -> tuple[Loosened, ...]:
    """List what the new rounds, after the earlier ones, do not keep; in the stated order."""
    quality = measure((*history, *rounds))
    found = (
        _note("seats", _uneven_seats(quality), SEATS, "people"),
        _note("short-tables", _uneven_visits(quality), SHORT, "people"),
        _note("writers", _without_writer(rounds, wishes), WRITERS, "tables"),
        _note("consecutive", _running(history, rounds), CONSECUTIVE, "pairs"),
        _note("repeats", _again(history, rounds), REPEATS, "pairs"),
        _note("fixed", _displaced(rounds, wishes), FIXED, "people"),
        _note("apart", _together(rounds, wishes), APART, "pairs"),
    )
    return tuple(note for note in found if note.groups)


def _note(key: str, groups: Iterable[tuple[int, ...]], sentence: Text, unit: str) -> Loosened:
    listed = tuple(dict.fromkeys(groups))
    return Loosened(key, LABELS[key], listed, Message(sentence, {unit: len(listed)}))


def _uneven_seats(quality: Quality) -> list[tuple[int, ...]]:
    return [(person,) for person, visits in quality.common_seats.items() if max(visits) - min(visits) > 1]


def _uneven_visits(quality: Quality) -> list[tuple[int, ...]]:
    least = min(quality.short_visits.values(), default=0)
    return [(person,) for person, visits in quality.short_visits.items() if visits > least + 1]


def _met(rounds: Iterable[Seating]) -> set[tuple[int, int]]:
    return {pair for one in rounds for table in one.tables for pair in pairs(table)}


def _running(history: Sequence[Seating], rounds: Sequence[Seating]) -> list[tuple[int, ...]]:
    course = (*history[-1:], *rounds)
    return sorted(pair for a, b in pairwise(course) for pair in _met([a]) & _met([b]))


def _again(history: Sequence[Seating], rounds: Sequence[Seating]) -> list[tuple[int, ...]]:
    known, again = _met(history), set[tuple[int, int]]()
    for one in rounds:
        again |= known & _met([one])
        known |= _met([one])
    return sorted(again)


def _without_writer(rounds: Sequence[Seating], wishes: Wishes) -> list[tuple[int, ...]]:
    lacking: list[tuple[int, ...]] = []
    for one in rounds:
        writers = sum(person in wishes.writers for person in one.people)
        empty = [table for table in one.tables if not wishes.writers.intersection(table)]
        if writers and len(empty) > max(0, len(one.tables) - writers):
            lacking += empty
    return lacking


def _displaced(rounds: Sequence[Seating], wishes: Wishes) -> list[tuple[int, ...]]:
    tables, seats = dict(wishes.fixed_tables), dict(wishes.fixed_seats)
    return [
        (person,)
        for one in rounds
        for number, table in one.numbered
        for seat, person in enumerate(table, start=1)
        if tables.get(person, number) != number or seats.get(person, seat) != seat
    ]


def _together(rounds: Sequence[Seating], wishes: Wishes) -> list[tuple[int, ...]]:
    apart = {(min(pair), max(pair)) for pair in wishes.apart}
    return sorted(apart & _met(rounds))
