"""Copies onto a stick in the real window: chosen by a button, found by its mark, told in one quiet line."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from desk_hands import Hands, registered, wait_for
from PySide6.QtWidgets import QFileDialog

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.copies import chosen_stick
from tappscore.store.backup import Copy, backups, contents
from tappscore.store.stick import MARK_NAME
from tappscore.tournament.simulate import simulate
from tappscore.ui.stick_copies import StickCopies, mounted


@pytest.fixture
def media(tmp_path: Path) -> Path:
    """Where the system shows sticks, each under a name of its own."""
    place = tmp_path / "media"
    (place / "E").mkdir(parents=True)
    return place


@pytest.fixture
def stick(hands: Hands, media: Path) -> Iterator[StickCopies]:
    """The desk's stick; the volumes are whatever lies in `media` now."""
    found = hands.window.safekeeping.stick
    found.volumes = lambda: tuple(sorted(media.iterdir()))
    hands.window.safekeeping._first_look.stop()  # what a copy does by itself is asked here, not what a minute later is
    yield found
    found.stop()


def choose(hands: Hands, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Press the button of the settings, and answer the system's own dialog."""
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    hands.alt(8)
    hands.click(hands.window.page("settings").stick_button)


def on(folder: Path, club: Path) -> list[Copy]:
    (place,) = folder.glob("club backups *")
    return list(backups(club, folder=place))


def register(hands: Hands, last: str) -> None:
    hands.desk.run(partial(hands.desk.registration.register, first="Kim", last=last))


def test_a_stick_chosen_in_the_settings_gets_its_mark_and_the_first_copy_at_once(
    hands: Hands, club: Path, media: Path, stick: StickCopies, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(hands, monkeypatch, media / "E")
    hands.wait_until(lambda: stick.state == "here")
    assert (media / "E" / MARK_NAME).exists()
    (copy,) = on(media / "E", club)
    assert len(contents(copy.path).tournaments) == 1
    page = hands.window.page("settings")
    assert str(media / "E") in page.stick.text()
    assert "today" in page.stick.text()
    hands.click(page.no_stick_button)
    assert chosen_stick(hands.desk.file) is None
    assert not page.stick.isVisible()
    assert copy.path.exists()
    hands.desk.run(hands.desk.history.undo)
    assert chosen_stick(hands.desk.file) is not None


def test_the_real_volumes_of_this_computer_find_a_folder_again(
    hands: Hands, club: Path, media: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = hands.window.safekeeping.stick
    assert mounted()
    choose(hands, monkeypatch, media / "E")
    hands.wait_until(lambda: stick.state == "here")
    assert stick.folder == media / "E"
    assert len(on(media / "E", club)) == 1


def test_a_copy_after_a_round_goes_onto_the_stick_under_its_new_letter(
    hands: Hands, club: Path, media: Path, stick: StickCopies, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(hands, monkeypatch, media / "E")
    hands.wait_until(lambda: stick.state == "here")
    moved = (media / "E").rename(media / "K")
    register(hands, "Gut")
    hands.window.safekeeping.copy("round")
    hands.wait_until(lambda: stick.folder == moved and not stick.is_busy)
    assert [copy.occasion for copy in on(moved, club)] == ["round", "hand"]


def test_a_stick_that_is_pulled_out_is_one_quiet_line_and_gets_what_it_missed(
    hands: Hands, club: Path, media: Path, stick: StickCopies, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(hands, monkeypatch, media / "E")
    hands.wait_until(lambda: stick.state == "here")
    away = (media / "E").rename(media.with_name("pocket"))
    before = len(hands.said)
    for name in ("Gut", "Gern", "Genau"):
        register(hands, name)
        hands.window.safekeeping.copy("time")
        hands.wait_until(lambda: stick.state == "missing" and not stick.is_busy)
    told = [sentence for sentence in hands.said[before:] if "stick" in sentence]
    assert len(told) == 1
    assert "not plugged in" in told[0]
    assert "today" in told[0]
    hands.alt(1)
    assert hands.window.page("tonight").evening.copies.text() == told[0]
    away.rename(media / "F")
    hands.window.safekeeping.look()
    hands.wait_until(lambda: stick.state == "here" and not stick.is_busy)
    assert on(media / "F", club)[0].path.name == backups(club)[0].path.name
    assert not hands.window.page("tonight").evening.copies.isVisible()


def test_a_full_stick_is_told_once_with_the_last_copy_s_time_and_the_desk_goes_on(
    hands: Hands, club: Path, media: Path, stick: StickCopies, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(hands, monkeypatch, media / "E")
    hands.wait_until(lambda: stick.state == "here")
    (place,) = (media / "E").glob("club backups *")
    aside = place.rename(media / "E" / "aside")
    place.write_bytes(b"")  # what was to be the folder takes nothing
    register(hands, "Gut")
    hands.window.safekeeping.copy("time")
    hands.wait_until(lambda: stick.state == "refused")
    assert "The stick takes no copy" in hands.said[-1]
    assert "today" in hands.said[-1]
    register(hands, "Gern")
    assert len(hands.desk.snapshot.entries) == 15
    place.unlink()
    aside.rename(place)
    hands.window.safekeeping.look()
    hands.wait_until(lambda: stick.state == "here")


def test_a_stick_that_answers_slowly_never_holds_the_desk_up(
    hands: Hands, media: Path, stick: StickCopies, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(hands, monkeypatch, media / "E")
    hands.wait_until(lambda: stick.state == "here")
    answered, main = threading.Event(), threading.get_ident()
    asked: list[int] = []

    def slow() -> tuple[Path, ...]:
        asked.append(threading.get_ident())
        answered.wait(20)
        return (media / "E",)

    stick.volumes = slow
    stick.catch_up()
    hands.wait_until(lambda: bool(asked))
    register(hands, "Gut")  # while the system still thinks about the stick
    assert len(hands.desk.snapshot.entries) == 14
    assert stick.is_busy
    assert asked[0] != main
    answered.set()
    hands.wait_until(lambda: not stick.is_busy)


def test_closing_waits_for_the_last_copy_on_the_stick_and_then_closes_by_itself(
    hands: Hands, club: Path, media: Path, stick: StickCopies, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(hands, monkeypatch, media / "E")
    hands.wait_until(lambda: stick.state == "here")
    register(hands, "Gut")
    hands.window.close()
    hands.wait_until(lambda: not hands.window.isVisible())
    newest = on(media / "E", club)[0]
    assert newest.occasion == "closing"
    assert newest.path.read_bytes() == backups(club)[0].path.read_bytes()


def test_closing_twice_does_not_wait_for_a_stick_that_hangs(
    hands: Hands, media: Path, stick: StickCopies, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(hands, monkeypatch, media / "E")
    hands.wait_until(lambda: stick.state == "here")
    hangs = threading.Event()
    stick.volumes = lambda: (media / "E",) if hangs.wait(20) else ()
    register(hands, "Gut")
    hands.window.close()
    assert hands.window.isVisible()
    hands.window.close()
    assert not hands.window.isVisible()
    hangs.set()


def test_a_finished_evening_is_copied_without_waiting_for_the_end_of_the_program(
    club: Path, open_desk: Callable
) -> None:
    played = archive.read(simulate(5, 13, 2, "dapp"))
    with open_or_create(club) as file:
        Archive(file).bring_in(msgspec.structs.replace(played, state="running"))
    hands = open_desk()
    hands.desk.run(lambda: hands.desk.tournaments.finish(hands.desk.snapshot.id))
    assert hands.desk.snapshot.state == "final"
    hands.wait_until(lambda: any(copy.occasion == "closing" for copy in backups(club)))


def test_a_damaged_file_is_offered_the_copy_that_lies_on_the_stick_alone(
    club: Path, media: Path, open_desk: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    registered(club)
    hands = open_desk()
    hands.window.safekeeping.stick.volumes = lambda: tuple(media.iterdir())
    choose(hands, monkeypatch, media / "E")
    hands.wait_until(lambda: hands.window.safekeeping.stick.state == "here")
    hands.window.close()
    hands.wait_until(lambda: not hands.window.isVisible())
    for copy in backups(club):
        copy.path.unlink()  # the disk of the laptop is going
    club.write_bytes(b"SQLite format 3\x00" + b"rubbish" * 400)
    hands = open_desk()
    welcome = hands.window.page("tonight").welcome
    hands.window.safekeeping.stick.volumes = lambda: tuple(media.iterdir())
    hands.wait_until(lambda: welcome._work.is_over)  # it looked among this computer's real volumes first
    welcome.refresh()
    hands.wait_until(welcome.again.isVisible)
    hands.click(welcome.again)
    assert hands.desk.snapshot.name == "Preis-Dapp"
    assert wait_for(lambda: hands.window.safekeeping.stick.state == "here", 5000)
