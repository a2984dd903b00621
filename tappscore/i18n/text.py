"""Marked texts and messages: what pure modules carry instead of words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from typing import NamedTuple


class Text(NamedTuple):
    """A marked literal: its context and its English source."""

    context: str
    source: str


@dataclass(frozen=True, slots=True)
class Message:
    """A marked sentence with named values.

    Values are numbers, days, names (plain strings, shown as they are), or texts
    and messages, which are turned into words in the same language.
    """

    text: Text
    values: Mapping[str, MessageValue] = field(default_factory=dict)


MessageValue = int | Fraction | date | str | Text | Message


def mark(context: str, source: str) -> Text:
    """Mark a literal for translation; `{name}` in it stands for a value."""
    return Text(context, source)


def message(text: Text, **values: MessageValue) -> Message:
    """Join a marked sentence with its values."""
    return Message(text, values)
