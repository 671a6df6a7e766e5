// What a player of Bismarck does who plays by a few simple rules, at every moment of a deal.
#pragma once

#include "vorhand/bismarck/deal.hpp"
#include "vorhand/random.hpp"

namespace vorhand::bismarck {

// A legal action of the actor, from his own cards and what is public; `random` decides between equals.
Action by_rules(const Rules& rules, const Deal& deal, Random& random);

}  // namespace vorhand::bismarck
