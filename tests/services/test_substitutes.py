"""Somebody plays instead of somebody else: seats, names, points, and the way back."""

from __future__ import annotations

import pytest

from tappscore.i18n import ENGLISH
from tappscore.problems import RefusedError
from tappscore.store.checks import check_file
from tappscore.tournament.audit import audit
from tappscore.tournament.columns import Lists, shown, standings_columns
from tappscore.tournament.ledger import fold
from tappscore.tournament.stand_ins import first_name_for, stand_in_words
from tappscore.tournament.standings import rank


def standing(evening, after: int | None = None) -> dict[int, tuple[object, object]]:
    """Place and points by number."""
    snapshot = evening.snapshot
    return {place.entry.number: (place.place, place.points) for place in rank(snapshot, fold(snapshot), after).places}


def two_rounds(evening):
    """Six play a round; two is drawn; a seventh waits."""
    evening.begin(6).draw().play().close_round()
    evening.registration.register("Karl", "Roth", state="waiting")
    ids = [evening.entry(number).id for number in range(1, 7)]
    evening.rounds.draw(2, [(1, ids[:3]), (2, ids[3:])])
    return evening


def test_a_substitute_takes_the_seat_of_the_round_and_of_all_drawn_after_it(evening) -> None:
    two_rounds(evening)
    before = evening.facts
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2)
    assert [evening.snapshot.entry(one).number for one in evening.table(1, 2).seats] == [1, 7, 3]
    assert [evening.snapshot.entry(one).number for one in evening.table(1, 1).seats] == [1, 2, 3]
    gone, by = evening.entry(2), evening.entry(7)
    assert (gone.state, gone.withdrawn_from) == ("withdrawn", 2)
    assert (by.state, by.joined_in) == ("present", 2)
    evening.history.undo()
    assert evening.facts == before


def test_without_the_points_both_keep_what_they_have(evening) -> None:
    two_rounds(evening)
    own = standing(evening)[2][1]
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2)
    evening.play(2)
    assert standing(evening)[2] == (standing(evening)[2][0], own)
    assert standing(evening)[2][0] is not None
    assert standing(evening)[7][1] == -sum(points for number, (_, points) in standing(evening).items() if number != 7)


def test_with_the_points_only_the_substitute_has_a_place_and_all_that_was_before(evening) -> None:
    two_rounds(evening)
    evening.adjustments.add(evening.entry(2).id, 1, -5, "late")
    evening.adjustments.add(evening.entry(2).id, None, 3, "prize")
    evening.registration.change(evening.entry(2).id, "", credit=4)
    before = standing(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2, takes_points=True)
    assert standing(evening)[7] == before[2]
    assert standing(evening)[2] == (None, None)
    assert standing(evening, 1)[2] == before[2]
    evening.play(2)
    row = fold(evening.snapshot).rows[evening.entry(7).id]
    assert [points is None for points in row.rounds] == [False, False]
    assert row.taken_from == (evening.entry(2).id,)
    assert len(row.sittings) == 2
    evening.substitutes.choose_points(evening.snapshot.substitutes[0].id, False)
    assert standing(evening)[2] == (standing(evening)[2][0], before[2][1])


def test_points_go_on_from_hand_to_hand_and_back(evening) -> None:
    two_rounds(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2, takes_points=True)
    evening.play(2).close_round(2)
    so_far = standing(evening)[7][1]
    evening.tournaments.change(evening.id, rounds=3)
    ids = [evening.entry(number).id for number in (1, 3, 4, 5, 6, 7)]
    evening.rounds.draw(3, [(1, ids[:3]), (2, ids[3:])])
    evening.substitutes.substitute(evening.entry(7).id, evening.entry(2).id, 3, takes_points=True)
    assert standing(evening)[2] == (standing(evening)[2][0], so_far)
    assert standing(evening)[7] == (None, None)
    assert evening.entry(2).state == "present"


def test_a_fold_after_a_deal_is_the_fold_of_everything(evening) -> None:
    two_rounds(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2, takes_points=True)
    first = fold(evening.snapshot)
    evening.scoring.correct(evening.table(1).deals[0].id, evening.table(1).deals[1].deal, "typed wrongly")
    after = evening.snapshot
    assert fold(after, first).rows == fold(after).rows
    assert fold(after).rows != first.rows


def test_the_list_of_standings_says_both_names(evening) -> None:
    two_rounds(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2, takes_points=True)
    snapshot = evening.snapshot
    ledger = fold(snapshot)
    lists = Lists(snapshot=snapshot, ledger=ledger)
    remark = next(column for column in standings_columns(snapshot) if column.key == "state")
    said = {
        place.entry.number: shown(remark.value(place, lists), "text", ENGLISH)
        for place in rank(snapshot, ledger).places
    }
    assert said[7] == "for Anna2 Weiß2 from round 2, with points"
    assert said[2] == "from round 2 on: Karl Roth, with points"


def test_somebody_new_is_entered_with_it_in_one_step(evening) -> None:
    two_rounds(evening)
    before = evening.facts
    evening.substitutes.substitute(evening.entry(2).id, None, 2, first="Zoë", last="Şahin")
    assert (evening.entry(8).person.spoken, evening.entry(8).joined_in) == ("Zoë Şahin", 2)
    evening.history.undo()
    assert evening.facts == before


@pytest.mark.parametrize(
    ("number", "first", "code"), [(2, 2, "substitute-of-oneself"), (4, 2, "substitute-seated"), (7, 1, "round-closed")]
)
def test_what_can_t_be_is_refused_and_changes_nothing(evening, number: int, first: int, code: str) -> None:
    two_rounds(evening)
    before = evening.facts
    with pytest.raises(RefusedError) as refused:
        evening.substitutes.substitute(evening.entry(2).id, evening.entry(number).id, first)
    assert [problem.code for problem in refused.value.problems] == [code]
    assert evening.facts == before


def test_a_closed_round_is_corrected_with_a_reason(evening) -> None:
    two_rounds(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 1, reason="sat there from the start")
    assert [evening.snapshot.entry(one).number for one in evening.table(1, 1).seats] == [1, 7, 3]


def test_revoking_gives_the_seat_back(evening) -> None:
    two_rounds(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2, takes_points=True)
    evening.play(2)
    evening.substitutes.revoke(evening.snapshot.substitutes[0].id)
    assert [evening.snapshot.entry(one).number for one in evening.table(1, 2).seats] == [1, 2, 3]
    assert (evening.entry(2).state, evening.entry(7).state) == ("present", "waiting")
    assert evening.snapshot.substitutes == ()


@pytest.mark.parametrize("takes_points", [False, True])
def test_the_checks_find_nothing_wrong_with_a_substitute(evening, takes_points: bool) -> None:
    two_rounds(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2, takes_points=takes_points)
    evening.play(2)
    snapshot = evening.snapshot
    found = {finding.check for finding in audit(snapshot, fold(snapshot), thorough=True)}
    assert found <= {"sheet-unchecked", "deal-double", "deal-unusual"}
    assert not [problem for _, problems in check_file(evening.file) for problem in problems]


def test_who_was_replaced_is_found_when_a_seat_is_left_to_them(evening) -> None:
    two_rounds(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2)
    table = evening.table(1, 2)
    evening.rounds.seat(table.id, (table.seats[0], evening.entry(2).id, table.seats[2]))
    snapshot = evening.snapshot
    assert "absent-seated" in {finding.check for finding in audit(snapshot, fold(snapshot))}


def test_who_waited_from_the_start_joins_in_the_round_in_which_they_come_in(evening) -> None:
    evening.begin(6)
    evening.registration.register("Karl", "Roth", state="waiting")
    ids = [evening.entry(number).id for number in range(1, 7)]
    evening.rounds.draw(1, [(1, ids[:3]), (2, ids[3:])])
    evening.play().close_round()
    evening.rounds.draw(2, [(1, ids[:3]), (2, ids[3:])])
    assert evening.entry(7).joined_in == 1
    evening.substitutes.substitute(ids[1], evening.entry(7).id, 2)
    assert evening.entry(7).joined_in == 2


@pytest.mark.parametrize(("own", "after"), [("", "Rot"), ("Blau", "Blau")])
def test_a_substitute_without_a_team_plays_for_that_of_the_other(evening, own: str, after: str) -> None:
    two_rounds(evening)
    evening.registration.change(evening.entry(2).id, "", team="Rot")
    evening.registration.change(evening.entry(7).id, "", team=own)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2)
    assert (evening.entry(7).team, evening.entry(2).team) == (after, "Rot")


def test_who_is_disqualified_or_gone_already_stays_so(evening) -> None:
    evening.begin(6, rounds=4).draw().play().close_round()
    evening.registration.register("Karl", "Roth", state="waiting")
    evening.registration.register("Eva", "Frey", state="waiting")
    evening.registration.mark(evening.entry(1).id, "disqualified", 2)
    evening.registration.withdraw(evening.entry(2).id, 2)
    evening.substitutes.substitute(evening.entry(1).id, evening.entry(7).id, 3)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(8).id, 3)
    assert (evening.entry(1).state, evening.entry(1).withdrawn_from) == ("disqualified", 2)
    assert (evening.entry(2).state, evening.entry(2).withdrawn_from) == ("withdrawn", 2)


def turns(evening):
    """Seven people: the sixth has no seat in round 1, the seventh none in round 2."""
    evening.begin(7)
    ids = {number: evening.entry(number).id for number in range(1, 8)}
    for round_no, tables, out in ((1, ((1, 2, 3), (4, 5, 7)), 6), (2, ((1, 2, 3), (4, 5, 6)), 7)):
        seats = [(at, [ids[number] for number in table]) for at, table in enumerate(tables, 1)]
        evening.rounds.draw(round_no, seats, sitting_out=[ids[out]])
        if round_no == 1:
            evening.play().close_round()
    return evening


def test_who_sat_out_and_comes_in_sits_out_no_more_and_comes_back_to_play(evening) -> None:
    turns(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2)
    assert evening.snapshot.round(2).sitting_out == ()
    assert first_name_for(evening.snapshot, evening.entry(7).id, 1) is None
    assert first_name_for(evening.snapshot, evening.entry(7).id, 2) == evening.entry(2)
    evening.substitutes.revoke(evening.snapshot.substitutes[0].id)
    assert (evening.entry(2).state, evening.entry(7).state) == ("present", "present")


def test_a_substitute_takes_the_turn_to_sit_out_too(evening) -> None:
    turns(evening)
    evening.registration.register("Karl", "Roth", state="waiting")
    evening.substitutes.substitute(evening.entry(7).id, evening.entry(8).id, 2)
    assert evening.snapshot.round(2).sitting_out == (evening.entry(8).id,)
    evening.substitutes.revoke(evening.snapshot.substitutes[0].id)
    assert evening.snapshot.round(2).sitting_out == (evening.entry(7).id,)


def test_whose_the_points_are_is_changed_after_a_closed_round_with_a_reason_only(evening) -> None:
    two_rounds(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2)
    evening.play(2).close_round(2)
    number = evening.snapshot.substitutes[0].id
    with pytest.raises(RefusedError) as refused:
        evening.substitutes.choose_points(number, True)
    assert [problem.code for problem in refused.value.problems] == ["round-closed"]
    evening.substitutes.choose_points(number, True, "agreed later")
    assert evening.snapshot.substitutes[0].takes_points


def test_of_somebody_who_came_back_it_is_said_for_whom_they_play_now(evening) -> None:
    two_rounds(evening)
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2)
    evening.play(2).close_round(2)
    evening.tournaments.change(evening.id, rounds=3)
    evening.substitutes.substitute(evening.entry(7).id, evening.entry(2).id, 3)
    said = [stand_in_words(evening.snapshot, evening.entry(number).id) for number in (2, 7)]
    assert [ENGLISH.message(one) for one in said if one] == [
        "for Karl Roth from round 3",
        "from round 3 on: Anna2 Weiß2",
    ]


def test_what_is_played_or_noted_from_that_round_on_is_not_taken_over(evening) -> None:
    two_rounds(evening)
    before = standing(evening)[2][1]
    evening.substitutes.substitute(evening.entry(2).id, evening.entry(7).id, 2, takes_points=True)
    evening.play(2).close_round(2)
    evening.adjustments.add(evening.entry(2).id, 2, -5, "smoked in the hall")
    rows = fold(evening.snapshot).rows
    second = rows[evening.entry(7).id].rounds[1]
    assert (rows[evening.entry(7).id].total, rows[evening.entry(2).id].total) == (before + second, -5)
    # Who left comes back to a seat of their own.
    evening.tournaments.change(evening.id, rounds=3)
    evening.registration.reinstate(evening.entry(2).id)
    ids = [evening.entry(number).id for number in range(1, 8)]
    evening.rounds.draw(3, [(1, ids[:4]), (2, ids[4:])])
    evening.scoring.totals(evening.table(1, 3).id, (3, 9, -4, -8))
    assert fold(evening.snapshot).rows[ids[1]].rounds == (None, None, 9)
    assert fold(evening.snapshot).rows[ids[6]].rounds[2] is None
