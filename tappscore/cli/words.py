"""Words on the command line: the language of the system, read without Qt.

The German texts come from the same `.ts` file that the window's catalogue is
built of. Reading it takes some milliseconds and keeps Qt out of scripts.
"""

from __future__ import annotations

import os
import sys
from functools import cache

from tappscore.assets import resource
from tappscore.i18n import ENGLISH, Catalog

LANGUAGES = ("de", "en")


def system_language() -> str:
    """Name the language of the terminal, `en` where it is neither."""
    if sys.platform == "win32":
        import locale

        named = locale.getlocale()[0] or ""
        return "de" if named.lower().startswith(("de", "german")) else "en"
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if named := os.environ.get(variable):
            return "de" if named.lower().startswith("de") else "en"
    return "en"


@cache
def catalog(language: str) -> Catalog:
    """Give the catalogue of a language (`de` or `en`)."""
    if language == "en":
        return ENGLISH
    words = _read(language)
    return Catalog(language, lambda context, source, n: _form(words.get((context, source)), n))


def _form(found: tuple[str, ...] | None, n: int | None) -> str | None:
    if not found:
        return None
    return found[0] if n is None or n == 1 or len(found) == 1 else found[1]


def _read(language: str) -> dict[tuple[str, str], tuple[str, ...]]:
    # Here, because English needs no reader of XML.
    import xml.etree.ElementTree as ET

    words: dict[tuple[str, str], tuple[str, ...]] = {}
    path = resource("i18n", f"tappscore_{language}.ts")
    if not path.is_file():
        return words
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if forms[0]:
                words[name, message.findtext("source", "")] = tuple(forms)
    return words
