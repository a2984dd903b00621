"""What the history shows when there is nothing yet, and that its parts have the room they need."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.seasons import Seasons
from tappscore.tournament.club_statistics import Year, club_page
from tappscore.tournament.simulate import simulate
from tappscore.ui.dialogs.recount import RecountDialog
from tappscore.ui.models.club_rows import contract_columns, year_columns


@pytest.fixture
def desk(club: Path, open_desk: Callable[..., object]):
    with open_or_create(club) as file:
        made = simulate(6, 12, 1, "wuerttemberg", name="Abend", day=date(2026, 1, 10))
        Archive(file).bring_in(archive.read(made))
        Seasons(file).create("Winter", None, [])
    hands = open_desk()
    hands.alt(7)
    return hands


def shown(hands, key: str):
    """Show a tab and wait until its evenings are read."""
    tab = hands.window.page("history").show_tab(key)
    hands.wait_until(lambda: not tab.reader.is_busy)
    return tab


def test_a_season_without_evenings_asks_for_them(desk) -> None:
    tab = shown(desk, "seasons")
    desk.wait_until(lambda: tab.nothing.isVisible())
    assert tab.counts.text().startswith("No evening chosen yet")
    assert tab.nothing.sentence.text().startswith("Choose the evenings that count")


def test_a_reading_that_is_over_leaves_no_gap(desk) -> None:
    tab = shown(desk, "people")
    desk.wait_until(lambda: tab.reader.isHidden())
    desk.wait_until(lambda: tab.view.y() == 0)
    assert tab.view.mapTo(tab, tab.view.rect().topLeft()).y() == tab.search.mapTo(tab, tab.search.rect().topLeft()).y()


def test_the_curve_writes_a_minus_and_every_day_whole(desk) -> None:
    tab = shown(desk, "people")
    tab.view.sections.setCurrentIndex(1)
    left = tab.view.curve.plot.getAxis("left")
    assert left.tickStrings([-20.0, 0.0, 2.5], 1, 20) == ["−20", "0", "2.5"]


def test_other_rules_have_room_beside_what_they_change(desk) -> None:
    desk.window.resize(1092, 614)
    tab = desk.window.page("history").show_tab("evenings")
    tab.list.choose(0)
    desk.click(tab.recount)
    dialog = desk.dialog(RecountDialog)
    for key in ("wuerttemberg", "classic", "frog"):
        dialog.counted_as.setCurrentIndex(dialog.counted_as.findData(key))
        desk.wait_until(lambda: dialog.form.isVisible())
        places = [each for each in dialog.findChildren(QScrollArea) if each.widget() is dialog.form]
        assert len(places) == 1
        desk.wait_until(lambda place=places[0]: place.horizontalScrollBar().maximum() == 0)
    desk.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize(("years", "is_cut"), [(3, True), (20, False)])
def test_many_years_are_scrolled_before_a_game_is_cut(years: int, is_cut: bool) -> None:
    held = tuple(
        Year(year=2000 + at, evenings=1, with_deals=1, attendance=12, champions=(), titles=1, contracts={})
        for at in range(years)
    )
    columns = contract_columns(msgspec.structs.replace(club_page(()), years=held))
    game = next(column for column in columns if column.key == "game")
    assert bool(game.weight) == is_cut


@pytest.mark.parametrize(("with_deals", "is_said"), [(2, False), (1, True)])
def test_evenings_with_deals_are_counted_only_where_some_have_none(with_deals: int, is_said: bool) -> None:
    held = [
        Year(year=2025, evenings=2, with_deals=2, attendance=12, champions=(), titles=1, contracts={}),
        Year(year=2026, evenings=2, with_deals=with_deals, attendance=12, champions=(), titles=1, contracts={}),
    ]
    assert ("with_deals" in [column.key for column in year_columns({}, held)]) == is_said
