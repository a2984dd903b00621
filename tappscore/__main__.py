"""Start: the window without a command, otherwise the command line."""

from __future__ import annotations


def main() -> None:
    """Run the command line; without a command it opens the window."""
    from tappscore.cli import run

    run()


if __name__ == "__main__":
    main()
