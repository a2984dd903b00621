"""Blind second entry: the sheet typed again without seeing the first, then compared deal by deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from tappscore.rules.deal import Deal
from tappscore.rules.notation import write
from tappscore.rules.settlement import settle
from tappscore.tournament.slip_compare import Difference, compare
from tappscore.tournament.snapshot import BookedDeal
from tappscore.ui import words
from tappscore.ui.forms.line_bar import Answer
from tappscore.ui.forms.line_numbers import deal_number
from tappscore.ui.models.sheet_tables import SECOND_ENTRY
from tappscore.ui.pages.scoring_preview import dealt_by, turn_of
from tappscore.ui.pages.scoring_work import Work
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.rules.ruleset import Rules
    from tappscore.tournament.ledger import TableResult
    from tappscore.ui.desk import Desk
    from tappscore.ui.forms.line_bar import LineBar
    from tappscore.ui.pages.scoring_loop import Loop


class SecondEntry:
    """The deals typed a second time, kept in this window until they are compared."""

    def __init__(self, desk: Desk, bar: LineBar, loop: Loop) -> None:
        self._desk = desk
        self._bar = bar
        self._loop = loop
        self._typed: dict[int, list[Deal]] = {}
        self._numbers: dict[int, list[int]] = {}

    @property
    def deals(self) -> list[Deal]:
        """What was typed a second time for the open table."""
        return self._typed.setdefault(self._loop.table_id, [])

    @property
    def numbers(self) -> list[int]:
        """The numbers that were typed with these deals, 0 where none was."""
        return self._numbers.setdefault(self._loop.table_id, [])

    def begin(self) -> None:
        """Hide what is booked and take the sheet again; what was typed before is taken up."""
        if self._loop.booked:
            self._loop.begin(Work("second", len(self.deals) + 1))

    def blind(self, result: TableResult, rules: Rules) -> TableResult:
        """Give the table as if only the second entry were there."""
        # Typed in any order, each deal keeps the dealer of its number.
        deals = [
            dealt_by(deal, turn_of(rules, number) if number else None)
            for deal, number in zip(self.deals, self.numbers, strict=True)
        ]
        booked = tuple(BookedDeal(id=0, number=at, deal=deal) for at, deal in enumerate(deals, start=1))
        table = structs.replace(result.table, deals=booked, control=None, totals=None)
        settlement = settle(rules, deals) if booked else None
        missing = max(len(result.table.deals) - len(booked), 0)
        return structs.replace(
            result, table=table, settlement=settlement, missing=missing, computed=None, difference=None
        )

    def take(self, deal: Deal) -> None:
        """Take one deal; with the last one both entries are compared."""
        number, _ = deal_number(self._bar.field.text())
        self.deals.append(deal)
        self.numbers.append(number)
        result = self._loop.result
        # The first entry may lack what the paper has.
        planned = 0 if result is None else result.planned
        if len(self.deals) < max(len(self._loop.booked), planned):
            self.begin()
        else:
            self.compare()

    def take_back(self) -> None:
        """Put the last deal typed back into the line."""
        sheet = self._loop.sheet
        if self.deals and sheet is not None:
            number, line = self.numbers.pop(), write(sheet.rules, self.deals.pop())
            text = f"{number}: {line}" if number else line
            self.begin()
            self._loop.fill(text)

    def compare(self) -> None:
        """Name the first difference and ask which entry is right; without one the sheet is checked."""
        result, first = self._loop.result, [booked.deal for booked in self._loop.booked]
        if result is None or result.rules is None:
            return
        found = compare(result.rules, first, self.deals, self.numbers)
        if found:
            self._loop.let_go()
            self._ask(result.rules, found[0])
            return
        self._typed.pop(self._loop.table_id, None)
        self._numbers.pop(self._loop.table_id, None)
        scoring, table_id, number = self._desk.scoring, self._loop.table_id, result.table.number
        reason = words.spoken(SECOND_ENTRY)
        if self._loop.booking.write(lambda _: scoring.accept(table_id, reason), reason=reason):
            self._desk.say(translate("Scoring", "Table {number}: both entries agree, checked.", number=number))
            self._loop.open_next()

    def _ask(self, rules: Rules, found: Difference) -> None:
        one = "–" if found.first is None else write(rules, found.first)
        other = "–" if found.second is None else write(rules, found.second)
        number = found.first_number or found.second_number
        sentence = translate(
            "Scoring", "Deal {number}: first entry {one}, second entry {other}", number=number, one=one, other=other
        )
        self._loop.look()
        self._bar.say(sentence, "warn")
        self._bar.ask(
            [
                Answer(translate("Scoring", "First is right: {line}", line=one), lambda: self._first_is_right(found)),
                Answer(
                    translate("Scoring", "Second is right: {line}", line=other), lambda: self._second_is_right(found)
                ),
                Answer(translate("Scoring", "Later"), self._loop.leave),
            ]
        )

    def _first_is_right(self, found: Difference) -> None:
        at = found.second_number - 1
        if found.first is None:
            del self.deals[at]
            del self.numbers[at]
        elif found.second is None:
            # Where the numbers say the order, the number says the place, too.
            at = min(found.first_number - 1, len(self.deals))
            self.deals.insert(at, found.first)
            self.numbers.insert(at, found.first_number if any(self.numbers) else 0)
        else:
            self.deals[at] = found.first
        self.compare()

    def _second_is_right(self, found: Difference) -> None:
        scoring, table_id = self._desk.scoring, self._loop.table_id
        second = found.second
        if found.first is not None:
            deal_id = self._loop.booked[found.first_number - 1].id
            if second is None:
                done = self._loop.booking.write(lambda reason: scoring.delete(deal_id, reason))
            else:
                deal = second
                done = self._loop.booking.write(lambda reason: scoring.correct(deal_id, deal, reason))
        elif second is not None:
            deal = second
            # A number that was typed is the place; without one it stands where it was typed.
            at = min(self.numbers[found.second_number - 1] or found.second_number, len(self._loop.booked) + 1)
            done = self._loop.booking.write(
                lambda reason: scoring.record(table_id, deal, at=at, reason=reason, continued=True)
            )
        else:
            return
        if done:
            self.compare()
