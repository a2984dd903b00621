"""Catalogues: marked texts in, words of one language out."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from fractions import Fraction

from tappscore.i18n import formats
from tappscore.i18n.text import Message, MessageValue, Text

# (context, source, n or None) -> translation, or None where there is none.
Lookup = Callable[[str, str, int | None], str | None]


class Catalog:
    """Words and number forms of one language (`de` or `en`).

    A text without a translation is shown in its English source: a missing
    word must never stop an evening. A test finds the missing ones.
    """

    def __init__(self, language: str, lookup: Lookup) -> None:
        self.language = language
        self._lookup = lookup

    def text(self, text: Text, n: int | None = None) -> str:
        """Translate a marked literal; `n` chooses the plural form and fills `%n`."""
        words = self._lookup(text.context, text.source, n) or text.source
        return words if n is None else words.replace("%n", str(n))

    def message(self, message: Message) -> str:
        """Turn a message into a sentence."""
        values = {key: self._value(value) for key, value in message.values.items()}
        return self.text(message.text).format_map(values)

    def _value(self, value: MessageValue) -> str:
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, Message):
            return self.message(value)
        if isinstance(value, (int, Fraction)):
            return formats.number(value, self.language)
        if isinstance(value, date):
            return formats.day(value, self.language)
        return value


def _untranslated(_context: str, _source: str, _n: int | None) -> None:
    return None


ENGLISH = Catalog("en", _untranslated)
