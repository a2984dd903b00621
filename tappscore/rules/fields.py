"""Fields: the declared kinds of facts and options, with limits, letters, labels and sources.

A field says everything that a form, a sheet, a rules card or a checker must
know about one fact of a deal or one option of a tournament. Where a limit is
a word, it names the option that sets it.

A missing source can't be declared: `Source` has no default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, NamedTuple, TypeGuard

import msgspec

from tappscore.i18n import Text
from tappscore.problems import Problem

# Amounts have no upper limit in the rules; this one keeps a slip of the finger out.
MOST = 1_000_000

Evidence = Literal["sourced", "reported", "inferred", "house"]
OptionValue = int | str | bool | Mapping[str, int] | tuple[Mapping[str, Any], ...]
Options = Mapping[str, Any]
Condition = Callable[[Options], bool]


class Source(NamedTuple):
    """Where a number or a rule comes from: how sure it is, and who says so (rules.md 0.1 and 16)."""

    mark: Evidence
    text: str


class Worth(NamedTuple):
    """A number of the tariff, in points, with its source."""

    value: int
    source: Source


class Place(NamedTuple):
    """What a fact is checked against: seats, active and resting ones, options, and which facts are given."""

    seats: int
    active: tuple[int, ...]
    resting: tuple[int, ...]
    options: Options
    given: frozenset[str] = frozenset()


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """What every kind of field declares.

    `letter` writes it in a typed line, `default` is what its absence means,
    `offered` says under which options it exists.
    """

    kind: ClassVar[str] = ""
    key: str
    label: Text
    source: Source
    letter: str = ""
    meaning: Text | None = None
    required: bool = False
    default: Any = None
    offered: Condition | None = None

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        raise AssertionError(f"{self.key} has no kind: {value}, {place}")

    def _outside(self, value: int, low: int, high: int) -> Problem:
        # Card points have their own code (formats.md 2), whether a limit forbids them or the pack.
        if self.key == "points":
            return self._wrong("points-out-of-range", value=value)
        return self._wrong("fact-out-of-range", value=value, low=low, high=high)

    def _wrong(self, code: str, **values: int | str | Text) -> Problem:
        return Problem(code, self.key, values={"fact": self.label, **values})


class Count(Field, frozen=True, kw_only=True):
    """A whole number between limits, without the `impossible` ones; limits given as a word name an option.

    `style` bangs is written as `k!`, after the mark of the fact that it `doubles` (none: the game).
    """

    kind: ClassVar[str] = "count"
    low: int = 0
    high: int | str | Callable[[Options], int] = 0
    impossible: tuple[int, ...] = ()
    style: Literal["number", "bangs"] = "number"
    doubles: str = ""

    def highest(self, options: Options) -> int:
        """Give the upper limit under these options."""
        if isinstance(self.high, str):
            return int(options[self.high])
        return self.high(options) if callable(self.high) else self.high

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        if not is_whole(value):
            return self._wrong("fact-not-whole", value=shown(value))
        high = self.highest(place.options)
        if not self.low <= value <= high:
            return self._outside(value, self.low, high)
        if value in self.impossible:
            return self._wrong("points-out-of-range", value=value)
        return None


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """One value of a choice: its label, the sign that writes it, what it means, what it is worth and who says so.

    `has_parts`: where it is chosen, points may have halves and quarters.
    """

    value: str | int
    label: Text
    source: Source
    sign: str = ""
    meaning: Text | None = None
    worth: int = 0
    has_parts: bool = False


class Choice(Field, frozen=True, kw_only=True):
    """One of several declared values; the first is the default unless another is named."""

    kind: ClassVar[str] = "choice"
    alternatives: tuple[Alternative, ...]

    def __post_init__(self) -> None:
        if self.default is None and not self.required:
            msgspec.structs.force_setattr(self, "default", self.alternatives[0].value)

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        del place
        if self.alternative(value) is None:
            return self._wrong("choice-unknown", value=shown(value))
        return None

    def alternative(self, value: object) -> Alternative | None:
        """Find the declared alternative of a value; True is not 1 here."""
        for alternative in self.alternatives:
            if alternative.value == value and type(alternative.value) is type(value):
                return alternative
        return None


class Flag(Field, frozen=True, kw_only=True):
    """Yes or no."""

    kind: ClassVar[str] = "flag"

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        del place
        return None if isinstance(value, bool) else self._wrong("flag-unclear", value=shown(value))


class Seat(Field, frozen=True, kw_only=True):
    """One active seat."""

    kind: ClassVar[str] = "seat"

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        return seat_problem(self, value, place)


class Seats(Field, frozen=True, kw_only=True):
    """Several different active seats; `low` is the least number of them."""

    kind: ClassVar[str] = "seats"
    low: int = 0

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        if not isinstance(value, tuple) or len(value) < self.low:
            return self._wrong("seats-unclear")
        for seat in value:
            if found := seat_problem(self, seat, place):
                return found
        return self._wrong("seats-twice") if len(set(value)) < len(value) else None


class PerSeat(Field, frozen=True, kw_only=True):
    """One whole number for each active seat, in seat order; `total` gives their sum, None where nobody knows it."""

    kind: ClassVar[str] = "per_seat"
    low: int = 0
    high: int = 0
    impossible: tuple[int, ...] = ()
    total: Callable[[Options, int], int | None]

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        if not isinstance(value, tuple) or len(value) != len(place.active):
            return self._wrong("per-seat-length", count=len(place.active))
        for number in value:
            if not is_whole(number):
                return self._wrong("fact-not-whole", value=shown(number))
            if not self.low <= number <= self.high:
                return self._outside(number, self.low, self.high)
            if number in self.impossible:
                return self._wrong("points-out-of-range", value=number)
        total = self.total(place.options, len(place.active))
        if total is not None and sum(value) != total:
            return self._wrong("sum-wrong", value=sum(value), total=total)
        return None


class Words(Field, frozen=True, kw_only=True):
    """A short text; `pattern` says what it may consist of, in words of Python's `str` methods."""

    kind: ClassVar[str] = "words"
    longest: int = 40
    letters_only: bool = False

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        del place
        if not isinstance(value, str) or not value.strip() or len(value) > self.longest:
            return self._wrong("words-unclear", longest=self.longest)
        if self.letters_only and any(sign.isdigit() or sign.isspace() for sign in value):
            return self._wrong("letter-has-digit", value=value)
        return None


class Items(Field, frozen=True, kw_only=True):
    """A list of small records, each with its own fields; `agreeing` names what is wrong with the list as a whole.

    Typed, a record is the sign of its first field (a choice), the number of its second (a seat) and an
    ending, which stands for the rest.
    """

    kind: ClassVar[str] = "items"
    fields: tuple[Field, ...]
    low: int = 0
    endings: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    agreeing: Callable[[tuple[Mapping[str, Any], ...]], str | None] | None = None

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        if not isinstance(value, tuple) or len(value) < self.low:
            return self._wrong("items-unclear")
        for number, item in enumerate(value, 1):
            if found := self._in_item(number, item, place):
                return found
        code = self.agreeing(value) if self.agreeing else None
        return self._wrong(code) if code else None

    def _in_item(self, number: int, item: object, place: Place) -> Problem | None:
        if not isinstance(item, Mapping):
            return self._wrong("items-unclear")
        declared = {field.key: field for field in self.fields}
        for key in item:
            if key not in declared:
                return self._wrong("item-unexpected", number=number, member=key)
        for field in self.fields:
            value = item.get(field.key)
            if value is None:
                if field.required:
                    return self._wrong("item-missing", number=number, member=field.label)
            elif field.problem(value, place):
                return self._wrong("item-wrong", number=number, member=field.label, value=shown(value))
        return None


class Tariff(Field, frozen=True, kw_only=True):
    """Contract → value; a club overrides single values.

    `unfilled` contracts have no template: without the club's value they can't be played.
    """

    kind: ClassVar[str] = "tariff"
    values: Mapping[str, Worth]
    labels: Mapping[str, Text]
    unfilled: tuple[str, ...] = ()
    high: int = MOST

    def problem(self, value: object, place: Place) -> Problem | None:
        """Say what is wrong with a value, or None."""
        del place
        if not isinstance(value, Mapping):
            return self._wrong("tariff-unclear")
        for key, amount in value.items():
            if key not in self.values:
                return self._wrong("tariff-unknown", value=shown(key))
            if not is_whole(amount):
                return self._wrong("fact-not-whole", value=shown(amount))
            if not 0 <= amount <= self.high:
                return self._wrong("fact-out-of-range", value=amount, low=0, high=self.high)
        return None


def is_whole(value: object) -> TypeGuard[int]:
    """Tell whether a value is a whole number; True and 3.0 are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """Write a wrong value as it was given, shortened."""
    text = str(value)
    return text if len(text) <= 30 else text[:29] + "…"


def seat_problem(field: Field, value: object, place: Place) -> Problem | None:
    """Say why a value is no active seat, or None."""
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= place.seats:
        return Problem("seat-unknown", field.key, values={"fact": field.label, "value": shown(value)})
    if value in place.resting:
        return Problem("seat-rests", field.key, values={"fact": field.label, "value": value})
    return None
