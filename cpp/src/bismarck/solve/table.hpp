// What the search has found, in a form that holds for more positions than the one it was found in (partition search,
// M. Ginsberg 2001): an entry says who holds those ranks of each suit that mattered, and leaves the others open.
//
// An entry is found by how many cards of each suit each hand holds and who leads; under this key stands a list of
// patterns. Ranks are relative, counted among the cards still in play, so that entries hold for other deals as well.
// Lists grow to thousands of patterns, so that all but the shortest have an index by the two highest ranks of each
// suit, which leaves one pattern in 20 or fewer to be read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "vorhand/cards.hpp"

namespace vorhand::bismarck::solve {

// Who holds each rank of a suit: 2 bits a card, the highest card in the lowest bits; bits without a card are 0.
using Owners = std::array<std::uint32_t, kSuits>;

// Which ranks of a suit matter, 4 bits a suit: so many from above, and from which on to the lowest, counted from above
// from 0 on.
struct Depths {
    std::uint16_t above;
    std::uint16_t from;

    friend constexpr bool operator==(const Depths&, const Depths&) = default;
};

inline constexpr unsigned kNoneFrom = 15;  // no rank from below matters
inline constexpr std::uint16_t kNothingFrom = 0xFFFF;  // in no suit

struct Found {
    Depths depths;
    std::uint8_t lower;
    std::uint8_t upper;
    std::uint8_t lead;  // the card that decided, as the search wrote it; 0 is none
    std::uint8_t ranks;  // how many matter
};

class Table {
public:
    explicit Table(std::size_t bytes);

    // Says that the key is going to be looked for.
    void prepare(std::uint64_t key) const { __builtin_prefetch(&buckets_[bucket_number(key)]); }

    // An entry that decides whether at least `target` tricks are taken, one of few ranks if there are several, or null:
    // the fewer it rests on, the fewer what is proved by it. `lead` becomes the lead of an entry that holds for the
    // position but does not decide. What is pointed to stays until the next call.
    const Found* find(std::uint64_t key, const Owners& owners, int target, std::uint8_t& lead) const;

    void store(std::uint64_t key, const Owners& owners, const Found& found);

    // Empties the table in no time.
    void forget();

private:
    // Of the first two suits and of the last two.
    using Words = std::array<std::uint64_t, 2>;

    struct Entry {
        Words owners;  // of the ranks that matter; 0 for the others
        Found found;
    };
    static_assert(sizeof(Entry) == 24);

    struct alignas(64) Line {
        std::array<std::byte, 64> bytes;
    };

    struct Head;
    struct Small;
    struct Middle;
    struct Large;

    // Where a part of a list stands: in which lap of the memory, at which line, and of which kind.
    using Reference = std::uint32_t;

    struct Bucket {
        std::uint64_t key;
        Reference list;       // its newest part
        std::uint32_t epoch;  // another than the table's: empty
    };

    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    // Memory is written from the first line to the last and then over again from the first. A reference to a part that
    // was written over is seen to be void.
    static constexpr int kKindBits = 2;
    static constexpr int kLineBits = 20;
    static constexpr std::uint32_t kLaps = 1U << (32 - kKindBits - kLineBits);
    static constexpr std::uint32_t line_of(Reference part) { return part >> kKindBits & ((1U << kLineBits) - 1); }
    static constexpr std::uint32_t lap_of(Reference part) { return part >> (kKindBits + kLineBits); }

    bool stands(Reference part) const {
        return lap_of(part) == lap_ - (line_of(part) >= next_) && part != 0;
    }
    template <typename Part>
    Part& at(Reference part) const {
        return *reinterpret_cast<Part*>(&lines_[line_of(part)]);
    }

    std::size_t bucket_number(std::uint64_t key) const {
        key ^= key >> 32;
        return key * 0x9E37'79B9'7F4A'7C15 >> shift_;
    }
    const Bucket* bucket_of(std::uint64_t key) const;
    Bucket& bucket_for(std::uint64_t key);
    template <typename Part>
    Part& new_part(Bucket& bucket, Reference older);
    template <typename Part, typename From>
    Part& grown(Bucket& bucket);
    Entry* same(Reference list, const Words& owners, const Depths& depths) const;

    std::unique_ptr<Bucket[], Free> buckets_;  // both left as the system gives them, so that small searches do not pay
    std::unique_ptr<Line[]> lines_;
    std::size_t bucket_count_;
    std::uint32_t line_count_;
    std::uint32_t next_ = 0;  // the line to be written next
    std::uint32_t lap_ = 1;
    std::uint32_t epoch_ = 1;
    int shift_;
};

}  // namespace vorhand::bismarck::solve
