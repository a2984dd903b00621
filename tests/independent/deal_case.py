"""One deal under examination: small questions that note what is wrong.

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard

from house_options import is_whole
from turns import UNPLAYED, is_seat

# What stands on every deal beside its facts (formats.md 1 "Every variant").
FRAME = ("dealer", "resting", "note", "reason", "contract", "declarer", "factor", "revoke", *UNPLAYED)
# Each card-point total of 0…120 occurs but these (0.5).
NEVER_OF_120 = (1, 119)

Found = tuple[int, str, str]


class Case:
    """A deal without its nulls, its table, and the problems found so far.

    `active` names who plays; a faulty list of resting seats is left out of
    account there.
    """

    def __init__(
        self,
        number: int,
        deal: Mapping[str, Any],
        options: Mapping[str, Any],
        seats: int,
        active: list[int],
    ) -> None:
        self.number = number
        self.deal = {name: value for name, value in deal.items() if value is not None}
        self.options = options
        self.seats = seats
        self.active = active
        self.found: list[Found] = []
        self.declared: set[str] = set(FRAME)
        # 0.7: points or made need not be entered beside a revoke and do not count.
        self.revoked = options["revoke"] != "off" and "revoke" in self.deal

    def wrong(self, field: str, word: str) -> None:
        self.found.append((self.number, field, word))

    def has(self, field: str) -> bool:
        return field in self.deal

    def is_active(self, value: object) -> TypeGuard[int]:
        return is_seat(value, self.seats) and value in self.active

    def count(
        self, field: str, low: int, high: int, never: tuple[int, ...] = (), *, needed: bool = False
    ) -> int | None:
        """Read a whole number; None when it is absent or wrong."""
        self.declared.add(field)
        if not self.has(field):
            if needed:
                self.wrong(field, "missing")
            return None
        value = self.deal[field]
        if not is_whole(value, low, high) or value in never:
            self.wrong(field, "out-of-range")
            return None
        return int(value)

    def choice(self, field: str, *values: object) -> Any:
        """Read one of the values; the first where it is absent, None where it is wrong."""
        self.declared.add(field)
        if not self.has(field):
            return values[0]
        value = self.deal[field]
        if any(type(value) is type(known) and value == known for known in values):
            return value
        self.wrong(field, "not-a-choice")
        return None

    def flag(self, field: str, *, needed: bool = False) -> bool | None:
        """Read true or false."""
        self.declared.add(field)
        if not self.has(field):
            if needed:
                self.wrong(field, "missing")
            return None
        value = self.deal[field]
        if isinstance(value, bool):
            return value
        self.wrong(field, "not-true-or-false")
        return None

    def seat(self, field: str) -> int | None:
        """Read an active seat."""
        self.declared.add(field)
        if not self.has(field):
            return None
        value = self.deal[field]
        if self.is_active(value):
            return int(value)
        self.wrong(field, "no-active-seat")
        return None

    def seat_list(self, field: str, *, at_least: int = 0) -> list[int] | None:
        """Read a list of different active seats."""
        self.declared.add(field)
        if not self.has(field):
            return None
        value = self.deal[field]
        if (
            isinstance(value, list)
            and all(self.is_active(seat) for seat in value)
            and len(set(value)) == len(value) >= at_least
        ):
            return list(value)
        self.wrong(field, "no-seats")
        return None

    def number_per_seat(
        self, field: str, high: int, never: tuple[int, ...] = (), *, total: int | None = None
    ) -> list[int] | None:
        """Read a list with one whole number for each active seat; with the sum that they must have."""
        self.declared.add(field)
        if not self.has(field):
            return None
        value = self.deal[field]
        if (
            isinstance(value, list)
            and len(value) == len(self.active)
            and all(is_whole(number, 0, high) and number not in never for number in value)
            and total in (None, sum(value))
        ):
            return list(value)
        self.wrong(field, "no-numbers")
        return None

    def points(self, low: int, high: int, never: tuple[int, ...] = ()) -> int | None:
        """Read the declarer's card points; None also where a revoke puts others in their place."""
        value = self.count("points", low, high, never, needed=not self.revoked)
        return None if self.revoked else value

    def points_of_120(self) -> int | None:
        return self.points(0, 120, NEVER_OF_120)

    def made(self) -> bool | None:
        """Read made or lost where no points are counted."""
        return self.flag("made", needed=not self.revoked)

    def points_or_made(
        self, low: int, high: int, target: int, never: tuple[int, ...] = (), *, points_needed: bool = False
    ) -> int | None:
        """Read points, made or both, which must agree: made from the target."""
        points = self.count("points", low, high, never)
        made = self.flag("made")
        if self.revoked:
            return None
        if not self.has("points") and (points_needed or not self.has("made")):
            self.wrong("points", "missing")
        if points is not None and made is not None and made != (points >= target):
            self.wrong("made", "contradiction")
        return points
