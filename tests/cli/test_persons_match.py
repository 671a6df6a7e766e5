"""A person's match, typed through `--input`."""

import re
import unicodedata
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, THREE_DEALS, kept, lines_of, lowest_choices, one_line, play
from vorhand.cards import Cards, Rank, Seat
from vorhand.cli.cards import card_text, in_reading_order
from vorhand.cli.live import Live
from vorhand.cli.rules_text import differences_from_default
from vorhand.games.bismarck import GAME, Phase
from vorhand.rulesets import load
from vorhand.study import claim_of
from vorhand.words import words

pytestmark = pytest.mark.slow

YOU = Seat(0)

# Seeds with which the person's first decision is of that kind.
PLAYS_THIRD = ("--seed", "1")
CHOOSES = ("--seed", "4")
DISCARDS = ("--seed", "4", "--rules", "kortoxen-9")


def begun(save: Path, *args: str) -> Live:
    """A match at the person's first decision."""
    result = play("--bot", "random", *args, typed=[])
    assert result.exit_code == 0, result.output
    return kept(save)


# Playing


def test_a_whole_match_by_numbers_left_in_the_middle(save: Path, tmp_path: Path) -> None:
    rules = tmp_path / "short.toml"
    rules.write_text(THREE_DEALS)
    turns, end = lowest_choices(begun(save, "--rules", str(rules), "--seed", "2"), fast=False)
    typed = lines_of(turns)

    left = play(typed=[*typed[:50], "q"])
    between = kept(save)
    resumed = play(typed=typed[50:])

    assert (left.exit_code, resumed.exit_code) == (0, 0)
    number, started = len(between.state.standing.results) + 1, between.record.meta["started"]
    assert words("en").say("cli-resumed", file=str(save), number=number, started=started) in one_line(resumed.stdout)
    (finished,) = save.parent.glob("bismarck-2*.json")
    assert str(finished) in resumed.stdout
    assert not save.exists()
    assert kept(finished).record.entries == end.record.entries
    assert GAME.is_over(kept(finished).state)


def test_the_rest_is_taken_at_once_where_it_is_proved(save: Path) -> None:
    turns, _ = lowest_choices(begun(save, "--seed", "1"), fast=True)
    first = next(n for n, turn in enumerate(turns) if turn.line and claim_of(turn.before.seen_by(YOU)) is not None)
    before = turns[first].before
    claim = claim_of(before.seen_by(YOU))
    assert claim is not None
    won = before.state.won[YOU]

    result = play("--fast", typed=[*lines_of(turns[:first]), "m", "q"])
    after = kept(save)

    assert words("en").say("cli-rest-is-yours", count=claim.tricks, letter="m") in one_line(result.stdout)
    assert words("en").say("cli-rest-taken") in one_line(result.stdout)
    scored = after.state.standing.results
    assert len(scored) == len(before.state.standing.results) + 1
    assert scored[-1].tricks[YOU] == won + claim.tricks


def test_the_rest_is_not_taken_where_it_is_not_proved(save: Path) -> None:
    before = begun(save, *PLAYS_THIRD)
    result = play("--fast", typed=["m", "q"])

    assert kept(save).record.entries == before.record.entries
    assert words("en").say("cli-rest-taken") not in one_line(result.stdout)


def test_waits_after_each_trick_unless_fast(save: Path) -> None:
    live = begun(save, *PLAYS_THIRD)
    slow, fast = (lines_of(lowest_choices(live, fast=fast)[0]) for fast in (False, True))

    stopped = play(typed=["1", "1"])
    went_on = play("--fast", typed=["1"])

    assert len(slow) - len(fast) == 16 * 12
    assert words("en").say("cli-press-enter") in one_line(stopped.stdout)
    assert words("en").say("cli-ask-enter") not in went_on.stdout
    assert len(kept(save).state.history) == 2


def test_leaving_says_where_the_match_is_and_how_to_go_on(save: Path) -> None:
    for ending in (["q"], ["Q "], []):
        result = play(*PLAYS_THIRD, typed=ending)

        assert result.exit_code == 0
        assert words("en").say("cli-goodbye", file=str(save)) in result.stdout
        assert "vorhand play bismarck\n" in result.stdout


def test_a_match_in_a_file_of_its_own_says_so_when_left(tmp_path: Path) -> None:
    path = tmp_path / "tuesday.json"

    result = play("--record", str(path), typed=[])

    assert f"vorhand play bismarck --record {path}\n" in result.stdout
    assert not GAME.is_over(kept(path).state)


# A refused card


def test_a_refused_card_says_the_rule_and_changes_nothing(save: Path) -> None:
    live = begun(save, *PLAYS_THIRD)
    refused = next(card for card in GAME.observe(live.state, YOU).hand if not live.state.playable & card.bit)

    result = play(typed=[refused.text])

    printed = one_line(result.stdout)
    assert "must follow" in printed
    assert f"BIS-4.2: {words('en').say('rule-BIS-4-2-follow')}" in printed
    assert kept(save).record.entries == live.record.entries


@pytest.mark.parametrize(
    ("language", "said", "playable"),
    [
        ("en", "not in your hand", "playable"),
        ("sv", "finns inte på din hand", "spelbara"),
        ("es", "no está entre tus cartas", "jugables"),
        ("de", "nicht in deinem Blatt", "spielbar"),
        ("fi", "ei ole kädessäsi", "lyötävissä"),
    ],
)
def test_a_card_that_is_not_held_is_refused_with_those_that_may_be_played(
    save: Path, language: str, said: str, playable: str
) -> None:
    live = begun(save, *PLAYS_THIRD)
    seen = GAME.observe(live.state, YOU)
    cards = card_text(words(language))
    foreign = next(iter(live.state.ruleset.cards - seen.hand))
    refused = next(card for card in seen.hand if not live.state.playable & card.bit)

    printed = one_line(play("--lang", language, typed=[foreign.text, refused.text]).stdout)

    listed = cards.row(in_reading_order(Cards(live.state.playable)))
    assert f"{cards.card(foreign)}: {said} (BIS-4.1); {playable}: {listed}" in printed
    assert f"(BIS-4.2); {playable}: {listed}" in printed


@pytest.mark.parametrize(
    ("language", "typed"),
    [("sv", "Kn{}"), ("en", "J{}"), ("en", "j{}"), ("de", "b{}"), ("fi", "11{}"), ("es", " j {}")],
)
def test_cards_are_read_as_the_language_writes_them(save: Path, language: str, typed: str) -> None:
    live = begun(save, *PLAYS_THIRD)
    held = GAME.observe(live.state, YOU).hand
    missing = next(card for card in live.state.ruleset.cards - held if card.rank is Rank.JACK)

    result = play("--lang", language, typed=[typed.format(missing.suit.letter)])

    sign = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[missing.suit.letter]
    assert f"{words(language).say('index-J')}{sign}:" in result.stdout  # the refusal names the card that was meant
    assert words(language).say("rule-BIS-4-1-lead") not in one_line(result.stdout)  # what is wrong is plain enough


@pytest.mark.parametrize(
    ("language", "only"),
    [
        ("en", "type 1, the only choice"),
        ("sv", "skriv 1, det enda valet"),
        ("es", "escribe 1, la única opción"),
        ("de", "Schreib 1, die einzige Wahl"),
        ("fi", "kirjoita 1, ainoa valinta"),
    ],
)
def test_an_only_choice_is_not_called_a_number_from_1_to_1(save: Path, language: str, only: str) -> None:
    turns, _ = lowest_choices(begun(save, *PLAYS_THIRD), fast=True)
    forced = next(at for at, turn in enumerate(turns) if turn.line and turn.before.state.playable.bit_count() == 1)

    result = play("--fast", "--lang", language, typed=[*lines_of(turns)[:forced], "9"])

    assert only in one_line(result.stdout)
    assert only in words(language).say("cli-not-a-choice", text="x", count=1)


# Discarding


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 2 3", "You named 3 cards, but 4 must be discarded"),
        ("1 2 3 4 5", "You named 5 cards, but 4 must be discarded"),
        ("1 2 3 3", "is named twice"),
        ("1 2 3 77", "“77” has no choice beside it: type a number from 1 to 20"),
        ("1 2 3 zz", "“zz” is not a card"),
        ("1 2 3 ²", "“²” is not a card"),
        ("1 2 3 " + "9" * 5000, "has no choice beside it"),
    ],
)
def test_discards_are_laid_whole_or_not_at_all(save: Path, typed: str, said: str) -> None:
    live = begun(save, *DISCARDS)

    result = play(typed=[typed])

    assert said in one_line(result.stdout)
    assert kept(save).record.entries == live.record.entries


@pytest.mark.parametrize("typed", ["1 2 3 {}", "{} 1 2 3", "{}"])
def test_a_card_that_is_not_held_cannot_be_discarded(save: Path, typed: str) -> None:
    """The order in which the engine lays discards aside is no rule for people."""
    live = begun(save, *DISCARDS)
    foreign = next(iter(live.state.ruleset.cards - GAME.observe(live.state, YOU).hand))
    card = card_text(words("en")).card(foreign)

    result = play(typed=[typed.format(foreign.text)])

    assert words("en").say("cli-discard-not-held", cards=card, count=1) in one_line(result.stdout)
    assert "BIS-3.7" not in result.stdout
    assert kept(save).record.entries == live.record.entries


def test_cards_in_any_order_are_discarded_at_once(save: Path) -> None:
    hand = list(GAME.observe(begun(save, *DISCARDS).state, YOU).hand)
    four = [hand[5], hand[0], hand[7], hand[19]]

    play(typed=[", ".join(card.text for card in four)])

    assert GAME.observe(kept(save).state, YOU).discards == Cards.of(four)


# Choosing


@pytest.mark.parametrize(
    ("language", "typed", "contract"),
    [
        ("en", "2", "spades"),
        ("en", "misere", "nt-lose"),
        ("en", "Nt-Win", "nt-win"),
        ("sv", "valf", "free-trump"),
        ("sv", "noll", "nt-lose"),
        ("es", "picas", "spades"),
        ("fi", "GRANDI", "nt-win"),
        ("de", "trumpf nach", "free-trump"),
    ],
)
def test_a_contract_by_number_or_name(save: Path, language: str, typed: str, contract: str) -> None:
    begun(save, *CHOOSES)

    result = play("--lang", language, typed=[typed])

    chosen = kept(save).state.deal.contract
    assert chosen is not None, result.stdout
    assert chosen.id == contract


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("xyz", "“xyz” is not a choice"),
        ("9", "“9” has no choice beside it"),
        ("n", "“n” is not a choice"),
        ("no", "“no” could mean more than one: No trumps, Misère"),
    ],
)
def test_what_is_no_contract_is_asked_again(save: Path, typed: str, said: str) -> None:
    live = begun(save, *CHOOSES)

    result = play(typed=[typed])

    assert said in one_line(result.stdout)
    assert kept(save).record.entries == live.record.entries


def test_the_letter_of_the_score_sheet_never_names_spades(save: Path) -> None:
    begun(save, *CHOOSES)

    result = play(typed=["free-trump", "s", "sp"])

    assert result.stdout.count(words("en").say("cli-ask-trump")) == 2
    assert kept(save).state.deal.trump == "spades"


def test_a_used_contract_is_refused_by_its_rule(save: Path) -> None:
    live = begun(save, "--rules", "modern", *CHOOSES, "--fast")
    turns, _ = lowest_choices(live, fast=True)
    second = [at for at, turn in enumerate(turns) if turn.before.state.phase is Phase.CHOOSE_CONTRACT][1]

    result = play("--fast", typed=[*lines_of(turns)[:second], "nt-win"])

    assert "No trumps: this declarer has used up this contract (BIS-3.1)" in one_line(result.stdout)
    assert f"BIS-3.1: {words('en').say('rule-BIS-3-1-chosen', count=1)}" in one_line(result.stdout)


# What can be asked for


def test_help_last_trick_score_kitty_and_rules(save: Path) -> None:
    begun(save, *PLAYS_THIRD)

    result = play(typed=["?", "l", "s", "k", "r 4.5", "r 9.9", "r", "", "nonsense"])

    say, printed = words("en").say, one_line(result.stdout)
    for key in ("cli-help-title", "cli-no-trick-yet", "rule-BIS-4-5-trumps"):
        assert say(key) in printed
    assert "Kitty: " in printed
    assert printed.count("There is no rule with that number") == 2
    assert say("cli-not-a-card", text="nonsense", sample="AH") in printed


BLIND = 'extends = "bismarck/dealer-kitty"\nsource = "us"\n[exchange]\norder = "discard-first"\n'


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "typed", "how"),
    [
        ("modern", [], "cli-help-contract"),
        ("modern", ["free-trump"], "cli-help-trump"),
        ("kortoxen-9", [], "cli-help-discards"),
        ("spel-pass", ["1"], "cli-help-kitty-choice"),
        ("spel-pass", ["1", "1"], "cli-help-discards"),
        ("blind.toml", ["nt-win", "1"], "cli-help-discards"),
    ],
)
def test_help_at_every_prompt(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, rules: str, typed: list[str], how: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("blind.toml").write_text(BLIND)
    begun(save, "--rules", rules, "--seed", "3" if rules in ("spel-pass", "blind.toml") else "4")

    printed = one_line(play("--lang", language, typed=[*typed, "?"]).stdout)

    say = words(language).say
    card, other = f"{say('index-A')}S", "10h"
    assert f"{say('cli-help-title')} {say(how, card=card, other=other)}" in printed


@pytest.mark.parametrize("typed", ["ta", "take the kitty"])
def test_the_words_beside_a_number_may_be_typed(save: Path, typed: str) -> None:
    begun(save, "--rules", "spel-pass", "--seed", "3")

    printed = one_line(play(typed=["1", "?", typed]).stdout)

    assert "The number in brackets, or the words beside it" in printed
    assert words("en").say("cli-you-kitty-taken") in printed


def test_help_while_waiting_says_what_can_be_typed_there(save: Path) -> None:
    begun(save, *PLAYS_THIRD)

    result = play(typed=["1", "?"])

    say, shown = words("en").say, one_line(result.stdout.split(words("en").say("cli-ask-enter"))[1])
    assert say("cli-help-waiting") in shown
    assert say("cli-help-score") in shown
    assert "The number in brackets" not in shown


def test_help_after_a_trick_of_ones_own_is_about_waiting_too(save: Path) -> None:
    """Then it is one's turn already, but first the trick lies there to be seen."""
    turns, _ = lowest_choices(begun(save, *PLAYS_THIRD), fast=False)
    took = next(at for at, turn in enumerate(turns) if not turn.line and turn.before.state.actor == YOU)

    printed = play(typed=[*lines_of(turns)[:took], "?"]).stdout

    shown = one_line(printed.split(words("en").say("cli-help-title"))[1])
    assert words("en").say("cli-help-waiting") in shown
    assert "The number in brackets" not in shown


def test_rules_can_be_read_while_waiting(save: Path) -> None:
    begun(save, *PLAYS_THIRD)

    printed = one_line(play(typed=["1", "r 4.5", "r 9.9"]).stdout)

    assert words("en").say("rule-BIS-4-5-trumps") in printed
    assert "There is no rule with that number" in printed


@pytest.mark.parametrize("asked", ["?", "1"])
def test_who_waits_is_told_how_not_to(save: Path, asked: str) -> None:
    begun(save, *PLAYS_THIRD)

    result = play(typed=["1", asked])

    assert words("en").say("cli-fast") in one_line(result.stdout)
    assert "--fast" in words("en").say("cli-fast")


def test_who_plays_fast_is_not_told_how(save: Path, tmp_path: Path) -> None:
    rules = tmp_path / "short.toml"
    rules.write_text(THREE_DEALS)
    turns, _ = lowest_choices(begun(save, "--rules", str(rules), "--seed", "2"), fast=True)
    deal_over = next(at for at, turn in enumerate(turns) if not turn.line)

    printed = one_line(play("--fast", typed=[*lines_of(turns)[:deal_over], "1", "?"]).stdout)

    assert words("en").say("cli-press-enter") in printed
    assert words("en").say("cli-help-waiting") in printed
    assert "--fast" not in printed


def test_help_names_the_file_of_an_own_rule_set(save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("Our rules.toml").write_text(THREE_DEALS)
    begun(save, "--rules", "Our rules.toml", "--seed", "2")

    printed = one_line(play(typed=["?"]).stdout)

    assert "Deal 1 of 3 · Our rules.toml" in printed
    assert "vorhand rules show 'Our rules.toml'" in printed
    assert "own/" not in printed


def test_help_counts_the_same_differences_as_rules_show(save: Path) -> None:
    begun(save, "--rules", "spel-pass", "--seed", "3")

    printed = one_line(play(typed=["?"]).stdout)

    count = len(differences_from_default(load("spel-pass")))
    assert f"which differs from the usual game in {count} ways" in printed


def test_the_title_of_an_own_rule_set_is_its_name(save: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('title = "Aunt Greta"\n' + THREE_DEALS)

    begun(save, "--rules", str(path), "--seed", "2")
    printed = one_line(play(typed=["?"]).stdout)

    assert "Deal 1 of 3 · Aunt Greta" in printed
    assert f"Rule set: Aunt Greta ({path})" in printed


def test_without_a_finished_deal_the_sheet_says_so(save: Path) -> None:
    begun(save, *PLAYS_THIRD)

    assert words("en").say("cli-no-deal-yet") in play(typed=["s"]).stdout


def test_ones_own_discards_can_be_seen_again(save: Path) -> None:
    hand = begun(save, *DISCARDS).state
    laid = in_reading_order(GAME.observe(hand, YOU).hand)[:4]

    result = play("--fast", typed=["d", "1 2 3 4", "d"])

    before, after = result.stdout.split("[1]", 1)[1].split("You have discarded: ", 1)
    assert words("en").say("cli-no-discards") in before
    assert after.startswith(card_text(words("en")).row(laid))


def test_early_in_a_deal_the_last_trick_names_its_deal(save: Path) -> None:
    turns, _ = lowest_choices(begun(save, *PLAYS_THIRD), fast=True)
    second = next(at for at, turn in enumerate(turns) if turn.before.state.standing.results)

    first = play("--fast", typed=[*lines_of(turns)[:second], "l"]).stdout

    assert words("en").say("cli-last-trick-of-deal", number=16, deal=1) in first


def test_the_cross_is_explained_below_the_sheet(save: Path) -> None:
    turns, _ = lowest_choices(begun(save, *PLAYS_THIRD), fast=True)
    second = next(at for at, turn in enumerate(turns) if turn.before.state.standing.results)

    shown = play("--fast", typed=[*lines_of(turns)[:second], "s"]).stdout

    assert shown.count(words("en").say("cli-sheet-cross")) == 2  # after the deal, and asked for


def test_narrow_terminals_name_the_contracts_played(save: Path) -> None:
    turns, _ = lowest_choices(begun(save, *CHOOSES), fast=True)
    fourth = next(at for at, turn in enumerate(turns) if len(turn.before.state.standing.results) == 3)

    shown = {
        width: one_line(
            play(
                "--fast",
                "--record",
                f"{save}{width}",
                *CHOOSES,
                "--bot",
                "random",
                typed=lines_of(turns)[: fourth + 1],
                width=width,
            ).stdout
        )
        for width in (44, 100)
    }

    assert re.search(r"Played as declarer: You: No trump; Astrid: [^;]+; Birger: \S", shown[44])
    assert "Played as declarer" not in shown[100]


def test_the_last_trick_is_shown_as_it_lay(save: Path) -> None:
    begun(save, *PLAYS_THIRD)

    result = play(typed=["1", "l"])

    shown = result.stdout.split("The last trick (number 1)")[1]
    trick = kept(save).state.history[-1]
    names = ("You", "Astrid", "Birger")
    assert [line.split()[0] for line in shown.splitlines()[1:4]] == [names[(trick.leader + n) % 3] for n in range(3)]
    assert "takes it" in next(line for line in shown.splitlines() if line.split()[:1] == [names[trick.winner]])


def test_the_number_beside_a_card_plays_that_card(save: Path) -> None:
    live = begun(save, *PLAYS_THIRD)
    lowest = next(card for card in GAME.observe(live.state, YOU).hand if live.state.playable & card.bit)
    count = live.state.playable.bit_count()

    result = play(typed=[str(count)])

    assert f"[{count}]{lowest.rank.letter}" in result.stdout.replace("10", "T")
    assert lowest.index in kept(save).state.history[0].cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_in_every_language(save: Path, language: str) -> None:
    """Warnings are errors, so a missing word would raise."""
    turns, _ = lowest_choices(begun(save, "--rules", "spel-pass", "--seed", "2"), fast=True)
    typed = lines_of(turns)[:20]
    asked = [line for at, line in enumerate(typed) for line in (*("?lsk" if at % 6 == 0 else ""), "r 3.7", line)]

    result = play("--fast", "--plain", "--lang", language, typed=asked)

    assert result.exit_code == 0, result.output
    strange = {c for c in result.stdout if not c.isascii() and unicodedata.category(c)[0] != "L"}
    assert strange <= set("¡¿")


@pytest.mark.parametrize("width", [40, 60, 100])
def test_every_view_in_every_width(save: Path, width: int) -> None:
    turns, _ = lowest_choices(begun(save, *CHOOSES), fast=True)

    result = play("--fast", typed=[*lines_of(turns)[:20], "s", "l", "?"], width=width)

    assert result.exit_code == 0
    assert "…" not in result.stdout
    assert max(len(line) for line in result.stdout.splitlines() if "[1]" in line) <= width
