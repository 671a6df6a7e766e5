// Step 2 for contracts to lose: results that are sure at the start of a trick, of one seat against the rest when no
// trump is in play. What is claimed holds against any play of the other side.
#include "search.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace vorhand::bismarck::solve {
namespace {

// How a suit's ranks lie between the seat and the others together.
struct Ranks {
    std::uint8_t low : 4;     // own cards below all of theirs
    std::uint8_t height : 4;  // how many ranks from below `safe` and `spare` rest on
    bool safe : 1;            // under their n-th lowest card stand n own ones, or all
    bool spare : 1;           // under their n-th lowest card stand n + 1 own ones, or all
};

constexpr Ranks ranks_of(unsigned own_ranks, int cards) {
    int own = std::popcount(own_ranks);
    int theirs = cards - own;
    int ahead = 0;  // own cards below, beyond one for each of theirs
    int low = 0;
    int height = 0;
    bool met = false;  // one of theirs
    bool safe = true;
    bool spare = true;
    for (int rank = cards - 1; own && theirs && safe; --rank) {
        ++height;
        if (own_ranks >> rank & 1) {
            --own;
            ++ahead;
            low += !met;
        } else {
            --theirs;
            --ahead;
            met = true;
            safe = ahead >= 0;
            spare = spare && ahead > 0;
        }
    }
    return {static_cast<std::uint8_t>(low & 15), static_cast<std::uint8_t>(height & 15), safe, spare};
}

// By the seat's ranks, the highest in the lowest bit, and a bit above them that tells how many cards the suit has.
constexpr auto kRanksOf = [] {
    constexpr int kMost = 13;
    std::array<Ranks, std::size_t{2} << kMost> ranks{};
    for (int cards = 0; cards <= kMost; ++cards) {
        for (unsigned own = 0; own < 1U << cards; ++own) ranks[own | 1U << cards] = ranks_of(own, cards);
    }
    return ranks;
}();

// Every second bit, from the lowest on.
constexpr std::uint32_t halved(std::uint32_t bits) {
    bits = (bits | bits >> 1) & 0x3333'3333;
    bits = (bits | bits >> 2) & 0x0F0F'0F0F;
    bits = (bits | bits >> 4) & 0x00FF'00FF;
    return (bits | bits >> 8) & 0xFFFF;
}

class Avoidance {
public:
    Avoidance(const Mode& mode, const Layout& layout, int leader, int left)
        : mode_(mode), layout_(layout), seat_(std::countr_zero(mode.side)), leader_(leader), left_(left) {}

    bool decide(int target, bool& result, Proof& proof) {
        const int needed = left_ - target + 1;  // tricks that the seat has to lose
        survey();
        if (loses_low_cards(needed, proof) || loses_safe_suits(needed, proof) || (needed == 1 && loses_this(proof))) {
            result = false;
            return true;
        }
        if (seat_ == leader_) {
            if (!all_win(proof)) return false;
            result = true;  // all tricks that are left
            return true;
        }
        if (target == 1 && forced(proof)) {
            result = true;
            return true;
        }
        return false;
    }

private:
    Cards nth(int suit, int n) const { return nth_from_above(layout_.in_play, suit, n); }

    struct Suit {
        int own = 0;
        int theirs = 0;
        Ranks ranks{};
    };

    void survey() {
        for (int suit = 0; suit < kSuits; ++suit) {
            const int cards = layout_.length_of_all(suit);
            const std::uint32_t other = layout_.owners[suit] ^ 0x5555'5555U * static_cast<unsigned>(seat_);
            const std::uint32_t own = ~(other | other >> 1) & 0x5555'5555 & ((1U << (2 * cards)) - 1);
            const int length = layout_.length(seat_, suit);
            suits_[suit] = {length, cards - length, kRanksOf[halved(own) | 1U << cards]};
        }
    }

    // A card below all of theirs loses its trick whoever leads the suit, as long as they have it, and when it is
    // discarded. The seat leads such a card whenever it is on lead, and follows with one where it has one; so it wins
    // in other suits only, and no two tricks in a row. They spoil a card by having no others of its suit left. A trick
    // takes at most one card of each of them out of the suit led, together with one of the seat's, and gives all but
    // one of them a discard: as many tricks as go by before the last of the needed ones is lost.
    bool loses_low_cards(int needed, Proof& proof) const {
        const int hunters = mode_.seats - 1;
        std::array<int, kSuits> cards{};  // of the seat's that lose
        std::array<int, kSuits> first{};  // discards that spoil one of them; each further one takes as many as they are
        int total = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const Suit& held = suits_[suit];
            cards[suit] = std::min<int>(held.ranks.low, (held.theirs + hunters - 1) / hunters);
            first[suit] = held.theirs - hunters * (cards[suit] - 1);
            total += cards[suit];
        }
        if (total < needed) return false;
        const int discards = (2 * (needed - 1) + (seat_ != leader_)) * (hunters - 1);
        std::array<int, 1 << kSuits> cost{};
        std::array<int, 1 << kSuits> more{};
        for (unsigned chosen = 1; chosen < cost.size(); ++chosen) {  // suits in which they spoil some
            const unsigned others = chosen & (chosen - 1);
            const auto suit = static_cast<unsigned>(std::countr_zero(chosen));
            cost[chosen] = cost[others] + (cards[suit] ? first[suit] : discards + 1);
            more[chosen] = more[others] + cards[suit] - 1;
            if (cost[chosen] > discards) continue;
            const int spoilt = std::popcount(chosen) + std::min(more[chosen], (discards - cost[chosen]) / hunters);
            if (total - spoilt < needed) return false;
        }
        proof = {};
        for (int suit = 0; suit < kSuits; ++suit) {
            if (cards[suit]) proof.below |= nth_from_below(layout_.in_play, suit, cards[suit]);
        }
        return true;
    }

    // In a safe suit the seat never wins a trick that another leads: a card below the one led is there, and playing the
    // highest such card, or discarding the highest of a suit, keeps it safe. On lead it plays the other suits first,
    // from which it discards as well; when they are gone and it is on lead, it leads the lowest card of a safe suit,
    // which loses as long as one of the others has the suit. If that suit was safe with a card to spare, all are safe
    // after it and no more is won. If it was not, they may make the seat win once for each such lead, so that at least
    // every other of the last tricks is lost.
    bool loses_safe_suits(int needed, Proof& proof) const {
        unsigned safe = 0;
        unsigned live = 0;  // the others have it too
        unsigned spare = 0;
        int kept = 0;  // cards in safe suits
        for (int suit = 0; suit < kSuits; ++suit) {
            const Suit& held = suits_[suit];
            if (!held.own || !held.ranks.safe) continue;
            kept += held.own;
            safe |= 1U << suit;
            if (held.theirs) live |= 1U << suit;
            if (held.ranks.spare && held.theirs) spare |= 1U << suit;
        }
        if (kept < needed) return false;
        const bool once = needed == 1;  // then nothing after the lead matters
        if (kept == left_ && seat_ != leader_) return safe_ranks(proof);
        if (kept == left_ && (once ? live : spare)) return safe_ranks(proof);
        if (stays(once ? live : spare, safe, needed - 1)) return safe_ranks(proof);
        if (kept >= 2 * needed - 1 && stays(live, safe, 2 * (needed - 1))) return safe_ranks(proof);
        return false;
    }

    bool safe_ranks(Proof& proof) const {
        proof = {};
        for (int suit = 0; suit < kSuits; ++suit) {
            const Suit& held = suits_[suit];
            if (held.ranks.safe && held.ranks.height) proof.below |= nth_from_below(layout_.in_play, suit, held.ranks.height);
        }
        return true;
    }

    // Whether the others cannot bring it about that the seat is on lead, has none but safe suits, and of the suits
    // `live` only such as nobody else has. Before that come at most `tricks` tricks beside those in which the seat
    // plays a card of another suit. Whatever suits they make the seat play out in these tricks (`gone`), one of them
    // still has one of the rest: he can throw off no more cards than there are tricks in which he need not follow suit.
    bool stays(unsigned live, unsigned safe, int tricks) const {
        for (unsigned gone = live;; gone = (gone - 1) & live) {
            int spared = tricks;
            for (int suit = 0; suit < kSuits; ++suit) {
                if (gone >> suit & 1) spared -= suits_[suit].own;
            }
            if (spared >= 0 && !held_by_one(live & ~gone, ~safe | gone, spared)) return false;
            if (!gone) return true;
        }
    }

    bool held_by_one(unsigned live, unsigned played, int tricks) const {
        for (int other = 0; other < mode_.seats; ++other) {
            if (other == seat_) continue;
            int free = tricks;
            int held = 0;
            for (int suit = 0; suit < kSuits; ++suit) {
                const int length = layout_.length(other, suit);
                if (played >> suit & 1) free += std::max(0, suits_[suit].own - length);
                if (live >> suit & 1) held += length;
            }
            if (held > free) return true;
        }
        return false;
    }

    // The seat can lose this trick: on lead, by its lowest card of a suit in which one of the others has only higher
    // ones; else because in every suit that the leader has it has none, or a card below all of his.
    bool loses_this(Proof& proof) const {
        Proof found;
        for (int suit = 0; suit < kSuits; ++suit) {
            const Cards own = layout_.hands[seat_] & lane_of(suit);
            if (!own) continue;
            const Cards lowest_own = own & (~own + 1);
            if (seat_ != leader_) {
                const Cards led = layout_.hands[leader_] & lane_of(suit);
                if (!led) continue;
                if (led & (lowest_own - 1)) return false;
                found.below |= lowest_own;
                continue;
            }
            for (int other = 0; other < mode_.seats; ++other) {
                if (other == seat_) continue;
                const Cards theirs = layout_.hands[other] & lane_of(suit);
                if (!theirs || theirs & (lowest_own - 1)) continue;
                proof.below = lowest_own;
                return true;
            }
        }
        return seat_ != leader_ && take(found, proof);
    }

    // On lead, with nothing but cards that nobody can beat.
    bool all_win(Proof& proof) const {
        Proof found;
        for (int suit = 0; suit < kSuits; ++suit) {
            const Suit& held = suits_[suit];
            if (!held.own || !held.theirs) continue;
            if (run_of(layout_, seat_, suit, held.own) < held.own) return false;
            found.above |= nth(suit, held.own);
        }
        return take(found, proof);
    }

    // Not on lead: the leader has a suit in which the seat has only the highest cards.
    bool forced(Proof& proof) const {
        for (int suit = 0; suit < kSuits; ++suit) {
            const int own = suits_[suit].own;
            if (!own || !layout_.length(leader_, suit)) continue;
            if (run_of(layout_, seat_, suit, own) < own) continue;
            proof.above = nth(suit, own);
            return true;
        }
        return false;
    }

    const Mode& mode_;
    const Layout& layout_;
    const int seat_;  // whose tricks are counted
    const int leader_;
    const int left_;
    std::array<Suit, kSuits> suits_{};
};

}  // namespace

bool decided_to_lose(const Mode& mode, const Layout& layout, int leader, int left, int target, bool& result,
                     Proof& proof) {
    if (layout.in_play & mode.trumps || std::popcount(mode.side) != 1) return false;
    return Avoidance(mode, layout, leader, left).decide(target, result, proof);
}

}  // namespace vorhand::bismarck::solve
