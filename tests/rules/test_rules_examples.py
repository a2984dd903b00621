"""Every worked example gives its printed result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tappscore.rules.registry import newest
from tappscore.rules.sheet import settle_sheet

SHOWN = ("number", "result", "moves", "pot", "pot_after")


def test_example_gives_its_printed_result(example: dict[str, Any]) -> None:
    answer = settle_sheet(example["sheet"])
    assert "problems" not in answer, answer
    answer["deals"] = [{key: deal[key] for key in SHOWN} for deal in answer["deals"]]
    assert answer == example["expected"]


def test_every_variant_has_examples() -> None:
    folder = Path(__file__).parent / "examples"
    told = {json.loads(file.read_text(encoding="utf-8"))["sheet"]["variant"] for file in folder.glob("*/*.json")}
    assert told == {rule_set.key for rule_set in newest()}
