"""Ways in which real series count, each under a name and in one sentence; the dialog fills itself from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tappscore.i18n import Text, mark
from tappscore.tournament.seasons import FORMULA_ONE, Scheme


@dataclass(frozen=True, slots=True)
class Preset:
    """One convention. `scheme` is told how many evenings there are; the last weighs `final_weight`."""

    key: str
    label: Text
    sentence: Text
    scheme: Callable[[int], Scheme]
    final_weight: int = 1


# Conventions of real series; which one is whose: practice.md C.2. Elo with tiers is no sum of evenings:
# the rating of the People tab stands for it.
PRESETS: tuple[Preset, ...] = (
    Preset(
        "raw",
        mark("History", "All points"),
        mark("History", "The points of all evenings are added up; nothing is struck."),
        lambda _evenings: Scheme(),
    ),
    Preset(
        "every_evening",
        mark("History", "All points, for those who always came"),
        mark("History", "The points are added up; only who came to every evening can be first."),
        lambda evenings: Scheme(least_evenings=evenings),
    ),
    Preset(
        "day_winners",
        mark("History", "All points, winners of a day honoured"),
        mark("History", "The points are added up; of level people, who won more evenings stands in front."),
        lambda _evenings: Scheme(ties=("wins", "best_evening", "all_results")),
    ),
    Preset(
        "field",
        mark("History", "Places by the size of the field"),
        mark("History", "Each evening gives one point for everybody who is beaten, and one for taking part."),
        lambda _evenings: Scheme(source="place_formula", formula="beaten"),
    ),
    Preset(
        "formula_one",
        mark("History", "25-18-15, best of them, final counts double"),
        mark(
            "History",
            "The first ten get 25, 18, 15, 12, 10, 8, 6, 4, 2 and 1, everybody else 1; the weakest evening is struck, "
            "the last one counts double.",
        ),
        lambda evenings: Scheme(
            source="place_table", table=FORMULA_ONE, beyond=1, best=max(evenings - 1, 1) if evenings else None
        ),
        final_weight=2,
    ),
    Preset(
        "qualification",
        mark("History", "Qualifying for a final"),
        mark("History", "Places count in percent of the field; the first sixteen qualify for the final."),
        lambda _evenings: Scheme(source="place_formula", formula="percent", qualified=16),
    ),
    Preset(
        "best",
        mark("History", "Best evenings"),
        mark("History", "The points of the best two thirds of the evenings count, the others are struck."),
        lambda evenings: Scheme(best=max(-(-evenings * 2 // 3), 1) if evenings else None),
    ),
    Preset(
        "quarter",
        mark("History", "The top quarter scores"),
        mark("History", "Only the first quarter of the field gets points: the last of them one, each before one more."),
        lambda _evenings: Scheme(source="place_formula", formula="top_quarter"),
    ),
    Preset(
        "tables",
        mark("History", "Points by rank at the table"),
        mark("History", "At each table and round the best gets most, whatever the deals brought; those are added up."),
        lambda _evenings: Scheme(source="table_points"),
    ),
)


def preset_of(scheme: Scheme, evenings: int) -> Preset | None:
    """Find the convention that a scheme is, None for a club's own."""
    return next((each for each in PRESETS if each.scheme(evenings) == scheme), None)
