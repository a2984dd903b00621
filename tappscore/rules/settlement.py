"""Settlement: legal deals in; lines, moves and pot out.

A line is who moves what and why; the lines *are* the explanation. Rules are
compiled once into a settler, which keeps one `Game` per contract, declarer
and turn, so that a deal costs a dictionary look-up, its value function and
the sharing out. Words are made of a line only when somebody reads it.

DECISION: amounts per defender come from the contract's value function; Kontra,
Bock and revoke of the club are applied here, once for all variants, because
rules.md 0.7 defines them so.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from weakref import WeakKeyDictionary

import msgspec

from tappscore.i18n import Message, Text
from tappscore.rules import explanation
from tappscore.rules.contracts import Contract, Facts, Game, Outcome, Part, PotRole, Result
from tappscore.rules.deal import Amount, Deal, Turn, size
from tappscore.rules.explanation import Clause
from tappscore.rules.fields import Source
from tappscore.rules.ruleset import Rules

ANTE_SOURCE = Source("sourced", "S1 S2")
POT_SOURCE = Source("sourced", "S1 S2")
POT_END_SOURCE = Source("house", "no source decides it")
SET_BY_CLUB = Source("house", "the club set this value")


_UNPLAYED: dict[str, Result] = {"passed": "passed", "struck": "struck", "unreadable": "unreadable"}


class Line(msgspec.Struct, frozen=True, gc=False):
    """One step of a settlement: `sum(moves) + pot == 0`.

    `amount` is what each defender pays (positive) or gets, None where the clauses say who pays.
    """

    moves: tuple[Amount, ...]
    pot: Amount
    head: Text
    points: int | None
    clauses: tuple[Clause, ...]
    amount: Amount | None
    evidence: Source

    @property
    def message(self) -> Message:
        """Say in the one grammar of all lines what happened and why."""
        return explanation.sentence(self.head, self.points, self.clauses, self.amount)

    def told(self, names: Sequence[str] = ()) -> Message:
        """Say the same with people's names, by seat, in the place of seats."""
        return explanation.named(self.message, names) if names else self.message

    @property
    def source(self) -> str:
        """Name the rule's source."""
        return self.evidence.text


class SettledDeal(msgspec.Struct, frozen=True, gc=False):
    """A deal's outcome. `moves` has a number for each seat, everything of the deal included; `pot` is its change."""

    number: int
    result: Result
    moves: tuple[Amount, ...]
    pot: Amount
    pot_after: Amount
    lines: tuple[Line, ...]
    turn: Turn


class Settlement(msgspec.Struct, frozen=True):
    """All deals of a table, the pot's end, and the totals, which include that end; `pot` is what stays."""

    deals: tuple[SettledDeal, ...]
    closing: Line
    totals: tuple[Amount, ...]
    pot: Amount


class Settler:
    """Rules compiled for settling: everything that doesn't depend on the deal, worked out once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.options = rules.options
        self.zero: tuple[Amount, ...] = (0,) * rules.seats
        self.resting_count = rules.seats - rules.active_count
        self.turns = {dealer: Turn(dealer, self._resting(dealer)) for dealer in range(1, rules.seats + 1)}
        self.games: dict[tuple[str | None, int | None, int, tuple[int, ...]], Game] = {}
        self.plays_for_pot = bool(rules.options.get("pot"))
        ante = rules.options["ante"] if self.plays_for_pot else 0
        self.antes: dict[int, tuple[Line, ...]] = {
            dealer: (self._ante(dealer, ante),) if ante else () for dealer in self.turns
        }
        self.ante = ante
        extras = ("factor", "revoke", "kontra")
        self.has_extras = any(contract.field(key) for contract in rules.contracts for key in extras)

    def _resting(self, dealer: int) -> tuple[int, ...]:
        """Rest the dealer, and with two too many the seat after (rules.md 0.3)."""
        seats = self.rules.seats
        return tuple(sorted((dealer - 1 + step) % seats + 1 for step in range(self.resting_count)))

    def _ante(self, dealer: int, ante: int) -> Line:
        moves = tuple(-ante if seat == dealer else 0 for seat in self.turns)
        return Line(moves, ante, explanation.ANTE, None, ((explanation.INTO_POT, ante),), None, ANTE_SOURCE)

    def turn(self, deal: Deal, turn: Turn | None, before: Deal | None) -> Turn:
        """Tell who deals and rests, as given or as it follows from the deal before and its turn."""
        dealer = deal.dealer
        if dealer is None:
            dealer = self._next_dealer(turn, before)
        if deal.resting is not None:
            return Turn(dealer, tuple(sorted(deal.resting)))
        return self.turns[dealer]

    def _next_dealer(self, turn: Turn | None, deal: Deal | None) -> int:
        if turn is None or deal is None:
            return 1
        if self.rules.rule_set.next_dealer == "declarer":
            # Dobbm: the declarer deals next; without one the same dealer deals again (rules.md 13.4).
            return deal.declarer if deal.declarer in self.turns else turn.dealer
        return turn.dealer % self.rules.seats + 1

    def game(self, deal: Deal, turn: Turn) -> Game:
        """Compile what is fixed for a contract, a declarer and a turn."""
        contract = self.rules.contract(deal.contract)
        if contract is None:
            raise KeyError(deal.contract)
        seats, active = range(1, self.rules.seats + 1), self.rules.active(turn)
        declarer = deal.declarer or 0
        gaining, losing = self.rules.rule_set.settling(self.options, active, turn.resting, turn.dealer)
        return Game(
            contract=contract,
            value=contract.value,
            options=self.options,
            worth=self._worth(contract),
            source=self._resting_on(contract),
            seats=self.rules.seats,
            declarer=declarer,
            dealer=turn.dealer,
            resting=turn.resting,
            active=active,
            settling=gaining,
            won=_shares(seats, declarer, gaining),
            lost=_shares(seats, declarer, losing),
            before=(0,) * (declarer - 1),
            after=(0,) * (self.rules.seats - declarer),
            pot=self._pot_role(contract),
            defaults={field.key: field.default for field in contract.fields},
        )

    def _worth(self, contract: Contract) -> int:
        worth: int = self.options.get("tariff", {}).get(contract.key, contract.worth.value)
        return worth

    def _resting_on(self, contract: Contract) -> Source:
        """Give what a contract's amount rests on; no house value passes for what a source says."""
        if self._worth(contract) != contract.worth.value:
            return SET_BY_CLUB
        return contract.worth.source if contract.worth.source.mark == "house" else contract.source

    def _pot_role(self, contract: Contract) -> PotRole:
        if not self.plays_for_pot:
            return ""
        return contract.pot(self.options) if callable(contract.pot) else contract.pot

    def settle(self, deal: Deal, turn: Turn, pot: Amount, number: int) -> SettledDeal:
        """Settle one legal deal, with what the pot holds before it."""
        if deal.kind != "played":
            return self._unplayed(deal, turn, pot, number)
        key = (deal.contract, deal.declarer, turn.dealer, turn.resting)
        game = self.games.get(key)
        if game is None:
            game = self.games[key] = self.game(deal, turn)
        facts: Facts = {**game.defaults, **deal.facts}
        if self.has_extras:
            outcome, lines = self._with_extras(facts, game)
        else:
            outcome = game.value(facts, game)
            parts = outcome.parts
            lines = (_line(parts[0], game),) if len(parts) == 1 else tuple([_line(part, game) for part in parts])
        moves = lines[0].moves
        if len(lines) > 1:
            for line in lines[1:]:
                moves = _added(moves, line.moves)
        if not self.plays_for_pot:
            return SettledDeal(number, outcome.result, moves, 0, pot, lines, turn)
        antes = self.antes[turn.dealer]
        for line in antes:
            moves = _added(moves, line.moves)
        change = self.ante
        flow = _pot_flow(outcome, game, pot + change) if game.pot else None
        if flow is None:
            return SettledDeal(number, outcome.result, moves, change, pot + change, (*antes, *lines), turn)
        moves = _added(moves, flow.moves)
        change += flow.pot
        return SettledDeal(number, outcome.result, moves, change, pot + change, (*antes, *lines, flow), turn)

    def _unplayed(self, deal: Deal, turn: Turn, pot: Amount, number: int) -> SettledDeal:
        # Void and unreadable deals move nothing, not even an ante (rules.md 0.4).
        lines = self.antes[turn.dealer] if deal.kind == "passed" else ()
        change = self.ante if lines else 0
        moves = lines[0].moves if lines else self.zero
        return SettledDeal(number, _UNPLAYED[deal.kind], moves, change, pot + change, lines, turn)

    def _with_extras(self, facts: Facts, game: Game) -> tuple[Outcome, tuple[Line, ...]]:
        """Apply revoke, Kontra and Bock, in this order (rules.md 0.7)."""
        revoker = facts.get("revoke")
        clauses: list[Clause] = []
        if revoker and game.contract.revoked:
            everything = self.options["revoke"] == "all"
            facts = {**facts, **game.contract.revoked(facts, game, revoker == game.declarer, everything)}
            clauses.append(Message(explanation.REVOKED, {"who": explanation.seat(revoker)}))
        outcome = game.contract.value(facts, game)
        level = facts.get("kontra", 0)
        if level:
            outcome = Outcome(outcome.result, tuple(_doubled(part, 2**level) for part in outcome.parts))
        lines = [_line(part, game, tuple(clauses)) for part in outcome.parts]
        factor = facts.get("factor") or 1
        if factor != 1:
            lines = [_multiplied(line, factor) for line in lines]
        if revoker and revoker != game.declarer and self.options["revoke_pays"] == "alone":
            lines = [_paid_alone(line, game.declarer, revoker) for line in lines]
        return outcome, tuple(lines)


def _added(one: tuple[Amount, ...], other: tuple[Amount, ...]) -> tuple[Amount, ...]:
    """Add moves seat by seat; three seats are the rule, and unpacking them is twice as fast as a loop."""
    if len(one) == 3:
        first, second, third = one
        more_first, more_second, more_third = other
        return (first + more_first, second + more_second, third + more_third)
    return tuple(map(add, one, other))


def _shares(seats: Sequence[int], declarer: int, settling: tuple[int, ...]) -> tuple[int, ...]:
    """Give each seat's multiple of the amount per defender."""
    opponents = sum(1 for seat in settling if seat != declarer)
    return tuple(opponents if seat == declarer else -1 if seat in settling else 0 for seat in seats)


def _line(part: Part, game: Game, more: tuple[Clause, ...] = ()) -> Line:
    if part.moves is not None:
        return Line(part.moves, 0, part.head, part.points, part.clauses + more, None, part.source)
    amount = part.amount
    shares = game.won if amount > 0 else game.lost
    if len(shares) == 3:
        first, second, third = shares
        moves: tuple[Amount, ...] = (amount * first, amount * second, amount * third)
    else:
        moves = tuple([amount * share for share in shares])
    clauses = part.clauses + more if more else part.clauses
    return Line(moves, 0, part.head, part.points, clauses, amount, part.source)


def _doubled(part: Part, factor: int) -> Part:
    """Multiply a part that Kontra reaches."""
    if not part.game:
        return part
    moves = None if part.moves is None else tuple(move * factor for move in part.moves)
    clauses = (*part.clauses, (explanation.KONTRA_TIMES, factor))
    return Part(part.amount * factor, part.head, part.points, clauses, part.source, moves=moves)


def _multiplied(line: Line, factor: int) -> Line:
    moves = tuple(move * factor for move in line.moves)
    amount = None if line.amount is None else line.amount * factor
    clauses = (*line.clauses, (explanation.FACTOR, factor))
    return Line(moves, 0, line.head, line.points, clauses, amount, line.evidence)


def _paid_alone(line: Line, declarer: int, revoker: int) -> Line:
    """Let the revoking defender pay what all defenders together would pay; the others move 0."""
    gain = line.moves[declarer - 1]
    moves = tuple(
        gain if seat == declarer else -gain if seat == revoker else 0 for seat in range(1, len(line.moves) + 1)
    )
    paid = Message(explanation.PAYS_FOR_ALL, {"who": explanation.seat(revoker), "n": gain})
    return Line(moves, 0, line.head, line.points, (*line.clauses, paid), None, line.evidence)


def _total(parts: tuple[Part, ...]) -> Amount:
    """Sum the amounts per defender."""
    if len(parts) == 1:
        return parts[0].amount
    total: Amount = 0
    for part in parts:
        total += part.amount
    return total


def _pot_flow(outcome: Outcome, game: Game, pot: Amount) -> Line | None:
    """Feed, double or empty the pot (rules.md 0.4); `pot` already holds this deal's ante."""
    into: Amount
    if outcome.result == "lost":
        # The Tout's factor is in the amount, a Bock factor is not.
        into = pot if game.pot == "solo" else size(_total(outcome.parts))
        why = explanation.POT_DOUBLED if game.pot == "solo" else explanation.POT_PAID_SINGLE
        flow: tuple[Clause, ...] = (why, (explanation.INTO_POT, into))
    elif outcome.result == "won" and game.pot == "solo":
        into, flow = -pot, (explanation.POT_TAKEN, (explanation.OUT_OF_POT, pot))
    else:
        return None
    if not into:
        return None
    moves = (*game.before, -into, *game.after)
    return Line(moves, into, explanation.POT, None, flow, None, POT_SOURCE)


_SETTLERS: WeakKeyDictionary[Rules, Settler] = WeakKeyDictionary()


def settler(rules: Rules) -> Settler:
    """Compile rules, once for each Rules object."""
    found = _SETTLERS.get(rules)
    if found is None:
        found = _SETTLERS[rules] = Settler(rules)
    return found


def turns(rules: Rules, deals: Sequence[Deal]) -> tuple[Turn, ...]:
    """Tell who deals and who rests in each deal, given or derived; dealers out of range count as seat 1."""
    compiled = settler(rules)
    turn: Turn | None = None
    before: Deal | None = None
    found: list[Turn] = []
    for deal in deals:
        turn = compiled.turn(_seated(deal, rules.seats), turn, before)
        found.append(turn)
        before = deal
    return tuple(found)


def next_turn(rules: Rules, deals: Sequence[Deal]) -> Turn:
    """Tell who deals and rests in the deal that comes after these."""
    return turns(rules, [*deals, Deal(kind="passed")])[-1]


def _seated(deal: Deal, seats: int) -> Deal:
    """Make a deal with an impossible dealer dealable, so that turns of faulty deals can be told."""
    if deal.dealer is None or 1 <= deal.dealer <= seats:
        return deal
    return msgspec.structs.replace(deal, dealer=1)


def settle_deal(rules: Rules, deal: Deal, turn: Turn, pot: Amount = 0, number: int = 1) -> SettledDeal:
    """Settle one legal deal; `pot` is what the pot holds before it, `turn` what follows from the deals before."""
    compiled = settler(rules)
    if deal.dealer is not None or deal.resting is not None:
        dealer = turn.dealer if deal.dealer is None else deal.dealer
        resting = compiled.turns[dealer].resting if deal.resting is None else tuple(sorted(deal.resting))
        turn = Turn(dealer, turn.resting if deal.dealer is None and deal.resting is None else resting)
    return compiled.settle(deal, turn, pot, number)


def settle(rules: Rules, deals: Sequence[Deal]) -> Settlement:
    """Settle all deals of a table; they must be legal."""
    compiled = settler(rules)
    pot: Amount = 0
    turn: Turn | None = None
    before: Deal | None = None
    settled: list[SettledDeal] = []
    by_dealer, settle_one = compiled.turns, compiled.settle
    for number, deal in enumerate(deals, 1):
        if deal.dealer is not None and deal.resting is None:
            turn = by_dealer[deal.dealer]  # the common case of a typed sheet, without a call
        else:
            turn = compiled.turn(deal, turn, before)
        one = settle_one(deal, turn, pot, number)
        pot = one.pot_after
        settled.append(one)
        before = deal
    closing = pot_end(rules, pot)
    totals = tuple([sum(column) for column in zip(closing.moves, *[one.moves for one in settled], strict=True)])
    return Settlement(tuple(settled), closing, totals, pot + closing.pot)


def pot_end(rules: Rules, pot: Amount) -> Line:
    """Split the pot into equal whole shares, or keep it (rules.md 0.4)."""
    share = int(pot) // rules.seats if rules.options.get("pot_end") == "split" else 0
    rest = pot - share * rules.seats
    clauses: tuple[Clause, ...] = ((explanation.SHARED_OUT, share), (explanation.REST_STAYS, rest))
    return Line((share,) * rules.seats, -share * rules.seats, explanation.POT_END, None, clauses, None, POT_END_SOURCE)
