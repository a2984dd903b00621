"""A released revision settles for ever as it did: stored sheets of every revision, held against the rules of today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tappscore.exchange.archive_writing import plain
from tappscore.rules.checking import problems
from tappscore.rules.deal import from_members
from tappscore.rules.registry import ALL, rule_set
from tappscore.rules.ruleset import bind, resolve
from tappscore.rules.settlement import settle, turns
from tappscore.rules.sheet import settle_sheet

FROZEN = Path(__file__).parent / "frozen"
ADVICE = "a released revision settles otherwise: make a new revision beside it (and run tests/rules/freeze.py)"
REVISIONS = [(one.key, one.revision) for one in ALL]


def frozen(key: str, revision: int) -> list[dict[str, Any]]:
    return json.loads((FROZEN / f"{key}-{revision}.json").read_text(encoding="utf-8"))


def test_every_revision_has_its_frozen_results_and_no_other_are_kept() -> None:
    kept = {file.stem for file in FROZEN.glob("*.json")}
    assert kept == {f"{key}-{revision}" for key, revision in REVISIONS}, "run tests/rules/freeze.py for a new revision"


@pytest.mark.parametrize(("key", "revision"), REVISIONS, ids=[f"{key}-{revision}" for key, revision in REVISIONS])
def test_a_revision_settles_as_it_always_did(key: str, revision: int) -> None:
    for number, sheet in enumerate(frozen(key, revision), start=1):
        rules = bind(rule_set(key, revision), sheet["house"], sheet["seats"])
        deals = [from_members(deal) for deal in sheet["deals"]]
        for deal, turn in zip(deals, turns(rules, deals), strict=True):
            assert problems(rules, deal, turn) == (), f"{key} {revision}, sheet {number}, {deal}: {ADVICE}"
        settlement = settle(rules, deals)
        now = {
            "results": [one.result for one in settlement.deals],
            "moves": plain([one.moves for one in settlement.deals]),
            "pots": plain([one.pot_after for one in settlement.deals]),
            "totals": plain(settlement.totals),
            "pot": plain(settlement.pot),
        }
        then = {name: sheet[name] for name in now}
        assert now == then, f"{key} {revision}, sheet {number}: {ADVICE}"


@pytest.mark.parametrize(("key", "revision"), REVISIONS, ids=[f"{key}-{revision}" for key, revision in REVISIONS])
def test_what_a_sheet_leaves_out_is_what_it_always_was(key: str, revision: int) -> None:
    # The first sheet was frozen without house rules of its own: every option and tariff value by its default.
    now, then = plain(resolve(rule_set(key, revision), {})), frozen(key, revision)[0]["house"]
    for contract in (*now.get("contracts", ()), *then.get("contracts", ())):
        contract.pop("letter", None)  # how a template's contract is typed settles nothing
    assert now == then, ADVICE


def test_the_worked_examples_hold_for_the_revision_that_they_were_worked_out_for(example: dict[str, Any]) -> None:
    sheet = example["sheet"]
    answer = settle_sheet({**sheet, "revision": sheet.get("revision", 1)})
    assert [deal["moves"] for deal in answer["deals"]] == [deal["moves"] for deal in example["expected"]["deals"]], (
        ADVICE
    )
    assert (answer["totals"], answer["pot"]) == (example["expected"]["totals"], example["expected"]["pot"]), ADVICE
