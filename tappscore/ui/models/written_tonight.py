"""How deals are written tonight: the letters of the game that is open, the club's own among them, for the handbook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tappscore.i18n import formats
from tappscore.problems import RefusedError
from tappscore.rules.fields import PerSeat
from tappscore.rules.notation import ContractButton, pad
from tappscore.services.planning import round_now
from tappscore.tournament.rules_in_force import rules_of
from tappscore.ui import words
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.rules.ruleset import Rules
    from tappscore.tournament.snapshot import Snapshot

_OVER_HALF = 14  # card points of an example


def written_tonight(snapshot: Snapshot) -> str:
    """Give the letters as a table of the handbook, under the rules of the round that is played.

    Empty where they are of a newer program.
    """
    now = round_now(snapshot)
    try:
        rules = rules_of(snapshot, 1 if now is None else now.number, min(snapshot.deals, default=3))
    except RefusedError:
        return ""
    game = words.spoken(rules.rule_set.label)
    head = translate("Window", "**Written tonight, {game}:**", game=game)
    typed, means = translate("Window", "typed"), translate("Window", "means")
    return "\n".join((head, "", f"| {typed} | {means} |", "|---|---|", *_rows(rules), ""))


def example_of(contract: ContractButton, rules: Rules) -> str:
    """Write a deal of a contract: seat 2, ordinary points or made; of a game of all the seat that pays."""
    match contract.takes:
        case "points" | "either":
            return f"2{contract.text}{(rules.rule_set.total or 120) // 2 + _OVER_HALF}"
        case "sign":
            return f"2{contract.text}+"
        case "each" if contract.contract.field("losers"):
            return f"{contract.text}1"
        case "each":
            return " ".join((contract.text, *map(str, _shares(contract, rules))))
        case _:
            return f"2{contract.text}"


def _shares(contract: ContractButton, rules: Rules) -> list[int]:
    """Give everybody's points; the last one's are left out where they follow from the others."""
    field, count = contract.contract.field("points"), rules.active_count
    whole = field.total(rules.options, count) if isinstance(field, PerSeat) else None
    shares = [(whole or rules.rule_set.total or 120) // count - place for place in range(count)]
    return shares if whole is None else shares[:-1]


def _rows(rules: Rules) -> Iterator[str]:
    offered, seen = pad(rules), set[str]()
    for contract in offered.contracts:
        label = words.spoken(contract.contract.label)
        example = translate("Window", "{game}, as {line}", game=label, line=f"`{example_of(contract, rules)}`")
        yield f"| `{contract.text}` | {example} |"
    for contract in offered.contracts:
        for mark in contract.marks:
            if mark.text not in seen:
                seen.add(mark.text)
                what = words.spoken(mark.label)
                detail = f": {words.spoken(mark.detail)}" if mark.detail is not None else ""
                yield f"| `{mark.text.replace('-', formats.MINUS)}` | {what}{detail} |"
