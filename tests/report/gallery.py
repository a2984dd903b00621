"""Render every document in its states into a folder of pictures: `python -m tests.report.gallery FOLDER [NAME-PART]`.

States: nobody, one (one person, no round), waiting (150 people, no round), typical
(13 people, 3 rounds), four (26 people at tables of four, 4 rounds), full (150 people,
6 rounds), filled (a journal, sheets that differ, a posted list and its correction)
and club (logo, long name, people who play for others, the final list posted), each
in German and English; in German also on A5 and across. Of each its first, second and
last page, drawn by QtPdf, as in the program.
"""

from __future__ import annotations

import dataclasses
import os
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtPdf import QPdfDocument

from tappscore.i18n.qt_catalog import load
from tappscore.report.certificates import TEMPLATES
from tappscore.report.documents import DOCUMENTS, Document, reason, render_job
from tappscore.report.job import Job
from tappscore.tournament.ledger import fold
from tests.report import gallery_club
from tests.report.conftest import evening
from tests.report.gallery_filled import played

DOTS = 70
PRINTED_AT = datetime.fromisoformat("2026-11-28T21:13")
# Shapes beside A4 upright: the word in the picture's name, the document's option, the job's wish.
SHAPES = (("a5", "paper", {"paper": "A5"}), ("across", "landscape", {"landscape": True}))
SHAPED = ("one", "four", "full", "club")  # enough to see a shape


def draw(data: bytes, folder: Path, name: str) -> None:
    """Draw the first two pages of a PDF and its last one as PNG files on white."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document = QPdfDocument()
    document.load(buffer)
    for page in sorted({0, min(1, document.pageCount() - 1), document.pageCount() - 1}):
        points = document.pagePointSize(page)
        size = QSize(round(points.width() * DOTS / 72), round(points.height() * DOTS / 72))
        drawn = document.render(page, size)
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.drawImage(0, 0, drawn)
        painter.end()
        image.save(str(folder / f"{name}-{page + 1}.png"))
    document.close()


def jobs() -> Iterator[tuple[str, Job]]:
    """Give an order in German and in English of each state, by the state's name."""
    states = {
        "nobody": evening(0, 0),
        "one": evening(1, 0),
        "waiting": evening(150, 0),
        "typical": evening(13, 3, house={"pot": True}),
        "four": evening(26, 4, variant="dapp", seats=4, deals=16),
        "full": evening(150, 6),
        "club": gallery_club.stood_in(),
    }
    states["filled"], steps = played()
    for state, snapshot in states.items():
        ledger = fold(snapshot)
        for language in ("de", "en"):
            order = Job(snapshot=snapshot, ledger=ledger, catalog=load(language), printed_at=PRINTED_AT)
            if state == "club":
                order = dataclasses.replace(order, club=gallery_club.face(), history=gallery_club.years())
            if state == "filled":
                order = dataclasses.replace(order, steps=steps)
            yield state, order


def shaped(document: Document, state: str, order: Job) -> Iterator[tuple[str, Job]]:
    """Give a document's orders by their names: as it is, by template, and in its other shapes."""
    if document.key == "person-record":
        order = dataclasses.replace(order, entry_id=order.snapshot.entries[0].id)
    templates = [template.key for template in TEMPLATES] if "template" in document.options else [""]
    for template in templates:
        words = (document.key, template, state, order.language)
        yield "-".join(word for word in words if word), dataclasses.replace(order, template=template)
    if order.language == "de" and state in SHAPED:
        for shape, option, wish in SHAPES:
            if option in document.options:
                job = dataclasses.replace(order, template=templates[0], **wish)
                yield f"{document.key}-{state}-{shape}", job


def main(folder: Path, part: str = "") -> int:
    """Render whatever has the part in its name; gives the number of documents."""
    folder.mkdir(parents=True, exist_ok=True)
    made = 0
    for state, order in jobs():
        for document in DOCUMENTS:
            if reason(document.key, order.snapshot) is not None:
                continue
            for name, job in shaped(document, state, order):
                if part in name:
                    draw(render_job(document.key, job), folder, name)
                    made += 1
    sys.stdout.write(f"{made} documents in {folder}\n")
    return 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:3]))
