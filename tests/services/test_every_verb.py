"""Every verb: done, undone, redone, and the same after the file was closed and opened again."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from datetime import date
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from tappscore import services
from tappscore.exchange.archive import read
from tappscore.i18n import ENGLISH
from tappscore.problems import RefusedError
from tappscore.rules.deal import Deal
from tappscore.services.actions import ACTIONS, described
from tappscore.services.old_lists import OldEvening, OldResult
from tappscore.services.planning import plan_by
from tappscore.services.verbs import VERBS
from tappscore.store.backup import back_up, backups
from tappscore.store.changes import ChangeSet
from tappscore.store.checks import check_file
from tappscore.store.loading import load, tournaments
from tappscore.store.stick import Stick
from tappscore.tournament.seasons import Scheme
from tappscore.tournament.simulate import simulate
from tappscore.tournament.snapshot import Snapshot

Evening = Any
DAY = date(2026, 12, 5)


def _frage(points: int, declarer: int = 1) -> Deal:
    return Deal(contract="frage", declarer=declarer, facts={"points": points})


def _ids(evening: Evening) -> list[int]:
    return [entry.id for entry in evening.snapshot.entries]


def _apart(evening: Evening) -> ChangeSet:
    return evening.registration.keep_apart(evening.entry(1).id, evening.entry(4).id)


# (class, method) -> (how the evening stands before, the verb called on it)
Case = tuple[Callable[[Evening], object], Callable[[Evening], ChangeSet]]
CASES: dict[tuple[str, str], Case] = {
    ("Tournaments", "create"): (
        lambda e: e.begin(),
        lambda e: e.tournaments.create("Zweiter", DAY, "Hof", "wuerttemberg"),
    ),
    ("Tournaments", "copy_like"): (lambda e: e.begin(), lambda e: e.tournaments.copy_like(e.id, "Wieder", DAY)),
    ("Tournaments", "change"): (
        lambda e: e.begin(),
        lambda e: e.tournaments.change(e.id, place="Hof", day=DAY, rounds=5, deals={3: 9}, ranking=("points", "lot")),
    ),
    ("Tournaments", "rename"): (lambda e: e.begin(), lambda e: e.tournaments.rename(e.id, "Herbst")),
    ("Rulings", "change_rules"): (
        lambda e: (
            e.begin(rounds=4).draw().play(),
            e.rulings.change_rules(e.id, {"bock": True}, from_round=3),
        ),
        lambda e: e.rulings.change_rules(e.id, {"pot": True}, from_round=2, letters={"frage": "fr"}),
    ),
    ("Rulings", "write_with"): (
        lambda e: e.begin(),
        lambda e: e.rulings.write_with(e.id, {"frage": "Q", "tout": "du"}),
    ),
    ("Rulings", "confirm_values"): (lambda e: e.begin(), lambda e: e.rulings.confirm_values(e.id)),
    ("Presets", "save"): (
        lambda e: e.begin(),
        lambda e: e.presets.save("Wie immer", "dapp", {"tariff": {"frage": 3}}, {"solo": "so"}),
    ),
    ("Presets", "rename"): (
        lambda e: (e.begin(), e.presets.save("Wie immer", "frog", {})),
        lambda e: e.presets.rename(1, "Frosch"),
    ),
    ("Presets", "delete"): (
        lambda e: (e.begin(), e.presets.save("Wie immer", "frog", {})),
        lambda e: e.presets.delete(1),
    ),
    ("Tournaments", "finish"): (
        lambda e: e.begin().draw().play().close_round(),
        lambda e: e.tournaments.finish(e.id, after_round=1),
    ),
    ("Tournaments", "reopen"): (
        lambda e: e.begin().draw().play().close_round().finish(),
        lambda e: e.tournaments.reopen(e.id, "a sheet was found"),
    ),
    ("Tournaments", "cancel"): (lambda e: e.begin().draw(), lambda e: e.tournaments.cancel(e.id, "no heating")),
    ("Tournaments", "bin"): (lambda e: e.begin(), lambda e: e.tournaments.bin(e.id)),
    ("Tournaments", "unbin"): (
        lambda e: (e.begin(), e.tournaments.bin(e.id)),
        lambda e: e.tournaments.unbin(e.id),
    ),
    ("Registration", "register"): (
        lambda e: e.begin(),
        lambda e: e.registration.register("Łukasz", "O'Neil", town="Hof", number=40, owes=500, guest=True),
    ),
    ("Registration", "book"): (lambda e: e.begin(), lambda e: e.registration.book("Änne", "Weiß")),
    ("Registration", "mark"): (
        lambda e: e.begin(),
        lambda e: e.registration.mark(e.entry(2).id, "disqualified", 1, "cheated"),
    ),
    ("Registration", "withdraw"): (lambda e: e.begin(), lambda e: e.registration.withdraw(e.entry(2).id)),
    ("Registration", "reinstate"): (
        lambda e: (e.begin(), e.registration.withdraw(e.entry(2).id)),
        lambda e: e.registration.reinstate(e.entry(2).id),
    ),
    ("Registration", "change"): (
        lambda e: e.begin(),
        lambda e: e.registration.change(e.entry(2).id, number=99, owes=300, note="pays later", fixed_table=2),
    ),
    ("Registration", "rename"): (
        lambda e: e.begin(),
        lambda e: e.registration.rename(e.entry(2).person.id, "Änne", "Groß", town="Hof", group="ladies"),
    ),
    ("Registration", "remove"): (lambda e: e.begin(), lambda e: e.registration.remove(e.entry(3).id)),
    ("Registration", "keep_apart"): (lambda e: e.begin(), _apart),
    ("Registration", "let_together"): (
        lambda e: (e.begin(), _apart(e)),
        lambda e: e.registration.let_together(e.entry(4).id, e.entry(1).id),
    ),
    ("Registration", "import_players"): (
        lambda e: e.begin(),
        lambda e: e.registration.import_players([{"first": "A", "last": "B"}, {"last": "C", "number": 77}]),
    ),
    ("Draws", "keep"): (
        lambda e: e.begin(7, rounds=3),
        lambda e: e.draws.keep(1, plan_by("plan", e.snapshot, 1, 4), "plan"),
    ),
    ("Course", "plan_rounds"): (
        lambda e: (e.begin(7, rounds=3), e.draws.keep(1, plan_by("plan", e.snapshot, 1, 4), "plan")),
        lambda e: e.course.plan_rounds(2),
    ),
    ("Course", "plan_deals"): (
        lambda e: e.begin(rounds=3).draw(1).draw(2),
        lambda e: e.course.plan_deals({3: 2, 4: 3}),
    ),
    ("Course", "call_off"): (
        lambda e: e.begin().draw().play(),
        lambda e: e.course.call_off(e.snapshot.round(1).id, "fire alarm"),
    ),
    ("Course", "take_up"): (
        lambda e: (e.begin().draw().play(), e.course.call_off(e.snapshot.round(1).id, "fire alarm")),
        lambda e: e.course.take_up(e.snapshot.round(1).id),
    ),
    ("Draws", "take_back"): (
        lambda e: (e.begin(7, rounds=3), e.draws.keep(1, plan_by("plan", e.snapshot, 1, 4), "plan")),
        lambda e: e.draws.take_back(2),
    ),
    ("Draws", "mend"): (
        lambda e: (e.begin().draw(), e.registration.register("Zu", "Spät")),
        lambda e: e.draws.mend(1),
    ),
    ("Draws", "leave"): (lambda e: e.begin(7).draw(), lambda e: e.draws.leave(e.entry(2).id, 1)),
    ("SeatingWishes", "choose"): (
        lambda e: e.begin(),
        lambda e: e.wishes.choose(method="standing", tables=[3, 1, 7], teams_apart=True, prefer=4),
    ),
    ("SeatingWishes", "wish"): (
        lambda e: e.begin(),
        lambda e: e.wishes.wish(e.entry(2).id, writes=True, seat=1, top=True),
    ),
    ("SeatingWishes", "chip"): (lambda e: e.begin(), lambda e: e.wishes.chip(e.entry(2).id, 1, 7, 3)),
    ("SeatingWishes", "answer_mixed"): (
        lambda e: e.begin(7, "dapp").draw(),
        lambda e: e.wishes.answer_mixed("rests"),
    ),
    ("Rounds", "draw"): (
        lambda e: e.begin(7),
        lambda e: e.rounds.draw(1, [(1, _ids(e)[:3]), (5, _ids(e)[3:6])], "drawn", 7, ["apart"], _ids(e)[6:]),
    ),
    ("Rounds", "start"): (lambda e: e.begin().draw(), lambda e: e.rounds.start(e.snapshot.round(1).id)),
    ("Rounds", "close"): (
        lambda e: e.begin().draw().play(),
        lambda e: e.rounds.close(e.snapshot.round(1).id, {0: "agreed"}),
    ),
    ("Rounds", "reopen"): (
        lambda e: e.begin().draw().play().close_round(),
        lambda e: e.rounds.reopen(e.snapshot.round(1).id, "sheet found"),
    ),
    ("Rounds", "discard"): (lambda e: e.begin(7).draw(), lambda e: e.rounds.discard(e.snapshot.round(1).id)),
    ("Rounds", "swap"): (
        lambda e: e.begin().draw().play(),
        lambda e: e.rounds.swap(e.table(1).id, 1, e.table(2).id, 3),
    ),
    ("Rounds", "seat"): (
        lambda e: e.begin(7).draw().play(),
        lambda e: e.rounds.seat(e.table(1).id, [_ids(e)[6], _ids(e)[4], _ids(e)[0]]),
    ),
    ("Rounds", "add_table"): (
        lambda e: (e.begin(9), e.rounds.draw(1, [(1, _ids(e)[:3])], sitting_out=_ids(e)[3:])),
        lambda e: e.rounds.add_table(e.snapshot.round(1).id, 12, _ids(e)[3:7]),
    ),
    ("Rounds", "remove_table"): (lambda e: e.begin().draw(), lambda e: e.rounds.remove_table(e.table(2).id)),
    ("Scoring", "record"): (
        lambda e: e.begin().draw().play(),
        lambda e: e.scoring.record(e.table(1).id, _frage(80), at=2, continued=True),
    ),
    ("Scoring", "correct"): (
        lambda e: e.begin().draw().play(),
        lambda e: e.scoring.correct(e.table(1).deals[1].id, _frage(90, 2)),
    ),
    ("Scoring", "delete"): (
        lambda e: e.begin().draw().play(),
        lambda e: e.scoring.delete(e.table(1).deals[0].id),
    ),
    ("Scoring", "move"): (
        lambda e: e.begin().draw().play(),
        lambda e: e.scoring.move(e.table(1).deals[2].id, 1),
    ),
    ("Scoring", "dispute"): (
        lambda e: e.begin().draw().play(),
        lambda e: e.scoring.dispute(e.table(1).deals[2].id, True, False),
    ),
    ("Scoring", "totals"): (lambda e: e.begin().draw(), lambda e: e.scoring.totals(e.table(1).id, (30, 6, -36))),
    ("Scoring", "control"): (
        lambda e: e.begin().draw().play(),
        lambda e: e.scoring.control(e.table(1).id, (1, 2, -3)),
    ),
    ("Scoring", "accept"): (lambda e: e.begin().draw(), lambda e: e.scoring.accept(e.table(1).id, "sheet lost")),
    ("Scoring", "unaccept"): (
        lambda e: (e.begin().draw(), e.scoring.accept(e.table(1).id, "sheet lost")),
        lambda e: e.scoring.unaccept(e.table(1).id, "sheet found"),
    ),
    ("Scoring", "let_totals_stand"): (
        lambda e: (e.begin().draw().play(), e.scoring.totals(e.table(1).id, (30, 6, -36))),
        lambda e: e.scoring.let_totals_stand(e.table(1).id, True, "signed"),
    ),
    ("Scoring", "break_off"): (lambda e: e.begin().draw(), lambda e: e.scoring.break_off(e.table(1).id, 2)),
    ("Scoring", "move_sheet"): (
        lambda e: (
            e.begin().draw(),
            e.scoring.record(e.table(1).id, _frage(74)),
            e.scoring.totals(e.table(1).id, (2, -1, -1)),
        ),
        lambda e: e.scoring.move_sheet(e.table(1).id, e.table(2).id),
    ),
    ("Scoring", "exchange_sheets"): (
        lambda e: (
            e.begin().draw().play(),
            e.scoring.control(e.table(2).id, (30, 6, -36)),
            e.scoring.correct(e.table(1).deals[0].id, _frage(99)),
        ),
        lambda e: e.scoring.exchange_sheets(e.table(1).id, e.table(2).id),
    ),
    ("Adjustments", "add"): (
        lambda e: e.begin().draw(),
        lambda e: e.adjustments.add(e.entry(1).id, 1, -5, "sheet lost"),
    ),
    ("Adjustments", "revoke"): (
        lambda e: (e.begin().draw(), e.adjustments.add(e.entry(1).id, None, 4, "late start")),
        lambda e: e.adjustments.revoke(e.snapshot.adjustments[0].id, "wrong person"),
    ),
    ("Substitutes", "substitute"): (
        lambda e: e.begin(7).draw().play().close_round().draw(2),
        lambda e: e.substitutes.substitute(e.entry(2).id, e.entry(7).id, 2, takes_points=True, reason="ill"),
    ),
    ("Substitutes", "choose_points"): (
        lambda e: (e.begin(7).draw(), e.substitutes.substitute(e.entry(2).id, e.entry(7).id, 1)),
        lambda e: e.substitutes.choose_points(e.snapshot.substitutes[0].id, True),
    ),
    ("Substitutes", "revoke"): (
        lambda e: (e.begin(7).draw(), e.substitutes.substitute(e.entry(2).id, e.entry(7).id, 1)),
        lambda e: e.substitutes.revoke(e.snapshot.substitutes[0].id),
    ),
    ("Releases", "release"): (
        lambda e: e.begin().draw().play().close_round(),
        lambda e: e.releases.release(1),
    ),
    ("Releases", "withdraw"): (
        lambda e: (e.begin().draw().play().close_round(), e.releases.release(1)),
        lambda e: e.releases.withdraw(e.snapshot.releases[0].id),
    ),
    ("Archive", "bring_in"): (lambda e: e.begin(), lambda e: e.archive.bring_in(_from_outside())),
    ("Archive", "restore_one"): (
        lambda e: (e.begin().draw().play(), back_up(e.file), e.scoring.delete(e.table(1).deals[0].id)),
        lambda e: e.archive.restore_one(backups(e.path)[0].path, e.snapshot.uuid),
    ),
    ("Clubs", "change"): (
        lambda e: e.begin(),
        lambda e: e.clubs.change(name="SV Igelsberg", accent="#1d6b3c", logo=b"\x89PNG\r\n\x1a\n and more"),
    ),
    ("Copies", "choose_stick"): (
        lambda e: e.begin(),
        lambda e: e.copies.choose_stick(e.path.parent, ()),
    ),
    ("Copies", "keep_stick"): (
        lambda e: e.begin(),
        lambda e: e.copies.keep_stick(Stick("0f3e", "Tarock")),
    ),
    ("Copies", "leave_stick"): (
        lambda e: (e.begin(), e.copies.keep_stick(Stick("0f3e"))),
        lambda e: e.copies.leave_stick(),
    ),
    ("Joining", "join"): (
        lambda e: (e.begin().draw().play(), _elsewhere(e)),
        lambda e: e.joining.join(e.path.with_name("other.tapp"), replace=[e.snapshot.uuid], progress=None),
    ),
    ("OldLists", "bring_in"): (
        lambda e: e.begin(),
        lambda e: e.old_lists.bring_in(
            [OldEvening("1999", date(1999, 1, 1), (OldResult("Otto", "Alt", 1, 40), OldResult("A", "B", None, 0)))],
            "dapp",
        ),
    ),
    ("People", "merge"): (
        lambda e: (e.begin(), _twice_known(e)),
        lambda e: e.people.merge(e.entry(2).person.id, _newest_person(e)),
    ),
    ("People", "split"): (
        lambda e: (e.begin(), _same_person_elsewhere(e)),
        lambda e: e.people.split(e.entry(2).person.id, [e.entry(2).id], "Otto", "Zweiter"),
    ),
    ("Seasons", "create"): (
        lambda e: e.begin(),
        lambda e: e.seasons.create("2026", Scheme(best=3, absence=Fraction(1, 2)), [e.id]),
    ),
    ("Seasons", "change"): (
        lambda e: (e.begin(), e.seasons.create("2026")),
        lambda e: e.seasons.change(1, "2026/27", Scheme(source="place_table", ties=("wins",))),
    ),
    ("Seasons", "add"): (
        lambda e: (e.begin(), e.seasons.create("2026")),
        lambda e: e.seasons.add(1, e.id, Fraction(3, 2)),
    ),
    ("Seasons", "weigh"): (
        lambda e: (e.begin(), e.seasons.create("2026", tournaments=[e.id])),
        lambda e: e.seasons.weigh(1, e.id, 2),
    ),
    ("Seasons", "take_out"): (
        lambda e: (e.begin(), e.seasons.create("2026", tournaments=[e.id])),
        lambda e: e.seasons.take_out(1, e.id),
    ),
    ("Seasons", "publish"): (
        lambda e: (e.begin().draw().play().close_round().finish(), e.seasons.create("2026", tournaments=[e.id])),
        lambda e: e.seasons.publish(1),
    ),
    ("Seasons", "delete"): (
        lambda e: (e.begin(), e.seasons.create("2026", tournaments=[e.id])),
        lambda e: e.seasons.delete(1),
    ),
    ("People", "forget"): (lambda e: e.begin(), lambda e: e.people.forget(e.entry(2).person.id)),
}  # fmt: skip


def _twice_known(evening: Evening) -> None:
    """Somebody typed in anew at another evening, kept apart from two people."""
    first = evening.id
    evening.id = 0
    evening.begin(2)
    evening.registration.keep_apart(evening.entry(1).id, evening.entry(2).id, always=True)
    evening.registration.rename(evening.entry(2).person.id, note="left-handed")
    evening.id = first
    evening.registration.rename(evening.entry(2).person.id, club="", town="")


def _newest_person(evening: Evening) -> int:
    return int(evening.file.query("SELECT max(id) FROM persons")[0][0])


def _same_person_elsewhere(evening: Evening) -> None:
    first, person = evening.id, evening.entry(2).person.id
    evening.id = 0
    evening.begin(0)
    evening.registration.register(person_id=person)
    evening.id = first


def _elsewhere(evening: Evening) -> None:
    """Another laptop's file: the same evening one deal further, and one more."""
    other = type(evening)(evening.path.parent / "other")
    other.archive.bring_in(evening.snapshot)
    other.id = 1
    other.scoring.correct(other.table(1).deals[0].id, _frage(75))
    other.archive.bring_in(_from_outside())
    other.seasons.create("2026", tournaments=[1, 2])
    other.file.close()
    other.path.rename(evening.path.with_name("other.tapp"))


def _from_outside() -> Snapshot:
    return read(simulate(5, 12, 2, "wuerttemberg", deals=4))


def _everything(evening: Evening) -> list[object]:
    """All tournaments of the file as facts, those in the bin too, and everybody known."""
    people = evening.file.query("SELECT * FROM persons ORDER BY id")
    club = evening.file.query("SELECT * FROM club")
    known = tournaments(evening.file, binned=True)
    seasons = [
        *evening.presets.all(),
        *evening.seasons.all(),
        evening.file.query("SELECT * FROM season_evenings ORDER BY id"),
    ]
    seasons.append(evening.file.query("SELECT * FROM publications ORDER BY id"))
    return [club, people, seasons, *(msgspec.structs.replace(load(evening.file, one.id), journal=0) for one in known)]


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: f"{verb.owner.__name__}.{verb.name}")
def test_a_verb_is_undone_and_redone_also_after_reopening(verb: services.Verb, evening: Evening) -> None:
    arrange, do = CASES[verb.owner.__name__, verb.name]
    arrange(evening)
    before = _everything(evening)
    changes = do(evening)
    after = _everything(evening)
    assert after != before
    assert changes.touched
    assert changes.action in {action.key for action in ACTIONS}
    line = ENGLISH.message(described(evening.history.entry(changes.journal)))
    assert line
    assert "{" not in line
    if verb.lasting:
        with pytest.raises(RefusedError):
            evening.history.undo(changes.journal, reason="tried")
        assert _everything(evening) == after
        return

    evening.history.undo(changes.journal, reason="tried")
    assert _everything(evening) == before
    evening.history.redo(changes.journal, reason="tried")
    assert _everything(evening) == after

    evening.reopen()
    assert _everything(evening) == after
    evening.history.undo(changes.journal, reason="tried")
    evening.reopen()
    assert _everything(evening) == before
    evening.history.redo(changes.journal, reason="tried")
    assert _everything(evening) == after
    assert not [problem for _, problems in check_file(evening.file) for problem in problems]


def test_the_list_of_verbs_names_every_public_method_that_changes_something() -> None:
    named = {(verb.owner.__name__, verb.name) for verb in VERBS}
    answering = {
        (owner.__name__, name)
        for owner in {verb.owner for verb in VERBS}
        for name, method in inspect.getmembers(owner, inspect.isfunction)
        if not name.startswith("_") and inspect.signature(method).return_annotation == "ChangeSet"
    }
    assert answering == named
    assert named == CASES.keys()


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: f"{verb.owner.__name__}.{verb.name}")
def test_a_verb_on_a_tournament_in_the_bin_is_refused_and_changes_nothing(
    verb: services.Verb, evening: Evening
) -> None:
    arrange, do = CASES[verb.owner.__name__, verb.name]
    arrange(evening)
    if (verb.owner.__name__, verb.name) in _ALLOWED_IN_BIN:
        return
    if verb.name != "unbin":
        evening.tournaments.bin(evening.id)
    before = _everything(evening)
    with pytest.raises(RefusedError) as refused:
        do(evening)
    assert [problem.code for problem in refused.value.problems] == ["tournament-binned"]
    assert _everything(evening) == before


# What does not work on the tournament that lies in the bin, and what has to do with the bin itself.
_ALLOWED_IN_BIN = {
    ("Tournaments", "create"), ("Tournaments", "copy_like"), ("Tournaments", "bin"), ("Tournaments", "unbin"),
    ("Registration", "rename"), ("Archive", "bring_in"), ("Archive", "restore_one"), ("Joining", "join"),
    ("OldLists", "bring_in"),
    ("Presets", "save"), ("Presets", "rename"), ("Presets", "delete"),
    ("Clubs", "change"), ("Copies", "choose_stick"), ("Copies", "keep_stick"), ("Copies", "leave_stick"),
    ("People", "forget"), ("People", "merge"), ("People", "split"), *(
        ("Seasons", name) for name in ("create", "change", "add", "weigh", "take_out", "delete", "publish")
    ),
}  # fmt: skip
