"""Trick play by a simple player: cards in, who took what out.

A pack is three tables by card number. Players follow suit, or trump where the
pack says so. The players know no more than a beginner: win what is worth it,
give the partner points, throw away what is worth nothing. Points, tricks and
last tricks of simulated deals therefore come from play and are possible ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

# points: take points. none: the declarer avoids every trick. all: he wants each one. each: everybody avoids points.
Aim = Literal["points", "none", "all", "each"]


class Pack(NamedTuple):
    """A pack by card number: suit, strength within the suit, points; `must_trump` where one can't follow."""

    suits: tuple[int, ...]
    strengths: tuple[int, ...]
    points: tuple[int, ...]
    must_trump: bool = False


class Played(NamedTuple):
    """What came of the play, by player (0 is forehand): cards won, tricks, who won the last trick, and its cards."""

    won: tuple[list[int], ...]
    tricks: tuple[int, ...]
    last_winner: int
    last_trick: tuple[tuple[int, int], ...]


class Play:
    """One deal on its way: hands, trump and what was won; `declarer` -1 where there is none.

    `kept` is a card that its holder plays only when nothing else may be played.
    """

    def __init__(
        self, pack: Pack, hands: Sequence[Sequence[int]], trump: int, declarer: int, aim: Aim, kept: int = -1
    ) -> None:
        self._kept = kept
        self._pack = pack
        self._hands = [list(hand) for hand in hands]
        self._trump = trump
        self._declarer = declarer
        self._aim = aim
        self._power = [
            strength + (100 if suit == trump else 0) for suit, strength in zip(pack.suits, pack.strengths, strict=True)
        ]

    def run(self) -> Played:
        """Play all tricks, forehand leading to the first; a lost `none` or `all` ends at once."""
        count = len(self._hands)
        won: tuple[list[int], ...] = tuple([] for _ in range(count))
        tricks = [0] * count
        leader = 0
        trick: list[tuple[int, int]] = []
        while self._hands[leader]:
            trick = self._trick(leader)
            leader = self._winner(trick)
            won[leader].extend(card for _, card in trick)
            tricks[leader] += 1
            if self._decided(leader):
                break
        return Played(won, tuple(tricks), leader, tuple(trick))

    def _decided(self, winner: int) -> bool:
        if self._aim == "none":
            return winner == self._declarer
        return self._aim == "all" and winner != self._declarer

    def _trick(self, leader: int) -> list[tuple[int, int]]:
        count = len(self._hands)
        trick: list[tuple[int, int]] = []
        for step in range(count):
            player = (leader + step) % count
            card = self._lead(player) if step == 0 else self._follow(player, trick, last=step == count - 1)
            self._hands[player].remove(card)
            trick.append((player, card))
        return trick

    def _winner(self, trick: list[tuple[int, int]]) -> int:
        suits, power = self._pack.suits, self._power
        best_player, best = trick[0]
        for player, card in trick[1:]:
            if (suits[card] == suits[best] or suits[card] == self._trump) and power[card] > power[best]:
                best_player, best = player, card
        return best_player

    def _legal(self, player: int, led: int) -> list[int]:
        suits = self._pack.suits
        hand = self._hands[player]
        following = [card for card in hand if suits[card] == led]
        if not following and self._pack.must_trump:
            following = [card for card in hand if suits[card] == self._trump]
        return self._without_kept(following or hand)

    def _without_kept(self, cards: list[int]) -> list[int]:
        return [card for card in cards if card != self._kept] or cards

    def _lead(self, player: int) -> int:
        hand, power, points = self._without_kept(self._hands[player]), self._power, self._pack.points
        if self._aim in ("none", "each"):
            return min(hand, key=power.__getitem__)
        if player == self._declarer:
            return max(hand, key=power.__getitem__)
        suits, trump = self._pack.suits, self._trump
        side = [card for card in hand if suits[card] != trump] or hand
        best = max(side, key=self._pack.strengths.__getitem__)
        if self._aim == "points" and points[best] < 11:
            return min(side, key=points.__getitem__)
        return best

    def _follow(self, player: int, trick: list[tuple[int, int]], *, last: bool) -> int:
        suits, power, points = self._pack.suits, self._power, self._pack.points
        led = suits[trick[0][1]]
        legal = self._legal(player, led)
        if len(legal) == 1:
            return legal[0]
        winner = self._winner(trick)
        best = next(card for held_by, card in trick if held_by == winner)
        winners = [
            card
            for card in legal
            if (suits[card] == suits[best] or suits[card] == self._trump) and power[card] > power[best]
        ]
        if self._aim in ("none", "each"):
            return self._avoid(player, legal, winners, winner)
        with_partner = player != self._declarer and winner != self._declarer
        if with_partner and (last or self._declarer in [held_by for held_by, _ in trick]):
            return max(legal, key=points.__getitem__)
        if not winners or with_partner:
            return min(legal, key=lambda card: (points[card], power[card]))
        if last:
            # The cheapest trump, but the fattest card of the suit: its points come home.
            return max(winners, key=lambda card: (suits[card] != self._trump, points[card], -power[card]))
        stake = sum(points[card] for _, card in trick)
        if self._aim == "all" or stake >= 4 or suits[winners[0]] != self._trump:
            return max(winners, key=power.__getitem__)
        return min(legal, key=lambda card: (points[card], power[card]))

    def _avoid(self, player: int, legal: list[int], winners: list[int], winner: int) -> int:
        power, points = self._power, self._pack.points
        if self._aim == "none" and player != self._declarer and winner != self._declarer:
            return min(legal, key=power.__getitem__)
        losing = [card for card in legal if card not in winners]
        if losing:
            return max(losing, key=lambda card: (points[card], power[card]))
        return min(legal, key=power.__getitem__)
