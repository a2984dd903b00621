"""Slow work in a thread of its own, with progress and a cancel that answers at once.

The function works on frozen values only and gets a `progress(done, budget)`
that answers False once it should stop. Cancelling gives the desk back at once:
the answer of a cancelled work is thrown away whenever it comes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal

from tappscore.problems import RefusedError

# (done, budget, best so far) -> go on
Progress = Callable[..., bool]


class Work(QObject):
    """One running work. All its signals arrive on the window's thread."""

    moved = Signal(int, int)
    done = Signal(object)
    refused = Signal(object)  # RefusedError
    ended = Signal()  # in every case, cancelled included

    _answered = Signal(object)

    def __init__(self, function: Callable[[Progress], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._function = function
        self._stop = threading.Event()
        self._is_over = False
        self._future: Future[object] | None = None
        # Queued even from this thread: a work that is done at once must not answer before `start` returns.
        self._answered.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin; returns at once."""
        # The executor catches whatever the function raises, so that nothing is lost in a thread.
        executor = ThreadPoolExecutor(max_workers=1)
        self._future = executor.submit(self._function, self._progress)
        self._future.add_done_callback(self._hand_over)
        executor.shutdown(wait=False)

    @property
    def is_cancelled(self) -> bool:
        """Whether it was cancelled."""
        return self._stop.is_set()

    @property
    def is_over(self) -> bool:
        """Whether it was answered, refused or cancelled."""
        return self._is_over

    def cancel(self) -> None:
        """Give the desk back now; the thread stops at its next progress."""
        self._stop.set()
        self._end()

    def wait(self, seconds: float) -> bool:
        """Wait for the thread itself, for leaving and for tests; True when it has ended."""
        return self._future is None or not wait([self._future], seconds).not_done

    def _progress(self, done: int, budget: int, *_best: object) -> bool:
        if not self._stop.is_set() and shiboken6.isValid(self):
            self.moved.emit(done, budget)
        return not self._stop.is_set()

    def _hand_over(self, future: Future[object]) -> None:
        if shiboken6.isValid(self):
            self._answered.emit(future)

    def _answer(self, future: Future[object]) -> None:
        if self._is_over:
            return
        self._end()
        fault = future.exception()
        if fault is None:
            self.done.emit(future.result())
        elif isinstance(fault, RefusedError):
            self.refused.emit(fault)
        else:
            raise fault  # a fault of the program: the one exception hook says so

    def _end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self.ended.emit()


def run_in_worker(
    function: Callable[[Progress], object],
    on_done: Callable[[object], None],
    *,
    on_moved: Callable[[int, int], None] | None = None,
    on_refused: Callable[[RefusedError], None] | None = None,
    parent: QObject | None = None,
) -> Work:
    """Run a function in a thread and hand its answer to `on_done` on the window's thread."""
    work = Work(function, parent)
    work.done.connect(on_done)
    if on_moved is not None:
        work.moved.connect(on_moved)
    if on_refused is not None:
        work.refused.connect(on_refused)
    work.start()
    return work
