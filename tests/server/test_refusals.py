"""Whatever is sent: a typed refusal, and the table goes on."""

import random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.server.running import Player, ServerProcess, run

MALFORMED = {
    "nothing": "",
    "half an object": "{",
    "a list": "[]",
    "a number": "7",
    "no type": '{"id":"a"}',
    "an unknown type": '{"t":"cheat","id":"a"}',
    "no id": '{"t":"ping"}',
    "an id with a space": '{"t":"ping","id":"a b"}',
    "a long id": '{"t":"ping","id":"' + "a" * 41 + '"}',
    "an unknown field": '{"t":"ping","id":"a","hand":true}',
    "a text for a number": '{"t":"act","id":"a","version":"0","actions":["take"]}',
    "a negative version": '{"t":"act","id":"a","version":-1,"actions":["take"]}',
    "no actions": '{"t":"act","id":"a","version":0,"actions":[]}',
    "too many actions": '{"t":"act","id":"a","version":0,"actions":[' + ",".join(['"take"'] * 17) + "]}",
    "a long action": '{"t":"act","id":"a","version":0,"actions":["' + "x" * 41 + '"]}',
    "a seat that no table has": '{"t":"sit","id":"a","seat":9,"name":"Eve"}',
    "a huge number": '{"t":"ready","id":"a","deal":' + "9" * 400 + "}",
    "deep nesting": '{"t":' * 500 + "1" + "}" * 500,
    "too many bytes": '{"t":"ping","id":"' + "a" * 5000 + '"}',
    "an unknown wish": '{"t":"ask","id":"a","what":"all hands"}',
    "a clock of days": '{"t":"terms","id":"a","move_s":99999,"bank_s":0,"chat":"off","watch":true}',
    "a long saying": '{"t":"say","id":"a","text":"' + "a" * 401 + '"}',
    "a lone surrogate": '{"t":"rename","id":"a","name":"\\ud800"}',
}


@pytest.mark.parametrize("frame", MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_frame_is_refused_and_the_table_goes_on(server: ServerProcess, frame: str) -> None:
    async def evening() -> tuple[dict[str, Any], dict[str, Any]]:
        anna = Player(server, "Anna")
        await anna.create(start=False)
        await anna.connect()
        assert anna._socket is not None
        await anna._socket.send(frame)
        refusal = await anna.take()
        await anna.send({"t": "ping", "id": "still-here"})
        return refusal, await anna.take()

    refusal, pong = run(evening())

    assert refusal["t"] == "refused"
    assert refusal["code"] in ("frame-malformed", "frame-too-large", "name")
    assert pong == {"t": "pong", "id": "still-here"}


@pytest.mark.parametrize(
    "action",
    [
        "play AS",
        "discard 2C",
        "contract nt-win",
        "trump H",
        "take",
        "deal -",
        "dealer 1",
        "void forgotten-discard",
        "x",
    ],
)
def test_an_action_that_is_not_mine_to_do_is_refused(server: ServerProcess, action: str) -> None:
    """Seat 1 tries it in the lobby, and then whenever it is not its turn."""

    async def evening() -> list[dict[str, Any]]:
        anna, bo = Player(server, "Anna"), Player(server, "Bo")
        bo.table = await anna.create(start=False)
        await bo.get(f"/t/{bo.table}")
        await anna.connect()
        await bo.connect()
        await bo.command("sit", seat=1, name="Bo")
        answers = [await bo.command("act", version=0, actions=[action])]
        await anna.command("start")
        while bo.view["stage"] == "lobby" or bo.view["ask"]["seat"] != 0:
            command = bo.wanted(random.Random(1))
            if command is not None:
                await bo.send(command)
                await bo.answer_to(command["id"])
            await bo.take()
        before = anna.view
        answers.append(await bo.command("act", version=bo.view["version"], actions=[action]))
        while anna.view["version"] < bo.view["version"]:
            await anna.take()
        assert anna.view["ask"]["seat"] == 0, before
        return answers

    answers = run(evening())

    assert [answer["t"] for answer in answers] == ["refused", "refused"]
    assert answers[0]["code"] == "wrong-stage"
    assert answers[1]["code"].startswith(("refused-", "notation-")) or answers[1]["code"] == "discard-count"


def test_a_stale_version_is_refused_with_the_present_view(server: ServerProcess) -> None:
    async def evening() -> tuple[dict[str, Any], dict[str, Any]]:
        anna = Player(server, "Anna")
        await anna.create(start=True)
        await anna.connect()
        while (command := anna.wanted(random.Random(2))) is None:
            await anna.take()
        return await anna.command("act", version=0, actions=command["actions"]), anna.view

    answer, view = run(evening())

    assert (answer["t"], answer["code"]) == ("refused", "stale")
    assert answer["view"] == view


def test_a_repeated_command_is_acknowledged_and_done_once(server: ServerProcess) -> None:
    async def evening() -> tuple[int, int]:
        anna = Player(server, "Anna")
        await anna.create(start=True)
        await anna.connect()
        while (command := anna.wanted(random.Random(2))) is None:
            await anna.take()
        for _ in range(3):
            await anna.send(command)
        answers = [await anna.answer_to(command["id"]) for _ in range(3)]
        assert [answer["t"] for answer in answers] == ["ack"] * 3
        while anna.wanted(random.Random(2)) is None:
            await anna.take()
        whole = Player(server, "Anna")
        whole.table, whole.cookies = anna.table, anna.cookies
        await whole.connect()
        return len(anna.events), len(whole.events)

    seen, whole = run(evening())

    assert seen == whole


def test_another_device_cannot_act_for_a_seat(server: ServerProcess) -> None:
    async def evening() -> list[str]:
        anna, eve = Player(server, "Anna"), Player(server, "Eve")
        eve.table = await anna.create(start=True)
        await eve.get(f"/t/{eve.table}")
        await anna.connect()
        await eve.connect()
        assert eve.view["you"] is None
        assert eve.view["deal"]["hand"] == []
        kinds: list[tuple[str, dict[str, object]]] = [
            ("act", {"version": eve.view["version"], "actions": ["play AS"]}),
            ("ready", {"deal": 1}),
            ("rematch", {}),
            ("start", {}),
            ("stand", {}),
            ("rename", {"name": "Anna"}),
            ("sit", {"seat": 0, "name": "Eve"}),
            ("leave", {}),
            ("seat-bot", {"seat": 1, "on": True}),
            ("kick", {"seat": 0}),
            ("terms", {"move_s": 1, "bank_s": 0, "chat": "off", "watch": False}),
            ("close", {}),
            ("ask", {"what": "pause"}),
            ("answer", {"yes": True}),
            ("resume", {}),
            ("admit", {"ask": "x", "yes": True}),
            ("say", {"preset": "hello"}),
        ]
        return [(await eve.command(kind, **fields))["code"] for kind, fields in kinds]

    assert run(evening()) == [*["no-seat"] * 4, "wrong-stage", "no-seat", "seat-taken", *["no-seat"] * 10]


@pytest.mark.parametrize(
    "name", ["", "   ", "a" * 25, "An\u202ena", "An\u200bna", "An\x00na", "\ue000", "An\u2066na"], ids=ascii
)
def test_a_name_that_could_deceive_is_refused(server: ServerProcess, name: str) -> None:
    async def evening() -> dict[str, Any]:
        anna = Player(server, "Anna")
        await anna.create(start=False)
        await anna.connect()
        return await anna.command("rename", name=name)

    answer = run(evening())

    assert (answer["t"], answer["code"], answer["fields"]) == ("refused", "name", {"limit": 24})


def test_markup_in_a_name_is_only_text(server: ServerProcess) -> None:
    async def evening() -> str:
        anna = Player(server, "Anna")
        await anna.create(start=False)
        await anna.connect()
        await anna.command("rename", name="<b>&amp; Bo")
        await anna.news()
        return str(anna.view["seats"][0]["name"])

    assert run(evening()) == "<b>&amp; Bo"


HOSTILE_FILES = {
    "no TOML": "= = =",
    "no source": "[deck]\nplayers = 3",
    "an unknown key": 'source = "x"\n[deck]\nplayerz = 3',
    "a wrong sum": 'source = "x"\n[scoring]\nwin = [8, 4, 5]',
    "a built-in that is none": 'source = "x"\nextends = "../../etc/passwd"',
    "deep nesting": 'source = "x"\nx = ' + "[" * 3000,
    "a huge number": 'source = "x"\n[deck]\nhand = ' + "9" * 5000,
    "a bidi title": 'source = "x"\ntitle = "a\u202eb"',
}


@pytest.mark.parametrize("file", HOSTILE_FILES.values(), ids=HOSTILE_FILES.keys())
def test_a_hostile_rule_file_is_refused(server: ServerProcess, file: str) -> None:
    answer = run(Player(server, "Anna").post("/api/tables", file=file, name="Anna"))

    assert answer.status_code == 400
    assert answer.json()["code"].startswith("ruleset-")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "body-malformed"),
        (b'{"rules": 7}', "body-malformed"),
        (b'{"what": 1}', "body-malformed"),
        (b'{"name": "' + b"x" * 20_000 + b'"}', "body-too-large"),
        (b'{"rules": "bismarck/none"}', "ruleset-unknown-id"),
        (b'{"rules": "bismarck/follett"}', "ruleset-not-implementable"),
        ('{"name": "a\u202eb"}'.encode(), "name"),
    ],
)
def test_a_wrong_request_is_refused(server: ServerProcess, body: bytes, code: str) -> None:
    headers = {"origin": server.origin}
    answer = httpx.post(f"{server.origin}/api/tables", content=body, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_other_origins_and_hosts_are_not_answered(server: ServerProcess) -> None:
    url = f"{server.origin}/api/tables"
    foreign = httpx.post(url, json={}, headers={"origin": "http://evil.example"})
    silent = httpx.post(url, json={})
    renamed = httpx.get(server.origin, headers={"host": "evil.example"})
    crossed = httpx.get(f"{server.origin}/api/home", headers={"origin": "http://evil.example"})

    assert [answer.status_code for answer in (foreign, silent, renamed, crossed)] == [403] * 4


def test_a_socket_from_another_origin_is_not_opened(server: ServerProcess) -> None:
    async def evening() -> None:
        anna = Player(server, "Anna")
        await anna.create(start=True)
        url = f"ws://127.0.0.1:{server.port}/api/tables/{anna.table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
        for origin in (Origin("http://evil.example"), None):
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers={"Cookie": cookie}, origin=origin)

    run(evening())


def test_a_seat_is_recovered_once_and_the_old_device_only_watches(server: ServerProcess) -> None:
    async def evening() -> None:
        anna, phone, thief = Player(server, "Anna"), Player(server, "phone"), Player(server, "thief")
        await anna.create(start=True)
        await anna.connect()
        token = (await anna.post(f"/api/tables/{anna.table}/recovery")).json()["token"]
        phone.table = thief.table = anna.table
        assert (await phone.post("/api/recover", table=anna.table, token=token)).status_code == 200
        assert (await thief.post("/api/recover", table=anna.table, token=token)).status_code == 404
        while (message := await anna.take())["t"] != "bye":
            pass
        assert message["code"] == "recovered"
        await phone.connect()
        await anna.connect()
        assert phone.view["you"] == 0
        assert anna.view["you"] is None
        assert anna.view["deal"]["hand"] == []

    run(evening())


def test_codes_cannot_be_guessed_quickly(server: ServerProcess, tmp_path_factory: pytest.TempPathFactory) -> None:
    strict = ServerProcess(tmp_path_factory.mktemp("strict"), guesses_per_minute=10)
    try:
        eve = Player(strict, "Eve")
        answers = [run(eve.post("/api/join", code=f"AAAA{n:02}")).status_code for n in range(15)]
    finally:
        strict.stop()

    assert answers == [404] * 10 + [429] * 5


def test_a_flood_is_cut_off_and_the_neighbour_plays_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    strict = ServerProcess(tmp_path_factory.mktemp("flood"), frames_per_20_s=100)

    async def evening() -> tuple[int, str]:
        anna, eve = Player(strict, "Anna"), Player(strict, "Eve")
        eve.table = await anna.create(start=True)
        await eve.get(f"/t/{eve.table}")
        await anna.connect()
        await eve.connect()

        async def flood() -> None:
            for number in range(10_000):
                await eve.send({"t": "ping", "id": f"f{number}"})
                await eve.take()

        with pytest.raises(ConnectionClosed) as closed:
            await flood()
        assert closed.value.rcvd is not None
        await anna.send({"t": "ping", "id": "calm"})
        while (answer := await anna.take())["t"] != "pong":
            pass
        return closed.value.rcvd.code, answer["id"]

    try:
        assert run(evening()) == (1008, "calm")
    finally:
        strict.stop()
