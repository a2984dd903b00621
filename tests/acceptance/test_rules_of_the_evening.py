"""The rules through the real window: from a round on, kept under a name, letters, house values, still these."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from tappscore.rules.deal import Deal
from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.services.rounds import Rounds
from tappscore.services.scoring import Scoring
from tappscore.services.tournaments import Tournaments
from tappscore.store.loading import load
from tappscore.ui.dialogs.presets import PresetsDialog
from tappscore.ui.dialogs.rules import RulesDialog
from tappscore.ui.dialogs.why import WhyDialog

CONTROL = Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


def evening(club: Path, *, variant: str = "wuerttemberg", finished: bool = False, **house: object) -> None:
    """Three people who have played two rounds of one deal each."""
    with open_or_create(club) as file:
        made = Tournaments(file).create(
            "Abend", date(2026, 11, 30), "Igelsberg", variant, house, rounds=3, deals={3: 1, 4: 1}
        )
        key = made.made("tournaments")
        registration = Registration(file, key)
        people = tuple(
            registration.register(first=first, last=last).made("entries")
            for first, last in (("Änne", "Weiß"), ("Łukasz", "Roth"), ("Otto", "Bräuer"))
        )
        rounds, scoring = Rounds(file, key), Scoring(file, key)
        for number in (1, 2):
            drawn = rounds.draw(number, [(1, people)])
            facts = {"points": 104, "tout": "failed"} if variant == "wuerttemberg" else {"points": 71}
            scoring.record(drawn.made("tables"), Deal(contract="solo", declarer=1, facts=facts))
            rounds.close(drawn.made("rounds"), {0: "agreed"})
        if finished:
            Tournaments(file).finish(key, after_round=2)


def rules_dialog(hands) -> RulesDialog:
    hands.press(Key.Key_R, CONTROL)
    return hands.dialog(RulesDialog)


def choose(hands, box: QComboBox, steps: int) -> None:
    """Step down a list by the arrow key."""
    box.setFocus()
    for _ in range(steps):
        hands.press(Key.Key_Down)


def moves(hands) -> list[tuple[int, ...]]:
    return [result.points for result in hands.desk.bus.ledger.results]


def test_rules_change_from_round_two_on_with_what_would_change_and_one_undo(club: Path, open_desk: Callable) -> None:
    evening(club)
    hands = open_desk()
    before = moves(hands)
    dialog = rules_dialog(hands)
    choose(hands, dialog.since, 1)
    choose(hands, dialog.form.editors["tout_factor"], 1)
    hands.wait_until(lambda: dialog.recounted is not None and len(dialog.recounted.deals) == 1)
    row = dialog.deal_model.row_at(0)
    assert (row.round, row.table, row.deal) == (2, 1, 1)
    assert "Weiß −480 → −720" in row.what
    assert dialog.model.rowCount() == 3
    dialog.reason.setFocus()
    hands.type("agreed at the break")
    hands.click(dialog.keep_button)
    hands.wait_until(lambda: bool(hands.desk.snapshot.rule_changes))
    assert moves(hands) == [before[0], (-720, 360, 360)]
    hands.press(Key.Key_Z, CONTROL)
    hands.press(Key.Key_Z, CONTROL)  # the first names the step, which is not in view
    hands.wait_until(lambda: not hands.desk.snapshot.rule_changes)
    assert moves(hands) == before


def test_rules_are_kept_under_a_name_and_chosen_for_the_next_evening(club: Path, open_desk: Callable) -> None:
    evening(club)
    hands = open_desk()
    hands.press(Key.Key_N, CONTROL)
    page = hands.window.page("new")
    hands.wait_until(lambda: hands.window.current == "new")
    hands.click(page._card_of["dapp"])
    page._form.editors["four_seats"].setFocus()
    hands.press(Key.Key_Down)
    hands.click(page.own_letters.button)
    page.own_letters.form.editors["solo"].setFocus()
    hands.type("so")
    hands.click(page.presets_button)
    dialog = hands.dialog(PresetsDialog)
    hands.type("Wie im Ochsen")
    hands.click(dialog.keep_button)
    assert [one.name for one in (dialog.model.row_at(0),)] == ["Wie im Ochsen"]
    dialog.name.setFocus()
    hands.type("Ochsen")
    hands.click(dialog.rename_button)
    assert dialog.model.row_at(0).name == "Ochsen"
    hands.click(dialog.remove_button)
    assert dialog.model.rowCount() == 0
    hands.click(dialog.undo_button)
    assert dialog.model.row_at(0).name == "Ochsen"
    hands.press(Key.Key_Escape)
    hands.click(page._card_of["wuerttemberg"])
    page.presets.setFocus()
    hands.press(Key.Key_Down)
    page.presets.activated.emit(page.presets.currentIndex())
    page.name.setFocus()
    page.name.selectAll()
    hands.type("Zweiter Abend")
    hands.click(page.create_button)
    hands.wait_until(lambda: hands.desk.snapshot.name == "Zweiter Abend")
    assert hands.desk.snapshot.variant == "dapp"
    assert hands.desk.snapshot.house["four_seats"] == "dealer_rests"
    assert hands.desk.snapshot.settings["letters"] == {"solo": "so"}
    # Rules that were kept were looked at: nothing is asked before deal 1.
    assert hands.desk.snapshot.settings["values_confirmed"] is True


def test_an_evening_like_the_last_one_asks_whether_these_are_still_the_rules(club: Path, open_desk: Callable) -> None:
    evening(club, finished=True, pot=True)
    hands = open_desk()
    hands.alt(1)
    hands.click(hands.window.page("tonight").evening.next_button)
    hands.wait_until(lambda: hands.window.current == "new")
    page = hands.window.page("new")
    assert page.still.isVisible()
    assert "Play with a pot: yes" in page.still.rules.text()
    hands.click(page.create_button)
    assert "Please answer first" in page.still.question.text()
    assert hands.focus() is page.still.yes
    hands.press(Key.Key_Return)
    assert not page.still.isVisible()
    hands.press(Key.Key_Return)
    hands.wait_until(lambda: hands.window.current == "entries")
    assert hands.desk.snapshot.house["pot"] is True
    assert not hands.desk.snapshot.rounds


def test_the_club_s_own_letters_stand_on_pad_and_sheet_and_are_typed(club: Path, open_desk: Callable) -> None:
    evening(club)
    hands = open_desk()
    dialog = rules_dialog(hands)
    frage, solo = dialog.letters.editors["frage"], dialog.letters.editors["solo"]
    frage.setFocus()
    hands.type("s")
    hands.wait_until(lambda: "used twice" in dialog.summary.text())
    assert not dialog.keep_button.isEnabled()
    assert solo.property("wrong")
    frage.selectAll()
    hands.type("q")
    hands.wait_until(dialog.keep_button.isEnabled)
    hands.click(dialog.keep_button)
    hands.wait_until(lambda: hands.desk.snapshot.settings.get("letters") == {"frage": "q"})
    table = hands.desk.snapshot.round(2).tables[0]
    hands.focus()
    hands.alt(4)
    hands.wait_until(lambda: hands.window.current == "scoring")
    hands.enter("1")
    assert "q " in hands.window.page("scoring").pad.buttons
    hands.type("b")  # a full sheet: correct
    hands.press(Key.Key_A, CONTROL)
    hands.enter("2q74")
    hands.enter("1")  # the first of the usual reasons
    hands.wait_until(lambda: hands.desk.snapshot.table(table.id).deals[0].deal.contract == "frage")


def test_house_values_are_confirmed_once_before_the_first_deal(club: Path, open_desk: Callable) -> None:
    evening(club)
    hands = open_desk()
    hands.press(Key.Key_N, CONTROL)
    page = hands.window.page("new")
    hands.type("Dapp")
    hands.click(page._card_of["dapp"])
    assert page._form.editors["tariff"].findChildren(QWidget)
    hands.click(page.create_button)
    hands.wait_until(lambda: hands.window.current == "entries")
    for name in ("Änne Weiß", "Łukasz Roth", "Otto Bräuer"):
        hands.enter(name)
        hands.press(Key.Key_Return)
    desk = hands.desk
    people = [entry.id for entry in desk.snapshot.entries][:3]
    drawn = desk.run(lambda: desk.rounds.draw(1, [(1, people)]))
    table = drawn.made("tables")
    hands.alt(4)
    hands.wait_until(lambda: hands.window.current == "scoring")
    hands.enter("1")
    hands.enter("1f71")
    assert not desk.snapshot.table(table).deals
    assert "Frage 5" in hands.window.page("scoring").bar.preview.text()
    hands.type("a")
    assert len(desk.snapshot.table(table).deals) == 1
    assert desk.history.entries(limit=2)[1].action == "tournament.values"
    hands.enter("2f71")
    assert len(desk.snapshot.table(table).deals) == 2


def test_why_somebody_has_a_place_names_people_and_the_rule_s_source(club: Path, open_desk: Callable) -> None:
    evening(club, variant="dapp")
    hands = open_desk()
    hands.alt(5)
    hands.press(Key.Key_Return)
    dialog = hands.dialog(WhyDialog)
    assert "Solo 71" in dialog.told.text()
    assert "sourced" in dialog.rests_on.text()


@pytest.mark.parametrize(("change", "named"), [("revision = 99", "99"), ("variant = 'whist'", "whist")])
def test_rules_of_a_newer_program_open_to_be_looked_at_with_the_paper_s_totals(
    club: Path, open_desk: Callable, change: str, named: str
) -> None:
    evening(club)
    with open_or_create(club) as file:
        table = load(file, 1).rounds[1].tables[0].id
        Scoring(file, 1).totals(table, (30, -10, -20), "of the paper")
    with contextlib.closing(sqlite3.connect(club)) as newer:
        newer.execute(f"UPDATE tournaments SET {change}")
        newer.commit()
    hands = open_desk()
    for number in range(1, 9):
        hands.alt(number)
    hands.alt(5)
    hands.wait_until(lambda: hands.window.current == "standings")
    assert [result.points for result in hands.desk.bus.ledger.results] == [None, (30, -10, -20)]
    hands.press(Key.Key_R, CONTROL)
    hands.wait_until(lambda: any(named in said for said in hands.said))
    hands.alt(4)
    hands.enter("1")
    assert len(hands.desk.snapshot.table(table).deals) == 1
