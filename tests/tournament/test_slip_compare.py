"""Two entries of one sheet, compared deal by deal."""

from __future__ import annotations

from tappscore.rules.deal import Deal
from tappscore.rules.notation import read
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import bind
from tappscore.rules.settlement import next_turn
from tappscore.tournament.slip_compare import compare

RULES = bind(rule_set("wuerttemberg"), {}, 3)
LINES = ("2f74", "1s71", "p", "3f61", "2s88", "1f97")


def sheet(*lines: str) -> list[Deal]:
    deals: list[Deal] = []
    for line in lines:
        deal = read(RULES, line, next_turn(RULES, deals)).deal
        assert deal is not None, line
        deals.append(deal)
    return deals


def places(first: tuple[str, ...], second: tuple[str, ...]) -> list[tuple[int, int]]:
    return [(each.first_number, each.second_number) for each in compare(RULES, sheet(*first), sheet(*second))]


def test_equal_entries_have_no_findings() -> None:
    assert places(LINES, LINES) == []


def test_one_digit_is_one_finding_at_its_place() -> None:
    (found,) = compare(RULES, sheet(*LINES), sheet(*LINES[:4], "2s87", LINES[5]))
    assert (found.first_number, found.second_number) == (5, 5)
    assert found.first is not None
    assert found.second is not None
    assert (found.first.facts["points"], found.second.facts["points"]) == (88, 87)


def test_a_missing_row_is_one_finding_and_shifts_nothing() -> None:
    assert places(LINES, LINES[1:]) == [(1, 0)]
    assert places(LINES[:2] + LINES[3:], LINES) == [(0, 3)]


def test_a_missing_row_and_a_digit_are_two_findings() -> None:
    assert places(LINES, (*LINES[:1], *LINES[2:5], "1f79")) == [(2, 0), (6, 5)]


def test_facts_that_say_what_their_absence_says_are_equal() -> None:
    plain = Deal(contract="frage", declarer=2, facts={"points": 74})
    spoken = Deal(contract="frage", declarer=2, facts={"points": 74, "tout": "none"})
    assert compare(RULES, [plain], [spoken]) == ()


def test_an_empty_entry_lacks_every_deal() -> None:
    assert places(LINES, ()) == [(number, 0) for number in range(1, 7)]
