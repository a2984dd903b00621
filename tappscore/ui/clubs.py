"""Opening, switching and taking along club files; which evening is opened at the start."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tappscore.problems import RefusedError
from tappscore.ui import commands
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tappscore.store.loading import Summary
    from tappscore.ui.desk import Desk


def today() -> date:
    """Give the day on the wall: an evening belongs to the local date."""
    return datetime.now().astimezone().date()


def evening_to_open(evenings: Sequence[Summary], on: date) -> int | None:
    """Choose the evening that a desk most likely wants: running, today's, the next one, the last one."""
    shown = [each for each in evenings if not each.binned]

    def wish(evening: Summary) -> tuple[int, int]:
        apart = abs((evening.date - on).days)
        if evening.state == "running":
            return 0, apart
        if evening.date == on and evening.state == "planned":
            return 1, apart
        if evening.state == "planned" and evening.date > on:
            return 2, apart
        return 3, apart

    return min(shown, key=wish).id if shown else None


def open_club(desk: Desk, path: Path) -> bool:
    """Open a club file, made if there is none, and the evening it most likely is opened for.

    A file that can't be opened leaves everything as it was and says why.
    """
    from tappscore.services.club import open_or_create
    from tappscore.store.loading import tournaments

    try:
        file = open_or_create(path)
    except RefusedError as refusal:
        commands.show(desk, refusal.problems, {})
        return False
    if desk.bus.file is not None:
        desk.bus.file.close()
    desk.bus.switch(file)
    chosen = evening_to_open(tournaments(file), today())
    if chosen is not None:
        desk.bus.open(chosen)
    return True


def choose(desk: Desk, window: QWidget) -> None:
    """Ask for a club file and open it."""
    from PySide6.QtWidgets import QFileDialog

    name, _ = QFileDialog.getOpenFileName(
        window,
        translate("Window", "Open a club file"),
        desk.settings.text("club_folder"),
        translate("Window", "Club files (*.tapp)"),
    )
    if name and open_club(desk, Path(name)):
        desk.settings.keep("club_folder", str(Path(name).parent))
        desk.settings.keep("club", name)
        desk.go("tonight")


def take_along(desk: Desk, window: QWidget) -> None:
    """Ask for a place and write one file that brings the whole club to another computer."""
    from PySide6.QtWidgets import QFileDialog

    from tappscore.services.club import backup

    name, _ = QFileDialog.getSaveFileName(
        window,
        translate("Window", "Take the club along"),
        str(Path(desk.settings.text("stick")) / "club.tapp"),
        translate("Window", "Club files (*.tapp)"),
    )
    if not name:
        return
    try:
        backup(desk.file, Path(name))
    except RefusedError as refusal:
        commands.show(desk, refusal.problems, {})
        return
    desk.settings.keep("stick", str(Path(name).parent))
    desk.say(translate("Window", "The whole club is in {file}.", file=name))


def open_sample(desk: Desk) -> None:
    """Open the sample evening, which lives in a file of its own."""
