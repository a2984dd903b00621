"""What Enter writes: deals, numbers, people; with a reason where one is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec import structs

from tappscore.ui.pages.scoring_house_values import wants_confirming
from tappscore.ui.pages.scoring_preview import takes_totals
from tappscore.ui.pages.scoring_work import CORRECTION_REASONS, STRUCK_REASONS, Work
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tappscore.rules.deal import Amount, Deal
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk
    from tappscore.ui.forms.line_bar import LineBar
    from tappscore.ui.pages.scoring_loop import Loop


class _AtTheLine(Mapping[str, "QWidget"]):
    """Every refusal of a sheet's verbs belongs to the line that caused it, whatever field it names."""

    def __init__(self, field: QWidget) -> None:
        self._field = field

    def __getitem__(self, key: str) -> QWidget:
        return self._field

    def __iter__(self) -> Iterator[str]:
        return iter(("line",))

    def __len__(self) -> int:
        return 1


class Booking:
    """Calls the verbs for the open sheet."""

    def __init__(self, desk: Desk, bar: LineBar, loop: Loop) -> None:
        self._desk = desk
        self._bar = bar
        self._loop = loop

    def book(self) -> None:
        """Write what the line would do."""
        preview, work = self._loop.preview, self._loop.work
        if work.mode == "row":
            self._loop.moves.narrow(preview)
            return
        if work.mode == "second" and preview.numbers is not None:
            self._loop.second.compare()
            return
        if preview.people is not None:
            people, rounds, table_id = preview.people, self._desk.rounds, self._loop.table_id
            self.write(lambda reason: rounds.seat(table_id, people, reason))
        elif preview.numbers is not None:
            self._book_numbers(preview.numbers)
        elif work.mode == "second" and preview.deal is not None:
            self._loop.second.take(preview.deal)
        elif work.mode in ("deal", "insert", "correct") and preview.deal is not None:
            self._book_deal(preview.deal)

    def _book_deal(self, deal: Deal) -> None:
        sheet = self._loop.sheet
        if sheet is not None and wants_confirming(self._desk.snapshot, sheet.rules):
            # Values that no source states are looked at once, before the first deal of the evening.
            self._loop.asked.emit("values")
            return
        if deal.kind == "struck" and not deal.reason:
            work = self._loop.work
            self.ask_reason(
                STRUCK_REASONS, lambda reason: self._book_deal_as(work, structs.replace(deal, reason=reason))
            )
            return
        self._book_deal_as(self._loop.work, deal)

    def _book_deal_as(self, work: Work, deal: Deal) -> None:
        result = self._loop.result
        if result is None:
            return
        scoring, table_id = self._desk.scoring, self._loop.table_id
        if work.mode == "correct":
            old = self._loop.booked[work.number - 1]
            deal = structs.replace(deal, note=old.deal.note)
            if old.deal == deal:
                self._loop.leave()
                return
            self.write(lambda reason: scoring.correct(old.id, deal, reason), reason=deal.reason)
        elif work.mode == "insert":
            full = not result.missing
            self.write(
                lambda reason: scoring.record(table_id, deal, at=work.number, reason=reason, continued=full),
                reason=deal.reason,
            )
        elif result.planned and not result.missing and table_id not in self._loop.place.continued:
            self._loop.asked.emit("full")
        else:
            continued = table_id in self._loop.place.continued
            self.write(
                lambda reason: scoring.record(table_id, deal, reason=reason, continued=continued), reason=deal.reason
            )

    def _book_numbers(self, numbers: tuple[Amount, ...]) -> None:
        scoring, table_id, sheet = self._desk.scoring, self._loop.table_id, self._loop.sheet
        if sheet is None:
            return
        if by_totals := takes_totals(sheet):
            done = self.write(lambda reason: scoring.totals(table_id, numbers, reason))
        else:
            done = self.write(lambda reason: scoring.control(table_id, numbers, reason))
        if done and by_totals and self._loop.result is not None and self._loop.result.missing:
            self._desk.say(
                translate("Scoring", "Table {number}: totals taken down.", number=self._loop.result.table.number)
            )
            self._loop.open_next()
        elif done:
            self.compare_again()

    def compare_again(self) -> None:
        """Compare paper and deals: agreeing goes on to the next table, differing asks."""
        result = self._loop.result
        if result is None or result.difference is None:
            return
        if any(result.difference):
            self._loop.asked.emit("difference")
            return
        self._desk.say(
            translate("Scoring", "Table {number}: control line agrees, checked.", number=result.table.number)
        )
        self._loop.open_next()

    def write(
        self, verb: Callable[[str], ChangeSet], *, reason: str = "", done: Callable[[], None] | None = None
    ) -> bool:
        """Call a verb of this sheet; in a closed round ask for the reason first. False: not yet, or refused.

        `done` is called once it was written, at once or after the reason.
        """
        result = self._loop.result
        needs_reason = (result is not None and result.round_closed) or self._desk.is_read_only
        if needs_reason and not reason:
            self.ask_reason(CORRECTION_REASONS, lambda given: self._call(lambda: verb(given), done))
            return False
        return self._call(lambda: verb(reason), done)

    def _call(self, verb: Callable[[], ChangeSet], done: Callable[[], None] | None) -> bool:
        work, text = self._loop.work, self._bar.field.text()
        # The line is emptied first: the change shows the sheet once, not twice.
        self._loop.set_text("")
        self._bar.ask(())
        self._loop.work = self._loop.place.needed()
        if self._desk.run(verb, _AtTheLine(self._bar.field)):
            if work.mode in ("correct", "insert"):
                self._loop.take_up_draft()
            if done is not None:
                done()
            return True
        self._loop.work = work
        self._loop.set_text(text)
        return False

    def ask_reason(self, reasons: tuple[int, ...], then: Callable[[str], None] | Callable[[str], bool]) -> None:
        """Ask for a reason in the line, with the usual ones as buttons."""
        before, text = self._loop.work, self._bar.field.text()

        def go_on(reason: str) -> None:
            self._loop.work = before
            self._loop.set_text(text)
            then(reason)

        self._loop.wait_for("reason", go_on, reasons=reasons)
