"""The handbook shows the letters of the game that is open, those that the club chose itself among them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from desk_hands import registered
from PySide6.QtCore import Qt

from tappscore.i18n import ENGLISH
from tappscore.rules.notation import pad, read
from tappscore.rules.registry import newest
from tappscore.rules.registry import rule_set as of_key
from tappscore.rules.ruleset import bind, resolve, table_sizes
from tappscore.rules.settlement import settler
from tappscore.services.rulings import Rulings
from tappscore.ui import words
from tappscore.ui.dialogs.help import HelpDialog
from tappscore.ui.models.written_tonight import example_of

KEY = Qt.Key


@pytest.mark.parametrize("variant", [one.key for one in newest()])
def test_every_contract_s_example_is_a_line_that_names_it(variant: str) -> None:
    words.use(ENGLISH)
    chosen = of_key(variant)
    rules = bind(chosen, {}, table_sizes(chosen, resolve(chosen, {}))[0])
    for contract in pad(rules).contracts:
        line = example_of(contract, rules)
        reading = read(rules, line, settler(rules).turns[rules.seats])
        assert reading.draft is not None
        assert reading.draft.contract == contract.contract.key, line
        # What a line of this game needs besides, and a value that the club has not set, are no slips of the line.
        known = ("missing", "contract-without-value")
        assert [one.code for one in reading.problems if not one.code.endswith(known)] == [], line


def handbook(hands) -> str:
    hands.press(KEY.Key_F1)
    dialog = hands.dialog(HelpDialog)
    text = dialog.text.toPlainText()
    hands.press(KEY.Key_Escape)
    hands.wait_until(lambda: not dialog.isVisible())
    return " ".join(text.split())


def test_the_page_about_typing_shows_the_letters_of_tonight(club: Path, open_desk: Callable) -> None:
    registered(club, 6, variant="tapp_tarock")
    hands = open_desk()
    hands.alt(4)
    assert "Written tonight, Tapp Tarock" in handbook(hands)
    assert "u Unterer, as 2u49" in handbook(hands)
    assert "pa+ Pagat" in handbook(hands)
    hands.focus()
    hands.desk.run(lambda: Rulings(hands.desk.file).write_with(1, {"unterer": "w", "pagat": "pg"}))
    text = handbook(hands)
    assert "w Unterer, as 2w49" in text
    assert "pg+ Pagat" in text
    assert "2u49" not in text


def test_without_an_evening_the_handbook_has_no_such_table(open_desk: Callable) -> None:
    hands = open_desk()
    hands.press(KEY.Key_F1)
    dialog = hands.dialog(HelpDialog)
    dialog.turn_to("scoring")
    text = dialog.text.toPlainText()
    assert "Written tonight" not in text
    assert "{" not in text
    assert "seat 2 plays Frage" in text
