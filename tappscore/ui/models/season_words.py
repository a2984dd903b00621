"""A season in sentences: how it counts, and what somebody still needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tappscore.i18n import Text, formats, mark
from tappscore.tournament.outlook import BY_POINTS, look_ahead
from tappscore.tournament.seasons import Evening, Line, Scheme
from tappscore.ui import words
from tappscore.ui.words import translate

SOURCES: Mapping[str, Text] = {
    "points": mark("History", "Points of the evening"),
    "place_table": mark("History", "Places, by a table"),
    "place_formula": mark("History", "Places, by the size of the field"),
    "table_points": mark("History", "Rank at each table"),
    "attendance": mark("History", "Attendance"),
}
FORMULAS: Mapping[str, Text] = {
    "beaten": mark("History", "one for each who is beaten, and one"),
    "percent": mark("History", "percent of the field"),
    "top_quarter": mark("History", "only the top quarter"),
}
TIE_BREAKS: Mapping[str, Text] = {
    "wins": mark("History", "evenings won"),
    "best_evening": mark("History", "best evening"),
    "second_best": mark("History", "second best evening"),
    "attendance": mark("History", "attendance"),
    "last_evening": mark("History", "last evening"),
    "all_results": mark("History", "all results, struck ones too"),
}


def described(scheme: Scheme, evenings: int) -> str:
    """Say in a line how a season counts."""
    said = [words.spoken(SOURCES[scheme.source])]
    if scheme.source == "place_table":
        said[0] = f"{said[0]} ({'-'.join(formats.number(each, words.catalog().language) for each in scheme.table)})"
    if scheme.source == "place_formula":
        said[0] = f"{said[0]} ({words.spoken(FORMULAS[scheme.formula])})"
    if scheme.best is not None:
        best, every = scheme.best, max(evenings, scheme.best)
        said.append(translate("History", "best {best} of {all}, others in brackets", best=best, all=every))
    if scheme.least_evenings:
        said.append(translate("History", "at least {least} evenings", least=scheme.least_evenings))
    if scheme.by_team:
        said.append(translate("History", "teams of {size}", size=scheme.team_size))
    if scheme.group:
        said.append(translate("History", "only {group}", group=scheme.group))
    if scheme.ties:
        ties = ", ".join(words.spoken(TIE_BREAKS[key]) for key in scheme.ties)
        said.append(translate("History", "when level: {ties}", ties=ties))
    return " · ".join(said)


def outlook(evenings: Sequence[Evening], scheme: Scheme, line: Line, name: str = "") -> str:
    """Say what somebody needs at the next evening to stand first; empty where that can't be said.

    `name` is how the person is called in a sentence; empty: as the ranking has it.
    """
    held = [evening for evening in evenings if evening.held]
    if scheme.by_team or scheme.source == "attendance" or not held:
        return ""
    next_one = next((evening for evening in evenings if not evening.held), None)
    coming = next_one or Evening(tournament="next", name="", date=held[-1].date)
    # How many will come nobody knows: as many as the last time.
    field = max(held[-1].field, 1)
    found = look_ahead(evenings, scheme, line.person, msgspec.structs.replace(coming, held=False), field)
    name = name or line.name
    if scheme.source in BY_POINTS:
        return _needed_points(name, found.points, by_rank=scheme.source == "table_points")
    if found.certain is not None and found.certain == found.average:
        return translate(
            "History",
            "{name} is first after the next evening with {result} there, whatever the others do.",
            name=name,
            result=_at_least(found.certain),
        )
    said = []
    if found.average is not None:
        said.append(
            translate(
                "History",
                "{name} is first after the next evening with {result} there, if the others do as before.",
                name=name,
                result=_at_least(found.average),
            )
        )
    if found.certain is not None:
        said.append(
            translate(
                "History",
                "Enough whatever the others do: {result}.",
                result=_at_least(found.certain),
            )
        )
    elif found.average is not None:
        said.append(translate("History", "No place is enough whatever the others do."))
    return " ".join(said) or translate("History", "{name} can't be first after one more evening.", name=name)


def _needed_points(name: str, points: int | None, *, by_rank: bool) -> str:
    if points is None:
        return translate("History", "{name} can't be first after one more evening.", name=name)
    if by_rank:
        enough = translate(
            "History",
            "{name} is first after the next evening with {points} points by rank there, if the others do as before.",
            name=name,
            points=points,
        )
        return f"{enough} {translate('History', 'No place makes it certain: rank at the tables is not the place.')}"
    enough = translate(
        "History",
        "{name} is first after the next evening with {points} points there, if the others do as before.",
        name=name,
        points=points,
    )
    certain = translate("History", "No number is enough whatever the others do: points have no limit.")
    return f"{enough} {certain}"


def _at_least(place: int) -> str:
    if place == 1:
        return translate("History", "a win")
    return translate("History", "a {place} place or better", place=formats.ordinal(place, words.catalog().language))
