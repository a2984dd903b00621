"""`tappscore seat`: a seating plan for so many people and rounds."""

from __future__ import annotations

import click

from tappscore.cli.invocation import Invocation, print_json
from tappscore.cli.options import invoked, json_option
from tappscore.i18n import mark, message
from tappscore.problems import RefusedError

ROUND = mark("cli", "Round {round}")
TABLE = mark("cli", "  table {table}: {people}")
MEASURE = mark("cli", "Repeated meetings: {repeats} (no plan has fewer than {bound})")
RETURNS = mark("cli", "Back at a table known already: {returns} (no plan with so few repeats has fewer than {bound})")
SEED = mark("cli", "Draw number: {seed}")
OUT = mark("cli", "  sit out: {people}")


@click.command("seat")
@click.option("--players", type=click.IntRange(1, 100_000), required=True, metavar="N", help="How many people.")
@click.option("--rounds", type=click.IntRange(1, 60), required=True, metavar="R", help="How many rounds.")
@click.option(
    "--tables", type=click.Choice(("3", "4")), default="4", show_default=True, help="Preferred people a table."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same plan.")
@json_option
@invoked
def seat_command(invocation: Invocation, *, players: int, rounds: int, tables: str, seed: int, as_json: bool) -> None:
    """Plan who sits where, so that people meet as seldom as possible."""
    from tappscore.tournament.seating import Wishes, plan_evening, problems

    people = range(1, players + 1)
    wishes = Wishes(prefer=int(tables), sizes=(3, 4, 5))
    if found := problems(people, wishes):
        raise RefusedError(*found)
    plan = plan_evening(people, rounds, wishes, seed)
    if as_json:
        print_json(
            {
                "rounds": [[list(table) for table in seating.tables] for seating in plan.rounds],
                "repeats": plan.quality.repeats,
                "bound": plan.bound.repeats,
                "short_visits": [plan.quality.short_visits.get(person, 0) for person in people],
            }
        )
        return
    for number, seating in enumerate(plan.rounds, start=1):
        invocation.say(message(ROUND, round=number))
        for table, seats in zip(seating.numbers, seating.tables, strict=True):
            invocation.say(message(TABLE, table=table, people=" ".join(map(str, seats))))
        if seating.sitting_out:
            invocation.say(message(OUT, people=" ".join(map(str, seating.sitting_out))))
    invocation.say(message(MEASURE, repeats=plan.quality.repeats, bound=plan.bound.repeats))
    if plan.quality.repeats:
        invocation.say(plan.bound.reason)
    if plan.quality.table_repeats:
        bound = plan.table_bound
        invocation.say(message(RETURNS, returns=plan.quality.table_repeats, bound=bound.returns))
        invocation.say(bound.reason)
    invocation.say(message(SEED, seed=seed))
