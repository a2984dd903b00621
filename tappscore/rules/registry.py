"""The explicit list of all variants; a new one adds its line here."""

from __future__ import annotations

from tappscore.i18n import Text
from tappscore.problems import Problem, RefusedError
from tappscore.rules.fields import Source
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.variants import (
    bauerntarock,
    bavarian_tarock,
    classic,
    dapp,
    dobbm,
    dreierles,
    dreiertarock,
    frog,
    german_tarok,
    house,
    illustrated_tarock,
    point_tarock,
    schellen_tapp,
    schwarzwald_dappen,
    six_bid_solo,
    tapp_tarock,
    tapp_tarock_1821,
    wuerttemberg,
    zuger_tapp,
    zwoelfertarock,
)

# Every revision of every variant, newest last within a variant, in the order of menus.
ALL: tuple[RuleSet, ...] = (
    *wuerttemberg.REVISIONS,
    *classic.REVISIONS,
    *dapp.REVISIONS,
    *tapp_tarock.REVISIONS,
    *tapp_tarock_1821.REVISIONS,
    *frog.REVISIONS,
    *six_bid_solo.REVISIONS,
    *dreiertarock.REVISIONS,
    *point_tarock.REVISIONS,
    *illustrated_tarock.REVISIONS,
    *zwoelfertarock.REVISIONS,
    *german_tarok.REVISIONS,
    *bavarian_tarock.REVISIONS,
    *bauerntarock.REVISIONS,
    *dobbm.REVISIONS,
    *dreierles.REVISIONS,
    *schwarzwald_dappen.REVISIONS,
    *zuger_tapp.REVISIONS,
    *schellen_tapp.REVISIONS,
    *house.REVISIONS,
)


def newest() -> tuple[RuleSet, ...]:
    """Give the newest revision of each variant, in the order of menus."""
    return tuple({one.key: one for one in ALL}.values())


def rule_set(key: str, revision: int | None = None) -> RuleSet:
    """Find a variant's revision, the newest where none is named.

    Raises RefusedError (unknown-variant, unknown-revision).
    """
    revisions = {one.revision: one for one in ALL if one.key == key}
    if not revisions:
        raise RefusedError(Problem("unknown-variant", "variant", values={"variant": key}))
    chosen = max(revisions) if revision is None else revision
    if chosen not in revisions:
        raise RefusedError(Problem("unknown-revision", "revision", values={"variant": key, "revision": chosen}))
    return revisions[chosen]


def nearest(key: str, revision: int = 0) -> RuleSet:
    """Find a revision, or the newest one known; a game that only a newer program knows has its key for a name.

    Good for what a game is called and how many sit at a table; nothing is settled by it.
    """
    known = {one.revision: one for one in ALL if one.key == key}
    if not known:
        stranger = Source("house", "no source decides it")
        return RuleSet(
            key=key,
            revision=revision,
            label=Text("", key.replace("{", "").replace("}", "")),
            source=stranger,
            contracts=(),
            allowed_seats=(3, 4, 5, 6, 7),
            total=None,
            half=None,
        )
    return known.get(revision, known[max(known)])
