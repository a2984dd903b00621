"""Sheets landing at once: twelve deals as fast as keys can come, and a whole sheet from the number pad alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from cost import loops
from desk_hands import Hands, wait_for
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tappscore.exchange.archive import read
from tappscore.rules.notation import write
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.tournament.simulate import simulate
from tappscore.ui.hall.window import HallView

# What the paper has, and its last line, reckoned by hand: two for each point of a Solo, one for each of a Frage.
LINES = ("2f74", "1s71", "3f44", "p", "1f88", "2s97", "3f67", "1s30", "2f59", "3s81", "1f62", "2f77")
CONTROL = (-153, 183, -30)
KEYS_A_SECOND = 30
LOOP = 0.07  # seconds that the bare loop of `cost` takes on the machine that the target is meant for


def evening_with_an_empty_sheet(club: Path, players: int, rounds: int, empty: int) -> None:
    """An evening in its last round, all sheets in but a few."""
    made = simulate(seed=6, players=players, rounds=rounds, variant="wuerttemberg", prefer=3)
    made["state"] = "running"
    made["rounds"][-1]["state"] = "open"
    for table in made["rounds"][-1]["tables"][:empty]:
        table["deals"] = []
    with open_or_create(club) as file:
        Archive(file).bring_in(read(made))


def typed_quickly(target: Hands, lines: tuple[str, ...]) -> list[float]:
    """Send keys on time, whatever the window does meanwhile; answer what each cost, in seconds of CPU."""
    keys = [sign for line in lines for sign in (*line, "\r")]
    start, spent = time.perf_counter(), []
    for number, sign in enumerate(keys):
        due = start + number / KEYS_A_SECOND
        while (ahead := due - time.perf_counter()) > 0:
            time.sleep(ahead)
        began = time.process_time()
        if sign == "\r":
            QTest.keyClick(target.focus(), Qt.Key.Key_Return)
        else:
            QTest.keyClicks(target.focus(), sign)
        QApplication.processEvents()
        spent.append(time.process_time() - began)
    return spent


@pytest.mark.parametrize(
    ("players", "rounds"),
    [(30, 2), pytest.param(150, 6, marks=pytest.mark.long)],
    ids=["short", "3600 deals"],
)
def test_twelve_deals_at_thirty_keys_a_second_lose_no_key(
    club: Path, open_desk: Callable[..., Hands], players: int, rounds: int
) -> None:
    evening_with_an_empty_sheet(club, players, rounds, empty=3)
    hands = open_desk()
    hands.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    hands.wait_until(lambda: len(hands.window.helpers) == 1)
    helper = hands.window.helpers[0]
    helper.show_page("standings")
    hall = HallView(hands.window.everywhere.hall.stage)
    hall.resize(1280, 720)
    hall.show()
    hands.window.everywhere.hall.stage.show_scene("missing")
    hands.window.activateWindow()
    assert wait_for(lambda: QApplication.activeWindow() is hands.window, 1000)
    hands.alt(4)
    hands.enter("1")
    spent = typed_quickly(hands, LINES)
    table = next(table for table in hands.desk.snapshot.rounds[-1].tables if table.number == 1)
    rules = hands.desk.bus.ledger.tables[table.id].rules
    assert rules is not None
    assert [write(rules, booked.deal, spaces=False) for booked in table.deals] == list(LINES)
    hands.enter(" ".join(str(number) for number in CONTROL))
    assert hands.said[-1] == "Table 1: control line agrees, checked."
    assert [place.points for place in helper.desk.bus.standing.places] == [
        place.points for place in hands.desk.bus.standing.places
    ]
    # At thirty a second the window keeps pace, and no key makes the next ones wait half a second.
    assert loops(sum(spent)) < len(spent) / KEYS_A_SECOND / LOOP
    assert loops(max(spent)) < 0.5 / LOOP
    hall.close()
    hall.deleteLater()


PAD = {
    **{str(digit): Qt.Key(Qt.Key.Key_0.value + digit) for digit in range(10)},
    "*": Qt.Key.Key_Asterisk, "/": Qt.Key.Key_Slash, "-": Qt.Key.Key_Minus, "+": Qt.Key.Key_Plus,
    ",": Qt.Key.Key_Comma, ".": Qt.Key.Key_Period,
}  # fmt: skip
# The same keys while NumLock is off.
WITHOUT_NUMLOCK = dict(
    zip(
        "0123456789",
        (
            Qt.Key.Key_Insert, Qt.Key.Key_End, Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Left,
            Qt.Key.Key_Clear, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_PageUp,
        ),
        strict=True,
    )
)  # fmt: skip


def on_the_pad(hands: Hands, text: str, *, numlock: bool) -> None:
    """Press keys of the number pad only, Enter last."""
    keypad = Qt.KeyboardModifier.KeypadModifier
    for sign in text:
        if sign.isdigit() and not numlock:
            QTest.sendKeyEvent(QTest.KeyAction.Click, hands.focus(), WITHOUT_NUMLOCK[sign], "", keypad)
        else:
            QTest.sendKeyEvent(QTest.KeyAction.Click, hands.focus(), PAD[sign], sign, keypad)
    QTest.keyClick(hands.focus(), Qt.Key.Key_Enter, keypad)


@pytest.mark.parametrize("numlock", [True, False], ids=["NumLock on", "NumLock off"])
def test_sheets_are_typed_with_the_number_pad_alone(club: Path, open_desk: Callable[..., Hands], numlock: bool) -> None:
    evening_with_an_empty_sheet(club, 30, 1, empty=2)
    hands = open_desk()
    hands.alt(4)
    page = hands.window.page("scoring")

    def enter(text: str) -> None:
        on_the_pad(hands, text, numlock=numlock)

    enter("2")
    assert page.head.title.text() == "Table 2"
    numbers = {"f": "1", "s": "2"}
    for line in LINES:
        enter("*0" if line == "p" else f"{line[0]}*{numbers[line[1]]}*{line[2:]}")
    assert page.bar.prompt.text() == "Control line"
    enter("*".join(str(number) for number in CONTROL))
    assert hands.said[-1] == "Table 2: control line agrees, checked."
    assert page.head.title.text() == "Table 1"
    # A slip: digits swapped in the second deal. The control line finds it, and the pad accepts what is proposed.
    for line in ("2f74", "1s17", *LINES[2:]):
        enter("*0" if line == "p" else f"{line[0]}*{numbers[line[1]]}*{line[2:]}")
    enter("/".join(str(number) for number in CONTROL))
    swapped = next(at for at, answer in enumerate(page.bar.answers, 1) if "1 s 17 → 1 s 71" in answer.words)
    on_the_pad(hands, f"*{swapped}", numlock=numlock)
    assert hands.said[-1] == "Table 1: control line agrees, checked."


def test_plus_on_the_pad_walks_and_the_decimal_key_names_a_deal(club: Path, open_desk: Callable[..., Hands]) -> None:
    evening_with_an_empty_sheet(club, 30, 1, empty=3)
    hands = open_desk()
    hands.alt(4)
    page = hands.window.page("scoring")
    on_the_pad(hands, "1", numlock=True)
    for expected in ("Table 2", "Table 3", "Table 1"):
        QTest.sendKeyEvent(
            QTest.KeyAction.Click, hands.focus(), Qt.Key.Key_Plus, "+", Qt.KeyboardModifier.KeypadModifier
        )
        assert page.head.title.text() == expected
    for line in ("2*1*74", "1*2*71"):
        on_the_pad(hands, line, numlock=True)
    page.loop.second.begin()
    for line in ("2,1*2*71", "1.2*1*74", "+"):
        on_the_pad(hands, line, numlock=True)
    assert hands.said[-1] == "Table 1: both entries agree, checked."
