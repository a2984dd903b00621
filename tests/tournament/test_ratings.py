"""The rating: who beats whom at a table, with its uncertainty."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from tappscore.tournament.ratings import Rating, TableOutcome, ranked, rate


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


def test_one_table_of_newcomers_is_rated_as_worked_out_by_hand() -> None:
    # Everybody begins with μ = 25, σ = 25/3; β = 25/6. Three at a table: c² = 3·(σ² + β²) = 3125/12,
    # c = 16.137. Each has a chance of 1/3 to be first of three, of 1/2 to be second of the two who are left.
    # μ: first 25 + σ²/c·(1 − 1/3) = 25 + 4.3033·2/3 = 27.869; second 25 + 4.3033·(1/2 − 1/3) = 25.717;
    # last 25 − 4.3033·(1/3 + 1/2) = 21.414. σ² shrinks by σ²/c²·σ/c·Σp(1 − p) with σ²/c² = 4/15 and σ/c = 0.5164:
    # first 2/9, so σ = 25/3·√(1 − 4/15·0.5164·2/9) = 8.205; the others 2/9 + 1/4, so σ = 8.058.
    rated = rate([table(anna=20, bert=-5, carl=-15)])
    assert [(each.person, round(each.mu, 3), round(each.sigma, 3)) for each in rated] == [
        ("anna", 27.869, 8.205), ("bert", 25.717, 8.058), ("carl", 21.414, 8.058),
    ]  # fmt: skip
    # What is ranked: 27.869 − 3·8.205 = 3.254.
    assert round(rated[0].ordinal, 2) == 3.25


def test_classes_go_by_the_rank() -> None:
    # The first tenth, up to two fifths, up to three quarters, the rest: of ten people 1, 3, 4 and 2.
    people = [Rating(person=str(number), mu=40 - number, sigma=1, tables=9) for number in range(10)]
    tiers = [each.tier.source for each in ranked(people)]
    assert tiers == ["masters", *["first class"] * 3, *["second class"] * 4, *["third class"] * 2]
    assert [each.place for each in ranked(people)] == list(range(1, 11))
    level = [msgspec.structs.replace(each, mu=30.0) for each in people[:2]]
    assert [(each.place, each.tier.source) for each in ranked(level)] == [(1, "masters"), (1, "masters")]
    assert ranked([]) == ()


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
