from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tappscore.problems import Problem, RefusedError

Evening = Any


def _problems(action: Callable[[], object]) -> tuple[Problem, ...]:
    with pytest.raises(RefusedError) as refused:
        action()
    return refused.value.problems


def _codes(action: Callable[[], object]) -> list[str]:
    return [problem.code for problem in _problems(action)]


def test_numbers_follow_each_other_and_gaps_are_left(evening: Evening) -> None:
    evening.begin(3)
    evening.registration.register("Chip", "Sieben", number=7)
    evening.registration.register("Nach", "Sieben")
    evening.registration.remove(evening.entry(2).id)
    evening.registration.register("Zuletzt", "Gekommen")
    assert [entry.number for entry in evening.snapshot.entries] == [1, 3, 7, 8, 9]


def test_a_number_is_given_once_and_in_range(evening: Evening) -> None:
    evening.begin(2)
    (problem,) = _problems(lambda: evening.registration.register("A", "B", number=2))
    assert (problem.code, problem.field, problem.values) == ("number-taken", "number", {"number": 2})
    assert _codes(lambda: evening.registration.register("A", "B", number=0)) == ["number-out-of-range"]
    assert _codes(lambda: evening.registration.change(evening.entry(1).id, number=2)) == ["number-taken"]
    evening.registration.change(evening.entry(1).id, number=1, owes=500)
    assert evening.entry(1).owes == 500


def test_a_first_name_alone_is_enough_and_no_name_is_not(evening: Evening) -> None:
    evening.begin(0)
    evening.registration.register(" Änne ")
    assert evening.entry(1).person.name == "Änne"
    assert _codes(lambda: evening.registration.register("  ", "")) == ["name-missing"]
    assert _codes(lambda: evening.registration.rename(evening.entry(1).person.id, first="")) == ["name-missing"]


def test_namesakes_are_two_people(evening: Evening) -> None:
    evening.begin(0)
    for town in ("Besenfeld", "Besenfeld"):
        evening.registration.register("Anna", "Maier", town=town)
    one, other = evening.snapshot.entries
    assert one.person.id != other.person.id


def test_a_person_of_earlier_evenings_is_the_same_person_and_enters_once(evening: Evening) -> None:
    evening.begin(2)
    person = evening.entry(2).person
    evening.id = 0
    evening.begin(0)
    evening.registration.register(person_id=person.id)
    assert evening.entry(1).person == person
    assert evening.entry(1).uuid
    assert _codes(lambda: evening.registration.register(person_id=person.id)) == ["person-entered-already"]
    assert _codes(lambda: evening.registration.register(person_id=999)) == ["unknown-person"]


def test_a_renamed_person_is_renamed_in_every_tournament(evening: Evening) -> None:
    evening.begin(1)
    person, first = evening.entry(1).person, evening.id
    evening.id = 0
    evening.begin(0)
    evening.registration.register(person_id=person.id)
    evening.registration.rename(person.id, "Änne", "Groß")
    assert evening.entry(1).person.spoken == "Änne Groß"
    evening.id = first
    assert evening.entry(1).person.spoken == "Änne Groß"


def test_who_comes_late_joins_in_the_next_round_not_under_way(evening: Evening) -> None:
    evening.begin(6, rounds=3).draw(1)
    evening.registration.register("Vor", "Beginn")
    evening.rounds.start(evening.snapshot.round(1).id)
    evening.registration.register("Nach", "Beginn", credit=10)
    assert [(evening.entry(n).joined_in, evening.entry(n).credit) for n in (7, 8)] == [(1, 0), (2, 10)]


def test_booked_and_present_are_states_that_can_be_revoked(evening: Evening) -> None:
    evening.begin(0).registration.book("Änne", "Weiß")
    entry = evening.entry(1).id
    for state in ("present", "booked", "waiting", "present", "present"):
        evening.registration.mark(entry, state)
        assert evening.entry(1).state == state


def test_who_withdraws_keeps_past_results_and_leaves_no_seat_in_later_rounds(evening: Evening) -> None:
    evening.begin(rounds=3).draw(1).play(1).draw(2)
    evening.rounds.start(evening.snapshot.round(2).id)
    entry = evening.entry(1).id
    (problem,) = _problems(lambda: evening.registration.withdraw(entry, 2))
    assert (problem.code, problem.values) == ("entry-seated", {"number": 1, "round": 2, "table": 1})
    assert _codes(lambda: evening.registration.mark(entry, "booked")) == ["entry-seated"]
    evening.registration.withdraw(entry)
    assert (evening.entry(1).state, evening.entry(1).withdrawn_from) == ("withdrawn", 3)
    evening.registration.reinstate(entry)
    assert (evening.entry(1).state, evening.entry(1).withdrawn_from) == ("present", None)


def test_a_disqualified_person_may_have_played_in_that_round(evening: Evening) -> None:
    evening.begin().draw().play()
    evening.registration.mark(evening.entry(1).id, "disqualified", 1, "cheated")
    assert (evening.entry(1).state, evening.entry(1).withdrawn_from) == ("disqualified", 1)


def test_a_registration_is_taken_back_with_the_person_only_if_nothing_else_is_known_of_them(evening: Evening) -> None:
    evening.begin(3)
    kept, gone, apart = (evening.entry(number).person.id for number in (1, 2, 3))
    first = evening.id
    evening.id = 0
    evening.begin(0)
    evening.registration.register(person_id=kept)
    evening.id = first
    evening.registration.keep_apart(evening.entry(1).id, evening.entry(3).id, always=True)
    for number in (1, 2, 3):
        evening.registration.remove(evening.entry(number).id)
    assert [row[0] for row in evening.file.query("SELECT id FROM persons ORDER BY id")] == [kept, apart]
    assert gone not in (kept, apart)


def test_who_has_played_is_not_taken_out(evening: Evening) -> None:
    evening.begin(7).draw()
    for number in (1, 7):
        assert _codes(lambda number=number: evening.registration.remove(evening.entry(number).id)) == [
            "entry-has-played"
        ]


def test_people_are_kept_apart_this_evening_or_always(evening: Evening) -> None:
    evening.begin(4)
    first = evening.id
    one, two, three = (evening.entry(number) for number in (1, 2, 3))
    evening.registration.keep_apart(two.id, one.id)
    evening.registration.keep_apart(one.id, three.id, always=True)
    people = {entry.number: entry.person.id for entry in evening.snapshot.entries}
    assert evening.snapshot.apart == ((people[1], people[2], False), (people[1], people[3], True))
    evening.id = 0
    evening.begin(0)
    for entry in (one, two, three):
        evening.registration.register(person_id=entry.person.id)
    assert evening.snapshot.apart == ((people[1], people[3], True),)
    evening.id = first
    evening.registration.keep_apart(one.id, two.id, always=True)
    evening.registration.let_together(three.id, one.id)
    assert evening.snapshot.apart == ((people[1], people[2], True),)
    assert _codes(lambda: evening.registration.keep_apart(one.id, one.id)) == ["apart-from-oneself"]


def test_a_list_of_players_is_entered_as_one_step(evening: Evening) -> None:
    evening.begin(1)
    players = [
        {"first": "Änne", "last": "Groß", "town": "Hof", "number": 20},
        {"last": "Klein", "state": "booked", "owes": 500},
        {"first": "Otto", "last": "Klein", "number": 5},
    ]
    changes = evening.registration.import_players(players)
    assert [(entry.number, entry.person.spoken, entry.state) for entry in evening.snapshot.entries] == [
        (1, "Anna1 Weiß1", "present"), (5, "Otto Klein", "present"), (20, "Änne Groß", "present"),
        (21, "Klein", "booked"),
    ]  # fmt: skip
    evening.history.undo(changes.journal)
    assert len(evening.snapshot.entries) == 1
    assert evening.file.query("SELECT count(*) FROM persons") == [(1,)]


def test_a_list_knows_people_again_by_name_club_and_town(evening: Evening) -> None:
    evening.begin(2)
    first, person = evening.id, evening.entry(1).person
    evening.id = 0
    evening.begin(0)
    evening.registration.import_players(
        [
            {"first": "anna1", "last": "WEISS1", "club": "sv", "town": "Igelsberg"},
            {"first": "Anna1", "last": "Weiß1", "club": "SV", "town": "Hof"},
        ]
    )
    assert evening.entry(1).person == person
    assert evening.entry(2).person.id != person.id
    assert first != evening.id


def test_a_faulty_list_names_every_faulty_line_and_enters_nobody(evening: Evening) -> None:
    evening.begin(2)
    players = [
        {"first": "", "last": " "},
        {"last": "Gut"},
        {"last": "Doppelt", "number": 2},
        {"last": "Wild", "number": "x"},
        {"first": "Anna1", "last": "Weiß1", "club": "SV", "town": "Igelsberg"},
    ]
    found = _problems(lambda: evening.registration.import_players(players))
    assert [(problem.code, problem.values["line"]) for problem in found] == [
        ("import-name-missing", 1), ("import-number-taken", 3), ("import-number-out-of-range", 4),
        ("import-entered-already", 5),
    ]  # fmt: skip
    assert len(evening.snapshot.entries) == 2
    assert evening.file.query("SELECT count(*) FROM persons") == [(2,)]


def test_a_list_cancelled_half_way_enters_nobody(evening: Evening) -> None:
    evening.begin(1)
    players = [{"last": f"Name{number}"} for number in range(20)]
    asked: list[int] = []
    found = _codes(
        lambda: evening.registration.import_players(
            players, lambda done, total: asked.append(done) is None and done < 5
        )
    )
    assert found == ["cancelled"]
    assert asked == [1, 2, 3, 4, 5]
    assert len(evening.snapshot.entries) == 1


def test_names_stand_in_one_line_without_anything_invisible(evening: Evening) -> None:
    evening.begin(0)
    evening.registration.register("A\u0308nne\t \n", " We\u00adiß\x1b[31m\u200b ", town="x" * 500)
    person = evening.entry(1).person
    assert (person.first, person.last, len(person.town)) == ("Änne", "Weiß[31m", 200)
    assert _codes(lambda: evening.registration.register("\u200b", "\x07")) == ["name-missing"]
    assert _codes(lambda: evening.tournaments.rename(evening.id, "\n\x00")) == ["name-missing"]


def test_a_text_that_no_file_can_keep_is_refused(evening: Evening) -> None:
    evening.begin(1)
    assert _codes(lambda: evening.registration.register("A\ud800", "B")) == ["text-unreadable"]
    entry = evening.entry(1).id
    assert _codes(lambda: evening.registration.withdraw(entry, 1, "gone\udfff")) == ["text-unreadable"]
    assert _codes(lambda: evening.tournaments.change(evening.id, settings={"x": "\ud800"})) == ["text-unreadable"]
    assert len(evening.snapshot.entries) == 1


def test_facts_that_do_not_exist_are_a_mistake_of_the_program(evening: Evening) -> None:
    evening.begin(1)
    with pytest.raises(KeyError):
        evening.registration.change(evening.entry(1).id, colour="red")
    with pytest.raises(KeyError):
        evening.registration.rename(evening.entry(1).person.id, colour="red")


def _late(evening: Evening, **settings: object) -> Evening:
    """Round 1 of two runs; number 7 had booked and was not there."""
    evening.begin(6)
    evening.tournaments.change(evening.id, settings=settings)
    evening.registration.book("Karl", "Roth")
    ids = [evening.entry(number).id for number in range(1, 7)]
    evening.rounds.draw(1, [(1, ids[:3]), (2, ids[3:])])
    evening.rounds.start(evening.snapshot.round(1).id)
    return evening


def test_who_booked_and_comes_late_joins_in_the_next_round_with_the_usual_points(evening: Evening) -> None:
    _late(evening, missed_rounds="fixed", missed_points=-7)
    evening.registration.mark(evening.entry(7).id, "present")
    assert (evening.entry(7).joined_in, evening.entry(7).credit) == (2, -7)
    evening.history.undo()
    assert (evening.entry(7).state, evening.entry(7).joined_in, evening.entry(7).credit) == ("booked", 1, 0)


def test_who_gets_a_seat_in_the_running_round_has_missed_nothing(evening: Evening) -> None:
    _late(evening, missed_rounds="fixed", missed_points=-7)
    evening.registration.mark(evening.entry(7).id, "present")
    table = evening.table(1)
    evening.rounds.seat(table.id, (*table.seats, evening.entry(7).id))
    assert (evening.entry(7).joined_in, evening.entry(7).credit) == (1, 0)


def test_points_stated_by_hand_stay_when_somebody_joins_otherwise(evening: Evening) -> None:
    _late(evening, missed_rounds="average")
    evening.registration.mark(evening.entry(7).id, "present")
    assert (evening.entry(7).missed, evening.entry(7).credit) == ("average", 0)
    evening.registration.change(evening.entry(7).id, "", missed="stated", credit=12)
    table = evening.table(1)
    evening.rounds.seat(table.id, (*table.seats, evening.entry(7).id))
    assert (evening.entry(7).joined_in, evening.entry(7).credit) == (1, 12)
