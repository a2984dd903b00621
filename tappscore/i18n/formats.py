"""Numbers, dates and names as people of a language write and sort them."""

from __future__ import annotations

import unicodedata
from datetime import date
from fractions import Fraction

MINUS = "−"
LONGEST_LINE = 200  # signs; longer names are no names, and no list has room for them


def number(value: int | Fraction, language: str) -> str:
    """Show an exact number: integers, quarters and halves as decimals, with a real minus.

    A fraction that no decimal of two places shows exactly stays a fraction (`10/3`),
    because two equal-looking decimals must never stand in different order.
    """
    sign = MINUS if value < 0 else ""
    size = abs(Fraction(value))
    if size.denominator == 1:
        return f"{sign}{size.numerator}"
    hundredths = size * 100
    if hundredths.denominator != 1:
        return f"{sign}{size.numerator}/{size.denominator}"
    text = f"{float(size):.2f}".rstrip("0")
    return sign + (text.replace(".", ",") if language == "de" else text)


def change(value: int | Fraction, language: str) -> str:
    """Show points that are a change: with their sign, zero without one."""
    return ("+" if value > 0 else "") + number(value, language)


def tenths(value: int | Fraction, language: str) -> str:
    """Show what was rounded to tenths, always with its tenth: `25,0` stands under `24,7`."""
    rounded = round(Fraction(value) * 10)
    sign = MINUS if rounded < 0 else ""
    return f"{sign}{abs(rounded) // 10}{',' if language == 'de' else '.'}{abs(rounded) % 10}"


def day(value: date, language: str) -> str:
    """Show a date: `28.11.2026` in German, `28 November 2026` in English."""
    if language == "de":
        return f"{value.day:02d}.{value.month:02d}.{value.year}"
    return f"{value.day} {value.strftime('%B')} {value.year}"


def short_day(value: date, language: str) -> str:
    """Show a date where room is scarce: `28.11.2026` in German, `28 Nov 2026` in English."""
    return day(value, language) if language == "de" else f"{value.day} {value.strftime('%b')} {value.year}"


def ordinal(value: int, language: str) -> str:
    """Show a place: `3.` in German, `3rd` in English."""
    if language == "de":
        return f"{value}."
    tail = "th" if value % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
    return f"{value}{tail}"


def folded(text: str) -> str:
    """Fold a name for comparing: case, accents, ß and stroked letters lose their difference."""
    plain = text.casefold().replace("ß", "ss").replace("ł", "l").replace("ø", "o").replace("đ", "d")
    return "".join(sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign))


def one_line(text: str) -> str:
    """Give a name as it stands in one line of a list: composed letters, single spaces, nothing invisible, 200 signs."""
    seen = "".join(
        " " if sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", text)
        # Control signs would break lists and colour terminals; invisible ones make two equal-looking names differ.
        if sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cf")
    )
    return " ".join(seen.split())[:LONGEST_LINE].rstrip()
