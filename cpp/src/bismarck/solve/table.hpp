// What the search has found, in a form that holds for more positions than the one it was found in (partition search,
// M. Ginsberg 2001): an entry says who holds those ranks of each suit that mattered, and leaves the others open.
//
// An entry is found by how many cards of each suit each hand holds and who leads; under this key stands a list of
// patterns. Ranks are relative, counted among the cards still in play, so that entries hold for other deals as well.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

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

struct Found {
    Depths depths;
    std::uint8_t lower;
    std::uint8_t upper;
    std::uint8_t lead;  // the card that decided, as the search wrote it; 0 is none
};

class Table {
public:
    explicit Table(std::size_t bytes);

    // The entry that decides whether at least `target` tricks are taken, or null. `lead` becomes the lead of an entry
    // that holds for the position but does not decide. What is pointed to stays until the next call.
    const Found* find(std::uint64_t key, const Owners& owners, int target, std::uint8_t& lead);

    void store(std::uint64_t key, const Owners& owners, const Found& found);

    // Empties the table in no time.
    void forget();

private:
    struct Entry {
        std::array<std::uint64_t, 2> owners;  // of the ranks that matter; 0 for the others
        Found found;
    };
    static_assert(sizeof(Entry) == 24);

    // Two cache lines.
    struct Block {
        std::array<Entry, 5> entries;
        std::uint32_t next;
        std::uint16_t size;
        std::uint16_t lap;
    };
    static_assert(sizeof(Block) == 128);

    struct Bucket {
        std::uint64_t key;
        std::uint32_t block;  // the newest of its list
        std::uint32_t epoch;  // another than the table's: empty
    };

    static std::array<std::uint64_t, 2> packed(const Owners& owners) {
        return {owners[0] | std::uint64_t{owners[1]} << 32, owners[2] | std::uint64_t{owners[3]} << 32};
    }

    // Blocks are written one after the other, and when all are used the oldest anew. A reference is the index of a
    // block and the lap in which it was written, so that one to a block that was written over is seen to be void; 0 is
    // none.
    static constexpr int kIndexBits = 20;
    static constexpr std::uint32_t kIndexMask = (1U << kIndexBits) - 1;
    static constexpr std::uint32_t kLaps = 1U << (32 - kIndexBits);

    Block* block_of(std::uint32_t reference);
    const Bucket* bucket_of(std::uint64_t key) const;
    Entry& new_entry(std::uint64_t key);

    std::vector<Bucket> buckets_;
    std::unique_ptr<Block[]> blocks_;  // left as the system gives it, so that small searches do not pay for it
    std::uint32_t blocks_size_;
    std::uint32_t next_ = 0;  // the block to be written next
    std::uint32_t lap_ = 1;
    std::uint32_t epoch_ = 1;
    int shift_;
};

}  // namespace vorhand::bismarck::solve
