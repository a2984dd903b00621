"""The start check of a round: people, seats, printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.i18n import mark
from tappscore.services.gates import DOOR_REASONS, before_start
from tappscore.ui.dialogs.gate import GateDialog, asked
from tappscore.ui.models.machine import of_machine
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tappscore.tournament.snapshot import Round
    from tappscore.ui.desk import Desk


class StartRoundDialog(GateDialog):
    """The start check: people, seats, printer; starts the round at once where all is in order."""

    def __init__(self, desk: Desk, round_id: int, parent: QWidget, then: str = "") -> None:
        self._desk = desk
        self._then = then  # the page to go to once the round runs
        self._round: Round = next(each for each in desk.snapshot.rounds if each.id == round_id)
        found = before_start(desk.snapshot, desk.bus.ledger, self._round)
        # The first round alone asks about the computer; a printer that nobody tried holds up no start by itself.
        if found and all(each.state == "drawn" for each in desk.snapshot.rounds):
            found += of_machine(desk)
        super().__init__(
            translate("Tonight", "Ready for round {number}?", number=self._round.number),
            mark("Tonight", "What is still open. Nothing of it keeps you from starting; say why it may stay so."),
            [asked(desk, each) for each in found],
            DOOR_REASONS,
            mark("Tonight", "Start the round"),
            self._start,
            parent,
        )

    def _start(self, given: dict[str, str]) -> bool:
        note = "; ".join(dict.fromkeys(given.values()))
        if self._desk.run(lambda: self._desk.rounds.start(self._round.id, note)) is None:
            return False
        if self._then:
            self._desk.go(self._then, round_no=self._round.number)
        self._desk.say(translate("Tonight", "The round is running."))
        return True
