"""`tappscore simulate`: a random tournament, played with the real pack, into a club file."""

from __future__ import annotations

import json
import secrets

import click

from tappscore.cli.invocation import Invocation
from tappscore.cli.options import invoked
from tappscore.i18n import mark, message

WRITTEN = mark("cli", "Tournament {number}: {name}, {people} people, {deals} deals (seed {seed})")
CLUB_NEEDED = "--club FILE must name the file to write into: simulated people don't belong among real ones."


@click.command("simulate")
@click.option("--players", type=click.IntRange(1, 100_000), required=True, metavar="N", help="How many people.")
@click.option("--rounds", type=click.IntRange(1, 60), required=True, metavar="R", help="How many rounds.")
@click.option("--variant", required=True, metavar="KEY", help="Which game; see `tappscore variants`.")
@click.option(
    "--seed",
    type=click.IntRange(-(2**63), 2**63 - 1),
    metavar="S",
    help="The same seed gives the same evening; any when not given.",
)
@click.option("--deals", type=click.IntRange(1, 100), default=12, show_default=True, help="Deals a person and round.")
@click.option("--tables", type=click.IntRange(3, 7), metavar="N", help="Preferred people a table.")
@click.option(
    "--house", multiple=True, metavar="OPTION=VALUE", help="A house option, for example pot=true; repeatable."
)
@click.option("--name", default="", help="What the tournament is called.")
@invoked
def simulate_command(
    invocation: Invocation,
    *,
    players: int,
    rounds: int,
    variant: str,
    seed: int | None,
    deals: int,
    tables: int | None,
    house: tuple[str, ...],
    name: str,
) -> None:
    """Write a random tournament, played with the real pack, into the file of --club."""
    if invocation.named_club is None:
        raise click.UsageError(CLUB_NEEDED)
    from tappscore.exchange import archive
    from tappscore.services.archive import Archive
    from tappscore.tournament.simulate import simulate

    options = dict(_option(text) for text in house)
    chosen = secrets.randbelow(1_000_000) if seed is None else seed
    snapshot = archive.read(simulate(chosen, players, rounds, variant, options, deals, prefer=tables, name=name))
    with invocation.club(make=True) as file:
        number = Archive(file).bring_in(snapshot).made("tournaments")
    count = sum(len(table.deals) for round_ in snapshot.rounds for table in round_.tables)
    invocation.say(message(WRITTEN, number=number, name=snapshot.name, people=players, deals=count, seed=chosen))


def _option(text: str) -> tuple[str, object]:
    key, sign, value = text.partition("=")
    if not sign:
        raise click.BadParameter(f"{text} is not OPTION=VALUE", param_hint="--house")
    try:
        return key, json.loads(value)
    except json.JSONDecodeError:
        return key, value
