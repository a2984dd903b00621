"""What the start check asks about this computer: its printer and its battery."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from tappscore.i18n import mark, message
from tappscore.services.gates import Question
from tappscore.ui.awake import charge
from tappscore.ui.clubs import today

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

PRINTED_ON = "printed_on"  # the setting with the last day on which a printer took something
_FRESH = 7  # days that a printer counts as tried

TEST_PAGE = "test-page"  # the document that answers it
NOT_TESTED = mark("Tonight", "The printer is not tested yet")
ON_BATTERY = mark("Tonight", "The computer runs on its battery, {percent} % are left")


def printed_today(desk: Desk) -> None:
    """Note that the printer took something."""
    desk.settings.keep(PRINTED_ON, today().isoformat())


def is_printer_tested(desk: Desk) -> bool:
    """Say whether this computer has printed within the last week."""
    try:
        last = date.fromisoformat(desk.settings.text(PRINTED_ON))
    except ValueError:
        return False
    return (today() - last).days <= _FRESH


def of_machine(desk: Desk) -> list[Question]:
    """Ask about the printer, and about a battery that nobody charges."""
    found = []
    if not is_printer_tested(desk):
        found.append(Question("printer", grave=False, message=message(NOT_TESTED), page="print", only=TEST_PAGE))
    battery = charge()
    if battery is not None and battery.power_plugged is False:
        said = message(ON_BATTERY, percent=int(battery.percent))
        found.append(Question("battery", grave=False, message=said))
    return found
