"""Lines that a cat, a wrong keyboard or an old beer types: each is read or named at its place, never an exception."""

from __future__ import annotations

from random import Random

import pytest

from tappscore.rules.checking import problems
from tappscore.rules.deal import Turn
from tappscore.rules.notation import read, read_line, write
from tappscore.rules.registry import newest, rule_set
from tappscore.rules.ruleset import Rules, bind

SIGNS = [
    *"0123456789+-−–!@~/=?. ,;*:#äöüßÄ\t\n\x00²³½٣\u200b",
    *("f", "s", "h", "ra", "bo", "hd", "p", "x", "t+", "k!", "rv2", "bk2", "tr", "he", "solo", "frage", "l", "j", "Z"),
    *("ZABCDE", "pa+", "v", "= ", "1e5", "9" * 30, "@", "~0", "nan", "inf", "1/2", "1_0", "extras", "passed"),
]
VARIANTS = [one.key for one in newest()]


def rules_of(variant: str, random: Random) -> Rules:
    house = random.choice(({}, {"bock": True, "revoke": "all"}))
    chosen = rule_set(variant)
    return bind(chosen, house, random.choice(chosen.allowed_seats[:2]))


def turn_of(rules: Rules) -> Turn:
    return Turn(1, tuple(range(1, rules.seats - rules.active_count + 1)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_any_line_is_read_or_named_at_its_place(variant: str) -> None:
    random = Random(f"lines of {variant}")
    rules = rules_of(variant, random)
    turn = turn_of(rules)
    signs = [*SIGNS, *rules.letters.values(), *rules.letters.values()]
    for _ in range(400):
        text = "".join(random.choice(signs) for _ in range(random.randint(0, 9)))
        for reader in (read, read_line):
            reading = reader(rules, text, turn)
            for slip in reading.slips:
                assert 0 <= slip.start <= slip.end <= len(text), repr(text)
            if reading.deal is not None and not reading.slips:
                assert not problems(rules, reading.deal, turn), repr(text)
                again = read(rules, write(rules, reading.deal, turn), turn)
                assert again.deal is not None, repr(text)
                assert (again.deal.contract, again.deal.facts) == (reading.deal.contract, reading.deal.facts), repr(
                    text
                )


@pytest.mark.parametrize("text", ["²s74", "1s7²", "³²", "1s٣", "5\n", "\n", " 2 f 74 \n"])
@pytest.mark.parametrize("variant", ["wuerttemberg", "dapp", "illustrated_tarock"])
def test_strange_digits_and_ends_of_lines_do_no_harm(variant: str, text: str) -> None:
    rules = bind(rule_set(variant), {}, 3)
    for reader in (read, read_line):
        for slip in reader(rules, text, Turn(1, ())).slips:
            assert 0 <= slip.start <= slip.end <= len(text)
