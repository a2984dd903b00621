"""What is possible but unusual at this table, with the number that makes it so."""

from __future__ import annotations

import pytest

from tappscore.rules.notation import read
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import bind
from tappscore.rules.settlement import next_turn, settle
from tappscore.tournament.slip_remarks import remarks

QUIET = ("2f64", "1f55", "3f66", "2f58", "1f63", "3f65")


def said(*lines: str, variant: str = "wuerttemberg", **house: object) -> list[tuple[int, str, dict[str, object]]]:
    """Each remark with its deal's number, code and numbers."""
    rules, deals = bind(rule_set(variant), house, 3), []
    for line in lines:
        deal = read(rules, line, next_turn(rules, deals)).deal
        assert deal is not None, line
        deals.append(deal)
    settled = settle(rules, deals).deals
    return [
        (at + 1, one.code, dict(one.values)) for at in range(len(deals)) for one in remarks(rules, deals, settled, at)
    ]


def test_a_usual_sheet_has_no_remarks() -> None:
    assert said(*QUIET, "p", "1s71") == []


def test_nearly_all_or_nearly_no_points_are_said_with_their_number() -> None:
    assert said("2f112") == [(1, "points-unusual", {"points": 112})]
    assert said("2f8") == [(1, "points-unusual", {"points": 8})]
    assert said("2f109") == said("2f11") == []


def test_an_announced_tout_is_why_there_are_so_many_points() -> None:
    assert [code for _, code, _ in said("2f120t+")] == []


def test_many_times_the_usual_amount_is_said_with_both_numbers() -> None:
    # At this table 4 to 12 change hands in a Frage; a Solo of 97 is 74 from each of two.
    assert said(*QUIET, "1s97") == [(7, "amount-unusual", {"amount": 148, "usual": 8})]
    # Without enough deals nobody knows what is usual.
    assert said(*QUIET[:4], "1s97") == []


@pytest.mark.parametrize(("count", "expected"), [(5, []), (6, [(7, "declarer-unusual", {"seat": 2, "count": 6})])])
def test_a_seat_that_declares_again_and_again_is_said_with_the_count(count: int, expected: list[object]) -> None:
    # A deal that was thrown in does not end the run.
    assert said("2f64", "p", *(["2f63"] * (count - 1))) == expected


def test_a_pot_makes_no_deal_unusual() -> None:
    assert said("1f44", "2f40", "3f43", "1f41", "2f44", "3f40", "1s75", pot=True) == []
    # Two change hands in each game; the Solo by one point takes a pot of thirty along.
    assert said("1f59", "2f59", "3f59", "1f59", "2f59", *["p"] * 7, "1s61", pot=True) == []
