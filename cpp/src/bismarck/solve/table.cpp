#include "table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace vorhand::bismarck::solve {
namespace {

constexpr int kProbes = 8;      // buckets looked at for a key
constexpr int kListBlocks = 32;  // a longer list costs more to read than it saves: its oldest block is left out

// For two suits, 4 bits each: a word with all bits of so many ranks from above.
constexpr auto kRanksOfTwo = [] {
    std::array<std::uint64_t, 256> ranks{};
    for (unsigned n = 0; n < ranks.size(); ++n) {
        ranks[n] = ((std::uint64_t{1} << (2 * (n & 15))) - 1) | ((std::uint64_t{1} << (2 * (n >> 4))) - 1) << 32;
    }
    return ranks;
}();

// The bits of the first or the last two suits that matter. A suit has at most 13 cards, so that no bits stand beyond.
constexpr std::uint64_t mask_of(const Depths& depths, int half) {
    return kRanksOfTwo[depths.above >> (8 * half) & 255] | ~kRanksOfTwo[depths.from >> (8 * half) & 255];
}

constexpr std::uint64_t mixed(std::uint64_t key) {
    key ^= key >> 32;
    return key * 0x9E37'79B9'7F4A'7C15;
}

}  // namespace

Table::Table(std::size_t bytes) {
    const std::size_t buckets = std::bit_floor(std::max<std::size_t>(bytes / 8 / sizeof(Bucket), 1024));
    buckets_.resize(buckets + kProbes);
    blocks_size_ = static_cast<std::uint32_t>(
        std::clamp<std::size_t>((bytes - std::min(bytes, buckets * sizeof(Bucket))) / sizeof(Block), 1024, kIndexMask));
    blocks_ = std::make_unique_for_overwrite<Block[]>(blocks_size_);
    shift_ = 64 - std::countr_zero(buckets);
}

void Table::forget() {
    next_ = 0;
    if (++epoch_ == 0) {
        std::ranges::fill(buckets_, Bucket{});
        epoch_ = 1;
    }
}

const Table::Bucket* Table::bucket_of(std::uint64_t key) const {
    const Bucket* bucket = &buckets_[mixed(key) >> shift_];
    for (int probe = 0; probe < kProbes; ++probe, ++bucket) {
        if (bucket->epoch != epoch_) return nullptr;
        if (bucket->key == key) return bucket;
    }
    return nullptr;
}

Table::Block* Table::block_of(std::uint32_t reference) {
    Block& block = blocks_[reference & kIndexMask];
    return reference != 0 && block.lap == reference >> kIndexBits ? &block : nullptr;
}

const Found* Table::find(std::uint64_t key, const Owners& owners, int target, std::uint8_t& lead) {
    const Bucket* bucket = bucket_of(key);
    if (!bucket) return nullptr;
    const auto position = packed(owners);
    Block* const first = block_of(bucket->block);
    for (Block* block = first; block; block = block_of(block->next)) {
        for (std::uint32_t n = 0; n < block->size; ++n) {
            Entry& entry = block->entries[n];
            if ((position[0] ^ entry.owners[0]) & mask_of(entry.found.depths, 0)) continue;
            if ((position[1] ^ entry.owners[1]) & mask_of(entry.found.depths, 1)) continue;
            if (entry.found.lower >= target || entry.found.upper < target) {
                // What decides is found sooner the next time, and stays longer: it takes a place in the newest block.
                if (block == first) return &entry.found;
                std::swap(first->entries[n % first->size], entry);
                return &first->entries[n % first->size].found;
            }
            if (entry.found.lead) lead = entry.found.lead;
        }
    }
    return nullptr;
}

Table::Entry& Table::new_entry(std::uint64_t key) {
    if (next_ == blocks_size_) {
        next_ = 0;
        if (++lap_ == kLaps) {
            forget();
            lap_ = 1;
        }
    }
    Bucket* bucket = &buckets_[mixed(key) >> shift_];
    Bucket* const end = bucket + kProbes;
    Bucket* empty = nullptr;
    while (bucket != end && bucket->epoch == epoch_ && bucket->key != key) {
        if (!empty && !block_of(bucket->block)) empty = bucket;
        ++bucket;
    }
    if (bucket == end) bucket = empty ? empty : bucket - 1 - key % kProbes;  // somebody has to go, with all his list
    if (bucket->epoch != epoch_ || bucket->key != key) *bucket = {key, 0, epoch_};
    Block* first = block_of(bucket->block);
    if (!first || first->size == first->entries.size()) {
        int length = 1;
        for (Block* block = first; block; block = block_of(block->next)) {
            if (++length == kListBlocks) block->next = 0;
        }
        first = &blocks_[next_];
        first->next = bucket->block;
        first->size = 0;
        first->lap = static_cast<std::uint16_t>(lap_);
        bucket->block = lap_ << kIndexBits | next_++;
    }
    return first->entries[first->size++];
}

void Table::store(std::uint64_t key, const Owners& owners, const Found& found) {
    auto pattern = packed(owners);
    pattern[0] &= mask_of(found.depths, 0);
    pattern[1] &= mask_of(found.depths, 1);
    if (const Bucket* bucket = bucket_of(key)) {
        for (Block* block = block_of(bucket->block); block; block = block_of(block->next)) {
            for (std::uint32_t n = 0; n < block->size; ++n) {
                Entry& entry = block->entries[n];
                if (entry.owners != pattern || entry.found.depths != found.depths) continue;
                entry.found.lower = std::max(entry.found.lower, found.lower);
                entry.found.upper = std::min(entry.found.upper, found.upper);
                if (found.lead) entry.found.lead = found.lead;
                return;
            }
        }
    }
    new_entry(key) = {pattern, found};
}

}  // namespace vorhand::bismarck::solve
