"""Render every hall scene in its states into a folder of pictures: `python -m tests.hall_gallery FOLDER [NAME-PART]`.

States: empty (nobody yet), typical (30 people, round 3 open, standings released),
full (150 people with long names) and instead (two play for others). Each at 1920 × 1080 and 1024 × 768, in
German and English, light and dark, in greys as an old beamer shows them, and
once with a club's logo and colour.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
from PySide6.QtCore import QSettings
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tappscore.i18n import formats
from tappscore.tournament.ledger import fold
from tappscore.tournament.snapshot import Release, Snapshot
from tappscore.tournament.standings import rank
from tappscore.ui.bus import Bus
from tappscore.ui.desk import Desk
from tappscore.ui.hall.drawing import Crest
from tappscore.ui.hall.scenes import SCENES
from tappscore.ui.hall.stage import Stage
from tappscore.ui.hall.window import HallView
from tappscore.ui.settings import Settings
from tappscore.ui.theme import Theme
from tests.report import gallery_club
from tests.report.conftest import evening

SIZES = ((1920, 1080), (1024, 768))


def released(snapshot: Snapshot) -> Snapshot:
    """Release the final standing; the last round is open again and two sheets of it are missing."""
    standing = rank(snapshot, fold(snapshot))
    places = tuple(
        (place.entry.id, place.place or 0, formats.number(place.points or 0, "de")) for place in standing.places
    )
    # Two share the second place, as it happens.
    places = tuple((entry, 2 if place == 3 else place, points) for entry, place, points in places)
    release = Release(id=1, after_round=3, state="final", at="2026-11-28T22:40", protest_until="2026-11-28T23:10",
                      places=places)  # fmt: skip
    last = snapshot.rounds[-1]
    emptied = tuple(msgspec.structs.replace(table, deals=()) if at in (1, 4) else table
                    for at, table in enumerate(last.tables))  # fmt: skip
    rounds = (*snapshot.rounds[:-1], msgspec.structs.replace(last, state="open", tables=emptied))
    return msgspec.structs.replace(snapshot, releases=(release,), rounds=rounds)


def states() -> Iterator[tuple[str, Snapshot]]:
    """Give the states by name."""
    yield "empty", evening(0, 0)
    yield "typical", released(evening(30, 3))
    yield "full", released(evening(150, 6))
    yield "instead", gallery_club.stood_in()


def crest() -> Crest:
    """Give the club whose papers the other gallery shows."""
    return Crest(gallery_club.NAME, gallery_club.shield(), gallery_club.COLOUR)


def main(folder: Path, part: str = "") -> int:
    """Render whatever has the part in its name; gives the number of pictures that show nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    made = empty = 0
    with tempfile.TemporaryDirectory() as place:
        for state, snapshot in states():
            for language in ("de", "en"):
                settings = Settings(QSettings(str(Path(place) / "own.ini"), QSettings.Format.IniFormat))
                desk = Desk(Bus(), settings, Theme("light"))
                desk.speak(language, keep=False)
                desk.bus.snapshot = snapshot
                desk.bus.opened.emit()
                if state != "empty":
                    desk.clock.set(45)
                    desk.clock.start()
                for name, stage in _stages(desk):
                    for width, height in SIZES:
                        for look in ("light", "dark", "grey", "club"):
                            title = f"{name}-{state}-{language}-{look}-{width}x{height}"
                            if part in title:
                                picture = _draw(stage, look, width, height)
                                picture.save(str(folder / f"{title}.png"))
                                made += 1
                                if _is_empty(picture):
                                    empty += 1
                                    sys.stdout.write(f"{title}: nothing is drawn\n")
    sys.stdout.write(f"{made} pictures in {folder}\n")
    return empty


def _is_empty(picture: QImage) -> bool:
    small = picture.scaled(64, 36)
    return len({small.pixelColor(x, y).lightness() // 32 for x in range(64) for y in range(36)}) < 2


def _stages(desk: Desk) -> Iterator[tuple[str, Stage]]:
    stage = Stage(desk, desk.clock)
    for scene in SCENES:
        stage.show_scene(scene.key)
        if scene.key == "prizes":
            for shown in (0, 1, stage.most_revealed - 1, stage.most_revealed):
                stage.revealed = max(0, shown)
                yield f"prizes{shown}", stage
        else:
            yield scene.key, stage


def _draw(stage: Stage, look: str, width: int, height: int) -> QImage:
    stage.is_dark = look == "dark"
    stage._crest = crest() if look == "club" else Crest()
    view = HallView(stage)
    view.resize(width, height)
    picture = view.grab().toImage()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8) if look == "grey" else picture


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv[:1])
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:3]))
