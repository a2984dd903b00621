"""A runner of the command line with a club file of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tappscore.cli.commands import cli


class Line:
    """Runs commands as a shell would, always on the same club file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.club = folder / "club.tapp"

    def run(self, *arguments: str, language: str = "en", club: bool = True, text: str | bytes | None = None) -> Result:
        named = ("--club", str(self.club)) if club else ()
        return CliRunner().invoke(cli, [*named, "--language", language, *arguments], input=text)

    def done(self, *arguments: str, **how: Any) -> str:
        result = self.run(*arguments, **how)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code == 0, result.output
        return result.stdout

    def json(self, *arguments: str, status: int = 0, **how: Any) -> Any:
        result = self.run(*arguments, "--json", **how)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code == status, result.output
        return json.loads(result.stdout)

    def refused(self, *arguments: str, status: int = 1, **how: Any) -> str:
        result = self.run(*arguments, **how)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert (result.exit_code, result.stdout) == (status, "")
        return result.stderr


@pytest.fixture
def line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Line:
    # Nobody's own club file is touched, whatever a command falls back to.
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    return Line(tmp_path)


@pytest.fixture
def evening(line: Line) -> Line:
    line.done("simulate", "--players", "13", "--rounds", "2", "--variant", "dapp", "--seed", "3", "--name", "Probe")
    return line
