"""A table of Bauernschnapsen for tests: positions and play written the way the rules dossier writes them.

Players go by their places: F left of the dealer, who calls, then clockwise PD (the dealer's partner), PF and D (the
dealer). Cards are rank and suit, the ten as 10: "10H". Deals are four hands in that order: "AC … / … / … / …".
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from vorhand.cards import SEATS, Card, Cards, Pack, Seat, Suit, next_seat
from vorhand.errors import IllegalActionError
from vorhand.games.base import NATURE, Actor, Event
from vorhand.games.bauernschnapsen import (
    GAME,
    Action,
    Bid,
    Claim,
    ContractId,
    Deal,
    Declare,
    Decline,
    Double,
    DrawDealer,
    Knock,
    KontraNormal,
    NameTrump,
    Observation,
    Pass,
    Phase,
    PlayCard,
    PlayerAction,
    Ruleset,
    State,
    observe,
)
from vorhand.games.bauernschnapsen.events import AuctionWon, DealScored, TrickTaken
from vorhand.games.bauernschnapsen.scoring import card_points
from vorhand.games.bauernschnapsen.state import DealResult, Ending, Standing, Trick

__all__ = [
    "PAGAT",
    "PLACES",
    "Table",
    "card",
    "cards",
    "each_dealer",
    "hands_of",
    "indices",
    "pack_of",
    "suit",
    "turned_pack",
]

PAGAT = Ruleset(id="bauernschnapsen/pagat", source="rules dossier")
"""The main list, everything as built in."""

PLACES = ("F", "PD", "PF", "D")
"""Clockwise from the caller."""

QUIET = "QS 10H JS QD JD / JH AC KH AS QH / AH JC KC AD KD / QC 10D 10S KS 10C"
"""A deal in which nobody holds five of a suit, for tests that need no cards; hearts can be trumps."""

FunctionT = TypeVar("FunctionT", bound=Callable[..., None])

_DOUBLINGS = {"kontra": 1, "rekontra": 2, "subkontra": 3}


def each_dealer(function: FunctionT) -> FunctionT:
    """The test runs with each seat as dealer (dossier 10.2: a fourth seat is easily forgotten)."""
    marked: FunctionT = pytest.mark.parametrize("dealer", SEATS, ids=lambda seat: f"dealer{seat}")(function)
    return marked


def card(text: str) -> Card:
    """The card "10H" or "TH"."""
    return Card(text.replace("10", "T"))


def cards(text: str) -> Cards:
    """A set of cards from "AS 10H"."""
    return Cards.of(card(name) for name in text.split())


def indices(text: str) -> tuple[int, ...]:
    """Card indices of "AS 10H", in order."""
    return tuple(card(name).index for name in text.split())


def suit(letter: str) -> Suit:
    """The suit C, D, H or S."""
    return Suit("CDHS".index(letter))


def hands_of(deal: str) -> tuple[tuple[Card, ...], ...]:
    """The four hands of "… / … / … / …", from F clockwise, cards in the order written."""
    return tuple(tuple(card(name) for name in hand.split()) for hand in deal.split("/"))


def pack_of(deal: str, trump: str = "H") -> Pack:
    """The pack that deals these hands after a knock, with a card of the trump suit among F's first three."""
    callers, *others = hands_of(deal)
    first = sorted(callers, key=lambda card: card.suit.letter != trump)
    return (*first, *(card for hand in others for card in hand))


def turned_pack(first: str, last: str) -> Pack:
    """A pack that gives F these three cards and then these two after a knock; the rest as it comes."""
    callers = [card(name) for name in f"{first} {last}".split()]
    return (*callers, *(PAGAT.cards - Cards.of(callers)))


class Table:
    """A match to push along: every action is checked by the rules, and all that happened is kept."""

    def __init__(self, state: State, dealer: Seat) -> None:
        self.state = state
        self.dealer = dealer
        self.events: list[Event] = []

    # Set-up

    @staticmethod
    def new(
        dealer: int = 0, *, ruleset: Ruleset = PAGAT, score: tuple[int, int] = (0, 0), before: Iterable[Any] = ()
    ) -> "Table":
        """A match whose next deal is dealt by that seat, after `score` (game points of F's side and of D's side)."""
        table = Table(GAME.start(ruleset), Seat(dealer))
        table.chance(DrawDealer(Seat(dealer)))
        earlier = [(0, points) if side else (points, 0) for side, points in enumerate(score) if points]
        results = tuple(table._result(*scores) for scores in [*before, *earlier])
        table.state = replace(table.state, standing=Standing(table.state.standing.first_dealer, results))
        return table

    def _result(self, callers: int, dealers: int) -> DealResult:
        """An earlier deal that brought F's side or D's side that many points."""
        return DealResult(
            dealer=self.dealer,
            declarer=self.seat("F"),
            contract=ContractId.NORMAL,
            doubled=0,
            ending=Ending.CLAIMED,
            winner=self.seat("F" if callers else "D"),
            points=callers or dealers,
        )

    @staticmethod
    def dealt(
        dealer: int,
        deal: str = QUIET,
        *,
        trump: str = "H",
        ruleset: Ruleset = PAGAT,
        score: tuple[int, int] = (0, 0),
        before: Iterable[Any] = (),
    ) -> "Table":
        """At the beginning of the auction: these hands, that suit named for trumps."""
        table = Table.new(dealer, ruleset=ruleset, score=score, before=before)
        table.chance(Deal(pack_of(deal, trump)))
        table.do("PF", Knock())
        callers = hands_of(deal)[0]
        named = [card.suit for card in callers if card.suit is suit(trump)] or [callers[0].suit]
        table.do("F", NameTrump(named[0]))
        # The dossier's V60, V61 and V66 give F no trump. That cannot come about, so the suit is put there by hand.
        table.state = replace(table.state, facts=replace(table.state.deal, trump=suit(trump)))
        return table

    @staticmethod
    def playing(contract: str, dealer: int, deal: str, *, doubled: str = "", **how: Any) -> "Table":
        """At the first lead: "PF schnapser" is the shortest auction that ends so; `doubled` as in `doubling`."""
        table = Table.dealt(dealer, deal, **how)
        table.auction_to(contract)
        table.doubling(doubled)
        return table

    # Who is who

    def seat(self, place: str) -> Seat:
        """The seat of F, PD, PF or D in this deal."""
        return next_seat(self.dealer, 4, 1 + PLACES.index(place))

    def place(self, seat: Actor | None) -> str:
        """F, PD, PF or D."""
        assert isinstance(seat, int)
        return PLACES[(seat - self.dealer - 1) % 4]

    @property
    def to_act(self) -> str:
        """The place of whom the table waits for."""
        return self.place(GAME.to_act(self.state))

    # Doing

    def chance(self, action: Action) -> None:
        """An action of NATURE."""
        self._apply(NATURE, action)

    def do(self, place: str, *actions: Action) -> None:
        """Actions of that player; he must be the one to act."""
        for action in actions:
            assert self.state.phase is not Phase.OVER
            assert self.to_act == place, f"{place} is not to act, but {self.to_act}"
            self._apply(self.seat(place), action)

    def _apply(self, actor: Actor, action: Action) -> None:
        self.state, events = GAME.apply(self.state, actor, action)
        self.events += events

    def auction(self, text: str) -> None:
        """Calls in order, with their speakers: "F normal, PD gang, PF pass, D kontra-normal"."""
        for said in text.split(","):
            place, word = said.split()
            self.do(place, _call(word))

    def auction_to(self, contract: str) -> None:
        """The shortest auction that lets "PF schnapser" or "F normal" stand."""
        declarer, word = contract.split()
        while self.state.phase is Phase.AUCTION:
            speaker = self.to_act
            bids = speaker == declarer and not any(self.place(s) == declarer for s, _ in self.state.deal.calls)
            if bids:
                self.do(speaker, _call(word))
            else:
                self.do(speaker, Pass() if self.state.deal.calls else _call("normal"))

    def doubling(self, text: str = "") -> None:
        """Answers everybody who is asked: "D kontra, F rekontra", and the others decline."""
        wanted = [tuple(said.split()) for said in text.split(",") if said]
        while self.state.phase is Phase.DOUBLING:
            if wanted and wanted[0][0] == self.to_act:
                assert self.state.deal.doubled + 1 == _DOUBLINGS[wanted.pop(0)[1]]
                self.do(self.to_act, Double())
            else:
                self.do(self.to_act, Decline())
        assert not wanted, f"not asked: {wanted}"

    def play(self, text: str) -> None:
        """Cards in play order with their players: "F:KD PD:QD"."""
        for played in text.split():
            place, name = played.split(":")
            self.do(place, PlayCard(card(name)))

    def trick(self, text: str, taken: str) -> None:
        """A whole trick, and who takes it, with its card points if they are given: "PF 21"."""
        self.play(text)
        place, *points = taken.split()
        last = self.tricks()[-1]
        taker = [event.seat for event in self.events if isinstance(event, TrickTaken)][-1]
        assert (self.place(taker), self.place(last.winner)) == (place, place), text
        if points:
            assert card_points(last.cards) == int(points[0]), text

    def declare(self, place: str, letter: str) -> None:
        """A marriage."""
        self.do(place, Declare(suit(letter)))

    def claim(self, place: str) -> None:
        """Basta."""
        self.do(place, Claim())

    # Looking

    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks of the deal, also when it has just ended."""
        if self.scored() is None:
            return self.state.history
        assert self.state.previous is not None
        return self.state.previous.tricks

    def legal(self) -> tuple[PlayerAction, ...]:
        """What the player to act may do."""
        return GAME.legal_actions(self.state, self.seat(self.to_act))

    def legal_cards(self) -> Cards:
        """The cards that the player to act may play."""
        return Cards.of(action.card for action in self.legal() if isinstance(action, PlayCard))

    def legal_calls(self) -> str:
        """What the speaker may say, in the engine's order: "pass bettler gang"."""
        return " ".join(_word(action) for action in self.legal())

    def declarable(self) -> str:
        """The suits of the marriages that may be declared: "HS"."""
        return "".join(action.suit.letter for action in self.legal() if isinstance(action, Declare))

    def may_claim(self) -> bool:
        """Whether the player to act may claim."""
        return Claim() in self.legal()

    def refused(self, place: str, action: PlayerAction) -> str:
        """Code and rule number of the refusal: "refused-must-follow BAU-5.3"."""
        seat = self.seat(place)
        refusal = GAME.why_not(self.state, seat, action)
        assert refusal is not None, f"{place} may do this: {action}"
        assert action not in GAME.legal_actions(self.state, seat)
        with pytest.raises(IllegalActionError) as caught:
            GAME.apply(self.state, seat, action)
        assert caught.value.code == refusal.code
        return f"{refusal.code} {refusal.rule}".strip()

    def refused_call(self, place: str, word: str) -> str:
        """The same for a call."""
        return self.refused(place, _call(word))

    def points(self, place: str) -> int:
        """Card points of that player's side, as he may know them."""
        return observe(self.state, self.seat(place)).points

    def sees(self, place: str | None) -> Observation:
        """What that player knows; None for a spectator."""
        return observe(self.state, None if place is None else self.seat(place))

    def contract(self) -> str:
        """How the auction ended: "PF schnapser"; "" while it goes on."""
        won = [event for event in self.events if isinstance(event, AuctionWon)]
        return f"{self.place(won[-1].declarer)} {won[-1].contract}" if won else ""

    def scored(self) -> DealScored | None:
        """How this deal ended, or None."""
        found = [event for event in self.events if isinstance(event, DealScored)]
        return found[-1] if found else None

    def score(self) -> str:
        """Which side scored how much in the deal that has just ended: "F-side +6"."""
        scored = self.scored()
        assert scored is not None, "the deal is not over"
        for one, other in (("F", "PF"), ("PD", "D")):
            assert scored.scores[self.seat(one)] == scored.scores[self.seat(other)]
        callers, dealers = scored.scores[self.seat("F")], scored.scores[self.seat("D")]
        assert min(callers, dealers) == 0, "exactly one side scores"
        assert max(callers, dealers) > 0, "exactly one side scores"
        return f"F-side +{callers}" if callers else f"D-side +{dealers}"

    def ending(self) -> Ending:
        """How the deal that has just ended was decided."""
        scored = self.scored()
        assert scored is not None, "the deal is not over"
        return scored.ending

    def happened(self, kind: type[Event]) -> list[Event]:
        """The events of that kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]


def _call(word: str) -> Bid | Pass | KontraNormal:
    match word:
        case "pass":
            return Pass()
        case "kontra-normal":
            return KontraNormal()
        case _:
            return Bid(ContractId(word))


def _word(action: PlayerAction) -> str:
    match action:
        case Bid(contract=contract):
            return contract.value
        case Pass():
            return "pass"
        case KontraNormal():
            return "kontra-normal"
        case _:
            raise AssertionError(f"no call: {action}")
