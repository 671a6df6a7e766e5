// Which card to try first. Nothing here can change a value, only how soon it is found.
#include "rating.hpp"

#include <algorithm>

namespace vorhand::bismarck::solve {
namespace {

class Ratings : Rating {
public:
    using Rating::Rating;

    void rate(Moves& moves) const {
        if (place_ == 0) return leads(moves);
        if (moves.cards[0] & lane_of(trick_.suit)) return follow(moves);
        discard(moves);
    }

private:
    bool partner(int seat) const { return (mode_.side >> seat & 1) == (mode_.side >> seat_ & 1); }

    // Finesses through the next opponent first, then suits in which the side is strong; suits that an opponent trumps,
    // and trumps, last. Of a suit the highest card, then the lowest.
    void leads(Moves& moves) const {
        for (int suit = 0; suit < kSuits; ++suit) {
            const Cards own = in(seat_, suit);
            if (!own) continue;
            Cards theirs = 0;
            Cards ours = own;
            Cards partners = 0;
            bool ruffed = false;
            bool partner_ruffs = false;
            bool all_follow = true;
            for (int place = 1; place < mode_.seats; ++place) {
                const int seat = seat_at(place);
                const Cards held = in(seat, suit);
                const bool ruffs = !held && suit != mode_.trump && (layout_.hands[seat] & mode_.trumps);
                if (partner(seat)) {
                    partners |= held;
                    partner_ruffs |= ruffs;
                } else {
                    theirs |= held;
                    ruffed |= ruffs;
                    all_follow &= held != 0;
                }
            }
            ours |= partners;
            const Cards all = own | partners | theirs;
            const Cards ace = std::bit_floor(all);
            const Cards king = std::bit_floor(all ^ ace);
            const Cards queen = std::bit_floor(all ^ ace ^ king);
            const Cards next = partner(seat_at(1)) ? 0 : in(seat_at(1), suit);
            const Cards last = partner(seat_at(mode_.seats - 1)) ? 0 : in(seat_at(mode_.seats - 1), suit);
            int score = 0;
            if (suit == mode_.trump) {
                score = -40;
            } else if (ruffed) {
                score = -80;
            } else if (without_lowest(partners) && without_lowest(next) &&
                       ((partners & king && next & ace) || (partners & ace && next & king && ours & queen) ||
                        (partners & king && next & queen))) {
                score = 80;
            } else if (without_lowest(own) && without_lowest(last) &&
                       ((own & ace && last & king) || (own & king && last & ace && !(ours & queen)))) {
                score = -40;
            } else if (all_follow && ((ours & ace) != 0) + ((ours & king) != 0) + ((ours & queen) != 0) >= 2) {
                score = 60;
            } else if (partner_ruffs && all_follow && !(own & ace)) {
                score = 50;
            }
            bool first = true;
            for (int n = 0; n < moves.size; ++n) {
                const Cards card = moves.cards[n];
                if (!(card & own)) continue;
                const bool only_low = n + 1 == moves.size || !(moves.cards[n + 1] & own);
                if (first) {
                    moves.scores[n] = score + (card == ace ? 30 : 0);
                } else if (only_low) {
                    moves.scores[n] = score + 1;
                } else {
                    moves.scores[n] = score - 10;
                }
                first = false;
            }
        }
    }

    // What the seats after this one can do to a card of the suit led.
    struct Later {
        Cards opponents = 0;
        Cards partners = 0;
        bool opponent_ruffs = false;
        bool partner_ruffs = false;
    };

    Later later() const {
        Later result;
        for (int place = place_ + 1; place < mode_.seats; ++place) {
            const int seat = seat_at(place);
            const Cards theirs = in(seat, trick_.suit);
            const bool ruffs = !theirs && trick_.suit != mode_.trump && (layout_.hands[seat] & mode_.trumps);
            if (partner(seat)) {
                result.partners |= theirs;
                result.partner_ruffs |= ruffs;
            } else {
                result.opponents |= theirs;
                result.opponent_ruffs |= ruffs;
            }
        }
        return result;
    }

    void follow(Moves& moves) const {
        const Later after = later();
        const Cards lane = lane_of(trick_.suit);
        const bool trumped = !(best_ & lane);
        const bool ours = partner(seat_at(best_place_));
        const bool best_safe = trumped ? true : !after.opponent_ruffs && after.opponents < best_;
        const Cards strongest = std::bit_floor(after.opponents);
        const bool partner_later = !trumped && !after.opponent_ruffs &&
                                   (after.partner_ruffs || after.partners > std::max(after.opponents, best_));
        // What an opponent still to play needs to beat the seat's highest card, he needs for its partner's as well.
        const Cards to_beat = after.opponents & ~(moves.cards[0] - 1);
        const Cards partners = std::max(ours ? best_ : 0, std::bit_floor(after.partners));
        const bool no_dearer = !trumped && to_beat && partners >= best_ && to_beat == (after.opponents & ~(partners - 1));
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            const int low = 20 - rank_of_bit(card);
            int score = low;
            if (!trumped && card > best_ && !(ours && best_safe) && !partner_later && !no_dearer) {
                if (!after.opponent_ruffs && card > strongest) {
                    score = 100 + low;  // the lowest that surely wins
                } else if (!after.opponent_ruffs) {
                    score = 40 + (ours ? 0 : rank_of_bit(card));  // costs them a higher card
                }
            }
            moves.scores[n] = score;
        }
    }

    void discard(Moves& moves) const {
        const bool ours = partner(seat_at(best_place_));
        const Later after = later();
        const bool trumped = best_ & mode_.trumps;
        const bool best_safe = trumped || (!after.opponent_ruffs && after.opponents < best_);
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            const int suit = suit_of_bit(card);
            int score = 0;
            if (suit == mode_.trump) {
                const bool wins = !trumped || card > best_;
                if (!wins) {
                    score = -40 - rank_of_bit(card);
                } else if (ours && best_safe) {
                    score = -20 - rank_of_bit(card);
                } else {
                    score = 100 - rank_of_bit(card);
                }
            } else {
                const Cards all = layout_.in_play & lane_of(suit);
                const Cards own = in(seat_, suit);
                const int length = layout_.length(seat_, suit);
                score = 10 * length - rank_of_bit(card);
                if (card == std::bit_floor(all)) score -= 25;
                // The guard of a second card.
                if (length == 2 && (own & std::bit_floor(all ^ std::bit_floor(all)))) score -= 8;
            }
            moves.scores[n] = score;
        }
    }
};

}  // namespace

void rate(const Mode& mode, const Layout& layout, const TrickOnTable& trick, int place, Cards best, int best_place,
          Moves& moves) {
    if (mode.lose) return rate_to_lose(mode, layout, trick, place, best, best_place, moves);
    Ratings(mode, layout, trick, place, best, best_place).rate(moves);
}

}  // namespace vorhand::bismarck::solve
