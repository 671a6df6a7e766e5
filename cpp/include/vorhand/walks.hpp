// Ways through a deal of any game: all of them counted, or some drawn. What is needed of a game is a `Game` such as
// bismarck::Game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>

#include "vorhand/policy.hpp"
#include "vorhand/random.hpp"
#include "vorhand/tricks.hpp"

namespace vorhand {

// Asked now and then in long work; false ends it.
using GoOn = std::function<bool()>;

namespace walks {

// So many actions are counted at once, without a question whether to go on.
inline constexpr std::int64_t kUnwatched = 3;

template <typename Rules, typename Deal>
std::uint64_t sequences(const Rules& rules, const Deal& deal, std::int64_t depth, const GoOn& go_on) {
    if (depth == 0 || deal.over() || deal.waits_for_chance()) return 1;
    if (depth > kUnwatched && go_on && !go_on()) return 0;
    const auto legal = deal.legal(rules);
    if (depth == 1) return static_cast<std::uint64_t>(legal.size());
    std::uint64_t sum = 0;
    for (const auto action : legal) {
        Deal next = deal;
        next.apply(rules, action);
        sum += sequences(rules, next, depth - 1, go_on);
    }
    return sum;
}

}  // namespace walks

// The number of different sequences of `depth` legal actions; a sequence that comes to the end of the deal, or to a
// moment that waits for chance, counts once as it is. Depth 0 is 1, a negative one throws std::invalid_argument.
// After `go_on` has said false the number means nothing.
template <typename Rules, typename Deal>
std::uint64_t perft(const Rules& rules, const Deal& deal, std::int64_t depth, const GoOn& go_on = {}) {
    if (depth < 0) throw std::invalid_argument("a depth is 0 or more actions, not " + std::to_string(depth));
    return walks::sequences(rules, deal, depth, go_on);
}

// Plays to the end, chance evenly drawn: the seats `by_rules`, as bits, play by the game's policy, all others choose
// evenly. The number of players' actions.
template <typename Game>
int play_out(const typename Game::Rules& rules, typename Game::Deal& deal, unsigned by_rules, Random& random) {
    typename Game::History unread;
    int decisions = 0;
    while (!deal.over()) {
        if (deal.waits_for_chance()) {
            Game::draw(rules, deal, unread, random);
            continue;
        }
        deal.apply(rules, choice<Game>(rules, deal, by_rules, random));
        ++decisions;
    }
    return decisions;
}

// What comes of playing to the end so often.
struct Playouts {
    std::int64_t decisions = 0;                     // of players, in all
    std::array<std::int64_t, kMaxSeats> scores{};  // sums by seat
};

// After `go_on` has said false no more are played.
template <typename Game>
Playouts playouts(const typename Game::Rules& rules, const typename Game::Deal& deal, std::uint32_t count,
                  unsigned by_rules, Random& random, const GoOn& go_on = {}) {
    constexpr std::uint32_t kUnwatchedDeals = 64;
    Playouts sums;
    for (std::uint32_t n = 0; n < count; ++n) {
        if (n % kUnwatchedDeals == 0 && go_on && !go_on()) break;
        auto played = deal;
        sums.decisions += play_out<Game>(rules, played, by_rules, random);
        std::size_t seat = 0;
        for (const int score : Game::scores(rules, played)) sums.scores[seat++] += score;
    }
    return sums;
}

}  // namespace vorhand
