"""What every decent bot does, whoever wrote it: tried on the bot "rules" by positions that a person would agree on."""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest

from vorhand import rulesets
from vorhand.bots import BOTS, bot
from vorhand.cards import Card, Seat
from vorhand.errors import NotationError
from vorhand.games import bauernschnapsen
from vorhand.games.base import NATURE
from vorhand.games.bismarck import GAME, HOUSES, State
from vorhand.games.bismarck.actions import ChooseContract, Deal, NameTrump, PlayCard, PlayerAction
from vorhand.games.bismarck.ruleset import Aim, ContractId, Ruleset, Trump
from vorhand.games.bismarck.scoring import totals
from vorhand.notation import parse_deal_string
from vorhand.records import chance_index, nature_action, nonce_from_seed
from vorhand.testing.bismarck.generated import build, playable_rulesets

pytestmark = pytest.mark.slow


def decision(position: str) -> PlayerAction:
    """What the bot does in a position."""
    state: State = parse_deal_string(position)
    actor = state.actor
    assert isinstance(actor, int)
    action: PlayerAction = bot("rules").act(GAME.observe(state, actor), random.Random(1))
    return action


def played(ruleset: Ruleset, names: tuple[str, ...], seed: int) -> Iterator[State]:
    """A match between bots, state by state."""
    state, dealt = GAME.start(ruleset), 0
    players, rng = [bot(name) for name in names], random.Random(seed)
    while (actor := state.actor) is not None:
        if actor is NATURE:
            action = nature_action(state, nonce_from_seed(seed, chance_index(state, dealt)))
            dealt += isinstance(action, Deal)
            state = GAME.apply(state, actor, action).state
        else:
            choice = players[actor].act(GAME.observe(state, actor), rng)
            state = GAME.apply(state, actor, choice).state
        yield state


def total_of(ruleset: Ruleset, names: tuple[str, ...], seed: int) -> tuple[int, ...]:
    *_, last = played(ruleset, names, seed)
    return totals(ruleset, last.standing.results)


@pytest.mark.parametrize("name", BOTS["bismarck"])
@pytest.mark.parametrize("id", HOUSES.built_in)
def test_never_does_anything_illegal(name: str, id: str) -> None:
    ruleset = rulesets.load(id)

    *_, last = played(ruleset, (name,) * ruleset.players, 3)
    assert len(last.standing.results) >= ruleset.deals
    for result in last.standing.results:
        row = ruleset.contract(result.contract)
        every_trick = sum(result.tricks) if not any(ruleset.quotas(row)) else 0
        assert sum(result.scores) == (-every_trick if row.aim is Aim.LOSE else every_trick)


@pytest.mark.parametrize("name", BOTS["bauernschnapsen"])
@pytest.mark.parametrize("id", bauernschnapsen.HOUSES.built_in)
def test_never_does_anything_illegal_at_bauernschnapsen(name: str, id: str) -> None:
    for option in ("", *(f"+{option}" for option in rulesets.options_of(id))):
        ruleset, rng = rulesets.load(id + option), random.Random(id + option)
        game, player = bauernschnapsen.GAME, bot(name, "bauernschnapsen")
        state, dealt = game.start(ruleset), 0
        while (actor := state.actor) is not None and dealt < 4:
            if actor is NATURE:
                action = nature_action(state, nonce_from_seed(5, chance_index(state, dealt)))
                dealt += isinstance(action, Deal)
            else:
                action = player.act(game.observe(state, actor), rng)
            state = game.apply(state, actor, action).state


def test_plays_generated_rule_sets_too() -> None:
    for number, generated in enumerate(playable_rulesets(40, 1944)):
        ruleset = build(generated, number)
        for state in played(ruleset, ("rules",) * ruleset.players, number):
            if len(state.standing.results) == 3:
                break


def test_the_same_chance_gives_the_same_match() -> None:
    ruleset = rulesets.load("bismarck/modern")

    assert total_of(ruleset, ("rules",) * 3, 8) == total_of(ruleset, ("rules",) * 3, 8)


def test_beats_random_players_by_far() -> None:
    ruleset = rulesets.load("bismarck/modern")
    gained = [total_of(ruleset, ("rules", "random", "random"), seed)[0] for seed in range(8)]

    assert sum(gained) / len(gained) > 20


@pytest.mark.parametrize("id", ["bismarck/estonia-3", "bismarck/estonia-4", "bismarck/estonian-folk"])
def test_beats_random_players_where_cards_are_laid_out_too(id: str) -> None:
    ruleset = rulesets.load(id)
    leads = defaultdict[bool, int](int)
    for seed in range(3):
        *_, last = played(ruleset, ("rules", *["random"] * (ruleset.players - 1)), seed)
        for result in last.standing.results:
            own, *others = result.scores
            leads[bool(result.left)] += own * len(others) - sum(others)

    assert min(leads.values()) > 0
    assert sum(leads.values()) > 3 * 20 * (ruleset.players - 1)


def test_is_not_beaten_by_two_good_players_with_a_random_third() -> None:
    ruleset = rulesets.load("bismarck/modern")
    lost = [total_of(ruleset, ("random", "rules", "rules"), seed)[0] for seed in range(8)]

    assert sum(lost) / len(lost) < -20


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(NotationError, match="random, rules"):
        bot("genius")


# The choice, on the four open cards alone


def choice_with(kitty: str, ruleset: Ruleset | None = None) -> PlayerAction:
    state = GAME.start(ruleset or rulesets.load("bismarck/modern"))
    cards = [Card(kitty[at : at + 2]) for at in range(0, 8, 2)]
    rest = [card for card in state.ruleset.cards if card not in cards]
    pack = (*cards, *random.Random(2).sample(rest, len(rest)))
    state = GAME.apply(state, NATURE, nature_action(state, nonce_from_seed(1, 0))).state
    state = GAME.apply(state, NATURE, Deal(pack)).state
    assert isinstance(state.actor, int)
    action: PlayerAction = bot("rules").act(GAME.observe(state, state.actor), random.Random(1))
    return action


@pytest.mark.parametrize("kitty", ["2C3C2D3D", "2H3H2C4D", "2S3D2H4C"])
def test_four_low_cards_call_for_pass(kitty: str) -> None:
    assert choice_with(kitty) == ChooseContract(ContractId.NT_LOSE)


@pytest.mark.parametrize("kitty", ["ACADAHKS", "ACKDAHAS"])
def test_aces_and_kings_call_for_no_trump(kitty: str) -> None:
    assert choice_with(kitty) == ChooseContract(ContractId.NT_WIN)


def test_spades_come_before_free_trump_when_they_look_good() -> None:
    assert choice_with("ASKSQSJS") == ChooseContract(ContractId.SPADES)


@pytest.mark.parametrize(
    ("kitty", "contract"),
    [("ACADAHKS", ContractId.NT_WIN), ("2C3C2D3D", ContractId.NT_LOSE), ("2SJHQS3S", ContractId.FREE_TRUMP)],
)
def test_among_four_the_open_cards_weigh_no_less(kitty: str, contract: ContractId) -> None:
    """With middling cards a misère with a quota of nothing loses some 2 points more than a trump."""
    house = rulesets.load("bismarck/finnish-4")
    free = replace(house, choice=replace(house.choice, contracts=(ContractId.FREE_CONTRACT,)))

    assert choice_with(kitty, free) == ChooseContract(contract)


def test_the_longest_and_highest_suit_is_named() -> None:
    position = "bismarck/modern dealer=2 contract=free-trump kitty=AHKHQHJH hands={}"
    rest = [card for card in rulesets.load("bismarck/modern").cards if card.text not in ("AH", "KH", "QH", "JH")]
    hands = [rest[at::3] for at in range(3)]
    text = "/".join(
        ".".join("".join(c.rank.letter for c in hand if c.suit == suit) for suit in (3, 2, 1, 0)) for hand in hands
    )

    assert decision(position.format(text)) == NameTrump(Trump.HEARTS)


# Play: endings with a few cards each


def ending(contract: str, trump: str, hands: str, trick: str, won: str) -> PlayerAction:
    more = "kitty=2C3C4C5C fate=taken discards=2C3C4C5C"
    return decision(
        f"bismarck/modern dealer=2 contract={contract} trump={trump} {more} hands={hands} won={won} trick={trick}"
    )


def test_the_last_player_takes_a_trick_with_the_lowest_card_that_takes_it() -> None:
    action = ending("nt-win", "NT", ".5.3./.8.4./.AK9..", "0:TH6H", "4,5,4")

    assert action == PlayCard(Card("KH"))


def test_a_sure_loser_costs_the_lowest_card() -> None:
    action = ending("nt-win", "NT", ".5.3./.8.4./.QT9..", "0:AH6H", "4,5,4")

    assert action == PlayCard(Card("9H"))


def test_in_pass_the_highest_card_that_stays_under_is_played() -> None:
    action = ending("nt-lose", "NT", ".5.3./.8.4./.AT9..", "0:JH6H", "4,5,4")

    assert action == PlayCard(Card("TH"))


def test_in_pass_the_last_player_who_must_take_it_takes_it_with_the_highest() -> None:
    action = ending("nt-lose", "NT", ".5.3./.8.4./.AQT..", "0:9H6H", "4,5,4")

    assert action == PlayCard(Card("AH"))


def test_in_pass_an_ace_goes_when_the_suit_led_is_void() -> None:
    action = ending("nt-lose", "NT", ".5.3./.8.4./A6..8.", "0:JH7H", "4,5,4")

    assert action == PlayCard(Card("AS"))


def test_sure_tricks_are_cashed_in_the_last_tricks() -> None:
    action = ending("nt-win", "NT", "2.AK../.QJ.4./.98.5.", "0:-", "5,4,4")

    assert action in (PlayCard(Card("AH")), PlayCard(Card("KH")))


def test_no_trumps_are_drawn_when_nobody_else_has_any() -> None:
    action = ending("spades", "S", "32.A../.QJ.4./.98.5.", "0:-", "5,4,4")

    assert action == PlayCard(Card("AH"))


def test_seats_are_all_alike() -> None:
    """The bot can sit anywhere: it is asked for every seat of one table."""
    ruleset, one = rulesets.load("bismarck/modern"), bot("rules")
    seen = {Seat(0): 0, Seat(1): 0, Seat(2): 0}
    for state in played(ruleset, ("random",) * 3, 4):
        if isinstance(state.actor, int):
            action = one.act(GAME.observe(state, Seat(state.actor)), random.Random(1))
            assert action in GAME.legal_actions(state, Seat(state.actor))
            seen[Seat(state.actor)] += 1
        if len(state.standing.results) == 2:
            break

    assert min(seen.values()) > 20
