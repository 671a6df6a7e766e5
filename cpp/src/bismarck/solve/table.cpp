#include "table.hpp"

#include <algorithm>
#include <bit>
#include <new>

namespace vorhand::bismarck::solve {
namespace {

constexpr int kProbes = 8;  // buckets looked at for a key

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

constexpr std::array<std::uint64_t, 2> packed(const Owners& owners) {
    return {owners[0] | std::uint64_t{owners[1]} << 32, owners[2] | std::uint64_t{owners[3]} << 32};
}

constexpr unsigned kTwoRanks = 15;  // the bits of the two highest ranks

// The two highest ranks of a suit.
constexpr unsigned top_of(const std::array<std::uint64_t, 2>& owners, int suit) {
    return static_cast<unsigned>(owners[static_cast<std::size_t>(suit) / 2] >> (32 * (suit & 1))) & kTwoRanks;
}

// Whether the position holds the ranks of the entry's pattern as that says.
constexpr bool holds(const auto& entry, const std::array<std::uint64_t, 2>& position) {
    return !((position[0] ^ entry.owners[0]) & mask_of(entry.found.depths, 0)) &&
           !((position[1] ^ entry.owners[1]) & mask_of(entry.found.depths, 1));
}

constexpr bool decides(const Found& found, int target) { return found.lower >= target || found.upper < target; }

// Which patterns of a part a position may match: by each suit's two highest ranks a bit for each pattern.
template <typename Bits>
struct Index {
    std::array<std::array<Bits, kTwoRanks + 1>, kSuits> by_top;

    Bits candidates(const std::array<std::uint64_t, 2>& owners) const {
        return by_top[0][top_of(owners, 0)] & by_top[1][top_of(owners, 1)] & by_top[2][top_of(owners, 2)] &
               by_top[3][top_of(owners, 3)];
    }

    // Says that the candidates are going to be asked for.
    void prepare(const std::array<std::uint64_t, 2>& owners) const {
        for (int suit = 0; suit < kSuits; ++suit) __builtin_prefetch(&by_top[suit][top_of(owners, suit)]);
    }

    void add(int place, const std::array<std::uint64_t, 2>& owners, const Depths& depths) {
        const std::array<std::uint64_t, 2> masks{mask_of(depths, 0), mask_of(depths, 1)};
        for (int suit = 0; suit < kSuits; ++suit) {
            const unsigned open = ~top_of(masks, suit) & kTwoRanks;
            const unsigned known = top_of(owners, suit);
            for (unsigned any = open;; any = (any - 1) & open) {
                by_top[suit][known | any] |= Bits{1} << place;
                if (any == 0) break;
            }
        }
    }
};

}  // namespace

// The parts that a list is made of: it begins as a small one, is copied into a middle and then a large one, and when
// that is full, begins anew before it.
struct Table::Head {
    Reference older;
    std::uint32_t size;
};

struct Table::Small : Head {
    static constexpr Reference kKind = 0;
    std::array<Entry, 5> entries;
};

struct Table::Middle : Head {
    static constexpr Reference kKind = 1;
    Index<std::uint32_t> index;
    std::array<Entry, 21> entries;
};

struct Table::Large : Head {
    static constexpr Reference kKind = 2;
    Index<std::uint64_t> index;
    std::array<Entry, 63> entries;
};

Table::Table(std::size_t bytes) {
    static_assert(sizeof(Small) <= 2 * sizeof(Line) && sizeof(Middle) <= 12 * sizeof(Line));
    static_assert(sizeof(Large) <= 32 * sizeof(Line));
    bucket_count_ = std::bit_floor(std::max<std::size_t>(bytes / 8 / sizeof(Bucket), 1024));
    buckets_.reset(static_cast<Bucket*>(std::calloc(bucket_count_ + kProbes, sizeof(Bucket))));
    if (!buckets_) throw std::bad_alloc();
    const std::size_t for_lines = bytes - std::min(bytes, bucket_count_ * sizeof(Bucket));
    line_count_ =
        static_cast<std::uint32_t>(std::clamp<std::size_t>(for_lines / sizeof(Line), 1024, 1U << kLineBits));
    lines_ = std::make_unique_for_overwrite<Line[]>(line_count_);
    shift_ = 64 - std::countr_zero(bucket_count_);
}

void Table::forget() {
    next_ = 0;
    lap_ = 1;
    if (++epoch_ == 0) {
        std::fill_n(buckets_.get(), bucket_count_ + kProbes, Bucket{});
        epoch_ = 1;
    }
}

const Table::Bucket* Table::bucket_of(std::uint64_t key) const {
    const Bucket* bucket = &buckets_[bucket_number(key)];
    for (int probe = 0; probe < kProbes; ++probe, ++bucket) {
        if (bucket->epoch != epoch_) return nullptr;
        if (bucket->key == key) return bucket;
    }
    return nullptr;
}

const Found* Table::find(std::uint64_t key, const Owners& owners, int target, std::uint8_t& lead) const {
    const Bucket* bucket = bucket_of(key);
    if (!bucket) return nullptr;
    const Words position = packed(owners);
    const Found* best = nullptr;
    const auto look_at = [&](const Entry& entry) {
        if (!holds(entry, position)) return;
        if (decides(entry.found, target)) {
            if (!best || entry.found.ranks < best->ranks) best = &entry.found;
        } else if (entry.found.lead) {
            lead = entry.found.lead;
        }
    };
    const auto look_among = [&](const auto& part) {
        for (auto rest = part.index.candidates(position); rest; rest &= rest - 1) {
            look_at(part.entries[std::countr_zero(rest)]);
        }
    };
    for (Reference list = bucket->list; !best && stands(list);) {
        const Head& head = at<Head>(list);
        const Reference older = head.older;
        if (stands(older)) at<Large>(older).index.prepare(position);
        switch (list & 3) {
            case Small::kKind:
                for (std::uint32_t n = 0; n < head.size; ++n) look_at(at<Small>(list).entries[n]);
                break;
            case Middle::kKind:
                look_among(at<Middle>(list));
                break;
            default:
                look_among(at<Large>(list));
        }
        list = older;
    }
    return best;
}

// The entry of the very same pattern, or null.
Table::Entry* Table::same(Reference list, const Words& owners, const Depths& depths) const {
    const auto is_same = [&](const Entry& entry) { return entry.owners == owners && entry.found.depths == depths; };
    const auto among = [&](auto& part) -> Entry* {
        for (auto rest = part.index.candidates(owners); rest; rest &= rest - 1) {
            Entry& entry = part.entries[std::countr_zero(rest)];
            if (is_same(entry)) return &entry;
        }
        return nullptr;
    };
    Entry* found = nullptr;
    for (; !found && stands(list); list = at<Head>(list).older) {
        switch (list & 3) {
            case Small::kKind: {
                Small& part = at<Small>(list);
                for (std::uint32_t n = 0; n < part.size; ++n) {
                    if (is_same(part.entries[n])) found = &part.entries[n];
                }
                break;
            }
            case Middle::kKind:
                found = among(at<Middle>(list));
                break;
            default:
                found = among(at<Large>(list));
        }
    }
    return found;
}

Table::Bucket& Table::bucket_for(std::uint64_t key) {
    Bucket* bucket = &buckets_[bucket_number(key)];
    Bucket* const end = bucket + kProbes;
    Bucket* empty = nullptr;
    while (bucket != end && bucket->epoch == epoch_ && bucket->key != key) {
        if (!empty && !stands(bucket->list)) empty = bucket;
        ++bucket;
    }
    if (bucket == end) bucket = empty ? empty : bucket - 1 - key % kProbes;  // somebody has to go, with all his list
    if (bucket->epoch != epoch_ || bucket->key != key) *bucket = {key, 0, epoch_};
    return *bucket;
}

// A part without entries, the newest of the list.
template <typename Part>
Part& Table::new_part(Bucket& bucket, Reference older) {
    constexpr std::uint32_t lines = (sizeof(Part) + sizeof(Line) - 1) / sizeof(Line);
    if (next_ + lines > line_count_) {
        next_ = 0;
        ++lap_;
    }
    bucket.list = lap_ << (kKindBits + kLineBits) | next_ << kKindBits | Part::kKind;
    Part& part = *::new (&lines_[next_]) Part;
    next_ += lines;
    part.older = older;
    part.size = 0;
    if constexpr (requires { part.index; }) part.index = {};
    return part;
}

// The newest part of the list, which is full, in a larger one.
template <typename Part, typename From>
Part& Table::grown(Bucket& bucket) {
    const From from = at<From>(bucket.list);  // a copy, as the new part may be written over it
    Part& part = new_part<Part>(bucket, from.older);
    for (; part.size < from.size; ++part.size) {
        const Entry& entry = from.entries[part.size];
        part.entries[part.size] = entry;
        part.index.add(static_cast<int>(part.size), entry.owners, entry.found.depths);
    }
    return part;
}

void Table::store(std::uint64_t key, const Owners& owners, const Found& found) {
    Words pattern = packed(owners);
    pattern[0] &= mask_of(found.depths, 0);
    pattern[1] &= mask_of(found.depths, 1);
    if (lap_ + 1 == kLaps) forget();  // the numbers of laps are used up
    Bucket& bucket = bucket_for(key);
    if (Entry* known = same(bucket.list, pattern, found.depths)) {
        known->found.lower = std::max(known->found.lower, found.lower);
        known->found.upper = std::min(known->found.upper, found.upper);
        if (found.lead) known->found.lead = found.lead;
        return;
    }
    const auto add = [&](auto& part) {
        part.entries[part.size] = {pattern, found};
        if constexpr (requires { part.index; }) {
            part.index.add(static_cast<int>(part.size), pattern, found.depths);
        }
        ++part.size;
    };
    const auto full = [](const auto& part) { return part.size == part.entries.size(); };
    const Reference list = bucket.list;
    if (!stands(list)) return add(new_part<Small>(bucket, 0));
    switch (list & 3) {
        case Small::kKind:
            return full(at<Small>(list)) ? add(grown<Middle, Small>(bucket)) : add(at<Small>(list));
        case Middle::kKind:
            return full(at<Middle>(list)) ? add(grown<Large, Middle>(bucket)) : add(at<Middle>(list));
        default:
            return full(at<Large>(list)) ? add(new_part<Small>(bucket, list)) : add(at<Large>(list));
    }
}

}  // namespace vorhand::bismarck::solve
