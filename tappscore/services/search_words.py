"""What a typed word may mean in a search: contracts, results, variants, names. Words of every language given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tappscore.i18n.catalog import Catalog
from tappscore.i18n.formats import folded
from tappscore.i18n.text import Text, mark
from tappscore.rules.registry import ALL
from tappscore.services.people import WORD, without_umlauts

# The words of `tappscore settle`.
RESULTS: Mapping[str, Text] = {
    "won": mark("cli", "won"),
    "lost": mark("cli", "lost"),
    "draw": mark("cli", "draw"),
    "passed": mark("cli", "passed"),
    "ramsch": mark("cli", "Ramsch"),
    "struck": mark("cli", "struck"),
    "unreadable": mark("cli", "unreadable"),
}
CONTRACTS: Mapping[str, Text] = {
    f"{rules.key}/{contract.key}": contract.label for rules in ALL for contract in rules.contracts
}
VARIANTS: Mapping[str, Text] = {rules.key: rules.label for rules in ALL}

# How well a word fits a phrase: it is the phrase, one of its words, the beginning of one.
PHRASE, WHOLE, BEGINS = 3, 2, 1
# Shorter beginnings fit too much.
_LEAST = 3


class Phrase(NamedTuple):
    """Something that can be searched for: its words with their other spellings, and all of it in one."""

    words: frozenset[str]
    whole: frozenset[str]

    def fit(self, word: str) -> int:
        """Say how well a folded word fits, 0 for not at all."""
        if word in self.whole:
            return PHRASE
        if word in self.words:
            return WHOLE
        if len(word) < _LEAST:
            return 0
        return BEGINS if any(one.startswith(word) for one in (*self.words, *self.whole)) else 0


def phrase(*texts: str) -> Phrase:
    """Make something searchable of one or several ways to say it."""
    spelt = [form for text in texts for form in (folded(text), folded(without_umlauts(text)))]
    words = [WORD.findall(form) for form in spelt]
    return Phrase(frozenset(word for found in words for word in found), frozenset("".join(found) for found in words))


class Vocabulary:
    """The words of contracts, results and variants in some languages."""

    def __init__(self, catalogs: Sequence[Catalog]) -> None:
        self.contracts = _phrases(CONTRACTS, catalogs)
        self.results = _phrases(RESULTS, catalogs)
        self.variants = _phrases(VARIANTS, catalogs)


def _phrases(texts: Mapping[str, Text], catalogs: Sequence[Catalog]) -> dict[str, Phrase]:
    # The key counts as a word too: archives and the command line use it.
    return {
        key: phrase(key.rpartition("/")[2], text.source, *(catalog.text(text) for catalog in catalogs))
        for key, text in texts.items()
    }


def fits(phrases: Mapping[str, Phrase], word: str) -> dict[str, int]:
    """Give the keys that a word fits, each with how well."""
    return {key: fit for key, one in phrases.items() if (fit := one.fit(word))}
