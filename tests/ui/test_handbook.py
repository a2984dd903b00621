"""The handbook against the program: its keys do something, and both languages name the same ones."""

from __future__ import annotations

import re

import pytest

from tappscore.assets import resource
from tappscore.ui.actions import ACTIONS

# As they stand on German keyboards.
GERMAN = {
    "Strg": "Ctrl",
    "Umschalt": "Shift",
    "Eingabe": "Enter",
    "Entf": "Del",
    "Einfg": "Ins",
    "Pfeil": "arrow",
}
_NAMED = re.compile(r"\b(?:(?:Ctrl|Strg|Alt|Shift|Umschalt)\+)+\w+|\bF\d{1,2}\b|\bIns\b|\bEinfg\b")
KEYS = {part for deed in ACTIONS for part in deed.shortcut.split("; ")}
# Ctrl+Enter of a keypad stands for both; the arrow is up or down.
SPOKEN = {"Alt+arrow": ("Alt+Up", "Alt+Down")}


def chapters(language: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(resource("help", language).glob("*.md"))]


def named(text: str) -> set[str]:
    """Give the keys of a chapter as the table of actions writes them."""
    found = set()
    for key in _NAMED.findall(text):
        found.add("+".join(GERMAN.get(part, part) for part in key.split("+")))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_key_of_the_handbook_is_one_of_the_program(language: str) -> None:
    texts = chapters(language)
    keys = {key for text in texts for key in named(text)}
    assert len(texts) >= 8
    assert len(keys) >= 25
    assert [key for key in sorted(keys) if not KEYS.issuperset(SPOKEN.get(key, (key,)))] == []


def test_both_languages_name_the_same_keys_in_each_chapter() -> None:
    pairs = list(zip(chapters("en"), chapters("de"), strict=True))
    assert [(named(english) ^ named(german)) for english, german in pairs if named(english) != named(german)] == []
