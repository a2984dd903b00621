"""How long paper takes, beside bare reportlab drawing the same words: `python tests/benchmarks/report.py`.

The bare operation is a loop of `setFont`, `setFillGray` and `drawString` over
the very words of the finished document, page by page, with the same fonts,
and nothing else: no layout, no lines, no codes.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from pathlib import Path

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tappscore.exchange.archive import read
from tappscore.i18n import ENGLISH
from tappscore.report import fonts
from tappscore.report.documents import document_of, render_job
from tappscore.report.job import Job
from tappscore.report.page import Page
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate

TIMES = 5
AIM_RATIO = 1.5
AIM_ROUND = 3.0


def measured(*works: Callable[[], object]) -> list[tuple[float, float]]:
    """Time pieces of work in turn, so that a busy machine meets them alike: median wall and CPU seconds of each."""
    for work in works:
        work()
    taken: list[list[tuple[float, float]]] = [[] for _ in works]
    for _ in range(TIMES):
        for work, times in zip(works, taken, strict=True):
            wall, cpu = time.perf_counter(), time.process_time()
            work()
            times.append((time.perf_counter() - wall, time.process_time() - cpu))
    return [(statistics.median(w for w, _ in times), statistics.median(c for _, c in times)) for times in taken]


def draw_bare(pages: list[Page]) -> bytes:
    """Draw the words of finished pages with nothing but reportlab's canvas."""
    target = BytesIO()
    rl_config.useA85 = 1  # reportlab's default, which the program leaves
    canvas = Canvas(target, pageCompression=1, invariant=1)
    for page in pages:
        canvas.setPageSize((page.width, page.height))
        for word in page.words:
            canvas.setFont(word.font, word.size)
            canvas.setFillGray(word.grey)
            canvas.drawString(word.x, page.height - word.y, word.text)
        canvas.showPage()
    canvas.save()
    rl_config.useA85 = 0
    return target.getvalue()


def main() -> None:
    """Print the figures."""
    printed_at = datetime.fromisoformat("2026-11-28T21:13")
    archive = simulate(1, 150, 6, "dapp", deals=12, prefer=3)
    snapshot = read(archive)
    ledger = fold(snapshot)
    for font in fonts.FACES:
        fonts.face(font)

    def job() -> Job:
        # A fresh order each time: standings and settlements of an order are kept with it.
        return Job(snapshot=snapshot, ledger=ledger, catalog=ENGLISH, printed_at=printed_at, round_no=6)

    failed = False
    for key, label in (
        ("standings", "standings of 150 people, 6 rounds"),
        ("score-sheets", "50 filled score sheets"),
        ("round-pack", "everything for a round"),
    ):
        pages = document_of(key).lay(job())
        (wall, ours), (_, bare) = measured(lambda key=key: render_job(key, job()), lambda pages=pages: draw_bare(pages))
        words = sum(len(page.words) for page in pages)
        ratio = ours / bare
        failed |= ratio > AIM_RATIO or wall > AIM_ROUND
        print(
            f"{label}: {wall * 1000:.0f} ms; CPU {ours * 1000:.0f} ms, bare {bare * 1000:.0f} ms, ratio {ratio:.2f}",
            end="",
        )
        print(f" ({len(pages)} pages, {words} words)")
    print("aims: ratio 1.5, a round below 3 s:", "missed" if failed else "met")


if __name__ == "__main__":
    main()
