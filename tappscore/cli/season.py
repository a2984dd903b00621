"""`tappscore season`: the ranking of a season."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from tappscore.cli.invocation import Invocation, print_json
from tappscore.cli.options import invoked, json_option
from tappscore.cli.table import lines
from tappscore.i18n import formats, mark

if TYPE_CHECKING:
    from tappscore.tournament.seasons import Line

PLACE, NAME, VALUE = mark("cli", "Place"), mark("cli", "Name"), mark("cli", "Value")
COUNTED, STRUCK = mark("cli", "Counted"), mark("cli", "Struck")


@click.command("season")
@click.argument("name", metavar="[NAME]", required=False, default="")
@click.option("--running", is_flag=True, help="Count an evening under way as it stands.")
@json_option
@invoked
def season_command(invocation: Invocation, *, name: str, running: bool, as_json: bool) -> None:
    """Show the ranking of a season, the newest when not named, with its counted and struck evenings."""
    from tappscore.services.seasons import Seasons

    with invocation.club() as file:
        seasons = Seasons(file)
        season = seasons.find(name)
        ranking = seasons.ranking(season.id, running=running)
    if as_json:
        print_json([_described(line) for line in ranking])
        return
    click.echo(season.name)
    head = [invocation.words(text) for text in (PLACE, NAME, VALUE, COUNTED, STRUCK)]
    rows = [_row(invocation, line) for line in ranking]
    for text in lines(head, rows, ("right", "left", "right", "left", "left")):
        click.echo(text)


def _described(line: Line) -> dict[str, Any]:
    from tappscore.exchange.archive_writing import plain

    def evenings(*, counts: bool) -> list[dict[str, Any]]:
        return [
            {"tournament": evening.tournament, "value": plain(evening.value), "place": evening.place}
            for evening in line.evenings
            if evening.counts is counts and evening.attended
        ]

    return {
        "place": line.place,
        "tied": line.tied,
        "person": line.person,
        "name": line.name,
        "value": plain(line.value),
        "counted": evenings(counts=True),
        "struck": evenings(counts=False),
    }


def _row(invocation: Invocation, line: Line) -> list[str]:
    language = invocation.language

    def values(*, counts: bool) -> str:
        chosen = [evening.value for evening in line.evenings if evening.counts is counts and evening.attended]
        return " ".join(formats.number(value, language) for value in chosen)

    if line.place is None:
        place = "" if line.reason is None else invocation.words(line.reason)
    else:
        place = formats.ordinal(line.place, language)
    return [place, line.name, formats.number(line.value, language), values(counts=True), values(counts=False)]
