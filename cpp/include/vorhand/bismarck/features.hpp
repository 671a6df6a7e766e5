// What one seat may know of a deal of Bismarck, as numbers for learning programs: the native counterpart of
// src/vorhand/games/bismarck/observation.py. No hidden card has any bearing on them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "vorhand/bismarck/deal.hpp"

namespace vorhand::bismarck {

// What a deal itself forgets because nothing that may still happen depends on it. A caller keeps one beside its deal, or
// does not.
struct History {
    std::array<Cards, kMaxSeats> played{};  // by seat, to tricks or to the layout
    std::array<Cards, kMaxSeats> denied{};  // by seat, what it has publicly shown not to hold: suits led, cards that fitted
    std::array<Cards, kGivings> given{};    // by place in the order of giving

    // Notes a legal action that `deal` is about to do.
    void note(const Rules& rules, const Deal& deal, Action action);
};

// Sets of cards are 52 numbers each, 0 or 1, suits in the order C D H S and ranks ascending. Seats are relative: 0 is the
// one that looks, then clockwise; with three players the last is empty.
inline constexpr int kCardSets = 1 /*hand*/ + 4 /*played, by seat*/ + 1 /*of these, in the present trick*/ +
                                 1 /*kitty, as far as seen*/ + 1 /*laid aside, or being given, by oneself*/ +
                                 3 /*given to each of the others*/ + 1 /*got from others*/ + 1 /*shown for their suit*/ +
                                 3 /*unseen cards that each of the others is known not to hold*/;
inline constexpr int kOtherFeatures =
    1 /*four players*/ + 1 /*pairs*/ + 1 /*must trump*/ + 1 /*the declarer's duty to exchange*/ + 4 /*dealer*/ +
    4 /*declarer*/ + 4 /*leader*/ + 14 /*offered*/ + 14 /*contract*/ + 6 /*trump, or not known*/ + 3 /*aim*/ +
    1 /*ace lowest*/ + 9 /*phase*/ + 4 /*fate of the kitty*/ + 13 /*start of a layout*/ + 3 /*its direction*/ +
    4 /*tricks won, in sixteenths*/ + 4 /*quotas, likewise*/ + 4 /*cards held, likewise*/ + 1 /*gifts made, in sixths*/;
inline constexpr int kFeatures = kCardSets * kMostCards + kOtherFeatures;

// Writes what `seat` may know.
void write_features(const Rules& rules, const Deal& deal, const History& history, int seat,
                    std::span<float, kFeatures> features);

}  // namespace vorhand::bismarck
