from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from desk_hands import registered
from PySide6.QtWidgets import QLabel

from tappscore.services.club import backups, copy_out, open_or_create, restore
from tappscore.services.registration import Registration
from tappscore.store.club import ClubFile
from tappscore.store.loading import load
from tappscore.ui.single import SingleWindow


def test_closing_a_round_makes_a_copy_that_opens(hands, club: Path) -> None:
    desk = hands.desk
    entries = [entry.id for entry in desk.snapshot.entries]
    desk.run(
        lambda: desk.rounds.draw(1, [(1, entries[0:4]), (2, entries[4:7]), (3, entries[7:10]), (4, entries[10:13])])
    )
    round_ = desk.snapshot.rounds[0]
    desk.run(lambda: desk.rounds.start(round_.id))
    desk.run(lambda: desk.rounds.close(round_.id, {0: "x", **{table.id: "x" for table in round_.tables}}))
    hands.wait_until(lambda: any(copy.occasion == "round" for copy in backups(club)))
    hands.wait_until(lambda: hands.window.safekeeping._work.is_over)
    with ClubFile.open(next(copy.path for copy in backups(club) if copy.occasion == "round")) as copy:
        assert load(copy, desk.snapshot.id).rounds[0].state == "closed"


def test_closing_the_window_makes_a_copy(hands, club: Path) -> None:
    hands.window.close()
    assert [copy.occasion for copy in backups(club)] == ["closing"]


def test_a_change_by_another_program_is_read_anew(hands, club: Path) -> None:
    hands.window.safekeeping.listen()
    with open_or_create(club) as other:
        Registration(other, hands.desk.snapshot.id).register(first="Zoe", last="Frey")
    assert len(hands.desk.snapshot.entries) == 13
    hands.window.safekeeping.listen()
    assert len(hands.desk.snapshot.entries) == 14


def notice(hands) -> str:
    assert hands.window.notice.isVisible()
    return " ".join(each.text() for each in hands.window.notice.findChildren(QLabel))


def test_a_club_file_taken_away_while_the_window_is_open_is_there_again_with_everything(hands, club: Path) -> None:
    desk = hands.desk
    desk.run(partial(desk.registration.register, first="Zoe", last="Frey"))
    club.unlink()
    desk.run(partial(desk.registration.register, first="Kim", last="Gut"))
    assert "club.tapp" in notice(hands)
    assert len(desk.snapshot.entries) == 14
    hands.window.safekeeping.listen()
    assert "there again" in notice(hands)
    desk.run(partial(desk.registration.register, first="Kim", last="Gut"))
    hands.window.close()
    with open_or_create(club) as file:
        assert [entry.person.last for entry in load(file, 1).entries][-2:] == ["Frey", "Gut"]


def test_a_club_file_restored_beside_the_window_is_shown_as_it_lies_there(hands, club: Path, tmp_path: Path) -> None:
    desk = hands.desk
    copy = copy_out(desk.bus.file, tmp_path / "copy.tapp")
    desk.run(partial(desk.registration.register, first="Zoe", last="Frey"))
    restore(club, copy)
    desk.run(partial(desk.registration.register, first="Kim", last="Gut"))
    hands.window.safekeeping.listen()
    assert "replaced" in notice(hands)
    assert len(desk.snapshot.entries) == 13
    desk.run(partial(desk.registration.register, first="Kim", last="Gut"))
    assert len(desk.snapshot.entries) == 14


def test_a_folder_that_is_gone_is_said_once_and_the_work_goes_on_when_it_is_back(
    hands, club: Path, tmp_path: Path
) -> None:
    desk = hands.desk
    away = tmp_path.with_name(f"{tmp_path.name} away")
    tmp_path.rename(away)
    said = []
    desk.said.connect(lambda sentence, _kind: said.append(sentence))
    for _ in range(3):
        hands.window.safekeeping.listen()
    assert said == [f"There is no folder {tmp_path}."]
    away.rename(tmp_path)
    hands.window.safekeeping.listen()
    desk.run(partial(desk.registration.register, first="Kim", last="Gut"))
    assert len(desk.snapshot.entries) == 14


def test_own_changes_are_not_taken_for_anothers(hands) -> None:
    hands.window.safekeeping.listen()
    hands.desk.run(partial(hands.desk.registration.register, first="Zoe", last="Frey"))
    opened = []
    hands.desk.bus.opened.connect(lambda: opened.append(1))
    hands.window.safekeeping.listen()
    assert not opened


def test_a_damaged_club_file_offers_its_last_copy_and_is_kept(club: Path, open_desk: Callable) -> None:
    registered(club)
    hands = open_desk()
    hands.window.close()
    club.write_bytes(b"SQLite format 3\x00" + b"rubbish" * 400)
    hands = open_desk()
    welcome = hands.window.page("tonight").welcome
    assert not welcome.first.isVisible()
    assert welcome.again.isVisible()
    hands.click(welcome.again)
    assert hands.desk.snapshot.name == "Preis-Dapp"
    kept = [path for path in club.parent.glob("*.tapp") if path != club]
    assert any(b"rubbish" in path.read_bytes() for path in kept)


def test_a_second_start_calls_the_running_window_to_the_front(hands, club: Path) -> None:
    first, second = SingleWindow(club), SingleWindow(club)
    assert first.is_first()
    assert not second.is_first()
    first.listen(hands.window)
    hands.window.hide()
    assert second.call_first()
    hands.wait_until(hands.window.isVisible)
    first.release()
    assert second.is_first()
    second.release()


def test_another_club_file_has_a_window_of_its_own(tmp_path: Path) -> None:
    first, second = SingleWindow(tmp_path / "a.tapp"), SingleWindow(tmp_path / "b.tapp")
    assert first.is_first()
    assert second.is_first()
    first.release()
    second.release()


def test_a_window_that_opened_another_club_file_is_called_for_that_one(hands, tmp_path: Path) -> None:
    one, other = tmp_path / "a.tapp", tmp_path / "b.tapp"
    first = SingleWindow(one)
    assert first.is_first()
    first.listen(hands.window)
    first.follow(other, hands.window)
    elsewhere, again = SingleWindow(one), SingleWindow(other)
    assert elsewhere.is_first()
    assert not again.is_first()
    hands.window.hide()
    assert again.call_first()
    hands.wait_until(hands.window.isVisible)
    elsewhere.release()
    first.release()
