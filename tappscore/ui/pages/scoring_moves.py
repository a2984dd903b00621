"""What can be done with one booked deal besides typing it anew, and the search for a slip row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.ui.pages.scoring_slips import SlipAnswers
from tappscore.ui.pages.scoring_work import Work

if TYPE_CHECKING:
    from tappscore.rules.deal import Amount
    from tappscore.ui.desk import Desk
    from tappscore.ui.forms.line_bar import LineBar
    from tappscore.ui.pages.scoring_loop import Loop
    from tappscore.ui.pages.scoring_work import Preview


class Moves:
    """Acts on the deal that is in the line."""

    def __init__(self, desk: Desk, bar: LineBar, loop: Loop) -> None:
        self._desk = desk
        self._bar = bar
        self._loop = loop
        self._slips = SlipAnswers(desk, loop)
        self._span = (1, 1)  # where the slip may be, while running totals are compared
        self._rows: dict[int, tuple[Amount, ...]] = {}  # the paper's running totals as typed

    @property
    def _deal_id(self) -> int:
        return self._loop.booked[self._loop.work.number - 1].id

    def insert(self) -> None:
        """Type a deal in front of the one in the line."""
        if self._loop.work.mode == "correct":
            self._loop.begin(Work("insert", self._loop.work.number))

    def delete(self) -> None:
        """Take the deal in the line off the sheet."""
        if self._loop.work.mode == "correct":
            scoring, deal_id = self._desk.scoring, self._deal_id
            self._loop.booking.write(lambda reason: scoring.delete(deal_id, reason))

    def move(self, step: int) -> None:
        """Move the deal in the line up or down the sheet."""
        to = self._loop.work.number + step
        if self._loop.work.mode == "correct" and 1 <= to <= len(self._loop.booked):
            scoring, deal_id = self._desk.scoring, self._deal_id
            if self._loop.booking.write(lambda reason: scoring.move(deal_id, to, reason)):
                self._loop.correct(to)

    def dispute(self) -> None:
        """Mark the deal in the line as disputed, not counting meanwhile; again: the dispute is settled."""
        if self._loop.work.mode == "correct":
            booked = self._loop.booked[self._loop.work.number - 1]
            scoring, disputed = self._desk.scoring, not booked.disputed
            self._loop.booking.write(lambda reason: scoring.dispute(booked.id, disputed, not disputed, reason))

    # --- row by row -------------------------------------------------------------------

    def begin_rows(self) -> None:
        """Compare the paper's running totals, beginning in the middle: the slip is above or below."""
        if self._loop.booked:
            self._span, self._rows = (1, len(self._loop.booked)), {}
            self._ask_row()

    def narrow(self, preview: Preview) -> None:
        """Halve the search for a slip: agreeing rows go on below, differing ones above.

        What the rows typed so far leave as likely is offered at each step.
        """
        if preview.numbers is None:
            return
        first, last = self._span
        at = self._loop.work.number
        self._rows[at] = preview.numbers
        self._span = (max(first, at + 1), last) if preview.tone == "good" else (first, min(last, at))
        first, last = self._span
        if first < last:
            self._ask_row()
        else:
            self._loop.correct(min(last, len(self._loop.booked)))
        self._offer()

    def _offer(self) -> None:
        sheet = self._loop.sheet
        if sheet is not None:
            self._bar.ask(self._slips.answers(sheet, self._rows))

    def look_at_row(self, number: int) -> None:
        """Compare the running totals of another row than the middle one."""
        if 1 <= number <= len(self._loop.booked):
            self._loop.begin(Work("row", number))

    def _ask_row(self) -> None:
        self._loop.begin(Work("row", sum(self._span) // 2))
