"""The four German suits as outlines, for certificates: heart, leaf, bell and acorn."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from tappscore.report.page import BLACK, Page, Point

_STEPS = 48


def heart(page: Page, x: float, y: float, size: float) -> None:
    """Draw a heart about a middle; `size` is its height."""
    page.curve(_heart(x, y, size), fill=BLACK)


def leaf(page: Page, x: float, y: float, size: float) -> None:
    """Draw a leaf: a heart on its head with a stem."""
    outline = [(px, 2 * y - py) for px, py in _heart(x, y, size * 0.82)]
    page.curve([(px, py - size * 0.09) for px, py in outline], fill=BLACK)
    page.curve(
        [(x, y + size * 0.1), (x + size * 0.06, y + size * 0.3), (x + size * 0.12, y + size * 0.5)], thick=size / 14
    )


def bell(page: Page, x: float, y: float, size: float) -> None:
    """Draw a round bell with its band and slit."""
    radius = size * 0.44
    page.curve(_ellipse(x, y, radius, radius), fill=BLACK)
    page.stroke(x - radius, y, x + radius, y, thick=size / 16, grey=1)
    page.curve(_ellipse(x, y + size * 0.2, size * 0.05, size * 0.05), fill=1)
    page.stroke(x, y + size * 0.2, x, y + size * 0.42, thick=size / 26, grey=1)
    page.stroke(x, y - radius - size * 0.06, x, y - radius, thick=size / 12)


def acorn(page: Page, x: float, y: float, size: float) -> None:
    """Draw an acorn: nut, cup and stem."""
    page.curve(_ellipse(x, y + size * 0.08, size * 0.27, size * 0.4), fill=BLACK)
    cup = [point for point in _ellipse(x, y - size * 0.1, size * 0.35, size * 0.26) if point[1] <= y - size * 0.1]
    page.curve([(x - size * 0.35, y - size * 0.06), *sorted(cup), (x + size * 0.35, y - size * 0.06)], fill=BLACK)
    page.stroke(x - size * 0.36, y - size * 0.035, x + size * 0.36, y - size * 0.035, thick=size / 26, grey=1)
    page.stroke(x, y - size * 0.34, x + size * 0.05, y - size * 0.5, thick=size / 14)


SUITS: tuple[Callable[[Page, float, float, float], None], ...] = (acorn, leaf, heart, bell)


def _heart(x: float, y: float, size: float) -> list[Point]:
    points = []
    for step in range(_STEPS):
        t = 2 * pi * step / _STEPS
        across = 16 * sin(t) ** 3
        up = 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)
        points.append((x + across * size / 30, y - (up + 2.5) * size / 30))
    return points


def _ellipse(x: float, y: float, wide: float, high: float) -> list[Point]:
    turns = [2 * pi * step / _STEPS for step in range(_STEPS)]
    return [(x + wide * cos(turn), y + high * sin(turn)) for turn in turns]
