from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.services.history import History
from tappscore.services.verbs import VERBS
from tappscore.store.backup import back_up
from tappscore.store.club import ClubFile
from tappscore.store.forgetting import NAMELESS
from tappscore.store.journal import broken_links
from tappscore.store.loading import load, tournaments
from tappscore.store.tables import TOURNAMENT

Evening = Any
DAY = date(2026, 12, 5)


def _codes(action: Callable[[], object]) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        action()
    return [problem.code for problem in refused.value.problems]


def _fields(action: Callable[[], object]) -> set[str]:
    with pytest.raises(RefusedError) as refused:
        action()
    return {problem.field for problem in refused.value.problems}


def test_a_tournament_keeps_every_option_in_force(evening: Evening) -> None:
    changes = evening.tournaments.create(" Abend ", DAY, " Hof ", "wuerttemberg", {"tout_factor": 3})
    made = load(evening.file, changes.made("tournaments"))
    assert (made.name, made.place, made.date, made.state) == ("Abend", "Hof", DAY, "planned")
    assert made.house["tout_factor"] == 3
    assert {"pot", "ante", "pot_end", "failed_tout", "bock", "revoke"} <= made.house.keys()
    assert made.deals == {3: 12, 4: 16, 5: 20}


def test_two_tournaments_have_different_seeds_and_uuids(evening: Evening) -> None:
    made = [evening.tournaments.create("A", DAY, "", "wuerttemberg").made("tournaments") for _ in range(2)]
    one, other = (load(evening.file, number) for number in made)
    assert one.seed != other.seed
    assert one.uuid != other.uuid


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("name-missing", {"name": "  "}),
        ("unknown-variant", {"variant": "skat"}),
        ("unknown-revision", {"revision": 99}),
        ("option-unknown", {"house": {"jokers": True}}),
        ("rounds-out-of-range", {"rounds": 0}),
        ("unknown-criterion", {"ranking": ("points", "beauty")}),
        ("deals-out-of-range", {"deals": {3: 0}}),
        ("seats-wrong", {"deals": {2: 12}}),
    ],
)
def test_a_tournament_that_can_not_be_is_refused(evening: Evening, code: str, change: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"name": "A", "day": DAY, "place": "", "variant": "wuerttemberg"}
    assert code in _codes(lambda: evening.tournaments.create(**{**usual, **change}))
    assert tournaments(evening.file) == ()


def test_the_newest_evening_stands_first_and_one_in_the_bin_stands_nowhere(evening: Evening) -> None:
    made = [
        evening.tournaments.create(name, DAY + timedelta(days=days), "", "wuerttemberg").made("tournaments")
        for name, days in (("old", -7), ("new", 7), ("middle", 0))
    ]
    assert [one.name for one in tournaments(evening.file)] == ["new", "middle", "old"]
    evening.tournaments.bin(made[1])
    assert [one.name for one in tournaments(evening.file)] == ["middle", "old"]
    assert [one.binned for one in tournaments(evening.file, binned=True)] == [True, False, False]


def test_a_tournament_like_another_one_takes_rules_and_numbers_but_nobody(evening: Evening) -> None:
    evening.begin()
    evening.rulings.change_rules(evening.id, {"pot": True})
    like = load(evening.file, evening.tournaments.copy_like(evening.id, "Wieder", DAY).made("tournaments"))
    mine = evening.snapshot
    assert (like.house, like.deals, like.ranking, like.revision) == (
        mine.house,
        mine.deals,
        mine.ranking,
        mine.revision,
    )
    assert like.entries == ()
    assert like.uuid != mine.uuid


def test_fewer_rounds_than_drawn_are_refused(evening: Evening) -> None:
    evening.begin(rounds=3).draw(1).draw(2)
    assert _codes(lambda: evening.tournaments.change(evening.id, rounds=1)) == ["rounds-drawn-already"]
    evening.tournaments.change(evening.id, rounds=2, name="Kurz")
    assert (evening.snapshot.rounds_planned, evening.snapshot.name) == (2, "Kurz")
    with pytest.raises(KeyError):
        evening.tournaments.change(evening.id, colour="red")


def test_rules_change_for_booked_deals_with_a_reason_and_only_if_they_fit(evening: Evening) -> None:
    evening.begin().draw()
    table = evening.table(1).id
    assert evening.rulings.change_rules(evening.id, {"bock": True})
    evening.scoring.record(table, Deal(contract="frage", declarer=1, facts={"points": 74, "factor": 2}))
    assert _codes(lambda: evening.rulings.change_rules(evening.id, {"pot": True})) == ["reason-missing"]
    refused = _codes(lambda: evening.rulings.change_rules(evening.id, {"bock": False}, "no"))
    assert refused[0] == "deal-unfit"
    assert len(refused) == 2
    evening.rulings.change_rules(evening.id, {"pot": True}, "played with a pot")
    assert (evening.snapshot.house["pot"], evening.snapshot.house["bock"]) == (True, True)


def test_a_tournament_goes_only_the_drawn_ways(evening: Evening) -> None:
    evening.begin(rounds=2)
    verbs = evening.tournaments
    assert _codes(lambda: verbs.finish(evening.id)) == ["tournament-not-begun"]
    assert _codes(lambda: verbs.reopen(evening.id, "why")) == ["tournament-not-finished"]
    evening.draw().play()
    assert _codes(lambda: verbs.finish(evening.id)) == ["round-not-closed"]
    evening.close_round()
    assert _codes(lambda: verbs.finish(evening.id)) == ["rounds-missing"]
    assert _codes(lambda: verbs.finish(evening.id, 2)) == ["round-not-last"]
    verbs.finish(evening.id, 1)
    assert (evening.snapshot.state, evening.snapshot.ended_after) == ("final", 1)
    assert _codes(lambda: verbs.finish(evening.id, 1)) == ["tournament-final-closed"]
    assert _codes(lambda: verbs.cancel(evening.id, "why")) == ["tournament-final-closed"]
    assert _codes(lambda: verbs.reopen(evening.id, "")) == ["reason-missing"]
    verbs.reopen(evening.id, "one more round")
    assert (evening.snapshot.state, evening.snapshot.ended_after) == ("running", None)
    verbs.cancel(evening.id, "no light")
    assert _codes(lambda: evening.registration.register("A", "B")) == ["tournament-cancelled"]
    verbs.reopen(evening.id, "light again")
    assert evening.snapshot.state == "running"


def test_a_final_tournament_takes_reasoned_corrections_only(evening: Evening) -> None:
    evening.begin().draw().play().close_round().finish()
    booked = evening.table(1).deals[0]
    deal = Deal(contract="frage", declarer=1, facts={"points": 75})
    assert _codes(lambda: evening.scoring.correct(booked.id, deal)) == ["tournament-final"]
    assert _fields(lambda: evening.scoring.correct(booked.id, deal)) == {"reason"}
    for action in (
        lambda: evening.registration.register("A", "B"),
        lambda: evening.registration.remove(evening.entry(1).id),
        lambda: evening.rounds.draw(2, []),
        lambda: evening.rounds.reopen(evening.snapshot.round(1).id, "why"),
    ):
        assert _codes(action) == ["tournament-final-closed"]
    changes = evening.scoring.correct(booked.id, deal, "misread")
    assert evening.points(1)[0] == 75
    assert _codes(lambda: evening.history.undo()) == ["tournament-final"]
    evening.history.undo(changes.journal, reason="it was right")
    assert evening.points(1)[0] == 74


def test_finishing_is_undone_without_a_reason(evening: Evening) -> None:
    evening.begin().draw().play().close_round().finish()
    evening.history.undo()
    assert evening.snapshot.state == "running"
    evening.history.redo()
    assert evening.snapshot.state == "final"


def test_a_round_of_a_final_tournament_is_not_reopened_by_undo(evening: Evening) -> None:
    evening.begin().draw().play().close_round()
    closing = evening.file.journal
    evening.finish()
    assert _codes(lambda: evening.history.undo(closing, reason="why")) == ["open-round-in-final"]


def test_a_tournament_of_an_unknown_newer_revision_is_read_and_not_written(evening: Evening) -> None:
    evening.begin()
    with evening.file.write("tournament.rules") as rows:
        rows.update(TOURNAMENT, evening.id, {"revision": 99})
    assert len(evening.snapshot.entries) == 6
    assert _codes(lambda: evening.registration.register("A", "B")) == ["unknown-revision"]
    assert _codes(lambda: evening.tournaments.rename(evening.id, "B")) == ["unknown-revision"]


# Releases


def test_a_released_standing_is_frozen_with_time_and_deadline(evening: Evening) -> None:
    evening.begin(rounds=2).draw().play()
    assert _codes(lambda: evening.releases.release(1)) == ["round-not-closed"]
    evening.close_round().releases.release(1, 20)
    (release,) = evening.snapshot.releases
    assert (release.after_round, release.state) == (1, "interim")
    assert release.protest_until > release.at
    assert len(release.places) == 6
    evening.scoring.correct(evening.table(1).deals[0].id, Deal(kind="passed"), "misread")
    assert evening.snapshot.releases == (release,)
    evening.releases.release(1, 0)
    assert [(one.state, bool(one.protest_until)) for one in evening.snapshot.releases] == [
        ("interim", True), ("corrected", False),
    ]  # fmt: skip
    evening.draw(2).play(2).close_round(2).releases.release(2)
    assert evening.snapshot.releases[-1].state == "final"
    assert _codes(lambda: evening.releases.release(3)) == ["unknown-round"]
    assert _codes(lambda: evening.releases.withdraw(99)) == ["unknown-release"]


def test_adjustments_have_a_reason_a_known_entry_and_round(evening: Evening) -> None:
    evening.begin().draw()
    entry = evening.entry(1).id
    adjust = evening.adjustments
    assert _codes(lambda: adjust.add(entry, 1, 5, "")) == ["reason-missing"]
    assert _codes(lambda: adjust.add(999, 1, 5, "x")) == ["unknown-entry"]
    assert _codes(lambda: adjust.add(entry, 2, 5, "x")) == ["unknown-round"]
    assert _codes(lambda: adjust.add(entry, 1, 0, "x")) == ["adjustment-of-nothing"]
    adjust.add(entry, None, -5, " sheet lost ")
    (made,) = evening.snapshot.adjustments
    assert (made.entry, made.round, made.points, made.reason) == (entry, None, -5, "sheet lost")
    assert _codes(lambda: adjust.revoke(999, "x")) == ["unknown-adjustment"]


# Two desks


def test_two_windows_of_one_program_each_take_back_their_own_step(evening: Evening) -> None:
    evening.begin(deals=9).draw()
    one, helper = evening.file, evening.file.at_desk("helper")
    for file, points in ((one, 70), (helper, 80), (one, 71)):
        service = type(evening.scoring)(file, evening.id)
        service.record(evening.table(1).id, Deal(contract="frage", declarer=1, facts={"points": points}))
    History(helper).undo()
    assert evening.points(1) == [70, 71]
    History(one).undo()
    assert evening.points(1) == [70]
    assert History(helper).next_redo() is not None


# Names removed


def test_a_removed_name_is_nowhere_in_the_file_and_results_stay(evening: Evening) -> None:
    evening.begin()
    person = evening.entry(2).person
    evening.registration.rename(person.id, "Łukasz", "Zwetschgenmann", town="Krähenhausen")
    evening.registration.change(evening.entry(2).id, note="Cousin von Zwetschgenmann")
    evening.draw().play()
    evening.adjustments.add(evening.entry(1).id, 1, 2, "agreed with the table")
    evening.registration.withdraw(evening.entry(2).id, 2, "zwetschgenmann is ill")
    before = evening.snapshot.round(1)
    backup = back_up(evening.file)
    evening.people.forget(person.id)
    assert evening.people.copies_that_know(person.id) == (backup,)
    assert evening.entry(2).person.name == NAMELESS
    assert evening.snapshot.round(1) == before
    assert broken_links(evening.file) == ()
    assert evening.history.entries()[1].note is None
    evening.file.close()
    data = evening.path.read_bytes()
    for name in ("Zwetschgenmann", "zwetschgenmann", "Krähenhausen", "Łukasz"):
        assert name.encode() not in data
    backup.unlink()
    evening.file = ClubFile.open(evening.path)
    assert evening.people.copies_that_know(person.id) == ()


def test_every_verb_has_a_docstring_of_one_imperative_line() -> None:
    for verb in VERBS:
        doc = getattr(verb.owner, verb.name).__doc__
        assert doc, verb
        assert doc.splitlines()[0].endswith((".", ":")), verb
