"""The rehearsal: a whole evening with everything that goes wrong, held against the checks and a recount."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import rehearsal
from click.testing import CliRunner
from desk_hands import Hands
from rehearsal import Rehearsal, prepare

from tappscore.cli.commands import cli
from tappscore.services.club import check_file
from tappscore.store.club import ClubFile

ROOT = Path(__file__).resolve().parents[2]
RECOUNT = ROOT / "tests" / "independent" / "recount.py"


def run(club: Path, *words: str) -> str:
    answer = CliRunner().invoke(cli, ["--club", str(club), *words])
    assert answer.exit_code == 0, answer.output
    return answer.output


def is_clean(club: Path, folder: Path) -> None:
    """Nothing missing or contradictory, and the standing is that of the recount from the archive alone."""
    findings = json.loads(run(club, "check", "--json"))
    assert [each for each in findings if each["severity"] != "look"] == []
    archive = folder / "archive.json"
    run(club, "export", "1", str(archive))
    told = subprocess.run([sys.executable, str(RECOUNT), str(archive)], capture_output=True, text=True, check=True)
    standings = json.loads(run(club, "standings", "1", "--json"))
    assert standings == json.loads(told.stdout)
    assert sum(each["place"] is not None for each in standings) > 20


def play(club: Path, folder: Path, open_desk: Callable[..., Hands], tables: int, rounds: int, seed: int) -> None:
    prepare(club, tables, rounds)
    evening = Rehearsal(open_desk(size=(1366, 768)), seed)
    evening.run()
    expected = {
        "typed tables", "totals first", "booked tables", "wrong seats", "sheets exchanged", "undone and redone",
        "corrections", "disputes", "gone", "late people", "substitutes", "broken off", "late sheets",
        "corrections of closed rounds", "rounds mended",
    }  # fmt: skip
    assert evening.done.keys() == expected
    # As --json writes them: a broken-off table at the average has sevenths.
    shown = {
        place.entry.number: None if place.points is None else float(place.points)
        for place in evening.desk.bus.standing.places
    }
    evening.hands.window.close()
    assert {line["entry"]: line["points"] for line in json.loads(run(club, "standings", "1", "--json"))} == shown
    is_clean(club, folder)


def test_a_rehearsal_of_ten_tables_ends_clean_and_recounted(
    club: Path, tmp_path: Path, open_desk: Callable[..., Hands]
) -> None:
    play(club, tmp_path, open_desk, 10, 2, seed=3)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_the_whole_rehearsal_of_sixty_tables_and_six_rounds(
    club: Path, tmp_path: Path, open_desk: Callable[..., Hands], seed: int
) -> None:
    play(club, tmp_path, open_desk, 60, 6, seed)


@pytest.mark.parametrize("seed", [2, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 3, 4))])
def test_after_a_power_cut_in_the_middle_the_evening_goes_on_where_it_was(
    club: Path, tmp_path: Path, open_desk: Callable[..., Hands], seed: int
) -> None:
    command = [sys.executable, str(Path(rehearsal.__file__)), "9", "2", str(seed), str(club)]
    paths = os.pathsep.join(str(each) for each in (ROOT, ROOT / "tests"))
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths})
    assert program.stdout is not None
    until = random.Random(seed).randrange(40, 220)
    told = 0
    for line in program.stdout:
        if line.startswith("journal "):
            told = int(line.split()[1])
        if told >= until:
            program.kill()
            break
    program.wait()
    program.stdout.close()
    with ClubFile.open(club) as file:
        assert file.journal >= told >= until  # what was accepted is there
        assert [problem for _, problems in check_file(file) for problem in problems] == []
    evening = Rehearsal(open_desk(size=(1366, 768)), seed)
    going = [round_ for round_ in evening.snapshot.rounds if round_.state == "open"]
    assert going
    tonight = evening.hands.window.page("tonight").evening
    assert str(going[0].number) in tonight.next_button.text()
    evening.go_on()
    evening.hands.window.close()
    is_clean(club, tmp_path)
