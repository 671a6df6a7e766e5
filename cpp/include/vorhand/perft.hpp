// Counting the ways a deal can be played on: two engines that disagree about any rule of play disagree about a count.
#pragma once

#include <cstdint>

#include "vorhand/position.hpp"

namespace vorhand {

// The number of different sequences of `depth` legal cards; a sequence that runs out of cards counts once as it is.
// Depth 0 is 1, a negative one throws std::invalid_argument. A count above 2^64 wraps around.
std::uint64_t perft(const Position& position, std::int64_t depth);

}  // namespace vorhand
