"""How the bot "rules" counts cards, chooses, lays aside and plays; advice from the rules dossier, section 5.4."""

import itertools
import random
from collections import Counter
from dataclasses import replace
from typing import get_args

import pytest

from vorhand import rulesets
from vorhand.bots import Bot, RandomBot, bot
from vorhand.bots.bismarck import RulesBot, hands, holdings
from vorhand.bots.bismarck.hands import Prospect
from vorhand.bots.bismarck.inference import ranked, read_table, unranked
from vorhand.bots.bismarck.weights import HANDS, OPEN_CARDS, REASONS, WEIGHTS, Family, Position
from vorhand.cards import LANES, Card, Cards, Seat, Suit
from vorhand.games.base import NATURE
from vorhand.games.bismarck import GAME, State
from vorhand.games.bismarck.actions import (
    LEAVE_KITTY,
    TAKE_KITTY,
    ChooseContract,
    Deal,
    Discard,
    DrawDealer,
    GiveCard,
    NameDirection,
    NameStart,
    NameTrump,
    Pass,
    PlayCard,
    PlayerAction,
)
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import (
    Aim,
    Choice,
    ContractId,
    Duty,
    Exchange,
    ExchangeOrder,
    Facing,
    Kitty,
    Play,
    Ruleset,
    Sees,
    Selection,
    Trump,
    TrumpNamed,
)
from vorhand.games.bismarck.scoring import totals
from vorhand.games.bismarck.state import Phase
from vorhand.tricks import Ace, Beat, TrickRules, Void, beats, winner

MODERN = Ruleset(id="bismarck/modern", source="pagat")


def only(contract: ContractId, ruleset: Ruleset = MODERN) -> Ruleset:
    """The rule set with a single contract, so that nobody has to choose one."""
    choice = replace(ruleset.choice, contracts=(contract,), selection=Selection.BY_TURN)
    return replace(ruleset, choice=choice)


def blind(ruleset: Ruleset, facing: Facing, duty: Duty) -> Ruleset:
    """The rule set with an exchange of unseen cards, as in Portugal."""
    return replace(
        ruleset,
        kitty=Kitty(facing=facing),
        exchange=Exchange(duty=duty, order=ExchangeOrder.DISCARD_FIRST),
        choice=replace(ruleset.choice, sees=Sees.HAND),
    )


def cards(text: str) -> list[Card]:
    return [Card(word) for word in text.split()]


def deal(ruleset: Ruleset, own: str, kitty: str) -> State:
    """Seat 0 is declarer with these cards and this kitty; the rest lies at random."""
    hand, open_cards = cards(own), cards(kitty)
    rest = [card for card in ruleset.cards if card not in hand + open_cards]
    random.Random(5).shuffle(rest)
    others = iter(rest)
    pack = (*open_cards, *(c for card in hand for c in (card, next(others), next(others))))
    state = GAME.apply(GAME.start(ruleset), NATURE, DrawDealer(Seat(2))).state
    return GAME.apply(state, NATURE, Deal(pack)).state


def act(state: State, player: Bot | None = None) -> PlayerAction:
    assert isinstance(state.actor, int)
    action: PlayerAction = (player or bot("rules")).act(GAME.observe(state, state.actor), random.Random(1))
    return action


def step(state: State) -> State:
    """After what the bot does."""
    assert isinstance(state.actor, int)
    return GAME.apply(state, state.actor, act(state)).state


def play(state: State, text: str) -> State:
    """After these cards, each by whoever is to play."""
    for card in cards(text):
        assert isinstance(state.actor, int)
        state = GAME.apply(state, state.actor, PlayCard(card)).state
    return state


def discards(state: State) -> str:
    """What the bot lays aside, one card after the other."""
    while state.phase is Phase.DISCARD:
        state = step(state)
    return str(Cards(state.deal.discards))


def match_totals(ruleset: Ruleset, players: tuple[Bot, ...], seed: int) -> tuple[int, ...]:
    chance, state = random.Random(seed), GAME.start(ruleset)
    while (actor := state.actor) is not None:
        if isinstance(actor, int):
            state = GAME.apply(state, actor, players[actor].act(GAME.observe(state, actor), chance)).state
        elif state.phase is Phase.DRAW_DEALER:
            state = GAME.apply(state, NATURE, DrawDealer(Seat(chance.randrange(ruleset.players)))).state
        else:
            pack = chance.sample(list(ruleset.cards), len(ruleset.cards))
            state = GAME.apply(state, NATURE, Deal(tuple(pack))).state
    return totals(ruleset, state.standing.results)


# Strength


def test_beats_two_random_players_over_thirty_matches() -> None:
    players = (RulesBot(), RandomBot(), RandomBot())
    gained = [match_totals(MODERN, players, seed)[0] for seed in range(30)]

    assert sum(gained) / 30 > 25


@pytest.mark.parametrize("contract", MODERN.choice.contracts)
def test_beats_random_players_in_every_contract(contract: ContractId) -> None:
    players = (RulesBot(), RandomBot(), RandomBot())
    gained = [match_totals(only(contract), players, seed)[0] for seed in range(10)]

    assert sum(gained) / 10 > 3


# The random bot


def test_random_does_everything_that_is_legal() -> None:
    state = deal(only(ContractId.NT_WIN), "2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S 3S 4S 5S", "6C 6D 6H 6S")
    observation, rng = GAME.observe(state, Seat(0)), random.Random(3)
    seen = Counter(RandomBot().act(observation, rng) for _ in range(2000))

    assert set(seen) == set(observation.legal)
    assert max(seen.values()) < 2 * min(seen.values())


# Choosing


@pytest.mark.parametrize("number", range(6))
def test_the_contract_offered_is_chosen_with_the_same_cards_every_time(number: int) -> None:
    kitty = " ".join(card.text for card in random.Random(number).sample(list(MODERN.cards), 4))
    rest = [card.text for card in MODERN.cards if card.text not in kitty.split()]
    state = deal(MODERN, " ".join(rest[:16]), kitty)

    assert {act(state, RulesBot()) for _ in range(3)} == {act(state)}


def test_free_trump_waits_while_spades_are_as_good() -> None:
    own = "2C 3C 4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 2H 3H 4H 5H"

    assert act(deal(MODERN, own, "AS KS QS JS")) == ChooseContract(ContractId.SPADES)


def test_middling_cards_in_a_short_deal_are_played_to_lose() -> None:
    """Among 43 cards nobody has low ones: 16 deals of this hand brought 3.3 points more than its best trump."""
    short: Ruleset = rulesets.load("bismarck/short-43")
    free = (ContractId.FREE_TRUMP, ContractId.NT_WIN, ContractId.NT_LOSE)
    choice = Choice(
        contracts=(ContractId.FREE_CONTRACT,), free_contract=free, selection=Selection.BY_TURN, sees=Sees.TAKEN
    )
    ruleset = replace(short, choice=choice, roles=replace(short.roles, deals_in_a_row=1))
    own = cards("8C TC KC AC 4D 5D 8D 9D 5H 6H 7H TH 6S 8S JS QS KS")
    others = random.Random(5).sample(list(ruleset.cards - Cards.of(own)), 26)
    pack = (*(c for at, card in enumerate(own[:13]) for c in (others[at], others[13 + at], card)), *own[13:])
    state = GAME.apply(GAME.start(ruleset), NATURE, DrawDealer(Seat(0))).state

    assert act(GAME.apply(state, NATURE, Deal(pack)).state) == ChooseContract(ContractId.NT_LOSE)


def test_many_contracts_are_weighed_without_trying_every_order() -> None:
    """Ten contracts twice each can be used up in 59,049 ways; trying all took minutes."""
    every = tuple(row.id for row in MODERN.contracts)
    ruleset = replace(MODERN, choice=Choice(contracts=every, times=2))
    state = deal(ruleset, "2C 3C 4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 2H 3H 4H 5H", "AS KS QS JS")

    assert act(state) in GAME.legal_actions(state, Seat(0))


def test_with_the_hand_seen_a_long_strong_suit_becomes_trumps() -> None:
    seen = replace(only(ContractId.FREE_TRUMP), choice=replace(only(ContractId.FREE_TRUMP).choice, sees=Sees.HAND))
    state = deal(seen, "AD KD QD JD TD 9D 8D 2C 3C 4C 2H 3H 4H 2S 3S 4S", "5C 5H 5S 6S")

    assert act(state) == NameTrump(Trump.DIAMONDS)


def test_a_trump_named_after_the_exchange_is_the_one_the_discards_were_for() -> None:
    choice = Choice(
        contracts=(ContractId.FREE_TRUMP,),
        selection=Selection.BY_TURN,
        sees=Sees.HAND,
        trump_named=TrumpNamed.BEFORE_PLAY,
    )
    state = deal(replace(MODERN, choice=choice), "AH KH QH JH TH 9H 2H 2C 3C KD QD JD 4S 5S 6S 7S", "5C 5D 9S 6C")

    while state.phase is Phase.DISCARD:
        state = step(state)

    assert act(state) == NameTrump(Trump.HEARTS)
    assert not state.deal.discards & LANES[Suit.HEARTS]


# Laying aside


def test_discards_danger_in_pass() -> None:
    state = deal(only(ContractId.NT_LOSE), "2C 3C 5C 7C 2D 3D 5D AD 2H 3H 5H AH 2S 3S 5S AS", "KD KH 4C 4S")

    assert set(discards(state).split()) >= {"AD", "AH"}


def test_keeps_the_ace_where_it_is_the_lowest_card() -> None:
    rows = tuple(replace(row, ace=Ace.LOW) for row in MODERN.contracts)
    ruleset = replace(only(ContractId.NT_LOSE), contracts=rows)
    state = deal(ruleset, "2C 3C 5C 7C 2D 3D 5D AD 2H 3H 5H AH 2S 3S 5S AS", "KD KH 4C 4S")

    assert set(discards(state).split()) >= {"KD", "KH"}
    assert not {"AD", "AH", "AS"} & set(discards(state).split())


def test_discards_make_a_void_beside_long_trumps() -> None:
    state = deal(only(ContractId.SPADES), "AS KS QS JS TS 5S 4S 3S AH KH QH JH AD KD QD 2C", "3C 4C 2H 2D")

    assert discards(state).split()[:3] == ["2C", "3C", "4C"]


def test_discards_at_no_trump_keep_the_long_suit_and_the_aces() -> None:
    state = deal(only(ContractId.NT_WIN), "AS KS QS JS TS 9S AH KH AD KD AC KC 2C 2D 2H 3H", "3C 3D 4C 4D")
    thrown = set(discards(state).split())

    assert not thrown & {str(card) for card in cards("AS KS QS JS TS 9S AH KH AD KD AC KC")}


def test_a_plan_begun_by_somebody_else_is_finished_legally() -> None:
    state = deal(only(ContractId.NT_WIN), "2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S 3S 4S 5S", "6C 6D 6H 6S")
    highest = GAME.legal_actions(state, Seat(0))[-1]
    state = GAME.apply(state, Seat(0), highest).state

    assert discards(state) == "3S 4S 5S 6S"


def test_a_blind_discard_counts_on_the_open_cards() -> None:
    ruleset = blind(only(ContractId.SPADES), Facing.OPEN, Duty.MANDATORY)
    state = deal(ruleset, "AH KH AD KD AC KC 9S 8S 7S 6S 5S 4S 2C 3C 2D 3D", "AS KS QS JS")

    assert discards(state) == "2C 3C 2D 3D"


@pytest.mark.parametrize(
    ("own", "action"),
    [
        ("AS KS QS JS TS AH KH QH JH AD KD QD JD AC KC QC", LEAVE_KITTY),
        ("2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 2H 3H 4H 5H AS KS", TAKE_KITTY),
    ],
)
def test_unseen_cards_are_taken_for_a_poor_hand_only(own: str, action: PlayerAction) -> None:
    ruleset = blind(only(ContractId.NT_WIN), Facing.CLOSED, Duty.OPTIONAL)

    assert act(deal(ruleset, own, "9C 9D 9H 9S")) == action


def test_a_kitty_that_may_be_laid_aside_again_is_always_taken() -> None:
    seen = replace(only(ContractId.NT_WIN).choice, sees=Sees.HAND)
    ruleset = replace(only(ContractId.NT_WIN), exchange=Exchange(duty=Duty.OPTIONAL), choice=seen)
    state = deal(ruleset, "AS KS QS JS TS AH KH QH JH AD KD QD JD AC KC QC", "2C 2D 2H 2S")

    assert act(state) == TAKE_KITTY


@pytest.mark.parametrize("aim", [Aim.WIN, Aim.LOSE])
@pytest.mark.parametrize("trump", [None, Suit.HEARTS])
def test_no_other_discards_are_worth_more(aim: Aim, trump: Suit | None) -> None:
    rng, pack = random.Random(11), list(MODERN.cards)
    for _ in range(5):
        held = Cards.of(rng.sample(pack, 11))
        prospect = Prospect(trump=trump, aim=aim, theirs=(MODERN.cards - held).bits, opponents=2)
        chosen = hands.best_discards(held.bits, 0, 3, prospect)
        every = [Cards.of(gone).bits for gone in itertools.combinations(held, 3)]
        best = max(hands.worth(held.bits & ~gone, prospect) for gone in every)

        assert best == pytest.approx(hands.worth(held.bits & ~chosen, prospect))


# Counting cards


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    state = _ending(only(ContractId.NT_WIN), Trump.NO_TRUMP, ("AH 2D", "3D 4D", "2H 2S"))
    table = read_table(GAME.observe(play(state, "AH 3D"), Seat(2)))

    assert not table.may_hold[1] & LANES[Suit.HEARTS]
    assert table.may_hold[0] & LANES[Suit.HEARTS]


def test_open_cards_are_looked_for_with_the_declarer_only() -> None:
    state = deal(only(ContractId.NT_WIN), "AC KC QC JC TC 9C 8C 7C AS KS QS AD KD AH KH QH", "2C 3C 4C 5C")
    while state.phase is not Phase.PLAY:
        state = step(state)
    state = step(state)
    table = read_table(GAME.observe(state, Seat(1)))
    kitty = Cards.of(cards("2C 3C 4C 5C")).bits

    assert table.may_hold[0] & kitty == kitty & ~table.hand
    assert not table.may_hold[2] & kitty


def test_who_does_not_trump_where_he_must_has_no_trump() -> None:
    ruleset = replace(only(ContractId.SPADES), play=Play(void=Void.MUST_TRUMP))
    state = _ending(ruleset, Trump.SPADES, ("AH 2D", "3D 4D", "2H 2S"))
    table = read_table(GAME.observe(play(state, "AH 3D"), Seat(2)))

    assert not table.may_hold[1] & (LANES[Suit.SPADES] | LANES[Suit.HEARTS])


def test_who_does_not_beat_where_he_must_has_nothing_higher() -> None:
    ruleset = replace(only(ContractId.NT_WIN), play=Play(beat=Beat.AT_NO_TRUMP))
    state = _ending(ruleset, Trump.NO_TRUMP, ("TH 2D", "3H 4D", "2H 2S"))
    table = read_table(GAME.observe(play(state, "TH 3H"), Seat(2)))

    assert not table.may_hold[1] & Cards.of(cards("JH QH KH AH")).bits
    assert table.may_hold[0] & Cards.of(cards("JH QH KH AH")).bits


def test_who_could_not_beat_may_still_hold_an_ace_that_is_lowest() -> None:
    rows = tuple(replace(row, ace=Ace.LOW) for row in MODERN.contracts)
    ruleset = replace(only(ContractId.NT_WIN), contracts=rows, play=Play(beat=Beat.AT_NO_TRUMP))
    state = _ending(ruleset, Trump.NO_TRUMP, ("TH 2D", "3H AH", "2H 2S"))
    table = read_table(GAME.observe(play(state, "TH 3H"), Seat(2)))

    assert table.may_hold[1] & ranked(Card("AH").bit, Ace.LOW)
    assert not table.may_hold[1] & Cards.of(cards("JH QH KH")).bits


def _ending(ruleset: Ruleset, trump: Trump, dealt: tuple[str, str, str]) -> State:
    """The last tricks of a deal, seat 0 to lead; the cards that are gone are not in any trick."""
    own = "AC KC QC JC TC 9C 8C 7C AS KS QS AD KD AH KH QH"
    state = deal(ruleset, own, "2C 3C 4C 5C")
    while state.phase is not Phase.PLAY:
        state = step(state)
    held = tuple(Cards.of(cards(text)).bits for text in dealt)
    assert state.deal.trump is trump
    return replace(state, hands=held, playable=held[0], won=(5, 5, 4))


def test_a_low_ace_lies_below_the_two_and_back() -> None:
    ace, two = Card("AH"), Card("2H")
    low = ranked(ace.bit, Ace.LOW)

    assert low < two.bit
    assert unranked(low.bit_length() - 1) == ace.index
    assert ranked(ace.bit, Ace.HIGH) == ace.bit


# Playing


def test_second_hand_does_not_waste_a_king_under_an_ace() -> None:
    state = _ending(only(ContractId.NT_WIN), Trump.NO_TRUMP, ("AH 2D", "KH 3H", "2H 2S"))

    assert act(play(state, "AH")) == PlayCard(Card("3H"))


def test_a_ruff_takes_the_trick_with_the_lowest_trump() -> None:
    state = _ending(only(ContractId.SPADES), Trump.SPADES, ("AH 2D 3D", "3H 4D 5D", "JS 2S 6D"))

    assert act(play(state, "AH 3H")) == PlayCard(Card("2S"))


def test_in_pass_the_dangerous_card_is_thrown_on_another_suit() -> None:
    state = _ending(only(ContractId.NT_LOSE), Trump.NO_TRUMP, ("TH 2D 3D", "3H 4D 5D", "AS KC 2C"))

    assert act(play(state, "TH 3H")) in (PlayCard(Card("AS")), PlayCard(Card("KC")))


def test_in_pass_the_first_lead_is_low() -> None:
    state = deal(only(ContractId.NT_LOSE), "2C 3C 5C 7C 2D 3D 5D AD 2H 3H 5H AH 2S 3S 5S AS", "KD KH 4C 4S")
    while state.phase is not Phase.PLAY:
        state = step(state)
    lead = act(state)

    assert isinstance(lead, PlayCard)
    assert lead.card.rank <= 5


class Watched(RulesBot):
    """Notes each card that does not take the trick, though a lower one (in a contract to lose, a higher one) of its
    suit would not either."""

    def __init__(self) -> None:
        self.wasted: list[str] = []

    def act(self, observation: Observation, rng: random.Random) -> PlayerAction:
        action = super().act(observation, rng)
        if isinstance(action, PlayCard) and observation.trick and _is_wasted(observation, action.card):
            self.wasted.append(f"{action.card} to {' '.join(map(str, observation.trick))} from {observation.hand}")
        return action


def _is_wasted(observation: Observation, card: Card) -> bool:
    contract, trump = observation.contract, observation.trump
    assert contract is not None
    assert trump is not None
    rules, trick = TrickRules(trump=trump.suit, order=contract.ace), [before.index for before in observation.trick]
    best = trick[winner(trick, rules)]
    legal = [action.card for action in observation.legal if isinstance(action, PlayCard)]
    losers = [one for one in legal if one.suit == card.suit and not beats(one.index, best, rules)]
    wants = contract.aim is Aim.WIN
    return card in losers and any(
        beats(card.index, one.index, rules) if wants else beats(one.index, card.index, rules)
        for one in losers
        if one != card
    )


@pytest.mark.parametrize("id", ["bismarck/finnish-4", "bismarck/raf-853"])
def test_a_card_that_cannot_take_the_trick_is_the_lowest_or_in_pass_the_highest(id: str) -> None:
    ruleset: Ruleset = rulesets.load(id)
    watched = Watched()

    match_totals(ruleset, (watched,) * ruleset.players, 2)

    assert watched.wasted == []


# The numbers


def test_every_weight_belongs_to_an_explained_reason_and_every_reason_has_a_weight() -> None:
    used = {name for weights in WEIGHTS.values() for name in weights}

    assert used == set(REASONS)


def test_every_situation_and_every_kind_of_contract_has_weights() -> None:
    assert set(WEIGHTS) == set(itertools.product(Family, Position))
    assert set(HANDS) == set(OPEN_CARDS) == set(Family)


@pytest.mark.parametrize("family", [Family.NO_TRUMP, Family.TRUMP])
def test_an_open_ace_is_worth_more_than_a_two_where_tricks_are_wanted(family: Family) -> None:
    weights = OPEN_CARDS[family]

    assert weights.others[-1] > weights.others[0]
    assert weights.trumps[-1] >= weights.trumps[0]


def test_a_suit_from_the_top_takes_a_trick_with_every_card() -> None:
    ace_king_queen, rest = 0b1110000000000, 0b0001111111110

    assert holdings.parts(ace_king_queen, rest, 2).masters == 3
    assert holdings.parts(ace_king_queen, rest, 2).high == 3.0
    assert holdings.danger(0b10, 0b1111100, 2) == 0.0


def test_every_action_of_a_player_is_one_the_bot_can_answer_with() -> None:
    answers = {ChooseContract, NameTrump, type(TAKE_KITTY), type(LEAVE_KITTY), Discard, GiveCard, PlayCard}
    answers |= {NameStart, NameDirection, Pass}

    assert answers == set(get_args(PlayerAction))
