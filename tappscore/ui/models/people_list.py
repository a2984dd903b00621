"""The register of people as it goes on paper: who, from where, how often here and when last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from tappscore.i18n import mark
from tappscore.tournament.columns import Column
from tappscore.tournament.snapshot import Person
from tappscore.tournament.statistics import Digest


@dataclass(frozen=True, slots=True)
class Registered:
    """One person with the evenings that were played; `last` None where there was none."""

    person: Person
    evenings: int
    last: date | None


REGISTER: tuple[Column[Registered], ...] = (
    Column(key="name", label=mark("History", "Name"), weight=2, value=lambda row, _: row.person.name),
    Column(key="club", label=mark("History", "Club"), weight=1, value=lambda row, _: row.person.club),
    Column(key="town", label=mark("History", "Town"), weight=1, value=lambda row, _: row.person.town),
    Column(
        key="evenings",
        label=mark("History", "Evenings"),
        align="right",
        kind="number",
        value=lambda row, _: row.evenings,
    ),
    Column(
        key="last",
        label=mark("History", "Last evening"),
        kind="day",
        value=lambda row, _: None if row.last is None else row.last.isoformat(),
    ),
)


def register(people: Iterable[Person], digests: Sequence[Digest]) -> list[Registered]:
    """Tell of each person how many evenings were played, and which was the last."""
    count, last = Counter[str](), dict[str, date]()
    for evening in digests:
        for one in evening.people:
            count[one.person] += 1
            last[one.person] = max(evening.date, last.get(one.person, evening.date))
    return [Registered(person, count[person.uuid], last.get(person.uuid)) for person in people]
