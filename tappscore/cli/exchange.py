"""`tappscore import` and `export`: tournaments and lists of players in; archives, standings and documents out."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from tappscore.cli import words
from tappscore.cli.invocation import Invocation
from tappscore.cli.options import OPENED, invoked, tournament_argument
from tappscore.i18n import Text, mark, message
from tappscore.problems import Problem, RefusedError

if TYPE_CHECKING:
    from tappscore.exchange.players import PlayerList

IMPORTED = mark("cli", "Tournament {number}: {name}")
READ_AS = mark("cli", "{file}: {encoding}, separated by {separator}")
COLUMN = mark("cli", "  {field}: column {column} ({heading})")
PLAYERS = mark("cli", "{count} people registered for {name}")
WRITTEN = mark("cli", "Written: {file}")
SEPARATORS = {
    "\t": mark("cli", "tab"),
    ";": mark("cli", "semicolon"),
    ",": mark("cli", "comma"),
    "|": mark("cli", "bar"),
}


@click.command("import")
@click.argument("file", metavar="FILE", type=OPENED)
@click.option("--tournament", metavar="NAME", help="Where the players of a list are to be registered.")
@click.option("--replace", is_flag=True, help="Put the archive in the place of the same tournament, if it is there.")
@invoked
def import_command(invocation: Invocation, *, file: Path, tournament: str | None, replace: bool) -> None:
    """Read a tournament archive (.json), or a list of players (.csv, .xlsx, .ods) with --tournament."""
    if not file.exists():
        raise FileNotFoundError(2, os.strerror(2), str(file))
    if file.suffix.lower() == ".json":
        _import_archive(invocation, file, replace=replace)
    elif tournament is None:
        raise click.UsageError("A list of players needs --tournament NAME.")
    else:
        _import_players(invocation, file, tournament)


def _import_archive(invocation: Invocation, file: Path, *, replace: bool) -> None:
    from tappscore.exchange import archive
    from tappscore.services.archive import Archive

    data = archive.decode(file.read_bytes())
    snapshot = archive.read(data)
    with invocation.club(make=True) as club:
        changes = Archive(club).bring_in(snapshot, replace=replace)
        number = min(changes.tournaments)
    invocation.say(message(IMPORTED, number=number, name=snapshot.name))


def _import_players(invocation: Invocation, file: Path, tournament: str) -> None:
    from tappscore.cli.tournament import find
    from tappscore.exchange.players import read_players
    from tappscore.services.registration import Registration

    found = read_players(file)
    _show_reading(invocation, file, found)
    with invocation.club() as club:
        summary = find(club, tournament)
        Registration(club, summary.number).import_players([msgspec.structs.asdict(player) for player in found.players])
    invocation.say(message(PLAYERS, count=len(found.players), name=summary.name))


def _show_reading(invocation: Invocation, file: Path, found: PlayerList) -> None:
    """Tell how a list was understood, so that nobody trusts a wrong guess."""
    from tappscore.exchange.players import FIELDS

    sheet = found.sheet
    if sheet.encoding:
        separator: str | Text = SEPARATORS.get(sheet.separator, sheet.separator)
        invocation.say(message(READ_AS, file=file.name, encoding=sheet.encoding, separator=separator))
    for field, column in found.columns.items():
        heading = sheet.rows[0][column] if found.has_header else "–"
        invocation.say(message(COLUMN, field=FIELDS[field], column=column + 1, heading=heading))


@click.command("export")
@tournament_argument
@click.argument("file", metavar="FILE", type=OPENED)
@click.option("--what", default="standings", show_default=True, metavar="DOCUMENT", help="Which document (.pdf).")
@click.option("--language", type=click.Choice(words.LANGUAGES), help="Its language; the program's when not given.")
@click.option("--round", "round_no", type=click.IntRange(1), metavar="ROUND", help="Of which round (.pdf); the last.")
@click.option("--after", type=click.IntRange(0), metavar="ROUND", help="The standing after this round.")
@invoked
def export_command(
    invocation: Invocation,
    *,
    tournament: str,
    file: Path,
    what: str,
    language: str | None,
    round_no: int | None,
    after: int | None,
) -> None:
    """Write a tournament, by the ending of FILE: .json archive; .csv, .xlsx, .html standings; .pdf a document."""
    from tappscore.cli.tournament import find
    from tappscore.services.club_face import face
    from tappscore.services.journal_lines import evening_steps
    from tappscore.store.loading import load

    ending = file.suffix.lower()
    if ending not in (".json", ".csv", ".xlsx", ".html", ".pdf"):
        raise RefusedError(Problem("export-kind-unknown", "file", values={"file": file.name}))
    with invocation.club() as club:
        snapshot = load(club, find(club, tournament).number)
        shown = face(club)
        steps = evening_steps(club, snapshot) if ending == ".pdf" and what == "journal" else ()
    chosen = words.catalog(language or invocation.language)
    if ending == ".json":
        from tappscore.exchange import archive

        data = archive.encode(archive.write(snapshot))
    elif ending == ".pdf":
        from tappscore.cli.document import document
        from tappscore.report.job import Club

        own = Club(shown.name, shown.logo, shown.accent or "")
        data = document(snapshot, what, chosen, round_no=round_no or after, club=own, steps=steps)
    else:
        from tappscore.exchange import standings
        from tappscore.tournament.ledger import fold
        from tappscore.tournament.standings import rank

        ledger = fold(snapshot)
        write = {".csv": standings.to_csv, ".xlsx": standings.to_xlsx, ".html": standings.to_html}[ending]
        data = write(snapshot, ledger, rank(snapshot, ledger, after), chosen)
    put(file, data)
    invocation.say(message(WRITTEN, file=str(file)))


def put(path: Path, data: bytes) -> None:
    """Put a file in its place whole; a full disk leaves what was there before."""
    from tappscore.store.drafts import drafted

    with drafted(path.absolute()) as draft:
        draft.write_bytes(data)
