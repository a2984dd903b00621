"""A disk that takes no more, while deals are typed."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """Let the system refuse to write more into a file, as a full disk does."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


def test_a_deal_that_the_full_disk_refuses_stays_in_the_line_and_is_booked_when_there_is_room(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    journal = hall.snapshot.journal
    hall.keys("1s71")
    # The log can take nothing: neither a page more nor one of those it has.
    with files_no_larger_than(0):
        hall.press(Qt.Key.Key_Return)
    assert f"The disk with the folder {hall.desk.bus.file.path.parent} takes no more." in hall.says
    assert hall.line == "1s71"
    assert hall.snapshot.journal == journal
    assert hall.deals(1) == ["2 f 74"]
    hall.press(Qt.Key.Key_Return)
    assert "takes no more" not in hall.says
    assert hall.deals(1) == ["2 f 74", "1 s 71"]
