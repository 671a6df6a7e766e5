"""Records as text: load undoes dump, a record proves itself, and any text is a record or a VorhandError."""

import copy
import hashlib
import json
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.bismarck.generated import HOUSES, accepted
from tests.bismarck.vectors import house
from vorhand.cards import Card, Seat
from vorhand.errors import RecordError
from vorhand.games.base import ARBITER, NATURE, Actor
from vorhand.games.bismarck import GAME, Action, Deal, Discard, Void, VoidReason
from vorhand.notation import parse_deal_string
from vorhand.records import (
    DealChance,
    Entry,
    Record,
    Words,
    chance_index,
    checkpoint_of,
    commitment,
    dump_record,
    finished_part,
    load_record,
    nature_action,
    new_record,
    nonce_from_seed,
    replay,
    verify,
    with_words,
)

FORGOTTEN = Void(VoidReason.FORGOTTEN_DISCARD)


def played(id: str, seed: int, steps: int, *, by_hand: bool = False) -> Record:
    """The record of a random match after that many actions; `by_hand` keeps no nonces."""
    record = new_record(house(id), "1.2.3", {"seat-0": "Åsa", "started": "2026-11-29"})
    state, rng, deals = GAME.start(house(id)), random.Random(seed), 0
    for _ in range(steps):
        actor: Actor | None = GAME.to_act(state)
        if actor is None:
            break
        action: Action
        nonce = nonce_from_seed(seed, chance_index(state, deals))
        if actor is NATURE:
            action = nature_action(state, nonce)
        elif GAME.why_not(state, ARBITER, FORGOTTEN) is None and rng.random() < 0.05:
            actor, action = ARBITER, FORGOTTEN
        else:
            assert isinstance(actor, int)
            action = rng.choice(GAME.legal_actions(state, Seat(actor)))
        state, events = GAME.apply(state, actor, action)
        record = record.with_entry(actor, action, checkpoint_of(state, events))
        if isinstance(action, Deal):
            deals += 1
            if not by_hand:
                record = record.with_chance(DealChance(commitment(nonce), nonce))
    return record


RECORD = st.builds(played, st.sampled_from(HOUSES), st.integers(0, 10**6), st.integers(0, 130), by_hand=st.booleans())


@settings(max_examples=60)
@given(RECORD)
def test_load_undoes_dump(record: Record) -> None:
    text = dump_record(record)

    assert load_record(text, "test") == record
    assert load_record(text.encode(), "test") == record
    assert dump_record(load_record(text, "test")) == text


@settings(max_examples=40)
@given(RECORD)
def test_a_played_match_verifies(record: Record) -> None:
    steps = [*replay(record)]

    assert verify(load_record(dump_record(record), "test")) == (
        steps[-1].after if steps else GAME.start(house(record.ruleset.id))
    )


@settings(max_examples=40)
@given(RECORD)
def test_the_finished_part_ends_with_a_deal(record: Record) -> None:
    part = finished_part(record)

    state = verify(load_record(dump_record(part), "test"))
    assert len(part.checkpoints) == len(record.checkpoints) == len(state.standing.results)
    assert state.facts is None or not state.deal.dealt


@settings(max_examples=60)
@given(RECORD, st.data())
def test_no_entry_can_be_changed_unnoticed(record: Record, data: st.DataObject) -> None:
    """Another action in a finished deal either breaks a rule or changes the check sum of that deal."""
    finished = finished_part(record)
    if not finished.entries:
        return
    place = data.draw(st.integers(0, len(finished.entries) - 1))
    step = [*replay(finished)][place]
    actor = step.entry.actor
    if not isinstance(actor, int):
        return
    others = [action for action in GAME.legal_actions(step.before, Seat(actor)) if action != step.entry.action]
    if not others or (isinstance(step.entry.action, Discard) and _is_voided(finished, place)):
        return  # what was discarded in a deal that did not count has no bearing on anything
    changed = step.entry._replace(action=data.draw(st.sampled_from(others)))
    entries = (*finished.entries[:place], changed, *finished.entries[place + 1 :])

    with pytest.raises(RecordError):
        verify(replace(finished, entries=entries))


def _is_voided(record: Record, place: int) -> bool:
    """Whether the deal of that entry was declared void."""
    after = [entry.action for entry in record.entries[place:]]
    return next((action == FORGOTTEN for action in after if isinstance(action, Void | Deal)), False)


def test_chance_is_checked_against_the_nonce() -> None:
    record = played("bismarck/modern", 5, 60)
    other = nonce_from_seed(6, 0)
    forged = replace(record, chance=(DealChance(commitment(other), other), *record.chance[1:]))

    with pytest.raises(RecordError) as refused:
        verify(forged)
    assert refused.value.code == "record-chance"


def with_a_word(record: Record, word: str) -> Record:
    """The record with a first deal that is decided by a word as well."""
    first, *others = record.chance
    assert first.nonce is not None
    chance = (DealChance(first.commitment, first.nonce, ((1, word),)), *others)
    state, entries = GAME.start(house("bismarck/modern")), []
    while state.actor is NATURE:
        action = nature_action(state, with_words(first.nonce, ((1, word),)))
        entries.append(Entry(NATURE, action))
        state = GAME.apply(state, NATURE, action).state
    return replace(record, chance=chance[:1], entries=tuple(entries), checkpoints=())


def test_a_word_decides_with_the_nonce() -> None:
    record = played("bismarck/modern", 5, 60)
    worded = with_a_word(record, "åtta")

    assert worded.entries[1] != record.entries[1]
    verify(worded)
    for forged in ((), ((1, "otto"),), ((0, "åtta"),)):
        chance = (replace(worded.chance[0], words=forged),)
        with pytest.raises(RecordError) as refused:
            verify(replace(worded, chance=chance))
        assert refused.value.code == "record-chance"


def test_words_are_written_and_read_and_old_records_stay_as_they_were() -> None:
    record = played("bismarck/modern", 5, 60)
    worded = with_a_word(record, "åtta")

    assert load_record(dump_record(worded), "w.json") == worded
    assert '"shuffle": 2' in dump_record(worded)
    assert '"shuffle": 1' in dump_record(record)
    assert '"words"' not in dump_record(record)
    with pytest.raises(RecordError):
        load_record(dump_record(worded).replace('"shuffle": 2', '"shuffle": 1'), "w.json")
    for wrong in ("", "x" * 41, "a\u0007b"):
        text = dump_record(worded).replace('"åtta"', json.dumps(wrong))
        with pytest.raises(RecordError):
            load_record(text, "w.json")


@pytest.mark.parametrize("words", [(), ((0, "skål"), (2, "hej"))])
def test_every_card_is_as_likely_at_every_place(words: Words) -> None:
    """Chi-square over all places, with words and without: 10,000 packs, all (cards - 1)² degrees of freedom."""
    state = parse_deal_string("bismarck/modern dealer=0")
    cards = list(state.ruleset.cards)
    seen: Counter[tuple[int, Card]] = Counter()
    packs = 10_000
    for number in range(packs):
        deal = nature_action(state, with_words(nonce_from_seed(1946, number), words))
        seen.update(enumerate(deal.pack))
    expected = packs / len(cards)
    square = sum((seen[place, card] - expected) ** 2 / expected for place in range(len(cards)) for card in cards)
    freedom = (len(cards) - 1) ** 2

    # About normal with variance twice the freedom; beyond 4 deviations a fair shuffle comes once in 30,000 times.
    assert abs(square - freedom) < 4 * (2 * freedom) ** 0.5


def test_a_checkpoint_is_the_sha_256_of_the_next_deal_string() -> None:
    record = played("bismarck/modern", 5, 120)
    first = next(step for step in replay(record) if len(step.after.standing.results) == 1)
    scores = first.after.standing.results[0].scores
    tricks = ",".join(map(str, first.after.standing.results[0].tricks))
    after = first.after.standing.results[0]
    trump = {"no-trump": "NT"}.get(after.trump.value, after.trump.value[0].upper())
    text = f"bismarck/modern dealer={(after.dealer + 1) % 3} results={after.contract}:{trump}:{tricks}"

    assert record.checkpoints[0].scores == scores
    assert record.checkpoints[0].state == hashlib.sha256(text.encode()).hexdigest()


# Any text

SAMPLE = json.loads(dump_record(played("bismarck/modern", 3, 20)))

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
LIKELY = st.sampled_from(
    [
        "",
        "0 play AS",
        "nature deal -",
        "nature dealer 9",
        "arbiter void forgotten-discard",
        "3 take",
        "0",
        "own/x",
        0,
        2,
        -1,
        10**30,
    ]
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value in a document."""
    if isinstance(value, dict):
        inner = [place for key, item in value.items() for place in places(item, (*path, key))]
    elif isinstance(value, list):
        inner = [place for index, item in enumerate(value) for place in places(item, (*path, index))]
    else:
        inner = []
    return [path, *inner] if path else inner


PLACES = places(SAMPLE)


@st.composite
def nearly_right(draw: st.DrawFn) -> str:
    document = copy.deepcopy(SAMPLE)
    for _ in range(draw(st.integers(1, 2))):
        path = draw(st.sampled_from(PLACES))
        holder: Any = document
        try:
            for key in path[:-1]:
                holder = holder[key]
            if draw(st.booleans()):
                holder[path[-1]] = draw(JSON_VALUES | LIKELY)
            else:
                del holder[path[-1]]
        except (KeyError, IndexError, TypeError):
            continue
    return json.dumps(document)


@st.composite
def with_a_wrong_letter(draw: st.DrawFn) -> str:
    text = json.dumps(SAMPLE)
    at = draw(st.integers(0, len(text) - 1))
    return text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 3)) :]


@settings(max_examples=400)
@given(st.one_of(nearly_right(), with_a_wrong_letter(), st.text(), JSON_VALUES.map(json.dumps)))
@example("[" * 100_000)
@example('{"format": 1}')
@example("\ud800")
def test_any_text_is_a_record_or_a_vorhand_error(text: str) -> None:
    check_loaded(text)


@settings(max_examples=100)
@given(st.binary())
def test_any_bytes_are_a_record_or_a_vorhand_error(data: bytes) -> None:
    check_loaded(data)


def check_loaded(text: str | bytes) -> None:
    record = accepted(lambda: load_record(text, "test"))
    if record is not None:
        assert load_record(dump_record(record), "test") == record
        accepted(lambda: verify(record))


@pytest.mark.parametrize("nonce", ["", "00", "00" * 31, "00" * 33, "0 0" * 32, " " + "00" * 32, "zz" * 32])
def test_a_nonce_has_32_bytes(nonce: str) -> None:
    document = copy.deepcopy(SAMPLE)
    try:
        raw = bytes.fromhex(nonce)
    except ValueError:
        raw = b""
    document["chance"] = [{"nonce": nonce, "commitment": hashlib.sha256(b"vorhand chance 1\n" + raw).hexdigest()}]

    with pytest.raises(RecordError):
        load_record(json.dumps(document), "test")


@pytest.mark.parametrize("commitment", ["", "x", "00" * 31, "ABCDEF" + "00" * 29])
def test_a_commitment_is_the_hex_of_32_bytes(commitment: str) -> None:
    document = copy.deepcopy(SAMPLE)
    document["chance"] = [{"nonce": None, "commitment": commitment}]

    with pytest.raises(RecordError):
        load_record(json.dumps(document), "test")


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("format", 3, "record-format"),
        ("shuffle", 3, "record-format"),
        ("game", "skat", "record-field"),
        ("entries", ["0 play ZZ"], "record-entry"),
        ("colour", "red", "record-json"),
    ],
)
def test_what_is_refused(key: str, value: object, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        load_record(json.dumps(SAMPLE | {key: value}), "test")
    assert refused.value.code == code


def test_fields_that_do_not_match_their_hash_are_refused() -> None:
    document = copy.deepcopy(SAMPLE)
    document["ruleset"]["fields"]["play.void"] = "must-trump"

    with pytest.raises(RecordError) as refused:
        load_record(json.dumps(document), "test")
    assert refused.value.code == "record-ruleset"
