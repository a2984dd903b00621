"""A scanner over a typed line that keeps the span of everything it reads."""

from __future__ import annotations

from typing import Any

import msgspec

from tappscore.i18n import MessageValue
from tappscore.problems import Problem
from tappscore.rules.deal import FactValue
from tappscore.rules.line_words import NUMBER

Span = tuple[int, int]


class Slip(msgspec.Struct, frozen=True):
    """A problem and the very place of it: `text[start:end]`; an empty span is where something is missing."""

    problem: Problem
    start: int
    end: int


class SlipFoundError(Exception):
    """The rest of the line can't be read; caught by `LineReader.read` only."""


class Scanner:
    """Walks over a text. `fields`, `facts`, `spans` and `slips` tell what was found and where."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.fields: dict[str, Any] = {}
        self.facts: dict[str, FactValue] = {}
        self.spans: dict[str, Span] = {}
        self.slips: list[Slip] = []

    @property
    def end(self) -> int:
        """Where the text ends, spaces left out."""
        return len(self.text.rstrip())

    def skip(self) -> None:
        """Go on to the next sign; `*` separates on the number pad."""
        while self.at < len(self.text) and (self.text[self.at].isspace() or self.text[self.at] == "*"):
            self.at += 1

    def peek(self) -> str:
        """Give the next sign, empty at the end."""
        self.skip()
        return self.text[self.at] if self.at < len(self.text) else ""

    def run(self, start: int | None = None) -> str:
        """Give the letters from here on."""
        begin = end = self.at if start is None else start
        while end < len(self.text) and (self.text[end].isalpha() or self.text[end] == "_"):
            end += 1
        return self.text[begin:end]

    def number(self) -> str | None:
        """Take a number with its sign."""
        self.skip()
        found = NUMBER.match(self.text, self.at)
        if not found:
            return None
        self.at = found.end()
        return found.group()

    def seat(self) -> int | None:
        """Take one digit as a seat."""
        sign = self.peek()
        if not sign.isdecimal():
            return None
        self.at += 1
        return int(sign)

    def slip(self, code: str, start: int, end: int, field: str = "", **values: MessageValue) -> None:
        """Keep a slip with its place."""
        start, end = min(start, self.end), min(end, self.end)
        self.slips.append(Slip(Problem(code, field, values=values), start, max(start, end)))

    def stop(self, code: str, start: int, end: int, field: str = "", **values: MessageValue) -> SlipFoundError:
        """Keep a slip after which nothing can be read."""
        self.slip(code, start, end, field, **values)
        return SlipFoundError()

    def keep(self, key: str, value: FactValue, start: int) -> None:
        """Keep a fact and its place; a second one is a slip."""
        if key in self.facts:
            self.slip("mark-twice", start, self.at, key)
        self.facts[key] = value
        self.spans[key] = (start, self.at)
