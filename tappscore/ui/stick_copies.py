"""Copies onto the club's stick: looked for by its mark, written in a worker, told in one quiet line.

A stick that is missing, full or write-protected is no matter for the evening:
it is said once, stands on Tonight and in the settings, and is tried again each
minute, so that a stick that is plugged in later gets what it missed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, QStorageInfo

from tappscore.i18n import Text, formats, mark
from tappscore.ui import words
from tappscore.ui.words import translate
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from tappscore.problems import RefusedError
    from tappscore.services.copies import Chosen
    from tappscore.ui.desk import Desk

# Why a stick takes nothing, in a few words: what can be done about it the line need not say.
_WHY: Mapping[str, Text] = {
    "disk-full": mark("Copies", "it is full"),
    "folder-read-only": mark("Copies", "it is write-protected"),
    "file-read-only": mark("Copies", "it is write-protected"),
    "file-no-permission": mark("Copies", "it is write-protected"),
}
_FAULTY = mark("Copies", "it can't be written to")

State = Literal["none", "unknown", "here", "missing", "refused"]


def mounted() -> tuple[Path, ...]:
    """Give the volumes that the system shows now, by their top folders."""
    return tuple(
        Path(each.rootPath())
        for each in QStorageInfo.mountedVolumes()
        if each.isValid() and each.isReady() and each.bytesTotal() > 0
    )


class StickCopies(QObject):
    """Keeps the stick of one desk's club file at the newest copy."""

    def __init__(self, desk: Desk, parent: QObject, volumes: Callable[[], tuple[Path, ...]] = mounted) -> None:
        super().__init__(parent)
        self._desk = desk
        self.volumes = volumes
        self.state: State = "none"
        self.folder: Path | None = None
        self._why = ""
        self._work: Work | None = None
        self._is_wanted = False  # while one copy is written: one more after it
        self._said: State = "none"

    # --- what is known --------------------------------------------------------------

    @property
    def chosen(self) -> Chosen | None:
        """The stick that the open club file chose."""
        from tappscore.services.copies import chosen_stick

        file = self._desk.bus.file
        # What was written last is answered when the window is closed already.
        return None if file is None or file.is_closed else chosen_stick(file)

    @property
    def is_busy(self) -> bool:
        """Whether something is written, or looked for, now."""
        return self._work is not None and not self._work.is_over

    @property
    def last(self) -> datetime | None:
        """When this computer's last copy on the stick was made; None where none is known."""
        chosen = self.chosen
        kept = "" if chosen is None else self._desk.settings.text(f"stick_copy_{chosen.mark}")
        return datetime.fromisoformat(kept).astimezone() if kept else None

    def line(self) -> str:
        """Say in one line how it stands with the stick; empty where none was chosen."""
        if self.chosen is None:
            return ""
        last = self.last
        when = translate("Copies", "none from this computer yet") if last is None else spoken_time(last)
        if self.state == "missing":
            return translate(
                "Copies", "The stick for the copies is not plugged in. The last copy on it: {time}.", time=when
            )
        if self.state == "refused":
            return translate(
                "Copies",
                "The stick takes no copy, {why}. The last copy on it: {time}.",
                why=words.spoken(_WHY.get(self._why, _FAULTY)),
                time=when,
            )
        if self.folder is None:
            return translate("Copies", "Copies also go onto a stick. The last copy on it: {time}.", time=when)
        return translate(
            "Copies", "Copies also go to {folder}. The last copy there: {time}.", folder=str(self.folder), time=when
        )

    @property
    def is_troubled(self) -> bool:
        """Whether copies should go onto a stick and can't."""
        return self.state in ("missing", "refused") and self.chosen is not None

    # --- what is done ---------------------------------------------------------------

    def catch_up(self) -> None:
        """Bring the newest copy onto the stick where it isn't there yet; returns at once."""
        from tappscore.services.copies import onto_stick

        file, chosen = self._desk.bus.file, self.chosen
        if file is None or chosen is None:
            self._turn("none")
            return
        if self.is_busy:
            self._is_wanted = True
            return
        self._is_wanted = False
        path, volumes = file.path, self.volumes

        def work(progress: Progress) -> object:
            return onto_stick(path, chosen, volumes(), progress)

        def landed(answer: object) -> None:
            self._landed(path, chosen, answer)

        self._work = run_in_worker(work, landed, on_refused=self._refused, parent=self)
        self._work.ended.connect(self._ended)

    def forget(self) -> None:
        """Know nothing any more of the stick before: another one was chosen."""
        self.state, self.folder, self._said = "unknown", None, "unknown"

    def when_idle(self, hand: Callable[[], object]) -> None:
        """Do something once nothing is written any more."""
        if self._work is not None and self.is_busy:
            self._work.ended.connect(hand)
        else:
            hand()

    def stop(self) -> None:
        """Write nothing any more; what is half written goes."""
        self._is_wanted = False
        if self._work is not None:
            self._work.cancel()
            self._work.wait(1)

    def _ended(self) -> None:
        if self._is_wanted:
            self.catch_up()

    def _landed(self, path: Path, chosen: Chosen, answer: object) -> None:
        from tappscore.services.copies import Landed

        if not isinstance(answer, Landed):
            return
        self.folder = answer.folder
        if answer.folder is None:
            self._turn("missing")
            return
        settings = self._desk.settings
        # For the day on which the club file can't be asked any more, and for removing a name from what lies there.
        settings.keep(_key(path), f"{chosen.mark}\n{chosen.club}\n{chosen.within}")
        settings.keep("backup_stick", str(answer.folder))
        if answer.copy is not None:
            settings.keep(f"stick_copy_{chosen.mark}", answer.copy.at.isoformat())
        self._turn("here")

    def _refused(self, refusal: RefusedError) -> None:
        self._why = refusal.problems[0].code
        self._turn("refused")

    def _turn(self, state: State) -> None:
        self.state = state
        if state == "none":
            self.folder = None
        for each in (self._desk, *self._desk.fellows):
            each.copied.emit()
        if self.is_troubled and self._said != state:
            self._desk.say(self.line(), "note")
        self._said = state


def last_stick(desk: Desk, path: Path) -> Chosen | None:
    """Recall which stick a club file had, when the file itself can't be read."""
    from tappscore.services.copies import Chosen

    mark, _, rest = desk.settings.text(_key(path)).partition("\n")
    club, _, within = rest.partition("\n")
    return Chosen(mark, within, club) if mark else None


def _key(path: Path) -> str:
    return f"stick_of_{hashlib.sha256(str(path.absolute()).encode()).hexdigest()[:20]}"


def spoken_time(at: datetime) -> str:
    """Say a time: today's by the clock alone, others with their day."""
    at = at.astimezone()
    clock = f"{at:%H:%M}"
    if at.date() == datetime.now(UTC).astimezone().date():
        return translate("Copies", "today, {time}", time=clock)
    return f"{formats.short_day(at.date(), words.catalog().language)}, {clock}"
