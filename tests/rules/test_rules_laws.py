"""Laws that hold for every variant, over deals generated from what the variants declare."""

from __future__ import annotations

import itertools
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tappscore.i18n import ENGLISH, Text
from tappscore.rules.checking import problems
from tappscore.rules.deal import from_members, members
from tappscore.rules.fields import Field
from tappscore.rules.notation import read, without_defaults, write
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.settlement import SettledDeal, settle_deal
from tappscore.rules.sources import REASONS, SOURCES, said

DealsOf = Callable[..., Iterator[Any]]


def hold(drawn: Any) -> SettledDeal:
    """Hold every law over one deal."""
    rules, deal, turn = drawn
    assert problems(rules, deal, turn) == ()
    settled = settle_deal(rules, deal, turn, pot=10)
    for line in settled.lines:
        assert sum(line.moves) + line.pot == 0, (deal, line)
        assert len(line.moves) == rules.seats
    assert settled.moves == tuple(map(sum, zip(*(line.moves for line in settled.lines), strict=True))) or (
        not settled.lines and set(settled.moves) == {0}
    )
    assert sum(settled.moves) + settled.pot == 0
    assert settled.pot_after == 10 + settled.pot
    assert all((4 * move).denominator == 1 for move in settled.moves)
    paid = rules.options.get("resting_paid_on_loss") or rules.options.get("resting_settles")
    for seat in turn.resting:
        ante = rules.options["ante"] if rules.options.get("pot") and seat == turn.dealer else 0
        if deal.kind in ("struck", "unreadable"):
            ante = 0
        assert settled.moves[seat - 1] == -ante or paid
    return settled


def read_back(drawn: Any) -> None:
    """Write a deal as members and as a line, and read both back."""
    rules, deal, turn = drawn
    assert from_members(json.loads(json.dumps(members(deal)))) == deal
    plain = without_defaults(rules, deal)
    for spaces in (True, False):
        line = write(rules, deal, spaces=spaces)
        reading = read(rules, line, turn)
        assert reading.slips == (), (line, deal, reading)
        assert reading.deal is not None
        assert without_defaults(rules, reading.deal) == plain, line


def test_every_legal_deal_settles_and_every_line_balances(rule_set: RuleSet, deals_of: DealsOf) -> None:
    results = Counter(hold(drawn).result for drawn in deals_of(rule_set, 1, 2000))
    assert results["won"] > 100
    assert results["lost"] > 100


def test_every_deal_reads_back_from_its_members_and_its_line(rule_set: RuleSet, deals_of: DealsOf) -> None:
    for drawn in deals_of(rule_set, 2, 1000):
        read_back(drawn)


def test_every_line_has_words_and_a_source(rule_set: RuleSet, deals_of: DealsOf) -> None:
    for rules, deal, turn in deals_of(rule_set, 3, 300):
        for line in settle_deal(rules, deal, turn).lines:
            sentence = ENGLISH.message(line.message)
            assert sentence
            assert "{" not in sentence
            assert line.source
            assert line.evidence.mark in ("sourced", "reported", "inferred", "house")


def test_resting_and_dealer_read_back_where_the_deal_names_them(rule_set: RuleSet, deals_of: DealsOf) -> None:
    for rules, deal, turn in deals_of(rule_set, 4, 50):
        line = write(rules, deal, turn)
        reading = read(rules, line, turn)
        assert "@" not in line
        assert reading.deal is not None
        assert reading.deal.dealer is None


@pytest.mark.long
@pytest.mark.parametrize("seed", [11])
def test_a_hundred_thousand_deals_of_each_variant(
    rule_set: RuleSet, seed: int, deals_of: DealsOf, values_of: Callable[[Field], list[Any]]
) -> None:
    pairs: Counter[Any] = Counter()
    for number, drawn in enumerate(deals_of(rule_set, seed, 100_000, alike=1)):
        hold(drawn)
        if number % 10 == 0:
            read_back(drawn)
        chosen = sorted((key, repr(value)) for key, value in drawn.rules.options.items())
        pairs.update(itertools.combinations(chosen, 2))
    assert len(pairs) >= 3
    assert min(pairs.values()) >= 200, min(pairs.items(), key=lambda pair: pair[1])


def names_of(value: Any) -> tuple[str, ...]:
    """The members of a declaration."""
    return tuple(getattr(value, "__struct_fields__", None) or value.__dataclass_fields__)


def texts(value: Any, seen: set[int]) -> Iterator[Text]:
    """Walk everything that a declaration holds for its texts."""
    if isinstance(value, Text):
        yield value
        return
    if id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, dict):
        parts = list(value.values())
    elif isinstance(value, tuple):
        parts = list(value)
    elif hasattr(value, "__dataclass_fields__") or hasattr(value, "__struct_fields__"):
        parts = [getattr(value, name) for name in names_of(value)]
    else:
        return
    for part in parts:
        yield from texts(part, seen)


def sources(value: Any, path: str, seen: set[int]) -> Iterator[tuple[str, Any]]:
    """Walk everything that a declaration holds for its sources."""
    if hasattr(value, "mark") and hasattr(value, "text") and not isinstance(value, Text):
        yield path, value
        return
    if id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, dict):
        for key, part in value.items():
            yield from sources(part, f"{path}.{key}", seen)
    elif isinstance(value, tuple):
        for place, part in enumerate(value):
            yield from sources(part, f"{path}.{getattr(part, 'key', place)}", seen)
    elif hasattr(value, "__dataclass_fields__") or hasattr(value, "__struct_fields__"):
        for name in names_of(value):
            yield from sources(getattr(value, name), f"{path}.{name}", seen)


def test_every_number_has_its_mark_and_source(rule_set: RuleSet) -> None:
    found = dict(sources(rule_set, rule_set.key, set()))
    assert len(found) >= len(rule_set.contracts) + len(rule_set.all_options)
    for path, source in found.items():
        assert source.mark in ("sourced", "reported", "inferred", "house"), path
        assert source.text.strip(), path


def test_every_source_is_a_known_work_or_a_reason_that_can_be_translated(rule_set: RuleSet) -> None:
    reasons = {text.source for text in REASONS}
    for path, source in sources(rule_set, rule_set.key, set()):
        codes = re.findall(r"\bS\d+\b", source.text)
        assert set(codes) <= SOURCES.keys(), path
        assert source.text == " ".join(codes) or source.text in reasons, path


def test_every_label_is_marked_for_translation(rule_set: RuleSet) -> None:
    found = list(texts(rule_set, set()))
    assert found
    for text in found:
        assert text.source.strip()
        # The template of the free tariff stands for a club's own names, which nobody translates.
        assert text.context == "rules" or rule_set.key == "house"


def test_letters_and_marks_are_unique_and_hold_no_digit(rule_set: RuleSet) -> None:
    for contract in rule_set.contracts:
        assert contract.letter.isalpha()
        assert contract.letter == contract.letter.lower()
    letters = [contract.letter for contract in rule_set.contracts]
    assert len(set(letters)) == len(letters)


def test_a_reason_names_works_and_no_signs_that_only_we_know() -> None:
    for code in SOURCES:
        assert not re.search(r"\bS\d", said(code)), code
    assert said("S1 S2 S35, NSV-Merkblatt") == "Wikipedia, NSV-Merkblatt"
    assert said("S4: ein angesagter Tout kostet doppelt") == "Meyers 1909: ein angesagter Tout kostet doppelt"
