"""The round's clock through stops, extensions, midnight and the change to winter time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from tappscore.tournament.clock import decode, encode, extend, face, phase, seconds_left, set_clock, start, stop

NOW = datetime(2026, 11, 28, 23, 30, tzinfo=UTC)


def later(minutes: float) -> datetime:
    return NOW + timedelta(minutes=minutes)


def test_a_clock_runs_over_midnight() -> None:
    clock = start(set_clock(60), NOW)
    assert face(seconds_left(clock, later(45))) == "15:00"
    assert later(45).day != NOW.day


def test_a_stopped_clock_keeps_what_is_left_and_runs_on() -> None:
    clock = stop(start(set_clock(60), NOW), later(20))
    assert face(seconds_left(clock, later(500))) == "40:00"
    assert face(seconds_left(start(clock, later(500)), later(510))) == "30:00"


def test_it_warns_ends_and_can_be_extended_after_its_end() -> None:
    clock = start(set_clock(60), NOW)
    assert [phase(clock, later(at)) for at in (0, 54.9, 55, 59.9, 60)] == [
        "running",
        "running",
        "warning",
        "warning",
        "over",
    ]
    assert phase(set_clock(60), NOW) == "set"
    longer = extend(clock, 5, later(70))
    assert (phase(longer, later(70)), seconds_left(longer, later(70))) == ("warning", 300)


def test_the_last_second_is_shown_as_one_and_the_end_as_zero() -> None:
    clock = start(set_clock(1), NOW)
    assert seconds_left(clock, NOW + timedelta(seconds=59.2)) == 1
    assert seconds_left(clock, NOW + timedelta(seconds=60)) == 0
    assert face(-90) == "0:00"


def test_one_table_gets_more_time() -> None:
    clock = extend(start(set_clock(60), NOW), 10, NOW, table=7)
    assert (phase(clock, later(62)), phase(clock, later(62), table=7)) == ("over", "running")


def test_the_change_to_winter_time_adds_no_hour() -> None:
    berlin = ZoneInfo("Europe/Berlin")
    before = datetime(2026, 10, 25, 2, 30, tzinfo=berlin, fold=0)
    clock = start(set_clock(60), before)
    assert seconds_left(clock, datetime(2026, 10, 25, 2, 30, tzinfo=berlin, fold=1)) == 0


def test_a_clock_survives_as_text_and_other_text_is_no_clock() -> None:
    clock = extend(start(set_clock(60, warn_minutes=3), NOW), 10, NOW, table=7)
    assert decode(encode(clock)) == clock
    assert decode("{") is None
    assert decode('{"minutes": "many"}') is None


def test_long_rounds_show_hours() -> None:
    assert face(2 * 3600 + 15 * 60) == "2:15:00"
