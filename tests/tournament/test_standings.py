"""Places, shared places and people without one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tappscore.problems import RefusedError

Build = Callable[..., Any]


def two_tables(*totals: int) -> list[Any]:
    return [((1, 2, 3), (), {"totals": list(totals[:3])}), ((4, 5, 6), (), {"totals": list(totals[3:])})]


def test_people_level_in_all_criteria_share_a_place_and_the_next_place_is_left_out(evening: Build) -> None:
    played = evening(two_tables(5, -2, -3, 5, 0, -5))
    assert played.order() == [(1, 1), (1, 4), (3, 5), (4, 2), (5, 3), (6, 6)]
    assert [place.tied for place in played.standing().places] == [True, True, False, False, False, False]


def test_criterion_that_decided_is_named_for_those_it_parted(evening: Build) -> None:
    played = evening(
        two_tables(5, -2, -3, 10, 0, -10),
        [((1, 4, 2), (), {"totals": [5, 0, -5]}), ((3, 5, 6), (), {"totals": [0, 0, 0]})],
        ranking=("points", "best_round"),
    )
    named = {place.entry.number: place.decided_by and place.decided_by.key for place in played.standing().places}
    # 1 and 4 both have 10; 4 had 10 in one round.
    assert played.order()[:2] == [(1, 4), (2, 1)]
    assert (named[4], named[1], named[5]) == ("best_round", "best_round", None)


def test_shared_place_after_a_partial_decision_names_no_criterion(evening: Build) -> None:
    # 1, 4 and 5 have 5 points; 1 won the table alone (2 table points), 4 and 5 shared theirs (3/2 each).
    played = evening(two_tables(5, -5, 0, 5, 5, -10), ranking=("points", "table_points", "worst_round"))
    first, *level = played.standing().places[:3]
    assert (first.place, first.entry.number, first.decided_by.key) == (1, 1, "table_points")
    assert [(place.place, place.tied, place.decided_by) for place in level] == [(2, True, None)] * 2


def test_any_list_of_one_criterion_ranks(evening: Build) -> None:
    played = evening(two_tables(5, -5, 0, 5, 5, -10), ranking=("table_wins",))
    assert [place.place for place in played.standing().places] == [1, 1, 1, 4, 4, 4]


def test_standing_after_a_round_leaves_later_rounds_out(evening: Build) -> None:
    played = evening(
        two_tables(5, -2, -3, 4, 0, -4),
        [((1, 4, 2), (), {"totals": [-50, 0, 50]}), ((3, 5, 6), (), {"totals": [0, 0, 0]})],
    )
    assert played.order(1)[0] == (1, 1)
    assert played.order(2)[0] == (1, 2)
    assert played.order()[0] == (1, 2)
    assert played.standing(1).places[0].rounds == (5,)


def test_standing_after_a_round_leaves_adjustments_of_later_rounds_out(evening: Build) -> None:
    fines = [{"entry": 1, "round": 2, "points": -9, "reason": "late"}, {"entry": 4, "points": 1, "reason": "gift"}]
    level = two_tables(5, -2, -3, 4, 0, -4)
    played = evening(level, level, adjustments=fines)
    assert (played.standing(1).of(1).points, played.standing(2).of(1).points) == (5, 1)
    assert played.standing(1).of(4).points == 5


def test_standing_after_round_nought_ranks_nobody(evening: Build) -> None:
    assert {place.place for place in evening(two_tables(1, 0, -1, 1, 0, -1)).standing(0).places} == {None}


def test_standing_after_a_round_not_drawn_is_refused(evening: Build) -> None:
    with pytest.raises(RefusedError, match="round-not-drawn"):
        evening(two_tables(1, 0, -1, 1, 0, -1)).standing(2)


def test_round_not_played_is_nothing(evening: Build) -> None:
    played = evening(two_tables(5, -2, -3, 4, 0, -4), [((1, 4, 2), (), {"totals": [1, 1, -2]})])
    assert played.standing().of(3).rounds == (-3, None)


def test_people_who_have_played_nothing_have_no_place(evening: Build) -> None:
    played = evening(two_tables(5, -2, -3, 4, 0, -4), people=7)
    last = played.standing().places[-1]
    assert (last.entry.number, last.place, last.points) == (7, None, None)


def test_withdrawn_people_keep_their_place_and_disqualified_ones_only_their_points(evening: Build) -> None:
    states = {
        1: {"state": "withdrawn", "withdrawn_from": 2},
        4: {"state": "disqualified", "withdrawn_from": 2},
    }
    played = evening(two_tables(5, -2, -3, 4, 0, -4), states=states)
    assert played.order() == [(1, 1), (2, 5), (3, 2), (4, 3), (5, 6), (None, 4)]
    assert played.standing().of(4).points == 4


@pytest.mark.parametrize("state", ["booked", "waiting"])
def test_people_who_are_not_here_have_no_place(evening: Build, state: str) -> None:
    played = evening(two_tables(5, -2, -3, 4, 0, -4), people=7, states={7: {"state": state, "credit": 3}})
    assert played.order()[-1] == (None, 7)


def test_guests_are_ranked(evening: Build) -> None:
    played = evening(two_tables(5, -2, -3, 4, 0, -4), states={1: {"guest": True}})
    assert played.order()[0] == (1, 1)


@pytest.mark.parametrize(
    ("lines", "given", "known"), [((), {}, 1), (("p",), {}, 1), (("p",), {"totals": [0, 0, 0]}, 2)]
)
def test_standing_says_how_many_tables_are_finished(
    evening: Build, lines: tuple[str, ...], given: dict[str, Any], known: int
) -> None:
    played = evening([((1, 2, 3), (), {"totals": [1, 0, -1]}), ((4, 5, 6), lines, given)])
    standing = played.standing()
    assert (standing.tables_known, standing.tables_drawn) == (known, 2)


def test_nothing_ranks_below_every_value(evening: Build) -> None:
    # Number 7 has a credit and no round: the best round is nothing, however bad the others' are.
    played = evening(two_tables(-5, -2, -3, -4, 0, -4), people=7, states={7: {"credit": 50}}, ranking=("best_round",))
    assert played.order()[-1] == (7, 7)


def test_unknown_criteria_are_all_named(evening: Build) -> None:
    with pytest.raises(RefusedError) as refused:
        evening(two_tables(1, 0, -1, 1, 0, -1), ranking=("luck", "points", "beer"))
    assert [problem.values["key"] for problem in refused.value.problems] == ["luck", "beer"]
