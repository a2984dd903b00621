"""What the hall was shown, held against what stands now."""

from __future__ import annotations

from fractions import Fraction

from tappscore.i18n import formats
from tappscore.tournament.snapshot import Release
from tappscore.tournament.standings import Place, Standing


def posted(release: Release) -> dict[int, tuple[int, Fraction]]:
    """Give place and points of each entry as the hall was shown them."""
    return {entry: (place, Fraction(points.replace(formats.MINUS, "-"))) for entry, place, points in release.places}


def changed_since(standing: Standing, release: Release) -> list[Place]:
    """Find whose place or points are not those of the released list; a release that froze nothing never differs."""
    before = posted(release)
    if not before:
        return []
    return [
        place
        for place in standing.places
        if before.get(place.entry.id) != (None if place.place is None else (place.place, place.points))
    ]
