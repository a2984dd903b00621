"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from tappscore.cli.invocation import Invocation

# A file whose rights are looked at when it is opened: that sentence is in the language of the run.
OPENED = click.Path(path_type=Path, dir_okay=False, readable=False)
F = TypeVar("F", bound=Callable[..., Any])

invoked = click.make_pass_decorator(Invocation)


def _remember(ctx: click.Context, _: click.Parameter, value: bool) -> bool:
    invocation = ctx.find_object(Invocation)
    if invocation is not None and value:
        # Problems are then printed as JSON too.
        invocation.as_json = True
    return value


def json_option(command: F) -> F:
    """Add `--json`: values for scripts on standard output, problems included."""
    option = click.option("--json", "as_json", is_flag=True, is_eager=True, callback=_remember, help="Print JSON.")
    return option(command)


def tournament_argument(command: F) -> F:
    """Add TOURNAMENT."""
    return click.argument("tournament", metavar="TOURNAMENT")(command)
