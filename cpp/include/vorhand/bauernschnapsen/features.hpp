// What one seat may know of a deal of Bauernschnapsen, as numbers for learning programs: the native counterpart of
// src/vorhand/games/bauernschnapsen/observation.py. No hidden card has any bearing on them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "vorhand/bauernschnapsen/deal.hpp"

namespace vorhand::bauernschnapsen {

// What a deal itself forgets because nothing that may still happen depends on it. A caller keeps one beside its deal, or
// does not.
struct History {
    std::array<Cards, kSeats> played{};             // by seat
    std::array<Cards, kSeats> denied{};             // by seat, what it has publicly shown not to hold: suits led
    std::array<Cards, kSeats> shown{};              // by seat, marriages that it declared, and the card turned up
    std::array<std::uint16_t, kSeats> bids{};       // by seat, the contracts that it bid, as bits by id
    std::array<std::uint8_t, kSeats> marriages{};   // by seat, the suits of those that it declared, as bits
    bool turned = false;                            // whether a card was turned up for trumps

    // Notes a legal action, or a card turned up, that is about to happen in `deal`.
    void note(const Rules& rules, const Deal& deal, std::uint8_t action);
    void note_turn(const Rules& rules, const Deal& deal, int place);
};

// Sets of cards are 20 numbers each, 0 or 1, suits in the order C D H S, ten to ace. Seats are relative: 0 is the one that
// looks, then clockwise; sides likewise, its own first.
inline constexpr int kCardSets = 1 /*hand*/ + 4 /*played, by seat*/ + 1 /*of these, in the present trick*/ +
                                 3 /*shown and still held by each of the others*/ +
                                 3 /*unseen cards that each of the others is known not to hold*/;
inline constexpr int kOtherFeatures =
    5 /*phase*/ + 4 /*dealer*/ + 5 /*trump, or not known*/ + 1 /*turned up*/ + 4 * kContracts /*bids, by seat*/ +
    4 /*passed*/ + kContracts /*contract that stands or is played*/ + 4 /*bidder*/ + 1 /*Normal game doubled in its place*/ +
    4 /*declarer*/ + 4 /*doubled*/ + 1 /*one has declined*/ + 4 /*who sits out*/ + 4 /*leader*/ + 4 /*who wins the trick*/ +
    4 * kSuits /*marriages, by seat*/ + kSuits /*declared on this lead*/ + 2 /*side has a trick*/ +
    2 /*card points of the sides, in hundredths*/ + 4 /*cards held, in fifths*/ + 1 /*tricks, likewise*/ +
    kOrders /*order of rank*/ + 6 /*aim*/ + 3 /*who may declare*/ + 1 /*trumps count*/ + 1 /*value, in twelfths*/;
inline constexpr int kFeatures = kCardSets * kPackCards + kOtherFeatures;

// Writes what `seat` may know.
void write_features(const Rules& rules, const Deal& deal, const History& history, int seat,
                    std::span<float, kFeatures> features);

}  // namespace vorhand::bauernschnapsen
