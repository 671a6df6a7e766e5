#include "table.hpp"

#include <algorithm>
#include <bit>

namespace vorhand::bismarck::solve {
namespace {

constexpr int kProbes = 8;      // buckets looked at for a key
constexpr int kListBlocks = 40;  // a longer list costs more to read than it saves: its oldest block is written over

constexpr std::uint64_t mixed(std::uint64_t key) {
    key ^= key >> 32;
    return key * 0x9E37'79B9'7F4A'7C15;
}

}  // namespace

Table::Table(std::size_t bytes) {
    const std::size_t buckets = std::bit_floor(std::max<std::size_t>(bytes / 8 / sizeof(Bucket), 1024));
    buckets_.resize(buckets + kProbes);
    blocks_size_ = static_cast<std::uint32_t>(
        std::max<std::size_t>((bytes - std::min(bytes, buckets * sizeof(Bucket))) / sizeof(Block), 1024));
    blocks_ = std::make_unique_for_overwrite<Block[]>(blocks_size_);
    shift_ = 64 - std::countr_zero(buckets);
}

void Table::forget() {
    used_ = 1;
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

const Found* Table::find(std::uint64_t key, const Owners& owners, int target, std::uint8_t& lead) const {
    const Bucket* bucket = bucket_of(key);
    if (!bucket) return nullptr;
    const auto position = packed(owners);
    for (std::uint32_t block = bucket->block; block; block = blocks_[block].next) {
        const Block& here = blocks_[block];
        for (std::uint32_t n = 0; n < here.size; ++n) {
            const Entry& entry = here.entries[n];
            if (((position[0] ^ entry.owners[0]) & entry.mask[0]) | ((position[1] ^ entry.owners[1]) & entry.mask[1])) {
                continue;
            }
            if (entry.found.lower >= target || entry.found.upper < target) return &entry.found;
            if (entry.found.lead) lead = entry.found.lead;
        }
    }
    return nullptr;
}

Table::Entry& Table::new_entry(std::uint64_t key) {
    if (used_ == blocks_size_) forget();
    Bucket* bucket = &buckets_[mixed(key) >> shift_];
    Bucket* const end = bucket + kProbes;
    while (bucket != end && bucket->epoch == epoch_ && bucket->key != key) ++bucket;
    if (bucket == end) bucket -= 1 + key % kProbes;  // somebody has to go; its list is lost until the next epoch
    if (bucket->epoch != epoch_ || bucket->key != key) *bucket = {key, 0, epoch_};
    if (bucket->block == 0 || blocks_[bucket->block].size == blocks_[bucket->block].entries.size()) {
        int length = 0;
        std::uint32_t last = 0;
        std::uint32_t before_last = 0;
        for (std::uint32_t block = bucket->block; block; block = blocks_[block].next) {
            before_last = last;
            last = block;
            ++length;
        }
        std::uint32_t fresh = last;
        if (length < kListBlocks) {
            fresh = used_++;
        } else {
            blocks_[before_last].next = 0;
        }
        blocks_[fresh].next = bucket->block;
        blocks_[fresh].size = 0;
        bucket->block = fresh;
    }
    Block& block = blocks_[bucket->block];
    return block.entries[block.size++];
}

void Table::store(std::uint64_t key, const Owners& owners, const Owners& mask, const Found& found) {
    const auto masked = packed(mask);
    auto pattern = packed(owners);
    pattern[0] &= masked[0];
    pattern[1] &= masked[1];
    if (const Bucket* bucket = bucket_of(key)) {
        for (std::uint32_t block = bucket->block; block; block = blocks_[block].next) {
            for (std::uint32_t n = 0; n < blocks_[block].size; ++n) {
                Entry& entry = blocks_[block].entries[n];
                if (entry.owners != pattern || entry.mask != masked) continue;
                entry.found.lower = std::max(entry.found.lower, found.lower);
                entry.found.upper = std::min(entry.found.upper, found.upper);
                if (found.lead) entry.found.lead = found.lead;
                return;
            }
        }
    }
    new_entry(key) = {pattern, masked, found};
}

}  // namespace vorhand::bismarck::solve
