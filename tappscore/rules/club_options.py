"""What every variant takes: Bock, revoke and a Kontra of the club's own (rules.md 0.7), with the facts they add."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tappscore.i18n import mark
from tappscore.rules.contracts import Contract
from tappscore.rules.fields import Alternative, Choice, Count, Field, Flag, Options, Seat, Source

HOUSE = Source("house", "a custom of clubs")

BOCK = Flag(
    key="bock",
    label=mark("rules", "Bock deals"),
    meaning=mark("rules", "A deal may count twofold, fourfold or eightfold; ante and pot don't."),
    source=HOUSE,
    default=False,
)
REVOKE_OPTION = Choice(
    key="revoke",
    label=mark("rules", "Revoke"),
    source=HOUSE,
    alternatives=(
        Alternative(
            value="off",
            label=mark("rules", "not settled"),
            meaning=mark("rules", "The table settles a revoke by itself."),
            source=HOUSE,
        ),
        Alternative(
            value="least",
            label=mark("rules", "least"),
            meaning=mark("rules", "Who revokes loses by as little as possible."),
            source=HOUSE,
        ),
        Alternative(
            value="all",
            label=mark("rules", "all"),
            meaning=mark("rules", "Who revokes loses as if the other side had everything."),
            source=HOUSE,
        ),
    ),
)
REVOKE_PAYS = Choice(
    key="revoke_pays",
    label=mark("rules", "A revoking defender"),
    source=HOUSE,
    alternatives=(
        Alternative(
            value="side",
            label=mark("rules", "pays with his side"),
            meaning=mark("rules", "All defenders pay as usual."),
            source=HOUSE,
        ),
        Alternative(
            value="alone",
            label=mark("rules", "pays alone"),
            meaning=mark("rules", "He pays what all defenders together would pay."),
            source=HOUSE,
        ),
    ),
)
GAME_KONTRA = Count(
    key="game_kontra",
    label=mark("rules", "Kontra up to level"),
    meaning=mark("rules", "0: no Kontra; 1 Kontra, 2 Re, 3 Sub. Each level doubles the game."),
    source=Source("house", "a custom of clubs"),
    high=3,
    default=0,
)
CLUB_OPTIONS: tuple[Field, ...] = (BOCK, REVOKE_OPTION, REVOKE_PAYS)

FACTOR = Choice(
    key="factor",
    label=mark("rules", "Bock"),
    letter="bk",
    source=HOUSE,
    default=1,
    alternatives=(
        Alternative(value=2, label=mark("rules", "twofold"), sign="2", source=HOUSE),
        Alternative(value=4, label=mark("rules", "fourfold"), sign="4", source=HOUSE),
        Alternative(value=8, label=mark("rules", "eightfold"), sign="8", source=HOUSE),
    ),
)
REVOKE = Seat(key="revoke", label=mark("rules", "Revoke"), letter="rv", source=HOUSE)
KONTRA = Count(
    key="kontra",
    label=mark("rules", "Kontra"),
    letter="k!",
    source=HOUSE,
    high="game_kontra",
    default=0,
    style="bangs",
)


class Extra(NamedTuple):
    """A fact that an option of every variant adds to a contract."""

    field: Field
    taken_by: Callable[[Contract, Options], bool]


def _takes_kontra(contract: Contract, options: Options) -> bool:
    # A variant with a Kontra of its own has no option `game_kontra`.
    return options.get("game_kontra", 0) > 0 and contract.played and contract.party == "alone"


def _takes_factor(contract: Contract, options: Options) -> bool:
    del contract
    return bool(options["bock"])


def _takes_revoke(contract: Contract, options: Options) -> bool:
    # Offered to every contract, so that a revoke where none can be gets its own sentence.
    del contract
    return bool(options["revoke"] != "off")


EXTRAS = (Extra(KONTRA, _takes_kontra), Extra(FACTOR, _takes_factor), Extra(REVOKE, _takes_revoke))
