"""The loop of the Scoring page: number, deals, control line, next table.

The loop knows which table is open and what its line is for; it reads what is
typed, says what it would do, and calls the verbs. It draws nothing: `turned`
tells the page that line and sheet are to be shown again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tappscore.problems import RefusedError
from tappscore.tournament.seat_names import seat_names
from tappscore.tournament.sheet_code import is_sheet_code, read_sheet_code
from tappscore.ui import words
from tappscore.ui.forms.line_bar import LineBar
from tappscore.ui.forms.line_numbers import table_number
from tappscore.ui.pages.scoring_booking import Booking
from tappscore.ui.pages.scoring_moves import Moves
from tappscore.ui.pages.scoring_people import people_preview
from tappscore.ui.pages.scoring_place import Place
from tappscore.ui.pages.scoring_preview import Sheet, preview_of
from tappscore.ui.pages.scoring_second import SecondEntry
from tappscore.ui.pages.scoring_work import REASONS, Draft, Mode, Preview, Work
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.ledger import TableResult
    from tappscore.tournament.snapshot import BookedDeal
    from tappscore.ui.desk import Desk

# Works that follow from how the sheet stands; the others end by themselves.
_FOLLOWING = ("deal", "control", "done")


class Loop(QObject):
    """Which table is open, what the line is for, and what Enter does."""

    turned = Signal()
    asked = Signal(str)  # a question that the page puts: full, difference

    def __init__(self, desk: Desk, bar: LineBar) -> None:
        super().__init__()
        self._desk = desk
        self._bar = bar
        self.place = Place(desk)
        self.work = Work("done")
        self.preview = Preview()
        self.moves = Moves(desk, bar, self)
        self.booking = Booking(desk, bar, self)
        self.second = SecondEntry(desk, bar, self)
        self._drafts: dict[int, Draft] = {}
        bar.field.textEdited.connect(self.edited)
        bar.field.submitted.connect(self.submit)
        bar.field.left.connect(self.leave)
        bar.field.took_back.connect(self.take_back)
        bar.field.went_forward.connect(self.go_forward)
        bar.field.next_wanted.connect(self.open_next)
        bar.booked.connect(lambda: self.submit(bar.field.text()))

    # --- what is open ---------------------------------------------------------

    @property
    def result(self) -> TableResult | None:
        """The open table as the ledger has it; None where nothing is drawn."""
        return self.place.result

    @property
    def booked(self) -> tuple[BookedDeal, ...]:
        """The deals of the open table."""
        return self.place.booked

    @property
    def table_id(self) -> int:
        """The open table."""
        return self.place.table_id

    @property
    def round_number(self) -> int:
        """The round on view."""
        return self.place.round_number

    @property
    def sheet(self) -> Sheet | None:
        """The open table with what its line is for; None where no rules fit the table."""
        result = self.result
        if result is None or result.rules is None:
            return None
        rules = result.rules
        if self.work.mode == "second":
            result = self.second.blind(result, rules)
        return Sheet(rules, result, self.work, seat_names(self._desk.snapshot, result.table.seats))

    def refreshed(self) -> None:
        """Take in a change of the snapshot: the table may be gone, its sheet may have grown."""
        left, half_typed = self.table_id, self._half_typed()
        if self.place.settle():
            if left and half_typed is not None:
                self._drafts[left] = half_typed
            self._settle_down()
        elif self.work.mode in _FOLLOWING:
            self.work = self.place.needed()
        elif not self._holds(self.work):
            self._settle_down()
        elif self.work.mode == "correct":
            self.work = self._found_again(self.work)
        self.look()

    def _settle_down(self) -> None:
        """Empty the line and follow the sheet, or take up the half-typed line of this table."""
        draft = self._drafts.pop(self.table_id, None)
        if draft is not None and not self._holds(draft.work):
            draft = None  # the deal that was being corrected is gone: another window, an undo
        self._bar.ask(())
        self.set_text(draft.text if draft is not None else "")
        self.work = self.place.needed()
        if draft is not None and draft.work.mode not in _FOLLOWING:
            self.work = self._found_again(draft.work)

    def _holds(self, work: Work) -> bool:
        """Say whether what a work is about is still on the sheet."""
        if work.mode == "correct":
            return any(booked.id == work.deal_id for booked in self.booked)
        return work.mode not in ("insert", "row") or work.number <= len(self.booked) + (work.mode == "insert")

    def _found_again(self, work: Work) -> Work:
        """Follow a deal under correction to the place where it stands now."""
        places = {booked.id: booked.number for booked in self.booked}
        return replace(work, number=places[work.deal_id]) if work.mode == "correct" else work

    # --- opening ----------------------------------------------------------------

    def open_table(self, table_id: int, *, by_number: bool = False) -> None:
        """Open a table; a half-typed line stays with the one that is left.

        Typing the number of a full sheet asks what is wanted with it.
        """
        self._keep_draft()
        self.place.table_id = table_id
        self._settle_down()
        self.look()
        result = self.result
        if (
            by_number
            and result is not None
            and result.table.deals
            and not result.missing
            and not self._bar.field.text()
        ):
            self.asked.emit("full")

    def open_number(self, number: int, round_number: int | None = None) -> bool:
        """Open a table by its number; False, and a sentence, where there is none."""
        wanted = self.round_number if round_number is None else round_number
        found = self.place.find(number, wanted)
        if found is None:
            sentence = translate("Scoring", "There is no table {number} in round {round}.", number=number, round=wanted)
            self.preview = Preview(says=sentence, tone="bad", slips=((0, len(self._bar.field.text())),))
            self.turned.emit()
            return False
        self._keep_draft()
        self.set_text("")
        self.place.round_number = wanted
        self.open_table(found, by_number=True)
        return True

    def open_code(self, code: str) -> bool:
        """Open the table whose printed code was typed or scanned."""
        try:
            round_number, number = read_sheet_code(self._desk.snapshot.uuid, code)
        except RefusedError as refused:
            sentence = " ".join(words.spoken(problem.message) for problem in refused.problems)
            self.preview = Preview(says=sentence, tone="bad", slips=((0, len(code)),))
            self.turned.emit()
            return False
        return self.open_number(number, round_number)

    def open_next(self) -> None:
        """Open the next sheet on which something is missing, or say that there is none."""
        found = self.place.next_missing()
        if found is not None:
            self.open_table(found)
            return
        self.preview = Preview(says=translate("Scoring", "No other sheet of this round is missing."), tone="good")
        self.turned.emit()
        self.asked.emit("all in")

    def show_round(self, number: int) -> None:
        """Show another round, with the same table where it has it."""
        self._keep_draft()
        self.place.show_round(number)
        self._settle_down()
        self.look()

    def work_on(self, number: int) -> None:
        """Go on with a round where its next sheet is waited for."""
        self._keep_draft()
        self.place.work_on(number)
        self._settle_down()
        self.look()

    def come_back(self) -> None:
        """Turn to the round that runs where the evening has moved on while another page was looked at."""
        if number := self.place.moved_on:
            self.work_on(number)

    def _keep_draft(self) -> None:
        half_typed = self._half_typed()
        if self.table_id and half_typed is not None:
            self._drafts[self.table_id] = half_typed

    def _half_typed(self) -> Draft | None:
        """Give what stands in the line unfinished; None where it is empty, an answer, or opens another table."""
        text = self._bar.field.text()
        opens = table_number(text) is not None or is_sheet_code(text)
        return Draft(self.work, text) if text.strip() and self.work.then is None and not opens else None

    # --- typing -----------------------------------------------------------------

    def edited(self, text: str) -> None:
        """Say what the line would do; a letter answers an open question at once."""
        answer = self._bar.answer_for(text)
        if answer is not None:
            self.set_text("")
            answer.act()
            return
        if self._bar.is_passing and text.strip() not in ("", "*"):  # * and a number is an answer
            self._bar.ask(())
        self.look()

    def look(self) -> None:
        """Read the line anew and show what it would do."""
        sheet = self.sheet
        text = self._bar.field.text()
        if self.work.mode == "people" and self.result is not None and self.work.then is None:
            snapshot = self._desk.snapshot
            self.preview = people_preview(snapshot, snapshot.round(self.round_number), self.result.table, text)
        elif sheet is not None:
            self.preview = preview_of(sheet, text, self._desk.catalog)
        else:
            sentence = translate("Scoring", "So many people can't play this game at one table. Seat them elsewhere.")
            self.preview = Preview(says=sentence if self.result is not None else "", tone="warn")
        self.turned.emit()

    def set_text(self, text: str) -> None:
        """Put a text into the line, unseen."""
        if self._bar.field.text() != text:
            self._bar.field.setText(text)

    def submit(self, text: str) -> None:
        """Do what Enter means now."""
        typed = text.strip()
        if self.work.then is not None:
            self._answer(typed)
        elif is_sheet_code(typed):
            self.open_code(typed)
        elif (number := table_number(typed)) is not None and self.work.mode != "people":
            self.open_number(number)
        elif typed:
            self.booking.book()
        elif self._bar.usual is not None:
            self._bar.usual.act()

    def _answer(self, typed: str) -> None:
        work = self.work
        if work.then is None or not typed:
            return
        number = table_number(typed)
        if work.mode == "number" and number is None:
            return
        if work.mode == "reason" and number is not None:
            if not 1 <= number <= len(work.reasons):
                return
            typed = words.spoken(REASONS[work.reasons[number - 1]])
        work.then(typed)

    def wait_for(
        self, mode: Mode, then: Callable[[str], None], *, reasons: tuple[int, ...] = (), about: str = ""
    ) -> None:
        """Let the line ask for a reason or a number."""
        number = self.work.number
        self.begin(Work(mode, number, then=then, reasons=reasons, about=about))

    # --- moving through the sheet -------------------------------------------------

    def correct(self, number: int) -> None:
        """Take a booked deal back into the line."""
        sheet = self.sheet
        if sheet is None or not 1 <= number <= len(self.booked):
            return
        if self.work.mode == "deal":
            self._keep_draft()
        self._bar.ask(())
        self.work = Work("correct", number, deal_id=self.booked[number - 1].id)
        self.set_text(sheet.written(number))
        self.look()

    def take_back(self) -> None:
        """Go up a line: from the end to the last deal, from a deal to the one before."""
        if self.work.then is not None:
            return
        if self.work.mode == "row":
            self.moves.look_at_row(self.work.number - 1)
            return
        if self.work.mode == "second":
            self.second.take_back()
            return
        self.correct(self.work.number - 1 if self.work.mode == "correct" else len(self.booked))

    def go_forward(self) -> None:
        """Go down a line; below the last deal the line is free again."""
        if self.work.mode == "row":
            self.moves.look_at_row(self.work.number + 1)
        elif self.work.mode == "correct":
            if self.work.number < len(self.booked):
                self.correct(self.work.number + 1)
            else:
                self.leave()

    def take_up_draft(self) -> None:
        """Give the line back what was half-typed before a correction."""
        if self.table_id in self._drafts:
            self._settle_down()
            self.look()

    def leave(self) -> None:
        """Leave a question, a correction, or the half-typed line."""
        if self._bar.answers or self.work.mode in _FOLLOWING:
            self._drafts.pop(self.table_id, None)
        self._settle_down()
        self.look()

    def begin(self, work: Work) -> None:
        """Give the line, empty, another work."""
        self._bar.ask(())
        self.set_text("")
        self.work = work
        self.look()

    def fill(self, text: str) -> None:
        """Put a text into the line for somebody to look at."""
        self.set_text(text)
        self.look()

    def let_go(self) -> None:
        """Forget what the line was asking for."""
        self.set_text("")
        self.work = self.place.needed()

    def continue_sheet(self) -> None:
        """Let a full sheet take more deals than were planned."""
        self.place.continued.add(self.table_id)
        self._settle_down()
        self.look()
