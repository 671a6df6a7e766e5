"""What a page is shown of Bismarck: contracts, kitty, quotas. A `GameView`."""

from typing import Any

from vorhand.games.bismarck import Observation, Phase, Ruleset
from vorhand.games.bismarck.giving import GivenCards, Giving
from vorhand.games.bismarck.ruleset import Aim, FirstDeclarer
from vorhand.games.bismarck.scoring import is_over, quotas_by_seat, side_tricks, winners
from vorhand.games.bismarck.scoring import totals as totals_of
from vorhand.games.tricks import ObservedTrick
from vorhand.server.views.game import View, by_seat, texts
from vorhand.tricks import TrickRules, winner

__all__ = ["can_show", "deal", "laid_aside", "previous", "rules", "scores"]


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


def can_show(ruleset: Ruleset) -> bool:
    """No page shows layouts, a pause in the deal or a declarer whom a card finds."""
    rows = map(ruleset.contract, ruleset.playable_contracts())
    as_ever = ruleset.roles.first_declarer is FirstDeclarer.AS_EVER
    return as_ever and ruleset.dealing.pause_after == 0 and all(row.aim is not Aim.SHED for row in rows)


def scores(seen: Observation) -> View:
    """Every scored deal with its contract, tricks and quotas."""
    results = seen.standing.results
    over = is_over(seen.ruleset, seen.standing)
    return {
        "results": [
            {
                "declarer": result.declarer,
                "contract": result.contract.value,
                "trump": _trump(result.trump.suit),
                "tricks": list(result.tricks),
                "side_tricks": list(side_tricks(seen.ruleset, result.tricks)),
                "quotas": list(quotas_by_seat(seen.ruleset, seen.ruleset.contract(result.contract), result.declarer)),
                "scores": list(result.scores),
            }
            for result in results
        ],
        "totals": list(totals_of(seen.ruleset, results)),
        "winners": list(winners(seen.ruleset, seen.standing)) if over else [],
    }


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
    quotas = quotas_by_seat(seen.ruleset, contract, seen.declarer) if contract and seen.declarer is not None else ()
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
        "shown": texts(seen.shown),
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
        "quotas": list(quotas),
        "tricks": [_trick(trick, len(seen.won)) for trick in seen.history],
    }


def _trick(trick: ObservedTrick, players: int) -> View:
    return {"leader": trick.leader, "cards": by_seat(trick.leader, trick.cards, players), "winner": trick.winner}


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


def laid_aside(seen: Observation) -> int:
    """All discards at once, and all cards that go to one player."""
    if not seen.legal:
        return 0
    if seen.giving is not None:
        return seen.giving.count
    return seen.ruleset.kitty.size if seen.phase is Phase.DISCARD else 0
