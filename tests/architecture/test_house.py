"""The house's plan holds: layout, directions, and no address that belongs to one machine."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOP = {"pyproject.toml", "README.md", "LICENSE", "tappscore", "resources", "tests", "packaging", ".ci", ".gitignore"}
GIT = shutil.which("git") or "git"


def committed_files() -> list[Path]:
    listing = subprocess.run([GIT, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listing.split("\0") if name]


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("lint-imports")
    return subprocess.run([str(program), "--no-cache"], cwd=folder, capture_output=True, text=True, check=False)


def test_nothing_else_stands_at_the_top() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in committed_files()} <= TOP


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("rules/deal.py", "import tappscore.store.club", "One direction through the house"),
        ("tournament/snapshot.py", "import PySide6.QtCore", "Qt only in the window and the catalogue reader"),
        ("services/scoring.py", "import sqlite_utils", "SQLite only in the store"),
        ("ui/app.py", "import reportlab", "reportlab only in the reports"),
        ("rules/variants/dapp.py", "import tappscore.rules.variants.classic", "Variants know nothing of each other"),
        (
            "report/documents.py",
            "import tappscore.store.club",
            "Report sees snapshots only, never the store or a service",
        ),
        ("rules/deal.py", "import tappscore.rules.settlement", "No circles between siblings"),
    ],
)
def test_a_planted_violation_is_found(tmp_path: Path, file: str, line: str, contract: str) -> None:
    shutil.copytree(ROOT / "tappscore", tmp_path / "tappscore", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    planted = tmp_path / "tappscore" / file
    planted.write_text(planted.read_text("utf-8") + f"\n{line}\n", "utf-8")

    answer = lint_imports(tmp_path)

    assert answer.returncode != 0
    assert f"{contract} BROKEN" in answer.stdout


def test_nothing_committed_names_a_machine_or_a_registry() -> None:
    private = re.compile(
        r"/(?:root|work|opt|tmp)/[a-z]|pypi\.org|files\.pythonhosted|registry\.npmjs|deb\.debian", re.I
    )
    named = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for path in committed_files()
        if path.suffix in {".py", ".md", ".toml", ".txt", ".ts", ".json", ".csv", ""} and path.name != "test_house.py"
        if path.is_file() and (found := private.search(path.read_text("utf-8", errors="replace")))
    ]
    assert named == []
