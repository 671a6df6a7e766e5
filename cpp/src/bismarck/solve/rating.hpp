// What the ratings of moves, in contracts to win and to lose, know of the seat that is to play.
#pragma once

#include "search.hpp"

namespace vorhand::bismarck::solve {

class Rating {
public:
    Rating(const Mode& mode, const Layout& layout, const TrickOnTable& trick, int place, Cards best, int best_place)
        : mode_(mode), layout_(layout), trick_(trick), place_(place), best_(best), best_place_(best_place),
          seat_(seat_at(place)) {}

protected:
    int seat_at(int place) const { return solve::seat_at(trick_.leader, place, mode_.seats); }
    Cards in(int seat, int suit) const { return layout_.hands[seat] & lane_of(suit); }

    const Mode& mode_;
    const Layout& layout_;
    const TrickOnTable& trick_;
    const int place_;
    const Cards best_;
    const int best_place_;
    const int seat_;
};

}  // namespace vorhand::bismarck::solve
