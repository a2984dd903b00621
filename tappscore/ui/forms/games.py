"""What a card of a game says beside its declared table: the pack, who plays, and three worked deals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tappscore.i18n import Text, formats, mark
from tappscore.problems import RefusedError
from tappscore.rules.checking import problems
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Deal
from tappscore.rules.fields import Count, Flag
from tappscore.rules.registry import newest, rule_set
from tappscore.rules.ruleset import RuleSet, active_count, bind, resolve
from tappscore.rules.settlement import settle
from tappscore.ui import words


@dataclass(frozen=True, slots=True)
class GameCard:
    """One game to choose. The deals are settled by the rules themselves, under the options chosen."""

    key: str
    pack: Text
    players: Text
    deals: tuple[Deal, ...]


_WORKED = 3
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

_42 = mark("New tournament", "42 tarock cards")
_CEGO = mark("New tournament", "54 Cego cards")
_SWISS = mark("New tournament", "Swiss-suited cards")
_ANY = mark("New tournament", "any pack")
_THREE_OR_FOUR = mark("New tournament", "three or four play")
_FOUR = mark("New tournament", "four play")
_SIX = mark("New tournament", "six or seven play")
_AS_WISHED = mark("New tournament", "three to seven play")

# The rest of the family, in the order of the registry; chosen from a list.
MORE_GAMES: tuple[GameCard, ...] = (
    GameCard(
        "tapp_tarock_1821",
        _54,
        _THREE,
        (_deal(1, "dreyer", points=37), _deal(2, "dreyer", points=30, pagat="made"), _deal(3, "solo", points=41)),
    ),
    GameCard(
        "frog", _36, _THREE, (_deal(1, "frog", points=72), _deal(2, "chico", points=48), _deal(3, "grand", points=90))
    ),
    GameCard(
        "six_bid_solo",
        _36,
        _THREE,
        (
            _deal(1, "solo", points=74),
            _deal(2, "guarantee", points=80, hearts=False),
            _deal(3, "misere", made=False),
        ),
    ),
    GameCard(
        "dreiertarock",
        _54,
        _THREE,
        (
            _deal(1, "einser", points=40),
            _deal(2, "dreier", points=45, trull="declarer"),
            _deal(3, "fuenfer", points=40, pagat="announced_lost"),
        ),
    ),
    GameCard(
        "point_tarock",
        _54,
        _THREE,
        (_deal(1, "dreier", points=47), _deal(2, "unterer", points=52, announced=50), _deal(3, "oberer", points=35)),
    ),
    GameCard(
        "illustrated_tarock",
        _54,
        _THREE,
        (_deal(1, "dreiblatt", points=45), _deal(2, "einblatt", points=50), _deal(3, "solo", points=30)),
    ),
    GameCard(
        "zwoelfertarock",
        _42,
        _THREE,
        (_deal(1, "dreyer", points=34), _deal(2, "zweyer", points=31), _deal(3, "solo", points=45)),
    ),
    GameCard(
        "german_tarok",
        _36,
        _THREE,
        (_deal(1, "frage", points=75), _deal(2, "solo", points=41), _deal(3, "herzsolo", points=55)),
    ),
    GameCard(
        "bavarian_tarock",
        _36,
        _THREE,
        (_deal(1, "pickup", points=61), _deal(2, "pickup", points=68, steps=1), _deal(3, "hand", points=80)),
    ),
    GameCard(
        "bauerntarock",
        _36,
        _THREE_OR_FOUR,
        (
            _deal(1, "hineinschauen", points=70),
            _deal(2, "hineinschauen", points=70, spatz="declarer"),
            _deal(3, "sumpern", points=50),
        ),
    ),
    GameCard(
        "dobbm",
        _36,
        _FOUR,
        (_deal(1, "dobbm", points=61), _deal(2, "dobbm", points=69, announced=70), _deal(3, "solo", points=80)),
    ),
    GameCard(
        "dreierles",
        _CEGO,
        _THREE,
        (
            _deal(1, "dreier", points=40),
            _deal(2, "dreier", points=40, kontra=1),
            _deal(3, "solo", points=30, pfeife="defenders"),
        ),
    ),
    GameCard(
        "schwarzwald_dappen",
        _CEGO,
        _SIX,
        (_deal(1, "dapp", made=True), _deal(2, "dapp", made=False)),
    ),
    GameCard("zuger_tapp", _SWISS, _FOUR, (_deal(1, "spiel", points=70), _deal(2, "solo", points=50))),
    GameCard("schellen_tapp", _SWISS, _FOUR, (_deal(1, "spiel", points=70), _deal(2, "solo", points=50))),
    GameCard("house", _ANY, _AS_WISHED, (_deal(1, "spiel", points=70), _deal(2, "solo", points=50))),
)


def more_games() -> tuple[GameCard, ...]:
    """Give the games beside the four cards, in the order of the registry."""
    first = {game.key for game in GAMES}
    written = {game.key: game for game in MORE_GAMES}
    return tuple(written.get(one.key) or _plain_card(one) for one in newest() if one.key not in first)


def card_of(key: str) -> GameCard:
    """Find the card of a game; a game without one gets a card made of its declared table."""
    return next(game for game in (*GAMES, *more_games()) if game.key == key)


def _plain_card(chosen: RuleSet) -> GameCard:
    """Make a card of the table alone: a deal well won of each of the first three contracts."""
    options = resolve(chosen, {})
    deals = tuple(
        _deal(at, contract.key, **_won(contract, options))
        for at, contract in enumerate((one for one in chosen.contracts if one.party == "alone" and one.played), start=1)
        if at <= _WORKED
    )
    few, many = chosen.active_seats[0], chosen.active_seats[-1]
    players = {(3, 3): _THREE, (3, 4): _THREE_OR_FOUR, (4, 4): _FOUR}.get((few, many), _AS_WISHED)
    return GameCard(chosen.key, _ANY, players, deals)


def _won(contract: Contract, options: Mapping[str, object]) -> dict[str, int | str | bool]:
    """Fill in what a contract must know for a deal that was won."""
    facts: dict[str, int | str | bool] = {}
    for field in contract.fields:
        grouped = any(field.key == group[0] for group in contract.needs)
        if isinstance(field, Count) and field.key == "points" and (field.required or grouped):
            facts["points"] = min((contract.target or 0) + 9, field.highest(options))
        elif isinstance(field, Flag) and field.required:
            facts[field.key] = True
    return facts


def worked(game: GameCard, house: Mapping[str, object]) -> list[tuple[str, list[str]]]:
    """Give the worked deals of a game: what happened and why, and who gets what.

    Deals that the options don't know are left out; all of them where the options are refused.
    """
    chosen = rule_set(game.key)
    try:
        seats = active_count(chosen, resolve(chosen, house), chosen.allowed_seats[0])
        rules = bind(chosen, house, seats)
    except RefusedError:
        return []
    language = words.catalog().language
    found: list[tuple[str, list[str]]] = []
    for deal in game.deals:
        if problems(rules, deal):
            continue
        settled = settle(rules, [deal]).deals[0]
        why = "; ".join(words.spoken(line.message) for line in settled.lines)
        seat = words.translate("New tournament", "Seat {seat}", seat=deal.declarer or 0)
        found.append((f"{seat}: {why}", [formats.change(move, language) for move in settled.moves]))
    return found
