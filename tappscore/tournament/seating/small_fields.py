"""The best schedules we know for up to six tables of three and four, two to six rounds."""

from __future__ import annotations

from collections.abc import Sequence

# (people, tables, schedule): rounds divided by bars, tables by spaces, a letter a person.
SCHEDULES: tuple[tuple[int, int, str], ...] = ()


def stored(people: int, sizes: Sequence[int], rounds: int) -> list[list[list[int]]] | None:
    """Look up a schedule of exactly these table sizes (larger first) and at least so many rounds."""
    for known, tables, text in SCHEDULES:
        if (known, tables) == (people, len(sizes)):
            schedule = [[[ord(sign) - ord("a") for sign in word] for word in part.split()] for part in text.split("|")]
            if len(schedule) >= rounds and list(map(len, schedule[0])) == list(sizes):
                return schedule[:rounds]
    return None
