"""Everybody's account adds up to everybody's points."""

from __future__ import annotations

import msgspec
import pytest

from tappscore.exchange import archive
from tappscore.i18n import ENGLISH
from tappscore.i18n.qt_catalog import load
from tappscore.rules.deal import Deal
from tappscore.tournament.columns import Lists
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.snapshot import Adjustment, Snapshot
from tappscore.tournament.standings import rank
from tappscore.ui import words
from tappscore.ui.models.account import account, decision


def evening(variant: str, **house: object) -> Snapshot:
    return archive.read(simulate(5, 14, 3, variant, house, started=2))


def accounts(snapshot: Snapshot) -> list[tuple[object, object]]:
    """The points of each person as ranked, and as the last line of the account says."""
    ledger = fold(snapshot)
    standing = rank(snapshot, ledger)
    lists = Lists(snapshot=snapshot, ledger=ledger, standing=standing)
    found = []
    for place in standing.places:
        lines = account(place, lists)
        found.append((place.points, lines[-1].sum if lines else None))
    return found


@pytest.mark.parametrize(
    ("variant", "house"),
    [("dapp", {}), ("wuerttemberg", {"pot": True}), ("classic", {"rounding": "exact"}), ("tapp_tarock", {})],
)
def test_the_last_sum_of_an_account_is_the_points_of_the_place(variant: str, house: dict[str, object]) -> None:
    found = accounts(evening(variant, **house))
    assert [points for points, _ in found] == [sum_ for _, sum_ in found]
    assert any(points for points, _ in found)


def test_adjustments_of_round_and_evening_and_totals_are_lines_of_their_own() -> None:
    snapshot = evening("dapp")
    entry = snapshot.entries[3]
    table = next(each for each in snapshot.rounds[0].tables if entry.id in each.seats)
    stands = msgspec.structs.replace(
        table, totals=(*range(len(table.seats) - 1), -sum(range(len(table.seats) - 1))), totals_stand=True
    )
    first = msgspec.structs.replace(
        snapshot.rounds[0], tables=tuple(stands if each is table else each for each in snapshot.rounds[0].tables)
    )
    changed = msgspec.structs.replace(
        snapshot,
        rounds=(first, *snapshot.rounds[1:]),
        adjustments=(
            Adjustment(id=1, entry=entry.id, round=1, points=-5, reason="spät"),
            Adjustment(id=2, entry=entry.id, round=None, points=7, reason="Ausgleich"),
        ),
    )
    found = accounts(changed)
    assert [points for points, _ in found] == [sum_ for _, sum_ in found]


def test_neighbours_are_parted_by_the_first_criterion_that_differs() -> None:
    snapshot = evening("dapp")
    standing = rank(snapshot, fold(snapshot))
    said = [words.spoken(each) for each in decision(standing.places[1], standing)]
    assert said[0].startswith(f"Behind {standing.places[0].entry.person.spoken} by points: ")
    assert said[1].startswith(f"Ahead of {standing.places[2].entry.person.spoken} by points: ")


def test_a_criterion_keeps_its_capital_within_a_german_sentence() -> None:
    snapshot = evening("dapp")
    standing = rank(snapshot, fold(snapshot))
    words.use(load("de"))
    try:
        said = [words.spoken(each) for each in decision(standing.places[1], standing)]
    finally:
        words.use(ENGLISH)
    assert said[0].startswith(f"Hinter {standing.places[0].entry.person.spoken} durch Punkte: ")


def test_an_unplayed_deal_is_named_and_moves_nothing() -> None:
    snapshot = evening("dapp")
    table = snapshot.rounds[0].tables[0]
    passed = msgspec.structs.replace(table.deals[0], deal=Deal(kind="passed"))
    deals = (passed, *table.deals[1:])
    first = msgspec.structs.replace(
        snapshot.rounds[0],
        tables=(msgspec.structs.replace(table, deals=deals), *snapshot.rounds[0].tables[1:]),
    )
    changed = msgspec.structs.replace(snapshot, rounds=(first, *snapshot.rounds[1:]))
    ledger = fold(changed)
    standing = rank(changed, ledger)
    lists = Lists(snapshot=changed, ledger=ledger, standing=standing)
    line = account(standing.of(table.seats[0]), lists)[0]
    assert words.spoken(line.what) == "Passed"
    assert line.points == 0
