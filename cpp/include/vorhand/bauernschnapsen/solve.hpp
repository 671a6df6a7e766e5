// What a moment of play is worth when all hands are seen and everybody plays as well as can be: exactly, in every
// contract and house. docs/solver.md says how it works and how it was checked.
//
// Values are game points, doubling included, as the declarer's side sees them: what it scores, or less what the others
// score. Nobody claims what he has not got: a false claim may cost less than playing on (BAU-6.6), and is no way to play.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "vorhand/bauernschnapsen/deal.hpp"

namespace vorhand::bauernschnapsen {

// How much a search may do; 0 is no limit.
struct Limits {
    std::uint64_t tricks = 0;  // how many times a trick may be begun
    double seconds = 0;        // of the clock, looked at now and then
};

// What is known of a value: it lies between them, and is known exactly where they are equal.
struct Bounds {
    int low = 0;
    int high = 0;

    constexpr bool exact() const { return low == high; }
    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

struct Solved {
    Bounds value;
    std::uint64_t tricks = 0;  // how many were begun to find it
};

struct Scored {
    Actions actions;                        // the legal ones, in their order
    std::array<Bounds, Actions::kMost> values;  // of each of them
    Bounds value;                           // of the moment itself: of the best of them, but for a false claim
    std::uint64_t tricks = 0;
};

// These throw std::invalid_argument unless cards are being played or the deal is over.
Solved solve(const Rules& rules, const Deal& deal, const Limits& limits = {});
Scored score_actions(const Rules& rules, const Deal& deal, const Limits& limits = {});

using Hands = std::array<Cards, kSeats>;

// The value of a moment in many worlds: the same deal with other hands of the same cards and sizes, the hand of the seat
// to act being the same in all of them if every action is scored. `values` has room for a number a world, or for one an
// action and world, action by action; `threads` is 1 or more.
//
// Throws std::invalid_argument where a world cannot be: what is played and what is held are not the pack, or a hand has
// another size.
void solve_worlds(const Rules& rules, const Deal& deal, std::span<const Hands> worlds, std::span<std::int16_t> values,
                  int threads);
void score_worlds(const Rules& rules, const Deal& deal, std::span<const Hands> worlds, std::span<std::int16_t> values,
                  int threads);

}  // namespace vorhand::bauernschnapsen
