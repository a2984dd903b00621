"""Every text that people see is marked, translated and used."""

from __future__ import annotations

import ast
import importlib.util
import re
import string
from functools import cache
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
    module.all_texts = cache(module.all_texts)  # the whole program is read for it
    return module


@pytest.fixture(scope="module")
def nodes() -> dict[str, list[ast.AST]]:
    """Give what each file of the program consists of; reading it takes longer than asking."""
    paths = (ROOT / "tappscore").rglob("*.py")
    return {str(path): list(ast.walk(ast.parse(path.read_text("utf-8")))) for path in paths}


def literals(nodes: dict[str, list[ast.AST]]) -> set[str]:
    return {
        node.value
        for name, found in nodes.items()
        if not name.endswith("problem_codes.py")
        for node in found
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


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


def test_every_listed_problem_code_is_used_and_every_one_is_a_stable_word(nodes: dict[str, list[ast.AST]]) -> None:
    used = literals(nodes)
    assert [code for code in CODES if code not in used] == []
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", code) for code in CODES)


def test_problem_calls_name_listed_codes_only(nodes: dict[str, list[ast.AST]]) -> None:
    unknown = []
    for name, found in nodes.items():
        for node in found:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and code.value not in CODES:
                    unknown.append((name, code.value))
    assert unknown == []


def test_the_catalogue_speaks_german() -> None:
    german = load("de")
    found = german.text(Text("problems", CODES["club-file-foreign"].source))
    assert found != CODES["club-file-foreign"].source
