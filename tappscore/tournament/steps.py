"""One thing that was done, as a list for people tells it."""

from __future__ import annotations

from datetime import datetime

import msgspec

from tappscore.i18n import Message, mark, message

_DESK = mark("History", "desk {number}")


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the journal.

    `at` is local time; `before` and `after` are what changed; `page` is where
    it is done (entries, seating, scoring, standings, tonight, club); `round`,
    `table` and `people` (numbers of entries) say whom it concerns. `undone_by`
    is the number of the step that took it back and still holds.
    """

    number: int
    at: datetime
    desk: str
    what: Message
    before: tuple[Message, ...] = ()
    after: tuple[Message, ...] = ()
    reason: str = ""
    page: str = "club"
    round: int | None = None
    table: int | None = None
    people: frozenset[int] = frozenset()
    undone_by: int | None = None

    @property
    def at_desk(self) -> Message | str:
        """The desk as people call it; a name that is not one of the program's own stays."""
        kind, _, number = self.desk.rpartition(" ")
        return message(_DESK, number=number) if kind == "desk" and number.isdigit() else self.desk
