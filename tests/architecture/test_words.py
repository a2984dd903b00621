"""Every text that people see is marked, translated and used."""

from __future__ import annotations

import ast
import importlib.util
import re
import string
from pathlib import Path
from types import ModuleType

import pytest

from tappscore.i18n.qt_catalog import load
from tappscore.i18n.text import Text
from tappscore.problem_codes import CODES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def translate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translate_tool", ROOT / "packaging" / "translate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def literals() -> set[str]:
    found = set()
    for path in (ROOT / "tappscore").rglob("*.py"):
        if path.name == "problem_codes.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_text_has_its_german(translate: ModuleType) -> None:
    assert translate.missing() == []


def test_every_plural_has_its_english(translate: ModuleType) -> None:
    assert translate.missing(language="en") == []


def test_the_translation_files_are_up_to_date_with_the_code(translate: ModuleType) -> None:
    texts = {(context, source) for context, sources in translate.all_texts().items() for source in sources}
    assert set(translate.read("de")) <= texts


def test_a_translation_names_the_same_values(translate: ModuleType) -> None:
    def names(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    wrong = [
        (source, form)
        for (_, source), forms in translate.read("de").items()
        if re.search(r"\{\w+\}", source)
        for form in forms
        if names(form) != names(source)
    ]
    assert wrong == []


def test_every_listed_problem_code_is_used_and_every_one_is_a_stable_word() -> None:
    used = literals()
    assert [code for code in CODES if code not in used] == []
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", code) for code in CODES)


def test_problem_calls_name_listed_codes_only() -> None:
    unknown = []
    for path in (ROOT / "tappscore").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and code.value not in CODES:
                    unknown.append((path.name, code.value))
    assert unknown == []


def test_the_catalogue_speaks_german() -> None:
    german = load("de")
    found = german.text(Text("problems", CODES["club-file-foreign"].source))
    assert found != CODES["club-file-foreign"].source
