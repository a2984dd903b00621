"""The club file of twenty years that the benchmark, the recount and the pictures of the history pages use.

    python tests/benchmarks/years_file.py FOLDER [--evenings 250]

250 evenings of about 50 people out of a register of 400 who come again, some
of them always and most of them seldom; about 200,000 deals; a season for each
year, counted by raw points. A file that stands in the folder already is
taken as it is.
"""

from __future__ import annotations

import argparse
import random
import time
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from tappscore.exchange.archive import read
from tappscore.services.archive import Archive
from tappscore.services.seasons import Seasons
from tappscore.store.club import ClubFile
from tappscore.store.loading import tournaments
from tappscore.tournament.simulate import simulate

EVENINGS, PEOPLE, FIELD, ROUNDS, DEALS = 250, 400, 50, 4, 12
A_YEAR = 12.5
FIRST_DAY = date(2006, 9, 1)
# What a Swabian club plays over the years; dapp is the favourite.
VARIANTS = ("dapp", "wuerttemberg", "dapp", "classic", "dapp", "tapp_tarock")
PLACES = ("Igelsberg", "Besenfeld", "Huzenbach", "Baiersbronn")
_SEED = 7


def register(people: int) -> list[dict[str, Any]]:
    """Give the people who ever come: name, club, town, and the uuid by which they are known again."""
    known: dict[tuple[str, str], dict[str, Any]] = {}
    seed = _SEED
    while len(known) < people:
        # The simulator's own people of several evenings; those with testing names are in each and come once.
        for one in simulate(seed, 120, 1, "dapp", deals=1)["entries"]:
            person = {key: one[key] for key in ("person", "first", "last", "club", "town")}
            known.setdefault((one["first"], one["last"]), person)
        seed += 1
    return list(known.values())[:people]


def evening(number: int, people: list[dict[str, Any]], field: int = FIELD, deals: int = DEALS) -> dict[str, Any]:
    """Play evening `number` (from 0) with people out of the register, as an archive."""
    dice = random.Random(f"{_SEED} {number}")
    day = FIRST_DAY + timedelta(days=round(number * 365.25 / A_YEAR))
    size = min(len(people), field + dice.randint(-field // 8, field // 8))
    archive = simulate(
        _SEED + 1000 + number,
        size,
        ROUNDS,
        VARIANTS[number % len(VARIANTS)],
        deals=deals,
        prefer=3,
        name=f"Clubabend {number + 1}",
        day=day,
        place=PLACES[number % len(PLACES)],
    )
    # Some come nearly always, most now and then: the weight falls with the place in the register.
    order = sorted(range(len(people)), key=lambda at: dice.random() ** (1 + at / (len(people) / 8)), reverse=True)
    for entry, at in zip(archive["entries"], order[:size], strict=True):
        entry.update(people[at])
    return archive


def make(path: Path, evenings: int = EVENINGS, people: int = PEOPLE, field: int = FIELD, deals: int = DEALS) -> None:
    """Make the club file, every evening brought in as an archive, with a season for each year."""
    known = register(people)
    draft = path.with_name(f"{path.name}.draft")
    draft.unlink(missing_ok=True)
    with ClubFile.create(draft, name="Tappclub Igelsberg") as file:
        archive = Archive(file)
        for number in range(evenings):
            archive.bring_in(read(evening(number, known, field, deals)))
        years: dict[int, list[int]] = {}
        for one in tournaments(file):
            # A season runs from September to August, as a club's does.
            years.setdefault(one.date.year - (one.date.month < 9), []).append(one.id)
        for year in sorted(years):
            Seasons(file).create(f"{year}/{(year + 1) % 100:02d}", tournaments=sorted(years[year]))
    draft.replace(path)


def file_in(folder: Path, evenings: int = EVENINGS) -> Path:
    """Give the file of so many evenings in a folder; it is made only once."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"years-{evenings}.tapp"
    if not path.exists():
        make(path, evenings)
    return path


def main() -> None:
    """Make the file and say how long it took."""
    parser = argparse.ArgumentParser(description="Make the club file of twenty years.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--evenings", type=int, default=EVENINGS)
    chosen = parser.parse_args()
    began = time.perf_counter()
    path = file_in(chosen.folder, chosen.evenings)
    print(f"{path}: {path.stat().st_size / 1e6:.0f} MB, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
