"""Everything that can be typed can be clicked together from the buttons under the line, in every variant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pytest
from msgspec import structs

from tappscore.i18n import ENGLISH
from tappscore.rules.deal import Deal
from tappscore.rules.notation import read, read_line, without_defaults, write
from tappscore.rules.registry import rule_set as of_key
from tappscore.rules.ruleset import Rules, RuleSet, bind
from tappscore.rules.settlement import settler
from tappscore.ui.forms.line_pad import pad_keys
from tappscore.ui.widgets.pad import PadKey

DealsOf = Callable[..., Iterator[Any]]


def keys_of(rules: Rules) -> tuple[PadKey, ...]:
    return pad_keys(rules, [f"Name{seat}" for seat in range(1, rules.seats + 1)], ENGLISH)


def clicks(keys: tuple[PadKey, ...], line: str) -> list[str]:
    """Give what the buttons type, one after the other, that make a line; fails where no button has a part of it."""
    found: list[str] = []
    for word in line.split(" "):
        parts = _parts(keys, word)
        assert parts, f"no buttons make “{word}” of “{line}”"
        if found and not found[-1].endswith(" ") and not parts[0].startswith(" "):
            found.append(" ")
        found += parts
    return found


@lru_cache(maxsize=8)  # many deals in turn are of one pad
def _by_text(keys: tuple[PadKey, ...]) -> dict[str, str]:
    by_text: dict[str, str] = {}
    for key in sorted(keys, key=lambda key: len(key.types), reverse=True):
        by_text[key.types.strip()] = key.types  # the one that adds the fewest spaces
    by_text.pop("", None)
    return by_text


def _parts(keys: tuple[PadKey, ...], word: str) -> list[str]:
    """Put a word together from as few buttons as there can be, from its end backwards."""
    by_text = _by_text(keys)
    best: list[list[str] | None] = [[]]
    for end in range(1, len(word) + 1):
        ways = [
            [*ahead, by_text[word[start:end]]]
            for start in range(end)
            if (ahead := best[start]) is not None and word[start:end] in by_text
        ]
        best.append(min(ways, key=len, default=None))
    return best[-1] or []


# The seed of the short form is one whose few deals have every fact that a variant declares; the last lines hold it.
@pytest.mark.parametrize(("seed", "count"), [(12, 500), pytest.param(7, 1500, marks=pytest.mark.long)])
def test_every_legal_deal_of_every_variant_can_be_clicked_together(
    rule_set: RuleSet, deals_of: DealsOf, seed: int, count: int
) -> None:
    facts: Counter[str] = Counter()
    for rules, deal, turn in deals_of(rule_set, seed, count, alike=3):
        # Whether it was made says nothing that the points beside it don't say.
        said = {key: value for key, value in deal.facts.items() if key != "made" or "points" not in deal.facts}
        deal = structs.replace(deal, facts=said)
        line = write(rules, deal)
        typed = "".join(clicks(keys_of(rules), line))
        reading = read(rules, typed, turn)
        assert reading.slips == (), (line, typed, reading.slips)
        assert reading.deal is not None
        assert without_defaults(rules, reading.deal) == without_defaults(rules, deal), (line, typed)
        facts.update(list(said))
    declared = {field.key for contract in of_key(rule_set.key).contracts for field in contract.fields}
    assert declared <= set(facts), declared - set(facts)


def test_dealer_and_resting_can_be_clicked_where_the_paper_says_otherwise(rule_set: RuleSet, deals_of: DealsOf) -> None:
    for rules, deal, _ in deals_of(rule_set, 8, 60, alike=1):
        for turn in settler(rules).turns.values():
            line = write(rules, Deal(kind="passed", dealer=turn.dealer, resting=turn.resting or None))
            reading = read(rules, "".join(clicks(keys_of(rules), line)), turn)
            assert reading.deal is not None, (line, reading.slips, deal)


@pytest.mark.parametrize(
    ("variant", "house", "line"),
    [
        ("wuerttemberg", {}, "= 30 6 -36"),
        ("classic", {"rounding": "exact"}, "= 30,25 6,5 -36,75"),
        ("dapp", {"ramsch_tie": "share"}, "= -2,5 -2,5 5"),
        ("dreierles", {}, "= -1,5 -1,5 3"),
    ],
)
def test_the_papers_last_line_can_be_clicked_together(variant: str, house: dict[str, Any], line: str) -> None:
    rules = bind(of_key(variant), house, 3)
    typed = "".join(clicks(keys_of(rules), line.removeprefix("= ")))
    reading = read_line(rules, f"= {typed}", settler(rules).turns[1])
    assert reading.control is not None, (typed, reading.slips)
    assert sum(reading.control) == 0
