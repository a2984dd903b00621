"""The worked deals of a game in a grid: what happened and why, and who gets what."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from tappscore.i18n import mark
from tappscore.ui.forms.games import card_of, worked
from tappscore.ui.widgets.parts import clear, label

_TOP = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


def show_worked(grid: QGridLayout, key: str, house: Mapping[str, object], *, with_seats: bool = False) -> None:
    """Settle the worked deals by the rules themselves, under the options as they stand; `with_seats` heads them."""
    clear(grid)
    told = worked(card_of(key), house)
    for at, (what, moves) in enumerate(told, start=1):
        sentence = label(wraps=True)
        sentence.setText(what)
        grid.addWidget(sentence, at, 0)
        for seat, move in enumerate(moves, start=1):
            points = label(role="strong")
            points.setText(move)
            grid.addWidget(points, at, seat, _TOP)
    seats = max((len(moves) for _, moves in told), default=0) if with_seats else 0
    for seat in range(1, seats + 1):
        grid.addWidget(label(mark("New tournament", "Seat {seat}"), "soft", seat=seat), 0, seat, _TOP)
    grid.setColumnStretch(0, 1)
