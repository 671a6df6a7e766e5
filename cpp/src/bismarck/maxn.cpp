#include "vorhand/bismarck/maxn.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <thread>
#include <utility>

namespace vorhand::bismarck {
namespace {

using Clock = std::chrono::steady_clock;

// Relative cards: a lane a suit, in it the cards still in play from bit 0 upwards, in the order in which they are tried:
// the strongest first in contracts to win, the weakest in contracts to lose. The trump suit, if any, is in lane 3.
constexpr int kTrumpLane = 3;
constexpr int kHighestBit = 13;  // of a card in its lane; 13 cards leave it free once they are moved together
constexpr Cards kCardBits = 0x3FFF'3FFF'3FFF'3FFF;

constexpr Cards one_of(Cards cards) { return cards & (0 - cards); }
constexpr Cards lane_of(Cards one) { return kLane << (std::countr_zero(one) & 48); }
constexpr Cards below(Cards one) { return lane_of(one) & (one - 1); }
constexpr Cards above(Cards one) { return lane_of(one) & ~(one | (one - 1)); }

// Every lane in the opposite order.
constexpr Cards mirrored(Cards cards) {
    Cards mirror = 0;
    for (Cards rest = cards; rest; rest = without_lowest(rest)) {
        const int bit_number = std::countr_zero(rest);
        mirror |= Cards{1} << ((bit_number & 48) + kHighestBit - (bit_number & 15));
    }
    return mirror;
}

// Lanes 3 and that of the trump suit exchanged, which undoes itself.
constexpr Cards trump_exchanged(Cards cards, Suit trump) {
    const int shift = kLaneBits * static_cast<int>(trump);
    const int last = kLaneBits * kTrumpLane;
    const Cards others = cards & ~(kLane << shift) & ~(kLane << last);
    return others | (cards >> last & kLane) << shift | (cards >> shift & kLane) << last;
}

// `cards` without the bits `gone`: what is above one in its lane moves down.
constexpr Cards moved_together(Cards cards, Cards gone) {
    for (; gone; gone ^= std::bit_floor(gone)) {
        const Cards one = std::bit_floor(gone);
        const Cards higher = above(one);
        cards = (cards & ~(higher | one)) | (cards & higher) >> 1;
    }
    return cards;
}

// Who holds the cards of a suit that are still in play, in their order: a word of two halves of 16 bits, in which a
// card has a bit each. Seat 1 has its bit in the high half, seat 2 in the low one, seat 3 in both, seat 0 in none. The
// bit above the last card is set in the high half.
using Owners = std::uint32_t;

constexpr Owners without_card(Owners owners, int place) {
    constexpr Owners both_halves = 0x0001'0001;
    constexpr Owners no_bit_from_the_other_half = 0x7FFF'7FFF;
    const Owners lower = ((Owners{1} << place) - 1) * both_halves;
    return (owners & lower) | (owners >> 1 & ~lower & no_bit_from_the_other_half);
}

using OwnersBySuit = std::array<Owners, kSuits>;

// Division by how many cards tie, mostly by constants, which compile to multiplications. False if there is a rest.
constexpr bool divide(Share& sum, int by) {
    const auto divided = [&sum](Share divisor) {
        const Share quotient = sum / divisor;
        const bool whole = quotient * divisor == sum;
        sum = quotient;
        return whole;
    };
    switch (by) {
        case 2: return divided(2);
        case 3: return divided(3);
        case 4: return divided(4);
        case 5: return divided(5);
        default: return divided(by);
    }
}

}  // namespace

template <int seats, Aim aim>
class MaxNSearch {
public:
    MaxNSearch(MaxN& solver, const MaxNLimits& limits)
        : solver_(solver), limits_(limits), rules_(solver.rules_), trump_(rules_.trump ? lane(Suit{kTrumpLane}) : 0) {
        for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
            const bool duty = must_beat(suit, rules_);
            if (duty) to_beat_ |= rules_.trump ? trump_ : lane(suit);
        }
        for (int n = 0; n < kSuits; ++n) {  // the two highest bits of every half of a key
            stamp_[0] |= std::uint64_t{solver.epoch_ >> (2 * n) & 3} << (kLaneBits * n + 14);
            stamp_[1] |= std::uint64_t{solver.epoch_ >> (2 * n + 8) & 3} << (kLaneBits * n + 14);
        }
        index_mask_ = solver.lines_ * kSlotsInLine - 1;
    }

    MaxNAnswer solve(const Position& position) {
        MaxNAnswer answer;
        if (position.legal() == 0) return answer;
        const int seat = position.to_act();
        tricks_ = count(position.hands[static_cast<std::size_t>(seat)]);
        const Start start = start_of(position);
        switch (position.trick.size) {
            case 0: root<0>(start, position, answer); break;
            case 1: root<1>(start, position, answer); break;
            case 2: if constexpr (seats > 2) root<2>(start, position, answer); break;
            default: if constexpr (seats > 3) root<3>(start, position, answer); break;
        }
        answer.nodes = nodes_;
        if (end_ != MaxNEnd::solved) answer = {.end = end_, .nodes = nodes_};
        return answer;
    }

private:
    using Hands = std::array<Cards, seats>;   // by seat
    using Values = std::array<Share, seats>;  // by seat
    using Key = std::array<std::uint64_t, 2>;

    static constexpr int kSlotWords = seats == 4 ? 8 : 4;
    static constexpr std::size_t kSlotsInLine = 8 / kSlotWords;
    static constexpr std::uint64_t kNodesBetweenLooks = 1024;
    static constexpr Share kNoBound = std::numeric_limits<Share>::max();

    // A trick so far. Cards keep their places in the lanes until it is complete; the owners are told without it.
    struct Table {
        Cards led = 0;      // the lane of the suit led
        Cards best = 0;     // the card that is taking the trick
        Cards beating = 0;  // the cards that would take it from that one
        Cards played = 0;
        OwnersBySuit owners{};
        int taker = 0;
    };

    struct Start {
        Hands hands;
        Table table;
    };

    // What is best for a player among the cards tried so far.
    struct Best {
        Share total;  // what all have together
        Share own = 0;
        int ties = 0;
        Values sums{};

        void add(const Values& values, int seat) {
            const Share value = values[static_cast<std::size_t>(seat)];
            if (ties == 0 || (aim == Aim::win ? value > own : value < own)) {
                own = value;
                ties = 1;
                sums = values;
            } else if (value == own) {
                ++ties;
                for (std::size_t n = 0; n < seats; ++n) sums[n] += values[n];
            }
        }

        // What everybody has when all that ties is as likely; false if that is no whole number of units. The player's
        // own share needs no division, and neither does the last one: it is what is left.
        [[nodiscard]] bool mean(Values& values, int seat) const {
            values = sums;
            if (ties == 1) return true;
            const int last = seat == seats - 1 ? seats - 2 : seats - 1;
            bool whole = true;
            Share left = total - own;
            values[static_cast<std::size_t>(seat)] = own;
            for (int n = 0; n < seats; ++n) {
                if (n == seat || n == last) continue;
                Share& share = values[static_cast<std::size_t>(n)];
                whole = divide(share, ties) && whole;
                left -= share;
            }
            values[static_cast<std::size_t>(last)] = left;
            return whole;
        }
    };

    // What the player before needs to know of a choice. Where somebody gets more than `enough`, that player gets less
    // than by another card that he has tried, so that he will not play this one and needs no exact values of it.
    struct Parent {
        int seat = 0;
        Share enough = kNoBound;
    };

    // Relative cards of cards of the position, before those that are gone are left out.
    Cards laned(Cards cards) const {
        const Cards strength = by_strength(cards, rules_.ace);
        const Cards ordered = aim == Aim::win ? mirrored(strength) : strength;
        return rules_.trump ? trump_exchanged(ordered, *rules_.trump) : ordered;
    }

    Cards from_laned(Cards cards) const {
        const Cards ordered = rules_.trump ? trump_exchanged(cards, *rules_.trump) : cards;
        return from_strength(aim == Aim::win ? mirrored(ordered) : ordered, rules_.ace);
    }

    Start start_of(const Position& position) const {
        Start start{};
        Cards in_play = laned(cards_of(position.trick));
        for (std::size_t seat = 0; seat < seats; ++seat) in_play |= laned(position.hands[seat]);
        const Cards gone = kCardBits & ~in_play;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            start.hands[seat] = moved_together(laned(position.hands[seat]), gone);
        }
        start.table.owners = owners_of(start.hands, moved_together(laned(cards_of(position.trick)), gone));
        for (int place = 0; place < position.trick.size; ++place) {
            const Card card = position.trick.cards[static_cast<std::size_t>(place)];
            const int seat = (position.leader + place) % seats;
            start.table = with(start.table, moved_together(laned(bit(card)), gone), seat);
        }
        return start;
    }

    // The cards on the table count as in play and as nobody's: they are taken out one by one.
    static OwnersBySuit owners_of(const Hands& hands, Cards on_the_table) {
        OwnersBySuit owners{};
        for (int suit = 0; suit < kSuits; ++suit) {
            const auto in_suit = [suit](Cards cards) {
                return static_cast<Owners>(cards >> (kLaneBits * suit) & kLane);
            };
            Owners high = in_suit(on_the_table);
            for (const Cards hand : hands) high |= in_suit(hand);
            high = (high + 1) | in_suit(hands[1]);
            Owners low = 0;
            if constexpr (seats > 2) low |= in_suit(hands[2]);
            if constexpr (seats > 3) {
                high |= in_suit(hands[3]);
                low |= in_suit(hands[3]);
            }
            owners[static_cast<std::size_t>(suit)] = high << kLaneBits | low;
        }
        return owners;
    }

    static Hands hands_of(const OwnersBySuit& owners) {
        Hands hands{};
        for (int suit = 0; suit < kSuits; ++suit) {
            const Owners word = owners[static_cast<std::size_t>(suit)];
            const Owners end = std::bit_floor(word >> kLaneBits);
            const Owners high = (word >> kLaneBits) ^ end;
            const Owners low = word & kLane;
            const auto to_lane = [suit](Owners cards) { return Cards{cards} << (kLaneBits * suit); };
            hands[0] |= to_lane((end - 1) & ~high & ~low);
            hands[1] |= to_lane(high & ~low);
            if constexpr (seats > 2) hands[2] |= to_lane(low & ~high);
            if constexpr (seats > 3) hands[3] |= to_lane(low & high);
        }
        return hands;
    }

    Table with(const Table& table, Cards card, int seat) const {
        Table next = table;
        const Cards lower = table.played & below(card);
        const int number = std::countr_zero(card);
        const Cards lower_but_one = without_lowest(lower);
        const int taken_out_below = (lower != 0) + (lower_but_one != 0) + (without_lowest(lower_but_one) != 0);
        Owners& owners = next.owners[static_cast<std::size_t>(number / kLaneBits)];
        owners = without_card(owners, number % kLaneBits - taken_out_below);
        next.played |= card;
        if (!table.led) next.led = lane_of(card);
        if (!table.led || (card & table.beating)) {
            next.best = card;
            next.beating = beating(card);
            next.taker = seat;
        }
        return next;
    }

    // The cards that take a trick from the card that is taking it.
    Cards beating(Cards best) const {
        const Cards stronger = aim == Aim::win ? below(best) : above(best);
        return best & trump_ ? stronger : stronger | trump_;
    }

    Cards playable(Cards hand, const Table& table) const {
        if (!table.led) return hand;
        if (const Cards following = hand & table.led) {
            if (!(table.led & to_beat_)) return following;
            const Cards better = following & table.beating;
            return better ? better : following;
        }
        const Cards trumps = hand & trump_;
        return rules_.when_void == Void::must_trump && trumps ? trumps : hand;
    }

    // The cards of the hand and the bits that no card in play has any more: a run of them is a class of cards that are
    // equivalent. The highest bits of a lane are in no run.
    static Cards joined_cards(const Hands& hands, const Table& table, int seat) {
        Cards others = table.best;
        for (int other = 0; other < seats; ++other) {
            if (other != seat) others |= hands[static_cast<std::size_t>(other)];
        }
        return kCardBits & ~others;
    }

    // The class of a card, from that card upwards.
    static Cards run_of(Cards card, Cards joined) { return joined & ~(joined + card); }

    template <int place>
    void root(const Start& start, const Position& position, MaxNAnswer& answer) {
        const int seat = position.to_act();
        const Cards hand = start.hands[static_cast<std::size_t>(seat)];
        const Cards joined = joined_cards(start.hands, start.table, seat);
        Best best{tricks_ * kTrick};
        std::array<Values, kSuits * kLaneBits> values_of{};  // by relative card
        for (Cards rest = playable(hand, start.table); rest;) {
            const Cards card = one_of(rest);
            const Cards same = run_of(card, joined) & rest;
            rest ^= same;
            const Values values = after<place>(start.hands, with(start.table, card, seat), card, seat, tricks_, {});
            best.add(values, seat);
            for (Cards each = same; each; each = without_lowest(each)) {
                values_of[static_cast<std::size_t>(std::countr_zero(each))] = values;
            }
        }
        Values mean{};
        if (!best.mean(mean, seat)) stop(MaxNEnd::inexact);
        answer.shares = by_seat(mean);
        for (Cards rest = position.legal(); rest; rest = without_lowest(rest)) {
            const Cards card = laned(one_of(rest));
            const Cards own = laned(position.hands[static_cast<std::size_t>(seat)]);
            answer.cards[answer.size] = lowest(rest);
            answer.shares_of[answer.size++] = by_seat(values_of[relative_number(hand, count(own & (card - 1)))]);
        }
    }

    // The bit of the relative card that has so many of the hand before it.
    static std::size_t relative_number(Cards hand, int before) {
        for (; before > 0; --before) hand = without_lowest(hand);
        return static_cast<std::size_t>(std::countr_zero(hand));
    }

    static Shares by_seat(const Values& values) {
        Shares shares{};
        std::ranges::copy(values, shares.begin());
        return shares;
    }

    template <int place>
    Values choose(const Hands& hands, const Table& table, int seat, int tricks, Parent parent) {
        const Cards joined = joined_cards(hands, table, seat);
        Best best{tricks * kTrick};
        for (Cards rest = playable(hands[static_cast<std::size_t>(seat)], table); rest;) {
            const Cards card = one_of(rest);
            rest &= ~run_of(card, joined);
            const Table next = with(table, card, seat);
            if (takes_too_much(best, hands, next, seat)) continue;
            best.add(after<place>(hands, next, card, seat, tricks, bound_by(best, seat)), seat);
            if constexpr (aim == Aim::win) {
                // Nobody can have more than all, and nothing is left for the others then.
                if (best.own > parent.enough || best.own == best.total) return cut(best, seat, parent);
            }
        }
        Values values{};
        if (!best.mean(values, seat)) stop(MaxNEnd::inexact);
        return values;
    }

    // In a contract to lose: whether the card takes the trick whatever follows, while another brings less than that.
    static bool takes_too_much(const Best& best, const Hands& hands, const Table& next, int seat) {
        if (aim == Aim::win || best.ties == 0 || best.own >= kTrick || next.taker != seat) return false;
        Cards in_hands = 0;
        for (const Cards hand : hands) in_hands |= hand;
        return (in_hands & next.beating & ~next.played) == 0;
    }

    static Parent bound_by(const Best& best, int seat) {
        return {seat, aim == Aim::win && best.ties ? best.total - best.own : kNoBound};
    }

    static Values cut(const Best& best, int seat, Parent parent) {
        Values values{};
        values[static_cast<std::size_t>(parent.seat)] = best.total - best.own;
        values[static_cast<std::size_t>(seat)] = best.own;
        return values;
    }

    template <int place>
    Values after(const Hands& hands, const Table& table, Cards card, int seat, int tricks, Parent parent) {
        Hands left = hands;
        left[static_cast<std::size_t>(seat)] ^= card;
        if constexpr (place + 1 < seats) {
            return choose<place + 1>(left, table, next_seat(seat), tricks, parent);
        } else {
            Values values{};
            if (tricks == 2) {
                values[static_cast<std::size_t>(taker_of_last(left, table.taker))] = kTrick;
            } else if (tricks > 2) {
                // Whoever leads next is no obstacle to himself; the others have what is not his.
                const bool bounded = parent.enough != kNoBound && parent.seat != table.taker;
                values = lead(table.owners, table.taker, tricks - 1,
                              bounded ? Parent{parent.seat, parent.enough - kTrick} : Parent{});
            }
            values[static_cast<std::size_t>(table.taker)] += kTrick;
            return values;
        }
    }

    static int next_seat(int seat) { return seat + 1 < seats ? seat + 1 : 0; }

    int taker_of_last(const Hands& hands, int leader) const {
        int taker = leader;
        Cards better = beating(hands[static_cast<std::size_t>(leader)]);
        for (int seat = next_seat(leader); seat != leader; seat = next_seat(seat)) {
            const Cards card = hands[static_cast<std::size_t>(seat)];
            if (!(card & better)) continue;
            taker = seat;
            better = beating(card);
        }
        return taker;
    }

    // The start of a trick, two or more of them left.
    Values lead(const OwnersBySuit& owners, int leader, int tricks, Parent parent) {
        const Key position = key_of(owners, leader);
        std::uint64_t* const slot = slot_of(position);
        const Key key{position[0] | stamp_[0], position[1] | stamp_[1]};
        if (slot[0] == key[0] && slot[1] == key[1]) return loaded(slot, tricks);
        if (!may_go_on()) return {};
        Table table;
        table.owners = owners;
        const Values values = choose<0>(hands_of(owners), table, leader, tricks, parent);
        const bool exact = values[static_cast<std::size_t>(leader)] <= parent.enough;
        if (exact && end_ == MaxNEnd::solved) store(slot, key, values);
        return values;
    }

    // Owners by suit and the leader tell all of a position. Suits that are not trumps can change places, so they are
    // sorted.
    Key key_of(OwnersBySuit owners, int leader) const {
        const auto sort = [&owners](std::size_t one, std::size_t other) {
            const Owners before = owners[one];
            const Owners behind = owners[other];
            owners[one] = before < behind ? before : behind;
            owners[other] = before < behind ? behind : before;
        };
        sort(0, 1);
        if (trump_) {
            sort(1, 2);
            sort(0, 1);
        } else {
            sort(2, 3);
            sort(0, 2);
            sort(1, 3);
            sort(1, 2);
        }
        // The low halves have a third bit to spare.
        owners[0] |= static_cast<Owners>(leader & 1) << kHighestBit;
        owners[1] |= static_cast<Owners>(leader >> 1) << kHighestBit;
        return {std::uint64_t{owners[0]} << 32 | owners[1], std::uint64_t{owners[2]} << 32 | owners[3]};
    }

    std::uint64_t* slot_of(const Key& key) const {
        std::uint64_t mixed = (key[0] * 0x9E37'79B9'7F4A'7C15) ^ (key[1] * 0xC2B2'AE3D'27D4'EB4F);
        mixed = (mixed ^ (mixed >> 32)) * 0xD6E8'FEB8'6659'FD93;
        const std::size_t slot = (mixed >> 32) & index_mask_;
        return solver_.table_[slot / kSlotsInLine].words.data() + slot % kSlotsInLine * kSlotWords;
    }

    // A slot holds the key and the shares of all seats but the first, who has what is left.
    static Values loaded(const std::uint64_t* slot, int tricks) {
        Values values{};
        values[0] = tricks * kTrick;
        for (std::size_t n = 1; n < seats; ++n) {
            values[n] = static_cast<Share>(slot[n + 1]);
            values[0] -= values[n];
        }
        return values;
    }

    void store(std::uint64_t* slot, const Key& key, const Values& values) {
        std::ranges::copy(key, slot);
        for (std::size_t n = 1; n < seats; ++n) slot[n + 1] = static_cast<std::uint64_t>(values[n]);
        ++solver_.stored_;
    }

    void stop(MaxNEnd why) {
        if (end_ == MaxNEnd::solved) end_ = why;
    }

    bool may_go_on() {
        if (nodes_ >= limits_.nodes) stop(MaxNEnd::out_of_nodes);
        if (nodes_ % kNodesBetweenLooks == 0) {
            if (limits_.until != Clock::time_point::max() && Clock::now() >= limits_.until) stop(MaxNEnd::out_of_time);
            if (limits_.goes_on && !limits_.goes_on(nodes_)) stop(MaxNEnd::ended);
        }
        if (end_ != MaxNEnd::solved) return false;
        ++nodes_;
        return true;
    }

    MaxN& solver_;
    const MaxNLimits& limits_;
    TrickRules rules_;
    Cards trump_;
    Cards to_beat_ = 0;  // the lanes of the suits in which one must beat
    Key stamp_{};
    std::size_t index_mask_ = 0;
    std::uint64_t nodes_ = 0;
    MaxNEnd end_ = MaxNEnd::solved;
    int tricks_ = 0;
};

MaxN::MaxN(std::size_t table_bytes)
    : most_lines_(std::bit_floor(std::max(table_bytes / sizeof(Line), std::size_t{1}))) {}

void MaxN::begin_epoch() {
    constexpr std::uint32_t kEpochs = 1U << 16;  // a key has 16 bits to spare
    stored_ = 0;
    if (++epoch_ == kEpochs) {
        std::ranges::fill(table_, Line{});
        epoch_ = 1;
    }
}

void MaxN::prepare(const Position& position, const MaxNLimits& limits) {
    const auto same = [](const TrickRules& one, const TrickRules& other) {
        return one.trump.has_value() == other.trump.has_value() && one.when_void == other.when_void &&
               one.beat == other.beat && one.aim == other.aim;
    };
    const bool stays = seats_ == position.seats && same(rules_, position.rules) &&
                       limits.nodes == std::numeric_limits<std::uint64_t>::max();
    if (seats_ != position.seats) {
        table_.clear();  // slots of another number of seats have another size
        epoch_ = 0;
    }
    seats_ = position.seats;
    rules_ = position.rules;
    // About four times as many positions are stored for every trick more; a table that stays grows when it is full.
    const int tricks = count(position.hands[static_cast<std::size_t>(position.to_act())]);
    const std::size_t usual = std::size_t{1} << std::clamp(2 * tricks - 2, 0, 24);
    lines_ = std::min(stays ? std::max({usual, lines_, std::bit_floor(stored_)}) : usual, most_lines_);
    if (lines_ > table_.size()) {
        table_.assign(lines_, Line{});
        epoch_ = 0;
    }
    if (!stays || epoch_ == 0) begin_epoch();
}

MaxNAnswer MaxN::solve(const Position& position, const MaxNLimits& limits) {
    prepare(position, limits);
    const auto with_aim = [&]<int seats>() {
        if (position.rules.aim == Aim::win) return MaxNSearch<seats, Aim::win>(*this, limits).solve(position);
        return MaxNSearch<seats, Aim::lose>(*this, limits).solve(position);
    };
    switch (position.seats) {
        case 2: return with_aim.operator()<2>();
        case 3: return with_aim.operator()<3>();
        default: return with_aim.operator()<4>();
    }
}

std::vector<MaxNAnswer> solve_all(std::span<const Position> positions, const MaxNLimits& limits, int threads,
                                  const std::function<bool(std::size_t, std::uint64_t)>& progress) {
    std::vector<MaxNAnswer> answers(positions.size());
    std::atomic<std::size_t> next = 0, answered = 0;
    std::atomic<bool> ended = false;
    const auto work = [&](const MaxNLimits& own) {
        MaxN solver;
        for (std::size_t n = next++; n < positions.size(); n = next++) {
            answers[n] = solver.solve(positions[n], own);
            ++answered;
        }
    };
    MaxNLimits of_others = limits, of_caller = limits;
    if (progress) {
        of_others.goes_on = [&](std::uint64_t) { return !ended; };
        of_caller.goes_on = [&](std::uint64_t nodes) {
            if (!progress(answered, nodes)) ended = true;
            return !ended;
        };
    }
    std::vector<std::jthread> others;
    for (int n = 1; n < threads && static_cast<std::size_t>(n) < positions.size(); ++n) {
        others.emplace_back([&] { work(of_others); });
    }
    work(of_caller);
    others.clear();  // which waits for them
    return answers;
}

}  // namespace vorhand::bismarck
