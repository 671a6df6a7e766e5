"""Many deals stepped at once: the same as the twin of each, and nothing hidden in what a seat is shown."""

import random
import threading
from array import array
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.native import bismarck_parity
from tests.ways import ONE_OF_EACH_WAY
from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games import bauernschnapsen
from vorhand.games.actions import Deal
from vorhand.games.bauernschnapsen.actions import Turn, number_of
from vorhand.games.bismarck import HOUSES
from vorhand.games.bismarck.scoring import declarer_of
from vorhand.games.bismarck.state import Standing
from vorhand.records import Replay
from vorhand.solver.bauernschnapsen.twin import rules_of
from vorhand.solver.bismarck.twin import beginnings
from vorhand.solver.vector_env import ACTION_NUMBERS, SEAT_COUNT, VectorEnv, vector_env
from vorhand.testing.bismarck.generated import build, playable_rulesets
from vorhand.testing.leaks import moments
from vorhand.testing.worlds import last_deal, second_world

MODERN = "bismarck/modern"
COUNT = 8


def followed(steps: Sequence[Replay]) -> Any:
    """The native twin of the moment, within a deal, to which the steps of a match lead."""
    if not isinstance(steps[0].before.ruleset, bauernschnapsen.Ruleset):
        return bismarck_parity.followed(steps)
    first, *later = steps[last_deal(steps) :]
    pack = first.entry.action
    assert isinstance(pack, Deal)
    native = rules_of(first.before.ruleset).deal(first.after.deal.dealer).after_pack([card.index for card in pack.pack])
    for step in later:
        action = step.entry.action
        native = native.after_turn(action.place) if isinstance(action, Turn) else native.after(number_of(action))
    return native


class Arrays:
    """What a caller hands in; without numpy, which Vorhand does not need."""

    def __init__(self, env: VectorEnv) -> None:
        size = len(env)
        self.actions = memoryview(bytearray(size))
        self.legal = memoryview(bytearray(size * ACTION_NUMBERS)).cast("?", [size, ACTION_NUMBERS])
        self.actor = memoryview(bytearray(size))
        self.rewards = memoryview(bytearray(4 * size * SEAT_COUNT)).cast("f", [size, SEAT_COUNT])
        self.done = memoryview(bytearray(size)).cast("?")
        self.features = memoryview(bytearray(4 * size * env.feature_count)).cast("f", [size, env.feature_count])

    def observe(self, env: VectorEnv) -> None:
        env.observe(legal=self.legal, actor=self.actor, features=self.features)

    def step(self, env: VectorEnv) -> None:
        env.step(
            self.actions,
            legal=self.legal,
            actor=self.actor,
            rewards=self.rewards,
            done=self.done,
            features=self.features,
        )

    def legal_in(self, place: int) -> list[int]:
        return [number for number in range(ACTION_NUMBERS) if self.legal[place, number]]

    def features_in(self, place: int) -> bytes:
        row = self.features.tobytes()
        width = len(row) // len(self.actor)
        return row[place * width : (place + 1) * width]


def made(id: str, *, seed: int = 1, count: int = COUNT) -> tuple[VectorEnv, Arrays]:
    env = vector_env(rulesets.load(id), count=count, seed=seed)
    return env, Arrays(env)


@pytest.mark.parametrize("id", ONE_OF_EACH_WAY)
def test_every_environment_is_its_twin(id: str) -> None:
    env, arrays = made(id)
    arrays.observe(env)
    for _ in range(70):
        before = [env.deal(place) for place in range(COUNT)]
        for place, deal in enumerate(before):
            assert arrays.legal_in(place) == sorted(deal.legal)
            assert arrays.actor[place] == deal.actor
            assert arrays.features_in(place) == deal.features(deal.actor)
        env.sample(arrays.actions)
        arrays.step(env)
        for place, deal in enumerate(before):
            after = deal.after(arrays.actions[place])
            rewards = tuple(arrays.rewards[place, seat] for seat in range(len(after.scores)))
            assert (arrays.done[place], rewards) == (after.over, after.scores)
            if not arrays.done[place] and after.actor is not None:
                assert env.deal(place).hash == after.hash


def hands_dealt(seed: int, choose: Any) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Environment and hands of the deals that begin in 400 steps."""
    env, arrays = made("bismarck/spel-pass", seed=seed, count=3)
    arrays.observe(env)
    yield from ((place, env.deal(place).hands) for place in range(3))
    for _ in range(400):
        for place in range(3):
            arrays.actions[place] = choose(arrays.legal_in(place))
        arrays.step(env)
        yield from ((place, env.deal(place).hands) for place in range(3) if arrays.done[place])


def test_packs_are_the_same_whatever_is_played() -> None:
    by_place: list[dict[int, list[tuple[int, ...]]]] = [{}, {}, {}]
    for run, (seed, choose) in enumerate([(5, min), (5, max), (6, min)]):
        for place, hands in hands_dealt(seed, choose):
            by_place[run].setdefault(place, []).append(hands)

    for place in range(3):
        low, high = by_place[0][place], by_place[1][place]
        shared = min(len(low), len(high))
        assert shared >= 5
        assert low[:shared] == high[:shared]
        assert len({str(hands) for hands in low}) == len(low)
    assert by_place[0][0][0] != by_place[2][0][0]
    assert by_place[0][0][0] != by_place[0][1][0]


def test_an_illegal_action_is_refused_and_nothing_is_done() -> None:
    env, arrays = made(MODERN)
    arrays.observe(env)
    env.sample(arrays.actions)
    arrays.actions[5] = 255
    before = [env.deal(place).hash for place in range(COUNT)]

    with pytest.raises(ValueError, match="action 255 is not legal in environment 5"):
        arrays.step(env)
    assert [env.deal(place).hash for place in range(COUNT)] == before


def test_arrays_of_another_size_are_refused() -> None:
    env, arrays = made(MODERN)
    other = Arrays(vector_env(rulesets.load(MODERN), count=COUNT - 1, seed=1))

    with pytest.raises(ValueError, match="legal should be an array of 8 x 256"):
        env.observe(legal=other.legal, actor=arrays.actor)
    with pytest.raises(ValueError, match="actions should be an array of 8"):
        env.sample(other.actions)
    with pytest.raises(ValueError, match="no environment 8"):
        env.deal(COUNT)


def test_arrays_that_would_have_to_be_converted_are_refused() -> None:
    """What is written to a converted copy never arrives, and what is read from one may be another action."""

    class Convertible(array):  # type: ignore[type-arg]
        """Converts itself when it is asked to, as numpy's arrays do."""

        def astype(self, *_: object, **__: object) -> "array[int]":
            return array("B", (number % 256 for number in self))

    Convertible.__module__ = "numpy"
    env, arrays = made(MODERN)
    arrays.observe(env)
    env.sample(arrays.actions)

    with pytest.raises(ValueError, match="actions should be a writable array of uint8 with 1 dimension"):
        env.sample(Convertible("q", [0] * COUNT))
    with pytest.raises(ValueError, match="actions should be an array of uint8"):
        env.step(
            Convertible("q", [256 + action for action in arrays.actions]),
            legal=arrays.legal,
            actor=arrays.actor,
            rewards=arrays.rewards,
            done=arrays.done,
        )
    with pytest.raises(ValueError, match="actor should be a writable array of uint8"):
        env.observe(legal=arrays.legal, actor=bytes(COUNT))


def test_threads_wait_for_each_other() -> None:
    env, own = made(MODERN)
    refused: list[str] = []

    def play() -> None:
        arrays = Arrays(env)
        for _ in range(3000):
            env.sample(arrays.actions)
            try:
                arrays.step(env)
            except ValueError as error:  # another thread has stepped since
                refused.append(str(error))

    threads = [threading.Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert all("is not legal" in sentence for sentence in refused)
    own.observe(env)
    for place in range(COUNT):
        deal = env.deal(place)
        row = bytes(own.legal.tolist()[place])
        assert [number for number in range(ACTION_NUMBERS) if row[number]] == sorted(deal.legal)


def test_environments_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="no environment to step"):
        vector_env(rulesets.load(MODERN), count=0, seed=1)
    with pytest.raises(ValueError, match="a count of environments is out of range: -1"):
        vector_env(rulesets.load(MODERN), count=-1, seed=1)


@pytest.mark.parametrize("id", HOUSES.built_in)
def test_beginnings_are_those_of_matches(id: str) -> None:
    ruleset = rulesets.load(id)
    deals = beginnings(ruleset)
    unknown = declarer_of(ruleset, Standing(Seat(0))) is None

    assert len(deals) % (ruleset.players * ruleset.deals) == 0
    assert [deal.declarer for deal in deals].count(None) == (ruleset.players if unknown else 0)
    assert {deal.over for deal in deals} == {False}


class TestLeak:
    """The features of a seat are the same in every world that it cannot tell from the first."""

    @staticmethod
    def compared(ruleset: Any, seed: int, count: int) -> int:
        rng, different = random.Random(seed), 0
        for steps in moments(ruleset, rng, count):
            native = followed(steps)
            for seat in map(Seat, range(ruleset.players)):
                world = second_world(steps, seat, rng)
                if world is None:
                    continue
                other = followed(world)
                different += other.hash != native.hash
                assert native.features(seat) == other.features(seat), (seat, native.phase)
        return different

    @pytest.mark.slow
    @pytest.mark.parametrize("id", ONE_OF_EACH_WAY)
    def test_no_feature_tells_two_worlds_apart(self, id: str) -> None:
        assert self.compared(rulesets.load(id), seed=12, count=6) >= 15

    @pytest.mark.slow
    def test_no_feature_tells_two_worlds_apart_under_generated_rules(self) -> None:
        houses = [build(generated, n) for n, generated in enumerate(playable_rulesets(12, 1944))]

        assert sum(self.compared(house, seed=n, count=1) for n, house in enumerate(houses)) >= 20

    @pytest.mark.chaos
    def test_no_feature_tells_two_worlds_apart_under_all_generated_rules(self) -> None:
        houses = [build(generated, n) for n, generated in enumerate(playable_rulesets(400, 1944))]

        assert sum(self.compared(house, seed=n, count=2) for n, house in enumerate(houses)) >= 1_000

    def test_the_property_can_fail(self) -> None:
        """What another seat sees tells the worlds apart."""
        rng = random.Random(5)
        for steps in moments(rulesets.load(MODERN), rng, 8):
            world = second_world(steps, Seat(0), rng)
            if world is not None and steps[-1].after.deal.looked and world[-1].after != steps[-1].after:
                native, other = followed(steps), followed(world)
                assert any(native.features(seat) != other.features(seat) for seat in (1, 2))
                return
        pytest.fail("no moment was fit for the test")

    def test_features_are_small_numbers_and_not_nothing(self) -> None:
        env, arrays = made(MODERN)
        arrays.observe(env)
        values = array("f", arrays.features.tobytes())

        assert (min(values), max(values)) == (0, 20 / 16)
        assert sum(values) > 20 * COUNT
