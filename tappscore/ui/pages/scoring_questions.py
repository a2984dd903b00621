"""What the Scoring page asks in its line: a full sheet typed again, a control line that differs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tappscore.ui import words
from tappscore.ui.forms.line_bar import Answer, LineBar
from tappscore.ui.forms.line_numbers import table_number
from tappscore.ui.pages.scoring_acts import SheetActs
from tappscore.ui.pages.scoring_house_values import HouseValuesQuestion
from tappscore.ui.pages.scoring_loop import Loop
from tappscore.ui.pages.scoring_preview import compare
from tappscore.ui.pages.scoring_slips import SlipAnswers
from tappscore.ui.pages.scoring_work import REASONS, Work
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.snapshot import Round
    from tappscore.ui.desk import Desk
    from tappscore.ui.forms.line_bar import Verb
    from tappscore.ui.offers import Offer
    from tappscore.ui.widgets.pad import PadKey


class Questions:
    """Puts the questions and acts on their answers."""

    def __init__(self, desk: Desk, bar: LineBar, loop: Loop) -> None:
        self._desk = desk
        self._bar = bar
        self._loop = loop
        self._slips = SlipAnswers(desk, loop)
        self._acts = SheetActs(desk, bar, loop)
        loop.asked.connect(self.ask)

    def ask(self, which: str) -> None:
        """Put a question by its name."""
        questions = {"full": self._ask_full, "difference": self._ask_difference, "all in": self._ask_all_in}
        questions["values"] = HouseValuesQuestion(self._desk, self._bar, self._loop).ask
        questions[which]()

    def _put(self, sentence: str, answers: Sequence[tuple[str, Callable[[], None]]]) -> None:
        self._bar.say(sentence, "warn")
        self._bar.ask([Answer(text, act) for text, act in answers])

    def show_reasons(self, work: Work) -> None:
        """Show the usual reasons as buttons while a reason is asked for."""
        if work.mode != "reason" or work.then is None:
            return
        then = work.then
        said = [words.spoken(REASONS[at]) for at in work.reasons]
        self._bar.ask([Answer(reason, partial(then, reason)) for reason in said], by_number=True)

    def _round(self) -> Round | None:
        """Give the round on view; None where another window took it back meanwhile."""
        found = [each for each in self._desk.snapshot.rounds if each.number == self._loop.round_number]
        return found[0] if found else None

    def sheet_acts(self) -> list[tuple[str, Callable[[], None]]]:
        """Give what can be done with the open sheet, and with the round once it is open."""
        acts, round_ = self._acts.all(), self._round()
        if acts and round_ is not None and round_.state == "open":
            sentence = translate("Scoring", "Close round {number}", number=self._loop.round_number)
            acts.append((sentence, self.close_round))
        return acts

    def offers(self, verbs: Sequence[Verb], keys: Sequence[PadKey]) -> list[Offer]:
        """Give what the sheet's menu, the small buttons beside the line and those of an unplayed deal do.

        Each begins in the line, wherever the cursor was.
        """
        if self._loop.sheet is None:
            return []
        offers: list[Offer] = [*self.sheet_acts(), *((verb.name, verb.act) for verb in verbs)]
        line = self._bar.field
        offers += [(key.name, partial(line.type_text, key.types)) for key in keys if key.group == "unplayed"]
        return [(text, partial(self._from_line, act)) for text, act in offers]

    def _from_line(self, act: Callable[[], object]) -> None:
        self._bar.field.setFocus()
        act()

    # --- a full sheet -------------------------------------------------------------

    def _ask_full(self) -> None:
        loop, result = self._loop, self._loop.result
        if result is None:
            return
        sentence = translate(
            "Scoring",
            "Table {number} already has its {all} deals.",
            number=result.table.number,
            all=len(result.table.deals),
        )
        self._put(
            sentence,
            [
                (translate("Scoring", "Check again"), lambda: loop.begin(Work("control"))),
                (translate("Scoring", "Correct"), lambda: loop.correct(len(loop.booked))),
                (translate("Scoring", "This is another table"), self._ask_table),
                (translate("Scoring", "Another round"), self._ask_round),
                (translate("Scoring", "Continued sheet"), loop.continue_sheet),
            ],
        )

    def _ask_table(self) -> None:
        about = translate("Scoring", "Which table is it? Type its number.")

        def open_it(typed: str) -> None:
            number = table_number(typed)
            if number is not None:
                self._loop.let_go()
                self._loop.open_number(number)

        self._loop.wait_for("number", open_it, about=about)

    def _ask_round(self) -> None:
        result = self._loop.result
        about = translate("Scoring", "Of which round is this sheet? Type the round's number.")

        def open_it(typed: str) -> None:
            number = table_number(typed)
            known = [round_.number for round_ in self._desk.snapshot.rounds]
            if number in known and result is not None:
                self._loop.let_go()
                self._loop.open_number(result.table.number, number)
            else:
                self._bar.say(translate("Scoring", "There is no round {number}.", number=number or 0), "bad")

        self._loop.wait_for("number", open_it, about=about)

    # --- the last sheet of a round ----------------------------------------------------

    def _ask_all_in(self) -> None:
        round_, here = self._round(), self._loop.result
        if round_ is None or round_.state != "open" or here is None or here.missing:
            return
        sentence = translate("Scoring", "All sheets of round {number} are in.", number=round_.number)
        unchecked = sum(not result.checked for result in self._desk.bus.ledger.round(round_.number))
        by_enter = unchecked > 0 and self._loop.work.then is None and not self._bar.field.text().strip()
        if by_enter:
            sentence = translate(
                "Scoring",
                "All sheets of round {number} are in, %n of them unchecked. Enter closes the round.",
                n=unchecked,
                number=round_.number,
            )
        self._bar.say(sentence, "good")
        self._bar.ask(
            [
                Answer(translate("Scoring", "Close round {number}", number=round_.number), self.close_round),
                Answer(translate("Scoring", "Look at the standings"), lambda: self._desk.go("standings")),
            ],
            enter=by_enter,  # then the gate asks once more: a second Enter too many closes nothing
        )

    def close_round(self) -> None:
        """Close the round on view, through its gate."""
        from tappscore.ui.dialogs.close_round import CloseRoundDialog

        self._bar.ask(())
        round_ = self._round()
        if round_ is None:
            return
        CloseRoundDialog(self._desk, round_.id, self._bar.window()).open()

    # --- a control line that differs ------------------------------------------------

    def _ask_difference(self) -> None:
        loop, sheet = self._loop, self._loop.sheet
        if sheet is None or sheet.result.computed is None:
            return
        table = sheet.result.table
        paper = table.control if table.control is not None else table.totals
        if paper is None:
            return
        differing = compare(sheet, paper, sheet.result.computed, self._desk.catalog)
        self._put(
            differing,
            [
                (translate("Scoring", "We mistyped"), self._mistyped),
                (translate("Scoring", "Paper added wrongly, the deals stand"), self._deals_stand),
                (translate("Scoring", "The signed total stands"), self._total_stands),
                (translate("Scoring", "Compare row by row"), loop.moves.begin_rows),
                *self._slips.answers(sheet),
            ],
        )

    def _mistyped(self) -> None:
        self._loop.leave()

    def _deals_stand(self) -> None:
        table_id = self._loop.table_id
        reason = translate("Scoring", "the paper was added wrongly")
        if self._loop.booking.write(lambda _: self._desk.scoring.accept(table_id, reason), reason=reason):
            self._loop.open_next()

    def _total_stands(self) -> None:
        table_id, result = self._loop.table_id, self._loop.result
        if result is None:
            return

        def stand(reason: str) -> None:
            scoring = self._desk.scoring
            totals = result.table.totals
            if totals is None and result.table.control is not None:
                control = result.table.control
                if not self._loop.booking.write(lambda _: scoring.totals(table_id, control, reason), reason=reason):
                    return
            if self._loop.booking.write(lambda _: scoring.let_totals_stand(table_id, True, reason), reason=reason):
                self._loop.open_next()

        self._loop.booking.ask_reason((0,), stand)
