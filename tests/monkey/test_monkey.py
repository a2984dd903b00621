"""Random hands find no fault; the long form is `pytest -m long tests/monkey`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

MONKEY = Path(__file__).with_name("monkey.py")


def _run(folder: Path, seed: int, events: int, variant: str) -> None:
    command = [sys.executable, str(MONKEY), str(folder), str(seed), str(events), variant]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"


def test_random_hands_find_no_fault(tmp_path: Path) -> None:
    _run(tmp_path, 2, 700, "dapp")


@pytest.mark.long
@pytest.mark.parametrize("variant", ["dapp", "wuerttemberg", "tapp_tarock", "illustrated_tarock"])
@pytest.mark.parametrize("seed", range(2, 7))
def test_random_hands_find_no_fault_in_a_long_time(tmp_path: Path, seed: int, variant: str) -> None:
    _run(tmp_path, seed, 6000, variant)
