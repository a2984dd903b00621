"""The emergency pack lies on the disk without anybody asking, as new as the last round."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from desk_hands import Hands
from pypdf import PdfReader

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.tournament.simulate import simulate
from tappscore.ui.documents_folder import put_whole


@pytest.fixture
def evening(club: Path, open_desk: Callable[..., Hands], tmp_path: Path) -> Hands:
    """A window on 12 people in round 2 of 2, which is complete and not closed."""
    snapshot = archive.read(simulate(6, 12, 2, "wuerttemberg"))
    first, last = snapshot.rounds
    running = msgspec.structs.replace(
        snapshot,
        state="running",
        sample=False,
        releases=(),
        rounds=(first, msgspec.structs.replace(last, state="open")),
    )
    with open_or_create(club) as file:
        changes = Archive(file).bring_in(running)
    hands = open_desk()
    hands.desk.bus.open(changes.made("tournaments"))
    hands.desk.settings.keep("documents", str(tmp_path / "Dokumente"))
    return hands


def packs(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.pdf"))


def text_of(path: Path) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(path.read_bytes())).pages)


def test_closing_a_round_puts_a_fresh_pack_on_the_disk(evening: Hands, tmp_path: Path) -> None:
    desk = evening.desk
    last = desk.snapshot.rounds[-1]
    assert desk.run(lambda: desk.rounds.close(last.id, {0: "agreed"})) is not None, evening.said
    evening.wait_until(lambda: bool(packs(tmp_path)), 30_000)
    (pack,) = packs(tmp_path)
    text = text_of(pack)
    assert "When the computer fails" in text
    assert "Made after round 2" in text
    winner = desk.bus.standing.places[0].entry.person.name
    assert winner in text.replace("\n", " ")
    assert not any(sentence.startswith("Saved") for sentence in evening.said)  # nobody asked for it


def test_a_disk_that_refuses_the_pack_is_named_once(evening: Hands, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("in the way")
    evening.desk.settings.keep("documents", str(blocked))
    keeper = evening.window.everywhere.pack
    for _ in range(2):
        keeper.make()
        evening.wait_until(lambda: keeper._work.is_over, 30_000)
    assert sum("emergency pack could not be saved" in sentence for sentence in evening.said) == 1


def test_a_file_that_cannot_take_its_place_leaves_nothing_beside_it(tmp_path: Path) -> None:
    taken = tmp_path / "pack.pdf"
    (taken / "in the way").mkdir(parents=True)
    with pytest.raises(OSError, match=r"pack\.pdf"):
        put_whole(taken, b"%PDF")
    assert [path.name for path in tmp_path.iterdir()] == ["pack.pdf"]


@pytest.mark.parametrize("sample", [False, True])
def test_a_sample_evening_puts_no_pack_on_the_disk(evening: Hands, sample: bool) -> None:
    desk = evening.desk
    desk.bus.snapshot = msgspec.structs.replace(desk.snapshot, sample=sample)
    last = desk.snapshot.rounds[-1]
    desk.run(lambda: desk.rounds.close(last.id, {0: "agreed"}))
    assert evening.window.everywhere.pack._soon.isActive() is not sample
