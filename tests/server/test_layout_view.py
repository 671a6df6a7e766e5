"""What a page is shown of the rounds of Estonia: rows, passes, the pause in the deal, and sheets without quotas."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.test_leak import FACTS, room_after
from vorhand import rulesets
from vorhand.cards import SEATS, Seat
from vorhand.games.bismarck import Phase
from vorhand.server.room import Room
from vorhand.server.views import view_for
from vorhand.testing.matches import random_match

LAYOUTS_FIRST = """
extends = "bismarck/estonian-folk"
source = "a test"
[roles]
first_declarer = "as-ever"
[choice]
contracts = ["layout-named", "free-trump", "free-contract"]
"""


def rooms(most: int) -> Iterator[Room]:
    """The table after each step of a random match, up to so many scored deals."""
    room = None
    for step in random_match(rulesets.parse(LAYOUTS_FIRST, "rules.toml"), 7):
        room = room_after([step], room)
        if room.deals == most:
            return
        yield room


def views(room: Room) -> list[dict[str, Any]]:
    return [view_for(room, seat, FACTS) for seat in SEATS[: room.players]]


def test_rows_lie_there_for_everybody_and_a_pass_says_why_nothing_can_be_laid() -> None:
    passed = 0
    for room in rooms(2):
        if room.state.phase != Phase.LAYOUT:
            continue
        shown = views(room)
        layout = shown[0]["deal"]["layout"]
        assert all(view["deal"]["layout"] == layout for view in [*shown, view_for(room, None, FACTS)])
        assert set(layout["laid"]) == {turn["card"] for turn in layout["turns"] if turn["card"] is not None}
        assert [len(pile) for pile in layout["piles"]] == [9] * 4
        actor = room.state.actor
        assert isinstance(actor, int)
        ask = shown[actor]["ask"]
        hand = shown[actor]["deal"]["hand"]
        assert set(ask["cards"]) == set(hand) & set(layout["fits"])
        assert ask["legal"] == ([] if ask["cards"] else ["pass"])
        assert set(ask["refused"]) == set(hand) - set(ask["cards"])
        assert {refusal["fields"]["rule"] for refusal in ask["refused"].values()} <= {"BIS-8.1"}
        passed += not ask["cards"]
        for other in [view["ask"] for seat, view in enumerate(shown) if seat != actor]:
            assert (other["seat"], other["cards"], other["legal"], other["refused"]) == (actor, [], [], {})
    assert passed > 0


def test_the_rank_and_then_the_direction_are_asked_for_with_what_they_would_come_to() -> None:
    asked = []
    for room in rooms(1):
        deal = view_for(room, None, FACTS)["deal"]
        if deal is not None and deal["phase"].startswith("name-"):
            asked.append((deal["phase"], deal["start"], deal["direction"], deal["ways"]))
    (start, direction) = asked
    first = "6789TJQKA".index(direction[1])
    rising = [*"6789TJQKA"[first:], *"6789TJQKA"[:first]]

    assert start == ("name-start", None, None, {})
    assert direction == ("name-direction", direction[1], None, {"up": rising, "down": [rising[0], *rising[:0:-1]]})


def test_the_pause_shows_three_cards_and_how_many_come() -> None:
    paused = [room for room in rooms(5) if room.state.phase == Phase.NAME_TRUMP]
    assert paused
    for room in paused:
        shown = views(room)
        assert {view["deal"]["undealt"] for view in shown} == {24}
        assert {len(view["deal"]["hand"]) for view in shown} == {3}
        assert len({card for view in shown for card in view["deal"]["hand"]}) == 12


def test_the_sheet_has_rounds_and_cards_left_and_no_quotas_where_there_are_none() -> None:
    *_, last = rooms(9)
    results = view_for(last, None, FACTS)["scores"]["results"]

    assert [result["round"] for result in results] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert all(result["quotas"] == [] for result in results)
    assert all(min(result["left"]) == 0 < sum(result["left"]) for result in results[:4])
    assert all(result["left"] == [] and sum(result["side_tricks"]) == 9 for result in results[4:])


def test_quotas_are_shown_where_somebody_has_one() -> None:
    room = None
    for step in random_match(rulesets.load("bismarck/estonia-4"), 3):
        room = room_after([step], room)
        deal = view_for(room, Seat(0), FACTS)["deal"]
        if deal is not None and deal["contract"] is not None:
            assert sorted(deal["quotas"]) == [2, 2, 2, 3]
            return
    pytest.fail("no contract was fixed")
