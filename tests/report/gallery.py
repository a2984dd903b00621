"""Render every document in its states into a folder of pictures: `python -m tests.report.gallery FOLDER [NAME-PART]`.

States: nobody, one (one person, no round), typical (13 people, 3 rounds), four
(26 people at tables of four, 4 rounds), full (150 people, 6 rounds) and filled
(a journal, sheets that differ, a posted list and its correction), each in German
and English. Pictures are drawn by QtPdf, as in the program.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtPdf import QPdfDocument

from tappscore.i18n.qt_catalog import load
from tappscore.report.certificates import TEMPLATES
from tappscore.report.documents import DOCUMENTS, reason, render_job
from tappscore.report.job import Job
from tappscore.tournament.ledger import fold
from tests.report.conftest import evening
from tests.report.gallery_filled import played

DOTS = 70
PAGES = 3
PRINTED_AT = datetime.fromisoformat("2026-11-28T21:13")


def draw(data: bytes, folder: Path, name: str) -> None:
    """Draw the first pages of a PDF as PNG files on white."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document = QPdfDocument()
    document.load(buffer)
    for page in range(min(document.pageCount(), PAGES)):
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


def main(folder: Path, part: str = "") -> int:
    """Render whatever has the part in its name; gives the number of documents."""
    folder.mkdir(parents=True, exist_ok=True)
    states = {
        "nobody": evening(0, 0),
        "one": evening(1, 0),
        "typical": evening(13, 3, house={"pot": True}),
        "four": evening(26, 4, variant="dapp", seats=4, deals=16),
        "full": evening(150, 6),
    }
    states["filled"], steps = played()
    made = 0
    for state, snapshot in states.items():
        ledger = fold(snapshot)
        for language in ("de", "en"):
            for document in DOCUMENTS:
                if reason(document.key, snapshot) is not None:
                    continue
                templates = [template.key for template in TEMPLATES] if "template" in document.options else [""]
                for template in templates:
                    name = "-".join(word for word in (document.key, template, state, language) if word)
                    if part not in name:
                        continue
                    first = snapshot.entries[0].id if document.key == "person-record" else None
                    job = Job(
                        snapshot=snapshot,
                        ledger=ledger,
                        catalog=load(language),
                        printed_at=PRINTED_AT,
                        template=template,
                        entry_id=first,
                        steps=steps if state == "filled" else (),
                    )
                    draw(render_job(document.key, job), folder, name)
                    made += 1
    sys.stdout.write(f"{made} documents in {folder}\n")
    return 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:3]))
