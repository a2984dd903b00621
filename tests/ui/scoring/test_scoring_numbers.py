"""A line of numbers as people type it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tappscore.ui.forms.line_numbers import read_numbers, table_number


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("= 30 6 -36", (30, 6, -36)),
        ("30 6 36-", (30, 6, -36)),
        ("30 6 −36", (30, 6, -36)),
        ("30*6*-36", (30, 6, -36)),
        ("+30-6-24", (30, -6, -24)),
        ("30/6/-36", (30, 6, -36)),
        ("0,25 -0.25 0", (Fraction(1, 4), Fraction(-1, 4), 0)),
        ("36- 6 30", (-36, 6, 30)),
        ("", ()),
    ],
)
def test_numbers_are_read_in_every_usual_form(text: str, values: tuple[int, ...]) -> None:
    assert read_numbers(text) == (values, None)


@pytest.mark.parametrize(("text", "place"), [("30 6 x", 5), ("a", 0), ("2f74", 1)])
def test_what_is_no_number_is_named_by_its_place(text: str, place: int) -> None:
    assert read_numbers(text).stopped == place


def test_only_a_bare_number_names_a_table() -> None:
    assert table_number(" 7 ") == 7
    assert [table_number(text) for text in ("7 8", "-7", "7a", "", "٧", "12345")] == [None] * 6
