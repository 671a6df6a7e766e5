"""`vorhand learn`: a guided deal in the terminal."""

import pytest

from tests.cli.running import LANGUAGES, one_line, vorhand
from vorhand.cli.face import Playable
from vorhand.cli.known import PLAYABLE
from vorhand.cli.live import begin as begin_match
from vorhand.cli.seating import new_meta
from vorhand.games.known import GAMES
from vorhand.guide import LESSONS, begin
from vorhand.notation import format_action
from vorhand.rulesets import load


def learn(game: str, *typed: str, lang: str = "en") -> str:
    lines = "".join(f"{line}\n" for line in typed)
    result = vorhand("learn", game, "--input", "-", "--fast", "--lang", lang, typed=lines)
    assert result.exit_code == 0, result.output
    return one_line(result.output).strip()


def typed_of(actions: tuple[object, ...]) -> str:
    """What a person types for what is suggested."""
    words = [format_action(action).split() for action in actions]
    if len(words) > 1:
        return " ".join(word[-1] for word in words)
    return " ".join(words[0]) if words[0][0] in ("bid", "declare", "claim") else words[0][-1]


def followed(playable: Playable) -> list[str]:
    """The lines of somebody who does whatever is suggested, with the bots that he meets."""
    lesson = LESSONS[playable.id]
    ruleset = load(lesson.rules)
    meta = new_meta(players=ruleset.players, person=True, bot="rules", seed=None, bot_seed="guide", started="")
    live, course, lines = begin_match(GAMES[playable.id], ruleset, meta, ""), begin(lesson), []
    while not lesson.is_over(live.state):
        actor, laid = live.state.actor, lesson.next_action(live.state)
        if actor == lesson.seat:
            lines.append(typed_of(course.advised))
        actions = course.advised if actor == lesson.seat else (laid,)
        if actor != lesson.seat and laid is None:
            live = live.after_bot(actor, "rules").live
        else:
            for action in actions:
                live = live.after(actor, action).live
        course = course.after(live.seen_by(lesson.seat), own=actor == lesson.seat)
    return [*lines, ""]


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_whole_deal_is_played_as_suggested(game: str) -> None:
    shown = learn(game, *followed(PLAYABLE[game]))

    assert shown.startswith(f"You learn {PLAYABLE[game].name} by playing one deal")
    assert shown.count("Suggestion:") >= 5
    assert f"vorhand play {game}" in shown.split("To go on, play a match:")[1]
    assert ("You took 11 tricks with a quota of 8: that makes +3." in shown) is (game == "bismarck")
    assert ("Your side claimed 66 and was right: game points 1." in shown) is (game == "bauernschnapsen")


def test_what_was_said_can_be_read_again_and_the_deal_left() -> None:
    shown = learn("bismarck", "misère", "g", "?", "q")

    assert shown.count("You choose by the open cards alone") == 2
    assert "g everything that the guide has said" in shown
    assert "q leave; the deal is over" in shown
    assert shown.endswith("To begin this deal again: vorhand learn bismarck")


def test_another_contract_than_the_suggested_one_is_explained() -> None:
    shown = learn("bismarck", "misère")

    assert "Your quota is 4 tricks, and each of the others has 6. Here every trick below it is a point" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_it_teaches_in_every_language(game: str, language: str) -> None:
    shown = learn(game, "q", lang=language)

    assert PLAYABLE[game].name in shown
    assert not any(mark in shown for mark in ("guide-", "cli-", "{"))


def test_an_unknown_game_and_nobody_who_types() -> None:
    assert vorhand("learn", "whist").exit_code == 2
    result = vorhand("learn", "bismarck")

    assert result.exit_code == 0
    assert "vorhand learn bismarck" in result.output
