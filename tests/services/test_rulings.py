"""Rules from a round on, letters, confirmed values: what the verbs do and refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tappscore.exchange import archive
from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.rules.notation import read, write
from tappscore.rules.settlement import next_turn
from tappscore.tournament.ledger import fold
from tappscore.tournament.rules_in_force import in_force, letters_of, rules_of

Evening = Any


def frage(points: int, **more: object) -> Deal:
    return Deal(contract="frage", declarer=1, facts={"points": points, **more})


def codes(verb: Callable[[], object]) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        verb()
    return [problem.code for problem in refused.value.problems]


def two_rounds(evening: Evening) -> Evening:
    """Two rounds, deals booked in both."""
    evening.begin().draw().play().close_round()
    evening.draw(2).play(2)
    return evening


def test_rules_from_round_two_on_leave_round_one_as_it_was(evening: Evening) -> None:
    two_rounds(evening)
    before = fold(evening.snapshot)
    evening.rulings.change_rules(evening.id, {"tout_factor": 3, "pot": True}, "agreed at the break", from_round=2)
    after = fold(evening.snapshot)
    assert [one.points for one in after.round(1)] == [one.points for one in before.round(1)]
    assert [one.points for one in after.round(2)] != [one.points for one in before.round(2)]
    assert in_force(evening.snapshot, 1).house["pot"] is False
    assert in_force(evening.snapshot, 2).house["pot"] is True
    assert in_force(evening.snapshot, 9).house["pot"] is True


def test_a_change_that_reaches_booked_deals_needs_a_reason_and_a_later_one_does_not(evening: Evening) -> None:
    evening.begin(rounds=3).draw().play()
    assert codes(lambda: evening.rulings.change_rules(evening.id, {"pot": True})) == ["reason-missing"]
    assert evening.rulings.change_rules(evening.id, {"pot": True}, from_round=2)


def test_rules_from_a_round_that_the_evening_does_not_have_are_refused(evening: Evening) -> None:
    evening.begin(rounds=2)
    refused = codes(lambda: evening.rulings.change_rules(evening.id, {"pot": True}, from_round=3))
    assert refused == ["rules-from-unknown-round"]


def test_while_a_booked_deal_of_that_round_is_illegal_the_change_is_refused(evening: Evening) -> None:
    evening.begin(rounds=3)
    evening.rulings.change_rules(evening.id, {"bock": True}, from_round=2)
    evening.draw().play().close_round()
    evening.draw(2)
    evening.scoring.record(evening.table(1, 2).id, frage(74, factor=2))
    refused = codes(lambda: evening.rulings.change_rules(evening.id, {"bock": False}, "no Bock", from_round=2))
    assert refused[0] == "deal-unfit"
    assert evening.rulings.change_rules(evening.id, {"bock": False}, from_round=3)


def test_a_change_to_what_holds_already_takes_the_later_change_away(evening: Evening) -> None:
    evening.begin(rounds=3)
    evening.rulings.change_rules(evening.id, {"pot": True}, from_round=2)
    evening.rulings.change_rules(evening.id, {"pot": False}, from_round=2)
    assert evening.snapshot.rule_changes == ()


def test_an_undone_change_of_rules_is_refused_once_a_deal_hangs_on_it(evening: Evening) -> None:
    evening.begin(rounds=2)
    change = evening.rulings.change_rules(evening.id, {"bock": True}, from_round=2).journal
    evening.draw().play().close_round()
    evening.draw(2)
    evening.scoring.record(evening.table(1, 2).id, frage(74, factor=2))
    assert codes(lambda: evening.history.undo(change))[0] == "deal-unfit"


def test_an_archive_keeps_the_rules_of_every_round_and_the_letters(evening: Evening) -> None:
    two_rounds(evening)
    evening.rulings.change_rules(evening.id, {"pot": True}, "agreed", from_round=2, letters={"frage": "q"})
    written = archive.write(evening.snapshot)
    assert [change["round"] for change in written["rule_changes"]] == [2]
    again = archive.read(written)
    assert archive.write(again) == written
    assert [one.points for one in fold(again).results] == [one.points for one in fold(evening.snapshot).results]
    assert dict(letters_of(again)) == {"frage": "q"}


def test_an_archive_whose_later_rules_are_wrong_is_refused_at_their_place(evening: Evening) -> None:
    written = archive.write(evening.begin().snapshot)
    written["rule_changes"] = [{"round": 2, "house": {"pot": "perhaps"}}]
    with pytest.raises(RefusedError) as refused:
        archive.read(written)
    assert [problem.field for problem in refused.value.problems] == ["rule_changes[0].pot"]


def test_the_club_s_own_letters_are_written_and_read_in_every_round(evening: Evening) -> None:
    evening.begin()
    evening.rulings.write_with(evening.id, {"frage": "Q", "tout": "du"})
    rules = rules_of(evening.snapshot, 1, 3)
    reading = read(rules, "2 q 104 du-", next_turn(rules, ()))
    assert reading.deal is not None
    assert reading.deal.facts["tout"] == "failed"
    assert write(rules, reading.deal) == "2 q 104 du-"


@pytest.mark.parametrize(
    ("letters", "code"),
    [({"frage": "s"}, "letter-twice"), ({"frage": "f1"}, "letter-has-digit"), ({"nobody": "n"}, "letter-unknown")],
)
def test_letters_that_clash_are_refused_and_nothing_changes(
    evening: Evening, letters: dict[str, str], code: str
) -> None:
    evening.begin()
    assert code in codes(lambda: evening.rulings.write_with(evening.id, letters))
    assert letters_of(evening.snapshot) == {}


def test_an_option_that_brings_a_mark_whose_letter_is_taken_is_refused(evening: Evening) -> None:
    evening.begin()
    evening.rulings.write_with(evening.id, {"tout": "bk"})
    assert codes(lambda: evening.rulings.change_rules(evening.id, {"bock": True})) == ["letter-twice", "letter-twice"]
    later = codes(lambda: evening.rulings.change_rules(evening.id, {"bock": True}, from_round=2))
    assert later == ["letter-twice", "letter-twice"]


def test_confirmed_values_are_a_setting_that_stays(evening: Evening) -> None:
    evening.begin()
    evening.rulings.confirm_values(evening.id)
    assert evening.snapshot.settings["values_confirmed"] is True


def test_letters_and_confirmed_values_leave_the_other_settings_alone(evening: Evening) -> None:
    evening.begin()
    evening.wishes.choose(tables=[5, 2])
    kept = evening.snapshot.settings["seating"]
    evening.rulings.write_with(evening.id, {"frage": "q"})
    evening.rulings.confirm_values(evening.id)
    assert dict(evening.snapshot.settings) == {"seating": kept, "letters": {"frage": "q"}, "values_confirmed": True}
    evening.rulings.write_with(evening.id, {})
    assert dict(evening.snapshot.settings) == {"seating": kept, "values_confirmed": True}


def test_options_that_are_not_named_stay_as_they_were_set(evening: Evening) -> None:
    evening.begin(rounds=3)
    evening.rulings.change_rules(evening.id, {"tout_factor": 3})
    evening.rulings.change_rules(evening.id, {"pot": True}, from_round=2)
    assert (in_force(evening.snapshot, 2).house["tout_factor"], in_force(evening.snapshot, 2).house["pot"]) == (3, True)


def test_letters_of_a_foreign_file_that_clash_give_way_to_the_game_s_own(evening: Evening) -> None:
    evening.begin().draw().play()
    strange = msgspec.structs.replace(evening.snapshot, settings={"letters": {"frage": "s"}})
    assert rules_of(strange, 1, 3).letters == rules_of(evening.snapshot, 1, 3).letters
    assert [one.points for one in fold(strange).results] == [one.points for one in fold(evening.snapshot).results]


def test_a_preset_of_a_taken_name_is_refused_unless_it_is_to_be_replaced(evening: Evening) -> None:
    evening.begin()
    evening.presets.save("Ochsen", "dapp", {"tariff": {"frage": 3}})
    assert codes(lambda: evening.presets.save("Ochsen", "frog", {})) == ["preset-known"]
    evening.presets.save("Ochsen", "frog", {}, replace=True)
    assert [(one.name, one.variant) for one in evening.presets.all()] == [("Ochsen", "frog")]
    other = evening.presets.save("Adler", "dapp", {}).made("presets")
    assert codes(lambda: evening.presets.rename(other, "Ochsen")) == ["preset-known"]
    evening.presets.rename(other, "Adler")
    assert [one.name for one in evening.presets.all()] == ["Adler", "Ochsen"]


def test_a_preset_keeps_letters_as_they_are_typed_in_a_line_and_no_empty_ones(evening: Evening) -> None:
    evening.presets.save("Ochsen", "dapp", {}, {"solo": " So ", "frage": ""})
    assert dict(evening.presets.all()[0].letters) == {"solo": "so"}


def test_a_preset_with_letters_that_clash_or_options_unknown_is_refused(evening: Evening) -> None:
    evening.begin()
    assert codes(lambda: evening.presets.save("A", "dapp", {}, {"frage": "s"}))[0] == "letter-twice"
    assert codes(lambda: evening.presets.save("A", "dapp", {"whist": 1})) == ["option-unknown"]
    assert codes(lambda: evening.presets.save(" ", "dapp", {})) == ["name-missing"]


def test_presets_come_along_when_another_club_file_is_brought_in(evening: Evening) -> None:
    other = type(evening)(evening.path.parent / "other")
    other.presets.save("Ochsen", "dapp", {"tariff": {"frage": 3}})
    other.file.close()
    evening.presets.save("Ochsen", "frog", {})
    evening.joining.join(other.path)
    assert [one.name for one in evening.presets.all()] == ["Ochsen", "Ochsen (2)"]
    evening.joining.join(other.path)
    assert [one.name for one in evening.presets.all()] == ["Ochsen", "Ochsen (2)"]
