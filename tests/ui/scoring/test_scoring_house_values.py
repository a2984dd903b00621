"""Values that no source states are confirmed once before deal 1, wherever the evening came from."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import Qt

from tappscore.cli.commands import cli
from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.services.rounds import Rounds
from tappscore.services.tournaments import Tournaments


@pytest.mark.parametrize("confirmed", [None, False])
def test_an_evening_whose_values_nobody_looked_at_asks_before_its_first_deal(seat_hall, confirmed: bool | None) -> None:
    hall = seat_hall(variant="dapp", confirmed=confirmed)
    hall.enter("2f74")
    assert hall.deals(1) == []
    assert "Before the first deal" in hall.says
    assert "Frage 5 · Ramsch: tied for most points – each pays in full" in hall.says
    hall.answer("Yes, we play it so")
    assert hall.deals(1) == ["2 f 74"]
    hall.enter("1s71")
    assert hall.deals(1) == ["2 f 74", "1 s 71"]
    assert hall.snapshot.settings["values_confirmed"] is True


def test_the_answer_is_one_step_of_its_own_that_undo_takes_back(seat_hall) -> None:
    hall = seat_hall(variant="dapp", confirmed=None)
    hall.enter("2f74")
    hall.keys("a")
    assert [entry.action for entry in hall.desk.history.entries()[:2]] == ["deal.record", "tournament.values"]


def test_esc_leaves_the_deal_unbooked_and_the_next_one_asks_again(seat_hall) -> None:
    hall = seat_hall(variant="dapp", confirmed=None)
    hall.enter("2f74")
    hall.press(Qt.Key.Key_Escape)
    assert hall.deals(1) == []
    hall.enter("2f74")
    assert "Before the first deal" in hall.says


def test_rules_whose_values_all_have_a_source_ask_nothing(seat_hall) -> None:
    hall = seat_hall(variant="tapp_tarock", confirmed=None)
    hall.enter("2d41")
    assert hall.deals(1) == ["2 d 41"]


def test_an_evening_with_deals_that_was_never_asked_is_left_in_peace(seat_hall) -> None:
    from tappscore.rules.deal import Deal

    hall = seat_hall(variant="dapp", confirmed=None)
    deal = Deal(contract="frage", declarer=1, facts={"made": True})
    hall.desk.run(lambda: hall.desk.scoring.record(hall.table(2).id, deal))
    hall.enter("2f74")
    assert hall.deals(1) == ["2 f 74"]


def test_an_imported_evening_asks_too(open_desk: Callable, club: Path, tmp_path: Path) -> None:
    elsewhere, archive = tmp_path / "elsewhere.tapp", tmp_path / "evening.json"
    with open_or_create(elsewhere) as file:
        made = Tournaments(file).create("Vom Stick", date(2026, 11, 28), "Hof", "dapp", prefer=3)
        tournament = made.made("tournaments")
        door = Registration(file, tournament)
        people = [door.register(first, "Maier").made("entries") for first in ("Änne", "Emil", "Otto")]
        rounds = Rounds(file, tournament)
        rounds.start(rounds.draw(1, [(1, tuple(people))]).made("rounds"))
    for path, words in ((elsewhere, ["export", "1", str(archive)]), (club, ["import", str(archive)])):
        if path == club:
            open_or_create(club).close()
        answer = CliRunner().invoke(cli, ["--club", str(path), *words])
        assert answer.exit_code == 0, answer.output
    hands = open_desk()
    hands.desk.bus.open(1)
    hands.alt(4)
    hands.enter("2f74")
    bar = hands.window.page("scoring").bar
    assert "Before the first deal" in bar.preview.text()
    assert not hands.desk.snapshot.round(1).tables[0].deals
    hands.type("a")
    assert len(hands.desk.snapshot.round(1).tables[0].deals) == 1


def test_typing_on_takes_the_question_away_and_enter_asks_again(seat_hall) -> None:
    hall = seat_hall(variant="dapp", confirmed=None)
    hall.enter("2f74")
    hall.keys("1s119")
    assert "119 can't occur" in hall.says
    assert not hall.page.bar.answers, "'Yes, we play it so' must not stand below a slip"
    hall.press(Qt.Key.Key_Backspace)
    hall.press(Qt.Key.Key_Backspace)
    hall.enter("04")
    assert hall.deals(1) == []
    assert "Before the first deal" in hall.says
    hall.keys("*1")  # the number pad answers too
    assert hall.deals(1) == ["1 s 104"]
