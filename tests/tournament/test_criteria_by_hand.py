"""Every ranking criterion against values reckoned by hand (formats.md 3)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tappscore.tournament.metrics import BY_KEY, CRITERIA, Field, lot

Build = Callable[..., Any]

# Round 1: table 1 has +30 −30 0, table 2 has +72 −21 −51. Round 2: table 1 (seats 1, 4, 2) has +18 −42 +24,
# table 2 brought its totals only: +5 +5 −10. Number 5 is fined 5 points in round 1.
ROUND_1 = [((1, 2, 3), ("1 f 70", "2 s 55", "p"), {}), ((4, 5, 6), ("1 f 61", "1 s 75", "3 f 50"), {})]
ROUND_2 = [((1, 4, 2), ("1 f 60", "2 f 40", "3 s 61"), {}), ((3, 5, 6), (), {"totals": [5, 5, -10]})]
FINE = {"entry": 5, "round": 1, "points": -5, "reason": "late"}

BY_HAND: dict[str, tuple[Any, ...]] = {
    "points": (48, -6, 5, 30, -21, -61),
    "points_per_deal": (8, -1, Fraction(5, 6), 5, Fraction(-7, 2), Fraction(-61, 6)),
    "table_points": (3, 2, Fraction(5, 2), 2, Fraction(5, 2), 0),
    "table_wins": (1, 1, 1, 1, 1, 0),
    "deals_won": (1, 1, 0, 2, 0, 0),
    "declared": (2, 2, 0, 3, 0, 1),
    "fewest_lost": (0, 1, 0, 1, 0, 1),
    "high_contracts": (1, 2, 0, 3, 0, 0),
    "best_round": (30, 24, 5, 72, 5, -10),
    "best_two_rounds": (48, -6, 5, 30, -21, -61),
    "worst_round": (18, -30, 0, -42, -26, -51),
    "without_worst_round": (30, 24, 5, 72, 5, -10),
}


@pytest.mark.parametrize("key", BY_HAND)
def test_criterion_gives_the_values_reckoned_by_hand(evening: Build, key: str) -> None:
    played = evening(ROUND_1, ROUND_2, adjustments=[FINE])
    rows = sorted(played.ledger.rows.values(), key=lambda row: row.entry.number)
    values = tuple(BY_KEY[key].value(row, Field(played.snapshot, rows)) for row in rows)
    assert values == BY_HAND[key]


def test_every_criterion_is_reckoned_by_hand_somewhere() -> None:
    assert {criterion.key for criterion in CRITERIA} == {*BY_HAND, "direct_meeting", "lot"}


def test_without_worst_round_strikes_nothing_after_one_round(evening: Build) -> None:
    played = evening(ROUND_1, ranking=("without_worst_round",))
    assert [place.values[0] for place in played.standing().places] == [72, 30, 0, -21, -30, -51]


def test_fewest_lost_puts_the_lower_number_first(evening: Build) -> None:
    played = evening(ROUND_1, ROUND_2, ranking=("fewest_lost", "points"))
    assert played.order() == [(1, 1), (2, 3), (3, 5), (4, 4), (5, 2), (6, 6)]


def test_direct_meeting_counts_only_tables_where_all_level_people_sat(evening: Build) -> None:
    # 1 and 4 are level on 10 points; they met in round 2 only, where 4 had 20 and 1 had −10.
    played = evening(
        [((1, 2, 3), (), {"totals": [20, -10, -10]}), ((4, 5, 6), (), {"totals": [-10, 5, 5]})],
        [((1, 4, 2), (), {"totals": [-10, 20, -10]}), ((3, 5, 6), (), {"totals": [0, 0, 0]})],
        ranking=("points", "direct_meeting"),
    )
    first, second = played.standing().places[:2]
    assert (first.entry.number, first.values, first.decided_by.key) == (4, (10, 20), "direct_meeting")
    assert (second.entry.number, second.values, second.decided_by.key) == (1, (10, -10), "direct_meeting")


def test_direct_meeting_of_people_who_never_met_decides_nothing(evening: Build) -> None:
    played = evening(
        [((1, 2, 3), (), {"totals": [10, -5, -5]}), ((4, 5, 6), (), {"totals": [10, -4, -6]})],
        ranking=("points", "direct_meeting"),
    )
    first, second = played.standing().places[:2]
    assert (first.place, second.place, first.tied, second.tied) == (1, 1, True, True)
    assert first.values == (10, None)


def test_direct_meeting_of_three_asks_where_all_three_sat(evening: Build) -> None:
    # 1, 2 and 3 are level on 0: they sat together in round 1 only; that 1 and 2 met again doesn't count.
    played = evening(
        [((1, 2, 3), (), {"totals": [6, -2, -4]}), ((4, 5, 6), (), {"totals": [90, -50, -40]})],
        [((1, 2, 4), (), {"totals": [-6, 2, 4]}), ((3, 5, 6), (), {"totals": [4, -2, -2]})],
        ranking=("points", "direct_meeting"),
    )
    level = [place for place in played.standing().places if place.points == 0]
    assert [(place.entry.number, place.values[1]) for place in level] == [(1, 6), (2, -2), (3, -4)]


def test_lot_is_the_same_at_every_view_and_hangs_on_the_seed(evening: Build) -> None:
    level = [((1, 2, 3), (), {"totals": [0, 0, 0]}), ((4, 5, 6), (), {"totals": [0, 0, 0]})]
    one = evening(level, ranking=("points", "lot"), seed=1).order()
    assert one == evening(level, ranking=("points", "lot"), seed=1).order()
    assert [place for place, _ in one] == [1, 2, 3, 4, 5, 6]
    assert any(one != evening(level, ranking=("points", "lot"), seed=seed).order() for seed in range(2, 8))


def test_lot_of_an_entry_stays_when_somebody_joins(evening: Build) -> None:
    level = [((1, 2, 3), (), {"totals": [0, 0, 0]}), ((4, 5, 6), (), {"totals": [0, 0, 0]})]
    before = [number for _, number in evening(level, ranking=("lot",)).order()]
    joined = [*level, ((7, 8, 9), (), {"totals": [0, 0, 0]})]
    after = [number for _, number in evening(joined, people=9, ranking=("lot",)).order()]
    assert [number for number in after if number <= 6] == before


def test_lot_is_drawn_from_the_sha_256_of_seed_and_uuid() -> None:
    # printf '7:u' | sha256sum
    assert lot(7, "u") == int("ba83192db9a75baf", 16)
