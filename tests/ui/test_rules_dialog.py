"""The rules of the evening: seen with their sources, compared, changed."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from datetime import date

from click.testing import CliRunner
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from tappscore.cli.commands import cli
from tappscore.i18n import Text
from tappscore.rules import registry
from tappscore.rules.deal import from_members
from tappscore.rules.notation import write
from tappscore.rules.registry import newest, rule_set
from tappscore.rules.ruleset import bind
from tappscore.rules.sheet import settle_sheet
from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.services.rounds import Rounds
from tappscore.services.scoring import Scoring
from tappscore.services.tournaments import Tournaments
from tappscore.ui.dialogs.rules import RulesDialog
from tappscore.ui.forms import games
from tappscore.ui.forms.contracts import COLUMNS, NUMBERS, ContractsEditor
from tappscore.ui.forms.games import card_of, worked


def played(club, house) -> None:
    """An evening of three people with two deals booked."""
    with open_or_create(club) as file:
        tournament = (
            Tournaments(file)
            .create("Abend", date(2026, 11, 30), "Igelsberg", "wuerttemberg", house)
            .made("tournaments")
        )
        registration = Registration(file, tournament)
        people = [registration.register(first=first, last="Weiß").made("entries") for first in ("Änne", "Bert", "Carl")]
        rounds = Rounds(file, tournament)
        drawn = rounds.draw(1, [(1, tuple(people))])
        rounds.start(drawn.made("rounds"))
        table = drawn.made("tables")
        scoring = Scoring(file, tournament)
        scoring.record(table, from_members({"declarer": 2, "contract": "frage", "points": 74}))
        scoring.record(table, from_members({"declarer": 1, "contract": "solo", "points": 120, "tout": "made"}))


def opened(hands) -> RulesDialog:
    hands.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    return hands.dialog(RulesDialog)


def test_another_choice_shows_what_would_change_and_is_kept_with_a_reason(club, open_desk: Callable) -> None:
    played(club, {})
    hands = open_desk()
    dialog = opened(hands)
    told = [each for each in dialog.findChildren(QLabel) if "(sourced: Wikipedia)" in each.text()]
    assert told
    assert all("S1: Tapp (card game), English Wikipedia" in each.toolTip() for each in told)
    factor = dialog.form.editors["tout_factor"]
    factor.setFocus()
    hands.press(Qt.Key.Key_Down)
    hands.wait_until(lambda: dialog.recounted is not None and len(dialog.recounted.deals) == 1)
    assert "1 booked deal would change." in dialog.summary.text() or "1 booked deals" in dialog.summary.text()
    assert dialog.model.rowCount() == 3
    hands.click(dialog.keep_button)
    assert dialog.reason.property("wrong")
    dialog.reason.setFocus()
    hands.type("played so since May")
    hands.click(dialog.keep_button)
    hands.wait_until(lambda: hands.desk.snapshot.house["tout_factor"] == 3)
    result = next(iter(hands.desk.bus.ledger.tables.values()))
    assert result.computed == (-14 + 720, 28 - 360, -14 - 360)


def test_rules_that_a_booked_deal_does_not_know_are_not_to_be_had(club, open_desk: Callable) -> None:
    played(club, {})
    hands = open_desk()
    dialog = opened(hands)
    dialog.game.setCurrentIndex(dialog.game.findData("dapp"))
    assert "fit these rules" in dialog.summary.text()
    assert not dialog.keep_button.isEnabled()


def test_an_evening_is_recounted_under_another_game_without_touching_it(club, open_desk: Callable) -> None:
    played(club, {})
    hands = open_desk()
    dialog = opened(hands)
    dialog.game.setCurrentIndex(dialog.game.findData("classic"))
    assert dialog.recounted is not None
    assert dialog.recounted.ledger is not None
    assert not dialog.keep_button.isEnabled()
    assert hands.desk.snapshot.variant == "wuerttemberg"


def test_the_rules_are_a_click_away_from_tonight(club, open_desk: Callable) -> None:
    played(club, {})
    hands = open_desk()
    hands.alt(1)
    button = next(each for each in hands.window.findChildren(QPushButton) if each.text() == "The rules of this evening")
    hands.click(button)
    dialog = hands.dialog(RulesDialog)
    assert dialog.summary.text() == "No booked deal would change."


def test_the_rules_card_is_a_click_away(club, open_desk: Callable) -> None:
    played(club, {})
    hands = open_desk()
    dialog = opened(hands)
    hands.click(dialog.card_button)
    hands.wait_until(lambda: hands.window.current == "print")
    assert hands.window.page("print").chosen_key == "rules-card"


def test_a_club_writes_its_own_contracts(open_desk: Callable) -> None:
    hands = open_desk()
    hands.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = hands.window.page("new")
    hands.type("Hausabend")
    page.more.setCurrentIndex(page.more.findData("house"))
    page.more.activated.emit(page.more.currentIndex())
    editor = page.findChild(ContractsEditor)
    heads = [editor.table.horizontalHeaderItem(at).textAlignment() for at in range(editor.table.columnCount())]
    assert [bool(one & Qt.AlignmentFlag.AlignRight) for one in heads] == [member in NUMBERS for member, _ in COLUMNS]
    hands.click(editor.add_button)
    editor.table.item(2, 0).setText("Räuber allein")
    editor.table.item(2, 2).setText("7")
    editor.table.item(2, 4).setText("")
    hands.click(page.create_button)
    contracts = hands.desk.snapshot.house["contracts"]
    assert [contract["key"] for contract in contracts] == ["spiel", "solo", "rauber_allein"]
    assert contracts[2]["value"] == 7
    assert "target" not in contracts[2]


def test_the_club_s_contracts_are_in_view_in_half_a_window(club, open_desk: Callable) -> None:
    played(club, {})
    hands = open_desk("de", size=(960, 540))
    dialog = opened(hands)
    dialog.game.setCurrentIndex(dialog.game.findData("house"))
    table = dialog.form.findChild(ContractsEditor).table
    hands.wait_until(lambda: table.horizontalScrollBar().maximum() == 0)


def test_every_game_has_a_card_with_worked_deals() -> None:
    for one in newest():
        assert len(worked(card_of(one.key), {})) >= 2, one.key


def test_a_new_variant_needs_its_file_and_its_line_only(monkeypatch, open_desk: Callable) -> None:
    """A variant whose module and registry line are all there is: form, card, deal, line, sheet, command line."""
    added = dataclasses.replace(rule_set("dreiertarock"), key="added", label=Text("", "Added game"))
    monkeypatch.setattr(registry, "ALL", (*registry.ALL, added))
    monkeypatch.setattr(games, "MORE_GAMES", ())
    assert len(worked(card_of("added"), {})) == 3
    hands = open_desk()
    hands.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = hands.window.page("new")
    hands.type("Abend")
    page.more.setCurrentIndex(page.more.findData("added"))
    page.more.activated.emit(page.more.currentIndex())
    hands.click(page.create_button)
    assert hands.desk.snapshot.variant == "added"
    rules = bind(rule_set("added"), {}, 3)
    assert (
        write(rules, from_members({"declarer": 1, "contract": "einser", "points": 40, "pagat": "made"})) == "1 e 40 pa"
    )
    deal = {"declarer": 1, "contract": "einser", "points": 40}
    sheet = {"format": "tappscore-sheet/1", "variant": "added", "seats": ["A", "B", "C"], "deals": [deal]}
    assert settle_sheet(sheet)["totals"] == [60, -30, -30]
    told = CliRunner().invoke(cli, ["variants", "added", "--json"])
    assert [one["key"] for one in json.loads(told.output)["contracts"]][:2] == ["einser", "zweier"]
