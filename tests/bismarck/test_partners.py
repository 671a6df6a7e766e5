"""Four in two pairs: what partners give each other, who knows it, and how sides score. Dossier 2.14, A15, D13, G3."""

from dataclasses import replace

import pytest

from tests.bismarck.positions import Table, cards, results
from tests.bismarck.test_choice import play_a_deal
from tests.bismarck.vectors import house
from vorhand.cards import SEATS, Card, Cards, Seat
from vorhand.errors import IllegalActionError, InvalidStateError, RulesetError
from vorhand.games.bismarck import GAME, ChooseContract, ContractId, GiveCard, LayOpen, State
from vorhand.games.bismarck.events import CardsGiven, GivenSeen
from vorhand.games.bismarck.giving import givings
from vorhand.games.bismarck.scoring import is_over, totals, winners
from vorhand.games.bismarck.state import Phase, Standing, dealt_hands
from vorhand.notation import format_deal_string, parse_deal_string
from vorhand.rulesets import parse

HOUSE = house("bismarck/finnish-partners")
DEALER, LEFT, OPPOSITE, RIGHT = (Seat(seat) for seat in range(4))


def exchanging() -> Table:
    """Left of the dealer has chosen and taken the open cards: the pack lay in its fixed order."""
    table = Table.new(HOUSE, DEALER)
    table.chance(LayOpen((2, 10, 20, 30)))
    table.deal()
    table.do(ChooseContract(ContractId.NT_WIN))
    return table


def give(table: Table, text: str) -> None:
    table.do(*(GiveCard(Card(card)) for card in text.split()))


def sizes(table: Table) -> list[int]:
    """Cards in the hands of L, R, D and P, as the dossier lists them."""
    return [table.state.hands[seat].bit_count() for seat in (LEFT, RIGHT, DEALER, OPPOSITE)]


def lowest(state: State, seat: Seat, count: int = 1) -> str:
    return " ".join(str(card) for card in [*Cards(state.hands[seat])][:count])


def all_exchanged(table: Table) -> None:
    for count in (4, 1, 1, 1, 1, 1):
        actor = table.state.actor
        assert isinstance(actor, int)
        give(table, lowest(table.state, Seat(actor), count))


class TestD13Exchange:
    def test_cards_in_the_hands(self) -> None:
        table = Table.new(HOUSE, DEALER)
        table.chance(LayOpen((2, 10, 20, 30)))
        table.deal()
        assert sizes(table) == [12, 12, 12, 12]

        table.do(ChooseContract(ContractId.NT_WIN))
        assert sizes(table) == [16, 12, 12, 12]
        give(table, lowest(table.state, LEFT, 4))
        assert sizes(table) == [12, 16, 12, 12]
        for _ in range(3):
            give(table, lowest(table.state, RIGHT))
        assert sizes(table) == [13, 13, 13, 13]
        give(table, lowest(table.state, OPPOSITE))
        assert sizes(table) == [13, 13, 14, 12]
        give(table, lowest(table.state, DEALER))
        assert sizes(table) == [13, 13, 13, 13]
        assert (table.state.phase, table.state.actor) == (Phase.PLAY, LEFT)

    def test_bis_3_9_and_3_10_who_gives_to_whom(self) -> None:
        table = exchanging()

        all_exchanged(table)

        told = [(event.giver, event.receiver, event.count) for event in table.happened(CardsGiven)]  # type: ignore[attr-defined]
        assert told == [
            (LEFT, RIGHT, 4),
            (RIGHT, DEALER, 1),
            (RIGHT, LEFT, 1),
            (RIGHT, OPPOSITE, 1),
            (OPPOSITE, DEALER, 1),
            (DEALER, OPPOSITE, 1),
        ]

    @pytest.mark.parametrize("declarer", SEATS)
    def test_everybody_gives_and_gets_equally_much_whoever_is_declarer(self, declarer: Seat) -> None:
        change = [0, 0, 0, 0]
        for giving in givings(HOUSE, declarer):
            change[giving.giver] -= giving.count
            change[giving.receiver] += giving.count

        assert change == [1 - 4 * (seat == declarer) for seat in SEATS]

    def test_a_card_just_received_may_go_back(self) -> None:
        table = exchanging()
        give(table, lowest(table.state, LEFT, 4))
        received = [*Cards(table.state.deal.given[0])]
        give(table, str(received[0]))  # to the dealer

        give(table, str(received[1]))

        assert received[1] in Cards(table.state.hands[LEFT])

    def test_four_cards_are_chosen_together_and_later_ones_singly(self) -> None:
        table = exchanging()
        assert GAME.together(table.state) == 4

        give(table, lowest(table.state, LEFT, 4))

        assert GAME.together(table.state) == 1

    def test_bis_3_9_lowest_first(self) -> None:
        table = exchanging()
        held = [*Cards(table.state.hands[LEFT])]
        give(table, str(held[5]))

        with pytest.raises(IllegalActionError) as refused:
            give(table, str(held[4]))
        assert refused.value.fields["rule"] == "BIS-3.9"
        assert [action.card for action in table.legal()] == held[6:-2]  # type: ignore[union-attr]

    def test_a_card_that_is_not_held_is_refused(self) -> None:
        table = exchanging()

        with pytest.raises(IllegalActionError) as refused:
            give(table, lowest(table.state, DEALER))
        assert (refused.value.code, refused.value.fields["rule"]) == ("refused-give-not-held", "BIS-3.9")


class TestWhoKnows:
    def test_giver_and_receiver_are_told_the_cards_and_nobody_else(self) -> None:
        table = exchanging()
        chosen = lowest(table.state, LEFT, 4)

        give(table, chosen)

        (told,) = table.happened(GivenSeen)
        assert told == GivenSeen(LEFT, RIGHT, cards(chosen))
        assert [told.reaches(seat) for seat in (None, *SEATS)] == [False, False, True, False, True]
        assert table.happened(CardsGiven) == [CardsGiven(LEFT, RIGHT, 4)]
        assert table.happened(CardsGiven)[0].reaches(None)

    def test_they_know_them_to_the_last_trick(self) -> None:
        table = exchanging()
        chosen = lowest(table.state, LEFT, 4)
        give(table, chosen)
        for _ in range(5):
            actor = table.state.actor
            assert isinstance(actor, int)
            give(table, lowest(table.state, Seat(actor)))

        table.first(4 * 12)

        for seat in SEATS:
            given = GAME.observe(table.state, seat).given
            assert [part.count for part in given] == [4, 1, 1, 1, 1, 1]
            assert [bool(part.cards) for part in given] == [seat in (part.giver, part.receiver) for part in given]
        assert GAME.observe(table.state, LEFT).given[0].cards == cards(chosen)
        assert not any(part.cards for part in GAME.observe(table.state, None).given)

    def test_the_receiver_sees_nothing_before_all_is_there(self) -> None:
        table = exchanging()

        give(table, lowest(table.state, LEFT, 3))

        receiver, giver = GAME.observe(table.state, RIGHT), GAME.observe(table.state, LEFT)
        assert len(receiver.hand) == 12
        assert not receiver.given[0].cards
        assert len(giver.given[0].cards) == 3
        assert not table.happened(CardsGiven)

    def test_the_review_shows_what_was_given_and_the_hands_as_dealt(self) -> None:
        table = exchanging()
        dealt = dealt_hands(table.state)
        all_exchanged(table)
        given = table.state.deal.given

        while table.state.previous is None:
            table.first()

        review = GAME.observe(table.state, None).previous
        assert review is not None
        assert [hand.bits for hand in review.hands] == list(dealt)
        assert [part.cards.bits for part in review.given] == list(given)


class TestSides:
    def test_partners_score_alike_and_sides_oppositely(self) -> None:
        table = Table.new(HOUSE, DEALER)

        for _ in range(3):
            play_a_deal(table)
            sums = totals(HOUSE, table.state.standing.results)
            assert (sums[0], sums[1]) == (sums[2], sums[3])
            assert sums[0] == -sums[1]

    def test_g3_sixteen_deals_in_which_everybody_plays_everything_once(self) -> None:
        table = Table.new(HOUSE, DEALER)

        while table.state.actor is not None:
            play_a_deal(table)

        played = [(result.declarer, result.contract) for result in table.state.standing.results]
        assert len(played) == len(set(played)) == 16
        with pytest.raises(IllegalActionError) as refused:
            table.chance(LayOpen((2, 10, 20, 30)))
        assert refused.value.fields["rule"] == "BIS-6.1"

    @pytest.mark.parametrize(
        ("last", "expected"),
        [("13 0 0 0", (1, 3)), ("0 13 0 0", (0, 2)), ("0 8 5 0", (0, 1, 2, 3))],
        ids=["the declarer's opponents", "the declarer's side", "both"],
    )
    def test_bis_5_4_a_side_wins_or_both_share(self, last: str, expected: tuple[int, ...]) -> None:
        # All deals at quota but the last, an nt-lose of seat 0.
        at_quota = []
        for number in range(16):
            contract = ["turned-trump H", "free-trump S", "nt-win NT", "nt-lose NT"][number // 4]
            quotas = (5, 8) if "lose" in contract else (8, 5)
            tricks = [0, 0, 0, 0]
            tricks[(number + 1) % 4], tricks[(number + 2) % 4] = quotas
            at_quota.append(f"{contract} {' '.join(map(str, tricks))}")
        at_quota[-1] = f"nt-lose NT {last}"

        state = Table.at(f"bismarck/finnish-partners dealer=0 {results(*at_quota)}").state

        assert state.phase is Phase.OVER
        assert winners(HOUSE, state.standing) == expected

    def test_a_play_off_ends_when_one_side_leads(self) -> None:
        ruleset = house("bismarck/finnish-partners+playoff")
        table = Table.new(ruleset, DEALER)
        while table.state.actor is not None:
            play_a_deal(table)
        played = table.state.standing.results[:16]
        level = tuple(replace(result, scores=(0, 0, 0, 0)) for result in played)

        tied = Standing(DEALER, level)
        decided = Standing(DEALER, (*level, replace(played[0], scores=(1, -1, 1, -1))))

        assert not is_over(ruleset, tied)
        assert is_over(ruleset, decided)
        assert winners(ruleset, decided) == (0, 2)


@pytest.mark.parametrize(
    ("changed", "key", "code"),
    [
        ("deck.players = 3\ndeck.hand = 16", "deck.sides", "ruleset-pairs-need-four"),
        ('deck.sides = "alone"', "exchange.order", "ruleset-partners-without-pairs"),
        ("deck.hand = 11\nkitty.size = 8", "kitty.size", "ruleset-partners-kitty"),
        ('exchange.duty = "optional"', "exchange.duty", "ruleset-partners-must-exchange"),
        ('contracts.nt-win.exchange = "none"', "contracts.nt-win.exchange", "ruleset-partners-must-exchange"),
        ('match.forgotten_discard = "redeal"', "match.forgotten_discard", "ruleset-nothing-to-forget"),
        ("scoring.win = [8, 1, 3, 1]", "scoring.win", "ruleset-quota-sides"),
        ("scoring.lose = [5, 7]", "scoring.lose", "ruleset-quota-sum"),
    ],
)
def test_what_does_not_go_together_is_refused_in_a_sentence(changed: str, key: str, code: str) -> None:
    text = f'{changed}\nextends = "bismarck/finnish-partners"\nsource = "test"\n'

    with pytest.raises(RulesetError) as refused:
        parse(text, "pairs.toml")

    found = refused.value
    codes = {(found.fields["key"], found.code)}
    assert (key, code) in codes, str(found)
    assert str(found).startswith(f"pairs.toml: {key}: ")


def test_pairs_may_also_play_with_discards() -> None:
    text = (
        'extends = "bismarck/finnish-partners"\nsource = "test"\nexchange.order = "take-first"\n'
        "scoring.win = [7, 5]\nscoring.lose = [5, 7]\n"
    )
    ruleset = parse(text, "pairs.toml")
    table = Table.new(ruleset, DEALER)

    play_a_deal(table)

    assert table.state.standing.results[0].scores[0] == -table.state.standing.results[0].scores[1]
    assert sum(table.state.standing.results[0].tricks) == 12


BEFORE = "bismarck/finnish-partners dealer=1 places=5,26,29,32 contract=nt-lose trump=NT kitty=2H7C6H9D fate=taken"
HANDS = "hands=AK98654.J543.K.A/Q3.AKQT8.6.KQJ83/72.762.9754.T742/JT.9.AQJT832.965"


class TestDealStrings:
    def test_a_whole_exchange(self) -> None:
        text = f"{BEFORE} given=JH5S8SAS,AH,7S,JC,JC,5C {HANDS} trick=2:-"

        assert format_deal_string(parse_deal_string(text)) == text

    @pytest.mark.parametrize(
        "given",
        [
            "JH5S8SAS,AH,7S,JC,JC,5C,4C",  # more than there is to give
            "JH5S8S,AH,7S,JC,JC,5C",  # one is missing before the last
            "JH5S8SAS,AH,7S,JC,JC,5C4C",  # too many at once
            "JH5S8SAS,AH,7S,JC,JC,4C",  # seat 1 has not given what seat 3 does not hold
            "JH5S8SAS,2D,7S,JC,JC,5C",  # the 2D never was where it was given
            "9H5S8SAS,AH,7S,JC,JC,5C",  # seat 3 holds what seat 0 was given
        ],
    )
    def test_what_could_not_have_been_given_is_refused(self, given: str) -> None:
        with pytest.raises(InvalidStateError) as refused:
            parse_deal_string(f"{BEFORE} given={given} {HANDS} trick=2:-")

        assert refused.value.fields["field"] == "given"

    def test_a_kitty_card_can_only_be_given_by_the_declarer_first(self) -> None:
        hands = "hands=AK987654.J543.K.AJ/Q3.AKQT8.6.KQ853/2.762.9754.T742/JT.9.AQJT832.96"
        assert parse_deal_string(f"{BEFORE} given=JH5S8SAS,AH {hands}").phase is Phase.GIVE

        with pytest.raises(InvalidStateError) as refused:
            parse_deal_string(f"{BEFORE.replace('2H7C', 'AH7C')} given=JH5S8SAS,AH {hands}")

        assert refused.value.fields["field"] == "given"
