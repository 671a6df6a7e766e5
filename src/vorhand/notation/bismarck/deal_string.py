"""The fields of a deal string of Bismarck. They are described in docs/notation.md."""

from collections.abc import Mapping

from vorhand.cards import Card, Cards
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.ruleset import FirstDeclarer
from vorhand.games.bismarck.state import DealFacts, DealResult, KittyFate, Phase, State, Turns
from vorhand.notation.bismarck.actions import format_trump
from vorhand.notation.cards import format_cards, format_hand
from vorhand.notation.plays import format_led

__all__ = ["SAMPLES", "format_fields"]

SAMPLES: Mapping[str, str] = {
    "dealer": "dealer=0",
    "drawn": "drawn=2",
    "declarer": "declarer=1",
    "results": "results=nt-win:NT:11,2,3/free-trump:H:9,3,4",
    "redeal": "redeal=free-trump:H",
    "places": "places=2,10,20,30",
    "contract": "contract=free-trump",
    "trump": "trump=H",
    "shown": "shown=last-card:7D",
    "kitty": "kitty=2C7DKHAS",
    "fate": "fate=taken",
    "discards": "discards=2C7DKHAS",
    "given": "given=2C7DKHAS,3D",
    "start": "start=9:up",
    "hands": "hands=AK.QJ.T9.87/…/…",
    "rest": "rest=9C7DKH…",
    "won": "won=3,2,1",
    "tricks": "tricks=0:AH7H2S,2:KCQCJC",
    "trick": "trick=1:AH7H",
    "turns": "turns=6C7C--8C",
}
"""Every field in its order, with an example."""


def format_fields(state: State) -> dict[str, str]:
    """The fields that describe this position, some of them empty; `read_fields` reads them back."""
    written: dict[str, str] = {}
    standing, ruleset = state.standing, state.ruleset
    if standing.first_dealer is not None:
        written["dealer"] = str(scoring.dealer_of(ruleset, standing))
        card_decided = ruleset.roles.first_declarer is FirstDeclarer.CLUB_ACE and standing.results
        written["drawn"] = str(standing.first_dealer) if card_decided else ""
        written["results"] = "/".join(_format_result(result) for result in standing.results)
    if state.facts is not None:
        written |= _format_facts(state.facts)
        if state.facts.dealt and scoring.declarer_of(ruleset, standing) is None:
            written["declarer"] = str(state.facts.declarer)
        if state.facts.dealt:
            written["hands"] = "/".join(format_hand(Cards(hand)) for hand in state.hands)
        if state.phase is Phase.PLAY:
            written |= _format_play(state)
        if state.layout is not None:
            written["turns"] = format_turns(state.layout.turns)
    return written


def format_turns(turns: Turns) -> str:
    """The turns of a layout, two letters each: a card, or "--" for a pass."""
    return "".join("--" if card is None else Card.at(card).text for card in turns)


def _format_result(result: DealResult) -> str:
    counts = ",".join(map(str, result.left or result.tricks))
    return f"{result.contract}:{format_trump(result.trump)}:{counts}"


def _format_facts(facts: DealFacts) -> dict[str, str]:
    contract, trump = facts.contract, facts.trump
    kept = f":{format_trump(facts.kept_trump)}" if facts.kept_trump else ""
    return {
        "redeal": (",".join(facts.offered) + kept) if facts.redeal else "",
        "places": ",".join(map(str, facts.open_places)),
        "contract": contract.id if contract else "",
        "trump": format_trump(trump) if trump else "",
        "shown": ",".join(f"{source}:{Card.at(card)}" for source, card in facts.shown),
        "kitty": format_cards(Card.at(card) for card in facts.kitty) if facts.dealt else "",
        "fate": "" if facts.fate is KittyFate.LYING else facts.fate,
        "discards": format_cards(Cards(facts.discards)) if facts.discards else "",
        "given": ",".join(format_cards(Cards(cards)) for cards in facts.given),
        "start": ":".join(part for part in (facts.start.letter, facts.direction) if part) if facts.start else "",
        "rest": format_cards(Card.at(card) for card in facts.undealt) if facts.undealt else "",
    }


def _format_play(state: State) -> dict[str, str]:
    complete = sum(state.won) == len(state.history)
    return {
        "won": "" if complete else ",".join(map(str, state.won)),
        "tricks": ",".join(format_led(trick.leader, trick.cards) for trick in state.history),
        "trick": format_led(state.leader, state.trick),
    }
