"""What can be done with the open sheet as a whole: broken off, belongs elsewhere, other people, one more table."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tappscore.i18n import Text, mark
from tappscore.tournament.snapshot import MissingDeals
from tappscore.ui import words
from tappscore.ui.forms.line_bar import Answer, LineBar
from tappscore.ui.forms.line_numbers import table_number
from tappscore.ui.pages.scoring_people import read_people
from tappscore.ui.pages.scoring_work import Work
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.ledger import TableResult
    from tappscore.ui.desk import Desk
    from tappscore.ui.pages.scoring_loop import Loop

Act = tuple[str, Callable[[], None]]

MISSING: tuple[tuple[MissingDeals, Text], ...] = (
    ("nothing", mark("Scoring", "nothing: they were not played")),
    ("zero", mark("Scoring", "zero: played without points")),
    ("average", mark("Scoring", "the average of the deals played")),
)
_ELSEWHERE = re.compile(r"\s*(\d+)\s*(?:[./,:]\s*(\d+))?\s*")


class SheetActs:
    """The sheet's menu and what its lines do."""

    def __init__(self, desk: Desk, bar: LineBar, loop: Loop) -> None:
        self._desk = desk
        self._bar = bar
        self._loop = loop

    def all(self) -> list[Act]:
        """Give what can be done with the open sheet now."""
        loop, result = self._loop, self._loop.result
        if result is None:
            return []
        acts: list[Act] = [(translate("Scoring", "Totals first (F8)"), lambda: loop.begin(Work("totals")))]
        if result.table.deals:
            acts.append((translate("Scoring", "Second entry, blind"), loop.second.begin))
            acts.append((translate("Scoring", "Compare running totals row by row"), loop.moves.begin_rows))
        if result.table.deals and not result.missing:
            acts.append((translate("Scoring", "Type the control line again"), lambda: loop.begin(Work("control"))))
            acts.append((translate("Scoring", "Take more deals than planned"), loop.continue_sheet))
        acts += self._ends(result)
        if result.difference is not None and any(result.difference):
            acts.append((translate("Scoring", "Print a slip for the table"), self._print_slip))
        if result.table.accepted:
            acts.append((translate("Scoring", "Take back that the sheet was accepted"), self._unaccept))
        if result.table.totals_stand:
            acts.append((translate("Scoring", "Let the deals stand again"), self._deals_again))
        acts.append((translate("Scoring", "Other people sat here"), lambda: loop.begin(Work("people"))))
        acts.append((translate("Scoring", "Substitute…"), self._substitute))
        acts.append((translate("Scoring", "This sheet belongs to another table"), self._ask_sheet_target))
        acts.append((translate("Scoring", "A table that was not drawn"), self._ask_new_table))
        return acts

    # --- broken off -------------------------------------------------------------------

    def _ends(self, result: TableResult) -> list[Act]:
        """Give what has to do with the end of a sheet before its last deal."""
        acts: list[Act] = []
        typed = len(result.table.deals)
        if result.missing:
            acts.append(
                (translate("Scoring", "Broken off after {number}", number=typed), lambda: self._break_off(typed))
            )
            acts.append((translate("Scoring", "Broken off after another deal…"), self._ask_broken_off))
        if result.table.broken_off is not None:
            acts.append((translate("Scoring", "Not broken off after all"), lambda: self._break_off(None)))
        if result.unplayed:
            sentence = translate("Scoring", "What %n deals not played count…", n=result.unplayed)
            acts.append((sentence, self._ask_missing))
        return acts

    def _break_off(self, after: int | None, missing: MissingDeals | None = None) -> None:
        table_id, scoring = self._loop.table_id, self._desk.scoring
        self._loop.booking.write(lambda reason: scoring.break_off(table_id, after, reason, missing), done=self._say_end)

    def _say_end(self) -> None:
        result = self._loop.result
        if result is not None and result.unplayed:
            counts = words.spoken(dict(MISSING)[result.table.missing_deals])
            self._bar.say(
                translate(
                    "Scoring",
                    "Broken off after {played} of {planned} deals. Those not played count {counts}.",
                    played=result.planned,
                    planned=result.planned + result.unplayed,
                    counts=counts,
                ),
                "warn",
            )

    def _ask_broken_off(self) -> None:
        about = translate("Scoring", "After how many deals was it broken off? Type the number.")

        def take(typed: str) -> None:
            number = table_number(typed)
            if number is not None:
                self._loop.let_go()
                self._break_off(number)

        self._loop.wait_for("number", take, about=about)

    def _ask_missing(self) -> None:
        result = self._loop.result
        if result is None:
            return
        after = result.table.broken_off
        self._bar.say(translate("Scoring", "What do %n deals not played count?", n=result.unplayed), "warn")
        self._bar.ask([Answer(words.spoken(text), partial(self._break_off, after, value)) for value, text in MISSING])

    # --- papers and reasons -----------------------------------------------------------

    def _print_slip(self) -> None:
        self._desk.go("print", document="slips", round_no=self._loop.round_number)

    def _unaccept(self) -> None:
        table_id, scoring = self._loop.table_id, self._desk.scoring
        self._loop.booking.write(lambda reason: scoring.unaccept(table_id, reason))

    def _deals_again(self) -> None:
        table_id, scoring = self._loop.table_id, self._desk.scoring
        reason = translate("Scoring", "the deals stand after all")
        self._loop.booking.write(lambda _: scoring.let_totals_stand(table_id, False, reason), reason=reason)

    def _substitute(self) -> None:
        from tappscore.ui.dialogs.substitute import SubstituteDialog

        result, snapshot = self._loop.result, self._desk.snapshot
        if result is not None:
            people = [snapshot.entry(entry_id) for entry_id in result.table.seats]
            SubstituteDialog(self._desk, people, result.round_number, self._bar.window()).open()

    # --- elsewhere --------------------------------------------------------------------

    def _ask_sheet_target(self) -> None:
        about = translate(
            "Scoring",
            "To which table does this sheet belong? Its number, or round and table: 2.7 is table 7 of round 2.",
        )

        def move_it(typed: str) -> None:
            found = _ELSEWHERE.fullmatch(typed)
            if found is None:
                return
            first, second = found.groups()
            round_no, number = (int(first), int(second)) if second else (self._loop.round_number, int(first))
            target = self._loop.place.find(number, round_no)
            if target is None or target == self._loop.table_id:
                sentence = translate("Scoring", "There is no other table {number}.", number=typed.strip())
                self._bar.say(sentence, "bad")
                return
            self._loop.let_go()
            self._move_to(target)

        self._loop.wait_for("place", move_it, about=about)

    def _move_to(self, target: int) -> None:
        """Move the sheet; where another one lies already, ask whether the two changed places."""
        here, other = self._loop.table_id, self._desk.snapshot.table(target)
        if other.deals or other.totals is not None or other.control is not None:
            sentence = translate("Scoring", "Table {number} has a sheet already.", number=other.number)
            self._bar.say(sentence, "warn")
            self._bar.ask(
                [
                    Answer(translate("Scoring", "Exchange the two sheets"), partial(self._exchange, here, target)),
                    Answer(translate("Scoring", "Look at the other one"), partial(self._open, target)),
                ]
            )
            return
        scoring = self._desk.scoring
        show = partial(self._open, target)
        self._loop.booking.write(lambda reason: scoring.move_sheet(here, target, reason), done=show)

    def _exchange(self, here: int, target: int) -> None:
        scoring = self._desk.scoring
        self._loop.booking.write(lambda reason: scoring.exchange_sheets(here, target, reason))

    def _open(self, table_id: int) -> None:
        self._loop.place.go_to_round_of(table_id)
        self._loop.open_table(table_id)

    def _ask_new_table(self) -> None:
        about = translate("Scoring", "Which number has the table that was not drawn?")

        def take_number(typed: str) -> None:
            number = table_number(typed)
            if number is None:
                return
            if (there := self._loop.place.find(number, self._loop.round_number)) is not None:
                self._loop.let_go()
                self._open(there)
                return
            self._ask_new_people(number)

        self._loop.wait_for("number", take_number, about=about)

    def _ask_new_people(self, number: int) -> None:
        about = translate(
            "Scoring", "Who sat at table {number}? Numbers or names as on the paper, seat 1 first.", number=number
        )

        def take_people(typed: str) -> None:
            named = read_people(self._desk.snapshot.entries, typed)
            if named.slips:
                self._bar.say(" ".join(dict.fromkeys(sentence for _, sentence in named.slips)), "bad")
                self._bar.mark([span for span, _ in named.slips])
                return
            self._loop.let_go()
            seats = [entry.id for entry in named.entries]
            rounds, round_no = self._desk.rounds, self._loop.round_number
            round_id = self._desk.snapshot.round(round_no).id

            def show() -> None:
                if (made := self._loop.place.find(number, round_no)) is not None:
                    self._open(made)

            self._loop.booking.write(lambda reason: rounds.add_table(round_id, number, seats, reason), done=show)

        self._loop.begin(Work("people", then=take_people, about=about))
