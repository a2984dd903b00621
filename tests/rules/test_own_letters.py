"""A club's own letters: whatever is accepted is written and read back, with spaces and without."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tappscore.problems import RefusedError
from tappscore.rules import registry
from tappscore.rules.notation import read, without_defaults, write
from tappscore.rules.ruleset import Rules, RuleSet, bind

DealsOf = Callable[..., Iterator[Any]]
LETTERS = ("a", "q", "qu", "w", "x", "p", "f", "s", "so", "b", "r", "h", "t", "k", "ra", "j", "l", "z", "ö", "st", "pa")


def dialects(rules: Rules, chance: random.Random, count: int) -> Iterator[dict[str, str]]:
    """Draw letters for some contracts and marks, `count` times."""
    keys = [key.removeprefix("mark:") for key, letter in rules.letters.items() if "!" not in letter]
    for _ in range(count):
        yield {key: chance.choice(LETTERS) for key in chance.sample(keys, min(len(keys), chance.randint(1, 3)))}


@pytest.mark.parametrize("times", [20, pytest.param(60, marks=pytest.mark.long)])
def test_letters_that_are_accepted_are_read_back(rule_set: RuleSet, deals_of: DealsOf, times: int) -> None:
    chance = random.Random(5)
    accepted, refusals = 0, set[str]()
    for number, (rules, first, turn) in enumerate(deals_of(rule_set, 31, 24, alike=4)):
        for letters in dialects(rules, chance, times):
            try:
                own = bind(rule_set, rules.options, rules.seats, letters)
            except RefusedError as refused:
                refusals |= {problem.code for problem in refused.problems}
                continue
            accepted += 1
            for spaces in (True, False):
                line = write(own, first, spaces=spaces)
                reading = read(own, line, turn)
                assert reading.slips == (), (letters, line, first, number)
                assert reading.deal is not None
                assert without_defaults(own, reading.deal) == without_defaults(own, first), (letters, line, first)
    assert accepted > 200
    assert refusals <= {"letter-twice", "letter-reserved", "letter-ambiguous"}


@pytest.mark.parametrize("letter", ["p", "pa", "xr", "z"])
def test_a_game_that_everybody_plays_can_not_begin_like_a_line_of_its_own(letter: str) -> None:
    # "p" alone is a deal passed, "x" one that was struck, "z" begins the code of a sheet.
    chosen = registry.rule_set("dapp")
    assert bind(chosen, {}, 3, {"ramsch": "ra"}).letters["ramsch"] == "ra"
    with pytest.raises(RefusedError) as refused:
        bind(chosen, {}, 3, {"ramsch": letter})
    assert "letter-reserved" in {problem.code for problem in refused.value.problems}
