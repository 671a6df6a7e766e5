"""What each sentence of the guide claims, asked of the whole truth: the state, with every hand.

Nothing here knows when a sentence is said; a claim is read off its English text.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from vorhand.cards import Card, Seat, Suit, bits_of, indices_in
from vorhand.games.actions import PlayCard
from vorhand.games.bauernschnapsen import scoring as bauern_scoring
from vorhand.games.bauernschnapsen.actions import (
    CLAIM,
    DECLINE,
    DOUBLE,
    PASS,
    TURN_UP,
    Bid,
    Declare,
)
from vorhand.games.bauernschnapsen.actions import NameTrump as NameSuit
from vorhand.games.bauernschnapsen.ruleset import Aim as Goal
from vorhand.games.bauernschnapsen.ruleset import CardsOf, ContractId
from vorhand.games.bauernschnapsen.state import Ending
from vorhand.games.bismarck import scoring as bismarck_scoring
from vorhand.games.bismarck.actions import ChooseContract, NameTrump
from vorhand.games.bismarck.ruleset import Aim, Facing
from vorhand.games.bismarck.state import Phase
from vorhand.games.known import game_of
from vorhand.tricks import beats, stronger_than, winner

__all__ = ["CLAIMS", "Claim"]

Fields: TypeAlias = Mapping[str, Any]
Claim: TypeAlias = Callable[[Any, Seat, Fields], bool]
"""Whether a sentence with these fields is true for whoever sits there."""


def cards(text: Any) -> list[int]:
    return [Card(part).index for part in str(text).split()]


def card(fields: Fields, name: str = "card") -> int:
    (found,) = cards(fields[name])
    return found


def suit(fields: Fields) -> Suit:
    return Suit("CDHS".index(str(fields["suit"])))


def legal(state: Any, seat: Seat) -> list[Any]:
    return list(game_of(state).legal_actions(state, seat))


def plays(state: Any, seat: Seat) -> set[int]:
    return {action.card.index for action in legal(state, seat) if isinstance(action, PlayCard)}


def held(state: Any, seat: Seat) -> set[int]:
    return set(indices_in(state.hands[seat]))


def others(state: Any, seat: Seat) -> set[int]:
    """Every card in another hand."""
    return {card for other in range(len(state.hands)) if other != seat for card in indices_in(state.hands[other])}


def best(state: Any) -> int:
    found: int = state.trick[winner(state.trick, state.rules)]
    return found


def is_last(state: Any) -> bool:
    players = sum(1 for hand in state.hands) - (getattr(state, "idle", None) is not None)
    return len(state.trick) == players - 1


def higher(state: Any, seat: Seat, than: int) -> set[int]:
    """The cards in other hands that rank above it in its suit."""
    return {one for one in others(state, seat) if stronger_than(than, state.rules.order) >> one & 1}


def beaten_by_none(state: Any, seat: Seat, mine: int) -> bool:
    return not any(beats(one, mine, state.rules) for one in others(state, seat))


def beats_best(state: Any, seat: Seat, fields: Fields) -> bool:
    return (
        card(fields) in plays(state, seat)
        and best(state) == card(fields, "best")
        and beats(card(fields), best(state), state.rules)
    )


def led(state: Any) -> Suit:
    return Suit(state.trick[0] >> 4)


def of_suit(found: set[int], wanted: Suit) -> set[int]:
    return {one for one in found if one >> 4 == wanted}


# In every game


def only(state: Any, seat: Seat, fields: Fields) -> bool:
    return legal(state, seat) == [PlayCard(Card.at(card(fields)))]


def lead_sure(state: Any, seat: Seat, fields: Fields) -> bool:
    return not state.trick and card(fields) in plays(state, seat) and beaten_by_none(state, seat, card(fields))


def lead_top(state: Any, seat: Seat, fields: Fields) -> bool:
    return not state.trick and state.rules.trump is not None and not higher(state, seat, card(fields))


def lead_low(state: Any, seat: Seat, fields: Fields) -> bool:
    kept = set(cards(fields["cards"]))
    own_suit = of_suit(held(state, seat), Suit(card(fields) >> 4))
    return not state.trick and bool(higher(state, seat, card(fields))) and kept <= own_suit - {card(fields)}


def lead_other(state: Any, seat: Seat, fields: Fields) -> bool:
    return not state.trick and len(higher(state, seat, card(fields))) == fields["count"]


def take_last(state: Any, seat: Seat, fields: Fields) -> bool:
    return beats_best(state, seat, fields) and is_last(state)


def take_sure(state: Any, seat: Seat, fields: Fields) -> bool:
    return beats_best(state, seat, fields) and beaten_by_none(state, seat, card(fields))


def take_maybe(state: Any, seat: Seat, fields: Fields) -> bool:
    return beats_best(state, seat, fields) and not is_last(state)


def cannot(state: Any, seat: Seat, fields: Fields) -> bool:
    mine = card(fields)
    lower = {one for one in plays(state, seat) if stronger_than(one, state.rules.order) >> mine & 1}
    return (
        best(state) == card(fields, "best") and not lower and not any(_wins(state, one) for one in plays(state, seat))
    )


def _wins(state: Any, one: int) -> bool:
    return beats(one, best(state), state.rules)


def keep(state: Any, seat: Seat, fields: Fields) -> bool:
    able = {one for one in plays(state, seat) if _wins(state, one)}
    return best(state) == card(fields, "best") and able == set(cards(fields["cards"])) and card(fields) not in able


def stay_under(state: Any, seat: Seat, fields: Fields) -> bool:
    return best(state) == card(fields, "best") and not _wins(state, card(fields))


def suggest(state: Any, seat: Seat, fields: Fields) -> bool:
    return card(fields) in plays(state, seat)


COMMON: dict[str, Claim] = {
    "guide-only": only,
    "guide-lead-sure": lead_sure,
    "guide-lead-top": lead_top,
    "guide-lead-low": lead_low,
    "guide-lead-other": lead_other,
    "guide-take-last": take_last,
    "guide-take-sure": take_sure,
    "guide-take-maybe": take_maybe,
    "guide-cannot": cannot,
    "guide-stay-under": stay_under,
    "guide-suggest": suggest,
}


# Bismarck


def quotas(state: Any) -> tuple[int, ...]:
    return bismarck_scoring.quotas_by_seat(state.ruleset, state.deal.contract, state.deal.declarer)


def bis_quota(aim: Aim) -> Claim:
    def holds(state: Any, seat: Seat, fields: Fields) -> bool:
        found = quotas(state)
        rest = {quota for other, quota in enumerate(found) if other != seat}
        return state.deal.contract.aim is aim and found[seat] == fields["number"] and rest == {fields["count"]}

    return holds


def bis_over(aim: Aim) -> Claim:
    def holds(state: Any, seat: Seat, fields: Fields) -> bool:
        result = state.standing.results[-1]
        contract = state.ruleset.contract(result.contract)
        quota = bismarck_scoring.quotas_by_seat(state.ruleset, contract, result.declarer)[seat]
        said = (fields["count"], fields["number"], int(str(fields["points"]).replace("−", "-")))
        return contract.aim is aim and said == (result.tricks[seat], quota, result.scores[seat])

    return holds


def without_led(state: Any, seat: Seat, fields: Fields) -> bool:
    return led(state) == suit(fields) and not of_suit(held(state, seat), suit(fields))


def may_trump(state: Any, seat: Seat, fields: Fields) -> bool:
    trumps = of_suit(plays(state, seat), state.rules.trump)
    return without_led(state, seat, fields) and plays(state, seat) == held(state, seat) and bool(trumps)


def bis_any_card(state: Any, seat: Seat, fields: Fields) -> bool:
    free = plays(state, seat) == held(state, seat)
    return without_led(state, seat, fields) and free and not any(_wins(state, one) for one in plays(state, seat))


def bis_must_follow(state: Any, seat: Seat, fields: Fields) -> bool:
    follows = of_suit(held(state, seat), suit(fields))
    return led(state) == suit(fields) and plays(state, seat) == follows and bool(follows)


def trumped(state: Any, seat: Seat, fields: Fields) -> bool:
    trick = state.history[-1]
    return (
        trick.winner == fields["player"] != seat
        and card(fields) in trick.cards
        and card(fields) >> 4 == state.rules.trump != trick.cards[0] >> 4
        and trick.cards[(trick.winner - trick.leader) % len(trick.cards)] == card(fields)
    )


def taken_by_you(state: Any, seat: Seat, fields: Fields) -> bool:
    own = (state.won[seat], quotas(state)[seat])
    return state.history[-1].winner == state.leader == seat and own == (fields["count"], fields["number"])


def did_not_follow(state: Any, seat: Seat, fields: Fields) -> bool:
    player = int(fields["player"])
    return player != seat and led(state) == suit(fields) and not of_suit(held(state, Seat(player)), suit(fields))


def discards_void(state: Any, seat: Seat, fields: Fields) -> bool:
    left, trump = held(state, seat) - set(cards(fields["cards"])), state.deal.trump.suit
    laid = of_suit(set(cards(fields["cards"])), suit(fields))
    return bool(laid) and suit(fields) is not trump and not of_suit(left, suit(fields)) and bool(of_suit(left, trump))


def lead_trump(state: Any, seat: Seat, fields: Fields) -> bool:
    out = of_suit(others(state, seat), state.rules.trump)
    return bool(card(fields) >> 4 == state.rules.trump and len(out) == fields["count"] > 0)


def lose_must(state: Any, seat: Seat, fields: Fields) -> bool:
    return (
        is_last(state)
        and all(_wins(state, one) for one in plays(state, seat))
        and card(fields) == max(plays(state, seat))
    )


def bis_match(state: Any, seat: Seat, fields: Fields) -> bool:
    choice = state.ruleset.choice
    each = choice.times * len(choice.contracts)
    deals = each * state.ruleset.players
    return bool(each == 4 and choice.times == 1 and fields["deals"] == deals == state.ruleset.deals)


BISMARCK: dict[str, Claim] = {
    **COMMON,
    "guide-keep": keep,
    "guide-declarer": lambda s, seat, f: s.deal.declarer == seat and s.ruleset.kitty.facing is Facing.OPEN,
    "guide-open-cards": lambda s, seat, f: not s.deal.looked and tuple(cards(f["cards"])) == s.deal.kitty,
    "guide-kitty-taken": lambda s, seat, f: (
        len(held(s, seat)) == f["count"] == s.ruleset.deck.hand + f["number"] and f["number"] == s.ruleset.kitty.size
    ),
    "guide-quota": bis_quota(Aim.WIN),
    "guide-quota-lose": bis_quota(Aim.LOSE),
    "guide-first-lead": lambda s, seat, f: not s.trick and not s.history and plays(s, seat) == held(s, seat),
    "guide-trump": lambda s, seat, f: s.deal.trump.suit is suit(f),
    "guide-no-trump": lambda s, seat, f: s.deal.trump.suit is None,
    "guide-may-trump": may_trump,
    "guide-any-card": bis_any_card,
    "guide-must-follow": bis_must_follow,
    "guide-quota-reached": lambda s, seat, f: (
        s.won[seat] == quotas(s)[seat] == f["number"] and s.deal.contract.aim is Aim.WIN
    ),
    "guide-trumped": trumped,
    "guide-taken-by-you": taken_by_you,
    "guide-taken-by-other": lambda s, seat, f: s.history[-1].winner == s.leader == f["player"] != seat,
    "guide-did-not-follow": did_not_follow,
    "guide-advise-contract": lambda s, seat, f: (
        f["contract"] in [a.contract for a in legal(s, seat) if isinstance(a, ChooseContract)]
    ),
    "guide-advise-trump": lambda s, seat, f: (
        suit(f) in [a.trump.suit for a in legal(s, seat) if isinstance(a, NameTrump)]
    ),
    "guide-advise-discards-void": discards_void,
    "guide-advise-discards": lambda s, seat, f: s.phase is Phase.DISCARD and set(cards(f["cards"])) <= held(s, seat),
    "guide-lead-trump": lead_trump,
    "guide-lose-must": lose_must,
    "guide-over": bis_over(Aim.WIN),
    "guide-over-lose": bis_over(Aim.LOSE),
    "guide-sum": lambda s, seat, f: (
        tuple(map(int, str(f["scores"]).replace("−", "-").split(", "))) == s.standing.results[-1].scores
        and sum(s.standing.results[-1].scores) == 0
    ),
    "guide-match": bis_match,
}


# Bauernschnapsen


def points(state: Any, seat: Seat) -> int:
    return bauern_scoring.side_points(seat, state.history, state.marriages)


def partner(seat: Seat) -> int:
    return (seat + 2) % 4


def goal(wanted: Goal) -> Claim:
    def holds(state: Any, seat: Seat, fields: Fields) -> bool:
        contract = state.deal.contract
        trumps = wanted is Goal.NO_TRICK and contract.cards is CardsOf.TRUMP
        return contract.aim is wanted and contract.id == fields["contract"] and not trumps

    return holds


def marriage(state: Any, seat: Seat, fields: Fields) -> bool:
    offered = Declare(suit(fields)) in legal(state, seat)
    return offered and fields["points"] == (40 if suit(fields) is state.rules.trump else 20)


def declare_and_claim(state: Any, seat: Seat, fields: Fields) -> bool:
    total = points(state, seat) + int(fields["points"])
    return (
        marriage(state, seat, fields) and fields["total"] == total >= 66 and state.deal.contract.aim is Goal.SIXTY_SIX
    )


def must_head(state: Any, seat: Seat, fields: Fields) -> bool:
    able = {one for one in of_suit(held(state, seat), suit(fields)) if _wins(state, one)}
    right = led(state) == suit(fields) == best(state) >> 4 and best(state) == card(fields, "best")
    return right and plays(state, seat) == able and bool(able)


def bau_must_follow(state: Any, seat: Seat, fields: Fields) -> bool:
    follows = of_suit(held(state, seat), suit(fields))
    right = led(state) == suit(fields) and best(state) == card(fields, "best")
    return right and plays(state, seat) == follows and bool(follows) and not any(_wins(state, one) for one in follows)


def must_trump(state: Any, seat: Seat, fields: Fields) -> bool:
    trumps = of_suit(held(state, seat), state.rules.trump)
    able = {one for one in trumps if _wins(state, one)}
    return without_led(state, seat, fields) and plays(state, seat) == (able or trumps) and bool(trumps)


def bau_any_card(state: Any, seat: Seat, fields: Fields) -> bool:
    trump = state.rules.trump
    trumps = trump is not None and of_suit(held(state, seat), trump)
    return without_led(state, seat, fields) and plays(state, seat) == held(state, seat) and not trumps


def taken_by(state: Any, seat: Seat, player: int) -> bool:
    return not state.trick and bool(state.history[-1].winner == player)


def partner_wins(state: Any, seat: Seat, fields: Fields) -> bool:
    place, at = winner(state.trick, state.rules), state.leader
    for _ in range(place):
        at = (at + 1) % 4 if (at + 1) % 4 != state.idle else (at + 2) % 4
    worth = bauern_scoring.card_points([card(fields)])
    return at == partner(seat) == fields["player"] and worth == fields["points"] and not _wins(state, card(fields))


def ended(ending: Ending) -> Claim:
    def holds(state: Any, seat: Seat, fields: Fields) -> bool:
        result = state.standing.results[-1]
        own = "yes" if result.scores[seat] else "no"
        right = "contract" not in fields or fields["contract"] == result.contract
        return result.ending is ending and fields["won"] == own and fields["count"] == result.points and right

    return holds


def value(state: Any, seat: Seat, fields: Fields) -> bool:
    """In a deal that nobody doubled, the points say it themselves."""
    result = state.standing.results[-1]
    times = {"none": 3, "few": 2, "many": 1}[str(fields["why"])]
    said = {"none": True, "few": int(fields["points"]) < 33, "many": int(fields["points"]) >= 33}[str(fields["why"])]
    return said and result.points == times << result.doubled and result.ending is Ending.CLAIMED


BAUERNSCHNAPSEN: dict[str, Claim] = {
    **COMMON,
    "guide-cut": lambda s, seat, f: f["player"] == partner(seat) == (s.deal.dealer + 3) % 4 and s.deal.cut > 0,
    "guide-first-three": lambda s, seat, f: (
        s.deal.caller == seat and len(indices_in(s.hands[seat] & ~s.deal.late[seat])) == 3 and TURN_UP in legal(s, seat)
    ),
    "guide-five": lambda s, seat, f: len(held(s, seat)) == 5 and bits_of(held(s, seat)) & s.deal.late[seat] == 0,
    "guide-first-call": lambda s, seat, f: (
        PASS not in legal(s, seat) and Bid(ContractId.NORMAL) in legal(s, seat) and not s.deal.calls
    ),
    "guide-turned": lambda s, seat, f: s.deal.turned == card(f) and s.deal.trump is suit(f),
    "guide-overbid": lambda s, seat, f: (
        s.deal.bid.bidder == f["player"] != seat and s.deal.bid.contract.id == f["contract"] and PASS in legal(s, seat)
    ),
    "guide-asked-to-double": lambda s, seat, f: DOUBLE in legal(s, seat) and f["count"] == 2 ** (s.deal.doubled + 1),
    "guide-kontra": lambda s, seat, f: f["count"] == 2**s.deal.doubled > 1,
    "guide-normal": lambda s, seat, f: s.deal.contract.aim is Goal.SIXTY_SIX,
    "guide-aim-no-trick": goal(Goal.NO_TRICK),
    "guide-aim-three-tricks": goal(Goal.THREE_TRICKS),
    "guide-aim-all-tricks": goal(Goal.ALL_TRICKS),
    "guide-marriage": marriage,
    "guide-declared": lambda s, seat, f: (
        s.announced is not None
        and plays(s, seat) == {one for one in held(s, seat) if one >> 4 == s.announced and one & 15 in (11, 12)}
    ),
    "guide-first-lead": lambda s, seat, f: not s.trick and not s.history and plays(s, seat) == held(s, seat),
    "guide-must-head": must_head,
    "guide-must-follow": bau_must_follow,
    "guide-must-trump": must_trump,
    "guide-any-card": bau_any_card,
    "guide-enough": lambda s, seat, f: CLAIM in legal(s, seat) and points(s, seat) == f["points"] >= 66,
    "guide-not-yet": lambda s, seat, f: CLAIM in legal(s, seat) and points(s, seat) == f["points"] < 66,
    "guide-last-trick": lambda s, seat, f: len(s.history) == 4 and s.deal.contract.aim is Goal.SIXTY_SIX,
    "guide-own-trick": lambda s, seat, f: taken_by(s, seat, seat) and points(s, seat) == f["points"],
    "guide-partners-trick": lambda s, seat, f: taken_by(s, seat, partner(seat)) and f["player"] == partner(seat),
    "guide-foes-trick": lambda s, seat, f: taken_by(s, seat, int(f["player"])) and (int(f["player"]) - seat) % 2 == 1,
    "guide-others-marriage": lambda s, seat, f: any(
        found.seat == f["player"] != seat and found.points == f["points"] for found in s.marriages
    ),
    "guide-trump": lambda s, seat, f: s.rules.trump is suit(f),
    "guide-advise-suit": lambda s, seat, f: (
        NameSuit(suit(f)) in legal(s, seat)
        and len(of_suit(set(indices_in(s.hands[seat] & ~s.deal.late[seat])), suit(f))) == f["count"] > 1
    ),
    "guide-advise-single": lambda s, seat, f: (
        card(f) >> 4 == suit(f)
        and len({one >> 4 for one in indices_in(s.hands[seat] & ~s.deal.late[seat])}) == 3
        and all(
            bauern_scoring.card_points([card(f)]) >= bauern_scoring.card_points([one])
            for one in indices_in(s.hands[seat] & ~s.deal.late[seat])
        )
    ),
    "guide-advise-turn": lambda s, seat, f: (
        TURN_UP in legal(s, seat) and len({one >> 4 for one in indices_in(s.hands[seat] & ~s.deal.late[seat])}) == 3
    ),
    "guide-advise-normal": lambda s, seat, f: Bid(ContractId.NORMAL) in legal(s, seat) and f["contract"] == "normal",
    "guide-advise-bid": lambda s, seat, f: (
        Bid(ContractId(str(f["contract"]))) in legal(s, seat)
        and s.ruleset.contract(ContractId(str(f["contract"]))).value == f["count"]
    ),
    "guide-advise-pass": lambda s, seat, f: PASS in legal(s, seat),
    "guide-advise-double": lambda s, seat, f: DOUBLE in legal(s, seat) and f["count"] == 2 ** (s.deal.doubled + 1),
    "guide-advise-decline": lambda s, seat, f: DECLINE in legal(s, seat),
    "guide-advise-claim": lambda s, seat, f: CLAIM in legal(s, seat) and points(s, seat) == f["points"] >= 66,
    "guide-advise-declare-and-claim": declare_and_claim,
    "guide-advise-declare": marriage,
    "guide-partner-wins": partner_wins,
    "guide-over-claimed": ended(Ending.CLAIMED),
    "guide-over-false-claim": ended(Ending.FALSE_CLAIM),
    "guide-over-last-trick": ended(Ending.LAST_TRICK),
    "guide-over-made": ended(Ending.MADE),
    "guide-over-failed": ended(Ending.FAILED),
    "guide-value": value,
    "guide-doubled": lambda s, seat, f: f["count"] == 2 ** s.standing.results[-1].doubled > 1,
    "guide-match": lambda s, seat, f: f["total"] == s.ruleset.match.target,
}

CLAIMS: Mapping[str, Mapping[str, Claim]] = {"bismarck": BISMARCK, "bauernschnapsen": BAUERNSCHNAPSEN}
