"""A whole evening at the real window, by key events alone; everything else here only reads."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

from click.testing import CliRunner
from pypdf import PdfReader
from PySide6.QtCore import Qt

from tappscore.cli.commands import cli

ROOT = Path(__file__).resolve().parents[2]
RECOUNT = ROOT / "tests" / "independent" / "recount.py"
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def main_button(hands) -> None:
    hands.press(Qt.Key.Key_Return, CONTROL)


def run(club: Path, *words: str) -> str:
    answer = CliRunner().invoke(cli, ["--club", str(club), *words])
    assert answer.exit_code == 0, answer.output
    return answer.output


def standings(club: Path) -> list[dict[str, object]]:
    return json.loads(run(club, "standings", "1", "--json"))


def recounted(club: Path, folder: Path) -> list[dict[str, object]]:
    archive = folder / "archive.json"
    run(club, "export", "1", str(archive))
    answer = subprocess.run([sys.executable, str(RECOUNT), str(archive)], capture_output=True, text=True, check=True)
    return json.loads(answer.stdout)


def begin(hands, people: tuple[str, ...]) -> None:
    """Welcome → new tournament → thirteen people at the door."""
    hands.press(Qt.Key.Key_Return)
    hands.type("Preis-Dapp Igelsberg")
    main_button(hands)
    assert hands.window.current == "entries"
    for name in people:
        hands.enter(name)
    assert [entry.person.spoken for entry in hands.desk.snapshot.entries] == list(people)


def draw(hands, number: int) -> None:
    hands.alt(3)
    hands.press(Qt.Key.Key_F5)
    # The first draw plans all rounds.
    hands.wait_until(lambda: len(hands.desk.snapshot.rounds) == 3)
    assert hands.desk.snapshot.round(number).state == "drawn"
    main_button(hands)
    assert hands.desk.snapshot.round(number).state == "open"
    hands.alt(4)


def type_round(hands, number: int, sheet, expected: dict[int, int], *, totals_first: bool = False) -> None:
    """Type every sheet of a round: number, deals, control line; one table by its totals first."""
    for table in hands.desk.snapshot.round(number).tables:
        paper = sheet(len(table.seats), table.number + number)
        hands.enter(str(table.number))
        if totals_first and table.number == 2:
            hands.press(Qt.Key.Key_F8)
            hands.enter(paper.control)
            assert hands.desk.bus.ledger.tables[table.id].state == "totals-only"
            hands.enter(str(table.number))
        for line in paper.lines:
            first = hands.desk.snapshot.settings.get("values_confirmed") is False
            hands.enter(line)
            if first:
                # Before deal 1 the house values are confirmed, once and for all.
                assert not hands.desk.snapshot.table(table.id).deals
                hands.type("a")
                assert len(hands.desk.snapshot.table(table.id).deals) == 1
        if not (totals_first and table.number == 2):
            hands.enter(paper.control)
        result = hands.desk.bus.ledger.tables[table.id]
        assert (result.state, list(result.points)) == ("checked", paper.totals)
        for entry, points in zip(table.seats, paper.totals, strict=True):
            expected[entry] += points


def close_round(hands, number: int) -> None:
    hands.alt(1)
    main_button(hands)
    hands.wait_until(lambda: hands.desk.snapshot.round(number).state == "closed")


def choose_document(hands, key: str) -> None:
    hands.press(Qt.Key.Key_Home)
    for _ in range(60):
        if hands.window.page("print").chosen_key == key:
            return
        hands.press(Qt.Key.Key_Down)
    raise AssertionError(f"{key} is not in the list")


def points(hands) -> dict[int, int]:
    return {place.entry.id: place.points for place in hands.desk.bus.standing.places}


def test_an_evening_from_the_first_name_to_the_undone_correction(
    open_desk: Callable[..., object], club: Path, people: tuple[str, ...], sheet, own_folder: Path, tmp_path: Path
) -> None:
    hands = open_desk()
    begin(hands, people)
    expected: dict[int, int] = defaultdict(int)
    for number in (1, 2, 3):
        draw(hands, number)
        sizes = sorted(len(table.seats) for table in hands.desk.snapshot.round(number).tables)
        assert sizes == [3, 3, 3, 4]
        type_round(hands, number, sheet, expected, totals_first=number == 2)
        if number < 3:
            close_round(hands, number)
    assert points(hands) == expected

    # One deal is struck …
    table = hands.desk.snapshot.round(3).tables[3]
    last = table.deals[-1]
    hands.alt(4)
    hands.enter(str(table.number))
    hands.press(Qt.Key.Key_B)  # "correct" of the answers a to e
    hands.press(Qt.Key.Key_A, CONTROL)
    hands.enter("x")
    hands.enter("2")
    struck = hands.desk.snapshot.table(table.id).deals[-1]
    assert (struck.number, struck.deal.kind) == (last.number, "struck")
    before_correction = points(hands)
    assert before_correction != expected

    # … and one corrected.
    hands.press(Qt.Key.Key_Escape)
    table = hands.desk.snapshot.round(3).tables[1]
    first = table.deals[0].deal
    hands.enter(str(table.number))
    hands.press(Qt.Key.Key_B)
    for _ in table.deals[1:]:
        hands.press(Qt.Key.Key_Up)
    hands.press(Qt.Key.Key_A, CONTROL)
    hands.enter("1d+")
    assert hands.desk.snapshot.table(table.id).deals[0].deal != first
    corrected = points(hands)
    assert corrected != before_correction

    # Standings and seating on paper, read back.
    hands.alt(6)
    page = hands.window.page("print")
    folder = own_folder / "documents"
    for document in ("standings", "seating-by-name", "score-sheets"):
        choose_document(hands, document)
        hands.wait_until(lambda: page.is_ready, 20_000)
        hands.press(Qt.Key.Key_S, CONTROL)
    saved = sorted(folder.rglob("*.pdf")) or sorted(own_folder.rglob("*.pdf"))
    saved = [path for path in saved if path.stem != "Emergency pack"]  # the program's own, a while after a round
    assert len(saved) == 3
    texts = ["\n".join(sheet_.extract_text() for sheet_ in PdfReader(path).pages) for path in saved]
    for text in texts:
        assert "Łukasz" in text
        assert "Häberle" in text
    winner = hands.desk.bus.standing.places[0]
    assert any(f"{winner.points}".replace("-", "−") in text for text in texts)

    # The command line and an independent recount say the same.
    shown = {row["entry"]: row["points"] for row in standings(club)}
    assert shown == {hands.desk.snapshot.entry(entry).number: value for entry, value in corrected.items()}
    assert standings(club) == recounted(club, tmp_path)

    # Closed, opened again, and the correction undone.
    hands.window.close()
    again = open_desk()
    assert points(again) == corrected
    again.alt(4)
    again.press(Qt.Key.Key_Z, CONTROL)
    if points(again) == corrected:  # a step out of view is named first
        again.press(Qt.Key.Key_Z, CONTROL)
    assert points(again) == before_correction
    assert standings(club) == recounted(club, tmp_path)
