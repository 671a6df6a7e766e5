// Tricks that everybody must head, with five cards a suit in any order of rank: the native twin of `Order` and
// `playable_heading` in src/vorhand/tricks.py, where the rules are explained (BAU-5.2 to BAU-5.6).
//
// The best card of a trick is kept while the trick grows; nothing here looks at a whole trick.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "vorhand/cards.hpp"

namespace vorhand {

// How five cards of a suit rank (BAU-1.2).
enum class Order : std::uint8_t { ace_ten, ten_high, king_high, queen_high, ten_last };

inline constexpr int kOrders = 5;
inline constexpr std::array<std::string_view, kOrders> kOrderWords{"ATKQJ", "TKQJA", "KQJAT", "QJATK", "AKQJT"};

// The words of rule files and vectors, highest rank first. Throws std::invalid_argument for any other.
Order parse_order(std::string_view word);

using StrongerRanks = std::array<std::uint16_t, kLaneBits>;  // by bit of a lane: the bits of the ranks above it

constexpr StrongerRanks stronger_ranks(std::string_view order) {
    StrongerRanks stronger{};
    unsigned above = 0;
    for (const char letter : order) {
        const auto place = std::string_view("-23456789TJQKA").find(letter);
        stronger[place] = static_cast<std::uint16_t>(above);
        above |= 1U << place;
    }
    return stronger;
}

inline constexpr std::array<StrongerRanks, kOrders> kStrongerRanks{
    stronger_ranks(kOrderWords[0]), stronger_ranks(kOrderWords[1]), stronger_ranks(kOrderWords[2]),
    stronger_ranks(kOrderWords[3]), stronger_ranks(kOrderWords[4])};

// The cards of the same suit that rank above `card`.
constexpr Cards stronger_than(Card card, Order order) {
    const int place = card.index % kLaneBits;
    return Cards{kStrongerRanks[static_cast<std::size_t>(order)][place]} << (card.index - place);
}

// Whether `card`, played after `best`, takes the trick from it (BAU-5.2).
constexpr bool beats(Card card, Card best, Order order, std::optional<Suit> trump) {
    if (suit_of(card) == suit_of(best)) return stronger_than(best, order) & bit(card);
    return suit_of(card) == trump;
}

// The cards of `hand` that may be played to a trick in which `led` was led and `best` is winning (BAU-5.3 to BAU-5.6).
constexpr Cards playable_heading(Cards hand, Suit led, Card best, Order order, std::optional<Suit> trump) {
    const Cards above = stronger_than(best, order);  // in the suit of `best` only, be it led or trumps
    const auto heading = [above](Cards held) { return held & above ? held & above : held; };
    // BAU-5.4: once the trick is trumped no card of the suit led is above `best`, so any of them will do.
    if (const Cards following = hand & lane(led)) return heading(following);
    if (!trump) return hand;
    // BAU-5.5: over a card that is no trump every trump heads.
    const Cards trumps = hand & lane(*trump);
    return trumps ? heading(trumps) : hand;
}

}  // namespace vorhand
