"""Before the first deal: are the values that no source states those that the club plays? Asked once, journaled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.i18n import Message, Text
from tappscore.rules.house_values import house_values
from tappscore.services.rulings import CONFIRMED, Rulings
from tappscore.ui import words
from tappscore.ui.forms.line_bar import Answer
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.rules.house_values import HouseValue
    from tappscore.rules.ruleset import Rules
    from tappscore.tournament.snapshot import Snapshot
    from tappscore.ui.desk import Desk
    from tappscore.ui.forms.line_bar import LineBar
    from tappscore.ui.pages.scoring_loop import Loop


def wants_confirming(snapshot: Snapshot, rules: Rules) -> bool:
    """Whether somebody must look at the values first: nobody did, wherever the evening came from.

    An evening with deals whose file never asked, one that was imported or played before, is left in peace.
    """
    confirmed = snapshot.settings.get(CONFIRMED)
    if confirmed is None:
        has_deals = any(table.deals for round_ in snapshot.rounds for table in round_.tables)
        return not has_deals and bool(house_values(rules))
    return confirmed is False


class HouseValuesQuestion:
    """Holds the deal that was typed back until somebody has answered."""

    def __init__(self, desk: Desk, bar: LineBar, loop: Loop) -> None:
        self._desk = desk
        self._bar = bar
        self._loop = loop

    def ask(self) -> None:
        """Put the question; the line is emptied, so that a letter answers it."""
        sheet = self._loop.sheet
        if sheet is None:
            return
        work, text = self._loop.work, self._bar.field.text()
        values = [_told(one) for one in house_values(sheet.rules)]
        self._loop.set_text("")

        def back() -> None:
            self._bar.ask(())
            self._loop.work = work
            self._loop.fill(text)

        def confirm() -> None:
            if self._desk.run(lambda: Rulings(self._desk.file).confirm_values(self._desk.snapshot.id)) is not None:
                back()
                self._loop.booking.book()

        def look() -> None:
            back()
            self._desk.actions["rules"].trigger()

        if not values:
            confirm()  # the rules were changed meanwhile: nothing is left to ask
            return
        sentence = translate(
            "Scoring",
            "Before the first deal – house values, no source states them: {values}.",
            values=" · ".join(values),
        )
        self._bar.say(sentence, "warn")
        self._bar.ask(
            [
                Answer(translate("Scoring", "Yes, we play it so"), confirm),
                Answer(translate("Scoring", "Look at the rules"), look),
            ],
            passing=True,  # the next Enter asks it again
        )


def _told(one: HouseValue) -> str:
    """Tell a value: an amount right behind its name, words after a dash, since names may hold a colon."""
    name = words.spoken(one.label)
    if isinstance(one.value, (Text, Message)):
        return f"{name} – {words.spoken(one.value)}"
    return f"{name} {one.value}"
