"""The bars on Standings have the numbers of the standing: points of each round, contracts played and won."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pyqtgraph
import pytest
from desk_hands import Hands
from PySide6.QtCore import Qt

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.tournament.evening_curves import contract_counts
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate


@pytest.fixture
def evening(club: Path, open_desk: Callable[..., Hands]) -> Hands:
    """A window on 13 people after three rounds."""
    with open_or_create(club) as file:
        changes = Archive(file).bring_in(archive.read(simulate(6, 13, 3, "wuerttemberg")))
    hands = open_desk()
    hands.desk.bus.open(changes.made("tournaments"))
    hands.window.show_page("standings")
    return hands


def bars(hands: Hands, key: str) -> list[dict[str, object]]:
    pictures = hands.window.page("standings").pictures
    pictures.kind.setCurrentIndex(pictures.kind.findData(key))
    items = pictures.plot.getPlotItem().items
    return [item.opts for item in items if isinstance(item, pyqtgraph.BarGraphItem)]


def test_bars_have_the_points_of_their_rounds_and_the_contracts_their_counts(evening: Hands) -> None:
    evening.press(Qt.Key.Key_F6)
    desk = evening.desk
    first = desk.bus.standing.places[:10]
    expected = [[float(place.rounds[at] or 0) for place in first] for at in range(3)]
    assert [list(each["height"]) for each in bars(evening, "points")] == expected
    counts = contract_counts(desk.bus.ledger, 3).values()
    assert [list(each["width"]) for each in bars(evening, "contracts")] == [
        [count.played for count in counts],
        [count.won for count in counts],
    ]


def test_of_a_game_without_a_declarer_nobody_reads_that_it_was_never_won() -> None:
    ledger = fold(archive.read(simulate(3, 48, 3, "dapp")))
    said = {key: (count.said.text.source, dict(count.said.values)) for key, count in contract_counts(ledger, 3).items()}
    ramsch = contract_counts(ledger, 3)["ramsch"]
    assert ramsch.played > 0
    assert said["ramsch"] == ("{played} played", {"played": ramsch.played})
    solo = contract_counts(ledger, 3)["solo"]
    assert said["solo"] == ("{won} of {played} won", {"won": solo.won, "played": solo.played})
