"""`tappscore variants`: what is played, and where every number comes from."""

from __future__ import annotations

from typing import Any

import click

from tappscore.cli.invocation import Invocation, print_json
from tappscore.cli.options import invoked, json_option
from tappscore.cli.settle import resting_on
from tappscore.cli.table import lines
from tappscore.i18n import Text, mark, message
from tappscore.rules.contracts import Contract
from tappscore.rules.fields import Choice, Count, Field, Items, Options, PerSeat, Source, Tariff
from tappscore.rules.registry import newest, rule_set
from tappscore.rules.ruleset import RuleSet, resolve

KEY, GAME, REVISION = mark("cli", "Key"), mark("cli", "Game"), mark("cli", "Revision")
CONTRACTS, OPTIONS = mark("cli", "Contracts"), mark("cli", "House options")
ACTIVE = mark("cli", "{active} play, {seats} at a table")
DEFAULT = mark("cli", "default {value}")
YES, NO = mark("cli", "yes"), mark("cli", "no")


@click.command("variants")
@click.argument("key", metavar="[KEY]", required=False)
@json_option
@invoked
def variants_command(invocation: Invocation, *, key: str | None, as_json: bool) -> None:
    """List the variants, or one variant's contracts, letters, facts, options and values with their sources."""
    if key is None:
        _list(invocation, as_json=as_json)
        return
    chosen = rule_set(key)
    described = describe(invocation, chosen)
    if as_json:
        print_json(described)
    else:
        _show(invocation, described)


def _list(invocation: Invocation, *, as_json: bool) -> None:
    variants = [{"key": one.key, "revision": one.revision, "label": invocation.words(one.label)} for one in newest()]
    if as_json:
        print_json(variants)
        return
    head = [invocation.words(text) for text in (KEY, REVISION, GAME)]
    rows = [[str(one["key"]), str(one["revision"]), str(one["label"])] for one in variants]
    for line in lines(head, rows, ("left", "right", "left")):
        click.echo(line)


def describe(invocation: Invocation, chosen: RuleSet) -> dict[str, Any]:
    """Describe a variant as plain values; limits that an option sets are those of the usual options."""
    usual = resolve(chosen, {})
    return {
        "key": chosen.key,
        "revision": chosen.revision,
        "label": invocation.words(chosen.label),
        **_source(chosen.source),
        "active_seats": list(chosen.active_seats),
        "seats": list(chosen.allowed_seats),
        "total": chosen.total,
        "half": chosen.half,
        "contracts": [_contract(invocation, usual, contract) for contract in chosen.contracts],
        "options": [_field(invocation, usual, option) for option in chosen.all_options],
    }


def _source(source: Source) -> dict[str, str]:
    return {"mark": source.mark, "source": source.text}


def _contract(invocation: Invocation, usual: Options, contract: Contract) -> dict[str, Any]:
    return {
        "key": contract.key,
        "letter": contract.letter,
        "label": invocation.words(contract.label),
        "meaning": _optional(invocation, contract.meaning),
        "value": contract.worth.value,
        "unit": _optional(invocation, contract.unit),
        "value_mark": contract.worth.source.mark,
        "value_source": contract.worth.source.text,
        **_source(contract.source),
        "facts": [_field(invocation, usual, field) for field in contract.fields],
    }


def _optional(invocation: Invocation, text: Text | None) -> str | None:
    return None if text is None else invocation.words(text)


def _field(invocation: Invocation, usual: Options, field: Field) -> dict[str, Any]:
    described: dict[str, Any] = {
        "key": field.key,
        "letter": field.letter,
        "label": invocation.words(field.label),
        "meaning": _optional(invocation, field.meaning),
        "kind": field.kind,
        "required": field.required,
        "default": _plain(field.default),
        **_source(field.source),
    }
    if isinstance(field, (Count, PerSeat)):
        high = field.highest(usual) if isinstance(field, Count) else field.high
        described |= {"low": field.low, "high": high, "impossible": list(field.impossible)}
    if isinstance(field, Choice):
        described["values"] = [
            {
                "value": one.value,
                "sign": one.sign,
                "label": invocation.words(one.label),
                "meaning": _optional(invocation, one.meaning),
                **_source(one.source),
            }
            for one in field.alternatives
        ]
    if isinstance(field, Tariff):
        described["values"] = [
            {"value": worth.value, "key": key, "label": invocation.words(field.labels[key]), **_source(worth.source)}
            for key, worth in field.values.items()
        ]
    if isinstance(field, Items):
        described["fields"] = [_field(invocation, usual, one) for one in field.fields]
    return described


def _plain(value: object) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _show(invocation: Invocation, described: dict[str, Any]) -> None:
    click.echo(f"{described['label']} ({described['key']}, {invocation.words(REVISION)} {described['revision']})")
    active = "/".join(map(str, described["active_seats"]))
    invocation.say(message(ACTIVE, active=active, seats="/".join(map(str, described["seats"]))))
    click.echo()
    invocation.say(CONTRACTS)
    for contract in described["contracts"]:
        click.echo(f"  {contract['letter']:<3} {contract['label']} ({contract['key']}): {contract['value']}")
        click.echo(f"      {resting_on(invocation, contract['value_mark'], contract['value_source'])}")
        for fact in contract["facts"]:
            click.echo(f"      {fact['letter'] or '':<3} {fact['label']} ({fact['key']})")
    click.echo()
    invocation.say(OPTIONS)
    for option in described["options"]:
        default = _default(invocation, option["default"])
        click.echo(f"  {option['label']} ({option['key']}) {default}")
        click.echo(f"      {resting_on(invocation, option['mark'], option['source'])}")
        for value in option.get("values", ()):
            click.echo(
                f"      {value.get('key', value['value'])}: {value['label']}"
                + (f" {value['value']}" if "key" in value else "")
                + f"  {resting_on(invocation, value['mark'], value['source'])}"
            )


def _default(invocation: Invocation, value: object) -> str:
    if value is None:
        return ""
    shown = (YES if value else NO) if isinstance(value, bool) else str(value)
    return invocation.words(message(DEFAULT, value=shown))
