"""The gate of a round's closing: missing or contradictory tables each need an answer, unchecked ones one for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.i18n import mark
from tappscore.services.gates import REASONS, unanswered
from tappscore.ui import words
from tappscore.ui.dialogs.gate import ALL, Asked, GateDialog
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tappscore.tournament.snapshot import Round
    from tappscore.ui.desk import Desk


_FOR_EACH = mark("Scoring", "Say for each why it is closed all the same. The reason stays with the table.")
_FOR_ALL = mark("Scoring", "One reason for all is enough. It stays with each table.")


class CloseRoundDialog(GateDialog):
    """Asks for what is missing; closes the round at once where nothing is."""

    def __init__(self, desk: Desk, round_id: int, parent: QWidget) -> None:
        self._desk = desk
        self._round: Round = next(each for each in desk.snapshot.rounds if each.id == round_id)
        self._tables: dict[str, int] = {}
        opened = self._asked()
        super().__init__(
            translate("Scoring", "Close round {number}", number=self._round.number),
            _FOR_EACH if any(each.grave for each in opened) else _FOR_ALL,
            opened,
            REASONS,
            mark("Scoring", "Close the round"),
            self._close,
            parent,
        )

    def _asked(self) -> list[Asked]:
        desk = self._desk
        opened = unanswered(desk.snapshot, self._round.number, desk.bus.ledger)
        found: list[Asked] = []
        for each in opened:
            if each.grave:
                self._tables[str(each.table_id)] = each.table_id

                def show(table_id: int = each.table_id) -> None:
                    desk.go("scoring", table_id=table_id)

                found.append(Asked(str(each.table_id), True, words.spoken(each.problem.message), show))
        if plain := sum(not each.grave for each in opened):
            sentence = translate("Scoring", "%n tables are complete, but no control line was compared.", n=plain)
            found.append(Asked(ALL, False, sentence))
        return found

    def _close(self, given: dict[str, str]) -> bool:
        reasons = {0 if key == ALL else self._tables[key]: reason for key, reason in given.items()}
        if self._desk.run(lambda: self._desk.rounds.close(self._round.id, reasons)) is None:
            return False
        self._desk.say(translate("Scoring", "Round {number} is closed.", number=self._round.number))
        return True
