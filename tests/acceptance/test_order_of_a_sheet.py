"""What is odd about the order of a sheet is named with its table and deal, where the evening's open points stand."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from desk_hands import Hands
from PySide6.QtWidgets import QPushButton

from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.services.rounds import Rounds
from tappscore.services.tournaments import Tournaments

NAMES = ("Änne Weiß", "Łukasz Roth", "Otto Bräuer", "Pat O'Neil", "Rösle Häberle", "Emil Schäuble", "Zoë Frey")


@pytest.fixture
def seated(club: Path, open_desk: Callable[..., Hands]) -> Hands:
    """A table of four, where the dealer rests, and one of three; three deals each."""
    with open_or_create(club) as file:
        made = Tournaments(file).create(
            "Abend", date(2099, 1, 1), "Igelsberg", "wuerttemberg", rounds=1, deals={3: 3, 4: 3}, prefer=4
        )
        tournament = made.made("tournaments")
        people = [Registration(file, tournament).register(*name.split()).made("entries") for name in NAMES]
        drawn = Rounds(file, tournament).draw(1, [(1, tuple(people[:4])), (2, tuple(people[4:]))])
        Rounds(file, tournament).start(drawn.made("rounds"))
    hands = open_desk()
    hands.alt(4)
    hands.enter("1")
    return hands


def open_points(hands: Hands) -> str:
    hands.alt(1)
    shown = [each for each in hands.window.page("tonight").findChildren(QPushButton) if each.isVisible()]
    texts = [each.accessibleName() or each.text() for each in shown]
    hands.alt(4)
    return "\n".join(texts)


def test_a_dealer_out_of_turn_is_named_with_whose_turn_it_was(seated: Hands) -> None:
    seated.enter("2f74")
    seated.enter("1f66@3")
    assert "Round 1, table 1, deal 2: seat 3 deals, but it is the turn of 2." in open_points(seated)


def test_a_wrong_resting_seat_is_named(seated: Hands) -> None:
    seated.enter("1f74~4")
    assert "Round 1, table 1, deal 1: not the usual seat rests." in open_points(seated)


def test_a_seat_that_rests_is_refused_as_declarer_at_its_place(seated: Hands) -> None:
    seated.enter("1f74")  # seat 1 deals first and rests
    page = seated.window.page("scoring")
    assert page.bar.field.text() == "1f74"
    assert "Seat 1 rests in this deal" in page.bar.preview.text()
    assert [page.bar.field.text()[start:end] for start, end in page.bar.field.slips] == ["1"]


def test_missing_and_double_deals_are_named_and_a_full_sheet_says_so(seated: Hands) -> None:
    seated.enter("2")
    seated.enter("2f74")
    assert "Round 1, table 2: begun, not complete" in open_points(seated)
    seated.enter("2f74")
    seated.enter("1s71")
    assert "Round 1, table 2: deals 1 and 2 are the same." in open_points(seated)
    # A sheet that is full takes no more deals by mistake.
    seated.enter("2")
    assert "Table 2 already has its 3 deals." in seated.window.page("scoring").bar.preview.text()
