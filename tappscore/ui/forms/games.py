"""What a card of a game says beside its declared table: the pack, who plays, and three worked deals."""

from __future__ import annotations

from dataclasses import dataclass

from tappscore.i18n import Text, mark
from tappscore.rules.deal import Deal


@dataclass(frozen=True, slots=True)
class GameCard:
    """One game to choose. The deals are settled by the rules themselves, under the options chosen."""

    key: str
    pack: Text
    players: Text
    deals: tuple[Deal, Deal, Deal]


_36 = mark("New tournament", "36 cards, ace and ten count")
_54 = mark("New tournament", "54 tarock cards")
_THREE = mark("New tournament", "three play; at four the dealer rests")


def _deal(declarer: int, contract: str, **facts: int | str | bool) -> Deal:
    return Deal(contract=contract, declarer=declarer, facts=facts)


GAMES: tuple[GameCard, ...] = (
    GameCard(
        "dapp",
        _36,
        mark("New tournament", "three or four play"),
        (_deal(1, "solo", points=71), _deal(2, "herzsolo", points=52), _deal(3, "bettel", made=True)),
    ),
    GameCard(
        "wuerttemberg",
        _36,
        _THREE,
        (_deal(2, "frage", points=74), _deal(1, "solo", points=71), _deal(3, "frage", points=51)),
    ),
    GameCard(
        "classic",
        _36,
        _THREE,
        (_deal(2, "frage", points=74), _deal(1, "solo", points=71), _deal(3, "herzsolo", points=55)),
    ),
    GameCard(
        "tapp_tarock",
        _54,
        _THREE,
        (_deal(1, "dreier", points=39), _deal(2, "unterer", points=41, pagat="made"), _deal(3, "solo", points=30)),
    ),
)
