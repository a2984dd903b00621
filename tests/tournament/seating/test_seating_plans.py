"""Laws of every plan, over random fields."""

from __future__ import annotations

from tappscore.tournament.seating import plan_evening, plan_round


def test_everybody_has_exactly_one_seat_a_round() -> None:
    plan = plan_evening(range(1, 31), 4, seed=3)
    assert [sorted(one.people) for one in plan.rounds] == [list(range(1, 31))] * 4


def test_a_fresh_round_after_two_rounds_repeats_nothing_at_thirty_people() -> None:
    first = plan_evening(range(1, 31), 2, seed=3)
    assert plan_round(range(1, 31), first.rounds, seed=4).quality.repeats == 0
