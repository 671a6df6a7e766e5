"""What a page is shown of Bismarck: contracts, kitty, quotas, the rows of a layout. A `GameView`."""

from collections.abc import Sequence
from typing import Any

from vorhand.cards import Card, Cards, Seat
from vorhand.games.base import Event
from vorhand.games.bismarck import Observation, Phase, Ruleset
from vorhand.games.bismarck.actions import Discard, GiveCard
from vorhand.games.bismarck.building import Direction, piles_of
from vorhand.games.bismarck.events import DealRevealed, DealStarted
from vorhand.games.bismarck.giving import GivenCards, Giving
from vorhand.games.bismarck.observation import ObservedLayout
from vorhand.games.bismarck.ruleset import Contract
from vorhand.games.bismarck.scoring import is_over, quotas_by_seat, side_tricks, winners
from vorhand.games.bismarck.scoring import totals as totals_of
from vorhand.games.tricks import ObservedTrick
from vorhand.server.views.game import View, by_seat, texts
from vorhand.tricks import TrickRules, winner

__all__ = ["aside", "begins_deal", "deal", "laid_aside", "previous", "revealed", "rules", "scores", "trick"]


def rules(ruleset: Ruleset) -> View:
    """The contracts, the size of the hands and the kitty."""
    return {
        "id": ruleset.id,
        "title": ruleset.title,
        "deals": ruleset.deals,
        "contracts": [contract.value for contract in ruleset.choice.contracts],
        "selection": ruleset.choice.selection.value,
        "times": ruleset.choice.times,
        "hand": ruleset.tricks,
        "pairs": ruleset.side_count < ruleset.players,
        "kitty": ruleset.kitty.size,
        "open": ruleset.kitty.facing.value == "open",
    }


def scores(seen: Observation) -> View:
    """Every scored deal with its round, contract, tricks and quotas; after a layout, the cards left."""
    results = seen.standing.results
    over = is_over(seen.ruleset, seen.standing)
    return {
        "results": [
            {
                "declarer": result.declarer,
                "round": sum(before.declarer == result.declarer for before in results[:number]),
                "contract": result.contract.value,
                "trump": _trump(result.trump.suit),
                "tricks": list(result.tricks),
                "side_tricks": list(side_tricks(seen.ruleset, result.tricks)),
                "quotas": _quotas(seen.ruleset, seen.ruleset.contract(result.contract), result.declarer),
                "left": list(result.left),
                "scores": list(result.scores),
            }
            for number, result in enumerate(results)
        ],
        "totals": list(totals_of(seen.ruleset, results)),
        "winners": list(winners(seen.ruleset, seen.standing)) if over else [],
    }


def _quotas(ruleset: Ruleset, contract: Contract | None, declarer: Seat | None) -> list[int]:
    """By seat; none before there is a contract, and none where it has no quotas (BIS-5.1)."""
    if contract is None or declarer is None or not any(ruleset.quotas(contract)):
        return []
    return list(quotas_by_seat(ruleset, contract, declarer))


def _trump(suit: Any) -> str:
    return "NT" if suit is None else "CDHS"[suit]


def deal(seen: Observation) -> View:
    """Everything about the present deal that the seat may know."""
    contract, trump = seen.contract, seen.trump
    trick_rules = TrickRules(trump=trump.suit, order=contract.ace) if contract and trump else None
    best = (
        (seen.leader + winner([card.index for card in seen.trick], trick_rules)) % len(seen.won)
        if trick_rules and seen.trick
        else None
    )
    return {
        "number": len(seen.standing.results) + 1,
        "phase": seen.phase.value,
        "dealer": seen.dealer,
        "declarer": seen.declarer,
        "contract": contract.id.value if contract else None,
        "aim": contract.aim.value if contract else None,
        "ace": contract.ace.value if contract else None,
        "trump": _trump(trump.suit) if trump else None,
        "redeal": seen.redeal,
        "kitty": texts(seen.kitty),
        "kitty_fate": seen.kitty_fate.value,
        "shown": texts(shown.card for shown in seen.shown),
        "hand": texts(seen.hand),
        "counts": list(seen.hand_counts),
        "discards": texts(seen.discards),
        "leader": seen.leader,
        "trick": by_seat(seen.leader, seen.trick, len(seen.won)),
        "winning": best,
        "given": [_given(part) for part in seen.given],
        "giving": _giving(seen.giving),
        "won": list(seen.won),
        "side_tricks": list(side_tricks(seen.ruleset, seen.won)),
        "quotas": _quotas(seen.ruleset, contract, seen.declarer),
        "undealt": seen.undealt,
        "start": seen.start.letter if seen.start else None,
        "direction": seen.direction.value if seen.direction else None,
        "ways": _ways(seen),
        "layout": _layout(seen.layout) if seen.layout else None,
        "tricks": [_trick(trick, len(seen.won)) for trick in seen.history],
    }


def _trick(trick: ObservedTrick, players: int) -> View:
    return {"leader": trick.leader, "cards": by_seat(trick.leader, trick.cards, players), "winner": trick.winner}


def _ways(seen: Observation) -> View:
    """While the direction of a layout is named: how each suit would be built, by direction."""
    if seen.phase is not Phase.NAME_DIRECTION or seen.contract is None:
        return {}
    return {
        way.value: [Card.at(card).rank.letter for card in piles_of(seen.ruleset, seen.contract, seen.start, way)[0]]
        for way in Direction
    }


def _layout(layout: ObservedLayout) -> View:
    return {
        "piles": [texts(pile) for pile in layout.piles],
        "laid": texts(layout.laid),
        "fits": texts(layout.fits),
        "turns": [{"seat": turn.seat, "card": turn.card.text if turn.card else None} for turn in layout.turns],
    }


def _given(part: GivenCards) -> View:
    return {"giver": part.giver, "receiver": part.receiver, "count": part.count, "cards": texts(part.cards)}


def _giving(giving: Giving | None) -> View | None:
    return {"giver": giving.giver, "receiver": giving.receiver, "count": giving.count} if giving else None


def previous(seen: Observation) -> View | None:
    """Hands, kitty, discards and tricks of the deal before."""
    before = seen.previous
    if before is None:
        return None
    return {
        "hands": [texts(hand) for hand in before.hands],
        "kitty": texts(before.kitty),
        "discards": texts(before.discards),
        "given": [_given(part) for part in before.given],
        "tricks": [_trick(trick, len(seen.hand_counts)) for trick in before.tricks],
    }


def laid_aside(seen: Observation) -> Sequence[Card]:
    """All discards at once, and all cards that go to one player: what a bot has begun is ended above it (BIS-3.7)."""
    lowest = next((action.card for action in seen.legal if isinstance(action, Discard | GiveCard)), None)
    return () if lowest is None else [card for card in seen.hand if card >= lowest]


def begins_deal(event: Event) -> bool:
    """Whether a deal begins."""
    return isinstance(event, DealStarted)


def revealed(event: Event) -> Cards | None:
    """The hands as they were dealt and the kitty: discards and given cards are among them."""
    if not isinstance(event, DealRevealed):
        return None
    return Cards.of(card for cards in (*event.hands, event.kitty) for card in cards)


def trick(seen: Observation) -> int:
    """The trick, or how often the turn has gone round a layout."""
    if seen.layout is not None:
        return len(seen.layout.turns) // len(seen.won) + 1
    return len(seen.history) + 1 if seen.phase is Phase.PLAY else 0


def aside(seen: Sequence[Observation]) -> View:
    """The kitty, the discards, and what partners gave each other."""
    given = [max(parts, key=lambda part: len(part.cards)) for parts in zip(*(one.given for one in seen), strict=True)]
    kitty, discards = max((one.kitty for one in seen), key=len), max((one.discards for one in seen), key=len)
    return {
        "kitty": texts(kitty),
        "discards": texts(discards),
        "given": [_given(part) for part in given],
    }
