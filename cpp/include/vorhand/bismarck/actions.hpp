// What a player does in a deal of Bismarck, as the fixed numbers of src/vorhand/games/bismarck/actions.py.
#pragma once

#include <array>
#include <cstdint>

#include "vorhand/bismarck/rules.hpp"

namespace vorhand::bismarck {

using Action = std::uint8_t;

// A card played is its index; what else has to do with a card is that much more.
inline constexpr int kDiscard = 64;
inline constexpr int kContract = 128;   // plus the contract's id
inline constexpr int kNameTrump = 160;  // plus the trump
inline constexpr Action kTakeKitty = 168;
inline constexpr Action kLeaveKitty = 169;
inline constexpr Action kPass = 170;
inline constexpr int kDirection = 171;  // up, then down
inline constexpr int kStart = 173;      // the two, then the other ranks
inline constexpr int kGift = 192;

// Actions in the order in which they are listed.
class Actions {
public:
    static constexpr int kMost = 16 + 8;  // a hand and a kitty are the most there is to choose from

    constexpr const Action* begin() const { return actions_.data(); }
    constexpr const Action* end() const { return actions_.data() + size_; }
    constexpr int size() const { return size_; }
    constexpr Action operator[](int place) const { return actions_[static_cast<std::size_t>(place)]; }
    constexpr void add(int action) { actions_[size_++] = static_cast<Action>(action); }
    constexpr void add_cards(Cards cards, int base) {
        for (; cards; cards = without_lowest(cards)) add(base + lowest(cards).index);
    }

private:
    std::array<Action, kMost> actions_;  // only the first `size_` are ever read
    std::uint8_t size_ = 0;
};

}  // namespace vorhand::bismarck
