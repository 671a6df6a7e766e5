"""Moments of Bauernschnapsen that are too rare to wait for, set up card by card: what is drawn, read and told."""

from collections.abc import Iterable

import pytest

from tests.cli.running import LANGUAGES, one_line
from vorhand.cards import Card, Seat, Suit
from vorhand.cli.bauernschnapsen import BAUERNSCHNAPSEN
from vorhand.cli.decks import FRENCH, GERMAN, Deck
from vorhand.cli.face import Face, told
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen, open_screen
from vorhand.errors import NotationError
from vorhand.games.actions import Deal, DrawDealer
from vorhand.games.base import NATURE, Event
from vorhand.games.bauernschnapsen import GAME, Bid, Claim, ContractId, Declare, NameTrump, PlayCard, State
from vorhand.games.bauernschnapsen.actions import CLAIM, DECLINE, DOUBLE, KNOCK, KONTRA_NORMAL, PASS, PlayerAction
from vorhand.rulesets import load

YOU = Seat(0)
HEARTS = "AH TH KH QH JH"
OTHERS = ("AS TS KS AD TD", "AC TC KC KD QD", "QS JS JD QC JC")
MARRIAGES = ("KH QH KS QS AH", "AS TS JS AD TD", "TH JH AC TC KC", "KD QD JD QC JC")


class Table:
    """A deal that is played on by hand, and what somebody who sits at it reads."""

    def __init__(
        self, hands: Iterable[str], *, caller: int = 0, rules: str = "pagat", language: str = "en", deck: Deck = FRENCH
    ) -> None:
        """`hands`: of all seats from the caller on; the pack is knocked on, so that they are dealt as they stand."""
        names = ["You", "Astrid", "Birger", "Cecilia"]
        self.screen: Screen = open_screen(language, plain=False).of_game("bauernschnapsen", deck, BAUERNSCHNAPSEN.ranks)
        self.face: Face = BAUERNSCHNAPSEN.face(self.screen, Names(YOU, tuple(names)))
        self.state: State = GAME.start(load(f"bauernschnapsen/{rules}"))
        self.events: list[Event] = []
        dealer = Seat((caller + 3) % 4)
        pack = tuple(Card(text) for hand in hands for text in hand.split())
        for action in (DrawDealer(dealer), Deal(pack)):
            self.state = GAME.apply(self.state, NATURE, action).state
        self.act(KNOCK)

    def act(self, *actions: PlayerAction) -> None:
        """Whoever is to act does the next of these."""
        for action in actions:
            assert isinstance(self.state.actor, int)
            self.state, events = GAME.apply(self.state, self.state.actor, action)
            self.events += events

    def read(self, typed: str) -> PlayerAction:
        """What the line of the person means."""
        actions: tuple[PlayerAction, ...] = self.face.answer(typed, GAME.observe(self.state, YOU))
        return actions[0]

    def drawn(self, capsys: pytest.CaptureFixture[str]) -> str:
        """The table as the person sees it."""
        capsys.readouterr()
        self.screen.show(*self.face.draw(GAME.observe(self.state, YOU)))
        return one_line(capsys.readouterr().out)

    def told(self) -> list[str]:
        """Everything that has happened, in sentences for the person."""
        return list(told(self.face, self.events, YOU))

    def over(self, capsys: pytest.CaptureFixture[str]) -> str:
        """How the deal ended."""
        capsys.readouterr()
        self.screen.show(*self.face.deal_over(GAME.observe(self.state, YOU), self.events))
        return one_line(capsys.readouterr().out)


def test_five_trumps_are_bid_doubled_shown_and_scored(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table([HEARTS, *OTHERS])
    table.act(NameTrump(Suit.HEARTS))

    assert "Herren-Schnapser 24 gentlemen’s Schnapser: hold all five trumps and show them" in table.drawn(capsys)
    table.act(table.read("herrenjodler"), PASS, PASS, PASS)
    table.act(DOUBLE, DECLINE, DECLINE)

    assert table.told()[-2:] == ["Birger does not say Rekontra.", "You show the five cards: A♥ 10♥ K♥ Q♥ J♥."]
    over = table.over(capsys)
    assert "Declarer: You, Kontra ×2 Your side scores 48: contract made (You)." in over
    assert "The hands as they were dealt" in over


def test_a_bid_of_lower_priority_can_be_held(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table([HEARTS, *OTHERS])
    table.act(NameTrump(Suit.HEARTS), Bid(ContractId.NORMAL), PASS, Bid(ContractId.BETTLER), PASS)

    drawn = table.drawn(capsys)

    assert "Highest bid: Bettler (Birger), worth 4" in drawn
    assert "[2] Bettler 4 hold: you take the same bid over; beggar: no trumps, take no trick" in drawn
    assert table.read("hold") == Bid(ContractId.BETTLER)
    table.act(table.read("bettler"))
    assert table.told()[-1] == "You hold: Bettler."


def test_the_partner_who_sits_out_is_shown_and_has_no_question(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table([HEARTS, *OTHERS])
    table.act(NameTrump(Suit.HEARTS), Bid(ContractId.BETTLER), PASS, PASS, PASS, DECLINE, DECLINE)

    drawn = table.drawn(capsys)

    assert "sits out" in drawn
    assert "Trumps: none in this contract (named: ♥ hearts)" in drawn
    assert "card points" not in drawn


def test_a_kontra_to_the_normal_is_a_call_where_the_house_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table([HEARTS, *OTHERS], caller=3, rules="pagat+kontra_normal")
    table.act(NameTrump(Suit.HEARTS), Bid(ContractId.BETTLER))

    assert "Kontra to the Normal 2–6 the Normal is played instead of the Bettler, doubled" in table.drawn(capsys)
    assert table.read("kontra to") == KONTRA_NORMAL
    table.act(KONTRA_NORMAL)
    assert table.told()[-1].startswith("You say Kontra to the Normal")
    table.act(PASS, PASS, PASS)
    assert "Declarer: Cecilia; Kontra: worth 2–6" in table.drawn(capsys)


@pytest.mark.parametrize(
    ("typed", "suit"), [("40", "H"), ("20", "S"), ("20 sp", "S"), ("forty", "H"), ("declare S", "S")]
)
def test_marriages_are_declared_by_what_they_count(typed: str, suit: str) -> None:
    table = Table(MARRIAGES)
    table.act(NameTrump(Suit.HEARTS), Bid(ContractId.NORMAL), PASS, PASS, PASS, DECLINE, DECLINE)

    assert table.read(typed) == Declare(next(one for one in Suit if one.letter == suit))


def test_two_marriages_that_count_the_same_are_asked_again() -> None:
    table = Table(["AC KS QS KD QD", "TC KC AS TS JS", "QC JC AH TH JH", "KH QH AD TD JD"])
    table.act(NameTrump(Suit.CLUBS), Bid(ContractId.NORMAL), PASS, PASS, PASS, DECLINE, DECLINE)

    for typed in ("20", "twenty"):
        with pytest.raises(NotationError) as caught:
            table.read(typed)
        assert caught.value.code == "cli-name-ambiguous"
    assert table.read("20d") == Declare(Suit.DIAMONDS)


def test_after_a_marriage_the_claim_is_there_and_what_it_counts(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(MARRIAGES)
    table.act(NameTrump(Suit.HEARTS), Bid(ContractId.NORMAL), PASS, PASS, PASS, DECLINE, DECLINE, Declare(Suit.HEARTS))

    drawn = table.drawn(capsys)

    assert "Your side has 40 card points. Declared: You 40 ♥" in drawn
    assert "[1]K [2]Q" in drawn
    assert "[3] Basta" in drawn
    assert table.read("66") == Claim() == CLAIM
    table.act(PlayCard(Card("QH")))
    assert "Seen by all" not in table.drawn(capsys)  # the king is in the person's own hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_things_are_told_in_every_language_and_with_german_cards(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for caller in range(4):
        table = Table([HEARTS, *OTHERS], caller=caller, language=language, deck=GERMAN)
        table.act(NameTrump(Suit.HEARTS), Bid(ContractId.HERREN_SCHNAPSER), PASS, PASS, PASS)
        table.act(DOUBLE, DECLINE, DOUBLE, DECLINE, DOUBLE)
        assert "×8" in table.over(capsys)
        assert not [said for said in table.told() if said.startswith(("cli-", "event-"))]
        table = Table(MARRIAGES, caller=caller, language=language, deck=GERMAN)
        table.act(NameTrump(Suit.HEARTS), Bid(ContractId.NORMAL), PASS, PASS, PASS, DECLINE, DECLINE)
        table.act(Declare(Suit.HEARTS), CLAIM)
        assert "♥" not in "".join(table.told())
