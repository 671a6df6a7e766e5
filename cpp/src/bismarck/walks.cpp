// Ways through a deal: all of them counted, or one drawn.
#include <stdexcept>
#include <string>

#include "vorhand/bismarck/deal.hpp"

namespace vorhand::bismarck {
namespace {

std::uint64_t sequences(const Rules& rules, const Deal& deal, std::int64_t depth) {
    if (depth == 0 || deal.actor == kNobody) return 1;
    const Actions actions = deal.legal(rules);
    if (depth == 1) return static_cast<std::uint64_t>(actions.size());
    std::uint64_t sum = 0;
    for (const Action action : actions) {
        Deal next = deal;
        next.apply(rules, action);
        sum += sequences(rules, next, depth - 1);
    }
    return sum;
}

}  // namespace

std::uint64_t perft(const Rules& rules, const Deal& deal, std::int64_t depth) {
    if (depth < 0) throw std::invalid_argument("a depth is 0 or more actions, not " + std::to_string(depth));
    return sequences(rules, deal, depth);
}

int play_out(const Rules& rules, Deal& deal, Random& random) {
    int decisions = 0;
    while (!deal.over()) {
        if (deal.waits_for_chance()) {
            deal.draw(rules, random);
            continue;
        }
        const Actions actions = deal.legal(rules);
        deal.apply(rules, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
        ++decisions;
    }
    return decisions;
}

Playouts playouts(const Rules& rules, const Deal& deal, std::uint32_t count, Random& random) {
    Playouts sums;
    for (std::uint32_t n = 0; n < count; ++n) {
        Deal played = deal;
        sums.decisions += play_out(rules, played, random);
        const auto scores = played.scores(rules);
        for (std::size_t seat = 0; seat < scores.size(); ++seat) sums.scores[seat] += scores[seat];
    }
    return sums;
}

}  // namespace vorhand::bismarck
