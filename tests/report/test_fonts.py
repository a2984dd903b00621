from __future__ import annotations

import pytest

from tappscore.assets import resource
from tappscore.report import fonts


@pytest.mark.parametrize("font", fonts.FACES)
def test_face_covers_all_letters_of_latin(font: str) -> None:
    blocks = ((0x20, 0x7F), (0xA0, 0x180), (0x218, 0x21C), (0x1E80, 0x1E86), (0x1EA0, 0x1EFA))
    letters = "".join(chr(code) for first, last in blocks for code in range(first, last) if code != 0xAD)
    assert fonts.covers(letters + "„“”‚‘’–—…·", font)


@pytest.mark.parametrize("font", [fonts.REGULAR, fonts.BOLD])
def test_figures_signs_and_minus_have_one_width(font: str) -> None:
    assert len({round(fonts.width(sign, font, 10), 3) for sign in "0123456789−+"}) == 1


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Jo\u0308rg", "Jörg"),
        ("Tab\tName", "Tab Name"),
        ("Zero\u200bSoft\u00ad", "ZeroSoft"),
        ("Ａnna", "Anna"),
        ("Anna 😀", "Anna □"),
        ("محمد", "□□□□"),
        ("Иван Γιώργος", "Иван Γιώργος"),
    ],
)
def test_signs_without_a_picture_never_vanish(typed: str, printed: str) -> None:
    assert fonts.printable(typed, fonts.REGULAR) == printed


def test_text_is_shrunk_a_little_then_wrapped_then_cut() -> None:
    name = "Freifrau von Hohenstein-Oberüberlingen"
    natural = fonts.width(name, fonts.REGULAR, 12)
    lines, size = fonts.fitted(name, fonts.REGULAR, 12, natural * 0.8, lines=2)
    assert (lines, size < 12) == ([name], True)
    lines, size = fonts.fitted(name, fonts.REGULAR, 12, natural * 0.6, lines=2)
    assert lines == ["Freifrau von Hohenstein-", "Oberüberlingen"]
    lines, size = fonts.fitted("Donaudampfschifffahrt", fonts.REGULAR, 12, 60, lines=2)
    assert "".join(line.removesuffix("-") for line in lines) == "Donaudampfschifffahrt"
    assert size >= 9


def test_fitted_text_is_never_wider_than_its_place() -> None:
    for limit in range(24, 200, 7):
        for text in ("Łukasz Wójcik", "W" * 40, "a-b c-d e-f", "Dr. Maximiliane Freifrau von Hohenstein"):
            for count in (1, 2):
                lines, size = fonts.fitted(text, fonts.BOLD, 13, limit, lines=count)
                assert all(fonts.width(line, fonts.BOLD, size) <= limit + 0.01 for line in lines)


def test_every_face_comes_with_its_licence() -> None:
    licence = resource("fonts", "OFL.txt").read_text("utf-8")
    assert all(f"{font}.ttf" in licence for font in fonts.FACES)
