// Which card to try first. Nothing here can change a value, only how soon it is found.
#include "search.hpp"

#include <algorithm>

namespace vorhand::bismarck::solve {
namespace {

constexpr int rank_of(Cards card) { return std::countr_zero(card) % kLaneBits; }

class Ratings {
public:
    Ratings(const Mode& mode, const Layout& layout, const TrickOnTable& trick, int place, Cards best, int best_place)
        : mode_(mode), layout_(layout), trick_(trick), place_(place), best_(best), best_place_(best_place) {
        seat_ = seat_at(place);
    }

    void rate(Moves& moves) const {
        if (place_ == 0) return mode_.lose ? leads_to_lose(moves) : leads(moves);
        const bool follows = moves.cards[0] & lane_of(trick_.suit);
        if (mode_.lose) return follows ? follow_to_lose(moves) : discard_to_lose(moves);
        if (follows) return follow(moves);
        discard(moves);
    }

private:
    int seat_at(int place) const {
        const int seat = trick_.leader + place;
        return seat < mode_.seats ? seat : seat - mode_.seats;
    }
    bool partner(int seat) const { return (mode_.side >> seat & 1) == (mode_.side >> seat_ & 1); }
    Cards in(int seat, int suit) const { return layout_.hands[seat] & lane_of(suit); }

    void leads(Moves& moves) const {
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            const int suit = suit_of_bit(card);
            const Cards all = layout_.in_play & lane_of(suit);
            const Cards own = in(seat_, suit);
            const Cards top = std::bit_floor(all);
            const Cards second = std::bit_floor(all ^ top);
            int score = 0;
            bool ruffed = false;
            bool partner_ruffs = false;
            Cards opponents = 0;
            Cards partners = 0;
            for (int place = 1; place < mode_.seats; ++place) {
                const int seat = seat_at(place);
                const Cards theirs = in(seat, suit);
                (partner(seat) ? partners : opponents) |= theirs;
                if (!theirs && suit != mode_.trump && (layout_.hands[seat] & mode_.trumps)) {
                    (partner(seat) ? partner_ruffs : ruffed) = true;
                }
            }
            const Cards first_opponents = partner(seat_at(1)) ? 0 : in(seat_at(1), suit);
            const int length = layout_.length(seat_, suit);
            score += 4 * length;
            if (ruffed) score -= 60;
            if (partner_ruffs && !ruffed && card != top) score += 30;
            if (card == top) {
                score += 40;
            } else if (partners & top) {
                score += 25 - rank_of(card);
                if (first_opponents & second) score += 15;
            } else {
                if (first_opponents & top && (partners & second)) score += 30;
                if (own & second && (opponents & top) && !(first_opponents & top)) score -= 20;
                score += 10 - rank_of(card);
            }
            if (suit == mode_.trump) score -= 10;
            moves.scores[n] = score;
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
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            const int low = 20 - rank_of(card);
            int score = low;
            if (!trumped && card > best_ && !(ours && best_safe) && !partner_later) {
                if (!after.opponent_ruffs && card > strongest) {
                    score = 100 + low;  // the lowest that surely wins
                } else if (!after.opponent_ruffs) {
                    score = 40 + (ours ? 0 : rank_of(card));  // costs them a higher card
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
                    score = -40 - rank_of(card);
                } else if (ours && best_safe) {
                    score = -20 - rank_of(card);
                } else {
                    score = 100 - rank_of(card);
                }
            } else {
                const Cards all = layout_.in_play & lane_of(suit);
                const Cards own = in(seat_, suit);
                const int length = layout_.length(seat_, suit);
                score = 3 * length - 2 * rank_of(card);
                if (card == std::bit_floor(all)) score -= 25;
                // The guard of a second card.
                if (length == 2 && (own & std::bit_floor(all ^ std::bit_floor(all)))) score -= 8;
            }
            moves.scores[n] = score;
        }
    }

    void leads_to_lose(Moves& moves) const {
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            const int suit = suit_of_bit(card);
            Cards others = 0;
            for (int place = 1; place < mode_.seats; ++place) others |= in(seat_at(place), suit);
            const int lower = std::popcount(others & (card - 1));
            const int higher = std::popcount(others) - lower;
            moves.scores[n] = 4 * higher - 6 * lower - 2 * layout_.length(seat_, suit) + (higher ? 0 : -20);
        }
    }

    void follow_to_lose(Moves& moves) const {
        const bool trumped = !(best_ & lane_of(trick_.suit));
        const bool last = place_ + 1 == mode_.seats;
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            int score = rank_of(card);
            if (trumped || card < best_) {
                score += 40;  // the highest that does not win
            } else if (!last) {
                score = 20 - rank_of(card);
            }
            moves.scores[n] = score;
        }
    }

    void discard_to_lose(Moves& moves) const {
        for (int n = 0; n < moves.size; ++n) {
            const Cards card = moves.cards[n];
            const int suit = suit_of_bit(card);
            Cards others = 0;
            for (int other = 0; other < mode_.seats; ++other) {
                if (other != seat_) others |= in(other, suit);
            }
            const int lower = std::popcount(others & (card - 1));
            moves.scores[n] = 4 * lower + 2 * rank_of(card) - 3 * layout_.length(seat_, suit);
            if (card & mode_.trumps) moves.scores[n] -= 30;
        }
    }

    const Mode& mode_;
    const Layout& layout_;
    const TrickOnTable& trick_;
    const int place_;
    const Cards best_;
    const int best_place_;
    int seat_;
};

}  // namespace

void rate(const Mode& mode, const Layout& layout, const TrickOnTable& trick, int place, Cards best, int best_place,
          Moves& moves) {
    Ratings(mode, layout, trick, place, best, best_place).rate(moves);
}

}  // namespace vorhand::bismarck::solve
