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
    assert compare(RULES, [spoken], [plain]) == ()


def test_a_reason_or_a_note_is_no_difference() -> None:
    for kind in ("struck", "unreadable", "passed"):
        assert compare(RULES, [Deal(kind=kind, reason="beer on it", note="late")], [Deal(kind=kind)]) == ()


def test_an_empty_entry_lacks_every_deal() -> None:
    assert places(LINES, ()) == [(number, 0) for number in range(1, 7)]


def numbered(first: tuple[str, ...], *second: tuple[int, str]) -> list[tuple[int, int]]:
    lines, numbers = [line for _, line in second], [number for number, _ in second]
    found = compare(RULES, sheet(*first), sheet(*lines), numbers)
    return [(each.first_number, each.second_number) for each in found]


def test_deals_with_their_numbers_may_be_typed_in_any_order() -> None:
    typed = [(number, line) for number, line in enumerate(LINES, 1)]
    assert numbered(LINES, *reversed(typed)) == []
    assert numbered(LINES, typed[5], (2, "1s17"), typed[0], typed[2], typed[3], typed[4]) == [(2, 2)]


def test_a_number_outranks_what_the_deal_looks_like() -> None:
    # Twice the same line: without its number the second one would be taken for the first.
    assert numbered(("2f74", "1s71"), (2, "2f74")) == [(1, 0), (2, 1)]
    assert places(("2f74", "1s71"), ("2f74",)) == [(2, 0)]


def test_a_deal_without_a_number_follows_the_one_before_it() -> None:
    assert numbered(LINES, (4, LINES[3]), (0, LINES[4]), (0, LINES[5]), (1, LINES[0]), (0, LINES[1])) == [(3, 0)]


def test_a_number_that_the_first_entry_has_not_is_a_deal_too_many() -> None:
    assert numbered(LINES[:2], (1, LINES[0]), (2, LINES[1]), (7, "1f97")) == [(0, 3)]


def test_a_missing_row_before_or_behind_a_wrong_digit_is_told_apart_from_it() -> None:
    assert places(("2f74", "1s71"), ("2f79",)) == [(1, 1), (2, 0)]
    assert places(("1s71", "2f74"), ("2f79",)) == [(1, 0), (2, 1)]


def test_a_deal_without_a_number_is_not_held_against_one_that_was_named() -> None:
    assert numbered(("2f74", "1s71"), (0, "1s71"), (2, "2f74")) == [(1, 1), (2, 2)]
