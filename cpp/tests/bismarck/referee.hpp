// The referee: Bismarck's play solved by trying everything, written from the numbered rules (BIS-4.1 to BIS-4.6) and not
// from the core, of which it knows the types only. Slow and without a cut-off, so that there is little to get wrong.
#pragma once

#include <cstdint>
#include <vector>

#include "vorhand/position.hpp"
#include "vorhand/random.hpp"

namespace vorhand::tests {

// A fraction in lowest terms, its denominator above 0.
struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    friend bool operator==(const Fraction&, const Fraction&) = default;
};

using FractionBySeat = std::vector<Fraction>;

struct RefereedCard {
    Card card;
    FractionBySeat tricks;  // of the rest of the deal, the trick in progress included
};

// What three or four who play each for himself come to (see maxn.hpp for the rule about ties): of the position, and of
// every card that may be played, in ascending order.
struct RefereedIndividuals {
    FractionBySeat tricks;
    std::vector<RefereedCard> cards;
};

RefereedIndividuals referee_individuals(const Position& position);

// The tricks that the seats of `side` (a bit a seat) take of the rest of the deal when they want as many as they can
// get, in contracts to lose as few, and all others want the opposite.
int referee_side(const Position& position, unsigned side);

// A small position of any mode: 2 to 4 hands, every trump, ace, duty and aim, at any moment of a trick. Hands have at
// least one card and at most `cards_of_two`, `cards_of_three` or `cards_of_four`.
struct SmallPositions {
    int cards_of_two = 5;
    int cards_of_three = 4;
    int cards_of_four = 3;
};

Position small_position(Random& random, const SmallPositions& sizes);

// A position as somebody reads it in the line of a failed check.
std::string described(const Position& position);

}  // namespace vorhand::tests
