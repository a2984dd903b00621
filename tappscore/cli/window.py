"""`tappscore gui`: the window."""

from __future__ import annotations

import click

from tappscore.cli.invocation import Invocation


@click.command("gui")
@click.pass_context
def gui_command(ctx: click.Context) -> None:
    """Open the window."""
    invocation = ctx.find_object(Invocation)
    if invocation is None or invocation.window is None:
        raise click.UsageError("There is no window to open here.")
    ctx.exit(invocation.window(invocation.named_club))
