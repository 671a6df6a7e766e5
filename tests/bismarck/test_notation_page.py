"""docs/notation.md: every example on the page is run, and its formulas are followed here by hand, without our code."""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.bismarck.vectors import house
from vorhand import rulesets
from vorhand.cards import ALL_CARDS, Cards
from vorhand.games.bismarck.actions import number_of
from vorhand.notation import (
    format_action,
    format_actor,
    format_cards,
    format_deal_string,
    format_hand,
    parse_action,
    parse_actor,
    parse_card,
    parse_cards,
    parse_deal_string,
    parse_hand,
)
from vorhand.notation.bismarck import SAMPLES
from vorhand.records import Nonce, commitment, load_record, nature_action, replay, verify, with_words

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
NONCE = bytes(range(32))
WORDS = "vorhand words 1\n0 skål\n2 åtta hjärter"


def blocks(kind: str) -> list[str]:
    """The examples of that kind: the texts of the fenced blocks."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"the page has no example of {kind}"
    return found


def lines(kind: str) -> list[str]:
    return [line for block in blocks(kind) for line in block.splitlines()]


def table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without the code marks."""
    part = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("| `")]
    return [[cell.strip().replace("`", "") for cell in row] for row in rows]


def test_every_kind_of_example_is_run() -> None:
    kinds = set(re.findall(r"^```([a-z-]+)$", PAGE, re.MULTILINE))

    own = {"action-bauernschnapsen", "number-bauernschnapsen", "deal-string-bauernschnapsen"}
    assert kinds == {"card", "cards", "hand", "actor", "action", "number", "deal-string", "record", "chance"} | own


@pytest.mark.parametrize("text", lines("card"))
def test_cards(text: str) -> None:
    written, _, means = text.partition(" = ")

    for card in written.split(" "):
        assert str(parse_card(card)) == (means or card)


@pytest.mark.parametrize("text", lines("cards"))
def test_lists_of_cards(text: str) -> None:
    assert format_cards(parse_cards(text)) == text


@pytest.mark.parametrize("text", lines("hand"))
def test_hands(text: str) -> None:
    assert format_hand(parse_hand(text)) == text


@pytest.mark.parametrize("text", lines("actor"))
def test_actors(text: str) -> None:
    assert format_actor(parse_actor(text)) == text


@pytest.mark.parametrize("text", lines("action"))
def test_actions(text: str) -> None:
    assert format_action(parse_action(text)) == text


def test_every_action_of_the_table_has_an_example() -> None:
    verbs = {action.split(" ")[0].rstrip(",") for row in table("Actions") for action in row[0].split(", ")}

    assert verbs == {line.split(" ")[0] for line in lines("action")}


@pytest.mark.parametrize("text", lines("number"))
def test_numbers(text: str) -> None:
    action, number = text.split(" = ")

    assert number_of(parse_action(action)) == int(number)


def test_the_contracts_are_numbered_in_the_order_of_the_table() -> None:
    says = next(row[2] for row in table("Actions") if row[0].startswith("contract"))
    contracts, layouts = (part.split(", ") for part in says.split(": ")[1].split("; "))

    assert [number_of(parse_action(f"contract {id}")) for id in contracts] == [*range(128, 128 + len(contracts))]
    assert [number_of(parse_action(f"contract {id}")) for id in layouts] == [*range(139, 139 + len(layouts))]


@pytest.mark.parametrize("text", lines("deal-string"))
def test_deal_strings(text: str) -> None:
    assert format_deal_string(parse_deal_string(text)) == text


def test_fields_of_a_deal_string_stand_in_the_table_in_their_order() -> None:
    rows = table("Deal strings")

    assert [row[0] for row in rows] == [*SAMPLES]
    for name, example, _ in rows:
        assert SAMPLES[name].startswith(f"{name}={example.rstrip('/…')}"), "the same example as in the errors"


@pytest.mark.parametrize("text", blocks("record"))
def test_records(text: str) -> None:
    record = load_record(text, "docs/notation.md")

    state = verify(record)
    assert format_deal_string(state) in [*lines("deal-string"), *lines("deal-string-bauernschnapsen")]
    assert len([*replay(record)]) == len(record.entries)


def test_members_of_a_record_stand_in_the_table_in_their_order() -> None:
    assert [row[0] for row in table("Records")] == [*json.loads(blocks("record")[0])]


def test_hash_of_a_rule_set_as_the_page_says() -> None:
    ruleset = json.loads(blocks("record")[0])["ruleset"]
    modern = rulesets.to_fields(rulesets.load("bismarck/modern"))
    changed = {key: value for key, value in ruleset["fields"].items() if modern[key] != value}

    text = json.dumps(changed, sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == ruleset["hash"]


def test_checkpoint_as_the_page_says() -> None:
    checkpoint = json.loads(blocks("record")[0])["checkpoints"][0]

    assert hashlib.sha256(lines("deal-string")[-1].encode()).hexdigest() == checkpoint["state"]


# The section on chance, followed by hand


def stream(label: str) -> Iterator[int]:
    for block in count():
        digest = hmac.new(NONCE, f"{label}/{block}".encode("ascii"), hashlib.sha256).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")


def below(n: int, numbers: Iterator[int]) -> int:
    return next(number for number in numbers if number < 2**32 - 2**32 % n) % n


def shuffle(items: list[str], numbers: Iterator[int]) -> list[str]:
    for place in range(len(items) - 1, 0, -1):
        other = below(place + 1, numbers)
        items[place], items[other] = items[other], items[place]
    return items


def test_chance_as_the_page_says() -> None:
    cards = str(ALL_CARDS).split(" ")
    apart = sorted(int(n) for n in shuffle([str(n) for n in range(52 - 4 - 1)], stream("lay-open"))[:4])
    numbers = stream("deal")

    assert lines("chance") == [
        "commitment = " + hashlib.sha256(b"vorhand chance 1\n" + NONCE).hexdigest(),
        "deal/0 = " + " ".join(str(next(numbers)) for _ in range(8)),
        f"dealer {below(3, stream('draw-dealer'))}",
        f"cut {cards[below(52, stream('cut-card'))]}",
        "open " + ",".join(str(n + place) for place, n in enumerate(apart, 1)),
        f"words 0 skål, 2 åtta hjärter = {hmac.digest(NONCE, WORDS.encode(), 'sha256').hex()}",
        "deal " + "".join(shuffle(cards, stream("deal"))),
    ]


@pytest.mark.parametrize(
    ("ruleset", "position"),
    [
        ("bismarck/modern", ""),
        ("bismarck/parlett", "dealer=0 results=nt-win:NT:8,4,4"),
        ("bismarck/modern+open_cards_scattered", "dealer=0"),
        ("bismarck/modern", "dealer=0"),
    ],
)
def test_our_code_draws_what_the_page_says(ruleset: str, position: str) -> None:
    state = parse_deal_string(f"{ruleset} {position}", house(ruleset))

    assert format_action(nature_action(state, Nonce(NONCE))) in lines("chance")


def test_our_code_mixes_words_as_the_page_says() -> None:
    mixed = with_words(Nonce(NONCE), ((2, "åtta hjärter"), (0, "skål")))

    assert f"words 0 skål, 2 åtta hjärter = {mixed.hex()}" in lines("chance")


def test_our_code_commits_to_what_the_page_says() -> None:
    assert f"commitment = {commitment(Nonce(NONCE))}" in lines("chance")


def test_a_pack_in_the_fixed_order() -> None:
    assert format_cards(Cards.of(ALL_CARDS))[:6] == "2C3C4C"
