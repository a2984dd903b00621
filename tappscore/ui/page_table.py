"""The pages, in the order of an evening. A page's module is imported when it is first shown."""

from __future__ import annotations

from dataclasses import dataclass

from tappscore.i18n import Text, mark


@dataclass(frozen=True, slots=True)
class PageRow:
    """One page: its key (also its icon), its name in the rail, where its class stands.

    `needs_tournament`: without an open one the page says so and offers the way.
    `is_in_rail`: the others are reached from their page or from the palette.
    """

    key: str
    label: Text
    module: str
    name: str
    needs_tournament: bool = True
    is_in_rail: bool = True


PAGES: tuple[PageRow, ...] = (
    PageRow("tonight", mark("Window", "Tonight"), "tonight", "TonightPage", needs_tournament=False),
    PageRow("entries", mark("Window", "Entries"), "entries", "EntriesPage"),
    PageRow("seating", mark("Window", "Seating"), "seating", "SeatingPage"),
    PageRow("scoring", mark("Window", "Scoring"), "scoring", "ScoringPage"),
    PageRow("standings", mark("Window", "Standings"), "standings", "StandingsPage"),
    PageRow("print", mark("Window", "Print"), "print", "PrintPage"),
    PageRow("history", mark("Window", "History"), "history", "HistoryPage", needs_tournament=False),
    PageRow("settings", mark("Window", "Settings"), "settings", "SettingsPage", needs_tournament=False),
    PageRow(
        "new",
        mark("Window", "New tournament"),
        "new_tournament",
        "NewTournamentPage",
        needs_tournament=False,
        is_in_rail=False,
    ),
)
