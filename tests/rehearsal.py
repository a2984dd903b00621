"""The rehearsal of a whole evening at the real window; only the mass of sheets and the fines go through the verbs.

    python -m tests.rehearsal [TABLES] [ROUNDS] [SEED]     (60 tables, 6 rounds, seed 1)

Late sheets, people who go and come, substitutes, people on wrong seats, sheets typed for the wrong table,
corrections before and after a round is closed, totals first, tables broken off. What is played comes from
`simulate`; who is late, gone or wrong from the seed. The tests in `tests/acceptance/` run a small one and the
whole one and hold it against `tappscore check` and the independent recount.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from desk_hands import Hands
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from rehearsal_hands import KINDS, AtTheWindow

from tappscore.rules.deal import Deal, from_members
from tappscore.rules.notation import write
from tappscore.rules.settlement import next_turn
from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.services.tournaments import Tournaments
from tappscore.store.changes import ChangeSet
from tappscore.tournament.rules_in_force import rules_of
from tappscore.tournament.simulate import simulate
from tappscore.tournament.snapshot import Round, Snapshot, Table
from tappscore.ui.clubs import today

CONTROL = Qt.KeyboardModifier.ControlModifier
TYPED = 2  # tables a round that are typed key by key
VARIANT = "dapp"
LATE = (
    "Quirin Oberhofer", "Zita Wanner", "Hubert Nagel", "Theodora Kling", "Xaver Pfister", "Ludwina Egner",
    "Korbinian Sax", "Edeltraud Rümmelin", "Wunibald Fuchs", "Ottilie Jäckle", "Yves Dubois", "Gundula Moosmann",
)  # fmt: skip
STAND_INS = (
    "Balthasar Rieger", "Mechthild Vosseler", "Ignaz Tritschler", "Philomena Udry", "Leopold Cäsar", "Rosalie Abt",
)  # fmt: skip


@cache
def played() -> dict[int, list[tuple[Deal, ...]]]:
    """Sheets of real deals by table size."""
    found: dict[int, list[tuple[Deal, ...]]] = {}
    for prefer, people in ((3, 36), (4, 32)):
        evening = simulate(11, people, 6, VARIANT, prefer=prefer)
        for round_ in evening["rounds"]:
            for table in round_["tables"]:
                deals = tuple(from_members(deal) for deal in table["deals"])
                found.setdefault(len(table["seats"]), []).append(deals)
    return found


def prepare(club: Path, tables: int, rounds: int) -> None:
    """Enter one person more than full tables of three, so that the sizes are mixed."""
    with open_or_create(club) as file:
        changes = Tournaments(file).create(
            "Generalprobe",
            today(),
            "Igelsberg",
            VARIANT,
            rounds=rounds,
            prefer=3,
            seed=5,
            settings={"values_confirmed": True},
        )
        people = [
            {"first": f"Vor{at}", "last": f"Name{at % 97} {at}", "town": ("Igelsberg", "Besenfeld")[at % 2]}
            for at in range(1, 3 * tables + 2)
        ]
        Registration(file, changes.made("tournaments")).import_players(people)


class Rehearsal:
    """One evening from the first draw to the final standing; `window` hands act, verbs do the mass."""

    def __init__(self, hands: Hands, seed: int = 1) -> None:
        self.hands = hands
        self.window = AtTheWindow(hands)
        self.desk = hands.desk
        self.chance = random.Random(seed)
        self.done: dict[str, int] = {}
        self.late: list[int] = []  # table ids whose sheets come after the next round has begun

    # --- what is there --------------------------------------------------------------

    @property
    def snapshot(self) -> Snapshot:
        return self.desk.snapshot

    def round(self, number: int) -> Round:
        return self.snapshot.round(number)

    def count(self, what: str, times: int = 1) -> None:
        self.done[what] = self.done.get(what, 0) + times

    def sheet_of(self, table: Table) -> tuple[Deal, ...]:
        """Give what was played at a table: fitting its size, as many deals as planned."""
        of_size = played()[len(table.seats)]
        deals = of_size[(table.id * 7) % len(of_size)]
        planned = self.desk.bus.ledger.tables[table.id].planned
        return tuple(deals[at % len(deals)] for at in range(planned))

    def lines_of(self, table: Table) -> list[str]:
        """Give the same as it is typed."""
        rules, booked, lines = rules_of(self.snapshot, 1, len(table.seats)), [], []
        for deal in self.sheet_of(table):
            plain = msgspec.structs.replace(deal, dealer=None, resting=None)
            lines.append(write(rules, plain, next_turn(rules, booked)))
            booked.append(deal)
        return lines

    # --- the evening ------------------------------------------------------------------

    def run(self) -> None:
        for number in range(1, self.snapshot.rounds_planned + 1):
            self.before(number)
            self.begin(number)
            self.bring_late(number)
            self.play(number)
            self.mishaps(number)
            self.correct(number)
            if number > 1:
                self.close(number - 1)
                self.correct_closed(number - 1)
        self.bring_late(self.snapshot.rounds_planned + 1)
        self.close(self.snapshot.rounds_planned)
        self.finish()

    def before(self, number: int) -> None:
        """People go home, others come late, one gives the seat to somebody else."""
        if number == 1:
            self.hands.window.activateWindow()
            self.hands.focus()
            self.hands.alt(3)
            self.hands.press(Qt.Key.Key_F5)
            self.hands.wait_until(lambda: bool(self.snapshot.rounds), 120_000)
            return
        playing = [entry for entry in self.snapshot.entries if entry.state == "present"]
        gone = self.chance.sample(playing, 3)
        for entry in gone[:2]:
            self.window.leave(entry, number)
            assert self.snapshot.entry(entry.id).withdrawn_from == number, self.hands.said[-3:]
            self.count("gone")
        for at in range(2):
            self.window.come(LATE[(2 * number + at) % len(LATE)], -10 * number)
            late = self.snapshot.entries[-1]
            assert (late.joined_in, late.credit) == (number, -10 * number), self.hands.said[-3:]
            self.count("late people")
        self.window.substitute(gone[2], STAND_INS[number % len(STAND_INS)], number, takes_points=number % 2 == 0)
        found = self.snapshot.substitutes[-1]
        assert (found.entry, found.round, found.takes_points) == (gone[2].id, number, number % 2 == 0)
        self.count("substitutes")

    def begin(self, number: int) -> None:
        """Press the big button of Tonight until the round runs; the seats are mended where it says so."""
        hands = self.hands
        if number not in [round_.number for round_ in self.snapshot.rounds]:
            hands.focus()
            hands.alt(3)
            hands.press(Qt.Key.Key_F5)
            hands.wait_until(lambda: self.snapshot.rounds[-1].number >= number, 120_000)
        self.mend(number)
        if self.round(number).state == "drawn":
            self.tonight(number)
        assert self.round(number).state == "open", hands.said[-3:]

    def mend(self, number: int) -> None:
        """Give those who came late a seat; nothing is done where everybody has one."""
        from tappscore.ui.models.seats import needs_mending

        if needs_mending(self.snapshot, self.round(number)):
            self.window.mend(number)
            assert not needs_mending(self.snapshot, self.round(number)), self.hands.said[-3:]
            self.count("rounds mended")

    def tonight(self, number: int) -> None:
        from tappscore.ui.dialogs.start_round import StartRoundDialog

        round_id = self.round(number).id
        dialog = StartRoundDialog(self.desk, round_id, self.hands.window)
        dialog.open()
        if self.round(number).state == "drawn":
            self.answer(dialog, "known and all right")

    def answer(self, dialog, words: str) -> None:
        """Click a reason for every question and go on."""
        shown = [each for each in dialog.findChildren(QAbstractButton) if each.text() == words]
        for chip in shown:
            chip.click()
        self.hands.click(dialog.close_button)

    def play(self, number: int) -> None:
        """All sheets but the late ones come in, in no order; a few key by key, a few by their totals first."""
        tables = list(self.round(number).tables)
        self.chance.shuffle(tables)
        self.late = [table.id for table in tables[:3]]
        typed, first, rest = tables[3 : 3 + TYPED], tables[3 + TYPED : 6 + TYPED], tables[6 + TYPED :]
        self.hands.focus()
        self.hands.alt(4)
        while self.hands.window.page("scoring").loop.place.round_number < number:
            self.hands.press(Qt.Key.Key_PageDown, CONTROL)
        for table in typed:
            self.type(table)
        for table in first:
            self.totals_first(table)
        self.type_up([table.id for table in first[1:]])  # the first one stays with its totals
        self.book(rest)

    def type(self, table: Table) -> None:
        """Number, deals, control line: every key through the window."""
        hands = self.hands
        hands.enter(str(table.number))
        for line, deal in zip(self.lines_of(table), self.sheet_of(table), strict=True):
            hands.enter(line)
            if deal.kind == "struck":
                hands.enter(deal.reason or "redealt")
        now = self.snapshot.table(table.id)
        assert len(now.deals) == len(self.sheet_of(table)), (hands.said[-3:], len(now.deals))
        self.type_control(table.id)
        self.count("typed tables")

    def type_control(self, table_id: int) -> None:
        computed = self.desk.bus.ledger.tables[table_id].computed
        self.hands.enter("= " + " ".join(str(each) for each in computed))
        assert self.desk.bus.ledger.tables[table_id].state == "checked", self.hands.said[-3:]

    def totals_first(self, table: Table) -> None:
        """Type only the last line of the paper."""
        from tappscore.rules.settlement import settle

        rules = rules_of(self.snapshot, 1, len(table.seats))
        totals = settle(rules, self.sheet_of(table)).totals
        self.hands.enter(str(table.number))
        self.hands.press(Qt.Key.Key_F8)
        self.hands.enter(" ".join(str(each) for each in totals))
        assert self.desk.bus.ledger.tables[table.id].state == "totals-only", self.hands.said[-3:]
        self.count("totals first")

    def book(self, tables: list[Table]) -> None:
        """Book whole sheets through the verbs; every fifth one without its control line."""
        scoring, changes = self.desk.scoring, None
        for at, table in enumerate(tables):
            for deal in self.sheet_of(table)[len(table.deals) :]:
                changes = scoring.record(table.id, deal)
            self.count("booked tables")
            if at % 5:
                changes = scoring.control(table.id, self.paper(table))
        if changes is not None:
            self.desk.bus.apply(changes)

    def paper(self, table: Table) -> tuple[int, ...]:
        from tappscore.rules.settlement import settle

        return settle(rules_of(self.snapshot, 1, len(table.seats)), self.sheet_of(table)).totals

    def type_up(self, table_ids: list[int]) -> None:
        self.book([self.snapshot.table(table_id) for table_id in table_ids])

    def bring_late(self, number: int) -> None:
        """The sheets of the round before come while this one runs already; one table was broken off."""
        late, self.late = self.late, []
        for at, table_id in enumerate(late):
            table = self.snapshot.table(table_id)
            if at == 0:
                kind = KINDS[number % 3]
                self.window.break_off(table, number - 1, self.lines_of(table)[:7], kind)
                self.count("broken off")
            else:
                self.book([table])
            self.count("late sheets")

    def mishaps(self, number: int) -> None:
        """People sat on each other's chairs, at two tables, and two sheets lay in the wrong place."""
        here = [table for table in self.round(number).tables if table.id not in self.late and table.deals]
        threes = [table for table in here if len(table.seats) == 3]
        if len(threes) < 5:
            return
        one, other, third, fourth, fifth = self.chance.sample(threes, 5)
        a, b, c = one.seats
        self.window.seat(one, number, (b, a, c))
        self.window.seat(other, number, (third.seats[0], *other.seats[1:]))
        self.count("wrong seats", 2)
        lay = [booked.id for booked in fourth.deals]
        self.window.exchange(fourth, fifth, number)
        assert [booked.id for booked in self.snapshot.table(fifth.id).deals] == lay, self.hands.said[-3:]
        self.count("sheets exchanged")
        # The last step is taken back and done again, by keys, where it can be seen.
        self.hands.focus()
        self.hands.alt(4)
        before = self.snapshot.table(fourth.id)
        for _ in range(2):
            if self.snapshot.table(fourth.id) == before:
                self.hands.press(Qt.Key.Key_Z, CONTROL)
        assert self.snapshot.table(fourth.id) != before, self.hands.said[-2:]
        for _ in range(2):
            if self.snapshot.table(fourth.id) != before:
                self.hands.press(Qt.Key.Key_Y, CONTROL)
        assert self.snapshot.table(fourth.id) == before, self.hands.said[-2:]
        self.count("undone and redone")

    def correct(self, number: int) -> None:
        """Some deals were typed wrong, one is disputed and settled, one is struck."""
        deals = list(self.deals_of(number))
        for table, booked in self.chance.sample(deals, 4):
            declarer = 1 + self.chance.randrange(len(table.seats))
            if declarer in (booked.deal.resting or ()):
                continue
            self.window.correct(table, number, booked.number, f"{declarer}h+")
            now = self.snapshot.table(table.id).deals[booked.number - 1]
            assert (now.id, now.deal.contract, now.deal.declarer) == (booked.id, "herzsolo", declarer)
            self.count("corrections")
        table, disputed = self.chance.choice(deals)
        for is_disputed in (True, False):
            self.window.dispute(table, number, disputed.number)
            assert self.snapshot.table(table.id).deals[disputed.number - 1].disputed is is_disputed
        self.count("disputes")

    def correct_closed(self, number: int) -> None:
        """A correction after the round was closed, with its reason; and a fine."""
        table, booked = self.chance.choice(list(self.deals_of(number)))
        self.window.correct(table, number, booked.number, "p", "the table agrees")
        assert self.snapshot.table(table.id).deals[booked.number - 1].deal.kind == "passed"
        self.desk.run(lambda: self.desk.adjustments.add(table.seats[0], number, -5, "sheet came late"))
        self.count("corrections of closed rounds")

    def deals_of(self, number: int) -> Iterator[tuple[Table, object]]:
        for table in self.round(number).tables:
            for booked in table.deals:
                yield table, booked

    def close(self, number: int) -> None:
        """Through the gate: a reason for what is wrong, one for what is unchecked."""
        from tappscore.ui.dialogs.close_round import CloseRoundDialog

        dialog = CloseRoundDialog(self.desk, self.round(number).id, self.hands.window)
        dialog.open()
        if self.round(number).state != "closed":
            self.answer(dialog, "agreed at the table")
        assert self.round(number).state == "closed", self.hands.said[-3:]

    def go_on(self) -> None:
        """Bring an evening that was cut off to its end: what is begun is typed up and closed, then what follows."""
        for number in range(1, self.snapshot.rounds_planned + 1):
            if number > len(self.snapshot.rounds) or self.round(number).state == "drawn":
                self.begin(number)
            if self.round(number).state == "open":
                self.book([table for table in self.round(number).tables if table.broken_off is None])
                self.close(number)
        self.finish()

    def finish(self) -> None:
        from tappscore.ui.dialogs.finish import FinishDialog

        dialog = FinishDialog(self.desk, self.hands.window)
        dialog.open()
        if self.snapshot.state != "final":
            self.answer(dialog, "known and all right")
        assert self.snapshot.state == "final", self.hands.said[-3:]


def main() -> int:
    """Play it from the command line and say how it went; a named file is kept, and each step is told as it is taken."""
    import os

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from tappscore.ui.app import open_window
    from tappscore.ui.settings import Settings

    tables, rounds, seed = [int(each) for each in (*sys.argv[1:4], *("60", "6", "1")[len(sys.argv[1:4]) :])]
    folder = Path(tempfile.mkdtemp())
    os.environ["HOME"] = os.environ["XDG_DATA_HOME"] = str(folder)
    club = Path(sys.argv[4]) if len(sys.argv) > 4 else folder / "rehearsal.tapp"
    app = QApplication([])
    start = time.perf_counter()
    prepare(club, tables, rounds)
    settings = Settings(QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
    settings.language = "en"
    window = open_window(app, settings, club)
    window.show()
    rehearsal = Rehearsal(Hands(window), seed)
    if len(sys.argv) > 4:
        rehearsal.desk.bus.changed.connect(tell)
    rehearsal.run()
    deals = sum(len(table.deals) for round_ in rehearsal.snapshot.rounds for table in round_.tables)
    window.close()
    took = time.perf_counter() - start
    sys.stdout.write(f"{tables} tables, {rounds} rounds, {deals} deals in {took:.0f} s: {rehearsal.done}\n{club}\n")
    return 0


def tell(changes: ChangeSet) -> None:
    """Say that a step was accepted: from now on it must be on the disk."""
    sys.stdout.write(f"journal {changes.journal}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
