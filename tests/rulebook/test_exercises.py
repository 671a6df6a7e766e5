"""Examples that a reader plays: in every house something to try, and the engine's answer to each try."""

import re
from itertools import groupby
from typing import Any

import pytest

from tests.rulebook.houses import all_houses
from tests.rulebook.trying import allowed, answers
from vorhand.errors import NotationError
from vorhand.games.known import game_of
from vorhand.rulebook.bauernschnapsen.examples import Higher, MayPlay, Played, Takes
from vorhand.rulebook.books import BOOKS
from vorhand.rulebook.elsewhere import specimens
from vorhand.rulebook.exercises import Posed, label, pictured, posed, tried
from vorhand.rulebook.positions import Move
from vorhand.rulesets import load
from vorhand.words import LANGUAGES, words

GAMES = ("bismarck", "bauernschnapsen")
USUAL = {game: load(f"{game}/{name}") for game, name in zip(GAMES, ("modern", "pagat"), strict=True)}


def all_posed(ruleset: Any) -> list[Posed]:
    return [each for rule in BOOKS[game_of(ruleset).id].sources for each in posed(rule, ruleset) if each]


def say(id: str, text: str, ruleset: Any, language: str = "en") -> tuple[bool, str]:
    answer = tried(id, text, ruleset, words(language, game_of(ruleset).id))
    return answer.allowed, " ".join(answer.sentences)


@pytest.mark.parametrize("game", GAMES)
def test_in_every_house_examples_with_cards_to_play_are_played(game: str) -> None:
    for ruleset in all_houses(game):
        for rule, group in groupby(BOOKS[game].examples, key=lambda example: example.rule):
            shown = [example for example in group if example.applies(ruleset)]
            found = posed(rule, ruleset)
            assert len(found) == len(shown)
            assert not [example for example, each in zip(shown, found, strict=True) if not each and _has_cards(example)]


def _has_cards(example: Any) -> bool:
    return hasattr(example, "trick") or isinstance(example, Played)


def test_what_is_played_fits_its_example() -> None:
    for ruleset in specimens("bauernschnapsen"):
        for rule, group in groupby(BOOKS["bauernschnapsen"].examples, key=lambda example: example.rule):
            shown = [example for example in group if example.applies(ruleset)]
            for example, each in zip(shown, posed(rule, ruleset), strict=True):
                _check(example, each, ruleset)


def _check(example: Any, each: Posed | None, ruleset: Any) -> None:
    match example:
        case Takes() | MayPlay():
            assert each is not None
            assert allowed(each) == {card.replace("10", "T") for card in example.answer.split()}, (example, ruleset)
        case Higher():
            assert each is not None
            assert allowed(each) == {"pass", f"bid {example.in_order(ruleset)[1].id}"}, (example, ruleset)
        case Played():
            assert each is not None
            assert isinstance(each.exercise, Move)
            ours = (each.exercise.state.actor % 2 == 0) is (example.winner == "F")
            scored = "Your side scores" if ours else "The other side scores"
            taken_up = each.exercise.choices.index(each.exercise.then[0])
            (*_, last) = list(answers(each).values())[taken_up].sentences
            assert last.startswith(f"{scored} {example.score(ruleset)}:"), (example, ruleset)
        case _:
            pass


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_and_every_button_has_its_words(game: str, language: str) -> None:
    said, found = words(language, game), all_posed(USUAL[game])
    assert len(found) > 5
    for each in found:
        if isinstance(each.exercise, Move):
            labels = [label(choice, each.exercise.state, said) for choice in each.exercise.choices]
            assert all(labels)
            assert len(set(labels)) == len(labels) > 1
        for answer in answers(each, language).values():
            assert answer.sentences
            for text in answer.sentences:
                assert not re.search(r"[{}$]|  |\n|contract-|ending-|try-|cli-|\b[2-9TJQKA][CDHS]\b", text), text


ANSWERS = {
    ("bismarck/modern", "BIS-4.2-1", "play AS"): ["A♠: must follow hearts (BIS-4.2); playable: 7♥ K♥"],
    ("bismarck/modern", "BIS-4.2-1", "play KH"): [
        "You may play K♥ (BIS-4.2).",
        "It is the best card of the trick so far.",
    ],
    ("bismarck/modern", "BIS-4.2-1", "play 7H"): [
        "You may play 7♥ (BIS-4.2).",
        "The best card of the trick is still 9♥.",
    ],
    ("bismarck/modern+must_trump", "BIS-4.3-1", "play KC"): ["K♣: must trump (BIS-4.3); playable: 7♠"],
    ("bismarck/modern+must_trump", "BIS-4.3-2", "play 7S"): [
        "You may play 7♠ (BIS-4.3).",
        "The trick is 9♥ Q♠ 7♠: Q♠ takes it.",
    ],
    ("bismarck/modern", "BIS-4.5-1", "KH"): ["No: 7♠ takes the trick, not K♥ (BIS-4.5)."],
    ("bauernschnapsen/pagat", "BAU-4.3-1", "double"): [
        "You say Kontra: the deal counts double. The contract is then worth 8."
    ],
    ("bauernschnapsen/pagat", "BAU-6.4-1", "play AC"): [
        "A♣: the marriage in hearts is declared, so its king or queen must be led (BAU-6.1); playable: Q♥ K♥"
    ],
    ("bauernschnapsen/pagat", "BAU-6.6-1", "claim"): [
        "You claim 66 but your side has only 65 card points.",
        "The other side scores 2: 66 claimed: wrong.",
    ],
    ("bauernschnapsen/pagat", "BAU-7.3-1", "play AC"): [
        "You may play A♣ (BAU-7.3).",
        "The trick is K♣ J♣ A♣ 10♣: A♣ takes it.",
        "The other side scores 9: contract failed.",
    ],
    ("bauernschnapsen/pagat", "BAU-6.5-1", "play TD"): ["You may lead 10♦."],
}


@pytest.mark.parametrize(("house", "id", "text"), ANSWERS)
def test_the_engine_answers(house: str, id: str, text: str) -> None:
    assert say(id, text, load(house))[1] == " ".join(ANSWERS[house, id, text])


def test_what_is_not_offered_is_answered_too() -> None:
    assert say("BIS-4.2-1", "play 2C", USUAL["bismarck"]) == (False, "2♣: not in your hand (BIS-4.1); playable: 7♥ K♥")
    assert say("BIS-4.2-1", "deal AS", USUAL["bismarck"])[0] is False
    assert say("BIS-4.2-1", "void forgotten-discard", USUAL["bismarck"])[0] is False


@pytest.mark.parametrize("id", ["", "BIS-4.2", "BIS-4.2-0", "BIS-4.2-9", "BIS-5.2-1", "BAU-5.3-1", "x-1"])
def test_an_example_that_is_not_played_is_unknown(id: str) -> None:
    with pytest.raises(KeyError):
        say(id, "play AS", USUAL["bismarck"])


@pytest.mark.parametrize(("id", "text"), [("BIS-4.2-1", "play"), ("BIS-4.2-1", ""), ("BIS-4.5-1", "play KH")])
def test_a_try_that_is_none_is_refused(id: str, text: str) -> None:
    with pytest.raises(NotationError):
        say(id, text, USUAL["bismarck"])


def test_a_house_of_a_players_own_answers_by_its_own_rules() -> None:
    usual, other = (say("BIS-4.4-1", "play 7H", load(f"bismarck/{id}"))[0] for id in ("modern", "portugal"))

    assert (usual, other) == (True, False)


def test_the_cards_of_an_example_are_those_that_it_names() -> None:
    def named(rule: str) -> list[str]:
        return [" ".join(map(str, cards)) for cards in pictured(rule, USUAL["bismarck"])]

    assert named("BIS-4.2") == ["9H KH 7H AS"]
    assert named("BIS-4.5") == ["KH 7S QH", "9H QS KH"]
    assert set(named("BIS-5.2")) == {""}


@pytest.mark.parametrize(
    ("house", "id", "beside"),
    [
        ("bismarck/modern", "BIS-3.1-1", {"try-kitty": 4}),
        ("bismarck/modern", "BIS-3.7-2", {"try-discarded": 3}),
        ("bismarck/finnish-partners", "BIS-3.9-1", {"try-passed": 3}),
        ("bismarck/finnish-partners", "BIS-3.10-1", {}),
        ("bismarck/dealer-kitty", "BIS-3.1-1", {}),
        ("bismarck/portugal", "BIS-3.7-2", {"try-discarded": 3}),
    ],
)
def test_beside_a_choice_lie_the_cards_that_the_reader_may_see(house: str, id: str, beside: dict[str, int]) -> None:
    found = next(each for each in all_posed(load(house)) if each.id == id).exercise

    assert isinstance(found, Move)
    assert {what: len(cards) for what, cards in found.beside} == beside
