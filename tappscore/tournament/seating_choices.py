"""How this evening is seated: the method and the wishes that stand in the tournament's settings.

DECISION: people are named by the uuid of their entry, not by its number or id:
settings go into archives and into "new tournament like this one" as they are,
and a uuid that is nobody's entry here is simply nobody's wish. Columns of the
entries were rejected: these wishes change no result, as all settings.

Loaded with the window: nothing of the search is imported here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tappscore.i18n import Text, mark
from tappscore.tournament.snapshot import Entry, Snapshot

MEMBER = "seating"  # of the tournament's settings
STOPPED = "stopped"  # behind the method of a round whose search was stopped


class Method(NamedTuple):
    """One way to seat a round."""

    key: str
    label: Text
    effect: Text


METHODS: tuple[Method, ...] = (
    Method(
        "plan",
        mark("Seating", "The program plans all rounds"),
        mark("Seating", "All rounds at once, so that nobody meets twice. Whoever comes or goes is taken in later."),
    ),
    Method(
        "rounds",
        mark("Seating", "The program draws round by round"),
        mark("Seating", "Each round just before it begins, from who really sat with whom."),
    ),
    Method(
        "standing",
        mark("Seating", "By the standing"),
        mark("Seating", "Neighbours of the standing meet, the first ones at the first table."),
    ),
    Method(
        "winners",
        mark("Seating", "Winners move up"),
        mark("Seating", "The best of a table moves one table up, the last one down."),
    ),
    Method(
        "move_on",
        mark("Seating", "Seat 2 moves on"),
        mark("Seating", "Seat 2 goes one table on, everybody else stays."),
    ),
    Method(
        "chips",
        mark("Seating", "Chips drawn at the door"),
        mark("Seating", "Everybody draws table and seat, here they are typed. Lots can be printed to cut."),
    ),
    Method(
        "hand",
        mark("Seating", "By hand"),
        mark("Seating", "Tables are typed or pulled together; the price of each swap is shown before it is made."),
    ),
    Method(
        "sheets",
        mark("Seating", "Learned from the sheets"),
        mark("Seating", "Nothing is drawn here: the sheets say who sat where."),
    ),
)
BY_KEY: Mapping[str, Method] = {method.key: method for method in METHODS}
NEEDS_RESULTS = ("standing", "winners")
NEEDS_ROUND_BEFORE = ("standing", "winners", "move_on")


@dataclass(frozen=True, slots=True)
class Choices:
    """What was chosen, people by the uuid of their entry.

    `tables` are the numbers of the tables in the hall, in order; empty counts from 1.
    `chips` are what was drawn for round `chips_round`: table and seat, seat 0 where only the table is known.
    """

    method: str = "plan"
    tables: tuple[int, ...] = ()
    teams_apart: bool = False
    clubs_apart: bool = False
    writers: frozenset[str] = frozenset()
    seats: Mapping[str, int] = field(default_factory=dict)
    top: tuple[str, ...] = ()
    chips: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    chips_round: int = 0

    def plain(self) -> dict[str, object]:
        """Give the choices as settings keep them; what is usual is left out."""
        members: dict[str, object] = {
            "method": "" if self.method == "plan" else self.method,
            "tables": list(self.tables),
            "teams_apart": self.teams_apart,
            "clubs_apart": self.clubs_apart,
            "writers": sorted(self.writers),
            "seats": dict(sorted(self.seats.items())),
            "top": list(self.top),
            "chips": {uuid: list(chip) for uuid, chip in sorted(self.chips.items())},
            "chips_round": self.chips_round,
        }
        return {key: value for key, value in members.items() if value}


def choices_of(snapshot: Snapshot) -> Choices:
    """Read the choices of a tournament; what a foreign archive may have there instead counts as not chosen."""
    found = snapshot.settings.get(MEMBER)
    members: Mapping[str, object] = found if isinstance(found, Mapping) else {}
    method = members.get("method")
    round_no = members.get("chips_round")
    return Choices(
        method=method if isinstance(method, str) and method in BY_KEY else "plan",
        tables=tuple(dict.fromkeys(each for each in _numbers(members.get("tables")) if 1 <= each <= 400)),
        teams_apart=members.get("teams_apart") is True,
        clubs_apart=members.get("clubs_apart") is True,
        writers=frozenset(_words(members.get("writers"))),
        seats={uuid: seat for uuid, (seat, *_) in _pairs(members.get("seats")).items() if 1 <= seat <= 7},
        top=tuple(_words(members.get("top"))),
        chips={
            uuid: (numbers[0], numbers[1])
            for uuid, numbers in _pairs(members.get("chips")).items()
            if len(numbers) == 2 and 1 <= numbers[0] <= 400 and 0 <= numbers[1] <= 7
        },
        chips_round=round_no if isinstance(round_no, int) else 0,
    )


def apart_from(snapshot: Snapshot, entry: Entry) -> tuple[tuple[Entry, bool], ...]:
    """Give whom somebody of this evening is kept apart from, and whether always; in the order of the numbers."""
    others = {
        other: always
        for one, other, always in _both_ways(snapshot.apart)
        if one == entry.person.id and other != entry.person.id
    }
    return tuple((each, others[each.person.id]) for each in snapshot.entries if each.person.id in others)


def _both_ways(pairs: Iterable[tuple[int, int, bool]]) -> Iterable[tuple[int, int, bool]]:
    for one, other, always in pairs:
        yield one, other, always
        yield other, one, always


def _words(found: object) -> list[str]:
    return [each for each in found if isinstance(each, str)] if isinstance(found, (list, tuple)) else []


def _numbers(found: object) -> list[int]:
    whole = found if isinstance(found, (list, tuple)) else [found]
    return [each for each in whole if isinstance(each, int) and not isinstance(each, bool)]


def _pairs(found: object) -> dict[str, list[int]]:
    members = found if isinstance(found, Mapping) else {}
    return {str(key): numbers for key, value in members.items() if (numbers := _numbers(value))}
