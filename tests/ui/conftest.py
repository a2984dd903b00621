"""The desk's hands and windows, for tests that drive the real window."""

from __future__ import annotations

from desk_hands import club, hands, open_desk, own_folder, settings

__all__ = ["club", "hands", "open_desk", "own_folder", "settings"]
