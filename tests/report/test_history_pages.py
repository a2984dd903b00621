"""Pages of the history on paper: nothing clipped, the course drawn, long lists ended with a line."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from tappscore.i18n import ENGLISH, mark
from tappscore.i18n.qt_catalog import load
from tappscore.report.history_pages import Course, Part, history_page, render_history
from tappscore.report.job import Order
from tappscore.report.page import Curve, Page
from tappscore.tournament.columns import Column

NOW = datetime.fromisoformat("2026-11-28T21:13")
COLUMNS: tuple[Column[tuple[str, int]], ...] = (
    Column(key="name", label=mark("History", "Name"), value=lambda row, _: row[0]),
    Column(key="points", label=mark("History", "Points"), align="right", kind="change", value=lambda row, _: row[1]),
)


def order(language: str = "en") -> Order:
    return Order(catalog=ENGLISH if language == "en" else load(language), printed_at=NOW)


def words(pages: list[Page]) -> list[str]:
    return [word.text for page in pages for word in page.words]


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_list_shows_exact_values_and_ends_with_how_many_are_left_out(language: str) -> None:
    rows = [(f"Somebody with a long name {number}", number - 2) for number in range(70)]
    pages = history_page(order(language), "Änne Weiß", ("SV Igelsberg",), [Part("Met", COLUMNS, rows, most=60)])
    said = words(pages)
    assert "−2" in said
    assert "+57" in said
    assert "+58" not in said
    assert any("10" in text for text in said[-6:])
    assert len(pages) > 1


def test_a_heading_is_never_left_alone_at_the_foot_of_a_page() -> None:
    for lines in range(30, 50):
        facts = [("Best", str(number)) for number in range(lines)]
        parts = [Part("Facts", facts=facts), Part("Met", COLUMNS, [("Änne", 1)] * 9)]
        pages = history_page(order(), "X", (), parts)
        (page,) = [page for page in pages if "Met" in words([page])]
        assert "Änne" in words([page])


def test_a_course_has_its_ends_and_turns_places_upside_down() -> None:
    days = [date(2026, month, 1) for month in range(1, 5)]
    for is_place in (False, True):
        (page,) = history_page(order(), "X", (), [Course("Places", days, [1, None, 30, 12], is_place=is_place)])
        (line,) = [shape for shape in page.shapes if isinstance(shape, Curve)]
        assert len(line.points) == 3
        first, last = line.points[0][1], line.points[1][1]
        assert (first < last) is is_place
        assert {"1", "30"} <= set(words([page]))


def test_nothing_known_leaves_the_heading_alone_and_one_evening_is_no_course() -> None:
    (page,) = history_page(order(), "X", ("",), [Part("Contracts", COLUMNS), Course("Points", [date(2026, 1, 1)], [3])])
    assert "Contracts" not in words([page])
    assert not [shape for shape in page.shapes if isinstance(shape, Curve)]


def test_equal_orders_give_equal_bytes() -> None:
    made = [render_history("X", (), [Part("F", facts=[("Best", "120")])], ENGLISH, printed_at=NOW) for _ in range(2)]
    assert made[0] == made[1]
    assert made[0].startswith(b"%PDF")
