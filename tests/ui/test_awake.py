"""Awake while a round runs; the battery is told of once a mark."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

import pytest
from desk_hands import Hands, wait_for

from tappscore.ui.awake import Awake
from tappscore.ui.clubs import today


class Battery(NamedTuple):
    percent: float
    power_plugged: bool | None


@pytest.fixture(autouse=True)
def _wakeful(monkeypatch: pytest.MonkeyPatch) -> None:
    # wakepy's own way to say yes where no system can be asked.
    monkeypatch.setenv("WAKEPY_FAKE_SUCCESS", "1")


def begin(hands: Hands) -> int:
    desk = hands.desk
    people = [entry.id for entry in desk.snapshot.entries]
    changes = desk.run(lambda: desk.rounds.draw(1, [(1, people[:4]), (2, people[4:7])], sitting_out=people[7:]))
    round_id = changes.made("rounds")
    desk.run(lambda: desk.rounds.start(round_id))
    return round_id


def test_the_computer_stays_awake_from_the_start_of_a_round_to_its_end(hands: Hands) -> None:
    awake = hands.window.awake
    awake.look()
    assert not awake.is_held
    round_id = begin(hands)
    assert wait_for(lambda: awake.is_held, 2000)
    tables = hands.desk.snapshot.rounds[0].tables
    hands.desk.run(lambda: hands.desk.rounds.close(round_id, {table.id: "time was up" for table in tables}))
    assert wait_for(lambda: not awake.is_held, 2000)


def test_a_round_left_open_long_ago_keeps_nothing_awake(hands: Hands) -> None:
    begin(hands)
    desk = hands.desk
    desk.run(lambda: desk.tournaments.change(desk.snapshot.id, day=today() - timedelta(days=1)))
    hands.window.awake.look()
    assert hands.window.awake.is_held  # it is past midnight
    desk.run(lambda: desk.tournaments.change(desk.snapshot.id, day=today() - timedelta(days=2)))
    hands.window.awake.look()
    assert not hands.window.awake.is_held


def test_a_clock_that_runs_keeps_awake_and_closing_the_window_lets_go(hands: Hands) -> None:
    awake = hands.window.awake
    hands.desk.clock.set(30)
    hands.desk.clock.start()
    awake.look()
    assert awake.is_held
    hands.desk.clock.set(4)  # the last minutes, of which the clock warns
    hands.desk.clock.start()
    awake.look()
    assert awake.is_held
    hands.window.close()
    assert not awake.is_held


def test_a_battery_that_runs_down_is_told_of_once_a_mark(hands: Hands) -> None:
    at = [Battery(100, power_plugged=False)]
    awake = Awake(hands.desk, lambda: at[0])
    told = []
    for percent in (80, 30, 29, 15, 14, 12):
        at[0] = Battery(percent, power_plugged=False)
        awake.look()
        told.append(len(hands.said))
    assert told == [0, 1, 1, 2, 2, 2]
    assert hands.said[0] == "The battery is down to 30 %. Plug the computer in."
    assert hands.window.notice.isVisible()


def test_nothing_is_said_without_a_battery_or_on_the_mains_and_unplugging_tells_anew(hands: Hands) -> None:
    at: list[Battery | None] = [None]
    awake = Awake(hands.desk, lambda: at[0])
    for found in (None, Battery(5, power_plugged=True)):
        at[0] = found
        awake.look()
        assert hands.said == []
    at[0] = Battery(25, power_plugged=False)
    awake.look()
    assert len(hands.said) == 1
    for found in (Battery(25, power_plugged=True), Battery(24, power_plugged=False)):
        at[0] = found
        awake.look()
    assert len(hands.said) == 2
