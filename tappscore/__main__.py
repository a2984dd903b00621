"""Start: the window without a command, otherwise the command line."""

from __future__ import annotations

from pathlib import Path


def main() -> None:
    """Run the command line; without a command it opens the window."""
    from tappscore.cli import run

    run(_window)


def _window(club: Path | None) -> int:
    # Here, because the command line knows nothing of the window, and scripts don't wait for Qt.
    from tappscore.ui.app import run

    return run(club)


if __name__ == "__main__":
    main()
