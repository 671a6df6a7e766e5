"""What decides a deal: its commitment is shown before, words are added, and the record proves both."""

import json
import random
from typing import Any

import pytest

from tests.server.evening import Evening, at
from tests.server.running import Player, ServerProcess, run
from vorhand.cards import Seat
from vorhand.errors import ProtocolError
from vorhand.records import commitment, load_record, verify, with_words
from vorhand.server.protocol import Ready, Rematch, Start, Word
from vorhand.server.room import wants_chance, wants_secret
from vorhand.server.views import TableFacts, view_for

FACTS = TableFacts(id="table", code="", names=("",) * 3)


def shown(evening: Evening) -> Any:
    return view_for(evening.room, None, FACTS)["secret"]


def _holds_cards_of(frame: str, deal: int) -> bool:
    view = json.loads(frame).get("view") or {}
    return bool(view.get("deal") and view["deal"]["number"] == deal and view["deal"]["hand"])


def next_deal(evening: Evening) -> Evening:
    deal = evening.room.deals
    for seat in (Seat(0), Seat(1)):
        evening.do(seat, Ready(id=f"r{deal}-{seat}", deal=deal))
    return evening.go_on()


def test_the_commitment_of_the_first_deal_is_shown_before_anybody_starts() -> None:
    evening = at("lobby")
    promised = shown(evening)
    evening.do(Seat(0), Start(id="s"))
    evening.go_on()

    assert promised == {"commitment": evening.room.record.chance[0].commitment, "words": [], "open": True}
    assert shown(evening) == {**promised, "open": False}


def test_words_and_secret_decide_the_deal_together() -> None:
    packs = []
    cases: list[tuple[tuple[int, str], ...]] = [(), ((0, "skål"),), ((0, "skål"), (1, "hej"))]
    for words in cases:
        evening = at("between")
        for seat, word in words:
            evening.do(Seat(seat), Word(id=f"w{seat}", word=word))
        promised = shown(evening)
        next_deal(evening)
        chance = evening.room.record.chance[1]
        assert promised["commitment"] == chance.commitment
        assert promised["words"] == [{"seat": seat, "word": word} for seat, word in words]
        assert chance.nonce is not None
        assert (commitment(chance.nonce), chance.words) == (chance.commitment, words)
        assert chance.decides == with_words(chance.nonce, words)
        verify(evening.room.record)
        packs.append(evening.room.record.entries[-1 - sum(1 for _ in evening.log) :])

    assert len({str(pack) for pack in packs}) == 3


def test_a_word_can_be_changed_and_taken_back_until_the_cards_are_dealt() -> None:
    evening = at("between")
    evening.do(Seat(0), Word(id="w1", word="  otto  "))
    evening.do(Seat(0), Word(id="w2", word="åtta"))
    assert shown(evening)["words"] == [{"seat": 0, "word": "åtta"}]
    evening.do(Seat(0), Word(id="w3", word=""))
    assert shown(evening)["words"] == []
    next_deal(evening)
    with pytest.raises(ProtocolError):
        evening.do(Seat(0), Word(id="w4", word="zu spät"))


@pytest.mark.parametrize("word", ["x" * 41, "a\u202eb", "a\x00b"])
def test_a_word_that_could_deceive_is_refused(word: str) -> None:
    with pytest.raises(ProtocolError) as refused:
        at("between").do(Seat(0), Word(id="w", word=word))

    assert refused.value.code == "word"


def test_the_words_of_one_deal_do_not_stay_for_the_next() -> None:
    evening = at("between")
    evening.do(Seat(0), Word(id="w", word="skål"))
    next_deal(evening).between_deals()
    assert evening.room.words == ()
    assert wants_secret(evening.room)
    evening.draw()

    assert shown(evening)["words"] == []


def test_a_rematch_plays_what_was_promised_after_the_match() -> None:
    evening = at("over")
    promised = shown(evening)["commitment"]
    for seat in (Seat(0), Seat(1)):
        evening.do(seat, Rematch(id=f"again-{seat}"))
    evening.go_on()

    assert evening.room.match == 2
    assert evening.room.record.chance[0].commitment == promised
    assert not wants_chance(evening.room)
    verify(evening.room.record)


@pytest.mark.slow
def test_over_the_wire_every_deal_was_promised_before_its_cards_came(server: ServerProcess) -> None:
    async def evening() -> tuple[Player, str]:
        anna = Player(server, "Anna")
        await anna.create(start=False, rules="bismarck/spel-pass")
        await anna.connect()
        while anna.view["secret"] is None:
            await anna.take()
        assert (await anna.command("word", word="skål"))["t"] == "ack"
        await anna.command("start")
        while anna.view["stage"] == "lobby":
            await anna.take()
        await anna.play_on(random.Random(4), until_deals=2)
        return anna, (await anna.get(f"/api/tables/{anna.table}/record")).text

    anna, text = run(evening())
    record = load_record(text, "evening")
    verify(record)

    assert record.chance[0].words == ((0, "skål"),)
    assert record.chance[1].words == ()
    for deal, chance in enumerate(record.chance, 1):
        assert chance.nonce is not None
        assert not any(chance.nonce.hex() in frame for frame in anna.frames)
        promised = next(n for n, frame in enumerate(anna.frames) if f'"commitment":"{chance.commitment}"' in frame)
        dealt = next(n for n, frame in enumerate(anna.frames) if _holds_cards_of(frame, deal))
        assert promised < dealt
