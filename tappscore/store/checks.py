"""Named checks of a club file; every finding is a problem with its sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tappscore.i18n.text import Text, mark
from tappscore.problems import Problem
from tappscore.store import schema
from tappscore.store.club import ClubFile
from tappscore.store.journal import broken_links
from tappscore.store.replay import strays
from tappscore.store.tables import TABLES


class Check(NamedTuple):
    """One check: its key, what it looks at, and the function that finds."""

    key: str
    label: Text
    find: Callable[[ClubFile], Iterator[Problem]]


def _integrity(file: ClubFile) -> Iterator[Problem]:
    for (said,) in file.query("PRAGMA integrity_check(20)"):
        if said != "ok":
            yield Problem("check-integrity", values={"said": str(said)})


def _references(file: ClubFile) -> Iterator[Problem]:
    for table, row_id, parent, _ in file.query("PRAGMA foreign_key_check"):
        yield Problem("check-reference", values={"table": table, "row": row_id or 0, "parent": parent})


def _version(file: ClubFile) -> Iterator[Problem]:
    marked = file.query("PRAGMA application_id")[0][0]
    version = file.query("PRAGMA user_version")[0][0]
    if marked != schema.APPLICATION_ID or version != schema.VERSION:
        yield Problem("check-version", values={"version": version, "known": schema.VERSION})


def _tables(file: ClubFile) -> Iterator[Problem]:
    for table in TABLES:
        there = {row[1] for row in file.query(f'PRAGMA table_info("{table.name}")')}
        if there != {"id", *table.columns}:
            yield Problem("check-table", values={"table": table.name})


def _journal(file: ClubFile) -> Iterator[Problem]:
    for number in broken_links(file):
        yield Problem("check-journal", values={"entry": number})


def _past_gate(file: ClubFile) -> Iterator[Problem]:
    for name, row_id in strays(file):
        yield Problem("check-past-gate", values={"table": name, "row": row_id})


CHECKS = (
    Check("file-integrity", mark("cli", "The file's pages are sound"), _integrity),
    Check("file-references", mark("cli", "No row refers to one that is missing"), _references),
    Check("file-version", mark("cli", "The file is of this program's kind and version"), _version),
    Check("file-tables", mark("cli", "The tables are as declared"), _tables),
    Check("journal-chain", mark("cli", "The journal is complete and unaltered"), _journal),
    Check("journal-rows", mark("cli", "Nothing was written past the journal"), _past_gate),
)


def check_file(file: ClubFile) -> tuple[tuple[Check, tuple[Problem, ...]], ...]:
    """Run every check of the file and give what each found; empty is sound."""
    return tuple((check, tuple(check.find(file))) for check in CHECKS)
