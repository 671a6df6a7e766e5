"""Which words the page takes along. That they say the same as Python is tested beside them (web/src/words)."""

import ast
from pathlib import Path

import pytest

import vorhand
from vorhand.words import LANGUAGES, words
from vorhand.words.compiled import PARTS, compile_catalogues, keys_of_part, main, needed_keys
from vorhand.words.languages import GAMES

WEB = Path(__file__).parents[2] / "web" / "src"
SERVER = Path(vorhand.__file__).parent / "server"
# Said by the command line: the page is not there yet.
NEVER_SEEN = {"address", "origin", "store-open", "store-newer", "store-conflict"}


def refused_by_the_server() -> set[str]:
    calls = (node for path in SERVER.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    errors = [
        node.args[0]
        for node in calls
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("ProtocolError", "StoreError")
        and node.args
    ]
    return {str(code.value) for code in errors if isinstance(code, ast.Constant)} - NEVER_SEEN


def test_the_page_can_say_whatever_the_server_refuses() -> None:
    assert refused_by_the_server() - set(needed_keys(WEB, WEB / "words" / "compiled")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_scripts_is_told_so_and_led_to_the_rules(language: str) -> None:
    say = words(language).say
    line = f'{say("page-no-script")} <a href="/rules?lang={language}">{say("rules-houses")}</a>'

    assert f'<p lang="{language}">{line}</p>' in (WEB.parent / "index.html").read_text("utf-8")


def test_what_the_page_does_not_say_is_left_out() -> None:
    keys = {key for game in ("", *GAMES) for key in needed_keys(WEB, WEB / "words" / "compiled", game)}

    assert not NEVER_SEEN & keys
    assert not [key for key in keys if key.startswith(("rule-", "record-write", "notation-", "state-", "cli-help"))]


def test_a_key_that_no_catalogue_has_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "page.ts").write_text("say('page-no-such-thing'); say('page-menu')")

    assert main([str(tmp_path / "out"), str(tmp_path)]) == 1
    assert "page-no-such-thing" in capsys.readouterr().err


def test_a_key_that_is_put_together_must_be_listed(tmp_path: Path) -> None:
    (tmp_path / "page.ts").write_text("say(`suit-${suit}`)")
    with pytest.raises(KeyError, match="suit-"):
        needed_keys(tmp_path)
    (tmp_path / "prefixes.txt").write_text("suit-  # the four\n")

    assert needed_keys(tmp_path) == ["suit-C", "suit-D", "suit-H", "suit-S", "suit-none"]


def test_messages_become_strings_and_functions(tmp_path: Path) -> None:
    (tmp_path / "page.ts").write_text("say('page-menu'); say(one ? 'page-deal-short' : 'page-start-bots')")
    compile_catalogues(tmp_path / "out", tmp_path)
    lines = (tmp_path / "out" / "de.ts").read_text("utf-8").splitlines()

    assert '  "page-menu": "Menü",' in lines
    assert '  "page-deal-short": (f, s) => `Runde ${s(f.number)}/${s(f.deals)}`,' in lines
    assert any(line.startswith('  "page-start-bots": (f, s, p) => `${p(f.count, { "one": `Mit ') for line in lines)


def test_the_module_that_the_page_begins_with_holds_no_word_of_a_game() -> None:
    common, first, second = (set(needed_keys(WEB, WEB / "words" / "compiled", game)) for game in ("", *GAMES))

    assert "contract-nt-win" in first - second - common
    assert "contract-gang" in second - first - common
    assert "event-deal-scored" in first & second - common
    assert "event-card-played" in common - first - second


def test_what_matches_a_line_with_a_star_is_left_out_unless_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "page.ts").write_text("say(`rank-${rank}`); say('rank-A')")
    (tmp_path / "prefixes.txt").write_text("rank-\nrank-[AK]*\n")
    keys = needed_keys(tmp_path)

    assert "rank-A" in keys
    assert "rank-Q" in keys
    assert "rank-K" not in keys


def test_each_game_has_a_module_of_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "page.ts").write_text("say('phase-name-trump'); say('phase-play'); say('phase-auction')")
    compile_catalogues(tmp_path / "out", tmp_path)
    names = ("en.ts", "en-bismarck.ts", "en-bauernschnapsen.ts")
    common, first, second = ((tmp_path / "out" / name).read_text("utf-8") for name in names)

    assert '"phase-play"' in common
    assert '"phase-name-trump"' not in common
    assert '"phase-name-trump": "The declarer is naming trumps.",' in first
    assert '"phase-play"' not in first
    assert '"phase-auction"' not in first
    assert '"phase-name-trump": "The caller is naming trumps.",' in second
    assert '"phase-auction"' in second
    assert '"phase-play"' not in second


def test_what_only_later_sources_say_has_a_module_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "Home.ts").write_text("say('page-forget'); say('page-menu'); say('suit-S')")
    (tmp_path / "page.ts").write_text("say('page-menu'); say('page-log'); say(`suit-${suit}`)")
    (tmp_path / "prefixes.txt").write_text("suit-\n")
    (tmp_path / "later.txt").write_text("home/*.ts\n# and a key\npage-l*\n")
    compile_catalogues(tmp_path / "out", tmp_path)
    now, later = ((tmp_path / "out" / name).read_text("utf-8") for name in ("en.ts", "en-later.ts"))

    for key in ("page-menu", "suit-S"):
        assert f'"{key}"' in now
        assert f'"{key}"' not in later
    for key in ("page-forget", "page-log"):
        assert f'"{key}"' in later
        assert f'"{key}"' not in now


def test_a_table_has_at_once_what_it_says_of_dimmed_cards() -> None:
    words = WEB / "words" / "compiled"
    parts = {part: {key for game in ("", *GAMES) for key in keys_of_part(WEB, words, game, part)} for part in PARTS}

    assert {"refused-must-follow", "refused-must-trump", "refused-declared", "stale", "page-menu"} <= parts[""]
    assert {"refused-pack", "page-tagline", "page-key-move", "option-must_trump"} <= parts["later"]
    assert {"axis-play-void", "value-play-void-free", "clash-card-count", "group-deck"} <= parts["house"]
