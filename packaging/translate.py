"""Keep the translations: `python packaging/translate.py update | fill | missing | build`.

    update                     merge the marked texts of the code into resources/i18n/*.ts
    fill CONTEXT FILE.json     enter translations of one context ({"source": "translation"};
                               a text with %n takes ["singular", "plural"])
    missing [CONTEXT]          list what has no German yet
    build                      compile the .ts files to .qm (needs PySide6's lrelease)

Texts are found in the syntax tree: `mark("Context", "literal")` and
`translate("Context", "literal")`. Qt's own lupdate does not know `mark` in
Python files, and would drop what it does not find.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
MARKERS = ("mark", "translate")
# English needs a file only for its plural forms.
LANGUAGES = ("de", "en")


def marked_texts(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Find every marked literal of a module: context and source."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or len(node.args) < 2:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        context, source = node.args[0], node.args[1]
        if name in MARKERS and isinstance(context, ast.Constant) and isinstance(source, ast.Constant):
            yield str(context.value), str(source.value)


@cache
def all_texts() -> dict[str, list[str]]:
    """Collect the texts of the whole program by context, each once, in alphabetical order of context."""
    found: dict[str, dict[str, None]] = {}
    for path in sorted((ROOT / "tappscore").rglob("*.py")):
        for context, source in marked_texts(ast.parse(path.read_text("utf-8"))):
            found.setdefault(context, {})[source] = None
    return {context: list(found[context]) for context in sorted(found)}


Translations = dict[tuple[str, str], list[str]]


def read(language: str) -> Translations:
    """Read the finished translations of a .ts file."""
    path = FOLDER / f"tappscore_{language}.ts"
    known: Translations = {}
    if not path.exists():
        return known
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if all(forms):
                known[name, message.findtext("source", "")] = forms
    return known


def write(language: str, known: Translations) -> None:
    """Write a .ts file with all texts of the code; what is not translated is marked unfinished."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    for context, sources in all_texts().items():
        wanted = [source for source in sources if language != "en" or "%n" in source]
        if not wanted:
            continue
        element = ET.SubElement(root, "context")
        ET.SubElement(element, "name").text = context
        for source in wanted:
            plural = "%n" in source
            message = ET.SubElement(element, "message", {"numerus": "yes"} if plural else {})
            ET.SubElement(message, "source").text = source
            forms = known.get((context, source), [])
            translation = ET.SubElement(message, "translation", {} if forms else {"type": "unfinished"})
            if plural:
                for form in forms or ["", ""]:
                    ET.SubElement(translation, "numerusform").text = form
            else:
                translation.text = forms[0] if forms else ""
    ET.indent(root)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path = FOLDER / f"tappscore_{language}.ts"
    path.write_text(head + ET.tostring(root, encoding="unicode") + "\n", "utf-8")


@contextmanager
def alone() -> Iterator[None]:
    """Keep two people's fills apart: the files are read and written as one step."""
    try:
        import fcntl
    except ImportError:  # Windows: translations are kept by developers, one at a time
        yield
        return
    with (FOLDER / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def missing(context: str | None = None, language: str = "de") -> list[tuple[str, str]]:
    """List the texts without a translation."""
    known = read(language)
    return [
        (name, source)
        for name, sources in all_texts().items()
        for source in sources
        if context in (None, name) and (language != "en" or "%n" in source) and (name, source) not in known
    ]


def fill(context: str, file: Path, language: str = "de") -> None:
    """Enter the translations of one context from a JSON file."""
    given = json.loads(file.read_text("utf-8"))
    with alone():
        known = read(language)
        for source, forms in given.items():
            known[context, source] = [forms] if isinstance(forms, str) else list(forms)
        write(language, known)


def update() -> None:
    """Merge the texts of the code into every .ts file."""
    with alone():
        for language in LANGUAGES:
            write(language, read(language))


def build() -> None:
    """Compile every .ts file beside itself, with the lrelease that PySide6 brings."""
    import PySide6

    home = Path(PySide6.__file__).parent
    program = next(path for path in (home / "lrelease", home / "lrelease.exe") if path.exists())
    for path in sorted(FOLDER.glob("*.ts")):
        # Built beside its place and put there whole: Qt maps these files into memory, and a program
        # that reads one while it is written over dies of it.
        fresh = path.with_suffix(".new")
        command = [str(program), "-silent", str(path), "-qm", str(fresh)]
        subprocess.run(command, check=True)
        fresh.replace(path.with_suffix(".qm"))


def main(words: list[str]) -> int:
    """Run one command; 1 when something is missing, 2 for a wrong call."""
    match words:
        case ["update"]:
            update()
        case ["fill", context, file, *language]:
            fill(context, Path(file), *language)
        case ["missing", *rest]:
            rows = missing(*rest)
            for context, source in rows:
                print(f"{context}: {source}")
            return 1 if rows else 0
        case ["build"]:
            build()
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
