"""The clock of a round, as a value: when it ends, and what that means at a given moment. Pure.

Times are aware datetimes: the clock keeps right through sleep, restart and
midnight because it stores its end and not the seconds left.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Literal

import msgspec

Phase = Literal["set", "running", "warning", "over"]


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """A round's clock. `minutes` is its length; stopped, `left` seconds are kept.

    `extended` gives single tables more minutes; `warn_minutes` before its end
    the clock warns.
    """

    minutes: int
    ends_at: datetime | None = None
    left: int = 0
    warn_minutes: int = 5
    extended: Mapping[int, int] = {}

    @property
    def runs(self) -> bool:
        """Whether it is running (or has run out), not stopped."""
        return self.ends_at is not None


def set_clock(minutes: int, warn_minutes: int = 5) -> Clock:
    """Set a clock to so many minutes, not yet running."""
    return Clock(minutes=minutes, left=minutes * 60, warn_minutes=warn_minutes)


def start(clock: Clock, now: datetime) -> Clock:
    """Let a stopped clock run on from what is left."""
    if clock.runs:
        return clock
    return msgspec.structs.replace(clock, ends_at=now.astimezone(UTC) + timedelta(seconds=clock.left))


def stop(clock: Clock, now: datetime) -> Clock:
    """Stop a clock and keep what is left."""
    if not clock.runs:
        return clock
    return msgspec.structs.replace(clock, ends_at=None, left=max(0, seconds_left(clock, now)))


def extend(clock: Clock, minutes: int, now: datetime, table: int | None = None) -> Clock:
    """Give more minutes, to everybody or to one table; an ended clock runs on from now."""
    if table is not None:
        extended = {**clock.extended, table: clock.extended.get(table, 0) + minutes}
        return msgspec.structs.replace(clock, extended=extended)
    if clock.ends_at is None:
        return msgspec.structs.replace(clock, left=max(0, clock.left + minutes * 60))
    begin = max(clock.ends_at, now.astimezone(UTC))
    return msgspec.structs.replace(clock, ends_at=begin + timedelta(minutes=minutes))


def seconds_left(clock: Clock, now: datetime, table: int | None = None) -> int:
    """Count the whole seconds left, for one table with its extension; below zero once it is over."""
    extra = 60 * clock.extended.get(table, 0) if table is not None else 0
    if clock.ends_at is None:
        return clock.left + extra
    # Rounded up, so that the last second is shown as 1 and the end is exactly 0.
    return extra - int((now.astimezone(UTC) - clock.ends_at) // timedelta(seconds=1))


def phase(clock: Clock, now: datetime, table: int | None = None) -> Phase:
    """Say where the clock stands."""
    left = seconds_left(clock, now, table)
    if clock.ends_at is None:
        return "set"
    if left <= 0:
        return "over"
    return "warning" if left <= clock.warn_minutes * 60 else "running"


def face(seconds: int) -> str:
    """Write a time left as `42:10` or `1:05:00`; nothing is left below zero."""
    seconds = max(0, seconds)
    hours, rest = divmod(seconds, 3600)
    minutes, tail = divmod(rest, 60)
    return f"{hours}:{minutes:02d}:{tail:02d}" if hours else f"{minutes}:{tail:02d}"


def encode(clock: Clock) -> str:
    """Write a clock as text, to be kept over a restart."""
    return msgspec.json.encode(clock).decode()


def decode(text: str) -> Clock | None:
    """Read a clock from text; None when it is none (another program's, cut off)."""
    try:
        return msgspec.json.decode(text, type=Clock)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return None
