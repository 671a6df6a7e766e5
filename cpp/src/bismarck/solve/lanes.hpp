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

inline constexpr auto kNthOf7 = [] {
    std::array<std::array<std::uint8_t, 8>, 128> bits{};
    for (unsigned cards = 0; cards < bits.size(); ++cards) {
        std::size_t n = 0;
        for (int bit = 6; bit >= 0; --bit) {
            if (cards >> bit & 1) bits[cards][++n] = static_cast<std::uint8_t>(bit);
        }
    }
    return bits;
}();

// The n-th card from above, n from 1 on, of a suit that has so many.
constexpr Cards nth_from_above(Cards cards, int suit, int n) {
    const int shift = kLaneBits * suit;
    const Cards lane = cards >> shift & kLane;
    const int upper = kCountOf7[lane >> 7];
    const int bit = n <= upper ? 7 + kNthOf7[lane >> 7][static_cast<std::size_t>(n)]
                               : kNthOf7[lane & 127][static_cast<std::size_t>(n - upper)];
    return Cards{1} << (shift + bit);
}

// The n-th card from below.
constexpr Cards nth_from_below(Cards cards, int suit, int n) {
    return nth_from_above(cards, suit, count_lane(cards >> (kLaneBits * suit) & kLane) + 1 - n);
}

}  // namespace vorhand::bismarck::solve
