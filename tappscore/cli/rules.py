"""`tappscore rules` and `recount`: what an evening is played by, and what it would come to under other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click
import msgspec

from tappscore.cli.invocation import REFUSED, Invocation, print_json
from tappscore.cli.options import invoked, json_option, tournament_argument
from tappscore.cli.settle import MARKS
from tappscore.i18n import Text, formats, mark, message
from tappscore.rules.deal import Amount

if TYPE_CHECKING:
    from tappscore.rules.fields import Field
    from tappscore.rules.ruleset import Rules
    from tappscore.tournament.recount import Recount

FROM = mark("cli", "From round {round} on: {game}, revision {revision}")
OPTION = mark("cli", "{what}: {value}")
HOUSE = mark("cli", "House values, which no source states:")
CHANGED = mark("cli", "{count} booked deals would change.")
CHANGED_ONE = mark("cli", "1 booked deal would change.")
UNFIT = mark("cli", "Round {round}, table {table}, deal {deal}: {why}")
YES, NO = mark("cli", "yes"), mark("cli", "no")
PLACE, THEN = mark("cli", "Place"), mark("cli", "then")
NAME, POINTS = mark("cli", "Name"), mark("cli", "Points")


@click.command("rules")
@tournament_argument
@json_option
@invoked
def rules_command(invocation: Invocation, *, tournament: str, as_json: bool) -> None:
    """Show the rules of a tournament: contracts with its own letters and values, options, house values."""
    from tappscore.cli.tournament import find
    from tappscore.store.loading import load
    from tappscore.tournament.rules_in_force import all_in_force, rules_of

    with invocation.club() as file:
        snapshot = load(file, find(file, tournament).number)
    every = [
        (change.round, rules_of(snapshot, change.round, next(iter(sorted(snapshot.deals)), 3)))
        for change in all_in_force(snapshot)
    ]
    if as_json:
        print_json([_described(invocation, first, rules) for first, rules in every])
        return
    for first, rules in every:
        _show(invocation, first, rules)


def _described(invocation: Invocation, first: int, rules: Rules) -> dict[str, Any]:
    from tappscore.exchange.archive_writing import plain
    from tappscore.rules.house_values import house_values

    return {
        "from_round": first,
        "variant": rules.rule_set.key,
        "revision": rules.rule_set.revision,
        "house": plain(rules.options),
        "contracts": [
            {
                "key": contract.key,
                "letter": rules.letters[contract.key],
                "label": invocation.words(contract.label),
                "value": _worth(rules, contract.key, contract.worth.value),
                "value_mark": contract.worth.source.mark,
            }
            for contract in rules.contracts
        ],
        "marks": {
            key.removeprefix("mark:"): letter for key, letter in rules.letters.items() if key.startswith("mark:")
        },
        "house_values": [
            {"label": invocation.words(one.label), "value": _plain(invocation, one.value)}
            for one in house_values(rules)
        ],
    }


def _worth(rules: Rules, key: str, usual: int) -> int:
    tariff = rules.options.get("tariff", {})
    return int(tariff.get(key, usual))


def _plain(invocation: Invocation, value: object) -> object:
    return invocation.words(value) if isinstance(value, Text) else value


def _show(invocation: Invocation, first: int, rules: Rules) -> None:
    from tappscore.rules.house_values import house_values

    chosen = rules.rule_set
    invocation.say(message(FROM, round=first, game=chosen.label, revision=chosen.revision))
    for contract in rules.contracts:
        value = _worth(rules, contract.key, contract.worth.value)
        evidence = invocation.words(MARKS[contract.worth.source.mark])
        click.echo(f"  {rules.letters[contract.key]:<4} {invocation.words(contract.label)}: {value}  [{evidence}]")
    for option in chosen.all_options:
        said = _said(invocation, option, rules.options.get(option.key))
        if said is not None:
            # A label that its choice goes on from, as in a form, ends here.
            label = invocation.words(option.label).rstrip(",")
            click.echo("  " + invocation.words(message(OPTION, what=label, value=said)))
    if found := house_values(rules):
        invocation.say(HOUSE)
        for one in found:
            click.echo("  " + invocation.words(message(OPTION, what=one.label, value=one.value)))


def _said(invocation: Invocation, option: Field, chosen: object) -> str | None:
    """Say an option's value; None for tariffs and lists, which stand with the contracts."""
    from tappscore.rules.fields import Choice

    alternative = option.alternative(chosen) if isinstance(option, Choice) else None
    if alternative is not None:
        return invocation.words(alternative.label)
    if isinstance(chosen, bool):
        return invocation.words(YES if chosen else NO)
    return str(chosen) if isinstance(chosen, int) else None


@click.command("recount")
@tournament_argument
@click.option("--variant", metavar="KEY", help="Another variant that shares its facts.")
@click.option("--house", metavar="OPTION=VALUE", multiple=True, help="Another value of an option; more than once.")
@click.option("--from", "from_round", type=click.IntRange(1), default=1, metavar="ROUND", help="From this round on.")
@json_option
@invoked
@click.pass_context
def recount_command(
    ctx: click.Context,
    invocation: Invocation,
    *,
    tournament: str,
    variant: str | None,
    house: tuple[str, ...],
    from_round: int,
    as_json: bool,
) -> None:
    """Settle a tournament under other rules, beside the original and without touching it.

    The exit status is 1 when booked deals don't fit these rules.
    """
    from tappscore.cli.tournament import find
    from tappscore.store.loading import load
    from tappscore.tournament.ledger import fold
    from tappscore.tournament.recount import recount
    from tappscore.tournament.rules_in_force import in_force

    with invocation.club() as file:
        snapshot = load(file, find(file, tournament).number)
    own = variant in (None, snapshot.variant)
    given = dict(in_force(snapshot, from_round).house) if own else {}
    found = recount(snapshot, fold(snapshot), given | _options(house), variant, from_round=from_round)
    if as_json:
        print_json(_recounted(invocation, found))
    else:
        _show_recount(invocation, found)
    if found.unfit:
        ctx.exit(REFUSED)


def _options(given: tuple[str, ...]) -> dict[str, object]:
    """Read OPTION=VALUE; a value is JSON where it can be read so, else a word."""
    options: dict[str, object] = {}
    for one in given:
        key, equals, text = one.partition("=")
        if not equals:
            raise click.BadParameter(one, param_hint="--house")
        try:
            options[key.strip()] = msgspec.json.decode(text)
        except msgspec.DecodeError:
            options[key.strip()] = text.strip()
    return options


def _recounted(invocation: Invocation, found: Recount) -> dict[str, Any]:
    from tappscore.exchange.archive_writing import plain

    return {
        "deals": [
            {
                "round": one.round_number,
                "table": one.table.number,
                "deal": one.number,
                "before": plain(one.before),
                "after": plain(one.after),
            }
            for one in found.deals
        ],
        "unfit": [
            {
                "round": one.round_number,
                "table": one.table.number,
                "deal": one.number,
                "problems": invocation.problems(one.problems),
            }
            for one in found.unfit
        ],
        "people": [
            {
                "entry": one.entry.number,
                "name": one.entry.person.spoken,
                "place": one.place_before,
                "place_after": one.place_after,
                "points": plain(one.points_before),
                "points_after": plain(one.points_after),
            }
            for one in found.people
        ],
    }


def _show_recount(invocation: Invocation, found: Recount) -> None:
    from tappscore.cli.table import lines

    for one in found.unfit:
        why = " ".join(invocation.words(problem.message) for problem in one.problems)
        where = message(UNFIT, round=one.round_number, table=one.table.number, deal=one.number, why=why)
        click.echo(invocation.words(where), err=True)
    if found.unfit:
        return
    changed = len(found.deals)
    invocation.say(message(CHANGED_ONE if changed == 1 else CHANGED, count=changed))
    head = [invocation.words(text) for text in (PLACE, THEN, NAME, POINTS, THEN)]
    rows = [
        [
            str(one.place_before or "–"),
            str(one.place_after or "–"),
            one.entry.person.spoken,
            _number(invocation, one.points_before),
            _number(invocation, one.points_after),
        ]
        for one in found.people
    ]
    for line in lines(head, rows, ["right", "right", "left", "right", "right"]):
        click.echo(line)


def _number(invocation: Invocation, value: Amount | None) -> str:
    return "–" if value is None else formats.number(value, invocation.language)
