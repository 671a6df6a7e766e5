#include "vorhand/bismarck/maxn.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <thread>
#include <utility>

namespace vorhand::bismarck {
namespace {

using Clock = std::chrono::steady_clock;

// Relative cards: a lane a suit, in it the cards still in play from bit 0 upwards in the order of their strength. The
// trump suit, if any, is in lane 3.
constexpr int kTrumpLane = 3;
constexpr Cards kLowestBits = 0x0001'0001'0001'0001;
constexpr Cards kRelativeBits = 0x3FFF'3FFF'3FFF'3FFF;  // 13 cards, and a bit that is always free
constexpr Cards kFreeBits = ~kRelativeBits;

constexpr Cards lane_of(Cards one) { return kLane << (std::countr_zero(one) & 48); }

// The cards of its lane above `one`.
constexpr Cards above(Cards one) { return lane_of(one) & ~(one | (one - 1)); }

// `cards` without the bits `gone`: what is above one in its lane moves down. Begins with the highest.
constexpr Cards closed_up(Cards cards, Cards gone) {
    while (gone) {
        const Cards one = std::bit_floor(gone);
        const Cards higher = above(one);
        cards = (cards & ~(higher | one)) | ((cards & higher) >> 1);
        gone ^= one;
    }
    return cards;
}

constexpr Cards with_trump_in_lane_3(Cards cards, Suit trump) {
    const int shift = kLaneBits * static_cast<int>(trump);
    const Cards top = cards >> (kLaneBits * kTrumpLane);
    const Cards trumps = cards >> shift & kLane;
    const Cards others = cards & ~(kLane << shift) & ~(kLane << (kLaneBits * kTrumpLane));
    return others | top << shift | trumps << (kLaneBits * kTrumpLane);
}

// Division by how many cards tie, 2 to 13: by constants, which compile to multiplications.
constexpr bool divided(Share& sum, int by) {
    const auto exact = [&sum](Share divisor) {
        const Share quotient = sum / divisor;
        const bool whole = quotient * divisor == sum;
        sum = quotient;
        return whole;
    };
    switch (by) {
        case 2: return exact(2);
        case 3: return exact(3);
        case 4: return exact(4);
        case 5: return exact(5);
        default: return exact(by);
    }
}

}  // namespace

// One search. Seats are counted from the one that leads the trick.
template <int seats, Aim aim>
class MaxNSearch {
public:
    using Hands = std::array<Cards, seats>;
    using Values = std::array<Share, seats>;

    MaxNSearch(MaxN& solver, const MaxNLimits& limits)
        : solver_(solver), limits_(limits), rules_(solver.rules_), trump_(rules_.trump ? lane(Suit{kTrumpLane}) : 0) {
        beat_at_no_trump_ = aim == Aim::win && !rules_.trump && must_beat(Suit::clubs, rules_);
        beat_when_trump_led_ = aim == Aim::win && rules_.trump && must_beat(*rules_.trump, rules_);
        for (int n = 0; n < kSuits; ++n) {
            const std::uint64_t low = solver.epoch_ >> (2 * n) & 3;
            const std::uint64_t high = solver.epoch_ >> (2 * n + 8) & 3;
            stamp_[0] |= low << (kLaneBits * n + 14);
            stamp_[1] |= high << (kLaneBits * n + 14);
        }
        index_mask_ = solver.lines_ * kSlotsInLine - 1;
    }

    MaxNAnswer solve(const Position& position) {
        MaxNAnswer answer;
        const int place = position.trick.size;
        if (position.legal() == 0) return answer;
        begin(position);
        switch (place) {
            case 0: root<0>(position, answer); break;
            case 1: root<1>(position, answer); break;
            case 2: if constexpr (seats > 2) root<2>(position, answer); break;
            case 3: if constexpr (seats > 3) root<3>(position, answer); break;
        }
        answer.nodes = nodes_;
        if (end_ != MaxNEnd::solved) {
            answer = {.end = end_, .nodes = nodes_};
        }
        return answer;
    }

private:
    // A trick so far: what can beat its best card, and what has been played to it.
    struct Table {
        Cards led = 0;      // the lane of the suit led
        Cards best = 0;     // the card that is taking the trick; none before the lead
        Cards beating = 0;  // the cards that would take it from that one
        Cards played = 0;
        int taker = 0;
    };

    static constexpr int kKeyWords = 2;
    static constexpr int kSlotWords = seats == 4 ? 8 : 4;
    static constexpr std::size_t kSlotsInLine = 8 / kSlotWords;
    static constexpr std::uint64_t kNodesBetweenLooksAtTheClock = 1024;

    // The position in relative cards, those of the trick in progress counted as in play.
    void begin(const Position& position) {
        Cards in_play = 0;
        for (int place = 0; place < seats; ++place) {
            const int seat = (position.leader + place) % seats;
            hands_[static_cast<std::size_t>(place)] = laned(position.hands[static_cast<std::size_t>(seat)]);
            in_play |= hands_[static_cast<std::size_t>(place)];
        }
        for (const Card card : position.trick.played()) in_play |= laned(bit(card));
        const Cards gone = kRelativeBits & ~in_play;
        for (Cards& hand : hands_) hand = closed_up(hand, gone);
        for (int place = 0; place < position.trick.size; ++place) {
            const Card card = position.trick.cards[static_cast<std::size_t>(place)];
            table_ = with(table_, closed_up(laned(bit(card)), gone), place);
        }
        tricks_ = count(position.hands[static_cast<std::size_t>(position.to_act())]);
    }

    Cards laned(Cards cards) const {
        const Cards strength = by_strength(cards, rules_.ace);
        return rules_.trump ? with_trump_in_lane_3(strength, *rules_.trump) : strength;
    }

    template <int place>
    void root(const Position& position, MaxNAnswer& answer) {
        const Cards hand = hands_[place];
        const Cards joined = joined_cards<place>(hands_, table_);
        const Cards all = position.legal();
        Best best{tricks_ * kTrick};
        for (Cards legal = legal_cards<place>(hand, table_); legal;) {
            const Cards card = legal & (0 - legal);
            const Cards same = legal & joined & ~(joined + card);
            legal ^= same;
            const Values values = after<place>(hands_, table_, card, tricks_);
            best.template add<place>(values);
            // Relative cards are in the order of their strength; which cards of the hand they stand for is counted off.
            for (Cards rest = same; rest; rest = without_lowest(rest)) {
                const Cards one = rest & (0 - rest);
                answer.shares_of[answer.size] = by_seat(values, position.leader);
                answer.cards[answer.size++] = card_for(position, hand, one);
            }
        }
        Values mean{};
        if (!best.template mean<place>(mean)) stop(MaxNEnd::inexact);
        answer.shares = by_seat(mean, position.leader);
        sort_by_card(answer, all);
    }

    // The card of the position that a relative card of the seat to act stands for: the one with as many cards of that
    // hand below it, lane by lane.
    Card card_for(const Position& position, Cards hand, Cards one) const {
        const int below = count(hand & (one - 1));
        Cards view = laned(position.hands[static_cast<std::size_t>(position.to_act())]);
        for (int n = 0; n < below; ++n) view = without_lowest(view);
        const Cards found = view & (0 - view);
        const Cards strength = rules_.trump ? with_trump_in_lane_3(found, *rules_.trump) : found;
        return lowest(from_strength(strength, rules_.ace));
    }

    static void sort_by_card(MaxNAnswer& answer, Cards all) {
        MaxNAnswer sorted = answer;
        for (int n = 0; n < answer.size; ++n) {
            const Card card = answer.cards[static_cast<std::size_t>(n)];
            const auto rank = static_cast<std::size_t>(count(all & (bit(card) - 1)));
            sorted.cards[rank] = card;
            sorted.shares_of[rank] = answer.shares_of[static_cast<std::size_t>(n)];
        }
        answer = sorted;
    }

    static Shares by_seat(const Values& values, int leader) {
        Shares shares{};
        for (int place = 0; place < seats; ++place) {
            shares[static_cast<std::size_t>((leader + place) % seats)] = values[static_cast<std::size_t>(place)];
        }
        return shares;
    }

    Table with(const Table& table, Cards card, int place) const {
        Table next = table;
        next.played |= card;
        if (place == 0) next.led = lane_of(card);
        if (place == 0 || (card & table.beating)) {
            next.best = card;
            next.beating = above(card) | (card & trump_ ? 0 : trump_);
            next.taker = place;
        }
        return next;
    }

    template <int place>
    Cards legal_cards(Cards hand, const Table& table) const {
        if constexpr (place == 0) return hand;
        const Cards following = hand & table.led;
        if (following) {
            if constexpr (aim == Aim::win) {
                if (beat_at_no_trump_ || (beat_when_trump_led_ && (table.led & trump_))) {
                    const Cards better = following & table.beating;
                    return better ? better : following;
                }
            }
            return following;
        }
        const Cards trumps = hand & trump_;
        return rules_.when_void == Void::must_trump && trumps ? trumps : hand;
    }

    // The cards of the hand and the bits that no card in play has any more: a run of them is a class of cards that are
    // equivalent. A lane ends with bits that are in no run.
    template <int place>
    static Cards joined_cards(const Hands& hands, const Table& table) {
        Cards others = table.best;
        for (int other = 0; other < seats; ++other) {
            if (other != place) others |= hands[static_cast<std::size_t>(other)];
        }
        return ~others & kRelativeBits;
    }

    // What is best for the player at a place, and what everybody has when all that ties is as likely.
    struct Best {
        Share total;  // what all have together
        Share own = 0;
        int ties = 0;
        Values sums{};

        template <int place>
        void add(const Values& values) {
            const Share value = values[place];
            if (ties == 0 || (aim == Aim::win ? value > own : value < own)) {
                own = value;
                ties = 1;
                sums = values;
            } else if (value == own) {
                ++ties;
                for (int n = 0; n < seats; ++n) sums[static_cast<std::size_t>(n)] += values[static_cast<std::size_t>(n)];
            }
        }

        // False if a mean is no whole number of units. The player's own needs no division, and the last one none: it
        // is what is left.
        template <int place>
        [[nodiscard]] bool mean(Values& values) const {
            values = sums;
            if (ties == 1) return true;
            constexpr int rest = place == seats - 1 ? seats - 2 : seats - 1;
            bool whole = true;
            Share left = total - own;
            values[place] = own;
            for (int n = 0; n < seats; ++n) {
                if (n == place || n == rest) continue;
                whole = divided(values[static_cast<std::size_t>(n)], ties) && whole;
                left -= values[static_cast<std::size_t>(n)];
            }
            values[rest] = left;
            return whole;
        }
    };

    template <int place>
    Values choose(const Hands& hands, const Table& table, int tricks) {
        const Cards joined = joined_cards<place>(hands, table);
        Best best{tricks * kTrick};
        for (Cards legal = legal_cards<place>(hands[place], table); legal;) {
            const Cards card = legal & (0 - legal);
            legal &= ~(joined & ~(joined + card));
            best.template add<place>(after<place>(hands, table, card, tricks));
        }
        Values values{};
        if (!best.template mean<place>(values)) stop(MaxNEnd::inexact);
        return values;
    }

    template <int place>
    Values after(const Hands& hands, const Table& table, Cards card, int tricks) {
        Hands left = hands;
        left[place] ^= card;
        const Table next = with(table, card, place);
        if constexpr (place + 1 < seats) {
            return choose<place + 1>(left, next, tricks);
        } else {
            const auto taker = static_cast<std::size_t>(next.taker);
            Hands turned{};
            for (std::size_t n = 0; n < seats; ++n) turned[n] = closed_up(left[(n + taker) % seats], next.played);
            const Values rest = lead(turned, tricks - 1);
            Values values{};
            for (std::size_t n = 0; n < seats; ++n) values[(n + taker) % seats] = rest[n];
            values[taker] += kTrick;
            return values;
        }
    }

    // The start of a trick.
    Values lead(const Hands& hands, int tricks) {
        if (tricks == 0) return {};
        if (tricks == 1) return last_trick(hands);
        const auto position = key_of(hands);
        std::uint64_t* const slot = slot_of(position);
        const std::array<std::uint64_t, kKeyWords> key{position[0] | stamp_[0], position[1] | stamp_[1]};
        if (slot[0] == key[0] && slot[1] == key[1]) return loaded(slot, tricks);
        if (!may_go_on()) return {};
        const Values values = choose<0>(hands, {}, tricks);
        if (end_ == MaxNEnd::solved) store(slot, key, values);
        return values;
    }

    Values last_trick(const Hands& hands) const {
        Table table;
        for (int place = 0; place < seats; ++place) table = with(table, hands[static_cast<std::size_t>(place)], place);
        Values values{};
        values[static_cast<std::size_t>(table.taker)] = kTrick;
        return values;
    }

    // A key tells all of a position: for each suit a word with the number of cards and their owners, two bits a card
    // in two halves. Suits that are not trumps can change places, so their words are sorted. The two highest bits of
    // every half are free for the stamp of the epoch.
    std::array<std::uint64_t, kKeyWords> key_of(const Hands& hands) const {
        Cards all = 0;
        for (const Cards hand : hands) all |= hand;
        Cards first = (all + kLowestBits) | hands[1];  // the bit above the highest card is the number of cards
        Cards second = 0;
        if constexpr (seats > 2) second |= hands[2];
        if constexpr (seats > 3) {
            first |= hands[3];
            second |= hands[3];
        }
        std::array<std::uint32_t, kSuits> words{};
        for (int suit = 0; suit < kSuits; ++suit) {
            const Cards high = first >> (kLaneBits * suit) & kLane;
            const Cards low = second >> (kLaneBits * suit) & kLane;
            words[static_cast<std::size_t>(suit)] = static_cast<std::uint32_t>(high << kLaneBits | low);
        }
        const auto in_order = [&words](std::size_t one, std::size_t other) {
            const auto [least, most] = std::minmax({words[one], words[other]});
            words[one] = least;
            words[other] = most;
        };
        in_order(0, 1);
        if (!trump_) {
            in_order(2, 3);
            in_order(0, 2);
            in_order(1, 3);
        }
        in_order(1, 2);
        if (trump_) in_order(0, 1);
        return {std::uint64_t{words[0]} << 32 | words[1], std::uint64_t{words[2]} << 32 | words[3]};
    }

    std::uint64_t* slot_of(const std::array<std::uint64_t, kKeyWords>& key) const {
        std::uint64_t mixed = (key[0] * 0x9E37'79B9'7F4A'7C15) ^ (key[1] * 0xC2B2'AE3D'27D4'EB4F);
        mixed = (mixed ^ (mixed >> 32)) * 0xD6E8'FEB8'6659'FD93;
        const std::size_t slot = (mixed >> 32) & index_mask_;
        return solver_.table_[slot / kSlotsInLine].words.data() + slot % kSlotsInLine * kSlotWords;
    }

    static Values loaded(const std::uint64_t* slot, int tricks) {
        Values values{};
        values[0] = tricks * kTrick;
        for (int n = 1; n < seats; ++n) {
            values[static_cast<std::size_t>(n)] = static_cast<Share>(slot[kKeyWords + n - 1]);
            values[0] -= values[static_cast<std::size_t>(n)];
        }
        return values;
    }

    void store(std::uint64_t* slot, const std::array<std::uint64_t, kKeyWords>& key, const Values& values) {
        std::ranges::copy(key, slot);
        for (int n = 1; n < seats; ++n) {
            slot[kKeyWords + n - 1] = static_cast<std::uint64_t>(values[static_cast<std::size_t>(n)]);
        }
        ++solver_.stored_;
    }

    void stop(MaxNEnd why) {
        if (end_ == MaxNEnd::solved) end_ = why;
    }

    bool may_go_on() {
        if (nodes_ >= limits_.nodes) stop(MaxNEnd::out_of_nodes);
        if (nodes_ % kNodesBetweenLooksAtTheClock == 0 && limits_.until != Clock::time_point::max() &&
            Clock::now() >= limits_.until) {
            stop(MaxNEnd::out_of_time);
        }
        if (end_ != MaxNEnd::solved) return false;
        ++nodes_;
        return true;
    }

    MaxN& solver_;
    const MaxNLimits& limits_;
    TrickRules rules_;
    Cards trump_;
    bool beat_at_no_trump_ = false;
    bool beat_when_trump_led_ = false;
    std::array<std::uint64_t, kKeyWords> stamp_{};
    std::size_t index_mask_ = 0;
    std::uint64_t nodes_ = 0;
    MaxNEnd end_ = MaxNEnd::solved;
    Hands hands_{};
    Table table_;
    int tricks_ = 0;
};

MaxN::MaxN(std::size_t table_bytes) : most_lines_(std::bit_floor(std::max(table_bytes / sizeof(Line), std::size_t{1}))) {}

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

std::vector<MaxNAnswer> solve_all(std::span<const Position> positions, const MaxNLimits& limits, int threads) {
    std::vector<MaxNAnswer> answers(positions.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        MaxN solver;
        for (std::size_t n = next++; n < positions.size(); n = next++) answers[n] = solver.solve(positions[n], limits);
    };
    std::vector<std::jthread> others;
    for (int n = 1; n < threads && static_cast<std::size_t>(n) < positions.size(); ++n) others.emplace_back(work);
    work();
    others.clear();  // which waits for them
    return answers;
}

}  // namespace vorhand::bismarck
