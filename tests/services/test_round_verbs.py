from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import Deal
from tappscore.services.gates import unanswered
from tappscore.services.planning import plan_from
from tappscore.tournament.sheet_code import read_sheet_code

Evening = Any
MakeDeal = Callable[..., Deal]


def _problems(action: Callable[[], object]) -> tuple[Problem, ...]:
    with pytest.raises(RefusedError) as refused:
        action()
    return refused.value.problems


def _codes(action: Callable[[], object]) -> list[str]:
    return [problem.code for problem in _problems(action)]


def _ids(evening: Evening) -> list[int]:
    return [entry.id for entry in evening.snapshot.entries]


def test_a_planned_round_can_be_kept_as_it_is(evening: Evening) -> None:
    evening.begin(10)
    plan = evening.rounds.plan(1, seed=4)
    (seating,) = plan.rounds
    evening.rounds.draw(1, seating.numbered, "drawn", plan.seed, (), seating.sitting_out)
    drawn = evening.snapshot.round(1)
    assert tuple(table.seats for table in drawn.tables) == tuple(tuple(people) for _, people in seating.numbered)
    assert (drawn.method, drawn.seed, drawn.state) == ("drawn", 4, "drawn")


def test_the_plan_of_the_next_round_knows_who_met_who_is_apart_fixed_gone_or_late(evening: Evening) -> None:
    evening.begin(9, rounds=3).draw(1).play(1)
    people = evening.registration
    people.keep_apart(evening.entry(1).id, evening.entry(4).id)
    people.change(evening.entry(9).id, fixed_table=2)
    people.withdraw(evening.entry(5).id)
    people.register("Spät", "Komm")
    people.book("Nicht", "Da")
    (seating,) = plan_from(evening.snapshot, 2, 3).rounds
    seated = [one for table in seating.tables for one in table]
    numbers = {entry.id: entry.number for entry in evening.snapshot.entries}
    assert sorted(numbers[one] for one in (*seated, *seating.sitting_out)) == [1, 2, 3, 4, 6, 7, 8, 9, 10]
    tables = {number: {numbers[one] for one in people} for number, people in seating.numbered}
    assert not any({1, 4} <= people for people in tables.values())
    assert 9 in tables[2]


def test_people_sit_out_in_turn(evening: Evening) -> None:
    evening.begin(7, rounds=6)
    evening.tournaments.change(evening.id, deals={3: 3})
    for number in range(1, 6):
        (seating,) = evening.rounds.plan(number, seed=1).rounds
        evening.rounds.draw(number, seating.numbered, sitting_out=seating.sitting_out)
    out = [one for round_ in evening.snapshot.rounds for one in round_.sitting_out]
    assert len(out) == len(set(out)) == 5


def test_the_first_round_begins_the_tournament_and_every_table_has_the_code_of_its_sheet(evening: Evening) -> None:
    evening.begin()
    assert evening.snapshot.state == "planned"
    evening.draw()
    snapshot = evening.snapshot
    assert snapshot.state == "running"
    assert read_sheet_code(snapshot.uuid, evening.table(2).code) == (1, 2)


def test_a_faulty_draw_names_everything_that_is_wrong_and_keeps_nothing(evening: Evening) -> None:
    evening.begin(9)
    ids = _ids(evening)
    evening.registration.withdraw(evening.entry(9).id, 1)
    tables = [(1, [ids[0], ids[1], ids[0]]), (1, [ids[2], ids[3], 999]), (500, [ids[8], ids[4]])]
    assert sorted(_codes(lambda: evening.rounds.draw(1, tables))) == sorted(
        [
            "seated-twice", "unknown-entry", "entry-not-playing", "people-left-out", "table-number-taken",
            "table-number-out-of-range", "table-size-wrong",
        ]
    )  # fmt: skip
    assert evening.snapshot.rounds == ()
    assert evening.snapshot.state == "planned"


def test_nobody_is_left_out_unseen(evening: Evening) -> None:
    evening.begin(7)
    ids = _ids(evening)
    tables = [(1, ids[:3]), (2, ids[3:6])]
    (problem,) = _problems(lambda: evening.rounds.draw(1, tables))
    assert (problem.code, problem.values) == ("people-left-out", {"count": 1, "numbers": "7"})
    evening.rounds.draw(1, tables, sitting_out=ids[6:])
    assert evening.snapshot.round(1).sitting_out == (ids[6],)


def test_rounds_are_drawn_in_order_and_no_more_than_planned(evening: Evening) -> None:
    evening.begin(rounds=2).draw(1).draw(2)
    tables = [(1, _ids(evening)[:3]), (2, _ids(evening)[3:])]
    assert _codes(lambda: evening.rounds.draw(1, tables)) == ["round-drawn-already"]
    assert _codes(lambda: evening.rounds.draw(4, tables)) == ["round-out-of-order"]
    assert _codes(lambda: evening.rounds.draw(3, tables)) == ["round-beyond-plan"]


def test_a_table_size_nobody_planned_gets_as_many_deals_a_person(evening: Evening) -> None:
    evening.begin(5, deals=6)
    evening.rounds.draw(1, [(1, _ids(evening))])
    assert evening.snapshot.round(1).deals_per_table[5] == 10
    assert evening.snapshot.deals == {3: 6, 4: 7}


def test_seats_are_learned_from_the_sheets(evening: Evening) -> None:
    evening.begin(9).rounds.draw(1, [])
    round_id = evening.snapshot.round(1).id
    ids = _ids(evening)
    evening.rounds.add_table(round_id, 7, ids[3:6])
    evening.rounds.add_table(round_id, 2, [ids[0], ids[8], ids[1]])
    assert [(table.number, table.seats) for table in evening.snapshot.round(1).tables] == [
        (2, (ids[0], ids[8], ids[1])), (7, tuple(ids[3:6])),
    ]  # fmt: skip
    assert _codes(lambda: evening.rounds.add_table(round_id, 7, ids[6:8])) == ["seats-wrong"]
    assert _codes(lambda: evening.rounds.add_table(round_id, 7, ids[5:8])) == ["table-number-taken"]


def test_who_was_only_booked_is_present_once_seated(evening: Evening) -> None:
    evening.begin(6).draw()
    evening.registration.book("Änne", "Spät")
    late = evening.entry(7)
    evening.rounds.seat(evening.table(1).id, [late.id, *_ids(evening)[1:3]])
    assert evening.entry(7).state == "present"
    assert evening.snapshot.round(1).sitting_out == (_ids(evening)[0],)


def test_other_people_sat_here_moves_everybody_concerned(evening: Evening) -> None:
    evening.begin(9).draw()
    ids = _ids(evening)
    evening.rounds.seat(evening.table(1).id, [ids[3], ids[1], ids[6]])
    assert [table.seats for table in evening.snapshot.round(1).tables] == [
        (ids[3], ids[1], ids[6]), (ids[0], ids[4], ids[5]), (ids[2], ids[7], ids[8]),
    ]  # fmt: skip
    assert evening.snapshot.round(1).sitting_out == ()


def test_the_order_at_a_table_can_be_set_right_when_deals_are_typed(evening: Evening) -> None:
    evening.begin().draw().play()
    one, two, three = evening.table(1).seats
    evening.rounds.seat(evening.table(1).id, [three, one, two])
    assert evening.table(1).seats == (three, one, two)
    assert evening.points(1) == [74, 40, 66]


def test_taking_somebody_from_a_sheet_with_results_without_replacing_them_is_refused(evening: Evening) -> None:
    evening.begin(7).draw().play()
    ids = _ids(evening)
    assert _codes(lambda: evening.rounds.add_table(evening.snapshot.round(1).id, 9, [ids[6], ids[0], ids[3]])) == [
        "table-has-results"
    ]
    assert _codes(lambda: evening.rounds.seat(evening.table(1).id, ids[:4])) == ["table-has-results"]


def test_a_table_without_results_is_taken_out_and_its_people_sit_out(evening: Evening) -> None:
    evening.begin(6).draw()
    ids = _ids(evening)
    evening.scoring.record(evening.table(1).id, Deal(kind="passed"))
    assert _codes(lambda: evening.rounds.remove_table(evening.table(1).id)) == ["table-has-results"]
    evening.rounds.remove_table(evening.table(2).id)
    assert [table.number for table in evening.snapshot.round(1).tables] == [1]
    assert evening.snapshot.round(1).sitting_out == tuple(ids[3:])


def test_a_draw_is_thrown_away_only_while_nothing_was_typed(evening: Evening) -> None:
    evening.begin(7).draw(1).draw(2)
    rounds = evening.snapshot.rounds
    assert _codes(lambda: evening.rounds.discard(rounds[0].id)) == ["round-not-last"]
    evening.scoring.totals(evening.table(1, 2).id, (0, 0, 0))
    assert _codes(lambda: evening.rounds.discard(rounds[1].id)) == ["round-has-results"]
    evening.scoring.totals(evening.table(1, 2).id, None)
    evening.rounds.discard(rounds[1].id)
    assert [round_.number for round_ in evening.snapshot.rounds] == [1]


def test_seats_are_swapped_within_one_round_only(evening: Evening) -> None:
    evening.begin().draw(1).draw(2)
    one, other = evening.table(1).id, evening.table(2, 2).id
    assert _codes(lambda: evening.rounds.swap(one, 1, other, 1)) == ["other-round"]
    assert _codes(lambda: evening.rounds.swap(one, 1, evening.table(2).id, 4)) == ["unknown-seat"]


# The gate at a round's end


def test_the_gate_asks_about_missing_and_contradictory_tables_each_and_about_unchecked_ones_together(
    evening: Evening, deal: MakeDeal
) -> None:
    evening.begin(12).draw().play()
    round_id = evening.snapshot.round(1).id
    missing, wrong, unchecked, agreed = (evening.table(number) for number in (1, 2, 3, 4))
    evening.scoring.delete(missing.deals[2].id)
    evening.scoring.control(wrong.id, (1, 2, -3))
    settled = [open_table.table_id for open_table in unanswered(evening.snapshot, 1)]
    assert settled == [missing.id, wrong.id, unchecked.id, agreed.id]
    evening.scoring.accept(agreed.id, "agreed at the table")
    assert _codes(lambda: evening.rounds.close(round_id)) == [
        "table-missing", "table-contradictory", "table-unchecked",
    ]  # fmt: skip
    assert _codes(lambda: evening.rounds.close(round_id, {0: "no time"})) == ["table-missing", "table-contradictory"]
    assert _codes(
        lambda: evening.rounds.close(round_id, {0: "no time", missing.id: " ", wrong.id: "added wrongly"})
    ) == ["table-missing"]
    evening.rounds.close(round_id, {0: "no time", missing.id: "time was up", wrong.id: "added wrongly"})
    assert [evening.table(number).accepted for number in (1, 2, 3, 4)] == [
        "time was up", "added wrongly", "no time", "agreed at the table",
    ]  # fmt: skip
    note = evening.history.entries(limit=1)[0].note
    assert note == "no time; time was up; added wrongly"


def test_a_table_with_totals_only_or_broken_off_is_not_missing(evening: Evening, deal: MakeDeal) -> None:
    evening.begin().draw()
    evening.scoring.totals(evening.table(1).id, (10, -5, -5))
    evening.scoring.record(evening.table(2).id, deal(74))
    evening.scoring.break_off(evening.table(2).id, 1)
    evening.rounds.close(evening.snapshot.round(1).id, {0: "no time"})
    assert evening.snapshot.round(1).state == "closed"


def test_rounds_go_only_the_drawn_ways(evening: Evening) -> None:
    evening.begin(rounds=2).draw().play()
    round_id = evening.snapshot.round(1).id
    assert _codes(lambda: evening.rounds.start(round_id)) == ["round-is-open"]
    assert _codes(lambda: evening.rounds.reopen(round_id, "why")) == ["round-is-open"]
    evening.close_round()
    assert _codes(lambda: evening.rounds.close(round_id)) == ["round-is-closed"]
    assert _codes(lambda: evening.rounds.start(round_id)) == ["round-is-closed"]
    assert _codes(lambda: evening.rounds.remove_table(evening.table(1).id)) == ["round-is-closed"]
    assert _codes(lambda: evening.rounds.reopen(round_id, " ")) == ["reason-missing"]
    evening.rounds.reopen(round_id, "sheet found")
    assert evening.snapshot.round(1).state == "open"
    assert _codes(lambda: evening.rounds.start(9999)) == ["unknown-round"]


def test_several_rounds_may_be_open_and_the_log_is_brought_in_when_one_closes(evening: Evening) -> None:
    evening.begin().draw(1).draw(2).play(2)
    evening.scoring.record(evening.table(1).id, Deal(kind="passed"))
    assert [round_.state for round_ in evening.snapshot.rounds] == ["open", "open"]
    evening.play(1).close_round(1)
    assert evening.path.with_name("club.tapp-wal").stat().st_size == 0
