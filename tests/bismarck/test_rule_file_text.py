"""Rule files of strangers: any text is a rule set or a RulesetError with a sentence, and a rule set can be played."""

import random
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.bismarck.generated import accepted, play_on
from tests.bismarck.vectors import FOLDER, house
from vorhand import rulesets
from vorhand.errors import RulesetError
from vorhand.games.bismarck import GAME, HOUSES

FILES = sorted(FOLDER.glob("*.toml"))
TEXTS = [path.read_text("utf-8") for path in FILES]

TOML_VALUES = st.one_of(
    st.integers(-3, 20).map(str),
    st.sampled_from(
        [
            "true",
            "1.5",
            "nan",
            "inf",
            "1979-05-27T07:32:00Z",
            "[]",
            "{}",
            "[[1]]",
            "[1, 2, 3]",
            "[8, 4, 4]",
            '["nt-win"]',
            '["nt-win", "nt-win"]',
            '["free-contract"]',
            '["no-trump"]',
            "0x" + "F" * 60,
            '"\\u0000"',
            '"""\n"""',
        ]
    ),
    st.sampled_from([value for axis in rulesets.AXES["bismarck"].values() for value in axis.allowed]).map(
        '"{}"'.format
    ),
    st.text(max_size=8).map(lambda text: '"' + text.replace("\\", "").replace('"', "") + '"'),
)
KEYS = st.one_of(
    st.sampled_from([*rulesets.AXES["bismarck"]]),
    st.sampled_from(
        [
            "extends",
            "source",
            "title",
            "game",
            "options",
            "contracts",
            "deck",
            'deck.""',
            "contracts.x.y",
            '"."',
            "a.b.c.d",
        ]
    ),
    st.text(max_size=6),
)
LINE = st.builds("{} = {}".format, KEYS, TOML_VALUES)


@st.composite
def nearly_right(draw: st.DrawFn) -> str:
    """A rule file with lines dropped, doubled, added or exchanged."""
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, max(len(lines) - 1, 0)))
        match draw(st.sampled_from(["drop", "double", "add", "value"])):
            case "drop" if lines:
                del lines[place]
            case "double" if lines:
                lines.insert(0, lines[place])
            case "value" if lines and "=" in lines[place]:
                lines[place] = f"{lines[place].split('=')[0]}= {draw(TOML_VALUES)}"
            case _:
                lines.insert(place, draw(LINE))
    return "\n".join(lines)


@settings(max_examples=400)
@given(st.one_of(st.text(), st.lists(LINE, max_size=8).map(lambda x: "\n".join(["source = 'x'", *x])), nearly_right()))
@example("\ud800")
@example("source = '\ud800'")
@example("a = " + "[" * 4000)
@example("a" * 9000)
@example("source='x'\n[deck]\npack = 0x" + "F" * 4000)
@example("source='x'\n[dealing]\npackets = [" + "1," * 500 + "]")
@example("source='x'\nextends = 'bismarck/modern+'")
@example("source='x'\nextends = 'bismarck/modern+must_trump+nothing'")
def test_any_text_is_a_rule_set_or_a_ruleset_error(text: str) -> None:
    ruleset = accepted(lambda: rulesets.parse(text, "house.toml"))
    if ruleset is not None:
        play_on(GAME.start(ruleset), random.Random(text), 70)


@pytest.mark.parametrize(
    "line", ["deck.pack = {}", "deck.players = [{}]", "title = {}", "extends = {}", "deck.hand = {}", "deck = {}"]
)
def test_a_huge_number_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(RulesetError):
        rulesets.parse(f"source = 'x'\n{line.format('0x' + 'F' * 4000)}", "house.toml")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_and_its_fields_are_the_same_rule_set(path: Path) -> None:
    ruleset = house(f"own/{path.stem}")

    assert rulesets.read_fields(rulesets.to_fields(ruleset), id=ruleset.id, source=ruleset.source) == ruleset
    assert rulesets.content_hash(ruleset) != rulesets.content_hash(rulesets.load(rulesets.DEFAULT))


@pytest.mark.parametrize("id", HOUSES.built_in)
def test_a_file_that_only_extends_is_that_rule_set(id: str) -> None:
    own = rulesets.parse(f"extends = '{id}'\nsource = 'x'", "x.toml")

    assert rulesets.differences(own, rulesets.load(id)) == ()
