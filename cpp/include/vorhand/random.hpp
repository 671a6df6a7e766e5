// Chance for searches, worlds and playouts: seeded, the same on every machine, and never for the packs that people play
// with.
//
// xoshiro256++ by D. Blackman and S. Vigna (public domain, prng.di.unimi.it), its state filled by SplitMix64.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace vorhand {

inline constexpr std::uint64_t kGolden = 0x9E37'79B9'7F4A'7C15;

// The word that SplitMix64 gives after the state `before`: every bit of it depends on every bit there.
constexpr std::uint64_t split_mix(std::uint64_t before) {
    std::uint64_t mixed = before + kGolden;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58'476D'1CE4'E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D0'49BB'1331'11EB;
    return mixed ^ (mixed >> 31);
}

class Random {
public:
    explicit constexpr Random(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            word = split_mix(seed);
            seed += kGolden;
        }
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // Evenly from 0 to bound - 1; `bound` is 1 or more. By D. Lemire's multiplication, so that divisions are rare.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (auto low = static_cast<std::uint32_t>(product); low < bound) {
            for (const std::uint32_t least = (0U - bound) % bound; low < least;
                 low = static_cast<std::uint32_t>(product)) {
                product = (next() >> 32) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // The same for bounds that 32 bits do not hold.
    constexpr std::uint64_t below_wide(std::uint64_t bound) {
        const std::uint64_t mask = bound == 1 ? 0 : ~std::uint64_t{0} >> std::countl_zero(bound - 1);
        std::uint64_t drawn = next() & mask;
        while (drawn >= bound) drawn = next() & mask;
        return drawn;
    }

private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace vorhand
