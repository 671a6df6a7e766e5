"""Every refusal of legal.py: that it arises, with its rule number; and that it tells nothing of others' hands."""

import inspect
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bauernschnapsen.deals import V58, V66, after_v58
from tests.bauernschnapsen.houses import house
from tests.bauernschnapsen.table import PAGAT, PLACES, QUIET, Table, card, suit, turned_pack
from vorhand.cards import Seat
from vorhand.errors import IllegalActionError
from vorhand.games.base import NATURE, Actor
from vorhand.games.bauernschnapsen import (
    GAME,
    Action,
    Bid,
    Claim,
    ContractId,
    Cut,
    Deal,
    Declare,
    DrawDealer,
    Knock,
    KontraNormal,
    NameTrump,
    Pass,
    PlayCard,
    State,
    Turn,
    TurnUp,
    legal,
)
from vorhand.games.bauernschnapsen.actions import action_at

Case = tuple[State, Actor, Action]


def fresh() -> Case:
    return GAME.start(PAGAT), NATURE, DrawDealer(Seat(4))


def offered() -> Table:
    table = Table.new(0)
    table.chance(Deal(turned_pack("AH KH JS", "10D QC")))
    return table


def by(table: Table, place: str, action: Action) -> Case:
    return table.state, table.seat(place), action


def short_pack() -> Case:
    return Table.new(0).state, NATURE, Deal(turned_pack("AH KH JS", "10D QC")[:19])


def turned() -> Case:
    table = offered()
    table.do("PF", Knock())
    table.do("F", TurnUp())
    return table.state, NATURE, Turn(2)


def outside_the_first_three() -> Case:
    table = offered()
    table.do("PF", Knock())
    return by(table, "F", NameTrump(suit("D")))


def played(contract: str, deal: str, before: str, place: str, name: str) -> Case:
    table = Table.playing(contract, 0, deal)
    table.play(before)
    return by(table, place, PlayCard(card(name)))


def called(auction: str, place: str, call: Bid | Pass | KontraNormal, *options: str) -> Case:
    table = Table.dealt(0, ruleset=house(*options))
    if auction:
        table.auction(auction)
    return by(table, place, call)


def after_declaring() -> Table:
    table = Table.playing("F normal", 0, V58)
    table.play(after_v58)
    table.declare("PD", "H")
    return table


def over() -> Case:
    deal = "AC 10S JH KD QD / QC JC 10D AS KH / KC 10H AD QS JS / 10C JD KS AH QH"
    table = Table.playing("F bettler", 0, deal, score=(0, 23))
    table.play("F:AC PD:QC D:10C")
    return by(table, "F", Pass())


MIXED = "KC AH JD QD JS / AC QC 10H 10D KS / KD JC JH QH AS / 10C KH AD 10S QS"
TRUMPED = "KC AH JD QD JS / QH 10D KS AD AS / KD 10H JH KH QS / AC 10C QC JC 10S"

REFUSALS: dict[str, Callable[[], Case]] = {
    "refused-match-over BAU-8.1": over,
    "refused-phase": lambda: by(offered(), "PF", Pass()),
    "refused-turn": lambda: by(offered(), "F", Knock()),
    "refused-cut BAU-2.1": lambda: by(offered(), "PF", Cut(20)),
    "refused-seat BAU-1.1": fresh,
    "refused-turned BAU-2.4": turned,
    "refused-pack BAU-1.2": short_pack,
    "refused-first-three BAU-2.3": outside_the_first_three,
    "refused-not-held BAU-5.1": lambda: played("F normal", V58, "", "F", "AC"),
    "refused-declared BAU-6.1": lambda: by(after_declaring(), "PD", PlayCard(card("AC"))),
    "refused-must-head BAU-5.3": lambda: played("F normal", MIXED, "F:KC", "PD", "QC"),
    "refused-must-follow BAU-5.3": lambda: played("F normal", V66, "F:KC", "PD", "10H"),
    "refused-must-trump BAU-5.5": lambda: played("F normal", V66, "F:KC PD:AC", "PF", "AS"),
    "refused-must-overtrump BAU-5.5": lambda: played("F normal", TRUMPED, "F:KC PD:QH", "PF", "JH"),
    "refused-no-marriages BAU-6.2": lambda: by(Table.playing("F gang", 0, V58), "F", Declare(suit("H"))),
    "refused-marriage-lead BAU-6.1": lambda: by(after_declaring(), "PD", Declare(suit("H"))),
    "refused-declarers-marriages BAU-6.2": lambda: by(Table.playing("PF schnapser", 0, V58), "F", Declare(suit("D"))),
    "refused-marriage BAU-6.1": lambda: by(Table.playing("F normal", 0, V58), "F", Declare(suit("D"))),
    "refused-no-claims BAU-6.4": lambda: by(Table.playing("F gang", 0, V58), "F", Claim()),
    "refused-claim BAU-6.4": lambda: by(Table.playing("F normal", 0, V58), "F", Claim()),
    "refused-first-pass BAU-3.1": lambda: called("", "F", Pass()),
    "refused-kontra-normal BAU-3.9": lambda: called("F normal", "PD", KontraNormal()),
    "refused-not-played BAU-3.6": lambda: called("F normal", "PD", Bid(ContractId.DAMENGANG)),
    "refused-bidder BAU-3.6": lambda: called("F normal", "PD", Bid(ContractId.SCHNAPSER)),
    "refused-bid-too-low BAU-3.2": lambda: called("F gang", "PD", Bid(ContractId.BETTLER)),
    "refused-needs-ace BAU-3.7": lambda: called(
        "F normal, PD pass, PF pass", "D", Bid(ContractId.ASS_BETTLER), "ass_bettler"
    ),
    "refused-not-holding BAU-3.7": lambda: called("F normal", "PD", Bid(ContractId.FARBEN_GANG)),
}


def test_every_code_of_the_rules_is_here() -> None:
    assert inspect.getsourcefile(legal) is not None
    written = Path(inspect.getsourcefile(legal) or "").read_text(encoding="utf-8")

    assert set(re.findall(r'"(refused-[a-z-]+)"', written)) == {name.split()[0] for name in REFUSALS}


@pytest.mark.parametrize("refusal", REFUSALS)
def test_refusal(refusal: str) -> None:
    state, actor, action = REFUSALS[refusal]()
    found = GAME.why_not(state, actor, action)
    assert found is not None
    assert f"{found.code} {found.rule}".strip() == refusal

    with pytest.raises(IllegalActionError) as caught:
        GAME.apply(state, actor, action)
    assert caught.value.code == found.code


OTHERS = (
    QUIET,
    "QS 10H JS QD JD / JH AC KH AS QH / QC 10D 10S KS 10C / AH JC KC AD KD",
    "QS 10H JS QD JD / JH AC KH AS QH / 10C JC KC QC KS / AH 10D 10S AD KD",
    "AD 10D KD QD 10H / JH AC KH AS QH / 10C JC KC QC KS / AH JD 10S JS QS",
)
"""The same hand of PD, and others in which somebody holds four of a suit, or many trumps."""


@pytest.mark.parametrize("contract", ["farben-gang", "herren-schnapser", "schnapser", "normal"])
def test_bau_3_7_a_refused_bid_tells_nothing_of_other_hands(contract: str) -> None:
    refusals = set()
    for deal in OTHERS:
        table = Table.dealt(0, deal)
        table.auction("F normal")
        found = GAME.why_not(table.state, table.seat("PD"), Bid(ContractId(contract)))
        assert found is not None
        refusals.add((found.code, found.rule, tuple(sorted(found.fields.items()))))

    assert len(refusals) == 1


def test_bau_3_7_the_caller_is_refused_a_herren_schnapser_alike_whatever_others_hold() -> None:
    refusals = set()
    for deal in OTHERS[:3]:
        table = Table.dealt(0, deal)
        found = GAME.why_not(table.state, table.seat("F"), Bid(ContractId.HERREN_SCHNAPSER))
        assert found is not None
        refusals.add((found.code, found.rule, tuple(sorted(found.fields.items()))))

    assert {code for code, _, _ in refusals} == {"refused-not-holding"}
    assert len(refusals) == 1


def test_bau_3_7_a_refused_bid_reaches_nobody() -> None:
    table = Table.dealt(0)
    table.auction("F normal")
    before = [table.sees(place) for place in (*PLACES, None)], list(table.events)
    assert table.refused_call("PD", "farben-gang") == "refused-not-holding BAU-3.7"

    assert ([table.sees(place) for place in (*PLACES, None)], table.events) == before


@pytest.mark.parametrize("seed", range(4))
def test_an_action_is_accepted_exactly_if_it_is_listed(seed: int) -> None:
    """At every step of a deal, every numbered action of every seat is tried."""
    numbered = []
    for number in range(256):
        try:
            numbered.append(action_at(number))
        except KeyError:
            continue
    table = offered()
    while table.scored() is None:
        state = table.state
        for seat in range(4):
            listed = GAME.legal_actions(state, Seat(seat))
            assert {action for action in numbered if GAME.why_not(state, Seat(seat), action) is None} == set(listed)
        actor = GAME.to_act(state)
        if actor is NATURE:
            table.chance(Turn(seed % 2))
            continue
        choices = table.legal()
        table.do(table.to_act, choices[(7 * seed + 3 * len(table.events)) % len(choices)])
