"""What counts at a table, and what an entry's account says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tappscore.exchange import archive
from tappscore.tournament.ledger import fold
from tappscore.tournament.rules_in_force import changed_from
from tappscore.tournament.simulate import simulate

Build = Callable[..., Any]
SEATS = (1, 2, 3)
THREE = ("1 f 70", "2 s 55", "p")  # +30 −30 0


def only_table(played: Any) -> Any:
    (result,) = played.ledger.results
    return result


def rounds_of(played: Any, number: int) -> tuple[Any, ...]:
    return next(row.rounds for row in played.ledger.rows.values() if row.entry.number == number)


def test_table_without_anything_is_nothing_and_not_zero(evening: Build) -> None:
    played = evening([(SEATS, (), {})], people=3)
    result = only_table(played)
    assert (result.state, result.points, result.missing) == ("empty", None, 3)
    assert rounds_of(played, 1) == (None,)
    assert [row.total for row in played.ledger.rows.values()] == [None, None, None]


def test_complete_deals_count(evening: Build) -> None:
    result = only_table(evening([(SEATS, THREE, {})], people=3))
    assert (result.state, result.points, result.provisional) == ("complete", (30, -30, 0), False)


def test_started_sheet_counts_as_far_as_it_goes_and_is_provisional(evening: Build) -> None:
    played = evening([(SEATS, THREE[:1], {})], people=3)
    result = only_table(played)
    assert (result.state, result.points, result.provisional, result.missing) == ("started", (20, -10, -10), True, 2)
    assert all(row.provisional for row in played.ledger.rows.values())


def test_totals_count_while_deals_are_missing(evening: Build) -> None:
    result = only_table(evening([(SEATS, THREE[:1], {"totals": [30, -30, 0]})], people=3))
    assert (result.state, result.points, result.computed) == ("started", (30, -30, 0), (20, -10, -10))


def test_complete_deals_outrank_totals_that_differ(evening: Build) -> None:
    result = only_table(evening([(SEATS, THREE, {"totals": [31, -31, 0]})], people=3))
    assert (result.points, result.difference, result.checked) == ((30, -30, 0), (1, -1, 0), False)


def test_totals_that_stand_outrank_complete_deals(evening: Build) -> None:
    given = {"totals": [31, -31, 0], "totals_stand": True}
    result = only_table(evening([(SEATS, THREE, given)], people=3))
    assert (result.points, result.checked) == ((31, -31, 0), True)


def test_control_line_that_agrees_checks_the_sheet(evening: Build) -> None:
    result = only_table(evening([(SEATS, THREE, {"control": [30, -30, 0]})], people=3))
    assert (result.state, result.agrees, result.difference) == ("checked", True, (0, 0, 0))


def test_control_line_is_compared_rather_than_totals(evening: Build) -> None:
    given = {"control": [30, -30, 0], "totals": [99, -99, 0]}
    result = only_table(evening([(SEATS, THREE, given)], people=3))
    assert (result.agrees, result.points) == (True, (30, -30, 0))


def test_control_line_of_an_unfinished_sheet_is_not_compared_yet(evening: Build) -> None:
    result = only_table(evening([(SEATS, THREE[:1], {"control": [30, -30, 0]})], people=3))
    assert result.difference is None


def test_accepted_sheet_is_checked_without_comparison(evening: Build) -> None:
    result = only_table(evening([(SEATS, THREE, {"accepted": "agreed at the table"})], people=3))
    assert (result.state, result.difference) == ("checked", None)


def test_sheet_with_totals_alone_says_so(evening: Build) -> None:
    result = only_table(evening([(SEATS, (), {"totals": [5, 0, -5]})], people=3))
    assert (result.state, result.points, result.missing) == ("totals-only", (5, 0, -5), 3)


def test_table_broken_off_is_complete_after_so_many_deals(evening: Build) -> None:
    result = only_table(evening([(SEATS, THREE[:2], {"broken_off": 2})], people=3))
    assert (result.state, result.points, result.missing, result.provisional) == ("broken-off", (30, -30, 0), 0, False)


def test_table_broken_off_before_its_first_deal_is_nothing(evening: Build) -> None:
    result = only_table(evening([(SEATS, (), {"broken_off": 0})], people=3))
    assert (result.state, result.points) == ("broken-off", None)


def test_disputed_deal_that_does_not_count_is_settled_as_struck_and_keeps_its_turn(evening: Build) -> None:
    played = evening([(SEATS, THREE, {})], people=3, house={"pot": True})
    deals = list(only_table(played).table.deals)
    deals[0] = msgspec.structs.replace(deals[0], disputed=True, counts=False)
    table = msgspec.structs.replace(only_table(played).table, deals=tuple(deals))
    round_ = msgspec.structs.replace(played.snapshot.rounds[0], tables=(table,))
    disputed = fold(msgspec.structs.replace(played.snapshot, rounds=(round_,)))
    (result,) = disputed.results
    assert [settled.result for settled in result.settlement.deals] == ["struck", "lost", "passed"]
    assert [settled.turn.dealer for settled in result.settlement.deals] == [1, 2, 3]
    assert result.provisional


def test_pot_is_played_for_until_the_sheet_is_complete(evening: Build) -> None:
    house = {"pot": True}
    started = only_table(evening([(SEATS, ("1 f 70", "p"), {})], people=3, house=house))
    # Antes of 2 by dealers 1 and 2: the pot holds 4, nothing is shared out, nothing goes to the till.
    assert (started.points, started.pot, started.till) == ((18, -12, -10), 4, 0)
    complete = only_table(evening([(SEATS, ("1 f 70", "p", "p"), {})], people=3, house=house))
    # Three antes: 6, shared out as 2 each, so that antes and shares cancel out.
    assert (complete.points, complete.pot, complete.till) == ((20, -10, -10), 0, 0)


def test_indivisible_rest_of_a_pot_goes_to_the_till(evening: Build) -> None:
    played = evening([(SEATS, ("1 f 70", "p"), {})], people=3, house={"pot": True}, deals=2)
    # 4 in the pot: 1 each, 1 is left over.
    assert (only_table(played).points, played.ledger.till) == ((19, -11, -9), 1)


def test_closing_a_round_ends_the_pot_of_an_unfinished_sheet(evening: Build) -> None:
    played = evening([(SEATS, ("1 f 70", "p"), {})], people=3, house={"pot": True}, round_state="closed")
    assert (only_table(played).points, played.ledger.till) == ((19, -11, -9), 1)


def test_pot_that_is_kept_goes_to_the_till_as_a_whole(evening: Build) -> None:
    played = evening([(SEATS, THREE, {})], people=3, house={"pot": True, "pot_end": "keep"})
    assert sum(only_table(played).points) + played.ledger.till == 0
    # Antes 2 + 2, doubled by the lost Solo to 8, and 2 more.
    assert played.ledger.till == 10


def test_dealer_rests_at_a_table_of_four_and_only_deals_played_are_counted(evening: Build) -> None:
    played = evening([((1, 2, 3, 4), ("2 f 70", "1 f 70", "1 f 60"), {})], people=4)
    assert [tally.played for tally in only_table(played).tallies] == [2, 2, 2, 3]


def test_totals_without_deals_count_the_planned_deals_as_played(evening: Build) -> None:
    played = evening([((1, 2, 3, 4), (), {"totals": [1, 1, -1, -1]})], people=4, deals=4)
    assert [tally.played for tally in only_table(played).tallies] == [3, 3, 3, 3]


def test_adjustment_of_a_round_is_part_of_that_round(evening: Build) -> None:
    fine = {"entry": 1, "round": 1, "points": -5, "reason": "late"}
    played = evening([(SEATS, THREE, {})], people=3, adjustments=[fine])
    row = next(row for row in played.ledger.rows.values() if row.entry.number == 1)
    assert (row.rounds, row.adjusted, row.total) == ((25,), -5, 25)


def test_adjustment_of_the_whole_or_of_a_round_not_played_counts_in_the_total_alone(evening: Build) -> None:
    given = [{"entry": 1, "points": 7, "reason": "gift"}, {"entry": 4, "round": 1, "points": -3, "reason": "absent"}]
    played = evening([(SEATS, THREE, {})], people=4, adjustments=given)
    rows = {row.entry.number: row for row in played.ledger.rows.values()}
    assert (rows[1].rounds, rows[1].total) == ((30,), 37)
    assert (rows[4].rounds, rows[4].total) == ((None,), -3)


def test_credit_for_missed_rounds_counts_in_the_total(evening: Build) -> None:
    joined = {4: {"joined_in": 2, "credit": -12}}
    played = evening([(SEATS, THREE, {})], people=4, states=joined)
    row = next(row for row in played.ledger.rows.values() if row.entry.number == 4)
    assert (row.rounds, row.total) == ((None,), -12)


def test_table_of_a_number_that_cannot_play_keeps_its_totals(evening: Build) -> None:
    played = evening([(SEATS, (), {"totals": [1, 0, -1]})], people=3)
    table = msgspec.structs.replace(only_table(played).table, seats=(1, 2), totals=(4, -4))
    round_ = msgspec.structs.replace(played.snapshot.rounds[0], tables=(table,))
    (result,) = fold(msgspec.structs.replace(played.snapshot, rounds=(round_,))).results
    assert (result.rules, result.points) == (None, (4, -4))


@pytest.mark.parametrize("newer", [{"variant": "whist"}, {"revision": 99}])
def test_of_rules_of_a_newer_program_the_totals_of_the_paper_count_and_the_deals_wait(
    evening: Build, newer: dict[str, object]
) -> None:
    played = evening([(SEATS, THREE, {}), ((4, 5, 6), THREE, {"totals": [5, -2, -3]})], people=6)
    with_deals, with_totals = fold(msgspec.structs.replace(played.snapshot, **newer)).results
    assert (with_deals.rules, with_deals.settlement, with_deals.points) == (None, None, None)
    assert (with_totals.rules, with_totals.points) == (None, (5, -2, -3))


def test_rules_changed_from_round_two_on_settle_round_two_by_them_and_leave_round_one(evening: Build) -> None:
    played = evening([(SEATS, THREE, {})], [(SEATS, THREE, {})], people=3)
    other = changed_from(played.snapshot, 2, 1, {**played.snapshot.house, "pot": True})
    first, second = fold(other, played.ledger).results
    assert first is played.ledger.round(1)[0]
    assert first.settlement is not None
    assert second.settlement is not None
    assert first.settlement.deals[0].pot == 0
    assert second.settlement.deals[0].pot == 2
    assert fold(other).rows == fold(other, played.ledger).rows


def test_fold_after_one_deal_settles_one_table_and_equals_a_fresh_fold() -> None:
    snapshot = archive.read(simulate(3, 24, 2, "classic"))
    before = fold(snapshot)
    round_ = snapshot.rounds[1]
    shorter = msgspec.structs.replace(round_.tables[2], deals=round_.tables[2].deals[:-1])
    tables = (*round_.tables[:2], shorter, *round_.tables[3:])
    changed = msgspec.structs.replace(
        snapshot, rounds=(snapshot.rounds[0], msgspec.structs.replace(round_, tables=tables))
    )
    after = fold(changed, before)
    kept = [table_id for table_id, result in after.tables.items() if result is before.tables[table_id]]
    assert len(kept) == len(after.tables) - 1
    assert shorter.id not in kept
    assert after == fold(changed)


def test_fold_after_people_changed_seats_or_states_equals_a_fresh_fold() -> None:
    snapshot = archive.read(simulate(3, 12, 2, "classic"))
    before = fold(snapshot)
    one, other, *rest = snapshot.rounds[1].tables
    swapped = (
        msgspec.structs.replace(one, seats=(other.seats[0], *one.seats[1:])),
        msgspec.structs.replace(other, seats=(one.seats[0], *other.seats[1:])),
        *rest,
    )
    reseated = msgspec.structs.replace(
        snapshot, rounds=(snapshot.rounds[0], msgspec.structs.replace(snapshot.rounds[1], tables=swapped))
    )
    assert fold(reseated, before) == fold(reseated) != before
    gone = msgspec.structs.replace(snapshot.entries[0], state="withdrawn", withdrawn_from=2, credit=3)
    left = msgspec.structs.replace(snapshot, entries=(gone, *snapshot.entries[1:]))
    assert fold(left, before) == fold(left) != before
    fewer = msgspec.structs.replace(snapshot, rounds=snapshot.rounds[:1])
    assert fold(fewer, before) == fold(fewer) != before


def test_somebody_who_left_a_table_loses_its_points_at_once() -> None:
    made = simulate(3, 12, 1, "classic")
    made["entries"].append({"number": 13, "first": "Sub", "last": "Stitute"})
    snapshot = archive.read(made)
    before = fold(snapshot)
    one, *rest = snapshot.rounds[0].tables
    other = msgspec.structs.replace(one, seats=(13, *one.seats[1:]))
    round_ = msgspec.structs.replace(snapshot.rounds[0], tables=(other, *rest))
    after = fold(msgspec.structs.replace(snapshot, rounds=(round_,)), before)
    assert after.rows[one.seats[0]].total is None
    assert after.rows[13].total == before.rows[one.seats[0]].total


def test_results_are_not_reused_when_a_house_option_changes() -> None:
    snapshot = archive.read(simulate(3, 6, 1, "wuerttemberg"))
    changed = msgspec.structs.replace(snapshot, house={**snapshot.house, "pot": True})
    assert fold(changed, fold(snapshot)) == fold(changed)
    assert fold(changed) != fold(snapshot)


def test_results_are_not_reused_when_the_number_of_deals_changes(evening: Build) -> None:
    played = evening([(SEATS, THREE, {})], people=3)
    round_ = msgspec.structs.replace(played.snapshot.rounds[0], deals_per_table={3: 4})
    (result,) = fold(msgspec.structs.replace(played.snapshot, rounds=(round_,)), played.ledger).results
    assert (result.state, result.missing) == ("started", 1)


@pytest.mark.parametrize("variant", ["wuerttemberg", "classic", "dapp", "tapp_tarock"])
def test_points_of_all_people_and_the_till_sum_to_zero(variant: str) -> None:
    house = {"pot": True} if variant in ("wuerttemberg", "classic") else {}
    ledger = fold(archive.read(simulate(11, 14, 3, variant, house)))
    assert sum(row.total for row in ledger.rows.values()) + ledger.till == 0
