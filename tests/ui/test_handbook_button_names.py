"""What the handbook calls a button of the scoring page is what stands on it."""

from __future__ import annotations

import pytest

from tappscore.assets import resource
from tappscore.i18n import mark
from tappscore.i18n.qt_catalog import load

NAMES = (
    mark("Scoring", "This sheet …"),
    mark("Scoring", "Second entry, blind"),
    mark("Scoring", "Totals first"),
    mark("Scoring", "We mistyped"),
    mark("Scoring", "Paper added wrongly, the deals stand"),
    mark("Scoring", "The signed total stands"),
)


@pytest.mark.parametrize(("language", "chapter"), [("de", "04-eingabe.md"), ("en", "04-scoring.md")])
def test_the_chapter_on_scoring_names_its_buttons_as_they_are(language: str, chapter: str) -> None:
    text = " ".join(resource("help", language, chapter).read_text(encoding="utf-8").casefold().split())
    shown = [load(language).text(name) for name in NAMES]
    assert [name for name in shown if name.casefold() not in text] == []
    assert "| f2 |" in text, "the key that opens the menu of a sheet"
