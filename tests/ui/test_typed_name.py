from __future__ import annotations

import pytest

from tappscore.ui.models.typed_name import read_typed


@pytest.mark.parametrize(
    ("typed", "first", "last", "number"),
    [
        ("änne weiß", "Änne", "Weiß", None),
        ("Weiß, Änne", "Änne", "Weiß", None),
        ("karl-heinz müller-lüdenscheidt 12", "Karl-Heinz", "Müller-Lüdenscheidt", 12),
        ("Otto", "Otto", "", None),
        ("Hans Peter von der Ahe", "Hans Peter", "von der Ahe", None),
        ("Pat O'Neil #7", "Pat", "O'Neil", 7),
        ("12", "", "", 12),
        ("McArthur Ian", "McArthur", "Ian", None),
        ("  ", "", "", None),
    ],
)
def test_typed_names_are_read_in_either_order(typed: str, first: str, last: str, number: int | None) -> None:
    read = read_typed(typed)
    assert (read.first, read.last, read.number) == (first, last, number)


def test_swapping_twice_gives_the_same_name() -> None:
    assert read_typed("Änne Weiß").swapped.swapped == read_typed("Änne Weiß")
