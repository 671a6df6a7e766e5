// Step 2 for contracts to lose: results that are sure at the start of a trick, of one seat against the rest when no trump
// is in play. What is claimed holds against any play of the other side.
#include "search.hpp"

#include <bit>

namespace vorhand::bismarck::solve {
namespace {

class Avoidance {
public:
    Avoidance(const Mode& mode, const Layout& layout, int leader, int left)
        : mode_(mode), layout_(layout), seat_(std::countr_zero(mode.side)), leader_(leader), left_(left) {}

    bool decide(int target, bool& result, Proof& proof) {
        if (target == left_ && loses_this(proof)) {
            result = false;
            return true;
        }
        if (seat_ == leader_) {
            if (!all_win(proof)) return false;
            result = true;  // all tricks that are left
            return true;
        }
        if (target == 1 && safe(proof)) {
            result = false;
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

    static bool take(const Proof& found, Proof& proof) {
        proof = found;
        return true;
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
            const int length = layout_.length(seat_, suit);
            if (!length) continue;
            int others = 0;
            for (int other = 0; other < mode_.seats; ++other) others += layout_.length(other, suit);
            if (others == length) continue;
            if (run_of(layout_, seat_, suit, length) < length) return false;
            found.above |= nth(suit, length);
        }
        return take(found, proof);
    }

    // Not on lead: under the n-th lowest card of the others in a suit stand n of the seat's own, or all. Then a card
    // below the one led is there whenever the suit is led, and playing the highest such card, or discarding the highest
    // of any suit, keeps it so: no trick is taken to the end.
    bool safe(Proof& proof) const {
        Proof found;
        for (int suit = 0; suit < kSuits; ++suit) {
            int own = layout_.length(seat_, suit);
            if (!own) continue;
            int total = 0;
            for (int other = 0; other < mode_.seats; ++other) total += layout_.length(other, suit);
            int others = total - own;
            int ahead = 0;  // own cards below, beyond one for each of the others
            int height = 0;
            for (int at = 2 * (total - 1); own && others; at -= 2) {
                ++height;
                if (static_cast<int>(layout_.owners[suit] >> at & 3) == seat_) {
                    --own;
                    ++ahead;
                } else {
                    --others;
                    if (--ahead < 0) return false;
                }
            }
            if (height) found.below |= nth_from_below(layout_.in_play, suit, height);
        }
        return take(found, proof);
    }

    // Not on lead: the leader has a suit in which the seat has only the highest cards.
    bool forced(Proof& proof) const {
        for (int suit = 0; suit < kSuits; ++suit) {
            const int length = layout_.length(seat_, suit);
            if (!length || !layout_.length(leader_, suit)) continue;
            if (run_of(layout_, seat_, suit, length) < length) continue;
            proof.above = nth(suit, length);
            return true;
        }
        return false;
    }

    const Mode& mode_;
    const Layout& layout_;
    const int seat_;  // whose tricks are counted
    const int leader_;
    const int left_;
};

}  // namespace

bool decided_to_lose(const Mode& mode, const Layout& layout, int leader, int left, int target, bool& result,
                     Proof& proof) {
    if (layout.in_play & mode.trumps || std::popcount(mode.side) != 1) return false;
    return Avoidance(mode, layout, leader, left).decide(target, result, proof);
}

}  // namespace vorhand::bismarck::solve
