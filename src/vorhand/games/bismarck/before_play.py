"""A deal up to the first lead: cut, deal, choice, exchange. Rules BIS-2, BIS-3, BIS-7 and BIS-8.2.

The stages of a deal stand in a fixed order that the rule set's policies decide (`stages`). A stage that is pending
either happens by itself (a contract that the order fixes, a kitty that must be taken) or waits for its actor.
`settle` walks to the first stage that waits.
"""

from dataclasses import replace
from functools import cache

from vorhand.cards import Card, Cards, Rank, Seat, bits_of, next_seat
from vorhand.games.base import NATURE, Event, Step, Turn
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.actions import VoidReason
from vorhand.games.bismarck.building import Direction, fitting, piles_of
from vorhand.games.bismarck.events import (
    CardsGiven,
    CardShown,
    ContractChosen,
    ContractFixed,
    DealerDrawn,
    DealStarted,
    DealVoided,
    DeclarerFound,
    Discarded,
    DiscardsLaid,
    GivenSeen,
    HandDealt,
    KittyLeft,
    KittyOpened,
    KittySeen,
    KittyTaken,
    LayoutNamed,
    MatchEnded,
    PlayoffStarted,
    TrumpCut,
    TrumpDecided,
)
from vorhand.games.bismarck.giving import Giving, givings, under_way
from vorhand.games.bismarck.ruleset import (
    Aim,
    Build,
    ContractId,
    Duty,
    ExchangeOrder,
    Facing,
    KittyPosition,
    Ruleset,
    Sees,
    Selection,
    Trump,
    TrumpNamed,
    TrumpSource,
)
from vorhand.games.bismarck.state import DealFacts, FinishedDeal, KittyFate, Layout, Phase, Standing, State

__all__ = [
    "DECIDING_CARD",
    "choose_contract",
    "cut_card",
    "deal_cards",
    "discard",
    "draw_dealer",
    "give_card",
    "is_fixed_to_cut",
    "lay_open",
    "leave_kitty",
    "name_direction",
    "name_start",
    "name_trump",
    "next_deal",
    "opening",
    "settle",
    "shown_sources",
    "stages",
    "start",
    "take_kitty",
    "trump_on_the_table",
    "void_deal",
]

_DEALING = (Phase.CUT_CARD, Phase.LAY_OPEN, Phase.DEAL)
_EXCHANGE = (Phase.TAKE_KITTY, Phase.DISCARD, Phase.GIVE)
_PAUSE = (Phase.NAME_TRUMP, Phase.COMPLETE_DEAL)
DECIDING_CARD = Card("AC")
"""Who is dealt it is declarer in a first deal in which a card decides (BIS-1.5)."""


def stages(ruleset: Ruleset) -> tuple[Phase, ...]:
    """The order of a deal before play under this rule set (BIS-2.3, 2.5, 3.5, 8.2). Stages may be passed over."""
    return _stages(ruleset.choice.sees, ruleset.choice.trump_named)


@cache
def _stages(sees: Sees, named: TrumpNamed) -> tuple[Phase, ...]:
    say: tuple[Phase, ...] = (Phase.CHOOSE_CONTRACT, Phase.CUT_CARD)
    if named is TrumpNamed.WITH_CONTRACT:
        say = (*say, Phase.NAME_TRUMP)
    match sees:
        case Sees.NOTHING if named is TrumpNamed.IN_PAUSE:
            order = say + _DEALING + _PAUSE + _EXCHANGE
        case Sees.NOTHING:
            order = say + _DEALING + _EXCHANGE
        case Sees.OPEN_CARDS | Sees.HAND:
            order = _DEALING + say + _EXCHANGE
        case Sees.TAKEN:
            order = (*_DEALING, Phase.TAKE_KITTY, *say, Phase.DISCARD, Phase.GIVE)
        case Sees.EXCHANGED:
            order = _DEALING + _EXCHANGE + say
    return (*order, Phase.NAME_TRUMP, Phase.NAME_START, Phase.NAME_DIRECTION)


def start(ruleset: Ruleset) -> State:
    """A match before its first dealer is drawn."""
    return _idle(ruleset, Standing(), Phase.DRAW_DEALER, NATURE, None)


def draw_dealer(state: State, dealer: Seat) -> Step[State]:
    """BIS-1.3: the first dealer is drawn by lot."""
    after, events = next_deal(state.ruleset, Standing(dealer), None)
    return Step(after, (DealerDrawn(dealer), *events))


def next_deal(ruleset: Ruleset, standing: Standing, previous: FinishedDeal | None) -> Step[State]:
    """The beginning of the next deal, or the end of the match (BIS-6.1 to BIS-6.4)."""
    if scoring.is_over(ruleset, standing):
        ended = MatchEnded(scoring.winners(ruleset, standing), scoring.totals(ruleset, standing.results))
        return Step(_idle(ruleset, standing, Phase.OVER, None, previous), (ended,))
    assert standing.first_dealer is not None
    number = len(standing.results)
    dealer = scoring.dealer_of(ruleset, standing)
    declarer = scoring.declarer_of(ruleset, standing)
    offered = scoring.offered_contracts(ruleset, standing, declarer)
    playoff = (PlayoffStarted(scoring.contenders(ruleset, standing)),) if number == ruleset.deals else ()
    facts = DealFacts(dealer=dealer, declarer_seat=declarer, offered=offered)
    state, events = settle(_waiting(ruleset, standing, facts, previous))
    return Step(state, (*playoff, DealStarted(number + 1, dealer, declarer), *events))


def _idle(
    ruleset: Ruleset, standing: Standing, phase: Phase, actor: Turn | None, previous: FinishedDeal | None
) -> State:
    none = (0,) * ruleset.players
    return State(ruleset, standing, None, phase, actor, none, Seat(0), (), none, (), None, 0, previous)


def _waiting(ruleset: Ruleset, standing: Standing, facts: DealFacts, previous: FinishedDeal | None) -> State:
    # BIS-4.1: the leader is left of the dealer, whoever is declarer; but see BIS-1.5.
    leader = next_seat(facts.dealer, ruleset.players)
    if _card_decides(ruleset, standing) and facts.declarer_seat is not None:
        leader = facts.declarer_seat
    return replace(_idle(ruleset, standing, Phase.DEAL, NATURE, previous), facts=facts, leader=leader)


def _card_decides(ruleset: Ruleset, standing: Standing) -> bool:
    """Whether a card shows who is declarer in the deal after these (BIS-1.5)."""
    return scoring.declarer_of(ruleset, standing) is None


def opening(ruleset: Ruleset, standing: Standing, facts: DealFacts, hands: tuple[int, ...]) -> State:
    """A deal of which these facts are known, at the first stage that waits: for positions that were written down."""
    state, _ = _resolve_trump(replace(_waiting(ruleset, standing, facts, None), hands=hands))
    return settle(state).state


# Walking through the stages


def settle(state: State) -> Step[State]:
    """Let everything happen that needs nobody, up to the first stage that waits for its actor, or to play."""
    events: list[Event] = []
    if not state.deal.dealt and state.deal.contract is None and is_fixed_to_cut(state.ruleset, state.deal.offered):
        state, fixed = _fix_alone(state)
        events += fixed
    for stage in stages(state.ruleset):
        state = _look_at_hands(state, events)
        if not _is_pending(state, stage):
            continue
        by_itself = _by_itself(state, stage)
        if by_itself is None:
            return Step(replace(state, phase=stage, actor=_actor_of(state, stage)), tuple(events))
        state, more = by_itself
        events += more
    return Step(_begin_play(_look_at_hands(state, events)), tuple(events))


def is_fixed_to_cut(ruleset: Ruleset, offered: tuple[ContractId, ...]) -> bool:
    """Whether cut trump is all that can be played: then the card is cut before the deal (BIS-2.4)."""
    return len(offered) == 1 and ruleset.contract(offered[0]).trump is TrumpSource.CUT


def _is_pending(state: State, stage: Phase) -> bool:
    facts = state.deal
    contract, size = facts.contract, state.ruleset.kitty.size
    names_layout = contract is not None and contract.aim is Aim.SHED and contract.build is Build.NAMED
    match stage:
        case Phase.CHOOSE_CONTRACT:
            return contract is None and facts.declarer_seat is not None
        case Phase.CUT_CARD:
            return contract is not None and contract.trump is TrumpSource.CUT and facts.trump is None
        case Phase.NAME_TRUMP:
            return contract is not None and contract.trump is TrumpSource.DECLARED and facts.trump is None
        case Phase.LAY_OPEN:
            return state.ruleset.kitty.position is KittyPosition.SCATTERED and not facts.open_places
        case Phase.DEAL:
            return not facts.dealt
        case Phase.COMPLETE_DEAL:
            return bool(facts.undealt)
        case Phase.TAKE_KITTY:
            return facts.fate is KittyFate.LYING
        case Phase.GIVE:
            return facts.fate is KittyFate.TAKEN and _giving_due(state) is not None
        case Phase.NAME_START:
            return names_layout and facts.start is None
        case Phase.NAME_DIRECTION:
            return names_layout and facts.direction is None
        case _:
            lays_aside = facts.fate is KittyFate.TAKEN and not state.ruleset.partners_exchange
            return lays_aside and facts.discards.bit_count() < size


def _actor_of(state: State, stage: Phase) -> Turn:
    if stage in _DEALING:
        return NATURE
    due = _giving_due(state) if stage is Phase.GIVE else None
    return due[0].giver if due else state.deal.declarer


def _by_itself(state: State, stage: Phase) -> Step[State] | None:
    """What happens at a pending stage without anybody's decision; None if the actor decides."""
    facts = state.deal
    match stage:
        case Phase.CHOOSE_CONTRACT if len(facts.offered) == 1:
            return _fix_alone(state)
        case Phase.NAME_TRUMP if facts.kept_trump is not None:
            return _decide_trump(state, facts.kept_trump)
        case Phase.NAME_TRUMP if facts.contract is not None and len(facts.contract.suits) == 1:
            return _decide_trump(state, facts.contract.suits[0])
        case Phase.COMPLETE_DEAL:
            return _complete_deal(state)
        case Phase.TAKE_KITTY:
            return _exchange_by_duty(state)
        case _:
            return None


def _exchange_by_duty(state: State) -> Step[State] | None:
    match state.ruleset.duty(state.deal.contract):
        case Duty.MANDATORY:
            return _take(state)
        case Duty.NONE:
            return Step(replace(state, facts=replace(state.deal, fate=KittyFate.LEFT)), ())
        case Duty.OPTIONAL:
            return None


def _look_at_hands(state: State, events: list[Event]) -> State:
    """BIS-2.3: the players look at their hands as soon as the choice no longer forbids it."""
    facts = state.deal
    if facts.looked or not facts.dealt or not _may_look(state):
        return state
    events += [HandDealt(Seat(seat), Cards(hand)) for seat, hand in enumerate(state.hands)]
    return replace(state, facts=replace(facts, looked=True))


def _may_look(state: State) -> bool:
    facts, choice = state.deal, state.ruleset.choice
    if choice.sees not in (Sees.NOTHING, Sees.OPEN_CARDS):
        return True
    named_later = choice.trump_named is not TrumpNamed.WITH_CONTRACT
    return facts.contract is not None and (facts.trump is not None or named_later)


def _begin_play(state: State) -> State:
    facts, ruleset = state.deal, state.ruleset
    contract, trump = facts.contract, facts.trump
    assert contract is not None and trump is not None
    hand = state.hands[state.leader]
    if contract.aim is Aim.SHED:
        piles = piles_of(ruleset, contract, facts.start, facts.direction)
        playable = hand & fitting(piles, 0)
        return replace(state, phase=Phase.LAYOUT, actor=state.leader, playable=playable, layout=Layout(piles=piles))
    rules = ruleset.trick_rules(contract, trump)
    return replace(state, phase=Phase.PLAY, actor=state.leader, rules=rules, playable=hand)


# Chance


def cut_card(state: State, card: Card) -> Step[State]:
    """BIS-2.4: a card is cut for trumps and put back."""
    decided, events = _decide_trump(state, Trump.of(card.suit))
    return _then_settle(decided, (TrumpCut(card), *events))


def lay_open(state: State, places: tuple[int, ...]) -> Step[State]:
    """BIS-2.2: chance picks the places of the kitty in the pack."""
    return _then_settle(replace(state, facts=replace(state.deal, open_places=places)), ())


def deal_cards(state: State, pack: tuple[int, ...]) -> Step[State]:
    """BIS-2.1: the pack is dealt; open and shown cards are seen by all, hands by nobody yet."""
    ruleset, facts = state.ruleset, state.deal
    places = _kitty_places(ruleset, facts, len(pack))
    kitty = tuple(pack[place] for place in places)
    cards = [card for place, card in enumerate(pack) if place not in places]
    now = ruleset.dealing.pause_after * ruleset.players if _pauses(state) else len(cards)
    hands, dealers_card = _dealt(ruleset, facts.dealer, cards[:now])
    shown = _shown_cards(ruleset, facts, {TrumpSource.LAST_CARD: pack[-1], TrumpSource.DEALERS_CARD: dealers_card})
    events: list[Event] = []
    if ruleset.kitty.facing is Facing.OPEN:
        events.append(KittyOpened(tuple(Card.at(card) for card in kitty)))
    events += [CardShown(Card.at(card)) for _, card in shown]
    facts = replace(facts, kitty=kitty, dealt=True, undealt=tuple(cards[now:]), shown=shown)
    found, finds = _find_declarer(replace(state, facts=facts, hands=hands))
    dealt, more = _resolve_trump(found)
    return _then_settle(dealt, (*events, *finds, *more))


def _pauses(state: State) -> bool:
    """Whether the deal is interrupted for the declarer to name the trump on his first cards (BIS-2.5)."""
    in_pause = state.ruleset.choice.trump_named is TrumpNamed.IN_PAUSE
    return in_pause and _is_pending(state, Phase.NAME_TRUMP) and _by_itself(state, Phase.NAME_TRUMP) is None


def _complete_deal(state: State) -> Step[State]:
    """BIS-2.5: the rest of the cards is dealt, and everybody picks them up."""
    facts, ruleset = state.deal, state.ruleset
    rest, _ = _dealt(ruleset, facts.dealer, list(facts.undealt), held=ruleset.dealing.pause_after)
    hands = tuple(held | more for held, more in zip(state.hands, rest, strict=True))
    events = tuple(HandDealt(Seat(seat), Cards(more)) for seat, more in enumerate(rest))
    return Step(replace(state, facts=replace(facts, undealt=()), hands=hands), events)


def _find_declarer(state: State) -> Step[State]:
    """BIS-1.5: in a first deal in which a card decides, its holder is declarer and leads."""
    if state.deal.declarer_seat is not None:
        return Step(state, ())
    seat = next(Seat(seat) for seat, hand in enumerate(state.hands) if hand & DECIDING_CARD.bit)
    found = replace(state, facts=replace(state.deal, declarer_seat=seat), leader=seat)
    return Step(found, (DeclarerFound(seat, DECIDING_CARD),))


def _kitty_places(ruleset: Ruleset, facts: DealFacts, count: int) -> tuple[int, ...]:
    size = ruleset.kitty.size
    match ruleset.kitty.position:
        case KittyPosition.FIRST:
            return tuple(range(size))
        case KittyPosition.LAST:
            return tuple(range(count - size, count))
        case KittyPosition.SCATTERED:
            return facts.open_places


def _dealt(ruleset: Ruleset, dealer: Seat, cards: list[int], held: int = 0) -> tuple[tuple[int, ...], int]:
    """Hands by seat from the cards in deal order, left of the dealer first; and the dealer's last card.

    `held`: cards that each player has already.
    """
    players, hands, given, last = ruleset.players, [0] * ruleset.players, 0, 0
    packets, round_ = ruleset.dealing.packets, 0
    while held > 0:
        held -= packets[round_ % len(packets)]
        round_ += 1
    while given < len(cards):
        packet = packets[round_ % len(packets)]
        for place in range(1, players + 1):
            seat = (dealer + place) % players
            hands[seat] |= bits_of(cards[given : given + packet])
            given += packet
        last = cards[given - 1]
        round_ += 1
    return tuple(hands), last


def _shown_cards(
    ruleset: Ruleset, facts: DealFacts, cards: dict[TrumpSource, int]
) -> tuple[tuple[TrumpSource, int], ...]:
    """BIS-2.4: the cards that are shown, each with what it is shown for."""
    sources = shown_sources(ruleset, facts.offered)
    return tuple((source, card) for source, card in cards.items() if source in sources)


def shown_sources(ruleset: Ruleset, offered: tuple[ContractId, ...]) -> frozenset[TrumpSource]:
    """Where trumps may come from in this deal.

    Where contracts are chosen the deal is always the same (BIS-2.4), but for a play-off, whose contract need not be one
    of them (BIS-6.4).
    """
    chosen = ruleset.choice.contracts if ruleset.choice.selection is Selection.EACH_ONCE else ()
    return frozenset(ruleset.contract(id).trump for id in (*chosen, *offered))


# Choice


def choose_contract(state: State, contract: ContractId) -> Step[State]:
    """BIS-3.1: the declarer chooses the contract."""
    return _then_settle(*_fix_contract(state, contract, ContractChosen(state.deal.declarer, contract)))


def name_trump(state: State, trump: Trump) -> Step[State]:
    """BIS-3.4: the declarer names the trump."""
    return _then_settle(*_decide_trump(state, trump))


def _fix_contract(state: State, id: ContractId, event: Event) -> Step[State]:
    chosen = replace(state, facts=replace(state.deal, contract=state.ruleset.contract(id)))
    resolved, events = _resolve_trump(chosen)
    return Step(resolved, (event, *events))


def _fix_alone(state: State) -> Step[State]:
    """The only contract offered needs no choice (BIS-3.1, BIS-3.2)."""
    id = state.deal.offered[0]
    return _fix_contract(state, id, ContractFixed(state.deal.declarer, id))


def _resolve_trump(state: State) -> Step[State]:
    """The trump, if contract and cards already decide it."""
    trump = trump_on_the_table(state.deal)
    if trump is None or state.deal.trump is not None:
        return Step(state, ())
    return _decide_trump(state, trump)


def trump_on_the_table(facts: DealFacts) -> Trump | None:
    """The trump that contract and cards decide without anybody's word, if they do so yet (BIS-2.4)."""
    contract = facts.contract
    if contract is None:
        return None
    match contract.trump:
        case TrumpSource.DECLARED | TrumpSource.CUT:
            return None
        case TrumpSource.TURNED:
            return _suit_of(facts.kitty[0]) if facts.kitty else None
        case TrumpSource.LAST_CARD | TrumpSource.DEALERS_CARD:
            return next((_suit_of(card) for source, card in facts.shown if source is contract.trump), None)
        case _:
            return Trump(contract.trump.value)


def _suit_of(card: int) -> Trump:
    return Trump.of(Card.at(card).suit)


def _decide_trump(state: State, trump: Trump) -> Step[State]:
    contract = state.deal.contract
    assert contract is not None
    return Step(replace(state, facts=replace(state.deal, trump=trump)), (TrumpDecided(trump, contract.trump),))


# A layout


def name_start(state: State, rank: Rank) -> Step[State]:
    """BIS-8.2: the declarer names the rank from which a layout is built."""
    return _then_settle(replace(state, facts=replace(state.deal, start=rank)), ())


def name_direction(state: State, direction: Direction) -> Step[State]:
    """BIS-8.2: the declarer names the direction too, and with it the layout is known."""
    facts = replace(state.deal, direction=direction)
    assert facts.start is not None
    return _then_settle(replace(state, facts=facts), (LayoutNamed(facts.declarer, facts.start, direction),))


# Exchange


def take_kitty(state: State) -> Step[State]:
    """BIS-3.6: the declarer exchanges with the kitty."""
    return _then_settle(*_take(state))


def leave_kitty(state: State) -> Step[State]:
    """BIS-3.6: the declarer leaves the kitty; a closed one stays unseen."""
    facts = state.deal
    left = replace(state, facts=replace(facts, fate=KittyFate.LEFT))
    return _then_settle(left, (KittyLeft(facts.declarer),))


def _take(state: State) -> Step[State]:
    taken = replace(state, facts=replace(state.deal, fate=KittyFate.TAKEN))
    event = KittyTaken(state.deal.declarer)
    if state.ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST:
        return Step(taken, (event,))
    picked_up, events = _pick_up(taken)
    return Step(picked_up, (event, *events))


def _pick_up(state: State) -> Step[State]:
    facts, hands = state.deal, state.hands
    seat, kitty = facts.declarer, bits_of(facts.kitty)
    held = _with_hand(hands, seat, hands[seat] | kitty)
    closed = state.ruleset.kitty.facing is Facing.CLOSED
    return Step(replace(state, hands=held), (KittySeen(seat, Cards(kitty)),) if closed else ())


def discard(state: State, card: Card) -> Step[State]:
    """BIS-3.7: the declarer lays one more card aside; what it was is told to him alone."""
    facts, hands, size = state.deal, state.hands, state.ruleset.kitty.size
    seat, discards = facts.declarer, facts.discards | card.bit
    held = _with_hand(hands, seat, hands[seat] & ~card.bit)
    laid = replace(state, facts=replace(facts, discards=discards), hands=held)
    if discards.bit_count() < size:
        return Step(laid, ())
    events: tuple[Event, ...] = (Discarded(seat, size), DiscardsLaid(seat, Cards(discards)))
    if state.ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST:
        laid, more = _pick_up(laid)
        events += more
    return _then_settle(laid, events)


def _giving_due(state: State) -> tuple[Giving, int] | None:
    return under_way(givings(state.ruleset, state.deal.declarer), state.deal.given)


def give_card(state: State, card: Card) -> Step[State]:
    """BIS-3.9: one more card goes to whoever is to get it; all that go to him reach him together."""
    due = _giving_due(state)
    assert due is not None
    (giving, so_far), facts = due, state.deal
    cards = so_far | card.bit
    given = (*(facts.given[:-1] if so_far else facts.given), cards)
    hands = _with_hand(state.hands, giving.giver, state.hands[giving.giver] & ~card.bit)
    after = replace(state, facts=replace(facts, given=given), hands=hands)
    if cards.bit_count() < giving.count:
        return Step(after, ())
    arrived = replace(after, hands=_with_hand(hands, giving.receiver, hands[giving.receiver] | cards))
    return _then_settle(
        arrived,
        (
            CardsGiven(giving.giver, giving.receiver, giving.count),
            GivenSeen(giving.giver, giving.receiver, Cards(cards)),
        ),
    )


def _with_hand(hands: tuple[int, ...], seat: Seat, hand: int) -> tuple[int, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _then_settle(state: State, events: tuple[Event, ...]) -> Step[State]:
    settled, more = settle(state)
    return Step(settled, (*events, *more))


# Irregularities


def void_deal(state: State, reason: VoidReason) -> Step[State]:
    """BIS-7.1: the same dealer deals again; contract and named trump are kept, and nothing counts twice."""
    facts = state.deal
    kept = facts.contract
    declared = kept is not None and kept.trump is TrumpSource.DECLARED
    again = DealFacts(
        dealer=facts.dealer,
        declarer_seat=facts.declarer_seat,
        offered=facts.offered if kept is None else (kept.id,),
        kept_trump=facts.trump if declared else None,
        redeal=True,
    )
    fresh = _waiting(state.ruleset, state.standing, again, state.previous)
    started = DealStarted(len(state.standing.results) + 1, facts.dealer, facts.declarer_seat)
    return _then_settle(fresh, (DealVoided(reason), started))
