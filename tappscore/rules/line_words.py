"""Words and numbers of the typed line: letters, full words and their beginnings, signs on either side."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from tappscore.i18n import Catalog, Text
from tappscore.i18n.formats import folded
from tappscore.rules.deal import Amount, Kind
from tappscore.rules.ruleset import Rules

# `-36`, `36-` and `−36` are one number; a minus before a digit belongs to what follows.
NUMBER = re.compile(r"[-−–]?\d+(?:[.,]\d+)?(?:[-−–](?!\s*\d))?")
CONTROL_NUMBER = re.compile(r"[-−–+]?\d+(?:[.,]\d+)?(?:[-−–](?!\d))?")
MINUSES = "-−–"

KIND_WORDS: tuple[tuple[Kind, tuple[str, ...]], ...] = (
    ("passed", ("p", "passed", "gepasst", "eingeworfen")),
    ("struck", ("x", "struck", "gestrichen")),
    ("unreadable", ("?", "unreadable", "unleserlich")),
)

_CODE = re.compile(r"[Zz][A-Za-z2-9]{5}")


def amount(text: str) -> Amount:
    """Read a number with its sign on either side and a decimal comma or point."""
    negative = any(sign in MINUSES for sign in text)
    digits = text.strip(MINUSES + "+").replace(",", ".")
    value = Fraction(digits)
    value = -value if negative else value
    return int(value) if value.denominator == 1 else value


def squeezed(text: str) -> str:
    """Fold a word for comparing: case, accents, spaces and underscores lose their difference."""
    return "".join(sign for sign in folded(text) if sign.isalnum() or sign == "?")


def full_words(key: str, label: Text, catalog: Catalog) -> tuple[str, ...]:
    """Give the full words of a contract or a mark: its key, its name in English and in the desk's language."""
    return squeezed(key), squeezed(label.source), squeezed(catalog.text(label))


def by_word(run: str, words: Iterable[tuple[str, tuple[str, ...]]]) -> list[str]:
    """Find the keys that a typed word may mean: an exact word alone, else all that begin with it.

    Where one meaning's whole word begins all others (`bettel`, `bettel ouvert`), it is meant.
    """
    typed = squeezed(run)
    table = list(words)
    exact = [key for key, full in table if typed in full]
    if exact:
        return exact[:1]
    found = [(key, [word for word in full if word.startswith(typed)]) for key, full in table]
    fitting = [(key, word) for key, fits in found for word in fits[:1]]
    for key, word in fitting:
        if all(other.startswith(word) for _, other in fitting):
            return [key]
    return list(dict.fromkeys(key for key, _ in fitting))


def contracts_by_word(rules: Rules, run: str, catalog: Catalog) -> list[str]:
    """Find the contracts that a typed word may mean."""
    return by_word(run, [(one.key, full_words(one.key, one.label, catalog)) for one in rules.contracts])


def longest_letter(run: str, letters: Iterable[tuple[str, str]]) -> tuple[str, str] | None:
    """Find the key of the longest letter with which a run begins, and the letter."""
    typed = run.lower()
    fitting = [(key, letter) for key, letter in letters if letter and typed.startswith(letter)]
    return max(fitting, key=lambda pair: len(pair[1]), default=None)


def kind_by_word(run: str) -> Kind | None:
    """Tell whether a word says that a deal was passed, struck or can't be read."""
    typed = squeezed(run)
    for kind, words in KIND_WORDS:
        if typed == words[0] or (len(typed) > 1 and any(word.startswith(typed) for word in words[1:])):
            return kind
    return None


def looks_like_code(text: str) -> bool:
    """Tell whether a text has the shape of a sheet's code; its check sign is for `tournament.sheet_code` to judge."""
    return _CODE.fullmatch(text.strip()) is not None
