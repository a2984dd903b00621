"""Full words of the typed line in the language of the desk (formats.md 5)."""

from __future__ import annotations

import pytest

from tappscore.i18n import ENGLISH, Catalog
from tappscore.i18n.qt_catalog import load
from tappscore.rules.fields import Flag
from tappscore.rules.notation import read
from tappscore.rules.registry import newest
from tappscore.rules.ruleset import Rules, RuleSet, bind
from tappscore.rules.settlement import next_turn


@pytest.fixture(scope="module")
def german() -> Catalog:
    return load("de")


def whole(rule_set: RuleSet) -> Rules:
    """Bind a rule set with every option on that brings contracts or marks."""
    return bind(
        rule_set, {one.key: True for one in rule_set.options if isinstance(one, Flag)}, rule_set.active_seats[0]
    )


@pytest.mark.parametrize("variant", newest(), ids=lambda one: one.key)
def test_a_contract_is_understood_by_its_name_in_either_language(variant: RuleSet, german: Catalog) -> None:
    rules = whole(variant)
    turn = next_turn(rules, ())
    missed = []
    for catalog in (ENGLISH, german):
        for contract in rules.contracts:
            name = catalog.text(contract.label)
            seat = "" if contract.party == "each" else "1 "
            for spelt in (name, name.lower(), name.replace(" ", "").replace("-", "")):
                read_as = read(rules, f"{seat}{spelt}", turn, catalog).draft
                if read_as is None or read_as.contract != contract.key:
                    missed.append((catalog.language, spelt, read_as and read_as.contract))
    assert missed == []


@pytest.mark.parametrize(
    ("line", "contract"),
    [
        ("2 Garantie +", "guarantee"),
        ("2 gara +", "guarantee"),
        ("2rufsolo+", "call_solo"),
        ("2 Herz-Solo 71", "heart_solo"),
    ],
)
def test_german_words_and_their_beginnings_make_a_deal(line: str, contract: str, german: Catalog) -> None:
    rules = next(bind(one, {}, one.active_seats[0]) for one in newest() if one.key == "six_bid_solo")
    turn = next_turn(rules, ())
    understood = read(rules, line, turn, german)
    assert understood.draft is not None
    assert understood.draft.contract == contract


def test_a_desk_that_speaks_english_knows_no_german_names() -> None:
    rules = next(bind(one, {}, one.active_seats[0]) for one in newest() if one.key == "six_bid_solo")
    assert [problem.code for problem in read(rules, "2 Rufsolo +", next_turn(rules, ())).problems] == [
        "contract-unknown"
    ]
