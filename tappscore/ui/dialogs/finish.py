"""The final check of an evening."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tappscore.i18n import mark
from tappscore.services.gates import DOOR_REASONS, REASONS, before_finish
from tappscore.ui.dialogs.gate import ALL, GateDialog, asked
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tappscore.ui.desk import Desk


class FinishDialog(GateDialog):
    """The final check; the evening is final at once where all is in order. `after_round` ends it early."""

    def __init__(self, desk: Desk, parent: QWidget, after_round: int | None = None) -> None:
        self._desk = desk
        self._after = after_round
        found = before_finish(desk.snapshot, desk.bus.ledger, datetime.now(UTC))
        self._unchecked = [each.key for each in found if not each.grave]
        super().__init__(
            translate("Tonight", "Is the evening final?"),
            mark("Tonight", "After this only corrections with a reason are possible. What is still open:"),
            [asked(desk, each) for each in found],
            (*REASONS, *DOOR_REASONS[:1]),
            mark("Tonight", "Finish the evening"),
            self._finish,
            parent,
        )

    def _finish(self, given: dict[str, str]) -> bool:
        desk = self._desk
        reasons = {key: reason for key, reason in given.items() if key != ALL}
        reasons |= dict.fromkeys(self._unchecked, given.get(ALL, ""))
        if desk.run(lambda: desk.tournaments.finish(desk.snapshot.id, self._after, reasons)) is None:
            return False
        desk.say(translate("Tonight", "The evening is final."))
        return True
