"""Stored designs come out of their seeds again, and claimed bounds out of trying everything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tappscore.tournament.seating.bound import TRIED

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(BENCHMARKS / name), *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=BENCHMARKS.parents[1],
    )


def test_the_ten_rounds_of_32_people_come_out_of_their_seed_again() -> None:
    answer = run("seating_designs.py", "--only", "planes")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "as kept" in answer.stdout


def test_the_smallest_fields_come_out_of_their_seeds_again() -> None:
    answer = run("seating_designs.py", "--only", "small", "--people", "7")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "as kept" in answer.stdout


@pytest.mark.long
def test_every_stored_design_comes_out_of_its_seed_again() -> None:
    assert run("seating_designs.py").returncode == 0


@pytest.mark.parametrize(
    ("sizes", "rounds", "repeats"), [row for row in TRIED if sum(row[0]) < 12 or row[0] == (4, 4, 4)]
)
def test_fewer_repeats_than_a_claimed_bound_are_found_by_no_trial(
    sizes: tuple[int, ...], rounds: int, repeats: int
) -> None:
    field = ("--field", *map(str, sizes), "--rounds", str(rounds), "--repeats")
    assert "found=False" in run("seating_proofs.py", *field, str(repeats - 1)).stdout
    assert "found=True" in run("seating_proofs.py", *field, str(repeats)).stdout


@pytest.mark.long
def test_every_claimed_bound_is_proven() -> None:
    assert run("seating_proofs.py").returncode == 0
