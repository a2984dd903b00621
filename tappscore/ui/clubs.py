"""Opening, switching and taking along club files; which evening is opened at the start."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tappscore.problems import RefusedError
from tappscore.ui import commands
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tappscore.store.loading import Summary
    from tappscore.ui.desk import Desk


def today() -> date:
    """Give the day on the wall: an evening belongs to the local date."""
    return datetime.now().astimezone().date()


def evening_to_open(evenings: Sequence[Summary], on: date) -> int | None:
    """Choose the evening that a desk most likely wants: running, today's, the next one, the last one."""
    shown = [each for each in evenings if not each.binned]

    def wish(evening: Summary) -> tuple[int, int]:
        apart = abs((evening.date - on).days)
        if evening.state == "running":
            return 0, apart
        if evening.date == on and evening.state == "planned":
            return 1, apart
        if evening.state == "planned" and evening.date > on:
            return 2, apart
        return 3, apart

    return min(shown, key=wish).id if shown else None


def evenings_of_tonight(desk: Desk) -> tuple[Summary, ...]:
    """Give the evenings that are played on the day of the open one, which is among them, in order of their making."""
    from tappscore.store.loading import tournaments

    snapshot = desk.bus.snapshot
    if snapshot is None or desk.bus.file is None:
        return ()
    same_day = (each for each in tournaments(desk.bus.file) if each.date == snapshot.date and each.state != "cancelled")
    return tuple(sorted(same_day, key=lambda each: each.id))


def open_other_evening(desk: Desk) -> None:
    """Switch to the next one of tonight's evenings; the page stays, so two of them are run in turn."""
    tonight = evenings_of_tonight(desk)
    if desk.bus.snapshot is None or all(each.id == desk.bus.snapshot.id for each in tonight):
        desk.say(translate("Window", "There is no other evening tonight."), "note")
        return
    desk.bus.open(following_evening(desk, tonight).id)


def following_evening(desk: Desk, tonight: Sequence[Summary]) -> Summary:
    """Give the evening that comes after the open one, round and round."""
    at = next((at for at, each in enumerate(tonight) if each.id == desk.snapshot.id), -1)
    return tonight[(at + 1) % len(tonight)]


def open_club(desk: Desk, path: Path | None) -> bool:
    """Open a club file (None: the user's own), made if there is none, and the evening that is most likely wanted.

    A file that can't be opened leaves everything as it was and says why.
    """
    try:
        open_or_refuse(desk, path)
    except RefusedError as refusal:
        from tappscore.services.club import default_path

        desk.refused_club = path or default_path()
        commands.show(desk, refusal.problems, {})
        return False
    desk.refused_club = None
    return True


def open_or_refuse(desk: Desk, path: Path | None) -> None:
    """Open a club file as `open_club` does; RefusedError, and everything as it was, when it can't be opened."""
    from tappscore.services.club import open_or_create
    from tappscore.store.loading import tournaments

    file = open_or_create(path)
    if desk.bus.file is not None:
        desk.bus.file.close()
    desk.bus.switch(file)
    chosen = evening_to_open(tournaments(file), today())
    if chosen is not None:
        for each in (desk.bus, *desk.bus.beside):
            each.open(chosen)


def _folder(desk: Desk, key: str) -> Path:
    """Give the folder where a file was last chosen, or the user's own: never where the program happens to lie."""
    kept = desk.settings.text(key)
    return Path(kept) if kept and Path(kept).is_dir() else Path.home()


def choose(desk: Desk, window: QWidget) -> None:
    """Ask for a club file and open it."""
    from PySide6.QtWidgets import QFileDialog

    name, _ = QFileDialog.getOpenFileName(
        window,
        translate("Window", "Open a club file"),
        str(_folder(desk, "club_folder")),
        translate("Window", "Club files (*.tapp)"),
    )
    if name:
        switch_to(desk, Path(name))


def begin(desk: Desk, window: QWidget) -> None:
    """Ask for a place and begin a new club file there; one that stands there is opened, never written over."""
    from PySide6.QtWidgets import QFileDialog

    name, _ = QFileDialog.getSaveFileName(
        window,
        translate("Window", "Begin a new club file"),
        str(_folder(desk, "club_folder") / "club.tapp"),
        translate("Window", "Club files (*.tapp)"),
        options=QFileDialog.Option.DontConfirmOverwrite,
    )
    if not name:
        return
    path = Path(name) if name.endswith(".tapp") else Path(f"{name}.tapp")
    was_there = path.exists()
    if switch_to(desk, path):
        sentence = (
            translate("Window", "{file} was there already and is opened.", file=path.name)
            if was_there
            else translate("Window", "The new club file is {file}; the other one stays where it was.", file=path.name)
        )
        desk.say(sentence, "note")


def switch_to(desk: Desk, path: Path) -> bool:
    """Open a club file as this computer's own from now on; False, with a sentence, when it can't be opened."""
    if not open_club(desk, path):
        return False
    desk.settings.keep("club_folder", str(path.parent))
    desk.settings.keep("club", str(path))
    desk.own_club = path
    desk.go("tonight")
    return True


def take_along(desk: Desk, window: QWidget) -> None:
    """Ask for a place and write one file that brings the whole club to another computer."""
    from PySide6.QtWidgets import QFileDialog

    name, _ = QFileDialog.getSaveFileName(
        window,
        translate("Window", "Take the club along"),
        str(_folder(desk, "stick") / "club.tapp"),
        translate("Window", "Club files (*.tapp)"),
    )
    if name:
        copy_to(desk, Path(name))


def copy_to(desk: Desk, target: Path) -> None:
    """Write the whole club into one file; the file dialog asked before it replaces one."""
    from tappscore.services.club import copy_out

    try:
        copy = copy_out(desk.file, target, replace=True)
    except RefusedError as refusal:
        commands.show(desk, refusal.problems, {})
        return
    desk.settings.keep("stick", str(copy.parent))
    desk.say(translate("Window", "The whole club is in {file}.", file=str(copy)))


def bring(desk: Desk, window: QWidget) -> None:
    """Ask for a club file from another computer and put it in the place of this computer's own."""
    from PySide6.QtWidgets import QFileDialog

    name, _ = QFileDialog.getOpenFileName(
        window,
        translate("Window", "Bring our club from another computer"),
        str(_folder(desk, "stick")),
        translate("Window", "Club files (*.tapp)"),
    )
    if name:
        bring_from(desk, Path(name))


def bring_from(desk: Desk, source: Path) -> None:
    """Take over a club file; the one that was here is kept beside it."""
    from tappscore.services.club import default_path, make_folder, restore
    from tappscore.store.loading import tournaments

    home = desk.own_club or default_path()
    was_new = desk.bus.file is not None and not tournaments(desk.bus.file)
    if desk.bus.file is not None:
        desk.bus.file.close()
        desk.bus.switch(None)
    kept: Path | None = None
    refused: RefusedError | None = None
    try:
        make_folder(home)
        kept = restore(home, source)
    except RefusedError as refusal:
        refused = refusal
    open_club(desk, home)
    desk.go("tonight")
    if refused is not None:
        commands.show(desk, refused.problems, {})
    elif was_new and desk.bus.file is not None:
        # Nobody misses the file that the first start made; a sentence about it would only frighten.
        desk.say(translate("Window", "The club is here, with %n evenings.", n=len(tournaments(desk.bus.file))))
    elif kept is not None:
        desk.say(translate("Window", "The club file that was here is kept as {file}.", file=str(kept)), "note")


def bring_back(desk: Desk, copy: Path) -> None:
    """Put a copy in the place of the club file that can't be opened; that one is kept beside it.

    One that can be opened goes by `put_in_place`.
    """
    from tappscore.services.club import default_path, restore

    home = desk.refused_club or desk.own_club or default_path()
    try:
        kept = restore(home, copy)
    except RefusedError as refusal:
        commands.show(desk, refusal.problems, {})
        return
    if open_club(desk, home):
        desk.go("tonight")
        desk.say(translate("Window", "The club file that was here is kept as {file}.", file=str(kept)), "note")


def club_to_bring_back(desk: Desk) -> Path:
    """Name the club file whose place a copy would take: the open one, or the one that can't be opened."""
    from tappscore.services.club import default_path

    if desk.bus.file is not None:
        return desk.bus.file.path
    return desk.refused_club or desk.own_club or default_path()


def put_in_place(desk: Desk, coming: Path, now: datetime) -> Path | None:
    """Let a fetched copy take the club file's place, with the evenings that were open, and give where that is kept.

    RefusedError where the file can't be put there; the one that was open is open again then.
    """
    from tappscore.services.club import take_place
    from tappscore.services.copies import Copies
    from tappscore.store.loading import tournaments

    home, bus = club_to_bring_back(desk), desk.bus
    stick = None if desk.safekeeping is None or bus.file is None else desk.safekeeping.stick.chosen
    shown = [(each, each.snapshot.uuid) for each in (bus, *bus.beside) if each.snapshot is not None]
    if bus.file is not None:
        bus.file.close()
        bus.switch(None)
    try:
        kept = take_place(home, coming, now)
    finally:
        open_club(desk, home)
    there = {} if bus.file is None else {one.uuid: one.id for one in tournaments(bus.file, binned=True)}
    for each, uuid in shown:
        if uuid in there:
            each.open(there[uuid])
    if stick is not None and bus.file is not None and desk.safekeeping is not None:
        # A copy of last week knows nothing of a stick that was chosen since.
        chosen, file = desk.safekeeping.stick.chosen, bus.file
        if chosen is None or chosen.stick != stick.stick:
            desk.run(lambda: Copies(file).keep_stick(stick.stick))
    return kept


def choose_stick(desk: Desk, window: QWidget) -> None:
    """Ask for a drive or a folder that takes copies too."""
    from PySide6.QtWidgets import QFileDialog

    if desk.bus.file is None or desk.safekeeping is None:
        return
    title = translate("Copies", "Also copy onto a stick")
    name = QFileDialog.getExistingDirectory(window, title, str(_stick_to_offer(desk)))
    if name:
        take_stick(desk, Path(name))


def take_stick(desk: Desk, folder: Path) -> None:
    """Let copies go into a folder from now on, the first of them at once."""
    from tappscore.services.copies import Copies

    keeping, file = desk.safekeeping, desk.bus.file
    if keeping is None or file is None:
        return
    volumes = keeping.stick.volumes()
    if desk.run(lambda: Copies(file).choose_stick(folder, volumes)) is not None:
        keeping.stick.forget()
        keeping.copy("hand")


def leave_stick(desk: Desk) -> None:
    """Make no more copies onto the stick."""
    from tappscore.services.copies import Copies

    if desk.safekeeping is not None and desk.run(Copies(desk.file).leave_stick) is not None:
        desk.safekeeping.stick.catch_up()
        desk.say(translate("Copies", "No more copies go onto the stick; those on it stay."))


def _stick_to_offer(desk: Desk) -> Path:
    """Give the first volume that looks like a stick, to begin looking there."""
    from tappscore.store.folders import risk

    volumes = () if desk.safekeeping is None else desk.safekeeping.stick.volumes()
    return next((each for each in volumes if risk(each / "any") == "removable"), _folder(desk, "stick"))


def open_sample(desk: Desk) -> None:
    """Open the sample evening, which lives in a file of its own; made when it is first asked for."""
    import msgspec

    from tappscore.assets import resource
    from tappscore.exchange import archive
    from tappscore.services.archive import Archive
    from tappscore.services.club import make_folder, open_or_create, sample_path
    from tappscore.store.loading import tournaments

    path = sample_path()
    try:
        make_folder(path)
        file = open_or_create(path)
        if not tournaments(file):
            for one in sorted(resource("samples").glob("*.json")):
                found = archive.read(archive.decode(one.read_bytes()))
                Archive(file).bring_in(msgspec.structs.replace(found, sample=True))
        file.close()
    except RefusedError as refusal:
        commands.show(desk, refusal.problems, {})
        return
    if open_club(desk, path):
        desk.go("tonight")


def open_own(desk: Desk) -> None:
    """Go back from the sample to the club's own file."""
    if open_club(desk, desk.own_club):
        desk.go("tonight")
