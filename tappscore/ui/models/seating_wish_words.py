"""The wishes of a seating in one line."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.tournament.seating_choices import choices_of
from tappscore.tournament.snapshot import Entry, Snapshot
from tappscore.ui.words import translate

_TIED = "\u00a0"  # a space at which no line ends


def wish_words(snapshot: Snapshot) -> str:
    """Say how many wishes there are; empty without any."""
    choices = choices_of(snapshot)
    people = {entry.person.id for entry in snapshot.entries}
    here = {entry.uuid for entry in snapshot.entries}
    apart = sum(one in people and other in people for one, other, _ in snapshot.apart)
    fixed = sum(entry.fixed_table is not None for entry in snapshot.entries) + len(here & choices.seats.keys())
    said = []
    if apart:
        said.append(translate("Seating", "%n pairs kept apart", n=apart))
    if choices.teams_apart:
        said.append(translate("Seating", "team mates kept apart"))
    if choices.clubs_apart:
        said.append(translate("Seating", "people of the same clubs kept apart"))
    if fixed:
        said.append(translate("Seating", "%n fixed places", n=fixed))
    if writers := len(here & choices.writers):
        said.append(translate("Seating", "%n willing to write", n=writers))
    if top := len(here.intersection(choices.top)):
        said.append(translate("Seating", "%n at the top table", n=top))
    if choices.tables:
        said.append(translate("Seating", "tables {numbers}", numbers=spans(choices.tables)))
    return " · ".join(said)


def few_names(entries: Sequence[Entry], most: int = 10) -> str:
    """Name the first people of a list and count the others, so that a line stays a line."""
    # A number stays with its name, a name with itself: only whole people go to the next line.
    names = ", ".join(f"{entry.number} {entry.person.name}".replace(" ", _TIED) for entry in entries[:most])
    more = len(entries) - most
    return names if more <= 0 else translate("Seating", "{names} and %n more", n=more, names=names)


def spans(numbers: tuple[int, ...]) -> str:
    """Write table numbers shortly: 1–4, 7, 20–22; their order is kept."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts)
