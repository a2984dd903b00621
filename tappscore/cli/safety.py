"""`tappscore backup` and `restore`: a club file copied out, and copied back."""

from __future__ import annotations

from pathlib import Path

import click

from tappscore.cli.invocation import Invocation
from tappscore.cli.options import OPENED, invoked
from tappscore.i18n import mark, message

COPIED = mark("cli", "Copied to {file}")
RESTORED = mark("cli", "Restored from {file}; what was there before is kept as {kept}")
RESTORED_NEW = mark("cli", "Restored from {file}")


@click.command("backup")
@click.argument("target", metavar="[TARGET]", required=False, type=click.Path(path_type=Path, readable=False))
@invoked
def backup_command(invocation: Invocation, *, target: Path | None) -> None:
    """Copy the club file to TARGET (a file or a folder), or into its own backup folder."""
    from tappscore.services.club import back_up, copy_out

    with invocation.club() as file:
        written = back_up(file) if target is None else copy_out(file, target.absolute())
    invocation.say(message(COPIED, file=str(written)))


@click.command("restore")
@click.argument("file", metavar="FILE", type=OPENED)
@invoked
def restore_command(invocation: Invocation, *, file: Path) -> None:
    """Put a backup in the place of the club file; the present one is kept beside it."""
    from tappscore.services.club import default_path, restore

    kept = restore((invocation.named_club or default_path()).absolute(), file.absolute())
    if kept is None:
        invocation.say(message(RESTORED_NEW, file=str(file)))
    else:
        invocation.say(message(RESTORED, file=str(file), kept=str(kept)))
