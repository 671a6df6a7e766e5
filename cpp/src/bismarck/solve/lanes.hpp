// Suits of a set of cards: what the search asks of a lane of 16 bits, without instructions that not every processor
// has.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "vorhand/cards.hpp"

namespace vorhand::bismarck::solve {

constexpr Cards lane_of(int suit) { return kLane << (kLaneBits * suit); }

constexpr int suit_of_bit(Cards single) { return std::countr_zero(single) / kLaneBits; }

constexpr int rank_of_bit(Cards single) { return std::countr_zero(single) % kLaneBits; }

inline constexpr auto kCountOf7 = [] {
    std::array<std::uint8_t, 128> counts{};
    for (unsigned n = 0; n < counts.size(); ++n) counts[n] = static_cast<std::uint8_t>(std::popcount(n));
    return counts;
}();

// The number of cards in the lowest lane; the others must be empty. A lane has 14 bits that can be set.
constexpr int count_lane(Cards bits) { return kCountOf7[bits & 127] + kCountOf7[bits >> 7]; }

// The n-th card from above, n from 1 on, of a set of at least n cards.
constexpr Cards nth_from_above(Cards cards, int n) {
    while (--n > 0) cards ^= std::bit_floor(cards);
    return std::bit_floor(cards);
}

// The n-th card from below.
constexpr Cards nth_from_below(Cards cards, int n) {
    while (--n > 0) cards = without_lowest(cards);
    return cards & (~cards + 1);
}

}  // namespace vorhand::bismarck::solve
