"""The fields of a deal string of Bauernschnapsen. They are described in docs/notation.md."""

from collections.abc import Mapping

from vorhand.cards import Card, Cards
from vorhand.games.bauernschnapsen import scoring
from vorhand.games.bauernschnapsen.actions import call_word
from vorhand.games.bauernschnapsen.state import DealFacts, DealResult, Phase, State
from vorhand.notation.cards import format_cards, format_hand
from vorhand.notation.plays import format_led

__all__ = ["SAMPLES", "TURNING", "format_fields"]

SAMPLES: Mapping[str, str] = {
    "dealer": "dealer=0",
    "results": "results=normal:1:0:claimed:3/gang:2:1:failed:-18",
    "pack": "pack=TCJCQCKCAC…",
    "cut": "cut=7",
    "trump": "trump=H",
    "turned": "turned=QC",
    "calls": "calls=normal,pass,gang,pass",
    "answers": "answers=ny",
    "marriages": "marriages=1H,3S",
    "hands": "hands=AK.QJ.T.-/…/…/…",
    "tricks": "tricks=0:AHTHQHJH,0:KCQCJCTC",
    "announced": "announced=H",
    "trick": "trick=1:AHTH",
}
"""Every field in its order, with an example."""

TURNING = "?"
"""In place of a trump suit: a card is being turned up."""


def format_fields(state: State) -> dict[str, str]:
    """The fields that describe this position, some of them empty; `read_fields` reads them back."""
    written: dict[str, str] = {}
    standing, facts = state.standing, state.facts
    if standing.first_dealer is not None:
        written["dealer"] = str(scoring.dealer_of(standing.first_dealer, len(standing.results)))
        written["results"] = "/".join(_format_result(result) for result in standing.results)
    if facts is not None:
        written |= _format_facts(facts)
        if state.phase is Phase.TURN:
            written["trump"] = TURNING
        if facts.trump is not None:
            written["hands"] = "/".join(format_hand(Cards(hand)) for hand in state.hands)
        if state.phase is Phase.PLAY:
            written |= _format_play(state)
    return written


def _format_result(result: DealResult) -> str:
    points = result.points if result.winner == result.declarer else -result.points
    return ":".join(map(str, (result.contract, result.declarer, result.doubled, result.ending, points)))


def _format_facts(facts: DealFacts) -> dict[str, str]:
    return {
        "pack": format_cards(Card.at(card) for card in facts.pack) if facts.pack else "",
        "cut": "" if facts.cut is None else str(facts.cut),
        "trump": facts.trump.letter if facts.trump is not None else "",
        "turned": "" if facts.turned is None else str(Card.at(facts.turned)),
        "calls": ",".join(call_word(call) for _, call in facts.calls),
        "answers": "".join("y" if answer else "n" for answer in facts.answers),
    }


def _format_play(state: State) -> dict[str, str]:
    return {
        "marriages": ",".join(f"{marriage.seat}{marriage.suit.letter}" for marriage in state.marriages),
        "tricks": ",".join(format_led(trick.leader, trick.cards) for trick in state.history),
        "announced": state.announced.letter if state.announced is not None else "",
        "trick": format_led(state.leader, state.trick) if state.trick else "",
    }
