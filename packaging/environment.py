"""Make the program's own environment on a fresh machine, or say in one sentence what is missing.

Needs nothing but Python 3.11 or newer; everything else goes, pinned, into a
virtual environment inside the checkout. `start.py` and `test.py` call it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
OLDEST = (3, 11)

# What Qt's libraries and its xcb plug-in need of the system, by the library's
# name in the linker's complaint and the package of Debian and Ubuntu.
SYSTEM_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libSM.so.6": "libsm6",
    "libICE.so.6": "libice6",
    "libpulse.so.0": "libpulse0",
    "libpulse-mainloop-glib.so.0": "libpulse-mainloop-glib0",
    "libnss3.so": "libnss3",
}
# Qt draws text with the system's fonts; a bare system has none.
FONTS = "fonts-dejavu-core"


class MissingError(Exception):
    """Something the system lacks; the text is one sentence with the remedy."""


def say(text: str) -> None:
    """Tell the person at the console what is going on."""
    print(text, flush=True)


def interpreter(home: Path) -> Path:
    """Give the Python inside a virtual environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint(extras: str) -> str:
    """Tell one state of the requirements from another."""
    parts = [sys.version, extras, CONSTRAINTS.read_text("utf-8"), (ROOT / "pyproject.toml").read_text("utf-8")]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def install_packages(names: list[str], *, unasked: bool) -> bool:
    """Offer to install packages of Debian or Ubuntu; True when it was done."""
    if shutil.which("apt-get") is None:
        return False
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not root and shutil.which("sudo") is None:
        return False
    if not unasked:
        if not sys.stdin.isatty():
            return False
        if input(f"Install {' '.join(names)} now? [y/N] ").strip().lower() not in ("y", "yes", "j", "ja"):
            return False
    prefix = [] if root else ["sudo"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*prefix, "apt-get", "update", "-qq"], check=False, env=quiet)
    done = subprocess.run([*prefix, "apt-get", "install", "-y", "-qq", *names], check=False, env=quiet)
    return done.returncode == 0


def make_environment(home: Path, *, unasked: bool) -> None:
    """Create the virtual environment, or say how to get venv."""
    for attempt in (1, 2):
        done = subprocess.run(
            [sys.executable, "-m", "venv", "--clear", str(home)], capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return
        if "ensurepip" not in done.stdout + done.stderr:
            reason = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["no reason given"]
            raise MissingError(f"The folder {home} can't be made: {reason[0]}")
        package = f"python3.{sys.version_info.minor}-venv"
        if attempt == 2 or not install_packages([package], unasked=unasked):
            raise MissingError(
                f"Python's venv is missing: install it with “sudo apt install {package}” "
                "(or your system's package of that name) and start again."
            )


def missing_libraries(python: Path) -> list[str]:
    """Load Qt's libraries and its xcb plug-in; name the packages they lack."""
    probe = (
        "import ctypes, pathlib, sys\n"
        "import PySide6\n"
        "home = pathlib.Path(PySide6.__file__).parent\n"
        "try:\n"
        "    from PySide6 import QtGui, QtWidgets, QtPdf, QtPrintSupport\n"
        "    ctypes.CDLL(str(home / 'Qt/plugins/platforms/libqxcb.so'))\n"
        "except (ImportError, OSError) as error:\n"
        "    print(error)\n"
        "    sys.exit(1)\n"
    )
    done = subprocess.run([str(python), "-c", probe], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    plugin = "import PySide6, pathlib; print(pathlib.Path(PySide6.__file__).parent / 'Qt')"
    qt = Path(subprocess.run([str(python), "-c", plugin], capture_output=True, text=True, check=True).stdout.strip())
    needed = [qt / "plugins/platforms/libqxcb.so", *(qt / "lib").glob("libQt6Gui.so.6")]
    needed += [*(qt / "lib").glob("libQt6XcbQpa.so.6"), *(qt / "lib").glob("libQt6DBus.so.6")]
    listing = ""
    if shutil.which("ldd"):
        for file in needed:
            listing += subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False).stdout
    lines = [line.strip() for line in listing.splitlines() if "not found" in line] or [done.stdout.strip()]
    packages = {
        package for line in lines for library, package in SYSTEM_LIBRARIES.items() if line.startswith(f"{library} ")
    } | {package for library, package in SYSTEM_LIBRARIES.items() if f"{library}:" in done.stdout}
    if not packages:
        raise MissingError(f"Qt can't be loaded on this system: {done.stdout.strip() or done.stderr.strip()}")
    return sorted(packages)


def missing_fonts() -> list[str]:
    """Name a font package when a Linux system has no fonts at all."""
    homes = [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".fonts"]
    found = any(next(home.rglob(f"*.{kind}"), None) for home in homes if home.is_dir() for kind in ("ttf", "otf"))
    return [] if found else [FONTS]


def check_system(python: Path, *, unasked: bool) -> None:
    """See that Qt can start; offer to install what it lacks."""
    if not sys.platform.startswith("linux"):
        return
    for _ in range(4):  # a library found may ask for the next one
        packages = [*missing_libraries(python), *missing_fonts()]
        if not packages:
            return
        if not install_packages(packages, unasked=unasked):
            break
    if packages := [*missing_libraries(python), *missing_fonts()]:
        raise MissingError(
            f"The window's libraries are missing: “sudo apt install {' '.join(packages)}”, then start again."
        )


def prepare(folder: str, extras: str, *, unasked: bool = False) -> Path:
    """Make or renew the environment `folder` with the program and `extras`; give its Python.

    Raises MissingError with one sentence when the system lacks something.
    """
    if sys.version_info < OLDEST:
        raise MissingError(f"TappScore needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    home = ROOT / folder
    python, stamp, state = interpreter(home), home / "tappscore-state", fingerprint(extras)
    if not (stamp.exists() and stamp.read_text("utf-8") == state and python.exists()):
        say("Setting up TappScore (once; about two minutes, and the only time the internet is needed) …")
        make_environment(home, unasked=unasked)
        install = [
            str(python),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "-c",
            str(CONSTRAINTS),
        ]
        # The build backend comes pinned too: without isolation pip takes no newer one.
        done = subprocess.run([*install, "hatchling", "editables"], check=False)
        if done.returncode == 0:
            done = subprocess.run([*install, "--no-build-isolation", "-e", f"{ROOT}{extras}"], check=False)
        if done.returncode != 0:
            raise MissingError(
                "The libraries could not be installed (the lines above say why); "
                "the set-up needs the internet this once: try again."
            )
        stamp.write_text(state, "utf-8")
    check_system(python, unasked=unasked)
    subprocess.run([str(python), str(ROOT / "packaging" / "translate.py"), "build"], check=True)
    # Even where Python is told to keep no bytecode: reading the source costs each start a tenth of a second.
    subprocess.run([str(python), "-m", "compileall", "-q", str(ROOT / "tappscore")], check=False)
    return python
