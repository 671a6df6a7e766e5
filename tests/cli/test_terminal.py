"""The person's match and the replay in a real terminal, typed and looked at."""

import re
from pathlib import Path

import pytest

from tests.cli.running import kept, one_line, vorhand
from tests.cli.terminal import Terminal
from vorhand.games.bismarck import GAME
from vorhand.rulesets import BUILT_IN
from vorhand.words import words

pytestmark = pytest.mark.slow

SAY = words("en").say

QUESTIONS = {
    SAY("cli-ask-card"): "1\n",
    SAY("cli-ask-contract"): "1\n",
    SAY("cli-ask-trump"): "1\n",
    SAY("cli-ask-kitty"): "1\n",
    SAY("cli-ask-discards", count=4): "1 2 3 4\n",
    SAY("cli-ask-enter"): "\n",
}
ANY_QUESTION = "|".join(map(re.escape, QUESTIONS))
WON = "wins? the match|share the victory"
CLEARED = "\x1b[2J"
COLOUR = re.compile(r"\x1b\[[\d;]*m")

PLAY = ("play", "bismarck", "--rules", "spel-pass", "--bot", "random")


def answer(terminal: Terminal) -> str:
    """Answer the next question; what was shown before it."""
    shown = terminal.wait_for(f"({ANY_QUESTION}|{WON})")
    question = next((question for question in QUESTIONS if question in shown), None)
    if question is not None:
        terminal.write(QUESTIONS[question])
    return shown


def test_a_whole_match_with_a_break(save: Path) -> None:
    data = {"XDG_DATA_HOME": str(save.parent.parent)}
    with Terminal([*PLAY, "--fast", "--seed", "2"], environment=data) as terminal:
        for _ in range(40):
            answer(terminal)
        terminal.wait_for(ANY_QUESTION)
        terminal.write("q\n")
        assert terminal.exit_code() == 0
        assert SAY("cli-goodbye", file=str(save)) in one_line(COLOUR.sub("", terminal.screen))
    assert not GAME.is_over(kept(save).state)

    with Terminal(["play", "bismarck", "--fast"], environment=data) as terminal:
        assert "goes on with deal" in terminal.wait_for(ANY_QUESTION)
        shown = ""
        while not re.search(WON, shown):
            shown = answer(terminal)
        assert terminal.exit_code() == 0
    (finished,) = save.parent.glob("bismarck-2*.json")
    assert GAME.is_over(kept(finished).state)
    assert vorhand("verify", str(finished)).exit_code == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_ctrl_c_and_ctrl_d_leave_and_keep(save: Path, key: str) -> None:
    with Terminal([*PLAY, "--seed", "2"], environment={"XDG_DATA_HOME": str(save.parent.parent)}) as terminal:
        answer(terminal)
        terminal.wait_for(ANY_QUESTION)
        terminal.write(key)

        assert terminal.exit_code() == 0
        assert SAY("cli-goodbye", file=str(save)) in one_line(COLOUR.sub("", terminal.screen))
        assert "Traceback" not in terminal.screen
    assert len(kept(save).record.entries) > 2


def test_turns_the_page_and_colours_cards(save: Path) -> None:
    with Terminal([*PLAY, "--seed", "2"], environment={"XDG_DATA_HOME": str(save.parent.parent)}) as terminal:
        first = answer(terminal)
        while SAY("cli-ask-enter") not in answer(terminal):
            pass
        second = terminal.wait_for(ANY_QUESTION)

    assert CLEARED not in first
    assert CLEARED in second
    assert "\x1b[31m" in first or "\x1b[1;31m" in first


@pytest.mark.parametrize("how", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {}], ids=["NO_COLOR", "dumb", "--plain"])
def test_plain_has_no_colour_and_no_cursor_tricks(save: Path, how: dict[str, str]) -> None:
    plain = [] if how else ["--plain"]
    with Terminal(
        [*PLAY, "--seed", "2", *plain], environment={"XDG_DATA_HOME": str(save.parent.parent), **how}
    ) as terminal:
        shown = "".join(answer(terminal) for _ in range(6))

    assert "\x1b" not in shown
    assert shown.replace("Misère", "").isascii()


def test_bytes_that_are_no_text_are_only_a_wrong_answer(save: Path) -> None:
    with Terminal([*PLAY, "--seed", "2"], environment={"XDG_DATA_HOME": str(save.parent.parent)}) as terminal:
        while SAY("cli-ask-card") not in terminal.wait_for(ANY_QUESTION):
            answer(terminal)
        terminal.send(b"\xff\xfe\x1b[A\n")

        assert "is not a card" in terminal.wait_for("is not a card")


def test_replay_steps_forward_back_and_to_a_deal(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record = ("--record", str(path), "--seed", "3", "--rules", "spel-pass", "--bot", "random")
    assert vorhand("play", "bismarck", "--bots", *record).exit_code == 0
    question = re.escape(SAY("cli-replay-ask"))

    def after(typed: str) -> str:
        terminal.write(typed)
        return COLOUR.sub("", terminal.wait_for(question))

    with Terminal(["replay", str(path)], environment={}) as terminal:
        assert "Deal 1 of 6" in terminal.wait_for(question)
        assert "Trick 1 of 16" in after("\n")
        assert "Trick 2 of 16" in after("\n")
        assert "Trick 1 of 16" in after("b\n")
        assert "Deal 4 of 6" in after("d 4\n")
        assert "the last one is 6" in after("d 7\n")
        assert "Deal 3 is over" in after("b\n")
        assert SAY("cli-replay-help") in after("what?\n")
        terminal.write("q\n")
        assert terminal.exit_code() == 0


def test_an_error_breaks_between_words() -> None:
    with Terminal(["rules", "show", "nope"], environment={}) as terminal:
        assert terminal.exit_code() == 2
        shown = terminal.screen

    lines = shown.splitlines()
    assert max(map(len, lines)) <= 100
    known = ", ".join(BUILT_IN)
    assert one_line(shown).strip() == words("en").say("cli-unknown-all", text="nope", wanted="ruleset", known=known)


def test_all_rules_break_between_words_and_are_no_markup() -> None:
    for plain in ([], ["--plain"]):
        with Terminal(["rules", "read", *plain], environment={}) as terminal:
            assert terminal.exit_code() == 0
            shown = COLOUR.sub("", terminal.screen)

        assert max(map(len, shown.splitlines())) <= 100
        assert "**" not in shown
        assert "\n#" not in shown
