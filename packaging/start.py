"""Start TappScore from a fresh checkout: `python3 packaging/start.py [arguments of tappscore]`.

Sets everything up on the first call and only starts the program afterwards.
With `--yes` missing system packages are installed without asking.
"""

from __future__ import annotations

import subprocess
import sys

from environment import ROOT, MissingError, prepare


def main(words: list[str]) -> int:
    """Set up, then run the program with the words that are its own."""
    unasked = "--yes" in words
    try:
        python = prepare(".venv", "", unasked=unasked)
    except MissingError as missing:
        print(missing, file=sys.stderr)
        return 2
    command = [str(python), "-m", "tappscore", *(word for word in words if word != "--yes")]
    return subprocess.run(command, check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
