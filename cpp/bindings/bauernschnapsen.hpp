// What the bindings of Bauernschnapsen hand around.
#pragma once

#include <memory>

#include "vorhand/bauernschnapsen/game.hpp"

namespace vorhand::bauernschnapsen {

struct House {
    std::shared_ptr<const Rules> rules;
};

// A deal with the rules that it needs, and what was seen on the way.
struct HeldDeal {
    std::shared_ptr<const Rules> rules;
    Deal deal;
    History history{};
};

}  // namespace vorhand::bauernschnapsen
