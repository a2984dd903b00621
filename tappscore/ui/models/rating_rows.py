"""The list of ratings: place, name and class, the estimate with its uncertainty, and what is ranked by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from tappscore.i18n import Text, mark
from tappscore.tournament.columns import Cell, Column, Lists
from tappscore.tournament.namesakes import told_apart
from tappscore.tournament.snapshot import Person

if TYPE_CHECKING:
    from tappscore.tournament.ratings import Ranked, Rating


def rating_columns(people: Mapping[str, Person]) -> tuple[Column[Ranked], ...]:
    """Declare the list of ratings."""
    names = told_apart(people.values())
    figures: tuple[tuple[str, Text, Callable[[Rating], float]], ...] = (
        ("mu", mark("History", "estimate"), lambda rating: rating.mu),
        ("sigma", mark("History", "uncertainty"), lambda rating: rating.sigma),
        ("ordinal", mark("History", "ranked by"), lambda rating: rating.ordinal),
    )
    return (
        Column(
            key="place", label=mark("tournament", "Place"), align="right", kind="place", value=lambda one, _: one.place
        ),
        Column(
            key="name",
            label=mark("History", "Name"),
            weight=1,
            value=lambda one, _: names.get(one.rating.person, "–"),
        ),
        Column(key="tier", label=mark("History", "Class"), value=lambda one, _: one.tier),
        *(
            Column(key=key, label=text, align="right", kind="average", value=_tenths_of(value))
            for key, text, value in figures
        ),
        Column(
            key="tables",
            label=mark("History", "tables"),
            align="right",
            kind="count",
            value=lambda one, _: one.rating.tables,
        ),
    )


def _tenths_of(value: Callable[[Rating], float]) -> Callable[[Ranked, Lists], Cell]:
    return lambda one, _lists: Fraction(round(value(one.rating) * 10), 10)
