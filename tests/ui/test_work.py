from __future__ import annotations

import threading
from time import perf_counter

import pytest
from PySide6.QtTest import QTest
from pytestqt.exceptions import capture_exceptions

from tappscore.problems import Problem, RefusedError
from tappscore.ui.work import run_in_worker


def test_the_answer_arrives_on_the_windows_thread(qtbot) -> None:
    got: list[tuple[object, threading.Thread]] = []
    work = run_in_worker(lambda progress: 42, lambda answer: got.append((answer, threading.current_thread())))
    qtbot.waitUntil(lambda: work.is_over)
    assert got == [(42, threading.main_thread())]


def test_progress_is_reported_and_a_cancelled_work_says_nothing_more(qtbot) -> None:
    go_on, seen, got = threading.Event(), [], []

    def slow(progress) -> str:
        progress(1, 10)
        go_on.wait(5)
        return "late" if progress(2, 10) else "stopped"

    work = run_in_worker(slow, got.append, on_moved=lambda done, budget: seen.append((done, budget)))
    qtbot.waitUntil(lambda: seen == [(1, 10)])
    begin = perf_counter()
    work.cancel()
    assert perf_counter() - begin < 0.2
    assert work.is_over
    go_on.set()
    assert work.wait(5)
    QTest.qWait(20)
    assert got == []
    assert seen == [(1, 10)]


def test_a_refusal_comes_as_a_refusal(qtbot) -> None:
    refused: list[RefusedError] = []

    def refuse(progress) -> None:
        raise RefusedError(Problem("cancelled"))

    work = run_in_worker(refuse, lambda answer: None, on_refused=refused.append)
    qtbot.waitUntil(lambda: work.is_over and bool(refused))
    assert refused[0].problems[0].code == "cancelled"


def test_a_fault_in_a_worker_reaches_the_one_exception_hook(qtbot) -> None:
    def fail(progress) -> None:
        raise ZeroDivisionError

    with capture_exceptions() as caught:
        work = run_in_worker(fail, lambda answer: pytest.fail("no answer was expected"))
        qtbot.waitUntil(lambda: work.is_over)
    assert [kind for kind, _fault, _trace in caught] == [ZeroDivisionError]
