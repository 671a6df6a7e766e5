// Choosing among legal actions: by rating, as the rule policies of both games do, or evenly.
//
// A rule policy plays by a few simple rules, from what its seat may know and nothing else, and costs little more than
// drawing: it is for playouts and for company in training, not a bot of its own.
#pragma once

#include <cstdint>

#include "vorhand/random.hpp"

namespace vorhand {

// The action that is rated highest; of several any, evenly drawn. There must be one at least.
template <typename Action, typename Actions, typename Rate>
Action highest_rated(const Actions& legal, Random& random, const Rate& rate) {
    Action chosen = legal[0];
    int highest = rate(chosen);
    std::uint32_t equals = 1;
    for (int place = 1; place < legal.size(); ++place) {
        const int rating = rate(legal[place]);
        if (rating > highest) {
            highest = rating;
            equals = 1;
        } else if (rating < highest || random.below(++equals) != 0) {
            continue;
        }
        chosen = legal[place];
    }
    return chosen;
}

// What the actor does: by the game's policy if its seat is one of `by_rules`, as bits, else evenly drawn.
template <typename Game>
auto choice(const typename Game::Rules& rules, const typename Game::Deal& deal, unsigned by_rules, Random& random) {
    if (by_rules >> deal.actor & 1) return Game::by_rules(rules, deal, random);
    const auto legal = deal.legal(rules);
    return legal[static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size())))];
}

}  // namespace vorhand
