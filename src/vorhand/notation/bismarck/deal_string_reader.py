"""Reads the fields of a deal string of Bismarck: settles the deal from its facts, and replays the cards.

So a string may say less than everything (what needs nobody happens by itself), and whatever could not have come
about is refused.
"""

from dataclasses import replace

from vorhand.cards import SEATS, Card, Rank, Seat, bits_of, next_seat
from vorhand.errors import IllegalActionError
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.actions import PASS, PlayCard
from vorhand.games.bismarck.before_play import DECIDING_CARD, next_deal, opening
from vorhand.games.bismarck.building import Direction
from vorhand.games.bismarck.game import apply, start
from vorhand.games.bismarck.possible import impossible_fact, possible_redeal
from vorhand.games.bismarck.ruleset import Aim, ContractId, FirstDeclarer, Ruleset, Trump, TrumpSource
from vorhand.games.bismarck.state import DealFacts, DealResult, KittyFate, Phase, Standing, State, Turns
from vorhand.notation.bismarck.actions import parse_rank, parse_trump
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
            self.fields.refuse_all_but("dealer", "drawn", "results")
            return next_deal(self.ruleset, standing, None).state
        facts = self._facts(standing, dealer)
        hands = self.fields.read("hands", self._hands, None)
        if hands is None:
            self.fields.refuse_all_but("dealer", "drawn", "results", "redeal", "places", "contract", "trump")
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
        if any(row.id == contract and row.aim is Aim.SHED for row in self.ruleset.contracts):
            left = self._numbers(counts)
            # Exactly one is out when a layout ends.
            if len(left) != self.ruleset.players or max(left) > self.ruleset.deck.hand or left.count(0) != 1:
                raise ValueError(text)
            return ContractId(contract), parse_trump(trump), left
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

    def _start(self, text: str) -> tuple[Rank, Direction | None]:
        rank, colon, direction = text.partition(":")
        return parse_rank(rank), Direction(direction) if colon else None

    def _turns(self, text: str) -> Turns:
        if len(text) % 2:
            raise ValueError(text)
        words = [text[at : at + 2] for at in range(0, len(text), 2)]
        return tuple(None if word == "--" else parse_cards(word)[0].index for word in words)

    def _led(self, text: str) -> Led:
        return parse_led(text, self.ruleset.players)

    def _hands(self, text: str) -> tuple[int, ...]:
        return parse_hands(text, self.ruleset.players)

    # The match and the facts of the deal

    def _standing(self, dealer: Seat) -> Standing:
        read = self.fields.read("results", self._results, ())
        players, passes = self.ruleset.players, scoring.passes_of_the_deal(self.ruleset, len(read))
        first = next_seat(dealer, players, -passes)
        drawn = self.fields.read("drawn", self._seat, None)
        card_decided = self.ruleset.roles.first_declarer is FirstDeclarer.CLUB_ACE and len(read) > 0
        if drawn is not None and not card_decided:
            raise self.fields.impossible("drawn")
        standing = Standing(first if drawn is None else drawn)
        for contract, trump, counts in read:
            # BIS-1.5: whom a card made declarer, the deal passes on from, as if the dealer had sat to his right.
            declarer = scoring.declarer_of(self.ruleset, standing)
            declarer = next_seat(first, players) if declarer is None else declarer
            standing = self._after(standing, declarer, contract, trump, counts)
        return standing

    def _after(
        self, standing: Standing, declarer: Seat, contract: ContractId, trump: Trump, counts: tuple[int, ...]
    ) -> Standing:
        dealer = scoring.dealer_of(self.ruleset, standing)
        if scoring.is_over(self.ruleset, standing):
            raise self.fields.impossible("results")
        if contract not in scoring.offered_contracts(self.ruleset, standing, declarer):
            raise self.fields.impossible("results")
        row = self.ruleset.contract(contract)
        if not row.can_have(trump):
            raise self.fields.impossible("results")
        sheds = row.aim is Aim.SHED
        result = DealResult(
            dealer=dealer,
            declarer=declarer,
            contract=contract,
            trump=trump,
            tricks=(0,) * self.ruleset.players if sheds else counts,
            scores=scoring.layout_scores(counts) if sheds else scoring.deal_scores(self.ruleset, row, declarer, counts),
            left=counts if sheds else (),
        )
        return Standing(standing.first_dealer, (*standing.results, result))

    def _facts(self, standing: Standing, dealer: Seat) -> DealFacts:
        declarer = scoring.declarer_of(self.ruleset, standing)
        found = self.fields.read("declarer", self._seat, None)
        if declarer is not None and found is not None:
            raise self.fields.impossible("declarer")
        offered = scoring.offered_contracts(self.ruleset, standing, declarer)
        again = self.fields.read("redeal", self._redeal, None)
        if again is not None:
            if not possible_redeal(self.ruleset, offered, *again):
                raise self.fields.impossible("redeal")
            offered = again[0]
        start, direction = self.fields.read("start", self._start, (None, None))
        contract = self.fields.read("contract", ContractId, None)
        if contract is not None and contract not in offered:
            raise self.fields.impossible("contract")
        return DealFacts(
            dealer=dealer,
            declarer_seat=declarer if declarer is not None else found,
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
            start=start,
            direction=direction,
            undealt=self.fields.read("rest", self._kitty, ()),
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
        turns = self.fields.read("turns", self._turns, ())
        won = self.fields.read("won", self._counts, ())
        if (won and tricks) or sum(won) == self.ruleset.tricks:
            raise self.fields.impossible("won")
        before = self._turns_taken_back(standing, taken_back(hands, (*tricks, *present)), facts, turns)
        self._check_declarer(standing, facts, before, sum(won))
        state = self._settled(standing, facts, before, sum(won))
        if state.phase is not Phase.LAYOUT:
            self.fields.refuse("turns")
        if state.phase is not Phase.PLAY:
            self.fields.refuse("won", "tricks", "trick")
            return self._replay_turns(state, turns)
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

    def _turns_taken_back(
        self, standing: Standing, hands: tuple[int, ...], facts: DealFacts, turns: Turns
    ) -> tuple[int, ...]:
        """The hands before the turns of a layout."""
        decides = scoring.declarer_of(self.ruleset, standing) is None
        leader = facts.declarer_seat if decides else next_seat(facts.dealer, self.ruleset.players)
        before = list(hands)
        for place, card in enumerate(turns):
            if card is not None and leader is not None:
                before[next_seat(leader, len(hands), place)] |= 1 << card
        return tuple(before)

    def _check_declarer(self, standing: Standing, facts: DealFacts, hands: tuple[int, ...], lost: int) -> None:
        """BIS-1.5: where a card decides, the declarer is whoever holds it or had it."""
        if scoring.declarer_of(self.ruleset, standing) is not None:
            return
        if facts.declarer_seat is None:
            raise self.fields.impossible("declarer")
        holders = [seat for seat, hand in enumerate(hands) if hand & DECIDING_CARD.bit]
        if holders != [facts.declarer_seat] and (holders or not lost):
            raise self.fields.impossible("declarer")

    def _replay_turns(self, state: State, turns: Turns) -> State:
        for card in turns:
            action = PASS if card is None else PlayCard(Card.at(card))
            try:
                assert state.actor is not None
                state = apply(state, state.actor, action).state
            except IllegalActionError:
                raise self.fields.impossible("turns") from None
            if state.phase is not Phase.LAYOUT:  # the deal would be over: say it as a result
                raise self.fields.impossible("turns")
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
