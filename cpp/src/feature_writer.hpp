// Fills an array of features from the first to the last, for the core's own sources.
#pragma once

#include <algorithm>
#include <span>

#include "vorhand/cards.hpp"

namespace vorhand {

class FeatureWriter {
public:
    explicit FeatureWriter(std::span<float> features) : next_(features.data()) { std::ranges::fill(features, 0.0F); }

    // A set of cards of a pack whose suits each run from `lowest_rank`, a bit of a lane, to the ace: 0 or 1 for each card.
    template <int lowest_rank>
    void cards(Cards set) {
        constexpr int suit_size = kAceToLowest + 1 - lowest_rank;
        for (; set; set = without_lowest(set)) {
            const int index = lowest(set).index;
            next_[index / kLaneBits * suit_size + index % kLaneBits - lowest_rank] = 1;
        }
        next_ += kSuits * suit_size;
    }

    void flag(bool holds) { *next_++ = holds; }

    void number(float value) { *next_++ = value; }

    // One of so many; none if `place` is not among them.
    void one_of(int many, int place) {
        if (place >= 0 && place < many) next_[place] = 1;
        next_ += many;
    }

    void each_of(int many, unsigned bits) {
        for (int place = 0; place < many; ++place) next_[place] = static_cast<float>(bits >> place & 1);
        next_ += many;
    }

private:
    float* next_;
};

}  // namespace vorhand
