"""`tappscore gui`: the window."""

from __future__ import annotations

import click

from tappscore.cli.invocation import Invocation


@click.command("gui")
@click.pass_context
def gui_command(ctx: click.Context) -> None:
    """Open the window."""
    from tappscore.ui.app import run

    invocation = ctx.find_object(Invocation)
    ctx.exit(run(invocation.named_club if invocation else None))
