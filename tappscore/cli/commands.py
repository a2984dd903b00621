"""The commands of `formats.md` 4, each imported when it is asked for."""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from tappscore import __version__
from tappscore.cli import Window, words
from tappscore.cli.invocation import UNREADABLE, Invocation, fail, speak_utf8
from tappscore.cli.options import OPENED
from tappscore.problems import RefusedError

ENDING = ".tapp"
# name, module of `tappscore.cli`
COMMANDS: tuple[tuple[str, str], ...] = (
    ("gui", "window"),
    ("variants", "variants"),
    ("settle", "settle"),
    ("tournaments", "evenings"),
    ("import", "exchange"),
    ("export", "exchange"),
    ("standings", "evenings"),
    ("rules", "rules"),
    ("recount", "rules"),
    ("seat", "seat"),
    ("season", "season"),
    ("check", "evenings"),
    ("simulate", "simulate"),
    ("problems", "problems"),
    ("backup", "safety"),
    ("restore", "safety"),
)


class Commands(click.Group):
    """A group that imports a command's module only when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name all commands in the order of the table."""
        del ctx
        return [name for name, _ in COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        del ctx
        module = dict(COMMANDS).get(cmd_name)
        if module is None:
            return None
        found: click.Command = getattr(importlib.import_module(f"tappscore.cli.{module}"), f"{cmd_name}_command")
        return found

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; what it refuses becomes sentences and an exit status."""
        try:
            return super().invoke(ctx)
        except RefusedError as refused:
            ctx.exit(fail(ctx.obj, refused))
        except OSError as error:
            # Scripts pipe into `head`: a closed pipe is no fault of ours to explain.
            if isinstance(error, BrokenPipeError):
                raise
            ctx.exit(_system_fault(ctx.obj, error))


def _system_fault(invocation: Invocation, error: OSError) -> int:
    from tappscore.store.faults import problem_of_system

    if not error.filename:
        click.echo(error.strerror or str(error), err=True)
        return UNREADABLE
    return fail(invocation, RefusedError(problem_of_system(error, Path(os.fsdecode(error.filename)).absolute())))


def _club_file(ctx: click.Context, parameter: click.Parameter, club: Path | None) -> Path | None:
    """Keep slips of the hand from making club files that no window offers to open."""
    if club is not None and club.suffix.lower() != ENDING and not club.exists():
        raise click.BadParameter(f"a new club file ends in {ENDING}: '{club}'", ctx, parameter)
    return club


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--club",
    type=OPENED,
    metavar="FILE",
    callback=_club_file,
    help="The club file (.tapp) to work with; the user's own when not given.",
)
@click.option(
    "--language", type=click.Choice(words.LANGUAGES), help="The language of words; the system's when not given."
)
@click.version_option(__version__, prog_name="tappscore")
@click.pass_context
def cli(ctx: click.Context, club: Path | None, language: str | None) -> None:
    """Score tournaments of Tapp, Dapp and their relatives. Without a command, the window opens."""
    ctx.obj = Invocation(club, language or words.system_language(), ctx.obj)
    if ctx.invoked_subcommand is None:
        ctx.invoke(_window())


def _window() -> click.Command:
    from tappscore.cli.window import gui_command

    return gui_command


def main(window: Window, arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    speak_utf8()
    cli(arguments, prog_name="tappscore", obj=window)
