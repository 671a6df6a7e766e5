"""The 500 generated rule sets of Bismarck that together hold every pair of axis values, made once a run."""

from functools import lru_cache

from tests.once import once_a_run
from vorhand.errors import RulesetError
from vorhand.games.bismarck.ruleset import Ruleset
from vorhand.testing.bismarck.generated import build, generated_rulesets
from vorhand.testing.pairs import Generated

__all__ = ["COUNT", "built", "generated"]

COUNT = 500
_SEED = 1944


@lru_cache(maxsize=1)
def generated() -> list[Generated]:
    """All of them, those included that contradict themselves."""
    return once_a_run("generated-houses", lambda: generated_rulesets(COUNT, _SEED))


def built(number: int) -> Ruleset | RulesetError:
    """One of them, or why it cannot be played."""
    try:
        return build(generated()[number], number)
    except RulesetError as error:
        return error
