"""A sheet's code opens its table, whatever page is shown and wherever the keyboard is."""

from __future__ import annotations

import pytest
from desk_hands import Hands
from PySide6.QtCore import Qt

from tappscore.tournament.sheet_code import sheet_code


@pytest.fixture
def seated(hands: Hands) -> Hands:
    """Four tables of round 1, open."""
    desk = hands.desk
    people = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, people[0:4]), (2, people[4:7]), (3, people[7:10]), (4, people[10:13])]
    desk.run(lambda: desk.rounds.draw(1, tables, method="hand"))
    desk.run(lambda: desk.rounds.start(desk.snapshot.rounds[0].id))
    return hands


def code(hands: Hands, table: int) -> str:
    return sheet_code(hands.desk.snapshot.uuid, 1, table)


def test_a_scanned_code_opens_its_table_from_every_page(seated: Hands) -> None:
    for page in range(1, 9):
        table = 1 + page % 4
        seated.alt(page)
        seated.enter(code(seated, table))
        assert seated.window.current == "scoring", page
        scoring = seated.window.page("scoring")
        assert scoring.head.title.text() == f"Table {table}"
        assert scoring.bar.field.hasFocus()
        assert scoring.bar.field.text() == ""


def test_a_half_typed_name_stays_and_nobody_is_registered(seated: Hands) -> None:
    seated.alt(2)
    entries = seated.window.page("entries")
    before = len(seated.desk.snapshot.entries)
    seated.type("Zoe F")
    seated.enter(code(seated, 2))
    assert seated.window.page("scoring").head.title.text() == "Table 2"
    assert entries.line.text() == "Zoe F"
    offered = [entries.found.rows.item(at).text() for at in range(entries.found.rows.count())]
    assert any("Zoe F" in each for each in offered)
    assert not any(code(seated, 2) in each for each in offered)
    assert len(seated.desk.snapshot.entries) == before


def test_a_half_typed_deal_stays_with_its_table(seated: Hands) -> None:
    seated.alt(4)
    seated.enter("1")
    seated.type("2f7")
    seated.enter(code(seated, 2))
    scoring = seated.window.page("scoring")
    assert (scoring.head.title.text(), scoring.bar.field.text()) == ("Table 2", "")
    seated.enter("1")
    assert scoring.bar.field.text() == "2f7"


def test_a_misread_code_is_named_at_the_line_and_opens_nothing(seated: Hands) -> None:
    seated.alt(4)
    seated.enter("1")
    wrong = code(seated, 2)
    seated.enter(wrong[:-1] + ("A" if wrong[-1] != "A" else "B"))
    scoring = seated.window.page("scoring")
    assert scoring.head.title.text() == "Table 1"
    assert scoring.bar.preview.text()


def test_six_signs_with_a_key_between_them_are_no_code(seated: Hands) -> None:
    seated.alt(2)
    typed = code(seated, 2)
    seated.type(typed[:3])
    seated.press(Qt.Key.Key_Left)
    seated.press(Qt.Key.Key_End)
    seated.type(typed[3:])
    seated.press(Qt.Key.Key_Return)
    assert seated.window.current == "entries"


def test_the_code_of_a_table_that_is_not_drawn_opens_nothing(seated: Hands) -> None:
    seated.alt(8)
    seated.enter(code(seated, 99))
    assert seated.window.current == "settings"
    seated.enter(code(seated, 3))
    assert seated.window.current == "scoring"
