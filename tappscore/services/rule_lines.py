"""Changed rules in words: each option by its label and each choice by its words, one side of a change at a time."""

from __future__ import annotations

from collections.abc import Mapping

from tappscore.i18n.text import Message, MessageValue, Text, mark, message
from tappscore.rules.fields import Choice, Field, Tariff
from tappscore.rules.registry import nearest

_OPTION = mark("History", "{what}: {value}")
_YES, _NO = mark("History", "yes"), mark("History", "no")


def told_rules(
    variant: str, revision: int, mine: Mapping[str, object], theirs: Mapping[str, object]
) -> tuple[Message, ...]:
    """Tell of one side's options those that the other side has otherwise.

    An option that the program does not know (a newer one wrote it) is told by its key, a value without words as …
    """
    known = {option.key: option for option in nearest(variant, revision).all_options}
    said: list[Message] = []
    for key, value in mine.items():
        if theirs.get(key) == value:
            continue
        option = known.get(key)
        if isinstance(option, Tariff) and isinstance(value, Mapping):
            said += _tariff(option, value, theirs.get(key))
        elif option is None:
            said.append(message(_OPTION, what=key, value=_said(None, value)))
        else:
            said.append(message(_OPTION, what=option.label, value=_said(option, value)))
    return tuple(said)


def _tariff(option: Tariff, mine: Mapping[str, object], theirs: object) -> list[Message]:
    others = theirs if isinstance(theirs, Mapping) else {}
    return [
        message(_OPTION, what=option.labels.get(key, Text("", key)), value=_said(None, value))
        for key, value in mine.items()
        if others.get(key) != value
    ]


def _said(option: Field | None, value: object) -> MessageValue:
    alternative = option.alternative(value) if isinstance(option, Choice) else None
    if alternative is not None:
        return alternative.label
    if isinstance(value, bool):
        return _YES if value else _NO
    return value if isinstance(value, (int, str)) else "…"
