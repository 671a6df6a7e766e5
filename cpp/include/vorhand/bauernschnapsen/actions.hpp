// What players do in a deal of Bauernschnapsen, by the numbers of actions.py in src/vorhand/games/bauernschnapsen.
#pragma once

#include <array>
#include <cstdint>

#include "vorhand/bauernschnapsen/rules.hpp"

namespace vorhand::bauernschnapsen {

struct Action {
    std::uint8_t number = 0;  // below 64: the index of a card that is played

    static constexpr std::uint8_t kDeclare = 64;     // + suit
    static constexpr std::uint8_t kClaim = 68;
    static constexpr std::uint8_t kKnock = 72;       // + how many cards are cut
    static constexpr std::uint8_t kNameTrump = 96;   // + suit
    static constexpr std::uint8_t kTurnUp = 100;
    static constexpr std::uint8_t kPass = 104;
    static constexpr std::uint8_t kBid = 128;        // + contract id
    static constexpr std::uint8_t kKontraNormal = 160;
    static constexpr std::uint8_t kDouble = 164;
    static constexpr std::uint8_t kDecline = 165;

    static constexpr Action play(Card card) { return {card.index}; }
    static constexpr Action declare(Suit suit) { return of(kDeclare, static_cast<int>(suit)); }
    static constexpr Action claim() { return {kClaim}; }
    static constexpr Action of(std::uint8_t first, int more) { return {static_cast<std::uint8_t>(first + more)}; }

    friend constexpr bool operator==(Action, Action) = default;
};

// Actions in the canonical order.
class Actions {
public:
    static constexpr int kMost = 1 /*knock*/ + 19 /*cuts*/;  // in the auction 17: pass, 15 bids, a Kontra

    constexpr const Action* begin() const { return actions_.data(); }
    constexpr const Action* end() const { return actions_.data() + size_; }
    constexpr int size() const { return size_; }
    constexpr Action operator[](int place) const { return actions_[static_cast<std::size_t>(place)]; }
    constexpr void add(Action action) { actions_[size_++] = action; }

private:
    std::array<Action, kMost> actions_;  // the first size_ of them; not cleared, because this is the inner loop
    std::uint8_t size_ = 0;
};

}  // namespace vorhand::bauernschnapsen
