"""Lists that leave the hall say which tables are known by their totals alone."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from tappscore.exchange import archive, standings
from tappscore.i18n import ENGLISH
from tappscore.report.job import Job
from tappscore.report.standings import state_lines
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.standings import rank


def evening(tables: int, ranking: tuple[str, ...] = ("points", "deals_won")) -> tuple[Any, Any]:
    """Two rounds; so many tables of the second have no deals, only what they came to."""
    made = simulate(6, 12, 2, "classic", prefer=3)
    ledger = fold(archive.read(made))
    for at in range(tables):
        points = ledger.round(2)[at].points
        table = made["rounds"][1]["tables"][at]
        table["deals"], table["totals"] = [], list(points or ())
    made["ranking"] = list(ranking)
    snapshot = archive.read(made)
    return snapshot, fold(snapshot)


def said(tables: int, ranking: tuple[str, ...] = ("points", "deals_won")) -> str:
    snapshot, ledger = evening(tables, ranking)
    job = Job(snapshot=snapshot, ledger=ledger, catalog=ENGLISH, printed_at=datetime.fromisoformat("2026-11-28T21:13"))
    return " ".join(state_lines(job))


def test_files_count_the_tables_known_by_their_totals_alone() -> None:
    snapshot, ledger = evening(2)
    sentences = [ENGLISH.message(each) for each in standings.remarks(rank(snapshot, ledger))]
    assert "Tables by totals alone, their deals are not known: 2." in sentences
    assert not any("Provisional" in each for each in sentences)
    assert not any("totals" in ENGLISH.message(each) for each in standings.remarks(rank(*evening(0))))


def test_the_printed_list_says_it_where_deals_decide_between_level_people() -> None:
    assert "tables by totals alone, their deals are not known: 2" in said(2)
    assert "totals" not in said(0)
    assert "totals" not in said(2, ("points", "best_round"))


def test_points_are_the_same_with_totals_and_with_deals() -> None:
    by_deals, by_totals = (rank(*evening(count)) for count in (0, 3))
    points = {place.entry.number: place.points for place in by_deals.places}
    assert {place.entry.number: place.points for place in by_totals.places} == points
