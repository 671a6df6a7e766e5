"""A person's match of Bauernschnapsen, typed through `--input`: every phase, its answers and its refusals."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.bauernschnapsen import YOU, begun, played, quiet, sit, until
from tests.cli.running import LANGUAGES, kept, one_line, vorhand
from vorhand.cards import Cards, Rank, Suit
from vorhand.cli.bauernschnapsen import BAUERNSCHNAPSEN
from vorhand.cli.cards import card_text
from vorhand.cli.decks import GERMAN
from vorhand.cli.live import Live
from vorhand.games.bauernschnapsen import GAME, Bid, ContractId, Cut, Declare, NameTrump, Observation, Phase
from vorhand.games.bauernschnapsen.actions import CLAIM, DECLINE, DOUBLE, KNOCK, TURN_UP, PlayerAction
from vorhand.words import words

pytestmark = pytest.mark.slow

EN = words("en", "bauernschnapsen")


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the person's match is kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "vorhand" / "bauernschnapsen.json"


def seen_by_you(live: Live) -> Observation:
    return GAME.observe(live.state, YOU)


def in_phase(phase: Phase, **facts: object) -> Callable[[Live], bool]:
    """A moment to stop at: that phase, and these fields of what the person sees."""

    def stop(live: Live) -> bool:
        seen = seen_by_you(live)
        return seen.phase is phase and all(getattr(seen, name) == value for name, value in facts.items())

    return stop


def last_action(path: Path) -> object:
    """What the person did last."""
    record = kept(path).record
    return next(entry.action for entry in reversed(record.entries) if entry.actor == YOU)


def said(path: Path, *typed: str, options: tuple[str, ...] = ()) -> str:
    """What is printed when these lines are typed and the table is left."""
    return one_line(sit("--fast", *options, typed=typed).stdout)


# Whole matches


def test_a_whole_match_by_numbers_left_in_the_middle_of_a_deal(save: Path) -> None:
    typed, end = played(begun(save, seed=5), fast=False)

    sit(typed=[*typed[:20], "q"])
    between = kept(save)
    resumed = one_line(sit(typed=typed[20:]).stdout)

    assert between.state.phase is not Phase.CUT
    assert f"goes on with deal {len(between.state.standing.results) + 1}" in resumed
    assert re.search(r"(Your side|Astrid and Cecilia) wins? the match \d+:\d+; .* gets? \d Bummerl", resumed)
    (finished,) = save.parent.glob("bauernschnapsen-2*.json")
    assert kept(finished).record.entries == end.record.entries
    assert GAME.is_over(kept(finished).state)
    assert not save.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_in_every_language_and_with_german_cards(save: Path, language: str) -> None:
    """A word that is missing is a warning, and a warning fails."""
    rules = "wikipedia+counting_down" if language == "fi" else "pagat"
    typed, _ = played(begun(save, seed=8, rules=rules), fast=True)
    asked = [line for answer in typed for line in ("?", "a", "t", "l", "s", answer)]

    printed = sit("--fast", "--lang", language, "--deck", "german", typed=asked).stdout

    say = words(language, "bauernschnapsen").say
    assert say("word-bummerl") in printed
    assert not re.search(r"[♠♥♦♣]", printed)
    assert "cli-" not in printed
    assert not re.search(r"\b(event|phase|contract|call)-[a-z]", printed)


def test_with_random_bots_and_doubles_everything_can_be_told(save: Path) -> None:
    """The person doubles and bids whatever comes last, so that rare things happen."""

    def bold(seen: Observation) -> PlayerAction:
        if seen.phase is Phase.AUCTION:
            return seen.legal[-1]
        return DOUBLE if seen.phase is Phase.DOUBLING else quiet(seen)

    for seed in range(3):
        typed, _ = played(begun(save, seed=seed, bot="random"), fast=True, chooses=bold)
        assert "Bummerl" in sit("--fast", typed=typed).stdout


# Cut


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("0", KNOCK),
        ("knock", KNOCK),
        ("kn", KNOCK),
        ("7", Cut(7)),
        ("19", Cut(19)),
        ("cut 7", Cut(7)),
        ("Knock", KNOCK),
    ],
)
def test_a_cut_is_a_number_and_none_is_a_knock(save: Path, typed: str, action: object) -> None:
    until(save, in_phase(Phase.CUT))

    printed = said(save, typed)

    assert last_action(save) == action
    assert ("You knock" in printed) == (action == KNOCK)


@pytest.mark.parametrize(
    ("typed", "what"),
    [("20", "20 cards: cannot be cut (BAU-2.1)"), ("x", "“x” is no cut: type 0 to knock"), ("9999", "is no cut")],
)
def test_what_is_no_cut_changes_nothing(save: Path, typed: str, what: str) -> None:
    live = until(save, in_phase(Phase.CUT))

    assert what in said(save, typed)
    assert kept(save).record.entries == live.record.entries


# Trumps


def test_trumps_are_named_from_the_first_three_cards(save: Path) -> None:
    live = until(save, in_phase(Phase.NAME_TRUMP))
    held = {card.suit for card in seen_by_you(live).hand}
    missing = next(suit for suit in Suit if suit not in held)
    suit = next(iter(held))

    refused = said(save, EN.say(f"suit-{missing.letter}"))
    assert "not among your first three cards (BAU-2.3)" in refused
    assert "BAU-2.3: " + EN.say("rule-BAU-2-3-first-three") in refused
    assert "Your first 3 cards" in refused
    assert kept(save).record.entries == live.record.entries

    named = said(save, EN.say(f"suit-{suit.letter}")[:3])
    assert last_action(save) == NameTrump(suit) or kept(save).state.deal.trump is suit
    assert "You name trumps" in named


def test_turning_up_shows_the_card_to_all(save: Path) -> None:
    until(save, in_phase(Phase.NAME_TRUMP))

    printed = said(save, "turn up")

    turned = kept(save).state.deal.turned
    assert turned is not None
    assert TURN_UP in [entry.action for entry in kept(save).record.entries]
    assert "is turned up; its suit is trumps" in printed
    assert "turned up: " in printed.partition("You have a card turned up")[2]


# Auction


@pytest.mark.parametrize(
    ("typed", "contract"),
    [("bettler", "bettler"), ("Bet", "bettler"), ("Land", "gang"), ("zehnergang", "zehner-gang"), ("bid gang", "gang")],
)
def test_a_contract_is_bid_by_name_other_name_and_notation(save: Path, typed: str, contract: str) -> None:
    until(save, in_phase(Phase.AUCTION, calls=()))

    printed = said(save, typed)

    calls = [call for seat, call in kept(save).state.deal.calls if seat == YOU]
    assert Bid(ContractId(contract)) in calls or f"You bid: {EN.say(f'contract-{contract}')}" in printed


def test_the_auction_shows_value_and_gloss_of_what_may_be_bid(save: Path) -> None:
    until(save, in_phase(Phase.AUCTION, calls=()))

    printed = said(save)

    assert "[1] Normal 1–3 the caller’s side plays for 66 card points" in printed
    assert "[2] Bettler 4 beggar: no trumps, take no trick" in printed
    assert "Nobody has bid yet." in printed


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("pass", "The caller’s first call is never a pass (BAU-3.1)"),
        ("kontra-schnapser", "not a contract that you may bid in your seat (BAU-3.6)"),
        ("damengang", "not played by this rule set (BAU-3.6)"),
        ("jodler", "not a contract that you may bid in your seat (BAU-3.6)"),
        ("herrenjodler", "only for somebody who holds the five cards (BAU-3.7)"),
        ("77", "type a number from 1 to"),
        ("zz", "is not a choice"),
        ("b", "is not a choice"),
    ],
)
def test_a_call_that_cannot_be_made_says_why(save: Path, typed: str, what: str) -> None:
    live = until(save, in_phase(Phase.AUCTION, calls=()))

    assert what in said(save, typed)
    assert kept(save).record.entries == live.record.entries


# Doubling


@pytest.mark.parametrize(("typed", "action"), [("yes", DOUBLE), ("Kontra", DOUBLE), ("no", DECLINE), ("1", DECLINE)])
def test_doubling_is_asked_with_the_value_at_stake(save: Path, typed: str, action: object) -> None:
    until(save, in_phase(Phase.DOUBLING, doubled=0))

    printed = said(save, typed)

    assert "Kontra? (? for help):" in printed
    assert re.search(
        r"\[1\] No double (\d+|1–3) the value stays \[2\] Kontra (\d+|2–6) the deal counts double", printed
    )
    assert action in [entry.action for entry in kept(save).record.entries if entry.actor == YOU]


# Play


def with_a_marriage(live: Live) -> bool:
    return any(isinstance(action, Declare) for action in seen_by_you(live).legal)


def may_claim_wrongly(live: Live) -> bool:
    seen = seen_by_you(live)
    return CLAIM in seen.legal and seen.points < 66


def test_a_card_that_the_rules_forbid_is_refused_with_the_rule(save: Path) -> None:
    def stop(live: Live) -> bool:
        seen = seen_by_you(live)
        return seen.phase is Phase.PLAY and bool(seen.trick) and len(seen.legal) < len(seen.hand)

    live = until(save, stop)
    seen = seen_by_you(live)
    forbidden = next(card for card in seen.hand if not live.state.playable & card.bit)

    printed = said(save, forbidden.text)

    text = card_text(EN, ranks=BAUERNSCHNAPSEN.ranks)
    listed = text.row(text.sorted(Cards(live.state.playable)))
    assert re.search(rf"{text.card(forbidden)}: must .*\(BAU-5\.\d\); playable: {listed}", printed)
    assert kept(save).record.entries == live.record.entries


def test_a_marriage_is_declared_by_its_points(save: Path) -> None:
    live = until(save, with_a_marriage)
    seen = seen_by_you(live)
    (declare,) = [action for action in seen.legal if isinstance(action, Declare)][:1]
    points = 40 if declare.suit is seen.trump else 20

    printed = said(save, f"{points} {EN.say(f'suit-{declare.suit.letter}')}")

    assert declare in [entry.action for entry in kept(save).record.entries]
    assert f"You declare {points} in" in printed
    assert "Lead the king or the queen (? for help):" in printed


def test_after_declaring_only_the_pair_may_be_led(save: Path) -> None:
    live = until(save, lambda live: with_a_marriage(live) and len(seen_by_you(live).hand) > 2)
    seen = seen_by_you(live)
    (declare,) = [action for action in seen.legal if isinstance(action, Declare)][:1]
    pair = {(declare.suit, Rank.KING), (declare.suit, Rank.QUEEN)}
    other = next(card for card in seen.hand if (card.suit, card.rank) not in pair)

    printed = said(save, f"declare {declare.suit.letter}", other.text)

    assert "its king or queen must be led (BAU-6.1)" in printed


@pytest.mark.parametrize("typed", ["66", "basta", "Bas", "claim"])
def test_a_false_claim_ends_the_deal_for_the_others(save: Path, typed: str) -> None:
    until(save, may_claim_wrongly)

    printed = said(save, typed)

    assert "You claim 66 but your side has only" in printed
    assert re.search(r"Astrid and Cecilia score \d: 66 claimed: wrong\.", printed)
    assert "A right claim would have counted" in printed


def test_nobody_claims_but_on_lead(save: Path) -> None:
    live = until(save, lambda live: live.state.phase is Phase.PLAY and bool(live.state.trick))

    assert "(BAU-6.4)" in said(save, "basta")
    assert kept(save).record.entries == live.record.entries


@pytest.mark.parametrize("typed", ["zz", "", "²", "9" * 500, "\x00", "20 ", "declare X", "bid gang", "deal AS"])
def test_nothing_that_is_typed_while_playing_loses_anything(save: Path, typed: str) -> None:
    live = until(save, lambda live: live.state.phase is Phase.PLAY and bool(live.state.trick))

    said(save, typed)

    assert kept(save).record.entries == live.record.entries


# The table


def test_seats_trumps_contract_and_points_are_always_there(save: Path) -> None:
    live = until(save, lambda live: live.state.phase is Phase.PLAY and len(live.state.history) == 2)
    seen = seen_by_you(live)

    printed = said(save)

    assert seen.contract is not None
    assert EN.say(f"contract-{seen.contract.id}-long") in printed
    assert "Declarer: " in printed
    assert "worth " in printed
    assert "Trumps: " in printed
    assert "Birger (partner" in printed
    assert "You and Birger" in printed
    assert "Astrid and Cecilia" in printed
    assert "Trick 3 of 5" in printed


def test_own_tricks_and_the_auction_can_be_looked_at_again(save: Path) -> None:
    def stop(live: Live) -> bool:
        seen = seen_by_you(live)
        return seen.phase is Phase.PLAY and any(trick.winner % 2 == 0 for trick in seen.history)

    live = until(save, stop)

    printed = said(save, "t", "a")

    text = card_text(EN, ranks=BAUERNSCHNAPSEN.ranks)
    for trick in seen_by_you(live).history:
        assert (text.row(trick.cards) in printed) == (trick.winner % 2 == 0)
    assert "bids: Normal." in printed or "You bid: Normal." in printed


def test_the_last_trick_of_the_others_is_covered_by_the_next_lead(save: Path) -> None:
    def stop(live: Live) -> bool:
        seen = seen_by_you(live)
        return seen.phase is Phase.PLAY and bool(seen.history and seen.trick) and seen.history[-1].winner % 2 == 1

    until(save, stop)

    assert EN.say("cli-last-trick-covered") in said(save, "l")


def test_help_answers_what_beginners_ask(save: Path) -> None:
    until(save, lambda live: live.state.phase is Phase.PLAY)

    printed = said(save, "?")

    for asked in ("partner-beat", "partners-trick", "kontra-lead", "forty-lost"):
        assert EN.say(f"help-{asked}") in printed
        assert EN.say(f"help-{asked}-answer") in printed
    assert "Rule set: Main list (bauernschnapsen/pagat), the usual game." in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_german_cards_are_drawn_typed_and_named_in_refusals(save: Path, language: str) -> None:
    def stop(live: Live) -> bool:
        seen = seen_by_you(live)
        must = seen.phase is Phase.PLAY and bool(seen.trick) and len(seen.legal) < len(seen.hand)
        return must and seen.trick[0].suit is Suit.CLUBS and any(c.suit is Suit.CLUBS for c in seen.hand)

    live = until(save, stop)
    text = card_text(words(language, "bauernschnapsen"), GERMAN, BAUERNSCHNAPSEN.ranks)
    seen = seen_by_you(live)
    forbidden = next(card for card in seen.hand if not live.state.playable & card.bit)

    printed = said(save, text.card(forbidden).lower(), options=("--deck", "german", "--lang", language))

    assert f"{text.card(forbidden)}: " in printed
    assert not re.search(r"\b(clubs|Kreuz|klöver|tréboles|risti)\b", printed)
    assert "--deck german" in printed


def test_plain_output_is_ascii(save: Path) -> None:
    typed, _ = played(begun(save, seed=5), fast=True)

    printed = sit("--fast", "--plain", typed=[line for answer in typed[:60] for line in ("?", "s", answer)]).stdout

    assert set(printed) - {chr(code) for code in range(128)} <= set("öéä")


def test_the_sheet_counts_down_where_the_house_does(save: Path) -> None:
    typed, _ = played(begun(save, seed=5, rules="pagat+counting_down"), fast=True)

    printed = one_line(sit("--fast", typed=[*typed[:40], "s"]).stdout)

    assert "points to go" in printed
    assert "Game points to go: You and Birger" in printed


# Bots alone, records, rules


def test_a_record_is_looked_at_again_in_every_language(tmp_path: Path) -> None:
    record = tmp_path / "bots.json"
    bots = vorhand("play", "bauernschnapsen", "--bots", "--seed", "3", "--record", str(record))
    assert "win the match" in bots.stdout

    for language in LANGUAGES:
        shown = vorhand("replay", str(record), "--lang", language, "--deck", "german")
        assert shown.exit_code == 0
        assert words(language, "bauernschnapsen").say("cli-hands-dealt") in shown.stdout
        assert "cli-" not in shown.stdout

    assert vorhand("verify", str(record)).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", BAUERNSCHNAPSEN.built_in)
def test_rules_are_shown_in_words(id: str, language: str) -> None:
    shown = vorhand("rules", "show", id, "--lang", language)

    assert shown.exit_code == 0
    assert words(language).say("ruleset-" + id.replace("/", "-")) in shown.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_read_compared_and_their_keys_listed(language: str) -> None:
    for command in (
        ("rules", "read", "bauernschnapsen"),
        ("rules", "read", "BAU-3.3"),
        ("rules", "keys", "bauernschnapsen"),
        ("rules", "diff", "bauernschnapsen/pagat", "bauernschnapsen/wikipedia"),
    ):
        result = vorhand(*command, "--lang", language)
        assert result.exit_code == 0, result.stderr


def test_a_rule_file_of_a_house_is_checked_and_played(tmp_path: Path) -> None:
    rules = tmp_path / "ours.toml"
    rules.write_text('extends = "bauernschnapsen/pagat"\nsource = "us"\nmatch.target = 7\n')

    checked = vorhand("rules", "check", str(rules))
    bots = vorhand("play", str(rules), "--bots", "--seed", "1", "--record", str(tmp_path / "r.json"))

    assert "4 play in pairs to 7 game points, with 10 contracts." in checked.stdout
    assert re.search(r"win the match (7|8|9|1\d|2\d):\d", bots.stdout)


def test_two_games_are_not_compared() -> None:
    result = vorhand("rules", "diff", "bismarck/modern", "bauernschnapsen/pagat")

    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
