"""What a table of three, four … is called: German makes one word of size and table (Vierertisch)."""

from __future__ import annotations

from tappscore.i18n import MessageValue, mark

_SIZES = {
    3: mark("Table size", "3"),
    4: mark("Table size", "4"),
    5: mark("Table size", "5"),
    6: mark("Table size", "6"),
    7: mark("Table size", "7"),
}


def size_word(size: int) -> MessageValue:
    """Give the size as a part of a sentence; a size that no game knows stays a number."""
    return _SIZES.get(size, size)
