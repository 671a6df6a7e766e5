// Which card to try first in contracts to lose. Nothing here can change a value, only how soon it is found.
#include "rating.hpp"

namespace vorhand::bismarck::solve {
namespace {

class RatingsToLose : Rating {
public:
    using Rating::Rating;

    void rate(Moves& moves) const {
        if (place_ == 0) return lead(moves);
        if (moves.cards[0] & lane_of(trick_.suit)) return follow(moves);
        discard(moves);
    }

private:
    // Whether a seat is to be made to win: in a contract to lose the side whose tricks are counted is.
    bool hunted(int seat) const { return mode_.side >> seat & 1; }

    void lead(Moves& moves) const {
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            const int suit = suit_of_bit(card);
            Cards hunted_cards = 0;
            Cards hunters = 0;
            bool overtaken = false;  // a hunter has only higher cards
            for (int place = 1; place < mode_.seats; ++place) {
                const int seat = seat_at(place);
                const Cards theirs = in(seat, suit);
                (hunted(seat) ? hunted_cards : hunters) |= theirs;
                if (!hunted(seat) && theirs && !(theirs & (card - 1))) overtaken = true;
            }
            const int length = layout_.length(seat_, suit);
            int score = 0;
            if (hunted(seat_)) {
                const int lower = count_lane((hunters & (card - 1)) >> (kLaneBits * suit));
                const int higher = count_lane((hunters & ~(card - 1)) >> (kLaneBits * suit));
                score = 4 * higher - 6 * lower - 2 * length + (overtaken ? 20 : 0) - (higher ? 0 : 20);
            } else {
                const int under = count_lane((hunted_cards & (card - 1)) >> (kLaneBits * suit));
                const int over = count_lane((hunted_cards & ~(card - 1)) >> (kLaneBits * suit));
                score = -rank_of_bit(card) - 6 * under + 2 * over;
                if (over && !under) score += 30;
                if (!hunted_cards) score -= 30;
            }
            moves.scores[n] = score;
        }
    }

    void follow(Moves& moves) const {
        const bool trumped = !(best_ & lane_of(trick_.suit));
        const bool last = place_ + 1 == mode_.seats;
        bool hunted_later = false;
        for (int place = place_ + 1; place < mode_.seats; ++place) hunted_later |= hunted(seat_at(place));
        const bool hunted_wins = hunted(seat_at(best_place_));
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            const int rank = rank_of_bit(card);
            const bool under = trumped || card < best_;
            int score = 0;
            if (hunted(seat_)) {
                score = under ? 40 + rank : last ? rank : 20 - rank;
            } else if (hunted_later) {
                score = under ? 20 + rank : 10 - rank;
            } else if (hunted_wins) {
                score = under ? 40 + rank : rank;
            } else {
                score = rank;
            }
            moves.scores[n] = score;
        }
    }

    void discard(Moves& moves) const {
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            const int suit = suit_of_bit(card);
            Cards others = 0;
            for (int other = 0; other < mode_.seats; ++other) {
                if (other != seat_ && (hunted(seat_) || hunted(other))) others |= in(other, suit);
            }
            const int lower = count_lane((others & (card - 1)) >> (kLaneBits * suit));
            const int rank = rank_of_bit(card);
            const int length = layout_.length(seat_, suit);
            int score = 4 * lower + 2 * rank - 3 * length;
            if (card & mode_.trumps) score -= 30;
            moves.scores[n] = score;
        }
    }
};

}  // namespace

void rate_to_lose(const Mode& mode, const Layout& layout, const TrickOnTable& trick, int place, Cards best,
                  int best_place, Moves& moves) {
    RatingsToLose(mode, layout, trick, place, best, best_place).rate(moves);
}

}  // namespace vorhand::bismarck::solve
