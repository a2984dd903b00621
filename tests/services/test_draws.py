"""All rounds drawn at once, and drawn rounds that follow the people who are really there."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tappscore.problems import RefusedError
from tappscore.services.planning import plan_by
from tappscore.tournament.seating_choices import METHODS, Choices, choices_of
from tappscore.tournament.seating_facts import fits, plays, round_now, wishes_of

Evening = Any


def planned(evening: Evening, people: int, rounds: int) -> Evening:
    evening.begin(people, rounds=rounds)
    evening.draws.keep(1, plan_by("plan", evening.snapshot, 1, 5), "plan")
    return evening


def codes(verb: Any) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        verb()
    return [problem.code for problem in refused.value.problems]


def seats(evening: Evening, number: int) -> dict[int, tuple[int, ...]]:
    return {table.number: table.seats for table in evening.snapshot.round(number).tables}


def test_a_plan_keeps_all_rounds_with_its_seed_and_method(evening: Evening) -> None:
    planned(evening, 13, 4)
    assert [(round_.number, round_.state, round_.method, round_.seed) for round_ in evening.snapshot.rounds] == [
        (number, "drawn", "plan", 5) for number in (1, 2, 3, 4)
    ]


def test_the_same_seed_and_facts_plan_the_same_seats(evening: Evening) -> None:
    evening.begin(14, rounds=3)
    snapshot = evening.snapshot
    assert plan_by("plan", snapshot, 1, 9).rounds == plan_by("plan", snapshot, 1, 9).rounds
    assert plan_by("plan", snapshot, 1, 9).rounds != plan_by("plan", snapshot, 1, 10).rounds


def test_a_stopped_search_is_kept_as_seats_and_marked(evening: Evening) -> None:
    evening.begin(14, rounds=5)
    plan = plan_by("plan", evening.snapshot, 1, 5, lambda *_: False)
    assert plan.cancelled
    evening.draws.keep(1, plan, "plan")
    assert {round_.method for round_ in evening.snapshot.rounds} == {"plan stopped"}
    for round_ in evening.snapshot.rounds:
        assert fits(evening.snapshot, round_)


def test_what_a_round_could_not_keep_is_noted_with_it(evening: Evening) -> None:
    evening.begin(6, rounds=3)
    evening.draws.keep(1, plan_by("plan", evening.snapshot, 1, 5), "plan")
    assert "repeats" not in evening.snapshot.round(1).loosened
    assert "repeats" in evening.snapshot.round(3).loosened


def test_the_rest_of_an_evening_is_planned_from_what_was_played(evening: Evening) -> None:
    planned(evening, 12, 4).play(1).close_round(1)
    played = seats(evening, 1)
    evening.draws.take_back(2)
    evening.draws.keep(2, plan_by("plan", evening.snapshot, 2, 77), "plan")
    assert seats(evening, 1) == played
    met = {frozenset((one, other)) for people in played.values() for one in people for other in people if one != other}
    for number in (2, 3, 4):
        for people in seats(evening, number).values():
            assert not any(pair <= set(people) for pair in met)


def test_who_leaves_or_comes_later_is_left_out_or_taken_in_from_that_round_on(evening: Evening) -> None:
    evening.begin(10, rounds=3)
    gone = evening.entry(4).id
    evening.registration.withdraw(gone, 3)
    evening.draws.keep(1, plan_by("plan", evening.snapshot, 1, 5), "plan")
    assert all(fits(evening.snapshot, round_) for round_ in evening.snapshot.rounds)
    there = [gone in {one for people in seats(evening, number).values() for one in people} for number in (1, 2, 3)]
    assert there == [True, True, False]


def test_a_plan_with_a_sheet_begun_is_not_taken_back(evening: Evening, deal: Any) -> None:
    planned(evening, 12, 3)
    evening.scoring.record(evening.snapshot.round(2).tables[0].id, deal(74))
    before = evening.facts
    assert codes(lambda: evening.draws.take_back(1)) == ["round-has-results"]
    assert evening.facts == before
    evening.draws.take_back(3)
    assert [round_.number for round_ in evening.snapshot.rounds] == [1, 2]


def test_taking_back_spares_what_was_played(evening: Evening) -> None:
    planned(evening, 12, 3).play(1).close_round(1)
    assert codes(lambda: evening.draws.take_back(1)) == ["round-is-closed"]
    evening.draws.take_back(2)
    assert [round_.number for round_ in evening.snapshot.rounds] == [1]
    assert codes(lambda: evening.draws.take_back(2)) == ["unknown-round"]


def test_swapping_and_reseating_leave_a_drawn_round_drawn(evening: Evening) -> None:
    planned(evening, 12, 3)
    one, other = evening.snapshot.round(3).tables[:2]
    evening.rounds.swap(one.id, 1, other.id, 1)
    evening.rounds.seat(one.id, list(reversed(evening.snapshot.table(one.id).seats)))
    assert {round_.state for round_ in evening.snapshot.rounds} == {"drawn"}


@pytest.mark.parametrize("seed", range(12))
def test_after_any_coming_and_going_every_drawn_round_has_exactly_who_plays(evening: Evening, seed: int) -> None:
    chance = random.Random(seed)
    planned(evening, chance.randint(7, 20), 4)
    if chance.random() < 0.5:
        evening.rounds.start(evening.snapshot.round(1).id)
    running = seats(evening, 1) if evening.snapshot.round(1).state == "open" else None
    for _ in range(4):
        here = [entry for entry in evening.snapshot.entries if entry.state == "present"]
        if chance.random() < 0.5 and len(here) > 7:
            evening.registration.withdraw(chance.choice(here).id)
        else:
            evening.registration.register(f"Neu{chance.random()}", "Gast")
            before = {number: seats(evening, number) for number in (2, 3, 4)}
            number = 1 if running is None else 2
            evening.draws.mend(number)
            for later in (2, 3, 4):
                # Nobody leaves a table that goes on with people enough and needs nobody for a new one.
                after = seats(evening, later)
                if len(after) == len(before[later]):
                    for table, people in before[later].items():
                        assert set(people) <= set(after[table])
        for round_ in evening.snapshot.rounds:
            if round_.state == "drawn":
                assert fits(evening.snapshot, round_)
                assert all(len(table.seats) in (3, 4) for table in round_.tables)
                people = [one for table in round_.tables for one in table.seats]
                assert len(people) == len(set(people))
        if running is not None:
            assert seats(evening, 1) == running


def test_too_few_people_for_a_table_take_the_drawn_rounds_back(evening: Evening) -> None:
    planned(evening, 3, 2)
    evening.registration.withdraw(evening.entry(1).id, 1)
    assert evening.snapshot.rounds == ()


def test_a_round_whose_seats_are_learned_from_the_sheets_lacks_nobody(evening: Evening) -> None:
    evening.begin(6).rounds.draw(1, [])
    assert fits(evening.snapshot, evening.snapshot.round(1))
    assert codes(lambda: evening.draws.mend(1)) == ["nothing-to-mend"]


def test_nobody_to_take_in_is_said(evening: Evening) -> None:
    planned(evening, 6, 2)
    assert codes(lambda: evening.draws.mend(1)) == ["nothing-to-mend"]


def test_leaving_a_running_round_moves_only_whom_the_director_names(evening: Evening) -> None:
    planned(evening, 10, 2)  # 4 + 3 + 3
    evening.rounds.start(evening.snapshot.round(1).id)
    before = seats(evening, 1)
    small = next(number for number, people in before.items() if len(people) == 3)
    large = next(number for number, people in before.items() if len(people) == 4)
    gone = before[small][1]
    assert codes(lambda: evening.draws.leave(gone, 1)) == ["table-too-few"]
    assert seats(evening, 1) == before
    evening.draws.leave(gone, 1, (large,))
    after = seats(evening, 1)
    assert [number for number in before if before[number] != after[number]] == sorted((small, large))
    assert all(len(people) == 3 for people in after.values())
    assert fits(evening.snapshot, evening.snapshot.round(2))


def test_nobody_leaves_a_table_whose_sheet_is_begun(evening: Evening, deal: Any) -> None:
    planned(evening, 8, 2)
    table = evening.snapshot.round(1).tables[0]
    evening.rounds.start(evening.snapshot.round(1).id)
    evening.scoring.record(table.id, deal(74, 2))
    assert codes(lambda: evening.draws.leave(table.seats[0], 1)) == ["table-has-results"]


@pytest.mark.parametrize("method", [method.key for method in METHODS if method.key not in ("hand", "chips", "sheets")])
def test_every_method_seats_exactly_who_plays_after_somebody_came_and_went(evening: Evening, method: str) -> None:
    evening.begin(11, rounds=3)
    evening.draws.keep(1, plan_by(method, evening.snapshot, 1, 3), method)
    if len(evening.snapshot.rounds) > 1:
        evening.draws.take_back(2)
    for table in evening.snapshot.round(1).tables:
        evening.scoring.totals(table.id, [3 * len(table.seats) - 3, *[-3] * (len(table.seats) - 1)])
    evening.close_round(1)
    evening.registration.withdraw(evening.entry(4).id)
    evening.registration.register("Zoë", "Đurić")
    snapshot = evening.snapshot
    plan = plan_by(method, snapshot, 2, 3)
    expected = sorted(entry.id for entry in snapshot.entries if plays(entry, 2))
    assert sorted((*plan.rounds[0].people, *plan.rounds[0].sitting_out)) == expected


def test_winners_without_results_are_refused_with_every_name(evening: Evening) -> None:
    planned(evening, 6, 2)
    evening.draws.take_back(2)
    with pytest.raises(RefusedError) as refused:
        plan_by("winners", evening.snapshot, 2, 1)
    assert {problem.code for problem in refused.value.problems} == {"place-missing"}
    assert "1 Anna1 Weiß1" in {problem.values["person"] for problem in refused.value.problems}


def test_the_round_people_are_at_is_the_first_that_is_not_closed(evening: Evening) -> None:
    evening.begin(6, rounds=3)
    assert round_now(evening.snapshot) is None
    evening.draws.keep(1, plan_by("plan", evening.snapshot, 1, 5), "plan")
    assert round_now(evening.snapshot).number == 1
    evening.play(1).close_round(1)
    assert round_now(evening.snapshot).number == 2


def test_the_standing_counts_no_round_that_is_only_planned(evening: Evening) -> None:
    from tappscore.tournament.ledger import fold
    from tappscore.tournament.standings import rank

    planned(evening, 6, 3).play(1).close_round(1)
    standing = rank(evening.snapshot, fold(evening.snapshot))
    assert (standing.after_round, standing.tables_drawn, standing.tables_known) == (2, 4, 2)


def test_wishes_are_read_for_the_search(evening: Evening) -> None:
    evening.begin(6)
    one, two, three = (evening.entry(number) for number in (1, 2, 3))
    evening.registration.change(one.id, team="A")
    evening.registration.change(two.id, team="A")
    assert wishes_of(evening.snapshot).apart == ()
    evening.wishes.choose(tables=[5, 2], teams_apart=True)
    evening.wishes.wish(three.id, writes=True, seat=2, top=True)
    wishes = wishes_of(evening.snapshot)
    assert wishes.apart == ((one.id, two.id),)
    evening.registration.keep_apart(one.id, three.id)
    assert set(wishes_of(evening.snapshot).apart) == {(one.id, two.id), (one.id, three.id)}
    assert (wishes.numbers, wishes.fixed_seats, wishes.top) == ((5, 2), ((three.id, 2),), (three.id,))
    assert wishes.writers == {three.id}
    evening.wishes.wish(three.id, writes=False, seat=0, top=False)
    assert wishes_of(evening.snapshot).fixed_seats == ()


def test_people_of_one_club_are_kept_apart_however_it_is_spelt(evening: Evening) -> None:
    evening.begin(12)
    spelt = {1: "SV Igelsberg", 2: "sv  igelsberg", 3: "TV Baiersbronn", 4: "TV Baiersbronn"}
    spelt |= dict.fromkeys(range(5, 13), "")
    for number, club in spelt.items():
        person = evening.entry(number).person
        evening.registration.rename(person.id, person.first, person.last, club, "")
    assert wishes_of(evening.snapshot).apart == ()
    evening.wishes.choose(clubs_apart=True)
    ids = {number: evening.entry(number).id for number in spelt}
    assert set(wishes_of(evening.snapshot).apart) == {(ids[1], ids[2]), (ids[3], ids[4])}
    plan = plan_by("plan", evening.snapshot, 1, 5)
    assert not {(ids[1], ids[2]), (ids[3], ids[4])} & set(plan.quality.meetings)


def test_choices_of_a_foreign_archive_that_make_no_sense_are_no_choices(evening: Evening) -> None:
    snapshot = evening.begin(6).snapshot
    strange = {"seating": {"method": 7, "tables": ["a", 0, 3, True], "writers": 4, "seats": {"x": "y"}, "chips": [1]}}
    assert choices_of(msgspec.structs.replace(snapshot, settings=strange)) == Choices(tables=(3,))
    assert choices_of(msgspec.structs.replace(snapshot, settings={"seating": 4})) == Choices()


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ({"method": "dice"}, "seating-method-unknown"),
        ({"tables": [0]}, "table-number-out-of-range"),
        ({"tables": [2, 2]}, "table-number-taken"),
        ({"prefer": 9}, "table-size-unknown"),
    ],
)
def test_a_choice_that_cannot_be_is_refused(evening: Evening, choice: dict[str, Any], code: str) -> None:
    evening.begin(6)
    assert codes(lambda: evening.wishes.choose(**choice)) == [code]


def test_a_chip_drawn_twice_is_refused_and_one_taken_back_is_free(evening: Evening) -> None:
    evening.begin(6)
    one, two = evening.entry(1).id, evening.entry(2).id
    evening.wishes.chip(one, 1, 4, 2)
    assert codes(lambda: evening.wishes.chip(two, 1, 4, 2)) == ["seat-drawn-twice"]
    evening.wishes.chip(one, 1, 0)
    evening.wishes.chip(two, 1, 4, 2)
    assert choices_of(evening.snapshot).chips == {evening.entry(2).uuid: (4, 2)}


def test_mixed_tables_can_not_be_settled_once_deals_are_booked(evening: Evening) -> None:
    evening.begin(6, "dapp").draw()
    from tappscore.rules.deal import Deal

    evening.scoring.record(evening.table(1).id, Deal(contract="frage", declarer=1, facts={"made": True}))
    assert codes(lambda: evening.wishes.answer_mixed("rests")) == ["deals-booked-already"]


def test_four_can_not_all_play_where_the_game_knows_three(evening: Evening) -> None:
    evening.begin(7)
    assert codes(lambda: evening.wishes.answer_mixed("all")) == ["mixed-answer-unknown"]
