"""Whether the facts of a deal that somebody wrote down could have come about. Not used in play, where they cannot fail.

Names the first fact that is impossible, by the field of the deal string that states it (docs/notation.md).
"""

from vorhand.cards import Cards, bits_of
from vorhand.games.bismarck.before_play import is_fixed_to_cut, shown_sources, stages, trump_on_the_table
from vorhand.games.bismarck.building import ranks_to_name
from vorhand.games.bismarck.giving import before_giving, givings, under_way
from vorhand.games.bismarck.legal import fit_for_kitty
from vorhand.games.bismarck.ruleset import (
    Aim,
    Build,
    ContractId,
    Duty,
    ExchangeOrder,
    ForgottenDiscard,
    KittyPosition,
    Ruleset,
    Sees,
    Trump,
    TrumpNamed,
    TrumpSource,
)
from vorhand.games.bismarck.state import DealFacts, KittyFate, Phase, kitty_in_hand

__all__ = ["impossible_fact", "possible_redeal"]


def impossible_fact(
    ruleset: Ruleset, facts: DealFacts, hands: tuple[int, ...], lost: int, *, phase: Phase | None = None
) -> str | None:
    """The field that cannot be true, or None.

    `hands` are those before the first known trick, after `lost` complete tricks whose cards are unknown. With a
    `phase`, the facts are taken as settled: then hands must be complete, and no later stage may have happened.
    """
    checks = [_impossible_trump(ruleset, facts), _impossible_places(ruleset, facts), _impossible_fate(ruleset, facts)]
    checks += [_impossible_order_of_giving(ruleset, facts), _impossible_start(ruleset, facts)]
    if facts.dealt and not any(checks):
        checks += [_impossible_rest(ruleset, facts, hands)]
        if phase is not None and _pauses(ruleset, facts) is not bool(facts.undealt):
            checks += ["rest"]
        checks += [_impossible_cards(ruleset, facts, hands, lost), _impossible_shown(ruleset, facts, hands, lost)]
        checks += [_impossible_ways(ruleset, facts, hands, lost)]
    if phase is not None:
        checks += [_impossible_order(ruleset, facts, phase), _impossible_counts(ruleset, facts, hands, lost)]
    return next((wrong for wrong in checks if wrong), None)


def _impossible_trump(ruleset: Ruleset, facts: DealFacts) -> str | None:
    contract, trump = facts.contract, facts.trump
    if trump is None:
        return None
    if contract is None or not contract.can_have(trump):
        return "trump"
    decided = trump_on_the_table(facts)
    said = contract.trump in (TrumpSource.DECLARED, TrumpSource.CUT)
    wrong = facts.kept_trump not in (None, trump) if said else trump is not decided
    return "trump" if wrong else None


def _impossible_start(ruleset: Ruleset, facts: DealFacts) -> str | None:
    if facts.start is None:
        return None
    contract = facts.contract
    named = contract is not None and contract.aim is Aim.SHED and contract.build is Build.NAMED
    return None if named and facts.start in ranks_to_name(ruleset.cards.bits) else "start"


def _impossible_rest(ruleset: Ruleset, facts: DealFacts, hands: tuple[int, ...]) -> str | None:
    if not facts.undealt:
        return None
    missing = ruleset.players * (ruleset.deck.hand - ruleset.dealing.pause_after)
    if len(facts.undealt) != missing or any(hand.bit_count() != ruleset.dealing.pause_after for hand in hands):
        return "rest"
    return "fate" if facts.fate is not KittyFate.LYING else None


def _pauses(ruleset: Ruleset, facts: DealFacts) -> bool:
    """Whether the deal pauses now, for the trump and for nothing else (BIS-2.5)."""
    contract = facts.contract
    named_now = contract is not None and contract.trump is TrumpSource.DECLARED and len(contract.suits) > 1
    in_pause = ruleset.choice.trump_named is TrumpNamed.IN_PAUSE
    return in_pause and named_now and facts.trump is None and facts.kept_trump is None


def possible_redeal(
    ruleset: Ruleset, offered: tuple[ContractId, ...], again: tuple[ContractId, ...], kept: Trump | None
) -> bool:
    """Whether a deal can repeat a void one in which these contracts were open, and that trump named (BIS-7.1)."""
    if ruleset.match.forgotten_discard is ForgottenDiscard.NONE:
        return False
    if again == offered and len(offered) > 1:  # void before the contract was chosen
        return kept is None and ruleset.choice.sees is Sees.EXCHANGED
    if len(again) != 1 or again[0] not in offered:
        return False
    row, choice = ruleset.contract(again[0]), ruleset.choice
    if row.trump is not TrumpSource.DECLARED:
        return kept is None
    # The discards come after the trump was named only where it is named with the contract, before the exchange.
    named = choice.trump_named is TrumpNamed.WITH_CONTRACT and choice.sees is not Sees.EXCHANGED
    return (kept is not None and row.can_have(kept)) if named or len(row.suits) == 1 else kept is None


def _impossible_places(ruleset: Ruleset, facts: DealFacts) -> str | None:
    if not facts.open_places:
        return None
    scattered = ruleset.kitty.position is KittyPosition.SCATTERED
    return None if scattered and fit_for_kitty(ruleset, facts.open_places) else "places"


def _impossible_fate(ruleset: Ruleset, facts: DealFacts) -> str | None:
    duty, fate = ruleset.duty(facts.contract), facts.fate
    wrong = (fate is KittyFate.LEFT and duty is Duty.MANDATORY) or (fate is KittyFate.TAKEN and duty is Duty.NONE)
    if wrong:
        return "fate"
    if facts.given and (fate is not KittyFate.TAKEN or not ruleset.partners_exchange):
        return "given"
    discards = facts.discards and (fate is not KittyFate.TAKEN or ruleset.partners_exchange)
    return "discards" if discards else None


def _impossible_order_of_giving(ruleset: Ruleset, facts: DealFacts) -> str | None:
    """Only the last set of cards may be incomplete, and none may have more than its place in the order."""
    if not facts.given:
        return None
    order = givings(ruleset, facts.declarer)
    if len(facts.given) > len(order):
        return "given"
    counts = [(cards.bit_count(), giving.count) for cards, giving in zip(facts.given, order, strict=False)]
    complete = all(count == due for count, due in counts[:-1])
    return None if complete and all(0 < count <= due for count, due in counts[-1:]) else "given"


def _impossible_ways(ruleset: Ruleset, facts: DealFacts, hands: tuple[int, ...], lost: int) -> str | None:
    """A card can only be given by whoever has it, and is where its last giver sent it, or in a lost trick."""
    where = dict.fromkeys(facts.kitty, facts.declarer) if kitty_in_hand(ruleset, facts) else {}
    on_the_way = _given_incompletely(ruleset, facts)
    for giving, cards in zip(givings(ruleset, facts.declarer), facts.given, strict=False):
        for card in Cards(cards):
            if where.get(card.index, giving.giver) != giving.giver:
                return "given"
            where[card.index] = giving.receiver
    missing = [0] * ruleset.players
    for index, seat in where.items():
        missing[seat] += not 1 << index & (hands[seat] | on_the_way | facts.discards)
    return "given" if facts.given and max(missing) > lost else None


def _given_incompletely(ruleset: Ruleset, facts: DealFacts) -> int:
    """Cards chosen to be given that have not arrived: they are in no hand."""
    due = under_way(givings(ruleset, facts.declarer), facts.given)
    return due[1] if due else 0


def _impossible_cards(ruleset: Ruleset, facts: DealFacts, hands: tuple[int, ...], lost: int) -> str | None:
    """Every card of the pack must be in one place, but for the cards of lost tricks."""
    kitty = bits_of(facts.kitty)
    if len(facts.kitty) != ruleset.kitty.size or kitty.bit_count() != len(facts.kitty):
        return "kitty"
    in_hand = kitty_in_hand(ruleset, facts)
    undealt = bits_of(facts.undealt)
    places = [*hands, facts.discards, _given_incompletely(ruleset, facts), 0 if in_hand else kitty, undealt]
    union = 0
    for place in places:
        union |= place
    if sum(place.bit_count() for place in places) != union.bit_count() or union & ~ruleset.cards.bits:
        return "hands"
    if (ruleset.cards.bits & ~union).bit_count() != lost * ruleset.players:
        return "hands"
    others = union & ~(hands[facts.declarer] | facts.discards)
    if ruleset.partners_exchange:  # the kitty is wherever it was given: `_impossible_ways` follows it
        return None
    if in_hand and (kitty & others or (not lost and kitty & ~union)):
        return "kitty"
    blind = ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST
    return "discards" if facts.discards.bit_count() > ruleset.kitty.size or (blind and facts.discards & kitty) else None


def _impossible_shown(ruleset: Ruleset, facts: DealFacts, hands: tuple[int, ...], lost: int) -> str | None:
    sources = shown_sources(ruleset, facts.offered)
    expected = [s for s in (TrumpSource.LAST_CARD, TrumpSource.DEALERS_CARD) if s in sources]
    if [source for source, _ in facts.shown] != expected:
        return "shown"
    dealt = before_giving(hands, givings(ruleset, facts.declarer), facts.given)
    last_in_kitty = ruleset.kitty.position is KittyPosition.LAST and ruleset.kitty.size > 0
    for source, card in facts.shown:
        if source is TrumpSource.LAST_CARD and last_in_kitty:
            if facts.kitty[-1:] != (card,):
                return "shown"
        elif not lost and not 1 << card & (dealt[facts.dealer] | facts.discards) & ~bits_of(facts.kitty):
            return "shown"
    return None


def _impossible_order(ruleset: Ruleset, facts: DealFacts, phase: Phase) -> str | None:
    """Nothing may have happened that comes after the stage that the table waits for."""
    order = stages(ruleset)
    # Cutting and naming stand twice in the order; a table that waits for one of them with the cards dealt waits at
    # the later place.
    places = [place for place, stage in enumerate(order) if stage is phase]
    at = places[-1 if facts.dealt else 0] if places else len(order)
    later = order[at + 1 :]
    chosen = facts.contract is not None and not is_fixed_to_cut(ruleset, facts.offered)
    happened = {
        Phase.LAY_OPEN: ("places", bool(facts.open_places)),
        Phase.DEAL: ("hands", facts.dealt),
        Phase.CHOOSE_CONTRACT: ("contract", chosen),
        Phase.TAKE_KITTY: ("fate", facts.fate is not KittyFate.LYING),
        Phase.DISCARD: ("discards", facts.discards.bit_count() > 0),
        Phase.GIVE: ("given", bool(facts.given)),
        Phase.NAME_START: ("start", facts.start is not None),
    }
    wrong = (happened[stage] for stage in later if stage in happened)
    return next((field for field, did in wrong if did), None)


def _impossible_counts(ruleset: Ruleset, facts: DealFacts, hands: tuple[int, ...], lost: int) -> str | None:
    if not facts.dealt:
        return None
    for hand, size in zip(hands, _sizes(ruleset, facts), strict=True):
        if hand.bit_count() != size - lost:
            return "hands"
    if _stuck(ruleset, facts, hands):
        return "given" if facts.given else "discards"
    return None


def _sizes(ruleset: Ruleset, facts: DealFacts) -> list[int]:
    """How many cards each seat has after the exchange as far as it has gone, before play."""
    sizes = [ruleset.dealing.pause_after if facts.undealt else ruleset.deck.hand] * ruleset.players
    if facts.fate is KittyFate.TAKEN:
        sizes[facts.declarer] += ruleset.kitty.size * kitty_in_hand(ruleset, facts) - facts.discards.bit_count()
    for giving, cards in zip(givings(ruleset, facts.declarer), facts.given, strict=False):
        sizes[giving.giver] -= cards.bit_count()
        sizes[giving.receiver] += giving.count if cards.bit_count() == giving.count else 0
    return sizes


def _stuck(ruleset: Ruleset, facts: DealFacts, hands: tuple[int, ...]) -> bool:
    """Cards are laid aside and given in ascending order: enough must remain above them for the rest."""
    due = under_way(givings(ruleset, facts.declarer), facts.given)
    if due is not None and due[1]:
        giving, so_far = due
        return (hands[giving.giver] >> so_far.bit_length()).bit_count() < giving.count - so_far.bit_count()
    missing = ruleset.kitty.size - facts.discards.bit_count()
    if facts.fate is not KittyFate.TAKEN or not missing or not facts.discards:
        return False
    return (hands[facts.declarer] >> facts.discards.bit_length()).bit_count() < missing
