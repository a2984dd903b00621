"""The steps of the journal in plain words: one row an action, for undo, redo and the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.i18n import Text
from tappscore.ui import words

if TYPE_CHECKING:
    from tappscore.store.journal import JournalEntry

STEPS: dict[str, Text] = {}


def words_of(step: JournalEntry) -> str:
    """Name a step; an action of a newer program shows its key."""
    text = STEPS.get(step.action)
    return step.action if text is None else words.spoken(text)
