"""What can be chosen, as the menu and the sheet name it."""

from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, play
from vorhand.cli.cards import folded
from vorhand.games.bismarck import ContractId
from vorhand.words import words


def begins_words_of(label: str, head: str) -> bool:
    """Whether each part of a head is the beginning of a word of the label, in their order."""
    rest = iter(folded(word) for word in label.split())
    return all(any(word.startswith(folded(part.strip("."))) for word in rest) for part in head.split())


@pytest.mark.parametrize("contract", ContractId)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heads_of_the_sheet_are_the_words_of_the_menu(language: str, contract: ContractId) -> None:
    say = words(language).say

    assert begins_words_of(say(f"contract-{contract}"), say(f"contract-{contract}-head"))


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("sv", "[1] Sang utan trumf, ta stick, kvot 8"),
        ("sv", "[3] Valfri trumf spelföraren väljer trumf, ta stick, kvot 8"),
        ("en", "[1] No trumps Sang: no trumps, win tricks, quota 8"),
        ("en", "[4] Misère Noll: no trumps, avoid tricks, quota 4"),
        ("fi", "[4] Misääri ilman valttia, vältä tikkejä, tavoite 4"),
    ],
)
@pytest.mark.usefixtures("save")
def test_the_menu_says_each_name_once_and_the_quota(language: str, shown: str) -> None:
    result = play("--lang", language, "--seed", "4", typed=[])

    assert shown in [" ".join(line.split()) for line in result.stdout.splitlines()]


@pytest.mark.usefixtures("save")
def test_without_quotas_the_menu_names_none(tmp_path: Path) -> None:
    rules = tmp_path / "us.toml"
    rules.write_text('extends = "bismarck/modern"\nsource = "us"\nscoring.win = [0, 0, 0]\n')

    result = play("--seed", "4", "--rules", str(rules), typed=[])

    assert "win tricks, quota" not in result.stdout
    assert "avoid tricks, quota 4" in result.stdout
