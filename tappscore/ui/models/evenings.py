"""The club's evenings as a list: columns and search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tappscore.i18n import Text, formats, mark
from tappscore.rules.registry import nearest
from tappscore.store.loading import Summary
from tappscore.tournament.columns import Cell, Column, Lists
from tappscore.ui import words

STATES: Mapping[str, Text] = {
    "planned": mark("History", "planned"),
    "running": mark("History", "running"),
    "final": mark("History", "final"),
    "cancelled": mark("History", "cancelled"),
}
SAMPLE = mark("History", "sample")
BINNED = mark("History", "in the bin")
LISTED = mark("History", "from a list")


def _state(evening: Summary, _lists: Lists) -> Cell:
    if evening.binned:
        return BINNED
    if evening.sample:
        return SAMPLE
    return LISTED if evening.state == "final" and not evening.rounds else STATES[evening.state]


EVENINGS: tuple[Column[Summary], ...] = (
    Column(
        key="date", label=mark("History", "Date"), kind="day", value=lambda evening, _lists: evening.date.isoformat()
    ),
    Column(key="name", label=mark("History", "Tournament"), value=lambda evening, _lists: evening.name, weight=3),
    Column(key="place", label=mark("History", "Place"), value=lambda evening, _lists: evening.place, weight=1),
    # A long game is shortened before the names of the evenings are.
    Column(
        key="game",
        label=mark("History", "Game"),
        value=lambda evening, _lists: nearest(evening.variant).label,
        weight=1,
    ),
    Column(
        key="people",
        label=mark("History", "People"),
        align="right",
        kind="count",
        value=lambda evening, _lists: evening.entries,
    ),
    Column(
        key="rounds",
        label=mark("History", "Rounds"),
        align="right",
        kind="count",
        value=lambda evening, _lists: evening.rounds,
    ),
    Column(key="state", label=mark("History", "State"), value=_state),
)


def matching(evenings: Sequence[Summary], typed: str, *, with_bin: bool) -> list[Summary]:
    """Give the evenings that hold every typed word in name, place, game or date, newest first."""
    wanted = formats.folded(typed).split()
    language = words.catalog().language

    def held(evening: Summary) -> bool:
        game = words.spoken(nearest(evening.variant).label)
        day = f"{formats.day(evening.date, language)} {evening.date.isoformat()}"
        text = formats.folded(f"{evening.name} {evening.place} {game} {day}")
        return all(word in text for word in wanted)

    shown = [evening for evening in evenings if (with_bin or not evening.binned) and held(evening)]
    return sorted(shown, key=lambda evening: (evening.date, evening.number), reverse=True)
