"""Recognise folders in which a write-ahead log is unsafe, as far as that can be seen.

A log shared between machines or uploaded half-way tears the file. In such a
folder the file is used with a rollback journal, and the desk says so.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

_SYNCHRONISED = (
    "onedrive", "dropbox", "nextcloud", "owncloud", "google drive", "googledrive", "my drive", "icloud",
    "mobile documents", "icloud drive", "mega", "pcloud", "syncthing", "magentacloud", "seafile",
)  # fmt: skip
_MARKS = (".stfolder", ".dropbox", ".owncloudsync.log", ".sync_*.db", "._sync_*.db", ".nextcloudsync.log")
_NETWORK = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "davfs", "fuse.sshfs", "fuse.rclone",
                      "fuse.davfs", "ncpfs", "ceph", "glusterfs", "fuse.gvfsd-fuse"})  # fmt: skip
_REMOVABLE = frozenset({"vfat", "exfat", "msdos", "fuseblk", "iso9660", "udf"})
_STICKS = ("/media/", "/run/media/", "/Volumes/")


def risk(path: Path) -> str:
    """Name the risk of a file's folder: `network`, `removable`, `synchronised`, or empty for none seen."""
    folder = path.absolute().parent
    if _is_synchronised(folder):
        return "synchronised"
    if str(folder).startswith(("\\\\", "//")):
        return "network"
    if sys.platform == "win32":
        return _windows_drive(folder)
    try:
        mounts = Path("/proc/self/mountinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        mounts = ""
    return risk_of_mount(folder, mounts)


def _is_synchronised(folder: Path) -> bool:
    for step in (folder, *folder.parents):
        name = step.name.casefold()
        # "OneDrive - Verein" is one too.
        if any(name == known or name.startswith(known + " ") for known in _SYNCHRONISED):
            return True
        if step != step.parent and any(next(step.glob(mark), None) is not None for mark in _MARKS):
            return True
    return False


def risk_of_mount(folder: Path, mounts: str) -> str:
    """Name the risk of a folder from the text of Linux' mountinfo; the longest mount point that holds it counts."""
    place = str(folder).rstrip("/") + "/"
    kind, longest = "", -1
    for line in mounts.splitlines():
        left, _, right = line.partition(" - ")
        fields = left.split()
        if len(fields) < 5 or not right:
            continue
        point = fields[4].replace("\\040", " ").rstrip("/") + "/"
        if place.startswith(point) and len(point) >= longest:
            longest, kind = len(point), right.split()[0]
    if kind in _NETWORK:
        return "network"
    if kind in _REMOVABLE or place.startswith(_STICKS):
        return "removable"
    return ""


def _windows_drive(folder: Path) -> str:
    # Reached through the library's attribute table, since it exists on Windows only.
    kernel = vars(ctypes).get("windll")
    kind = 0 if kernel is None else kernel.kernel32.GetDriveTypeW(folder.anchor)
    return {2: "removable", 4: "network", 5: "removable"}.get(kind, "")
