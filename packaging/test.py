"""Pass the tests from a fresh checkout: `python3 packaging/test.py [arguments of pytest]`.

Sets everything up on the first call, then runs the style, type and import
checks and the tests, without a display. With arguments only pytest runs, with
them. With `--yes` missing system packages are installed without asking.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from environment import ROOT, MissingError, prepare, say

CHECKS = (
    ("style", ("ruff", "check", ".")),
    ("format", ("ruff", "format", "--check", ".")),
    ("types", ("mypy",)),
    ("imports", ("lint-imports",)),
)


def main(words: list[str]) -> int:
    """Run every check, then say which failed; 1 when one did."""
    own = [word for word in words if word != "--yes"]
    try:
        python = prepare(".venv-test", "[dev]", unasked="--yes" in words)
    except MissingError as missing:
        print(missing, file=sys.stderr)
        return 2
    tools = Path(python).parent
    quiet = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), "PYTHONUTF8": "1"}
    quiet["PATH"] = f"{tools}{os.pathsep}{quiet.get('PATH', '')}"
    checks = [("tests", ("pytest", *own))]
    if not own:
        # One process a core: windows of different processes don't take each other's focus. The slowest are named,
        # since the whole run has to stay below five minutes on two cores. In the order of their names the long evenings
        # of `acceptance` come first and many short files last, so that no process waits for another at the end.
        own_process = ("--numprocesses", "auto", "--dist", "loadfile", "--no-loadscope-reorder")
        checks = [*CHECKS, ("tests", ("pytest", *own_process, "--durations", "20"))]
    failed = []
    for name, (program, *arguments) in checks:
        say(f"== {name}: {program} {' '.join(arguments)}")
        if subprocess.run([str(tools / program), *arguments], check=False, cwd=ROOT, env=quiet).returncode != 0:
            failed.append(name)
    say(f"Failed: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
