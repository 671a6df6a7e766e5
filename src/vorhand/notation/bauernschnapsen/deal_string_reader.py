"""Reads the fields of a deal string of Bauernschnapsen: deals a pack that brings these hands, and plays it all again.

Everything in the line is an action of the engine, so whatever could not have come about is refused.
"""

from vorhand.cards import SEATS, Card, Cards, Seat, Suit, next_seat
from vorhand.errors import IllegalActionError
from vorhand.games.bauernschnapsen import auction, scoring
from vorhand.games.bauernschnapsen.actions import (
    CALLS,
    DECLINE,
    DOUBLE,
    KNOCK,
    TURN_UP,
    Action,
    Bid,
    Call,
    Cut,
    Deal,
    Declare,
    NameTrump,
    PlayCard,
    Turn,
)
from vorhand.games.bauernschnapsen.auction import may_bid
from vorhand.games.bauernschnapsen.before_play import dealing_places, next_deal
from vorhand.games.bauernschnapsen.game import apply, start
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.ruleset import CARDS, Aim, ContractId, Doubled, NormalKontra, Ruleset
from vorhand.games.bauernschnapsen.state import (
    PLAYERS,
    DealFacts,
    DealResult,
    Ending,
    Phase,
    Standing,
    State,
    caller_of,
    sits_out,
)
from vorhand.notation.actors import parse_number
from vorhand.notation.bauernschnapsen.actions import parse_suit
from vorhand.notation.bauernschnapsen.deal_string import TURNING
from vorhand.notation.cards import parse_cards
from vorhand.notation.fields import Fields
from vorhand.notation.plays import Led, parse_hands, parse_led, taken_back

__all__ = ["read_fields"]


def read_fields(ruleset: Ruleset, fields: Fields) -> State:
    """The position that the fields describe; NotationError or InvalidStateError names the one that is wrong."""
    return _Reader(ruleset, fields).state()


class _Reader:
    """One reading of one line."""

    def __init__(self, ruleset: Ruleset, fields: Fields) -> None:
        self.ruleset = ruleset
        self.fields = fields

    def state(self) -> State:
        """The position, or the error that the line deserves."""
        dealer = self.fields.read("dealer", _seat, None)
        if dealer is None:
            self.fields.refuse_all_but()
            return start(self.ruleset)
        standing = self._standing(dealer)
        state = next_deal(self.ruleset, standing, None).state
        if state.phase is Phase.OVER:
            self.fields.refuse_all_but("dealer", "results")
            return state
        pack = self.fields.read("pack", parse_cards, None)
        if pack is not None:
            self.fields.refuse_all_but("dealer", "results", "pack", "cut", "trump")
            return self._before_trump(state, pack)
        hands = self.fields.read("hands", lambda text: parse_hands(text, PLAYERS), None)
        if hands is None:
            self.fields.refuse_all_but("dealer", "results")
            return state
        return self._with_hands(state, hands)

    def _act(self, state: State, action: Action, field: str) -> State:
        """The state after an action of whoever is to act; the field is to blame if that is not legal."""
        if state.actor is None:
            raise self.fields.impossible(field)
        try:
            return apply(state, state.actor, action).state
        except IllegalActionError:
            raise self.fields.impossible(field) from None

    # The match

    def _standing(self, dealer: Seat) -> Standing:
        read = self.fields.read("results", lambda text: [_result(part) for part in text.split("/")], [])
        standing = Standing(next_seat(dealer, PLAYERS, -len(read)))
        for contract, declarer, doubled, ending, points in read:
            if scoring.is_over(self.ruleset, standing):
                raise self.fields.impossible("results")
            assert standing.first_dealer is not None
            result = DealResult(
                dealer=scoring.dealer_of(standing.first_dealer, len(standing.results)),
                declarer=declarer,
                contract=contract,
                doubled=doubled,
                ending=ending,
                winner=declarer if points > 0 else next_seat(declarer, PLAYERS),
                points=abs(points),
            )
            if not _is_possible(self.ruleset, result):
                raise self.fields.impossible("results")
            standing = Standing(standing.first_dealer, (*standing.results, result))
        return standing

    # The deal up to the trumps

    def _before_trump(self, state: State, pack: tuple[Card, ...]) -> State:
        count = self.fields.read("cut", parse_number, None)
        trump = self.fields.read("trump", str, "")
        if count is None:
            if trump:
                raise self.fields.impossible("trump")
            return self._act(state, Deal(pack), "pack")
        state = self._cut(state, pack, count)
        if trump not in ("", TURNING):
            raise self.fields.impossible("trump")
        return self._act(state, TURN_UP, "trump") if trump else state

    def _cut(self, state: State, pack: tuple[Card, ...], count: int) -> State:
        """Deals the pack that this cut brings into this order."""
        before = (*pack[len(pack) - count :], *pack[: len(pack) - count])
        state = self._act(state, Deal(before), "pack")
        return self._act(state, Cut(count) if count else KNOCK, "cut")

    def _with_hands(self, state: State, hands: tuple[int, ...]) -> State:
        tricks = self.fields.read(
            "tricks", lambda text: tuple(parse_led(part, PLAYERS) for part in text.split(",")), ()
        )
        present = self.fields.read("trick", lambda text: (parse_led(text, PLAYERS),), ())
        calls = self.fields.read("calls", lambda text: tuple(CALLS[part] for part in text.split(",")), ())
        count = self.fields.read("cut", parse_number, 0)
        trump = self.fields.read("trump", parse_suit, None)
        turned = self.fields.read("turned", Card, None)
        if trump is None:
            raise self.fields.impossible("trump")
        caller = state.leader
        dealt = taken_back(hands, (*tricks, *present), _idle(self.ruleset, state.deal, calls))
        everything = 0
        for hand in dealt:
            everything |= hand
        if everything != CARDS.bits or any(hand.bit_count() != 5 for hand in dealt):
            raise self.fields.impossible("hands")
        pack = _pack_for(self.ruleset, caller, dealt, count, trump, turned)
        state = self._cut(state, pack, count)
        if turned is None:
            state = self._act(state, NameTrump(trump), "trump")
        else:
            state = self._act(self._act(state, TURN_UP, "turned"), Turn(1), "turned")
            if state.deal.turned != turned.index:
                raise self.fields.impossible("turned")
            if state.deal.trump is not trump:
                raise self.fields.impossible("trump")
        for call in calls:
            state = self._act(state, call, "calls")
        return self._play(state, tricks, present)

    # The play

    def _play(self, state: State, tricks: tuple[Led, ...], present: tuple[Led, ...]) -> State:
        for answer in self.fields.read("answers", _answers, ()):
            if state.phase is not Phase.DOUBLING:
                raise self.fields.impossible("answers")
            state = self._act(state, DOUBLE if answer else DECLINE, "answers")
        if state.phase is not Phase.PLAY:
            if state.phase not in (Phase.AUCTION, Phase.DOUBLING):  # scored at once: say it as a result
                raise self.fields.impossible("answers")
            self.fields.refuse("marriages", "tricks", "announced", "trick")
            return state
        marriages = list(self.fields.read("marriages", lambda text: tuple(_marriage(p) for p in text.split(",")), ()))
        announced = self.fields.read("announced", parse_suit, None)
        for led in tricks:
            state = self._replay(state, led, "tricks", marriages)
        for led in present:
            state = self._replay(state, led, "trick", marriages)
        if announced is not None:
            if state.trick or marriages != [(state.actor, announced)]:
                raise self.fields.impossible("announced")
            marriages.clear()
            state = self._act(state, Declare(announced), "announced")
        if marriages or state.phase is not Phase.PLAY:
            raise self.fields.impossible("marriages")
        return state

    def _replay(self, state: State, led: Led, field: str, marriages: list[tuple[Seat, Suit]]) -> State:
        leader, cards = led
        complete = len(cards) == (PLAYERS if state.idle is None else PLAYERS - 1)
        if state.phase is not Phase.PLAY or state.actor != leader or complete != (field == "tricks") or not cards:
            raise self.fields.impossible(field)
        declared = (leader, cards[0].suit)
        if declared in marriages and pair(cards[0].suit) & cards[0].bit:
            marriages.remove(declared)
            state = self._act(state, Declare(cards[0].suit), "marriages")
        for card in cards:
            if state.phase is not Phase.PLAY:
                raise self.fields.impossible(field)
            state = self._act(state, PlayCard(card), field)
        if state.phase is not Phase.PLAY:  # the deal would be over: say it as a result
            raise self.fields.impossible(field)
        return state


# Values of fields


def _seat(text: str) -> Seat:
    return {str(seat): seat for seat in SEATS}[text]


def _result(text: str) -> tuple[ContractId, Seat, int, Ending, int]:
    contract, declarer, doubled, ending, points = text.split(":")
    sign = -1 if points.startswith("-") else 1
    return (
        ContractId(contract),
        _seat(declarer),
        parse_number(doubled),
        Ending(ending),
        sign * _points(points.removeprefix("-")),
    )


def _points(text: str) -> int:
    """Game points of one deal: up to four digits, if a house counts high and doubles three times."""
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise ValueError(text)
    return int(text)


def _answers(text: str) -> tuple[bool, ...]:
    return tuple({"y": True, "n": False}[letter] for letter in text)


def _marriage(text: str) -> tuple[Seat, Suit]:
    return _seat(text[:1]), parse_suit(text[1:])


# What fits together


def _is_possible(ruleset: Ruleset, result: DealResult) -> bool:
    """Whether a deal can have ended so."""
    row, made = ruleset.contract(result.contract), result.winner == result.declarer
    levels = ruleset.doubling.levels if row.doubled is Doubled.ALLOWED else 0
    if row.aim is Aim.SIXTY_SIX and ruleset.auction.normal_kontra is NormalKontra.BEATS_BETTLER:
        levels = max(levels, 1)  # BAU-3.9: where it takes the place of a Bettler it is doubled already
    if not row.rank or not may_bid(row, result.declarer, caller_of(result.dealer)) or result.doubled > levels:
        return False
    if row.aim is Aim.SIXTY_SIX:
        times = (1,) if result.ending is Ending.LAST_TRICK else (1, 2, 3)
        ending = result.ending in (Ending.CLAIMED, Ending.FALSE_CLAIM, Ending.LAST_TRICK)
    else:
        times = (1,)
        ending = result.ending is (Ending.MADE if made else Ending.FAILED) and (made or not row.is_shown)
    return ending and result.points in [scoring.value(row, result.doubled, number) for number in times]


def _idle(ruleset: Ruleset, facts: DealFacts, calls: tuple[Call, ...]) -> Seat | None:
    """Who sits out if these calls lead to such a contract. Their legality is examined when they are said again."""
    if not calls or not isinstance(calls[0], Bid):
        return None
    for call in calls:
        speaker = auction.speaker(facts)
        if speaker is None:
            return None
        facts = auction.after_call(ruleset, facts, speaker, call)
    bid = facts.bid
    assert bid is not None
    return sits_out(bid.contract, bid.bidder) if auction.speaker(facts) is None else None


def _pack_for(
    ruleset: Ruleset, caller: Seat, hands: tuple[int, ...], count: int, trump: Suit, turned: Card | None
) -> tuple[Card, ...]:
    """A pack in the order of dealing that brings these hands: a card of the trump suit first, one turned up last."""
    pack: dict[int, Card] = {}
    for seat, places in enumerate(dealing_places(ruleset, count, caller)):
        cards = list(Cards(hands[seat]))
        if seat == caller:
            cards.sort(key=lambda card: (card == turned, card.suit is not trump))
        pack |= dict(zip(places, cards, strict=True))
    return tuple(pack[place] for place in sorted(pack))
