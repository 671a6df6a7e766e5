"""What a page is shown of Bauernschnapsen: the auction, the pairs and their tricks. A `GameView`.

A page counts nothing for a player: it gets the tricks that he may look through, and he counts them himself (BAU-9.1).
The cards of a partner who sits out are nobody's business, and a finished deal does not show them either.
"""

from collections.abc import Sequence

from vorhand.cards import Card, Cards, Seat, Suit
from vorhand.games.base import Event
from vorhand.games.bauernschnapsen import Observation, Phase, Ruleset
from vorhand.games.bauernschnapsen.actions import Declare, call_word
from vorhand.games.bauernschnapsen.events import DealRevealed, DealStarted
from vorhand.games.bauernschnapsen.observation import last_trick_is_open, may_look
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.ruleset import CardsOf, Contract, LastTrick
from vorhand.games.bauernschnapsen.scoring import bummerl, is_over, marriage_points, points_by_seat, winners
from vorhand.games.bauernschnapsen.scoring import totals as totals_of
from vorhand.games.bauernschnapsen.state import PLAYERS, Marriage, next_player, player_at, sits_out
from vorhand.games.tricks import ObservedTrick, kept
from vorhand.server.views.game import View, texts
from vorhand.tricks import winner

__all__ = ["aside", "begins_deal", "deal", "laid_aside", "previous", "revealed", "rules", "scores", "trick"]


def rules(ruleset: Ruleset) -> View:
    """The contracts in ascending order, and how the match is counted."""
    return {
        "id": ruleset.id,
        "title": ruleset.title,
        "hand": 5,
        "contracts": [_contract(row) for row in ruleset.ladder],
        "levels": ruleset.doubling.levels,
        "target": ruleset.match.target,
        "counting": ruleset.table.counting.value,
        "last_trick": ruleset.table.last_trick is LastTrick.OPEN,
        "open_tricks": ruleset.table.open_tricks.value,
    }


def _contract(row: Contract) -> View:
    return {
        "id": row.id.value,
        "value": row.value,
        "rank": row.rank,
        "bidders": row.bidders.value,
        "trump": row.cards is CardsOf.TRUMP,
        "order": row.order.value,
        "leads": row.leads.value,
        "aim": row.aim.value,
        "marriages": row.marriages.value,
    }


def scores(seen: Observation) -> View:
    """Every scored deal: what was played, how it ended, and the game points by seat."""
    over = is_over(seen.ruleset, seen.standing)
    return {
        "results": [
            {
                "dealer": result.dealer,
                "declarer": result.declarer,
                "contract": result.contract.value,
                "doubled": result.doubled,
                "ending": result.ending.value,
                "winner": result.winner,
                "scores": list(result.scores),
            }
            for result in seen.standing.results
        ],
        "totals": list(totals_of(seen.standing)),
        "winners": list(winners(seen.ruleset, seen.standing)) if over else [],
        "bummerl": bummerl(seen.ruleset, seen.standing) if over else 0,
    }


def deal(seen: Observation) -> View:
    """Everything about the present deal that the seat may know."""
    contract = seen.contract
    return {
        "number": len(seen.standing.results) + 1,
        "phase": seen.phase.value,
        "dealer": seen.dealer,
        "caller": seen.caller,
        "cut": seen.cut,
        "trump": _letter(seen.trump),
        "turned": seen.turned.text if seen.turned else None,
        "calls": [{"seat": seat, "call": call_word(call)} for seat, call in seen.calls],
        "bid": seen.standing_bid.value if seen.standing_bid else None,
        "bidder": seen.bidder,
        "contract": _contract(contract) if contract else None,
        "declarer": seen.declarer,
        "doubled": seen.doubled,
        "answers": list(seen.answers),
        "idle": seen.idle,
        "hand": texts(seen.hand),
        "counts": list(seen.hand_counts),
        "leader": seen.leader,
        "trick": _played(seen.leader, seen.trick, seen.idle),
        "winning": _winning(seen),
        "won": [sum(trick.winner == seat for trick in seen.history) for seat in range(PLAYERS)],
        "tricks": [_trick(trick, seen.idle) for place, trick in enumerate(seen.history) if may_look(seen, place)],
        "last": _last(seen),
        "marriages": [_marriage(marriage) for marriage in seen.marriages],
        "announced": _letter(seen.announced),
        "declares": _declares(seen),
        "shown": _shown(seen),
    }


def _letter(suit: Suit | None) -> str | None:
    return None if suit is None else suit.letter


def _played(leader: Seat, cards: tuple[Card, ...], idle: Seat | None) -> list[View]:
    """The cards of a trick, each with who played it; who sits out is passed over."""
    seat, played = leader, []
    for card in cards:
        played.append({"seat": seat, "card": card.text})
        seat = next_player(seat, idle)
    return played


def _trick(trick: ObservedTrick, idle: Seat | None) -> View:
    return {"leader": trick.leader, "cards": _played(trick.leader, trick.cards, idle), "winner": trick.winner}


def _winning(seen: Observation) -> Seat | None:
    if seen.contract is None or not seen.trick:
        return None
    place = winner([card.index for card in seen.trick], seen.contract.trick_rules(seen.trump))
    return player_at(seen.leader, place, seen.idle)


def _last(seen: Observation) -> View | None:
    """The last trick, if it lies open to everybody."""
    return _trick(seen.history[-1], seen.idle) if last_trick_is_open(seen) else None


def _marriage(marriage: Marriage) -> View:
    return {"seat": marriage.seat, "suit": marriage.suit.letter, "points": marriage.points}


def _declares(seen: Observation) -> View:
    """What each marriage counts that this seat may declare now, by suit."""
    suits = [action.suit for action in seen.legal if isinstance(action, Declare)]
    trump = seen.contract.trick_rules(seen.trump).trump if seen.contract else None
    return {suit.letter: marriage_points(suit, trump) for suit in suits}


def _shown(seen: Observation) -> list[View]:
    """Cards that everybody has seen and that are still held, each with its holder."""
    holder = {
        card: marriage.seat for marriage in seen.marriages for card in range(64) if pair(marriage.suit) >> card & 1
    }
    return [{"seat": holder.get(card.index, seen.caller), "card": card.text} for card in seen.shown]


def previous(seen: Observation) -> View | None:
    """Hands and tricks of the deal before, and the card points of each seat's side in it."""
    before = seen.previous
    if before is None:
        return None
    result = seen.standing.results[-1]
    idle = sits_out(seen.ruleset.contract(result.contract), result.declarer)
    points = points_by_seat(tuple(kept(trick) for trick in before.tricks), before.marriages)
    return {
        "hands": [[] if seat == idle else texts(hand) for seat, hand in enumerate(before.hands)],
        "idle": idle,
        "tricks": [_trick(trick, idle) for trick in before.tricks],
        "marriages": [_marriage(marriage) for marriage in before.marriages],
        "points": list(points),
    }


def laid_aside(seen: Observation) -> Sequence[Card]:
    """Nothing is laid aside in this game."""
    return ()


def begins_deal(event: Event) -> bool:
    """Whether a deal begins."""
    return isinstance(event, DealStarted)


def revealed(event: Event) -> Cards | None:
    """The hands as they were dealt, but for the partner who sat out."""
    return Cards.of(card for hand in event.hands for card in hand) if isinstance(event, DealRevealed) else None


def trick(seen: Observation) -> int:
    """The trick that is played."""
    return len(seen.history) + 1 if seen.phase is Phase.PLAY else 0


def aside(seen: Sequence[Observation]) -> View:
    """Every trick, which all have seen; nothing is laid aside in this game."""
    return {"tricks": [_trick(trick, seen[0].idle) for trick in seen[0].history]}
