"""The evening that both acceptance tests play, worked out by hand rules of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from desk_hands import Hands, club, hands, open_desk, own_folder, registered, settings

from tappscore.store.backup import copy_out

__all__ = ["club", "hands", "open_desk", "own_folder", "settings"]

VALUES = {"f": 5, "s": 5, "h": 10, "b": 15, "r+": 15, "bo": 30, "d": 30}
PEOPLE = (
    "Änne Weiß", "Łukasz Roth", "Otto Bräuer", "Karl-Heinz Müller-Großmann", "Pat O'Neil", "Rösle Häberle",
    "Hans Maier", "Anna Maier", "Emil Schäuble", "Frieda Kächele", "Gustav Wössner", "Hilde Finkbeiner", "Zoë Đurić",
)  # fmt: skip
# One sheet: seat of the declarer, contract, what is typed behind it, won or lost. No seat: nothing moves.
SHEET = (
    (1, "f", "74", True), (2, "s", "61", True), (3, "h", "52", False), (0, "p", "", False), (1, "b", "+", True),
    (2, "s", "-", False), (3, "f", "88", True), (1, "d", "-", False), (2, "bo", "+", True), (3, "f", "60", False),
    (1, "h", "90", True), (2, "f", "+", True),
)  # fmt: skip


class Sheet:
    """A sheet as the paper has it: what one types, and what each seat has in the end.

    `turn` begins the list at another deal, so that tables differ.
    """

    def __init__(self, seats: int, turn: int) -> None:
        deals = [*SHEET[turn % 12 :], *SHEET[: turn % 12]]
        self.lines = [f"{seat or ''}{contract}{rest}" for seat, contract, rest, _ in deals]
        self.totals = [0] * seats
        for seat, contract, _, won in deals:
            if seat:
                self.add(seat, VALUES[contract] if won else -VALUES[contract])

    def add(self, declarer: int, value: int) -> None:
        """Let each other seat pay the declarer `value`."""
        for seat in range(len(self.totals)):
            self.totals[seat] -= value
        self.totals[declarer - 1] += value * len(self.totals)

    @property
    def control(self) -> str:
        return " ".join(str(total) for total in self.totals)


@pytest.fixture
def people() -> tuple[str, ...]:
    return PEOPLE


@pytest.fixture
def sheet() -> type[Sheet]:
    return Sheet


@pytest.fixture(scope="session")
def played() -> dict[str, bytes]:
    """Club files as evenings typed at the window left them, by the name of the evening."""
    return {}


@pytest.fixture
def play_once(
    played: dict[str, bytes], club: Path, open_desk: Callable[..., Hands], tmp_path: Path
) -> Callable[[str, Callable[[Hands], None]], Hands]:
    """Give a window on an evening: typed by the first test that needs it, opened again as it was by all others."""

    def window(name: str, by_hand: Callable[[Hands], None]) -> Hands:
        if name in played:
            club.write_bytes(played[name])
            return open_desk()
        registered(club)
        hands = open_desk()
        by_hand(hands)
        played[name] = copy_out(hands.desk.bus.file, tmp_path / "played.tapp").read_bytes()
        return hands

    return window
