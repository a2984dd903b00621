"""Writing a deal as the line that reads back to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Deal, Turn
from tappscore.rules.fields import Choice, Count, Field, Flag, Items, Seats
from tappscore.rules.line_words import KIND_WORDS
from tappscore.rules.ruleset import Rules


def tokens(rules: Rules, deal: Deal, turn: Turn | None) -> list[str]:
    """Give the words of a deal's line; dealer and resting are left out where `turn` says the same."""
    written: list[str] = []
    contract = rules.contract(deal.contract)
    if deal.kind != "played":
        written += [words[0] for kind, words in KIND_WORDS if kind == deal.kind]
    elif contract is not None:
        if deal.declarer is not None:
            written.append(str(deal.declarer))
        written.append(rules.letters[contract.key])
        written += _facts(rules, contract, deal.facts)
    if deal.dealer is not None and (turn is None or turn.dealer != deal.dealer):
        written.append(f"@{deal.dealer}")
    if deal.resting is not None and (turn is None or turn.resting != tuple(sorted(deal.resting))):
        written.append("~" + ("".join(str(seat) for seat in deal.resting) or "0"))
    return written


def joined(written: list[str]) -> str:
    """Join words without the spaces that the meaning doesn't need."""
    line = ""
    for place, word in enumerate(written):
        after_contract = place == 2 and word[0].isalpha()
        needs_space = line and ((line[-1].isdigit() and word[0].isdigit()) or after_contract)
        line += f" {word}" if needs_space else word
    return line


def _facts(rules: Rules, contract: Contract, facts: Mapping[str, Any]) -> Iterator[str]:
    """Write the result first, then the marks in the order of the declared fields."""
    yield from _result(contract, facts)
    doubling = {
        one.doubles: one
        for one in contract.fields
        if isinstance(one, Count) and one.style == "bangs" and facts.get(one.key)
    }
    if game := doubling.get(""):
        yield _bangs(rules, game, facts)
    for field in contract.fields:
        value = facts.get(field.key)
        if value is None or value == field.default or not field.letter or field in doubling.values():
            continue
        if field.key == "made" and "points" not in facts:
            continue
        yield from _mark(rules, field, value)
        if field.key in doubling:
            yield _bangs(rules, doubling[field.key], facts)


def _result(contract: Contract, facts: Mapping[str, Any]) -> Iterator[str]:
    if contract.party == "each":
        for number in facts.get("points", ()):
            yield str(number)
        if "tricks" in facts:
            yield "/"
            for number in facts["tricks"]:
                yield str(number)
        losers = facts.get("losers", ())
        if losers:
            yield "+".join(str(seat) for seat in losers)
    elif "points" in facts:
        yield str(facts["points"])
    elif "made" in facts:
        yield "+" if facts["made"] else "-"


def _bangs(rules: Rules, field: Count, facts: Mapping[str, Any]) -> str:
    level: int = facts[field.key]
    return rules.letters[f"mark:{field.key}"] + "!" * (level - 1)


def _mark(rules: Rules, field: Field, value: Any) -> Iterator[str]:
    letter = rules.letters[f"mark:{field.key}"]
    if isinstance(field, Choice):
        alternative = field.alternative(value)
        yield letter + (alternative.sign if alternative else str(value))
    elif isinstance(field, Flag):
        yield letter + ("+" if value else "-")
    elif isinstance(field, Seats):
        yield from (f"{letter}{seat}" for seat in value)
    elif isinstance(field, Items):
        yield from (_item(field, item) for item in value)
    else:
        yield f"{letter}{value}"


def _item(field: Items, item: Mapping[str, Any]) -> str:
    what, whose = field.fields[0], field.fields[1]
    alternative = what.alternative(item[what.key]) if isinstance(what, Choice) else None
    given = {one.key: item.get(one.key, one.default) for one in field.fields[2:]}
    ending = next((sign for sign, members in field.endings if {**given, **members} == given), "")
    return f"{alternative.sign if alternative else ''}{item[whose.key]}{ending}"
