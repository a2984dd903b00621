"""Illustrated Tarock (Beck; Graz; the collection S9): written credits and extras (rules.md 10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tappscore.i18n import Message, Text, mark
from tappscore.problems import Problem
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part
from tappscore.rules.explanation import LOST, MADE, Clause, seat
from tappscore.rules.fields import Alternative, Choice, Count, Flag, Items, Place, Seat, Source, Worth
from tappscore.rules.problem_kinds import Found
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.tarock_family import CARD_POINTS, S5, revoked_between

S9 = Source("sourced", "S9")
FAILED = Source("house", "no source decides it")
GAME_AND_POINTS = mark("rules", "{game} for the game and {over} for points, times {leaf}")
SEAT_WRITES = mark("rules", "{who} writes {n}")
OTHERS_WRITE = mark("rules", "announced by {who} and failed: both others write {n}")

# (silent, announced after the exchange, announced before it); None: not known in this version.
Row = tuple[int | None, int | None, int | None]
GERMAN: dict[str, Row] = {
    "pagat": (5, 10, 20),
    "uhu": (5, 10, 20),
    "trull": (4, 4, 8),
    "kings": (5, 5, 10),
    "heads": (2, 2, 4),
    "no_trull": (4, 4, 8),
    "no_kings": (5, 5, 10),
    "forty": (5, 5, 10),
    "fifty": (10, 10, 20),
    "valat": (12, 24, 48),
}
ENGLISH: dict[str, Row] = {
    **GERMAN,
    "no_trull": (4, 8, 16),
    "no_kings": (5, 10, 15),
    "fifty": (10, 20, 40),
}
# Announcements before the exchange count twice those after it.
COLLECTION: dict[str, Row] = {
    "pagat": (5, 10, 20),
    "uhu": (None, None, None),
    "trull": (3, None, None),
    "kings": (3, None, None),
    "heads": (None, None, None),
    "no_trull": (10, 10, 20),
    "no_kings": (10, 10, 20),
    "forty": (5, 5, 10),
    "fifty": (20, 20, 40),
    "valat": (20, 40, 80),
}
COLLECTION_GAMES = {"dreiblatt": 3, "zweiblatt": 5, "einblatt": 7, "solo": 10}
TABLES = {("beck", "german"): GERMAN, ("beck", "english"): ENGLISH}
WHEN = ("silent", "after", "before")

POINTS = Count(
    key="points",
    label=CARD_POINTS,
    meaning=mark("rules", "Rounded to the nearest whole point."),
    source=S9,
    high=70,
    required=True,
)
BID = Choice(
    key="bid",
    label=mark("rules", "How the game was bid"),
    letter="g",
    source=S5,
    alternatives=(
        Alternative(value="announced", label=mark("rules", "announced"), source=S5, worth=3),
        Alternative(value="taken_over", label=mark("rules", "taken over"), sign="+", source=S5, worth=4),
        Alternative(value="held", label=mark("rules", "held"), sign="++", source=S5, worth=5),
    ),
)
KONTRA = Count(key="kontra", label=mark("rules", "Kontra"), letter="k!", source=S5, high=3, default=0, style="bangs")
ITEM = Choice(
    key="item",
    label=mark("rules", "Extra"),
    source=S5,
    required=True,
    alternatives=(
        Alternative(value="pagat", label=mark("rules", "Pagat"), sign="pa", source=S5, worth=5),
        Alternative(value="uhu", label=mark("rules", "Uhu"), sign="uh", source=S5, worth=5),
        Alternative(value="trull", label=mark("rules", "Trull"), sign="tr", source=S5, worth=4),
        Alternative(value="kings", label=mark("rules", "Four kings"), sign="k", source=S5, worth=5),
        Alternative(value="heads", label=mark("rules", "Köpfe"), sign="he", source=S5, worth=2),
        Alternative(value="no_trull", label=mark("rules", "without honours"), sign="nt", source=S5, worth=4),
        Alternative(value="no_kings", label=mark("rules", "without kings"), sign="nk", source=S5, worth=5),
        Alternative(value="forty", label=mark("rules", "40 points"), sign="fo", source=S5, worth=5),
        Alternative(value="fifty", label=mark("rules", "50 points"), sign="fi", source=S5, worth=10),
        Alternative(value="valat", label=mark("rules", "Valat"), sign="v", source=S5, worth=12),
    ),
)
EXTRAS = Items(
    key="extras",
    label=mark("rules", "Extras"),
    letter="extras",
    meaning=mark("rules", "Each with its seat; + announced after, ++ before the exchange, - and -- failed."),
    source=S5,
    default=(),
    fields=(
        ITEM,
        Seat(key="seat", label=mark("rules", "Seat"), source=S5, required=True),
        Choice(
            key="when",
            label=mark("rules", "When"),
            source=S5,
            alternatives=(
                Alternative(value="silent", label=mark("rules", "silent"), source=S5),
                Alternative(value="after", label=mark("rules", "announced after the exchange"), source=S5),
                Alternative(value="before", label=mark("rules", "announced before the exchange"), source=S5),
            ),
        ),
        Flag(key="made", label=mark("rules", "Made"), source=S5, default=True),
    ),
    endings=(
        ("", {"when": "silent", "made": True}),
        ("+", {"when": "after", "made": True}),
        ("++", {"when": "before", "made": True}),
        ("-", {"when": "after", "made": False}),
        ("--", {"when": "before", "made": False}),
    ),
)
BONUS_TABLE = Choice(
    key="bonus_table",
    label=mark("rules", "Values of the extras"),
    source=S5,
    alternatives=(
        Alternative(value="german", label=mark("rules", "German sources"), source=S5),
        Alternative(value="english", label=mark("rules", "English Wikipedia"), source=S5),
    ),
)
SCHEME = Choice(
    key="scheme",
    label=mark("rules", "Version"),
    source=S5,
    alternatives=(
        Alternative(value="beck", label=mark("rules", "Beck and Graz"), source=S5),
        Alternative(
            value="collection",
            label=mark("rules", "the collection's"),
            meaning=mark("rules", "The game counts 3, 5, 7 or 10 by contract; other values of the extras."),
            source=S9,
        ),
    ),
)


def _worth(item: Mapping[str, Any], options: Mapping[str, Any]) -> int | None:
    """Look up what an extra is worth in the version in force."""
    table = COLLECTION if options["scheme"] == "collection" else TABLES["beck", options["bonus_table"]]
    return table[item["item"]][WHEN.index(item.get("when") or "silent")]


def _extras_agree(facts: Facts, place: Place) -> Found:
    """Refuse extras named twice, silent ones that failed, 40 beside 50, and those unknown to the version."""
    seen: set[tuple[object, object]] = set()
    for item in facts["extras"] or ():
        name = (item["item"], item["seat"])
        silent = (item.get("when") or "silent") == "silent"
        other = {"forty": "fifty", "fifty": "forty"}.get(item["item"])
        if name in seen or (other, item["seat"]) in seen:
            yield Problem("extra-twice", "extras", values={"seat": item["seat"]})
        elif silent and item.get("made") is False:
            yield Problem("extra-silent-failed", "extras", values={"seat": item["seat"]})
        elif _worth(item, place.options) is None:
            yield Problem("extra-unvalued", "extras", values={"seat": item["seat"]})
        seen.add(name)
        if item["item"] == "valat" and not silent and facts.get("revoke") is not None:
            yield Problem("revoke-beside-announcement", "revoke")


def _value(facts: Facts, game: Game) -> Outcome:
    """Score the game as credits (rules.md 0.2): who writes c gets twice c, the others pay c each."""
    points, leaf = facts["points"], game.worth
    won = points >= 36
    bid = BID.alternative(facts["bid"])
    by_contract = game.options["scheme"] == "collection"
    base = COLLECTION_GAMES[game.contract.key] if by_contract else bid.worth if bid else 0
    amount = (base + abs(points - 35)) * leaf
    why: tuple[Clause, ...] = (
        MADE if won else LOST,
        Message(GAME_AND_POINTS, {"game": base, "over": abs(points - 35), "leaf": leaf}),
    )
    source = S9 if by_contract else S5
    parts = [Part(amount if won else -amount, game.contract.label, points, why, source)]
    parts += [_extra(item, game) for item in facts["extras"]]
    return Outcome("won" if won else "lost", tuple(parts))


def _extra(item: Mapping[str, Any], game: Game) -> Part:
    value = (_worth(item, game.options) or 0) * game.worth
    made = item.get("made") is not False
    text, source = (SEAT_WRITES, S5) if made else (OTHERS_WRITE, FAILED)
    moves = game.collect(item["seat"], value if made else -value)
    what = ITEM.alternative(item["item"])
    why = Message(text, {"who": seat(item["seat"]), "n": value})
    return Part(0, what.label if what else ITEM.label, None, (why,), source, moves=moves)


def _contract(key: str, letter: str, label: Text, meaning: Text, leaf: int) -> Contract:
    return Contract(
        key=key,
        letter=letter,
        label=label,
        meaning=meaning,
        worth=Worth(leaf, S5),
        unit=mark("rules", "everything times {n}"),
        target=36,
        fields=(POINTS, BID, KONTRA, EXTRAS),
        value=_value,
        source=S5,
        checks=(_extras_agree,),
        revoked=revoked_between(0, 70, 35),
    )


FIRST = RuleSet(
    key="illustrated_tarock",
    revision=1,
    label=mark("rules", "Illustrated Tarock"),
    source=Source("reported", "S5, a third version S9"),
    total=70,
    half="lost",
    own_kontra=True,
    contracts=(
        _contract("dreiblatt", "d", mark("rules", "Dreiblatt"), mark("rules", "36 points, three cards exchanged"), 1),
        _contract("zweiblatt", "z", mark("rules", "Zweiblatt"), mark("rules", "36 points, two cards exchanged"), 2),
        _contract("einblatt", "e", mark("rules", "Einblatt"), mark("rules", "36 points, one card exchanged"), 3),
        _contract("solo", "s", mark("rules", "Solo"), mark("rules", "36 points, no card exchanged"), 4),
    ),
    options=(BONUS_TABLE, SCHEME),
)
REVISIONS = (FIRST,)
