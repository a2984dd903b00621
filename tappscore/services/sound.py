"""Cologne phonetics: how a German name sounds, as digits.

After H. J. Postel, "Die Kölner Phonetik", IBM-Nachrichten 19 (1969). Names
that sound alike get the same code: Meier, Maier, Mayr → 67.
"""

from __future__ import annotations

import functools

from tappscore.i18n.formats import folded

_ALWAYS = {
    **dict.fromkeys("aeijouy", "0"),
    **dict.fromkeys("fvw", "3"),
    **dict.fromkeys("gkq", "4"),
    **dict.fromkeys("mn", "6"),
    **dict.fromkeys("sz", "8"),
    "b": "1",
    "h": "",
    "l": "5",
    "r": "7",
}


@functools.lru_cache(maxsize=8192)
def sound(word: str) -> str:
    """Give the Cologne code of one word; empty where it has no letters."""
    letters = [sign for sign in folded(word) if "a" <= sign <= "z"]
    code: list[str] = []
    for place, letter in enumerate(letters):
        before = letters[place - 1] if place else ""
        after = letters[place + 1] if place + 1 < len(letters) else ""
        for digit in _digits(letter, before, after):
            # h is silent: it neither counts nor parts two equal sounds.
            if not code or code[-1] != digit:
                code.append(digit)
    return "".join(digit for place, digit in enumerate(code) if digit != "0" or place == 0)


def _digits(letter: str, before: str, after: str) -> str:
    if letter in _ALWAYS:
        return _ALWAYS[letter]
    if letter == "p":
        return "3" if after == "h" else "1"
    if letter in "dt":
        return "8" if after and after in "csz" else "2"
    if letter == "x":
        return "8" if before and before in "ckq" else "48"
    return _of_c(before, after)


def _of_c(before: str, after: str) -> str:
    if not before:
        return "4" if after and after in "ahkloqrux" else "8"
    if before in "sz":
        return "8"
    return "4" if after and after in "ahkoqux" else "8"
