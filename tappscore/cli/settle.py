"""`tappscore settle`: the deals of one table, settled (`formats.md` 2)."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import IO, Any

import click
import msgspec

from tappscore.cli.invocation import REFUSED, UNREADABLE, Invocation, print_json
from tappscore.cli.options import invoked, json_option
from tappscore.cli.table import lines
from tappscore.exchange.json_text import decode_json
from tappscore.i18n import Text, formats, mark
from tappscore.problems import RefusedError
from tappscore.rules.sheet import read_sheet, settle_sheet
from tappscore.rules.sources import said

DEAL, RESULT, POT = mark("cli", "Deal"), mark("cli", "Result"), mark("cli", "Pot")
CLOSING, TOTAL = mark("cli", "End of the pot"), mark("cli", "Total")
MARKS = {
    "sourced": mark("cli", "sourced"),
    "reported": mark("cli", "reported"),
    "inferred": mark("cli", "inferred"),
    "house": mark("cli", "house value"),
}
RESULTS = {
    "won": mark("cli", "won"),
    "lost": mark("cli", "lost"),
    "draw": mark("cli", "draw"),
    "passed": mark("cli", "passed"),
    "ramsch": mark("cli", "Ramsch"),
    "struck": mark("cli", "struck"),
    "unreadable": mark("cli", "unreadable"),
}


@click.command("settle")
@click.argument(
    "sheet", metavar="SHEET", type=click.Path(path_type=Path, dir_okay=False, readable=False, allow_dash=True)
)
@json_option
@click.option("--jsonl", is_flag=True, help="Read one sheet a line and print one answer a line.")
@click.option("--explain", is_flag=True, help="Show every line of every deal, with its source.")
@invoked
@click.pass_context
def settle_command(
    ctx: click.Context, invocation: Invocation, *, sheet: Path, as_json: bool, jsonl: bool, explain: bool
) -> None:
    """Settle the deals of one table; SHEET is a tappscore-sheet/1 file, or - for standard input."""
    with click.open_file(os.fspath(sheet), "rb") as stream:
        if jsonl:
            ctx.exit(_settle_many(invocation, stream, explain=explain))
        data = stream.read()
    try:
        members = decode_json(data)
        answer = settle_sheet(members, invocation.catalog, explain=explain or not as_json)
    except RefusedError as refused:
        # What is no sheet at all is unreadable input, not a faulty sheet.
        for problem in refused.problems:
            click.echo(invocation.words(problem.message), err=True)
        ctx.exit(UNREADABLE)
    if as_json:
        print_json(answer)
    elif "problems" in answer:
        for found in answer["problems"]:
            click.echo(f"{invocation.words(DEAL)} {found['deal']}: {found['message']}", err=True)
    else:
        for line in _shown(invocation, answer, list(read_sheet(members).seats), explain=explain):
            click.echo(line)
    if "problems" in answer:
        ctx.exit(REFUSED)


def _settle_many(invocation: Invocation, sheets: IO[bytes], *, explain: bool) -> int:
    status = 0
    encode = msgspec.json.Encoder().encode
    out = sys.stdout.buffer
    for line in sheets:
        if not line.strip():
            continue
        try:
            answer = settle_sheet(decode_json(line), invocation.catalog, explain=explain)
        except RefusedError as refused:
            answer = {"problems": invocation.problems(refused.problems)}
        if "problems" in answer:
            status = REFUSED
        # At once: a script may wait for this answer before it writes its next sheet.
        out.write(encode(answer) + b"\n")
        out.flush()
    return status


def _shown(invocation: Invocation, answer: dict[str, Any], seats: list[str], *, explain: bool) -> Iterator[str]:
    words = invocation.words
    head = [words(DEAL), words(RESULT), *seats, words(POT)]
    rows = []
    for deal in answer["deals"]:
        moves = [_change(invocation, move) for move in deal["moves"]]
        rows.append(
            [str(deal["number"]), words(RESULTS[deal["result"]]), *moves, _number(invocation, deal["pot_after"])]
        )
    if any(answer["closing"]["moves"]):
        moves = [_change(invocation, move) for move in answer["closing"]["moves"]]
        rows.append([words(CLOSING), "", *moves, _number(invocation, answer["pot"])])
    totals = [_number(invocation, total) for total in answer["totals"]]
    rows.append([words(TOTAL), "", *totals, _number(invocation, answer["pot"])])
    laid_out = list(lines(head, rows, ["left", "left", *(["right"] * (len(seats) + 1))]))
    yield laid_out[0]
    for number, line in enumerate(laid_out[1:]):
        yield line
        if explain and number < len(answer["deals"]):
            for told in answer["deals"][number]["lines"]:
                yield f"    {told['label']}  {resting_on(invocation, told['mark'], told['source'])}"


def resting_on(invocation: Invocation, evidence: str, source: str) -> str:
    """Say how sure something is and who says so, with the names of the works in place of their signs."""
    who = said(invocation.words(Text("rules", source)))
    return f"[{invocation.words(MARKS[evidence])}: {who}]"


def _change(invocation: Invocation, value: int | float) -> str:
    return formats.change(Fraction(value), invocation.language)


def _number(invocation: Invocation, value: int | float) -> str:
    return formats.number(Fraction(value), invocation.language)
