"""The slips that would explain a difference, as answers: one key accepts, and the sheet is compared anew."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tappscore.i18n import formats
from tappscore.rules.notation import write
from tappscore.tournament.slips import Slip, find_slips
from tappscore.ui.forms.line_bar import Answer
from tappscore.ui.pages.scoring_work import Work
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tappscore.rules.deal import Amount
    from tappscore.ui.desk import Desk
    from tappscore.ui.pages.scoring_loop import Loop
    from tappscore.ui.pages.scoring_preview import Sheet

SHOWN = 3
# What is so many times less likely than the likeliest only makes the list longer.
NEGLIGIBLE = 100_000


class SlipAnswers:
    """Finds slips of the open sheet and puts them right."""

    def __init__(self, desk: Desk, loop: Loop) -> None:
        self._desk = desk
        self._loop = loop

    def answers(self, sheet: Sheet, rows: Mapping[int, tuple[Amount, ...]] | None = None) -> list[Answer]:
        """Give the likeliest slips as answers, the likeliest first; `rows` are running totals of the paper."""
        result = sheet.result
        paper = result.table.control if result.table.control is not None else result.table.totals
        if paper is None:
            if not rows:
                return []
            # Without a last line only the rows that differ say anything.
            paper = sheet.computed
        found = find_slips(sheet.rules, sheet.deals, paper, planned=result.planned, rows=rows, limit=SHOWN)
        likely = [slip for slip in found if slip.weight * NEGLIGIBLE >= found[0].weight]
        return [Answer(self.words(sheet, slip), partial(self._accept, slip)) for slip in likely]

    def words(self, sheet: Sheet, slip: Slip) -> str:
        """Say what a slip would be: its row, old → new, and whether it takes another one to explain the difference."""
        said = self._words(sheet, slip)
        return said if slip.second is None else translate("Scoring", "{slip}, and another slip", slip=said)

    def _words(self, sheet: Sheet, slip: Slip) -> str:
        language = self._desk.catalog.language
        if slip.control is not None:
            numbers = " ".join(formats.number(number, language) for number in slip.control)
            return translate("Scoring", "Control line: {numbers}", numbers=numbers)
        new = "" if slip.new is None else write(sheet.rules, slip.new)
        if slip.old is None:
            if not new:
                return translate("Scoring", "A deal is missing")
            return translate("Scoring", "A deal is missing: {line}", line=new)
        if slip.new is None:
            return translate("Scoring", "Deal {number} was typed twice", number=slip.number)
        old = write(sheet.rules, slip.old)
        return translate("Scoring", "Deal {number}: {old} → {new}", number=slip.number, old=old, new=new)

    def _accept(self, slip: Slip) -> None:
        loop, scoring, table_id = self._loop, self._desk.scoring, self._loop.table_id
        sheet = loop.sheet
        if sheet is None:
            return
        if slip.control is not None:
            control = slip.control
            done = loop.booking.write(lambda reason: scoring.control(table_id, control, reason))
        elif slip.old is None:
            # Where it was left out only the paper knows: it is put into the line, to be looked at.
            loop.begin(Work("insert", len(loop.booked) + 1))
            if slip.new is not None:
                loop.fill(write(sheet.rules, slip.new))
            return
        else:
            deal_id, new = loop.booked[slip.number - 1].id, slip.new
            if new is None:
                done = loop.booking.write(lambda reason: scoring.delete(deal_id, reason))
            else:
                deal = new
                done = loop.booking.write(lambda reason: scoring.correct(deal_id, deal, reason))
        if done:
            loop.booking.compare_again()
