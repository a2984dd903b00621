"""What somebody types at the door: a name in either order, perhaps with a number."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

# Parts that belong to the last name: "von der Ahe", "de Vries".
_PARTICLES = frozenset({"von", "vom", "van", "de", "del", "della", "der", "den", "di", "da", "zu", "zum", "zur"})


@dataclass(frozen=True, slots=True)
class TypedName:
    """A typed line: the name as typed, how it is read, and the number of a chip (None: the next free one)."""

    sought: str
    first: str
    last: str
    number: int | None = None

    @property
    def swapped(self) -> TypedName:
        """The same with first and last name changed over."""
        return replace(self, first=self.last, last=self.first)


def read_typed(text: str) -> TypedName:
    """Read `Änne Weiß`, `Weiß, Änne`, `Änne Weiß 12`, `12 Änne Weiß`; a single word is a first name.

    In the rush only first names are typed (practice.md E.2, 21); the last name stays an open point.
    """
    found = re.search(r"(?:^|\s)#?(\d{1,4})\s*$", text) or re.match(r"\s*#?(\d{1,4})\s+", text)
    number = int(found.group(1)) if found else None
    sought = " ".join((text[: found.start()] + text[found.end() :] if found else text).split())
    if "," in sought:
        last, _, first = sought.partition(",")
        return TypedName(sought.replace(",", " "), _name(first), _name(last), number)
    words = sought.split()
    if len(words) < 2:
        return TypedName(sought, _name(sought), "", number)
    at = next((place for place, word in enumerate(words[1:], start=1) if word.casefold() in _PARTICLES), len(words) - 1)
    return TypedName(sought, _name(" ".join(words[:at])), _name(" ".join(words[at:])), number)


def _name(text: str) -> str:
    """Write a name that was typed all small with capitals; anything else is meant as typed."""
    text = text.strip()
    if text != text.lower():
        return text
    parts = re.split(r"([\s\-])", text)
    return "".join(part if part in _PARTICLES else part[:1].upper() + part[1:] for part in parts)
