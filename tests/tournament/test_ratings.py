"""The rating: who beats whom at a table, with its uncertainty."""

from __future__ import annotations

from fractions import Fraction

from tappscore.tournament.ratings import TableOutcome, rate


def table(**points: int) -> TableOutcome:
    return TableOutcome(people=tuple(points), points=tuple(points.values()))


def test_whoever_wins_the_tables_stands_first() -> None:
    rated = rate([table(anna=20, bert=-5, carl=-15)] * 3)
    assert [rating.person for rating in rated] == ["anna", "bert", "carl"]
    assert rated[0].mu > 25 > rated[2].mu


def test_only_the_order_at_the_table_counts_and_not_the_size_of_the_points() -> None:
    close = rate([table(anna=1, bert=0, carl=-1)])
    clear = rate([table(anna=500, bert=0, carl=-500)])
    quarters = rate([TableOutcome(people=("anna", "bert", "carl"), points=(Fraction(1, 4), 0, Fraction(-1, 4)))])
    assert close == clear == quarters


def test_level_totals_share_a_rank() -> None:
    rated = {rating.person: rating.mu for rating in rate([table(anna=10, bert=10, carl=-20)])}
    assert rated["anna"] == rated["bert"] > rated["carl"]


def test_uncertainty_falls_with_each_table_and_a_lucky_newcomer_is_not_first() -> None:
    season = [table(anna=20, bert=-5, carl=-15)] * 12
    rated = {rating.person: rating for rating in rate([*season, table(dora=30, bert=-10, carl=-20)])}
    assert rated["anna"].sigma < rated["dora"].sigma
    assert rated["anna"].ordinal > rated["dora"].ordinal
    assert (rated["bert"].tables, rated["dora"].tables) == (13, 1)


def test_nothing_played_is_nobody_rated() -> None:
    assert rate([]) == ()
    assert rate([table(anna=5)]) == ()
