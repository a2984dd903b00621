"""Search in the window: typed and filtered, opened by Enter and by click, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.ui.dialogs.palette import Palette

CONTROL = Qt.KeyboardModifier.ControlModifier
HEARTS = {"dealer": 1, "declarer": 2, "contract": "herzdurch", "made": False}
FRAGE = {"dealer": 2, "declarer": 1, "contract": "frage", "points": 74}


def evening(name: str, day: date, deals: list[dict[str, object]]) -> dict[str, object]:
    people = (("Änne", "Weiß"), ("Otto", "Groß"), ("Karl", "Maier"))
    entries = [
        {"number": at, "person": f"p{at}", "first": first, "last": last} for at, (first, last) in enumerate(people, 1)
    ]
    tables = [{"table": 4, "seats": [1, 2, 3], "deals": deals}]
    return {
        "format": "tappscore-tournament/1", "uuid": name, "name": name, "date": day.isoformat(), "place": "Igelsberg",
        "variant": "dapp", "ranking": ["points"], "state": "final", "rounds_planned": 1, "entries": entries,
        "rounds": [{"number": 1, "state": "closed", "deals_per_table": {"3": len(deals)}, "tables": tables}],
    }  # fmt: skip


@pytest.fixture
def put(club: Path) -> None:
    with open_or_create(club) as file:
        for name, day, deals in (
            ("Herbst", date(2024, 10, 5), [FRAGE, HEARTS]),
            ("Frühling", date(2025, 3, 1), [HEARTS, FRAGE, FRAGE]),
        ):
            Archive(file).bring_in(archive.read(evening(name, day, deals)))


def searched(hands, text: str):
    hands.alt(7)
    tab = hands.window.page("history").show_tab("search")
    hands.wait_until(lambda: not tab.reader.is_busy and tab._read_at is not None)
    tab.line.setFocus()
    hands.type(text)
    hands.wait_until(lambda: not tab._soon.isActive())
    return tab


def rows(tab) -> list[tuple[str, str]]:
    return [(hit.kind, hit.title) for hit in tab.found.hits]


@pytest.mark.parametrize(("language", "text"), [("en", "Herzdurch lost, 2024"), ("de", "Herzdurch verloren, 2024")])
def test_a_deal_is_found_by_words_and_opened_in_its_sheet(
    put: None, open_desk: Callable[..., object], language: str, text: str
) -> None:
    hands = open_desk(language)
    tab = searched(hands, text)
    assert rows(tab) == [("deal", "Herzdurch · Otto Groß")]
    hands.press(Qt.Key.Key_Return)
    assert hands.window.current == "scoring"
    assert hands.desk.snapshot.name == "Herbst"
    loop = hands.window.page("scoring").loop
    assert (loop.table_id, loop.work.mode, loop.work.number) == (
        hands.desk.snapshot.rounds[0].tables[0].id,
        "correct",
        2,
    )


def test_both_languages_are_understood_whatever_the_window_speaks(put: None, open_desk: Callable[..., object]) -> None:
    tab = searched(open_desk("en"), "Herzdurch verloren 2024")
    assert rows(tab) == [("deal", "Herzdurch · Otto Groß")]


def test_filters_restrict_and_are_taken_away_by_one_button(put: None, open_desk: Callable[..., object]) -> None:
    hands = open_desk()
    tab = searched(hands, "")
    assert tab.hint.isVisible()
    tab.contract.setFocus()
    hands.type("Frage")
    hands.wait_until(lambda: tab.found.deals == 3)
    tab.year.setFocus()
    hands.type("2024")
    hands.wait_until(lambda: tab.found.deals == 1)
    tab.result.setFocus()
    hands.type("lost")
    hands.wait_until(lambda: tab.nothing.isVisible())
    assert tab.unfilter.isVisible()
    hands.click(tab.all)
    hands.wait_until(lambda: tab.hint.isVisible())
    tab.line.setFocus()
    hands.type("Zwetschgenknödel")
    hands.wait_until(lambda: tab.nothing.isVisible())
    assert not tab.unfilter.isVisible()
    assert "filters" not in tab.nothing.sentence.text()


def test_a_person_and_an_evening_open_where_they_belong(put: None, open_desk: Callable[..., object]) -> None:
    hands = open_desk()
    tab = searched(hands, "Gross")
    assert rows(tab)[0] == ("person", "Otto Groß")
    place = tab.list.visualRect(tab.model.index(0, 1)).center()
    hands.click(tab.list.viewport(), place)
    QTest.mouseDClick(tab.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    page = hands.window.page("history")
    assert page.key == "people"
    assert page.tab("people").chosen.last == "Groß"
    tab = searched(hands, "")
    tab.line.selectAll()
    hands.type("Frühling")
    hands.wait_until(lambda: rows(tab) == [("evening", "Frühling")])
    hands.click(tab.open)
    assert (hands.window.current, hands.desk.snapshot.name) == ("tonight", "Frühling")


def test_what_is_not_found_by_control_k_is_looked_for_in_all_evenings(
    put: None, open_desk: Callable[..., object]
) -> None:
    hands = open_desk()
    hands.press(Qt.Key.Key_K, CONTROL)
    palette = hands.dialog(Palette)
    hands.type("herzdurch 2025")
    assert palette.found.count() == 1
    hands.press(Qt.Key.Key_Return)
    tab = hands.window.page("history").tab("search")
    hands.wait_until(lambda: rows(tab) == [("deal", "Herzdurch · Otto Groß")])
    assert tab.line.text() == "herzdurch 2025"


def test_a_deal_corrected_meanwhile_is_found_as_it_is_now(put: None, open_desk: Callable[..., object]) -> None:
    hands = open_desk()
    tab = searched(hands, "Herzdurch lost 2024")
    assert tab.found.deals == 1
    hands.press(Qt.Key.Key_Return)
    scoring = hands.desk.scoring
    deal = hands.desk.snapshot.round(1).tables[0].deals[1]
    hands.desk.run(lambda: hands.desk.tournaments.reopen(hands.desk.snapshot.id, "misread"))
    hands.desk.run(lambda: scoring.delete(deal.id, "misread"))
    hands.alt(7)
    hands.wait_until(lambda: tab.nothing.isVisible())
