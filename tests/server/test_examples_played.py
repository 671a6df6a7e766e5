"""Worked examples that are played on the page of rules: the engine's answer, with a script and without."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Player, ServerProcess, run
from tests.server.test_rules_page import ORIGIN, Text, got
from vorhand import rulesets
from vorhand.rulebook.exercises import tried
from vorhand.server.app import create_app
from vorhand.server.settings import Settings
from vorhand.server.store import SqliteStore
from vorhand.words import LANGUAGES, words

FOLLOW = {"example": "BIS-4.2-1", "attempt": "play AS", "lang": "en"}
MUST_FOLLOW = "A♠: must follow hearts (BIS-4.2); playable: 7♥ K♥"


def asked(folder: Path, *calls: dict[str, Any], most: int = 1000) -> list[httpx.Response]:
    settings = Settings(origins=frozenset({ORIGIN}), house_calls_per_minute=most)
    store = SqliteStore(folder / "store.db")

    async def evening() -> list[httpx.Response]:
        transport = httpx.ASGITransport(create_app(store, settings))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN}) as client:
            return [await client.post("/api/example", json=call) for call in calls]

    try:
        return run(evening())
    finally:
        store.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "example", "attempt"),
    [
        ("bismarck/modern", "BIS-4.2-1", "play AS"),
        ("bismarck/modern", "BIS-4.5-1", "7S"),
        ("bauernschnapsen/pagat", "BAU-6.6-1", "claim"),
    ],
)
def test_a_try_is_answered_in_the_readers_language(
    tmp_path: Path, rules: str, example: str, attempt: str, language: str
) -> None:
    call = {"rules": rules, "example": example, "attempt": attempt, "lang": language}
    (answer,) = asked(tmp_path, call)

    said = tried(example, attempt, rulesets.load(rules), words(language, rules.partition("/")[0]))
    assert answer.status_code == 200
    assert answer.json() == {"allowed": said.allowed, "sentences": list(said.sentences)}


REFUSED: dict[str, tuple[dict[str, Any], int, str]] = {
    "no such example": ({**FOLLOW, "example": "BIS-4.2-9"}, 400, "body-malformed"),
    "no such rule": ({**FOLLOW, "example": "x"}, 400, "body-malformed"),
    "an example of another game": ({**FOLLOW, "example": "BAU-5.3-1"}, 400, "body-malformed"),
    "no action": ({**FOLLOW, "attempt": "<b>"}, 400, "notation-action"),
    "no card": ({**FOLLOW, "example": "BIS-4.5-1", "attempt": "play"}, 400, "notation-card"),
    "a long action": ({**FOLLOW, "attempt": "x" * 41}, 400, "body-malformed"),
    "an unknown field": ({**FOLLOW, "hand": True}, 400, "body-malformed"),
    "no rule set": ({**FOLLOW, "rules": "bismarck/none"}, 400, "ruleset-unknown-id"),
    "a path": ({**FOLLOW, "rules": "../../etc/passwd"}, 400, "ruleset-unknown-id"),
    "too much": ({**FOLLOW, "rules": "x" * 20_000}, 400, "body-too-large"),
}


@pytest.mark.parametrize(("call", "status", "code"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_answered_is_refused(tmp_path: Path, call: dict[str, Any], status: int, code: str) -> None:
    (answer,) = asked(tmp_path, call)

    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_nobody_asks_for_ever(tmp_path: Path) -> None:
    answers = asked(tmp_path, *[FOLLOW] * 4, most=3)

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


def test_other_origins_are_not_answered(server: ServerProcess) -> None:
    for headers in ({}, {"origin": "http://evil.example"}):
        assert httpx.post(f"{server.origin}/api/example", json=FOLLOW, headers=headers).status_code == 403


def test_a_table_answers_by_its_own_rules_and_tells_nothing_of_its_cards(server: ServerProcess) -> None:
    file = 'extends = "bismarck/modern"\nsource = "us"\n[play]\nvoid = "must-trump"\n'
    call = {"example": "BIS-4.3-1", "attempt": "play KC", "lang": "en"}

    async def evening() -> list[httpx.Response]:
        anna, eve = Player(server, "Anna"), Player(server, "Eve")
        table = (await anna.post("/api/tables", file=file, name="Anna")).json()["table"]
        before = await eve.post("/api/example", table=table, **call)
        anna.table = table
        await anna.connect()
        await anna.command("start")
        return [before, await eve.post("/api/example", table=table, **call), await anna.post("/api/example", **call)]

    before, after, usual = run(evening())

    assert before.json() == {"allowed": False, "sentences": ["K♣: must trump (BIS-4.3); playable: 7♠"]}
    assert after.content == before.content
    assert usual.json()["allowed"] is True


def test_a_table_that_is_not_there_is_not_found(server: ServerProcess) -> None:
    answer = run(Player(server, "Eve").post("/api/example", table="nothing", **FOLLOW))

    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_without_a_script_the_page_comes_again_with_the_answer(tmp_path: Path) -> None:
    usual = got(tmp_path, "/rules/bismarck/modern?lang=en").text
    answered = got(tmp_path, "/rules/bismarck/modern?lang=en&example=BIS-4.2-1&attempt=play+AS").text

    assert MUST_FOLLOW not in Text(usual).text
    assert MUST_FOLLOW in Text(answered).text
    assert answered.count("data-answer=") == 2
    assert Text(answered).open == []


@pytest.mark.parametrize(
    "query",
    [
        "example=BIS-4.2-1&attempt=%3Cscript%3E",
        "example=%3Cscript%3E&attempt=play+AS",
        "example=BIS-4.2-1",
        "attempt=play+AS",
        "example=BAU-5.3-1&attempt=play+AS",
        f"example=BIS-4.2-1&attempt={'x' * 5000}",
    ],
)
def test_a_strange_address_is_the_page_without_an_answer(tmp_path: Path, query: str) -> None:
    usual, strange = (got(tmp_path, f"/rules/bismarck/modern?lang=en{more}") for more in ("", f"&{query}"))

    assert strange.status_code == 200
    assert strange.text == usual.text
