"""The journal in words: before and after of every kind of step, and whom it concerns."""

from __future__ import annotations

import msgspec

from tappscore.i18n import ENGLISH, formats
from tappscore.i18n.qt_catalog import load
from tappscore.rules.deal import Deal
from tappscore.services.journal_lines import evening_steps
from tappscore.services.rule_lines import told_rules
from tappscore.tournament.steps import Step


def newest(evening) -> tuple[Step, str, str]:
    """The newest step, and its two sides in words."""
    step = evening_steps(evening.file, evening.snapshot)[0]
    before, after = (", ".join(ENGLISH.message(one) for one in side) for side in (step.before, step.after))
    return step, before, after


def test_a_correction_says_the_deal_as_it_is_typed_and_who_sat_there(evening) -> None:
    evening.begin().draw().play()
    first = evening.table(1).deals[0]
    evening.scoring.correct(first.id, msgspec.structs.replace(first.deal, facts={"points": 47}), "typed wrongly")
    step, before, after = newest(evening)
    assert (before, after) == ("1 f 74", "1 f 47")
    assert (step.page, step.round, step.table, step.people) == ("scoring", 1, 1, {1, 2, 3})
    assert step.reason == "typed wrongly"


def test_the_day_of_an_evening_is_told_as_people_write_it(evening) -> None:
    evening.begin()
    made = evening_steps(evening.file, evening.snapshot)[-1]
    assert f"day {formats.day(evening.snapshot.date, 'en')}" in [ENGLISH.message(one) for one in made.after]


def test_seats_are_told_by_name(evening) -> None:
    evening.begin().draw()
    evening.rounds.swap(evening.table(1).id, 1, evening.table(2).id, 3)
    _, before, after = newest(evening)
    assert before == "seat 1: 1 Anna1 Weiß1, seat 3: 6 Anna6 Weiß6"
    assert after == "seat 1: 6 Anna6 Weiß6, seat 3: 1 Anna1 Weiß1"


def test_of_changed_rules_only_what_changed_is_told(evening) -> None:
    evening.begin()
    evening.rulings.change_rules(evening.id, {"tout_factor": 3})
    _, before, after = newest(evening)
    assert (before, after) == ("An announced Tout counts: double", "An announced Tout counts: threefold")


def test_changed_rules_are_told_in_the_language_of_the_window(evening) -> None:
    evening.begin()
    evening.rulings.change_rules(evening.id, {"pot": True, "tout_factor": 3})
    step = evening_steps(evening.file, evening.snapshot)[0]
    assert {load("de").message(one) for one in step.after} == {
        "Mit Pott spielen: ja", "Ein angesagter Tout zählt: dreifach",
    }  # fmt: skip


def test_of_a_tariff_only_the_games_that_changed_are_told() -> None:
    mine, theirs = {"tariff": {"frage": 10, "solo": 40}}, {"tariff": {"frage": 10, "solo": 50}}
    assert [ENGLISH.message(one) for one in told_rules("dapp", 1, mine, theirs)] == ["Solo: 40"]


def test_rules_of_a_newer_program_are_told_by_what_stands_there() -> None:
    mine: dict[str, object] = {"jokers": 3, "wild": [1], "pot": True}
    assert [ENGLISH.message(one) for one in told_rules("of_tomorrow", 9, mine, {})] == [
        "jokers: 3", "wild: …", "pot: yes",
    ]  # fmt: skip


def test_rules_from_a_later_round_on_say_from_which(evening) -> None:
    evening.begin()
    evening.rulings.change_rules(evening.id, {"tout_factor": 3}, from_round=2)
    assert newest(evening)[1:] == ("", "from round 2")
    evening.rulings.change_rules(evening.id, {"tout_factor": 2, "pot": True}, from_round=2)
    step, _, _ = newest(evening)
    before, after = ({ENGLISH.message(one) for one in side} for side in (step.before, step.after))
    assert before == {"An announced Tout counts: threefold", "Play with a pot: no"}
    assert after == {"An announced Tout counts: double", "Play with a pot: yes"}


def test_a_new_person_is_told_without_what_goes_without_saying(evening) -> None:
    evening.begin(0)
    evening.registration.register("Zoë", "Şahin", town="Horb")
    step, before, after = newest(evening)
    assert before == ""
    assert after == "first name Zoë, last name Şahin, town Horb, number 1"
    assert (step.page, step.people) == ("entries", {1})


def test_what_was_empty_is_told_as_a_dash(evening) -> None:
    evening.begin(0)
    evening.registration.register("Zoë", "Şahin")
    evening.registration.rename(evening.snapshot.entries[0].person.id, town="Horb")
    _, before, after = newest(evening)
    assert (before, after) == ("town –", "town Horb")


def test_money_and_states_are_told_in_words(evening) -> None:
    evening.begin()
    evening.registration.change(evening.entry(2).id, "", owes=750)
    _, before, after = newest(evening)
    assert (before, after) == ("owes 0.00 €", "owes 7.50 €")
    evening.registration.mark(evening.entry(2).id, "waiting")
    assert newest(evening)[1:] == ("state present", "state waiting")


def test_a_removed_name_is_gone_from_the_journal_too(evening) -> None:
    evening.begin()
    evening.registration.rename(evening.entry(2).person.id, last="Blau")
    evening.people.forget(evening.entry(2).person.id)
    told = [
        ENGLISH.message(one)
        for step in evening_steps(evening.file, evening.snapshot)
        for one in (*step.before, *step.after)
    ]
    assert not [one for one in told if "Blau" in one or "Anna2" in one]
    assert "last name removed on request" in told


def test_an_undone_step_names_the_one_that_took_it_back(evening) -> None:
    evening.begin().draw().play()
    done = evening.scoring.delete(evening.table(1).deals[2].id)
    undone = evening.history.undo(done.journal)
    steps = {step.number: step for step in evening_steps(evening.file, evening.snapshot)}
    assert steps[done.journal].undone_by == undone.journal
    assert (steps[undone.journal].page, steps[undone.journal].table) == ("scoring", 1)


def test_a_sheet_moved_to_its_table_says_from_where_to_where(evening) -> None:
    evening.begin().draw()
    evening.scoring.record(evening.table(1).id, Deal(contract="frage", declarer=1, facts={"points": 74}))
    evening.scoring.move_sheet(evening.table(1).id, evening.table(2).id)
    _, before, after = newest(evening)
    assert (before, after) == ("1 f 74, table 1", "1 f 74, table 2")
