"""The package itself: its version, its examples, what it costs to import."""

import doctest
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import vorhand
import vorhand.words
import vorhand.words.languages


def test_the_version_is_a_text_and_other_names_are_missing() -> None:
    assert vorhand.__version__[0].isdigit()
    assert not hasattr(vorhand, "no_such_name")


def test_exported_names_exist() -> None:
    assert all(hasattr(module, name) for module in (vorhand, vorhand.words) for name in module.__all__)


@pytest.mark.parametrize("module", [vorhand, vorhand.words, vorhand.words.languages], ids=lambda m: m.__name__)
def test_examples_are_true(module: ModuleType) -> None:
    result = doctest.testmod(module)

    assert result.attempted > 0
    assert result.failed == 0


def test_importing_the_package_reads_no_words() -> None:
    heavy = ["fluent", "babel", "importlib.metadata", "vorhand.words.catalogue"]
    code = f"import sys, vorhand.games.bismarck, vorhand.words; print([m for m in {heavy} if m in sys.modules])"
    source = str(Path(vorhand.__file__).parents[1])
    # -S: what the start-up of this Python imports does not count.
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, check=False, env={"PYTHONPATH": source}
    )

    assert (done.stdout.strip(), done.stderr) == ("[]", "")
