"""Reads the fields of a deal string of Bismarck: settles the deal from its facts, and replays the cards.

So a string may say less than everything (what needs nobody happens by itself), and whatever could not have come
about is refused.
"""

from dataclasses import replace

from vorhand.cards import SEATS, Card, Seat, bits_of, next_seat
from vorhand.errors import IllegalActionError
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.actions import PlayCard
from vorhand.games.bismarck.before_play import next_deal, opening
from vorhand.games.bismarck.game import apply, start
from vorhand.games.bismarck.possible import impossible_fact, possible_redeal
from vorhand.games.bismarck.ruleset import ContractId, Ruleset, Trump, TrumpSource
from vorhand.games.bismarck.state import DealFacts, DealResult, KittyFate, Phase, Standing, State
from vorhand.notation.bismarck.actions import parse_trump
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
        dealer = self.fields.read("dealer", self._seat, None)
        if dealer is None:
            self.fields.refuse_all_but()
            return start(self.ruleset)
        standing = self._standing(dealer)
        if scoring.is_over(self.ruleset, standing):
            self.fields.refuse_all_but("dealer", "results")
            return next_deal(self.ruleset, standing, None).state
        facts = self._facts(standing, dealer)
        hands = self.fields.read("hands", self._hands, None)
        if hands is None:
            self.fields.refuse_all_but("dealer", "results", "redeal", "places", "contract", "trump")
            return self._settled(standing, facts, (0,) * self.ruleset.players, 0)
        return self._play(standing, replace(facts, dealt=True), hands)

    # Fields

    def _seat(self, text: str) -> Seat:
        return {str(seat): seat for seat in SEATS[: self.ruleset.players]}[text]

    def _numbers(self, text: str) -> tuple[int, ...]:
        parts = text.split(",")
        if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
            raise ValueError(text)
        return tuple(int(part) for part in parts)

    def _counts(self, text: str) -> tuple[int, ...]:
        counts = self._numbers(text)
        if len(counts) != self.ruleset.players or sum(counts) > self.ruleset.tricks:
            raise ValueError(text)
        return counts

    def _result(self, text: str) -> tuple[ContractId, Trump, tuple[int, ...]]:
        contract, trump, counts = text.split(":")
        tricks = self._counts(counts)
        if sum(tricks) != self.ruleset.tricks:
            raise ValueError(text)
        return ContractId(contract), parse_trump(trump), tricks

    def _results(self, text: str) -> list[tuple[ContractId, Trump, tuple[int, ...]]]:
        return [self._result(part) for part in text.split("/")]

    def _redeal(self, text: str) -> tuple[tuple[ContractId, ...], Trump | None]:
        ids, _, trump = text.partition(":")
        return tuple(ContractId(id) for id in ids.split(",")), parse_trump(trump) if trump else None

    def _shown(self, text: str) -> tuple[tuple[TrumpSource, int], ...]:
        pairs = [part.split(":") for part in text.split(",")]
        return tuple((TrumpSource(source), Card(card).index) for source, card in pairs)

    def _kitty(self, text: str) -> tuple[int, ...]:
        return tuple(card.index for card in parse_cards(text))

    def _discards(self, text: str) -> int:
        cards = self._kitty(text)
        if len(set(cards)) != len(cards):
            raise ValueError(text)
        return bits_of(cards)

    def _given(self, text: str) -> tuple[int, ...]:
        return tuple(self._discards(part) for part in text.split(","))

    def _led(self, text: str) -> Led:
        return parse_led(text, self.ruleset.players)

    def _hands(self, text: str) -> tuple[int, ...]:
        return parse_hands(text, self.ruleset.players)

    # The match and the facts of the deal

    def _standing(self, dealer: Seat) -> Standing:
        read = self.fields.read("results", self._results, ())
        turns = scoring.dealer_of(self.ruleset, Seat(0), len(read))
        first = next_seat(dealer, self.ruleset.players, -turns)
        standing = Standing(first)
        for contract, trump, tricks in read:
            standing = self._after(standing, first, contract, trump, tricks)
        return standing

    def _after(
        self, standing: Standing, first: Seat, contract: ContractId, trump: Trump, tricks: tuple[int, ...]
    ) -> Standing:
        dealer = scoring.dealer_of(self.ruleset, first, len(standing.results))
        declarer = scoring.declarer_of(self.ruleset, dealer)
        if scoring.is_over(self.ruleset, standing):
            raise self.fields.impossible("results")
        if contract not in scoring.offered_contracts(self.ruleset, standing, declarer):
            raise self.fields.impossible("results")
        row = self.ruleset.contract(contract)
        if not row.can_have(trump):
            raise self.fields.impossible("results")
        scores = scoring.deal_scores(self.ruleset, row, declarer, tricks)
        result = DealResult(
            dealer=dealer, declarer=declarer, contract=contract, trump=trump, tricks=tricks, scores=scores
        )
        return Standing(first, (*standing.results, result))

    def _facts(self, standing: Standing, dealer: Seat) -> DealFacts:
        declarer = scoring.declarer_of(self.ruleset, dealer)
        offered = scoring.offered_contracts(self.ruleset, standing, declarer)
        again = self.fields.read("redeal", self._redeal, None)
        if again is not None:
            if not possible_redeal(self.ruleset, offered, *again):
                raise self.fields.impossible("redeal")
            offered = again[0]
        contract = self.fields.read("contract", ContractId, None)
        if contract is not None and contract not in offered:
            raise self.fields.impossible("contract")
        return DealFacts(
            dealer=dealer,
            declarer=declarer,
            offered=offered,
            contract=self.ruleset.contract(contract) if contract else None,
            trump=self.fields.read("trump", parse_trump, None),
            kept_trump=again[1] if again else None,
            redeal=again is not None,
            open_places=self.fields.read("places", self._numbers, ()),
            shown=self.fields.read("shown", self._shown, ()),
            kitty=self.fields.read("kitty", self._kitty, ()),
            fate=self.fields.read("fate", KittyFate, KittyFate.LYING),
            discards=self.fields.read("discards", self._discards, 0),
            given=self.fields.read("given", self._given, ()),
        )

    # The cards

    def _settled(self, standing: Standing, facts: DealFacts, hands: tuple[int, ...], lost: int) -> State:
        """The deal at the first stage that waits, its play not yet begun; `lost` complete tricks are not known."""
        wrong = impossible_fact(self.ruleset, facts, hands, lost)
        if wrong:
            raise self.fields.impossible(wrong)
        state = opening(self.ruleset, standing, facts, hands)
        wrong = impossible_fact(self.ruleset, state.deal, state.hands, lost, phase=state.phase)
        if wrong:
            raise self.fields.impossible(wrong)
        return state

    def _play(self, standing: Standing, facts: DealFacts, hands: tuple[int, ...]) -> State:
        tricks = self.fields.read("tricks", lambda text: tuple(self._led(part) for part in text.split(",")), ())
        present = self.fields.read("trick", lambda text: (self._led(text),), ())
        won = self.fields.read("won", self._counts, ())
        if (won and tricks) or sum(won) == self.ruleset.tricks:
            raise self.fields.impossible("won")
        state = self._settled(standing, facts, taken_back(hands, (*tricks, *present)), sum(won))
        if state.phase is not Phase.PLAY:
            self.fields.refuse("won", "tricks", "trick")
            return state
        if sum(won):
            leader = present[0][0] if present else state.leader
            if not won[leader]:  # BIS-4.6: who leads has taken the trick before
                raise self.fields.impossible("trick")
            state = replace(state, won=won, leader=leader, actor=leader, playable=state.hands[leader])
        for leader, cards in tricks:
            state = self._replay(state, leader, cards, "tricks")
        for leader, cards in present:
            state = self._replay(state, leader, cards, "trick")
        return state

    def _replay(self, state: State, leader: Seat, cards: tuple[Card, ...], field: str) -> State:
        complete = len(cards) == self.ruleset.players
        if state.phase is not Phase.PLAY or state.actor != leader or complete != (field == "tricks"):
            raise self.fields.impossible(field)
        for card in cards:
            assert state.actor is not None
            try:
                state = apply(state, state.actor, PlayCard(card)).state
            except IllegalActionError:
                raise self.fields.impossible(field) from None
        if state.phase is not Phase.PLAY:  # the deal would be over: say it as a result
            raise self.fields.impossible(field)
        return state
