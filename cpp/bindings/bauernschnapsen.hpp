// What the bindings of Bauernschnapsen hand around.
#pragma once

#include "deals.hpp"
#include "vorhand/bauernschnapsen/game.hpp"

namespace vorhand::bauernschnapsen {

using House = bindings::HouseOf<Game>;
using HeldDeal = bindings::DealOf<Game>;

}  // namespace vorhand::bauernschnapsen
