"""`tappscore problems`: the codes of all problems and their sentences."""

from __future__ import annotations

import click

from tappscore.cli.invocation import Invocation, print_json
from tappscore.cli.options import invoked, json_option
from tappscore.problem_codes import CODES


@click.command("problems")
@json_option
@invoked
def problems_command(invocation: Invocation, *, as_json: bool) -> None:
    """List the codes of all problems and their sentences."""
    sentences = {code: invocation.words(CODES[code]) for code in sorted(CODES)}
    if as_json:
        print_json([{"code": code, "message": sentence} for code, sentence in sentences.items()])
        return
    width = max(map(len, sentences))
    for code, sentence in sentences.items():
        click.echo(f"{code:<{width}}  {sentence}")
