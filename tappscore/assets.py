"""The one function that finds `resources/` in a checkout, a wheel or a frozen program."""

from __future__ import annotations

import sys
from pathlib import Path


def resource(*parts: str) -> Path:
    """Give the path of a file or folder below `resources/`."""
    frozen: str | None = getattr(sys, "_MEIPASS", None)
    package = Path(__file__).parent
    homes = [Path(frozen) / "resources"] if frozen else [package.parent / "resources", package / "resources"]
    for home in homes:
        if home.is_dir():
            return home.joinpath(*parts)
    return homes[-1].joinpath(*parts)
