"""Plays random deals of Bauernschnapsen through both engines at once, and compares them after every action."""

import random

from vorhand.cards import SEATS, Card, Seat
from vorhand.games.base import NATURE
from vorhand.games.bauernschnapsen import GAME, Claim, Deal, DrawDealer, Phase, Ruleset, State, Turn
from vorhand.games.bauernschnapsen.actions import KNOCK, PlayerAction, action_at, number_of
from vorhand.games.bauernschnapsen.before_play import dealing_places
from vorhand.games.bauernschnapsen.events import DealScored
from vorhand.games.bauernschnapsen.scoring import points_by_seat
from vorhand.games.bauernschnapsen.state import caller_of
from vorhand.solver.bauernschnapsen.twin import rules_of

__all__ = ["Both", "same_deals"]


def same_deals(ruleset: Ruleset, *, seed: int, deals: int) -> int:
    """Play so many random deals; AssertionError with all that was done where the engines differ.

    Returns how many actions were compared.
    """
    compared = 0
    for number in range(deals):
        both = Both(ruleset, f"{ruleset.id} {seed} {number}")
        both.play()
        compared += len(both.done)
    return compared


def _pack(ruleset: Ruleset, dealer: Seat, rng: random.Random) -> tuple[int, tuple[Card, ...]]:
    """How many cards will be cut, and a pack; in every third deal one that brings hands of long suits."""
    cut, cards = rng.choice((0, rng.randrange(1, 20))), list(ruleset.cards)
    rng.shuffle(cards)
    if rng.random() > 0.33:
        return cut, tuple(cards)
    suits = rng.sample(range(4), 4)
    cards.sort(key=lambda card: (suits[card.suit], rng.random()))
    if rng.random() < 0.5:
        one, other = rng.randrange(20), rng.randrange(20)
        cards[one], cards[other] = cards[other], cards[one]
    order: dict[int, Card] = {}
    for seat, places in enumerate(dealing_places(ruleset, cut, caller_of(dealer))):
        order |= dict(zip(places, cards[5 * seat : 5 * seat + 5], strict=True))
    dealt = tuple(order[place] for place in range(20))
    return cut, dealt[20 - cut :] + dealt[: 20 - cut]


class Both:
    """One deal in both engines, compared at every moment."""

    def __init__(self, ruleset: Ruleset, seed: str) -> None:
        self.rng = random.Random(seed)
        self.seed = seed
        self.done: list[PlayerAction | Deal | Turn] = []
        dealer = self.rng.choice(SEATS)
        self.cut, self.pack = _pack(ruleset, dealer, self.rng)
        self.state: State = GAME.apply(GAME.start(ruleset), NATURE, DrawDealer(dealer)).state
        self.native = rules_of(ruleset).deal(dealer)
        self.scored: DealScored | None = None

    def play(self) -> DealScored:
        """The whole deal, actions drawn by chance; how it was scored."""
        while self.scored is None:
            self.compare()
            self.step()
        native, scored = self.native, self.scored
        assert native.over, self.where()
        assert (native.phase, native.actor, native.legal) == ("over", None, b""), self.where()
        assert native.scores == scored.scores, self.where()
        assert (native.ending, native.card_points) == (scored.ending, scored.points[:2]), self.where()
        return scored

    def compare(self) -> None:
        """All that both know of the moment."""
        state, native = self.state, self.native
        actor = None if state.actor is NATURE else state.actor
        assert (native.phase, native.actor, native.ending, native.scores) == (state.phase, actor, None, (0,) * 4), (
            self.where()
        )
        assert list(native.legal) == [number_of(action) for action in self.legal()], self.where()
        if state.phase is Phase.PLAY and not state.trick:
            assert native.card_points == points_by_seat(state.history, state.marriages)[:2], self.where()

    def where(self) -> str:
        """What a failing comparison says."""
        return f"{self.seed}: {self.done}"

    def legal(self) -> tuple[PlayerAction, ...]:
        actor = self.state.actor
        return GAME.legal_actions(self.state, actor) if isinstance(actor, int) else ()

    def step(self) -> None:
        """One action in both."""
        state = self.state
        if state.phase is Phase.DEAL:
            self.native = self.native.after_pack([card.index for card in self.pack])
            self.take(Deal(self.pack))
        elif state.phase is Phase.TURN:
            place = self.rng.randrange(2)
            self.native = self.native.after_turn(place)
            self.take(Turn(place))
        else:
            action = self.choice()
            self.native = self.native.after(number_of(action))
            self.take(action)

    def choice(self) -> PlayerAction:
        """Passes mostly, or nobody would play a Normal game; and few claims, because most are false."""
        legal, rng = self.legal(), self.rng
        if self.state.phase is Phase.CUT:
            return action_at(number_of(KNOCK) + self.cut)
        if self.state.phase is Phase.AUCTION:
            return legal[0] if rng.random() < 0.6 else rng.choice(legal)
        if isinstance(legal[-1], Claim) and rng.random() < 0.7:
            legal = legal[:-1]
        return rng.choice(legal)

    def take(self, action: PlayerAction | Deal | Turn) -> None:
        self.done.append(action)
        assert self.state.actor is not None
        self.state, events = GAME.apply(self.state, self.state.actor, action)
        self.scored = next((event for event in events if isinstance(event, DealScored)), None)
