"""Recount: the evening under other rules, beside the original."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.tournament.ledger import fold
from tappscore.tournament.recount import recount


def test_other_options_show_the_deals_that_change_and_for_whom(evening: Callable[..., Any]) -> None:
    tonight = evening(
        [((1, 2, 3), ("2 f 74", "1 s 120 t+", "p"), {}), ((4, 5, 6), ("1 f 66", "2 f 71", "3 f 51"), {})],
        house={"pot": False},
    )
    found = recount(tonight.snapshot, tonight.ledger, {"tout_factor": 3})
    assert [(one.table.number, one.number, one.before, one.after) for one in found.deals] == [
        (1, 2, (480, -240, -240), (720, -360, -360))
    ]
    changed = {one.entry.number: (one.points_before, one.points_after) for one in found.people if one.is_changed}
    assert changed == {1: (466, 706), 2: (-212, -332), 3: (-254, -374)}
    assert found.ledger is not None
    # The original is untouched, and a fold of the other snapshot says the same.
    assert tonight.ledger.rows == fold(tonight.snapshot).rows
    assert fold(found.snapshot).rows.keys() == found.ledger.rows.keys()


def test_places_change_with_the_points(evening: Callable[..., Any]) -> None:
    tonight = evening([((1, 2, 3), ("1 f 64", "2 s 62", "p"), {})], people=3)
    found = recount(tonight.snapshot, tonight.ledger, {"rounding": "up"}, variant="classic")
    places = {one.entry.number: (one.place_before, one.place_after) for one in found.people}
    # 1 wins a Frage by 4, 2 a Solo by 2: +8 −4 −4 and −4 +8 −4; in classic +2 −1 −1 and −1 +2 −1.
    assert places == {1: (1, 1), 2: (1, 1), 3: (3, 3)}
    assert found.snapshot.variant == "classic"
    assert {one.entry.number: one.points_after for one in found.people} == {1: 1, 2: 1, 3: -2}


def test_deals_that_the_other_rules_do_not_know_are_named(evening: Callable[..., Any]) -> None:
    tonight = evening([((1, 2, 3), ("2 f 74 bk2", "1 s 70", "p"), {})], people=3, house={"bock": True})
    found = recount(tonight.snapshot, tonight.ledger, {})
    assert found.ledger is None
    assert found.people == ()
    assert [(one.table.number, one.number, one.problems[0].field) for one in found.unfit] == [(1, 1, "factor")]


def test_a_contract_that_the_other_game_does_not_have_is_named_as_it_was_announced(evening: Callable[..., Any]) -> None:
    tonight = evening([((1, 2, 3, 4), ("2 f 74",), {})], people=4)
    found = recount(tonight.snapshot, tonight.ledger, {}, variant="schellen_tapp")
    problem = found.unfit[0].problems[0]
    assert problem.code == "contract-unknown"
    assert problem.values["value"].source == "Frage"  # no key


def test_a_table_that_does_not_fit_the_other_game_is_named_as_a_whole(evening: Callable[..., Any]) -> None:
    tonight = evening([((1, 2, 3), ("2 f 74", "p", "p"), {})], people=3)
    found = recount(tonight.snapshot, tonight.ledger, {}, variant="dobbm")
    assert [(one.number, one.problems[0].code) for one in found.unfit] == [(0, "seats-wrong")]


def test_wrong_options_are_refused(evening: Callable[..., Any]) -> None:
    tonight = evening([((1, 2, 3), ("2 f 74",), {})], people=3)
    with pytest.raises(RefusedError, match="option-unknown"):
        recount(tonight.snapshot, tonight.ledger, {"nonsense": 1})
