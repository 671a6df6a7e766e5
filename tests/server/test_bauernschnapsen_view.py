"""What a page is shown of Bauernschnapsen: four seats, the own tricks and no others, nobody's hidden cards."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.server.test_leak import FACTS, room_after
from vorhand import rulesets
from vorhand.cards import SEATS, Card, Cards, Seat
from vorhand.games.bauernschnapsen import Ruleset
from vorhand.games.bauernschnapsen.events import DealScored
from vorhand.games.bauernschnapsen.ruleset import ContractId, Partner
from vorhand.records import Replay
from vorhand.server.room import Room
from vorhand.server.views import rules_for, view_for
from vorhand.testing.matches import random_match

PAGAT: Ruleset = rulesets.load("bauernschnapsen/pagat")
NORMAL, BETTLER = ContractId.NORMAL, ContractId.BETTLER


def only(*contracts: ContractId, ruleset: Ruleset = PAGAT) -> Ruleset:
    """The rule set with these contracts alone: at random the highest would be played nearly always."""
    rows = tuple(row if row.id in contracts else replace(row, rank=0) for row in ruleset.contracts)
    return replace(ruleset, contracts=rows)


EVERYBODY: tuple[Seat | None, ...] = (None, *SEATS)


def rooms(ruleset: Ruleset, seeds: range) -> Iterator[tuple[Room, Replay]]:
    """Every moment of some random matches as a table, with the step that led to it."""
    for seed in seeds:
        room = None
        for step in random_match(ruleset, seed):
            room = room_after([step], room)
            yield room, step


def texts(hand: int) -> set[str]:
    """The cards of a set, as they are written."""
    return {card.text for card in Cards(hand)}


def cards_in(value: Any) -> set[str]:
    """Every card that stands anywhere in a view."""
    match value:
        case dict():
            return set().union(*(cards_in(item) for item in value.values()), cards_in(list(value)))
        case list() | tuple():
            return set().union(*map(cards_in, value)) if value else set()
        case str() if len(value) == 2 and value[0] in "ATKQJ" and value[1] in "SHDC":
            return {value}
        case _:
            return set()


def test_a_seat_sees_its_own_cards_and_what_was_shown_to_all() -> None:
    looked = 0
    for room, step in rooms(only(NORMAL), range(4)):
        state = step.after
        if state.facts is None:
            continue
        for seat in EVERYBODY:
            view = view_for(room, seat, FACTS)
            deal = view["deal"]
            public = {card["card"] for card in deal["shown"]} | cards_in([deal["turned"], deal["trick"]])
            public |= {Card.at(card).text for trick in step.after.history for card in trick.cards}
            assert cards_in(deal) <= public | set(deal["hand"])
            held = set() if seat is None else texts(state.hands[seat])
            assert set(deal["hand"]) <= held
            looked += 1
    assert looked > 1000


def test_only_the_own_sides_tricks_can_be_looked_through() -> None:
    theirs = 0
    for room, step in rooms(only(NORMAL), range(4)):
        for seat in SEATS:
            deal = view_for(room, seat, FACTS)["deal"]
            if deal is None:
                continue
            assert all((trick["winner"] - seat) % 2 == 0 for trick in deal["tricks"])
            assert sum(deal["won"][seat::2] if seat < 2 else deal["won"][seat - 2 :: 2]) == len(deal["tricks"])
            # The last trick lies open until the next lead.
            assert (deal["last"] is not None) == (bool(step.after.history) and not step.after.trick)
            theirs += sum(deal["won"]) - len(deal["tricks"])
    assert theirs > 100


def looked_at(option: str) -> tuple[int, int]:
    """How often the first seat could look at a last trick, and at a trick of the other side."""
    lasts = theirs = 0
    for room, _ in rooms(only(NORMAL, ruleset=rulesets.load(f"bauernschnapsen/pagat+{option}")), range(3)):
        deal = view_for(room, Seat(0), FACTS)["deal"]
        if deal is not None:
            lasts += deal["last"] is not None
            theirs += sum(trick["winner"] % 2 for trick in deal["tricks"])
    return lasts, theirs


def test_a_house_closes_the_last_trick() -> None:
    assert looked_at("last_trick_closed") == (0, 0)


def test_a_house_leaves_the_first_trick_of_each_side_open() -> None:
    lasts, theirs = looked_at("first_trick_open")

    assert lasts > 0
    assert theirs > 0


def test_who_sits_out_of_a_bettler_is_named_and_his_cards_are_not() -> None:
    idle_seen = 0
    for room, step in rooms(only(NORMAL, BETTLER), range(4)):
        state = step.after
        if state.idle is not None:
            idle_seen += 1
            for seat in EVERYBODY:
                deal = view_for(room, seat, FACTS)["deal"]
                assert deal["idle"] == state.idle
                assert all(played["seat"] != state.idle for played in deal["trick"])
                if seat != state.idle:
                    assert not cards_in(deal) & texts(state.hands[state.idle])
        results = state.standing.results
        if results and PAGAT.contract(results[-1].contract).partner is Partner.SITS_OUT and state.previous:
            previous = view_for(room, None, FACTS)["previous"]
            assert previous["hands"][previous["idle"]] == []
            shown = {card for hand in previous["hands"] for card in hand}
            assert shown == {played["card"] for trick in previous["tricks"] for played in trick["cards"]}
    assert idle_seen > 10


def test_the_points_of_a_finished_deal_are_those_that_were_scored() -> None:
    for room, step in rooms(PAGAT, range(3)):
        for event in step.events:
            if isinstance(event, DealScored):
                assert tuple(view_for(room, None, FACTS)["previous"]["points"]) == event.points


def test_a_match_ends_with_marks_for_the_losers() -> None:
    room = next(room for room, _ in reversed(list(rooms(PAGAT, range(1)))))
    view = view_for(room, Seat(1), FACTS)

    assert view["stage"] == "over"
    assert len(view["seats"]) == 4
    assert len(view["scores"]["winners"]) == 2
    assert view["scores"]["bummerl"] in (1, 2)
    assert view["session"][-1]["winners"] == view["scores"]["winners"]


def test_the_rules_list_the_contracts_in_their_order() -> None:
    told = rules_for(PAGAT)
    rows = [(row["id"], row["value"]) for row in told["contracts"]]

    assert rows[:4] == [("normal", 1), ("bettler", 4), ("schnapser", 6), ("gang", 9)]
    assert rows[5:7] == [("kontra-schnapser", 12), ("bauernschnapser", 12)]
    assert len(rows) == 10
    assert (told["counting"], told["target"], told["last_trick"], told["differs"]) == ("up", 24, True, [])
    assert rules_for(rulesets.load("bauernschnapsen/pagat+counting_down"))["counting"] == "down"
