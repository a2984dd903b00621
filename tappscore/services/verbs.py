"""Every verb in one list; a test walks it: do, undo, redo, the same again after reopening."""

from __future__ import annotations

from typing import NamedTuple

from tappscore.services.adjustments import Adjustments
from tappscore.services.archive import Archive
from tappscore.services.club_face import Clubs
from tappscore.services.copies import Copies
from tappscore.services.course import Course
from tappscore.services.draws import Draws
from tappscore.services.joining import Joining
from tappscore.services.old_lists import OldLists
from tappscore.services.people import People
from tappscore.services.presets import Presets
from tappscore.services.registration import Registration
from tappscore.services.releases import Releases
from tappscore.services.rounds import Rounds
from tappscore.services.rulings import Rulings
from tappscore.services.scoring import Scoring
from tappscore.services.seasons import Seasons
from tappscore.services.seating_wishes import SeatingWishes
from tappscore.services.substitutes import Substitutes
from tappscore.services.tournaments import Tournaments


class Verb(NamedTuple):
    """One verb: the class it is a method of, and its name; `lasting` ones can't be undone."""

    owner: type
    name: str
    lasting: bool


_NAMES: tuple[tuple[type, tuple[str, ...]], ...] = (
    (Tournaments, (
        "create", "copy_like", "change", "rename", "finish", "reopen", "cancel", "bin", "unbin",
    )),
    (Registration, (
        "register", "book", "mark", "withdraw", "reinstate", "change", "rename", "remove", "keep_apart", "let_together",
        "import_players",
    )),
    (Rounds, (
        "draw", "start", "close", "reopen", "discard", "swap", "seat", "add_table", "remove_table",
    )),
    (Course, ("plan_rounds", "plan_deals", "call_off", "take_up")),
    (Draws, ("keep", "take_back", "mend", "leave")),
    (SeatingWishes, ("choose", "wish", "chip", "answer_mixed")),
    (Scoring, (
        "record", "correct", "delete", "move", "dispute", "totals", "control", "accept", "unaccept", "let_totals_stand",
        "break_off", "move_sheet", "exchange_sheets",
    )),
    (Adjustments, ("add", "revoke")),
    (Substitutes, ("substitute", "choose_points", "revoke")),
    (Releases, ("release", "withdraw")),
    (Archive, ("bring_in", "restore_one")),
    (Joining, ("join",)),
    (OldLists, ("bring_in",)),
    (Clubs, ("change",)),
    (Copies, ("choose_stick", "keep_stick", "leave_stick")),
    (People, ("merge", "split", "forget")),
    (Rulings, ("change_rules", "write_with", "confirm_values")),
    (Presets, ("save", "rename", "delete")),
    (Seasons, ("create", "change", "add", "weigh", "take_out", "delete", "publish")),
)  # fmt: skip

VERBS: tuple[Verb, ...] = tuple(
    Verb(owner, name, lasting=(owner, name) == (People, "forget")) for owner, names in _NAMES for name in names
)
