"""The one catalogue reader: compiled Qt translations (`.qm`) of one language.

Uses QtCore only, so it works without a display. The `.qm` files are built by
the set-up from `resources/i18n/*.ts` and are not committed.
"""

from __future__ import annotations

import locale
import os
from functools import cache

from PySide6.QtCore import QTranslator

from tappscore.assets import resource
from tappscore.i18n.catalog import Catalog

LANGUAGES = ("de", "en")


@cache
def translator(language: str) -> QTranslator:
    """Load the compiled translations of a language; without a file it translates nothing."""
    found = QTranslator()
    found.load(str(resource("i18n", f"tappscore_{language}.qm")))
    return found


@cache
def load(language: str) -> Catalog:
    """Give the catalogue of a language (`de` or `en`)."""
    words = translator(language)

    def lookup(context: str, source: str, n: int | None) -> str | None:
        # -1 means "no plural".
        return words.translate(context, source, None, -1 if n is None else n) or None

    return Catalog(language, lookup)


def system_language() -> str:
    """Give the system's language where we have it, otherwise English."""
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not named:
        named = locale.getlocale()[0] or ""
    return "de" if named.lower().startswith(("de", "german", "gsw")) else "en"
