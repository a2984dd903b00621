"""The slip finder: what would explain that paper and deals differ, the likeliest first."""

from __future__ import annotations

from fractions import Fraction

import pytest
from cost import cost
from msgspec import structs

from tappscore.rules.deal import Amount, Deal
from tappscore.rules.notation import read, write
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import Rules, bind
from tappscore.rules.settlement import next_turn, settle
from tappscore.tournament.slip_search import Search, Span
from tappscore.tournament.slip_steps import mistyped
from tappscore.tournament.slips import Slip, find_slips


def rules_of(variant: str = "wuerttemberg", seats: int = 3, **house: object) -> Rules:
    return bind(rule_set(variant), house, seats)


def sheet(rules: Rules, *lines: str) -> list[Deal]:
    deals: list[Deal] = []
    for line in lines:
        deal = read(rules, line, next_turn(rules, deals)).deal
        assert deal is not None, line
        deals.append(deal)
    return deals


def first(rules: Rules, typed: tuple[str, ...], paper: tuple[str, ...]) -> Slip:
    deals, right = sheet(rules, *typed), sheet(rules, *paper)
    return find_slips(rules, deals, settle(rules, right).totals, planned=len(right))[0]


def named(rules: Rules, slip: Slip) -> tuple[str, int, str, str]:
    return (
        slip.kind,
        slip.number,
        write(rules, slip.old) if slip.old else "",
        write(rules, slip.new) if slip.new else "",
    )


PAPER = ("2f74", "1s71", "3f61", "2s88")


@pytest.mark.parametrize(
    ("place", "line", "expected"),
    [
        (1, "1s17", ("swapped", 2, "1 s 17", "1 s 71")),
        (0, "3f74", ("declarer", 1, "3 f 74", "2 f 74")),
        (3, "2f88", ("contract", 4, "2 f 88", "2 s 88")),
        (0, "2f79", ("digit", 1, "2 f 79", "2 f 74")),
    ],
)
def test_one_slip_is_named_with_its_row_and_what_the_paper_says(
    place: int, line: str, expected: tuple[str, int, str, str]
) -> None:
    rules = rules_of()
    typed = (*PAPER[:place], line, *PAPER[place + 1 :])
    assert named(rules, first(rules, typed, PAPER)) == expected


def test_made_for_lost_is_named_where_the_paper_has_no_points() -> None:
    rules = rules_of("dapp")
    assert named(rules, first(rules, ("2b+", "1s+"), ("2b-", "1s+"))) == ("result", 1, "2 b +", "2 b -")


def test_a_deal_typed_twice_is_named_by_its_twin_and_the_count() -> None:
    rules = rules_of()
    slip = first(rules, ("2f74", "1s71", "1s71", "3f61"), ("2f74", "1s71", "3f61"))
    assert (slip.kind, slip.number, slip.new) == ("double", 3, None)


def test_a_missing_deal_is_named_and_what_it_may_have_been() -> None:
    rules = rules_of()
    slip = first(rules, ("2f74", "3f61"), ("2f74", "1s71", "3f61"))
    assert slip.kind == "missing"
    assert slip.new is not None
    assert slip.new.declarer == 1


def test_a_missing_deal_that_moves_nothing_is_still_missing() -> None:
    rules = rules_of()
    assert first(rules, ("2f74", "3f61"), ("2f74", "p", "3f61")).kind == "missing"


def test_one_number_off_alone_is_the_control_line_itself() -> None:
    rules = rules_of()
    deals = sheet(rules, *PAPER)
    right = settle(rules, deals).totals
    slip = find_slips(rules, deals, (right[0] + 9, *right[1:]))[0]
    assert (slip.kind, slip.number, slip.control) == ("control", 0, right)


def test_quarters_in_the_control_line_are_put_right() -> None:
    rules = rules_of("classic", rounding="exact")
    deals = sheet(rules, "2f73", "1s71", "3f61")
    right = settle(rules, deals).totals
    assert any(isinstance(number, Fraction) for number in right)
    for wrong in (right[0] + 1, right[0] + Fraction(1, 4)):
        slip = find_slips(rules, deals, (wrong, *right[1:]), planned=3)[0]
        assert (slip.kind, slip.control) == ("control", right)


def test_a_slip_under_a_pot_is_found_though_it_changes_later_deals() -> None:
    rules = rules_of(pot=True)
    paper = ("2f44", "1s71", "3f61", "2s40")
    typed = ("2f44", "1s17", "3f61", "2s40")
    assert named(rules, first(rules, typed, paper)) == ("swapped", 2, "1 s 17", "1 s 71")


def test_two_slips_are_found_one_after_the_other() -> None:
    rules = rules_of()
    paper = ("2f74", "1s71", "3f61", "2s88", "1f97")
    typed = sheet(rules, "2f74", "1s17", "3f61", "2s88", "2f97")
    totals = settle(rules, sheet(rules, *paper)).totals
    for _ in range(2):
        slip = find_slips(rules, typed, totals, planned=5)[0]
        assert slip.new is not None
        typed[slip.number - 1] = slip.new
    assert [write(rules, deal) for deal in typed] == ["2 f 74", "1 s 71", "3 f 61", "2 s 88", "1 f 97"]


def test_agreeing_sheets_have_no_slips() -> None:
    rules = rules_of()
    deals = sheet(rules, *PAPER)
    assert find_slips(rules, deals, settle(rules, deals).totals, planned=4) == ()


def test_a_sign_that_was_left_out_of_the_control_line_is_put_right() -> None:
    rules = rules_of()
    deals = sheet(rules, "2f74", "1s71", "3f61")
    right = settle(rules, deals).totals
    slips = find_slips(rules, deals, (-right[0], *right[1:]), planned=3)[:3]
    assert right in {slip.control for slip in slips}


def totals_after(rules: Rules, *lines: str) -> tuple[Amount, ...]:
    return settle(rules, sheet(rules, *lines)).totals


def test_running_totals_narrow_it_down_to_the_rows_between_them() -> None:
    rules = rules_of()
    paper = ("2f74", "2f74", "3f61", "2f64", "2f70")
    typed = sheet(rules, "2f74", "2f64", "3f61", "2f64", "2f70")
    last = totals_after(rules, *paper)
    everywhere = {slip.number for slip in find_slips(rules, typed, last, planned=5)}
    rows = {1: totals_after(rules, *paper[:1]), 3: totals_after(rules, *paper[:3])}
    between = find_slips(rules, typed, last, planned=5, rows=rows)
    assert {1, 4} < everywhere
    assert between[0].number == 2
    assert {slip.number for slip in between} <= {2, 3}


def test_a_deal_left_out_above_a_running_total_is_missing_there() -> None:
    rules = rules_of()
    paper = ("2f74", "1s97", "3f61", "2f64", "2f70")
    typed = sheet(rules, "2f74", "3f61", "2f64", "2f70")
    rows = {2: totals_after(rules, *paper[:2])}
    slip = find_slips(rules, typed, totals_after(rules, *paper), planned=5, rows=rows)[0]
    assert (slip.kind, slip.number) == ("missing", 2)
    assert slip.new is not None
    assert write(rules, slip.new) == "1 s 97"


def test_two_slips_that_look_like_a_third_one_are_still_among_the_first_three() -> None:
    rules = rules_of("dapp")
    # Both were lost; together they look just as if the Herzsolo had been.
    paper = ("1f-", "2h+", "1f-", "3h+", "1h+")
    typed = sheet(rules, "1f+", "2h+", "1f+", "3h+", "1h+")
    found = find_slips(rules, typed, totals_after(rules, *paper), planned=5)[:3]
    assert {slip.number for slip in found} == {1, 3, 5}
    assert next(slip for slip in found if slip.number == 1).second is not None


def test_all_proposals_are_legal_and_explain_the_difference() -> None:
    rules = rules_of("tapp_tarock")
    typed = sheet(rules, "2u39", "1d30pa", "3o36")
    paper = settle(rules, sheet(rules, "2u39", "1d45pa", "3o36")).totals
    found = find_slips(rules, typed, paper, planned=3)
    assert found
    for slip in found:
        if slip.new is not None and slip.old is not None and slip.second is None:
            deals = [slip.new if place == slip.number else deal for place, deal in enumerate(typed, 1)]
            assert settle(rules, deals).totals == paper


def test_a_number_is_mistyped_by_one_digit_or_by_two_swapped() -> None:
    texts = {text for _, text, _ in mistyped("74")}
    assert {"47", "7", "4", "75", "714", "84"} <= texts
    assert "74" not in texts
    assert "85" not in texts


def test_what_no_line_could_say_is_never_proposed() -> None:
    rules = rules_of()
    found = find_slips(rules, sheet(rules, "2f109"), (-59, 118, -59), planned=1)
    assert all(slip.new is None or slip.new.facts["points"] != 119 for slip in found)


def test_a_passed_deal_typed_twice_is_told_by_the_count_alone() -> None:
    rules = rules_of()
    slip = first(rules, ("2f74", "p", "p", "3f61"), ("2f74", "p", "3f61"))
    assert (slip.kind, slip.number) == ("double", 3)


@pytest.mark.parametrize(("variant", "seats", "house"), [("dapp", 4, {}), ("wuerttemberg", 4, {"pot": True})])
def test_a_sheet_of_sixteen_deals_is_searched_while_the_hand_is_still_on_the_key(
    variant: str, seats: int, house: dict[str, object]
) -> None:
    rules = bind(rule_set(variant), house, seats)
    deals: list[Deal] = []
    for number in range(16):
        turn = next_turn(rules, deals)
        seat = rules.active(turn)[number % 3]
        deal = read(rules, f"{seat}{'fs'[number % 2]}{60 + 7 * number % 55}", turn).deal
        assert deal is not None
        deals.append(deal)
    paper = settle(rules, deals).totals
    wrong = [*deals[:5], structs.replace(deals[5], facts={"points": 44}), *deals[6:]]
    assert 6 in {slip.number for slip in find_slips(rules, wrong, paper, planned=16)[:3]}
    assert cost(lambda: find_slips(rules, wrong, paper, planned=16), tries=5) < 4.3  # three tenths of a second


def test_what_a_slip_under_a_pot_changes_is_what_the_whole_settlement_says() -> None:
    rules = rules_of(pot=True)
    deals = sheet(rules, "2f44", "1s71", "3f61", "2s40", "1f30", "3s90", "p", "2s33", "1f71")
    for place, line in ((0, "2f74"), (1, "1s50"), (3, "2s80"), (4, "1s30"), (7, "3s66"), (8, "1f20")):
        other = sheet(rules, line)[0]
        right = [*deals[:place], other, *deals[place + 1 :]]
        paper = settle(rules, right).totals
        search = Search(rules, deals, paper, Span(0, len(deals)))
        assert search.changed_by(place, other) == search.wanted, line


def test_a_deal_missing_under_a_pot_is_named_with_what_it_was() -> None:
    rules = rules_of(pot=True)
    paper = ("2f44", "1s71", "3f61", "2s40", "1s97")
    slip = first(rules, paper[:4], paper)
    assert named(rules, slip) == ("missing", 5, "", "1 s 97")
