"""The words of the window in the language chosen, which may change while it runs.

Texts that stay are told once: `say(button, "setText", mark("Print", "Save"))`;
a change of language says them again. Texts that are made of facts are built
with `translate` when a page refreshes, and a change of language refreshes it.
"""

from __future__ import annotations

import weakref
from collections.abc import Mapping
from datetime import date

import shiboken6
from PySide6.QtCore import QObject

from tappscore.i18n import ENGLISH, Catalog, Message, MessageValue, Text, formats

_Said = tuple[Text, Mapping[str, MessageValue]]


class _Words:
    """The current catalogue and everything that was said in it."""

    def __init__(self) -> None:
        self.catalog: Catalog = ENGLISH
        self.said: weakref.WeakKeyDictionary[QObject, dict[str, _Said]] = weakref.WeakKeyDictionary()


# A process has one language of its window, as it has one QApplication.
_WORDS = _Words()


def translate(context: str, source: str, n: int | None = None, **values: MessageValue) -> str:
    """Give a literal in the window's language, with its values put in; `n` fills `%n` and chooses the plural."""
    if n is None:
        return _WORDS.catalog.message(Message(Text(context, source), values))
    words = _WORDS.catalog.text(Text(context, source), n)
    return words.format_map({key: spoken(value) for key, value in values.items()}) if values else words


def spoken(value: MessageValue) -> str:
    """Give a text, a message, a number or a day in the window's language; a plain string is a name and stays."""
    if isinstance(value, Text):
        return _WORDS.catalog.text(value)
    if isinstance(value, Message):
        return _WORDS.catalog.message(value)
    if isinstance(value, date):
        return formats.day(value, _WORDS.catalog.language)
    return value if isinstance(value, str) else formats.number(value, _WORDS.catalog.language)


def say(target: QObject, setter: str, text: Text, **values: MessageValue) -> None:
    """Set a text by the name of its setter, now and at each change of language."""
    _WORDS.said.setdefault(target, {})[setter] = (text, values)
    getattr(target, setter)(spoken(Message(text, values)))


def catalog() -> Catalog:
    """Give the catalogue of the window's language."""
    return _WORDS.catalog


def use(chosen: Catalog) -> None:
    """Change the language of the window and say everything again."""
    _WORDS.catalog = chosen
    for target, texts in list(_WORDS.said.items()):
        if not shiboken6.isValid(target):
            continue
        for setter, (text, values) in texts.items():
            getattr(target, setter)(spoken(Message(text, values)))
