"""Whether a club's own letters can be told from everything else that a typed line may hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tappscore.problems import Problem
from tappscore.rules.contracts import Contract
from tappscore.rules.fields import Choice, Items

# What a line may begin with beside a seat: passed, struck, and the first letter of a sheet's code (formats.md 5).
RESERVED = ("p", "x", "z")


def unclear(
    contracts: tuple[Contract, ...], standard: Mapping[str, str], marks: Mapping[str, str]
) -> Iterator[Problem]:
    """Name letters that a line couldn't tell from something else: from a line's own, or from two marks in a row."""
    for contract in contracts:
        letter = standard[contract.key]
        if contract.party == "each" and letter[:1] in RESERVED:
            yield Problem("letter-reserved", "letters", values={"letter": letter, "key": contract.key})
    by_letter = {letter: key for key, letter in marks.items()}
    items = _item_signs(contracts)
    for sign in items:
        if sign in by_letter:
            yield Problem("letter-twice", "letters", values={"letter": sign, "key": by_letter[sign]})
    signs = {letter.rstrip("!"): key for letter, key in by_letter.items()} | dict.fromkeys(items, "")
    for letter, key in signs.items():
        for first in signs:
            rest = letter.removeprefix(first)
            if rest and rest != letter and any(other.startswith(rest) or rest.startswith(other) for other in signs):
                values = {"letter": letter, "other": first, "key": key or signs[first]}
                yield Problem("letter-ambiguous", "letters", values=values)


def _item_signs(contracts: tuple[Contract, ...]) -> tuple[str, ...]:
    """Give the signs that the items of a list begin with; nobody changes those."""
    found: dict[str, None] = {}
    for contract in contracts:
        for one in contract.fields:
            if isinstance(one, Items) and isinstance(one.fields[0], Choice):
                found.update(dict.fromkeys(item.sign for item in one.fields[0].alternatives))
    return tuple(found)
