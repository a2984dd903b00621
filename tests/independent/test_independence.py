"""The second opinion stays one: nothing in this folder imports the program, but for the comparing tests."""

from __future__ import annotations

import ast
from pathlib import Path

HERE = Path(__file__).parent
# Only these may see both sides.
COMPARING = ("test_second_opinion.py", "test_second_recount.py", "test_second_years.py")
OWN = Path(__file__).name  # names the forbidden words


def imported_by(source: str) -> set[str]:
    """Name the top-level packages that a module imports, also inside functions and by text."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or ".").split(".")[0])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {word for word in ("importlib", "__import__") if word == node.value}
        elif isinstance(node, ast.Name) and node.id in ("__import__", "exec", "eval"):
            found.add(node.id)
    return found


def test_independent_modules_import_nothing_of_the_program() -> None:
    modules = [path for path in sorted(HERE.glob("*.py")) if path.name not in (*COMPARING, OWN)]
    assert len(modules) > 10
    forbidden = {"tappscore", "importlib", "__import__", "exec", "eval"}
    guilty = {path.name: imported_by(path.read_text("utf-8")) & forbidden for path in modules}
    assert {name: words for name, words in guilty.items() if words} == {}


def test_the_walk_sees_a_hidden_import() -> None:
    assert "tappscore" in imported_by("def late():\n    from tappscore.rules import checking\n")
    assert "tappscore" in imported_by("import tappscore.rules as rules")
