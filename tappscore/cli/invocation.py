"""What every command gets: the club file named or usual, the language, and how to print and to fail."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tappscore.cli import Window, words
from tappscore.i18n import Catalog, Message, Text
from tappscore.problems import Problem, RefusedError

if TYPE_CHECKING:
    from tappscore.store.club import ClubFile

REFUSED = 1
UNREADABLE = 2
# Codes that say that a file is not what it should be: unreadable input, not a refused wish.
UNREADABLE_CODES = frozenset(
    (
        "archive-malformed",
        "archive-newer",
        "club-file-damaged",
        "club-file-foreign",
        "club-file-newer",
        "file-kind-unknown",
        "file-missing",
        "file-no-permission",
        "folder-missing",
        "not-a-list",
        "not-an-archive",
        "not-json",
        "spreadsheet-unreadable",
    )
)


class Invocation:
    """One run of the program."""

    def __init__(self, club: Path | None, language: str, window: Window | None) -> None:
        self.window = window
        self.named_club = club
        self.language = language
        self.as_json = False

    @property
    def catalog(self) -> Catalog:
        """The words of this run."""
        return words.catalog(self.language)

    def say(self, text: Text | Message | str) -> None:
        """Print a sentence."""
        click.echo(self.words(text))

    def words(self, text: Text | Message | str) -> str:
        """Put a text into words."""
        if isinstance(text, Text):
            return self.catalog.text(text)
        if isinstance(text, Message):
            return self.catalog.message(text)
        return text

    def problems(self, problems: Sequence[Problem]) -> list[dict[str, Any]]:
        """Give problems as `formats.md` 2 has them."""
        return [
            {
                "deal": problem.deal,
                "field": problem.field,
                "code": problem.code,
                "message": self.catalog.message(problem.message),
            }
            for problem in problems
        ]

    @contextmanager
    def club(self, *, make: bool = False) -> Iterator[ClubFile]:
        """Open the club file; a named one is only made where `make` says so, the usual one always."""
        from tappscore.services.club import open_or_create
        from tappscore.store.club import ClubFile

        if self.named_club is None:
            file = open_or_create()
        else:
            path = self.named_club.absolute()
            file = open_or_create(path) if make else ClubFile.open(path)
        try:
            yield file
        finally:
            file.close()


def print_json(value: Mapping[str, Any] | Sequence[Any]) -> None:
    """Print a JSON value on one line, umlauts as they are."""
    click.echo(json.dumps(value, ensure_ascii=False))


def fail(invocation: Invocation, refused: RefusedError) -> int:
    """Print what was refused and give the exit status."""
    unreadable = any(problem.code in UNREADABLE_CODES for problem in refused.problems)
    if invocation.as_json and not unreadable:
        print_json({"problems": invocation.problems(refused.problems)})
    else:
        for problem in refused.problems:
            click.echo(_sentence(invocation, problem), err=True)
    return UNREADABLE if unreadable else REFUSED


def _sentence(invocation: Invocation, problem: Problem) -> str:
    sentence = invocation.catalog.message(problem.message)
    return f"{problem.field}: {sentence}" if "[" in problem.field else sentence


def speak_utf8() -> None:
    """Let pipes and old consoles have UTF-8, whatever the system's code page is."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
