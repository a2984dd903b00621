"""The sample evenings of `resources/samples/`, made by the project's own simulator.

They are made, and made again when rules or simulator change, by

    python -m tappscore.exchange.samples resources/samples

and a test holds the files against what this makes.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

from tappscore.exchange import archive
from tappscore.tournament.simulate import simulate


def dapp_evening() -> dict[str, Any]:
    """Play the sample evening of Dapp: 48 people at tables of four, 4 rounds of 12 deals."""
    return simulate(
        seed=28,
        players=48,
        rounds=4,
        variant="dapp",
        deals=12,
        name="Igelsberger Dapp-Turnier",
        day=date(2026, 11, 28),
        place="Igelsberg",
        sample=True,
    )


def wuerttemberg_evening() -> dict[str, Any]:
    """Play the sample evening of Württembergischer Tarock: 31 people, pots, the last round still being played."""
    return simulate(
        seed=1879,
        players=31,
        rounds=3,
        variant="wuerttemberg",
        house={"pot": True, "tout_factor": 3},
        deals=12,
        name="Röter Tarock-Abend",
        day=date(2026, 11, 14),
        place="Röt",
        sample=True,
        started=4,
    )


# file name below `resources/samples/`: what makes it
SAMPLES: Mapping[str, Any] = {"dapp.json": dapp_evening, "wuerttemberg.json": wuerttemberg_evening}


def write_samples(folder: Path) -> None:
    """Write every sample evening into a folder."""
    for name, make in SAMPLES.items():
        # Read and written again, so that a sample is exactly what an export of it would be.
        (folder / name).write_bytes(archive.encode(archive.write(archive.read(make()))))


if __name__ == "__main__":
    write_samples(Path(sys.argv[1]))
