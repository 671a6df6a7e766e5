// What a player of Bauernschnapsen does who plays by a few simple rules, at every moment of a deal.
#pragma once

#include "vorhand/bauernschnapsen/deal.hpp"
#include "vorhand/random.hpp"

namespace vorhand::bauernschnapsen {

// A legal action of the actor, from his own cards and what is public; `random` decides between equals. He never bids
// where he may pass, never doubles, and never claims falsely.
Action by_rules(const Rules& rules, const Deal& deal, Random& random);

}  // namespace vorhand::bauernschnapsen
