"""A step that Ctrl+Z would take back and that the open sheet does not show: named at the line, with its answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tappscore.store.tables import TABLE
from tappscore.ui.forms.line_bar import Answer, LineBar
from tappscore.ui.undoing import NamedStep, numbers_of
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.journal import JournalEntry
    from tappscore.ui.desk import Desk
    from tappscore.ui.models.sheet import SheetModel
    from tappscore.ui.pages.scoring_loop import Loop
    from tappscore.ui.widgets.sheet import SheetView


class StepsInView:
    """Knows which steps the page shows, and names the others."""

    def __init__(self, desk: Desk, bar: LineBar, loop: Loop, view: SheetView, model: SheetModel) -> None:
        self._desk = desk
        self._bar = bar
        self._loop = loop
        self._view = view
        self._model = model
        self._named: tuple[Answer, ...] = ()
        bar.field.textEdited.connect(lambda _text: self._forget())
        desk.bus.changed.connect(lambda _changes: self._forget())

    def shows(self, step: JournalEntry) -> bool:
        """Whether a step lies in view: it touched the open table, and the row of its deal is not scrolled away."""
        result = self._loop.result
        if result is None:
            return False
        touched = self._touched(step)
        if not touched:
            return self._loop.round_number in numbers_of(step, "round")
        return result.table.id in touched and all(self._shows_deal(number) for number in numbers_of(step, "deal"))

    def _touched(self, step: JournalEntry) -> set[object]:
        """Give the ids of the tables that a step changed, with their seats and deals."""
        found: set[object] = set()
        for change in self._desk.history.rows(step.id):
            if change.name == TABLE.name:
                found.add(change.row_id)
            found.update((image or {}).get("table_id") for image in (change.before, change.after))
        return found - {None}

    def _shows_deal(self, number: int) -> bool:
        rows = [at for at, row in enumerate(self._model.rows) if row.number == number]
        return not rows or self._view.shows(rows[0])

    def name(self, named: NamedStep) -> None:
        """Say what would be done, and offer to do it or to look at it first."""
        is_undo = named.step.undoes is None
        take = translate("Scoring", "Take it back") if is_undo else translate("Scoring", "Bring it back")
        answers = [Answer(take, named.take)]
        place = self._place(named.step)
        if place is not None:
            table_id, number, round_no = place
            words = translate("Scoring", "Look at table {number} first", number=number)
            if round_no != self._loop.round_number:
                words = translate(
                    "Scoring", "Look at round {round}, table {number} first", round=round_no, number=number
                )
            answers.append(Answer(words, partial(self._look, table_id, next(numbers_of(named.step, "deal"), 0))))
        self._bar.say(named.sentence, "warn")
        self._bar.ask(answers)
        self._named = self._bar.answers

    def names(self, named: NamedStep) -> bool:
        """Whether a step that was named can still be read at the line."""
        return bool(self._named) and self._bar.answers is self._named and named.sentence in self._bar.preview.text()

    def _place(self, step: JournalEntry) -> tuple[int, int, int] | None:
        for round_no in numbers_of(step, "round"):
            for number in numbers_of(step, "table"):
                if (found := self._loop.place.find(number, round_no)) is not None:
                    return found, number, round_no
        return None

    def _look(self, table_id: int, deal: int) -> None:
        self._loop.place.go_to_round_of(table_id)
        self._loop.open_table(table_id)
        rows = [at for at, row in enumerate(self._model.rows) if row.number == deal and deal]
        if rows and not self._view.shows(rows[0]):
            self._view.scrollTo(self._model.index(rows[0], 0))

    def _forget(self) -> None:
        """Take the answers away with the sentence that they belong to: something is typed, or was done."""
        if self._named and self._bar.answers is self._named:
            self._bar.ask(())
        self._named = ()
