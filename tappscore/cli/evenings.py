"""`tappscore tournaments`, `standings` and `check`: what a club file holds and how its evenings stand."""

from __future__ import annotations

from typing import Any

import click

from tappscore.cli.invocation import REFUSED, Invocation, print_json
from tappscore.cli.options import invoked, json_option, tournament_argument
from tappscore.i18n import formats, mark, message
from tappscore.rules.deal import Amount

NO_TOURNAMENT = mark("cli", "There is no tournament yet.")
SOUND = mark("cli", "{name}: nothing found.")
FOUND = mark("cli", "{name}: {count} findings")
CLUB_FILE = mark("cli", "Club file")


@click.command("tournaments")
@json_option
@invoked
def tournaments_command(invocation: Invocation, *, as_json: bool) -> None:
    """List the tournaments: numbers, uuids, names, dates."""
    from tappscore.store.loading import tournaments

    with invocation.club() as file:
        found = tournaments(file)
    if as_json:
        print_json(
            [
                {
                    "number": summary.number,
                    "uuid": summary.uuid,
                    "name": summary.name,
                    "date": summary.date.isoformat(),
                    "place": summary.place,
                    "variant": summary.variant,
                    "state": summary.state,
                    "entries": summary.entries,
                    "rounds": summary.rounds,
                }
                for summary in found
            ]
        )
        return
    if not found:
        invocation.say(NO_TOURNAMENT)
    for summary in found:
        day = formats.day(summary.date, invocation.language)
        click.echo(f"{summary.number:>4}  {day:<18}  {summary.name}  {summary.uuid}")


@click.command("standings")
@tournament_argument
@click.option("--after", type=click.IntRange(0), metavar="ROUND", help="After this round, not the last.")
@json_option
@invoked
def standings_command(invocation: Invocation, *, tournament: str, after: int | None, as_json: bool) -> None:
    """Show the ranking of a tournament."""
    from tappscore.cli.tournament import find
    from tappscore.store.loading import load
    from tappscore.tournament.ledger import fold
    from tappscore.tournament.standings import rank

    with invocation.club() as file:
        snapshot = load(file, find(file, tournament).number)
    ledger = fold(snapshot)
    standing = rank(snapshot, ledger, after)
    if as_json:
        print_json(
            [
                {
                    "place": place.place,
                    "tied": place.tied,
                    "entry": place.entry.number,
                    "name": place.entry.person.spoken,
                    "points": _number(place.points),
                    "rounds": [_number(points) for points in place.rounds],
                }
                for place in standing.places
            ]
        )
        return
    from tappscore.cli.table import lines
    from tappscore.exchange.standings import remarks
    from tappscore.tournament.columns import Lists, heading, shown, standings_columns

    lists = Lists(snapshot=snapshot, ledger=ledger, standing=standing)
    columns = [column for column in standings_columns(snapshot, standing.after_round) if not column.optional]
    click.echo(snapshot.name)
    for remark in remarks(standing):
        invocation.say(remark)
    rows = [
        [shown(column.value(place, lists), column.kind, invocation.catalog) for column in columns]
        for place in standing.places
    ]
    for line in lines(
        [heading(column, invocation.catalog) for column in columns], rows, [column.align for column in columns]
    ):
        click.echo(line)


def _number(value: Amount | None) -> int | float | None:
    from tappscore.exchange.archive_writing import plain

    number: int | float | None = plain(value)
    return number


@click.command("check")
@click.argument("tournament", metavar="[TOURNAMENT]", required=False)
@json_option
@invoked
@click.pass_context
def check_command(ctx: click.Context, invocation: Invocation, *, tournament: str | None, as_json: bool) -> None:
    """Run every consistency check, of the file and of one tournament or all.

    The exit status is 1 when something is missing or contradictory.
    """
    from tappscore.cli.tournament import find
    from tappscore.services.club import check_file
    from tappscore.store.loading import load, tournaments
    from tappscore.tournament.audit import audit
    from tappscore.tournament.findings import SEVERITIES
    from tappscore.tournament.ledger import fold

    found: list[dict[str, Any]] = []
    with invocation.club() as file:
        chosen = [find(file, tournament)] if tournament else list(tournaments(file))
        found.extend(
            {
                "tournament": None,
                "check": check.key,
                "severity": "contradictory",
                "message": invocation.catalog.message(problem.message),
            }
            for check, problems in check_file(file)
            for problem in problems
        )
        for summary in chosen:
            snapshot = load(file, summary.number)
            found.extend(
                {
                    "tournament": summary.number,
                    "check": finding.check,
                    "severity": finding.severity,
                    "message": invocation.catalog.message(finding.message),
                }
                for finding in audit(snapshot, fold(snapshot), thorough=True)
            )
    if as_json:
        print_json(found)
    else:
        names = {None: invocation.words(CLUB_FILE)} | {summary.number: summary.name for summary in chosen}
        for number, name in names.items():
            own = [finding for finding in found if finding["tournament"] == number]
            invocation.say(message(FOUND, name=name, count=len(own)) if own else message(SOUND, name=name))
            for finding in own:
                click.echo(f"  {invocation.words(SEVERITIES[finding['severity']])}: {finding['message']}")
    if any(finding["severity"] == "contradictory" for finding in found):
        ctx.exit(REFUSED)
