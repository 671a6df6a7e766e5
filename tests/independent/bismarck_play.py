"""An independent, slow reading of the play rules of Bismarck, written from its rules dossier alone.

The dossier is shared/rules/bismarck.md; every decision below quotes the section it rests on. Nothing here
was taken from the engine, so that the two can be compared. Cards are text: rank then suit, "TS" = ten of spades.
"""

from collections.abc import Iterator
from dataclasses import dataclass

# Preamble: "rank `A K Q J T 9..2` + suit `C D H S`". The order in which cards are listed is only a convention.
LISTED_SUITS = ["C", "D", "H", "S"]
LISTED_RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]

# A3: "A K Q J T 9 ... low". Written here from the weakest rank to the strongest.
ACE_HIGH = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
# A3 and 2.8: "Exception: Kortman 1944 Nolle: K Q J T ... 2 A (ace lowest)".
ACE_LOW = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]


@dataclass(frozen=True)
class Rules:
    """What the play and the score of one deal depend on."""

    players: int  # 3 or 4
    trump: str | None  # "C", "D", "H", "S" or None
    aim: str  # "win" or "lose"
    ace: str  # "high" or "low"
    void: str  # "free" or "must-trump"
    beat: str  # "never", "at-no-trump", "when-trump-led" or "both"
    quotas: tuple[int, ...]  # declarer first, then clockwise; two for partners, the declarer's side first

    def __post_init__(self) -> None:
        if self.players not in [3, 4]:
            raise ValueError(f"players: {self.players}")
        if self.trump not in [None, "C", "D", "H", "S"]:
            raise ValueError(f"trump: {self.trump}")
        if self.aim not in ["win", "lose"]:
            raise ValueError(f"aim: {self.aim}")
        if self.ace not in ["high", "low"]:
            raise ValueError(f"ace: {self.ace}")
        if self.void not in ["free", "must-trump"]:
            raise ValueError(f"void: {self.void}")
        if self.beat not in ["never", "at-no-trump", "when-trump-led", "both"]:
            raise ValueError(f"beat: {self.beat}")


@dataclass(frozen=True)
class Node:
    """One position of the play tree."""

    path: tuple[str, ...]  # every card played so far, in the order of play
    seat: int | None  # the seat to play, None when all cards are played
    legal: tuple[str, ...]  # what that seat may play, in listing order; empty at the end
    tricks: tuple[int, ...]  # complete tricks won so far, by seat


def rank_of(card: str) -> str:
    return card[0]


def suit_of(card: str) -> str:
    return card[1]


def check_card(card: str) -> None:
    if len(card) != 2 or rank_of(card) not in LISTED_RANKS or suit_of(card) not in LISTED_SUITS:
        raise ValueError(f"not a card: {card!r}")


def listed(cards: list[str]) -> list[str]:
    """The same cards in listing order: suit C D H S, then rank 2..A (whatever the ace is worth)."""
    answer: list[str] = []
    for suit in LISTED_SUITS:
        for rank in LISTED_RANKS:
            for card in cards:
                if card == rank + suit:
                    answer.append(card)
    return answer


def of_suit(cards: list[str], suit: str) -> list[str]:
    return [card for card in cards if suit_of(card) == suit]


def strength(card: str, rules: Rules) -> int:
    """How high a card stands within its own suit."""
    if rules.ace == "low":
        return ACE_LOW.index(rank_of(card))
    return ACE_HIGH.index(rank_of(card))


def highest(cards: list[str], rules: Rules) -> str:
    """The highest of some cards of one suit."""
    best = cards[0]
    for card in cards:
        if strength(card, rules) > strength(best, rules):
            best = card
    return best


def must_beat(led: str, rules: Rules) -> bool:
    """Whether a player who follows suit has to beat the highest card of the led suit, if able."""
    # 2.11, "play Negatives": "follow only". So neither duty exists where the aim is to lose tricks.
    if rules.aim == "lose":
        return False
    if rules.trump is None:
        # 2.11, "play NT": "following suit you must beat the highest card of that suit in the trick if able".
        return rules.beat in ["at-no-trump", "both"]
    if led == rules.trump:
        # 2.11, "play trump games": "trump led: must follow with trump and beat if able".
        return rules.beat in ["when-trump-led", "both"]
    # 2.11, "play trump games": "other suits led: follow, no duty to beat".
    return False


def legal(hand: list[str], trick: list[str], rules: Rules) -> list[str]:
    """The cards of the hand that may be played next to the trick, in listing order."""
    for card in hand + trick:
        check_card(card)
    if len(trick) >= rules.players:
        raise ValueError("the trick is complete")

    # A17: "First lead ... any card". A22: "winner leads next, any card". L14: leading, the whole hand.
    if trick == []:
        return listed(hand)

    led = suit_of(trick[0])
    following = of_suit(hand, led)

    # A18: "Follow suit: always compulsory".
    if following != []:
        # A20: "Duty to beat: none; beat in led suit at NT (Portugal); beat when trump is led (Portugal)".
        if must_beat(led, rules):
            # 2.11: "the highest card of that suit in the trick". Only cards of the led suit are compared.
            to_beat = highest(of_suit(trick, led), rules)
            beating = [card for card in following if strength(card, rules) > strength(to_beat, rules)]
            # 2.11: "if able"; any beating card will do (L10 has one, no source asks for the highest).
            if beating != []:
                return listed(beating)
            # L9 and L11: unable to beat, any card of the led suit.
        return listed(following)

    # A19: "Void in led suit: free; must trump if able".
    # 2.1: "must_trump: in trump contracts a void player must trump if able". L13: nothing to do without a trump suit.
    # 2.16, "void in 3, 4": "must trump if able", where 4 is TRUMP_LOSE. So the duty does not depend on the aim.
    if rules.void == "must-trump" and rules.trump is not None:
        trumps = of_suit(hand, rules.trump)
        # A21: "Overtrump when ruffing: never required in any source". L5: both trumps, high and low.
        if trumps != []:
            return listed(trumps)
        # L4: no trumps held, any card.

    # 1.4, step 5: "void = any card; no duty to beat or trump".
    # 2.11: "no duty to trump when void"; its duties to beat speak of following suit only.
    return listed(hand)


def winner(trick: list[str], rules: Rules) -> int:
    """Place in the order of play (0 = led) of the card that wins a complete trick."""
    for card in trick:
        check_card(card)
    if len(trick) != rules.players:
        raise ValueError("the trick is not complete")

    # A22: "highest trump, else highest of led suit". T6: off-suit cards never win. T5: small trump beats the ace led.
    candidates = of_suit(trick, suit_of(trick[0]))
    if rules.trump is not None:
        trumps = of_suit(trick, rules.trump)
        if trumps != []:
            candidates = trumps
    return trick.index(highest(candidates, rules))


def scores(tricks_from_declarer: list[int], rules: Rules) -> list[int]:
    """Points of each player for the deal, declarer first, then clockwise."""
    if rules.players == 4 and len(rules.quotas) == 2:
        # 2.14: "side over quota is paid 1 per trick; in misère the side over quota pays".
        over = tricks_from_declarer[0] + tricks_from_declarer[2] - rules.quotas[0]
        paid = over if rules.aim == "win" else -over
        # "hence side totals are equal and opposite".
        return [paid, -paid, paid, -paid]
    if len(tricks_from_declarer) != len(rules.quotas):
        raise ValueError("as many trick counts as quotas are needed")
    answer: list[int] = []
    for tricks, quota in zip(tricks_from_declarer, rules.quotas, strict=True):
        # A24: "signed difference, 1 point per trick".
        # 1.2: "Score of a player: win contract `tricks - quota`; lose contract `quota - tricks`".
        if rules.aim == "win":
            answer.append(tricks - quota)
        else:
            answer.append(quota - tricks)
    return answer


def walk(hands: list[list[str]], leader: int, rules: Rules) -> Iterator[Node]:
    """Every position of the play of these hands, depth first, legal cards in listing order."""
    if len(hands) != rules.players:
        raise ValueError("one hand for each player is needed")
    if leader not in range(rules.players):
        raise ValueError(f"leader: {leader}")
    seen: list[str] = []
    for hand in hands:
        # A4: "cards in hand = tricks", the same for every player.
        if len(hand) != len(hands[0]):
            raise ValueError("the hands must be of one size")
        for card in hand:
            check_card(card)
            if card in seen:
                raise ValueError(f"twice: {card}")
            seen.append(card)
    # 1 and A17: the leader of trick 1 is given from outside ("left of dealer").
    return _visit([list(hand) for hand in hands], leader, [], [], [0] * rules.players, rules)


def _visit(
    hands: list[list[str]], leader: int, trick: list[str], path: list[str], tricks: list[int], rules: Rules
) -> Iterator[Node]:
    """This position and all below it; leader led, or is to lead, the trick, which is never complete here."""
    if all(hand == [] for hand in hands):
        yield Node(tuple(path), None, (), tuple(tricks))
        return

    # Preamble: "Seats are numbered clockwise; left neighbour of seat `s` is `(s+1) mod n`". Play is clockwise (2.3).
    seat = (leader + len(trick)) % rules.players
    choices = legal(hands[seat], trick, rules)
    yield Node(tuple(path), seat, tuple(choices), tuple(tricks))

    for card in choices:
        next_hands = [list(hand) for hand in hands]
        next_hands[seat].remove(card)
        next_trick = [*trick, card]
        next_path = [*path, card]
        next_tricks = list(tricks)
        next_leader = leader
        if len(next_trick) == rules.players:
            # A22: the trick's winner "leads next".
            next_leader = (leader + winner(next_trick, rules)) % rules.players
            next_tricks[next_leader] += 1
            next_trick = []
        yield from _visit(next_hands, next_leader, next_trick, next_path, next_tricks, rules)


def _rules(
    trump: str | None = None,
    aim: str = "win",
    ace: str = "high",
    void: str = "free",
    beat: str = "never",
    players: int = 3,
) -> Rules:
    """Rules with the quotas of section 1.2 for 16 tricks (3 players) or 9 tricks (4 players, Estonia)."""
    quotas: tuple[int, ...] = (3, 2, 2, 2)
    if players == 3 and aim == "win":
        quotas = (8, 4, 4)
    if players == 3 and aim == "lose":
        quotas = (4, 6, 6)
    return Rules(players, trump, aim, ace, void, beat, quotas)


def _any_rules(trump: str | None) -> list[Rules]:
    """Every combination of the other axes: the vectors of 4.2 marked "any"."""
    answer: list[Rules] = []
    for aim in ["win", "lose"]:
        for ace in ["high", "low"]:
            for void in ["free", "must-trump"]:
                for beat in ["never", "at-no-trump", "when-trump-led", "both"]:
                    answer.append(_rules(trump, aim, ace, void, beat))
    return answer


def _check_winners() -> list[tuple[str, bool]]:
    """Section 4.1."""
    vectors: list[tuple[str, Rules, str, int]] = [
        ("T1", _rules("S"), "AH 7H 2S", 2),
        ("T2", _rules(None), "AH KH QH", 0),
        ("T3", _rules(None), "AH 7H 2S", 0),
        ("T4", _rules("S"), "5D 2S 9S", 2),
        ("T5", _rules("S"), "5D 2S AD", 1),
        ("T6", _rules(None), "TC AD KS", 0),
        ("T7", _rules(None), "KC AC QC", 1),
        ("T8", _rules(None, aim="lose", ace="low"), "KC AC QC", 0),
        ("T9", _rules(None, aim="lose", ace="low"), "AC 2C AD", 1),
        ("T10", _rules("H"), "3D JD 4D", 1),
        ("T11", _rules(None, players=4), "6D TD QD KC", 2),
        ("T12", _rules("D"), "2H 9S 3H", 2),
    ]
    return [(name, winner(trick.split(), rules) == expected) for name, rules, trick, expected in vectors]


def _check_legal() -> list[tuple[str, bool]]:
    """Section 4.2, L1 to L14. L15 is about the exchange, not the play."""
    must_trump = [_rules("S", void="must-trump")]
    free_void = [_rules("S", void="free")]
    portugal_nt = [_rules(None, beat="both"), _rules(None, beat="at-no-trump")]
    portugal_trump = [_rules("S", beat="both"), _rules("S", beat="when-trump-led")]
    must_trump_without = [_rules(None, aim="lose", void="must-trump"), _rules(None, aim="win", void="must-trump")]
    any_at_all: list[Rules] = []
    for trump in [None, "C", "D", "H", "S"]:
        any_at_all.extend(_any_rules(trump))
    vectors: list[tuple[str, list[Rules], str, str, str]] = [
        ("L1", _any_rules("S"), "AH", "7H KH 2S 9C", "7H KH"),
        ("L2", free_void, "AH", "2S 9C JD", "2S 9C JD"),
        ("L3", must_trump, "AH", "2S 9C JD", "2S"),
        ("L4", must_trump, "AH", "9C JD", "9C JD"),
        ("L5", must_trump, "5H 9S", "2S QS 3D", "2S QS"),
        ("L6", free_void, "5H 9S", "2S QS 3D", "2S QS 3D"),
        ("L7", _any_rules("S"), "QS", "2S 9C", "2S"),
        ("L8", portugal_nt, "TH", "7H KH 2S", "KH"),
        ("L9", portugal_nt, "AH", "7H KH 2S", "7H KH"),
        ("L10", portugal_trump, "9S", "3S JS AD", "JS"),
        ("L11", portugal_trump, "9S", "3S 5S AD", "3S 5S"),
        ("L12", portugal_trump, "9H", "3S JS AD", "3S JS AD"),
        ("L13", must_trump_without, "AH", "2S 9C", "2S 9C"),
        ("L14", any_at_all, "", "7H KH 2S 9C", "7H KH 2S 9C"),
    ]
    answer: list[tuple[str, bool]] = []
    for name, sets, trick, hand, expected in vectors:
        passed = all(legal(hand.split(), trick.split(), rules) == listed(expected.split()) for rules in sets)
        answer.append((name, passed))
    return answer


def _check_scores() -> list[tuple[str, bool]]:
    """Section 4.3, S1 to S17, declarer first; where the table names one player, only that place is compared."""
    win_spades = _rules("S")
    win = _rules(None)
    lose = _rules(None, aim="lose")
    vectors: list[tuple[str, Rules, list[int], list[int]]] = [
        ("S1", win_spades, [9, 3, 4], [1, -1, 0]),
        ("S2", lose, [9, 3, 4], [-5, 3, 2]),
        ("S3", win, [10, 4, 2], [2, 0, -2]),
        ("S4", lose, [3, 5, 8], [1, 1, -2]),
        ("S8", win, [6, 6, 4], [-2, 2, 0]),
        ("S9", lose, [2, 5, 9], [2, 1, -3]),
        ("S12", win, [8, 4, 4], [0, 0, 0]),
        ("S12", win_spades, [8, 4, 4], [0, 0, 0]),
        ("S13", lose, [4, 6, 6], [0, 0, 0]),
        ("S14", win, [16, 0, 0], [8, -4, -4]),
        ("S15", lose, [16, 0, 0], [-12, 6, 6]),
        ("S16", win, [0, 16, 0], [-8, 12, -4]),
        ("S17", lose, [0, 16, 0], [4, -10, 6]),
    ]
    partial: list[tuple[str, Rules, int, int, int]] = [
        ("S5", win, 0, 11, 3),
        ("S6", lose, 0, 2, 2),
        ("S7", lose, 1, 9, -3),
        ("S7", lose, 2, 9, -3),
        ("S10", win, 0, 10, 2),
        ("S11", lose, 0, 3, 1),
    ]
    failed: list[str] = []
    for name, rules, tricks, expected in vectors:
        if scores(tricks, rules) != expected:
            failed.append(name)
    for name, rules, place, taken, points in partial:
        # Every way to share the other tricks of the 16 between the other two players.
        for first in range(16 - taken + 1):
            tricks = [first, 16 - taken - first]
            tricks.insert(place, taken)
            if scores(tricks, rules)[place] != points or sum(scores(tricks, rules)) != 0:
                failed.append(name)
    # S9 also gives the totals of S8 and S9: players A, B, C; B is declarer in the second deal.
    first_deal = scores([6, 6, 4], win)
    b, c, a = scores([2, 5, 9], lose)
    if [first_deal[0] + a, first_deal[1] + b, first_deal[2] + c] != [-5, 4, 1]:
        failed.append("S9")
    names = [f"S{number}" for number in range(1, 18)]
    checked = [row[0] for row in vectors] + [row[0] for row in partial]
    return [(name, name in checked and name not in failed) for name in names]


def main() -> int:
    results = _check_winners() + _check_legal() + _check_scores()
    for name, passed in results:
        if not passed:
            print(f"{name} failed")
    print(f"{len([name for name, passed in results if passed])} of {len(results)} vectors passed")
    if all(passed for _, passed in results):
        return 0
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
