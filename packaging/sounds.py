"""Make the sounds of the round's clock: `python packaging/sounds.py` writes resources/sounds/*.wav.

Two rising notes for the warning, three falling strokes of a bell for the end:
below 1 kHz, where a loud hall and older ears still hear them.
"""

from __future__ import annotations

import math
import struct
import wave
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050
# (hertz, begins at second, sounds for seconds)
SOUNDS = {
    "warning": ((523.25, 0.0, 0.5), (659.25, 0.3, 0.9)),
    "end": ((783.99, 0.0, 1.0), (659.25, 0.6, 1.0), (523.25, 1.2, 1.8)),
}
# A bell's partials: multiple of the note, loudness.
PARTIALS = ((1.0, 0.6), (2.0, 0.25), (3.01, 0.1))


def loudness(notes: tuple[tuple[float, float, float], ...], at: float) -> float:
    """Add up all notes at one moment."""
    total = 0.0
    for pitch, begins, lasts in notes:
        since = at - begins
        if 0 <= since < lasts:
            fade = math.exp(-4 * since / lasts) * min(1.0, since * 200)
            total += fade * sum(part * math.sin(2 * math.pi * pitch * times * since) for times, part in PARTIALS)
    return max(-1.0, min(1.0, total))


def main() -> None:
    """Write every sound."""
    for name, notes in SOUNDS.items():
        length = max(begins + lasts for _, begins, lasts in notes)
        samples = [round(30_000 * loudness(notes, number / RATE)) for number in range(int(length * RATE))]
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


if __name__ == "__main__":
    main()
