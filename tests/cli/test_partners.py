"""Bismarck in pairs in the terminal: cards are asked for by the name of who gets them; what a side has is shown so."""

from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, kept, one_line, play
from vorhand.cards import Cards, Seat
from vorhand.games.bismarck import GAME
from vorhand.words import words

YOU = Seat(0)
RULES = ("--bot", "random", "--rules", "finnish-partners", "--seed", "9")


def asked(*typed: str, language: str = "en") -> str:
    return one_line(play("--lang", language, *RULES, typed=["nt-win", *typed]).stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_chosen_for_somebody(save: Path, language: str) -> None:
    said = words(language, "bismarck").say("cli-ask-give", count=4, player="Birger")

    assert said in asked(language=language)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 2 3", "You named 3 cards, but 4 must be passed"),
        ("1 2 3 3", "is named twice"),
        ("1 2 3 77", "“77” has no choice beside it: type a number from 1 to 16"),
    ],
)
def test_cards_are_given_whole_or_not_at_all(save: Path, typed: str, said: str) -> None:
    assert said in asked(typed)
    assert kept(save).state.deal.given == ()


def test_what_was_given_and_got_can_be_seen_again(save: Path) -> None:
    asked()
    hand = list(GAME.observe(kept(save).state, YOU).hand)
    four = [hand[5], hand[0], hand[7], hand[15]]

    told = one_line(play(typed=["g", " ".join(card.text for card in four), "g"]).stdout)

    seen = GAME.observe(kept(save).state, YOU)
    assert seen.given[0].cards == Cards.of(four)
    assert "You have neither passed nor received cards in this deal." in told
    assert "You pass to " in told
    assert " passes to you: " in told
    assert " passes 1 card face down to " in told
    assert "Birger passed to You: " in told


def test_tricks_quotas_and_totals_are_those_of_a_side(save: Path) -> None:
    told = asked("1 2 3 4")

    assert "You and Birger: tricks 0, quota 8, total 0" in told
    assert "Astrid and Cecilia: tricks 0, quota 5, total 0" in told
    assert "Birger partner" in told
