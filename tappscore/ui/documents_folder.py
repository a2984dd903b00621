"""Where documents are saved: the user's documents folder, below the evening's name."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths

from tappscore.ui import commands, words

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk


def evening_folder(desk: Desk) -> Path:
    """Give the folder of the open tournament's documents; it need not exist yet."""
    snapshot = desk.snapshot
    return documents_folder(desk) / safe_name(f"{snapshot.date.isoformat()} {snapshot.name}")


def documents_folder(desk: Desk) -> Path:
    """Give the folder of all documents; it need not exist yet."""
    chosen = desk.settings.text("documents")
    documents = chosen or QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) / "TappScore"


def safe_name(name: str) -> str:
    """Make a name that every file system takes; umlauts stay."""
    plain = re.sub(r'[<>:"/\\|?*\x00-\x1f]', "-", name).strip(" .")
    return plain[:120] or "TappScore"


def save_document(desk: Desk, name: str, content: bytes) -> Path | None:
    """Save a document into the evening's folder and say where; None, with a sentence, when it can't be written."""
    target = evening_folder(desk) / safe_name(name)
    return target if save_file(desk, target, content) else None


def save_file(desk: Desk, target: Path, content: bytes) -> bool:
    """Write a file, its folder made if need be, and say how it went."""
    try:
        put_whole(target, content)
    except OSError as fault:
        reason = commands.reason(fault, target)
        desk.say(
            words.translate("Print", "{file} could not be saved: {reason}.", file=str(target), reason=reason), "bad"
        )
        return False
    desk.say(words.translate("Print", "Saved: {file}", file=str(target)))
    return True


def put_whole(target: Path, content: bytes) -> None:
    """Write a file, its folder made if need be; OSError leaves the earlier one whole and nothing beside it."""
    half = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(content)
        half.replace(target)
    except OSError:
        with contextlib.suppress(OSError):
            half.unlink(missing_ok=True)
        raise
