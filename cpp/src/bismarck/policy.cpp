// Ratings only order the actions of one moment; nothing is meant by their size. Cards are in the strength view, so that
// a higher bit of a lane always beats a lower one.
#include "vorhand/bismarck/policy.hpp"

#include <algorithm>
#include <bit>

#include "solve/lanes.hpp"
#include "vorhand/policy.hpp"

namespace vorhand::bismarck {
namespace {

using solve::lane_of;
using solve::rank_of_bit;
using solve::suit_of_bit;

constexpr int kTenths = 10;  // in a trick

constexpr Cards lane_of_card(Cards card) { return lane_of(suit_of_bit(card)); }
constexpr Cards above(Cards card) { return lane_of_card(card) & ~(card | (card - 1)); }
constexpr Cards below(Cards card) { return lane_of_card(card) & (card - 1); }
constexpr Cards trumps_of(Trump trump) { return trump < Trump::no_trump ? lane_of(static_cast<int>(trump)) : 0; }

// A card to play to a trick, for the seat to act.
class Play {
public:
    Play(const Rules& rules, const Deal& deal) : deal_(deal), ace_(deal.play.rules.ace) {
        const int seat = deal.actor;
        Cards others = 0;
        for (int other = 0; other < rules.players; ++other) {
            if (other != seat) others |= deal.play.hands[static_cast<std::size_t>(other)];
        }
        // Together with the others' cards, what has been laid aside and not seen: nobody knows which is which.
        if (seat != deal.declarer) others |= deal.aside;
        if (deal.fate == Fate::left && rules.facing == Facing::closed) others |= deal.kitty;
        unseen_ = by_strength(others, ace_);
        hand_ = by_strength(deal.play.hands[static_cast<std::size_t>(seat)], ace_);
        const TrickRules& play = deal.play.rules;
        trumps_ = play.trump ? lane(*play.trump) : 0;
        loses_ = rules.row(deal.contract).aim == Aim::lose;
        last_ = deal.play.trick.size + 1 == rules.players;
        if (deal.play.trick.empty()) return;
        const int place = trick_winner(deal.play.trick, play.trump, ace_);
        best_ = by_strength(bit(deal.play.trick.cards[static_cast<std::size_t>(place)]), ace_);
        led_ = lane(deal.play.trick.led());
        const int taker = (deal.play.leader + place) % rules.players;
        const bool partners = rules.sides == Sides::pairs && taker == (seat + 2) % rules.players;
        partner_takes_ = partners && (last_ || !(unseen_ & above(best_)));
    }

    int rate(Action action) const {
        const Cards card = by_strength(bit(Card{action}), ace_);
        if (deal_.play.trick.empty()) return loses_ ? lead_to_lose(card) : lead(card);
        if (card & led_) return loses_ ? follow_to_lose(card) : follow(card);
        return loses_ ? discard_to_lose(card) : ruff_or_discard(card);
    }

private:
    bool is_boss(Cards card) const { return !(unseen_ & above(card)); }
    int length(Cards card) const { return count(hand_ & lane_of_card(card)); }
    bool takes(Cards card) const {
        return (lane_of_card(best_) & card) ? card > best_ : (card & trumps_) != 0;
    }

    // What nobody can beat, trumps first while others have some; else low from the longest suit.
    int lead(Cards card) const {
        const Cards out = unseen_ & trumps_;
        if (card & trumps_) {
            if (is_boss(card)) return out ? 80 : 40;
            return length(card) > count(out) ? 44 - rank_of_bit(card) : -20 - rank_of_bit(card);
        }
        if (is_boss(card)) return out ? 45 : 70;
        return 3 * length(card) - rank_of_bit(card);
    }

    // Where others must go higher, and cannot stay below.
    int lead_to_lose(Cards card) const {
        if (!(unseen_ & lane_of_card(card))) return -100;
        return 4 * count(unseen_ & above(card)) - 6 * count(unseen_ & below(card)) - 2 * length(card);
    }

    // The cheapest card that takes the trick for certain, or the lowest.
    int follow(Cards card) const {
        if (takes(card) && !partner_takes_ && (last_ || is_boss(card))) return 100 - rank_of_bit(card);
        return 30 - rank_of_bit(card);
    }

    // The highest card that stays below. Who must take the trick takes it with his highest; who may yet be beaten plays
    // his lowest.
    int follow_to_lose(Cards card) const {
        if (!takes(card)) return 100 + rank_of_bit(card);
        return last_ ? rank_of_bit(card) : -rank_of_bit(card);
    }

    int ruff_or_discard(Cards card) const {
        if (card & trumps_) return takes(card) && !partner_takes_ ? 100 - rank_of_bit(card) : -60 - rank_of_bit(card);
        return 2 * length(card) - 2 * rank_of_bit(card) - (is_boss(card) ? 30 : 0);
    }

    // The card that is most likely to take a trick later.
    int discard_to_lose(Cards card) const {
        if (card & trumps_) return -60 - rank_of_bit(card);
        return 2 * count(unseen_ & below(card)) + rank_of_bit(card);
    }

    const Deal& deal_;
    Ace ace_;
    Cards hand_ = 0, unseen_ = 0, trumps_ = 0, best_ = 0, led_ = 0;
    bool loses_ = false, last_ = false, partner_takes_ = false;
};

// About how many tenths of a trick a hand takes; `hand` as the cards rank.
int tenths_won(Cards hand, Ace ace, Cards trumps) {
    constexpr std::array<int, 3> honours{9, 6, 3};  // the highest card of a suit, and the next two
    const int highest = ace == Ace::high ? kAceToLowest : kAceToLowest - 1;
    hand = by_strength(hand, ace);
    int tenths = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards own = hand & lane_of(suit);
        const int length = count(own);
        for (int n = 0; n < 3; ++n) {
            const bool held = own >> (kLaneBits * suit + highest - n) & 1;
            if (held && length > n) tenths += honours[static_cast<std::size_t>(n)];
        }
        if (length > 4) tenths += (length - 4) * (lane_of(suit) & trumps ? 9 : trumps ? 2 : 5);
    }
    return tenths;
}

// The same of a hand that does not want any: cards with too few lower ones of its own to hide behind.
int tenths_caught(Cards hand, Ace ace) {
    hand = by_strength(hand, ace);
    int tenths = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        int safe = 2;
        for (Cards own = hand >> (kLaneBits * suit) & kLane; own; own &= own - 1, safe += 3) {
            tenths += std::max(0, std::countr_zero(own) - safe);
        }
    }
    return tenths;
}

// Everything before the first card is played.
class Before {
public:
    Before(const Rules& rules, const Deal& deal)
        : rules_(rules), deal_(deal), hand_(deal.looked_at(rules, deal.actor)) {
        const bool his = hand_ && deal.actor == deal.declarer && deal.fate == Fate::lying;
        if (his && rules.facing == Facing::open) hand_ |= deal.kitty;
    }

    int rate_contract(Action action) const {
        if (!hand_) return 0;
        const Contract& row = rules_.row(static_cast<ContractId>(action - kContract));
        const int own = rules_.sides == Sides::pairs ? 2 : 1;
        if (row.aim == Aim::shed) return 0;
        if (row.aim == Aim::lose) return kTenths * rules_.lose[0] - own * tenths_caught(hand_, row.ace);
        return own * best_tenths(row, hand_) - kTenths * rules_.win[0];
    }

    int rate_trump(Action action) const {
        const Contract& row = rules_.row(deal_.contract);
        return hand_ ? tenths_won(hand_, row.ace, trumps_of(static_cast<Trump>(action - kNameTrump))) : 0;
    }

    // Which rank to build from: one that he holds often.
    int rate_start(Action action) const {
        constexpr Cards kOfEverySuit = 0x0001'0001'0001'0001;
        return count(hand_ & kOfEverySuit << (action - kStart + 1));
    }

    // Where cards are chosen in ascending order: the lowest of those that he can best do without.
    Action spare(const Actions& legal, int base, int still) const {
        Cards open = hand_ & ~(bit(Card{static_cast<std::uint8_t>(legal[0] - base)}) - 1);
        Cards chosen = 0;
        for (; still > 0; --still) {
            Cards best = 0;
            for (Cards rest = open & ~chosen; rest; rest = without_lowest(rest)) {
                const Cards card = bit(lowest(rest));
                if (!best || rate_spare(card) > rate_spare(best)) best = card;
            }
            chosen |= best;
        }
        return static_cast<Action>(base + lowest(chosen).index);
    }

private:
    static int best_tenths(const Contract& row, Cards hand) {
        if (row.trump == TrumpSource::declared) {
            int best = 0;
            for (const Trump named : row.suits) best = std::max(best, tenths_won(hand, row.ace, trumps_of(named)));
            return best;
        }
        const bool suit = row.trump >= TrumpSource::clubs && row.trump <= TrumpSource::spades;
        const int number = static_cast<int>(row.trump) - static_cast<int>(TrumpSource::clubs);
        return tenths_won(hand, row.ace, suit ? lane_of(number) : 0);
    }

    int rate_spare(Cards card) const {
        const bool known = deal_.contract != ContractId::none;
        const Contract row = known ? rules_.row(deal_.contract) : Contract{};
        const Cards view = by_strength(card, row.ace);
        if (row.aim == Aim::lose) return rank_of_bit(view);
        if (view & trumps_of(deal_.trump)) return -100 - rank_of_bit(view);
        return -4 * rank_of_bit(view) - count(by_strength(hand_, row.ace) & lane_of_card(view));
    }

    const Rules& rules_;
    const Deal& deal_;
    Cards hand_;
};

}  // namespace

Action by_rules(const Rules& rules, const Deal& deal, Random& random) {
    const Actions legal = deal.legal(rules);
    if (legal.size() == 1) return legal[0];
    const auto highest = [&](const auto& rate) { return highest_rated<Action>(legal, random, rate); };
    if (deal.phase == Phase::play) {
        const Play play(rules, deal);
        return highest([&](Action action) { return play.rate(action); });
    }
    const Before before(rules, deal);
    switch (deal.phase) {
        case Phase::choose_contract: return highest([&](Action action) { return before.rate_contract(action); });
        case Phase::name_trump: return highest([&](Action action) { return before.rate_trump(action); });
        case Phase::take_kitty: return kTakeKitty;
        case Phase::discard: return before.spare(legal, kDiscard, rules.kitty - count(deal.aside));
        case Phase::give: return before.spare(legal, kGift, deal.giving(rules).count - count(deal.aside));
        case Phase::name_start: return highest([&](Action action) { return before.rate_start(action); });
        case Phase::layout:  // of the suit in which most of his cards wait
            return highest([&](Action action) {
                return count(deal.play.hands[deal.actor] & lane(suit_of(Card{action})));
            });
        default: return highest([](Action) { return 0; });
    }
}

}  // namespace vorhand::bismarck
