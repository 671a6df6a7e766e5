"""What the other hands may still hold, by what everybody has seen: cards, and suits that somebody has run out of."""

from dataclasses import dataclass

from vorhand.bots.rules.worth import strength
from vorhand.cards import Card, Cards, Seat, Suit, next_seat
from vorhand.games.bismarck.actions import PlayCard
from vorhand.games.bismarck.observation import Observation
from vorhand.tricks import Ace, TrickRules, beats

__all__ = ["Table", "table_of"]


@dataclass(frozen=True, slots=True)
class Table:
    """The present trick as one player sees it."""

    observation: Observation
    rules: TrickRules
    legal: tuple[Card, ...]
    out: Cards
    """Cards that another player may hold."""
    voids: dict[Seat, frozenset[Suit]]
    """Suits that a player has shown to have run out of."""
    others: tuple[Seat, ...]
    behind: tuple[Seat, ...]
    """Who plays to this trick after me, in order."""

    @property
    def ace(self) -> Ace:
        """Where the ace ranks."""
        return self.rules.ace

    def best(self) -> Card | None:
        """The card that takes the trick so far."""
        best: Card | None = None
        for card in self.observation.trick:
            if best is None or beats(card.index, best.index, self.rules):
                best = card
        return best

    def wins_now(self, card: Card) -> bool:
        """Whether this card would take the trick from what lies there."""
        best = self.best()
        return best is None or beats(card.index, best.index, self.rules)

    def higher_out(self, card: Card) -> int:
        """How many higher cards of its suit may be in other hands."""
        mine = strength(card, self.ace)
        return sum(strength(other, self.ace) > mine for other in self.out.of_suit(card.suit))

    def lower_out(self, card: Card) -> int:
        """How many lower cards of its suit may be in other hands."""
        mine = strength(card, self.ace)
        return sum(strength(other, self.ace) < mine for other in self.out.of_suit(card.suit))

    def may_hold(self, seat: Seat, suit: Suit) -> bool:
        """Whether that player can still have a card of the suit."""
        return suit not in self.voids[seat] and bool(len(self.out.of_suit(suit)))

    def trumps_out(self) -> int:
        """How many trumps other players may hold."""
        trump = self.rules.trump
        if trump is None or not any(self.may_hold(seat, trump) for seat in self.others):
            return 0
        return len(self.out.of_suit(trump))

    def may_be_ruffed(self, suit: Suit, seats: tuple[Seat, ...]) -> bool:
        """Whether one of these players can trump a card of the suit, as far as is known."""
        trump = self.rules.trump
        if trump is None or suit == trump:
            return False
        return any(suit in self.voids[seat] and self.may_hold(seat, trump) for seat in seats)

    def is_sure(self, card: Card) -> bool:
        """Whether this card, played now, takes the trick whatever the players behind hold."""
        if not self.wins_now(card) or self.may_be_ruffed(self._led(card), self.behind):
            return False
        trump = self.rules.trump
        if card.suit != trump and trump is not None and self.trumps_out() and self.behind:
            few = len(self.out.of_suit(self._led(card))) < 2 * len(self.behind)
            if few:
                return False
        beatable = any(self.may_hold(seat, card.suit) for seat in self.behind)
        return not beatable or self.higher_out(card) == 0

    def _led(self, card: Card) -> Suit:
        trick = self.observation.trick
        return trick[0].suit if trick else card.suit


def table_of(observation: Observation) -> Table:
    """The present trick as the player to act sees it."""
    contract, trump, me = observation.contract, observation.trump, observation.seat
    assert contract is not None and trump is not None and me is not None
    rules = TrickRules(trump=trump.suit, ace=contract.ace)
    players = len(observation.hand_counts)
    others = tuple(next_seat(me, players, step) for step in range(1, players))
    behind = others[: players - len(observation.trick) - 1]
    legal = tuple(action.card for action in observation.legal if isinstance(action, PlayCard))
    return Table(observation, rules, legal, _out(observation), _voids(observation, others), others, behind)


def _out(observation: Observation) -> Cards:
    seen = observation.hand | observation.discards | Cards.of(observation.trick)
    for trick in observation.history:
        seen |= Cards.of(trick.cards)
    if observation.kitty_fate.value == "left":
        seen |= Cards.of(observation.kitty)
    return observation.ruleset.cards - seen


def _voids(observation: Observation, others: tuple[Seat, ...]) -> dict[Seat, frozenset[Suit]]:
    players = len(observation.hand_counts)
    found: dict[Seat, set[Suit]] = {seat: set() for seat in others}
    tricks = [(trick.leader, trick.cards) for trick in observation.history]
    for leader, cards in [*tricks, (observation.leader, observation.trick)]:
        for place, card in enumerate(cards):
            seat = next_seat(leader, players, place)
            if seat in found and card.suit is not cards[0].suit:
                found[seat].add(cards[0].suit)
                trump = observation.trump.suit if observation.trump else None
                must = observation.ruleset.play.void.value == "must-trump"
                if must and trump is not None and card.suit is not trump:
                    found[seat].add(trump)
    return {seat: frozenset(suits) for seat, suits in found.items()}
